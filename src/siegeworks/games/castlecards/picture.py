"""The fortresses as a text picture: lines of styled spans, showing what a seat may see.

Rivals are at the top in the order of play, the decks and the attack in the middle, the viewer's own fortress at the
bottom. Everything has its own shape or letter, so that the picture can be read without colours:

    ╔ ╗ castle · ┌ ┐ wall · ┌╌┐ ✗ fallen · ◆2½ shields including posted cards · A in the lower edge: a posted card
    ▯3+1+1 cards in hand from the village, siege and academy decks · ◈2 loot · ☾ night · ▒▒ cards face down
"""

from collections.abc import Iterator
from itertools import zip_longest

from siegeworks.games.castlecards.names import (
    BACKS,
    CASTLE,
    DECK_END,
    DECK_FIRST,
    DECK_NAMES,
    DECKS,
    FIRST_WALL,
    HAND_KINDS,
    LEAST_SEATS,
    POSTS,
)
from siegeworks.games.castlecards.rules.fortress import is_living, matching, shields_of
from siegeworks.games.castlecards.state import State, face_down
from siegeworks.games.castlecards.wording import Wording, attack_frame, halves, walls_of

Span = tuple[str, str]
"""A text and the name of its style: "" for plain text, "stone", "dwarf-0" …"""
Line = list[Span]

SEAT_LETTERS = "ABCD"
GAP = 2
MOST_ABREAST = 3
"""The most fortresses side by side."""
WIDEST_POST = 11
NARROWEST_POST = 3
CASTLE_EDGES = ("╔═╗", "║ ║", "╚═╝")
WALL_EDGES = ("┌─┐", "│ │", "└─┘")
RUIN_EDGES = ("┌╌┐", "╎ ╎", "└╌┘")


def picture(s: State, seat: int, words: Wording, width: int) -> list[Line]:
    """The table as a seat sees it, in at most `width` columns; a negative seat is a spectator."""
    return list(_Table(s, seat, words, width).lines())


def attack_lines(s: State, seat: int, words: Wording, width: int) -> list[Line]:
    """The pending attack as a seat sees it: its target, its balance and the cards laid out; empty if there is none."""
    return list(_Table(s, seat, words, width).attack())


def seat_sign(seat: int) -> Line:
    """The letter of a seat, in its colour."""
    return [("[", ""), (SEAT_LETTERS[seat], f"dwarf-{seat}"), ("]", "")]


class _Table:
    """Draws the parts of the picture."""

    def __init__(self, s: State, seat: int, words: Wording, width: int) -> None:
        self.s = s
        self.seat = seat
        self.words = words
        self.width = width

    def lines(self) -> Iterator[Line]:
        rivals = [(self.seat + step) % self.s.seats for step in range(1, self.s.seats)]
        if self.seat < 0:
            rivals = list(range(self.s.seats))
        abreast = len(rivals) if len(rivals) <= MOST_ABREAST else 2
        for first in range(0, len(rivals), abreast):
            yield from self._row(rivals[first : first + abreast], abreast)
        yield self._decks()
        yield from self.attack()
        if self.seat >= 0:
            yield from self._row([self.seat], min(abreast, 2))

    def _row(self, seats: list[int], abreast: int) -> Iterator[Line]:
        """Draw fortresses side by side, each in an equal share of the width."""
        room = (self.width - GAP * (abreast - 1)) // abreast
        blocks = [list(self._fortress(seat, room)) for seat in seats]
        for parts in zip_longest(*blocks, fillvalue=list[Span]()):
            line: Line = []
            for part in parts[:-1]:
                line += [*part, (" " * (room + GAP - length(part)), "")]
            yield [*line, *parts[-1]]

    # A fortress.

    def _fortress(self, seat: int, room: int) -> Iterator[Line]:
        """Draw the name of a seat, then its walls and castle as boxes, with the castle in the middle."""
        yield self._name(seat, room)
        walls = list(range(FIRST_WALL, FIRST_WALL + walls_of(self.s)))
        middle = (len(walls) + 1) // 2
        posts = [*walls[:middle], CASTLE, *walls[middle:]]
        inside = max(min(room // len(posts) - 2, WIDEST_POST), NARROWEST_POST)
        for row in range(3):
            yield [self._edge(seat, post, row, inside) for post in posts]

    def _name(self, seat: int, room: int) -> Line:
        """The owner, a mark if it is its turn, and its numbers of cards; in words if there is room."""
        mark = "▸" if seat == self.s.active else " "
        sign: Line = [(mark, ""), *seat_sign(seat), (" ", "")]
        room -= length(sign)
        name, counts = self.words.seat(seat), self._counts(seat)
        if len(name) + 1 + len(counts) > room:
            counts = self._count_signs(seat)
        return [*sign, (cut(name, room - len(counts) - 1), "place"), (f" {counts}", "")]

    def _counts(self, seat: int) -> str:
        hand = self.words.hand_by_deck(self.s, seat)
        if not self._may_loot(seat):
            return hand
        return f"{hand}, {self.words.say('panel-loot-count', count=self.s.loot_count[seat])}"

    def _count_signs(self, seat: int) -> str:
        hand = f"▯{'+'.join(str(count) for count in self.s.hand_backs[seat * BACKS : (seat + 1) * BACKS])}"
        return f"{hand} ◈{self.s.loot_count[seat]}" if self._may_loot(seat) else hand

    def _may_loot(self, seat: int) -> bool:
        """C-LOOT: whether a seat can have loot. With two seats loot goes into the hand; fallen seats took theirs up."""
        return self.s.seats > LEAST_SEATS and is_living(self.s, seat)

    def _edge(self, seat: int, post: int, row: int, inside: int) -> Span:
        """One of the three rows of a box: its name, its shields, or the cards posted on it."""
        s = self.s
        standing = s.standing[seat * POSTS + post] == 1
        edges = (CASTLE_EDGES if post == CASTLE else WALL_EDGES) if standing else RUIN_EDGES
        edge = edges[row]
        if row == 0:
            text = self._post_name(post, inside)
        elif row == 1:
            text = f"◆{halves(shields_of(s, seat, post))}" if standing else "✗"
        else:
            text = self.words.card(matching(post))[0] * s.posted[seat * POSTS + post]
        return edge[0] + text.center(inside, edge[1]) + edge[2], self._style(seat, post, standing=standing)

    def _style(self, seat: int, post: int, *, standing: bool) -> str:
        frame = attack_frame(self.s)
        if frame is not None and frame.victim == seat and frame.target % POSTS == post:
            return "danger"
        return "" if standing else "stone"

    def _post_name(self, post: int, inside: int) -> str:
        """The name of a castle or wall, or its first letter if there is little room."""
        name = self.words.post(post)
        if len(name) <= inside:
            return name
        return name[0] if post == CASTLE else f"{name[0]}{post}"

    # The middle of the table.

    def _decks(self) -> Line:
        """The cards left in each deck, with the discards in brackets."""
        s = self.s
        parts = []
        for deck in range(DECKS):
            name = self.words.say(f"panel-{DECK_NAMES[deck]}")
            gone = sum(s.discard[DECK_FIRST[deck] : DECK_END[deck]])
            parts.append(f"{name} {s.deck_count[deck]} ({gone})")
        heading = f"{self.words.say('panel-decks')}: "
        text = ", ".join(parts)
        if len(heading) + len(text) > self.width:
            heading = ""
        return [(heading, "dim"), (cut(text, self.width), "")]

    def attack(self) -> Iterator[Line]:
        """The cards of the attack in a row, with its balance."""
        frame = attack_frame(self.s)
        if frame is None:
            return
        victim, target, at_night = frame.victim, frame.target, frame.night
        words, s = self.words, self.s
        moon: Line = [("☾ ", "place")] if at_night else []
        arrow: Line = [*moon, *seat_sign(s.active), (" ──▶ ", ""), *seat_sign(victim), (f" {words.target(target)}", "")]
        balance = f"   {words.balance(s, frame)}"
        yield [*clipped(arrow, self.width - len(balance)), (balance, "place")]
        cards: Line = []
        for step in range(s.seats):
            seat = (s.active + step) % s.seats
            if s.staged_count[seat]:
                cards += [*([("  ", "")] if cards else []), *seat_sign(seat), (f" {self._staged(seat)}", "")]
        if cards:
            yield clipped(cards, self.width)

    def _staged(self, seat: int) -> str:
        """The cards that a seat laid out; only the seat itself sees those that are face down."""
        s = self.s
        if face_down(s, seat) and seat != self.seat:
            return " ".join(["▒▒"] * s.staged_count[seat])
        named = " + ".join(self.words.cards(s.staged[seat * HAND_KINDS : (seat + 1) * HAND_KINDS]))
        return f"▒ {named} ▒" if face_down(s, seat) else named


def length(line: Line) -> int:
    return sum(len(text) for text, _ in line)


def cut(text: str, room: int) -> str:
    """A text shortened to a width."""
    return text if len(text) <= room else text[: max(room - 1, 0)] + "…"


def clipped(line: Line, room: int) -> Line:
    """A line shortened to a width; … marks what was cut off."""
    short: Line = []
    for text, style in line:
        if room > 0:
            short.append((cut(text, room), style))
        room -= len(text)
    return short
