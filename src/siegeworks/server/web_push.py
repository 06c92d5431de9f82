"""Web Push: a short message for a browser that may be closed, through the push service its browser maker runs.

The message is encrypted for that browser alone (RFC 8291), and the server signs who it is (VAPID, RFC 8292). Where to
send comes from strangers, so nothing is sent into private networks unless the operator allows it.
"""

import asyncio
import base64
import binascii
import ipaddress
import json
import os
import socket
import ssl
import time
from dataclasses import dataclass
from urllib.parse import urlsplit

from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from siegeworks.kernel.problem import Problem
from siegeworks.store.alerts import PushTarget

CURVE = ec.SECP256R1()
POINT_BYTES = 65
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD_BYTES = 4096
LAST_RECORD = b"\x02"
KEPT_SECONDS = 24 * 3600
"""How long a push service keeps the message for a browser that is switched off."""
SIGNED_SECONDS = 12 * 3600
SEND_SECONDS = 10.0
"""A push service that has not answered by then is given up."""
LONGEST_ENDPOINT = 1000


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        raise Problem("alert-endpoint") from None


# Keys.


def new_private_key() -> str:
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), CURVE)


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _browser_key(target: PushTarget) -> tuple[ec.EllipticCurvePublicKey, bytes, bytes]:
    point, auth = decoded(target.p256dh), decoded(target.auth)
    if len(point) != POINT_BYTES or len(auth) != AUTH_BYTES:
        raise Problem("alert-endpoint")
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point), point, auth
    except (ValueError, InvalidKey):
        raise Problem("alert-endpoint") from None


# The message.


def encrypted(
    target: PushTarget, text: bytes, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only the browser can read, as one record of `aes128gcm`. Key and salt are new each time."""
    browser, point, auth = _browser_key(target)
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(SALT_BYTES)
    sender = public_point(own)
    shared = _derived(own.exchange(ec.ECDH(), browser), auth, b"WebPush: info\x00" + point + sender, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\x00", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\x00", 12)
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return header + AESGCM(key).encrypt(nonce, text + LAST_RECORD, None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def signed(key: ec.EllipticCurvePrivateKey, audience: str, contact: str, now: float) -> str:
    """Who sends, for the push service: a token signed with the key that the browser has subscribed with."""
    claims = {"aud": audience, "exp": int(now) + SIGNED_SECONDS, "sub": contact}
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    text = ".".join(encoded(json.dumps(part, separators=(",", ":")).encode()) for part in parts)
    r, s = decode_dss_signature(key.sign(text.encode(), ec.ECDSA(hashes.SHA256())))
    token = f"{text}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encoded(public_point(key))}"


# Sending.


@dataclass(frozen=True, slots=True)
class PushSender:
    """Sends messages in the name of one server."""

    key: ec.EllipticCurvePrivateKey
    contact: str
    private_networks: bool = False
    """Whether push services in private networks, and without TLS, are allowed."""

    @property
    def public_key(self) -> str:
        return encoded(public_point(self.key))

    def check(self, target: PushTarget) -> None:
        """Refuse a browser that cannot be written to."""
        _browser_key(target)
        self._place(target.endpoint)

    def _place(self, endpoint: str) -> tuple[str, int, bool, str]:
        """Host, port, whether with TLS, and path of an endpoint."""
        try:
            parts = urlsplit(endpoint)
            secure, host = parts.scheme == "https", parts.hostname or ""
            port = parts.port or (443 if secure else 80)
        except ValueError:
            raise Problem("alert-endpoint") from None
        known = secure or (parts.scheme == "http" and self.private_networks)
        plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
        if not known or not host or not plain or len(endpoint) > LONGEST_ENDPOINT:
            raise Problem("alert-endpoint")
        return host, port, secure, (parts.path or "/") + (f"?{parts.query}" if parts.query else "")

    async def send(self, target: PushTarget, text: bytes) -> int:
        """Send a message; returns the HTTP status of the push service, 0 if it could not be reached in time."""
        host, port, secure, path = self._place(target.endpoint)
        audience = f"{'https' if secure else 'http'}://{urlsplit(target.endpoint).netloc}"
        body = encrypted(target, text)
        head = [
            f"POST {path} HTTP/1.1",
            f"Host: {urlsplit(target.endpoint).netloc}",
            f"Authorization: {signed(self.key, audience, self.contact, time.time())}",
            "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream",
            f"Content-Length: {len(body)}",
            f"TTL: {KEPT_SECONDS}",
            "Urgency: normal",
            "Connection: close",
        ]
        message = "\r\n".join([*head, "", ""]).encode() + body
        try:
            async with asyncio.timeout(SEND_SECONDS):
                return await self._exchange(await self._address(host, port), port, host if secure else None, message)
        except (TimeoutError, OSError, ssl.SSLError, ValueError, asyncio.IncompleteReadError):
            return 0

    async def _address(self, host: str, port: int) -> str:
        """The address to connect to. It is looked up once and used as it is, so that it cannot change after it was
        checked."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(entry[4][0]) for entry in found]
        if not addresses or not (self.private_networks or all(map(is_public, addresses))):
            raise OSError(host)
        return addresses[0]

    async def _exchange(self, address: str, port: int, secure_host: str | None, message: bytes) -> int:
        context = None if secure_host is None else ssl.create_default_context()
        reader, writer = await asyncio.open_connection(address, port, ssl=context, server_hostname=secure_host)
        try:
            writer.write(message)
            await writer.drain()
            status = await reader.readline()
            return int(status.split()[1]) if status.startswith(b"HTTP/1.") else 0
        except IndexError:
            return 0
        finally:
            writer.transport.abort()


def is_public(address: str) -> bool:
    """True for an address of the public network."""
    parsed = ipaddress.ip_address(address.partition("%")[0])
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else None
    return (mapped or parsed).is_global and not parsed.is_multicast
