"""The constants and names of Castlecards: kinds of cards, decks, posts, results."""

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

# Numbers of the rule book.
LEAST_SEATS: Final = 2
MOST_SEATS: Final = 4
ALL_CARDS: Final = 120
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
MOST_TURNS: Final = 600
"""A game that lasts longer is a draw (C-DRAWN); this is ten times a usual game of four seats."""
RESULT_NAMES: Final = ("running", "breached", "assaulted", "drawn")
