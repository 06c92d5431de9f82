"""Weights of the Runedar bots. Only their proportions matter.

The beginner digs whenever it can. The planner, which guides the search, thinks less of the next piece of rubble, so it
improves its decks first: on the same deals it takes more upgrades and wins about twice as often.
"""

BEGINNER = {
    "gold": 8.0,
    "scarce": 1.0,
    "goblin": 19.64,
    "goblin_need": 1.0,
    "section": 10.63,
    "rubble": 3.4,
    "field_orc": 0.34,
    "wall_orc": 1.03,
    "workshop_orc": 1.99,
    "crowd": 0.43,
    "troll": 1.77,
    "troll_hit": 0.65,
    "machine": 2.48,
    "activation": 1.64,
    "resource": 0.33,
    "upgrade": 0.29,
    "completed": 0.86,
    "magic": 0.51,
    "idle": 0.13,
    "work": 0.55,
    "filled": 1.21,
    "patience": 0.99,
}

PLANNER = BEGINNER | {"goblin_need": 0.25, "rubble": 1.0}
