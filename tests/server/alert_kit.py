"""The other ends of turn alerts on this machine: a push service, a browser that can read, and an SMTP server."""

import email
import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from siegeworks.server.configuration import AlertSettings, Configuration, MailSettings
from siegeworks.server.web_push import encoded, public_point

from .kit import GENEROUS, Client, Json, Running


@dataclass
class Browser:
    """A browser with a subscription: the only one that can read what is sent to it."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"0123456789abcdef"

    def subscription(self, language: str = "en") -> Json:
        keys = {"p256dh": encoded(public_point(self.key)), "auth": encoded(self.auth)}
        return {"endpoint": self.endpoint, "language": language, **keys}

    def read(self, body: bytes) -> bytes:
        """Decrypt a message as RFC 8291 and RFC 8188 say it, from the side of the reader."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        secret = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\0" + public_point(self.key) + sender
        shared = _derived(secret, self.auth, info, 32)
        key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
        text = AESGCM(key).decrypt(nonce, sealed, None)
        assert text.endswith(b"\2")
        return text[:-1]


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


@dataclass
class PushService:
    """A push service: what it received by path, and the status it answers with; 0 never answers."""

    port: int = 0
    received: list[tuple[str, dict[str, str], bytes]] = field(default_factory=list)
    statuses: dict[str, int] = field(default_factory=dict)
    ended: threading.Event = field(default_factory=threading.Event)

    def address(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def at(self, path: str) -> list[bytes]:
        return [body for where, _, body in self.received if where == path]


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            service.received.append((self.path, {name.lower(): text for name, text in self.headers.items()}, body))
            status = service.statuses.get(self.path, 201)
            if status == 0:
                service.ended.wait()
                return
            self.send_response(status)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield service
    finally:
        service.ended.set()
        server.shutdown()
        thread.join()
        server.server_close()


class MailHandler(socketserver.StreamRequestHandler):
    """As much of an SMTP server as a test needs."""

    server: "MailServer"

    def handle(self) -> None:
        self._say("220 ready")
        while line := self.rfile.readline().decode().strip():
            if line.upper().startswith("EHLO"):
                self._say("250 hello")
            elif line.upper() == "DATA":
                self._say("354 go on")
                self.server.keep(self._text())
                self._say("250 kept")
            elif line.upper() == "QUIT":
                self._say("221 bye")
                return
            else:
                self._say("250 ok")

    def _say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def _text(self) -> bytes:
        lines = list(iter(self.rfile.readline, b".\r\n"))
        return b"".join(line.removeprefix(b".") for line in lines)


class MailServer(socketserver.ThreadingTCPServer):
    """An SMTP server that keeps what it receives."""

    daemon_threads = True
    address_family = socket.AF_INET

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), MailHandler)
        self.received: list[Message] = []

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def keep(self, text: bytes) -> None:
        self.received.append(email.message_from_bytes(text))


def text_of(message: Message) -> str:
    content = message.get_payload(decode=True)
    assert isinstance(content, bytes)
    return content.decode()


@contextmanager
def mail_server() -> Iterator[MailServer]:
    with MailServer() as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            yield server
        finally:
            server.shutdown()
            thread.join()


# A server, and people at its tables.

PERSON = "p" * 32
PAIR = [{"who": "me", "name": "Ana"}, {"who": "friend"}]
HERE = "http://127.0.0.1"


def configuration(mail_port: int | None = None) -> Configuration:
    mail = None if mail_port is None else MailSettings("127.0.0.1", "club@siege.example", HERE, mail_port, "none")
    return Configuration(limits=GENEROUS, alerts=AlertSettings(delay_seconds=0, private_networks=True), mail=mail)


def post(server: Running, path: str, body: Json, person: str = PERSON) -> Json:
    answer = server.request(f"/api/alerts/{path}", body, authorization=f"Bearer {person}")
    assert answer.status == 200, answer.text
    found: Json = answer.json()
    return found


def state(server: Running) -> Json:
    found: Json = server.request("/api/alerts", authorization=f"Bearer {PERSON}").json()
    return found


def gathered(server: Running, game: str = "castlecards") -> tuple[Json, Client, Client]:
    """A game of two: the one who is asked first, then the other."""
    created = server.create(game, PAIR)
    ana = server.sit(created, created["founder"])
    ben = server.sit(created, created["links"][1]["token"])
    ben.take_seat(name="Ben")
    ana.until("table")
    assert ana.decision is not None
    return (created, ana, ben) if ana.decision["seat"] == 0 else (created, ben, ana)


def follow(server: Running, created: Json, client: Client) -> None:
    post(server, "tables", {"tables": [{"table": created["table"], "token": client.token}]})
