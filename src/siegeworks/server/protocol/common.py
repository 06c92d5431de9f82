"""The parts that messages have in common."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

MOST_SEATS = 8
Language = Literal["en", "es", "pt-BR", "pl"]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Key = Annotated[str, Meta(min_length=32, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""At least 192 random bits that the device of a person has made; the server keeps only a hash."""
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Handle = Annotated[str, Meta(max_length=40)]
"""Something on the table that can be selected, such as `card:axe`, `place:tannery`, `do:roll`."""
Id = Annotated[int, Meta(ge=0, le=2**31)]
"""Chosen by the sender of a message; the answer repeats it."""
Number = Annotated[int, Meta(ge=0, le=10**6)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Pace = Annotated[int, Meta(ge=0, le=5000)]
Phase = Literal["gathering", "playing", "over"]


Colour = Literal["amber", "crimson", "moss", "sky", "violet", "slate"]
Rune = Literal["axe", "bow", "gate", "hammer", "moon", "mountain", "sun", "tower"]


class Look(Struct, forbid_unknown_fields=True):
    """The colour and the rune that a person has chosen, shown beside their name."""

    colour: Colour
    rune: Rune


class SeatLink(Struct):
    """The token of a seat: the key of somebody at the founder's screen (`me`, `here`), or an invitation that works
    once."""

    seat: int
    who: Literal["me", "here", "friend"]
    token: str


class ClockSetting(Struct, forbid_unknown_fields=True):
    """The time people have: so many seconds for each decision, and a reserve for the whole game. Only the time of the
    one who has to decide runs, also while they are away and while the server is down. When it is over, a bot plays the
    seat until its person takes it back."""

    decision: Annotated[int, Meta(ge=10, le=7 * 86400)]
    """Seconds for each decision: a live game, or up to seven days."""
    reserve: Annotated[int, Meta(ge=0, le=60 * 86400)] = 0
    """Seconds for all decisions of a seat that take longer; in a game over days this is a vacation."""
    bot: str = "steady"


class SeatInfo(Struct):
    """A seat at the table and who has it."""

    seat: int
    name: str | None
    """null while nobody has taken it."""
    bot: str | None
    """The bot that plays it now."""
    person: bool
    """True if a person has it or may take it; a person who handed it to a bot can take it back."""
    present: bool
    """True if its person is connected."""
    devices: int
    """With how many devices its person is connected, each with a key of its own."""
    free: bool
    """True while the invitation to it can still be used: nobody has sat down there."""
    handed: int
    """How often its person has let a bot play."""
    returns: int
    """The turn from which its person may take it back from the bot; 0 if at any time."""
    reserve: int | None
    """Seconds left of its reserve; null without a clock."""
    nudged: int | None
    """The seat that has reminded its absent person; null once the person is back."""
    look: Look | None
    """The colour and the rune of its person's profile; null if they have none."""
    replaceable: bool
    """True if its person was reminded and has been gone for so long that the others may let a bot play it."""


class VisibleEvent(Struct):
    """One event, as this seat may know it."""

    name: str
    facts: dict[str, Any]
    """Its facts by name; cards, places and the like by their ids."""
    text: str


class LogLine(Struct):
    """A line of the log: the events that followed from it. The action itself may name hidden cards and is left out."""

    number: int
    kind: Literal["deal", "choice", "undo", "rewind", "settle"]
    seat: int | None
    events: list[VisibleEvent]
    text: str = ""
    """For an undo, a rewind and a settlement: what was done, in words."""


class GameOutcome(Struct):
    """How the game ended."""

    winners: list[int]
    reason: str
    score: int
    text: str
    title: str | None
    chart: dict[str, list[int]]
    """The numbers of the game's chart, turn by turn."""
    seed: str
    """Proves the dice; empty after a daily siege until its day is over."""
