"""What has happened at a table: every line with its events, and the chart of the game."""

from siegeworks.kernel.events import Event
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import Match, resume
from siegeworks.kernel.stage import Stage
from siegeworks.store.tables import StoredTable
from siegeworks.table.chairs import Happened


class Past:
    """The past of one game, as far as it goes."""

    def __init__(self, game: AnyGame, stage: Stage) -> None:
        self._game = game
        self._stage = stage
        self._charted = -1
        self.lines: list[Happened] = []
        self.chart: dict[int, dict[str, int]] = {}
        """What the chart of the game shows of each turn, and of the end."""

    def remember(self, match: Match, events: list[Event]) -> None:
        """Keep what followed from the last line of a match."""
        self.lines.append(Happened(match.log.entries[-1], events))
        turn = self._game.facts(match.state)["turns"] + (match.outcome is not None)
        if turn == self._charted:
            return
        for undone in [charted for charted in self.chart if charted > turn]:
            del self.chart[undone]
        self.chart.setdefault(turn, self._stage.chart(self._game.view(match.state, None)))
        self._charted = turn


def restored(stored: StoredTable, game: AnyGame, stage: Stage) -> tuple[Match | None, Past]:
    """The game of a stored table, carried out again from its log. A long one takes a while: not for the event loop."""
    past = Past(game, stage)
    if stored.header is None or stored.seed is None:
        return None, past
    return resume(game, parse_log(stored.log_text(), stored.id), stored.seed, past.remember), past
