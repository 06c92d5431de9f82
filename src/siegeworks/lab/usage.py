"""Usage: whether a game uses all it has. Which deeds are done, which cards are played, how games open and end."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar

from siegeworks.games.castlecards import names as castlecards
from siegeworks.games.runedar import names as runedar
from siegeworks.kernel.events import Event
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.simulate import Plan, Result
from siegeworks.lab.statistics import Share

DEED, OPENING = "deed", "opening"
UNUSED_KIND = "unused_"
"""How the ids of kinds begin that the content does not have."""


@dataclass(frozen=True, slots=True)
class Cards:
    """A sort of cards of which each should be seen: their ids, and the events (with the field) that show one used."""

    topic: str
    ids: Callable[[Any], Sequence[str]]
    """From the tables of the game: the id of the card with a number, the lowest first."""
    first: int
    events: dict[str, str]
    at_least: float | None = None
    """The share of games in which the design demands each of them, 0 if one game will do; None if it demands none."""

    def enough(self, share: Share) -> bool:
        return self.at_least is None or (share.count > 0 and share.rate >= self.at_least)


PLAYED = {"card_added": "card", "card_hidden": "card", "reaction_played": "card"}
CARDS: dict[str, tuple[Cards, ...]] = {
    "runedar": (
        Cards(
            "upgrade",
            lambda tables: tables.card_ids[runedar.STARTING_CARDS : runedar.DWARF_CARDS],
            runedar.STARTING_CARDS,
            {"upgrade_taken": "card"},
            at_least=0.01,
        ),
        Cards("starting", lambda tables: tables.card_ids[: runedar.STARTING_CARDS], 0, {"card_played": "card"}),
        Cards("mercenary", lambda _: runedar.MERCENARY_NAMES, 0, {"mercenary_hired": "mercenary"}),
    ),
    "castlecards": (
        Cards(
            "academy",
            lambda tables: tables.kind_ids[castlecards.FIRST_ACADEMY : castlecards.HAND_KINDS],
            castlecards.FIRST_ACADEMY,
            PLAYED,
            at_least=0.0,
        ),
        Cards(
            "weapon",
            lambda tables: tables.kind_ids[castlecards.FIRST_WEAPON : castlecards.FIRST_ACADEMY],
            castlecards.FIRST_WEAPON,
            PLAYED,
            at_least=0.0,
        ),
    ),
}
ENDINGS = {
    "runedar": runedar.RESULT_NAMES[runedar.WON :],
    "castlecards": castlecards.RESULT_NAMES[castlecards.BREACHED :],
}
LOSSES = runedar.RESULT_NAMES[runedar.LOST_SIEGE :]
"""Endings that the design demands: every way to lose."""
CROWD_DEEDS: dict[str, set[str]] = {"runedar": set(), "castlecards": {"give"}}
"""Deeds that need a third seat: between two rivals nobody plays on after a castle fell (C-FALLEN, C-GIFT)."""
MOST_OPENING = 0.6
"""No opening of rivals should be chosen in a larger share of games, and all their deeds should be done."""


def deeds(game: AnyGame) -> list[str]:
    """What sort of deed each action is: its text without numbers, cards and places."""
    if game.id == "runedar":
        cards = set(game.tables.card_ids[: runedar.DWARF_CARDS])
        return [_deed(text, cards, cards | {*runedar.PLACE_NAMES, "circle"}) for text in game.notation.texts]
    # The first word is always the deed, even if a card has the same name: `king`, `night`.
    return [_deed(text, set(), set(game.tables.kind_ids)) for text in game.notation.texts]


def _deed(text: str, subjects: set[str], objects: set[str]) -> str:
    first, *others = (word for word in text.split() if not word.isdigit())
    return " ".join([*([] if first in subjects else [first]), *(word for word in others if word not in objects)])


class Onlooker:
    """Counts what is done in one game: by seat among rivals, together where all win together."""

    def __init__(self, game: AnyGame) -> None:
        self._notation = game.notation
        self._together = game.cooperative
        # A game is an object like any other, so it can be a key; its protocol does not say so.
        self._deed_of, self._shown = _what_to_count(game)  # type: ignore[arg-type]
        self._of_seat: list[Counter[str]] = []
        self._opened = False

    def begun(self, state: Any) -> None:
        """What the deal tells is no deed of anybody."""
        # Those who win together share one counter.
        shared = Counter[str]()
        self._of_seat = [shared if self._together else Counter() for _ in range(state.seats)]

    def chosen(self, state: Any, seat: int, action: int, legal: list[int]) -> None:  # noqa: ARG002 - deeds only
        counts = self._of_seat[seat]
        counts[self._deed_of[action]] += 1
        if not self._opened and len(legal) > 1:
            self._opened = True
            counts[f"{OPENING} {self._notation.text(action)}"] += 1

    def happened(self, state: Any, events: list[Event]) -> None:  # noqa: ARG002 - it counts what is told only
        shown = self._shown
        for event in events:
            for place, seat_place, names in shown.get(event[0], ()):
                name = names.get(event[place])
                if name is not None:
                    # What names no seat is a deed of all, and all share the counter of the first.
                    self._of_seat[0 if seat_place is None else event[seat_place]][name] += 1

    def uses(self) -> dict[str, int]:
        """How often what was done, by whomever."""
        if self._together:
            return dict(self._of_seat[0])
        return dict(sum(self._of_seat, Counter[str]()))

    def uses_by_seat(self) -> tuple[dict[str, int], ...] | None:
        """How often what was done by each seat; None where all win together."""
        return None if self._together else tuple(dict(counts) for counts in self._of_seat)

    def complete(self, result: Result) -> Result:
        return replace(result, facts=result.facts | self.uses())


Shown = dict[int, list[tuple[int, int | None, dict[int, str]]]]
"""By kind of event: where in it the number of a card and its seat stand, and what is counted for each number."""


@lru_cache(maxsize=4)
def _what_to_count(game: AnyGame) -> tuple[list[str], Shown]:
    """What is counted for each action, and for each event that shows a card: the same in all games of a run."""
    shown: Shown = {}
    for cards in CARDS[game.id]:
        names = {cards.first + place: f"{cards.topic} {name}" for place, name in enumerate(cards.ids(game.tables))}
        for number, kind in enumerate(game.vocabulary.kinds):
            if kind.name in cards.events:
                fields = [field.name for field in kind.fields]
                seat_place = 1 + fields.index("seat") if "seat" in fields else None
                shown.setdefault(number, []).append((1 + fields.index(cards.events[kind.name]), seat_place, names))
    return [f"{DEED} {deed}" for deed in deeds(game)], shown


@dataclass(frozen=True, slots=True)
class Census(Plan):
    """A run of games that are looked at while they are played."""

    kind: ClassVar[str] = "usage"

    def watch(self, game: AnyGame) -> Onlooker:
        return Onlooker(game)


@dataclass(frozen=True, slots=True)
class Use:
    """One thing a game has: in how many games it was used, how often in all, and whether that is as it should be."""

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


def count_uses(game: AnyGame, results: Sequence[Result]) -> list[Use]:
    """Everything the game has, used or not: endings, openings, deeds, cards; the rarest first."""
    games, times = Counter[str](), Counter[str]()
    for result in results:
        games.update(result.facts.keys())
        times.update(result.facts)
    endings = Counter(result.reason for result in results)
    uses = [
        Use(
            "ending",
            name,
            Share(endings[name], len(results)),
            endings[name],
            kept=endings[name] > 0 or name not in LOSSES,
        )
        for name in ENDINGS[game.id]
    ]

    def add(topic: str, names: Sequence[str], fits: Callable[[Share], bool]) -> None:
        found = []
        for name in names:
            share = Share(games[f"{topic} {name}"], len(results))
            found.append(Use(topic, name, share, times[f"{topic} {name}"], kept=fits(share)))
        uses.extend(sorted(found, key=lambda use: (use.games.count, use.times)))

    crowded = any(len(result.bots) > castlecards.LEAST_SEATS for result in results)
    done = [deed for deed in dict.fromkeys(deeds(game)) if crowded or deed not in CROWD_DEEDS[game.id]]
    if not game.cooperative:
        opened = [key.removeprefix(f"{OPENING} ") for key in games if key.startswith(f"{OPENING} ")]
        add(OPENING, sorted(opened), lambda share: share.rate <= MOST_OPENING)
    add(DEED, done, lambda share: game.cooperative or share.count > 0)
    for cards in CARDS[game.id]:
        ids = [name for name in cards.ids(game.tables) if not name.startswith(UNUSED_KIND)]
        add(cards.topic, ids, cards.enough)
    return uses
