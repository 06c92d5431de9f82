"""Seats: who has one, which bot plays it, and how a log names them."""

import re
import unicodedata
from collections import Counter, deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count

from siegeworks.bots import check_bot
from siegeworks.kernel.problem import Problem
from siegeworks.store.records import StoredSeat

LONGEST_NAME = 24
LONGEST_TITLE = 48
BOT_NAMES = ("Brokk", "Dagna", "Eitri", "Svana")
"""Names for bots; the same in every language."""
BOT_IN_LOG = re.compile(r"(.+?) \(bot:(.*)\)")

EMOJI_STYLE = "\ufe0f"
"""Follows a sign to show it as an emoji: invisible, but part of many names."""
INVISIBLE = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0e\uffa0\U000e0100-\U000e01ef]"
)
"""Printable characters that show nothing: with them two names could look the same, or a name like none."""


@dataclass(slots=True)
class Seat:
    """A seat in a game: who has it and which bot plays it now."""

    name: str
    """Empty while nobody has taken the seat."""
    bot: str | None = None
    invited: bool = False
    """True if a person of a server has it or may take it, even while a bot plays it for them."""
    handed: int = 0
    """How often its person has let a bot play."""
    returns: int = 0
    """The turn from which its person may take it back from the bot."""
    devices: Counter[str] = field(default_factory=Counter)
    """How many connections to a server each device of its person has, by the hash of its key."""
    gone_since: float | None = None
    nudged: int | None = None
    """The seat that reminded its absent person last; None if nobody has since the person left."""
    moments: deque[float] = field(default_factory=deque)
    """When its person said something in the last seconds."""
    offered: int | None = None
    """The turn in which its person offered a draw last."""
    look: tuple[str, str] | None = None
    """The colour and the rune of its person's profile."""
    asking: str | None = None
    """When its person wants to be asked, one of the values of the game's stage; None if they have not said."""

    @property
    def person(self) -> bool:
        """True if the seat is a person's, even while a bot plays it for them."""
        return self.invited or self.bot is None

    @property
    def present(self) -> bool:
        """True if its person is connected."""
        return self.devices.total() > 0

    def play_as(self, other: "Seat") -> None:
        """Have the name, the bot and the counts of another seat from now on; the connections stay."""
        self.name, self.bot, self.handed, self.returns = other.name, other.bot, other.handed, other.returns
        self.nudged = other.nudged

    def stored(self) -> StoredSeat:
        """The seat as a server stores it."""
        return StoredSeat(self.name, self.bot, self.person, self.handed, self.returns, self.nudged)

    def log_name(self) -> str:
        """The name as the header of a log keeps it, so that a resumed game knows its bots."""
        return self.name if self.bot is None else f"{self.name} (bot:{self.bot})"


def seat_from_store(stored: StoredSeat) -> Seat:
    counts = stored.handed, stored.returns
    return Seat(stored.name or "", stored.bot, stored.person, *counts, nudged=stored.nudged, look=stored.look)


def seat_from_log(text: str) -> Seat:
    match = BOT_IN_LOG.fullmatch(text)
    return Seat(text) if match is None else Seat(match[1], match[2])


def seats_from_log(names: Iterable[str]) -> list[Seat]:
    """The seats as the header of a log names them."""
    return [seat_from_log(name) for name in names]


def names_in_log(names: Iterable[str]) -> list[str]:
    """The names of the seats without their bots."""
    return [seat.name for seat in seats_from_log(names)]


def person_name(name: str) -> str:
    """A person's name with its spaces tidied: one short printable line that cannot be mistaken for a bot's."""
    plain = " ".join(name.split())
    if not _readable(plain) or len(plain) > LONGEST_NAME or BOT_IN_LOG.fullmatch(plain):
        raise Problem("seat-name", name=plain[:LONGEST_NAME], most=LONGEST_NAME)
    return plain


def tidy_title(title: str) -> str:
    """What people call something, such as a cup, with its spaces tidied: one printable line."""
    plain = " ".join(title.split())
    if not _readable(plain) or len(plain) > LONGEST_TITLE:
        raise Problem("cup-name", most=LONGEST_TITLE)
    return plain


def _readable(line: str) -> bool:
    return line.isprintable() and not INVISIBLE.search(line) and _shows_something(line)


def _shows_something(name: str) -> bool:
    """False for an empty name, and for one of marks alone, which need a letter to stand on."""
    return any(unicodedata.category(letter)[0] not in "MZC" for letter in name)


def name_key(name: str) -> str:
    """Equal for names that look the same: in small and capital letters, wide and narrow ones, with other spaces."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().replace(EMOJI_STYLE, "").split())


def check_free_name(name: str, taken: Iterable[str]) -> None:
    """Refuse a name that somebody else at the table has."""
    if name_key(name) in {name_key(each) for each in taken if each}:
        raise Problem("seat-name-taken", name=name)


def free_name(name: str, taken: Iterable[str]) -> str:
    """A person's name with its spaces tidied, which nobody else at the table has."""
    chosen = person_name(name)
    check_free_name(chosen, taken)
    return chosen


def bot_name(taken: Iterable[str]) -> str:
    """The first name for a bot that nobody at the table has."""
    known = {name_key(name) for name in taken}
    names = (f"{name} {number}" if number > 1 else name for number in count(1) for name in BOT_NAMES)
    return next(name for name in names if name_key(name) not in known)


def check_persons_seat(seats: Sequence[Seat], number: int) -> None:
    """Refuse a seat that is not a person's."""
    if number >= len(seats) or not seats[number].person:
        raise Problem("table-bots-seat")


def check_bots(seats: Iterable[Seat], game_id: str) -> None:
    """Refuse seats whose bot is unknown or does not play the game."""
    for seat in seats:
        if seat.bot is not None:
            check_bot(seat.bot, game_id)
