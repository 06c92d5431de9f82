"""Scenarios: a position with a goal and the one course that reaches it best, which anybody can write, share and solve.

A scenario is a JSON document. Its solver sees what the seat of the position sees, and makes one choice after the other
until the course is complete or a choice differs from it. The position opens under the rules and with the content that
it names, so a scenario keeps its meaning when the game changes.
"""

import base64
import binascii
import json
import re
import zlib
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from siegeworks.games.opening import open_position
from siegeworks.kernel.chance import scripted
from siegeworks.kernel.content import Pack
from siegeworks.kernel.game import AnyGame, Json
from siegeworks.kernel.position import read_json
from siegeworks.kernel.problem import Problem

FORMAT = "siegeworks scenario 1"
LONGEST_COURSE = 8
MOST_RIVALS = 4
LONGEST_NAME = 40
LARGEST = 100_000
"""The most bytes that the scenario of a link may have."""
LINK = "link"
PACKED = re.compile(r"[A-Za-z0-9_-]{1,8000}")
FIELDS = ("format", "id", "goal", "position", "course", "found")


@dataclass(frozen=True, slots=True)
class CourseStep:
    """One choice of a course, and what a search says about it; a scenario written by hand may leave that out."""

    choice: str
    chance: float | None = None
    """How likely the seat is to win after it."""
    rivals: tuple[tuple[str, float], ...] = ()
    """The next best choices, best first, each with its chance."""
    reason: str | None = None
    """The effect that makes it better than the first rival: a reason of the coach."""
    ours: float = 0.0
    theirs: float = 0.0

    def document(self) -> Json:
        if self.chance is None:
            return {"choice": self.choice}
        reason = {"name": self.reason, "ours": self.ours, "theirs": self.theirs}
        return {"choice": self.choice, "chance": self.chance, "rivals": dict(self.rivals), "reason": reason}


@dataclass(frozen=True)
class Scenario:
    """A position, what to reach in it, and the best course."""

    id: str
    goal: str
    """A reason of the coach, such as a measure of the game: the texts `puzzle-goal-<goal>` say it as a task."""
    position: Json
    course: tuple[CourseStep, ...]
    found: Json
    """How the course was checked, for readers."""

    @classmethod
    def read(cls, document: Json, file: str) -> "Scenario":
        """A scenario from its document. Everything that can be wrong with it is refused here."""
        if document.get("format") != FORMAT or not isinstance(document.get("position"), dict):
            raise Problem("scenario-format", file=file, format=FORMAT)
        unknown = next((name for name in document if name not in FIELDS), None)
        if unknown is not None:
            raise Problem("scenario-field", file=file, field=str(unknown)[:LONGEST_NAME])
        id_, goal = document.get("id", ""), document.get("goal", "chance")
        if not all(isinstance(text, str) and len(text) <= LONGEST_NAME for text in (id_, goal)):
            raise Problem("scenario-field", file=file, field="id, goal")
        steps, found = document.get("course"), document.get("found", {})
        if not isinstance(steps, list) or not 1 <= len(steps) <= LONGEST_COURSE or not isinstance(found, dict):
            raise Problem("scenario-course", file=file, most=LONGEST_COURSE)
        return cls(id_, goal, document["position"], tuple(_step(step, file) for step in steps), found)

    def document(self) -> Json:
        return {
            "format": FORMAT,
            "id": self.id,
            "goal": self.goal,
            "position": self.position,
            "course": [step.document() for step in self.course],
            "found": self.found,
        }

    def line(self) -> str:
        """The document as one line."""
        return json.dumps(self.document(), ensure_ascii=False, separators=(",", ":"))


def _step(document: Any, file: str) -> CourseStep:
    if isinstance(document, str):
        return CourseStep(document)
    try:
        choice, chance = document["choice"], document.get("chance")
        if not isinstance(choice, str):
            raise TypeError
        if chance is None:
            return CourseStep(choice)
        rivals = tuple((str(rival), float(value)) for rival, value in document["rivals"].items())
        reason = document["reason"]
        return CourseStep(
            choice, float(chance), rivals[:MOST_RIVALS], str(reason["name"]), float(reason["ours"]),
            float(reason["theirs"]),
        )  # fmt: skip
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError):
        raise Problem("scenario-course", file=file, most=LONGEST_COURSE) from None


def read_scenario(text: str, file: str) -> Scenario:
    return Scenario.read(read_json(text, file), file)


def packed_scenario(scenario: Scenario) -> str:
    """A scenario as letters, digits, hyphens and underscores, short enough for a link."""
    return base64.urlsafe_b64encode(zlib.compress(scenario.line().encode(), 9)).decode().rstrip("=")


def unpacked_scenario(text: str) -> Scenario:
    """The scenario of a link."""
    if not PACKED.fullmatch(text):
        raise Problem("scenario-link")
    try:
        unpacking = zlib.decompressobj()
        data = unpacking.decompress(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), LARGEST)
        if not unpacking.eof:
            raise Problem("scenario-link")
        return read_scenario(data.decode(), LINK)
    except (zlib.error, binascii.Error, UnicodeDecodeError):
        raise Problem("scenario-link") from None


@dataclass(frozen=True, slots=True)
class CourseVerdict:
    """What came of some choices: how many of them follow the course, and whether the scenario is over."""

    right: int
    solved: bool
    failed: bool


class OpenScenario:
    """A scenario on the table: its game, its state, and a judge of choices."""

    def __init__(self, scenario: Scenario, file: str, pack: Pack | None = None) -> None:
        self.scenario = scenario
        self.game: AnyGame
        self.game, self._start = open_position(scenario.position, file, pack)
        seat = self.game.actor(self._start)
        if seat is None:
            raise Problem("position-ended", file=file)
        self.seat: int = seat
        self.states = self._states(file)
        """The states in which the choices of the course are made."""

    def _states(self, file: str) -> list[Any]:
        """Play the course; refuse one that breaks a rule, or that goes on after a draw or after another seat's choice.
        The rules apply only what is legal, so every choice is checked before it is applied."""
        states = [self._start]
        for place, step in enumerate(self.scenario.course):
            if place == len(states):
                raise Problem("scenario-long", file=file, action=step.choice)
            legal = self.game.canonical(states[place])
            for text in (step.choice, *(rival for rival, _ in step.rivals)):
                if self._action(text) not in legal:
                    raise Problem("scenario-illegal", file=file, action=text)
            after = self.game.copy(states[place])
            with suppress(Problem):  # a draw: nobody can know what comes after it
                self.game.apply(after, self._action(step.choice), scripted([]), None)
                if self.game.actor(after) == self.seat:
                    states.append(after)
        return states[: len(self.scenario.course)]

    def options(self, right: int) -> list[int]:
        """The choices after so many right ones: one order of picks for each result, so that a course has one form."""
        return self.game.canonical(self.states[right])

    def view(self, right: int) -> Any:
        """What the solver sees after so many right choices."""
        return self.game.view(self.states[min(right, len(self.states) - 1)], self.seat)

    def judge(self, choices: Sequence[str]) -> CourseVerdict:
        """How far choices follow the course. A choice that is not legal is refused and decides nothing."""
        course = self.scenario.course
        if len(choices) > len(course):
            raise Problem("match-over")
        for place, choice in enumerate(choices):
            action = self._action(choice)
            if action not in self.options(place):
                rule = self.game.why_not(self.states[place], action)
                raise (
                    Problem("scenario-choice") if rule is None else Problem("match-forbidden", action=choice, rule=rule)
                )
            if choice != course[place].choice:
                return CourseVerdict(place, solved=False, failed=True)
        return CourseVerdict(len(choices), solved=len(choices) == len(course), failed=False)

    def _action(self, text: str) -> int:
        return self.game.notation.parse(text)
