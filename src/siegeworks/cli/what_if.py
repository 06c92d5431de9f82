"""What if: a new game that begins where a finished one stood before a move; decks lie as they lay, dice fall anew."""

from dataclasses import dataclass
from pathlib import Path

from siegeworks.cli.shell import Shell
from siegeworks.cli.wish import Wish, chairs, chairs_as_before, first_name
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import Log
from siegeworks.kernel.match import state_after
from siegeworks.kernel.position import write_position
from siegeworks.kernel.problem import Problem
from siegeworks.store.saves import pack_beside
from siegeworks.table.chairs import Chair, chair_in_log
from siegeworks.table.local import Start, start_from_position


@dataclass(frozen=True, slots=True)
class Beginning:
    """How a game begins, who sits down to it, and the content pack it is played with."""

    start: Start
    chairs: list[Chair]
    pack: Path | None


def begin_from_log(shell: Shell, asked: str, wish: Wish) -> Beginning:
    """Begin from a finished game; without other wishes the same persons and bots sit on the same seats."""
    if wish.seats or wish.difficulty or wish.open_hands or wish.position or wish.resume:
        raise Problem("cli-what-if-options")
    path = shell.finished_path(asked)
    game, log = shell.open_log(path, wish.content)
    if log.outcome is None:
        raise Problem("analysis-running")
    start = start_from_position(game, position_before(game, log, wish.line), str(path))
    if wish.seat or wish.name is not None:
        seated = chairs(wish, start.options.seats, first_name(shell))
    else:
        seated = chairs_as_before(wish, [chair_in_log(name) for name in log.header.seats])
    return Beginning(start, seated, wish.content or pack_beside(path))


def position_before(game: AnyGame, log: Log, line: int | None) -> str:
    """The position before a line of a log; refuses a line that the log does not have."""
    last = len(log.entries) - 1
    if line is None or not 1 <= line <= last:
        raise Problem("cli-what-if-line", last=last)
    return write_position(game, state_after(game, log, line - 1))
