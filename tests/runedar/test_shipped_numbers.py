"""What the numbers of the shipped content have in common: no card is idle, and every number of seats pays its share."""

from itertools import permutations
from statistics import fmean

import pytest

from siegeworks.games.runedar import names as n
from siegeworks.games.runedar.game import Runedar

CONTENT = Runedar().tables.content
IDS = Runedar().tables.card_ids
DECKS = {
    "yellow": range(n.STARTING_CARDS, n.STARTING_CARDS + n.YELLOW_CARDS),
    "grey": range(n.STARTING_CARDS + n.YELLOW_CARDS, n.STARTING_CARDS + n.YELLOW_CARDS + n.GREY_CARDS),
    "red": range(n.STARTING_CARDS + n.YELLOW_CARDS + n.GREY_CARDS, n.DWARF_CARDS),
}


def lines(card: int) -> list[int]:
    """What a card can do, use by use; an "any" line works every resource as well."""
    uses = CONTENT.card_use[card * n.USES : (card + 1) * n.USES]
    return [max(value, uses[n.ANY]) if use < n.ANY else value for use, value in enumerate(uses)]


def beats(one: int, other: int) -> bool:
    """Whether a card does everything at least as well as another one."""
    return all(own >= value for own, value in zip(lines(one), lines(other), strict=True))


def cost(card: int) -> int:
    return sum(CONTENT.card_cost[card * n.RESOURCES : (card + 1) * n.RESOURCES])


def test_no_upgrade_is_beaten_by_one_that_costs_no_more() -> None:
    upgrades = range(n.STARTING_CARDS, n.DWARF_CARDS)
    pairs = [
        (IDS[one], IDS[other])
        for one, other in permutations(upgrades, 2)
        if cost(one) <= cost(other) and beats(one, other)
    ]
    assert pairs == []


def test_no_starting_card_is_beaten_by_another() -> None:
    pairs = permutations(range(n.STARTING_CARDS), 2)
    assert [(IDS[one], IDS[other]) for one, other in pairs if beats(one, other)] == []


def test_strength_and_cost_rise_from_yellow_to_grey_to_red() -> None:
    strengths = [
        fmean(sum(CONTENT.card_use[card * n.USES : card * n.USES + n.MOVE]) for card in deck) for deck in DECKS.values()
    ]
    costs = [fmean(map(cost, deck)) for deck in DECKS.values()]
    assert strengths[0] < strengths[1] < strengths[2]
    assert costs[0] < costs[1] < costs[2]
    assert max(map(cost, DECKS["grey"])) < min(map(cost, DECKS["red"]))


def test_every_space_costs_something_and_less_with_more_seats() -> None:
    spaces = [
        [
            sum(CONTENT.space_cost[at : at + n.RESOURCES])
            for at in range(first, first + n.SPACES * n.RESOURCES, n.RESOURCES)
        ]
        for first in range(0, n.MOST_SEATS * n.SPACES * n.RESOURCES, n.SPACES * n.RESOURCES)
    ]
    assert min(map(min, spaces)) >= 1
    sums = list(map(sum, spaces))
    assert sums == sorted(set(sums), reverse=True)


@pytest.mark.parametrize("level", range(n.LEVELS))
def test_every_level_names_each_wall_equally_often(level: int) -> None:
    cards = range(level * n.SIEGE_PER_LEVEL, (level + 1) * n.SIEGE_PER_LEVEL)
    walls = [CONTENT.siege_wall[card] for card in cards if CONTENT.siege_orcs[card]]
    assert len({walls.count(wall) for wall in range(n.WORKSHOPS)}) == 1


def test_the_siege_grows_from_level_to_level() -> None:
    def in_level(numbers: list[int]) -> list[int]:
        return [sum(numbers[at : at + n.SIEGE_PER_LEVEL]) for at in range(0, n.SIEGE_CARDS, n.SIEGE_PER_LEVEL)]

    orcs, arrows = in_level(CONTENT.siege_orcs), in_level(CONTENT.siege_arrow)
    assert arrows == sorted(arrows)
    assert orcs[0] < orcs[-1]
