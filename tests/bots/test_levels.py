"""Levels: every game has them, and a longer search looks at more guessed states first."""

import pytest

from siegeworks.bots import LEVELS, make_bot
from siegeworks.bots.budget import Budget, parse_budget
from siegeworks.bots.castlecards.evaluator import WORLDS
from siegeworks.bots.evaluators import worlds_for
from siegeworks.bots.part import FLAT_LEVELS, SEARCH_LEVELS, BotPart, bot_part
from siegeworks.games import built_in_kits
from support.games import LOADED, open_decisions


@pytest.mark.parametrize(("level", "worlds"), [("steady", 1), ("expert", WORLDS)])
def test_levels_differ_in_the_guessed_states_they_look_at(level: str, worlds: int) -> None:
    assert worlds_for(parse_budget(SEARCH_LEVELS[level]), WORLDS) == worlds


def test_a_budget_of_time_looks_at_all_guessed_states() -> None:
    assert worlds_for(Budget(milliseconds=1), WORLDS) == WORLDS


@pytest.mark.parametrize("game_id", built_in_kits())
def test_every_level_of_our_games_plays(game_id: str) -> None:
    game = LOADED[game_id]
    decision = next(open_decisions(game, 2, "level"))
    assert tuple(bot_part(game_id).levels) == LEVELS
    for level in LEVELS:
        assert make_bot(level, game, "1").choose(decision.view, decision.legal) in decision.legal


def test_a_part_must_name_a_bot_for_each_level() -> None:
    assert BotPart().levels == FLAT_LEVELS
    for levels in ({"beginner": "random"}, {"beginner": "random", "steady": "expert", "expert": "flat:5"}):
        with pytest.raises(ValueError, match="beginner, steady, expert"):
            BotPart(levels=levels)
