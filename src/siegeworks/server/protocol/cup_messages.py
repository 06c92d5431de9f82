"""The bodies of requests and answers about cups: of rivals, and campaigns of teams."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from siegeworks.server.protocol.common import ClockSetting, Language, Name, SeatNumber

CupForm = Literal["swiss", "round_robin", "campaign"]


class NewCup(Struct, forbid_unknown_fields=True):
    """A request for a new cup; whoever sends it is the organizer."""

    name: Annotated[str, Meta(min_length=1, max_length=48)]
    game: str
    form: CupForm
    """Swiss or round-robin for rivals, a campaign for a team."""
    language: Language
    rounds: Annotated[int, Meta(ge=1, le=15)] = 5
    """Of a Swiss cup; the other forms have their own number."""
    seats: Annotated[int, Meta(ge=1, le=8)] = 2
    """How many people a team of a campaign has; rivals meet in pairs."""
    clock: ClockSetting | None = None
    """Without it nobody's time is limited."""
    bot: str = "steady"
    """Plays for people who let their time run out or leave, and where a team has too few."""


class CupEntry(Struct, forbid_unknown_fields=True):
    """A request to take part."""

    name: Name


class MeetingDecision(Struct, forbid_unknown_fields=True):
    """The organizer's decision on a meeting that was not played to its end."""

    winner: SeatNumber | None = None
    """The seat that wins; null for a draw, or for a siege that is lost."""


class CupSeat(Struct):
    """One's own seat in a cup: the table, and the key that opens the seat on this device."""

    table: str
    token: str
    game: str


class CupWaiting(Struct):
    """A cup in which one has to play now."""

    cup: str
    table: str
    game: str


class OwnCups(Struct):
    """Where one has to play for a cup now."""

    seats: list[CupWaiting]


class CupInfo(Struct):
    """A cup in short."""

    id: str
    name: str
    game: str
    form: CupForm
    rounds: int
    """0 for a round-robin that has not begun: it depends on how many enter."""
    round: int
    """0 until it begins."""
    seats: int
    """Of each table."""
    decision: int | None
    """Seconds for each decision; null without a clock."""
    reserve: int | None
    bot: str
    language: Language
    created: str
    ended: str | None
    entrants: int
    own: bool
    """True if the person who asks takes part or is the organizer."""


class CupList(Struct):
    """Cups of the server, the latest first."""

    cups: list[CupInfo]
    more: bool


class CupEntrant(Struct):
    """Somebody who takes part."""

    number: int
    name: str
    own: bool
    withdrawn: bool


class CupStanding(Struct):
    """A line of the standings: an entrant, or a team of a campaign."""

    place: int
    entrants: list[int]
    played: int
    won: int
    drawn: int
    lost: int
    byes: int
    points: float
    buchholz: float
    """The points of all opponents together."""
    sonneborn: float
    """The points of those beaten, and half the points of those drawn with."""
    score: int
    """What a campaign counts for sieges that were won, together."""


class CupMeeting(Struct):
    """A game of a round: who meets whom, in the order of the seats. One alone has a bye."""

    round: int
    number: int
    entrants: list[int]
    table: str | None
    """The id of its table; null before it is opened and after a bye."""
    watch: str | None
    """The token of the onlookers while it can be watched."""
    winners: list[int] | None
    """The seats that won; empty after a draw or a lost siege, null until it is over."""
    score: int
    how: Literal["played", "bye", "decided", "left"]
    """How it got its result: at its table, without an opponent, by the organizer, or because somebody left."""


class CupDeal(Struct):
    """The deal of a siege of a campaign, the same for every team."""

    round: int
    difficulty: str | None
    hash: str
    """The hash of the seed, which was drawn when the campaign was made."""
    seed: str | None
    """null until the round is over."""


class CupPage(Struct):
    """A cup with its standings and pairings."""

    cup: CupInfo
    organizer: bool
    """True if the person who asks is the organizer."""
    entrants: list[CupEntrant]
    standings: list[CupStanding]
    """The best first."""
    meetings: list[CupMeeting]
    """In the order of rounds."""
    deals: list[CupDeal]
    """Of a campaign."""
    seat: bool
    """True if a game waits for the person who asks."""
