"""Chapter 3 A, machines: what the siege tower and the catapult do at the start of a turn."""

from .kit import drawn, table


def test_the_phases_of_a_turn_come_in_order() -> None:
    """R-TURN: machines, orc cards, dwarf cards, refill, end."""
    kinds = (
        "turn_began", "machine_activated", "orc_card_played", "card_phase_began", "card_played", "space_filled",
        "turn_ended",
    )  # fmt: skip
    scene = table(dwarf="tannery", machines="tower 0", siege="one_foundry").begin_turn("orc saw")
    told = scene.events(*kinds)
    told += scene.play("saw move chamber").events(*kinds)
    told += scene.play("end", "fill 1 yellow", "done").events(*kinds)
    assert told == [
        "turn_ended 1",
        "turn_began 0 10",
        "machine_activated tower",
        "orc_card_played 0",
        "card_phase_began 0",
        "card_played 0 saw move",
        "space_filled 1 axe yellow",
        "turn_ended 0",
        "turn_began 1 11",
        "card_phase_began 1",
    ]


def test_only_machines_in_the_active_area_are_activated() -> None:
    """R-MACHINE: the tower of the other seat waits for that seat's turn."""
    scene = table(machines="tower 1, catapult 0").begin_turn()
    assert scene.events("machine_activated") == ["machine_activated catapult"]
    assert scene.picture("machines") == "machines   tower B"


def test_with_both_machines_the_seat_chooses_the_order() -> None:
    """R-MACHINE."""
    for first, second in (("tower", "catapult"), ("catapult", "tower")):
        scene = table(machines="tower 0, catapult 0").begin_turn()
        assert scene.legal() == ["activate tower", "activate catapult"]
        scene.play(f"activate {first}")
        assert scene.events("machine_activated") == [f"machine_activated {first}", f"machine_activated {second}"]
        assert scene.picture("machines") == "machines   ."


def test_dwarf_cards_wait_for_the_machines() -> None:
    """R-TURN: a card of the hand cannot be played while the machines are due."""
    scene = table(machines="tower 0, catapult 0").begin_turn("saw")
    assert scene.forbids("saw move carpenter") == "R-TURN"
    assert scene.forbids("reveal") == "R-ORC"
    assert scene.forbids("end") == "R-TURN"


def test_machines_cannot_be_activated_at_other_times() -> None:
    """R-MACHINE."""
    scene = table(machines="tower 0, catapult 0")
    assert scene.forbids("activate tower") == "R-MACHINE"
    assert scene.forbids("continue") == "R-TURN"


def test_the_siege_tower_brings_the_top_troll_into_the_entrance() -> None:
    """R-TOWER: the tile comes with a figure, the tower returns to the reserve."""
    scene = table(machines="tower 0", next_trolls="troll_123").begin_turn()
    assert scene.events("machine_activated", "troll_came") == ["machine_activated tower", "troll_came 1 troll_123"]
    assert scene.picture("entrance", "machines") == drawn("""
        entrance   .       6 rubble, troll_123 (1 2 3)
        machines   .
    """)


def test_several_trolls_can_stand_in_the_entrance() -> None:
    """R-TOWER: four figures are enough, the fifth tile never comes into play."""
    scene = table(machines="tower 0", trolls="troll_222, troll_33, troll_11").begin_turn()
    assert scene.picture("entrance") == (
        "entrance   .       6 rubble, troll_222 (2 2 2), troll_33 (3 3), troll_11 (1 1), troll_123 (1 2 3)"
    )
    assert scene.outcome() is None


def test_the_last_troll_tile_loses() -> None:
    """R-TOWER, R-LOSE-TROLL."""
    scene = table(machines="tower 0", trolls_left=1).begin_turn()
    assert scene.outcome() == "winners=- reason=troll score=0"
    assert scene.events("troll_came") == []
    assert scene["trolls"] == [None] * 4


def test_the_catapult_destroys_a_space_and_a_nugget() -> None:
    """R-CATAPULT: the card there leaves the game, its resources return, the space is blocked, 1 gold is lost."""
    scene = table(machines="catapult 0", next_catapults="3", board="3 axe: 1 wood 1 metal, 4 spade: 1 leather")
    scene.begin_turn()
    assert scene.picture("carpenter", "tannery", "foundry", "chamber", "machines", "board") == drawn("""
        carpenter  .       .       .       10 wood
        tannery    .       .       .       9 leather
        foundry    .       .       .       10 metal
        chamber    AB      19 gold
        machines   .
        board      . | . | x | spade 1 leather | .
    """)
    assert scene.events("space_blocked", "upgrade_lost", "gold_lost") == [
        "space_blocked 3",
        "upgrade_lost 3 axe",
        "gold_lost 1 catapult",
    ]
    assert "axe" not in [card for deck in scene["upgrades"].values() for card in deck["deck"]]


def test_an_empty_space_is_blocked_all_the_same() -> None:
    """R-CATAPULT."""
    scene = table(machines="catapult 0", next_catapults="5").begin_turn()
    assert scene.picture("board") == "board      . | . | . | . | x"
    assert scene.events("upgrade_lost") == []
    assert scene["gold"] == 19


def test_a_blocked_space_stays_blocked_for_the_rest_of_the_game() -> None:
    """R-CATAPULT: it cannot be filled, nor can the blocking card be removed."""
    scene = table(hand="", blocked="2").play("end")
    assert scene.forbids("fill 2 yellow") == "R-REFILL"
    assert scene.forbids("remove 2") == "R-REFILL-REMOVE"
    assert scene.forbids("fill 1 yellow") is None


def test_the_last_catapult_card_loses_before_anything_else_of_it_happens() -> None:
    """R-CATAPULT, R-LOSE-CATAPULT."""
    scene = table(machines="catapult 0", blocked="1 2 3 4", board="5 axe: 1 wood", gold=1).begin_turn()
    assert scene.outcome() == "winners=- reason=catapult score=0"
    assert scene["gold"] == 1
    assert scene.picture("board") == "board      x | x | x | x | axe 1 wood"


def test_the_catapult_can_take_the_last_nugget() -> None:
    """R-CATAPULT, R-LOSE-GOLD."""
    scene = table(machines="catapult 0", gold=1).begin_turn()
    assert scene.outcome() == "winners=- reason=gold score=0"


def test_a_machine_that_ends_the_game_stops_the_other() -> None:
    """R-MACHINE: nothing later resolves."""
    scene = table(machines="tower 0, catapult 0", trolls_left=1).begin_turn().play("activate tower")
    assert scene.outcome() == "winners=- reason=troll score=0"
    assert scene.events("machine_activated") == ["machine_activated tower"]
    assert scene["gold"] == 20
