"""Puzzles: the scenarios that come with the games, and any scenario in words."""

from dataclasses import dataclass
from functools import cache
from importlib import resources

from siegeworks.bots.coach import CHANCE, Advice, Option, Reason
from siegeworks.bots.part import Measure, evaluator_part
from siegeworks.games import kits, load_words
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem
from siegeworks.table.coach_words import percent, reason_text
from siegeworks.table.scenarios import CourseStep, OpenScenario, Scenario, read_scenario
from siegeworks.table.seating import BOT_NAMES

PUZZLES = "puzzles.jsonl"
"""The file of a game's package with one scenario in each line."""


@cache
def puzzles() -> dict[str, Scenario]:
    """The puzzles of all games by their ids."""
    found = [scenario for kit in kits().values() for scenario in _shipped(kit.package)]
    return {scenario.id: scenario for scenario in found}


def _shipped(package: str) -> list[Scenario]:
    file = resources.files(package) / PUZZLES
    if not file.is_file():
        return []
    return [read_scenario(line, PUZZLES) for line in file.read_text(encoding="utf-8").splitlines()]


def open_puzzle(id_: str) -> OpenScenario:
    """A puzzle on the table; an unknown id is refused."""
    found = puzzles().get(id_)
    if found is None:
        raise Problem("puzzle-unknown", id=id_[:40])
    return OpenScenario(found, id_)


def seat_names(opened: OpenScenario, you: str) -> list[str]:
    """Names for the seats of a puzzle: the solver, and names of bots for the others."""
    seats = opened.game.options_of(opened.states[0]).seats
    others = iter(BOT_NAMES)
    return [you if seat == opened.seat else next(others) for seat in range(seats)]


@dataclass(frozen=True, slots=True)
class ScenarioWords:
    """A scenario in the words of one language."""

    opened: OpenScenario
    speech: Speech
    names: list[str]

    def task(self) -> str:
        """What to reach: the goal as a request, and the number on the table that it is about."""
        say, goal = self.speech.say, self.opened.scenario.goal
        message = f"puzzle-goal-{goal}"
        title = say(message) if self.speech.has(message) else say("puzzle-goal-chance")
        measure = self._measure(goal)
        if measure is None:
            return title
        count = measure.count(self.opened.states[0], self.opened.seat)
        number = str(round(count)) if count == round(count) else f"{count:.1f}"
        return say("puzzle-task", goal=title, what=say(f"coach-measure-{goal}"), count=number)

    def _measure(self, goal: str) -> Measure | None:
        measures = evaluator_part(self.opened.game.id).measures
        return next((measure for measure in measures if measure.name == goal), None)

    def action(self, right: int, text: str) -> str:
        """A choice in words, as it is worded after so many right choices."""
        words = load_words(self.opened.game, self.speech.say, self.speech.language, self.names)
        return words.action(self.opened.view(right).seen, self.opened.game.notation.parse(text))

    def solution(self) -> list[str]:
        """The course in words, each choice with the reason why it is the best."""
        return [line for place, step in enumerate(self.opened.scenario.course) for line in self._step(place, step)]

    def _step(self, place: int, step: CourseStep) -> list[str]:
        say = self.speech.say
        if step.chance is None or not step.rivals:
            return [say("puzzle-step", action=self.action(place, step.choice))]
        first = say("puzzle-step-chance", action=self.action(place, step.choice), percent=percent(step.chance))
        return [first, self._why(place, step)]

    def _why(self, place: int, step: CourseStep) -> str:
        """Why the choice is the best, in the words of the coach, and by how much."""
        parse = self.opened.game.notation.parse
        rival, chance = step.rivals[0]
        own = step.chance or 0.0
        # Where nothing but the chance counts, its numbers are those that are shown.
        ours, theirs = (own, chance) if step.reason in (None, CHANCE) else (step.ours, step.theirs)
        reason = Reason(step.reason or CHANCE, parse(rival), ours, theirs)
        advice = Advice((Option(parse(step.choice), own, 1.0), Option(parse(rival), chance, 0.0)), reason)
        names = {parse(text): self.action(place, text) for text in (step.choice, rival)}
        why = reason_text(self.speech.say, self.opened.game.id, advice, lambda action: names[action])
        points = max(1, percent(own) - percent(chance))
        return self.speech.say("puzzle-why", why=why, points=points, other=names[parse(rival)])
