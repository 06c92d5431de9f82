"""Chance: a seed gives the same stream on every platform and in every version; it is recorded and scripted."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from runedar.kit import GAME
from siegeworks.kernel.chance import Chance, child_seed, commitment, new_seed, scripted
from siegeworks.kernel.position import canonical, digest
from siegeworks.kernel.problem import Problem


def stream(seed: str) -> list[int]:
    """The bytes of a seed, computed independently: blocks of 336 bytes of SHAKE-128 over `seed#number`."""
    blocks = [hashlib.shake_128(f"{seed}#{number}".encode()).digest(336) for number in range(20)]
    return [byte for block in blocks for byte in block]


def drawn(seed: str, bound: int, count: int) -> list[int]:
    chance = Chance(seed)
    return [chance.below(bound) for _ in range(count)]


@pytest.mark.parametrize(
    ("bound", "values"),
    [
        (2, [0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0]),
        (6, [4, 0, 1, 2, 0, 0, 4, 5, 0, 2, 1, 4]),
        (256, [232, 48, 7, 170, 186, 186, 196, 239, 216, 44, 97, 94]),
        (257, [73, 163, 0, 43, 85, 254, 43, 13, 168, 14, 80, 31]),
        (1000, [440, 962, 802, 415, 340, 926, 0, 629, 364, 101, 452, 454]),
        (65536, [59440, 1962, 47802, 50415, 55340, 24926, 26000, 22629, 7364, 49101, 50452, 61454]),
    ],
)
def test_the_stream_of_a_seed_never_changes(bound: int, values: list[int]) -> None:
    """Known answers: logs of today must verify in ten years."""
    assert drawn("siegeworks", bound, len(values)) == values


def test_the_stream_is_shake_128_without_bias() -> None:
    """Small bounds use one byte, larger ones two; values above the last whole multiple of the bound are skipped."""
    source = stream("a seed")
    assert drawn("a seed", 256, 1000) == source[:1000]
    assert drawn("a seed", 6, 1000) == [byte % 6 for byte in source if byte < 252][:1000]
    pairs = [256 * high + low for high, low in zip(source[::2], source[1::2], strict=True)]
    assert drawn("a seed", 1000, 1000) == [pair % 1000 for pair in pairs if pair < 65000][:1000]


def test_equal_seeds_draw_alike_and_others_differ() -> None:
    assert drawn("one", 6, 50) == drawn("one", 6, 50)
    assert drawn("one", 6, 50) != drawn("two", 6, 50)
    assert drawn("", 6, 50) != drawn(" ", 6, 50)
    assert drawn("żółw", 6, 5) == drawn("żółw", 6, 5)


@given(st.text(max_size=20), st.integers(1, 65536))
@settings(deadline=None, max_examples=200, derandomize=True)
def test_every_draw_lies_within_its_bound(seed: str, bound: int) -> None:
    chance = Chance(seed)
    assert all(0 <= chance.below(bound) < bound for _ in range(20))
    assert chance.drawn_count == 20


@pytest.mark.parametrize(("bound", "count"), [(2, 4000), (6, 6000), (10, 6000), (300, 30000)])
def test_draws_are_spread_evenly(bound: int, count: int) -> None:
    """Chi-square stays within six standard deviations of its expected value."""
    counts = Counter(drawn("even", bound, count))
    expected = count / bound
    square = sum((counts[value] - expected) ** 2 / expected for value in range(bound))
    assert abs(square - (bound - 1)) < 6 * (2 * (bound - 1)) ** 0.5


def test_draws_are_recorded_on_request() -> None:
    recording = Chance("record", recording=True)
    made = [recording.below(6) for _ in range(5)]
    assert recording.take_drawn() == made
    assert recording.take_drawn() == []
    silent = Chance("record")
    silent.below(6)
    assert silent.take_drawn() == []
    assert silent.drawn_count == 1


def test_a_script_is_repeated_and_recorded() -> None:
    chance = scripted([3, 0, 5])
    assert [chance.below(6) for _ in range(3)] == [3, 0, 5]
    assert chance.take_drawn() == [3, 0, 5]
    assert chance.script_left() == 0


def test_a_script_that_is_too_short_is_a_problem() -> None:
    chance = scripted([3])
    assert chance.script_left() == 1
    chance.below(6)
    with pytest.raises(Problem, match="chance-script-short"):
        chance.below(6)


@pytest.mark.parametrize("value", [6, 7, 65536, -1])
def test_a_script_out_of_bounds_is_a_problem(value: int) -> None:
    with pytest.raises(Problem, match="chance-script-bound") as caught:
        scripted([value]).below(6)
    assert caught.value.facts == {"value": value, "bound": 6}


def test_feeding_goes_on_with_recorded_draws() -> None:
    chance = Chance("seed", recording=True)
    chance.below(6)
    chance.feed([1, 2])
    assert [chance.below(6), chance.below(6)] == [1, 2]


def test_a_script_keeps_its_own_copy() -> None:
    draws = [1, 2]
    chance = scripted(draws)
    draws.clear()
    assert chance.below(6) == 1


def test_child_seeds_are_known_and_apart() -> None:
    assert child_seed("seed", "game", 17) == "d68d9e43dc784082e428cc0b136edfb7"
    children = {child_seed("seed", "game", number) for number in range(100)}
    assert len(children) == 100
    assert child_seed("seed", 1, 2) != child_seed("seed", 2, 1)


def test_a_commitment_is_known_and_hides_the_seed() -> None:
    assert commitment("seed") == "694e5702a740d0e5b289d362a4cdc12009b68db68b9eaf6443b28f1cd3ca8677"
    assert commitment("seed") != commitment("seed ")
    assert "seed" not in commitment("seed")


def test_new_seeds_are_not_repeated() -> None:
    seeds = {new_seed() for _ in range(50)}
    assert len(seeds) == 50
    assert all(len(seed) == 32 for seed in seeds)


def test_a_deal_never_changes() -> None:
    """Known answers for the shuffles of a set-up."""
    document = GAME.document(GAME.setup(GAME.options({"seats": "3"}), Chance("siegeworks"), None))
    siege = document["siege"]
    assert (siege["revealed"] + siege["deck"])[:4] == [
        "three_foundry_1",
        "catapult_1",
        "one_carpenter_arrow_1",
        "one_carpenter_1",
    ]
    assert document["active"] == 1
    assert document["dwarves"][0]["pile"] == ["orc", "pick", "orc", "sling", "tongs"]
    assert document["upgrades"]["red"]["deck"][:3] == ["red_09", "great_axe", "storm"]


def test_shuffles_are_even() -> None:
    """Over 400 deals each of the five troll tiles lies on top, and at the bottom, about 80 times."""
    tops: Counter[str] = Counter()
    bottoms: Counter[str] = Counter()
    for number in range(400):
        state = GAME.setup(GAME.options({"seats": "1"}), Chance(f"deal {number}"), None)
        order = GAME.document(state)["troll_tiles"]["deck"]
        tops[order[0]] += 1
        bottoms[order[-1]] += 1
    for counts in (tops, bottoms):
        assert len(counts) == 5
        assert all(abs(count - 80) < 40 for count in counts.values())


def test_a_guess_completes_what_a_view_hides() -> None:
    """Visible cards stay, hidden ones become each missing card once; the same chance makes the same guess."""
    state = GAME.setup(GAME.options({"seats": "2"}), Chance("deal"), None)
    view = GAME.view(state, 0)
    guess = GAME.guess(view, Chance("guess"))
    assert digest(GAME, guess) == digest(GAME, GAME.guess(view, Chance("guess")))
    assert digest(GAME, guess) != digest(GAME, GAME.guess(view, Chance("other guess")))
    seen, guessed = GAME.document(state), GAME.document(guess)
    for name in ("siege", "troll_tiles", "catapult"):
        assert guessed[name]["revealed"] == seen[name]["revealed"]
        assert sorted(guessed[name]["deck"]) == sorted(seen[name]["deck"])
    assert guessed["dwarves"][0]["hand"] == seen["dwarves"][0]["hand"]
    assert canonical(GAME.view_document(GAME.view(guess, 0))) == canonical(GAME.view_document(view))


def test_guesses_are_even() -> None:
    """Each siege card of level 1 that is still hidden is on top about equally often."""
    state = GAME.setup(GAME.options({"seats": "2"}), Chance("deal"), None)
    view = GAME.view(state, 0)
    hidden = GAME.document(state)["siege"]["deck"]
    level = [card for card in hidden if card.endswith("_1")]
    tops = Counter(
        GAME.document(GAME.guess(view, Chance(f"guess {number}")))["siege"]["deck"][0] for number in range(400)
    )
    assert sorted(tops) == sorted(level)
    expected = 400 / len(level)
    assert all(abs(count - expected) < 0.6 * expected for count in tops.values())
