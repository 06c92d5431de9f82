"""What Castlecards brings for the lab."""

from siegeworks.games.castlecards import names as castlecards
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.castlecards.capabilities import CAPABILITIES
from siegeworks.lab.castlecards.sampler import WALLS
from siegeworks.lab.part import CardSort, LabPart

PLAYED = {"card_added": "card", "card_shown": "card", "reaction_played": "card", "reaction_shown": "card"}
"""The events that show a card of an attack or a reaction, one for each card."""


def action_kinds(game: AnyGame) -> list[str]:
    """The text of each action without numbers and cards.

    The first word is always kept, even if a card has the same name: `king`, `night`.
    """
    cards = {*game.tables.kind_ids, *castlecards.FACE_DOWN.split()}
    return [_kind(text, cards) for text in game.notation.texts]


def _kind(text: str, cards: set[str]) -> str:
    first, *others = (word for word in text.split() if not word.isdigit())
    return " ".join([first, *(word for word in others if word not in cards)])


PART = LabPart(
    endings=castlecards.RESULT_NAMES[castlecards.BREACHED :],
    cards=(
        CardSort(
            "academy",
            lambda tables: tables.kind_ids[castlecards.FIRST_ACADEMY : castlecards.HAND_KINDS],
            castlecards.FIRST_ACADEMY,
            PLAYED,
            at_least=0.0,
        ),
        CardSort(
            "weapon",
            lambda tables: tables.kind_ids[castlecards.FIRST_WEAPON : castlecards.FIRST_ACADEMY],
            castlecards.FIRST_WEAPON,
            PLAYED,
            at_least=0.0,
        ),
        CardSort(
            "thrown",
            lambda tables: tables.kind_ids[: castlecards.VILLAGE_KINDS],
            castlecards.SOLDIER,
            {"card_wasted": "card"},
            most_a_game=1.0,
        ),
    ),
    action_kinds=action_kinds,
    # Between two rivals nobody plays on after a castle fell (C-FALLEN, C-GIFT).
    seats_for_action={"give": castlecards.LEAST_SEATS + 1},
    unused_prefix="unused_",
    series=WALLS,
    capabilities=CAPABILITIES,
    targets=tuple(
        f"{bot} {target}"
        for bot in ("greedy", "expert")
        for target in ("2 first 47-53", "3,4 places <4", "2,3,4 draws <1", "2,3 turns 8-20", "4 turns 8-14")
    ),
)
