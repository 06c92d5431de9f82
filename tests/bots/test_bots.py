"""Bots choose legal actions, see only their view, and play as strongly as their names promise."""

import pytest

from siegeworks.bots import make_bot
from siegeworks.games import built_in_kits
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.problem import Problem
from siegeworks.lab.simulate import RunPlan, simulate
from siegeworks.lab.statistics import summarise
from support.games import LOADED


@pytest.mark.parametrize("bot", ["random", "greedy", "search:4"])
@pytest.mark.parametrize("game_id", built_in_kits())
def test_the_same_view_and_seed_give_the_same_choice(game_id: str, bot: str) -> None:
    """A bot that saw more than its view would choose differently in another state that looks the same."""
    game = LOADED[game_id]
    doubt = Chance("other worlds")
    for number in range(6):
        chance = Chance(f"views {number}")
        state = game.setup(game.options({"seats": "3"}), chance, None)
        bots = [make_bot(bot, game, f"{number} {seat}") for seat in range(3)]
        decisions = 0
        while (seat := game.actor(state)) is not None and decisions < 150:
            view = game.view(state, seat)
            legal = game.legal(state)
            other = game.guess(view, doubt)
            choices = [make_bot(bot, game, "fresh").choose(game.view(world, seat), legal) for world in (state, other)]
            assert choices[0] == choices[1]
            assert choices[0] in legal
            game.apply(state, bots[seat].choose(view, legal), chance, None)
            decisions += 1


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(Problem, match="bot-unknown"):
        make_bot("oracle", LOADED["runedar"], "1")


def test_the_greedy_dwarf_finishes_and_sometimes_wins_easy_games() -> None:
    plan = RunPlan("runedar", (("seats", "3"), ("difficulty", "easy")), ("greedy",), 300, "beginner")
    summary = summarise(list(simulate(plan, 1)), 3)
    assert summary.games == 300
    assert 0.10 < summary.won.rate < 0.50


def test_the_random_dwarf_never_wins() -> None:
    plan = RunPlan("runedar", (("seats", "4"), ("difficulty", "easy")), ("random",), 300, "monkey")
    assert summarise(list(simulate(plan, 1)), 4).won.count == 0
