"""The coach: what a strong bot would do in a seat's place, how likely that is to win, and why. It sees a view alone.

A search finds the best few actions. Each of them is then tried equally often, in the same guessed states with the same
draws, so that their chances and their effects can be compared pair by pair. What differs by no more than noise is
called equal. A reason is always an effect that was counted in these tries, with its number.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from statistics import fmean
from typing import Any

from siegeworks.bots.evaluators import trained_evaluator
from siegeworks.bots.part import Measure, bot_part, evaluator_part
from siegeworks.bots.search import Tree
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.game import AnyGame

MOST_OPTIONS = 4
SIMULATIONS = 200
TRIES = 160
"""How often every listed option is tried after the search."""
LEAST_DIFFERENCE = 0.01
"""Chances that differ by less are equal, however sure the difference is."""
TIED = 0.005
"""Among equal chances, those that differ by less are a tie that the score may decide."""
SURE = 2.0
"""How many standard errors a difference of chances must have to count."""
CERTAIN = 3.0
"""The same for an effect that is named as a reason: the greatest of several effects is named, so it must be surer."""
LEAST_EFFECT = 0.2
"""An effect that is named is at least so large."""
FINE = 9
"""The decimal places of a value that is worked out from sums: what sums of floats add to it is cut off."""
CONFIRMATIONS = 3
"""In how many more fresh trees an effect must show: what is tried below an action settles early in a tree, so the tries
of one tree are not independent of each other."""
LEAST_ENDING = 0.02
"""An ending that is named, the game won or lost at once, happens in at least so large a share of the tries."""
NO_CORRECTION = (0.0, 1.0)
"""A shift and a factor of log-odds that change nothing."""
EQUAL, ONLY, ORDER, TIE, CHANCE = "equal", "only", "order", "tie", "chance"
SURE_WIN, WIN, LOSS = "sure", "win", "loss"


@dataclass(frozen=True, slots=True)
class Option:
    """An action that the coach considered."""

    action: int
    chance: float
    """How likely the seat is to win after it, from 0 to 1."""
    share: float
    """The share of the coach's simulations that began with it."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why the first option is the best: an effect, and how large it is with this option and with another one."""

    name: str
    """One of the names above, or that of a measure of the game."""
    other: int | None = None
    """The action that the first option is compared with."""
    ours: float = 0.0
    theirs: float = 0.0


@dataclass(frozen=True, slots=True)
class Advice:
    """The best few actions, best first, and the reason why the first is the best."""

    options: tuple[Option, ...]
    reason: Reason
    equal: int = 1
    """How many of the first options are equally good; they all have the same chance."""

    @property
    def chance(self) -> float:
        """How likely the seat is to win, from what it knows."""
        return self.options[0].chance

    @property
    def lead(self) -> float:
        """How much likelier the first option wins than the next; of a set of picks, than what does without it."""
        return self.chance - (self.options[1].chance if len(self.options) > 1 else self.reason.theirs)


@dataclass(frozen=True, slots=True)
class Tried:
    """An action of the root, tried several times: the chance of winning and the final state of each try."""

    place: int
    action: int
    visits: int
    values: list[float]
    states: list[Any]
    correction: tuple[float, float] = NO_CORRECTION

    @property
    def chance(self) -> float:
        """The chance of winning, corrected by what was measured."""
        return corrected_chance(fmean(self.values), *self.correction)

    def measured(self, measure: Callable[[Any], float]) -> list[float]:
        return [measure(state) for state in self.states]


@dataclass(frozen=True, slots=True)
class PairedDifference:
    """The mean of paired differences, and its standard error."""

    mean: float
    error: float

    @classmethod
    def of(cls, ours: Sequence[float], theirs: Sequence[float]) -> "PairedDifference":
        pairs = [one - other for one, other in zip(ours, theirs, strict=True)]
        mean = fmean(pairs)
        spread = sum((each - mean) ** 2 for each in pairs)
        return cls(mean, sqrt(spread / (len(pairs) * max(len(pairs) - 1, 1))))

    @classmethod
    def of_chances(cls, ours: Tried, theirs: Tried) -> "PairedDifference":
        """How much likelier one action is to win than another; the error grows as the correction stretches it."""
        found = cls.of(ours.values, theirs.values)
        shown = ours.chance - theirs.chance
        return cls(shown, found.error * shown / found.mean if found.mean else found.error)


def has_coach(game_id: str) -> bool:
    """Whether the coach knows a game."""
    return bot_part(game_id).evaluator is not None


def check_coach(game_id: str) -> None:
    """Refuse a game that the coach does not know."""
    evaluator_part(game_id)


def searched(game: AnyGame, view: Any, legal: list[int], seed: str, simulations: int) -> Tree:
    """A tree after so many simulations."""
    tree = Tree(trained_evaluator(game.id), view, legal, Chance(seed))
    for _ in range(simulations):
        tree.simulate(-1)
    return tree


def measured_correction(game_id: str, seats: int) -> tuple[float, float]:
    """The shift and the factor of log-odds by which a chance of the search comes true; none where none was measured."""
    return evaluator_part(game_id).calibration.get(seats, NO_CORRECTION)


def uncorrected_chance(game_id: str, seats: int, chance: float) -> float:
    """What the search found, from the chance that the coach shows."""
    shift, factor = measured_correction(game_id, seats)
    return corrected_chance(chance, -shift / factor, 1.0 / factor)


def corrected_chance(chance: float, shift: float, factor: float) -> float:
    """A chance with other log-odds. Certainties stay certain."""
    if not 0.0 < chance < 1.0 or (shift, factor) == NO_CORRECTION:
        return chance
    return 1.0 / (1.0 + exp(-shift - factor * log(chance / (1.0 - chance))))


def try_each(game: AnyGame, tree: Tree, places: Sequence[int], seed: str, tries: int) -> list[Tried]:
    """Try actions of the root equally often. Each round they meet the same guessed state and the same draws."""
    visits = [tree.root.visits[place] for place in places]
    values: list[list[float]] = [[] for _ in places]
    states: list[list[Any]] = [[] for _ in places]
    for number in range(tries):
        draws = child_seed(seed, "try", number)
        for at, place in enumerate(places):
            tree.use_chance(Chance(draws))
            before = tree.root.totals[place]
            states[at].append(tree.simulate(place))
            values[at].append(round(tree.root.totals[place] - before, FINE))
    correction = measured_correction(game.id, tree.view.seen.seats)
    return [
        Tried(place, tree.root.actions[place], visits[at], values[at], states[at], correction)
        for at, place in enumerate(places)
    ]


def advise(
    game: AnyGame, view: Any, legal: list[int], seed: str, simulations: int = SIMULATIONS, tries: int = TRIES
) -> Advice:
    """What the coach would do. The same view, seed and numbers give the same advice."""
    tree = searched(game, view, legal, seed, simulations)
    tried = try_each(game, tree, tree.ranking()[:MOST_OPTIONS], seed, tries)
    tried.sort(key=lambda each: -each.chance)
    kept = _in_any_order(game, view, tried, seed)
    alone = len(kept) == 1 < len(tried)
    tried = tried if alone else kept
    again = _tried_again(game, view, [each.action for each in tried[:2]], seed, tries)
    equal = 1
    while equal < len(tried) and (_is_equal(tried[0], tried[equal]) or (equal == 1 and _is_equal(*again))):
        equal += 1
    if alone and equal == 1:
        best, without = tried[:2]
        option = Option(best.action, best.chance, best.visits / simulations)
        return Advice((option,), Reason(ORDER, None, best.chance, without.chance))
    # Of equal ones the search's own choice comes first.
    first = sorted(tried[:equal], key=lambda each: -each.visits)
    explainer = Explainer(game, tree.evaluator, view.seat)
    tie = explainer.broken_tie(first)
    if tie is not None:
        tie_again = _tried_again(game, view, [tie.first, tie.second], child_seed(seed, "tie"), tries)
        tie = tie if explainer.breaks_tie(tie_again) else None
    if tie is not None:
        first.sort(key=lambda each: each.action != tie.first)
    level = corrected_chance(fmean(fmean(each.values) for each in first), *first[0].correction)
    options = [Option(each.action, level, each.visits / simulations) for each in first]
    options += [Option(each.action, each.chance, each.visits / simulations) for each in tried[equal:]]
    if tie is not None:
        return Advice(tuple(options), tie.reason, equal)
    if equal > 1:
        return Advice(tuple(options), Reason(EQUAL), equal)
    reason = explainer.reason(tried[:2], again)
    pair = [each.action for each in again]
    measure = explainer.measure_of(reason)
    for number in range(CONFIRMATIONS if measure is not None else 0):
        fresh = _tried_again(game, view, pair, child_seed(seed, "confirm", number), tries)
        if not explainer.has_effect(measure, fresh):
            reason = explainer.likelier(tried)
            break
    return Advice(tuple(options), reason)


def _in_any_order(game: AnyGame, view: Any, tried: list[Tried], seed: str) -> list[Tried]:
    """The options without picks that a better pick could still follow; perhaps one alone.

    Picks of a set come in any order, and the search tries only one of them: after a later pick it never makes an
    earlier one. The earlier one may be better for what the two do together, and then the chance after the later one is
    that of doing without it. Nobody who points at the later card first means that.
    """
    return [
        each
        for place, each in enumerate(tried)
        if not _passed_over(game, view, each.action, seed).intersection(better.action for better in tried[:place])
    ]


def _passed_over(game: AnyGame, view: Any, action: int, seed: str) -> set[int]:
    """The picks that may follow an action but do not in the order of the search."""
    chance = Chance(seed)
    state = game.guess(view, chance)
    game.apply(state, action, chance, None)
    if game.actor(state) != view.seat or not game.picking(state):
        return set()
    return {*game.legal(state)} - {*game.canonical(state)}


def _tried_again(game: AnyGame, view: Any, actions: list[int], seed: str, tries: int) -> list[Tried]:
    """Try actions in a fresh tree with other draws. What holds there too is not an accident of the search."""
    own = child_seed(seed, "again")
    return try_each(game, searched(game, view, actions, own, 0), range(len(actions)), own, tries)


def _is_equal(best: Tried, other: Tried) -> bool:
    """Whether two options differ by no more than noise. Nothing but a certain win equals a certain win."""
    if min(best.values) == 1.0:
        return min(other.values) == 1.0
    difference = PairedDifference.of_chances(best, other)
    return difference.mean <= max(LEAST_DIFFERENCE, SURE * difference.error)


@dataclass(frozen=True, slots=True)
class BrokenTie:
    """What decides between actions that are equally likely to win."""

    first: int
    second: int
    reason: Reason


@dataclass(frozen=True, slots=True)
class Effect:
    """What a measure of the game is after the best option and after another, where the best option is better."""

    measure: Measure
    ours: float
    theirs: float


@dataclass(frozen=True, slots=True)
class Explainer:
    """Looks for effects in the final states of tries."""

    game: AnyGame
    evaluator: Any
    seat: int

    def broken_tie(self, best: Sequence[Tried]) -> BrokenTie | None:
        """The action that leaves most of what the game counts after a win, among those that win equally often.

        Chances that differ at all are no tie: nobody should risk a game for its score.
        """
        measure = evaluator_part(self.game.id).score
        if measure is None or len(best) == 1:
            return None
        highest = max(each.chance for each in best)
        tied = [each for each in best if highest - each.chance <= TIED]
        ranked = sorted(tied, key=lambda each: -fmean(each.measured(self._seen(measure))))
        effects = [effect for each in ranked[1:] if (effect := self._effect(measure, ranked[0], each)) is not None]
        if not effects or len(effects) < len(ranked) - 1:
            return None
        effect = effects[0]
        first, second = ranked[0].action, ranked[1].action
        return BrokenTie(first, second, Reason(TIE, second, effect.ours, effect.theirs))

    def breaks_tie(self, pair: Sequence[Tried]) -> bool:
        """Whether the first of two actions again leaves more of what the game counts after a win."""
        return self.has_effect(evaluator_part(self.game.id).score, pair)

    def has_effect(self, measure: Measure | None, pair: Sequence[Tried]) -> bool:
        """Whether the first of two actions is surely better in what a measure counts."""
        return measure is not None and self._effect(measure, *pair) is not None

    def reason(self, tried: Sequence[Tried], again: Sequence[Tried]) -> Reason:
        """Why the first of two options is better than the second; both were tried twice, independently."""
        if len(tried) == 1:
            return Reason(ONLY)
        best, other = again
        if min(best.values) == 1.0:
            return Reason(SURE_WIN)
        for name, measure in ((WIN, self._won), (LOSS, self._lost)):
            if all(self._ends(name, measure, *pair) for pair in (tried, again)):
                return Reason(name, other.action, fmean(best.measured(measure)), fmean(other.measured(measure)))
        measures = evaluator_part(self.game.id).measures
        found = [
            self._effect(measure, best, other) for measure in measures if self._effect(measure, *tried) is not None
        ]
        effects = [effect for effect in found if effect is not None]
        gains = self._gains(best, other) if effects else {}
        wanted = [effect for effect in effects if gains.get(effect.measure.group, 0.0) > 0]
        if not wanted:
            return self.likelier(tried)
        effect = max(wanted, key=lambda effect: gains[effect.measure.group])
        return Reason(effect.measure.name, other.action, effect.ours, effect.theirs)

    def likelier(self, tried: Sequence[Tried]) -> Reason:
        """That the first of two options wins more often, with the chances that are shown beside them."""
        best, other = tried[:2]
        return Reason(CHANCE, other.action, best.chance, other.chance)

    def measure_of(self, reason: Reason) -> Measure | None:
        """The measure that a reason names, if it names one."""
        named = (each for each in evaluator_part(self.game.id).measures if each.name == reason.name)
        return next(named, None)

    def _ends(self, name: str, measure: Callable[[Any], float], best: Tried, other: Tried) -> bool:
        """Whether the best option surely wins the game at once more often, or loses it at once less often."""
        difference = PairedDifference.of(best.measured(measure), other.measured(measure))
        return _is_certain(difference, LEAST_ENDING) and (difference.mean > 0) == (name == WIN)

    def _effect(self, measure: Measure, best: Tried, other: Tried) -> Effect | None:
        """The effect of the best option on a measure; None if there is none for sure, or if it is a bad one."""
        ours, theirs = best.measured(self._seen(measure)), other.measured(self._seen(measure))
        difference = PairedDifference.of(ours, theirs)
        if not _is_certain(difference, LEAST_EFFECT) or (difference.mean > 0) != measure.more_is_better:
            return None
        return Effect(measure, fmean(ours), fmean(theirs))

    def _seen(self, measure: Measure) -> Callable[[Any], float]:
        return lambda state: measure.count(state, self.seat)

    def _won(self, state: Any) -> float:
        outcome = self.game.outcome(state)
        return float(outcome is not None and self.seat in outcome.winners)

    def _lost(self, state: Any) -> float:
        outcome = self.game.outcome(state)
        return float(outcome is not None and self.seat not in outcome.winners)

    def _gains(self, best: Tried, other: Tried) -> dict[str, float]:
        """How much each group of features makes the best option better: it replaces that of the other one."""
        evaluator = self.evaluator
        ours = _mean([evaluator.features(state, self.seat) for state in best.states])
        theirs = _mean([evaluator.features(state, self.seat) for state in other.states])
        if not ours or not theirs:
            return {}
        level = evaluator.chance_at(theirs, best.states[0])
        return {
            name: evaluator.chance_at([*theirs[:first], *ours[first:end], *theirs[end:]], best.states[0]) - level
            for name, first, end in evaluator_part(self.game.id).reasons
        }


def _is_certain(difference: PairedDifference, least: float) -> bool:
    """Whether an effect is large enough to be named, and surely no noise."""
    return abs(difference.mean) >= max(least, CERTAIN * difference.error)


def _mean(rows: list[list[float]]) -> list[float]:
    """The mean features of several states. States without features, such as finished games, are left out."""
    full = [row for row in rows if row]
    return [sum(column) / len(full) for column in zip(*full, strict=True)] if full else []


class CoachedBot:
    """Somebody who always follows the first hint, for measuring where hints lead.

    Its name in the lab is `siegeworks.bots.coach:CoachedBot`.
    """

    simulations = SIMULATIONS
    tries = TRIES

    def __init__(self, game: AnyGame, seed: str) -> None:
        check_coach(game.id)
        self._game = game
        self._seed = seed
        self._asked = 0

    def choose(self, view: Any, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        self._asked += 1
        seed = child_seed(self._seed, self._asked)
        return advise(self._game, view, legal, seed, self.simulations, self.tries).options[0].action


class BrieflyCoachedBot(CoachedBot):
    """The same with hints of a fraction of the tries, which takes a fraction of the time."""

    simulations = 48
    tries = 16
