"""What if: a new game from the middle of a finished one. The decks keep their order, the dice are rolled anew."""

from dataclasses import dataclass

from siegeworks.bots import is_location
from siegeworks.cli.context import CommandContext
from siegeworks.cli.play_request import PlayRequest, first_name, requested_seats, seats_as_before
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import Log
from siegeworks.kernel.match import state_after
from siegeworks.kernel.position import write_position
from siegeworks.kernel.problem import Problem
from siegeworks.table.local import Start, start_from_position
from siegeworks.table.seating import Seat, seats_from_log


@dataclass(frozen=True, slots=True)
class Beginning:
    """How a game starts, and who takes which seat."""

    start: Start
    seats: list[Seat]


def begin_from_log(context: CommandContext, name: str, request: PlayRequest) -> Beginning:
    """Start from a finished game; by default the same persons and bots take the same seats."""
    if request.sets_up or request.position or request.resume:
        raise Problem("cli-what-if-options")
    path = context.finished_path(name)
    game, log = context.open_log(path, request.content)
    if log.outcome is None:
        raise Problem("analysis-running")
    start = start_from_position(position_before(game, log, request.line), str(path), game.content_document)
    if request.seat or request.name is not None:
        seated = requested_seats(request, start.options.seats, first_name(context))
    else:
        before = seats_from_log(log.header.seats)
        if request.bots is None:
            _refuse_code(before)
        seated = seats_as_before(request, before)
    return Beginning(start, seated)


def _refuse_code(seated: list[Seat]) -> None:
    """Refuse to run code because a log names it: the log may come from somebody else."""
    for seat in seated:
        if seat.bot is not None and is_location(seat.bot):
            raise Problem("bot-in-log", bot=seat.bot)


def position_before(game: AnyGame, log: Log, line: int | None) -> str:
    """The position before a line of a log, which must exist."""
    last = len(log.entries) - 1
    if line is None or not 1 <= line <= last:
        raise Problem("cli-what-if-line", last=last)
    return write_position(game, state_after(game, log, line - 1))
