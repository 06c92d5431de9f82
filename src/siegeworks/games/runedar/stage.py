"""How The Siege of Runedar is shown: the scene that a page draws, the handles that players click, and the words.

Everything comes from a view, and every number that depends on the rules is computed here: pages only draw.
"""

from collections.abc import Callable, Sequence
from typing import Final, cast

from siegeworks.games.runedar import actions as a
from siegeworks.games.runedar import frames as f
from siegeworks.games.runedar import names as n
from siegeworks.games.runedar.game import Runedar
from siegeworks.games.runedar.rules.forecast import let_happen
from siegeworks.games.runedar.rules.mercenaries import payable
from siegeworks.games.runedar.scene import (
    Amounts,
    CardThing,
    DwarfScene,
    FrameScene,
    GoblinScene,
    MachineScene,
    MercenaryScene,
    OpenScene,
    PlaceScene,
    SectionScene,
    SectionState,
    SiegeThing,
    SpaceScene,
    Things,
    TrollScene,
    UseThing,
)
from siegeworks.games.runedar.state import State
from siegeworks.games.runedar.view import View
from siegeworks.games.runedar.wording import ENEMY_NAMES, EVENT_KINDS, Wording
from siegeworks.kernel.events import SeenEvent
from siegeworks.kernel.game import Json
from siegeworks.kernel.stage import BaseStage, remembered

Numbers = tuple[int, ...]
DECK_SIZES: Final = (n.YELLOW_CARDS, n.GREY_CARDS, n.RED_CARDS)
FIELD_KINDS: Final = {name: {field.name: field.kind for field in kind.fields} for name, kind in EVENT_KINDS.items()}
OWN_DECK: Final = "starting"
ENEMY_DECK: Final = "orc"
ALWAYS: Final = "always"
WHEN_GOLD_IS_LOST: Final = "gold"
NEVER: Final = "never"


class RunedarStage(BaseStage):
    """The stage of The Siege of Runedar with one content."""

    def __init__(self, game: Runedar) -> None:
        self.tables = game.tables
        content = game.tables.content
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
        self._places = remembered(_places)
        self._machines = remembered(_machines)
        self._trolls = remembered(self._make_trolls)
        self._goblins = remembered(self._make_goblins)
        self._board = remembered(self._make_board)
        self._mercenaries = remembered(self._make_mercenaries)
        self._dwarf = remembered(self._make_dwarf)
        self._paths = _paths(self.tables.card_ids)
        self._orc_paths = [[f"orcs:{place}"] for place in n.PLACE_NAMES]
        self._named: dict[str, Callable[[int], str | int]] = {
            "number": int, "seat": int, "face": int,
            "machine": n.MACHINE_NAMES.__getitem__, "troll": self.tables.troll_ids.__getitem__,
            "card": self.tables.card_ids.__getitem__, "gold_reason": n.GOLD_REASON_NAMES.__getitem__,
            "siege": self.tables.siege_ids.__getitem__, "use": n.USE_NAMES.__getitem__,
            "resource": n.RESOURCE_NAMES.__getitem__, "goblin": self.tables.goblin_ids.__getitem__,
            "enemy": ENEMY_NAMES.__getitem__, "mercenary": n.MERCENARY_NAMES.__getitem__,
            "deck": n.DECK_NAMES.__getitem__, "loss": n.RESULT_NAMES.__getitem__,
            "place": n.PLACE_NAMES.__getitem__,
        }  # fmt: skip

    # Asking less.

    asking: tuple[str, ...] = (ALWAYS, WHEN_GOLD_IS_LOST, NEVER)

    def answer(self, view: View, legal: Sequence[int], asking: str) -> int | None:
        """At a pause of the siege: let it happen, unless the person wants to be asked here."""
        let = next((action for action in (a.REVEAL, a.CONTINUE) if action in legal), None)
        if let is None or asking == ALWAYS:
            return None
        if asking == WHEN_GOLD_IS_LOST:
            later = let_happen(view.seen)
            if later.gold < view.seen.gold or later.result != n.RUNNING:
                return None
        return let

    # The scene.

    def common(self, view: View) -> Json:
        """Everything that a page draws but the dwarves: only their hands are hidden from some."""
        s = view.seen
        siege_next = s.siege_next
        scene: OpenScene = {
            "difficulty": n.DIFFICULTY_NAMES[n.DIFFICULTY_RUBBLE.index(s.section_rubble)],
            "open_hands": s.open_hands == 1,
            "turn": s.turn,
            "active": s.active,
            "result": n.RESULT_NAMES[s.result],
            "gold": s.gold,
            "stock": _amounts(s.stock, 0),
            "places": self._places(tuple(s.orcs), tuple(s.dwarf[: s.seats])),
            "machines": self._machines(tuple(s.machine_at), tuple(s.machine_up)),
            "trolls": self._trolls(tuple(s.troll_tile), tuple(s.troll_covered)),
            "goblins": self._goblins(
                tuple(s.goblin_tile), tuple(s.goblin_covered), tuple(s.goblin_given), tuple(s.goblin_rubble)
            ),
            "goblins_defeated": s.goblins_defeated,
            "tunnel": _tunnel(s),
            "rubble": s.rubble,
            "section_rubble": s.section_rubble,
            "board": self._board(s.seats, tuple(s.board_card), tuple(s.blocked), tuple(s.board_given)),
            "decks": {
                name: size - drawn for name, size, drawn in zip(n.DECK_NAMES, DECK_SIZES, s.deck_next, strict=True)
            },
            "siege": {
                "level": min(siege_next // n.SIEGE_PER_LEVEL + 1, n.LEVELS),
                "left_in_level": n.SIEGE_PER_LEVEL - siege_next % n.SIEGE_PER_LEVEL
                if siege_next < n.SIEGE_CARDS
                else 0,
                "left": n.SIEGE_CARDS - siege_next,
                "last": self.tables.siege_ids[s.siege[siege_next - 1]] if siege_next else None,
            },
            "left": {
                "trolls": n.TROLL_TILES - s.troll_next,
                "catapult": n.CATAPULT_CARDS - s.catapult_next,
                "orcs": n.ORC_FIGURES - s.orcs_out,
            },
            "mercenaries": self._mercenaries(
                tuple(s.hired), tuple([payable(s, at) for at in range(len(n.MERCENARY_NAMES))])
            ),
            "played": [self.tables.card_ids[card] for card in s.played[: s.played_count]],
            "frame": self._frame(s) if s.result == n.RUNNING else None,
        }
        return cast("Json", scene)

    def own(self, view: View) -> Json:
        return {"dwarves": self._dwarves(view)}

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
            self._goblin(slot, tile, covered[slot] == 1, _amounts(given, slot), rubble[slot])
            for slot, tile in enumerate(tiles)
            if tile != n.HIDDEN
        ]

    def _goblin(self, slot: int, tile: int, covered: bool, given: Amounts, rubble: int) -> GoblinScene:
        """R-GOBLIN: a goblin needs resources, rubble removed or a fight, only one of the three."""
        kind = self._goblin_kind[tile]
        amount = self._goblin_amount[tile]
        wants = _amounts(self._goblin_need, tile)
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
            extra = _amounts(self._space_cost, first + space)
            own = _amounts(self._card_cost, card) if lies else _amounts(_NOTHING, 0)
            cost = _summed(own, extra, 1) if lies else own
            there = _amounts(given, space)
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

    def _frame(self, s: State) -> FrameScene:
        """The top frame; dice beyond the maximum of a roll are not counted (R-DICE-CAP)."""
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

    # Handles and events.

    def path(self, view: View, action: int) -> Sequence[str]:
        """Orcs are named by the place of the pending attack; ending a turn with cards in hand takes two clicks."""
        if action == a.HIT_ORC:
            s = view.seen
            frame = s.frames[-1] if s.depth else None
            return self._orc_paths[frame.place if isinstance(frame, f.AssignFrame) else s.dwarf[s.active]]
        if action == a.END and view.seen.hand_count[view.seen.active] > 0:
            return _EARLY_END
        return self._paths[action]

    def event(self, seen: SeenEvent) -> Json:
        kinds = FIELD_KINDS[seen.name]
        return {name: self._named[kinds[name]](number) for name, number in seen.fields.items()}

    # Words.

    def things(self, words: Wording) -> Json:
        """Names and effects, in the language of the words."""
        tables, content = self.tables, self.tables.content
        things: Things = {
            "cards": {card_id: self._card(words, card) for card, card_id in enumerate(tables.card_ids)},
            "places": {
                name: {
                    "name": words.place(place),
                    "to": words.say(f"place-{name}-to"),
                    "at": words.say(f"place-{name}-at"),
                }
                for place, name in enumerate(n.PLACE_NAMES)
            },
            "resources": {name: words.resource(number) for number, name in enumerate(n.RESOURCE_NAMES)},
            "uses": {name: words.use(number) for number, name in enumerate(n.USE_NAMES)},
            "decks": {name: words.deck(number) for number, name in enumerate(n.DECK_NAMES)},
            "machines": {name: words.machine(number) for number, name in enumerate(n.MACHINE_NAMES)},
            "mercenaries": {
                name: {"name": words.mercenary(number), "text": words.say(f"mercenary-{name}-effect")}
                for number, name in enumerate(n.MERCENARY_NAMES)
            },
            "goblins": {
                name: {"name": words.goblin_name(tile), "text": words.goblin(tile)}
                for tile, name in enumerate(tables.goblin_ids)
            },
            "trolls": {
                name: {"name": words.troll_name(tile), "text": words.troll(tile)}
                for tile, name in enumerate(tables.troll_ids)
            },
            "siege": {card_id: self._siege_card(words, card) for card, card_id in enumerate(tables.siege_ids)},
            "faces": [
                {"name": words.face(face), "hits": content.die_hits[face], "crossbow": content.die_crossbow[face] == 1}
                for face in range(n.DIE_FACES)
            ],
            "difficulties": {name: words.say(f"difficulty-{name}") for name in n.DIFFICULTY_NAMES},
            "ranks": {rank.id: rank.title[words.language] for rank in tables.ranks},
        }
        return cast("Json", things)

    def _card(self, words: Wording, card: int) -> CardThing:
        """A card of the content; its lines in the order in which the wording labels them."""
        values = self.tables.card_use[card * n.USES : (card + 1) * n.USES]
        printed = [use for use in (n.MOVE, *range(n.MOVE)) if values[use]]
        uses: list[UseThing] = []
        for use, label in zip(printed, words.card_uses(card), strict=True):
            value = values[use] * (n.HITS_PER_DIRECT if use == n.DIRECT else 1)
            uses.append({"use": n.USE_NAMES[use], "value": None if value == n.MAGIC_STEPS else value, "label": label})
        return {"name": words.card(card), "deck": _deck_of(card), "uses": uses, "cost": _amounts(self._card_cost, card)}

    def _siege_card(self, words: Wording, card: int) -> SiegeThing:
        content = self.tables.content
        orcs = content.siege_orcs[card]
        machine = content.siege_machine[card]
        return {
            "text": words.siege_card(card),
            "level": card // n.SIEGE_PER_LEVEL + 1,
            "orcs": orcs,
            "field": n.PLACE_NAMES[n.FIRST_FIELD + content.siege_wall[card]] if orcs else None,
            "machine": None if machine == n.HIDDEN else n.MACHINE_NAMES[machine],
            "arrow": content.siege_arrow[card] == 1,
        }

    def chart(self, view: View) -> dict[str, int]:
        """Four lines: the gold, the progress in the tunnel, the siege and the enemies inside."""
        s = view.seen
        return {
            "gold": s.gold,
            "sections": s.sections_open,
            "siege_left": n.SIEGE_CARDS - s.siege_next,
            "orcs": s.orcs_out,
        }

    def title(self, words: Wording, view: View) -> str | None:
        """R-SCORE: the title depends on the gold after a win, on the goblins after a loss."""
        s = view.seen
        if s.result == n.RUNNING:
            return None
        won = s.result == n.WON
        return words.title(s.gold if won else s.goblins_defeated, won=won)


_NOTHING: Final = [0] * n.RESOURCES
_EARLY_END: Final = ("do:rest", "do:end")


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


def _machines(seats: Numbers, standing: Numbers) -> list[MachineScene]:
    return [
        {"machine": name, "seat": None if seat == n.IN_RESERVE else seat, "standing": up == 1}
        for name, seat, up in zip(n.MACHINE_NAMES, seats, standing, strict=True)
    ]


def _amounts(cells: Sequence[int], place: int) -> Amounts:
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


def _deck_of(card: int) -> str:
    """The deck of a card; cards are numbered deck by deck."""
    if card < n.STARTING_CARDS:
        return OWN_DECK
    if card == n.ORC_CARD:
        return ENEMY_DECK
    first = n.STARTING_CARDS
    for name, size in zip(n.DECK_NAMES, DECK_SIZES, strict=True):
        first += size
        if card < first:
            return name
    raise ValueError(f"no card has the number {card}")


def _tunnel(s: State) -> list[SectionScene]:
    """R-SECTION, R-NEXT: the goblins belong to the last opened section; rubble blocks the next one."""
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


def _paths(card_ids: list[str]) -> list[list[str]]:
    """The handles of every action, by action number.

    The costly part comes last: clicking only a goblin or a troll never spends gold, clicking only a card never
    removes it.
    """
    paths: list[list[str]] = []
    for card in card_ids[: n.DWARF_CARDS]:
        paths += [[f"card:{card}", "use:move", f"place:{place}"] for place in n.PLACE_NAMES]
        paths += [[f"card:{card}", f"use:{use}"] for use in n.USE_NAMES[: n.MOVE]]
        paths.append([f"card:{card}"])
    for target, name in enumerate(n.AIM_NAMES):
        paths.append([f"machine:{name}" if target <= n.AIM_CATAPULT else f"place:{name}"])
    goblins = [f"goblin:{slot + 1}" for slot in range(n.GOBLIN_FIGURES)]
    trolls = [f"troll:{slot + 1}" for slot in range(n.TROLL_FIGURES)]
    spaces = [f"space:{space + 1}" for space in range(n.SPACES)]
    paths += [["do:roll"], ["do:stop"]]
    paths += [[target] for target in spaces + goblins]
    paths.append(["orcs"])
    paths += [[goblin] for goblin in goblins]
    for slot, troll in enumerate(trolls):
        paths += [[troll, f"circle:{slot + 1}:{circle + 1}"] for circle in range(n.MOST_CIRCLES)]
    paths += [[goblin] for goblin in goblins]
    paths += [[space] for space in spaces]
    paths.append(["mercenary:orcs"])
    paths += [[goblin, "mercenary:goblin"] for goblin in goblins]
    paths += [[troll, "mercenary:troll"] for troll in trolls]
    paths += [["mercenary:catapult"], ["mercenary:siege"]]
    paths += [[f"machine:{machine}"] for machine in n.MACHINE_NAMES]
    paths += [["do:reveal"], ["do:continue"]]
    paths += [[space, "do:clear"] for space in spaces]
    paths += [[space, f"deck:{deck}"] for space in spaces for deck in n.DECK_NAMES]
    paths += [["do:done"], ["do:end"]]
    paths += [[f"card:{card}", "do:pass"] for card in card_ids[: n.DWARF_CARDS]]
    return paths
