"""Chapter 3 C, dwarf cards: close-range and long-range attacks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .kit import Scene, table


def hits_of(scene: Scene) -> str:
    (told,) = scene.events("hits_scored")
    return told


def test_melee_needs_an_orc_in_the_same_place() -> None:
    """R-MELEE."""
    for place in ("foundry", "foundry_wall", "foundry_field"):
        assert table(dwarf=place, hand="club", orcs=place).forbids("club melee") is None
        assert table(dwarf=place, hand="club", orcs="carpenter").forbids("club melee") == "R-MELEE"


def test_melee_in_the_entrance_needs_a_troll_or_a_fighting_goblin() -> None:
    """R-MELEE: goblins that need resources or digging cannot be fought."""
    assert table(dwarf="entrance", hand="club", trolls="troll_33").forbids("club melee") is None
    assert table(dwarf="entrance", hand="club", goblins="fight_1").forbids("club melee") is None
    for goblin in ("fixed_1", "mix_1", "rubble_1"):
        assert table(dwarf="entrance", hand="club", goblins=goblin).forbids("club melee") == "R-MELEE"
    assert table(dwarf="chamber", hand="club", trolls="troll_33").forbids("club melee") == "R-MELEE"


def test_cards_are_declared_together_before_rolling() -> None:
    """R-MELEE: one roll for the sum of their dice."""
    scene = table(dwarf="foundry", hand="knife club", orcs="foundry 2").play("knife melee", "club melee")
    assert scene.legal() == ["roll"]
    scene.play("roll", dice=["hit 1", "hit 1", "hit 2"])
    assert scene.events("attack_rolled", "hits_scored") == ["attack_rolled 0 melee 3", "hits_scored 4 melee"]
    assert scene["orcs"] == {}


def test_no_card_joins_after_the_roll() -> None:
    """R-MELEE: a further card is a new attack with a new roll."""
    scene = table(dwarf="foundry", hand="knife club", orcs="foundry 2").play("knife melee", "roll", dice=["hit 1"])
    assert scene["orcs"] == {"foundry": 2}
    scene.play("club melee", "roll", dice=["hit 1", "crossbow"])
    assert scene["orcs"] == {"foundry": 2}


def test_while_declaring_nothing_else_can_be_done() -> None:
    """R-MELEE: no moving, no ending, no aiming."""
    scene = table(dwarf="foundry", hand="knife club bow", orcs="foundry", board="1 crutch: 1 wood").play("knife melee")
    assert scene.legal() == ["club melee", "roll"]
    assert scene.forbids("end") == "R-TURN"
    assert scene.forbids("aim foundry_wall") == "R-TURN"
    assert scene.forbids("take 1") == "R-TAKE"


@pytest.mark.parametrize(("face", "hits"), [("hit 1", 1), ("hit 2", 2), ("hit 3", 3), ("crossbow", 0)])
def test_faces_count_their_hits_and_crossbows_nothing(face: str, hits: int) -> None:
    """R-MELEE."""
    scene = table(dwarf="foundry", hand="knife", orcs="foundry").play("knife melee", "roll", dice=[face])
    assert hits_of(scene) == f"hits_scored {hits} melee"
    assert scene["orcs"].get("foundry", 0) == (0 if hits >= 2 else 1)


def test_at_most_five_dice_are_rolled() -> None:
    """R-DICE-CAP: great axe 5, mace 3, club 2; all are spent."""
    scene = table(dwarf="foundry", hand="club mace great_axe", orcs="foundry 5")
    scene.play("club melee", "mace melee", "great_axe melee", "roll", dice=["hit 2"] * 5)
    assert hits_of(scene) == "hits_scored 10 melee"
    assert scene.in_hand() == ""
    assert scene["orcs"] == {}


def test_a_direct_hit_is_two_hits_without_a_roll() -> None:
    """R-DIRECT: alone a legal attack."""
    scene = table(dwarf="foundry", hand="shield", orcs="foundry 2").play("shield direct", "roll")
    assert scene.events("attack_rolled", "die_rolled", "hits_scored") == [
        "attack_rolled 0 melee 0",
        "hits_scored 2 melee",
    ]
    assert scene["orcs"] == {"foundry": 1}


def test_each_direct_hit_icon_counts() -> None:
    """R-DIRECT: thunder has two icons."""
    scene = table(dwarf="foundry", hand="thunder", orcs="foundry 3").play("thunder direct", "roll")
    assert hits_of(scene) == "hits_scored 4 melee"
    assert scene["orcs"] == {"foundry": 1}


def test_direct_hits_are_not_capped() -> None:
    """R-DIRECT: five dice and three icons."""
    scene = table(dwarf="foundry", hand="shield great_axe thunder", orcs="foundry 8")
    scene.play("shield direct", "great_axe melee", "thunder direct", "roll", dice=["hit 2"] * 5)
    assert hits_of(scene) == "hits_scored 16 melee"
    assert scene["orcs"] == {}


def test_direct_hits_need_an_enemy_too() -> None:
    """R-DIRECT."""
    assert table(dwarf="foundry", hand="shield").forbids("shield direct") == "R-MELEE"


def test_an_orc_dies_for_two_hits_and_the_rest_is_lost() -> None:
    """R-LOST-HITS: nothing is kept for the next attack."""
    scene = table(dwarf="foundry", hand="knife tongs", orcs="foundry 2")
    scene.play("knife melee", "roll", dice=["hit 3"])
    assert scene["orcs"] == {"foundry": 1}
    scene.play("tongs melee", "roll", dice=["hit 1"])
    assert scene["orcs"] == {"foundry": 1}


def test_a_circle_is_covered_when_paid_in_full_and_stays_covered() -> None:
    """R-MELEE, R-LOST-HITS."""
    scene = table(dwarf="entrance", hand="knife tongs club", trolls="troll_33")
    scene.play("knife melee", "roll", dice=["hit 2"])
    assert scene.picture("entrance") == "entrance   A       6 rubble, troll_33 (3 3)"
    scene.play("tongs melee", "roll", dice=["hit 3"])
    assert scene.picture("entrance") == "entrance   A       6 rubble, troll_33 (x 3)"
    scene.play("club melee", "roll", dice=["hit 1", "hit 2"])
    assert scene.picture("entrance") == "entrance   A       6 rubble"
    assert scene.events("circle_covered", "troll_defeated") == ["circle_covered troll 1 2", "troll_defeated 1 troll_33"]


def test_hits_are_assigned_after_the_roll_among_the_enemies_there() -> None:
    """R-MELEE: three hits on a troll of 1, 2 and 3 and a goblin of 1: every way that wastes no useful hit."""
    scene = table(dwarf="entrance", hand="knife", trolls="troll_123", goblins="fight_1, mix_1")
    scene.play("knife melee", "roll", dice=["hit 3"])
    assert sorted(end.picture("entrance") for end in scene.results("hit")) == [
        "entrance   A       0 rubble, troll_123 (1 2 x), fight_1, mix_1",
        "entrance   A       0 rubble, troll_123 (1 x 3), mix_1",
        "entrance   A       0 rubble, troll_123 (x 2 3), mix_1",
        "entrance   A       0 rubble, troll_123 (x x 3), fight_1, mix_1",
    ]


def test_hits_that_can_fill_something_must_be_used() -> None:
    """R-LOST-HITS: only hits that fill nothing are lost; two hits cannot leave both goblins standing."""
    scene = table(dwarf="entrance", hand="knife", goblins="fight_2a, fight_2b")
    scene.play("knife melee", "roll", dice=["hit 2"])
    assert scene.legal() == ["hit goblin 1", "hit goblin 2"]
    assert sorted(end.picture("entrance") for end in scene.results("hit")) == [
        "entrance   A       0 rubble, fight_2a",
        "entrance   A       0 rubble, fight_2b",
    ]
    assert scene.forbids("hit orc") == "R-LOST-HITS"


def test_several_orcs_can_die_in_one_attack() -> None:
    """R-MELEE."""
    scene = table(dwarf="tannery_wall", hand="mace", orcs="tannery_wall 3, tannery 2")
    scene.play("mace melee", "roll", dice=["hit 3", "hit 2", "crossbow"])
    assert scene["orcs"] == {"tannery": 2, "tannery_wall": 1}


def test_ranged_attacks_are_made_from_towers() -> None:
    """R-RANGED."""
    for place in ("tannery_wall", "tannery_field", "tannery", "entrance", "chamber"):
        scene = table(dwarf=place, hand="bow", orcs="tannery_field 2, tannery_wall", machines="tower 1")
        assert scene.forbids("bow ranged") == "R-RANGED"
    assert table(dwarf="west_tower", hand="bow", orcs="tannery_field").forbids("bow ranged") is None


@pytest.mark.parametrize(
    ("tower", "targets"),
    [
        ("tunnel_tower", "carpenter_wall carpenter_field entrance"),
        ("west_tower", "carpenter_wall tannery_wall carpenter_field tannery_field"),
        ("east_tower", "tannery_wall foundry_wall tannery_field foundry_field"),
    ],
)
def test_a_tower_reaches_its_walls_and_fields(tower: str, targets: str) -> None:
    """R-RANGED: from the tunnel tower also the entrance, from every tower the machines; never workshops."""
    everywhere = "carpenter, tannery, foundry, carpenter_wall, tannery_wall, foundry_wall, carpenter_field, "
    scene = table(
        dwarf=tower,
        hand="bow",
        orcs=everywhere + "tannery_field, foundry_field",
        trolls="troll_11",
        machines="tower 0, catapult 1",
    ).play("bow ranged")
    expected = ["aim tower", "aim catapult", *(f"aim {target}" for target in targets.split())]
    assert sorted(scene.legal()) == sorted(expected)


def test_a_target_must_hold_something_that_can_be_hurt() -> None:
    """R-RANGED: chosen before rolling."""
    scene = table(dwarf="tunnel_tower", hand="bow", orcs="carpenter_field", goblins="mix_1").play("bow ranged")
    assert scene.legal() == ["aim carpenter_field"]
    assert scene.forbids("aim entrance") == "R-RANGED"
    assert scene.forbids("aim carpenter_wall") == "R-RANGED"
    assert scene.forbids("aim tower") == "R-RANGED"
    assert scene.forbids("roll") == "R-TURN"


def test_without_a_target_there_is_no_ranged_attack() -> None:
    """R-RANGED."""
    scene = table(dwarf="tunnel_tower", hand="bow", orcs="tannery_field 3, carpenter 2", goblins="rubble_1")
    assert scene.forbids("bow ranged") == "R-RANGED"


@pytest.mark.parametrize("tower", ["tunnel_tower", "west_tower", "east_tower"])
@pytest.mark.parametrize("machine", ["tower", "catapult"])
def test_one_crossbow_sends_a_machine_back(tower: str, machine: str) -> None:
    """R-RANGED: in any player's area, from any tower; more crossbows do no more."""
    scene = table(dwarf=tower, hand="bow", machines=f"{machine} 1")
    scene.play("bow ranged", f"aim {machine}", dice=["crossbow", "crossbow"])
    assert scene.picture("machines") == "machines   ."
    assert scene.events("machine_destroyed", "machine_activated") == [f"machine_destroyed {machine}"]
    assert scene["gold"] == 20


def test_a_machine_is_missed_without_crossbows() -> None:
    """R-RANGED: hits count nothing."""
    scene = table(dwarf="east_tower", hand="bow", machines="tower 0").play(
        "bow ranged", "aim tower", dice=["hit 3", "hit 1"]
    )
    assert scene.picture("machines") == "machines   tower A"


def test_each_crossbow_kills_an_orc() -> None:
    """R-RANGED: only at the place aimed at."""
    scene = table(dwarf="east_tower", hand="sling bow", orcs="foundry_wall 2, foundry_field 3, tannery_wall 3")
    scene.play("bow ranged", "sling ranged", "aim foundry_wall", dice=["crossbow", "crossbow", "crossbow"])
    assert scene["orcs"] == {"foundry_field": 3, "tannery_wall": 3}
    assert hits_of(scene) == "hits_scored 3 ranged"


def test_only_cards_with_ranged_dice_join_a_ranged_attack() -> None:
    """R-RANGED: and none of them joins a melee with its ranged line."""
    scene = table(dwarf="west_tower", hand="club bow spear hammer", orcs="tannery_wall").play("bow ranged")
    assert scene.offers("club", "hammer") == []
    assert scene.offers("spear") == ["spear ranged"]
    melee = table(dwarf="tannery_wall", hand="club bow spear", orcs="tannery_wall").play("club melee")
    assert melee.offers("spear", "bow") == ["spear melee"]


def test_a_ranged_attack_rolls_at_most_five_dice() -> None:
    """R-RANGED, R-DICE-CAP."""
    scene = table(dwarf="west_tower", hand="bow ballista", orcs="tannery_wall 6")
    scene.play("bow ranged", "ballista ranged", "aim tannery_wall", dice=["crossbow"] * 5)
    assert scene["orcs"] == {"tannery_wall": 1}


def test_in_the_entrance_each_crossbow_covers_a_circle_whatever_it_shows() -> None:
    """R-RANGED: assigned after the roll among trolls and fighting goblins."""
    scene = table(dwarf="tunnel_tower", hand="bow", trolls="troll_123", goblins="fight_1, mix_1")
    scene.play("bow ranged", "aim entrance", dice=["crossbow", "crossbow"])
    assert sorted(end.picture("entrance") for end in scene.results("hit")) == [
        "entrance   .       0 rubble, troll_123 (1 2 x), mix_1",
        "entrance   .       0 rubble, troll_123 (1 x 3), mix_1",
        "entrance   .       0 rubble, troll_123 (1 x x), fight_1, mix_1",
        "entrance   .       0 rubble, troll_123 (x 2 3), mix_1",
        "entrance   .       0 rubble, troll_123 (x 2 x), fight_1, mix_1",
        "entrance   .       0 rubble, troll_123 (x x 3), fight_1, mix_1",
    ]


def test_a_missed_shot_spends_the_cards() -> None:
    """R-RANGED."""
    scene = table(dwarf="west_tower", hand="bow saw", orcs="tannery_wall").play(
        "bow ranged", "aim tannery_wall", dice=["hit 1", "hit 3"]
    )
    assert scene.in_hand() == "saw"
    assert scene["orcs"] == {"tannery_wall": 1}


ENTRANCE = ["troll_222", "troll_33", "troll_123", "troll_112", "troll_11"]


def circles(scene: Scene) -> list[tuple[str, int]]:
    """Every open circle in the entrance: whose it is, and its hits."""
    found = [
        (troll["tile"], hits)
        for troll in scene["trolls"]
        if troll
        for circle, hits in enumerate(map(int, troll["tile"].removeprefix("troll_")), start=1)
        if circle not in troll["covered"]
    ]
    hits_of_goblin = {"fight_2a": 1, "fight_2b": 2}
    return found + [(goblin["tile"], hits_of_goblin[goblin["tile"]]) for goblin in scene["goblins"] if goblin]


def full_assignments(targets: list[tuple[str, int]], hits: int, *, ranged: bool) -> set[tuple[tuple[str, int], ...]]:
    """The circles left open by each affordable choice of targets after which no other target is affordable."""
    left_open = set()
    for chosen in range(1 << len(targets)):
        covered = [target for at, target in enumerate(targets) if chosen >> at & 1]
        others = [target for at, target in enumerate(targets) if not chosen >> at & 1]
        left = hits - sum(1 if ranged else cost for _, cost in covered)
        if left >= 0 and all((1 if ranged else cost) > left for _, cost in others):
            left_open.add(tuple(sorted(others)))
    return left_open


@given(
    st.lists(st.sampled_from(ENTRANCE), max_size=2, unique=True),
    st.sampled_from(["fight_2a", "fight_2b", "fight_2a, fight_2b"]),
    st.lists(st.sampled_from(["hit 1", "hit 2", "hit 3", "crossbow"]), min_size=5, max_size=5),
    st.booleans(),
)
@settings(deadline=None, max_examples=60, derandomize=True)
def test_every_full_assignment_can_be_chosen_in_one_way(
    trolls: list[str], goblins: str, dice: list[str], ranged: bool
) -> None:
    """R-LOST-HITS, R-MELEE, R-RANGED: compared with all subsets of the enemies in the entrance."""
    scene = table(hand="great_axe ballista", goblins=goblins)
    if trolls:
        scene.trolls(", ".join(trolls))
    targets = circles(scene)
    if ranged:
        scene.dwarf("tunnel_tower").play("ballista ranged", "aim entrance", dice=dice)
    else:
        scene.dwarf("entrance").play("great_axe melee", "roll", dice=dice)
    hits = int(hits_of(scene).split()[1])
    ends = [tuple(sorted(circles(end))) for end in scene.results("hit")]
    assert len(ends) == len(set(ends))
    assert set(ends) == full_assignments(targets, hits, ranged=ranged)
