"""A game of another package as a learning environment: it brings rules, stage and words, and nothing for learners."""

import sys
import warnings
from collections.abc import Iterator
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

from rl.test_aec import dict_observations_allowed
from siegeworks import games, rl
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.kit import GameKit
from siegeworks.kernel.problem import Problem
from siegeworks.rl import aec, openspiel
from siegeworks.rl.batch import BatchEnv
from siegeworks.rl.document_encoder import entries, hashed
from siegeworks.rl.encoding import load_encoding
from siegeworks.rl.gym import SeatEnv
from siegeworks.rl.part import learning_part
from siegeworks.rl.rewards import make_reward
from support.third_game import offer_kits

with warnings.catch_warnings():
    # Where its classic games are installed, PettingZoo's tests import them in a way that it warns of itself.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

BARBICAN = "siegeworks/Barbican-v0"


@pytest.fixture(autouse=True)
def registered(barbican: GameKit) -> Iterator[None]:
    """The game is registered as an environment and as a game of OpenSpiel."""
    rl.register_environments()
    openspiel.register_games()
    yield
    gymnasium.registry.pop(BARBICAN, None)


def test_it_is_a_gymnasium_environment(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.make(BARBICAN).unwrapped
    assert isinstance(env, SeatEnv)
    check_env(env)
    assert "stones: 3" in capsys.readouterr().out  # the render mode `human` prints the view


def test_it_is_a_pettingzoo_environment() -> None:
    with dict_observations_allowed():
        api_test(aec.env("barbican"), num_cycles=300)
    seed_test(lambda: aec.env("barbican"), num_cycles=100)
    assert aec.raw_env("barbican").possible_agents == ["seat_0", "seat_1"]


def test_it_is_played_in_arrays_as_the_rules_play_it() -> None:
    env = BatchEnv("barbican", 5, seed=3, companions={1: "random"})
    env.reset()
    encoding = load_encoding(env.game, 2)
    luck = np.random.default_rng(1)
    ended = 0
    while ended < 20:
        assert env.actors.tolist() == [0] * 5
        for row in range(5):
            view, legal = env.look(row)
            assert np.flatnonzero(env.masks[row]).tolist() == legal
            assert env.observations[row].tolist() == np.array(encoding.numbers(view), np.float32).tolist()
        env.step((luck.random(env.masks.shape) * env.masks).argmax(1))
        for game in env.finished:
            ended += 1
            won = 0 in game.outcome.winners
            assert env.rewards[game.row, 0] == (1 if won else -1 if game.outcome.winners else 0)


def test_it_is_an_openspiel_game() -> None:
    game = pyspiel.load_game("python_siegeworks_barbican")
    assert game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


def test_its_observation_holds_what_the_seat_sees_and_nothing_else() -> None:
    game = games.load_game("barbican")
    encoding = load_encoding(game, 2)
    state = game.setup(game.options({}), Chance("deal"), None)
    for seat in range(2):
        view = game.view(state, seat)
        numbers = encoding.numbers(view)
        assert numbers[:2] == [float(seat == 0), float(seat == 1)]
        assert encoding.numbers(game.view(game.guess(view, Chance("another")), seat)) == numbers
        assert all(0 <= number <= high for number, high in zip(numbers, encoding.high, strict=True))
    assert encoding.numbers(game.view(state, 0))[2:] != encoding.numbers(game.view(state, 1))[2:]


def test_a_document_becomes_numbers_by_path() -> None:
    document = {
        "turn": 12,
        "debt": -3,
        "open": True,
        "hands": [{"cards": ["ram", "ram", None]}, {"cards": []}],
        "row": [4, 5],
    }
    assert list(entries(document)) == [
        ("turn", 1.2), ("debt below 0", 0.3), ("open=True", 1.0), ("hands.0.cards=ram", 1.0),
        ("hands.0.cards=ram", 1.0), ("hands.0.cards=null", 0.1), ("row.0", 0.4), ("row.1", 0.5),
    ]  # fmt: skip
    assert sum(hashed(document)) == pytest.approx(5.5)
    assert max(hashed({"huge": 10**9})) == 100


def test_it_has_no_shaped_reward() -> None:
    game = games.load_game("barbican")
    assert make_reward("outcome", game, 2).bounds == (-1, 1)
    with pytest.raises(Problem) as refused:
        make_reward("shaped", game, 2)
    assert refused.value.facts == {"reward": "shaped", "known": "outcome"}


@pytest.mark.parametrize(
    ("location", "reason"),
    [("barbican.nothing:PART", "No module named"), ("barbican.kit:KIT", "GameKit is not a LearningPart")],
)
def test_a_broken_part_is_one_sentence_and_the_other_games_go_on(
    location: str, reason: str, barbican: GameKit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIEGEWORKS_LANG", "en")
    offer_kits(monkeypatch, replace(barbican, parts={"rl": location}))
    with pytest.raises(Problem, match="plugin-broken"):
        learning_part("barbican")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert set(rl.environment_ids()) == {"runedar", "castlecards"}
    assert len(caught) == 1
    assert reason in str(caught[0].message)
    assert str(caught[0].message).startswith("The plug-in “barbican” of the package barbican cannot be used")


def test_a_part_that_writes_too_few_numbers_is_refused(barbican: GameKit, monkeypatch: pytest.MonkeyPatch) -> None:
    from siegeworks.rl.document_encoder import lay_out
    from siegeworks.rl.part import Encoder, LearningPart

    def describe(view: Any, to: Any) -> None:
        to.clear()
        to.add(float(view.seat))

    part = LearningPart(encoder=Encoder(lay_out, describe), agent="gate")
    monkeypatch.setitem(sys.modules, "barbican.learning", SimpleNamespace(PART=part))
    offer_kits(monkeypatch, replace(barbican, parts={"rl": "barbican.learning:PART"}))
    env = aec.raw_env("barbican")
    assert env.possible_agents == ["gate_0", "gate_1"]
    env.reset(seed=1)
    with pytest.raises(ValueError, match="this encoding is for"):
        env.observe("gate_0")
