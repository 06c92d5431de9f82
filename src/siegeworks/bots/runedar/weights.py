"""Weights of the Runedar bots. Only their proportions matter.

The beginner digs whenever it can. The planner, which guides the search, thinks less of the next piece of rubble and
more of upgrades and work, so it improves its decks first: on the same deals it wins several times as often. Its
weights were tuned by `tools/research/tune_planner.py`.
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

PLANNER = {
    "gold": 6.6,
    "scarce": 1.07,
    "goblin": 16.0,
    "goblin_need": 0.46,
    "section": 11.2,
    "rubble": 1.15,
    "field_orc": 0.27,
    "wall_orc": 0.61,
    "workshop_orc": 1.6,
    "crowd": 0.26,
    "troll": 1.85,
    "troll_hit": 0.67,
    "machine": 2.25,
    "activation": 1.37,
    "resource": 0.29,
    "upgrade": 0.65,
    "completed": 1.13,
    "magic": 0.52,
    "idle": 0.12,
    "work": 0.94,
    "filled": 0.55,
    "patience": 0.88,
}
