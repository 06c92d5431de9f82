"""Chapter 3 D and the end of a turn: refilling the upgrade board, discarding and drawing."""

from siegeworks.kernel.chance import Chance

from .kit import table


def test_the_board_is_filled_from_the_chamber() -> None:
    """R-REFILL: in any order, each from a deck of one's choice."""
    scene = table(hand="", next_upgrades="yellow bench, grey wand, red storm").play("end")
    scene.play("fill 4 red", "fill 1 yellow", "fill 2 grey", "done")
    assert scene.picture("board") == "board      bench | wand | . | storm | ."
    assert scene.events("space_filled") == [
        "space_filled 4 storm red",
        "space_filled 1 bench yellow",
        "space_filled 2 wand grey",
    ]


def test_elsewhere_nothing_is_filled() -> None:
    """R-REFILL: the turn ends at once."""
    scene = table(dwarf="carpenter", hand="").play("end")
    assert scene["active"] == 1
    assert scene.picture("board") == "board      . | . | . | . | ."


def test_only_the_place_at_the_end_of_the_turn_counts() -> None:
    """R-REFILL: one may come to the chamber with the last card."""
    scene = table(dwarf="carpenter", hand="saw").play("saw move chamber", "end")
    assert scene.offers("fill 1") == ["fill 1 yellow", "fill 1 grey", "fill 1 red"]


def test_filling_is_for_the_end_of_the_turn() -> None:
    """R-REFILL."""
    scene = table(hand="saw")
    assert scene.forbids("fill 1 yellow") == "R-TURN"
    assert scene.forbids("remove 1") == "R-TURN"
    assert scene.forbids("done") == "R-TURN"


def test_each_card_is_seen_as_it_comes() -> None:
    """R-REFILL: the second choice is made knowing the first card."""
    scene = table(hand="", next_upgrades="grey boots hammer").play("end", "fill 3 grey")
    assert scene.picture("board") == "board      . | . | boots | . | ."
    assert scene.play("fill 5 grey").picture("board") == "board      . | . | boots | . | hammer"


def test_filling_is_optional_also_in_part() -> None:
    """R-REFILL."""
    assert table(hand="").play("end", "done")["active"] == 1
    scene = table(hand="").play("end", "fill 2 yellow", "done")
    assert scene["active"] == 1
    assert [space == "empty" for space in scene["board"]] == [True, False, True, True, True]


def test_a_full_space_cannot_be_filled() -> None:
    """R-REFILL."""
    scene = table(hand="", board="1 axe").play("end")
    assert scene.forbids("fill 1 red") == "R-REFILL"


def test_a_full_board_ends_the_turn() -> None:
    """R-REFILL: when the last space is filled nobody is asked again."""
    scene = table(hand="", board="1 axe, 2 spear, 3 spade, 4 bench").play("end", "fill 5 red")
    assert scene["active"] == 1


def test_cards_are_removed_first() -> None:
    """R-REFILL-REMOVE: complete or not; their resources return; the spaces can be filled at once."""
    scene = table(hand="", board="1 axe: 1 wood 1 metal, 3 spade: 2 metal, 4 bench").play("end", "remove 1", "remove 3")
    assert scene.picture("board") == "board      . | . | . | bench | ."
    assert scene["stock"] == {"wood": 10, "leather": 10, "metal": 10}
    assert scene.events("upgrade_removed") == ["upgrade_removed 1 axe", "upgrade_removed 3 spade"]
    assert scene.forbids("fill 3 red") is None


def test_a_removed_card_leaves_the_game() -> None:
    """R-REFILL-REMOVE: it does not go back into its deck."""
    scene = table(hand="", board="1 axe").play("end", "remove 1")
    assert "axe" not in scene["upgrades"]["yellow"]["deck"]
    assert "axe" in scene["upgrades"]["yellow"]["drawn"]


def test_any_set_of_cards_can_be_removed() -> None:
    """R-REFILL-REMOVE, R-ANY-ORDER: every one of the 8 sets of three cards, each in any order."""
    scene = table(hand="", board="1 axe, 3 spade, 4 bench").play("end")
    found: set[str] = set()
    waiting = [scene]
    ways = 0
    while waiting:
        here = waiting.pop()
        found.add(here.picture("board"))
        ways += 1
        waiting += [here.fork().play(action) for action in here.offers("remove")]
    assert len(found) == 8
    assert ways == 1 + 3 + 3 * 2 + 3 * 2 * 1


def test_an_empty_space_has_nothing_to_remove() -> None:
    """R-REFILL-REMOVE."""
    assert table(hand="").play("end").forbids("remove 1") == "R-REFILL-REMOVE"


def test_the_five_played_cards_are_discarded_and_five_drawn() -> None:
    """R-END: then the next seat begins."""
    scene = table(dwarf="carpenter", hand="saw knife", pile="bag sling bow mace club").play("saw move tannery", "end")
    dwarf = scene["dwarves"][0]
    assert {"saw", "knife"} <= set(dwarf["discard"])
    assert len(dwarf["discard"]) == 5
    assert scene.in_hand() == "club mace bow sling bag"
    assert dwarf["pile"] == []
    assert scene["played"] == []
    assert scene.events("turn_ended", "turn_began") == ["turn_ended 0", "turn_began 1 10"]


def test_the_pile_is_drawn_from_the_top() -> None:
    """R-END: the cards come in the order of the pile."""
    scene = table(dwarf="carpenter", hand="saw", pile="bag sling bow mace club").play("end")
    drawn_cards = [text.split()[-1] for text in scene.events("card_drawn")]
    assert drawn_cards == ["club", "mace", "bow", "sling", "bag"]


def test_with_an_empty_pile_all_twelve_are_shuffled() -> None:
    """R-RESHUFFLE: two are set aside, ten are the new pile, five are drawn."""
    scene = table(dwarf="carpenter", hand="saw", pile_used_up="0").play("end", chance=Chance("mixed"))
    dwarf = scene["dwarves"][0]
    assert [len(dwarf[zone]) for zone in ("hand", "pile", "discard", "aside")] == [5, 5, 0, 2]
    assert scene.events("deck_reshuffled") == ["deck_reshuffled 0"]


def test_every_card_can_be_set_aside_by_the_shuffle() -> None:
    """R-RESHUFFLE: the two set aside before are shuffled in again."""
    aside = set()
    for number in range(80):
        scene = table(dwarf="carpenter", hand="saw", pile_used_up="0").play("end", chance=Chance(f"mix {number}"))
        aside.update(scene["dwarves"][0]["aside"])
    assert aside == {*scene.game.tables.card_ids[:10], "orc"}


def test_the_turn_is_ended_by_choice_even_with_an_empty_hand() -> None:
    """R-END: so the last card can still be taken back."""
    scene = table(dwarf="carpenter", hand="saw").play("saw move tannery")
    assert scene["active"] == 0
    assert scene.legal() == ["end"]
