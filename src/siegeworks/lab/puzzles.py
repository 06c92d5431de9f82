"""Finds puzzles: decisions of played games where one course is clearly the best, checked by a deeper search.

A short search looks at the decisions of a game. Where it prefers one choice clearly, a second search with other
draws and many more simulations tries every choice, then the best ones against each other in the same guessed states.
Only what is better by far there, and surely so, becomes a puzzle.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

from siegeworks.bots import make_bot
from siegeworks.bots.coach import Advice, Explainer, PairedDifference, Tried, advise, searched, try_each
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.events import EventSink
from siegeworks.kernel.game import AnyGame, Json, Options
from siegeworks.kernel.position import read_json, write_position
from siegeworks.table.scenarios import LONGEST_COURSE, CourseStep, OpenScenario, Scenario

FEWEST_CHOICES = 4
APART = 12
"""Puzzles of one game are at least so many decisions apart, so that they differ."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much the searches compute, and how much better the best choice has to be."""

    glance: int = 40
    scan_simulations: int = 100
    scan_tries: int = 60
    simulations: int = 1000
    tries_of_all: int = 50
    tries: int = 400
    finalists: int = 4
    least_margin: float = 0.06
    """The first choice of a course wins so much more often than any other."""
    least_next: float = 0.02
    """The same for the later choices of the course."""
    sure: float = 3.0
    """How many standard errors the difference to every other choice has at least."""


RECHECK = Effort(simulations=800, tries_of_all=60, tries=300, sure=1.0)
"""What is enough to confirm a course while somebody waits: fewer tries, so small margins are less sure."""


def puzzles_of(game: AnyGame, options: Options, bots: Sequence[str], seed: str, effort: Effort) -> Iterator[Scenario]:
    """The puzzles in one game that these bots play."""
    chance = Chance(child_seed(seed, "game"))
    state = game.setup(options, chance, None)
    players = [make_bot(bot, game, child_seed(seed, seat)) for seat, bot in enumerate(bots)]
    decisions, last = 0, -APART
    while (seat := game.actor(state)) is not None:
        legal = game.canonical(state)
        if len(legal) >= FEWEST_CHOICES and decisions - last >= APART:
            found = puzzle_at(game, state, child_seed(seed, "look", decisions), effort)
            if found is not None:
                last = decisions
                yield found
        decisions += len(legal) > 1
        game.apply(state, players[seat].choose(game.view(state, seat), legal), chance, None)


def puzzle_at(game: AnyGame, state: Any, seed: str, effort: Effort) -> Scenario | None:
    """The puzzle that a state is; None if no choice is clearly the best."""
    seat = game.actor(state)
    view, legal = game.view(state, seat), game.canonical(state)
    if not _is_promising(game, view, legal, child_seed(seed, "glance"), effort):
        return None
    advice = advise(game, view, legal, child_seed(seed, "scan"), effort.scan_simulations, effort.scan_tries)
    if not _stands_out(advice, effort.least_margin):
        return None
    first = checked_step(game, state, advice.options[0].action, seed, effort, effort.least_margin)
    if first is None:
        return None
    steps = [first, *islice(_next_steps(game, state, first, seed, effort), LONGEST_COURSE - 1)]
    beginner = make_bot("beginner", game, child_seed(seed, "beginner")).choose(view, legal)
    found: Json = {
        "choices": len(legal),
        "simulations": effort.simulations,
        "tries": effort.tries,
        "beginner": game.notation.text(beginner),
    }
    position = read_json(write_position(game, state), "position")
    return Scenario("", first.reason or "chance", position, tuple(steps), found)


def _is_promising(game: AnyGame, view: Any, legal: list[int], seed: str, effort: Effort) -> bool:
    """A glance that costs little: most decisions have two choices that are about equally good."""
    tree = searched(game, view, legal, seed, effort.glance)
    best, other = sorted(
        try_each(game, tree, tree.ranking()[:2], seed, effort.glance // 2), key=lambda each: -each.chance
    )
    return best.chance - other.chance >= effort.least_margin / 2


def _stands_out(advice: Advice, margin: float) -> bool:
    return advice.equal == 1 and advice.lead >= margin


def _next_steps(game: AnyGame, state: Any, first: CourseStep, seed: str, effort: Effort) -> Iterator[CourseStep]:
    """The choices that follow in the course, as long as nothing is drawn or revealed and one of them is the best."""
    seat, step, number = game.actor(state), first, 0
    state = game.copy(state)
    while True:
        chance, sink = Chance(seed), EventSink()
        game.apply(state, game.notation.parse(step.choice), chance, sink)
        revealing = any(game.vocabulary.reveals(event) for event in sink.take())
        if chance.drawn_count or revealing or game.actor(state) != seat or len(game.canonical(state)) < 2:
            return
        number += 1
        own = child_seed(seed, "step", number)
        view, legal = game.view(state, seat), game.canonical(state)
        advice = advise(game, view, legal, child_seed(own, "scan"), effort.scan_simulations, effort.scan_tries)
        following = checked_step(game, state, advice.options[0].action, own, effort, effort.least_next)
        if following is None:
            return
        yield following
        step = following


def checked_step(game: AnyGame, state: Any, action: int, seed: str, effort: Effort, margin: float) -> CourseStep | None:
    """The choice with what the deeper search says; None if it is not better than every other choice by the margin."""
    seat = game.actor(state)
    view, legal = game.view(state, seat), game.canonical(state)
    own = child_seed(seed, "check")
    tree = searched(game, view, legal, own, effort.simulations)
    everything = try_each(game, tree, range(len(legal)), own, effort.tries_of_all)
    everything.sort(key=lambda each: -each.chance)
    names = [each.action for each in everything[: effort.finalists]]
    if names[0] != action:
        return None
    tried, again = (_finalists(game, view, names, child_seed(seed, "final", n), effort) for n in range(2))
    for rounds in (tried, again):
        best, *others = rounds
        if any(not _is_clear(best, other, margin, effort.sure) for other in others):
            return None
    others = sorted(again[1:], key=lambda each: -each.chance)
    pair = [again[0], others[0]]
    same = [tried[0], next(each for each in tried if each.action == others[0].action)]
    reason = Explainer(game, tree.evaluator, view.seat).reason(same, pair)
    text = game.notation.text
    return CourseStep(
        text(action),
        round(pair[0].chance, 3),
        tuple((text(other.action), round(other.chance, 3)) for other in others),
        reason.name,
        round(reason.ours, 3),
        round(reason.theirs, 3),
    )


def _finalists(game: AnyGame, view: Any, actions: list[int], seed: str, effort: Effort) -> list[Tried]:
    tree = searched(game, view, actions, seed, effort.simulations // 2)
    places = [tree.root.order[action] for action in actions]
    return try_each(game, tree, places, seed, effort.tries)


def _is_clear(best: Tried, other: Tried, margin: float, sure: float) -> bool:
    difference = PairedDifference.of(best.values, other.values)
    return difference.mean >= max(margin, sure * difference.error)


def recheck(opened: OpenScenario, seed: str, effort: Effort) -> bool:
    """Whether a fresh search finds every choice of a course the best again, by half the margin at least."""
    margins = [effort.least_margin / 2] + [effort.least_next / 2] * (len(opened.scenario.course) - 1)
    for number, (state, step, margin) in enumerate(zip(opened.states, opened.scenario.course, margins, strict=True)):
        action = opened.game.notation.parse(step.choice)
        if checked_step(opened.game, state, action, child_seed(seed, number), effort, margin) is None:
            return False
    return True
