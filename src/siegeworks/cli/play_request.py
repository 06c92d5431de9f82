"""The options of `siegeworks play`, checked and completed."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from siegeworks.bots import LEVELS
from siegeworks.cli.context import CommandContext
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.table.seating import Seat, bot_name, name_key, person_name

BOT_PREFIX = "bot:"
DEFAULT_BOT = LEVELS[0]
DEFAULT_SEATS = 2


@dataclass(frozen=True, slots=True)
class PlayRequest:
    """The options of `play`; None or empty where an option was not given."""

    game: str
    seats: int | None = None
    settings: tuple[str, ...] = ()
    """Settings of the game, each as `name=value`."""
    name: str | None = None
    seat: tuple[str, ...] = ()
    bots: str | None = None
    seed: str | None = None
    content: Path | None = None
    position: Path | None = None
    resume: str | None = None
    what_if: str | None = None
    line: int | None = None
    ask: str | None = field(default=None, compare=False)
    """When the person wants to be asked; it is a preference of the person, not an option of the game."""

    @property
    def is_empty(self) -> bool:
        """True if nothing but the game was given."""
        return self == PlayRequest(self.game)

    @property
    def only_resumes(self) -> bool:
        return self == PlayRequest(self.game, resume=self.resume)

    @property
    def sets_up(self) -> bool:
        """True if seats or settings were given, which only a newly dealt game can have."""
        return self.seats is not None or bool(self.settings)

    def options(self, game: AnyGame) -> dict[str, str]:
        """The options of the game by name; the game itself completes and checks the settings."""
        options = {"seats": str(self._seat_count(game.seat_counts))}
        for setting in self.settings:
            name, equals, value = setting.partition("=")
            if not equals or name == "seats":
                raise Problem("cli-setting", text=setting, known=", ".join(game.settings) or "–")
            options[name] = value
        return options

    def _seat_count(self, allowed: Sequence[int]) -> int:
        if self.seats is not None:
            return self.seats
        if self.seat and self.bots is None:
            return len(self.seat)
        least = max(DEFAULT_SEATS, len(self.seat))
        return next((count for count in allowed if count >= least), least)


def first_name(context: CommandContext) -> str:
    """The default name of the person who plays: that of the account, if it is allowed as a seat's name."""
    user = context.environment.get("USER") or context.environment.get("USERNAME") or ""
    try:
        return person_name(user.capitalize())
    except Problem:
        return context.say("term-default-name")


def requested_seats(request: PlayRequest, seats: int, default_name: str) -> list[Seat]:
    """Who takes which seat: first those named in the request, then bots on the seats that are left."""
    if request.seat and request.name is not None:
        raise Problem("cli-name-and-seat")
    if len(request.seat) > seats:
        raise Problem("cli-too-many-seats", count=len(request.seat), seats=seats)
    seated: list[Seat] = []
    named = request.seat or (request.name or default_name,)
    persons = [text for text in named if not text.startswith(BOT_PREFIX)]
    for text in named:
        taken = [*persons, *(seat.name for seat in seated)]
        is_bot = text.startswith(BOT_PREFIX)
        seated.append(Seat(bot_name(taken), text.removeprefix(BOT_PREFIX)) if is_bot else Seat(person_name(text)))
    while len(seated) < seats:
        seated.append(Seat(bot_name(seat.name for seat in seated), request.bots or DEFAULT_BOT))
    return _checked(seated)


def seats_as_before(request: PlayRequest, seated: list[Seat]) -> list[Seat]:
    """Who takes which seat in a game that continues another one: the same, with other bots if any are requested."""
    if request.bots is not None:
        seated = [seat if seat.bot is None else replace(seat, bot=request.bots) for seat in seated]
    return _checked(seated)


def _checked(seated: list[Seat]) -> list[Seat]:
    names = [name_key(seat.name) for seat in seated]
    if len(set(names)) < len(names):
        raise Problem("cli-name-twice")
    return seated
