"""Learning environments: Gymnasium, PettingZoo, OpenSpiel, and many games at once in NumPy arrays.

Importing this registers the Gymnasium ids. The number at the end of an id goes up when observations, the numbers of
actions or rewards change their meaning, so that what was learned with one id is never played with another.
"""

from importlib.util import find_spec

ENVIRONMENTS = {
    "siegeworks/Runedar-v0": "siegeworks.rl.gym:RunedarEnv",
    "siegeworks/Castlecards-v0": "siegeworks.rl.gym:CastlecardsEnv",
}


def register_environments() -> None:
    """Make the environments known to Gymnasium; doing it twice changes nothing."""
    import gymnasium

    for name, entry_point in ENVIRONMENTS.items():
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point=entry_point)


# OpenSpiel's adapter and the arrays need no Gymnasium, so its absence is told by the module that needs it.
if find_spec("gymnasium") is not None:
    register_environments()
