"""Odds before an attack: how often it really wins against what the victim may hold, by the rules."""

from collections import Counter
from math import sqrt
from typing import Any

import pytest

from siegeworks.games import load_words
from siegeworks.games.castlecards.actions import ADD, DONE, GO
from siegeworks.games.castlecards.frames import DISARM, REACT
from siegeworks.games.castlecards.names import POSTS
from siegeworks.games.castlecards.odds import chance_to_win
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.frames import top_kind
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.stage import percent

from .kit import Scene, table


def gathered(rival: str, *cards: str) -> Scene:
    """An attack on a wall that is ready to be launched."""
    hand = " ".join(f"{card} {count}" for card, count in Counter(cards).items())
    return table(hand=hand, rival=rival).play("attack 1 wall 1", *(f"add {card}" for card in cards))


def wins(game: AnyGame, state: Any, chance: Chance) -> bool:
    """Launch the attack; the victim plays every academy card and removes what hurts most."""
    cell = 1 * POSTS + 1
    game.apply(state, GO, chance, None)
    while game.actor(state) is not None and top_kind(state) == REACT:
        adds = [action for action in game.legal(state) if ADD <= action < GO]
        game.apply(state, adds[0] if adds else DONE, chance, None)
    return fell_in_the_end(game, state, chance, cell)


def fell_in_the_end(game: AnyGame, state: Any, chance: Chance, cell: int) -> bool:
    """Whether the wall falls whatever the victim removes."""
    if game.actor(state) is None or top_kind(state) != DISARM:
        return bool(state.standing[cell] == 0)
    results = []
    for action in game.legal(state):
        after = game.copy(state)
        game.apply(after, action, chance, None)
        results.append(fell_in_the_end(game, after, chance, cell))
    return all(results)


def test_without_reactions_swords_decide() -> None:
    assert chance_to_win(gathered("gold", "soldier", "soldier", "soldier").state) == 1
    assert chance_to_win(gathered("gold", "soldier").state) == 0
    assert chance_to_win(table(hand="soldier").state) is None


@pytest.mark.parametrize(
    ("rival", "cards"),
    [
        ("ambush gold", ["soldier", "soldier", "soldier", "archer"]),
        ("ambush gold", ["soldier", "soldier", "soldier"]),
        ("ambush 2", ["soldier", "soldier", "soldier", "archer", "archer"]),
        ("ambush gold", ["soldier", "ram"]),
    ],
)
def test_it_wins_as_often_as_in_all_that_may_be_hidden(rival: str, cards: list[str]) -> None:
    scene = gathered(rival, *cards)
    game: AnyGame = scene.game
    view = game.view(scene.state, 0)
    stated = chance_to_win(view.seen)
    assert stated is not None
    chance, tries = Chance("odds"), 600
    won = sum(wins(game, game.guess(view, chance), chance) for _ in range(tries))
    spread = sqrt(float(stated * (1 - stated)) / tries)
    assert abs(won / tries - float(stated)) <= 4 * spread


def test_the_odds_are_the_same_whatever_is_hidden() -> None:
    scene = gathered("ambush gold", "soldier", "soldier", "soldier")
    game: AnyGame = scene.game
    view = game.view(scene.state, 0)
    stated = chance_to_win(view.seen)
    for seed in "abc":
        other = game.guess(view, Chance(seed))
        assert chance_to_win(game.view(other, 0).seen) == stated


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_are_said_with_the_launch_only(language: str) -> None:
    scene = gathered("ambush gold", "soldier", "soldier", "soldier")
    words = load_words(scene.game, Speech(language, "castlecards").say, language, ["Ana", "Bo"])
    chance = chance_to_win(scene.state)
    assert chance is not None
    said = words.odds(scene.state, GO)
    assert said is not None
    assert f"{percent(chance)} %" in said
    assert "Bo" in said
    assert words.odds(scene.state, ADD) is None
