"""The terminal face of Castlecards: picture, choices in groups, and details."""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from siegeworks.cli.castlecards.choices import choices_by_group
from siegeworks.cli.choices import Choices
from siegeworks.cli.plain_face import PlainFace
from siegeworks.cli.terminal import Line
from siegeworks.games.castlecards.actions import GIVE, GO, WASTE
from siegeworks.games.castlecards.balance import balance
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.castlecards.names import (
    CASTLE,
    DECK_CELLS,
    DECK_END,
    DECK_FIRST,
    DECKS,
    DUNGEON_DECK,
    HAND_KINDS,
    LEAST_SEATS,
    POSTS,
)
from siegeworks.games.castlecards.picture import SEAT_LETTERS, attack_lines, picture, seat_sign
from siegeworks.games.castlecards.rules.fortress import is_living, matching, shields_of
from siegeworks.games.castlecards.state import State
from siegeworks.games.castlecards.view import View
from siegeworks.games.castlecards.wording import Wording, attack_frame, halves, walls_of
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.events import SeenEvent
from siegeworks.table.seating import Seat

NAMING_A_SEAT: Final = ("attack", "night", "give", "remove")
"""The actions whose second word is a seat. A log has its number, the terminal its letter."""


class CastlecardsFace(PlainFace):
    """Draws the fortresses, and lists choices in groups."""

    def __init__(self, game: Castlecards, speech: Speech, seats: Sequence[Seat]) -> None:
        super().__init__(game, speech, seats)
        self.wording = Wording(speech.say, speech.language, game.tables, self.names)

    @cached_property
    def typed(self) -> Sequence[str]:
        return [_with_letter(text) for text in self.game.notation.texts]

    def help(self) -> str:
        keys = self.say("term-help", action="attack B wall 2", rule="C-TIE")
        return f"{keys}\n{self.say('terminal-legend')}"

    def header(self, view: View) -> list[Line]:
        """The turn, and who plays which letter."""
        s = view.seen
        line: Line = [(self.say("term-turn", turn=s.turn), "")]
        for seat in range(s.seats):
            mark = "▸" if seat == s.active else " "
            line += [(f" {mark}", ""), *seat_sign(seat), (f" {self.display_names[seat]}", "")]
        return [line]

    def board(self, view: View, width: int) -> list[Line]:
        return picture(view.seen, view.seat, self.wording, width)

    def laid_out(self, view: View, width: int) -> list[Line]:
        return attack_lines(view.seen, view.seat, self.wording, width)

    def choices(self, view: View, legal: list[int], width: int, *, compact: bool) -> Choices:
        return choices_by_group(view.seen, view.seat, legal, self.wording, width, compact=compact)

    def loud(self, events: list[SeenEvent]) -> list[SeenEvent]:
        """All events that say something new; if there are none, all events but the picks of others.

        How many cards somebody else laid out is said when that seat has finished.
        """
        told = [event for event in events if not (event.name == "card_hidden" and "card" not in event.fields)]
        return [event for event in told if not _is_quiet(event)] or told

    def hand(self, view: View) -> str:
        """The hand of the viewing seat, on one line."""
        held = view.seen.hand[view.seat * HAND_KINDS : (view.seat + 1) * HAND_KINDS]
        return self.say("term-hand", cards=", ".join(self.wording.cards(held)))

    def doubt(self, view: View, action: int) -> str | None:
        """Asks before a card is wasted and before a hopeless attack between two."""
        s = view.seen
        if WASTE <= action < GIVE:
            return self.say("doubt-waste", card=self.wording.card(action - WASTE))
        frame = attack_frame(s)
        if action == GO and frame is not None and s.seats == LEAST_SEATS:
            now = balance(s, frame)
            if not frame.night and now.swords <= now.shields:
                return self.say("doubt-hopeless", balance=self.wording.balance(s, frame))
        return super().doubt(view, action)

    def details(self, view: View) -> list[str]:
        """Everything on the table in full words: what the picture only hints at."""
        s = view.seen
        lines = [line for seat in range(s.seats) for line in self._fortress(s, seat)]
        lines += [f"  {threat}" for threat in self.wording.threats(s)]
        if view.seat >= 0 and s.hand_count[view.seat]:
            lines += [f"{self.say('panel-hand', count=s.hand_count[view.seat])}:", *self._hand(s, view.seat)]
        lines += self._piles(f"{self.say('panel-discards')}:", s.discard)
        lines += self._piles(f"{self.say('panel-unseen')}:", view.unseen)
        first = DUNGEON_DECK * DECK_CELLS
        bottom = [self.wording.card(card) for card in s.deck[first : first + s.bottom_known]]
        return [*lines, f"{self.say('panel-dungeon-bottom')}: {', '.join(bottom)}"] if bottom else lines

    def _fortress(self, s: State, seat: int) -> list[str]:
        """A seat with its posts, and how many cards it has."""
        sign = "".join(text for text, _ in seat_sign(seat))
        counts = [self.say("panel-hand-count", count=s.hand_count[seat])]
        if s.seats > LEAST_SEATS:
            counts.append(self.say("panel-loot-count", count=s.loot_count[seat]))
        heading = f"{sign} {self.display_names[seat]}: {', '.join(counts)}"
        if not is_living(s, seat):
            return [f"{heading}; {self.say('panel-fallen')}"]
        return [heading, *(f"  {self._post(s, seat, post)}" for post in range(CASTLE, walls_of(s) + 1))]

    def _post(self, s: State, seat: int, post: int) -> str:
        name = self.wording.post(post)
        if not s.standing[seat * POSTS + post]:
            return self.say("panel-lost", post=name)
        text = self.say("panel-standing", post=name, shields=halves(shields_of(s, seat, post)))
        posted = self.wording.cards([s.posted[seat * POSTS + post]], matching(post))
        return f"{text}; {self.say('panel-posted', cards=posted[0])}" if posted else text

    def _hand(self, s: State, seat: int) -> list[str]:
        """The cards of a hand with what they are worth."""
        held = s.hand[seat * HAND_KINDS : (seat + 1) * HAND_KINDS]
        return [f"  {count} × {self.wording.described(kind)}" for kind, count in enumerate(held) if count]

    def _piles(self, heading: str, counts: list[int]) -> list[str]:
        """Counts of cards by deck, a line each."""
        lines = []
        for deck in range(DECKS):
            cards = self.wording.cards(counts[DECK_FIRST[deck] : DECK_END[deck]], DECK_FIRST[deck])
            if cards:
                lines.append(f"  {self.wording.deck(deck)}: {', '.join(cards)}")
        return [heading, *lines] if lines else []


def _with_letter(text: str) -> str:
    """The text of an action with the letter of the seat that it names: `attack B wall 2` for `attack 1 wall 2`."""
    name, *rest = text.split()
    if name not in NAMING_A_SEAT:
        return text
    seat, *more = rest
    return " ".join([name, SEAT_LETTERS[int(seat)], *more])


def _is_quiet(event: SeenEvent) -> bool:
    """True for events that the next turn or the number of cards in a hand shows anyway."""
    return event.name == "turn_ended" or (event.name == "card_drawn" and "card" not in event.fields)
