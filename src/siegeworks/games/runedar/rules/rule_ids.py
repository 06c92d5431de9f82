"""The rules that can forbid an action, by number. A refusal function returns this number; 0 means allowed."""

from typing import Final

ALLOWED: Final = 0
R_TURN: Final = 1
R_CARD: Final = 2
R_MOVE: Final = 3
R_MAGIC: Final = 4
R_WORK: Final = 5
R_WORK_BLOCKED: Final = 6
R_MELEE: Final = 7
R_RANGED: Final = 8
R_DIG: Final = 9
R_TAKE: Final = 10
R_COST: Final = 11
R_REFILL: Final = 12
R_REFILL_REMOVE: Final = 13
R_MERC: Final = 14
R_MERC_TIME: Final = 15
R_MERC_ORCS: Final = 16
R_MERC_GOBLIN: Final = 17
R_MERC_TROLL: Final = 18
R_MERC_CATAPULT: Final = 19
R_MERC_SIEGE: Final = 20
R_MERC_LAST_NUGGET: Final = 21
R_LOST_HITS: Final = 22
R_GOBLIN_RUBBLE: Final = 23
R_MACHINE: Final = 24
R_ORC: Final = 25
R_WORK_NOTHING: Final = 26
R_ONE_LINE: Final = 27
# The ends of a game, in the order of its results: nothing can be chosen any more.
R_WIN: Final = 28
R_LOSE_SIEGE: Final = 29
R_LOSE_CATAPULT: Final = 30
R_LOSE_TROLL: Final = 31
R_LOSE_ORC: Final = 32
R_LOSE_GOLD: Final = 33

RULE_IDS: Final = (
    "", "R-TURN", "R-CARD", "R-MOVE", "R-MAGIC", "R-WORK", "R-WORK-BLOCKED", "R-MELEE", "R-RANGED", "R-DIG",
    "R-TAKE", "R-COST", "R-REFILL", "R-REFILL-REMOVE", "R-MERC", "R-MERC-TIME", "R-MERC-ORCS",
    "R-MERC-GOBLIN", "R-MERC-TROLL", "R-MERC-CATAPULT", "R-MERC-SIEGE", "Q8", "R-LOST-HITS",
    "R-GOBLIN-RUBBLE", "R-MACHINE", "R-ORC", "Q11", "Q14", "R-WIN", "R-LOSE-SIEGE",
    "R-LOSE-CATAPULT", "R-LOSE-TROLL", "R-LOSE-ORC", "R-LOSE-GOLD",
)  # fmt: skip
