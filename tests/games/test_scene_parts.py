"""The common parts of a scene are the same for everybody; with a seat's own parts they make its scene."""

import random

import pytest

from siegeworks.games import built_in_kits, load_game, load_stage
from siegeworks.kernel.chance import Chance


@pytest.mark.parametrize("game_id", built_in_kits())
def test_common_parts_are_those_that_onlookers_see(game_id: str) -> None:
    game, luck, chance = load_game(game_id), random.Random(7), Chance("parts")  # noqa: S311 - a test
    stage = load_stage(game)
    for seats in game.seat_counts:
        state = game.setup(game.options({"seats": str(seats)}), chance, None)
        for _ in range(150):
            if game.actor(state) is None:
                break
            game.apply(state, luck.choice(game.legal(state)), chance, None)
            shared = stage.common(game.view(state, None))
            assert shared
            for seat in (*range(seats), None):
                view = game.view(state, seat)
                assert stage.common(view) == shared
                assert not shared.keys() & stage.own(view).keys()
                assert stage.scene(view) == shared | stage.own(view)
