"""The names and bounds of the numbers that `observation.py` writes, in the same order."""

from siegeworks.games.castlecards.actions import target_name
from siegeworks.games.castlecards.frames import FRAME_NAMES
from siegeworks.games.castlecards.names import (
    BACKS,
    DECK_CELLS,
    DECK_NAMES,
    FACE_DOWN,
    FIRST_ACADEMY,
    FIRST_DUNGEON,
    FIRST_WEAPON,
    HAND_KINDS,
    HOUSE_RULES,
    KINDS,
    KING_ACTIONS,
    MOST_IN_HAND,
    MOST_TURNS,
    POST_NAMES,
    POSTABLE,
    TARGETS,
)
from siegeworks.games.castlecards.tables import MOST_STRENGTH, Tables
from siegeworks.rl.layout import Layout

MOST_FORCE = (MOST_IN_HAND + 1) * MOST_STRENGTH / 8
"""The strength of all cards together, more than any attack or post can have."""


def lay_out(tables: Tables, seats: int) -> Layout:
    """The layout for a number of seats."""
    to = Layout()
    others = ["own", *(f"next {ahead}" for ahead in range(1, seats))]
    kinds = _kind_names(tables)
    to.each("own seat is", [str(seat) for seat in range(seats)])
    to.each("first seat:", others)
    to.each("active seat:", others)
    to.add("turn / 100", MOST_TURNS / 100)
    to.add("quiet turns / 4", 1.0)
    to.add("something was drawn or attacked this turn")
    to.each("asked:", FRAME_NAMES)
    to.add("actions left / 3", (1 + KING_ACTIONS * DECK_CELLS) / 3)
    to.add("posted this turn")
    to.add("king played this turn")
    to.add("kings of this turn / 3", DECK_CELLS / 3)
    to.each("victim:", others)
    to.each("target:", [target_name(target) for target in range(TARGETS)])
    to.add("attack at night")
    to.each("supporter asked:", others)
    to.add("swords of the attack seen / 8", MOST_FORCE)
    to.add("shields of the target and reactions seen / 8", MOST_FORCE)
    to.add("an assault weapon is needed")
    to.add("an assault weapon is laid out")
    to.add("weapons to remove / 3", DECK_CELLS * MOST_STRENGTH / 3)
    to.each("gift goes to:", others)
    to.each("house rule:", HOUSE_RULES)
    to.each("cards left / 50 in deck", DECK_NAMES, DECK_CELLS / 50)
    to.each("unseen / 8:", kinds, DECK_CELLS / 8)
    to.each("discarded / 8:", kinds, DECK_CELLS / 8)
    to.each("known at the bottom of the dungeon:", kinds[FIRST_DUNGEON:], float(DECK_CELLS))
    to.each("known next of the dungeon:", kinds[FIRST_DUNGEON:])
    to.each("hand / 4:", kinds[:HAND_KINDS], DECK_CELLS / 4)
    to.add("swords in hand / 8", MOST_FORCE)
    for who in others:
        _lay_out_seat(to, who, kinds)
    return to


def _kind_names(tables: Tables) -> list[str]:
    return [tables.kind_ids[kind] or f"kind {kind}" for kind in range(KINDS)]


def _lay_out_seat(to: Layout, who: str, kinds: list[str]) -> None:
    to.add(f"{who}: a wall stands")
    for post in POST_NAMES:
        to.add(f"{who}: {post} stands")
        to.add(f"{who}: posted / 4 on {post}", DECK_CELLS / 4)
        to.add(f"{who}: shields / 8 of {post}", MOST_FORCE)
    to.add(f"{who}: cards in hand / 10", MOST_IN_HAND / 10)
    to.each(f"{who}: cards in hand / 4 of deck", DECK_NAMES[:BACKS], DECK_CELLS / 4)
    to.add(f"{who}: loot / 4", DECK_CELLS / 4)
    to.each(f"{who}: known to be held / 4:", kinds[:POSTABLE], DECK_CELLS / 4)
    to.add(f"{who}: cards laid out / 4", MOST_IN_HAND / 4)
    to.each(f"{who}: cards laid out / 4 of deck", DECK_NAMES[:BACKS], DECK_CELLS / 4)
    to.each(f"{who}: laid out / 4:", kinds[:HAND_KINDS], DECK_CELLS / 4)
    to.add(f"{who}: laid out face down")
    to.each(f"{who}: chosen for removal / 2:", [*kinds[FIRST_WEAPON:FIRST_ACADEMY], FACE_DOWN], DECK_CELLS / 2)
