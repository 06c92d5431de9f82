"""Usage: whether a game uses everything it has. Which actions and cards are played, how games open and end."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any, ClassVar

from siegeworks.kernel.events import Event
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.part import CardSort, lab_part
from siegeworks.lab.simulate import Result, RunPlan
from siegeworks.lab.statistics import Share

ENDING, OPENING, ACTION = "ending", "opening", "action"
MOST_OPENING = 0.5
"""No opening of rivals should be chosen in a larger share of games; all ways to do the same are one opening."""


class UseCounter:
    """Counts what is done in one game: for each seat among rivals, for all together where all win together."""

    def __init__(self, game: AnyGame) -> None:
        self._notation = game.notation
        self._together = game.cooperative
        # A game is hashable like any object; its protocol does not say so.
        self._action_names, self._card_events = _what_to_count(game)  # type: ignore[arg-type]
        self._of_seat: list[Counter[str]] = []
        self._opened = False

    def started(self, state: Any, seats: int, first: int) -> None:  # noqa: ARG002 - only the seats matter
        """Start counting. Events of the deal are not counted, because no seat caused them."""
        # Seats that win together share one counter.
        shared = Counter[str]()
        self._of_seat = [shared if self._together else Counter() for _ in range(seats)]

    def chosen(self, state: Any, seat: int, action: int, legal: list[int]) -> None:  # noqa: ARG002 - actions only
        counts = self._of_seat[seat]
        counts[self._action_names[action]] += 1
        if not self._opened and len(legal) > 1:
            self._opened = True
            counts[f"{OPENING} {self._notation.text(action).split()[0]}"] += 1

    def happened(self, state: Any, events: list[Event]) -> None:  # noqa: ARG002 - events only
        card_events = self._card_events
        for event in events:
            for place, seat_place, names in card_events.get(event[0], ()):
                name = names.get(event[place])
                if name is not None:
                    # An event without a seat belongs to all, and all share the counter of the first.
                    self._of_seat[0 if seat_place is None else event[seat_place]][name] += 1

    def uses(self) -> dict[str, int]:
        """How often each thing was done, by any seat."""
        if self._together:
            return dict(self._of_seat[0])
        return dict(sum(self._of_seat, Counter[str]()))

    def uses_by_seat(self) -> tuple[dict[str, int], ...] | None:
        """How often each seat did each thing; None where all win together."""
        return None if self._together else tuple(dict(counts) for counts in self._of_seat)

    def completed(self, result: Result) -> Result:
        return replace(result, facts=result.facts | self.uses())


CardEvents = dict[int, list[tuple[int, int | None, dict[int, str]]]]
"""By kind of event: the places of the card's number and of the seat in it, and what to count for each number."""


@lru_cache(maxsize=4)
def _what_to_count(game: AnyGame) -> tuple[list[str], CardEvents]:
    """What is counted for each action, and for each event that shows a card: the same in all games of a run."""
    part = lab_part(game.id)
    card_events: CardEvents = {}
    for sort in part.cards:
        names = {sort.first + place: f"{sort.topic} {name}" for place, name in enumerate(sort.ids(game.tables))}
        for number, kind in enumerate(game.vocabulary.kinds):
            if kind.name in sort.events:
                fields = [field.name for field in kind.fields]
                seat_place = 1 + fields.index("seat") if "seat" in fields else None
                card_place = 1 + fields.index(sort.events[kind.name])
                card_events.setdefault(number, []).append((card_place, seat_place, names))
    return [f"{ACTION} {kind}" for kind in part.action_kinds(game)], card_events


@dataclass(frozen=True, slots=True)
class UsagePlan(RunPlan):
    """A run in which everything that is done is counted."""

    kind: ClassVar[str] = "usage"

    def observer(self, game: AnyGame) -> UseCounter:
        return UseCounter(game)


@dataclass(frozen=True, slots=True)
class Use:
    """One thing a game has: in how many games it was used, how often in all, and whether that is as required."""

    topic: str
    name: str
    games: Share
    times: int
    kept: bool

    def json(self) -> dict[str, Any]:
        low, high = self.games.interval
        return {
            "topic": self.topic,
            "name": self.name,
            "games": self.games.count,
            "share": self.games.rate,
            "share_95": [low, high],
            "times": self.times,
            "kept": self.kept,
        }


def ending_order(game_id: str, occurred: Sequence[str]) -> list[str]:
    """The endings of a game in the order of its part, then others that occurred."""
    known = lab_part(game_id).endings
    return [*known, *sorted(set(occurred) - set(known))]


def count_uses(game: AnyGame, results: Sequence[Result]) -> list[Use]:
    """Everything the game has, used or not: endings, openings, actions, cards; the rarest first."""
    part = lab_part(game.id)
    games, times = Counter[str](), Counter[str]()
    for result in results:
        games.update(result.facts.keys())
        times.update(result.facts)
    uses = _endings(game, results)

    def add(topic: str, names: Sequence[str], fits: Callable[[Share, int], bool]) -> None:
        found = []
        for name in names:
            share, count = Share(games[f"{topic} {name}"], len(results)), times[f"{topic} {name}"]
            found.append(Use(topic, name, share, count, kept=fits(share, count)))
        uses.extend(sorted(found, key=lambda use: (use.games.count, use.times)))

    if not game.cooperative:
        opened = [key.removeprefix(f"{OPENING} ") for key in games if key.startswith(f"{OPENING} ")]
        add(OPENING, sorted(opened), lambda share, _: share.rate <= MOST_OPENING)
    most_seats = max((len(result.bots) for result in results), default=0)
    kinds = [
        kind for kind in dict.fromkeys(part.action_kinds(game)) if part.seats_for_action.get(kind, 0) <= most_seats
    ]
    add(ACTION, kinds, lambda share, _: game.cooperative or share.count > 0)
    for sort in part.cards:
        add(sort.topic, part.card_ids(sort, game), partial(_is_right, sort))
    return uses


def _endings(game: AnyGame, results: Sequence[Result]) -> list[Use]:
    counts = Counter(result.reason for result in results)
    required = lab_part(game.id).required_endings
    return [
        Use(
            ENDING,
            name,
            Share(counts[name], len(results)),
            counts[name],
            kept=bool(counts[name]) or name not in required,
        )
        for name in ending_order(game.id, list(counts))
    ]


def _is_right(sort: CardSort, share: Share, times: int) -> bool:
    """Whether a card was counted in as many games as the design requires, and not too often."""
    if sort.most_a_game is not None and times > sort.most_a_game * share.of:
        return False
    return sort.at_least is None or (share.count > 0 and share.rate >= sort.at_least)
