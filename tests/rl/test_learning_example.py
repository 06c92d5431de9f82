"""The parts of the learning example that need no PyTorch."""

import importlib
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from siegeworks.rl.batch import BatchEnv

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def learning() -> ModuleType:
    sys.path.insert(0, str(EXAMPLES))
    return importlib.import_module("learning")


@pytest.fixture(scope="module")
def env() -> BatchEnv:
    env = BatchEnv("runedar", 8, settings={"seats": "1", "difficulty": "easy"})
    env.reset()
    return env


def test_actions_are_known_by_their_words(learning: ModuleType, env: BatchEnv) -> None:
    features = learning.action_features(env.game)
    assert len(features) == len(env.game.notation)
    assert len(np.unique(features, axis=0)) == len(features)
    number = env.game.notation.parse
    near = np.abs(features[number("axe move tannery")] - features[number("axe move foundry")]).sum()
    far = np.abs(features[number("axe move tannery")] - features[number("roll")]).sum()
    assert near < far


def test_choices_keep_what_was_legal(learning: ModuleType) -> None:
    luck = np.random.default_rng(4)
    masks = (luck.random((3, 5, 40)) < 0.2).astype(np.uint8)
    masks[:, :, 7] = 1
    choices = learning.Choices()
    for step in range(3):
        rows, actions = choices.add(masks[step])
        assert masks[step][rows, actions].sum() == masks[step].sum()
    choices.close()
    wanted = np.array([14, 0, 6])
    rows, actions = choices.pick(wanted)
    for place, decision in enumerate(wanted):
        assert actions[rows == place].tolist() == np.nonzero(masks.reshape(15, 40)[decision])[0].tolist()


def test_advantages_are_discounted_errors_until_a_game_ends(learning: ModuleType) -> None:
    rewards = np.array([[1.0], [0.0], [2.0], [0.0]], np.float32)
    values = np.array([[0.5], [1.0], [0.25], [3.0]], np.float32)
    dones = np.array([[False], [False], [True], [False]])
    gains = learning.advantages(rewards, values, dones, np.array([4.0], np.float32), 0.9, 0.8)
    errors = [1.0 + 0.9 * 1.0 - 0.5, 0.9 * 0.25 - 1.0, 2.0 - 0.25, 0.9 * 4.0 - 3.0]
    third = errors[2]
    second = errors[1] + 0.9 * 0.8 * third
    assert gains[:, 0] == pytest.approx([errors[0] + 0.9 * 0.8 * second, second, third, errors[3]])


def test_a_potential_is_zero_at_the_start_and_grows_with_digging(learning: ModuleType, env: BatchEnv) -> None:
    env.reset()
    potential = learning.Potential(env.encoding, env.observations)
    assert potential(env.observations).mean() == pytest.approx(0.0, abs=1e-5)
    dug = env.observations.copy()
    dug[:, env.encoding.names.index("rubble in all / 60")] -= 0.1
    assert (potential(dug) > potential(env.observations)).all()


def test_measuring_plays_the_deals_of_a_bot(learning: ModuleType) -> None:
    """The same deals for everybody, and as many games in every row."""
    first_legal = learning.measure(lambda _, masks: masks.argmax(1), "fresh", 6, 3)
    greedy = learning.measure_bot("greedy", "fresh", 12, 3)
    assert (first_legal.count, first_legal.of) == (0, 6)
    assert greedy.of == 12
    assert 0 < greedy.count < 12


def test_a_curve_is_drawn_from_its_table(learning: ModuleType, tmp_path: Path) -> None:
    table = tmp_path / "curve.csv"
    table.write_text("decisions,won_measured,measured_games\n0,0.1,50\n16384,,\n32768,0.4,50\n", encoding="utf-8")
    learning.draw_curve(table, tmp_path / "curve.png", learning.Share(3, 10))
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
