"""Gymnasium environments: its own checker, seeds, masks, bots on their seats only, illegal actions, pictures."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import siegeworks.rl.gym
from siegeworks.games import load_game
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.problem import Problem
from siegeworks.rl import environment_ids, register_environments
from siegeworks.rl.drawing import CELL_HEIGHT, CELL_WIDTH, COLUMNS, ROWS
from siegeworks.rl.gym import SeatEnv

RUNEDAR, CASTLECARDS = ENVIRONMENTS = ["siegeworks/Runedar-v0", "siegeworks/Castlecards-v0"]
TABLES: list[tuple[str, dict[str, Any]]] = [
    (RUNEDAR, {"seats": 1, "difficulty": "easy"}),
    (RUNEDAR, {"seats": 3}),
    (RUNEDAR, {"seats": 4, "companions": "greedy", "seat": 2, "reward": "shaped", "open_hands": True}),
    (CASTLECARDS, {"seats": 2}),
    (CASTLECARDS, {"seats": 4, "rivals": ["greedy", "random"], "seat": 3, "reward": "shaped:0.99"}),
]


def make(name: str, **settings: Any) -> SeatEnv:
    env = gymnasium.make(name, **settings).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def play(env: SeatEnv, seed: int | None = None, **options: str) -> list[tuple[Any, ...]]:
    """A whole episode by random legal actions: everything that was returned, as comparable values."""
    choices = np.random.default_rng(1)
    observation, info = env.reset(seed=seed, options=options)
    steps: list[tuple[Any, ...]] = [(observation.tobytes(), info["action_mask"].tobytes())]
    over = False
    while not over:
        observation, reward, over, _, info = env.step(choices.choice(np.flatnonzero(info["action_mask"])))
        assert observation in env.observation_space
        steps.append((observation.tobytes(), info["action_mask"].tobytes(), reward, over, info.get("outcome")))
    return steps


@pytest.mark.parametrize(("name", "settings"), TABLES)
def test_gymnasiums_own_check_passes(name: str, settings: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    """Warnings are errors here, so it passes without a word."""
    check_env(make(name, **settings))
    assert capsys.readouterr().out  # the render mode `human`


def test_the_ids_of_the_games_stay() -> None:
    assert [environment_ids()["runedar"], environment_ids()["castlecards"]] == ENVIRONMENTS


def test_registering_twice_changes_nothing() -> None:
    known = dict(gymnasium.registry)
    register_environments()
    assert dict(gymnasium.registry) == known


def test_a_name_can_say_what_to_import() -> None:
    assert isinstance(gymnasium.make(f"siegeworks.rl:{RUNEDAR}").unwrapped, SeatEnv)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_vectors_of_environments_play_on(name: str) -> None:
    """A finished game is begun again, and every mask of a game that is running allows something."""
    envs = gymnasium.make_vec(name, num_envs=3, vectorization_mode="sync")
    _, infos = envs.reset(seed=1)
    over, games = np.zeros(3, bool), 0
    while games < 4:
        assert (infos["action_mask"].any(axis=1) != over).all()
        _, _, over, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        games += int(over.sum())
    envs.close()


@pytest.mark.parametrize(("module", "extra"), [("gym", "rl"), ("aec", "rl"), ("openspiel", "openspiel")])
def test_a_missing_library_is_named(module: str, extra: str) -> None:
    program = f"""
import sys
sys.modules |= dict.fromkeys(["gymnasium", "pettingzoo", "pyspiel"])
import siegeworks.rl
from siegeworks.kernel.problem import Problem
try:
    import siegeworks.rl.{module}
except Problem as problem:
    print(problem)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == f"extra-missing (extra={extra})\n"


@pytest.mark.parametrize(("name", "settings"), TABLES)
def test_the_same_seed_gives_the_same_episodes(name: str, settings: dict[str, Any]) -> None:
    one, other = make(name, **settings), make(name, **settings)
    first = play(one, seed=7)
    assert play(other, seed=7) == first
    assert play(one) == play(other)  # the next deal follows from the seed too
    assert one.deal == other.deal
    assert play(one, seed=8) != first


def test_a_deal_can_be_named() -> None:
    env = make(RUNEDAR, seats=2)
    first = play(env, seed=1)
    deal = env.deal
    assert play(env, deal=deal) == first
    assert play(env, deal="another one") != first
    for name in ("", 0):
        env.reset(options={"deal": name})
        assert env.deal == str(name)


@pytest.mark.parametrize(("name", "settings"), TABLES)
def test_the_mask_is_the_canonical_list(name: str, settings: dict[str, Any]) -> None:
    env = make(name, **settings)
    _, info = env.reset(seed=3)
    game, state = env._episode.game, env._episode._state
    over = False
    while not over:
        legal = game.canonical(state)
        assert game.actor(state) == info["seat"]
        assert np.flatnonzero(info["action_mask"]).tolist() == legal
        assert np.flatnonzero(env.action_masks()).tolist() == legal
        _, _, over, _, info = env.step(legal[len(legal) // 2])
    assert not info["action_mask"].any()


@pytest.mark.parametrize(("name", "settings"), TABLES)
def test_the_agent_sees_the_view_of_the_seat_that_decides(name: str, settings: dict[str, Any]) -> None:
    """A guess made from the view gives the same observation as the true state."""
    env = make(name, **settings)
    observation, info = env.reset(seed=5)
    episode = env._episode
    for number in range(20):
        guess = episode.game.guess(episode.view(info["seat"]), Chance(str(number)))
        expected = np.zeros_like(observation)
        episode.encoding.write(episode.game.view(guess, info["seat"]), expected)
        assert observation.tobytes() == expected.tobytes()
        observation, _, over, _, info = env.step(episode.legal[-1])
        if over:
            observation, info = env.reset()


class Witness:
    """A bot that records for which seats it chooses, and takes the first action."""

    def __init__(self, seats: set[int]) -> None:
        self.seats = seats

    def choose(self, view: Any, legal: list[int]) -> int:
        self.seats.add(view.seat)
        return legal[0]


@pytest.mark.parametrize(("name", "bots"), [(RUNEDAR, "companions"), (CASTLECARDS, "rivals")])
def test_bots_choose_for_their_own_seats_only(name: str, bots: str, monkeypatch: pytest.MonkeyPatch) -> None:
    deciding: dict[str, set[int]] = {"random": set(), "greedy": set()}
    monkeypatch.setattr(siegeworks.rl.gym, "seat_bot", lambda bot, game, seed: Witness(deciding[bot]))
    env = make(name, seats=4, seat=1, **{bots: ["random", "greedy"]})
    _, info = env.reset(seed=1)
    over = False
    while not over:
        assert info["seat"] == 1
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
    assert deciding == {"random": {0, 3}, "greedy": {2}}


def test_a_game_that_ends_before_the_agent_decides_is_followed_by_another(monkeypatch: pytest.MonkeyPatch) -> None:
    let_bots_play = SeatEnv._let_bots_play

    def end_the_first_game(env: SeatEnv) -> None:
        let_bots_play(env)
        if env.deal == "first":
            env._episode.actor = None

    monkeypatch.setattr(SeatEnv, "_let_bots_play", end_the_first_game)
    env = make(CASTLECARDS)
    _, info = env.reset(options={"deal": "first"})
    assert env.deal != "first"
    assert info["action_mask"].any()


def test_one_agent_plays_all_dwarves() -> None:
    env = make(RUNEDAR, seats=3)
    _, info = env.reset(seed=1)
    seats, over = set(), False
    while not over:
        seats.add(info["seat"])
        _, _, over, _, info = env.step(np.flatnonzero(info["action_mask"])[-1])
    assert seats == {0, 1, 2}


@pytest.mark.parametrize(("name", "settings"), TABLES)
def test_rewards_of_an_episode_add_up_to_its_outcome(name: str, settings: dict[str, Any]) -> None:
    env = make(name, **settings)
    steps = play(env, seed=11)
    outcome = env._episode.outcome
    assert outcome is not None
    seat, seats = settings.get("seat", 0), settings["seats"]
    lost = 0.0 if env._episode.game.cooperative or not outcome.winners else -1 / (seats - 1)
    if settings.get("reward") != "shaped:0.99":
        assert sum(step[2] for step in steps[1:]) == pytest.approx(1.0 if seat in outcome.winners else lost)


@pytest.mark.parametrize(("name", "loss"), [(RUNEDAR, 0.0), (CASTLECARDS, -1.0)])
def test_an_illegal_action_forfeits_the_game(name: str, loss: float) -> None:
    env = make(name, seats=3)
    _, info = env.reset(seed=1)
    _, reward, over, cut_off, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, cut_off) == (loss, True, False)
    assert info["illegal"] is True
    assert "reason=illegal" in info["outcome"]
    with pytest.raises(Problem) as refused:
        env.step(0)
    assert refused.value.code == "env-reset"
    assert "illegal" not in env.reset()[1]


def test_an_illegal_action_can_be_an_error_that_names_the_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SIEGEWORKS_LANG", "en")
    env = make(RUNEDAR, seats=1, illegal="raise")
    _, info = env.reset(seed=1)
    forbidden = load_game("runedar").notation.parse("take 1")
    with pytest.raises(Problem) as refused:
        env.step(forbidden)
    assert refused.value.code == "match-forbidden"
    assert refused.value.__notes__[0].startswith("“take 1” is not possible now")
    with pytest.raises(Problem) as refused:
        env.step(-1)
    assert refused.value.code == "action-unknown"
    _, _, over, _, _ = env.step(np.flatnonzero(info["action_mask"])[0])  # nothing was changed
    assert not over


@pytest.mark.parametrize(
    ("name", "settings", "code"),
    [
        (RUNEDAR, {"seats": 5}, "option-seats"),
        (RUNEDAR, {"difficulty": "brutal"}, "option-choice"),
        (CASTLECARDS, {"rivals": "genius"}, "bot-unknown"),
        (CASTLECARDS, {"rivals": []}, "env-bots"),
        (CASTLECARDS, {"rivals": 7}, "env-bot"),
        (CASTLECARDS, {"seat": 2}, "env-seat"),
        (RUNEDAR, {"companions": "greedy", "seat": -1}, "env-seat"),
        (RUNEDAR, {"illegal": "ignore"}, "option-choice"),
        (RUNEDAR, {"reward": "fame"}, "reward-unknown"),
        (RUNEDAR, {"pack": "nowhere.toml"}, "file-unreadable"),
    ],
)
def test_a_wrong_argument_is_answered_in_one_sentence(
    name: str, settings: dict[str, Any], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SIEGEWORKS_LANG", "pl")
    with pytest.raises(Problem) as refused:
        gymnasium.make(name, **settings)
    assert refused.value.code == code
    assert refused.value.__notes__ == [Speech("pl").explain(refused.value)]
    assert len({Speech(language).explain(refused.value) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_an_image_always_has_the_same_size_and_shows_the_position(name: str) -> None:
    env = make(name, seats=4, render_mode="rgb_array")
    images = []
    for seed in (1, 1, 2):
        _, info = env.reset(seed=seed)
        for _ in range(10 * seed):
            _, _, _, _, info = env.step(np.flatnonzero(info["action_mask"])[0])
        image = env.render()
        assert isinstance(image, np.ndarray)
        assert image.shape == (ROWS * CELL_HEIGHT, COLUMNS * CELL_WIDTH, 3)
        assert image.dtype == np.uint8
        images.append(image)
    assert np.array_equal(images[0], images[1])
    assert not np.array_equal(images[0], images[2])


class FirstLegal:
    """A bot of one's own."""

    def __init__(self, *made_for: Any) -> None:
        self.made_for = made_for

    def choose(self, view: Any, legal: list[int]) -> int:
        return legal[0]


class Cheat:
    """A bot that does not keep to the rules."""

    def choose(self, view: Any, legal: list[int]) -> int:
        return next(action for action in range(10_000) if action not in legal)


def test_bots_can_be_objects_classes_and_names_of_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot object, a class, a function, and `package.module:Name` play the same when they choose the same."""
    monkeypatch.setitem(sys.modules, "my_bots", sys.modules[__name__])
    choices = (FirstLegal(), FirstLegal, lambda game, _: FirstLegal(game), "my_bots:FirstLegal")
    played = [play(make(CASTLECARDS, rivals=bot), seed=5) for bot in choices]
    assert played[0] == played[1] == played[2] == played[3]
    assert played[0] != play(make(CASTLECARDS, rivals=[FirstLegal(), "random"], seats=3), seed=5)


def test_an_illegal_choice_of_a_bot_is_its_own_fault() -> None:
    env = make(CASTLECARDS, rivals=Cheat())
    with pytest.raises(Problem, match="bot-illegal") as refused:
        play(env, seed=1)
    assert refused.value.facts["bot"] == "Cheat"


def test_the_table_is_drawn_in_the_language_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    texts = set()
    for language in LANGUAGES:
        monkeypatch.setenv("SIEGEWORKS_LANG", language)
        for name in ENVIRONMENTS:
            env = make(name, render_mode="ansi")
            play(env, seed=2)
            ended = env.render()
            env.reset(seed=2)
            begun = env.render()
            assert isinstance(ended, str)
            assert isinstance(begun, str)
            assert len(begun.splitlines()) > 5
            texts |= {begun, ended}
    assert len(texts) == 2 * len(LANGUAGES) * len(ENVIRONMENTS)
    assert make(RUNEDAR).render() is None
