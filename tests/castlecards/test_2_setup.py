"""Chapter 2: the set-up."""

import pytest

from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink
from siegeworks.kernel.problem import Problem

from .kit import GAME, Scene


def dealt(seats: int, seed: str = "deal") -> Scene:
    return Scene(GAME, GAME.document(GAME.setup(GAME.options({"seats": str(seats)}), Chance(seed), None)))


def test_two_seats_have_three_walls_four_village_cards_and_an_academy_card() -> None:
    """C-SETUP: and the first seat has drawn its card of the turn."""
    scene = dealt(2)
    first = scene["first"]
    assert scene.fort(0) == scene.fort(1) == "castle wall wall wall"
    for seat in (0, 1):
        hand = scene["fortresses"][seat]["hand"]
        reactions = [card for card in hand if GAME.tables.kind_ids.index(card) >= 16]
        assert len(reactions) == 1
        assert sum(hand.values()) == (6 if seat == first else 5)
    assert len(scene["decks"]["village"]["deck"]) == 66 - 9
    assert len(scene["decks"]["academy"]["deck"]) == 14


@pytest.mark.parametrize("seats", [3, 4])
def test_more_seats_have_two_walls_and_five_village_cards(seats: int) -> None:
    """C-SETUP"""
    scene = dealt(seats)
    for seat in range(seats):
        assert scene.fort(seat) == "castle wall wall"
        assert sum(scene["fortresses"][seat]["hand"].values()) == 5 + (seat == scene["first"])
    assert len(scene["decks"]["academy"]["deck"]) == 16


def test_the_first_seat_is_chosen_at_random_and_play_goes_clockwise() -> None:
    """C-SETUP, C-TURN"""
    assert {dealt(4, f"deal {number}")["first"] for number in range(40)} == {0, 1, 2, 3}
    scene = dealt(3)
    order = []
    for _ in range(4):
        order.append(scene["active"])
        scene.play(scene.offers("waste")[0])
    assert [(seat - order[0]) % 3 for seat in order] == [0, 1, 2, 0]


def test_everybody_hears_of_the_deal_but_sees_only_the_own_cards() -> None:
    sink = EventSink()
    GAME.setup(GAME.options({"seats": "2"}), Chance("deal"), sink)
    drawn = [event for event in sink.take() if GAME.vocabulary.kind(event).name == "card_drawn"]
    assert len(drawn) == 11
    for seat in (0, 1):
        seen = [GAME.vocabulary.redact(event, seat).fields for event in drawn]
        assert all(("card" in fields) == (fields["seat"] == seat) for fields in seen)
    assert all("card" not in GAME.vocabulary.redact(event, None).fields for event in drawn)


@pytest.mark.parametrize("settings", [{"seats": "1"}, {"seats": "5"}, {"seats": "two"}, {"walls": "9"}])
def test_other_options_are_refused(settings: dict[str, str]) -> None:
    with pytest.raises(Problem):
        GAME.options(settings)
