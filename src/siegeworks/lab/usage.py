"""Usage: whether a game uses all it has. Which deeds are done, which cards are played, how games open and end."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
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
    """Counts what is done in one game."""

    def __init__(self, game: AnyGame, deed_of: list[str]) -> None:
        self._game = game
        self._deed_of = deed_of
        self._topics = [(cards, list(cards.ids(game.tables))) for cards in CARDS[game.id]]
        self._counts: Counter[str] = Counter()
        self._opened = False

    def chosen(self, action: int, legal: list[int]) -> None:
        self._counts[f"{DEED} {self._deed_of[action]}"] += 1
        if not self._opened and len(legal) > 1:
            self._opened = True
            self._counts[f"{OPENING} {self._game.notation.text(action)}"] += 1

    def happened(self, events: list[Event]) -> None:
        for event in events:
            kind = self._game.vocabulary.kind(event)
            for cards, ids in self._topics:
                if kind.name in cards.events:
                    fields = [field.name for field in kind.fields]
                    place = event[1 + fields.index(cards.events[kind.name])] - cards.first
                    if 0 <= place < len(ids):
                        self._counts[f"{cards.topic} {ids[place]}"] += 1

    def facts(self) -> dict[str, int]:
        return dict(self._counts)


@dataclass(frozen=True, slots=True)
class Census(Plan):
    """A run of games that are looked at while they are played."""

    kind: ClassVar[str] = "usage"

    def watch(self, game: AnyGame) -> Onlooker:
        return Onlooker(game, deeds(game))


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

    if not game.cooperative:
        opened = [key.removeprefix(f"{OPENING} ") for key in games if key.startswith(f"{OPENING} ")]
        add(OPENING, sorted(opened), lambda share: share.rate <= MOST_OPENING)
    add(DEED, list(dict.fromkeys(deeds(game))), lambda share: game.cooperative or share.count > 0)
    for cards in CARDS[game.id]:
        ids = [name for name in cards.ids(game.tables) if not name.startswith(UNUSED_KIND)]
        add(cards.topic, ids, cards.enough)
    return uses
