"""Reads positions of The Siege of Runedar and refuses those that are impossible."""

from collections import Counter
from typing import Any

from siegeworks.games.runedar import frames as f
from siegeworks.games.runedar.names import (
    ANY_ORDER,
    ASIDE_SIZE,
    CATAPULT_CARDS,
    DAMAGE_TOKENS,
    DECK_NAMES,
    DECK_SIZE,
    DIFFICULTY_NAMES,
    DIFFICULTY_RUBBLE,
    GOBLIN_FIGHT,
    GOBLIN_FIGURES,
    GOBLIN_FIXED,
    GOBLIN_MIX,
    GOBLIN_RUBBLE,
    GOBLINS_PER_LEVEL,
    HAND_SIZE,
    HIDDEN,
    HOUSE_RULES,
    IN_RESERVE,
    LEVELS,
    LOST_CATAPULT,
    LOST_GOLD,
    LOST_ORC,
    LOST_SIEGE,
    LOST_TROLL,
    MACHINE_NAMES,
    MERCENARY_NAMES,
    MOST_SEATS,
    ORC_CARD,
    ORC_FIGURES,
    PILE_SIZE,
    PLACE_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    RESULT_NAMES,
    RUNNING,
    SECTIONS,
    SIEGE_CARDS,
    SIEGE_PER_LEVEL,
    SPACES,
    START_GOLD,
    START_STOCK,
    STARTING_CARDS,
    TROLL_FIGURES,
    TROLL_TILES,
    WON,
)
from siegeworks.games.runedar.position import DECK_SIZES
from siegeworks.games.runedar.position_frames import full_cost, stack_faults
from siegeworks.games.runedar.rules.enemies import damage_on
from siegeworks.games.runedar.rules.legal import legal
from siegeworks.games.runedar.rules.upgrades import deck_start, room_from
from siegeworks.games.runedar.state import State
from siegeworks.games.runedar.tables import Tables
from siegeworks.kernel.frames import Frame, top, top_kind
from siegeworks.kernel.reading import Json, Reader

ORC_PLACES = PLACE_NAMES[1:4] + PLACE_NAMES[5:11]
KEYS = (
    "seats", "difficulty", "open_hands", "turn", "active", "result", "gold", "stock", "orcs", "rubble", "machines",
    "hired", "trolls", "goblins", "goblins_defeated", "board", "dwarves", "played", "siege", "troll_tiles",
    "catapult", "tunnel", "upgrades", "frames",
)  # fmt: skip
NEWER_KEYS = ("house_rules", "damage_tokens")
"""The keys that documents have since the second version of the rules."""


def read(value: Json, tables: Tables, rules: int) -> State:
    """The state of a document under a version of the rules; an impossible one is refused with all reasons at once."""
    reader = _PositionReader(value, tables, rules)
    reader.raise_any()
    reader.check_pieces()
    reader.raise_any()
    reader.check_cards()
    if reader.numbers["result"][0] == RUNNING:
        reader.problems += stack_faults(reader.frames, reader.numbers, tables.content)
    reader.raise_any()
    state = State(tables.content)
    state.fill(reader.numbers)
    state.set_frames(reader.frames)
    if state.result == RUNNING and not _can_go_on(state):
        reader.fault("position-no-decision")
        reader.raise_any()
    return state


def _can_go_on(state: State) -> bool:
    """Whether there is something to choose, and room for all tokens that are being placed."""
    if top_kind(state) == f.PLACE:
        placing = top(state, f.PlaceFrame)
        if room_from(state, 0, placing.resource) < placing.left:
            return False
    return bool(legal(state))


class _PositionReader(Reader):
    """Reads a document into the numbers of a state, then checks that they are possible together."""

    def __init__(self, value: Json, tables: Tables, rules: int) -> None:
        super().__init__()
        self.tables = tables
        self.content = tables.content
        self.rules = rules
        self.numbers: dict[str, list[int]] = {}
        self.frames: list[Frame] = []
        keys = KEYS if rules < ANY_ORDER else (*KEYS, *NEWER_KEYS)
        self._read_table(self.known_keys(value, keys, "position"))

    def _read_table(self, value: Json) -> None:
        n = self.numbers
        seats = self.whole(value.get("seats"), 1, MOST_SEATS, "seats")
        n["seats"] = [seats]
        n["section_rubble"] = [DIFFICULTY_RUBBLE[self.name(value.get("difficulty"), DIFFICULTY_NAMES, "difficulty")]]
        n["open_hands"] = [int(self.flag(value.get("open_hands"), "open_hands"))]
        self._read_rules(value)
        n["turn"] = [self.whole(value.get("turn"), 1, 9999, "turn")]
        n["active"] = [self.whole(value.get("active"), 0, seats - 1, "active")]
        n["result"] = [self.name(value.get("result"), RESULT_NAMES, "result")]
        n["gold"] = [self.whole(value.get("gold"), 0, START_GOLD, "gold")]
        n["stock"] = self.amounts(value.get("stock"), RESOURCE_NAMES, START_STOCK, "stock")
        orcs = self.amounts(value.get("orcs"), ORC_PLACES, ORC_FIGURES, "orcs")
        n["orcs"] = [orcs[ORC_PLACES.index(name)] if name in ORC_PLACES else 0 for name in PLACE_NAMES]
        n["orcs_out"] = [sum(orcs)]
        n["rubble"] = [self.whole(value.get("rubble"), 0, n["section_rubble"][0], "rubble")]
        self._read_machines(value.get("machines"), seats)
        hired = self.once(self.names(value.get("hired"), MERCENARY_NAMES, "hired", len(MERCENARY_NAMES)), "hired")
        n["hired"] = [int(mercenary in hired) for mercenary in range(len(MERCENARY_NAMES))]
        self._read_trolls(value.get("trolls"))
        self._read_goblins(value.get("goblins"))
        n["goblins_defeated"] = [self.whole(value.get("goblins_defeated"), 0, 2 * SECTIONS, "goblins_defeated")]
        self._read_board(value.get("board"))
        self._read_dwarves(value.get("dwarves"), seats)
        played = self.names(value.get("played"), self.tables.card_ids, "played", HAND_SIZE)
        if self.rules >= ANY_ORDER:
            played.sort()
        n["played"] = _padded(played, HAND_SIZE)
        n["played_count"] = [len(played)]
        n["siege"], n["siege_next"] = self._deck(value.get("siege"), self.tables.siege_ids, "siege", "revealed")
        n["troll_tiles"], n["troll_next"] = self._deck(
            value.get("troll_tiles"), self.tables.troll_ids, "troll_tiles", "revealed"
        )
        numbers = [str(space + 1) for space in self.content.catapult_space]
        n["catapults"], n["catapult_next"] = self._deck(value.get("catapult"), numbers, "catapult", "revealed")
        self._read_tunnel(value.get("tunnel"))
        self._read_upgrades(value.get("upgrades"))
        self.frames = self.read_frames(value.get("frames"), f.FRAME_NAMES, f.FORMS, f.DEEPEST, (HIDDEN, 99999))

    def _read_rules(self, value: Json) -> None:
        """The version of the rules; documents of newer versions also have house rules and damage tokens."""
        n = self.numbers
        n["rules"] = [self.rules]
        newer = self.rules >= ANY_ORDER
        chosen = self.known_keys(value.get("house_rules"), tuple(HOUSE_RULES), "house_rules") if newer else {}
        for rule, values in HOUSE_RULES.items():
            n[rule] = [self.name(chosen.get(rule), values, f"house_rules.{rule}") if newer else 0]
        if newer:
            self.damage_left = self.whole(value.get("damage_tokens"), 0, DAMAGE_TOKENS, "damage_tokens")

    def _read_machines(self, value: Any, seats: int) -> None:
        machines = self.known_keys(value, MACHINE_NAMES, "machines")
        self.numbers["machine_at"] = [IN_RESERVE, IN_RESERVE]
        self.numbers["machine_up"] = [0, 0]
        for machine, name in enumerate(MACHINE_NAMES):
            if machines.get(name) is None:
                continue
            where = f"machines.{name}"
            entry = self.known_keys(machines[name], ("seat", "standing"), where)
            self.numbers["machine_at"][machine] = self.whole(entry.get("seat"), 0, seats - 1, where)
            self.numbers["machine_up"][machine] = int(self.flag(entry.get("standing"), where))

    def _read_trolls(self, value: Any) -> None:
        self.numbers["troll_tile"] = [HIDDEN] * TROLL_FIGURES
        self.numbers["troll_covered"] = [0] * TROLL_FIGURES
        for slot, entry in enumerate(self.items(value, "trolls", TROLL_FIGURES, TROLL_FIGURES)):
            if entry is None:
                continue
            where = f"trolls.{slot + 1}"
            troll = self.known_keys(entry, ("tile", "covered"), where)
            tile = self.name(troll.get("tile"), self.tables.troll_ids, where)
            circles = self.content.troll_circles[tile]
            covered = self.items(troll.get("covered"), where, circles)
            for circle in self.once([self.whole(circle, 1, circles, where) for circle in covered], where):
                self.numbers["troll_covered"][slot] |= 1 << (circle - 1)
            self.numbers["troll_tile"][slot] = tile

    def _read_goblins(self, value: Any) -> None:
        n = self.numbers
        n["goblin_tile"] = [HIDDEN] * GOBLIN_FIGURES
        n["goblin_covered"] = [0] * GOBLIN_FIGURES
        n["goblin_given"] = [0] * (GOBLIN_FIGURES * RESOURCES)
        n["goblin_rubble"] = [0] * GOBLIN_FIGURES
        for slot, entry in enumerate(self.items(value, "goblins", GOBLIN_FIGURES, GOBLIN_FIGURES)):
            if entry is None:
                continue
            where = f"goblins.{slot + 1}"
            goblin = self.known_keys(entry, ("tile", "covered", "given", "rubble"), where)
            tile = self.name(goblin.get("tile"), self.tables.goblin_ids, where)
            n["goblin_tile"][slot] = tile
            n["goblin_covered"][slot] = int(self.flag(goblin.get("covered"), where))
            given = self.amounts(goblin.get("given"), RESOURCE_NAMES, START_STOCK, where)
            n["goblin_given"][slot * RESOURCES : (slot + 1) * RESOURCES] = given
            n["goblin_rubble"][slot] = self.whole(goblin.get("rubble"), 0, 12, where)

    def _check_goblin(self, slot: int) -> None:
        """A goblin has only what its kind accepts, and leaves once it has all that and no more picks are pending."""
        tile = self.numbers["goblin_tile"][slot]
        if tile == HIDDEN:
            return
        pending = self.frames[-1].kind if self.frames else HIDDEN
        stays = int(pending != f.PLACE)
        given = self.numbers["goblin_given"][slot * RESOURCES : (slot + 1) * RESOURCES]
        kind = self.content.goblin_kind[tile]
        amount = self.content.goblin_amount[tile]
        rubble = self.numbers["goblin_rubble"][slot]
        need = self.content.goblin_need[tile * RESOURCES : (tile + 1) * RESOURCES]
        fine = {
            GOBLIN_FIXED: sum(given) + stays <= sum(need) and all(g <= w for g, w in zip(given, need, strict=True)),
            GOBLIN_MIX: sum(given) + stays <= amount,
            GOBLIN_RUBBLE: sum(given) == 0 and int(pending != f.DIG_BESIDE) <= rubble <= amount,
            GOBLIN_FIGHT: sum(given) == 0,
        }
        covered = self.numbers["goblin_covered"][slot] == 1 and kind != GOBLIN_FIGHT
        if not fine[kind] or covered or (kind != GOBLIN_RUBBLE and rubble > 0):
            self.fault("position-goblin", where=f"goblins.{slot + 1}")

    def _read_board(self, value: Any) -> None:
        n = self.numbers
        n["board_card"] = [HIDDEN] * SPACES
        n["board_given"] = [0] * (SPACES * RESOURCES)
        n["blocked"] = [0] * SPACES
        for space, entry in enumerate(self.items(value, "board", SPACES, SPACES)):
            where = f"board.{space + 1}"
            if entry == "blocked":
                n["blocked"][space] = 1
            elif entry != "empty":
                held = self.known_keys(entry, ("card", "given"), where)
                card = self.name(held.get("card"), self.tables.card_ids, where)
                if not STARTING_CARDS <= card < ORC_CARD:
                    self.fault("position-name", where=where, value=self.tables.card_ids[card])
                    continue
                n["board_card"][space] = card
                given = self.amounts(held.get("given"), RESOURCE_NAMES, START_STOCK, where)
                n["board_given"][space * RESOURCES : (space + 1) * RESOURCES] = given
                self._check_given(space, card, given, where)

    def _check_given(self, space: int, card: int, given: list[int], where: str) -> None:
        """R-COST: a card has no more resources than the card and its space cost."""
        cost = full_cost(self.content, self.numbers["seats"][0], space, card)
        for resource, (name, most) in enumerate(zip(RESOURCE_NAMES, cost, strict=True)):
            if given[resource] > most:
                self.fault("position-number", where=f"{where}.{name}", value=given[resource], low=0, high=most)

    def _read_dwarves(self, value: Any, seats: int) -> None:
        n = self.numbers
        n["dwarf"] = [0] * MOST_SEATS
        sizes = {"hand": HAND_SIZE, "pile": PILE_SIZE, "discard": DECK_SIZE, "aside": ASIDE_SIZE}
        for zone, size in sizes.items():
            n[zone] = [HIDDEN] * (MOST_SEATS * size)
            n[f"{zone}_count"] = [0] * MOST_SEATS
        for seat, entry in enumerate(self.items(value, "dwarves", seats, seats)):
            where = f"dwarves.{seat + 1}"
            dwarf = self.known_keys(entry, ("place", *sizes), where)
            n["dwarf"][seat] = self.name(dwarf.get("place"), PLACE_NAMES, where)
            for zone, size in sizes.items():
                cards = self.names(dwarf.get(zone), self.tables.card_ids, f"{where}.{zone}", size)
                if zone == "hand":
                    cards.sort()
                n[zone][seat * size : seat * size + len(cards)] = cards
                n[f"{zone}_count"][seat] = len(cards)

    def _deck(self, value: Any, names: list[str], where: str, first: str) -> tuple[list[int], list[int]]:
        """A deck with one copy of each card, as a list with the revealed cards first, and the number of those."""
        deck = self.known_keys(value, (first, "deck"), where)
        known = self.names(deck.get(first), names, where, len(names))
        hidden = self.names(deck.get("deck"), names, where, len(names))
        if sorted([*known, *hidden]) != list(range(len(names))):
            self.fault("position-deck", where=where, count=len(names))
        return _padded([*known, *hidden][: len(names)], len(names)), [len(known)]

    def _read_tunnel(self, value: Any) -> None:
        tunnel = self.known_keys(value, ("opened", "closed", "unused"), "tunnel")
        tiles: list[int] = []
        for key in ("opened", "closed"):
            for pair in self.items(tunnel.get(key), f"tunnel.{key}", SECTIONS):
                named = self.names(pair, self.tables.goblin_ids, f"tunnel.{key}", GOBLIN_FIGURES)
                tiles += _padded(named, GOBLIN_FIGURES)
            if key == "opened":
                self.numbers["sections_open"] = [len(tiles) // GOBLIN_FIGURES]
        tiles += self.names(tunnel.get("unused"), self.tables.goblin_ids, "tunnel.unused", 2 * SECTIONS)
        levels = [tile // GOBLINS_PER_LEVEL for tile in tiles[: 2 * SECTIONS]]
        if sorted(tiles) != list(range(GOBLINS_PER_LEVEL * LEVELS)) or levels != [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]:
            self.fault("position-tunnel")
        self.numbers["goblin_tiles"] = tiles

    def _read_upgrades(self, value: Any) -> None:
        decks = self.known_keys(value, DECK_NAMES, "upgrades")
        self.numbers["decks"] = []
        self.numbers["deck_next"] = []
        for deck, (name, size) in enumerate(zip(DECK_NAMES, DECK_SIZES, strict=True)):
            first = STARTING_CARDS + deck_start(deck)
            names = self.tables.card_ids[first : first + size]
            cards, drawn = self._deck(decks.get(name), names, f"upgrades.{name}", "drawn")
            self.numbers["decks"] += [first + card for card in cards]
            self.numbers["deck_next"] += drawn

    def check_pieces(self) -> None:
        """All figures, resources, tiles and machines exist exactly once."""
        n = self.numbers
        running = n["result"][0] == 0
        most_orcs = ORC_FIGURES - 1 if running else ORC_FIGURES
        if n["orcs_out"][0] > most_orcs:
            self.fault("position-orcs", count=n["orcs_out"][0], most=most_orcs)
        if running and n["gold"][0] < 1:
            self.fault("position-gold")
        for resource, name in enumerate(RESOURCE_NAMES):
            total = n["stock"][resource] + sum(n["board_given"][resource::RESOURCES])
            total += sum(n["goblin_given"][resource::RESOURCES])
            if total != START_STOCK:
                self.fault("position-resource", resource=name, count=total, wanted=START_STOCK)
        for slot in range(GOBLIN_FIGURES):
            self._check_goblin(slot)
        trolls = [tile for tile in n["troll_tile"] if tile != HIDDEN]
        if len(set(trolls)) != len(trolls) or any(t not in n["troll_tiles"][: n["troll_next"][0]] for t in trolls):
            self.fault("position-trolls")
        self._check_tunnel(running)
        if self.rules >= ANY_ORDER:
            self._check_damage()
        blocked = sorted(self.content.catapult_space[card] for card in n["catapults"][: n["catapult_next"][0]])
        if running and blocked != [space for space in range(SPACES) if n["blocked"][space]]:
            self.fault("position-blocked")
        self._check_machines_and_decks()

    def _check_damage(self) -> None:
        """R-SETUP: the damage tokens in the reserve and those on trolls are ten together."""
        n = self.numbers
        total = self.damage_left
        for tile, covered in zip(n["troll_tile"], n["troll_covered"], strict=True):
            total += damage_on(self.content, tile, covered)
        if total != DAMAGE_TOKENS:
            self.fault("position-damage", count=total, wanted=DAMAGE_TOKENS)

    def _check_machines_and_decks(self) -> None:
        """Machines lie down only in the solo game, and the siege deck is in the order of its levels."""
        n = self.numbers
        solo = n["seats"][0] == 1
        for machine, name in enumerate(MACHINE_NAMES):
            if n["machine_at"][machine] != IN_RESERVE and not n["machine_up"][machine] and not solo:
                self.fault("position-lying", machine=name)
        for level, card in enumerate(n["siege"]):
            if card // SIEGE_PER_LEVEL != level // SIEGE_PER_LEVEL:
                self.fault("position-siege-levels")
                break
        self._check_result()

    def _check_result(self) -> None:
        """The result is the one end condition that is met, or the game is running if none is."""
        n = self.numbers
        present = any(tile != HIDDEN for tile in n["goblin_tile"])
        met = {
            WON: n["sections_open"][0] == SECTIONS and not present,
            LOST_SIEGE: n["siege_next"][0] == SIEGE_CARDS,
            LOST_CATAPULT: n["catapult_next"][0] == CATAPULT_CARDS,
            LOST_TROLL: n["troll_next"][0] == TROLL_TILES,
            LOST_ORC: n["orcs_out"][0] == ORC_FIGURES,
            LOST_GOLD: n["gold"][0] == 0,
        }
        result = n["result"][0]
        if not self.problems and [key for key, true in met.items() if true] != ([result] if result else []):
            self.fault("position-over")

    def _check_tunnel(self, running: bool) -> None:
        """There is rubble or there are goblins, never both; the goblins are those of the last opened section."""
        n = self.numbers
        opened = n["sections_open"][0]
        last = n["goblin_tiles"][2 * opened - 2 : 2 * opened] if opened else []
        present = [tile for tile in n["goblin_tile"] if tile != HIDDEN]
        defeated = 2 * opened - len(present)
        if any(tile not in last for tile in present) or len(set(present)) != len(present):
            self.fault("position-goblins")
        elif n["goblins_defeated"][0] != defeated:
            self.fault("position-defeated", count=n["goblins_defeated"][0], wanted=defeated)
        if running and bool(present) == (n["rubble"][0] > 0):
            self.fault("position-rubble")

    def check_cards(self) -> None:
        """Every seat has twelve cards including two orc cards, and no upgrade is in two places."""
        n = self.numbers
        drawn = [
            card
            for deck in range(len(DECK_NAMES))
            for card in n["decks"][deck_start(deck) : deck_start(deck) + n["deck_next"][deck]]
        ]
        upgrades: Counter[int] = Counter(card for card in n["board_card"] if card != HIDDEN)
        for seat in range(n["seats"][0]):
            active = seat == n["active"][0]
            played = n["played"][: n["played_count"][0]] if active else []
            owned = [*self._zone("pile", PILE_SIZE, seat), *self._zone("hand", HAND_SIZE, seat)]
            owned += [*self._zone("discard", DECK_SIZE, seat), *self._zone("aside", ASIDE_SIZE, seat), *played]
            counts = Counter(owned)
            if len(owned) != DECK_SIZE:
                self.fault("position-deck-size", seat=seat + 1, count=len(owned), wanted=DECK_SIZE)
            if counts.pop(ORC_CARD, 0) != 2:
                self.fault("position-orc-cards", seat=seat + 1)
            for card, copies in counts.items():
                if copies > 1:
                    self.fault("position-card-twice", card=self.tables.card_ids[card])
            upgrades.update(card for card in counts if card >= STARTING_CARDS)
            shown = n["hand_count"][seat] + len(played)
            whole = n["pile_count"][seat] in (0, HAND_SIZE) and n["aside_count"][seat] == ASIDE_SIZE
            if shown != HAND_SIZE or not whole:
                self.fault("position-hand", seat=seat + 1, wanted=HAND_SIZE)
        for card, copies in upgrades.items():
            if copies > 1:
                self.fault("position-card-twice", card=self.tables.card_ids[card])
            if card not in drawn:
                self.fault("position-not-drawn", card=self.tables.card_ids[card])

    def _zone(self, zone: str, size: int, seat: int) -> list[int]:
        return self.numbers[zone][seat * size : seat * size + self.numbers[f"{zone}_count"][seat]]


def _padded(cards: list[int], size: int) -> list[int]:
    return cards[:size] + [HIDDEN] * (size - len(cards))
