"""Batches: every row is a game of its own, exactly as the rules play it, in both builds."""

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from siegeworks._build import is_compiled
from siegeworks.bots import make_bot
from siegeworks.games import built_in_kits
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.problem import Problem
from siegeworks.rl.batch import BatchEnv, FinishedGame
from siegeworks.rl.encoding import load_encoding
from support.packages import Install
from support.plugin_bots import BOTS

ARRAYS_SCRIPT = """
import hashlib
import numpy as np
from siegeworks.rl.batch import BatchEnv

for game, seats, companions in (("runedar", 1, {}), ("runedar", 3, {1: "greedy"}), ("castlecards", 2, {}), ("castlecards", 4, {})):
    env = BatchEnv(game, 3, seed="builds", settings={"seats": seats}, companions=companions, reward="shaped:0.99")
    env.reset()
    luck = np.random.default_rng(5)
    digest = hashlib.sha256()
    ended = 0
    for _ in range(100):
        env.step((luck.random(env.masks.shape) * env.masks).argmax(1))
        for array in (env.observations, env.masks, env.rewards, env.dones, env.actors):
            digest.update(array.tobytes())
        ended += len(env.finished)
    print(game, seats, ended, digest.hexdigest())
"""  # noqa: E501 - a script


def arrays(**environment: str) -> list[str]:
    """What some batches hold step by step, in a process of its own."""
    command = [sys.executable, "-c", ARRAYS_SCRIPT]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def any_action(env: BatchEnv, luck: np.random.Generator) -> Any:
    """A legal action in each row."""
    return (luck.random(env.masks.shape) * env.masks).argmax(1)


def as_floats(numbers: list[float]) -> list[float]:
    floats: list[float] = np.array(numbers, np.float32).tolist()
    return floats


def replay(env: BatchEnv, row: int, number: int) -> tuple[Any, Any]:
    chance = Chance(child_seed("1", row, number))
    return env.game.setup(env.options, chance, None), chance


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("game_id", built_in_kits())
def test_rows_are_games_as_the_rules_play_them(game_id: str, seats: int) -> None:
    rows = 2
    env = BatchEnv(game_id, rows, settings={"seats": seats})
    env.reset()
    game, encoding = env.game, load_encoding(env.game, seats)
    luck = np.random.default_rng(1)
    numbers = [0] * rows
    games = [replay(env, row, 0) for row in range(rows)]
    for _ in range(300):
        actions = any_action(env, luck)
        for row, (state, _) in enumerate(games):
            seat = game.actor(state)
            assert env.actors[row] == seat
            assert np.nonzero(env.masks[row])[0].tolist() == game.canonical(state)
            assert env.observations[row].tolist() == as_floats(encoding.numbers(game.view(state, seat)))
        env.step(actions)
        ended: list[int] = []
        for row, (state, chance) in enumerate(games):
            game.apply(state, int(actions[row]), chance, None)
            outcome = game.outcome(state)
            assert env.dones[row] == (outcome is not None)
            if outcome is not None:
                ended.append(row)
                finished = next(each for each in env.finished if each.row == row)
                assert finished.outcome == outcome
                assert finished.deal == child_seed("1", row, numbers[row])
                assert finished.facts == game.facts(state)
                numbers[row] += 1
                games[row] = replay(env, row, numbers[row])
            else:
                assert not env.rewards[row].any()
        assert sorted(each.row for each in env.finished) == ended
    assert game_id == "castlecards" or sum(numbers) > 1


def finished_games(env: BatchEnv, steps: int) -> Iterator[FinishedGame]:
    luck = np.random.default_rng(2)
    env.reset()
    for _ in range(steps):
        env.step(any_action(env, luck))
        yield from env.finished


def test_a_row_does_not_depend_on_the_others() -> None:
    """Rows are dealt from the seed and their number alone."""
    few, many = (BatchEnv("runedar", count, seed="rows", settings={"seats": 2}) for count in (2, 5))
    few.reset()
    many.reset()
    assert np.array_equal(few.observations, many.observations[:2])
    assert few.deal(1) == many.deal(1) == child_seed("rows", 1, 0)
    other = BatchEnv("runedar", 2, seed="other rows", settings={"seats": 2})
    other.reset()
    assert not np.array_equal(few.observations, other.observations)


def test_a_reset_begins_again() -> None:
    env = BatchEnv("castlecards", 4, seed="again")
    digests = []
    for _ in range(2):
        games = [(each.row, each.deal, each.decisions, each.outcome) for each in finished_games(env, 500)]
        digests.append((games, hashlib.sha256(env.observations.tobytes()).hexdigest()))
    assert digests[0] == digests[1]
    assert digests[0][0]


def test_both_builds_fill_the_same_arrays() -> None:
    if not is_compiled():
        pytest.skip("no compiler here: there is only the interpreted build to run")
    compiled, interpreted = arrays(), arrays(SIEGEWORKS_PURE="1")
    assert compiled == interpreted
    assert len(compiled) == 4


@pytest.mark.parametrize(("game_id", "seats", "steps"), [("runedar", 1, 200), ("castlecards", 2, 700)])
def test_shaped_rewards_of_a_game_add_up_to_its_outcome(game_id: str, seats: int, steps: int) -> None:
    shaped = BatchEnv(game_id, 3, settings={"seats": seats}, reward="shaped")
    plain = BatchEnv(game_id, 3, settings={"seats": seats})
    shaped.reset()
    plain.reset()
    luck = np.random.default_rng(3)
    sums = np.zeros((3, seats))
    ended = 0
    for _ in range(steps):
        actions = any_action(plain, luck)
        shaped.step(actions)
        plain.step(actions)
        sums += shaped.rewards
        for each in shaped.finished:
            assert sums[each.row] == pytest.approx(plain.rewards[each.row], abs=1e-4)
            sums[each.row] = 0
            ended += 1
    assert ended > 0


@pytest.mark.parametrize(("game_id", "companions"), [("runedar", {1: "greedy"}), ("castlecards", {0: "greedy"})])
def test_companions_play_as_they_do_at_any_table(game_id: str, companions: dict[int, str]) -> None:
    """Whoever plays greedy beside greedy gets the games that two greedy bots play."""
    env = BatchEnv(game_id, 2, seed="beside", settings={"seats": 2}, companions=companions)
    env.reset()
    own = next(seat for seat in range(2) if seat not in companions)
    bots = {deal: make_bot("greedy", env.game, child_seed(deal, "bot", own)) for deal in (env.deal(0), env.deal(1))}
    ended: list[FinishedGame] = []
    while len(ended) < 4:
        assert set(env.actors.tolist()) == {own}
        for row in range(2):
            bots.setdefault(env.deal(row), make_bot("greedy", env.game, child_seed(env.deal(row), "bot", own)))
        env.step(np.array([bots[env.deal(row)].choose(*env.look(row)) for row in range(2)]))
        ended += env.finished
    for each in ended:
        players = [make_bot("greedy", env.game, child_seed(each.deal, "bot", seat)) for seat in range(2)]
        chance = Chance(each.deal)
        state = env.game.setup(env.options, chance, None)
        decided = 0
        while (seat := env.game.actor(state)) is not None:
            action = players[seat].choose(env.game.view(state, seat), env.game.canonical(state))
            env.game.apply(state, action, chance, None)
            decided += seat == own
        assert (each.outcome, each.decisions) == (env.game.outcome(state), decided)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = BatchEnv("runedar", 3, settings={"seats": 1})
    env.reset()
    before = env.observations.copy()
    legal = env.masks.argmax(1)
    for wrong, problem in ((int(np.argmin(env.masks[1])), "match-forbidden"), (-1, "action-unknown"), (9999, "action")):
        actions = legal.copy()
        actions[1] = wrong
        with pytest.raises(Problem, match=problem) as caught:
            env.step(actions)
        assert caught.value.__notes__
        assert np.array_equal(env.observations, before)
    env.masks[:] = 1
    with pytest.raises(Problem, match="match-forbidden"):
        env.step(np.full(3, env.game.notation.parse("hit orc")))
    with pytest.raises(TypeError):
        env.step(legal + 0.5)
    env.step(legal)
    assert not np.array_equal(env.observations, before)


class LastLegal:
    """A bot of one's own."""

    def __init__(self, *made_for: Any) -> None:
        self.games = len(made_for)

    def choose(self, view: Any, legal: list[int]) -> int:
        return legal[-1]


def test_a_seed_can_be_a_number_and_a_companion_any_bot(monkeypatch: pytest.MonkeyPatch, install: Install) -> None:
    monkeypatch.setitem(sys.modules, "my_bots", sys.modules[__name__])
    install("last_bots", BOTS, last="Last")
    bots = (LastLegal(), LastLegal, lambda game, _: LastLegal(game), "my_bots:LastLegal", "last")
    batches = [BatchEnv("castlecards", 3, seed=1 if bot is bots[0] else "1", companions={1: bot}) for bot in bots]
    for env in batches:
        env.reset()
        for _ in range(30):
            env.step(env.masks.argmax(1).astype(np.int64))
    assert batches[0].deal(0) == batches[1].deal(0)
    for env in batches[1:]:
        assert np.array_equal(batches[0].observations, env.observations)


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(Problem, match="env-bot"):
        BatchEnv("runedar", 1, settings={"seats": 2}, companions={1: 7})  # type: ignore[dict-item]
    with pytest.raises(Problem, match="option-unknown"):
        BatchEnv("runedar", 1, settings={"seats": 4, "players": 2})
    with pytest.raises(Problem, match="env-count"):
        BatchEnv("runedar", 0)
    with pytest.raises(Problem, match="env-nobody"):
        BatchEnv("runedar", 1, settings={"seats": 1}, companions={0: "greedy"})
    with pytest.raises(Problem, match="env-seat"):
        BatchEnv("runedar", 1, settings={"seats": 2}, companions={2: "greedy"})
    with pytest.raises(Problem, match="bot-unknown"):
        BatchEnv("runedar", 1, settings={"seats": 2}, companions={1: "oracle"})
    with pytest.raises(Problem, match="reward-unknown"):
        BatchEnv("runedar", 1, reward="applause")
    env = BatchEnv("runedar", 2)
    with pytest.raises(Problem, match="env-reset"):
        env.step(np.zeros(2, np.int64))
    env.reset()
    with pytest.raises(Problem, match="env-actions"):
        env.step(np.zeros(3, np.int64))
