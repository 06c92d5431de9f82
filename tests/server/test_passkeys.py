"""Passkeys over HTTP, answered by an authenticator made of plain cryptography: every answer counts once."""

import base64
import hashlib
import json
import struct
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from .kit import Answer, Json, Running, running

PHONE, LAPTOP = "a" * 32, "b" * 32
NEW = {"name": "Ana", "look": {"colour": "moss", "rune": "bow"}, "device": "Phone"}


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A device with one passkey."""

    def __init__(self, origin: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._origin = origin
        self._uses = 0
        self.id = b"a passkey of sixteen bytes or more"

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self._origin}).encode()

    def _data(self, flags: int) -> bytes:
        self._uses += 1
        return hashlib.sha256(b"localhost").digest() + bytes([flags]) + struct.pack(">I", self._uses)

    def create(self, options: Json) -> Json:
        numbers = self._key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (numbers.x, numbers.y))
        # A map of COSE in CBOR: key type 2, algorithm -7, curve 1, and both coordinates.
        cose = b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20" + x + b"\x22\x58\x20" + y
        data = self._data(0x45) + bytes(16) + struct.pack(">H", len(self.id)) + self.id + cose
        attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x59" + struct.pack(">H", len(data)) + data
        response = {
            "clientDataJSON": text(self._client("webauthn.create", options["challenge"])),
            "attestationObject": text(attestation),
        }
        return self._credential(response)

    def get(self, options: Json) -> Json:
        client, data = self._client("webauthn.get", options["challenge"]), self._data(0x05)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {
            "clientDataJSON": text(client),
            "authenticatorData": text(data),
            "signature": text(signature),
            "userHandle": None,
        }
        return self._credential(response)

    def _credential(self, response: Json) -> Json:
        id_ = text(self.id)
        return {"id": id_, "rawId": id_, "type": "public-key", "response": response, "clientExtensionResults": {}}


class Person:
    """A device that talks to a server by the name localhost."""

    def __init__(self, server: Running, key: str) -> None:
        self._server = server
        self._key = key
        self.origin = f"http://localhost:{server.port}"

    def ask(self, path: str, body: Any = None, *, origin: str | None = None, method: str | None = None) -> Answer:
        host = f"localhost:{self._server.port}"
        headers = {"authorization": f"Bearer {self._key}", "host": host, "origin": origin or self.origin}
        return self._server.request(f"/api{path}", body, method=method, **headers)

    def options(self, path: str) -> Json:
        answer = self.ask(f"{path}/options", {})
        assert answer.status == 200, answer.text
        found: Json = answer.json()["options"]
        return found


def test_a_passkey_signs_a_second_device_in_and_no_answer_counts_twice(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        phone, laptop = Person(server, PHONE), Person(server, LAPTOP)
        assert phone.ask("/me", NEW).status == 201
        device = Authenticator(phone.origin)
        made = {"credential": device.create(phone.options("/me/passkeys")), "device": "Phone"}
        added = phone.ask("/me/passkeys", made)
        assert added.status == 201, added.text
        assert [each["label"] for each in added.json()["passkeys"]] == ["Phone"]
        assert phone.ask("/me/passkeys", made).json()["code"] == "passkey-challenge"

        answer = {"credential": device.get(laptop.options("/sign-in/passkey")), "device": "Laptop"}
        signed_in = laptop.ask("/sign-in/passkey", answer)
        assert signed_in.status == 200, signed_in.text
        assert [each["label"] for each in signed_in.json()["devices"]] == ["Phone", "Laptop"]
        replayed = Person(server, "c" * 32).ask("/sign-in/passkey", answer)
        assert (replayed.status, replayed.json()["code"]) == (403, "passkey-challenge")
        assert laptop.ask("/me/passkeys/" + text(device.id), method="DELETE").json()["passkeys"] == []


def test_wrong_answers_are_one_sentence_and_spend_their_challenge(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        phone, thief = Person(server, PHONE), Person(server, "c" * 32)
        phone.ask("/me", NEW)
        device = Authenticator(phone.origin)
        phone.ask("/me/passkeys", {"credential": device.create(phone.options("/me/passkeys")), "device": "Phone"})

        def refusal(credential: Json) -> str:
            answer = thief.ask("/sign-in/passkey", {"credential": credential, "device": "x"})
            assert answer.status == 403, answer.text
            return str(answer.json()["code"])

        forged = Authenticator(phone.origin)
        wrong = forged.get(thief.options("/sign-in/passkey"))
        assert refusal(wrong) == "passkey-wrong"
        assert refusal(wrong) == "passkey-challenge"
        elsewhere = Authenticator("https://elsewhere.example")
        assert refusal(elsewhere.get(thief.options("/sign-in/passkey"))) == "passkey-wrong"
        assert refusal(device.get({"challenge": text(b"a challenge of my own")})) == "passkey-challenge"
        forged.id = b"unknown"
        assert refusal(forged.get(thief.options("/sign-in/passkey"))) == "passkey-unknown"
        assert refusal({"response": {}}) == "passkey-wrong"
        creation = phone.options("/me/passkeys")
        assert refusal(device.get(creation)) == "passkey-challenge"
        assert thief.ask("/me").status == 404
        by_number = server.request("/api/sign-in/passkey/options", {}, authorization="Bearer " + "c" * 32)
        assert by_number.json()["code"] == "passkey-origin"
