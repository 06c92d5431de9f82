"""Learning environments: Gymnasium, PettingZoo, OpenSpiel, and many games at once in NumPy arrays.

Importing this registers every game with Gymnasium. The number at the end of an id goes up when observations, action
numbers or rewards change their meaning, so that what was learned with one id is never played with another.
"""

import warnings
from importlib.util import find_spec

from siegeworks.games import game_ids
from siegeworks.kernel.problem import Problem
from siegeworks.rl.explanation import explained
from siegeworks.rl.part import environment_id

ENTRY_POINT = "siegeworks.rl.gym:SeatEnv"


def environment_ids() -> dict[str, str]:
    """The environment id of each game; a plug-in with a broken part is left out with a warning."""
    ids: dict[str, str] = {}
    for game_id in game_ids():
        try:
            ids[game_id] = environment_id(game_id)
        except Problem as problem:
            warnings.warn(explained(problem), stacklevel=2)
    return ids


def register_environments() -> None:
    """Make the environments known to Gymnasium; doing it twice changes nothing."""
    import gymnasium

    for game_id, name in environment_ids().items():
        if name not in gymnasium.registry:
            gymnasium.register(id=name, entry_point=ENTRY_POINT, kwargs={"game": game_id})


# The arrays and OpenSpiel's adapter need no Gymnasium; the modules that need it say so when it is missing.
if find_spec("gymnasium") is not None:
    register_environments()
