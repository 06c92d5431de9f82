"""Cups in a store: who takes part, who meets whom in which round, and how each meeting ended.

A cup is for rivals (Swiss or round-robin), or a campaign of teams. A person is the id of a profile or the hash of the
key of a browser. The end of a game and the result of its meeting are written in one transaction.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal, cast

from siegeworks.kernel.problem import Problem
from siegeworks.store.database import Database, Read, Row
from siegeworks.store.records import CupTable, Ending, winners_of

CUPS = """
CREATE TABLE cups (
    id TEXT PRIMARY KEY,
    created TEXT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    form TEXT NOT NULL,
    rounds INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    decision INTEGER,
    reserve INTEGER,
    bot TEXT NOT NULL,
    language TEXT NOT NULL,
    round INTEGER NOT NULL DEFAULT 0,
    ended TEXT
){end};
CREATE INDEX cups_by_date ON cups (created DESC, id);
CREATE TABLE cup_entrants (
    cup TEXT NOT NULL REFERENCES cups (id),
    number INTEGER NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    joined TEXT NOT NULL,
    withdrawn INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (cup, number)
){end};
CREATE TABLE cup_deals (
    cup TEXT NOT NULL REFERENCES cups (id),
    round INTEGER NOT NULL,
    seed TEXT NOT NULL,
    PRIMARY KEY (cup, round)
){end};
CREATE UNIQUE INDEX cup_entrants_by_person ON cup_entrants (person, cup);
CREATE TABLE cup_meetings (
    cup TEXT NOT NULL REFERENCES cups (id),
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entrants TEXT NOT NULL,
    played_at TEXT,
    winners TEXT,
    score INTEGER NOT NULL DEFAULT 0,
    how TEXT NOT NULL,
    PRIMARY KEY (cup, round, number)
){end};
CREATE INDEX cup_meetings_by_table ON cup_meetings (played_at);
CREATE TABLE cup_seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
){end};
"""
CUP_COLUMNS: dict[str, tuple[str, ...]] = {
    "cups": (
        "id", "created", "person", "name", "game", "form", "rounds", "seats", "decision", "reserve", "bot", "language",
        "round", "ended",
    ),
    "cup_deals": ("cup", "round", "seed"),
    "cup_entrants": ("cup", "number", "person", "name", "joined", "withdrawn"),
    "cup_meetings": ("cup", "round", "number", "entrants", "played_at", "winners", "score", "how"),
    "cup_seats": ("table_id", "seat", "person"),
}  # fmt: skip
Form = Literal["swiss", "round_robin", "campaign"]
How = Literal["played", "bye", "decided", "left"]
"""How a meeting got its result: at its table, without an opponent, by the organizer, or because somebody left."""
MOST_ENTRANTS: dict[Form, int] = {"swiss": 128, "round_robin": 24, "campaign": 64}


@dataclass(frozen=True, slots=True)
class Cup:
    """A cup as its organizer has made it, and how far it is."""

    id: str
    created: str
    organizer: str
    name: str
    game: str
    form: Form
    rounds: int
    """0 for a round-robin that has not begun: it depends on how many enter."""
    seats: int
    """Of each table."""
    decision: int | None
    """Seconds for each decision; None without a clock."""
    reserve: int | None
    bot: str
    """Plays for people who let their time run out, and where a team has too few."""
    language: str
    round: int
    """0 until it begins."""
    ended: str | None


@dataclass(frozen=True, slots=True)
class Entrant:
    """Somebody who takes part; the name is empty once its person is forgotten."""

    number: int
    person: str
    name: str
    joined: str
    withdrawn: bool


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game of a cup: its entrants in the order of their seats; one alone has a bye."""

    round: int
    number: int
    entrants: tuple[int, ...]
    table: str | None = None
    winners: tuple[int, ...] | None = None
    """The seats that won; empty after a draw or a lost siege, None until it is over."""
    score: int = 0
    how: How = "played"


@dataclass(frozen=True, slots=True)
class WholeCup:
    """A cup with everything that belongs to it."""

    cup: Cup
    entrants: list[Entrant]
    meetings: list[Meeting]
    """In the order of rounds and numbers."""
    seeds: list[str]
    """The deals of a campaign, one for each round, drawn when it was made; none among rivals."""

    def of_round(self, round_: int) -> list[Meeting]:
        return [meeting for meeting in self.meetings if meeting.round == round_]

    def entrant(self, person: str | None) -> Entrant | None:
        return next((each for each in self.entrants if each.person == person), None)


@dataclass(frozen=True, slots=True)
class CupLine:
    """A cup in the list of all."""

    cup: Cup
    entrants: int
    own: bool
    """Whether the person who asks takes part or is the organizer."""


@dataclass(frozen=True, slots=True)
class WaitingSeat:
    """A table of a running meeting at which a person has a seat."""

    cup: str
    table: str
    game: str


# Reading.


def whole(base: Database, id_: str) -> WholeCup:
    """A cup with its entrants and meetings; an unknown one is refused."""
    with base.reading() as read:
        return _whole(read, id_)


def _whole(read: Read, id_: str) -> WholeCup:
    rows = read(f"SELECT {', '.join(CUP_COLUMNS['cups'])} FROM cups WHERE id = ?", id_)  # noqa: S608 - our own words
    if not rows:
        raise Problem("cup-unknown")
    entrants = read(
        "SELECT number, person, name, joined, withdrawn FROM cup_entrants WHERE cup = ? ORDER BY number", id_
    )
    meetings = read(
        "SELECT round, number, entrants, played_at, winners, score, how FROM cup_meetings WHERE cup = ?"
        " ORDER BY round, number",
        id_,
    )
    return WholeCup(
        _cup(rows[0]),
        [Entrant(number, person, name, joined, bool(left)) for number, person, name, joined, left in entrants],
        [_meeting(row) for row in meetings],
        [seed for (seed,) in read("SELECT seed FROM cup_deals WHERE cup = ? ORDER BY round", id_)],
    )


def listed(base: Database, person: str | None, start: int, most: int) -> list[CupLine]:
    """The cups of a server, the latest first."""
    columns = ", ".join(f"c.{column}" for column in CUP_COLUMNS["cups"])
    with base.reading() as read:
        rows = read(
            f"SELECT {columns}, (SELECT count(*) FROM cup_entrants e WHERE e.cup = c.id),"  # noqa: S608 - our own words
            " (SELECT count(*) FROM cup_entrants e WHERE e.cup = c.id AND e.person = ?)"
            " FROM cups c ORDER BY c.created DESC, c.id LIMIT ? OFFSET ?",
            person or "", most, start,
        )  # fmt: skip
    found = [(_cup(row[:-2]), int(row[-2]), int(row[-1])) for row in rows]
    return [CupLine(cup, entrants, bool(own) or cup.organizer == person) for cup, entrants, own in found]


def to_advance(base: Database) -> list[tuple[str, str]]:
    """The running cups, each with its game, that wait for the server: a round is over, or a meeting has no table."""
    open_meetings = (
        "SELECT 1 FROM cup_meetings m LEFT JOIN tables t ON t.id = m.played_at"
        " WHERE m.cup = c.id AND m.round = c.round AND m.winners IS NULL"
    )
    with base.reading() as read:
        rows = read(
            "SELECT c.id, c.game FROM cups c WHERE c.round > 0 AND c.ended IS NULL AND"  # noqa: S608 - our own words
            f" (NOT EXISTS ({open_meetings}) OR EXISTS ({open_meetings} AND t.id IS NULL)) ORDER BY c.id"
        )
    return [(id_, game) for id_, game in rows]


def waiting_seats(base: Database, person: str) -> list[WaitingSeat]:
    """The tables at which a person has to play for a cup now."""
    with base.reading() as read:
        cups = read(
            "SELECT cup, number FROM cup_entrants e JOIN cups c ON c.id = e.cup"
            " WHERE e.person = ? AND e.withdrawn = 0 AND c.round > 0 AND c.ended IS NULL ORDER BY cup",
            person,
        )
        found: list[WaitingSeat] = []
        for id_, number in cups:
            cup = _whole(read, id_)
            found += [
                WaitingSeat(id_, meeting.table, cup.cup.game)
                for meeting in cup.of_round(cup.cup.round)
                if meeting.table is not None and meeting.winners is None and number in meeting.entrants
            ]
    return found


def has_played(base: Database, place: CupTable, person: str | None) -> bool:
    """True if a person takes part in a cup and their own meeting of a round is over."""
    found = whole(base, place.cup)
    own = found.entrant(person)
    if own is None:
        return False
    return any(own.number in each.entrants and each.winners is not None for each in found.of_round(place.round))


def watch_tokens(base: Database, id_: str) -> dict[str, str]:
    """The tokens of the onlookers of those tables of a cup that everybody may watch."""
    with base.reading() as read:
        rows = read(
            "SELECT table_id, watch FROM lobby l JOIN cup_meetings m ON m.played_at = l.table_id WHERE m.cup = ?", id_
        )
    return dict(cast(list[tuple[str, str]], rows))


def table_of(read: Read, table: str) -> CupTable | None:
    """Which meeting is played at a table."""
    rows = read(
        "SELECT m.cup, m.round, m.number, m.entrants, c.form, c.round, c.ended FROM cup_meetings m"
        " JOIN cups c ON c.id = m.cup WHERE m.played_at = ?",
        table,
    )
    if not rows:
        return None
    cup, round_, number, entrants, form, now, ended = rows[0]
    # The teams of a campaign all have the same deal.
    return CupTable(cup, round_, number, _numbers(entrants), form == "campaign", now == round_ and ended is None)


def _cup(row: Row) -> Cup:
    return Cup(*row)


def _meeting(row: Row) -> Meeting:
    round_, number, entrants, table, winners, score, how = row
    won = None if winners is None else _numbers(winners)
    return Meeting(round_, number, _numbers(entrants), table, won, score, cast(How, how))


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split())


def _text(numbers: Sequence[int] | None) -> str | None:
    return None if numbers is None else " ".join(map(str, numbers))


# Writing, in the open transaction.


def create(base: Database, cup: Cup, seeds: Sequence[str]) -> None:
    columns = CUP_COLUMNS["cups"]
    base.run(
        f"INSERT INTO cups ({', '.join(columns)}) VALUES ({','.join('?' * len(columns))})",  # noqa: S608 - our own words
        cup.id, cup.created, cup.organizer, cup.name, cup.game, cup.form, cup.rounds, cup.seats, cup.decision,
        cup.reserve, cup.bot, cup.language, cup.round, cup.ended,
    )  # fmt: skip
    base.run_many(
        "INSERT INTO cup_deals (cup, round, seed) VALUES (?,?,?)",
        [(cup.id, number, seed) for number, seed in enumerate(seeds, 1)],
    )


def locked(base: Database, id_: str) -> WholeCup:
    """A cup that no other process can change until the transaction ends."""
    _lock(base, id_)
    return _whole(base.rows, id_)


def _lock(base: Database, id_: str) -> None:
    """Wait for the other processes that change a cup. PostgreSQL shows what they have committed to the statements that
    come after this one; a condition in the statement that waits would be checked against what was there before."""
    base.run("UPDATE cups SET round = round WHERE id = ?", id_)


def join(base: Database, id_: str, person: str, name: str, now: str, check: Callable[[list[str]], None]) -> None:
    """Enter somebody; `check` refuses a name that one of the others has."""
    found = locked(base, id_)
    most = MOST_ENTRANTS[found.cup.form]
    if found.cup.round:
        raise Problem("cup-begun")
    if found.entrant(person) is not None:
        raise Problem("cup-joined")
    if len(found.entrants) >= most:
        raise Problem("cup-full", most=most)
    check([each.name for each in found.entrants])
    number = max((each.number for each in found.entrants), default=0) + 1
    base.run(
        "INSERT INTO cup_entrants (cup, number, person, name, joined) VALUES (?,?,?,?,?)",
        id_, number, person, name, now,
    )  # fmt: skip


def leave(base: Database, id_: str, number: int) -> None:
    """Take somebody out of a cup: before it begins without a trace, afterwards their open meeting is lost."""
    found = locked(base, id_)
    if all(each.number != number for each in found.entrants):
        raise Problem("cup-not-in")
    if found.cup.ended is not None:
        raise Problem("cup-over")
    if not found.cup.round:
        base.run("DELETE FROM cup_entrants WHERE cup = ? AND number = ?", id_, number)
        return
    base.run("UPDATE cup_entrants SET withdrawn = 1 WHERE cup = ? AND number = ?", id_, number)
    for meeting in found.of_round(found.cup.round):
        if meeting.winners is None and number in meeting.entrants and found.cup.form != "campaign":
            others = [seat for seat, entrant in enumerate(meeting.entrants) if entrant != number]
            _settle(base, id_, meeting, others, 0, "left")


def begin_round(
    base: Database, id_: str, round_: int, meetings: Sequence[Meeting], *, rounds: int | None = None
) -> None:
    """Begin a round, unless another process has done it meanwhile; with the first one the number of rounds is known."""
    found = locked(base, id_)
    if found.cup.round != round_ - 1:
        return
    base.run("UPDATE cups SET round = ?, rounds = ? WHERE id = ?", round_, rounds or found.cup.rounds, id_)
    base.run_many(
        "INSERT INTO cup_meetings (cup, round, number, entrants, winners, how) VALUES (?,?,?,?,?,?)",
        [
            (id_, round_, meeting.number, _text(meeting.entrants), _text(meeting.winners), meeting.how)
            for meeting in meetings
        ],
    )


def end(base: Database, id_: str, now: str) -> None:
    base.run("UPDATE cups SET ended = ? WHERE id = ? AND ended IS NULL", now, id_)


def decide(base: Database, id_: str, round_: int, number: int, winners: Sequence[int]) -> None:
    """Give a meeting the result that the organizer decided; a played one keeps its own."""
    found = locked(base, id_)
    meeting = next((each for each in found.of_round(round_) if each.number == number), None)
    if meeting is None or any(seat >= len(meeting.entrants) for seat in winners):
        raise Problem("cup-meeting-unknown")
    if meeting.winners is not None:
        raise Problem("cup-meeting-over")
    _settle(base, id_, meeting, winners, 0, "decided")


def enter_table(base: Database, table: str, place: CupTable) -> None:
    """Note that a meeting is played at a new table, and whose seats those are before any device has a key for them;
    refused if another process has made its table."""
    _lock(base, place.cup)
    taken = base.rows(
        "UPDATE cup_meetings SET played_at = ? WHERE cup = ? AND round = ? AND number = ? AND winners IS NULL"
        " AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.id = cup_meetings.played_at) RETURNING number",
        table, place.cup, place.round, place.number,
    )  # fmt: skip
    if not taken:
        raise Problem("cup-meeting-over")
    for seat, number in enumerate(place.entrants):
        found = base.rows(
            "SELECT e.person, p.id FROM cup_entrants e LEFT JOIN profiles p ON p.id = e.person"
            " WHERE e.cup = ? AND e.number = ? AND e.withdrawn = 0",
            place.cup, number,
        )  # fmt: skip
        for person, profile in found:
            kept, column = ("cup_seats", "person") if profile is None else ("profile_seats", "profile")
            base.run(f"INSERT INTO {kept} (table_id, seat, {column}) VALUES (?,?,?)", table, seat, person)  # noqa: S608 - our own words


def end_meeting(base: Database, table: str, ending: Ending) -> None:
    """Store how the game of a meeting ended, unless it has been decided before."""
    rows = base.rows("SELECT cup, round, number FROM cup_meetings WHERE played_at = ? AND winners IS NULL", table)
    for cup, round_, number in rows:
        winners = sorted(winners_of(ending.outcome))
        _settle(base, cup, Meeting(round_, number, ()), winners, ending.score, "played")


def _settle(base: Database, id_: str, meeting: Meeting, winners: Sequence[int], score: int, how: How) -> None:
    base.run(
        "UPDATE cup_meetings SET winners = ?, score = ?, how = ? WHERE cup = ? AND round = ? AND number = ?"
        " AND winners IS NULL",
        _text(winners), score, how, id_, meeting.round, meeting.number,
    )  # fmt: skip


def ages(base: Database) -> list[tuple[str, str, str | None]]:
    """The id of every cup, when it was made, and when it ended."""
    with base.reading() as read:
        return [(id_, created, ended) for id_, created, ended in read("SELECT id, created, ended FROM cups")]


def cancel(base: Database, id_: str) -> None:
    """Delete a cup that has not begun."""
    if locked(base, id_).cup.round:
        raise Problem("cup-begun")
    delete(base, [id_])


def delete(base: Database, ids: Sequence[str]) -> None:
    """Delete cups; their tables stay."""
    for table, columns in reversed(CUP_COLUMNS.items()):
        key = "cup" if "cup" in columns else "id" if table == "cups" else None
        if key is not None:
            base.run_many(f"DELETE FROM {table} WHERE {key} = ?", [(id_,) for id_ in ids])  # noqa: S608 - our own words


# People who want to be forgotten.


def take_over(base: Database, person: str, profile: str) -> None:
    """What somebody did on a device belongs to their profile from now on; who has entered with both stays twice."""
    base.run("UPDATE cups SET person = ? WHERE person = ?", profile, person)
    base.run(
        "UPDATE cup_entrants SET person = ? WHERE person = ? AND NOT EXISTS (SELECT 1 FROM cup_entrants o"
        " WHERE o.person = ? AND o.cup = cup_entrants.cup)",
        profile, person, profile,
    )  # fmt: skip


def forget(base: Database, entries: Sequence[tuple[str, int]]) -> None:
    """Take people out of cups, each named by the cup and their number, and forget their names."""
    for cup, number in entries:
        if locked(base, cup).cup.ended is None:
            leave(base, cup, number)
        base.run("UPDATE cup_entrants SET name = '' WHERE cup = ? AND number = ?", cup, number)


def forget_organizer(base: Database, person: str) -> None:
    """Delete the cups of an organizer that have not begun: nobody else could start them. The others go on."""
    delete(base, [id_ for (id_,) in base.rows("SELECT id FROM cups WHERE person = ? AND round = 0", person)])


def entries_of(read: Read, person: str) -> list[tuple[str, int]]:
    return [(cup, number) for cup, number in read("SELECT cup, number FROM cup_entrants WHERE person = ?", person)]


def names(base: Database) -> list[tuple[str, int, str]]:
    """The cup, the number and the name of every entrant."""
    with base.reading() as read:
        return [(cup, number, name) for cup, number, name in read("SELECT cup, number, name FROM cup_entrants")]
