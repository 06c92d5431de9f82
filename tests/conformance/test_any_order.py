"""People pick in any order, bots in one: both reach the same results, and the logs of both replay."""

import pytest

from siegeworks.bots import make_bot
from siegeworks.games import built_in_kits
from siegeworks.games.runedar.game import Runedar
from siegeworks.games.runedar.state import State
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.conformance import Broken, check_any_order, play_and_check
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import Match, replay, verify
from siegeworks.kernel.position import digest
from support.games import LOADED, varied_options

WANTED = 1000
"""Decisions that begin picks with more than one result, for each game."""


@pytest.mark.parametrize("game_id", built_in_kits())
def test_any_order_and_canonical_order_reach_the_same_results(game_id: str) -> None:
    game = LOADED[game_id]
    compared = number = 0
    while compared < WANTED:
        chance = Chance(child_seed("any order", number))
        state = game.setup(varied_options(game, number), chance, None)
        bots = [make_bot(("greedy", "random")[seat % 2], game, f"{number} {seat}") for seat in range(4)]
        while (seat := game.actor(state)) is not None:
            compared += check_any_order(game, state, f"{number}") > 1
            game.apply(state, bots[seat].choose(game.view(state, seat), game.canonical(state)), chance, None)
        number += 1
    assert number > 1


@pytest.mark.parametrize("game_id", built_in_kits())
def test_games_picked_in_any_order_replay_and_verify(game_id: str) -> None:
    game = LOADED[game_id]
    out_of_order = 0
    for number in range(6):
        options = varied_options(game, number)
        match = Match(game, options, tuple("ABCD"[: options.seats]), f"replay {number}")
        pick = Chance(child_seed("picks", number))
        while (seat := match.actor) is not None:
            legal, canonical = game.legal(match.state), game.canonical(match.state)
            others = [action for action in legal if action not in canonical]
            choices = others if others and pick.below(2) else legal
            out_of_order += bool(others) and choices is others
            match.play(seat, choices[pick.below(len(choices))])
        log = parse_log(match.log.text(), "log")
        *_, last = replay(game, log)
        assert digest(game, last.state) == digest(game, match.state)
        verify(game, log)
    assert out_of_order > 10


class Hasty(Runedar):
    """A broken game whose canonical order knows one pick only."""

    def canonical(self, state: State) -> list[int]:
        options = super().canonical(state)
        return options[-1:] if self.picking(state) else options


def test_a_canonical_order_that_misses_results_is_found_out() -> None:
    game = Hasty()
    player = make_bot("random", game, "hasty")
    with pytest.raises(Broken, match="canonical order lead to other results"):
        play_and_check(game, game.options({}), "hasty", player.choose)
