"""Closed by default: origins, hosts, policies, limits, and where the server listens."""

import json
import logging
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from siegeworks.kernel.problem import Problem
from siegeworks.server import pages
from siegeworks.server.limits import RateLimiter, ServerLimits, TokenBucket
from siegeworks.server.security import is_known_host
from siegeworks.server.serve import LOOPBACK, USUAL_PORT, bind_address
from support.postgres import drop_database, new_database

from .kit import GENEROUS, Client, Running, running

SOLO = [{"who": "me", "name": "Ana"}]


@pytest.mark.parametrize("origin", ["https://evil.example", "http://localhost:1", "null", "http://127.0.0.1:1"])
def test_a_page_of_another_origin_cannot_open_a_socket(server: Running, origin: str) -> None:
    created = server.create("runedar", SOLO)
    url = f"ws://{LOOPBACK}:{server.port}/api/tables/{created['table']}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(url, proxy=None, origin=Origin(origin)):
        pass
    assert refused.value.response.status_code == 403


def test_our_own_page_and_a_bot_without_origin_can(server: Running) -> None:
    created = server.create("runedar", SOLO)
    url = f"ws://{LOOPBACK}:{server.port}/api/tables/{created['table']}/socket"
    own = f"http://{LOOPBACK}:{server.port}"
    with connect(url, proxy=None, origin=Origin(own)) as socket:
        socket.send(json.dumps({"type": "hello", "token": created["founder"]}))
        assert json.loads(socket.recv(timeout=10))["type"] == "table"


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost:8765", True),
        ("127.0.0.1:8765", True),
        ("[::1]:8765", True),
        ("192.168.1.7", True),
        ("table.example", True),
        ("evil.example", False),
        ("localhost.evil.example", False),
        ("", False),
        ("[::1", False),
    ],
)
def test_only_known_host_names_are_accepted(host: str, known: bool) -> None:
    """A foreign page may give its own name our address; such a name is refused."""
    assert is_known_host(host, ("table.example",)) == known


def test_an_unknown_host_is_refused(server: Running) -> None:
    answer = server.request("/api/info", host="evil.example")
    assert (answer.status, answer.json()["code"]) == (421, "host-unknown")


@pytest.mark.parametrize("path", ["/", "/api/info", "/api/nothing", "/t/abc", "/assets/none.js"])
def test_every_answer_has_security_headers(server: Running, path: str) -> None:
    headers = server.request(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers


@pytest.mark.parametrize(
    "path", ["/../../../etc/passwd", "/..%2f..%2fapp.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py"]
)
def test_no_file_outside_the_pages_is_served(server: Running, path: str) -> None:
    assert "make_app" not in server.request(path).text
    assert "root:" not in server.request(path).text


def test_an_unknown_path_of_the_api_is_answered_with_a_sentence(server: Running) -> None:
    answer = server.request("/api/nothing", **{"accept-language": "pl,en"})
    assert (answer.status, answer.json()["code"]) == (404, "page-unknown")
    assert "adresem" in answer.json()["text"]


def test_tables_requests_and_sockets_of_an_address_are_limited(tmp_path: Path) -> None:
    limits = ServerLimits(table_burst=2, tables_per_hour=1, sockets_per_address=2, loop_burst=10, loop_share=0.001)
    with running(tmp_path, limits) as server:
        created = [server.create("runedar", SOLO) for _ in range(2)]
        refused = server.request("/api/tables", {"game": "runedar", "seats": SOLO})
        assert (refused.status, refused.json()["code"]) == (429, "limit-tables")
        with server.sit(created[0], created[0]["founder"]), server.sit(created[1], created[1]["founder"]):
            url = f"ws://{LOOPBACK}:{server.port}/api/tables/{created[0]['table']}/socket"
            with connect(url, proxy=None) as third:
                assert json.loads(third.recv(timeout=10))["code"] == "limit-sockets"
        with server.sit(created[0], created[0]["founder"]) as again:
            assert again.table["phase"] == "playing"
        assert server.request("/api/info").status == 200


def test_a_flood_of_messages_is_slowed_down_but_not_lost(tmp_path: Path) -> None:
    limits = ServerLimits(messages_per_second=100, message_burst=5)
    with running(tmp_path, limits) as server:
        created = server.create("runedar", SOLO)
        with server.sit(created, created["founder"]) as ana:
            sent = [ana.send("say_phrase", phrase="hello") for _ in range(40)]
            answered = [ana.until("done", "refused")["id"] for _ in sent]  # so much talk is refused in part
            assert answered == sent


def test_a_frame_that_is_far_too_long_ends_the_connection(server: Running) -> None:
    created = server.create("runedar", SOLO)
    with server.sit(created, created["founder"]) as ana:
        ana.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            ana.until("nothing")


def test_a_bucket_fills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("time.monotonic", lambda: now)
    bucket = TokenBucket(per_second=2, size=3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now += 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    now += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_the_limiter_forgets_addresses_without_a_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("siegeworks.server.limits.REMEMBERED_ADDRESSES", 2)
    limiter = RateLimiter(ServerLimits(sockets_per_address=1))
    first = limiter.open_socket("first")
    first.__enter__()
    for address in ("second", "third", "fourth"):
        limiter.account(address)
    with pytest.raises(Problem, match="limit-sockets"), limiter.open_socket("first"):
        pass


def test_the_server_listens_on_the_loopback_address_and_finds_another_port(monkeypatch: pytest.MonkeyPatch) -> None:
    first = bind_address(LOOPBACK, 0)
    taken = first.socket.getsockname()[1]
    first.socket.listen()
    monkeypatch.setattr("siegeworks.server.serve.USUAL_PORT", taken)
    second = bind_address(LOOPBACK, None)
    try:
        assert second.socket.getsockname()[1] not in (taken, 0)
        assert second.url.startswith("http://127.0.0.1:")
        with pytest.raises(Problem, match="serve-port"):
            bind_address(LOOPBACK, taken)
    finally:
        first.socket.close()
        second.socket.close()
    assert USUAL_PORT == 8765


def test_tokens_never_reach_a_log(
    server: Running, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with caplog.at_level(logging.DEBUG):
        created = server.create("runedar", SOLO)
        with server.sit(created, created["founder"]) as ana:
            assert isinstance(ana, Client)
            ana.choose(ana.actions[0])
        server.request(f"/api/tables/{created['table']}", authorization=f"Bearer {created['founder']}")
    said = [record.getMessage() for record in caplog.records if not record.name.startswith("websockets.client")]
    printed = capfd.readouterr()
    for text in (*said, printed.out, printed.err):
        assert created["founder"] not in text


@pytest.mark.parametrize("base", ["sqlite", "postgres"])
def test_the_character_that_no_database_keeps_reaches_none(tmp_path: Path, base: str) -> None:
    database = new_database() if base == "postgres" else None
    key = {"authorization": f"Bearer {'k' * 32}"}
    profile = {"name": "Ana", "look": {"colour": "moss", "rune": "bow"}, "device": "Phone", "kept": {}}
    try:
        with running(tmp_path, GENEROUS, database=database) as server:
            for path in ("/t/%00", "/cups/%00", "/api/cups/%00", "/api/tables/%00/log", "/api/chronicles?name=a%00"):
                answer = server.request(path, **key)
                assert (answer.status, answer.json()["code"]) == (404, "page-unknown"), path
            for path, body in (
                ("/api/me", profile | {"device": "a\0b"}),
                ("/api/alerts/confirm", {"code": "\0.0"}),
                ("/api/alerts/tables", {"tables": [{"table": "\0", "token": "t" * 32}]}),
                ("/api/logs", b"siegeworks log 1\0"),
            ):
                answer = server.request(path, body, **key)
                assert (answer.status, answer.json()["code"]) == (400, "message-unreadable"), path
            # These are six characters, and all of them can be kept.
            written = server.request("/api/me", profile | {"device": "\\u0000"}, **key)
            assert written.json()["devices"][0]["label"] == "\\u0000"
    finally:
        if database is not None:
            drop_database(database)


def test_without_built_pages_the_server_says_how_to_build_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    with pytest.raises(Problem, match="web-not-built"):
        pages.check_built()
    with running(tmp_path / "home", GENEROUS) as server:
        answer = server.request("/")
        assert answer.json()["code"] == "web-not-built"
