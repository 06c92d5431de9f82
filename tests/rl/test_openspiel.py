"""OpenSpiel games: its own API checks, true chance, views as observations, guesses, serialization."""

import copy
import random
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from siegeworks.games import load_game
from siegeworks.kernel.chance import scripted
from siegeworks.kernel.problem import Problem
from siegeworks.rl.encoding import load_encoding
from siegeworks.rl.openspiel import SeatsState
from siegeworks.rl.part import learning_part

NAMES = [
    "python_siegeworks_runedar(seats=1,difficulty=easy)",
    "python_siegeworks_runedar(seats=3,open_hands=yes,reward=score)",
    "python_siegeworks_castlecards",
    "python_siegeworks_castlecards(players=4)",
]


def play(game: Any, seed: int, decisions: int = 100_000) -> Any:
    """A state after so many random decisions, or at the end."""
    choices = random.Random(seed)  # noqa: S311 - a test
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(probability for _, probability in outcomes) == pytest.approx(1)
            assert len(outcomes) <= game.max_chance_outcomes()
            state.apply_action(choices.choice(outcomes)[0])
        elif decisions:
            state.apply_action(choices.choice(state.legal_actions()))
            decisions -= 1
        else:
            break
    return state


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_api_check_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_simulation_test_passes(name: str) -> None:
    """Clones, pickles and serialized games and states, as its own games are tested."""
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


def test_both_games_are_registered_with_what_they_are() -> None:
    runedar, castlecards = (pyspiel.load_game(name).get_type() for name in (NAMES[0], NAMES[2]))
    assert runedar.utility == pyspiel.GameType.Utility.IDENTICAL
    assert castlecards.utility == pyspiel.GameType.Utility.ZERO_SUM
    assert runedar.chance_mode == castlecards.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert (runedar.min_num_players, runedar.max_num_players) == (1, 4)
    assert pyspiel.load_game("python_siegeworks_castlecards(players=4)").num_players() == 4


@pytest.mark.parametrize("name", NAMES)
def test_a_game_goes_as_the_rules_say(name: str) -> None:
    """The history replayed through the kernel alone, with the same draws, ends in the same position."""
    game = pyspiel.load_game(name)
    end = play(game, 5)
    rules, options = game.table.game, game.table.options
    steps = end.full_history()
    draws = [step.action for step in steps if step.player == pyspiel.PlayerId.CHANCE]
    chance = scripted(draws)
    state = rules.setup(options, chance, None)
    for step in steps:
        if step.player != pyspiel.PlayerId.CHANCE:
            assert rules.actor(state) == step.player
            assert step.action in rules.legal(state)
            rules.apply(state, step.action, chance, None)
    assert chance.script_left() == 0
    assert rules.document(state) == rules.document(end.play.state)
    limits = learning_part(rules.id).limits
    assert len(draws) < limits.draws / 4
    assert len(steps) - len(draws) < limits.decisions / 4


def test_dice_are_fair_after_a_clone() -> None:
    """A clone does not know what the next draw will be: both go on with every outcome."""
    game = pyspiel.load_game(NAMES[0])
    state = game.new_initial_state()
    faces = Counter(state.child(outcome).history()[-1] for outcome, _ in state.chance_outcomes())
    assert sorted(faces) == list(range(len(faces)))
    clone = state.clone()
    state.apply_action(0)
    assert clone.history() == []
    assert clone.is_chance_node()


@pytest.mark.parametrize("name", NAMES)
def test_observations_are_those_of_the_view(name: str) -> None:
    game = pyspiel.load_game(name)
    state = play(game, 3, decisions=25)
    rules = game.table.game
    encoding = load_encoding(rules, game.num_players())
    assert game.observation_tensor_shape() == [encoding.size]
    observation = make_observation(game)
    for seat in range(game.num_players()):
        expected = np.zeros(encoding.size, np.float32)
        encoding.write(rules.view(state.play.state, seat), expected)
        observation.set_from(state, seat)
        assert observation.tensor.tobytes() == expected.tobytes()
        assert np.array(state.observation_tensor(seat), np.float32).tobytes() == expected.tobytes()


@pytest.mark.parametrize("name", NAMES)
def test_there_is_no_information_state(name: str) -> None:
    """A view does not remember the whole history, and nothing pretends that it does."""
    game = pyspiel.load_game(name)
    assert not game.get_type().provides_information_state_string
    assert not game.get_type().provides_information_state_tensor
    state = play(game, 3, decisions=3)
    for ask in (state.information_state_string, state.information_state_tensor):
        with pytest.raises(Exception, match="env-information-state"):
            ask(0)
    with pytest.raises(Problem, match="env-information-state"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same_to_its_seat(name: str) -> None:
    game = pyspiel.load_game(name)
    state = play(game, 3, decisions=25)
    seat = state.current_player()
    sampler = random.Random(1)  # noqa: S311 - a test
    others = [state.resample_from_infostate(seat, sampler.random) for _ in range(5)]
    for other in others:
        assert other.observation_string(seat) == state.observation_string(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.current_player() == seat
    assert len({str(other) for other in others}) > 1


class Blind:
    """An evaluator that knows nothing."""

    def evaluate(self, state: SeatsState) -> Any:
        return np.zeros(state.num_players())

    def prior(self, state: SeatsState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_information_set_search_runs() -> None:
    game = pyspiel.load_game(NAMES[2])
    state = play(game, 1, decisions=10)
    searcher = ismcts.ISMCTSBot(
        game, Blind(), 2.0, 20, random_state=np.random.RandomState(1), use_observation_string=True
    )
    assert searcher.step(state) in state.legal_actions()


def test_openspiels_own_environment_runs() -> None:
    env = rl_environment.Environment(pyspiel.load_game(NAMES[2]))
    env.seed(1)
    step = env.reset()
    while not step.last():
        step = env.step([step.observations["legal_actions"][step.current_player()][0]])
    assert sum(step.rewards) == 0


def test_returns_are_those_of_the_outcome() -> None:
    seen = set()
    game = pyspiel.load_game(NAMES[2])
    for seed in range(4):
        end = play(game, seed)
        outcome = game.table.game.outcome(end.play.state)
        expected = [1.0 if seat in outcome.winners else -1.0 for seat in (0, 1)] if outcome.winners else [0.0, 0.0]
        assert end.returns() == expected
        seen.add(tuple(expected))
    assert len(seen) > 1


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("python_siegeworks_runedar(seats=9)", "option-seats"),
        ("python_siegeworks_runedar(difficulty=brutal)", "option-choice"),
        ("python_siegeworks_castlecards(reward=score)", "option-choice"),
        ("python_siegeworks_castlecards(seats=4,players=2)", "env-players"),
        ("python_siegeworks_castlecards(seats=2,players=4)", "env-players"),
        ("python_siegeworks_runedar(reward=shaped)", "option-choice"),
        ("python_siegeworks_runedar(pack=nowhere.toml)", "file-unreadable"),
    ],
)
def test_a_wrong_parameter_is_answered_in_one_sentence(name: str, code: str) -> None:
    with pytest.raises(Problem) as refused:
        pyspiel.load_game(name)
    assert refused.value.code == code
    assert refused.value.__notes__[0].endswith(".")


def test_a_copy_shares_the_game_and_nothing_that_changes() -> None:
    state = play(pyspiel.load_game(NAMES[3]), 2, decisions=5)
    other = copy.deepcopy(state.play)
    assert other.table is state.play.table
    before = load_game("castlecards").document(other.state)
    state.apply_action(state.legal_actions()[0])
    assert load_game("castlecards").document(other.state) == before
