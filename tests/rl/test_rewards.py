"""Rewards: what the outcome pays, shaping that changes no best policy, scores, and functions of one's own."""

from collections.abc import Sequence
from typing import Any

import pytest

from siegeworks.bots import make_bot
from siegeworks.games import load_game
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame, Outcome
from siegeworks.kernel.problem import Problem
from siegeworks.rl.castlecards.rewards import potentials as castlecards_potentials
from siegeworks.rl.rewards import RewardChoice, make_reward
from siegeworks.rl.runedar.rewards import potentials as runedar_potentials

POTENTIALS = {"runedar": runedar_potentials, "castlecards": castlecards_potentials}
TABLES = [("runedar", 1), ("runedar", 3), ("castlecards", 2), ("castlecards", 4)]


def play(
    game: AnyGame, seats: int, choice: RewardChoice, seed: str
) -> tuple[list[tuple[int, Sequence[float]]], Outcome]:
    """A game by careful beginners: all payments, and how it ended."""
    reward = make_reward(choice, game, seats)
    chance = Chance(seed)
    state = game.setup(game.options({"seats": str(seats)}), chance, None)
    bots = [make_bot("greedy", game, f"{seed} {seat}") for seat in range(seats)]
    reward.begin(game.view(state, None))
    payments = []
    while (seat := game.actor(state)) is not None:
        game.apply(state, bots[seat].choose(game.view(state, seat), game.legal(state)), chance, None)
        actor = game.actor(state)
        deciding = () if actor is None else (actor,)
        payments.append(
            (-1 if actor is None else actor, reward.step(game.view(state, None), deciding, game.outcome(state)))
        )
    outcome = game.outcome(state)
    assert outcome is not None
    return payments, outcome


def test_those_who_win_together_are_paid_together() -> None:
    reward = make_reward("outcome", load_game("runedar"), 3)
    assert list(reward.step(None, (), Outcome((0, 1, 2), "won", 7))) == [1, 1, 1]
    assert list(reward.step(None, (), Outcome((), "gold", 4))) == [0, 0, 0]
    assert list(reward.step(None, (1,), None)) == [0, 0, 0]
    assert reward.bounds == (0, 1)


def test_rivals_pay_the_winner() -> None:
    reward = make_reward("outcome", load_game("castlecards"), 3)
    assert list(reward.step(None, (), Outcome((1,), "breached", 2))) == [-0.5, 1, -0.5]
    assert list(reward.step(None, (), Outcome((), "drawn", 0))) == [0, 0, 0]
    assert reward.bounds == (-1, 1)


def test_who_forfeits_pays_all_others() -> None:
    reward = make_reward("outcome", load_game("castlecards"), 3)
    assert list(reward.step(None, (), Outcome((0, 2), "illegal", 0))) == [0.5, -1, 0.5]


def test_the_score_is_the_share_of_the_gold_saved() -> None:
    reward = make_reward("score", load_game("runedar"), 2)
    assert list(reward.step(None, (), Outcome((0, 1), "won", 5))) == [0.25, 0.25]
    assert list(reward.step(None, (), Outcome((), "orc", 5))) == [0, 0]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_potentials_are_zero_when_a_game_begins(game_id: str, seats: int) -> None:
    game = load_game(game_id)
    for setting in ({"difficulty": "easy"}, {"difficulty": "epic"}) if game_id == "runedar" else ({},):
        state = game.setup(game.options({"seats": str(seats), **setting}), Chance("1"), None)
        assert POTENTIALS[game_id](game.view(state, None), seats) == [0] * seats


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_shaped_rewards_add_up_to_the_outcome(game_id: str, seats: int) -> None:
    game = load_game(game_id)
    shaped_anything = False
    for seed in "123":
        payments, outcome = play(game, seats, "shaped", seed)
        pure = list(make_reward("outcome", game, seats).step(None, (), outcome))
        for seat in range(seats):
            assert sum(paid[seat] for _, paid in payments) == pytest.approx(pure[seat])
        shaped_anything |= any(any(paid) for _, paid in payments[:-1])
    assert shaped_anything


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_discounted_shaping_adds_up_too_by_the_choices_of_each_seat(game_id: str, seats: int) -> None:
    """Σ γ^k r_k = γ^n outcome, k counting the decisions of a seat: no policy gains more than another one."""
    gamma = 0.9
    game = load_game(game_id)
    payments, outcome = play(game, seats, "shaped:0.9", "1")
    pure = list(make_reward("outcome", game, seats).step(None, (), outcome))
    for seat in range(seats):
        total, discount = 0.0, 1.0
        for actor, paid in payments:
            if actor in (seat, -1):
                total += discount * paid[seat]
                discount *= gamma
            else:
                assert paid[seat] == 0
        assert total == pytest.approx(discount / gamma * pure[seat])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rivals_shaped_potentials_are_zero_sum(seats: int) -> None:
    game = load_game("castlecards")
    chance = Chance("9")
    state = game.setup(game.options({"seats": str(seats)}), chance, None)
    moved = False
    while game.actor(state) is not None:
        legal = game.legal(state)
        game.apply(state, legal[chance.below(len(legal))], chance, None)
        potentials = POTENTIALS["castlecards"](game.view(state, None), seats)
        assert sum(potentials) == pytest.approx(0)
        moved |= any(potentials)
    assert moved


def test_digging_and_keeping_gold_raise_the_potential() -> None:
    game = load_game("runedar")
    state = game.setup(game.options({"seats": "1"}), Chance("1"), None)
    document = game.document(state)
    document["rubble"] -= 2
    dug = POTENTIALS["runedar"](game.view(game.from_document(document), None), 1)[0]
    document["gold"] -= 5
    robbed = POTENTIALS["runedar"](game.view(game.from_document(document), None), 1)[0]
    assert dug == pytest.approx(0.25 * 2 / 40)
    assert robbed == pytest.approx(dug - 0.25 * 5 / 20)


def test_a_function_sees_the_views_of_spectators_before_and_after() -> None:
    game = load_game("runedar")
    seen: list[tuple[Any, Any, Outcome | None]] = []

    def gold_lost(before: Any, after: Any, outcome: Outcome | None) -> list[float]:
        seen.append((before, after, outcome))
        return [float(after.seen.gold - before.seen.gold)] * 2

    payments, outcome = play(game, 2, gold_lost, "4")
    assert sum(paid[0] for _, paid in payments) == seen[-1][1].seen.gold - seen[0][0].seen.gold
    assert all(view.seat == -1 for before, after, _ in seen for view in (before, after))
    assert [outcome_then for _, _, outcome_then in seen[:-1]] == [None] * (len(seen) - 1)
    assert seen[-1][2] == outcome


@pytest.mark.parametrize(
    ("choice", "game_id", "code"),
    [
        ("win", "runedar", "reward-unknown"),
        ("outcome:0.9", "runedar", "reward-unknown"),
        ("score", "castlecards", "reward-unknown"),
        ("shaped:2", "runedar", "reward-discount"),
        ("shaped:", "runedar", "reward-discount"),
        ("shaped:much", "castlecards", "reward-discount"),
    ],
)
def test_a_wrong_choice_is_explained(choice: str, game_id: str, code: str) -> None:
    with pytest.raises(Problem) as refused:
        make_reward(choice, load_game(game_id), 2)
    assert refused.value.code == code
    assert len({Speech(language).explain(refused.value) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_function_that_forgets_a_seat_is_refused() -> None:
    reward = make_reward(lambda before, after, outcome: [1.0], load_game("runedar"), 2)
    reward.begin(None)
    with pytest.raises(Problem) as refused:
        reward.step(None, (0,), None)
    assert refused.value.code == "reward-seats"
    assert refused.value.facts == {"count": 1, "wanted": 2}
