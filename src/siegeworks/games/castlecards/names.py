"""The constants and names of Castlecards: kinds of cards, decks, posts, results, versions and house rules."""

from typing import Final

# Kinds of cards. Cards of one kind are interchangeable, so a hand is a count for each kind.
SOLDIER: Final = 0
ARCHER: Final = 1
GOLD: Final = 2
BUILDER: Final = 3
EXPLORER: Final = 4
KING: Final = 5
DUKE: Final = 6
NIGHT: Final = 7
VILLAGE_KINDS: Final = 8
POSTABLE: Final = 2
"""Soldiers and archers are the first kinds."""
FIRST_WEAPON: Final = VILLAGE_KINDS
MOST_WEAPONS: Final = 8
FIRST_ACADEMY: Final = FIRST_WEAPON + MOST_WEAPONS
MOST_ACADEMY: Final = 8
HAND_KINDS: Final = FIRST_ACADEMY + MOST_ACADEMY
"""A hand holds only kinds below this number; dungeon cards are never in a hand."""
FIRST_DUNGEON: Final = HAND_KINDS
MOST_DUNGEONS: Final = 16
KINDS: Final = FIRST_DUNGEON + MOST_DUNGEONS
HIDDEN: Final = -1
"""In a view, a card or count that the seat may not see; in a state, an empty cell."""
VILLAGE_NAMES: Final = ("soldier", "archer", "gold", "builder", "explorer", "king", "duke", "night")

# Decks, in the order of their kinds. The top of a deck is the end of its list.
VILLAGE_DECK: Final = 0
SIEGE_DECK: Final = 1
ACADEMY_DECK: Final = 2
DUNGEON_DECK: Final = 3
DECKS: Final = 4
DECK_CELLS: Final = 100
DECK_NAMES: Final = ("village", "siege", "academy", "dungeon")
DECK_FIRST: Final = (0, FIRST_WEAPON, FIRST_ACADEMY, FIRST_DUNGEON)
DECK_END: Final = (VILLAGE_KINDS, FIRST_ACADEMY, HAND_KINDS, KINDS)
BACKS: Final = DUNGEON_DECK
"""A hand holds cards of the decks below this number; their backs tell them apart (C-BACKS)."""
MOST_IN_HAND: Final = BACKS * DECK_CELLS
"""The most cards that a hand can hold: those of all its decks."""

# Posts of a fortress: the castle, then its walls.
CASTLE: Final = 0
FIRST_WALL: Final = 1
MOST_WALLS: Final = 3
POSTS: Final = FIRST_WALL + MOST_WALLS
POST_NAMES: Final = ("castle", "wall 1", "wall 2", "wall 3")
FORTRESS_KINDS: Final = 2
FORTRESS_NAMES: Final = ("castle", "wall")

# Targets of an attack: the posts, then one defender of each post.
DEFENDER: Final = POSTS
TARGETS: Final = 2 * POSTS

# Weapons of one seat that a victim can choose for removal: each kind, then any of those that lie face down.
FACE_DOWN_WEAPON: Final = MOST_WEAPONS
MARKS: Final = FACE_DOWN_WEAPON + 1
FACE_DOWN: Final = "face down"
"""The name of a weapon that lies face down."""

# Numbers of the rule book.
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
LEAST_CASTLES: Final = 4
LEAST_WALLS: Final = 8
WALLS_OF_TWO: Final = 3
WALLS_OF_MORE: Final = 2
DEAL_OF_TWO: Final = 4
ACADEMY_OF_TWO: Final = 1
DEAL_OF_MORE: Final = 5
BUILD_CARDS: Final = 4
BUY_CARDS: Final = 2
ACADEMY_GOLD: Final = 2
KING_ACTIONS: Final = 2
MOST_EXPLORERS: Final = 16
HALVES: Final = 2
"""Strength is counted in halves of a sword or a shield."""

# Results of a game.
RUNNING: Final = 0
BREACHED: Final = 1
"""Won: the last rival castle fell after its walls."""
ASSAULTED: Final = 2
"""Won: the last rival castle fell to an assault weapon while its walls stood."""
DRAWN: Final = 3
"""Drawn: no village card is left and nobody did anything for a round (C-DRAWN)."""
STALEMATE: Final = 4
"""Drawn: nobody stormed the last castles in `MOST_TURNS` turns (C-TURN-CAP)."""
RANKS: Final = ("weary_peace", "bare_castle", "last_wall", "firm_walls", "unscathed")
"""The ranks of the Chronicles, by what still stands in the winner's fortress; without a winner nothing counts."""
RESULT_NAMES: Final = ("running", "breached", "assaulted", "drawn", "stalemate")
MOST_TURNS: Final = 600
"""A game that lasts longer is a draw (C-TURN-CAP); this is ten times a usual game of four seats."""

# Versions of the rules.
FIRST_RULES: Final = 1
"""Cards are laid out face up and in ascending order only; kept for games that were begun under these rules."""
RULES: Final = 2
"""The newest version."""

# House rules. Each is a setting with two values; 0 is the default.
HAND_CONQUEST: Final = 1
"""`conquest`: a conqueror takes the hand of the fallen as well (C-CONQUEST)."""
ATTACKABLE_CASTLE_POSTS: Final = 1
"""`castle_posts`: cards posted on a castle can be attacked behind its walls (C-POSTED)."""
POST_EACH_ACTION: Final = 1
"""`king_posts`: with a king a card can be posted with each action (C-POST-ONCE)."""
GIFTS_TO_ANYONE: Final = 1
"""`gifts`: fallen seats can receive gifts too (C-GIFT)."""
HOUSE_RULES: Final = {
    "conquest": ("table", "hand"),
    "castle_posts": ("protected", "attackable"),
    "king_posts": ("turn", "action"),
    "gifts": ("living", "anyone"),
}
"""The values of each house rule, the default first. Each is stored in the field of the state that has its name."""
