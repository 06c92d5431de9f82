"""R-MERC: in its own turn a seat can pay gold to hire a mercenary, each once a game, between complete steps."""

from siegeworks.games.runedar.events import MACHINE_HELD, MERCENARY_HIRED, SIEGE_CARD_CANCELLED
from siegeworks.games.runedar.frames import ACTIVATION, SIEGE_CARD, SIEGE_REVEALED, ActivationFrame, SiegeFrame
from siegeworks.games.runedar.names import (
    CATAPULT,
    FIRST_WORKSHOP,
    GOBLIN_FIGURES,
    GOLD_PAID,
    GOLD_TO_CATAPULT,
    HIDDEN,
    HIRE_FOR_CATAPULT,
    HIRE_FOR_GOBLIN,
    HIRE_FOR_ORCS,
    HIRE_FOR_TROLL,
    MERCENARIES,
    SAVES_CARD_ONLY,
    TROLL_FIGURES,
    WORKSHOPS,
)
from siegeworks.games.runedar.rules.enemies import (
    after_goblins,
    defeat_goblin,
    defeat_orc,
    defeat_troll,
    lose_gold,
    machine_leaves,
)
from siegeworks.games.runedar.rules.pauses import is_pause
from siegeworks.games.runedar.rules.rule_ids import (
    ALLOWED,
    R_MERC,
    R_MERC_CATAPULT,
    R_MERC_GOBLIN,
    R_MERC_LAST_NUGGET,
    R_MERC_ORCS,
    R_MERC_SIEGE,
    R_MERC_TIME,
    R_MERC_TROLL,
)
from siegeworks.games.runedar.state import State
from siegeworks.kernel.events import EventSink, emit
from siegeworks.kernel.frames import pop, top, top_kind


def hire_refusal(s: State, mercenary: int, slot: int) -> int:
    """R-MERC: a hire must be unused, affordable without the last nugget (Q8), at a pause, and useful right now."""
    if s.hired[mercenary] == 1:
        return R_MERC
    if not payable(s, mercenary):
        return R_MERC_LAST_NUGGET
    return use_refusal(s, mercenary, slot) if is_pause(s) else R_MERC_TIME


def payable(s: State, mercenary: int) -> bool:
    """Whether a mercenary is unused and its price leaves at least one nugget."""
    return s.hired[mercenary] == 0 and s.gold > s.content.price[mercenary]


def use_refusal(s: State, mercenary: int, slot: int) -> int:
    """R-MERC-ORCS, -GOBLIN, -TROLL, -CATAPULT, -SIEGE: a mercenary must have an effect now."""
    if mercenary == HIRE_FOR_ORCS:
        for workshop in range(WORKSHOPS):
            if s.orcs[FIRST_WORKSHOP + workshop] > 0:
                return ALLOWED
        return R_MERC_ORCS
    if mercenary == HIRE_FOR_GOBLIN:
        return ALLOWED if s.goblin_tile[slot] != HIDDEN else R_MERC_GOBLIN
    if mercenary == HIRE_FOR_TROLL:
        return ALLOWED if s.troll_tile[slot] != HIDDEN else R_MERC_TROLL
    kind = top_kind(s)
    if mercenary == HIRE_FOR_CATAPULT:
        activating = kind == ACTIVATION and top(s, ActivationFrame).machine == CATAPULT
        return ALLOWED if activating else R_MERC_CATAPULT
    revealed = kind == SIEGE_CARD and top(s, SiegeFrame).step == SIEGE_REVEALED
    return ALLOWED if revealed else R_MERC_SIEGE


def any_to_hire(s: State) -> bool:
    """Whether a seat has to be asked at a pause: some mercenary is unused, affordable and useful."""
    if not is_pause(s):
        return False
    for mercenary in range(MERCENARIES):
        if payable(s, mercenary):
            for slot in range(hire_slots(mercenary)):
                if use_refusal(s, mercenary, slot) == ALLOWED:
                    return True
    return False


def hire_slots(mercenary: int) -> int:
    """How many targets a mercenary can have; goblins and trolls are chosen by their slots."""
    if mercenary == HIRE_FOR_GOBLIN:
        return GOBLIN_FIGURES
    return TROLL_FIGURES if mercenary == HIRE_FOR_TROLL else 1


def hire(s: State, mercenary: int, slot: int, sink: EventSink | None) -> None:
    """Pay first (Q8), then apply the mercenary's effect."""
    price = s.content.price[mercenary]
    s.hired[mercenary] = 1
    emit(sink, MERCENARY_HIRED, mercenary, price, 0)
    lose_gold(s, price, GOLD_PAID, sink)
    if mercenary == HIRE_FOR_ORCS:
        _clear_workshops(s, sink)
    elif mercenary == HIRE_FOR_GOBLIN:
        defeat_goblin(s, slot, sink)
        after_goblins(s, sink)
    elif mercenary == HIRE_FOR_TROLL:
        defeat_troll(s, slot, sink)
    elif mercenary == HIRE_FOR_CATAPULT:
        # Q6: this replaces the activation, so nothing is revealed, blocked or lost; a house rule lets the gold go.
        pop(s)
        machine_leaves(s, CATAPULT)
        emit(sink, MACHINE_HELD, CATAPULT, 0, 0)
        if s.catapult_mercenary == SAVES_CARD_ONLY:
            lose_gold(s, 1, GOLD_TO_CATAPULT, sink)
    else:
        emit(sink, SIEGE_CARD_CANCELLED, top(s, SiegeFrame).card, 0, 0)
        pop(s)


def _clear_workshops(s: State, sink: EventSink | None) -> None:
    """R-MERC-ORCS: defeat all orcs in the three workshops."""
    for workshop in range(WORKSHOPS):
        for _ in range(s.orcs[FIRST_WORKSHOP + workshop]):
            defeat_orc(s, FIRST_WORKSHOP + workshop, sink)
