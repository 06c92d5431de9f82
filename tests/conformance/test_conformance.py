"""Every game keeps the contract of the kernel in many complete games."""

import os
from collections import Counter

import pytest

from siegeworks.bots import make_bot
from siegeworks.games import built_in_kits, load_game
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.castlecards.state import State
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.conformance import Broken, play_and_check
from support.games import LOADED, varied_options

CHECKED_GAMES = int(os.environ.get("SIEGEWORKS_CONFORMANCE_GAMES", "12"))
QUICK_GAMES = int(os.environ.get("SIEGEWORKS_QUICK_GAMES", "2000"))
PLAYERS = ("random", "greedy", "search:4")
"""Bots of different strength, because they reach different positions."""


@pytest.mark.parametrize("game_id", built_in_kits())
def test_every_house_rule_is_played(game_id: str) -> None:
    game = LOADED[game_id]
    played = {pair for number in range(CHECKED_GAMES) for pair in varied_options(game, number).settings}
    assert played == {(name, value) for name, values in game.settings.items() for value in values}


@pytest.mark.parametrize("bot", PLAYERS)
@pytest.mark.parametrize("game_id", built_in_kits())
@pytest.mark.parametrize("part", range(4))
def test_games_keep_the_contract(game_id: str, bot: str, part: int) -> None:
    """Legality, orders of picks, copies, documents, secrets, logs: every decision of these games is checked."""
    game = LOADED[game_id]
    for number in range(part, CHECKED_GAMES, 4):
        player = make_bot(bot, game, f"{bot} {number}")
        played = play_and_check(game, varied_options(game, number), f"conformance {number}", player.choose)
        assert played.decisions > 0
        assert played.match.outcome is not None


OLDER = [(kit.id, version) for kit in built_in_kits().values() for version in kit.rules_versions[:-1]]


@pytest.mark.parametrize(("game_id", "version"), OLDER)
def test_games_under_older_rules_keep_the_contract(game_id: str, version: int) -> None:
    game = load_game(game_id, rules=version)
    for number in range(CHECKED_GAMES // 4):
        player = make_bot("greedy", game, f"older {number}")
        played = play_and_check(game, varied_options(game, number), f"older {number}", player.choose)
        assert played.match.log.header.rules == version


@pytest.mark.parametrize("game_id", built_in_kits())
@pytest.mark.parametrize("part", range(2))
def test_thousands_of_games_end_soundly(game_id: str, part: int) -> None:
    """Many more games at full speed: legal lists are sorted and unique, pieces are conserved, games end."""
    game = LOADED[game_id]
    reasons: Counter[str] = Counter()
    for number in range(part, QUICK_GAMES, 2):
        bots = [make_bot(PLAYERS[(number + seat) % 2], game, f"{number} {seat}") for seat in range(4)]
        chance = Chance(child_seed("quick", number))
        state = game.setup(varied_options(game, number), chance, None)
        decisions = 0
        while (seat := game.actor(state)) is not None:
            legal = game.legal(state)
            assert legal == sorted(set(legal))
            action = bots[seat].choose(game.view(state, seat), game.canonical(state))
            assert action in legal
            game.apply(state, action, chance, None)
            decisions += 1
            if decisions % 40 == 0 and game.actor(state) is not None:
                assert game.document(game.from_document(game.document(state))) == game.document(state)
            assert decisions < 20_000
        outcome = game.outcome(state)
        assert outcome is not None
        reasons[outcome.reason] += 1
    assert len(reasons) > 1


class Restless(Castlecards):
    """A broken game in which a seat that is out comes back a turn later."""

    def in_play(self, state: State, seat: int) -> bool:
        return seat != state.turn % state.seats


class Hopeless(Castlecards):
    """A broken game in which nobody is in play, yet somebody wins."""

    def in_play(self, state: State, seat: int) -> bool:
        return False


@pytest.mark.parametrize(("game", "broken"), [(Restless(), "is back"), (Hopeless(), "seat won that was out")])
def test_who_is_out_of_a_game_neither_comes_back_nor_wins(game: Castlecards, broken: str) -> None:
    player = make_bot("greedy", game, "out")
    with pytest.raises(Broken, match=broken):
        play_and_check(game, game.options({"seats": "3"}), "out", player.choose)
