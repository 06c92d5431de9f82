"""Chapter 2, set-up: where everything is when a game begins, and who sees it."""

from collections import Counter
from typing import Any

import pytest

from siegeworks.games.runedar.state import State
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink

from .kit import GAME, table

SEEDS = [f"deal {number}" for number in range(60)]


def dealt(seed: str = "deal", **settings: str) -> State:
    return GAME.setup(GAME.options(settings), Chance(seed), None)


def document(seed: str = "deal", **settings: str) -> dict[str, Any]:
    return GAME.document(dealt(seed, **settings))


def decks(deal: dict[str, Any], name: str, first: str = "revealed") -> list[str]:
    """All cards of a deck from the top down, including those already revealed."""
    return [*deal[name][first], *deal[name]["deck"]]


@pytest.mark.parametrize("seats", ["1", "2", "3", "4"])
def test_the_fortress_is_full_and_nobody_has_come_yet(seats: str) -> None:
    """R-SETUP: ten of each resource in its workshop, twenty gold in the chamber, all figures in the reserve."""
    deal = next(d for d in (document(seed, seats=seats) for seed in SEEDS) if not d["siege"]["revealed"])
    assert deal["stock"] == {"wood": 10, "leather": 10, "metal": 10}
    assert deal["gold"] == 20
    assert deal["orcs"] == {}
    assert deal["trolls"] == [None] * 4
    assert deal["goblins"] == [None] * 2
    assert deal["machines"] == {"tower": None, "catapult": None}
    assert deal["goblins_defeated"] == 0
    assert deal["turn"] == 1


def test_two_of_four_goblins_of_each_level_lie_under_each_section() -> None:
    """R-SETUP-1: at random; the rest leave the game."""
    ids = GAME.tables.goblin_ids
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        tunnel = document(seed)["tunnel"]
        assert tunnel["opened"] == []
        assert [[ids.index(tile) // 4 for tile in pair] for pair in tunnel["closed"]] == [[n, n] for n in range(5)]
        under = [tile for pair in tunnel["closed"] for tile in pair]
        assert sorted(under + tunnel["unused"]) == sorted(ids)
        seen.update(under)
    assert set(seen) == set(ids)
    assert min(seen.values()) >= 15


def test_nobody_sees_the_goblins_before_their_section_is_out() -> None:
    """R-SETUP-1: neither those under the sections nor those that left."""
    state = dealt()
    for seat in (0, 1, None):
        tunnel = GAME.view_document(GAME.view(state, seat))["tunnel"]
        assert tunnel == {"opened": [], "closed": [[None, None]] * 5, "unused": [None] * 10}


def test_the_siege_deck_is_ordered_by_levels_and_shuffled_within_them() -> None:
    """R-SETUP-2."""
    orders = [decks(document(seed), "siege") for seed in SEEDS[:20]]
    for order in orders:
        assert [card[-1] for card in order] == [str(1 + at // 10) for at in range(50)]
        assert sorted(order) == sorted(GAME.tables.siege_ids)
    for level in range(5):
        tops = {tuple(order[10 * level : 10 * level + 10]) for order in orders}
        assert len(tops) == 20


def test_troll_tiles_and_catapult_cards_are_shuffled() -> None:
    """R-SETUP-3: five of each, the numbers 1 to 5 once."""
    trolls = [decks(document(seed), "troll_tiles") for seed in SEEDS]
    catapults = [decks(document(seed), "catapult") for seed in SEEDS]
    assert all(sorted(order) == sorted(GAME.tables.troll_ids) for order in trolls)
    assert all(sorted(order) == ["1", "2", "3", "4", "5"] for order in catapults)
    assert {order[0] for order in trolls} == set(GAME.tables.troll_ids)
    assert {order[0] for order in catapults} == {"1", "2", "3", "4", "5"}


def test_every_dwarf_begins_in_the_chamber_with_the_same_twelve_cards() -> None:
    """R-SETUP-4: ten weapons and tools, and two orc cards."""
    deal = document(seats="4")
    for seat, dwarf in enumerate(deal["dwarves"]):
        owned = dwarf["hand"] + dwarf["pile"] + dwarf["aside"] + dwarf["discard"]
        owned += deal["played"] if seat == deal["active"] else []
        assert sorted(owned) == sorted([*GAME.tables.card_ids[:10], "orc", "orc"])
        assert dwarf["place"] == "chamber"


def test_five_yellow_cards_lie_on_the_spaces_at_random() -> None:
    """R-SETUP-5: fifteen yellow, ten grey, ten red cards, each deck shuffled."""
    first_cards = set()
    for seed in SEEDS:
        deal = document(seed, seats="3")
        shown = [space["card"] for space in deal["board"]]
        yellow = deal["upgrades"]["yellow"]
        assert shown == yellow["drawn"]
        assert sorted(shown + yellow["deck"]) == sorted(GAME.tables.card_ids[10:25])
        assert sorted(deal["upgrades"]["grey"]["deck"]) == sorted(GAME.tables.card_ids[25:35])
        assert sorted(deal["upgrades"]["red"]["deck"]) == sorted(GAME.tables.card_ids[35:45])
        assert all(space["given"] == {} for space in deal["board"])
        first_cards.add(shown[0])
    assert len(first_cards) > 10


@pytest.mark.parametrize(("seats", "extra"), [(1, "leather"), (2, "wood leather"), (3, "wood"), (4, "")])
def test_each_number_of_seats_has_its_own_upgrade_board(seats: int, extra: str) -> None:
    """R-SETUP-5: the extra cost of a spade (2 metal) on space 2."""
    for workshop, resource, card in (("carpenter", "wood", "saw"), ("tannery", "leather", "knife")):
        scene = table(seats=seats, dwarf=workshop, hand=card, board="2 spade")
        allowed = scene.forbids(f"{card} work {resource}") is None
        assert allowed == (resource in extra.split())


def test_no_mercenary_has_worked() -> None:
    """R-SETUP-6: there are five, all unused."""
    assert document()["hired"] == []
    scene = table(for_hire="all", orcs="foundry", trolls="troll_11", goblins="mix_1")
    assert scene.offers("hire") == ["hire orcs", "hire goblin 1", "hire troll 1"]


@pytest.mark.parametrize(("difficulty", "rubble"), [("easy", 6), ("normal", 8), ("hard", 10), ("epic", 12)])
def test_the_difficulty_says_how_much_rubble_there_is(difficulty: str, rubble: int) -> None:
    """R-SETUP-7."""
    assert document(difficulty=difficulty)["rubble"] == rubble


def test_two_cards_are_set_aside_ten_make_the_pile_five_are_drawn() -> None:
    """R-SETUP-8: and any card may be among those set aside."""
    aside: Counter[str] = Counter()
    for seed in SEEDS:
        deal = document(seed, seats="4")
        for seat, dwarf in enumerate(deal["dwarves"]):
            assert [len(dwarf[zone]) for zone in ("pile", "aside", "discard")] == [5, 2, 0]
            played = len(deal["played"]) if seat == deal["active"] else 0
            assert len(dwarf["hand"]) + played == 5
            aside.update(dwarf["aside"])
    assert set(aside) == {*GAME.tables.card_ids[:10], "orc"}


def test_the_cards_set_aside_are_unseen_even_by_their_owner() -> None:
    """R-SETUP-8: their owner knows only which cards are in the pile or aside."""
    view = GAME.view_document(GAME.view(dealt(), 0))["dwarves"][0]
    assert view["aside"] == [None, None]
    assert view["pile"] == [None] * 5
    assert len(view["unseen"]) == 7


def test_an_empty_pile_is_reshuffled_from_all_twelve() -> None:
    """R-RESHUFFLE: as in the set-up, the two set aside before take part again."""
    mixed = table(dwarf="entrance", hand="", pile_used_up="0")
    before = mixed["dwarves"][0]
    owned = sorted(before["discard"] + before["aside"] + mixed["played"])
    mixed.play("end", chance=Chance("mix"))
    after = mixed["dwarves"][0]
    assert [len(after[zone]) for zone in ("hand", "pile", "aside", "discard")] == [5, 5, 2, 0]
    assert sorted(after["hand"] + after["pile"] + after["aside"]) == owned
    assert mixed.events("deck_reshuffled") == ["deck_reshuffled 0"]


def test_the_first_seat_is_chosen_at_random() -> None:
    """R-SETUP-9."""
    first = Counter(document(seed, seats="4")["active"] for seed in SEEDS)
    assert sorted(first) == [0, 1, 2, 3]
    assert min(first.values()) >= 5


def test_turns_go_clockwise() -> None:
    """R-SETUP-9."""
    scene = table(seats=3, dwarves="entrance entrance entrance", hand="")
    order = []
    for _ in range(4):
        order.append(scene["active"])
        scene.play("end", chance=Chance("around"))
        scene.play(*scene.offers("continue"))
    assert order == [0, 1, 2, 0]


def test_a_seat_sees_its_own_hand_only() -> None:
    """R-TALK: a spectator sees none; what the others hold is known only as cards out of sight."""
    state = dealt(seats="3")
    hands = [dwarf["hand"] for dwarf in GAME.document(state)["dwarves"]]
    for seat in (0, 1, 2, None):
        view = GAME.view_document(GAME.view(state, seat))
        for other, dwarf in enumerate(view["dwarves"]):
            assert dwarf["hand"] == (hands[other] if other == seat else [None] * len(hands[other]))


def test_open_hands_are_seen_by_all() -> None:
    """R-TALK: an option, off unless chosen."""
    assert GAME.options({})["open_hands"] == "no"
    state = dealt(seats="3", open_hands="yes")
    hands = [dwarf["hand"] for dwarf in GAME.document(state)["dwarves"]]
    for seat in (0, 1, 2, None):
        view = GAME.view_document(GAME.view(state, seat))
        assert [dwarf["hand"] for dwarf in view["dwarves"]] == hands


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    """R-TALK: events keep the secret too."""
    sink = EventSink()
    GAME.setup(GAME.options({"seats": "2"}), Chance("deal"), sink)
    drawn = [event for event in sink.take() if GAME.vocabulary.kind(event).name == "card_drawn"]
    assert len(drawn) == 10
    for event in drawn:
        owner = event[1]
        assert set(GAME.vocabulary.redact(event, owner).fields) == {"seat", "card"}
        assert set(GAME.vocabulary.redact(event, 1 - owner).fields) == {"seat"}
        assert set(GAME.vocabulary.redact(event, None).fields) == {"seat"}
        assert set(GAME.vocabulary.redact(event, None, open_hands=True).fields) == {"seat", "card"}


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"seats": "5"}, "option-seats"),
        ({"seats": "0"}, "option-seats"),
        ({"seats": "two"}, "option-seats"),
        ({"difficulty": "trivial"}, "option-choice"),
        ({"open_hands": "maybe"}, "option-choice"),
        ({"colour": "red"}, "option-unknown"),
    ],
)
def test_options_that_do_not_exist_are_refused(settings: dict[str, str], code: str) -> None:
    """R-SETUP: one to four seats, four difficulties."""
    from siegeworks.kernel.problem import Problem

    with pytest.raises(Problem, match=code):
        GAME.options(settings)
