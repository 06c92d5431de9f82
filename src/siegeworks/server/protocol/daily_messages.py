"""The bodies of requests and answers about the daily siege."""

from msgspec import Struct

from siegeworks.server.protocol.common import Key, Name


class DailyStart(Struct, forbid_unknown_fields=True):
    """A request for one's own try of today's deal; the same request again opens the same table."""

    key: Key
    """The person's own key, which their device has made; everybody has one try for each day and game."""
    name: Name


class DailyTable(Struct):
    """The table of a person's own try, and the key of their seat there."""

    table: str
    token: str


class DailyGame(Struct):
    """The deal of a game on a day."""

    day: str
    game: str
    hash: str
    """The hash of the seed; the log of every game with this deal shows it too."""
    committed: str
    """When the seed was drawn and its hash published (UTC)."""
    seed: str | None
    """null until the day is over."""


class DailySummary(Struct):
    """How many people played a game on a day in time, and how many of them won."""

    day: str
    game: str
    players: int
    won: int


class DailyOverview(Struct):
    """Today's deals, those that are committed for the coming days, and the days before."""

    today: str
    ends: float
    """Seconds until the day is over."""
    deals: list[DailyGame]
    """Today's and those of the coming days, in order."""
    past: list[DailySummary]
    """Days on which somebody played, the latest first."""
    streak: int
    """How many days in a row the person who asks has played; 0 without a key."""
    longest: int
    """The most days in a row that person has ever played."""


class DailyEntry(Struct):
    """Somebody's result of a day."""

    name: str
    own: bool
    won: bool
    score: int
    place: int
    luck: float | None
    """What luck did to the chance of winning, in percentage points; null until the coach has judged the game."""
    adjusted: float | None
    """The result without luck: 100 for a win or 0, minus luck."""
    adjusted_place: int | None
    table: str | None
    """The id of the table, for the replay; null until one has finished one's own game or the day is over."""


class DailyDay(Struct):
    """A day of a game: the deal, and how people fared."""

    deal: DailyGame
    over: bool
    """True once the day is over."""
    options: dict[str, str]
    bot: str | None
    """The bot that plays the other seats; null if there are none."""
    players: int
    entries: list[DailyEntry]
    """The counted results from a place on, in the requested order."""
    own: DailyEntry | None
    """The counted result of the person who asks."""
    table: str | None
    """The table of the person who asks, if they have begun."""
    finished: bool
    """True once the person who asks has finished their game."""
    judging: int
    """How many games the coach has yet to judge."""
