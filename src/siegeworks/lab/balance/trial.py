"""Trials: the same deals with the present content and with a changed one, and the effect of the change."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from siegeworks.bots import is_quick
from siegeworks.games import load_game
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.lab.balance.deal_results import DealResults, play
from siegeworks.lab.balance.numbers import NumberedContent
from siegeworks.lab.balance.targets import Reading, Target, measures, read_results, verdict
from siegeworks.lab.cell import Cell
from siegeworks.lab.statistics import Estimate, over_deals
from siegeworks.workers import ordered
from siegeworks.workers.supervisor import WorkerDied

GAMES_AT_ONCE = 20
"""Quick games go to a worker by the score, so that it loads a content less often."""
GAMES_KEPT = 8
"""How many contents a process keeps ready."""

Candidate = tuple[tuple[str, int], ...]
"""A changed content: the new numbers by address, in the order of the addresses; nothing for the present content."""


@dataclass(frozen=True, slots=True)
class TrialTask:
    """Deals to play with one content in one cell: from number `first` up to `last`."""

    candidate: Candidate
    cell: Cell
    seed: str
    first: int
    last: int

    def pieces(self, game_id: str) -> "Iterator[TrialTask]":
        """The task in portions for several workers."""
        step = GAMES_AT_ONCE if is_quick(self.cell.line_up, game_id) else 1
        for start in range(self.first, self.last, step):
            yield TrialTask(self.candidate, self.cell, self.seed, start, min(start + step, self.last))


class TrialPlayers:
    """Plays trials in some processes, each with its own changed content."""

    def __init__(self, numbered: NumberedContent, workers: int) -> None:
        self._numbered = numbered
        self._workers = workers

    def play(
        self, tasks: Sequence[TrialTask], advance: Callable[[int], None]
    ) -> Iterator[tuple[TrialTask, DealResults]]:
        """The results of each task, in the order of the tasks; `advance` is called with each number of new games."""
        pieces = [(task, piece) for task in tasks for piece in task.pieces(self._numbered.game)]
        sample = DealResults()
        for (task, piece), some in zip(pieces, self._samples([piece for _, piece in pieces]), strict=True):
            sample += some
            advance(piece.last - piece.first)
            if piece.last == task.last:
                yield task, sample
                sample = DealResults()

    def _samples(self, pieces: Sequence[TrialTask]) -> Iterator[DealResults]:
        player = _TrialPlayer(self._numbered)
        if self._workers <= 1:
            yield from map(player, pieces)
            return
        try:
            yield from ordered.in_order(player, pieces, self._workers)
        except WorkerDied as died:
            raise Problem("lab-worker", first=died.task.first, times=ordered.MOST_TRIES) from None


class _TrialPlayer:
    """Plays pieces of tasks; keeps the last few contents ready."""

    def __init__(self, numbered: NumberedContent) -> None:
        self._numbered = numbered
        self._games: dict[Candidate, AnyGame] = {}

    def __call__(self, piece: TrialTask) -> DealResults:
        if piece.candidate not in self._games:
            if len(self._games) == GAMES_KEPT:
                del self._games[next(iter(self._games))]
            content = self._numbered.changed(dict(piece.candidate))
            self._games[piece.candidate] = load_game(self._numbered.game, content)
        return play(self._games[piece.candidate], piece.cell, piece.seed, piece.first, piece.last)


@dataclass(frozen=True, slots=True)
class MeasuredChange:
    """One thing that was measured in a cell, before and after a change."""

    cell: Cell
    measure: str
    before: Reading
    after: Reading
    difference: Estimate | None
    """Of shares: after less before, from pairs of games with the same deal."""
    target: Target | None

    @property
    def verdicts(self) -> tuple[str, str] | None:
        """Whether the target holds before and after."""
        if self.target is None:
            return None
        return verdict(self.target, self.before), verdict(self.target, self.after)

    def json(self) -> dict[str, Any]:
        def shown(reading: Reading) -> list[dict[str, Any]]:
            return [value.json() for value in reading.values]

        return {
            "bot": self.cell.line_up,
            "seats": self.cell.seats,
            "difficulty": self.cell.difficulty,
            "measure": self.measure,
            "games": self.after.games,
            "before": shown(self.before),
            "after": shown(self.after),
            "difference": None if self.difference is None else self.difference.json(),
            "target": None if self.target is None else str(self.target),
            "verdicts": None if self.verdicts is None else list(self.verdicts),
        }


ResultsByCell = Mapping[Cell, DealResults]


def measured_changes(
    game: AnyGame, before: ResultsByCell, after: ResultsByCell, targets: Sequence[Target]
) -> list[MeasuredChange]:
    """The effect of a change in every cell: on the main measure, and on every other one that has a target."""
    found = []
    for cell in before:
        own = {target.measure: target for target in targets if target.cell == cell}
        for measure in dict.fromkeys([measures(game)[0], *own]):
            old, new = (read_results(samples[cell], measure, cell, game) for samples in (before, after))
            difference = paired(before[cell], after[cell], measure)
            found.append(MeasuredChange(cell, measure, old, new, difference, own.get(measure)))
    return found


MARKS = {"won": "1", "first": "0", "draws": "-"}
"""The mark of a game that counts for a share."""


def paired(before: DealResults, after: DealResults, measure: str) -> Estimate | None:
    """The difference of a share on the same deals: only deals that came out differently count for it."""
    if measure not in MARKS:
        return None
    mark = MARKS[measure]
    deals = zip(before.marks, after.marks, strict=True)
    return over_deals([(float((new == mark) - (old == mark)), 1.0) for old, new in deals], -1, 1)
