"""Review together: the messages over the socket of a review room, and the choices that nobody made."""

from typing import Annotated

from msgspec import Meta, Struct, field

from siegeworks.server.protocol.common import Id, Key, Language, LogLine, Name, Number, SeatNumber, Token
from siegeworks.server.protocol.http_messages import ReplayFrame
from siegeworks.server.protocol.socket_messages import Action, ActionText, Done, PageMessage, Refused, ServerMessage

MOST_CHOICES_OF_COURSE = 60


class JoinReview(PageMessage):
    """The first message: come into the room of a finished game."""

    key: Key
    """The person's own key, by which their notes are known as theirs."""
    name: Name
    language: Language = "en"
    token: Token | None = None
    """The token one has at the table, if any: its founder may delete every note."""


class LeadTo(PageMessage):
    """From the leader: show everybody the moment after a line."""

    id: Id
    line: Number
    seat: SeatNumber | None = None
    """Whose view to show; the onlookers' if left out."""
    course: Annotated[list[ActionText], Meta(max_length=MOST_CHOICES_OF_COURSE)] = field(default_factory=list)
    """Choices after that line in place of those that were made."""


class HandLead(PageMessage):
    """From the leader: let somebody else lead."""

    id: Id
    member: Number


class WriteNote(PageMessage):
    """Keep a note with the game."""

    id: Id
    line: Number
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    course: Annotated[list[ActionText], Meta(max_length=MOST_CHOICES_OF_COURSE)] = field(default_factory=list)


class DeleteNote(PageMessage):
    """Delete a note of one's own; the founder of the table may delete every note."""

    id: Id
    note: Number


FromReviewer = JoinReview | LeadTo | HandLead | WriteNote | DeleteNote


class ReviewMember(Struct):
    """Somebody in a review room."""

    number: int
    name: str


class ReviewNote(Struct):
    """A note on a line of a game."""

    number: int
    line: int
    course: list[str]
    """The choices after that line that the note is about; empty for the game itself."""
    name: str
    text: str
    written: str
    own: bool
    """True if the reader may delete it."""


class NoteList(Struct):
    """The notes on a finished game."""

    notes: list[ReviewNote]


class ReviewState(ServerMessage):
    """A review room: who is there, who leads, what the leader shows, and all notes. Sent first, and when people
    or notes come and go."""

    you: int
    members: list[ReviewMember]
    leader: int
    line: int
    seat: int | None
    course: list[str]
    notes: list[ReviewNote]


class ReviewSpot(ServerMessage):
    """The leader shows another moment."""

    line: int
    seat: int | None
    course: list[str]


ToReviewer = ReviewState | ReviewSpot | Done | Refused


class CourseRequest(Struct, forbid_unknown_fields=True):
    """A question about a finished game: what if these choices had been made after a line?"""

    line: Number
    course: Annotated[list[ActionText], Meta(max_length=MOST_CHOICES_OF_COURSE)] = field(default_factory=list)
    bot: str | None = None
    """The bot that makes one further choice; none if left out."""


class CourseAnswer(Struct):
    """What comes of choices that nobody made. Dice are rolled anew, but the same choices always get the same dice."""

    course: list[str]
    """The choices, with that of the bot."""
    seat: int
    """Whose view is shown: the seat that has to decide, or the one that made the last choice of the game."""
    frame: ReplayFrame
    """The table after the last choice."""
    lines: list[LogLine]
    """What followed from each choice."""
    actions: list[Action]
    """What the seat that has to decide may choose; empty once the game is over."""
