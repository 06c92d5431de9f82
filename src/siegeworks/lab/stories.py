"""Stories: how a game went, for runs that keep it. What was done, and how the table stood as time went on."""

from dataclasses import dataclass, replace
from typing import Any

from siegeworks.kernel.events import Event
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.part import lab_part
from siegeworks.lab.simulate import Result, RunPlan, Story
from siegeworks.lab.usage import UseCounter


class StoryRecorder:
    """Observes one game from its beginning to its end."""

    def __init__(self, game: AnyGame) -> None:
        self._counter = UseCounter(game)
        series = lab_part(game.id).series
        self._sampler = None if series is None else series.sampler()
        self._first = 0

    def started(self, state: Any, seats: int, first: int) -> None:
        self._first = first
        self._counter.started(state, seats, first)

    def chosen(self, state: Any, seat: int, action: int, legal: list[int]) -> None:
        self._counter.chosen(state, seat, action, legal)
        if self._sampler is not None:
            self._sampler.before(state, action)

    def happened(self, state: Any, events: list[Event]) -> None:
        self._counter.happened(state, events)
        if self._sampler is not None:
            self._sampler.after(state)

    def completed(self, result: Result) -> Result:
        samples = None if self._sampler is None else tuple(self._sampler.samples)
        return replace(result, story=Story(self._first, self._counter.uses(), self._counter.uses_by_seat(), samples))


@dataclass(frozen=True, slots=True)
class DatasetPlan(RunPlan):
    """A run whose games are kept with their stories."""

    def observer(self, game: AnyGame) -> StoryRecorder:
        return StoryRecorder(game)

    def document(self, game: AnyGame) -> dict[str, Any]:
        """As for any run, with every setting written out: naming a default does not make it another run."""
        options = self.options(game)
        settings = {"seats": str(options.seats), **dict(options.settings)}
        return RunPlan.document(self, game) | {"settings": settings}
