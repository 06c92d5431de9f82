"""What a seat can do in Castlecards: the actions that each capability stands for."""

from typing import Any

from siegeworks.bots.restriction import Forbids
from siegeworks.games.castlecards.actions import (
    ADD,
    ATTACK,
    BUILD,
    BUY,
    CROWN,
    DRAW,
    EXPLORE,
    GIVE,
    GO,
    NIGHT_ATTACK,
    POST,
    REMOVE,
    STUDY,
    UNPOST,
)
from siegeworks.games.castlecards.frames import REACT, SUPPORT
from siegeworks.games.castlecards.names import DEFENDER, LEAST_SEATS, TARGETS
from siegeworks.games.castlecards.rules.fortress import needs_assault
from siegeworks.kernel.frames import top_kind
from siegeworks.lab.part import Capability, actions


def cards_in(stage: int) -> Forbids:
    """Laying out cards in one stage of an attack."""

    def uses(state: Any, action: int) -> bool:
        return ADD <= action < GO and top_kind(state) == stage

    return uses


def assaults(state: Any, action: int) -> bool:
    """An attack on a castle, or on a card posted on it, over walls that stand."""
    if action >= ADD:
        return False
    victim, target = divmod(action % NIGHT_ATTACK, TARGETS)
    return needs_assault(state, victim, target)


def attacks_posted(_state: Any, action: int) -> bool:
    """An attack on a posted card alone."""
    return action < ADD and action % TARGETS >= DEFENDER


CAPABILITIES = (
    Capability("attack", actions(ATTACK, NIGHT_ATTACK)),
    Capability("night", actions(NIGHT_ATTACK, ADD)),
    Capability("assault", assaults),
    Capability("attack_posted", attacks_posted),
    Capability("post", actions(POST, UNPOST)),
    Capability("unpost", actions(UNPOST, BUILD)),
    Capability("build", actions(BUILD, EXPLORE)),
    Capability("dungeon", actions(EXPLORE, BUY)),
    Capability("buy", actions(BUY, STUDY)),
    Capability("academy", actions(STUDY, CROWN)),
    Capability("king", actions(CROWN, DRAW)),
    Capability("react", cards_in(REACT)),
    Capability("support", cards_in(SUPPORT), LEAST_SEATS + 1),
    Capability("gift", actions(GIVE, REMOVE), LEAST_SEATS + 1),
)
