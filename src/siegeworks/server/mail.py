"""E-mail through an SMTP server: short plain texts that can be switched off with one click."""

import smtplib
import ssl
from email import policy
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path

from siegeworks.kernel.problem import Problem
from siegeworks.server.configuration import MailSettings
from siegeworks.store import files

SMTP_SECONDS = 20.0
LONGEST_ADDRESS = 254
UNFOLDED = policy.SMTP.clone(max_line_length=900)
"""A link that is folded is encoded, and mail programs do not recognise it."""


def checked_address(text: str) -> str:
    """An e-mail address as it is; anything that is none, or could smuggle a header in, is refused."""
    try:
        parsed = Address(addr_spec=text)
    except (ValueError, IndexError, MessageError):
        raise Problem("alert-mail-address") from None
    if len(text) > LONGEST_ADDRESS or not text.isascii() or not text.isprintable() or "." not in parsed.domain:
        raise Problem("alert-mail-address")
    return text


def check_mail_settings(settings: MailSettings) -> None:
    """Refuse what would only show when the first message is sent."""
    checked_address(settings.sender)
    if not settings.address.startswith(("https://", "http://")):
        raise Problem("config-mail-address", address=settings.address)
    _password(settings)


def _password(settings: MailSettings) -> str:
    return "" if settings.password_file is None else files.read_text(Path(settings.password_file)).strip()


def composed(settings: MailSettings, to: str, subject: str, text: str, off: str | None = None) -> EmailMessage:
    """A message; `off` is the address that switches such messages off, for the button of mail programs (RFC 8058)."""
    message = EmailMessage(UNFOLDED)
    message["From"] = Address("Siegeworks", addr_spec=settings.sender)
    message["To"] = Address(addr_spec=to)
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=settings.sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    if off is not None:
        message["List-Unsubscribe"] = f"<{off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(text)
    return message


def send(settings: MailSettings, message: EmailMessage) -> None:
    """Hand a message to the SMTP server; raises `OSError` or `smtplib.SMTPException`. Takes a while: run in a
    thread."""
    context = ssl.create_default_context()
    if settings.security == "tls":
        server: smtplib.SMTP = smtplib.SMTP_SSL(settings.host, settings.port, timeout=SMTP_SECONDS, context=context)
    else:
        server = smtplib.SMTP(settings.host, settings.port, timeout=SMTP_SECONDS)
    with server:
        if settings.security == "starttls":
            server.starttls(context=context)
        if settings.user is not None:
            server.login(settings.user, _password(settings))
        server.send_message(message)
