"""Chapter 6, the end: the one way to win, the five ways to lose, and the score."""

from typing import Any

import pytest

from .kit import table


def test_the_game_is_won_with_the_last_two_goblins() -> None:
    """R-WIN: the score is the gold left."""
    scene = table(dwarf="entrance", hand="knife", goblins="fight_5", gold=7).play("knife melee", "roll", dice=["hit 3"])
    assert scene.outcome() == "winners=0,1 reason=won score=7"
    assert scene.events("game_won") == ["game_won 7"]


def test_one_goblin_of_the_last_section_is_not_enough() -> None:
    """R-WIN."""
    scene = table(dwarf="entrance", hand="knife", goblins="fight_5, mix_5").play("knife melee", "roll", dice=["hit 3"])
    assert scene.outcome() is None


def test_the_fifth_section_alone_does_not_win() -> None:
    """R-WIN: its goblins are the last hurdle."""
    scene = table(dwarf="entrance", hand="shovel", sections=4, rubble=1).play("shovel dig")
    assert scene.events("section_opened") == ["section_opened 5"]
    assert scene.outcome() is None


def test_trolls_still_standing_do_not_matter() -> None:
    """R-WIN."""
    scene = table(dwarf="carpenter", hand="club", goblins="fixed_5", trolls="troll_33, troll_222").play(
        "club work wood"
    )
    assert scene.outcome() == "winners=0,1 reason=won score=20"


@pytest.mark.parametrize(
    ("goblin", "place", "card", "actions", "dice"),
    [
        ("fixed_5", "carpenter", "club", ["club work wood"], []),
        ("mix_5: 1 metal", "tannery", "sling", ["sling work leather"], []),
        ("rubble_5", "entrance", "pick", ["pick dig"], []),
        ("fight_5", "entrance", "shield knife", ["knife melee", "shield direct", "roll"], ["hit 1"]),
        ("fight_5", "tunnel_tower", "sling", ["sling ranged", "aim entrance"], ["crossbow"]),
    ],
)
def test_every_way_to_defeat_the_last_goblin_wins(
    goblin: str, place: str, card: str, actions: list[str], dice: list[str]
) -> None:
    """R-WIN."""
    scene = table(dwarf=place, hand=card, goblins=goblin).play(*actions, dice=dice)
    assert scene.outcome() == "winners=0,1 reason=won score=20"


@pytest.mark.parametrize(
    ("reason", "changes"),
    [
        ("siege", {"siege_left": 1}),
        ("catapult", {"machines": "catapult 0", "blocked": "1 2 3 4"}),
        ("troll", {"machines": "tower 0", "trolls_left": 1}),
        ("orc", {"orcs": "foundry_wall 9", "siege": "one_carpenter"}),
        ("gold", {"gold": 1, "orcs": "tannery", "siege": "tower_arrow"}),
    ],
)
def test_five_ways_to_lose(reason: str, changes: dict[str, Any]) -> None:
    """R-LOSE, R-LOSE-SIEGE, R-LOSE-CATAPULT, R-LOSE-TROLL, R-LOSE-ORC, R-LOSE-GOLD: the score is goblins defeated."""
    scene = table(sections=3, **changes).begin_turn("orc")
    assert scene.outcome() == f"winners=- reason={reason} score=6"
    assert scene.events("game_lost") == [f"game_lost {reason} 6"]


def test_the_treasure_is_lost() -> None:
    """R-LOSE: gold does not count for a lost game."""
    scene = table(gold=19, siege_left=1).begin_turn("orc")
    assert scene.outcome() == "winners=- reason=siege score=0"
    assert scene["gold"] == 19


def test_after_the_end_nothing_can_be_done() -> None:
    """R-WIN, R-LOSE: nobody is asked, every action is refused."""
    won = table(dwarf="carpenter", hand="club saw", goblins="fixed_5").play("club work wood")
    lost = table(siege_left=1).begin_turn("orc saw")
    for scene in (won, lost):
        assert scene.legal() == []
        assert scene.game.actor(scene.state) is None
        assert scene.forbids("end") is not None
        assert scene.forbids("saw move carpenter") is not None


def test_a_running_game_has_no_outcome() -> None:
    """R-SCORE."""
    assert table().outcome() is None


def test_wins_are_scored_by_gold_and_losses_by_goblins() -> None:
    """R-SCORE: the Chronicles record it; their titles are part of the content, and every score reaches the lowest."""
    won = table(dwarf="carpenter", hand="club", goblins="fixed_5", gold=3).play("club work wood")
    lost = table(goblins="fight_4", machines="tower 0", trolls_left=1).begin_turn()
    assert won.outcome() == "winners=0,1 reason=won score=3"
    assert lost.outcome() == "winners=- reason=troll score=7"
    ranks = won.game.tables.ranks
    assert [(rank.id, rank.won, rank.at_least) for rank in ranks] == [
        ("poor", True, 1),
        ("rich", True, 10),
        ("forgotten", False, 0),
        ("remembered", False, 5),
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_seats_win_together(seats: int) -> None:
    """R-WIN: cooperative."""
    scene = table(seats=seats, dwarf="carpenter", hand="club", goblins="fixed_5").play("club work wood")
    winners = ",".join(str(seat) for seat in range(seats))
    assert scene.outcome() == f"winners={winners} reason=won score=20"
