"""A scene that is kept up to date with what has changed is the whole scene, for every seat and for onlookers."""

import json
import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from siegeworks.games import built_in_kits, kit_of, load_game, load_stage
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.scene_parts import differences
from siegeworks.kernel.stage import BaseStage


def states(game: Any, seats: int, seed: str, most: int) -> Iterator[Any]:
    """A random game: each of its states as a copy."""
    luck, chance = random.Random(seed), Chance(seed)  # noqa: S311 - a test
    state = game.setup(game.options({"seats": str(seats)}), chance, None)
    yield game.copy(state)
    for _ in range(most):
        if game.actor(state) is None:
            return
        game.apply(state, luck.choice(game.legal(state)), chance, None)
        yield game.copy(state)


@pytest.mark.parametrize("seed", ["one", "two", "three", "four"])
@pytest.mark.parametrize("game_id", built_in_kits())
def test_a_scene_with_every_change_is_the_whole_scene(game_id: str, seed: str) -> None:
    game = load_game(game_id)
    stage = load_stage(game)
    sent = whole = 0
    for seats in game.seat_counts:
        before: dict[int | None, Any] = {}
        kept: dict[int | None, dict[str, Any]] = {}
        for state in states(game, seats, f"{seed} {seats}", 400):
            views = {seat: game.view(state, seat) for seat in (None, *range(seats))}
            for seat, view in views.items():
                scene = stage.scene(view)
                if seat in kept:
                    common = stage.common_changes(before[None], views[None])
                    own = stage.own_changes(before[seat], view)
                    assert not common.keys() & own.keys()
                    kept[seat] |= common | own
                    sent, whole = sent + len(json.dumps(common | own)), whole + len(json.dumps(scene))
                else:
                    kept[seat] = scene
                assert kept[seat] == scene
            before = views
    assert sent < whole * 0.75


@pytest.mark.parametrize("game_id", built_in_kits())
def test_a_scene_has_the_entries_that_its_type_describes(game_id: str) -> None:
    game = load_game(game_id)
    described = import_module(str(kit_of(game_id).scene_module)).Scene.__annotations__
    state = game.setup(game.options({}), Chance("entries"), None)
    assert load_stage(game).scene(game.view(state, 0)).keys() == described.keys()


def test_a_game_without_parts_compares_its_scenes() -> None:
    class SmallStage(BaseStage):
        def scene(self, view: Any) -> dict[str, Any]:
            return dict(view)

    stage = SmallStage()
    before, after = {"wall": 3, "gate": [1]}, {"wall": 3, "gate": [2], "moat": 1}
    assert stage.own_changes(before, after) == {"gate": [2], "moat": 1}
    assert stage.own_changes(after, before) == {"gate": [1], "moat": None}
    assert stage.common_changes(before, after) == {}
    assert differences(before, before) == {}
