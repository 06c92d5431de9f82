"""The printed tables of The Siege of Runedar in the form the rules use; `tables.py` reads and checks the TOML."""

from collections import deque
from typing import Annotated

from siegeworks.games.runedar.names import (
    CARD_KINDS,
    CATAPULT_CARDS,
    DIE_FACES,
    GOBLIN_TILES,
    MERCENARIES,
    MOST_CIRCLES,
    MOST_SEATS,
    ORDINARY_STEPS,
    PLACES,
    RESOURCES,
    SIEGE_CARDS,
    SPACES,
    STEPS,
    TROLL_TILES,
    USES,
)


class Content:
    """Flat lists of numbers, indexed by card, tile or space."""

    __slots__ = (
        "card_cost", "card_use", "catapult_space", "die_crossbow", "die_hits", "digest", "distance",
        "goblin_amount", "goblin_kind", "goblin_need", "near", "near_count", "price", "siege_arrow",
        "siege_machine", "siege_orcs", "siege_wall", "space_cost", "troll_circles", "troll_hits",
    )  # fmt: skip

    distance: Annotated[list[int], PLACES * PLACES]
    near: Annotated[list[int], PLACES * PLACES]
    near_count: Annotated[list[int], PLACES]
    card_use: Annotated[list[int], CARD_KINDS * USES]
    card_cost: Annotated[list[int], CARD_KINDS * RESOURCES]
    space_cost: Annotated[list[int], MOST_SEATS * SPACES * RESOURCES]
    siege_orcs: Annotated[list[int], SIEGE_CARDS]
    siege_wall: Annotated[list[int], SIEGE_CARDS]
    siege_machine: Annotated[list[int], SIEGE_CARDS]
    siege_arrow: Annotated[list[int], SIEGE_CARDS]
    goblin_kind: Annotated[list[int], GOBLIN_TILES]
    goblin_need: Annotated[list[int], GOBLIN_TILES * RESOURCES]
    goblin_amount: Annotated[list[int], GOBLIN_TILES]
    troll_circles: Annotated[list[int], TROLL_TILES]
    troll_hits: Annotated[list[int], TROLL_TILES * MOST_CIRCLES]
    catapult_space: Annotated[list[int], CATAPULT_CARDS]
    price: Annotated[list[int], MERCENARIES]
    die_hits: Annotated[list[int], DIE_FACES]
    die_crossbow: Annotated[list[int], DIE_FACES]
    digest: str

    def __init__(self, numbers: dict[str, list[int]], digest: str) -> None:
        self.distance = _distances()
        self.near = [0] * (PLACES * PLACES)
        self.near_count = [0] * PLACES
        for here in range(PLACES):
            for there in range(PLACES):
                if 0 < self.distance[here * PLACES + there] <= ORDINARY_STEPS:
                    self.near[here * PLACES + self.near_count[here]] = there
                    self.near_count[here] += 1
        self.card_use = numbers["card_use"]
        self.card_cost = numbers["card_cost"]
        self.space_cost = numbers["space_cost"]
        self.siege_orcs = numbers["siege_orcs"]
        self.siege_wall = numbers["siege_wall"]
        self.siege_machine = numbers["siege_machine"]
        self.siege_arrow = numbers["siege_arrow"]
        self.goblin_kind = numbers["goblin_kind"]
        self.goblin_need = numbers["goblin_need"]
        self.goblin_amount = numbers["goblin_amount"]
        self.troll_circles = numbers["troll_circles"]
        self.troll_hits = numbers["troll_hits"]
        self.catapult_space = numbers["catapult_space"]
        self.price = numbers["price"]
        self.die_hits = numbers["die_hits"]
        self.die_crossbow = numbers["die_crossbow"]
        self.digest = digest


def _distances() -> list[int]:
    """R-MAP: the steps between every two places, by breadth-first search over the printed connections."""
    joined: list[list[int]] = [[] for _ in range(PLACES)]
    for here, there in STEPS:
        joined[here].append(there)
        joined[there].append(here)
    distance = [PLACES] * (PLACES * PLACES)
    for start in range(PLACES):
        distance[start * PLACES + start] = 0
        queue = deque([start])
        while queue:
            here = queue.popleft()
            for there in joined[here]:
                if distance[start * PLACES + there] == PLACES:
                    distance[start * PLACES + there] = distance[start * PLACES + here] + 1
                    queue.append(there)
    return distance
