"""Observing: how a game went, for those who keep it. What was done, and how the table stood as time went on."""

from dataclasses import dataclass, replace
from typing import Any, Protocol

from siegeworks.games.castlecards import names as castlecards
from siegeworks.games.runedar import names as runedar
from siegeworks.games.runedar.actions import REMOVE
from siegeworks.kernel.events import Event
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.simulate import Plan, Result, Story
from siegeworks.lab.usage import Onlooker

Sample = tuple[int, ...]


class Sampler(Protocol):
    """Somebody who looks at the table now and then."""

    samples: list[Sample]

    def before(self, state: Any, action: int) -> None: ...

    def after(self, state: Any) -> None: ...


class Curve:
    """The Siege of Runedar at the end of each turn, and of the last one when the game is over.

    The choice that ends a turn also lets the next one begin, with its machines and orc cards. What a turn left behind
    is therefore what stood there before that choice: to end it, or to fill the upgrade board, moves nothing counted
    here.
    """

    def __init__(self) -> None:
        self.samples: list[Sample] = []
        self._turn = 1
        self._last: Sample = ()

    def before(self, state: Any, action: int) -> None:
        # The actions from REMOVE on are those of the end of a turn.
        if action >= REMOVE:
            self._last = _table(state)

    def after(self, state: Any) -> None:
        if state.turn != self._turn:
            self.samples.append(self._last)
            self._turn = state.turn
        if state.result != runedar.RUNNING:
            self.samples.append(_table(state))


def _table(s: Any) -> Sample:
    """The table in the order of the columns of a curve."""
    sections_left = runedar.SECTIONS - s.sections_open
    if s.rubble > 0:
        sections_left -= 1  # the section that is being dug at is in `rubble`
    return (
        s.turn,
        s.gold,
        min(s.siege_next // runedar.SIEGE_PER_LEVEL + 1, runedar.LEVELS),
        runedar.SIEGE_CARDS - s.siege_next,
        s.orcs_out,
        sum(tile != runedar.HIDDEN for tile in s.troll_tile),
        int(s.machine_at[runedar.TOWER] != runedar.IN_RESERVE),
        int(s.machine_at[runedar.CATAPULT] != runedar.IN_RESERVE),
        s.rubble + max(sections_left, 0) * s.section_rubble,
    )


class Walls:
    """The seats of Castlecards at the end of each round, and when the game is over.

    The choice that ends a round lets the next one begin, so the seat that goes first has drawn its card by then, and
    seats without a card, whose turns are skipped, have too.
    """

    def __init__(self) -> None:
        self.samples: list[Sample] = []
        self._rounds = 0

    def before(self, state: Any, action: int) -> None:
        """Nothing: what a choice does to walls is done when a round ends."""

    def after(self, state: Any) -> None:
        over = state.result != castlecards.RUNNING
        rounds = (state.turn - 1) // state.seats
        if rounds == self._rounds and not over:
            return
        self._rounds = rounds
        finished = state.turn if over else rounds * state.seats
        standing, hands, posts = state.standing, state.hand_count, castlecards.POSTS
        for seat in range(state.seats):
            own = standing[seat * posts : (seat + 1) * posts]
            walls = sum(own[castlecards.FIRST_WALL :])
            self.samples.append((finished, seat, walls, own[castlecards.CASTLE], hands[seat]))


SAMPLERS: dict[str, type[Curve] | type[Walls]] = {"runedar": Curve, "castlecards": Walls}


class Observer:
    """Sees one game from its beginning to its end."""

    def __init__(self, game: AnyGame) -> None:
        self._onlooker = Onlooker(game)
        self._sampler: Sampler = SAMPLERS[game.id]()
        self._first = 0

    def begun(self, state: Any) -> None:
        self._first = state.active
        self._onlooker.begun(state)

    def chosen(self, state: Any, seat: int, action: int, legal: list[int]) -> None:
        self._onlooker.chosen(state, seat, action, legal)
        self._sampler.before(state, action)

    def happened(self, state: Any, events: list[Event]) -> None:
        self._onlooker.happened(state, events)
        self._sampler.after(state)

    def complete(self, result: Result) -> Result:
        samples = tuple(self._sampler.samples)
        curve, walls = (samples, None) if isinstance(self._sampler, Curve) else (None, samples)
        uses, by_seat = self._onlooker.uses(), self._onlooker.uses_by_seat()
        return replace(result, story=Story(self._first, uses, by_seat, curve, walls))


@dataclass(frozen=True, slots=True)
class Observed(Plan):
    """A run whose games are kept with how they went."""

    def watch(self, game: AnyGame) -> Observer:
        return Observer(game)

    def document(self, game: AnyGame) -> dict[str, Any]:
        """Settings that were left to the game stand here too: a default that is named decides no other games."""
        options = self.options(game)
        settings = {"seats": str(options.seats), **dict(options.settings)}
        return Plan.document(self, game) | {"settings": settings, "rules": game.rules_version}
