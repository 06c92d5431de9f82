"""The fortress as a text picture: lines of styled spans, showing what a seat may see.

The fortress is seen from above, with the tannery in the north and the tunnel in the south. Every figure has its own
letter or shape, so that the picture can be read without colours:

    o orc (o! steals at the next arrow) · [A] dwarf of the first seat · (2) open circle, (•) covered circle
    ○ resource still wanted, ● given · ▒ rubble · ▓ closed tunnel section, ✓ open section · ▲ machine, ▂ lying machine
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from siegeworks.games.runedar.names import (
    CARPENTER,
    CARPENTER_FIELD,
    CARPENTER_WALL,
    CHAMBER,
    EAST_TOWER,
    ENTRANCE,
    FIRST_WORKSHOP,
    FOUNDRY,
    FOUNDRY_FIELD,
    FOUNDRY_WALL,
    GOBLIN_FIGHT,
    GOBLIN_FIGURES,
    GOBLIN_FIXED,
    GOBLIN_MIX,
    HIDDEN,
    IN_RESERVE,
    MACHINE_NAMES,
    MOST_CIRCLES,
    PLACE_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SECTIONS,
    TANNERY,
    TANNERY_FIELD,
    TANNERY_WALL,
    TOWER,
    TROLL_FIGURES,
    TUNNEL_TOWER,
    WEST_TOWER,
    WORKSHOPS,
)
from siegeworks.games.runedar.state import State
from siegeworks.games.runedar.tables import Tables

Span = tuple[str, str]
"""A text and the name of its style: "" for plain text, "orc", "dwarf-0" …"""
Line = list[Span]
Say = Callable[..., str]

SEAT_LETTERS = "ABCD"
SIZES = ((8, 11, 14), (6, 9, 12), (5, 7, 9))
"""The columns of a field, a wall and a courtyard, from the widest layout to the narrowest."""


@dataclass(frozen=True, slots=True)
class Labels:
    """The words in the picture: messages for places and things, names from the content for enemies."""

    say: Say
    tables: Tables
    language: str

    def place(self, place: int, room: int) -> str:
        """The name of a place, or its short name if there is little room."""
        name = self.say(f"place-{PLACE_NAMES[place]}")
        return name if len(name) <= room else self.say(f"term-map-{PLACE_NAMES[place]}")

    def troll(self, tile: int) -> str:
        return self.tables.troll_names[tile][self.language]

    def goblin(self, tile: int) -> str:
        return self.tables.goblin_names[tile][self.language]

    def token(self, resource: int) -> str:
        """The letters that stand for a resource."""
        return self.say(f"term-token-{RESOURCE_NAMES[resource]}")


def picture(s: State, labels: Labels, width: int) -> list[Line]:
    """The fortress in at most `width` columns, but never smaller than the narrowest layout."""
    return _Fortress(s, labels, width).lines()


def picture_width(width: int) -> int:
    """How many of the available columns the picture uses."""
    return _Plan.fitting(width).width


def tokens(given: int, wanted: int) -> str:
    """Filled marks for resources given, empty marks for those still wanted."""
    return "●" * given + "○" * (wanted - given)


def dwarves(s: State, place: int) -> list[Span]:
    """The letters of the dwarves in a place."""
    here = [seat for seat in range(s.seats) if s.dwarf[seat] == place]
    if not here:
        return []
    return [("[", ""), *((SEAT_LETTERS[seat], f"dwarf-{seat}") for seat in here), ("]", "")]


def orcs(s: State, place: int, room: int) -> list[Span]:
    """The orcs in a place, marked in a workshop because they steal at the next arrow."""
    count = s.orcs[place]
    if count == 0:
        return []
    stealing = FIRST_WORKSHOP <= place < FIRST_WORKSHOP + WORKSHOPS
    text = ("o" * count if count < room else f"o×{count}") + ("!" if stealing else "")
    return [(text, "danger" if stealing else "orc")]


def figures(s: State, place: int, room: int) -> list[Span]:
    """All figures in a place."""
    both = [orcs(s, place, max(room - 6, 3)), dwarves(s, place)]
    return [*both[0], *([(" ", "")] if all(both) else []), *both[1]]


def troll_needs(s: State, slot: int) -> str:
    """The circles of a troll: the hits for each open circle, a dot for each covered one."""
    tile = s.troll_tile[slot]
    hits = s.content.troll_hits[tile * MOST_CIRCLES : tile * MOST_CIRCLES + s.content.troll_circles[tile]]
    return "".join(f"({'•' if s.troll_covered[slot] >> circle & 1 else hit})" for circle, hit in enumerate(hits))


def goblin_needs(s: State, slot: int, labels: Labels) -> str:
    """What a goblin still needs before it leaves."""
    tile = s.goblin_tile[slot]
    kind = s.content.goblin_kind[tile]
    amount = s.content.goblin_amount[tile]
    given = s.goblin_given[slot * RESOURCES : (slot + 1) * RESOURCES]
    if kind == GOBLIN_FIXED:
        needs = s.content.goblin_need[tile * RESOURCES : (tile + 1) * RESOURCES]
        return " ".join(
            f"{labels.token(resource)}{tokens(given[resource], need)}" for resource, need in enumerate(needs) if need
        )
    if kind == GOBLIN_MIX:
        return f"{labels.say('term-token-any')}{tokens(sum(given), amount)}"
    if kind == GOBLIN_FIGHT:
        return f"({'•' if s.goblin_covered[slot] else amount})"
    return f"▒{s.goblin_rubble[slot]}"


@dataclass(frozen=True, slots=True)
class _Plan:
    """The layout: where the columns of the picture begin."""

    field: int
    wall: int
    court: int

    @classmethod
    def fitting(cls, width: int) -> "_Plan":
        plans = [cls(*size) for size in SIZES]
        return next((plan for plan in plans if plan.width <= width), plans[-1])

    @property
    def left(self) -> int:
        """The column of the western rampart."""
        return self.field

    @property
    def inner(self) -> int:
        """The first column inside the western wall."""
        return self.left + 1 + self.wall

    @property
    def inside(self) -> int:
        """The number of columns between the western and the eastern wall."""
        return 3 * self.court + 2

    @property
    def far_inner(self) -> int:
        return self.inner + 1 + self.inside

    @property
    def right(self) -> int:
        """The column of the eastern rampart."""
        return self.far_inner + 1 + self.wall

    @property
    def width(self) -> int:
        return self.right + 1 + self.field


class _Fortress:
    """Draws the parts of the picture onto a grid of cells."""

    def __init__(self, s: State, labels: Labels, width: int) -> None:
        self.s = s
        self.labels = labels
        self.plan = _Plan.fitting(width)
        self.enemies = list(self._enemies())
        self.bottom = 9 + max(len(self.enemies), 1)
        blank = (" ", "")
        self.cells = [[blank] * self.plan.width for _ in range(self.bottom + 1)]
        self._ramparts()
        self._north()
        self._sides()
        self._courts()
        self._entrance()
        self._machines()

    def lines(self) -> list[Line]:
        return [_joined(row) for row in self.cells]

    def put(self, x: int, y: int, spans: list[Span], room: int) -> None:
        """Write spans from a column on, cut off where the room ends."""
        at = x
        for text, style in _clipped(spans, room):
            for letter in text:
                self.cells[y][at] = (letter, style)
                at += 1

    def centred(self, x: int, y: int, spans: list[Span], room: int) -> None:
        length = min(sum(len(text) for text, _ in spans), room)
        self.put(x + (room - length) // 2, y, spans, room)

    def rule(self, y: int, first: int, last: int, pattern: str) -> None:
        """Draw a horizontal line with its two ends."""
        self.put(first, y, [(pattern[0] + pattern[1] * (last - first - 1) + pattern[2], "stone")], last - first + 1)

    def _ramparts(self) -> None:
        plan, end = self.plan, self.bottom
        for y in range(2, end):
            for x, mark in ((plan.left, "║"), (plan.inner, "│"), (plan.far_inner, "│"), (plan.right, "║")):
                self.put(x, y, [(mark, "stone")], 1)
        self.rule(1, plan.left, plan.right, "╔═╗")
        self.rule(3, plan.left, plan.inner, "╟─┼")
        self.rule(3, plan.inner, plan.far_inner, "┼─┼")
        self.rule(3, plan.far_inner, plan.right, "┼─╢")
        self.rule(end, plan.left, plan.right, "╚═╝")
        for x in (plan.inner, plan.far_inner):
            self.put(x, 1, [("╤", "stone")], 1)
            self.put(x, end, [("╧", "stone")], 1)

    def _title(self, x: int, y: int, spans: list[Span], room: int) -> None:
        """A name on a border line."""
        self.centred(x, y, [(" ", ""), *spans, (" ", "")] if _length(spans) + 2 <= room else spans, room)

    def _place(self, place: int, room: int) -> list[Span]:
        return [(self.labels.place(place, room), "place")]

    def _north(self) -> None:
        plan = self.plan
        north = self._place(TANNERY_FIELD, 0)
        standing = figures(self.s, TANNERY_FIELD, plan.inside)
        self.centred(plan.inner + 1, 0, [*north, (" ", ""), *standing], plan.inside)
        for place, x in ((WEST_TOWER, plan.left + 1), (EAST_TOWER, plan.far_inner + 1)):
            self._title(x, 1, self._place(place, plan.wall), plan.wall)
            self.centred(x, 2, figures(self.s, place, plan.wall), plan.wall)
        self._title(plan.inner + 1, 1, self._place(TANNERY_WALL, plan.inside), plan.inside)
        self.centred(plan.inner + 1, 2, figures(self.s, TANNERY_WALL, plan.inside), plan.inside)
        tannery = [*self._place(TANNERY, plan.court), (" ", ""), *self._stock(TANNERY, plan.inside)]
        self._title(plan.inner + 1, 3, tannery, plan.inside)
        self.centred(plan.inner + 1, 4, figures(self.s, TANNERY, plan.inside), plan.inside)

    def _sides(self) -> None:
        plan = self.plan
        sides = (
            (CARPENTER_WALL, CARPENTER_FIELD, plan.left + 1, 0),
            (FOUNDRY_WALL, FOUNDRY_FIELD, plan.far_inner + 1, plan.right + 1),
        )
        for wall, field, wall_at, field_at in sides:
            self._title(wall_at, 3, self._place(wall, plan.wall), plan.wall)
            self.centred(wall_at, 5, orcs(self.s, wall, plan.wall), plan.wall)
            self.centred(wall_at, 6, dwarves(self.s, wall), plan.wall)
            self.centred(field_at, 5, self._place(field, plan.field), plan.field)
            self.centred(field_at, 6, orcs(self.s, field, plan.field), plan.field)
            self.centred(field_at, 7, dwarves(self.s, field), plan.field)

    def _courts(self) -> None:
        plan = self.plan
        self.rule(5, plan.inner, plan.far_inner, "├─┤")
        self.rule(8, plan.inner, plan.far_inner, "├─┤")
        for number, place in enumerate((CARPENTER, CHAMBER, FOUNDRY)):
            x = plan.inner + 1 + number * (plan.court + 1)
            if number:
                for y, mark in ((5, "┬"), (6, "│"), (7, "│"), (8, "┴")):
                    self.put(x - 1, y, [(mark, "stone")], 1)
            self._title(x, 5, self._place(place, plan.court), plan.court)
            self.centred(x, 6, self._stock(place, plan.court), plan.court)
            self.centred(x, 7, figures(self.s, place, plan.court), plan.court)

    def _stock(self, place: int, room: int) -> list[Span]:
        """The resources or gold in a place; a resource whose name is too long is shown by its letters."""
        if place == CHAMBER:
            return [(f"{self.labels.say('term-gold')} {self.s.gold}", "gold")]
        resource = place - FIRST_WORKSHOP
        style = RESOURCE_NAMES[resource]
        text = f"{self.labels.say(f'resource-{style}')} {self.s.stock[resource]}"
        return [(text if len(text) <= room else f"{self.labels.token(resource)} {self.s.stock[resource]}", style)]

    def _entrance(self) -> None:
        """Draw the tunnel tower, the entrance with its rubble or enemies, and the tunnel below it."""
        plan, s = self.plan, self.s
        self.rule(8, plan.left, plan.inner, "╟─┼")
        self._title(plan.left + 1, 8, self._place(TUNNEL_TOWER, plan.wall), plan.wall)
        self.centred(plan.left + 1, 9, figures(s, TUNNEL_TOWER, plan.wall), plan.wall)
        rubble: list[Span] = [(f" ▒{s.rubble}", "rubble")] if s.rubble else []
        self._title(plan.inner + 1, 8, [*self._place(ENTRANCE, plan.inside - 6), *rubble], plan.inside)
        for row, spans in enumerate(self.enemies):
            self.put(plan.inner + 2, 9 + row, spans, plan.inside - 2)
        self.centred(plan.inner + 1, self.bottom - 1, dwarves(s, ENTRANCE), plan.inside)
        sections: list[Span] = [
            (f" ✓{section + 1}", "open") if section < s.sections_open else (f" ▓{section + 1}", "rubble")
            for section in range(SECTIONS)
        ]
        self._title(plan.inner + 1, self.bottom, [(self.labels.say("term-tunnel"), "place"), *sections], plan.inside)

    def _enemies(self) -> Iterator[Line]:
        """A line for every troll and goblin, and a last one for the dwarves among them."""
        s, room = self.s, self.plan.inside - 2
        for slot in range(GOBLIN_FIGURES):
            if s.goblin_tile[slot] != HIDDEN:
                name, needs = self.labels.goblin(s.goblin_tile[slot]), goblin_needs(s, slot, self.labels)
                yield _enemy(f"G{slot + 1}", name, needs, "goblin", room)
        for slot in range(TROLL_FIGURES):
            if s.troll_tile[slot] != HIDDEN:
                name, needs = self.labels.troll(s.troll_tile[slot]), troll_needs(s, slot)
                yield _enemy(f"T{slot + 1}", name, needs, "troll", room)
        if dwarves(s, ENTRANCE):
            yield []

    def _machines(self) -> None:
        """Draw the machines outside the northern corners, each with the letter of the seat in whose area it is."""
        for machine, seat in enumerate(self.s.machine_at):
            if seat == IN_RESERVE:
                continue
            sign = "▲" if self.s.machine_up[machine] else "▂"
            name = _cut(self.labels.say(f"term-machine-{MACHINE_NAMES[machine]}"), self.plan.inner)
            spans = [(f"{sign} {name}", "machine"), ("[", ""), (SEAT_LETTERS[seat], f"dwarf-{seat}"), ("]", "")]
            self.put(0 if machine == TOWER else self.plan.width - _length(spans), 0, spans, self.plan.width)


def _enemy(mark: str, name: str, needs: str, style: str, room: int) -> Line:
    """An enemy on one line; its name may be cut off, its needs are not."""
    short = _cut(name, room - len(mark) - len(needs) - 2)
    return [(f"{mark} ", style), (f"{short} ", ""), (needs, style)]


def _length(spans: list[Span]) -> int:
    return sum(len(text) for text, _ in spans)


def _cut(text: str, room: int) -> str:
    return text if len(text) <= room else text[: max(room - 1, 0)] + "…"


def _clipped(spans: list[Span], room: int) -> Iterator[Span]:
    for text, style in spans:
        short = _cut(text, room)
        if room > 0:
            yield short, style
        room -= len(short)


def _joined(row: list[Span]) -> Line:
    """Join neighbouring cells of one style into spans, without blanks at the end."""
    line: Line = []
    for letter, style in row:
        if line and line[-1][1] == style:
            line[-1] = (line[-1][0] + letter, style)
        else:
            line.append((letter, style))
    if line and not line[-1][0].strip():
        line.pop()
    return line
