"""A search for numbers that hit targets, on the lattice of whole numbers.

All candidates play the same deals, so they differ by their numbers and not by luck. Each round proposes candidates
around the best one so far and lets them race: all play a few deals, the better ones more, the last few all of them.
What moved towards the targets by itself is also tried together. A candidate is judged by how far it is from the targets
and, a little, by how much it changes: of two that hit them, the one with fewer and smaller changes wins.
"""

import contextlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.balance.deal_results import DealResults
from siegeworks.lab.balance.numbers import ContentNumber, NumberedContent
from siegeworks.lab.balance.search_journal import SearchJournal
from siegeworks.lab.balance.targets import Target, distance, read_results
from siegeworks.lab.balance.trial import Candidate, TrialPlayers, TrialTask
from siegeworks.lab.cell import Cell

RUNGS = (9, 3, 1)
"""The rungs of a race: a ninth of the games, a third, all of them."""
FEWEST_GAMES = 50
"""Fewer games than this say nothing about a candidate."""
CLIMB = 3
"""One of so many candidates climbs to the next rung."""
MOST_PROPOSALS = 24
MOST_STRAYING = 4
STRAYS = 6
"""Candidates of a round that change several numbers at random."""
TOGETHER = (2, 3, 5, 8)
"""How many steps that were good by themselves are tried together, besides all of them."""
PATIENCE = 3
"""Rounds without a better candidate after which a search with the smallest steps ends."""
CHANGE_COST, SIZE_COST = 0.02, 0.02
"""What a change costs, and what one across its whole range costs more, in log odds: at 50 %, 0.04 is one point."""

Values = tuple[int, ...]
"""A point of the search: the value of each number."""


@dataclass(frozen=True, slots=True)
class VariedNumber:
    """A number that may be varied, and how far."""

    number: ContentNumber
    low: int
    high: int

    @property
    def widest(self) -> int:
        """The largest possible change of the present value."""
        return max(abs(self.low - self.number.value), abs(self.high - self.number.value), 1)

    def moved(self, value: int, step: int) -> int:
        return min(max(value + step, self.low), self.high)


@dataclass(frozen=True, slots=True)
class SearchResult:
    """What a search found: the new numbers, and its games with the present and with the new numbers."""

    candidate: Candidate
    before: dict[Cell, DealResults]
    after: dict[Cell, DealResults]
    games: int
    candidates: int
    complete: bool


@dataclass(frozen=True, slots=True)
class SearchGoal:
    """What to search for: the numbers that may vary, the targets, the games per candidate and in all, the deals."""

    numbered: NumberedContent
    game: AnyGame
    varied: Sequence[VariedNumber]
    targets: Sequence[Target]
    games: int
    budget: int
    seed: str

    @property
    def cells(self) -> list[Cell]:
        return list(dict.fromkeys(target.cell for target in self.targets))

    @property
    def rungs(self) -> list[int]:
        """How many games are played on each rung of a race."""
        return [max(self.games // part, min(self.games, FEWEST_GAMES)) for part in RUNGS]

    def candidate(self, values: Values) -> Candidate:
        """The numbers of a point that are not the present ones."""
        pairs = zip(self.varied, values, strict=True)
        return tuple(sorted((number.number.address, value) for number, value in pairs if value != number.number.value))

    def possible(self, values: Values) -> bool:
        """Whether the game's reader takes these numbers together."""
        return self.numbered.possible(dict(self.candidate(values)))

    def change_cost(self, values: Values) -> float:
        pairs = zip(self.varied, values, strict=True)
        sizes = [abs(value - number.number.value) / number.widest for number, value in pairs]
        return sum(CHANGE_COST + SIZE_COST * size for size in sizes if size)


class Search:
    """The search itself: the best point so far and every game played on the way."""

    def __init__(
        self, goal: SearchGoal, players: TrialPlayers, journal: SearchJournal, advance: Callable[[int], None]
    ) -> None:
        self._goal = goal
        self._players = players
        self._journal = journal
        self._advance = advance
        self._samples: dict[tuple[Values, Cell], DealResults] = {}
        self._spent = 0
        self._stale = 0
        self._present: Values = tuple(number.number.value for number in goal.varied)
        self._best = self._best_before = self._present
        self._steps = [max(1, (number.high - number.low) // 2) for number in goal.varied]
        self._chance = Chance(child_seed(goal.seed, "proposals"))

    def run(self) -> SearchResult:
        """Search until nothing near is better or the games are used up; Ctrl+C ends it with the best so far."""
        goal = self._goal
        complete = False
        with contextlib.suppress(KeyboardInterrupt):
            self._play([self._present], goal.games)
            while self._round():
                pass
            complete = True
        if any(self._played(self._present, cell) < goal.games for cell in goal.cells):
            raise KeyboardInterrupt
        before, after = (
            {cell: self._samples[values, cell].first(goal.games) for cell in goal.cells}
            for values in (self._present, self._best)
        )
        tried = len({values for values, _ in self._samples}) - 1
        return SearchResult(goal.candidate(self._best), before, after, self._spent, tried, complete)

    def _loss(self, values: Values, games: int) -> float:
        """The distance of a point from the targets on the first deals, plus a small cost for its changes."""
        far = 0.0
        for target in self._goal.targets:
            sample = self._samples[values, target.cell].first(games)
            far += distance(target, read_results(sample, target.measure, target.cell, self._goal.game))
        return far + self._goal.change_cost(values)

    def _round(self) -> bool:
        """One race around the best point; False when the search is over."""
        few, more, everything = self._goal.rungs
        if self._loss(self._best, everything) == 0:
            return False
        runners = self._proposals()
        if not runners or not self._play(runners, few):
            return False
        runners = list(dict.fromkeys([*self._ahead(runners, few), *self._together(runners, few)]))
        if not self._play(runners, more):
            return False
        runners = self._ahead(runners, more)
        if not self._play(runners, everything):
            return False
        winner = self._ahead(runners, everything)[0]
        if self._loss(winner, everything) < self._loss(self._best, everything):
            self._best_before, self._best, self._stale = self._best, winner, 0
        elif max(self._steps) > 1:
            self._steps = [max(1, step // 2) for step in self._steps]
        else:
            self._stale += 1
        return self._stale < PATIENCE

    def _ahead(self, runners: Sequence[Values], games: int) -> list[Values]:
        """The points that climb to the next rung, the best one first."""
        return sorted(runners, key=lambda values: self._loss(values, games))[: ceil(len(runners) / CLIMB)]

    def _played(self, values: Values, cell: Cell) -> int:
        sample = self._samples.get((values, cell))
        return 0 if sample is None else len(sample.marks)

    def _play(self, points: Sequence[Values], games: int) -> bool:
        """Play the first deals of every cell for some points; False, with nothing played, if too few games are left.

        Games in the journal count as spent too, so a search that was continued is the same as one never stopped.
        """
        goal = self._goal
        asked: dict[TrialTask, tuple[Values, Cell]] = {}
        for values in points:
            for cell in goal.cells:
                played = self._played(values, cell)
                if played < games:
                    task = TrialTask(goal.candidate(values), cell, goal.seed, played, games)
                    asked[task] = (values, cell)
        cost = sum(task.last - task.first for task in asked)
        if self._spent + cost > goal.budget:
            return False
        self._spent += cost
        found = {task: sample for task in asked if (sample := self._journal.get(task)) is not None}
        self._advance(sum(task.last - task.first for task in found))
        for task, sample in self._players.play([task for task in asked if task not in found], self._advance):
            self._journal.add(task, sample)
            found[task] = sample
        for task, place in asked.items():
            self._samples[place] = self._samples.get(place, DealResults()) + found[task]
        return True

    def _proposals(self) -> list[Values]:
        """Possible points around the best one, each once; if there are too many, a random selection."""
        found = [values for values in dict.fromkeys(self._steps_away()) if values != self._best]
        possible = [values for values in found if self._goal.possible(values)]
        if len(possible) < len(self._goal.varied):
            # Numbers that depend on each other, such as 120 cards in all: one goes up as another goes down.
            possible += [values for values in dict.fromkeys(self._exchanges()) if self._goal.possible(values)]
        room = MOST_PROPOSALS - STRAYS
        while len(possible) > room:
            possible.pop(self._chance.below(len(possible)))
        possible += [values for values in self._strays() if self._goal.possible(values)]
        return [values for values in dict.fromkeys(possible) if values != self._best]

    def _steps_away(self) -> Iterator[Values]:
        """Further in the direction of the last success; each number up, down, and back to its present value.

        From the present numbers also all lows and all highs, which show whether a target can be reached at all.
        """
        varied = self._goal.varied
        if self._best == self._present:
            yield tuple(number.low for number in varied)
            yield tuple(number.high for number in varied)
        onward = zip(varied, self._best, self._best_before, strict=True)
        yield tuple(number.moved(here, here - before) if here != before else here for number, here, before in onward)
        for place, (number, step) in enumerate(zip(varied, self._steps, strict=True)):
            here = self._best[place]
            for value in (number.moved(here, step), number.moved(here, -step), number.number.value):
                yield self._with({place: value})

    def _exchanges(self) -> Iterator[Values]:
        """One number goes up by as much as another goes down."""
        places = range(len(self._goal.varied))
        for up, down in ((up, down) for up in places for down in places if up != down):
            room = min(self._goal.varied[up].high - self._best[up], self._best[down] - self._goal.varied[down].low)
            amount = min(room, self._steps[up], self._steps[down])
            if amount > 0:
                yield self._with({up: self._best[up] + amount, down: self._best[down] - amount})

    def _strays(self) -> Iterator[Values]:
        """Points with several numbers changed at random."""
        varied = self._goal.varied
        for _ in range(STRAYS):
            count = 1 + self._chance.below(min(len(varied), MOST_STRAYING))
            changed = {}
            for _ in range(count):
                place = self._chance.below(len(varied))
                number = varied[place]
                changed[place] = number.low + self._chance.below(number.high - number.low + 1)
            yield self._with(changed)

    def _together(self, runners: Sequence[Values], games: int) -> list[Values]:
        """Combine the changes that were good by themselves: two of them, three, and so on, and all."""
        here = self._loss(self._best, games)
        in_order = sorted(runners, key=lambda values: self._loss(values, games))
        moves = [values for values in in_order if self._loss(values, games) < here]
        joined: dict[int, int] = {}
        found: list[Values] = []
        for count, values in enumerate(moves, start=1):
            for place, value in enumerate(values):
                if value != self._best[place]:
                    joined.setdefault(place, value)
            if count in TOGETHER or count == len(moves):
                found.append(self._with(joined))
        return [values for values in found if values not in runners and self._goal.possible(values)]

    def _with(self, changed: Mapping[int, int]) -> Values:
        """The best point with other values on some varied."""
        return tuple(changed.get(place, value) for place, value in enumerate(self._best))
