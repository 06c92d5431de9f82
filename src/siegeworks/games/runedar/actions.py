"""Every action of The Siege of Runedar with its number and text.

axe move tannery · axe work wood · axe melee · axe dig      play a card
aim tannery_field · roll · stop                             finish an attack, or a magic card
give 3 · give goblin 1                                      place a worked resource
hit orc · hit goblin 1 · hit troll 2 circle 3 · dig goblin 2
take 4 · discard axe                                        take an upgrade and give up a card for it
hire orcs · hire goblin 1 · hire troll 2 · hire catapult · hire siege
activate tower · reveal · continue                          let the enemy act
remove 2 · fill 2 red · done · end                          end of the turn
pass axe                                                    play a card for nothing
"""

from typing import Final

from siegeworks.games.runedar.names import (
    AIM_NAMES,
    AIMS,
    ANY_ORDER,
    DECK_NAMES,
    DECKS,
    DWARF_CARDS,
    GOBLIN_FIGURES,
    MACHINE_NAMES,
    MACHINES,
    MOST_CIRCLES,
    PLACE_NAMES,
    PLACES,
    SPACES,
    TROLL_FIGURES,
    USE_NAMES,
)
from siegeworks.kernel.actions import Notation

# For each card: move to each place, the eight other uses, and giving it up for an upgrade.
CARD_USE: Final = PLACES
CARD_DISCARD: Final = CARD_USE + 8
PER_CARD: Final = CARD_DISCARD + 1

AIM: Final = DWARF_CARDS * PER_CARD
ROLL: Final = AIM + AIMS
STOP: Final = ROLL + 1
GIVE: Final = STOP + 1
GIVE_TARGETS: Final = SPACES + GOBLIN_FIGURES
HIT_ORC: Final = GIVE + GIVE_TARGETS
HIT_GOBLIN: Final = HIT_ORC + 1
HIT_TROLL: Final = HIT_GOBLIN + GOBLIN_FIGURES
DIG_GOBLIN: Final = HIT_TROLL + TROLL_FIGURES * MOST_CIRCLES
TAKE_SPACE: Final = DIG_GOBLIN + GOBLIN_FIGURES
HIRE_ORCS: Final = TAKE_SPACE + SPACES
HIRE_GOBLIN: Final = HIRE_ORCS + 1
HIRE_TROLL: Final = HIRE_GOBLIN + GOBLIN_FIGURES
HIRE_CATAPULT: Final = HIRE_TROLL + TROLL_FIGURES
HIRE_SIEGE: Final = HIRE_CATAPULT + 1
ACTIVATE: Final = HIRE_SIEGE + 1
REVEAL: Final = ACTIVATE + MACHINES
CONTINUE: Final = REVEAL + 1
REMOVE: Final = CONTINUE + 1
FILL: Final = REMOVE + SPACES
DONE: Final = FILL + SPACES * DECKS
END: Final = DONE + 1
PASS: Final = END + 1
ACTIONS: Final = PASS + DWARF_CARDS


def notation(card_ids: list[str], rules: int = ANY_ORDER) -> Notation:
    """The texts of all actions of a version of the rules, using the card ids of the content."""
    texts: list[str] = []
    for card in card_ids[:DWARF_CARDS]:
        texts += [f"{card} move {place}" for place in PLACE_NAMES]
        texts += [f"{card} {'work ' if use < 4 else ''}{USE_NAMES[use]}" for use in range(8)]
        texts.append(f"discard {card}")
    texts += [f"aim {target}" for target in AIM_NAMES]
    texts += ["roll", "stop"]
    texts += [f"give {space + 1}" for space in range(SPACES)]
    texts += [f"give goblin {goblin + 1}" for goblin in range(GOBLIN_FIGURES)]
    texts.append("hit orc")
    texts += [f"hit goblin {goblin + 1}" for goblin in range(GOBLIN_FIGURES)]
    texts += [
        f"hit troll {troll + 1} circle {circle + 1}" for troll in range(TROLL_FIGURES) for circle in range(MOST_CIRCLES)
    ]
    texts += [f"dig goblin {goblin + 1}" for goblin in range(GOBLIN_FIGURES)]
    texts += [f"take {space + 1}" for space in range(SPACES)]
    texts.append("hire orcs")
    texts += [f"hire goblin {goblin + 1}" for goblin in range(GOBLIN_FIGURES)]
    texts += [f"hire troll {troll + 1}" for troll in range(TROLL_FIGURES)]
    texts += ["hire catapult", "hire siege"]
    texts += [f"activate {machine}" for machine in MACHINE_NAMES]
    texts += ["reveal", "continue"]
    texts += [f"remove {space + 1}" for space in range(SPACES)]
    texts += [f"fill {space + 1} {deck}" for space in range(SPACES) for deck in DECK_NAMES]
    texts += ["done", "end"]
    if rules >= ANY_ORDER:
        texts += [f"pass {card}" for card in card_ids[:DWARF_CARDS]]
    return Notation(texts)
