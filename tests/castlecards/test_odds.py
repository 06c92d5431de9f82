"""Odds before an attack: how often it really wins against what the victim may hold, by the rules."""

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from siegeworks.games import load_words
from siegeworks.games.castlecards.actions import ADD, DONE, GO
from siegeworks.games.castlecards.events import ATTACK_REPELLED, ATTACK_WON
from siegeworks.games.castlecards.frames import DISARM, REACT
from siegeworks.games.castlecards.odds import chance_to_win, wins_unopposed
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.events import EventSink
from siegeworks.kernel.frames import top_kind
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.stage import percent

from .kit import Scene, table


def gathered(rival: str, *cards: str, on: str = "attack 1 wall 1") -> Scene:
    """An attack that is ready to be launched, by default on a wall by day."""
    counts = Counter(cards) + Counter(["night"] if on.startswith("night") else [])
    hand = " ".join(f"{card} {count}" for card, count in counts.items())
    return table(hand=hand, rival=rival).play(on, *(f"add {card}" for card in cards))


def wins(game: AnyGame, state: Any, chance: Chance) -> bool:
    """Launch the attack; the victim plays every academy card and removes what hurts most."""
    sink = EventSink()
    game.apply(state, GO, chance, sink)
    while game.actor(state) is not None and top_kind(state) == REACT:
        adds = [action for action in game.legal(state) if ADD <= action < GO]
        game.apply(state, adds[0] if adds else DONE, chance, sink)
    return wins_in_the_end(game, state, chance, sink)


def wins_in_the_end(game: AnyGame, state: Any, chance: Chance, sink: EventSink) -> bool:
    """Whether the attack wins whatever the victim removes."""
    if game.actor(state) is None or top_kind(state) != DISARM:
        kinds = {event[0] for event in sink.take()}
        assert len(kinds & {ATTACK_WON, ATTACK_REPELLED}) == 1
        return ATTACK_WON in kinds
    results = []
    for action in game.legal(state):
        after = game.copy(state)
        happened = EventSink()
        game.apply(after, action, chance, happened)
        results.append(wins_in_the_end(game, after, chance, happened))
    return all(results)


def test_without_reactions_swords_decide() -> None:
    assert chance_to_win(gathered("gold", "soldier", "soldier", "soldier").state) == 1
    assert chance_to_win(gathered("gold", "soldier").state) == 0
    assert chance_to_win(table(hand="soldier").state) is None


@pytest.mark.parametrize(
    ("on", "rival", "cards"),
    [
        ("attack 1 wall 1", "ambush gold", "soldier soldier soldier archer"),
        ("attack 1 wall 1", "ambush gold", "soldier soldier soldier"),
        ("attack 1 wall 1", "ambush 2", "soldier soldier soldier archer archer"),
        ("attack 1 wall 1", "ambush gold", "soldier soldier ram"),
        ("night 1 wall 1", "ambush gold", "soldier soldier soldier"),
        ("night 1 wall 1", "ambush", "ram ladders"),
        ("night 1 wall 1", "ambush 2", "ballista ladders trebuchet"),
        ("night 1 wall 1", "ambush 2", "ram tower trebuchet"),
        ("attack 1 castle", "ambush", "soldier soldier soldier tower"),
        ("attack 1 castle", "ambush 2", "ladders ram tower trebuchet"),
        ("night 1 castle", "ambush", "soldier ram tower"),
        ("night 1 castle", "ambush 2", "soldier ladders tower trebuchet"),
    ],
)
def test_it_wins_as_often_as_in_all_that_may_be_hidden(on: str, rival: str, cards: str) -> None:
    scene = gathered(rival, *cards.split(), on=on)
    game: AnyGame = scene.game
    view = game.view(scene.state, 0)
    stated = chance_to_win(view.seen)
    assert stated is not None
    assert 0 < stated < 1
    chance, tries = Chance("odds"), 600
    won = sum(wins(game, game.guess(view, chance), chance) for _ in range(tries))
    spread = sqrt(float(stated * (1 - stated)) / tries)
    assert abs(won / tries - float(stated)) <= 4 * spread


def test_at_night_chance_picks_the_weapon_that_is_removed() -> None:
    """By day a victim that sabotages the only assault weapon saves its castle; at night it does not see which it is."""
    cards = ("soldier", "ram", "tower")
    by_day, at_night = (
        chance_to_win(gathered("sabotage", *cards, on=f"{way} 1 castle").state) for way in ("attack", "night")
    )
    # The victim holds one of 16 academy cards: three sabotage, one wildfire that removes everything, twelve too weak.
    assert by_day == Fraction(12, 16)
    assert at_night == Fraction(12, 16) + Fraction(3, 16) * Fraction(1, 2)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_odds_say_what_reactions_change(language: str) -> None:
    """Too few swords, enough for whatever the victim plays, and something between: three sentences."""

    def said(scene: Scene) -> str:
        words = load_words(scene.game, Speech(language, "castlecards").say, language, ["Ana", "Bo", "Cem"])
        return words.odds(scene.state, GO) or ""

    weak, strong = gathered("ambush gold", "soldier"), gathered("ambush gold", *["soldier"] * 8)
    between = gathered("ambush gold", "soldier", "soldier", "soldier")
    chances = [chance_to_win(each.state) for each in (weak, between, strong)]
    assert chances[0] == 0 < (chances[1] or 0) < 1 == chances[2]
    assert [wins_unopposed(each.state) for each in (weak, between, strong)] == [False, True, True]
    assert len({said(weak), said(between), said(strong)}) == 3
    assert "100 %" not in said(weak)
    assert said(between).count("%") == 2
    assert said(strong).count("%") == 1
    third = table(seats=3, hand="soldier 3", rival="ambush gold", third="gold").play("attack 1 wall 1", "add soldier")
    assert said(third).startswith(said(weak))
    assert len(said(third)) > len(said(weak))
