"""Reads the tables of Castlecards from TOML, checks them and converts them for the rules.

A content pack replaces whole tables (`[[village]]`, `[[siege]]` …); the others stay as they are.
"""

import re
from collections import Counter
from dataclasses import dataclass

from siegeworks.games.castlecards.content import Content
from siegeworks.games.castlecards.names import (
    DECK_CELLS,
    DECK_END,
    DECK_FIRST,
    DECK_NAMES,
    EXPLORER,
    FORTRESS_NAMES,
    HALVES,
    HAND_KINDS,
    KINDS,
    LEAST_CASTLES,
    LEAST_WALLS,
    MOST_EXPLORERS,
    POSTABLE,
    VILLAGE_NAMES,
)
from siegeworks.kernel.content import LANGUAGES, Document, Pack, Row, TableReader, rows, shipped

FILES = ("fortress", "village", "siege", "academy", "dungeon")
KIND_ID = re.compile(r"[a-z][a-z0-9_]*")
MOST_COPIES = 60
MOST_STRENGTH = 9
LEAST_VILLAGE = 24
"""The fewest village cards: four hands of five, and one card for each seat's first turn."""
LEAST_ACADEMY = 2
"""The fewest academy cards: with two seats each is dealt one."""

Names = dict[str, str]


@dataclass(frozen=True, slots=True)
class Tables:
    """The content with the names that people read; the rules use only `content`. Unused kinds have no copies."""

    document: Document
    content: Content
    kind_ids: list[str]
    kind_names: list[Names]
    fortress_names: list[Names]
    sources: Counter[str]


def load(pack: Pack | None = None) -> Tables:
    """The tables of the game, with those of a content pack in place of the originals."""
    return read(shipped("siegeworks.games.castlecards", FILES, pack))


def read(document: Document) -> Tables:
    """Check a document and convert its tables; raises all faults together."""
    return _Reader(document).tables()


class _Reader(TableReader):
    """Reads one document table by table."""

    def __init__(self, document: Document) -> None:
        super().__init__(document, FILES)
        per_hand_kind = ("swords", "assault", "post_shields", "torches", "cut_swords", "added_shields")
        self.numbers = {name: [0] * HAND_KINDS for name in (*per_hand_kind, "removed_weapons")}
        self.numbers |= {name: [0] * KINDS for name in ("copies", "danger", "treasure")}
        self.ids = [f"unused_{kind}" for kind in range(KINDS)]
        self.names: list[Names] = [dict.fromkeys(LANGUAGES, "–") for _ in range(KINDS)]
        self.fortress_names: list[Names] = [{}, {}]

    def tables(self) -> Tables:
        self._fortress()
        self._village()
        self._siege()
        self._academy()
        self._dungeon()
        self._count()
        self.faults.raise_any()
        return Tables(
            self.document,
            Content(self.numbers, self.document.digest()),
            self.ids, self.names, self.fortress_names, self.sources,
        )  # fmt: skip

    def _rows(self, table: str, most: int) -> list[Row]:
        """The rows of a table that may have up to a maximum number of kinds."""
        value = self.document.tables.get(table, [])
        count = len(value) if isinstance(value, list) else 0
        return rows(self.document, table, min(max(count, 1), most), self.faults)[:most]

    def _fortress(self) -> None:
        """C-DECKS: read castles and walls with their printed shields; there must be enough for all seats."""
        shields = [HALVES, HALVES]
        least = (LEAST_CASTLES, LEAST_WALLS)
        seen = []
        for row in rows(self.document, "fortress", len(FORTRESS_NAMES), self.faults):
            seen.append(row.one_of("id", FORTRESS_NAMES))
            place = FORTRESS_NAMES.index(seen[-1])
            row.whole("copies", least[place], MOST_COPIES)
            shields[place] = HALVES * row.whole("shields", 1, MOST_STRENGTH)
            self.fortress_names[place] = row.names()
            self.finish(row)
        self.check_unique("fortress", seen)
        self.numbers["shields"] = shields

    def _village(self) -> None:
        """C-DECKS: read the eight kinds of village cards, one row each."""
        seen = []
        for row in rows(self.document, "village", len(VILLAGE_NAMES), self.faults):
            seen.append(row.one_of("id", VILLAGE_NAMES))
            kind = VILLAGE_NAMES.index(seen[-1])
            self.ids[kind] = seen[-1]
            self.names[kind] = row.names()
            self.numbers["copies"][kind] = row.whole("copies", 1, MOST_EXPLORERS if kind == EXPLORER else MOST_COPIES)
            if kind < POSTABLE:
                self.numbers["swords"][kind] = _swords(row)
                self.numbers["post_shields"][kind] = row.whole("posted_half_shields", 1, HALVES * MOST_STRENGTH)
            elif kind == EXPLORER:
                self.numbers["torches"][kind] = row.whole("torches", 1, MOST_STRENGTH)
            self.finish(row)
        self.check_unique("village", seen)

    def _kind(self, row: Row, kind: int) -> None:
        """Read what every row of the other decks has: a unique id, names and the number of copies."""
        kind_id = row.text("id")
        if not KIND_ID.fullmatch(kind_id) or kind_id.startswith("unused_"):
            row.fault("content-id", id=kind_id)
        if kind_id in self.ids:
            row.fault("content-id-twice", id=kind_id)
        self.ids[kind] = kind_id
        self.names[kind] = row.names()
        self.numbers["copies"][kind] = row.whole("copies", 1, MOST_COPIES)

    def _siege(self) -> None:
        """C-DECKS: read the weapons with their swords; some are assault weapons."""
        for kind, row in enumerate(self._rows("siege", DECK_END[1] - DECK_FIRST[1]), start=DECK_FIRST[1]):
            self._kind(row, kind)
            self.numbers["swords"][kind] = _swords(row)
            self.numbers["assault"][kind] = int(row.flag("assault", default=False))
            self.finish(row)

    def _academy(self) -> None:
        """C-DECKS: read the reactions; each takes swords away, adds shields or removes weapons."""
        for kind, row in enumerate(self._rows("academy", DECK_END[2] - DECK_FIRST[2]), start=DECK_FIRST[2]):
            self._kind(row, kind)
            swords = row.whole("fewer_swords", 0, MOST_STRENGTH, 0)
            shields = HALVES * row.whole("more_shields", 0, MOST_STRENGTH, 0) + row.whole("more_half_shields", 0, 1, 0)
            weapons = row.whole("fewer_weapons", 0, MOST_STRENGTH, 0)
            if swords + shields + weapons == 0:
                row.fault("content-no-effect")
            self.numbers["cut_swords"][kind] = HALVES * swords
            self.numbers["added_shields"][kind] = shields
            self.numbers["removed_weapons"][kind] = weapons
            self.finish(row)

    def _dungeon(self) -> None:
        """C-DECKS: read the dungeons, each with its danger in torches (may be 0) and its treasure in village cards."""
        for kind, row in enumerate(self._rows("dungeon", DECK_END[3] - DECK_FIRST[3]), start=DECK_FIRST[3]):
            self._kind(row, kind)
            self.numbers["danger"][kind] = row.whole("danger", 0, MOST_STRENGTH)
            self.numbers["treasure"][kind] = row.whole("treasure", 0, MOST_STRENGTH)
            self.finish(row)

    def _count(self) -> None:
        """C-DECKS: check that each deck has enough cards to deal; a pack may have more or fewer than the game's own."""
        sizes = [sum(self.numbers["copies"][first:end]) for first, end in zip(DECK_FIRST, DECK_END, strict=True)]
        least = (LEAST_VILLAGE, 1, LEAST_ACADEMY, 1)
        for name, size, low in zip(DECK_NAMES, sizes, least, strict=True):
            if not low <= size <= DECK_CELLS:
                file = self.document.origin.get(name, "?")
                self.faults.add("content-deck-size", file=file, deck=name, count=size, low=low, high=DECK_CELLS)


def _swords(row: Row) -> int:
    """The swords of a card in halves: whole ones, and perhaps half a one. A card that attacks has one of both."""
    # The range of each number depends on no other number, so that a search over contents can vary both.
    least = 0 if row.has("half_swords") else 1
    halves = HALVES * row.whole("swords", least, MOST_STRENGTH) + row.whole("half_swords", 0, 1, 0)
    if halves == 0:
        row.fault("content-no-swords")
    return halves
