"""The configuration file of a server (TOML): everything an operator may set, each with a default that fits a club."""

import ssl
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from siegeworks.kernel.problem import Problem
from siegeworks.server.addresses import TrustedProxies
from siegeworks.server.limits import ServerLimits
from siegeworks.store import files

if TYPE_CHECKING:
    from siegeworks.table.worker_processes import Thinkers

Days = Annotated[float, Meta(ge=0, le=100_000)]
PortNumber = Annotated[int, Meta(ge=0, le=65535)]


class Retention(Struct, frozen=True, forbid_unknown_fields=True):
    """How long tables are kept, in days; 0 keeps them for ever."""

    never_begun_days: Days = 7
    unfinished_days: Days = 0
    """Since the table was opened."""
    finished_days: Days = 0


class AlertSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Alerts for people who are away when it is their turn."""

    delay_seconds: Annotated[float, Meta(ge=0, le=1_000_000)] = 60
    """How long a decision waits before its person is alerted."""
    contact: str = "mailto:operator@localhost"
    """Whom the push services of browser makers can write to, as `mailto:` or `https:` address."""
    private_networks: bool = False
    """Whether push services in private networks, and without TLS, may be used; anybody can name one."""


class MailSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The SMTP server for turn alerts by e-mail."""

    host: str
    sender: str
    """The address that the messages come from."""
    address: str
    """Where people reach this server, such as `https://play.example.org`: the messages link to it."""
    port: PortNumber = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str | None = None
    password_file: str | None = None


class Configuration(Struct, frozen=True, forbid_unknown_fields=True):
    """What the file may say."""

    names: tuple[str, ...] = ()
    """Host names of the server, besides addresses and localhost."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks of the proxies that may say whose request they pass on."""
    certificate: str | None = None
    """A file with the certificate, for TLS without a proxy; `key` names the file of its key."""
    key: str | None = None
    metrics_host: str = "127.0.0.1"
    metrics_port: PortNumber | None = None
    """Where `/metrics`, `/healthz` and `/readyz` answer; nowhere if left out."""
    log: Literal["plain", "json"] = "plain"
    drain_seconds: Annotated[float, Meta(ge=0, le=300)] = 0
    """How long a server that is asked to stop still serves, so that a proxy notices before it closes."""
    content: tuple[str, ...] = ()
    """Content packs that new tables can choose."""
    bots: tuple[str, ...] = ()
    """Bots of your own, each as `module:Class`."""
    thinkers: tuple[str, ...] = ()
    """Where `siegeworks think` runs for this server, each as `HOST:PORT`: one task at a time for each mention."""
    thinkers_secret: str | None = None
    """The file with the secret that the server and its thinkers share."""
    site: str | None = None
    """The folder that `siegeworks build-site` has written, with which people go on offline; if left out, the folder
    `site` of the data folder, if it is there."""
    limits: ServerLimits = ServerLimits()
    retention: Retention = Retention()
    alerts: AlertSettings = AlertSettings()
    mail: MailSettings | None = None
    """Without it nobody is alerted by e-mail."""


def read_configuration(path: Path) -> Configuration:
    """The configuration in a file; anything wrong in it is one clear problem."""
    try:
        found = msgspec.toml.decode(files.read_bytes(path), type=Configuration)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Problem("config-unreadable", file=str(path), reason=str(error)) from None
    return checked(found)


def checked(configuration: Configuration) -> Configuration:
    """Refuse what only shows when it is used: proxies that are none, and certificates that cannot be used."""
    TrustedProxies(configuration.trusted_proxies)
    if (configuration.certificate is None) != (configuration.key is None):
        raise Problem("config-certificate-key")
    if configuration.certificate is not None and configuration.key is not None:
        check_certificate(configuration.certificate, configuration.key)
    thinkers_of(configuration)
    if configuration.mail is not None:
        # Only a server that sends e-mail needs what sends it.
        from siegeworks.server.mail import check_mail_settings

        check_mail_settings(configuration.mail)
    return configuration


def thinkers_of(configuration: Configuration) -> "Thinkers | None":
    """Where the thinking is done, if not in processes of the server's own."""
    if not configuration.thinkers:
        return None
    # Only a server that has such programs needs what talks to them.
    from siegeworks.table.worker_processes import Thinkers
    from siegeworks.workers.remote import read_address, read_secret

    if configuration.thinkers_secret is None:
        raise Problem("think-no-secret")
    addresses = tuple(read_address(address) for address in configuration.thinkers)
    return Thinkers(addresses, read_secret(configuration.thinkers_secret))


def check_certificate(certificate: str, key: str) -> None:
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key)
    except (OSError, ssl.SSLError) as error:
        raise Problem("serve-certificate", file=certificate, reason=str(error)) from None
