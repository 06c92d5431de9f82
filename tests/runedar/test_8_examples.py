"""Chapter 8, worked examples the rule books print."""

from .kit import drawn, table


def test_movement_from_the_chamber() -> None:
    """R-MOVE: 1 step to any courtyard and 1 more to any wall."""
    scene = table(dwarf="chamber", hand="saw")
    assert scene.offers("saw move") == [
        "saw move carpenter",
        "saw move tannery",
        "saw move foundry",
        "saw move entrance",
        "saw move carpenter_wall",
        "saw move tannery_wall",
        "saw move foundry_wall",
    ]


def test_movement_from_the_tunnel_tower() -> None:
    """R-MOVE: 2 steps to the carpenter, down onto the wall and down again."""
    assert table(dwarf="tunnel_tower", hand="saw").play("saw move carpenter").place() == "carpenter"
    assert table(dwarf="tunnel_tower", hand="crutch").forbids("crutch move carpenter") == "R-MOVE"


def test_movement_from_wall_to_wall() -> None:
    """R-MOVE: 1 step, it is not necessary to climb the tower."""
    assert table(dwarf="tannery_wall", hand="crutch").play("crutch move foundry_wall").place() == "foundry_wall"


def test_catapult_card_2() -> None:
    """R-CATAPULT: the upgrade on space 2 leaves, its wood returns, the space is blocked, 1 gold is lost."""
    scene = table(machines="catapult 0", next_catapults="2", board="1 spade, 2 axe: 2 wood")
    assert scene.picture("carpenter", "chamber", "board") == drawn("""
        carpenter  .       .       .       8 wood
        chamber    AB      20 gold
        board      spade | axe 2 wood | . | . | .
    """)
    scene.begin_turn()
    assert scene.picture("carpenter", "chamber", "board") == drawn("""
        carpenter  .       .       .       10 wood
        chamber    AB      19 gold
        board      spade | x | . | . | .
    """)


def test_siege_card_with_one_orc_and_an_arrow() -> None:
    """R-SIEGE-ORC, R-SIEGE-ARROW: the carpenter's orc steals, the field orcs climb, the new one too."""
    scene = table(orcs="carpenter, tannery_field, foundry_field 2", siege="one_carpenter_arrow").begin_turn("orc")
    assert scene.picture("carpenter", "tannery", "foundry", "chamber") == drawn("""
        carpenter  .       o       .       10 wood
        tannery    .       o       .       10 leather
        foundry    .       oo      .       10 metal
        chamber    AB      19 gold
    """)


def test_the_workshop_mercenary_saves_that_nugget() -> None:
    """R-MERC-ORCS: hired after the reveal, before the advance."""
    scene = table(orcs="carpenter, tannery_field", siege="one_carpenter_arrow", for_hire="orcs").begin_turn("orc")
    scene.play("reveal", "hire orcs")
    assert scene.events("orc_stole") == []
    assert scene.picture("carpenter", "tannery", "chamber") == drawn("""
        carpenter  .       o       .       10 wood
        tannery    .       o       .       10 leather
        chamber    AB      16 gold
    """)


def test_two_wood_split_over_two_upgrades() -> None:
    """R-WORK."""
    scene = table(dwarf="carpenter", hand="saw", board="1 spear, 5 axe").play("saw work wood", "give 1", "give 5")
    assert scene.picture("carpenter", "board") == drawn("""
        carpenter  .       .       A       8 wood
        board      spear 1 wood | . | . | . | axe 1 wood
    """)


def test_two_orcs_in_the_foundry() -> None:
    """R-WORK-BLOCKED, R-MELEE, R-LOST-HITS: no metal; two cards give 3 dice; 3 hits kill one, the third is lost."""
    scene = table(dwarf="foundry", hand="tongs club", orcs="foundry 2", board="3 spade")
    assert scene.forbids("tongs work metal") == "R-WORK-BLOCKED"
    scene.play("tongs melee", "club melee", "roll", dice=["hit 1", "hit 2", "crossbow"])
    assert scene.events("attack_rolled", "hits_scored", "orc_defeated") == [
        "attack_rolled 0 melee 3",
        "hits_scored 3 melee",
        "orc_defeated foundry",
    ]
    assert scene.picture("foundry") == "foundry    .       .       o A     10 metal"


def test_shooting_from_a_tower_at_the_field_of_the_other_side() -> None:
    """R-RANGED: an orc on the wall to one side, two in the field of the other; one crossbow, one orc dies."""
    scene = table(dwarf="west_tower", hand="bow", orcs="carpenter_wall, tannery_field 2").play("bow ranged")
    assert scene.legal() == ["aim carpenter_wall", "aim tannery_field"]
    scene.play("aim tannery_field", dice=["crossbow", "hit 2"])
    assert scene.picture("carpenter", "tannery", "towers") == drawn("""
        carpenter  .       o       .       10 wood
        tannery    o       .       .       10 leather
        towers     tunnel .   west A   east .
    """)


def test_the_last_rubble_is_dug() -> None:
    """R-SECTION, R-NEXT: two goblins appear, no digging until both are gone."""
    scene = table(
        dwarf="entrance", hand="shovel pick knife club", rubble=3, sections=1, next_goblins="fight_2a fight_2b"
    )
    scene.play("shovel dig")
    assert scene.picture("entrance") == "entrance   A       0 rubble, fight_2a, fight_2b"
    assert scene.forbids("pick dig") is not None
    scene.play("knife melee", "roll", dice=["hit 1"])
    assert scene.picture("entrance") == "entrance   A       0 rubble, fight_2b"
    assert scene.forbids("pick dig") is not None
    scene.play("club melee", "roll", dice=["hit 2", "crossbow"])
    assert scene.picture("entrance") == "entrance   A       6 rubble"
    assert scene.play("pick dig")["rubble"] == 4


def test_the_cost_of_two_wood_one_metal_and_one_leather() -> None:
    """R-COST: the axe and its space together; it takes these resources and no more."""
    scene = table(dwarf="carpenter", hand="great_axe bench", board="2 axe: 1 metal 1 leather").play(
        "great_axe work wood"
    )
    assert scene.picture("board") == "board      . | axe 2 wood 1 leather 1 metal | . | . | ."
    assert scene.events("upgrade_completed") == ["upgrade_completed 2 axe"]
    assert scene.forbids("bench work any") is not None


def test_the_completed_axe_is_taken() -> None:
    """R-TAKE: a hand card leaves the game, resources return, the axe is played the same turn."""
    scene = table(dwarf="foundry", hand="saw pick", orcs="foundry", board="2 axe: 2 wood 1 leather 1 metal")
    scene.play("take 2", "discard pick")
    assert scene.in_hand() == "saw axe"
    assert scene["stock"] == {"wood": 10, "leather": 10, "metal": 10}
    scene.play("axe melee", "roll", dice=["hit 1", "hit 1", "crossbow"])
    assert scene["orcs"] == {}


def test_three_hits_shared_between_a_troll_and_a_goblin() -> None:
    """R-MELEE: a troll circle and a 1-hit goblin, which dies; then one crossbow from the tunnel tower."""
    scene = table(dwarf="entrance", hand="mace bow boots", trolls="troll_222", goblins="fight_1, mix_1")
    scene.play("mace melee", "roll", "hit troll 1 circle 1", dice=["hit 2", "hit 1", "crossbow"])
    assert scene.events("hits_scored", "circle_covered", "goblin_defeated") == [
        "hits_scored 3 melee",
        "circle_covered troll 1 1",
        "circle_covered goblin 1 1",
        "goblin_defeated 1 fight_1",
    ]
    assert scene.picture("entrance") == "entrance   A       0 rubble, troll_222 (x 2 2), mix_1"
    scene.play("boots move tunnel_tower", "bow ranged", "aim entrance", dice=["crossbow", "hit 3"])
    assert scene.picture("entrance") == "entrance   .       0 rubble, troll_222 (x x 2), mix_1"


def test_a_direct_hit_is_declared_before_the_roll() -> None:
    """R-DIRECT, pl: 2 dice give 1 hit, a direct hit cannot be added; a new attack with it and 1 die makes 3 hits."""
    scene = table(dwarf="entrance", hand="club knife shield", trolls="troll_33")
    scene.play("club melee", "roll", dice=["hit 1", "crossbow"])
    assert scene.picture("entrance") == "entrance   A       6 rubble, troll_33 (3 3)"
    scene.play("knife melee", "shield direct", "roll", dice=["hit 1"])
    assert scene.events("hits_scored", "circle_covered") == ["hits_scored 3 melee", "circle_covered troll 1 1"]
    assert scene.picture("entrance") == "entrance   A       6 rubble, troll_33 (x 3)"
