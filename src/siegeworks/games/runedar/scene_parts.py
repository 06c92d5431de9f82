"""The parts of a scene of The Siege of Runedar, each from the fields that it depends on.

Everything comes from a view, and every number that depends on the rules is computed here: pages only draw.
"""

from collections.abc import Sequence
from typing import Final

from siegeworks.games.runedar import frames as f
from siegeworks.games.runedar import names as n
from siegeworks.games.runedar.rules.mercenaries import payable
from siegeworks.games.runedar.scene import (
    Amounts,
    DwarfScene,
    FrameScene,
    GoblinScene,
    LeftScene,
    MachineScene,
    MercenaryScene,
    PlaceScene,
    SectionScene,
    SectionState,
    SiegeScene,
    SpaceScene,
    TrollScene,
)
from siegeworks.games.runedar.tables import Tables
from siegeworks.games.runedar.view import View
from siegeworks.kernel.scene_parts import SceneParts, entry, number, remembered

Numbers = tuple[int, ...]
DECK_SIZES: Final = (n.YELLOW_CARDS, n.GREY_CARDS, n.RED_CARDS)


class RunedarScenes:
    """Makes the parts of scenes with one content."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        content = tables.content
        # Reading a list of a compiled table copies it, so each is read only once.
        self._card_cost = content.card_cost
        self._space_cost = content.space_cost
        self._price = content.price
        self._goblin_kind = content.goblin_kind
        self._goblin_amount = content.goblin_amount
        self._goblin_need = content.goblin_need
        self._troll_hits = [
            content.troll_hits[tile * n.MOST_CIRCLES : tile * n.MOST_CIRCLES + circles]
            for tile, circles in enumerate(content.troll_circles)
        ]
        self._trolls = remembered(self._make_trolls)
        self._goblins = remembered(self._make_goblins)
        self._board = remembered(self._make_board)
        self._mercenaries = remembered(self._make_mercenaries)
        self._dwarf = remembered(self._make_dwarf)

    def common(self) -> SceneParts:
        """Everything that a page draws but the dwarves: only their hands are hidden from some."""
        return SceneParts(
            entry("difficulty", ("section_rubble",), _difficulty),
            entry("open_hands", ("open_hands",), lambda view: view.seen.open_hands == 1),
            number("turn"),
            number("active"),
            entry("result", ("result",), lambda view: n.RESULT_NAMES[view.seen.result]),
            number("gold"),
            entry("stock", ("stock",), lambda view: amounts(view.seen.stock, 0)),
            entry("places", ("orcs", "dwarf"), _places_seen),
            entry("machines", ("machine_at", "machine_up"), _machines_seen),
            entry("trolls", ("troll_tile", "troll_covered"), self._trolls_seen),
            entry("goblins", ("goblin_tile", "goblin_covered", "goblin_given", "goblin_rubble"), self._goblins_seen),
            number("goblins_defeated"),
            entry("tunnel", ("sections_open", "goblin_tile"), _tunnel),
            number("rubble"),
            number("section_rubble"),
            entry("board", ("board_card", "blocked", "board_given"), self._board_seen),
            entry("decks", ("deck_next",), _decks),
            entry("siege", ("siege", "siege_next"), self._siege),
            entry("left", ("troll_next", "catapult_next", "orcs_out"), _left),
            entry("mercenaries", ("hired", "gold"), self._mercenaries_seen),
            entry("played", ("played", "played_count"), self._played),
            entry("frame", ("frames", "result", "board_card"), self._frame),
        )

    def own(self) -> SceneParts:
        fields = ("dwarf", "hand", "hand_count", "pile_count", "discard", "discard_count")
        lists = ("unseen", "unseen_count")
        return SceneParts(entry("dwarves", fields + lists, self._dwarves), of_view=lists)

    def _trolls_seen(self, view: View) -> list[TrollScene]:
        return self._trolls(tuple(view.seen.troll_tile), tuple(view.seen.troll_covered))

    def _goblins_seen(self, view: View) -> list[GoblinScene]:
        s = view.seen
        return self._goblins(
            tuple(s.goblin_tile), tuple(s.goblin_covered), tuple(s.goblin_given), tuple(s.goblin_rubble)
        )

    def _board_seen(self, view: View) -> list[SpaceScene]:
        s = view.seen
        return self._board(s.seats, tuple(s.board_card), tuple(s.blocked), tuple(s.board_given))

    def _mercenaries_seen(self, view: View) -> list[MercenaryScene]:
        s = view.seen
        return self._mercenaries(tuple(s.hired), tuple([payable(s, at) for at in range(len(n.MERCENARY_NAMES))]))

    def _siege(self, view: View) -> SiegeScene:
        siege_next = view.seen.siege_next
        ended = siege_next >= n.SIEGE_CARDS
        return {
            "level": min(siege_next // n.SIEGE_PER_LEVEL + 1, n.LEVELS),
            "left_in_level": 0 if ended else n.SIEGE_PER_LEVEL - siege_next % n.SIEGE_PER_LEVEL,
            "left": n.SIEGE_CARDS - siege_next,
            "last": self.tables.siege_ids[view.seen.siege[siege_next - 1]] if siege_next else None,
        }

    def _played(self, view: View) -> list[str]:
        return [self.tables.card_ids[card] for card in view.seen.played[: view.seen.played_count]]

    def _make_trolls(self, tiles: Numbers, covered: Numbers) -> list[TrollScene]:
        return [
            {
                "slot": slot + 1,
                "troll": self.tables.troll_ids[tile],
                "circles": [
                    {"hits": hits, "covered": covered[slot] >> circle & 1 == 1}
                    for circle, hits in enumerate(self._troll_hits[tile])
                ],
            }
            for slot, tile in enumerate(tiles)
            if tile != n.HIDDEN
        ]

    def _make_goblins(self, tiles: Numbers, covered: Numbers, given: Numbers, rubble: Numbers) -> list[GoblinScene]:
        return [
            self._goblin(slot, tile, covered[slot] == 1, amounts(given, slot), rubble[slot])
            for slot, tile in enumerate(tiles)
            if tile != n.HIDDEN
        ]

    def _goblin(self, slot: int, tile: int, covered: bool, given: Amounts, rubble: int) -> GoblinScene:
        """R-GOBLIN: a goblin needs resources, rubble removed or a fight, only one of the three."""
        kind = self._goblin_kind[tile]
        amount = self._goblin_amount[tile]
        wants = amounts(self._goblin_need, tile)
        if kind == n.GOBLIN_FIXED or kind == n.GOBLIN_MIX:
            missing = (amount or sum(_numbers(wants))) - sum(_numbers(given))
        elif kind == n.GOBLIN_FIGHT:
            missing = 0 if covered else amount
        else:
            missing = rubble
        return {
            "slot": slot + 1,
            "goblin": self.tables.goblin_ids[tile],
            "kind": n.GOBLIN_KIND_NAMES[kind],
            "amount": amount,
            "wants": wants,
            "given": given,
            "missing": missing,
            "covered": covered,
        }

    def _make_board(self, seats: int, cards: Numbers, blocked: Numbers, given: Numbers) -> list[SpaceScene]:
        """R-COST: a card still needs its own cost plus that of its space, minus the resources on it."""
        first = (seats - 1) * n.SPACES
        board: list[SpaceScene] = []
        for space in range(n.SPACES):
            card = cards[space]
            lies = card != n.HIDDEN
            extra = amounts(self._space_cost, first + space)
            own = amounts(self._card_cost, card) if lies else amounts(_NOTHING, 0)
            cost = _summed(own, extra, 1) if lies else own
            there = amounts(given, space)
            missing = _summed(cost, there, -1)
            board.append(
                {
                    "space": space + 1,
                    "state": "blocked" if blocked[space] else "card" if lies else "empty",
                    "card": self.tables.card_ids[card] if lies else None,
                    "extra": extra,
                    "cost": cost,
                    "given": there,
                    "missing": missing,
                    "complete": lies and not any(_numbers(missing)),
                }
            )
        return board

    def _make_mercenaries(self, hired: Numbers, payable: tuple[bool, ...]) -> list[MercenaryScene]:
        return [
            {"mercenary": name, "price": self._price[at], "hired": hired[at] == 1, "payable": payable[at]}
            for at, name in enumerate(n.MERCENARY_NAMES)
        ]

    def _dwarves(self, view: View) -> list[DwarfScene]:
        s = view.seen
        dwarf, hand, held, pile = s.dwarf, s.hand, s.hand_count, s.pile_count
        discard, discarded, unseen, counted = s.discard, s.discard_count, view.unseen, view.unseen_count
        dwarves: list[DwarfScene] = []
        for seat in range(s.seats):
            first, deck = seat * n.HAND_SIZE, seat * n.DECK_SIZE
            dwarves.append(
                self._dwarf(
                    seat,
                    dwarf[seat],
                    tuple(hand[first : first + held[seat]]),
                    pile[seat],
                    tuple(discard[deck : deck + discarded[seat]]),
                    tuple(unseen[deck : deck + counted[seat]]),
                )
            )
        return dwarves

    def _make_dwarf(
        self, seat: int, place: int, hand: Numbers, pile: int, discard: Numbers, unseen: Numbers
    ) -> DwarfScene:
        ids = self.tables.card_ids
        return {
            "seat": seat,
            "place": n.PLACE_NAMES[place],
            "hand": [None if card == n.HIDDEN else ids[card] for card in hand],
            "pile": pile,
            "aside": n.ASIDE_SIZE,
            "discard": [ids[card] for card in discard],
            "unseen": [ids[card] for card in unseen],
        }

    def _frame(self, view: View) -> FrameScene | None:
        """The top frame; dice beyond the maximum of a roll are not counted (R-DICE-CAP)."""
        s = view.seen
        if s.result != n.RUNNING:
            return None
        pending = s.frames[-1]
        frame: FrameScene = {
            "kind": f.FRAME_NAMES[pending.kind], "card": None, "machine": None, "resource": None, "space": None,
            "place": None, "ranged": False, "arrow": False, "dice": 0, "hits": 0, "amount": 0,
        }  # fmt: skip
        match pending:
            case f.ActivationFrame(_, machine):
                frame["machine"] = n.MACHINE_NAMES[machine]
            case f.SiegeFrame(_, card, step):
                frame["card"] = self.tables.siege_ids[card]
                frame["arrow"] = step == f.SIEGE_BEFORE_ARROW
            case f.MagicFrame(_, card):
                frame["card"] = self.tables.card_ids[card]
            case f.GatherFrame():
                frame["ranged"] = pending.use == n.RANGED
                frame["dice"] = min(pending.dice, n.DICE)
                frame["hits"] = pending.direct * n.HITS_PER_DIRECT
            case f.AssignFrame():
                frame["ranged"] = pending.use == n.RANGED
                frame["hits"] = pending.hits
                frame["place"] = n.PLACE_NAMES[pending.place]
            case f.PlaceFrame(_, resource, left):
                frame["resource"] = n.RESOURCE_NAMES[resource]
                frame["amount"] = left
            case f.DigFrame(_, left):
                frame["amount"] = left
            case f.TakeFrame(_, space):
                frame["space"] = space + 1
                frame["card"] = self.tables.card_ids[s.board_card[space]]
        return frame


def _difficulty(view: View) -> str:
    return n.DIFFICULTY_NAMES[n.DIFFICULTY_RUBBLE.index(view.seen.section_rubble)]


def _places_seen(view: View) -> dict[str, PlaceScene]:
    return _places(tuple(view.seen.orcs), tuple(view.seen.dwarf[: view.seen.seats]))


def _machines_seen(view: View) -> list[MachineScene]:
    return _machines(tuple(view.seen.machine_at), tuple(view.seen.machine_up))


def _decks(view: View) -> dict[str, int]:
    sizes = zip(n.DECK_NAMES, DECK_SIZES, view.seen.deck_next, strict=True)
    return {name: size - drawn for name, size, drawn in sizes}


def _left(view: View) -> LeftScene:
    s = view.seen
    return {
        "trolls": n.TROLL_TILES - s.troll_next,
        "catapult": n.CATAPULT_CARDS - s.catapult_next,
        "orcs": n.ORC_FIGURES - s.orcs_out,
    }


_NOTHING: Final = [0] * n.RESOURCES


@remembered
def _places(orcs: Numbers, dwarves: Numbers) -> dict[str, PlaceScene]:
    """R-SIEGE-ARROW: orcs in a workshop steal at the next arrow; R-WORK-BLOCKED: nobody works beside them."""
    places: dict[str, PlaceScene] = {}
    for place, name in enumerate(n.PLACE_NAMES):
        workshop = n.FIRST_WORKSHOP <= place < n.FIRST_WORKSHOP + n.WORKSHOPS
        count = orcs[place]
        thieves = count if workshop else 0
        places[name] = {"orcs": count, "dwarves": [], "loses": thieves, "idle": thieves > 0}
    for seat, place in enumerate(dwarves):
        places[n.PLACE_NAMES[place]]["dwarves"].append(seat)
    return places


@remembered
def _machines(seats: Numbers, standing: Numbers) -> list[MachineScene]:
    return [
        {"machine": name, "seat": None if seat == n.IN_RESERVE else seat, "standing": up == 1}
        for name, seat, up in zip(n.MACHINE_NAMES, seats, standing, strict=True)
    ]


def amounts(cells: Sequence[int], place: int) -> Amounts:
    first = place * n.RESOURCES
    return {"wood": cells[first], "leather": cells[first + 1], "metal": cells[first + 2]}


def _numbers(amounts: Amounts) -> tuple[int, int, int]:
    return amounts["wood"], amounts["leather"], amounts["metal"]


def _summed(one: Amounts, other: Amounts, sign: int) -> Amounts:
    return {
        "wood": one["wood"] + sign * other["wood"],
        "leather": one["leather"] + sign * other["leather"],
        "metal": one["metal"] + sign * other["metal"],
    }


def _tunnel(view: View) -> list[SectionScene]:
    """R-SECTION, R-NEXT: the goblins belong to the last opened section; rubble blocks the next one."""
    s = view.seen
    opened = s.sections_open
    goblins = any(tile != n.HIDDEN for tile in s.goblin_tile)
    sections: list[SectionScene] = []
    for section in range(n.SECTIONS):
        state: SectionState = "closed"
        if section < opened:
            state = "goblins" if goblins and section == opened - 1 else "free"
        elif section == opened and not goblins:
            state = "digging"
        sections.append({"section": section + 1, "state": state})
    return sections
