"""Non-interference on the wire: no byte a seat receives depends on what it may not know."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import Event, Seen, Vocabulary
from siegeworks.server.broadcast import Audience, Broadcast
from siegeworks.server.protocol import HintAnswer
from siegeworks.table import hinting
from siegeworks.table.history import HistoryEntry
from siegeworks.table.hosted import HostedTable
from siegeworks.table.worker_tasks import PackedView

from .kit import Client, Running, play_on, running


def other_event(vocabulary: Vocabulary, event: Event, seat: int | None, *, open_hands: bool) -> Event:
    """An event that differs from another one only in what a seat may not see of it."""
    kind = vocabulary.kind(event)
    seen = vocabulary.redact(event, seat, open_hands=open_hands).fields
    fields = [
        event[1 + place] if field.name in seen or field.seen is Seen.ALL else event[1 + place] + 1
        for place, field in enumerate(kind.fields)
    ]
    return (event[0], *fields, *event[1 + len(fields) :])


class OtherWorlds:
    """Builds every message twice: from the true table, and from one that looks the same to its reader."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.built: dict[Audience, list[str]] = {}
        self.leaks: list[tuple[str, str]] = []
        self.changed = 0
        self.hints = 0
        self.doubt = Chance("other worlds")
        step, whole = Broadcast.step, Broadcast.whole

        def checked_step(broadcast: Broadcast, entries: list[HistoryEntry], audience: Audience) -> str:
            text = step(broadcast, entries, audience)
            with self.other(broadcast, audience.seat) as history:
                self.compare(audience, text, step(broadcast, [history(entry) for entry in entries], audience))
            return text

        def checked_whole(broadcast: Broadcast, audience: Audience) -> str:
            text = whole(broadcast, audience)
            with self.other(broadcast, audience.seat):
                self.compare(audience, text, whole(broadcast, audience))
            return text

        hint, hint_task = Broadcast.hint, hinting.hint_task

        def checked_hint(broadcast: Broadcast, audience: Audience, *advice: Any) -> HintAnswer:
            message = hint(broadcast, audience, *advice)
            with self.other(broadcast, audience.seat):
                self.compare_hints(message, hint(broadcast, audience, *advice))
            return message

        def checked_hint_task(table: HostedTable, seat: int | None, decision: int) -> tuple[PackedView, str]:
            shown = hint_task(table, seat, decision)
            with _Other(self, table, seat):
                self.compare_hints(shown, hint_task(table, seat, decision))
            return shown

        monkeypatch.setattr(Broadcast, "hint", checked_hint)
        monkeypatch.setattr(hinting, "hint_task", checked_hint_task)
        monkeypatch.setattr(Broadcast, "step", checked_step)
        monkeypatch.setattr(Broadcast, "whole", checked_whole)

    def compare(self, audience: Audience, text: str, other: str) -> None:
        self.built.setdefault(audience, []).append(text)
        if text != other:
            self.leaks.append((text, other))

    def compare_hints(self, true: object, other: object) -> None:
        """What the coach receives, and what is sent of its answer."""
        self.hints += 1
        if repr(true) != repr(other):
            self.leaks.append((repr(true), repr(other)))

    def other(self, broadcast: Broadcast, seat: int | None) -> Any:
        return _Other(self, broadcast.table, seat)


class _Other:
    """Puts the table into another state with another history that a seat cannot distinguish from the true one."""

    def __init__(self, worlds: OtherWorlds, table: HostedTable, seat: int | None) -> None:
        self.worlds, self.table, self.seat = worlds, table, seat

    def __enter__(self) -> Any:
        table, match = self.table, self.table.match
        self.true = None if match is None else (match.state, table.history.entries)
        if match is None:
            return lambda entry: entry
        game = table.game
        open_hands = game.open_hands(match.state)

        def other(entry: HistoryEntry) -> HistoryEntry:
            events = [other_event(game.vocabulary, event, self.seat, open_hands=open_hands) for event in entry.events]
            self.worlds.changed += events != entry.events
            return HistoryEntry(entry.entry, events)

        guessed = game.guess(game.view(match.state, self.seat), self.worlds.doubt)
        self.worlds.changed += game.document(guessed) != game.document(match.state)
        match.state = guessed
        table.history.entries = [other(entry) for entry in table.history.entries]
        return other

    def __exit__(self, *_: object) -> None:
        if self.table.match is not None and self.true is not None:
            self.table.match.state, self.table.history.entries = self.true


@pytest.fixture
def worlds(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[tuple[OtherWorlds, Running]]:
    found = OtherWorlds(monkeypatch)
    with running(tmp_path) as server:
        yield found, server


@pytest.mark.parametrize(
    ("game", "options"),
    [("runedar", {"difficulty": "easy"}), ("runedar", {"open_hands": "yes"}), ("castlecards", {})],
)
def test_no_byte_depends_on_what_a_seat_may_not_know(
    worlds: tuple[OtherWorlds, Running], game: str, options: dict[str, str]
) -> None:
    """Whole games over real sockets, by two persons, with a bot, in different languages, and an onlooker."""
    other_worlds, server = worlds
    seats = [{"who": "me", "name": "Ana"}, {"who": "friend"}, {"who": "bot"}]
    created = server.create(game, seats, options=options)
    tokens = [link["token"] for link in created["links"]]
    readers = [(tokens[0], "en"), (tokens[1], "pl"), (created["watch"], "es")]
    clients = [server.sit(created, token, language) for token, language in readers]
    clients[1].take_seat(name="Zoë")
    for client in (clients[0], clients[2]):
        client.until("table")
    choice = Chance("choices")
    outcome = play_on(clients, lambda actions: actions[choice.below(len(actions))])
    assert outcome["seed"]
    assert other_worlds.leaks == []
    assert other_worlds.changed > 100
    for client in clients:
        received = [text for text in client.texts if text.startswith(('{"type":"step"', '{"type":"table"'))]
        built = [texts for audience, texts in other_worlds.built.items() if audience.language == client.language]
        assert received == [text for texts in built for text in texts]
        client.close()


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_no_byte_of_a_hint_or_of_a_branch_depends_on_what_a_seat_may_not_know(
    worlds: tuple[OtherWorlds, Running], game: str
) -> None:
    """A game that begins in the middle of another one, played with the help of the coach now and then."""
    other_worlds, server = worlds
    bot = {"who": "bot", "bot": "random"}
    first = server.create(game, [bot] * 3, options={"difficulty": "hard"} if game == "runedar" else {})
    with server.sit(first, first["watch"]) as onlooker:
        play_on([onlooker], lambda actions: actions[0])
    request = {"line": 20, "seat": 1, "name": "Ana", "bot": "beginner", "pace": 0}
    branch = server.request(f"/api/tables/{first['table']}/branch", request).json()
    other_worlds.changed = 0
    with server.sit(branch, branch["founder"]) as ana:
        choice = Chance("branch")
        for turn in range(40):
            while not ana.actions and not ana.table.get("outcome"):
                ana.until("step")
            if ana.table.get("outcome") or ana.decision is None:
                break
            if turn % 8 == 0:
                assert ana.ask("hint", decision=ana.decision["number"])["type"] == "hint_answer"
            ana.choose(ana.actions[choice.below(len(ana.actions))])
    assert other_worlds.leaks == []
    assert other_worlds.hints >= 3
    assert other_worlds.changed > 10


def test_the_log_of_a_running_game_is_closed(server: Running) -> None:
    created = server.create("castlecards", [{"who": "me", "name": "Ana"}, {"who": "bot"}])
    for path in ("log", "replay", "verify", "analysis"):
        answer = server.request(f"/api/tables/{created['table']}/{path}")
        assert (answer.status, answer.json()["code"]) == (409, "table-running")


def test_no_seat_receives_the_seed_before_the_end(server: Running) -> None:
    created = server.create("runedar", [{"who": "me", "name": "Ana"}, {"who": "bot"}], seed="the secret seed")
    with server.sit(created, created["founder"]) as ana:
        assert "the secret seed" not in "".join(ana.texts)
        assert ana.table["seed_hash"]


def test_what_is_stored_opens_no_table(server: Running, tmp_path: Path) -> None:
    """Tokens are stored as hashes: nobody can take a seat with what is in the file."""
    created = server.create("runedar", [{"who": "me", "name": "Ana"}, {"who": "friend"}])
    stored = b"".join(path.read_bytes() for path in sorted(tmp_path.glob("tables.sqlite3*")))
    for token in [created["founder"], created["watch"], *(link["token"] for link in created["links"])]:
        assert len(token) >= 32
        assert token.encode() not in stored


def test_the_file_of_tables_is_its_owners_alone(server: Running, tmp_path: Path) -> None:
    server.create("runedar", [{"who": "me", "name": "Ana"}])
    assert (tmp_path / "tables.sqlite3").stat().st_mode & 0o077 == 0


def test_clients_are_distinguished_by_their_tokens_only(server: Running) -> None:
    created = server.create("castlecards", [{"who": "me", "name": "Ana"}, {"who": "friend"}])
    friend = next(link["token"] for link in created["links"] if link["who"] == "friend")
    with server.sit(created, friend) as friend_client, server.sit(created, created["watch"]) as onlooker:
        assert (friend_client.table["invited"], friend_client.table["founder"]) == (1, False)
        assert (onlooker.table["you"], onlooker.table["founder"]) == (None, False)
    assert isinstance(friend_client, Client)
