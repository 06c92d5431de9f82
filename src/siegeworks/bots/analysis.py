"""The analysis of a finished game: how the chance of winning went, what choices gave away, and what was luck.

The coach judges every choice from the view of the seat that made it: by what could be known then, not by what happened
later. The numbers of an analysis add up exactly: the chance after a choice is the chance before it, minus what the
choice lost, plus luck.

The coach's estimates are noisy. This is done about it:

- The coach's own choice and the one that was made are compared once more, in fresh guessed states and with the same
  draws for both: the best of many noisy estimates always looks too good, and nobody should be blamed for that.
- The difference is counted as it is, however small, and also if it is negative. Small losses are therefore not
  forgiven, and noise cancels out over a game. Only whether one choice is called worse depends on how sure that is.
- As long as nothing is drawn or revealed and nobody else decides, only the choices themselves can change the chance.
  The estimates of such a stretch are therefore averaged, and luck is only counted at its end.
- A choice without an alternative is not judged, and the chance stays level through it.

All seats of a cooperative game share one chance. In a competitive game each seat has its own: it is known when the seat
decides and stays level in between. What the others do meanwhile changes it as dice and cards do, and counts as luck.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from siegeworks.bots.coach import (
    CERTAIN,
    LEAST_EFFECT,
    SURE,
    PairedDifference,
    Tried,
    advise,
    check_coach,
    searched,
    try_each,
)
from siegeworks.bots.part import evaluator_part
from siegeworks.kernel.chance import child_seed, scripted
from siegeworks.kernel.events import Event
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import UNDO, Entry, Log, rewound_to, settled_by
from siegeworks.kernel.match import replay
from siegeworks.kernel.problem import Problem

SEED = "coach"
"""The default seed of analyses: the same seed gives the same analysis. It is not the seed of the game."""
SIMULATIONS = 96
FIRST_TRIES = 24
"""How often the coach tries its best few options before it names one."""
LEAST_LOSS = 0.01
"""A choice is called worse than the coach's if it loses more than this, and more than noise."""
MOST_TURNING_POINTS = 5
LEAST_TURN = 0.04
"""The smallest change of the chance that counts as a turning point."""
EVEN = 0.5
"""The chance where nothing was judged and the players ended the game among themselves."""
GRID = 4096
"""Chances are kept as multiples of 1/4096: fine enough, and their sums and differences are exact."""

Progress = Callable[[int, int], None]
"""Called with the number of choices judged so far, and the number of all."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that was not taken back, with everything that is needed to judge it."""

    line: int
    turn: int
    seat: int
    action: int
    view: Any
    """What the seat saw when it chose."""
    legal: tuple[int, ...]
    out: bool
    """Whether the seat could not win any more, as a fallen rival that makes a gift."""
    chancy: bool
    """Whether it drew or revealed something."""
    events: tuple[Event, ...] = ()
    """What happened because of it."""

    @property
    def judged(self) -> bool:
        """Whether the seat had an alternative and could still win."""
        return len(self.legal) > 1 and not self.out


@dataclass(frozen=True, slots=True)
class ReplayedGame:
    """The choices of a finished game that were not taken back, and how the game ended."""

    cooperative: bool
    seats: int
    choices: tuple[Choice, ...]
    winners: tuple[int, ...] | None
    """None if the players ended it among themselves: that is neither skill nor luck."""
    fell: tuple[int | None, ...]
    """For each seat the number of choices after which it was out of the game; None if it never was."""

    def side(self, seat: int) -> int:
        """The side of a seat: all seats of a cooperative game are one side."""
        return 0 if self.cooperative else seat

    def end(self, side: int) -> float | None:
        """1 if a side has won, 0 if not; None if the players ended the game among themselves."""
        if self.winners is None:
            return None
        return float(bool(self.winners) if self.cooperative else side in self.winners)

    @property
    def sides(self) -> int:
        return 1 if self.cooperative else self.seats


@dataclass(frozen=True, slots=True)
class Judgement:
    """The coach's judgement of one choice; `best` is the choice itself if none was clearly better."""

    before: float
    best: int
    lost: float
    """What the choice loses compared with the coach's own; below 0 if it is better."""
    score_lost: float = 0.0
    """What it loses of the score of a won game, as gold, where it wins as often as the coach's own."""


@dataclass(frozen=True, slots=True)
class AnalysedChoice:
    """One choice in an analysis. It always holds that after = before - lost + luck."""

    line: int
    turn: int
    seat: int
    action: int
    best: int
    before: float
    """The side's chance of winning with the best choice that the coach sees."""
    lost: float
    """What the choice gave away; a little below 0 if it came out better than the coach's own."""
    after: float
    """The side's chance at its next decision; at the end of the game 1 or 0, unless the players settled it."""
    luck: float
    score_lost: float = 0.0
    """What it gave away of the score, as gold, where it wins as often as the coach's own."""


@dataclass(frozen=True, slots=True)
class SeatTotals:
    """The sums over all choices of a seat; `decisions` counts those that had an alternative."""

    seat: int
    decisions: int
    lost: float
    luck: float
    best_share: float
    """The share of its decisions that were not clearly worse than the coach's own; 1 if it had none."""
    score_lost: float = 0.0
    """What its choices gave away of the score, such as gold."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a finished game. Over all moments of a side it holds that end = start - lost + luck."""

    moments: tuple[AnalysedChoice, ...]
    curves: tuple[tuple[float, ...], ...]
    """For each side its chance before each moment, and as the last number how the game ended for it, or its chance
    when the players ended it among themselves."""
    accounts: tuple[SeatTotals, ...]
    luck: tuple[float, ...]
    """The sum of each side's luck."""
    turning_points: tuple[int, ...]
    """The places of the moments that changed most, in order of play."""


@dataclass(frozen=True, slots=True)
class _Made:
    """A choice as it stands in the log, and the state in which it was made."""

    entry: Entry
    seat: int
    action: int
    state: Any
    events: tuple[Event, ...]
    out: bool
    final: bool
    """Whether the choice completed its set of picks."""


def finished(game: AnyGame, log: Log) -> ReplayedGame:
    """Replay a finished game and keep the choices that were not taken back. A game that still runs is refused."""
    check_coach(game.id)
    if log.outcome is None:
        raise Problem("analysis-running")
    made: list[_Made] = []
    fell: list[int | None] = [None] * len(log.header.seats)
    before: Any = None
    settled = False
    for step in replay(game, log):
        entry, state = step.entry, step.state
        line = rewound_to(entry.action)
        if entry.action == UNDO:
            made.pop()
        elif line is not None:
            made = [one for one in made if one.entry.number < line]
        elif settled_by(entry.action) is not None:
            settled = True
        elif before is not None and entry.seat is not None:
            out, action = fell[entry.seat] is not None, game.notation.parse(entry.action)
            final = not game.picking(state)
            made.append(_Made(entry, entry.seat, action, before, tuple(step.events), out, final))
        fell = _fallen(game, state, fell, len(made))
        before = game.copy(state)
    outcome = game.outcome(before)
    winners = None if settled or outcome is None else outcome.winners
    return ReplayedGame(game.cooperative, len(fell), tuple(_choices(game, made)), winners, tuple(fell))


def _choices(game: AnyGame, made: list[_Made]) -> Iterator[Choice]:
    """The choices to judge. The picks of a set are put into canonical order first: the coach tries no other order, so
    it would blame somebody who laid out the right cards in another one."""
    picks: list[_Made] = []
    for one in made:
        picks.append(one)
        if one.final:
            yield from _in_canonical_order(game, picks)
            picks = []
    yield from _in_canonical_order(game, picks)


def _in_canonical_order(game: AnyGame, picks: list[_Made]) -> Iterator[Choice]:
    if not picks:
        return
    for pick, state in _ordered(game, game.copy(picks[0].state), picks) or [(one, one.state) for one in picks]:
        legal = tuple(sorted({*game.canonical(state), pick.action}))
        turn, view = game.facts(state)["turns"], game.view(state, pick.seat)
        chancy = _is_chancy(game, pick.entry.draws, pick.events)
        yield Choice(pick.entry.number, turn, pick.seat, pick.action, view, legal, pick.out, chancy, pick.events)


def _ordered(game: AnyGame, state: Any, picks: list[_Made]) -> list[tuple[_Made, Any]] | None:
    """Each pick with the state in which it is made in canonical order; None if these picks have no such order."""
    options = game.canonical(state)
    tried: set[int] = set()
    for place, pick in enumerate(picks):
        if pick.action not in options or pick.action in tried:
            continue
        tried.add(pick.action)
        rest = picks[:place] + picks[place + 1 :]
        if not rest:
            return [(pick, state)]
        following = game.copy(state)
        game.apply(following, pick.action, scripted(list(pick.entry.draws)), None)
        later = _ordered(game, following, rest)
        if later is not None:
            return [(pick, state), *later]
    return None


def _is_chancy(game: AnyGame, draws: Sequence[int], events: Sequence[Event]) -> bool:
    return bool(draws) or any(game.vocabulary.reveals(event) for event in events)


def _fallen(game: AnyGame, state: Any, fell: list[int | None], made: int) -> list[int | None]:
    """Record which seats went out of the game with the last choice."""
    return [made if at is None and not game.in_play(state, seat) else at for seat, at in enumerate(fell)]


def judge(
    game: AnyGame, view: Any, legal: Sequence[int], action: int, seed: str, simulations: int = SIMULATIONS
) -> Judgement:
    """Judge an action from the view alone. The same arguments give the same judgement."""
    own = advise(game, view, list(legal), seed, simulations, FIRST_TRIES).options[0].action
    again = child_seed(seed, "again")
    both = sorted({own, action})
    tried = try_each(game, searched(game, view, both, again, 0), range(len(both)), again, simulations)
    best, played = tried[both.index(own)], tried[both.index(action)]
    lost = PairedDifference.of_chances(best, played)
    if lost.mean > max(LEAST_LOSS, SURE * lost.error):
        return Judgement(best.chance, own, lost.mean)
    return Judgement(best.chance, action, lost.mean, _score_lost(game, view.seat, best, played))


def _score_lost(game: AnyGame, seat: int, best: Tried, played: Tried) -> float:
    """What a choice loses of the score, if that is no noise."""
    measure = evaluator_part(game.id).score
    if measure is None:
        return 0.0
    count = measure.count
    lost = PairedDifference.of(*(each.measured(lambda state: count(state, seat)) for each in (best, played)))
    return lost.mean if abs(lost.mean) >= max(LEAST_EFFECT, CERTAIN * lost.error) else 0.0


def choice_seed(seed: str, choice: Choice) -> str:
    """The seed for judging a choice: it is the same in every process and in every order of work."""
    return child_seed(seed, choice.line)


def analyse(
    game: AnyGame, log: Log, seed: str = SEED, simulations: int = SIMULATIONS, progress: Progress | None = None
) -> Analysis:
    """Analyse a finished game in this process, one choice after the other."""
    played = finished(game, log)
    return assemble(played, judge_all(game, played, seed, simulations, progress))


def judge_all(
    game: AnyGame,
    played: ReplayedGame,
    seed: str = SEED,
    simulations: int = SIMULATIONS,
    progress: Progress | None = None,
) -> dict[int, Judgement]:
    """For every judged choice its line in the log and the judgement."""
    open_choices = [choice for choice in played.choices if choice.judged]
    judgements: dict[int, Judgement] = {}
    for done, choice in enumerate(open_choices, start=1):
        own = choice_seed(seed, choice)
        judgements[choice.line] = judge(game, choice.view, choice.legal, choice.action, own, simulations)
        if progress is not None:
            progress(done, len(open_choices))
    return judgements


def assemble(played: ReplayedGame, judgements: Mapping[int, Judgement]) -> Analysis:
    """Combine a game with the judgements of its choices, one for the line of each judged choice."""
    moments: list[AnalysedChoice | None] = [None] * len(played.choices)
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


def _moments(played: ReplayedGame, places: list[int], judgements: Mapping[int, Judgement]) -> Iterator[AnalysedChoice]:
    """The moments of one side. Within a stretch the chance changes by what choices lose and by nothing else."""
    if not places:
        return
    stretches = list(_stretches(played, places))
    judged = [[_judgement(played.choices[place], judgements) for place in stretch] for stretch in stretches]
    levels = [_level(each) for each in judged]
    end = played.end(played.side(played.choices[places[0]].seat))
    chance = next((level for level in levels if level is not None), EVEN if end is None else end)
    for number, stretch in enumerate(stretches):
        for place, judgement in zip(stretch, judged[number], strict=True):
            choice = played.choices[place]
            lost = 0.0 if judgement is None else max(min(_on_grid(judgement.lost), chance), chance - 1.0)
            best = choice.action if judgement is None or lost <= 0 else judgement.best
            score = 0.0 if judgement is None else judgement.score_lost
            after = chance - lost
            if place == stretch[-1]:
                after = _next_level(levels, number, chance - lost, end)
            luck = after - (chance - lost)
            yield AnalysedChoice(
                choice.line, choice.turn, choice.seat, choice.action, best, chance, lost, after, luck, score
            )
            chance = after


def _next_level(levels: list[float | None], number: int, carried: float, end: float | None) -> float:
    """The chance at the beginning of the next stretch; it stays level through one in which nothing was judged, and
    where the players ended the game among themselves."""
    level = end if number + 1 == len(levels) else levels[number + 1]
    return carried if level is None else level


def _stretches(played: ReplayedGame, places: list[int]) -> Iterator[list[int]]:
    """Split the moments of a side into stretches without draws, revelations and decisions of others."""
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
    """The judgement of a choice; None if it was not judged."""
    if choice.out:
        return Judgement(0.0, choice.action, 0.0)
    return judgements[choice.line] if choice.judged else None


def _level(stretch: list[Judgement | None]) -> float | None:
    """The chance at the beginning of a stretch: the mean of its estimates, each plus what was lost before it."""
    lost = 0.0
    estimates = []
    for judgement in stretch:
        if judgement is not None:
            estimates.append(judgement.before + lost)
            lost += judgement.lost
    return _on_grid(max(0.0, min(sum(estimates) / len(estimates), 1.0))) if estimates else None


def _on_grid(chance: float) -> float:
    return round(chance * GRID) / GRID


def _curve(played: ReplayedGame, moments: Sequence[AnalysedChoice], side: int) -> tuple[float, ...]:
    """A side's chance before each moment and at the end. Between its decisions it stays level or drops to 0."""
    own = [moment for moment in moments if played.side(moment.seat) == side]
    fell = None if played.cooperative else played.fell[side]
    end = played.end(side)
    chance = own[0].before if own else EVEN if end is None else end
    points = []
    for place, moment in enumerate(moments):
        if fell is not None and place >= fell:
            chance = 0.0
        elif played.side(moment.seat) == side:
            chance = moment.before
        points.append(chance)
        if played.side(moment.seat) == side:
            chance -= moment.lost
    return (*points, chance if end is None else end)


def _account(played: ReplayedGame, moments: Sequence[AnalysedChoice], seat: int) -> SeatTotals:
    own = [moment for moment in moments if moment.seat == seat]
    judged = {choice.line for choice in played.choices if choice.judged}
    decided = [moment for moment in own if moment.line in judged]
    as_the_coach = sum(moment.best == moment.action for moment in decided)
    return SeatTotals(
        seat=seat,
        decisions=len(decided),
        lost=sum(moment.lost for moment in own),
        luck=sum(moment.luck for moment in own),
        best_share=as_the_coach / len(decided) if decided else 1.0,
        score_lost=sum(moment.score_lost for moment in own),
    )


def _turning_points(moments: Sequence[AnalysedChoice]) -> tuple[int, ...]:
    """The moments with the greatest loss or luck, in order of play; of equal ones the earlier."""
    turns = [max(moment.lost, abs(moment.luck)) for moment in moments]
    great = [place for place, turn in enumerate(turns) if turn >= LEAST_TURN]
    great.sort(key=lambda place: -turns[place])
    return tuple(sorted(great[:MOST_TURNING_POINTS]))
