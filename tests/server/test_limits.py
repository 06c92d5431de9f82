"""Limits by cost, for each address, behind proxies too; connections that say nothing; names and logs without end."""

import asyncio
import json
import socket
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.types import Receive, Scope, Send

from siegeworks.kernel.problem import Problem
from siegeworks.server import connection_guard
from siegeworks.server.addresses import BannedNetworks, TrustedProxies
from siegeworks.server.configuration import Configuration
from siegeworks.server.connection_guard import ConnectionGuard
from siegeworks.server.limits import LONGEST_WAIT, AddressAccount, RateLimiter, ServerLimits, site
from siegeworks.server.metrics import Metrics
from siegeworks.server.security import SecurityMiddleware, Stopping
from siegeworks.server.serve import LOOPBACK
from siegeworks.table import policy
from siegeworks.table.work_meter import Metered, current_payer, in_thread, metered, paid_by

from .kit import PATIENCE, Running, running
from .test_tables import pair, undoable

SOLO = [{"who": "me", "name": "Ana"}]


class Bill:
    """Collects what is charged."""

    def __init__(self) -> None:
        self.loop = 0.0
        self.thinking = 0.0

    def charge_loop(self, seconds: float) -> None:
        self.loop += seconds

    def charge_thinking(self, seconds: float) -> None:
        self.thinking += seconds


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the processor time costs a second."""
    ticks = iter(range(1000))
    monkeypatch.setattr("siegeworks.table.work_meter.thread_time", lambda: float(next(ticks)))


@pytest.mark.usefixtures("ticking")
def test_every_step_of_a_coroutine_is_charged_to_its_payer() -> None:
    bill = Bill()

    async def work() -> str:
        await asyncio.sleep(0)
        with pytest.raises(ValueError, match="thrown"):
            await failing()
        return "done"

    async def failing() -> None:
        await asyncio.sleep(0)
        raise ValueError("thrown")

    assert asyncio.run(metered(work(), bill)) == "done"
    assert bill.loop == 3  # three steps: up to each sleep, and to the end


@pytest.mark.usefixtures("ticking")
def test_a_cancelled_coroutine_pays_for_its_last_step_too() -> None:
    bill = Bill()

    async def forever() -> None:
        await asyncio.Event().wait()

    async def run() -> None:
        task = asyncio.create_task(metered(forever(), bill))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(run())
    assert bill.loop == 2
    unused: Coroutine[Any, Any, None] = forever()
    Metered(unused, bill).close()


@pytest.mark.usefixtures("ticking")
def test_what_is_done_inside_of_other_work_is_paid_once_by_the_nearest_payer() -> None:
    host, guest = Bill(), Bill()

    async def inside() -> None:
        await asyncio.sleep(0)

    async def outside() -> None:
        await metered(inside(), guest)
        with paid_by(host):
            pass

    asyncio.run(metered(outside(), host))
    # Two steps take three and five seconds; one second of each is the guest's.
    assert (host.loop, guest.loop) == (6, 2)


@pytest.mark.usefixtures("ticking")
def test_all_that_is_done_for_a_socket_is_paid_by_its_address() -> None:
    """Also what no turn is waited for: finding the way to the handler, opening, ending."""

    async def app(_scope: Scope, _receive: Receive, _send: Send) -> None:
        await asyncio.sleep(0)

    async def nothing(*_: object) -> Any:
        raise AssertionError

    limiter = RateLimiter(ServerLimits(loop_share=0.001, loop_burst=1000))
    guard = ConnectionGuard(limiter, TrustedProxies(()))
    checked = SecurityMiddleware(app, (), guard, Metrics(), cast(Stopping, None))
    opened = {"type": "websocket", "client": ("10.1.1.1", 1), "path": "/", "query_string": b""}
    asyncio.run(checked(opened | {"headers": [(b"host", b"localhost")]}, nothing, nothing))
    assert limiter.account("10.1.1.1").loop.held == pytest.approx(998, abs=0.5)


@pytest.mark.usefixtures("ticking")
def test_work_in_a_thread_is_charged_like_that_of_the_event_loop() -> None:
    bill = Bill()

    async def run() -> int:
        current_payer.set(bill)
        return await in_thread(lambda: 7)

    assert asyncio.run(run()) == 7
    assert (bill.loop, bill.thinking) == (1, 0)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[float]]:
    """A clock that moves only when somebody sleeps."""
    now = [100.0]

    async def sleep(seconds: float) -> None:
        now[0] += seconds

    monkeypatch.setattr("time.monotonic", lambda: now[0])
    monkeypatch.setattr("siegeworks.server.limits.asyncio.sleep", sleep)
    return iter([now])


def test_an_address_waits_until_its_budget_has_recovered(clock: Iterator[list[float]]) -> None:
    now = next(clock)
    account = AddressAccount(ServerLimits(loop_share=0.5, loop_burst=1))

    async def turn(cost: float) -> float:
        async with account.turn():
            account.charge_loop(cost)
            return now[0]

    assert asyncio.run(turn(1.0)) == 100  # the burst
    assert asyncio.run(turn(3.0)) == pytest.approx(100, abs=0.01)
    assert asyncio.run(turn(0.5)) == pytest.approx(106)  # three seconds of debt at half a second per second
    assert asyncio.run(turn(100.0)) == pytest.approx(107)
    assert account.loop.wait > LONGEST_WAIT
    with pytest.raises(Problem, match="limit-requests"):
        asyncio.run(turn(0))


def test_thinking_is_reserved_before_its_cost_is_known(clock: Iterator[list[float]]) -> None:
    next(clock)
    account = AddressAccount(ServerLimits(thinking_share=0.1, thinking_burst=0.5))
    first, second, third = (account.thinking_turn(Problem("limit-hints")) for _ in range(3))
    with first, second, pytest.raises(Problem, match="limit-hints"), third:
        pass
    with account.thinking_turn(Problem("limit-hints")):
        pass


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::1", "::2", True),
        ("", "192.0.2.1", False),
    ],
)
def test_an_ipv6_network_counts_as_one_address(one: str, other: str, same: bool) -> None:
    assert (site(one) == site(other)) == same


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("192.0.2.9", "198.51.100.1", "192.0.2.9"),  # not a proxy: its word does not count
        ("10.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("10.0.0.1", "203.0.113.5, 198.51.100.1", "198.51.100.1"),  # what was there before may be forged
        ("10.0.0.1", "203.0.113.5, 198.51.100.1, 10.7.7.7", "198.51.100.1"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("10.0.0.1", "nonsense", "10.0.0.1"),
        ("10.0.0.1", "198.51.100.1, nonsense", "10.0.0.1"),
        ("::1", "2001:db8::5", "2001:db8::5"),
    ],
)
def test_a_trusted_proxy_says_whose_request_it_is(peer: str, forwarded: str, client: str) -> None:
    proxies = TrustedProxies(["10.0.0.0/8", "::1"])
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    assert proxies.client({"type": "http", "client": (peer, 1), "headers": headers}) == client


def test_an_address_of_ipv4_is_known_behind_a_socket_of_ipv6() -> None:
    banned = BannedNetworks()
    banned.set(["203.0.113.0/24"])
    assert "::ffff:203.0.113.9" in banned
    assert "::ffff:203.0.114.9" not in banned
    assert TrustedProxies(("10.0.0.0/8",)).trusts("::ffff:10.1.2.3")


def test_something_else_is_no_proxy() -> None:
    with pytest.raises(Problem, match="proxy-address"):
        TrustedProxies(["the proxy"])
    assert not TrustedProxies(["10.0.0.0/8"]).trusts("unix")


def test_behind_a_proxy_every_person_has_limits_of_their_own(tmp_path: Path) -> None:
    limits = ServerLimits(table_burst=1, tables_per_hour=1, loop_burst=100, connections_per_address=1)
    with running(tmp_path, configuration=Configuration(trusted_proxies=(LOOPBACK,), limits=limits)) as server:
        new = {"game": "runedar", "seats": SOLO}
        people = ["198.51.100.1", "198.51.100.2", "198.51.100.1"]
        answers = [server.request("/api/tables", new, **{"x-forwarded-for": person}) for person in people]
        assert [answer.status for answer in answers] == [201, 201, 429]


def test_silent_connections_lock_nobody_out(tmp_path: Path) -> None:
    """Those above the limit are closed at once, the others when they have taken too long for the head of a request."""
    with running(tmp_path, ServerLimits(connections_per_address=5, head_seconds=0.5, loop_burst=100)) as server:
        silent = [socket.create_connection((LOOPBACK, server.port), PATIENCE) for _ in range(8)]
        try:
            silent[0].sendall(b"GET /api/info HTTP/1.1\r\nHost: ")
            ends = [_ending(each) for each in silent]
            assert ends == [b""] * 8
            assert server.request("/api/info").status == 200
        finally:
            for each in silent:
                each.close()


def test_connections_never_take_the_last_descriptors(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever they belong to: the database and the worker processes need some too."""
    limit = connection_guard.SPARE_DESCRIPTORS + 3
    with running(tmp_path) as server:
        monkeypatch.setattr(connection_guard, "descriptor_limit", lambda: limit)
        opened = [socket.create_connection((LOOPBACK, server.port), PATIENCE) for _ in range(2)]
        try:
            with socket.create_connection((LOOPBACK, server.port), PATIENCE) as refused:
                assert _ending(refused) == b""
        finally:
            for each in opened:
                each.close()
        while True:
            try:
                assert server.request("/healthz").status == 200
                break
            except OSError:
                continue


def test_an_answered_connection_may_ask_again_but_not_stay_silent(tmp_path: Path) -> None:
    limits = ServerLimits(head_seconds=0.5, loop_burst=100)
    with running(tmp_path, limits) as server, socket.create_connection((LOOPBACK, server.port), PATIENCE) as peer:
        request = f"GET /healthz HTTP/1.1\r\nHost: {LOOPBACK}\r\n\r\n".encode()
        for _ in range(2):
            peer.sendall(request)
            received = b""
            while not received.endswith(b"ok\n"):
                data = peer.recv(4096)
                assert data
                received += data
            assert received.startswith(b"HTTP/1.1 200")
        assert _ending(peer) == b""


def test_a_body_that_never_ends_is_refused(tmp_path: Path) -> None:
    limits = ServerLimits(head_seconds=0.3, loop_burst=100)
    with running(tmp_path, limits) as server, socket.create_connection((LOOPBACK, server.port), PATIENCE) as peer:
        peer.sendall(f"POST /api/tables HTTP/1.1\r\nHost: {LOOPBACK}\r\nContent-Length: 99\r\n\r\n{{".encode())
        assert peer.recv(12) == b"HTTP/1.1 408"


def _ending(peer: socket.socket) -> bytes:
    """What a connection still receives before it is closed."""
    received = b""
    try:
        while data := peer.recv(4096):
            received += data
    except ConnectionResetError:
        pass
    return received


BROKEN = {
    "invalid UTF-8 in a body": (b"POST", b"/api/tables", b'{"game": "\xff\xfe"}', 400),
    "half a letter in a body": (b"POST", b"/api/tables", b'{"game": "\xc3', 400),
    "a lone surrogate in a body": (b"POST", b"/api/tables", b'{"game": "\\ud800", "seats": [{"who": "me"}]}', 400),
    "invalid UTF-8 in a query": (b"GET", b"/api/info?language=%ff%fe", b"", 400),
    "invalid UTF-8 in a path": (b"GET", b"/api/tables/%ff/log", b"", 404),
    "a null byte in a path": (b"GET", b"/api/tables/%00/log", b"", 404),
    "a surrogate in a path": (b"GET", b"/api/tables/%ed%a0%80/replay", b"", 404),
    "a seat that is no number": (b"GET", b"/api/tables/x/replay?seat=%ff", b"", 400),
    "no JSON": (b"POST", b"/api/tables", b"\x00", 400),
    "a deep body": (b"POST", b"/api/tables", b"[" * 4000, 400),
    "bytes that are no HTTP": (b"\xff\xfe", b"/", b"", 400),
    "an unknown method": (b"BREW", b"/api/tables", b"", 405),
}


def test_a_request_of_two_lengths_is_refused_and_nothing_after_it_is_read(server: Running) -> None:
    """A proxy that believes the other length would take the second request for a part of the first."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
    with socket.create_connection((LOOPBACK, server.port), PATIENCE) as peer:
        peer.sendall(head + b"0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        answer = _ending(peer)
    assert (answer[9:12], answer.count(b"HTTP/1.1")) == (b"400", 1)


PING, FIRST_PART, EMPTY_PART = (bytes([kind, 0x80, 0, 0, 0, 0]) for kind in (0x89, 0x01, 0x00))


@contextmanager
def opened_socket(server: Running, address: str = LOOPBACK, for_whom: str = LOOPBACK) -> Iterator[socket.socket]:
    """The bare connection of a WebSocket at a table, from an address, and if that is a proxy for somebody else."""
    created = server.create("runedar", SOLO)
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    named = f"Host: {LOOPBACK}\r\nX-Forwarded-For: {for_whom}\r\n"
    head = f"{named}Upgrade: websocket\r\nConnection: Upgrade\r\n{key}\r\n"
    with socket.create_connection((LOOPBACK, server.port), PATIENCE, source_address=(address, 0)) as peer:
        peer.sendall(f"GET /api/tables/{created['table']}/socket HTTP/1.1\r\n{head}".encode())
        assert peer.recv(4096).startswith(b"HTTP/1.1 101")
        yield peer


def test_a_message_of_endless_parts_is_refused(server: Running) -> None:
    with opened_socket(server) as peer:
        peer.sendall(FIRST_PART + EMPTY_PART * 300)
        assert _ending(peer)[:4] == b"\x88\x02" + (1009).to_bytes(2)


def test_a_body_of_endless_little_parts_is_refused(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Each costs as much to read as a large one."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n"
    with socket.create_connection((LOOPBACK, server.port), PATIENCE) as peer:
        peer.sendall(head + b"1\r\n \r\n" * 300)
        assert _ending(peer)[9:12] == b"400"
    assert not [record for record in caplog.records if record.exc_info]


def test_each_request_may_have_a_few_little_parts(server: Running) -> None:
    parts = b"".join(b"1\r\n%c\r\n" % letter for letter in b'{"game": "chess", "seats": [{"who": "me"}]}' + b" " * 170)
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n"
    ending = b"Connection: close\r\n"
    with socket.create_connection((LOOPBACK, server.port), PATIENCE) as peer:
        peer.sendall(head + b"\r\n" + parts + b"0\r\n\r\n" + head + ending + b"\r\n" + parts + b"0\r\n\r\n")
        assert _ending(peer).count(b"game-unknown") == 2


def test_a_long_body_may_come_line_by_line(server: Running) -> None:
    """A program that sends a log reads its lines from a file."""
    line = b"4e\r\n" + b"?" * 0x4D + b"\n\r\n"
    head = b"POST /api/logs HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n"
    with socket.create_connection((LOOPBACK, server.port), PATIENCE) as peer:
        peer.sendall(head + line * 400 + b"0\r\n\r\n")
        assert b'{"code":"log-' in _ending(peer)


@pytest.mark.parametrize("length", [10, 600, 1500, 6000])
def test_a_socket_opens_however_long_the_head_of_its_request_is(server: Running, length: int) -> None:
    """Browsers and proxies send long heads."""
    with opened_socket(server, for_whom="1" * length) as peer:
        peer.sendall(FIRST_PART + EMPTY_PART * 300)
        assert _ending(peer)[:4] == b"\x88\x02" + (1009).to_bytes(2)


@pytest.mark.parametrize("enemy", ["127.0.0.9", "198.51.100.7"])
def test_pings_are_read_as_fast_as_their_address_may_use_the_loop(tmp_path: Path, enemy: str) -> None:
    """They wait for no turn in a table, so they wait on their way in, also behind a proxy; others are served."""
    limits = ServerLimits(loop_share=0.01, loop_burst=0.05, hello_seconds=PATIENCE)
    proxies = () if enemy == "127.0.0.9" else ("127.0.0.9",)
    configuration = Configuration(limits=limits, trusted_proxies=proxies)
    with (
        running(tmp_path, configuration=configuration) as server,
        opened_socket(server, "127.0.0.9", enemy) as peer,
    ):
        peer.settimeout(1.0)
        with suppress(TimeoutError):
            for _ in range(100):
                peer.sendall(PING * 10_000)
        assert server.request("/healthz").status == 200
        guard = cast(SecurityMiddleware, server.server.config.app).guard
        # One more part was read than there was budget for; all that was sent would cost many seconds.
        assert -1 < guard.limiter.account(enemy).loop.held < 0.05


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_request_gets_one_sentence_and_leaves_no_traceback(
    server: Running, case: str, caplog: pytest.LogCaptureFixture
) -> None:
    method, path, body, status = BROKEN[case]
    with socket.create_connection((LOOPBACK, server.port), PATIENCE) as peer:
        head = b"%s %s HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: %d\r\nConnection: close\r\n\r\n"
        peer.sendall(head % (method, path, len(body)) + body)
        answer = _ending(peer)
    assert int(answer[9:12]) == status, answer
    assert not [record for record in caplog.records if record.exc_info]


def test_who_hangs_up_in_the_middle_leaves_no_traceback(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"
    garbage = b"GET /api/info HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n\xff\xfe\xfd\r\n\r\n"
    for data in (head, garbage, head + b"\xff" * 600, b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                 b"Transfer-Encoding: chunked\r\n\r\nzz\r\n"):  # fmt: skip
        with socket.create_connection((LOOPBACK, server.port), PATIENCE) as peer:
            peer.sendall(data)
    assert server.request("/api/info").status == 200
    assert not [record for record in caplog.records if record.exc_info]


def test_broken_frames_leave_no_traceback(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    text = b"\x81\x82\x00\x00\x00\x00\xff\xfe"
    for frame in (text, text + text, b"\xff\xff\xff", b"\x81", b"\x88\x80\x00\x00\x00\x00", b""):
        with opened_socket(server) as peer:
            peer.sendall(frame)
    created = server.create("runedar", SOLO)
    with server.sit(created, created["founder"]) as ana:
        assert ana.choose(ana.actions[0])["type"] == "done"
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("name", ["ana", "ＡＮＡ", " A n a ", "Ana\ufe0f"])
def test_nobody_can_take_the_name_of_another(server: Running, name: str) -> None:
    created = server.create("runedar", [{"who": "me", "name": "Ana"}, {"who": "friend"}])
    with server.sit(created, created["links"][1]["token"]) as ben:
        assert ben.take_seat(name=name)["code"] == "seat-name-taken"
        assert ben.take_seat(name="Ben")["type"] == "done"
    twice = [{"who": "me", "name": "Ana"}, {"who": "bot", "name": name}]
    refused = server.request("/api/tables", {"game": "runedar", "seats": twice})
    assert (refused.status, refused.json()["code"]) == (400, "seat-name-taken")


def test_a_log_does_not_grow_for_ever(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, ana, ben = pair(server)
    with ana, ben:
        undoable(ana, ben)
        decision = ana.decision["number"] if ana.decision else 0
        monkeypatch.setattr(policy, "MOST_LINES_TO_GO_BACK", decision)
        refused = ana.ask("undo", decision=decision)
        assert (refused["code"], str(decision) in refused["text"]) == ("match-log-long", True)
        assert ana.ask("rewind", decision=decision, line=1)["code"] == "match-log-long"
        with server.sit({"table": ana.table["table"]}, ana.token) as again:
            assert again.decision is not None
            assert not again.decision["undo"]


def test_a_second_window_of_a_person_disturbs_nobody(server: Running) -> None:
    """Joining and leaving is cheap: the others hear of it only if somebody came who was not there, or left.

    Here these are the onlooker, the person, and the person once more.
    """
    created = server.create("runedar", SOLO)
    with server.sit(created, created["watch"]) as onlooker:
        with server.sit(created, created["founder"]) as first:
            with server.sit(created, created["founder"]):
                pass
            first.ask("say_phrase", phrase="hello")
        kinds = [onlooker.until("seats", "said")["type"] for _ in range(4)]
        assert kinds == ["seats", "seats", "said", "seats"]


def test_a_replay_is_made_once_for_all_readers(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        created = server.create("castlecards", [{"who": "bot", "bot": "random"}] * 2)
        with server.sit(created, created["watch"]) as onlooker:
            while onlooker.table.get("outcome") is None:
                onlooker.until("step")
        path = f"/api/tables/{created['table']}/replay?language=pl"
        plain = server.request(path)
        assert (plain.status, plain.headers.get("content-encoding")) == (200, None)
        app: Any = server.server.config.app
        limiter: RateLimiter = app.guard.limiter
        before = limiter.account(LOOPBACK).thinking.held
        again = server.request(path)
        assert json.loads(again.text) == json.loads(plain.text)
        assert limiter.account(LOOPBACK).thinking.held >= before
