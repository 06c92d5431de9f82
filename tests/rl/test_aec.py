"""PettingZoo environments: its own tests, seeds, masks, the order of the game, rewards, endings, pictures."""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.problem import Problem
from siegeworks.rl import aec
from siegeworks.rl.episode import Episode
from siegeworks.rl.part import environment_id

with warnings.catch_warnings():
    # Where its classic games are installed, PettingZoo's tests import them in a way that it warns of itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("runedar", {"seats": 1, "difficulty": "easy"}),
    ("runedar", {"seats": 3, "reward": "shaped"}),
    ("castlecards", {"seats": 2}),
    ("castlecards", {"seats": 4, "reward": "shaped"}),
]


@contextmanager
def dict_observations_allowed() -> Iterator[None]:
    """PettingZoo warns of observations that hold a mask, except in environments of its own that it lists by name."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        yield


def play(env: aec.SeatsEnv, seed: int) -> list[tuple[str, float]]:
    """A whole game by random legal actions: who decided, and what it had been paid since its last decision."""
    env.reset(seed=seed)
    choices = np.random.default_rng(1)
    steps = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        steps.append((agent, reward))
        assert observation is not None
        over = terminated or truncated
        env.step(None if over else int(choices.choice(np.flatnonzero(observation["action_mask"]))))
    return steps


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_pettingzoos_api_test_passes(game: str, settings: dict[str, Any]) -> None:
    with dict_observations_allowed():
        api_test(aec.env(game, **settings), num_cycles=1000)


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_pettingzoos_seed_test_passes(game: str, settings: dict[str, Any]) -> None:
    seed_test(lambda: aec.env(game, **settings), num_cycles=500)


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_the_same_seed_gives_the_same_game(game: str, settings: dict[str, Any]) -> None:
    one, other = aec.raw_env(game, **settings), aec.raw_env(game, **settings)
    assert play(one, 7) == play(other, 7)
    deal = one.deal
    assert play(one, 8) != play(other, 7)
    one.reset(options={"deal": 0})
    assert one.deal == "0"
    one.reset(options={"deal": deal})
    other.reset(seed=7)
    assert one.deal == other.deal
    assert (
        one.observe(one.agents[0])["observation"].tobytes() == other.observe(other.agents[0])["observation"].tobytes()
    )


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_the_game_decides_who_decides_and_what_is_legal(game: str, settings: dict[str, Any]) -> None:
    env = aec.raw_env(game, **settings)
    env.reset(seed=4)
    rules, state = env._episode.game, env._episode._state
    while (actor := rules.actor(state)) is not None:
        legal = rules.canonical(state)
        assert env.agent_selection == env.possible_agents[actor]
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            assert np.flatnonzero(seen["action_mask"]).tolist() == (legal if seat == actor else [])
        env.step(legal[-1])
    assert all(env.terminations.values())


def test_seats_decide_out_of_turn() -> None:
    """A victim may react, supporters may join: the order is not round and round."""
    order = [agent for agent, _ in play(aec.raw_env("castlecards", seats=4), 1)]
    turns = {(before, after) for before, after in pairwise(order) if before != after}
    assert ("castle_0", "castle_2") in turns or ("castle_2", "castle_0") in turns


@pytest.mark.parametrize(("game", "settings"), TABLES)
def test_rewards_add_up_to_the_outcome(game: str, settings: dict[str, Any]) -> None:
    env = aec.raw_env(game, **settings)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent, reward in play(env, 6):
        paid[agent] += reward
    outcome = env._episode.outcome
    assert outcome is not None
    pure = Episode(game, {"seats": settings["seats"]})
    pure.begin("1")
    pure.outcome = outcome
    assert list(paid.values()) == pytest.approx(list(pure.pay(())))
    if game == "castlecards":
        assert sum(paid.values()) == pytest.approx(0)


def test_a_game_can_be_cut_off() -> None:
    env = aec.raw_env("runedar", max_cycles=4)
    deciding = play(env, 1)
    assert len(deciding) == 4 + 2  # four decisions, and both agents leave
    assert env.agents == []


def test_an_illegal_action_ends_the_game_for_all() -> None:
    env = aec.raw_env("castlecards", seats=3)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0]))
    assert {agent: reward for agent, reward in env.rewards.items() if agent == loser} == {loser: -1}
    assert sum(env.rewards.values()) == 0
    assert all(env.terminations.values())
    assert env.infos[loser]["illegal"] is True


def test_an_illegal_action_can_be_an_error() -> None:
    env = aec.raw_env("castlecards", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(Problem) as refused:
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
    assert refused.value.code == "match-forbidden"


@pytest.mark.parametrize(
    ("game", "settings", "code"),
    [
        ("chess", {}, "game-unknown"),
        ("castlecards", {"seats": 1}, "option-seats"),
        ("castlecards", {"reward": "score"}, "reward-unknown"),
        ("runedar", {"render_mode": "hologram"}, "option-choice"),
    ],
)
def test_a_wrong_argument_is_answered_in_one_sentence(
    game: str, settings: dict[str, Any], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIEGEWORKS_LANG", "es")
    with pytest.raises(Problem) as refused:
        aec.env(game, **settings)
    assert refused.value.code == code
    assert refused.value.__notes__ == [Speech("es").explain(refused.value)]
    assert len({Speech(language).explain(refused.value) for language in LANGUAGES}) == len(LANGUAGES)


def test_an_unknown_keyword_is_a_type_error() -> None:
    with pytest.raises(TypeError, match="unexpected keyword argument 'companions'"):
        aec.env("runedar", companions="greedy")


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_the_table_is_drawn(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    env = aec.raw_env(game, render_mode="ansi")
    env.reset(seed=1)
    drawn = env.render()
    assert isinstance(drawn, str)
    assert len(drawn.splitlines()) > 5
    loud = aec.env(game, render_mode="human")
    loud.reset(seed=1)
    assert capsys.readouterr().out == f"{drawn}\n"
    assert str(loud) == loud.metadata["name"] == environment_id(game)
