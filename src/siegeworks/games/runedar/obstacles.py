"""What at this table stands in the way of a use of a card, before the rule itself is quoted."""

from siegeworks.games.runedar.actions import AIM, CARD_DISCARD, CARD_USE, PER_CARD
from siegeworks.games.runedar.names import (
    ANY,
    ENTRANCE,
    FIRST_WORKSHOP,
    PLACE_NAMES,
    TUNNEL_TOWER,
    WORKSHOPS,
)
from siegeworks.games.runedar.state import State
from siegeworks.kernel.say import Say


def obstacle(say: Say, s: State, action: int, rule: str) -> str | None:
    """The circumstance that makes a rule forbid a use of a card here; None where the rule alone says it."""
    use = action % PER_CARD - CARD_USE
    if action >= AIM or not 0 <= use < CARD_DISCARD - CARD_USE:
        return None
    here = s.dwarf[s.active]
    at = _at(say, here)
    if rule == "R-WORK" and use < ANY:
        return say("obstacle-work", place_at=at, workshop_at=_at(say, FIRST_WORKSHOP + use))
    if rule == "R-WORK" and not FIRST_WORKSHOP <= here < FIRST_WORKSHOP + WORKSHOPS:
        return say("obstacle-workshop", place_at=at)
    if rule == "R-WORK-BLOCKED":
        return say("obstacle-orcs", place_at=at, count=s.orcs[here])
    if rule == "R-MELEE":
        return say("obstacle-melee", place_at=at)
    if rule == "R-RANGED":
        return say("obstacle-tower" if here < TUNNEL_TOWER else "obstacle-target", place_at=at)
    if rule == "R-DIG" and here != ENTRANCE:
        return say("obstacle-dig", place_at=at, dig_at=_at(say, ENTRANCE))
    if rule == "R-GOBLIN-RUBBLE":
        return say("obstacle-enemies", place_at=at)
    return None


def _at(say: Say, place: int) -> str:
    return say(f"place-{PLACE_NAMES[place]}-at")
