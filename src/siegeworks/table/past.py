"""What has happened at a table: every line with its events, and the chart of the game."""

from collections.abc import Callable
from datetime import datetime

from siegeworks.kernel.events import Event
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import parse_log, rewound_to
from siegeworks.kernel.match import Match, resume
from siegeworks.kernel.stage import Stage
from siegeworks.store.tables import Ending, StoredTable
from siegeworks.table.chairs import Happened


class Chart:
    """What the chart of a game shows: a row of numbers for each turn, and one for the end."""

    def __init__(self) -> None:
        self._rows: dict[int, dict[str, int]] = {}
        self._turn = -1

    def note(self, turn: int, row: Callable[[], dict[str, int]]) -> None:
        """The row of a turn, asked for when it is new; the rows of turns that were taken back go."""
        if turn == self._turn:
            return
        self._turn = turn
        for undone in [noted for noted in self._rows if noted > turn]:
            del self._rows[undone]
        if turn not in self._rows:
            self._rows[turn] = row()

    def rows(self) -> list[dict[str, int]]:
        return [self._rows[turn] for turn in sorted(self._rows)]


class Past:
    """The past of one game, as far as it goes."""

    def __init__(self, game: AnyGame, stage: Stage) -> None:
        self._game = game
        self._stage = stage
        self.lines: list[Happened] = []
        self.chart = Chart()

    def remember(self, match: Match, events: list[Event]) -> None:
        """Keep what followed from the last line of a match."""
        self.lines.append(Happened(match.log.entries[-1], events))
        turn = self._game.facts(match.state)["turns"] + (match.outcome is not None)
        self.chart.note(turn, lambda: self._stage.chart(self._game.view(match.state, None)))


def restored(stored: StoredTable, game: AnyGame, stage: Stage) -> tuple[Match | None, Past]:
    """The game of a stored table, carried out again from its log. A long one takes a while: not for the event loop."""
    past = Past(game, stage)
    if stored.header is None or stored.seed is None:
        return None, past
    return resume(game, parse_log(stored.log_text(), stored.id), stored.seed, past.remember), past


def ending_of(match: Match) -> Ending | None:
    """How a game ended, as it is stored; None while it runs."""
    outcome = match.outcome
    if outcome is None:
        return None
    return Ending(
        date=datetime.now().astimezone().isoformat(timespec="seconds"),
        outcome=outcome.text(),
        result=outcome.reason,
        score=outcome.score,
        rank=match.game.rank(outcome),
        rewinds=sum(rewound_to(entry.action) is not None for entry in match.log.entries),
    )
