"""The analysis of a finished game: how the chance of winning went, what choices gave away, and what was luck.

Every choice is judged by the coach from the view of the seat that made it: by what could be known then, not by
what came of it. A judged game keeps one account exactly: the chance after a choice is the chance before it, less
what the choice lost, plus luck.

The coach's estimates are noisy, so three things are done about it:

- All options of a choice are estimated with the same seed, and one that comes within `tolerance` of the best counts
  as what the coach would have done. One that does not is compared once more with the best alone, by another seed:
  the best of many estimates is always flattered, and nobody is to be blamed for that.
- As long as nothing is drawn or revealed and nobody else decides, nothing but the choices themselves can change the
  chance. The estimates of such a stretch are therefore pooled, and luck falls only at its end.
- A choice without an alternative is not judged; the chance goes on level through it.

All seats of a cooperative game share one chance. Each of several rivals has its own, known at its own decisions and
level between them; what the others do in the meantime changes it, as dice and cards do, and counts as luck.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from siegeworks.bots.coach import Option, advise, check_coach
from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.events import Event
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import UNDO, Log, rewound_to
from siegeworks.kernel.match import replay
from siegeworks.kernel.problem import Problem

SEED = "coach"
"""The same seed analyses a game in the same way; it has nothing to do with the seed of the game."""
SIMULATIONS = 48
LEAST_TOLERANCE = 0.02
NOISE = 0.6
MOST_TURNING_POINTS = 5
LEAST_TURN = 0.04
"""A smaller change of the chance turns no game."""
GRID = 4096
"""Chances are kept as multiples of 1/4096: fine enough, and sums and differences of them are exact."""

Progress = Callable[[int, int], None]
"""Told how many choices are judged, and of how many."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that stands, with all that is needed to judge it."""

    line: int
    turn: int
    seat: int
    action: int
    view: Any
    """What the seat saw when it chose"""
    legal: tuple[int, ...]
    out: bool
    """Whether the seat could not win any more: a fallen rival that makes a gift"""
    chancy: bool
    """Whether something was drawn or revealed by it"""
    events: tuple[Event, ...] = ()
    """What followed from it"""

    @property
    def judged(self) -> bool:
        """Whether there was something to decide, and something to win by it."""
        return len(self.legal) > 1 and not self.out


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game as far as it counts: the choices nobody took back, and how it ended."""

    cooperative: bool
    seats: int
    choices: tuple[Choice, ...]
    winners: tuple[int, ...]
    fell: tuple[int | None, ...]
    """For each seat, how many choices were made when it had fallen"""

    def side(self, seat: int) -> int:
        """Whose chance a seat plays for: all seats of a cooperative game are one side."""
        return 0 if self.cooperative else seat

    @property
    def sides(self) -> int:
        return 1 if self.cooperative else self.seats


@dataclass(frozen=True, slots=True)
class Judgement:
    """What the coach thinks of one choice; `best` is the choice itself if it was as good as any."""

    before: float
    best: int
    lost: float


@dataclass(frozen=True, slots=True)
class Moment:
    """One choice in the analysis. Always: after = before - lost + luck."""

    line: int
    turn: int
    seat: int
    action: int
    best: int
    before: float
    """The side's chance with the best play the coach sees"""
    lost: float
    after: float
    """The side's chance at its next decision, or how the game ended for it"""
    luck: float


@dataclass(frozen=True, slots=True)
class Account:
    """What the choices of a seat were worth; `decisions` are those that had an alternative."""

    seat: int
    decisions: int
    lost: float
    luck: float
    best_share: float
    """The share of its decisions that the coach would have made as well; 1 if it had none"""


@dataclass(frozen=True, slots=True)
class Analysis:
    """A finished game looked at by the coach. Over all moments of a side: end = start - lost + luck."""

    moments: tuple[Moment, ...]
    curves: tuple[tuple[float, ...], ...]
    """For each side its chance before each moment, and at last how the game ended for it"""
    accounts: tuple[Account, ...]
    luck: tuple[float, ...]
    """The luck of each side in all"""
    turning_points: tuple[int, ...]
    """The moments that changed most, in order of play"""


def finished(game: AnyGame, log: Log) -> Finished:
    """Carry a finished game out again and keep the choices that stand; refuses one that still runs."""
    check_coach(game.id)
    if log.outcome is None:
        raise Problem("analysis-running")
    choices: list[Choice] = []
    fell: list[int | None] = [None] * len(log.header.seats)
    state: Any = None
    asked: tuple[int, Any, tuple[int, ...]] | None = None
    for step in replay(game, log):
        entry, state = step.entry, step.state
        line = rewound_to(entry.action)
        if entry.action == UNDO:
            choices.pop()
        elif line is not None:
            choices = [choice for choice in choices if choice.line < line]
        elif asked is not None and entry.seat is not None:
            turn, view, legal = asked
            action = game.notation.parse(entry.action)
            chancy = _is_chancy(game, entry.draws, step.events)
            out = fell[entry.seat] is not None
            events = tuple(step.events)
            choices.append(Choice(entry.number, turn, entry.seat, action, view, legal, out, chancy, events))
        fell = _fallen(game, state, fell, len(choices))
        asked = _asked(game, state)
    outcome = game.outcome(state)
    winners = () if outcome is None else outcome.winners
    return Finished(game.cooperative, len(fell), tuple(choices), winners, tuple(fell))


def _asked(game: AnyGame, state: Any) -> tuple[int, Any, tuple[int, ...]] | None:
    """The turn, what the seat that has to decide sees, and what it may do."""
    seat = game.actor(state)
    if seat is None:
        return None
    return game.facts(state)["turns"], game.view(state, seat), tuple(game.legal(state))


def _is_chancy(game: AnyGame, draws: Sequence[int], events: list[Event]) -> bool:
    return bool(draws) or any(game.vocabulary.reveals(event) for event in events)


def _fallen(game: AnyGame, state: Any, fell: list[int | None], made: int) -> list[int | None]:
    """Note who is out of the game since the last choice."""
    return [made if at is None and not game.in_play(state, seat) else at for seat, at in enumerate(fell)]


def tolerance(simulations: int) -> float:
    """How much worse than the best a choice may seem and still be as good: the less was tried, the more."""
    return max(LEAST_TOLERANCE, NOISE / sqrt(simulations))


def judge(
    game: AnyGame, view: Any, legal: Sequence[int], action: int, seed: str, simulations: int = SIMULATIONS
) -> Judgement:
    """What the coach thinks of an action, from the view alone; the same arguments give the same judgement."""
    best, played = _compared(game, view, legal, action, seed, simulations)
    if best.chance - played.chance > tolerance(simulations):
        two = sorted((best.action, action))
        best, played = _compared(game, view, two, action, child_seed(seed, "again"), simulations)
    lost = best.chance - played.chance
    if lost <= tolerance(simulations):
        return Judgement(played.chance, action, 0.0)
    return Judgement(best.chance, best.action, lost)


def _compared(
    game: AnyGame, view: Any, legal: Sequence[int], action: int, seed: str, simulations: int
) -> tuple[Option, Option]:
    """The coach's choice, and the one that was made."""
    options = advise(game, view, list(legal), seed, simulations, also=action).options
    return options[0], next(option for option in options if option.action == action)


def choice_seed(seed: str, choice: Choice) -> str:
    """The seed by which a choice is judged, wherever and in whatever order that is done."""
    return child_seed(seed, choice.line)


def analyse(
    game: AnyGame, log: Log, seed: str = SEED, simulations: int = SIMULATIONS, progress: Progress | None = None
) -> Analysis:
    """Judge a finished game in this process, one choice after the other."""
    played = finished(game, log)
    return assemble(played, judge_all(game, played, seed, simulations, progress))


def judge_all(
    game: AnyGame,
    played: Finished,
    seed: str = SEED,
    simulations: int = SIMULATIONS,
    progress: Progress | None = None,
) -> dict[int, Judgement]:
    """A judgement by line for every choice that had an alternative."""
    open_choices = [choice for choice in played.choices if choice.judged]
    judgements: dict[int, Judgement] = {}
    for done, choice in enumerate(open_choices, start=1):
        own = choice_seed(seed, choice)
        judgements[choice.line] = judge(game, choice.view, choice.legal, choice.action, own, simulations)
        if progress is not None:
            progress(done, len(open_choices))
    return judgements


def assemble(played: Finished, judgements: Mapping[int, Judgement]) -> Analysis:
    """Put a game and what was thought of its choices together; `judgements` are by line, one for each judged choice."""
    moments: list[Moment | None] = [None] * len(played.choices)
    for side in range(played.sides):
        places = [place for place, choice in enumerate(played.choices) if played.side(choice.seat) == side]
        for place, moment in zip(places, _moments(played, places, judgements), strict=True):
            moments[place] = moment
    settled = tuple(moment for moment in moments if moment is not None)
    return Analysis(
        moments=settled,
        curves=tuple(_curve(played, settled, side) for side in range(played.sides)),
        accounts=tuple(_account(played, settled, seat) for seat in range(played.seats)),
        luck=tuple(
            sum(moment.luck for moment in settled if played.side(moment.seat) == side) for side in range(played.sides)
        ),
        turning_points=_turning_points(settled),
    )


def _moments(played: Finished, places: list[int], judgements: Mapping[int, Judgement]) -> Iterator[Moment]:
    """The moments of one side, stretch by stretch: within one the chance falls by what is lost and by nothing else."""
    if not places:
        return
    stretches = list(_stretches(played, places))
    judged = [[_judgement(played.choices[place], judgements) for place in stretch] for stretch in stretches]
    levels = [_level(each) for each in judged]
    end = float(played.choices[places[0]].seat in played.winners)
    chance = next((level for level in levels if level is not None), end)
    for number, stretch in enumerate(stretches):
        for place, judgement in zip(stretch, judged[number], strict=True):
            choice = played.choices[place]
            lost = 0.0 if judgement is None else min(_on_grid(judgement.lost), chance)
            best = choice.action if judgement is None or not lost else judgement.best
            after = chance - lost
            if place == stretch[-1]:
                after = _next_level(levels, number, chance - lost, end)
            luck = after - (chance - lost)
            yield Moment(choice.line, choice.turn, choice.seat, choice.action, best, chance, lost, after, luck)
            chance = after


def _next_level(levels: list[float | None], number: int, carried: float, end: float) -> float:
    """The chance at the beginning of the next stretch; one in which nothing was judged is gone through level."""
    if number + 1 == len(levels):
        return end
    level = levels[number + 1]
    return carried if level is None else level


def _stretches(played: Finished, places: list[int]) -> Iterator[list[int]]:
    """The moments of a side in runs in which nobody learnt anything and nobody else decided."""
    stretch: list[int] = []
    for place in places:
        stretch.append(place)
        choice = played.choices[place]
        after = played.choices[place + 1] if place + 1 < len(played.choices) else None
        if choice.chancy or after is None or after.seat != choice.seat:
            yield stretch
            stretch = []
    if stretch:
        yield stretch


def _judgement(choice: Choice, judgements: Mapping[int, Judgement]) -> Judgement | None:
    """None where there was nothing to judge."""
    if choice.out:
        return Judgement(0.0, choice.action, 0.0)
    return judgements[choice.line] if choice.judged else None


def _level(stretch: list[Judgement | None]) -> float | None:
    """The chance at the beginning of a stretch: the mean of all estimates, each with what was lost before it."""
    lost = 0.0
    estimates = []
    for judgement in stretch:
        if judgement is not None:
            estimates.append(judgement.before + lost)
            lost += judgement.lost
    return _on_grid(min(sum(estimates) / len(estimates), 1.0)) if estimates else None


def _on_grid(chance: float) -> float:
    return round(chance * GRID) / GRID


def _curve(played: Finished, moments: Sequence[Moment], side: int) -> tuple[float, ...]:
    """A side's chance before each moment and at the end; between its own decisions it stays level, or falls to 0."""
    own = [moment for moment in moments if played.side(moment.seat) == side]
    fell = None if played.cooperative else played.fell[side]
    end = float(side in played.winners)
    chance = own[0].before if own else end
    points = []
    for place, moment in enumerate(moments):
        if fell is not None and place >= fell:
            chance = 0.0
        elif played.side(moment.seat) == side:
            chance = moment.before
        points.append(chance)
        if played.side(moment.seat) == side:
            chance -= moment.lost
    return (*points, end)


def _account(played: Finished, moments: Sequence[Moment], seat: int) -> Account:
    own = [moment for moment in moments if moment.seat == seat]
    judged = {choice.line for choice in played.choices if choice.judged}
    decided = [moment for moment in own if moment.line in judged]
    as_the_coach = sum(moment.best == moment.action for moment in decided)
    return Account(
        seat=seat,
        decisions=len(decided),
        lost=sum(moment.lost for moment in own),
        luck=sum(moment.luck for moment in own),
        best_share=as_the_coach / len(decided) if decided else 1.0,
    )


def _turning_points(moments: Sequence[Moment]) -> tuple[int, ...]:
    """The moments with the greatest loss or luck, in order of play; of equal ones the earlier."""
    turns = [max(moment.lost, abs(moment.luck)) for moment in moments]
    great = [place for place, turn in enumerate(turns) if turn >= LEAST_TURN]
    great.sort(key=lambda place: -turns[place])
    return tuple(sorted(great[:MOST_TURNING_POINTS]))
