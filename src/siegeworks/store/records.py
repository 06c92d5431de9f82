"""What the stores keep: tables, their seats, how their games ended, and the entries of the Chronicles."""

import json
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field

from siegeworks.kernel.game import parse_options
from siegeworks.kernel.problem import Problem


@dataclass(slots=True)
class StoredSeat:
    """A seat: its name, the bot that plays it, and whether it is a person's."""

    name: str | None
    bot: str | None
    person: bool
    handed: int = 0
    """How often its person has let a bot play."""
    returns: int = 0
    """The turn from which its person may take it back from the bot."""
    nudged: int | None = None
    """The seat that reminded its absent person last; None if nobody has."""
    look: tuple[str, str] | None = None
    """The colour and the rune of its person's profile; None if they have none."""


INVITATION = "invitation"
"""The kind of a token that is exchanged for a key, once."""
DEVICE = "device"
"""The kind of a key that one device of a person has."""


@dataclass(frozen=True, slots=True)
class StoredKey:
    """The hash of a token that opens a seat, and its kind."""

    seat: int
    hash: str
    kind: str


@dataclass(frozen=True, slots=True)
class StoredClock:
    """The clock of a table: seconds for a decision and in reserve, the bot that takes over, when the pending decision
    was asked (milliseconds since 1970), and what each seat has left of its reserve (milliseconds)."""

    decision: int
    reserve: int
    bot: str
    since: int
    reserves: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DailyTry:
    """Whose try of the daily siege a table is: the day (UTC), and the hash of the person's key."""

    day: str
    person: str


@dataclass(frozen=True, slots=True)
class CupTable:
    """Which meeting of a cup is played at a table: the round, its number in it, and the entrants by seat."""

    cup: str
    round: int
    number: int
    entrants: tuple[int, ...]
    campaign: bool
    """True if every team of the round has the same deal."""
    running: bool = True
    """False once the round is over."""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """What the lobby says of a table that is open to everybody: the language people speak there, how experienced they
    should be, and the token of the onlookers."""

    language: str
    level: str
    watch: str


@dataclass(slots=True)
class StoredTable:
    """A table as it was created, and its log up to now."""

    id: str
    created: str
    game: str
    options: str
    pace: int
    rated: bool
    founder: str
    watch: str
    seats: list[StoredSeat]
    header: str | None = None
    seed: str | None = None
    """Before the game begins: the seed that was requested, if any."""
    lines: list[str] = field(default_factory=list)
    outcome: str | None = None
    lost: int = 0
    """How many of its last lines the store has lost since they were acknowledged."""
    content: str | None = None
    """The digest of the content pack that was chosen when the table was opened, if any."""
    keys: list[StoredKey] = field(default_factory=list)
    """What opens its seats: invitations nobody has used yet, and the keys of devices."""
    clock: StoredClock | None = None
    daily: DailyTry | None = None
    open: OpenTable | None = None
    """None if it is not in the lobby."""

    free_text: bool = False
    """True if people may write to each other in their own words."""
    cup: CupTable | None = None
    """The meeting of a cup that is played at it, if any."""

    def log_text(self) -> str:
        """The log as a file: the header, the lines, and at the end the seed and the outcome."""
        if self.header is None:
            raise Problem("table-gathering")
        ending = [] if self.outcome is None else [f"outcome: {self.outcome}"]
        if ending and self.seed is not None:
            ending.insert(0, f"seed: {self.seed}")
        return "\n".join([self.header, *self.lines, *ending]) + "\n"


@dataclass(frozen=True, slots=True)
class Ending:
    """How a game ended, as it is recorded."""

    date: str
    outcome: str
    result: str
    score: int
    rank: str | None
    rewinds: int


WINNERS = "winners="


def winners_of(outcome: str) -> set[int]:
    """The seats that won, from the text of an outcome."""
    listed = outcome.partition(" ")[0].removeprefix(WINNERS)
    return set() if listed == "-" else {int(seat) for seat in listed.split(",")}


@dataclass(frozen=True, slots=True)
class EndedGame:
    """A finished game that counts, for ratings."""

    table: str | None
    """The id of the server's table it was played at; None for a game of the terminal."""
    date: str
    game: str
    difficulty: str
    seats: tuple[str, ...]
    """The names of the seats as the header of a log has them, with their bots."""
    winners: tuple[int, ...]
    people: dict[int, tuple[str, str]] = field(default_factory=dict)
    """The id and the name of the profile of each seat whose person has one."""


@dataclass(frozen=True, slots=True)
class Chronicle:
    """One finished game. What `score` counts depends on the game, and on whether it was won or lost."""

    date: str
    game: str
    result: str
    score: int
    difficulty: str
    seats: int
    names: tuple[str, ...]
    rank: str
    content: str
    log: str
    """The name of its log in the folder of saved games, or the id of the table it was played at."""
    rewinds: int = 0
    """How often the seats agreed to go back."""
    hints: int = 0
    """How many hints the coach gave."""
    table: str | None = None
    """The id of the server's table it was played at, if any."""
    winners: tuple[int, ...] = ()
    """The seats that won: a whole team, one rival, or nobody."""

    @property
    def won(self) -> bool:
        """True if the team won; among rivals, if anybody did."""
        return bool(self.winners)


def chronicle(
    ending: Ending,
    *,
    game: str,
    options: str,
    names: Iterable[str],
    content: str,
    log: str,
    hints: int,
    table: str | None = None,
) -> Chronicle:
    """The entry of a finished game, whatever kind of table it was played at."""
    settings = parse_options(options)
    return Chronicle(
        date=ending.date,
        game=game,
        result=ending.result,
        score=ending.score,
        difficulty=settings.get("difficulty", ""),
        seats=int(settings["seats"]),
        names=tuple(names),
        rank=ending.rank or "",
        content=content,
        log=log,
        rewinds=ending.rewinds,
        hints=hints,
        table=table,
        winners=tuple(sorted(winners_of(ending.outcome))),
    )


def content_digest(header: str) -> str:
    """The digest of the content a game was played with, from the header of its log."""
    for line in header.splitlines():
        if line.startswith("content: "):
            return line.removeprefix("content: ")
    raise ValueError("the header names no content")


@dataclass(frozen=True, slots=True)
class ChronicleQuery:
    """Which games of the Chronicles somebody wants to see; None: all of them."""

    game: str | None = None
    difficulty: str | None = None
    seats: int | None = None
    name: str | None = None
    """A part of a player's name, without regard to case and accents."""

    def fits(self, entry: Chronicle) -> bool:
        if self.game is not None and entry.game != self.game:
            return False
        if self.difficulty is not None and entry.difficulty != self.difficulty:
            return False
        if self.seats is not None and entry.seats != self.seats:
            return False
        return self.name is None or searched(self.name) in searched_names(entry.names)


def searched(text: str) -> str:
    """A text as people type it when they search: without case, accents and the stroke of ł."""
    plain = "".join(letter for letter in unicodedata.normalize("NFD", text) if not unicodedata.combining(letter))
    return plain.lower().replace("ł", "l").strip()


def searched_names(names: Iterable[str]) -> str:
    """The names of a game as one text to search in; no name contains a line break."""
    return "\n".join(searched(name) for name in names)


def names_text(names: Iterable[str]) -> str:
    """The names of a game as the stores keep them."""
    return json.dumps(list(names), ensure_ascii=False)


def parse_names(text: str) -> tuple[str, ...]:
    """The names of a game from the text that a store keeps; a damaged one raises ValueError."""
    names = json.loads(text)
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise ValueError("not a list of names")
    return tuple(names)
