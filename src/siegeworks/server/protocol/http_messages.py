"""The bodies of HTTP requests and answers."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from siegeworks.server.protocol.common import (
    MOST_SEATS,
    ClockSetting,
    GameOutcome,
    Language,
    LogLine,
    Name,
    Number,
    Pace,
    Phase,
    SeatLink,
    SeatNumber,
)
from siegeworks.server.protocol.socket_messages import snake_case


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who shall have a seat: the founder (once at most), somebody at the founder's own screen (`here`), a friend with a
    link, or a bot."""

    who: Literal["me", "here", "friend", "bot"]
    name: Name | None = None
    bot: str = "beginner"


Level = Literal["any", "newcomers", "experienced"]


class LobbyCard(Struct, forbid_unknown_fields=True):
    """What the lobby says of a table: the language spoken there, and for whom it is."""

    language: Language
    level: Level = "any"


class NewTable(Struct, forbid_unknown_fields=True):
    """A request for a new table."""

    game: str
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, str] = field(default_factory=dict)
    pace: Pace = 600
    seed: Annotated[str, Meta(max_length=64, pattern="^[!-~]([ -~]*[!-~])?$")] | None = None
    """Play a known deal again. Such a game does not enter the Chronicles, and is refused between rival persons."""
    content: Annotated[str, Meta(max_length=80)] | None = None
    """The name of a content pack that this server offers for the game; without it the game's own content."""
    clock: ClockSetting | None = None
    """Without it nobody's time is limited."""
    open: LobbyCard | None = None
    """List the table in the lobby: everybody may take the seats of friends, and watch the game."""
    free_text: bool | None = None
    """Whether people may write to each other in their own words; by default in a team, but not among rivals."""
    rated: bool = True
    """False for a friendly game, which counts neither for ratings nor for the Chronicles."""


class Branch(Struct, forbid_unknown_fields=True):
    """What if: a request for a table that begins where a finished game stood before a line, with new dice. One seat
    is the founder's, bots play the others."""

    line: Number
    seat: SeatNumber
    name: Name
    bot: str = "beginner"
    pace: Pace = 600


class CopyReturned(Struct):
    """The game of a copy goes on at its table."""

    lines: int
    """How many lines of the log were new to the server."""


class TableCreated(Struct):
    """A new table with its tokens; they are sent only here."""

    table: str
    founder: str
    """The token with which the founder watches, begins the game and plays their own seat, if they have one."""
    watch: str
    """The token for onlookers."""
    links: list[SeatLink]


class TableSummary(Struct):
    """A table in the list of a user's tables."""

    table: str
    game: str
    options: dict[str, str]
    phase: Phase
    you: int | None
    names: list[str | None]
    actor: int | None
    choices: int
    turn: int
    outcome: str | None
    ending: str | None
    """How the game ended, in words; null before."""
    nudged: str | None
    """The name of the person who reminded you that the others are waiting, since you were there last."""


class SettingValue(Struct):
    """A value that a house rule or a preference can have, in words."""

    value: str
    text: str


class HouseRule(Struct):
    """A setting that changes a rule, in words; the default is the first of its values."""

    name: str
    text: str
    values: list[SettingValue]


class GameInfo(Struct):
    """A game this server offers."""

    id: str
    title: str
    summary: str
    seats: list[int]
    options: dict[str, list[str]]
    """The settings with the values each can have."""
    defaults: dict[str, str]
    """The value of each setting if none is given."""
    house_rules: list[HouseRule]
    """The settings among them that change a rule."""
    cooperative: bool
    """True if all seats win or lose together."""


class ContentInfo(Struct):
    """A content pack that new tables of a game may choose."""

    game: str
    name: str
    digest: str
    """Identifies the content; the log of a game names it."""


class ServerInfo(Struct):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    levels: list[str]
    """The bots offered to people, the weakest first."""
    languages: list[str]
    phrases: list[str]
    contents: list[ContentInfo]
    offline_site: bool
    """Whether the server offers pages with which a game against bots goes on while the server is gone."""


class ReplayFrame(Struct):
    """One line of a replay."""

    line: LogLine
    scene: dict[str, Any]
    threats: list[str]
    question: str
    seat: int | None
    turn: int


class Replay(Struct):
    """A finished game, line by line, as one seat or the onlookers saw it."""

    table: str
    game: str
    options: dict[str, str]
    names: list[str]
    seat: int | None
    cooperative: bool
    frames: list[ReplayFrame]
    outcome: GameOutcome


class Verified(Struct):
    """The proof that every die and shuffle came from the seed whose hash was published before the game."""

    draws: int
    seed: str
    seed_hash: str


class ReviewMessage(Struct, tag_field="type", tag=snake_case):
    """An answer to the request for the analysis of a finished game."""


class AnalysisRunning(ReviewMessage):
    """The coach is still judging the game; ask again in a moment."""

    done: int
    of: int


class ReviewedChoice(Struct):
    """A choice that was not taken back, and what the coach thinks of it. Always: after = before - lost + luck."""

    line: int
    turn: int
    seat: int
    action: str
    words: str
    best: str | None
    """What would have been better, in words; null if nothing was."""
    before: float
    """The chance of the seat's side, from 0 to 1, with the best choice the coach sees."""
    lost: float
    """What the choice gave away; a little below 0 if it came out better than the coach's own."""
    after: float
    luck: float
    """What dice, cards and the others changed until the side decided again."""


class SeatReview(Struct):
    """What the choices of a seat were worth."""

    seat: int
    decisions: int
    lost: float
    luck: float
    best_share: float
    """The share of its decisions that were not clearly worse than the coach's own."""


class AnalysisReady(ReviewMessage):
    """The coach's analysis of a finished game; each choice is judged by what its seat could know."""

    moments: list[ReviewedChoice]
    curves: list[list[float]]
    """The chance before each choice and at the end: one curve for all in a cooperative game, else one for each seat."""
    accounts: list[SeatReview]
    luck: list[float]
    """The total luck of each side."""
    turning_points: list[int]
    """The places in `moments` that changed most, in order of play."""
    score: str | None = None
    """What choices gave away of the score of a game that a team has won, such as gold, in words."""


class Rule(Struct):
    """A rule in plain words, and the section of the reference it belongs to."""

    id: str
    section: str
    text: str


class GameWords(Struct):
    """The words of a game in one language: names and effects of its things by their ids, and its rules."""

    game: str
    language: Language
    title: str
    summary: str
    things: dict[str, Any]
    rules: list[Rule]
    house_rules: list[HouseRule]
    asking: list[SettingValue]
    """When a seat can ask to be asked, the default first; empty if the game always asks."""


class ChronicleEntry(Struct):
    """A finished game in the Chronicles."""

    date: str
    game: str
    result: str
    score: int
    difficulty: str
    seats: int
    names: list[str]
    title: str
    rewinds: int
    hints: int
    """How many hints the coach gave."""
    table: str | None
    """The id of its table, for the replay, if it was played on this server."""
    winners: list[int]
    """The seats that won: a whole team, one rival, or nobody."""


class ChronicleKind(Struct):
    """A sort of games that the Chronicles contain."""

    game: str
    difficulty: str
    seats: int


class ChroniclePage(Struct):
    """A page of the Chronicles of one game: wins and losses, each the highest score first. Among rivals a win is a game
    that somebody won, and a loss one that nobody won."""

    game: str
    """The id of the game; empty as long as the Chronicles are."""
    wins: list[ChronicleEntry]
    losses: list[ChronicleEntry]
    more_wins: bool
    """True if further wins follow on the next page."""
    more_losses: bool
    """True if further losses follow on the next page."""
    kinds: list[ChronicleKind]
    """Every sort of games in the whole Chronicles, to choose from."""


class Failure(Struct):
    """Why a request was not carried out."""

    code: str
    text: str


class ImportedLog(Struct):
    """The table that a log has become."""

    table: str
