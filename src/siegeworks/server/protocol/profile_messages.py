"""The messages about profiles: people who are known on several devices."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from siegeworks.server.protocol.common import Key, Look, Name
from siegeworks.server.protocol.rating_messages import RatingEntry, RatingMoment

Label = Annotated[str, Meta(min_length=1, max_length=60)]
"""What people call a device, such as `Firefox, Linux`."""


class NewProfile(Struct, forbid_unknown_fields=True):
    """A request for a profile; the device that asks is its first one."""

    name: Name
    look: Look
    device: Label
    kept: dict[str, Any] = field(default_factory=dict)


class ProfileChange(Struct, forbid_unknown_fields=True):
    """Another name, colour or rune."""

    name: Name
    look: Look


class KeptThings(Struct, forbid_unknown_fields=True):
    """What the pages of a person want to find on every device: settings, language, results of puzzles."""

    kept: dict[str, Any]


class RecoverySignIn(Struct, forbid_unknown_fields=True):
    """Sign in with a recovery code. It is spent by that: the answer has the next one."""

    code: Annotated[str, Meta(min_length=1, max_length=60)]
    device: Label


class ProfileDevice(Struct):
    """A device that has signed in."""

    id: str
    label: str
    since: str
    own: bool
    """True for the device that asks."""


class ProfilePasskey(Struct):
    """A passkey of a profile."""

    id: str
    label: str
    since: str


class ProfileTable(Struct):
    """A table at which a profile has a seat."""

    table: str
    game: str
    over: bool


class Me(Struct):
    """A profile, as its own devices see it."""

    name: str
    look: Look
    created: str
    kept: dict[str, Any]
    devices: list[ProfileDevice]
    passkeys: list[ProfilePasskey]
    tables: list[ProfileTable]
    """The latest first."""
    recovery: str | None = None
    """A new recovery code; it is sent only once, with the answer that made it."""


class SeatClaim(Struct, forbid_unknown_fields=True):
    """A seat that belongs to the profile from now on, proved by a token that opens it."""

    table: str
    token: str


class SeatKey(Struct, forbid_unknown_fields=True):
    """A new key of this device for the seat of its profile."""

    key: Key


class SeatOpened(Struct):
    """The seat that a new key opens."""

    seat: int


class PasskeyOptions(Struct):
    """What `navigator.credentials` needs to make a passkey, or to ask for one, with a challenge for one answer."""

    options: dict[str, Any]


class NewPasskey(Struct, forbid_unknown_fields=True):
    """The answer of an authenticator that has made a passkey."""

    credential: dict[str, Any]
    device: Label


class PasskeySignIn(Struct, forbid_unknown_fields=True):
    """Sign in with the answer of a passkey."""

    credential: dict[str, Any]
    device: Label


class PersonalGame(Struct):
    """A finished game of a person."""

    table: str
    date: str
    won: bool
    score: int


class FavouriteCard(Struct):
    """A card, in words, and how often a person chose it."""

    name: str
    count: int


class GameStory(Struct):
    """How a person fares in one game."""

    game: str
    played: int
    won: int
    best: int | None
    """The highest score of a game that was won."""
    fastest: int | None
    """The fewest turns of a game that was won."""
    streak: int
    """The most games won in a row."""
    rating: RatingEntry | None
    history: list[RatingMoment]
    """The rated games, the oldest first."""
    favourites: list[FavouriteCard]
    games: list[PersonalGame]
    """The latest first."""


class PersonalPage(Struct):
    """The games, ratings, records and favourite cards of a person."""

    stories: list[GameStory]
    daily_streak: int
    longest_streak: int
