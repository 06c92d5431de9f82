"""A small language for tests of The Siege of Runedar: set up a position, play, look at the result.

    scene = table(dwarf="foundry", hand="club knife", orcs="foundry 2")
    scene.play("knife melee", "club melee", "roll", dice=["hit 1", "hit 2", "crossbow"])
    assert scene.events("orc_defeated") == ["orc_defeated foundry"]

A scene is the dwarf-card phase of seat 0 unless it says otherwise. Every position is read from a position document,
so an impossible scene is refused, and so is an impossible position after a play.
"""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from textwrap import dedent
from types import MappingProxyType
from typing import Any

from siegeworks.games.runedar.game import Runedar
from siegeworks.games.runedar.names import (
    DECK_NAMES,
    GOBLIN_KIND_NAMES,
    GOLD_REASON_NAMES,
    MACHINE_NAMES,
    MERCENARY_NAMES,
    ORC_CARD,
    ORDERED_PICKS,
    PLACE_NAMES,
    RESOURCE_NAMES,
    RESULT_NAMES,
    USE_NAMES,
)
from siegeworks.games.runedar.state import State
from siegeworks.kernel.chance import Chance, scripted
from support.scene import BaseScene, counted

from .drawing import ROWS, Drawing

PACK = Path(__file__).with_name("test_pack.toml")
GAME = Runedar(PACK)
FIRST_RULES = Runedar(PACK, ORDERED_PICKS)
"""The first version of the rules, under which picks have a fixed order."""
ENEMY_NAMES = ("troll", "goblin")
CARD_PHASE = [{"kind": "dwarf_cards", "numbers": [0, 0, 0, 0, 0]}]


def table(
    seats: int = 2,
    difficulty: str = "easy",
    game: Runedar = GAME,
    house: Mapping[str, str] = MappingProxyType({}),
    **changes: Any,
) -> "Scene":
    """A quiet position in the middle of a game, changed by the scene's setters named in `changes`."""
    options = game.options({"seats": str(seats), "difficulty": difficulty, **house})
    scene = Scene(game, game.document(game.setup(options, Chance("table"), None)))
    scene.calm()
    return scene.change(changes)


def drawn(text: str) -> str:
    """A drawing without the indentation of its test."""
    return "\n".join(line.rstrip() for line in dedent(text).strip("\n").splitlines())


def _to_front(cards: list[str], wanted: list[str]) -> list[str]:
    return wanted + [card for card in cards if card not in wanted]


class Scene(BaseScene[Runedar, State]):
    """One position of The Siege of Runedar, and the events of the last play."""

    # Looking.

    def place(self, seat: int = 0) -> str:
        return str(self["dwarves"][seat]["place"])

    def in_hand(self, seat: int = 0) -> str:
        """The hand of a seat, in the order of the content."""
        return " ".join(self["dwarves"][seat]["hand"])

    def _field_names(self) -> Mapping[str, Sequence[str]]:
        tables = self.game.tables
        return {
            "place": PLACE_NAMES, "card": tables.card_ids, "machine": MACHINE_NAMES, "resource": RESOURCE_NAMES,
            "siege": tables.siege_ids, "goblin": tables.goblin_ids, "troll": tables.troll_ids, "use": USE_NAMES,
            "face": self.faces(), "mercenary": MERCENARY_NAMES, "deck": DECK_NAMES, "loss": RESULT_NAMES,
            "enemy": ENEMY_NAMES, "gold_reason": GOLD_REASON_NAMES,
        }  # fmt: skip

    def faces(self) -> list[str]:
        """The faces of the die, as content packs write them."""
        content = self.game.tables.content
        pairs = zip(content.die_hits, content.die_crossbow, strict=True)
        return ["crossbow" if crossbow else f"hit {hits}" for hits, crossbow in pairs]

    def picture(self, *rows: str) -> str:
        """The position drawn in text: all of it, or some rows; an `o` is an orc, A to D are dwarves.

        Each workshop's row shows its field, its wall, itself and its stock.
        """
        drawing = Drawing(self.game, self.document)
        return "\n".join(drawing.row(name) for name in rows or ROWS)

    # Playing.

    def play(self, *actions: str, dice: list[str] | None = None, chance: Chance | None = None) -> "Scene":
        """Make choices by their texts. The dice show the named faces; all of them must be rolled."""
        luck = chance or scripted([self.faces().index(face) for face in dice or []])
        return self._play(actions, luck)

    def results(self, *beginnings: str) -> list["Scene"]:
        """All final positions of picks whose texts begin with this, each reached once: in canonical order."""
        listed = [self.game.notation.text(action) for action in self.game.canonical(self.state)]
        choices = [text for text in listed if text.startswith(beginnings)]
        if not choices:
            return [self]
        return [end for choice in choices for end in self.fork().play(choice).results(*beginnings)]

    def results_in_any_order(self, *beginnings: str) -> list["Scene"]:
        """All final positions of picks whose texts begin with this, once for every order of picks."""
        choices = self.offers(*beginnings)
        if not choices:
            return [self]
        return [end for choice in choices for end in self.fork().play(choice).results_in_any_order(*beginnings)]

    def begin_turn(self, hand: str = "") -> "Scene":
        """Let the previous seat end its turn, so that seat 0 begins one with this hand, filled up to five."""
        seats = self["seats"]
        self._edit()["active"] = seats - 1
        self._deal(0, hand.split(), full=True)
        if seats == 1:
            mine = self._document["dwarves"][0]
            self._document["played"], mine["pile"], mine["hand"] = mine["pile"], mine["hand"], []
        else:
            self._deal(seats - 1, [], full=False)
        self.play("end")
        if self["frames"][0]["kind"] == "refill":
            events = self._events
            self.play("done")
            self._events = events + self._events
        return self

    # Setting the table. Each setter takes a text, so that `table(...)` reads like a list of facts.

    def calm(self) -> None:
        """An empty table: no orcs, an empty board, decks in the order of the content, no orc card in hand or pile.

        All mercenaries are used, so nothing pauses for them; `for_hire` brings them back.
        """
        tables = self.game.tables
        document = self._edit()
        document.update(turn=9, active=0, gold=20, orcs={}, machines={"tower": None, "catapult": None})
        document.update(played=[], frames=deepcopy(CARD_PHASE), hired=list(MERCENARY_NAMES))
        document["siege"] = {"revealed": [], "deck": list(tables.siege_ids)}
        document["troll_tiles"] = {"revealed": [], "deck": list(tables.troll_ids)}
        document["catapult"] = {"revealed": [], "deck": ["1", "2", "3", "4", "5"]}
        pairs = [tables.goblin_ids[4 * level : 4 * level + 2] for level in range(5)]
        rest = [tile for level in range(5) for tile in tables.goblin_ids[4 * level + 2 : 4 * level + 4]]
        document["tunnel"] = {"opened": [], "closed": pairs, "unused": rest}
        document["board"] = ["empty"] * 5
        for deck, (first, last) in zip(DECK_NAMES, ((10, 25), (25, 35), (35, 45)), strict=True):
            cards = tables.card_ids[first:last]
            gone = cards[-5:] if deck == "yellow" else []
            document["upgrades"][deck] = {"drawn": gone, "deck": [card for card in cards if card not in gone]}
        for seat in range(document["seats"]):
            self._deal(seat, [], full=True)

    def _deal(self, seat: int, hand: list[str], *, full: bool) -> None:
        """Twelve cards for a seat: the hand and played cards, together five, a pile of five, and two aside."""
        orc = self.game.tables.card_ids[ORC_CARD]
        owned = [*self.game.tables.card_ids[:10], orc, orc]
        for card in hand:
            if card not in owned:
                self._draw(card)
                spare = [other for other in owned if other != orc and other not in hand]
                owned[owned.index(spare[-1])] = card
        for card in hand:
            owned.remove(card)
        lacking = 5 - len(hand)
        rest, owned = owned[:lacking], owned[lacking:]
        dwarf = self._document["dwarves"][seat]
        dwarf.update(hand=hand + rest if full else hand, pile=owned[:5], aside=owned[5:], discard=[])
        order = self.game.tables.card_ids
        dwarf["hand"].sort(key=order.index)
        if seat == self._document["active"]:
            self._document["played"] = [] if full else rest

    def _draw(self, card: str) -> None:
        """Note that an upgrade has come out of its deck."""
        for deck in self._document["upgrades"].values():
            if card in deck["deck"]:
                deck["deck"].remove(card)
                deck["drawn"].append(card)

    def hand(self, cards: str) -> "Scene":
        """The hand of seat 0; if it has fewer than five cards, the others have been played."""
        self._edit()
        self._deal(0, cards.split(), full=False)
        return self

    def hand_of_next(self, cards: str) -> "Scene":
        """The hand of seat 1, filled up to five."""
        self._edit()
        self._deal(1, cards.split(), full=True)
        return self

    def pile(self, cards: str) -> "Scene":
        """The five cards that seat 0 draws next, all of them starting cards or orcs."""
        dwarf = self._edit()["dwarves"][0]
        wanted = cards.split()
        elsewhere = dwarf["pile"] + dwarf["aside"]
        for card in wanted:
            elsewhere.remove(card)
        dwarf.update(pile=wanted, aside=elsewhere)
        return self

    def pile_used_up(self, seats: str = "0") -> "Scene":
        """These seats have drawn all ten cards since they last shuffled."""
        document = self._edit()
        for seat in seats.split():
            dwarf = document["dwarves"][int(seat)]
            dwarf.update(discard=dwarf["pile"], pile=[])
        return self

    def dwarf(self, place: str) -> "Scene":
        self._edit()["dwarves"][0]["place"] = place
        return self

    def dwarves(self, places: str) -> "Scene":
        """Where all the dwarves stand, in the order of their seats."""
        document = self._edit()
        for seat, place in enumerate(places.split()):
            document["dwarves"][seat]["place"] = place
        return self

    def gold(self, amount: int) -> "Scene":
        self._edit()["gold"] = amount
        return self

    def rubble(self, amount: int) -> "Scene":
        self._edit()["rubble"] = amount
        return self

    def orcs(self, places: str) -> "Scene":
        """`foundry 2, carpenter_wall`"""
        self._edit()["orcs"] = counted(places)
        return self

    def machines(self, text: str) -> "Scene":
        """Machines with the seats that have them: `tower 0, catapult 1`; in the solo game also `tower 0 lying`."""
        document = self._edit()
        for entry in text.split(","):
            name, seat, *lying = entry.split()
            document["machines"][name] = {"seat": int(seat), "standing": not lying}
        return self

    def for_hire(self, names: str) -> "Scene":
        """Which mercenaries are unused: `orcs troll`, or `all`."""
        left = MERCENARY_NAMES if names == "all" else names.split()
        self._edit()["hired"] = [name for name in MERCENARY_NAMES if name not in left]
        return self

    def trolls(self, text: str) -> "Scene":
        """Trolls in the entrance with their covered circles: `troll_222: 1 3, troll_33`."""
        document = self._edit()
        tiles = document["troll_tiles"]
        for slot, entry in enumerate(text.split(",")):
            tile, _, covered = entry.strip().partition(":")
            document["trolls"][slot] = {"tile": tile, "covered": [int(circle) for circle in covered.split()]}
            tiles["deck"].remove(tile)
            tiles["revealed"].append(tile)
            if "damage_tokens" in document:
                document["damage_tokens"] -= len(covered.split())
        return self

    def goblins(self, text: str) -> "Scene":
        """Goblins in the entrance with what they have: `mix_1: 1 wood, rubble_1: 2 rubble`.

        If there is only one, the other has been defeated.
        """
        ids = self.game.tables.goblin_ids
        entries = [entry.strip().partition(":") for entry in text.split(",")]
        section = ids.index(entries[0][0]) // 4
        self.next_goblins(" ".join(tile for tile, _, _ in entries), section)
        document = self._document
        pairs = document["tunnel"]["opened"] + document["tunnel"]["closed"]
        document["tunnel"].update(opened=pairs[: section + 1], closed=pairs[section + 1 :])
        document.update(rubble=0, goblins_defeated=2 * section + 2 - len(entries))
        for slot, (tile, _, held) in enumerate(entries):
            amounts = counted(held)
            rubble = amounts.pop("rubble", self._rubble_of(tile))
            given = {name: amount for name, amount in amounts.items() if amount}
            document["goblins"][slot] = {"tile": tile, "covered": False, "given": given, "rubble": rubble}
            for name, amount in amounts.items():
                document["stock"][name] -= amount
        return self

    def _rubble_of(self, tile: str) -> int:
        content = self.game.tables.content
        at = self.game.tables.goblin_ids.index(tile)
        return content.goblin_amount[at] if GOBLIN_KIND_NAMES[content.goblin_kind[at]] == "rubble" else 0

    def next_goblins(self, tiles: str, section: int | None = None) -> "Scene":
        """Which goblins lie under the next closed section."""
        tunnel = self._edit()["tunnel"]
        at = len(tunnel["opened"]) if section is None else section
        ids = self.game.tables.goblin_ids[4 * at : 4 * at + 4]
        pairs = tunnel["opened"] + tunnel["closed"]
        pairs[at] = _to_front(ids, tiles.split())[:2]
        opened = len(tunnel["opened"])
        used = [tile for pair in pairs for tile in pair]
        unused = [tile for tile in self.game.tables.goblin_ids if tile not in used]
        tunnel.update(opened=pairs[:opened], closed=pairs[opened:], unused=unused)
        return self

    def sections(self, opened: int) -> "Scene":
        """This many sections are open and their goblins defeated."""
        document = self._edit()
        tunnel = document["tunnel"]
        pairs = tunnel["opened"] + tunnel["closed"]
        tunnel.update(opened=pairs[:opened], closed=pairs[opened:])
        document["goblins_defeated"] = 2 * opened
        return self

    def board(self, text: str) -> "Scene":
        """Cards on spaces with their resources: `1 axe: 1 wood, 4 spade`."""
        document = self._edit()
        for entry in text.split(","):
            named, _, given = entry.partition(":")
            space, card = named.split()
            self._draw(card)
            document["board"][int(space) - 1] = {"card": card, "given": counted(given)}
            for name, amount in counted(given).items():
                document["stock"][name] -= amount
        return self

    def stock(self, text: str) -> "Scene":
        """The resources in the workshops; the rest must be on cards or with goblins."""
        self._edit()["stock"].update(counted(text))
        return self

    def blocked(self, spaces: str) -> "Scene":
        """Spaces that the catapult has hit."""
        document = self._edit()
        cards = document["catapult"]
        for space in spaces.split():
            document["board"][int(space) - 1] = "blocked"
            cards["deck"].remove(space)
            cards["revealed"].append(space)
        return self

    def siege(self, names: str) -> "Scene":
        """The siege cards that come next; those of the test pack are named without their level."""
        deck = self._edit()["siege"]
        level = len(deck["revealed"]) // 10 + 1
        known = self.game.tables.siege_ids
        wanted = [name if name in known else f"{name}_{level}" for name in names.split()]
        deck["deck"] = _to_front(deck["deck"], wanted)
        return self

    def siege_left(self, count: int) -> "Scene":
        """How many siege cards are still in the deck."""
        deck = self._edit()["siege"]
        cards = deck["revealed"] + deck["deck"]
        deck.update(revealed=cards[: 50 - count], deck=cards[50 - count :])
        return self

    def next_trolls(self, tiles: str) -> "Scene":
        deck = self._edit()["troll_tiles"]
        deck["deck"] = _to_front(deck["deck"], tiles.split())
        return self

    def trolls_left(self, count: int) -> "Scene":
        """How many troll tiles are still face down; those turned up have been defeated."""
        deck = self._edit()["troll_tiles"]
        tiles = deck["revealed"] + deck["deck"]
        deck.update(revealed=tiles[: 5 - count], deck=tiles[5 - count :])
        return self

    def next_catapults(self, numbers: str) -> "Scene":
        deck = self._edit()["catapult"]
        deck["deck"] = _to_front(deck["deck"], numbers.split())
        return self

    def next_upgrades(self, text: str) -> "Scene":
        """The top cards of the upgrade decks: `yellow axe, red thunder`."""
        decks = self._edit()["upgrades"]
        for entry in text.split(","):
            deck, *cards = entry.split()
            decks[deck]["deck"] = _to_front(decks[deck]["deck"], cards)
        return self

    def deck_used_up(self, name: str) -> "Scene":
        """An upgrade deck is empty."""
        deck = self._edit()["upgrades"][name]
        deck.update(drawn=deck["drawn"] + deck["deck"], deck=[])
        return self
