"""The constants and names of The Siege of Runedar: places, resources, uses, machines, losses."""

from typing import Final

# Places (R-MAP). Any number of dwarves and enemies can share a place, and nobody blocks the way (R-SHARE, Q10).
# Workshop w has number 1 + w, its wall 5 + w, its field 8 + w, and its resource is w.
CHAMBER: Final = 0
CARPENTER: Final = 1
TANNERY: Final = 2
FOUNDRY: Final = 3
ENTRANCE: Final = 4
CARPENTER_WALL: Final = 5
TANNERY_WALL: Final = 6
FOUNDRY_WALL: Final = 7
CARPENTER_FIELD: Final = 8
TANNERY_FIELD: Final = 9
FOUNDRY_FIELD: Final = 10
TUNNEL_TOWER: Final = 11
WEST_TOWER: Final = 12
EAST_TOWER: Final = 13
PLACES: Final = 14
FIRST_WORKSHOP: Final = CARPENTER
FIRST_WALL: Final = CARPENTER_WALL
FIRST_FIELD: Final = CARPENTER_FIELD
WORKSHOPS: Final = 3
PLACE_NAMES: Final = (
    "chamber", "carpenter", "tannery", "foundry", "entrance",
    "carpenter_wall", "tannery_wall", "foundry_wall",
    "carpenter_field", "tannery_field", "foundry_field",
    "tunnel_tower", "west_tower", "east_tower",
)  # fmt: skip
# Q1: the tannery is the middle workshop, opposite the tunnel; the courtyards form a closed, symmetric ring.
STEPS: Final = (
    (CHAMBER, CARPENTER), (CHAMBER, TANNERY), (CHAMBER, FOUNDRY), (CHAMBER, ENTRANCE),  # R-MAP-1
    (ENTRANCE, CARPENTER), (CARPENTER, TANNERY), (TANNERY, FOUNDRY), (FOUNDRY, ENTRANCE),  # R-MAP-2
    (CARPENTER, CARPENTER_WALL), (TANNERY, TANNERY_WALL), (FOUNDRY, FOUNDRY_WALL),  # R-MAP-3
    (CARPENTER_WALL, CARPENTER_FIELD), (TANNERY_WALL, TANNERY_FIELD), (FOUNDRY_WALL, FOUNDRY_FIELD),  # R-MAP-4
    (CARPENTER_WALL, TANNERY_WALL), (TANNERY_WALL, FOUNDRY_WALL),  # R-MAP-5
    (TUNNEL_TOWER, CARPENTER_WALL), (WEST_TOWER, CARPENTER_WALL), (WEST_TOWER, TANNERY_WALL),  # R-MAP-6
    (EAST_TOWER, TANNERY_WALL), (EAST_TOWER, FOUNDRY_WALL),
)  # fmt: skip

# Resources, in the order of their workshops.
RESOURCES: Final = 3
RESOURCE_NAMES: Final = ("wood", "leather", "metal")

# The uses of a card's lines. The first three have the numbers of the resources.
WOOD: Final = 0
LEATHER: Final = 1
METAL: Final = 2
ANY: Final = 3
MELEE: Final = 4
DIRECT: Final = 5
RANGED: Final = 6
DIG: Final = 7
MOVE: Final = 8
USES: Final = 9
USE_NAMES: Final = ("wood", "leather", "metal", "any", "melee", "direct", "ranged", "dig", "move")
ORDINARY_STEPS: Final = 2
"""The steps that most cards move. The places within them are precomputed, because every decision needs them."""
MAGIC_STEPS: Final = 99
"""The value of a `move any` line: more than the distance between any two places."""

# Cards: ten starting cards, then the upgrades by deck, then the orc card, one number for both copies.
STARTING_CARDS: Final = 10
YELLOW_CARDS: Final = 15
GREY_CARDS: Final = 10
RED_CARDS: Final = 10
UPGRADES: Final = 35
DWARF_CARDS: Final = 45
ORC_CARD: Final = 45
CARD_KINDS: Final = 46
HIDDEN: Final = -1
"""In a view, a card or tile that the seat may not see; in a state, an empty slot."""
DECKS: Final = 3
DECK_NAMES: Final = ("yellow", "grey", "red")

# Numbers of pieces, as printed.
MOST_SEATS: Final = 4
DECK_SIZE: Final = 12
PILE_SIZE: Final = 10
HAND_SIZE: Final = 5
ASIDE_SIZE: Final = 2
ORC_CARDS_PER_DECK: Final = 2
SPACES: Final = 5
SIEGE_CARDS: Final = 50
SIEGE_PER_LEVEL: Final = 10
LEVELS: Final = 5
TROLL_TILES: Final = 5
TROLL_FIGURES: Final = 4
MOST_CIRCLES: Final = 5
CATAPULT_CARDS: Final = 5
GOBLIN_TILES: Final = 20
GOBLINS_PER_LEVEL: Final = 4
GOBLIN_FIGURES: Final = 2
SECTIONS: Final = 5
MERCENARIES: Final = 5
ORC_FIGURES: Final = 10
RUBBLE_PIECES: Final = 12
DAMAGE_TOKENS: Final = 10
START_GOLD: Final = 20
START_STOCK: Final = 10
DICE: Final = 5
DIE_FACES: Final = 6
HITS_PER_ORC: Final = 2
HITS_PER_DIRECT: Final = 2

DIFFICULTY_NAMES: Final = ("easy", "normal", "hard", "epic")
DIFFICULTY_RUBBLE: Final = (6, 8, 10, 12)

# Versions of the rules. In the first, picks of one kind had a fixed order; no rule book prints one (R-ANY-ORDER).
ORDERED_PICKS: Final = 1
ANY_ORDER: Final = 2

# House rules: the values of each setting, the default first. A state holds the number of a value.
HOUSE_RULES: Final[dict[str, tuple[str, ...]]] = {
    "magic_move": ("fields", "inside"),  # Q3
    "catapult_mercenary": ("nugget", "card"),  # Q6
    "taking": ("between", "anytime"),  # Q12
}
MAGIC_INSIDE: Final = 1
SAVES_CARD_ONLY: Final = 1
TAKING_ANYTIME: Final = 1

# Machines.
TOWER: Final = 0
CATAPULT: Final = 1
MACHINES: Final = 2
MACHINE_NAMES: Final = ("tower", "catapult")
IN_RESERVE: Final = -1

# Kinds of goblin.
GOBLIN_FIXED: Final = 0
GOBLIN_MIX: Final = 1
GOBLIN_RUBBLE: Final = 2
GOBLIN_FIGHT: Final = 3
GOBLIN_KIND_NAMES: Final = ("fixed", "mix", "rubble", "fight")

# Mercenaries.
HIRE_FOR_ORCS: Final = 0
HIRE_FOR_GOBLIN: Final = 1
HIRE_FOR_TROLL: Final = 2
HIRE_FOR_CATAPULT: Final = 3
HIRE_FOR_SIEGE: Final = 4
MERCENARY_NAMES: Final = ("orcs", "goblin", "troll", "catapult", "siege")

# Targets of a long-range attack.
AIM_TOWER: Final = 0
AIM_CATAPULT: Final = 1
AIM_WALL: Final = 2
AIM_FIELD: Final = 5
AIM_ENTRANCE: Final = 8
AIMS: Final = 9
AIM_NAMES: Final = (
    "tower", "catapult", "carpenter_wall", "tannery_wall", "foundry_wall",
    "carpenter_field", "tannery_field", "foundry_field", "entrance",
)  # fmt: skip

# Results of a game.
RUNNING: Final = 0
WON: Final = 1
LOST_SIEGE: Final = 2
LOST_CATAPULT: Final = 3
LOST_TROLL: Final = 4
LOST_ORC: Final = 5
LOST_GOLD: Final = 6
RESULT_NAMES: Final = ("running", "won", "siege", "catapult", "troll", "orc", "gold")

# Why gold is lost.
GOLD_TO_CATAPULT: Final = 0
GOLD_STOLEN: Final = 1
GOLD_PAID: Final = 2
GOLD_REASON_NAMES: Final = ("catapult", "stolen", "paid")
