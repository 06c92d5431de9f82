"""The history of a table: every line of the log with its events, and the chart of the game."""

from collections.abc import Callable
from dataclasses import dataclass

from siegeworks.kernel.events import Event, SeenEvent
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import Entry, parse_log
from siegeworks.kernel.match import Match, resume
from siegeworks.kernel.stage import Stage
from siegeworks.store.records import StoredTable


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """One line of the log and the events that followed from it."""

    entry: Entry
    events: list[Event]

    def seen_by(self, seat: int | None, game: AnyGame, *, open_hands: bool) -> list[SeenEvent]:
        """The events as a seat (None: an onlooker) may know them."""
        return [game.vocabulary.redact(event, seat, open_hands=open_hands) for event in self.events]


class SharedEvents:
    """Equal events as one object: the events of all games of a server are mostly the same few thousand."""

    def __init__(self) -> None:
        self._kept: dict[Event, Event] = {}

    def shared(self, events: list[Event]) -> list[Event]:
        if len(self._kept) > MOST_SHARED:
            self._kept.clear()
        return [self._kept.setdefault(event, event) for event in events]


MOST_SHARED = 50_000
"""How many different events are kept, some megabytes at most."""
shared_events = SharedEvents()


class Chart:
    """The data of a game's chart: a row of numbers for each turn, and one for the end."""

    def __init__(self) -> None:
        self._names: tuple[str, ...] = ()
        self._rows: dict[int, tuple[int, ...]] = {}
        """The numbers of each turn; the names are the same for all."""
        self._turn = -1

    def note(self, turn: int, row: Callable[[], dict[str, int]]) -> None:
        """Add the row of a turn if the turn is new; rows of turns that were taken back are removed."""
        if turn == self._turn:
            return
        self._turn = turn
        for undone in [noted for noted in self._rows if noted > turn]:
            del self._rows[undone]
        if turn not in self._rows:
            numbers = row()
            self._names, self._rows[turn] = tuple(numbers), tuple(numbers.values())

    def rows(self) -> list[dict[str, int]]:
        return [dict(zip(self._names, self._rows[turn], strict=True)) for turn in sorted(self._rows)]


class History:
    """The history of one game up to now."""

    def __init__(self, game: AnyGame, stage: Stage) -> None:
        self._game = game
        self._stage = stage
        self.entries: list[HistoryEntry] = []
        self.chart = Chart()

    def add(self, match: Match, events: list[Event]) -> None:
        """Add the last line of a match with the events that followed from it."""
        self.add_all(match, [events])

    def add_all(self, match: Match, events: list[list[Event]]) -> list[HistoryEntry]:
        """Add the last lines of a match, each with the events that followed from it."""
        lines = match.log.entries[-len(events) :]
        added = [HistoryEntry(entry, shared_events.shared(each)) for entry, each in zip(lines, events, strict=True)]
        self.entries += added
        turn = self._game.facts(match.state)["turns"] + (match.outcome is not None)
        self.chart.note(turn, lambda: self._stage.chart(self._game.view(match.state, None)))
        return added


def restore(stored: StoredTable, game: AnyGame, stage: Stage) -> tuple[Match | None, History]:
    """The game of a stored table, replayed from its log. A long game takes a while: not for the event loop."""
    history = History(game, stage)
    if stored.header is None or stored.seed is None:
        return None, history
    return resume(game, parse_log(stored.log_text(), stored.id), stored.seed, history.add), history
