"""Chapter 3 C, dwarf cards: moving, magic, and working resources."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from .kit import drawn, table


def test_a_card_is_one_action() -> None:
    """R-CARD: once played it is out of the hand."""
    scene = table(dwarf="carpenter", hand="saw club", board="1 axe").play("saw move tannery")
    assert scene.in_hand() == "club"
    assert "saw" in scene["played"]
    assert scene.forbids("saw move carpenter") == "R-CARD"


def test_only_a_printed_line_can_be_used() -> None:
    """R-CARD: a saw has no melee line, and a card that is not in the hand cannot be played."""
    scene = table(dwarf="foundry", hand="saw", orcs="foundry")
    assert scene.forbids("saw melee") == "R-CARD"
    assert scene.forbids("club melee") == "R-CARD"


def test_cards_can_be_played_for_nothing() -> None:
    """R-CARD-PASS: ending the turn plays the rest of the hand without effect."""
    scene = table(hand="saw club knife", dwarf="entrance").play("saw move chamber", "end")
    assert scene.events("card_unused") == ["card_unused 0 knife", "card_unused 0 club"]
    scene.play("done")
    assert len(scene["dwarves"][0]["discard"]) == 5
    assert scene["dwarves"][0]["discard"][-3:] == ["saw", "knife", "club"]


def test_a_card_moves_up_to_its_steps() -> None:
    """R-MOVE: two on ordinary cards; staying in the same place is not a move."""
    scene = table(dwarf="tunnel_tower", hand="saw")
    assert scene.offers("saw move") == [
        "saw move carpenter",
        "saw move carpenter_wall",
        "saw move tannery_wall",
        "saw move carpenter_field",
        "saw move west_tower",
    ]
    assert scene.forbids("saw move tannery") == "R-MOVE"
    assert scene.forbids("saw move tunnel_tower") == "R-MOVE"


def test_a_card_with_more_steps_goes_further() -> None:
    """R-MOVE: the steps are those on the card."""
    scene = table(dwarf="tunnel_tower", hand="saw pony crutch")
    assert scene.forbids("pony move chamber") is None
    assert scene.forbids("saw move chamber") == "R-MOVE"
    assert scene.forbids("crutch move carpenter") == "R-MOVE"
    assert scene.play("pony move chamber").place() == "chamber"


def test_moving_moves_the_active_dwarf_only() -> None:
    """R-MOVE."""
    scene = table(dwarves="carpenter carpenter", hand="saw").play("saw move tannery")
    assert [scene.place(0), scene.place(1)] == ["tannery", "carpenter"]
    assert scene.events("dwarf_moved") == ["dwarf_moved 0 carpenter tannery"]


def test_a_magic_card_moves_anywhere_and_then_does_one_thing_more() -> None:
    """R-MAGIC: the boots carry the dwarf from a field to the entrance, where it fights."""
    scene = table(dwarf="foundry_field", hand="boots", trolls="troll_11")
    assert len(scene.offers("boots move")) == 13
    scene.play("boots move entrance")
    assert scene.legal() == ["boots melee", "stop"]
    scene.play("boots melee", "roll", dice=["hit 1", "crossbow"])
    assert scene.picture("entrance") == "entrance   A       6 rubble, troll_11 (x 1)"


def test_the_second_action_of_a_magic_card_is_not_a_move() -> None:
    """R-MAGIC."""
    scene = table(hand="boots saw", dwarf="foundry", board="4 pony").play("boots move tannery")
    assert scene.forbids("boots move carpenter") == "R-MAGIC"
    assert scene.forbids("saw move carpenter") == "R-TURN"
    assert scene.forbids("boots work leather") is None


def test_the_second_action_of_a_magic_card_is_optional() -> None:
    """R-MAGIC."""
    scene = table(hand="boots saw", dwarf="foundry", board="4 pony").play("boots move tannery", "stop")
    assert scene.in_hand() == "saw"
    assert scene["stock"]["leather"] == 10
    assert scene.forbids("saw move carpenter") is None


def test_the_move_of_a_magic_card_is_optional() -> None:
    """R-MAGIC: used without moving, a magic card is an ordinary card."""
    scene = table(hand="boots", dwarf="tannery", board="4 pony").play("boots work leather")
    assert scene.picture("board") == "board      . | . | . | pony 2 leather | ."
    assert scene.forbids("boots move chamber") == "R-CARD"


def test_a_magic_card_that_can_do_nothing_more_is_done() -> None:
    """R-MAGIC: nobody is asked about an impossible second action."""
    scene = table(hand="boots saw", dwarf="foundry").play("boots move tannery")
    assert scene.forbids("stop") == "R-TURN"
    assert scene.forbids("saw move carpenter") is None


def test_the_second_action_of_a_magic_card_must_be_on_it() -> None:
    """R-MAGIC: the wand digs, it does not fight."""
    scene = table(hand="wand", dwarf="chamber", goblins="fight_1, rubble_1").play("wand move entrance")
    assert scene.legal() == ["wand dig", "stop"]
    assert scene.forbids("wand melee") == "R-CARD"


@pytest.mark.parametrize(
    ("workshop", "card", "resource"),
    [("carpenter", "saw", "wood"), ("tannery", "knife", "leather"), ("foundry", "tongs", "metal")],
)
def test_each_resource_is_worked_in_its_workshop(workshop: str, card: str, resource: str) -> None:
    """R-WORK: and nowhere else."""
    for place in ("carpenter", "tannery", "foundry", "chamber", "entrance", f"{workshop}_wall"):
        scene = table(dwarf=place, hand=card, board="2 chisel, 3 spade")
        assert scene.forbids(f"{card} work {resource}") == (None if place == workshop else "R-WORK")


def test_orcs_stop_the_work() -> None:
    """R-WORK-BLOCKED: in the workshop; on the wall above they do not matter."""
    assert table(dwarf="carpenter", hand="saw", board="1 axe", orcs="carpenter").forbids("saw work wood") == (
        "R-WORK-BLOCKED"
    )
    scene = table(dwarf="carpenter", hand="saw", board="1 axe", orcs="carpenter_wall 3, foundry 2")
    assert scene.forbids("saw work wood") is None


def test_worked_tokens_go_onto_cards_that_need_them() -> None:
    """R-WORK: with one place for them they are placed without asking."""
    scene = table(dwarf="carpenter", hand="saw", board="1 spear").play("saw work wood")
    assert scene.picture("carpenter", "board") == drawn("""
        carpenter  .       .       A       8 wood
        board      spear 2 wood | . | . | . | .
    """)
    assert scene.events("resource_placed", "upgrade_completed") == [
        "resource_placed wood 1 spear",
        "resource_placed wood 1 spear",
        "upgrade_completed 1 spear",
    ]


def test_tokens_are_split_freely() -> None:
    """R-WORK: every split of two tokens over three cards can be chosen, in one way each."""
    scene = table(dwarf="carpenter", hand="saw", board="1 spear, 2 ballista, 5 crutch").play("saw work wood")
    assert sorted(end.picture("board") for end in scene.results("give")) == [
        "board      spear 1 wood | ballista 1 wood | . | . | crutch",
        "board      spear 1 wood | ballista | . | . | crutch 1 wood",
        "board      spear 2 wood | ballista | . | . | crutch",
        "board      spear | ballista 1 wood | . | . | crutch 1 wood",
        "board      spear | ballista 2 wood | . | . | crutch",
        "board      spear | ballista | . | . | crutch 2 wood",
    ]


def test_never_more_than_a_card_needs() -> None:
    """R-WORK: the card and its space need 2 wood; of four only two are taken."""
    scene = table(dwarf="carpenter", hand="great_axe", board="5 axe").play("great_axe work wood")
    assert scene.picture("carpenter", "board") == drawn("""
        carpenter  .       .       A       8 wood
        board      . | . | . | . | axe 2 wood
    """)


def test_a_nearly_empty_workshop_gives_what_it_has() -> None:
    """R-WORK: min(N, stock)."""
    board = "1 ballista: 4 wood, 2 wand: 3 wood, 3 storm: 2 wood, 5 spear"
    scene = table(dwarf="carpenter", hand="saw", board=board)
    assert scene["stock"]["wood"] == 1
    scene.play("saw work wood")
    assert scene.picture("carpenter", "board") == drawn("""
        carpenter  .       .       A       0 wood
        board      ballista 4 wood | wand 3 wood | storm 2 wood | . | spear 1 wood
    """)


def test_an_empty_workshop_gives_nothing() -> None:
    """R-WORK: work is not possible, so the card must be used in another way or without effect."""
    board = "1 ballista: 4 wood, 2 wand: 3 wood, 3 storm: 2 wood, 5 axe: 1 wood"
    scene = table(dwarf="carpenter", hand="saw", board=board)
    assert scene["stock"]["wood"] == 0
    assert scene.forbids("saw work wood") is not None


def test_nothing_placeable_is_not_possible() -> None:
    """R-WORK: no card on the board and no goblin needs wood."""
    assert table(dwarf="carpenter", hand="saw").forbids("saw work wood") is not None
    scene = table(dwarf="carpenter", hand="saw", board="1 spear: 2 wood, 3 spade")
    assert scene.forbids("saw work wood") is not None


@pytest.mark.parametrize(
    ("workshop", "resource"), [("carpenter", "wood"), ("tannery", "leather"), ("foundry", "metal")]
)
def test_an_any_icon_works_what_the_workshop_has(workshop: str, resource: str) -> None:
    """R-WORK-ANY."""
    scene = table(dwarf=workshop, hand="bag", board="1 chisel").play("bag work any")
    assert scene["board"][0] == {"card": "chisel", "given": {resource: 1}}
    assert scene["stock"][resource] == 9


def test_an_any_icon_needs_a_workshop_without_orcs() -> None:
    """R-WORK-ANY, R-WORK-BLOCKED."""
    assert table(dwarf="entrance", hand="bag", board="1 chisel").forbids("bag work any") == "R-WORK"
    blocked = table(dwarf="foundry", hand="bag", board="1 chisel", orcs="foundry")
    assert blocked.forbids("bag work any") == "R-WORK-BLOCKED"


def test_a_goblin_can_be_paid_from_the_workshop() -> None:
    """R-WORK, R-GOBLIN-MIX: the dwarf need not be in the entrance."""
    scene = table(dwarf="carpenter", hand="saw", goblins="mix_1, fight_1").play("saw work wood")
    assert scene.events("resource_given", "goblin_defeated") == [
        "resource_given wood 1 mix_1",
        "resource_given wood 1 mix_1",
        "goblin_defeated 1 mix_1",
    ]
    assert scene["stock"]["wood"] == 10


def test_tokens_are_shared_between_cards_and_goblins() -> None:
    """R-WORK: one for the axe, one for the goblin."""
    scene = table(dwarf="carpenter", hand="saw", board="1 axe", goblins="fixed_1, fight_1")
    scene.play("saw work wood")
    assert scene.picture("carpenter", "entrance", "board") == drawn("""
        carpenter  .       .       A       8 wood
        entrance   .       0 rubble, fixed_1 (1 wood), fight_1
        board      axe 1 wood | . | . | . | .
    """)


def test_the_choice_between_a_card_and_a_goblin_is_free() -> None:
    """R-WORK."""
    for choice, board in (("give 1", "spear 1 wood"), ("give goblin 1", "spear")):
        scene = table(dwarf="carpenter", hand="club", board="1 spear", goblins="mix_1, fight_1")
        scene.play("club work wood")
        assert scene.legal() == ["give 1", "give goblin 1"]
        assert scene.play(choice).picture("board") == f"board      {board} | . | . | . | ."


def splits(rooms: list[int], tokens: int) -> set[tuple[int, ...]]:
    """All ways to share tokens among places that each accept a given number."""
    if not rooms:
        return {()} if tokens == 0 else set()
    most = min(rooms[0], tokens)
    return {(first, *rest) for first in range(most + 1) for rest in splits(rooms[1:], tokens - first)}


@given(
    st.lists(st.integers(0, 4), min_size=5, max_size=5),
    st.integers(0, 3),
    st.sampled_from(["club", "saw", "great_axe"]),
)
@settings(deadline=None, max_examples=60, derandomize=True)
def test_every_split_of_all_tokens_can_be_chosen_in_one_way(needs: list[int], wanted: int, card: str) -> None:
    """R-WORK: compared with all ways to share as many tokens as the card says, or as can be placed."""
    cards = {1: "axe", 2: "spear", 3: "wand", 4: "ballista"}
    # With three seats only space 2 adds wood to the cost.
    cost_of = {"axe": 1, "spear": 2, "wand": 2, "ballista": 4}
    chosen = {space: cards[need] for space, need in enumerate(dict.fromkeys(needs), start=1) if need and space != 2}
    scene = table(seats=3, dwarf="carpenter", hand=card)
    if chosen:
        scene.board(", ".join(f"{space} {upgrade}" for space, upgrade in chosen.items()))
    if wanted:
        scene.goblins(f"mix_3a: {3 - wanted} metal, fight_3")
    rooms = [cost_of[chosen[space]] if space in chosen else 0 for space in range(1, 6)] + [wanted]
    tokens = min({"club": 1, "saw": 2, "great_axe": 4}[card], sum(rooms))
    if tokens == 0:
        assert scene.forbids(f"{card} work wood") is not None
        return
    ends = []
    for end in scene.play(f"{card} work wood").results("give"):
        given = [space["given"].get("wood", 0) if isinstance(space, dict) else 0 for space in end["board"]]
        paid = end["goblins"][0]
        to_goblin = 0 if not wanted else wanted if paid is None else paid["given"].get("wood", 0)
        ends.append((*given, to_goblin))
    assert len(ends) == len(set(ends))
    assert set(ends) == splits(rooms, tokens)
