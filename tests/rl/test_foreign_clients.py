"""Foreign libraries construct our environments as they construct any other.

Stable-Baselines3 and TorchRL need PyTorch, which is too big for these tests. The functions here do what theirs do:
they pass an argument that many environments do not have, and try again without it on a `TypeError` alone.
"""

from typing import Any

import gymnasium
import numpy as np
import pytest

import siegeworks.rl
from siegeworks.i18n import LANGUAGES
from siegeworks.rl.gym import SeatEnv

ENVIRONMENTS = list(siegeworks.rl.environment_ids().values())


def make_as_stable_baselines_does(name: str, **settings: Any) -> gymnasium.Env[Any, Any]:
    """`stable_baselines3.common.env_util.make_vec_env` asks for images unless a render mode is named."""
    try:
        return gymnasium.make(name, **({"render_mode": "rgb_array"} | settings))
    except TypeError:
        return gymnasium.make(name, **settings)


def make_as_torchrl_does(name: str, **settings: Any) -> tuple[gymnasium.Env[Any, Any], list[str]]:
    """`torchrl.envs.GymEnv` passes `frameskip`, and reads in the error whether that was not wanted."""
    arguments: dict[str, Any] = settings | {"frameskip": 1}
    refused: list[str] = []
    while True:
        try:
            return gymnasium.make(name, **arguments), refused
        except TypeError as error:
            if "unexpected keyword argument 'frameskip'" not in str(error):
                raise
            refused.append("frameskip")
            arguments.pop("frameskip")


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_stable_baselines_gets_images(name: str) -> None:
    env = make_as_stable_baselines_does(name)
    env.reset(seed=1)
    image = env.render()
    assert env.render_mode == "rgb_array"
    assert isinstance(image, np.ndarray)
    assert image.max() > image.min()


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_torchrl_skips_frames_itself(name: str) -> None:
    env, refused = make_as_torchrl_does(name, seats=3)
    assert refused == ["frameskip"]
    assert isinstance(env.unwrapped, SeatEnv)
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)


@pytest.mark.parametrize(
    ("name", "wrong", "known"),
    [
        (ENVIRONMENTS[0], "rivals", "seats, difficulty, open_hands"),
        (ENVIRONMENTS[1], "companions", "seats"),
        (ENVIRONMENTS[1], "difficulty", "seats"),
    ],
)
def test_an_unknown_keyword_says_which_ones_there_are(
    name: str, wrong: str, known: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments: dict[str, Any] = {wrong: "greedy"}
    answers = set()
    for language in LANGUAGES:
        monkeypatch.setenv("SIEGEWORKS_LANG", language)
        with pytest.raises(TypeError, match=f"unexpected keyword argument '{wrong}'") as refused:
            gymnasium.make(name, **arguments)
        answers.add(str(refused.value))
    assert len(answers) == len(LANGUAGES)
    assert all(f" {known}" in answer for answer in answers)
