"""What The Siege of Runedar brings for the lab."""

from siegeworks.games.runedar import names as runedar
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.part import CardSort, LabPart
from siegeworks.lab.runedar.capabilities import CAPABILITIES
from siegeworks.lab.runedar.sampler import CURVE


def action_kinds(game: AnyGame) -> list[str]:
    """The text of each action without numbers, places and the cards that do it."""
    cards = set(game.tables.card_ids[: runedar.DWARF_CARDS])
    objects = cards | {*runedar.PLACE_NAMES, "circle"}
    return [_kind(text, cards, objects) for text in game.notation.texts]


def _kind(text: str, cards: set[str], objects: set[str]) -> str:
    first, *others = (word for word in text.split() if not word.isdigit())
    return " ".join([*([] if first in cards else [first]), *(word for word in others if word not in objects)])


PART = LabPart(
    endings=runedar.RESULT_NAMES[runedar.WON :],
    required_endings=frozenset(runedar.RESULT_NAMES[runedar.LOST_SIEGE :]),
    cards=(
        CardSort(
            "upgrade",
            lambda tables: tables.card_ids[runedar.STARTING_CARDS : runedar.DWARF_CARDS],
            runedar.STARTING_CARDS,
            {"upgrade_taken": "card"},
            at_least=0.01,
        ),
        CardSort("starting", lambda tables: tables.card_ids[: runedar.STARTING_CARDS], 0, {"card_played": "card"}),
        CardSort(
            "mercenary",
            lambda _: runedar.MERCENARY_NAMES,
            0,
            {"mercenary_hired": "mercenary"},
            name=lambda words, number: words.mercenary(number),
        ),
    ),
    action_kinds=action_kinds,
    series=CURVE,
    capabilities=CAPABILITIES,
    targets=(
        "random 2,3,4 easy <0.1",
        "random 2,3,4 normal,hard,epic 0-0",
        "greedy 2,3,4 easy 15-40",
        "greedy 2,3,4 normal 3-15",
        "greedy 2,3,4 hard <5",
        "greedy 2,3,4 epic <1",
        "greedy 2,3,4 easy,normal,hard,epic turns 25-60",
        "expert 2,3,4 easy 90-99",
        "expert 2,3,4 normal 70-90",
        "expert 2,3,4 hard 40-65",
        "expert 2,3,4 epic 15-35",
        "expert 2,3,4 easy,normal,hard,epic turns 25-60",
    ),
    sample_counts="siegeworks.lab.runedar.pressure:PressureCounts",
)
