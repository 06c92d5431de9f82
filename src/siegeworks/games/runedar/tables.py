"""Reads the tables of The Siege of Runedar from TOML, checks them and converts them for the rules.

A content pack replaces whole tables (`[[starting]]`, `[[siege]]` …); the others stay as they are.
"""

import re
from collections import Counter
from dataclasses import dataclass

from siegeworks.games.runedar.content import Content
from siegeworks.games.runedar.names import (
    ANY_ORDER,
    CARD_KINDS,
    CATAPULT_CARDS,
    DAMAGE_TOKENS,
    DECK_NAMES,
    DIE_FACES,
    GOBLIN_KIND_NAMES,
    GOBLIN_TILES,
    GOBLINS_PER_LEVEL,
    GREY_CARDS,
    HIDDEN,
    LEVELS,
    MACHINE_NAMES,
    MAGIC_STEPS,
    MERCENARIES,
    MERCENARY_NAMES,
    MOST_CIRCLES,
    MOST_SEATS,
    MOVE,
    ORC_CARDS_PER_DECK,
    PLACE_NAMES,
    RED_CARDS,
    RESOURCE_NAMES,
    RUBBLE_PIECES,
    SIEGE_CARDS,
    SIEGE_PER_LEVEL,
    SPACES,
    START_STOCK,
    STARTING_CARDS,
    TROLL_FIGURES,
    TROLL_TILES,
    UPGRADES,
    USE_NAMES,
    USES,
    YELLOW_CARDS,
)
from siegeworks.kernel.content import Document, Pack, Row, TableReader, rows, shipped

FILES = (
    "starting", "upgrades", "siege", "goblins", "trolls", "catapult", "mercenaries", "board", "die", "chronicle",
)  # fmt: skip
TABLES = (
    "starting", "orc_card", "upgrade", "siege", "goblin", "troll", "catapult", "mercenary", "space", "die", "rank",
)  # fmt: skip
CARD_ID = re.compile(r"[a-z][a-z0-9_]*")
MOST_USE = 9
MOST_COST = 9
MOST_ORCS_AT_ONCE = 5
MOST_PRICE = 19
RESERVED_WORDS = frozenset(
    ("aim", "roll", "stop", "give", "hit", "dig", "take", "discard", "hire", "activate", "reveal", "continue",
     "remove", "fill", "done", "end", "pass")
)  # fmt: skip

Names = dict[str, str]


@dataclass(frozen=True, slots=True)
class Rank:
    """A title of the Chronicles; wins are ranked by gold left, losses by goblins defeated."""

    id: str
    won: bool
    at_least: int
    title: Names


def rank_reached(ranks: list[Rank], score: int, *, won: bool) -> Rank:
    """R-SCORE: the highest rank that a score reaches."""
    reached = [rank for rank in ranks if rank.won == won and rank.at_least <= score]
    return max(reached, key=lambda rank: rank.at_least)


@dataclass(frozen=True, slots=True)
class Tables:
    """The content with the names that people read; the rules use only `content`."""

    document: Document
    content: Content
    card_use: list[int]
    """That of the content: reading a list of compiled content copies it."""
    card_ids: list[str]
    card_names: list[Names]
    siege_ids: list[str]
    goblin_ids: list[str]
    goblin_names: list[Names]
    troll_ids: list[str]
    troll_names: list[Names]
    mercenary_names: list[Names]
    ranks: list[Rank]
    sources: Counter[str]


def load(pack: Pack | None = None, rules: int = ANY_ORDER) -> Tables:
    """The tables of the game, with those of a content pack in place of the originals."""
    return read(shipped("siegeworks.games.runedar", FILES, pack), rules)


def read(document: Document, rules: int = ANY_ORDER) -> Tables:
    """Check a document under a version of the rules and convert its tables; raises all faults together."""
    return _Reader(document, rules).tables()


class _Reader(TableReader):
    """Reads one document table by table."""

    def __init__(self, document: Document, rules: int) -> None:
        super().__init__(document, TABLES)
        self.rules = rules
        self.numbers: dict[str, list[int]] = {
            "card_use": [0] * (CARD_KINDS * USES),
            "card_cost": [0] * (CARD_KINDS * 3),
        }

    def tables(self) -> Tables:
        card_ids, card_names = self._cards()
        siege_ids = self._siege()
        goblin_ids, goblin_names = self._goblins()
        troll_ids, troll_names = self._trolls()
        self._catapult()
        mercenary_names = self._mercenaries()
        self._board()
        self._die()
        ranks = self._ranks()
        self.faults.raise_any()
        return Tables(
            self.document,
            Content(self.numbers, self.document.digest()),
            self.numbers["card_use"], card_ids, card_names, siege_ids, goblin_ids, goblin_names, troll_ids, troll_names,
            mercenary_names, ranks, self.sources,
        )  # fmt: skip

    def _cards(self) -> tuple[list[str], list[Names]]:
        """R-SETUP-4, R-SETUP-5: read the ten starting cards, the upgrades by deck and the orc card."""
        starting = rows(self.document, "starting", STARTING_CARDS, self.faults)
        upgrades = rows(self.document, "upgrade", UPGRADES, self.faults)
        ids: list[str] = []
        names: list[Names] = []
        by_deck: dict[str, list[Row]] = {deck: [] for deck in DECK_NAMES}
        for row in upgrades:
            by_deck[row.one_of("deck", DECK_NAMES)].append(row)
        for deck, wanted in zip(DECK_NAMES, (YELLOW_CARDS, GREY_CARDS, RED_CARDS), strict=True):
            if len(by_deck[deck]) != wanted:
                file = self.document.origin.get("upgrade", "?")
                self.faults.add(
                    "content-deck", file=file, table="upgrade", deck=deck, count=len(by_deck[deck]), wanted=wanted
                )
        for row in [*starting, *(row for deck in DECK_NAMES for row in by_deck[deck])]:
            card = len(ids)
            ids.append(self._card_id(row, ids))
            names.append(row.names())
            self._uses(row, card)
            if row.table == "upgrade":
                cost = row.amounts("cost", RESOURCE_NAMES, MOST_COST)
                if sum(cost.values()) == 0:
                    row.fault("content-free-upgrade")
                for resource, name in enumerate(RESOURCE_NAMES):
                    self._set("card_cost", card * 3 + resource, cost[name])
            self.finish(row)
        for row in rows(self.document, "orc_card", 1, self.faults):
            ids.append(self._card_id(row, ids))
            names.append(row.names())
            row.whole("copies", ORC_CARDS_PER_DECK, ORC_CARDS_PER_DECK)
            self.finish(row)
        return ids, names

    def _set(self, table: str, place: int, value: int) -> None:
        if place < len(self.numbers[table]):
            self.numbers[table][place] = value

    def _card_id(self, row: Row, taken: list[str]) -> str:
        card_id = row.text("id")
        if not CARD_ID.fullmatch(card_id) or card_id in RESERVED_WORDS:
            row.fault("content-id", id=card_id)
        if card_id in taken:
            row.fault("content-id-twice", id=card_id)
        return card_id

    def _uses(self, row: Row, card: int) -> None:
        """The lines of a card: every card can move, and has each use at most once."""
        seen: set[str] = set()
        for line in row.texts("uses"):
            name, _, amount = line.partition(" ")
            magic = name == "move" and amount == "any"
            if name not in USE_NAMES or name in seen or not (magic or re.fullmatch("[1-9]", amount)):
                row.fault("content-use", use=line)
                continue
            seen.add(name)
            self._set("card_use", card * USES + USE_NAMES.index(name), MAGIC_STEPS if magic else int(amount))
        if "move" not in seen:
            row.fault("content-no-move")
        if len(seen) < 2:
            row.fault("content-no-use")

    def _siege(self) -> list[str]:
        """R-SETUP-2: read ten siege cards of each level; a card with an arrow has something else too."""
        table = rows(self.document, "siege", SIEGE_CARDS, self.faults)
        levels: Counter[int] = Counter()
        laid_out: list[tuple[int, str, int, int, int, int]] = []
        for row in table:
            level = row.whole("level", 1, LEVELS)
            levels[level] += 1
            orcs = row.whole("orcs", 0, MOST_ORCS_AT_ONCE, 0)
            wall = row.one_of("wall", [*PLACE_NAMES[1:4], "none"], "none")
            machine = row.one_of("machine", [*MACHINE_NAMES, "none"], "none")
            arrow = row.flag("arrow", default=False)
            if (orcs > 0) != (wall != "none"):
                row.fault("content-wall")
            if orcs == 0 and machine == "none":
                row.fault("content-arrow-alone")
            wall_number = PLACE_NAMES.index(wall) - 1 if wall != "none" else 0
            machine_number = MACHINE_NAMES.index(machine) if machine != "none" else HIDDEN
            laid_out.append((level, row.text("id"), orcs, wall_number, machine_number, int(arrow)))
            self.finish(row)
        for level in range(1, LEVELS + 1):
            if table and levels[level] != SIEGE_PER_LEVEL:
                self._level_fault("siege", level, levels[level], SIEGE_PER_LEVEL)
        laid_out.sort(key=lambda card: card[0])
        self.check_unique("siege", [card[1] for card in laid_out])
        for place, name in enumerate(("siege_orcs", "siege_wall", "siege_machine", "siege_arrow"), start=2):
            self.numbers[name] = [int(card[place]) for card in laid_out]
        return [card[1] for card in laid_out]

    def _level_fault(self, table: str, level: int, count: int, wanted: int) -> None:
        file = self.document.origin.get(table, "?")
        self.faults.add("content-level", file=file, table=table, level=level, count=count, wanted=wanted)

    def _goblins(self) -> tuple[list[str], list[Names]]:
        """R-SETUP-1, R-GOBLIN: read four goblin tiles of each level, one circle each; Q19: rubble must suffice."""
        table = rows(self.document, "goblin", GOBLIN_TILES, self.faults)
        levels: Counter[int] = Counter()
        rubble: dict[int, list[int]] = {level: [] for level in range(1, LEVELS + 1)}
        laid_out: list[tuple[int, str, Names, int, int, tuple[int, ...]]] = []
        for row in table:
            level = row.whole("level", 1, LEVELS)
            levels[level] += 1
            kind = row.one_of("kind", GOBLIN_KIND_NAMES)
            amount = 0
            need = (0, 0, 0)
            if kind == "fixed":
                need = tuple(row.whole(name, 0, MOST_COST, 0) for name in RESOURCE_NAMES)  # type: ignore[assignment]  # three of them
                if sum(need) == 0:
                    row.fault("content-goblin-free")
            elif kind == "fight":
                amount = row.whole("hits", 1, MOST_USE)
            else:
                amount = row.whole("amount", 1, RUBBLE_PIECES if kind == "rubble" else START_STOCK)
            if kind == "rubble":
                rubble[level].append(amount)
            laid_out.append((level, row.text("id"), row.names(), GOBLIN_KIND_NAMES.index(kind), amount, need))
            self.finish(row)
        for level, amounts in rubble.items():
            if sum(sorted(amounts)[-2:]) > RUBBLE_PIECES:
                self.faults.add(
                    "content-rubble",
                    file=self.document.origin.get("goblin", "?"),
                    table="goblin",
                    level=level,
                    most=RUBBLE_PIECES,
                )
            if table and levels[level] != GOBLINS_PER_LEVEL:
                self._level_fault("goblin", level, levels[level], GOBLINS_PER_LEVEL)
        laid_out.sort(key=lambda tile: tile[0])
        self.check_unique("goblin", [tile[1] for tile in laid_out])
        self.numbers["goblin_kind"] = [tile[3] for tile in laid_out]
        self.numbers["goblin_amount"] = [tile[4] for tile in laid_out]
        self.numbers["goblin_need"] = [number for tile in laid_out for number in tile[5]]
        return [tile[1] for tile in laid_out], [tile[2] for tile in laid_out]

    def _trolls(self) -> tuple[list[str], list[Names]]:
        """R-TROLL: read the five troll tiles, each with several circles of any number of hits (Q9, Q20)."""
        ids: list[str] = []
        names: list[Names] = []
        self.numbers["troll_circles"] = []
        self.numbers["troll_hits"] = []
        for row in rows(self.document, "troll", TROLL_TILES, self.faults):
            circles = row.wholes("circles", 1, MOST_USE, MOST_CIRCLES)
            self.numbers["troll_circles"].append(len(circles))
            self.numbers["troll_hits"] += circles + [0] * (MOST_CIRCLES - len(circles))
            ids.append(row.text("id"))
            names.append(row.names())
            self.finish(row)
        self.check_unique("troll", ids)
        most_at_once = sorted(circles - 1 for circles in self.numbers["troll_circles"])[-TROLL_FIGURES:]
        if self.rules >= ANY_ORDER and sum(most_at_once) > DAMAGE_TOKENS:
            file = self.document.origin.get("troll", "?")
            self.faults.add("content-damage", file=file, table="troll", most=DAMAGE_TOKENS)
        return ids, names

    def _catapult(self) -> None:
        """R-SETUP-3: read the catapult cards, which have the numbers 1 to 5."""
        spaces = []
        for row in rows(self.document, "catapult", CATAPULT_CARDS, self.faults):
            spaces.append(row.whole("number", 1, SPACES) - 1)
            self.finish(row)
        self.check_unique("catapult", [str(space + 1) for space in spaces])
        self.numbers["catapult_space"] = spaces

    def _mercenaries(self) -> list[Names]:
        """R-SETUP-6: read one mercenary of each kind with its price."""
        prices = [1] * MERCENARIES
        names: list[Names] = [{} for _ in range(MERCENARIES)]
        ids = []
        for row in rows(self.document, "mercenary", MERCENARIES, self.faults):
            ids.append(row.one_of("id", MERCENARY_NAMES))
            place = MERCENARY_NAMES.index(ids[-1])
            prices[place] = row.whole("price", 1, MOST_PRICE)
            names[place] = row.names()
            self.finish(row)
        self.check_unique("mercenary", ids)
        self.numbers["price"] = prices
        return names

    def _board(self) -> None:
        """R-SETUP-5: read five spaces with their extra costs for each number of seats."""
        costs = [0] * (MOST_SEATS * SPACES * 3)
        seen = []
        for row in rows(self.document, "space", MOST_SEATS * SPACES, self.faults):
            seats = row.whole("seats", 1, MOST_SEATS)
            number = row.whole("number", 1, SPACES)
            seen.append(f"{seats}/{number}")
            for resource, name in enumerate(RESOURCE_NAMES):
                costs[((seats - 1) * SPACES + number - 1) * 3 + resource] = row.whole(name, 0, MOST_COST, 0)
            self.finish(row)
        self.check_unique("space", seen)
        self.numbers["space_cost"] = costs

    def _die(self) -> None:
        """Read the faces of the die: hits or crossbows."""
        value = self.document.tables.get("die", {})
        row = Row(value if isinstance(value, dict) else {}, self.document.origin.get("die", "?"), "die", 1, self.faults)
        faces = row.texts("faces")
        if len(faces) != DIE_FACES:
            row.fault("content-faces", count=len(faces), wanted=DIE_FACES)
        hits = [0] * DIE_FACES
        crossbows = [0] * DIE_FACES
        for place, face in enumerate(faces[:DIE_FACES]):
            if face == "crossbow":
                crossbows[place] = 1
            elif re.fullmatch(r"hit [0-9]", face):
                hits[place] = int(face[-1])
            else:
                row.fault("content-face", face=face)
        self.finish(row)
        self.numbers["die_hits"] = hits
        self.numbers["die_crossbow"] = crossbows

    def _ranks(self) -> list[Rank]:
        """R-SCORE: read the titles of the Chronicles; every score reaches at least the lowest of its kind."""
        value = self.document.tables.get("rank", [])
        count = len(value) if isinstance(value, list) else 0
        ranks = []
        for row in rows(self.document, "rank", count, self.faults):
            won = row.one_of("result", ("won", "lost")) == "won"
            ranks.append(Rank(row.text("id"), won, row.whole("at_least", 0, 99), row.names("title")))
            self.finish(row)
        for won, lowest in ((True, 1), (False, 0)):
            if not any(rank.won == won and rank.at_least <= lowest for rank in ranks):
                file = self.document.origin.get("rank", "?")
                self.faults.add(
                    "content-no-rank", file=file, table="rank", result="won" if won else "lost", at_least=lowest
                )
        return ranks


def move_steps(tables: Tables, card: int) -> int:
    """How far a card moves a dwarf; `MAGIC_STEPS` for a magic card."""
    return tables.card_use[card * USES + MOVE]
