"""The names and bounds of the numbers that `observation.py` writes, in the same order."""

from siegeworks.games.runedar.frames import FRAME_NAMES
from siegeworks.games.runedar.names import (
    DECK_NAMES,
    DICE,
    GOBLIN_FIGURES,
    GOBLIN_KIND_NAMES,
    HAND_SIZE,
    HITS_PER_DIRECT,
    HOUSE_RULES,
    LEVELS,
    MACHINE_NAMES,
    MERCENARY_NAMES,
    MOST_CIRCLES,
    MOVE,
    ORC_FIGURES,
    PLACE_NAMES,
    RESOURCE_NAMES,
    SECTIONS,
    SPACES,
    STARTING_CARDS,
    TROLL_FIGURES,
    USE_NAMES,
    WORKSHOPS,
)
from siegeworks.games.runedar.tables import MOST_COST, MOST_ORCS_AT_ONCE, MOST_USE, Tables
from siegeworks.rl.layout import Layout
from siegeworks.rl.runedar.pending_layout import SIEGE_STEPS

WORKSHOP_NAMES = PLACE_NAMES[1 : 1 + WORKSHOPS]
SPACE_NAMES = [str(space + 1) for space in range(SPACES)]
MAGIC = "magic"
MOST_POWER = MOST_USE / 4


def lay_out(tables: Tables, seats: int) -> Layout:
    """The layout for a number of seats."""
    to = Layout()
    others = ["own", *(f"next {ahead}" for ahead in range(1, seats))]
    to.each("own seat is", [str(seat) for seat in range(seats)])
    to.each("active seat:", others)
    to.add("turn / 100, at most 4", 4.0)
    to.add("rubble of a section / 12")
    to.add("hands are open")
    to.each("house rule:", [f"{rule} {values[1]}" for rule, values in HOUSE_RULES.items()])
    _lay_out_pending(to)
    _lay_out_fortress(to, others)
    _lay_out_siege(to, tables)
    _lay_out_entrance(to, tables)
    _lay_out_tunnel(to, tables)
    _lay_out_board(to)
    upgrades = tables.card_ids[STARTING_CARDS:-1]
    to.each("share left in upgrade deck", DECK_NAMES)
    to.each("turned up from its deck:", upgrades)
    to.each("on the board:", upgrades)
    for who in others:
        _lay_out_cards(to, tables, who)
    return to


def _lay_out_pending(to: Layout) -> None:
    most_hits = MOST_USE * (DICE + HAND_SIZE * HITS_PER_DIRECT)
    to.each("asked:", FRAME_NAMES)
    to.each("pending:", FRAME_NAMES)
    to.each("to be activated:", MACHINE_NAMES)
    to.add("refill: a space was filled")
    to.each("refill: highest removed", SPACE_NAMES)
    to.each("activation of", MACHINE_NAMES)
    to.add("activation, nothing half resolved")
    to.each("siege card: orcs / 3 at", WORKSHOP_NAMES, MOST_ORCS_AT_ONCE / 3)
    to.each("siege card:", MACHINE_NAMES)
    to.add("siege card: arrow")
    to.each("siege card: step", [str(step) for step in range(SIEGE_STEPS)])
    to.each("magic card can still / 4:", USE_NAMES[:MOVE], MOST_POWER)
    to.each("attack gathers:", ["melee", "ranged"])
    to.add("attack gathers: highest card joined / 46")
    to.add("attack gathers: dice / 5", MOST_USE * HAND_SIZE / 5)
    to.add("attack gathers: direct / 5", MOST_USE * HAND_SIZE / 5)
    to.add("attack gathers: leading magic card / 46")
    to.each("hits to assign:", ["melee", "ranged"])
    to.add("hits to assign: left / 5", most_hits / 5)
    to.add("hits to assign: one was assigned")
    to.each("hits to assign: at", PLACE_NAMES)
    to.each("tokens to place:", RESOURCE_NAMES)
    to.add("tokens to place: left / 4", MOST_USE / 4)
    to.each("tokens to place: completed", SPACE_NAMES)
    to.each("tokens to place: completed goblin", [str(slot + 1) for slot in range(GOBLIN_FIGURES)])
    to.add("rubble to dig beside goblins / 4", MOST_USE / 4)
    to.each("upgrade to take:", SPACE_NAMES)


def _lay_out_fortress(to: Layout, others: list[str]) -> None:
    to.add("gold / 10", 2.0)
    to.each("stock / 10:", RESOURCE_NAMES)
    to.each("orcs / 4 at", PLACE_NAMES, ORC_FIGURES / 4)
    to.add("orcs out / 10")
    for who in others:
        to.each(f"{who}: dwarf at", PLACE_NAMES)
    for machine in MACHINE_NAMES:
        to.each(f"{machine} at", others)
        to.add(f"{machine} is up")
    for mercenary in MERCENARY_NAMES:
        to.add(f"hired: {mercenary}")
        to.add(f"can be paid: {mercenary}")


def _lay_out_siege(to: Layout, tables: Tables) -> None:
    to.add("share of the siege left")
    to.each("siege level", [str(level + 1) for level in range(LEVELS)])
    to.add("share of the level left")
    to.each("siege card is out:", tables.siege_ids)
    to.each("next siege card on average: orcs / 3 at", WORKSHOP_NAMES, MOST_ORCS_AT_ONCE / 3 + 1e-6)
    to.each("next siege card on average:", MACHINE_NAMES, 1.0 + 1e-6)
    to.add("next siege card on average: arrow", 1.0 + 1e-6)


def _lay_out_entrance(to: Layout, tables: Tables) -> None:
    circles = [str(circle + 1) for circle in range(MOST_CIRCLES)]
    to.add("share of trolls left")
    to.each("troll is out:", tables.troll_ids)
    for slot in range(TROLL_FIGURES):
        to.add(f"troll {slot + 1} stands")
        to.each(f"troll {slot + 1}: hits / 4 for circle", circles, MOST_POWER)
    to.add("share of catapult cards left")
    to.each("catapult card is out:", SPACE_NAMES)
    to.each("blocked:", SPACE_NAMES)


def _lay_out_tunnel(to: Layout, tables: Tables) -> None:
    to.each("sections open:", [str(sections) for sections in range(SECTIONS + 1)])
    to.add("rubble here / 12")
    to.add("rubble in all / 60")
    to.add("goblins defeated / 10")
    to.each("goblin came:", tables.goblin_ids)
    for slot in range(GOBLIN_FIGURES):
        goblin = f"goblin {slot + 1}"
        to.add(f"{goblin} stands")
        to.each(f"{goblin} is", GOBLIN_KIND_NAMES)
        to.add(f"{goblin} still needs / 8", 3 * MOST_COST / 8)
        to.each(f"{goblin} still takes / 4:", RESOURCE_NAMES, 10 / 4)
        to.add(f"{goblin}: rubble / 12")
        to.add(f"{goblin} is covered")


def _lay_out_board(to: Layout) -> None:
    for space in SPACE_NAMES:
        to.add(f"space {space} is blocked")
        to.add(f"space {space} has a card")
        to.each(f"space {space}: from", DECK_NAMES)
        to.each(f"space {space} can / 4:", USE_NAMES, MOST_POWER)
        to.add(f"space {space} can: {MAGIC}")
        to.each(f"space {space} still needs / 4:", RESOURCE_NAMES, 2 * MOST_COST / 4)
        to.each(f"space {space} has / 4:", RESOURCE_NAMES, 2 * MOST_COST / 4)
        to.add(f"space {space} is paid")


def _lay_out_cards(to: Layout, tables: Tables, who: str) -> None:
    """Add the cards of a seat; both orc cards of a deck share one number."""
    # The cards played this turn lie in front of the active seat, whichever seat observes.
    played = ["played this turn"] if who == "own" else []
    for heap in [f"{who} hand", f"{who} unseen", f"{who} discard", *played]:
        to.each(f"{heap}:", tables.card_ids[:-1])
        to.add(f"{heap}: {tables.card_ids[-1]}", 2.0)
    to.add(f"{who}: cards in hand / 5")
    to.add(f"{who}: cards to draw / 10")
    to.add(f"{who}: cards discarded / 12")
    if who == "own":
        to.each("own hand in all / 4:", [*USE_NAMES[:MOVE], MAGIC], MOST_USE * HAND_SIZE / 4)
    to.each(f"{who} deck in all / 10:", USE_NAMES[:MOVE], MOST_USE * 12 / 10)
    to.add(f"{who} deck in all / 4: {MAGIC}", 12 / 4)
