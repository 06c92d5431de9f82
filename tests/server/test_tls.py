"""TLS without a proxy: a real handshake, requests and a table over it, and nothing in the clear."""

import http.client
import json
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from siegeworks.server.configuration import Configuration, checked

from .kit import GENEROUS, PATIENCE, Running, running

PEM = str(Path(__file__).with_name("localhost.pem"))
"""A certificate that signs itself and its key, for localhost and 127.0.0.1; nobody else trusts it."""
SOLO = {"game": "runedar", "seats": [{"who": "me", "name": "Ana"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    configuration = checked(Configuration(certificate=PEM, key=PEM, limits=GENEROUS))
    with running(tmp_path_factory.mktemp("tls"), configuration=configuration) as server:
        yield server


def test_a_table_is_opened_and_played_over_tls(server: Running) -> None:
    trusting = ssl.create_default_context(cafile=PEM)
    opened = http.client.HTTPSConnection("127.0.0.1", server.port, timeout=PATIENCE, context=trusting)
    opened.request("POST", "/api/tables", json.dumps(SOLO))
    created = json.load(opened.getresponse())
    assert isinstance(opened.sock, ssl.SSLSocket)
    assert opened.sock.version() in ("TLSv1.2", "TLSv1.3")
    opened.close()
    url = f"wss://localhost:{server.port}/api/tables/{created['table']}/socket"
    with connect(url, ssl=trusting, open_timeout=PATIENCE) as socket:
        socket.send(json.dumps({"type": "hello", "token": created["founder"]}))
        table = json.loads(socket.recv(timeout=PATIENCE))
        assert (table["type"], table["phase"]) == ("table", "playing")
        action = table["decision"]["actions"][0]["action"]
        socket.send(json.dumps({"type": "choose", "id": 1, "decision": 1, "action": action}))
        answers = {json.loads(socket.recv(timeout=PATIENCE))["type"] for _ in range(3)}
        assert answers >= {"step", "done"}


def test_a_client_that_does_not_trust_the_certificate_goes_no_further(server: Running) -> None:
    opened = http.client.HTTPSConnection("127.0.0.1", server.port, timeout=PATIENCE)
    with pytest.raises(ssl.SSLCertVerificationError):
        opened.request("GET", "/")
    opened.close()


def test_a_request_in_the_clear_gets_no_answer(server: Running) -> None:
    opened = http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
    opened.request("GET", "/")
    with pytest.raises((http.client.HTTPException, ConnectionError)):
        opened.getresponse()
    opened.close()
