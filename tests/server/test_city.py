"""Several servers, one PostgreSQL: any of them takes any socket, and nothing acknowledged is lost, whatever fails."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.kit import run
from siegeworks.server import cup_pages
from siegeworks.store.opening import open_store
from support.postgres import carried_server, drop_database, new_database
from support.program import assert_one_sentence
from support.waiting import wait_until

from .city_kit import WITH_BOT, Line, Player, Process, assert_sound, processes
from .kit import PATIENCE, Client, Host, running


@pytest.fixture
def database() -> Iterator[str]:
    address = new_database()
    yield address
    drop_database(address)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no process dies, none is to be taken for dead because the machine was slow."""
    for module in ("store.leases", "server.cluster"):
        monkeypatch.setattr(f"siegeworks.{module}.LEASE_SECONDS", 20.0 * PATIENCE)
    for name in ("CONNECT_SECONDS", "PING_SECONDS"):
        monkeypatch.setattr(f"siegeworks.server.forwarding.{name}", PATIENCE)
    monkeypatch.setattr("siegeworks.server.app.TAKE_OVER_SECONDS", PATIENCE)


def owners(database: str) -> dict[str, str]:
    store = open_store(database)
    try:
        with store.base.reading() as read:
            return dict(read("SELECT table_id, process FROM owners WHERE process <> ''"))
    finally:
        store.close()


def living(database: str) -> list[str]:
    """The addresses of the processes that share a database."""
    store = open_store(database)
    try:
        with store.base.reading() as read:
            return [address for (address,) in read("SELECT address FROM processes")]
    finally:
        store.close()


@pytest.mark.usefixtures("patient")
def test_any_process_takes_any_socket(tmp_path: Path, database: str) -> None:
    """A table is played where somebody sits first; who comes through another process sees and plays the same."""
    pair = [{"who": "me", "name": "Ana"}, {"who": "friend"}]
    with running(tmp_path / "a", database=database) as one, running(tmp_path / "b", database=database) as two:
        created = one.create("runedar", pair)
        friend = next(link["token"] for link in created["links"] if link["who"] == "friend")
        (owner,) = owners(database).values()
        with two.sit(created, created["founder"]) as ana, one.sit(created, friend, "es") as ben:
            (moved,) = owners(database).values()
            assert moved != owner
            assert ben.take_seat(name="Ben")["type"] == "done"
            for client in (ana, ben):
                while client.table["phase"] != "playing":
                    client.until("table")
            for _ in range(6):
                asked = ana if ana.actions else ben
                number = asked.decision["number"] if asked.decision else 0
                assert asked.choose(asked.actions[0])["type"] == "done"
                for client in (ana, ben):
                    while client.decision is None or client.decision["number"] <= number:
                        client.until("step")
            assert ana.table["scene"] != ben.table["scene"] or ana.table["lines"]
            assert ben.ask("choose", decision=0, action="nothing")["code"] == "table-late"
            bearer = f"Bearer {ben.token}"
            summaries = [
                host.request(f"/api/tables/{created['table']}", authorization=bearer).json() for host in (one, two)
            ]
            assert summaries[0] == summaries[1]
            assert (summaries[0]["you"], summaries[0]["names"]) == (1, ["Ana", "Ben"])
        assert one.request(f"/api/tables/{created['table']}", authorization="Bearer wrong").status == 403
    assert living(database) == []
    assert_sound(database, [])


@pytest.mark.usefixtures("patient")
def test_profiles_and_cups_are_the_same_in_every_process(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person signs in at one process and plays through another; a cup is paired once, whoever is asked."""
    monkeypatch.setattr(cup_pages, "LOOK_SECONDS", 0.05)
    phone, laptop, ben = (f"Bearer {letter * 32}" for letter in "plb")
    profile = {"name": "Ana", "look": {"colour": "moss", "rune": "bow"}, "device": "Phone", "kept": {}}
    new = {"name": "Cup", "game": "castlecards", "form": "swiss", "rounds": 1, "language": "en"}
    with running(tmp_path / "a", database=database) as one, running(tmp_path / "b", database=database) as two:
        code = one.request("/api/me", profile, authorization=phone).json()["recovery"]
        signed = two.request("/api/sign-in/recovery", {"code": code, "device": "Laptop"}, authorization=laptop)
        assert signed.json()["name"] == "Ana"
        assert one.request("/api/sign-in/recovery", {"code": code, "device": "X"}, authorization=ben).status == 403
        cup = one.request("/api/cups", new, authorization=phone).json()["cup"]["id"]
        for host, person, name in ((two, laptop, "Ana"), (one, ben, "Ben")):
            joined = host.request(f"/api/cups/{cup}/entrants", {"name": name}, authorization=person)
            assert joined.status == 201, joined.text
        assert two.request(f"/api/cups/{cup}/start", {}, authorization=laptop).status == 200
        wait_until(lambda: one.request(f"/api/cups/{cup}").json()["meetings"][0]["table"] is not None)
        (meeting,) = two.request(f"/api/cups/{cup}").json()["meetings"]
        assert len(owners(database)) == 1
        # Each process opens the seat, whichever of them has the table.
        seats = [
            host.request(f"/api/cups/{cup}/seat", {}, authorization=person).json()
            for host, person in ((one, phone), (two, laptop), (one, ben), (two, ben))
        ]
        assert {seat["table"] for seat in seats} == {meeting["table"]}
        assert seats[2] == seats[3]
        with one.sit(seats[0], seats[0]["token"]) as here, two.sit(seats[1], seats[1]["token"]) as there:
            assert here.table["you"] == there.table["you"]
            assert here.ask("settle", how="resign")["type"] == "done"
        wait_until(lambda: two.request(f"/api/cups/{cup}").json()["cup"]["ended"] is not None)
        table = one.request(f"/api/cups/{cup}").json()
        assert [line["points"] for line in table["standings"]] == [1, 0]
        assert two.request("/api/me", method="DELETE", authorization=laptop).status == 204
        assert one.request("/api/me", authorization=phone).status == 404
        assert {entrant["name"] for entrant in one.request(f"/api/cups/{cup}").json()["entrants"]} == {"—", "Ben"}
    assert_sound(database, [])


@pytest.fixture(scope="module")
def city(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, list[Process]]]:
    """Three processes and their database."""
    address = new_database()
    with processes(tmp_path_factory.mktemp("city"), address, 3) as started:
        yield address, started
    drop_database(address)


def test_a_frozen_owner_writes_nothing(city: tuple[str, list[Process]]) -> None:
    """It wakes up with choices that its players sent meanwhile, and refuses them: the tables are played elsewhere."""
    database, (frozen, other, _) = city
    created = [frozen.host.create("runedar", WITH_BOT) for _ in range(2)]
    stuck = [Player([frozen.host], table) for table in created]
    for player in stuck:
        player.play(2)
    forwarded = Player([other.host], created[0])
    forwarded.connect()
    for player in stuck:
        player.wait_asked()  # the bots have answered: a frozen process answers nobody
    frozen.send(signal.SIGSTOP)
    for player in stuck:
        player.send_choice()
    going_on = [forwarded, Player([other.host], created[1])]
    for player, before in zip(going_on, stuck, strict=True):
        player.acknowledged = before.acknowledged
        player.play(4)
    frozen.send(signal.SIGCONT)
    for player, after in zip(stuck, going_on, strict=True):
        assert player.client is not None
        assert [text for text in _rest(player.client) if '"type":"done"' in text] == []
        player.leave()
        player.acknowledged = after.acknowledged
        player.play(2)
    for player in (*stuck, *going_on):
        player.leave()
    assert_sound(database, [*stuck, *going_on])


def test_killed_processes_lose_nothing_and_their_tables_go_on_elsewhere(city: tuple[str, list[Process]]) -> None:
    """One is killed in the middle of play, and then another; the players connect again by themselves."""
    database, servers = city
    hosts = [server.host for server in servers]
    players = [
        Player([*hosts[number % 3 :], *hosts[: number % 3]], hosts[number % 2].create("runedar", WITH_BOT))
        for number in range(4)
    ]
    for player in players:
        player.play(3)
    for victim in servers[:2]:
        for player in players:
            player.send_choice()
        victim.kill()
        for player in players:
            player.play(3)
    for player in players:
        player.leave()
    assert sum(player.reconnected for player in players) > len(players)
    assert_sound(database, players)


def _rest(client: Client) -> list[str]:
    """What a connection still receives until it is closed."""
    before = len(client.texts)
    try:
        while True:
            client.receive()
    except Exception:
        return client.texts[before:]


def test_the_database_crashes_and_comes_back_under_load(tmp_path: Path) -> None:
    """Nothing is lost, and nothing was published that is not stored."""
    server = carried_server(f"crash-{os.getpid()}")
    try:
        database = str(server.get_uri())
        with running(tmp_path / "a", database=database) as one, running(tmp_path / "b", database=database) as two:
            players = [Player([one, two], host.create("runedar", WITH_BOT)) for host in (one, two)]
            for _ in range(2):
                for player in players:
                    player.play(3)
                    player.send_choice()
                os.kill(server.get_pid(), signal.SIGQUIT)
                _wait_gone(server)
                server.ensure_postgres_running()
            for player in players:
                player.play(3)
                player.leave()
        assert_sound(database, players)
    finally:
        server.cleanup()


def _wait_gone(server: object) -> None:
    pid = getattr(server, "pgdata") / "postmaster.pid"  # noqa: B009 - the package has no types
    while pid.exists():
        try:
            os.kill(int(pid.read_text().splitlines()[0]), 0)
        except (ProcessLookupError, FileNotFoundError, IndexError):
            return


def test_a_process_that_is_cut_off_from_the_database_gives_way(tmp_path: Path, database: str) -> None:
    line = Line(database)
    try:
        with (
            running(tmp_path / "a", database=line.address) as cut_off,
            running(tmp_path / "b", database=database) as other,
        ):
            player = Player([cut_off, other], cut_off.create("runedar", WITH_BOT))
            player.play(3)
            (before,) = owners(database).values()
            line.cut()
            player.play(3)
            (after,) = owners(database).values()
            assert before != after
            line.join()
            player.hosts = [cut_off, other]
            player.leave()
            player.play(2)
            player.leave()
            assert player.reconnected > 2
        assert_sound(database, [player])
    finally:
        line.close()


def test_one_command_starts_several_processes_and_replaces_one_that_dies(tmp_path: Path, database: str) -> None:
    """They share the port; the command ends in good order when it is asked to."""
    command = Process(tmp_path, database, ("--processes", "2"))
    try:
        command.start()
        command.wait_ready()
        first, known = command.children(), set(living(database))
        assert (len(first), len(known)) == (2, 2)
        player = Player([command.host], command.host.create("runedar", WITH_BOT))
        player.play(2)
        os.kill(first[0], signal.SIGKILL)
        player.play(2)
        wait_until(lambda: not set(living(database)) <= known)
        player.play(1)
        assert first[1] in command.children()
        player.leave()
        command.send(signal.SIGTERM)
        assert command.running is not None
        assert command.running.wait(PATIENCE) == 0
        (left,) = living(database)  # the one that was killed
        assert left in known
    finally:
        command.kill()
    assert_sound(database, [player])


def test_what_several_processes_need_is_one_sentence(tmp_path: Path) -> None:
    assert_one_sentence(run(tmp_path, "serve", "--no-browser", "--processes", "2"), "--database")
    assert_one_sentence(run(tmp_path, "serve", "--no-browser", "--database", "mysql://x"), "mysql://x")
    nowhere = "postgresql://nobody:secret@127.0.0.1:1/nothing"
    for command in (["serve", "--no-browser", "--database", nowhere], ["db", "check", "--database", nowhere]):
        refused = run(tmp_path, *command)
        assert_one_sentence(refused, "127.0.0.1:1")
        assert "secret" not in refused.output
    refused = run(tmp_path, "db", "check", "--database", "postgresql://nobody:secret@[::bad/")
    assert_one_sentence(refused, "postgresql://user:password@host:port/name")
    assert "secret" not in refused.output


def test_a_foreign_process_is_refused_on_the_inner_port(tmp_path: Path, database: str) -> None:
    with running(tmp_path, database=database):
        (address,) = living(database)
        host = Host(int(address.rpartition(":")[2]))
        assert host.request("/api/info").status == 403
        assert host.request("/release/t", {}, **{"x-siegeworks-peer": "guess"}).status == 403
