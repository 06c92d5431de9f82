"""The messages over the socket of a table. The `type` of a message is the name of its class in snake case."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from siegeworks.server.protocol.common import (
    ClockSetting,
    GameOutcome,
    Handle,
    Id,
    Key,
    Language,
    LogLine,
    Name,
    Number,
    Pace,
    Phase,
    SeatInfo,
    SeatLink,
    SeatNumber,
    Token,
)

MOST_FURTHER_ACTIONS = 40
Settlement = Literal["resign", "draw", "concede"]
ActionText = Annotated[str, Meta(max_length=80)]


def snake_case(name: str) -> str:
    """The `type` of a message class."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")


class PageMessage(Struct, tag_field="type", tag=snake_case, forbid_unknown_fields=True):
    """A message that a page sends."""


class Hello(PageMessage):
    """The first message, with the token of a seat or of the onlookers."""

    token: Token
    language: Language = "en"


class Speak(PageMessage):
    """Use another language from now on; the whole table is sent again in it."""

    id: Id
    language: Language


class Sit(PageMessage):
    """Exchange the invitation of this link for a key: take its seat, or join a seat of one's own with another device.
    The invitation is spent by that; from now on the key is the token of this device. Keep it before it is sent, so that
    a lost answer does no harm."""

    id: Id
    key: Key
    name: Name | None = None
    """May be left out where the seat has a name already."""


class InviteDevice(PageMessage):
    """Ask for an invitation for another device of the same person; answered by `links`."""

    id: Id


class Renew(PageMessage):
    """Replace one's own key, and make everything useless that opened one's seat before, on other devices as well. From
    the founder also: new links for onlookers and for the seats nobody has taken, in place of the old ones. Answered by
    `links`."""

    id: Id
    key: Key


class Begin(PageMessage):
    """From the founder, before the game begins: begin now; the bot named here plays the seats nobody has taken."""

    id: Id
    bot: str = "beginner"


class Choose(PageMessage):
    """The answer to a decision: one of its actions, in the notation of the log."""

    id: Id
    decision: Number
    action: ActionText
    then: Annotated[list[ActionText], Meta(max_length=MOST_FURTHER_ACTIONS)] = []
    """Further actions to carry out right after it, in this order. If the rules forbid one of them, none is carried out.
    Only the last of all may roll, draw or reveal something."""


class Undo(PageMessage):
    """Take one's own last choice back, if nobody has learnt anything from it. With a line: take back the pick with that
    line, one of the decision's `picks`, and keep the others."""

    id: Id
    decision: Number
    line: Number | None = None


class AskMe(PageMessage):
    """Set when this seat is asked: one of the values of `asking` in the words of the game. Where it need not be asked,
    the table answers for it."""

    id: Id
    when: Annotated[str, Meta(max_length=30)]


class SetPace(PageMessage):
    """Set how many milliseconds a bot waits before each choice, for everybody at the table; only its founder may."""

    id: Id
    pace: Pace


class Rewind(PageMessage):
    """Propose to go back to the moment before a line; only in cooperative games."""

    id: Id
    decision: Number
    line: Number


class Consent(PageMessage):
    """Answer the open proposal. Who made it withdraws it by not agreeing."""

    id: Id
    proposal: Number
    """Its number."""
    agree: bool


class HandOver(PageMessage):
    """Let a bot play one's own seat; with no bot: take it back. For the seat of a person who was reminded and has been
    gone for long it proposes that bot to the others: more than half of those who are there have to agree."""

    id: Id
    seat: SeatNumber
    bot: str | None = None


class Settle(PageMessage):
    """End the game among the players, one of the decision's `settlements`: resign, which ends it at once, offer a draw
    to the rivals, or propose to the team to concede. A rival who plays on refuses the draw."""

    id: Id
    how: Settlement


class Nudge(PageMessage):
    """Remind a person who is not connected that the others are waiting, once for each absence."""

    id: Id
    seat: SeatNumber


class SayPhrase(PageMessage):
    """Say one of the phrases that everybody reads in their own language."""

    id: Id
    phrase: Annotated[str, Meta(max_length=30)]


class WriteText(PageMessage):
    """Say something in one's own words, where the founder allows it."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=200)]


class Point(PageMessage):
    """Point at something on the table; only in cooperative games."""

    id: Id
    handle: Handle


class Report(PageMessage):
    """Show the operator of the server what the person of a seat has written lately."""

    id: Id
    seat: SeatNumber


class Why(PageMessage):
    """Ask which rule forbids every action with the selected things."""

    id: Id
    decision: Number
    path: Annotated[list[Handle], Meta(max_length=6)]


class Hint(PageMessage):
    """Ask the coach for a hint. It takes a moment; other messages may be sent meanwhile, but no second hint."""

    id: Id
    decision: Number


FromPage = (
    Hello
    | Speak
    | Sit
    | InviteDevice
    | Renew
    | Begin
    | Choose
    | Undo
    | AskMe
    | SetPace
    | Rewind
    | Consent
    | HandOver
    | Nudge
    | Settle
    | SayPhrase
    | WriteText
    | Point
    | Report
    | Why
    | Hint
)


class Action(Struct):
    """Something this seat may choose."""

    action: str
    label: str
    path: list[str]
    """The handles that lead to it; the last one decides."""
    confirm: str | None = None
    """What a page asks once more before it sends the action; null for most actions."""
    odds: str | None = None
    """How likely the attack succeeds that this action carries out, from what this seat may know."""


class Pick(Struct):
    """One of the things that this seat has picked so far for a choice that is not final yet."""

    line: int
    """The line of the log that it is; `undo` names it to take the pick back."""
    label: str
    path: list[str]


class Decision(Struct):
    """The pending decision and whose it is."""

    number: int
    seat: int
    question: str
    actions: list[Action]
    """Only for the seat that has to decide; empty for the others. Those that are confirmed first come last."""
    undo: bool
    """True if this seat may take its last choice back."""
    picking: bool = False
    """True while this seat has begun to pick things one by one, in any order, for a choice that is not final yet."""
    picks: list[Pick] = []
    """What this seat may take back one by one, in any order, the latest last: the picks of a choice that is not final
    yet. Empty for the others."""
    left: float | None = None
    """Seconds until the clock of the person who has to decide runs out; null if no clock runs."""
    automatic: bool = False
    """True if the table is going to answer for this seat, as `ask_me` asked it to. Always false for the others."""
    settlements: list[Settlement] = []
    """How this seat may end the game, or propose to end it, whoever has to decide."""


class ProposalState(Struct):
    """The proposal of a seat: to go back to the moment before a line, to let a bot play for a person who is gone, to
    draw, or to concede."""

    number: int
    kind: Literal["rewind", "replace", "draw", "concede"]
    seat: int
    agreed: list[int]
    waiting: list[int]
    line: int | None
    """The line to go back before."""
    absent: int | None
    """The seat that the bot is to play."""
    bot: str | None


class Spoken(Struct):
    """What a seat said: a phrase, a text, or the handle of the thing it points at."""

    seat: int
    phrase: str | None
    text: str | None
    handle: str | None


class ServerMessage(Struct, tag_field="type", tag=snake_case):
    """A message that the server sends."""


class Table(ServerMessage):
    """Everything this seat may know: sent first, after a change of language, after an undo and a rewind."""

    table: str
    game: str
    options: dict[str, str]
    phase: Phase
    you: int | None
    founder: bool
    invited: int | None
    """The seat that `sit` takes with the invitation of this link, or at a table that is open to everybody; null if
    there is none."""
    seats: list[SeatInfo]
    onlookers: int
    """How many connections without a seat there are."""
    language: Language
    cooperative: bool
    open_hands: bool
    """True if everybody may see everything that a seat sees: people who share a screen need no curtain."""
    seed_hash: str | None
    pace: int
    """Milliseconds a bot waits before it answers."""
    clock: ClockSetting | None
    """The time people have; null if it is not limited."""
    lost: int
    """How many of the last lines a damaged database has lost; the game goes on from before them."""
    rated: bool
    """True if the game may enter the Chronicles: not with a given seed, nor from a position."""
    daily: str | None
    """The day whose daily siege it is; null for other tables. There nobody gets hints, goes back or lets a bot play."""
    cup: str | None
    """The id of the cup that it is played for; null for other tables. In a campaign nobody gets hints or goes back."""
    free_text: bool
    """True if people may write to each other in their own words."""
    hints: bool
    """True if this seat may ask the coach: in a competitive game only if every rival is a bot."""
    asking: str | None
    """When this seat is asked; null for onlookers, and in games that always ask."""
    scene: dict[str, Any] | None
    threats: list[str]
    lines: list[LogLine]
    decision: Decision | None
    proposal: ProposalState | None
    outcome: GameOutcome | None
    spoken: list[Spoken]


class Step(ServerMessage):
    """A choice was made, or several at once: what happened, what has changed on the table, and the next decision. It
    goes on from the line before its own; who has not heard of that one asks for the whole table with `speak`."""

    line: LogLine
    then: list[LogLine]
    """The lines of the further actions of the same `choose`, each in order."""
    scene: dict[str, Any]
    """The entries of the scene that may have changed since the message before; all others are as they were."""
    threats: list[str]
    decision: Decision | None
    outcome: GameOutcome | None = None


class Seats(ServerMessage):
    """A person or an onlooker came or left, or a seat went from a person to a bot or back."""

    seats: list[SeatInfo]
    onlookers: int


class Proposal(ServerMessage):
    """A proposal was made, answered, carried out or dropped."""

    proposal: ProposalState | None
    ended_by: int | None
    """The seat that refused or withdrew the proposal that was open before."""


class Said(ServerMessage):
    """A seat said something."""

    spoken: Spoken


class Because(ServerMessage):
    """The answer to `why`: the rule and its text."""

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
    """The share of the coach's simulations that began with it, from 0 to 1."""


class HintAnswer(ServerMessage):
    """What the coach would do, and why; computed from nothing but what this seat may know."""

    id: int
    decision: int
    chance: float
    """How likely this seat wins, from 0 to 1."""
    reason: str
    options: list[AdvisedAction]
    """The best few, the best first."""
    equal: int = 1
    """How many of the first options are equally good."""


class Links(ServerMessage):
    """The answer to `invite_device` and `renew`: new tokens to pass on. They are sent only here."""

    id: int
    watch: str | None
    links: list[SeatLink]


class Done(ServerMessage):
    """A message was carried out."""

    id: int


class Refused(ServerMessage):
    """A message was not carried out, and changed nothing. The id is null if the message could not be read."""

    id: int | None
    code: str
    text: str


ToPage = Table | Step | Seats | Proposal | Said | Because | HintAnswer | Links | Done | Refused
