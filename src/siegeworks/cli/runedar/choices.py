"""The list of choices in The Siege of Runedar, grouped by card to keep it short."""

from itertools import groupby

from siegeworks.cli.choices import Choices
from siegeworks.cli.terminal import Line, flow, wrapped
from siegeworks.games.runedar.actions import (
    AIM,
    CARD_DISCARD,
    CARD_USE,
    CONTINUE,
    DONE,
    FILL,
    HIRE_CATAPULT,
    HIRE_ORCS,
    PASS,
    PER_CARD,
    REVEAL,
)
from siegeworks.games.runedar.frames import TAKE
from siegeworks.games.runedar.names import (
    DECKS,
    DIRECT,
    HAND_SIZE,
    HITS_PER_DIRECT,
    MAGIC_STEPS,
    MOVE,
    PLACE_NAMES,
    USES,
)
from siegeworks.games.runedar.state import State
from siegeworks.games.runedar.wording import Wording
from siegeworks.kernel.frames import top_kind

INDENT = 4
PLACE_LETTERS = "abcdefghijklmn"
"""Each place keeps its letter for the whole game."""


def choices_by_card(s: State, legal: list[int], wording: Wording, width: int, *, compact: bool) -> Choices:
    """All legal actions, those of cards first; a card's lines that cannot be used now are shown without a number.

    Compact, for a low window, the places are listed once for all cards, and a move is a card and a place: `2c`.
    What else the seat holds is named on one line, unless the question is which card to give up.
    """
    playable = list(
        dict.fromkeys(action // PER_CARD for action in legal if action < AIM and action % PER_CARD != CARD_DISCARD)
    )
    moves = [action for action in legal if action < AIM and action % PER_CARD < CARD_USE]
    compact = compact and bool(moves)
    listing = _Listing(s, legal, wording, width, len(playable) if compact else 0)
    for row, card in enumerate(playable, start=1):
        if compact:
            listing.compact_card(card, row)
        else:
            listing.card(card)
    if compact:
        listing.places(sorted({move % PER_CARD for move in moves}))
    if top_kind(s) != TAKE:
        listing.held([card for card in _hand(s) if card not in playable])
    others = [action for action in legal if action not in moves and action not in listing.actions]
    listing.others(sorted(others, key=_comes_later))
    return Choices(listing.lines, listing.actions, _codes(playable) if compact else {}, listing.cards)


def _codes(cards: list[int]) -> dict[str, int]:
    return {
        f"{row}{letter}": card * PER_CARD + place
        for row, card in enumerate(cards, start=1)
        for place, letter in enumerate(PLACE_LETTERS)
    }


def _comes_later(action: int) -> bool:
    """At a pause, letting it happen is the first choice, before hires and upgrades."""
    return action not in (REVEAL, CONTINUE)


def _hand(s: State) -> list[int]:
    first = s.active * HAND_SIZE
    return s.hand[first : first + s.hand_count[s.active]]


class _Listing:
    """Numbers the actions in the order they are shown."""

    def __init__(self, s: State, legal: list[int], wording: Wording, width: int, cards: int) -> None:
        self.s = s
        self.wording = wording
        self.width = width
        self.legal = legal
        self.cards = cards
        self.actions: list[int] = []
        self.lines: list[Line] = []

    def numbered(self, action: int, label: str) -> Line:
        self.actions.append(action)
        return [(f"{self.cards + len(self.actions)}) ", "number"), (label, "")]

    def card(self, card: int) -> None:
        """A card: what it can do, then where it can take the dwarf."""
        items: list[Line] = [[(f"{self.wording.card(card)}:", "title")], *self._uses(card)]
        places = [place for place in range(len(PLACE_NAMES)) if card * PER_CARD + place in self.legal]
        items.append([(f"{self._steps(card)}:", "") if places else (self._steps(card), "dim")])
        items += [self.numbered(card * PER_CARD + place, self._place(place)) for place in places]
        self.lines += flow([*items, *self._pass(card)], self.width, INDENT)

    def compact_card(self, card: int, row: int) -> None:
        """A card with the number that moves refer to."""
        items: list[Line] = [[(f"{row} ", "number"), (f"{self.wording.card(card)}:", "title")], *self._uses(card)]
        self.lines += flow([*items, *self._pass(card), [(self._steps(card), "")]], self.width, INDENT)

    def places(self, places: list[int]) -> None:
        """Where cards can take the dwarf, by letters."""
        items: list[Line] = [[(self.wording.say("term-move-codes", code=f"1{PLACE_LETTERS[places[0]]}"), "")]]
        items += [[(f"{PLACE_LETTERS[place]} ", "number"), (self._place(place), "")] for place in places]
        self.lines += flow(items, self.width, INDENT)

    def held(self, cards: list[int]) -> None:
        if cards:
            names = ", ".join(self.wording.card(card) for card in cards)
            text = wrapped(self.wording.say("term-hand", cards=names), self.width)
            self.lines += [[(line, "dim")] for line in text.split("\n")]

    def others(self, actions: list[int]) -> None:
        """Actions without a card, one per line; the decks that can fill a space share a line, compact the hires too."""
        for shared, group in groupby(actions, self._shared):
            if shared is None:
                self.lines += [self.numbered(action, self.wording.action(self.s, action)) for action in group]
            else:
                items = [self.numbered(action, self._short(action)) for action in group]
                self.lines += flow([[(shared, "")], *items], self.width, INDENT)

    def _shared(self, action: int) -> str | None:
        """How the line of several actions begins; None if an action has a line of its own."""
        if FILL <= action < DONE:
            return self.wording.say("term-fill", space=(action - FILL) // DECKS + 1)
        return self.wording.say("term-hire") if self.cards and HIRE_ORCS <= action < HIRE_CATAPULT else None

    def _short(self, action: int) -> str:
        """What an action adds to the beginning of its line. The table shows the prices of hires."""
        if FILL <= action < DONE:
            return self.wording.deck((action - FILL) % DECKS)
        return self.wording.say("term-hire-orcs") if action == HIRE_ORCS else self.wording.hire_target(self.s, action)

    def _uses(self, card: int) -> list[Line]:
        values = self.wording.content.card_use[card * USES : card * USES + MOVE]
        return [self._use(card, use, value) for use, value in enumerate(values) if value]

    def _use(self, card: int, use: int, value: int) -> Line:
        label = f"{self.wording.use(use)} {value * HITS_PER_DIRECT if use == DIRECT else value}"
        action = card * PER_CARD + CARD_USE + use
        return self.numbered(action, label) if action in self.legal else [(label, "dim")]

    def _pass(self, card: int) -> list[Line]:
        """R-CARD-PASS: playing the card for nothing, where that is possible."""
        action = PASS + card
        return [self.numbered(action, self.wording.say("term-pass"))] if action in self.legal else []

    def _steps(self, card: int) -> str:
        steps = self.wording.content.card_use[card * USES + MOVE]
        return f"{self.wording.use(MOVE)} {'∞' if steps == MAGIC_STEPS else steps}"

    def _place(self, place: int) -> str:
        return self.wording.say(f"term-place-{PLACE_NAMES[place]}")
