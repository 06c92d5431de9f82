"""The protocol: every message between a page (or a bot of any language) and the server.

These types are the only description of the protocol. The OpenAPI document, the page `docs/reference/protocol.md` and
the types of the browser client are generated from them.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Language = Literal["en", "es", "pt-BR", "pl"]
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Handle = Annotated[str, Meta(max_length=40)]
"""Something on the table that can be pointed at, such as `card:axe`, `place:tannery`, `do:roll`."""
Id = Annotated[int, Meta(ge=0, le=2**31)]
"""Chosen by the sender of a message; the answer repeats it."""
Number = Annotated[int, Meta(ge=0, le=10**6)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]


class In(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a page sends over its socket."""


class Hello(In, tag="hello"):
    """The first message: who is there. The token of a seat, or that of the onlookers."""

    token: Token
    language: Language = "en"


class Speak(In, tag="speak"):
    """Speak another language from now on; the whole table is sent again in it."""

    id: Id
    language: Language


class Sit(In, tag="sit"):
    """While the table gathers: take the seat of this link under a name."""

    id: Id
    name: Name


class Begin(In, tag="begin"):
    """While the table gathers, from its founder: begin now; seats nobody has taken are played by the bot named here."""

    id: Id
    bot: str = "greedy"


class Choose(In, tag="choose"):
    """The answer to a decision: one of its actions, in the notation of the log."""

    id: Id
    decision: Number
    action: Annotated[str, Meta(max_length=80)]


class Undo(In, tag="undo"):
    """Take one's own last choice back, if nobody learnt anything by it."""

    id: Id
    decision: Number


class Rewind(In, tag="rewind"):
    """Ask all to go back to the time before the choice of a line; only in cooperative games."""

    id: Id
    decision: Number
    line: Number


class Consent(In, tag="consent"):
    """Answer the request to go back to the time before a line."""

    id: Id
    decision: Number
    line: Number
    agree: bool


class HandOver(In, tag="hand_over"):
    """Let a bot play a seat: one's own, or that of somebody who is gone for long. With no bot: take one's own back."""

    id: Id
    seat: SeatNumber
    bot: str | None = None


class Say(In, tag="say"):
    """Say one of the phrases everybody reads in their own language."""

    id: Id
    phrase: Annotated[str, Meta(max_length=30)]


class Why(In, tag="why"):
    """Ask why nothing can be done with what was pointed at."""

    id: Id
    decision: Number
    path: Annotated[list[Handle], Meta(max_length=6)]


class Hint(In, tag="hint"):
    """Ask the coach what it would do. It takes a moment, in which anything else may be sent; one hint at a time."""

    id: Id
    decision: Number


FromPage = Hello | Speak | Sit | Begin | Choose | Undo | Rewind | Consent | HandOver | Say | Why | Hint


class Seat(Struct):
    """A place at the table and who has it."""

    seat: int
    name: str | None
    """None while nobody has taken it."""
    bot: str | None
    """The bot that plays it now."""
    person: bool
    """Whether a person has it or may have it; one that handed it to a bot can take it back."""
    present: bool
    """Whether somebody is connected on it."""
    replaceable: bool
    """Whether its person has been gone for so long that the others may let a bot play it."""


class Told(Struct):
    """One thing that happened, as this seat may know it."""

    name: str
    facts: dict[str, Any]
    """Its facts by name; cards, places and the like by their ids."""
    text: str


class Line(Struct):
    """What followed from one line of the log."""

    number: int
    kind: Literal["deal", "choice", "undo", "rewind"]
    seat: int | None
    events: list[Told]
    text: str = ""
    """For an undo and a rewind: what was done."""


class Action(Struct):
    """Something this seat may choose."""

    action: str
    label: str
    path: list[str]
    """The handles that lead to it; the last one decides."""


class Decision(Struct):
    """What is asked now, and of whom."""

    number: int
    seat: int
    question: str
    actions: list[Action]
    """Only for the seat that is asked; empty for the others."""
    undo: bool
    """Whether this seat may take its last choice back."""


class Outcome(Struct):
    """How the game ended."""

    winners: list[int]
    reason: str
    score: int
    text: str
    title: str | None
    chart: dict[str, list[int]]
    """What counted, turn by turn."""
    seed: str


class Proposal(Struct):
    """Somebody asks to go back to the time before a line."""

    seat: int
    line: int
    agreed: list[int]
    waiting: list[int]


class Spoken(Struct):
    """A phrase somebody said."""

    seat: int | None
    phrase: str


class Out(Struct, tag_field="type"):
    """What the server sends over a socket."""


class Table(Out, tag="table"):
    """Everything this seat may know: sent first, after a change of language, after an undo and a rewind."""

    table: str
    game: str
    options: dict[str, str]
    phase: Literal["gathering", "playing", "over"]
    you: int | None
    founder: bool
    seats: list[Seat]
    language: Language
    cooperative: bool
    seed_hash: str | None
    pace: int
    """Milliseconds a bot waits before it answers."""
    rated: bool
    """Whether the game will enter the Chronicles: not with a given seed, nor from a position."""
    hints: bool
    """Whether this seat may ask the coach: not among rivals if one of them is a person."""
    scene: dict[str, Any] | None
    threats: list[str]
    lines: list[Line]
    decision: Decision | None
    proposal: Proposal | None
    outcome: Outcome | None
    spoken: list[Spoken]


class Step(Out, tag="step"):
    """A choice was made: what happened, how it looks now, and what is asked next."""

    line: Line
    scene: dict[str, Any]
    threats: list[str]
    decision: Decision | None
    outcome: Outcome | None = None


class Seats(Out, tag="seats"):
    """Somebody came, left, or changed places with a bot."""

    seats: list[Seat]


class Asked(Out, tag="proposal"):
    """A request to go back changed: opened, answered, or gone."""

    proposal: Proposal | None


class Phrase(Out, tag="said"):
    """Somebody said something."""

    spoken: Spoken


class Because(Out, tag="because"):
    """Why not: the rule and what it says."""

    id: int
    rule: str | None
    text: str


class AdvisedAction(Struct):
    """An action the coach considered."""

    action: str
    words: str
    chance: float
    """How likely this seat wins after it, from 0 to 1."""
    share: float
    """The share of the coach's thought it got, from 0 to 1."""


class Advice(Out, tag="hint"):
    """What the coach would do, and why; made from what this seat may know and from nothing else."""

    id: int
    decision: int
    chance: float
    """How likely this seat wins, from 0 to 1."""
    reason: str
    options: list[AdvisedAction]
    """The best few, the best first."""


class Done(Out, tag="done"):
    """A message was carried out."""

    id: int


class Refused(Out, tag="refused"):
    """A message was not carried out, and changed nothing. Without an id the message could not even be read."""

    id: int | None
    code: str
    text: str


ToPage = Table | Step | Seats | Asked | Phrase | Because | Advice | Done | Refused


# Over HTTP.


class WishedSeat(Struct, forbid_unknown_fields=True):
    """Who shall have a seat: the founder (once at most), a friend with a link, or a bot."""

    who: Literal["me", "friend", "bot"]
    name: Name | None = None
    bot: str = "greedy"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table somebody wishes to open."""

    game: str
    seats: Annotated[list[WishedSeat], Meta(min_length=1, max_length=4)]
    options: dict[str, str] = field(default_factory=dict)
    pace: Annotated[int, Meta(ge=0, le=5000)] = 600
    seed: Annotated[str, Meta(max_length=64, pattern="^[!-~]([ -~]*[!-~])?$")] | None = None
    """Play a deal again. The game then does not enter the Chronicles. Refused among rivals: it tells every card."""


class SeatLink(Struct):
    """The secret of a seat; whoever has it sits there."""

    seat: int
    who: Literal["me", "friend"]
    token: str


class Founded(Struct):
    """A table that was opened, with its secrets; they are told only here."""

    table: str
    founder: str
    """The token with which the founder watches, begins and (with a seat of its own) plays."""
    watch: str
    """The token for onlookers."""
    links: list[SeatLink]


class Summary(Struct):
    """A table in somebody's list."""

    table: str
    game: str
    options: dict[str, str]
    phase: Literal["gathering", "playing", "over"]
    you: int | None
    names: list[str | None]
    actor: int | None
    choices: int
    turn: int
    outcome: str | None


class GameInfo(Struct):
    """A game this server offers."""

    id: str
    title: str
    summary: str
    seats: list[int]
    options: dict[str, list[str]]
    """The settings with the values each can have."""
    defaults: dict[str, str]
    """What a setting is when nothing is said."""


class Info(Struct):
    """What this server offers."""

    version: str
    games: list[GameInfo]
    bots: list[str]
    levels: list[str]
    """The bots for people, the weakest first."""
    languages: list[str]
    phrases: list[str]


class Frame(Struct):
    """One moment of a replay."""

    line: Line
    scene: dict[str, Any]
    threats: list[str]
    question: str
    seat: int | None
    turn: int


class Replay(Struct):
    """A finished game, moment by moment, as one seat or the onlookers saw it."""

    table: str
    game: str
    options: dict[str, str]
    names: list[str]
    seat: int | None
    cooperative: bool
    frames: list[Frame]
    outcome: Outcome


class Verified(Struct):
    """The proof that every die and shuffle came from the seed that was promised before the game."""

    draws: int
    seed: str
    seed_hash: str


class Rule(Struct):
    """A rule in plain words, and the section of the reference it belongs to."""

    id: str
    section: str
    text: str


class Words(Struct):
    """The words of a game in one language: names and effects of its things by their ids, and its rules."""

    game: str
    language: Language
    title: str
    summary: str
    things: dict[str, Any]
    rules: list[Rule]


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
    """How often the coach was asked."""
    table: str | None
    """Its replay, if it was played on this server."""


class ChroniclePage(Struct):
    """The Chronicles: wins by gold, losses by goblins."""

    wins: list[ChronicleEntry]
    losses: list[ChronicleEntry]


class Failure(Struct):
    """Why a request was not carried out."""

    code: str
    text: str
