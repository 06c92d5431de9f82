"""Games that bring nothing for bots: they have opponents all the same, and one sentence says what they lack."""

from dataclasses import replace

import pytest

from siegeworks import games
from siegeworks.bots import LEVELS, check_bot, installed_bots, is_quick, make_bot, part, stand_in
from siegeworks.bots.analysis import finished
from siegeworks.bots.coach import advise, check_coach, has_coach
from siegeworks.bots.flat import FlatBot
from siegeworks.bots.part import GENERIC_PART, BotPart, bot_part, random_playout
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.kit import GameKit
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem
from support.games import LOADED, open_decisions, play_out
from support.third_game import offer_kits


@pytest.fixture
def third_game(barbican: GameKit) -> AnyGame:
    """A game with rules, stage and words alone."""
    return games.load_game(barbican.id)


def play(game: AnyGame, bots: tuple[str, ...], seed: str) -> Match:
    names = tuple(f"Seat {bot}" for bot in bots)
    return play_out(Match(game, game.options({"seats": str(len(bots))}), names, seed), *bots)


def test_a_game_with_rules_alone_has_opponents(third_game: AnyGame) -> None:
    assert bot_part("barbican") is GENERIC_PART
    assert installed_bots("barbican") == ("random", *LEVELS)
    assert stand_in("barbican") == "random"
    assert [name for name in installed_bots("barbican") if is_quick(name, "barbican")] == ["random"]
    for level in LEVELS:
        assert isinstance(make_bot(level, third_game, "1"), FlatBot)
        assert play(third_game, (level, "random"), "opponents").outcome is not None


def test_the_flat_bot_beats_a_random_one_at_an_unknown_game(third_game: AnyGame) -> None:
    won = 0
    for number in range(30):
        own = number % 2
        bots = ("flat:60", "random") if own == 0 else ("random", "flat:60")
        outcome = play(third_game, bots, str(number)).outcome
        assert outcome is not None
        won += outcome.winners == (own,)
    assert won >= 20


def test_a_generic_playout_is_judged_by_the_outcome(third_game: AnyGame) -> None:
    values = []
    for number in range(60):
        state = third_game.setup(third_game.options({}), Chance(f"playout {number}"), None)
        other = third_game.copy(state)
        pair = [random_playout(third_game, each, seat, Chance(f"{number}")) for seat, each in enumerate((state, other))]
        outcome = third_game.outcome(state)
        assert outcome is not None
        assert sum(pair) == 1
        assert pair == ([0.5, 0.5] if not outcome.winners else [float(seat in outcome.winners) for seat in (0, 1)])
        values.append(pair[0])
    assert set(values) == {0.0, 0.5, 1.0}


def test_a_generic_playout_is_stopped_when_it_takes_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    game = LOADED["castlecards"]
    monkeypatch.setattr(part, "MOST_DECISIONS", 30)
    state = game.setup(game.options({"seats": "4"}), Chance("long"), None)
    assert random_playout(game, state, 0, Chance("long")) == 0.5
    assert game.outcome(state) is None


def test_seats_that_lose_together_get_nothing() -> None:
    game = LOADED["runedar"]
    state = game.setup(game.options({"seats": "2"}), Chance("lost"), None)
    assert random_playout(game, state, 0, Chance("lost")) == 0.0
    assert game.outcome(state) is not None


@pytest.mark.parametrize(
    ("name", "code"), [("greedy", "bot-unknown"), ("search:16", "bot-needs-evaluator"), ("flat:x", "bot-budget")]
)
def test_bots_that_need_more_are_refused_in_one_sentence(third_game: AnyGame, name: str, code: str) -> None:
    with pytest.raises(Problem, match=code) as refused:
        check_bot(name, third_game.id)
    for language in LANGUAGES:
        sentence = Speech(language).explain(refused.value)
        assert name.partition(":")[0] in sentence
        assert sentence.endswith(".")


def test_without_an_evaluator_there_is_no_coach(third_game: AnyGame) -> None:
    assert not has_coach("barbican")
    assert has_coach("runedar")
    decision = next(open_decisions(third_game, 2, "coach", ("random",)))
    log = play(third_game, ("random", "random"), "coach").log
    for ask in (
        lambda: advise(third_game, decision.view, decision.legal, "1"),
        lambda: finished(third_game, log),
        lambda: check_coach("barbican"),
    ):
        with pytest.raises(Problem, match="coach-missing") as refused:
            ask()
        for language in LANGUAGES:
            assert "barbican" in Speech(language).explain(refused.value)


def test_a_broken_part_is_one_sentence_and_the_rest_goes_on(barbican: GameKit, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = replace(barbican, id="broken", parts={"bots": "barbican.kit:NO_PART"})
    wrong = replace(barbican, id="wrong", parts={"bots": "barbican.kit:KIT"})
    offer_kits(monkeypatch, barbican, broken, wrong)
    for game_id, reason in (("broken", "module barbican.kit has no NO_PART"), ("wrong", "GameKit is not a BotPart")):
        with pytest.raises(Problem, match="plugin-broken") as refused:
            check_bot("random", game_id)
        assert refused.value.facts == {"name": game_id, "package": "barbican", "reason": reason}
    check_bot("random", "barbican")


def test_a_game_that_nobody_installed_is_played_as_well() -> None:
    assert bot_part("nobody knows this game") is GENERIC_PART


def test_our_games_bring_everything() -> None:
    for game_id in games.built_in_kits():
        own = bot_part(game_id)
        assert isinstance(own, BotPart)
        assert own.greedy is not None
        assert own.evaluator is not None
        assert own.playout is not random_playout
