"""The coach: comparable options, reasons in every language, certain wins, and nothing hidden in its advice."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import count, islice
from math import exp, log
from typing import Any

import pytest

from castlecards import kit as castlecards
from runedar import kit as runedar
from siegeworks.bots import coach, make_bot
from siegeworks.bots.coach import (
    CHANCE,
    EQUAL,
    LEAST_DIFFERENCE,
    LOSS,
    MOST_OPTIONS,
    ONLY,
    ORDER,
    SURE_WIN,
    TIE,
    WIN,
    Advice,
    BrieflyCoachedBot,
    CoachedBot,
    Option,
    PairedDifference,
    Reason,
    Tried,
    advise,
    corrected_chance,
    uncorrected_chance,
)
from siegeworks.bots.evaluators import measured_with, network_digest
from siegeworks.bots.part import evaluator_part
from siegeworks.games import built_in_kits
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.runedar.game import Runedar
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.game import AnyGame
from siegeworks.lab.hint_checks import check_hint
from siegeworks.table.coach_words import percent, reason_text
from support.games import LOADED, Decision, open_decisions

TABLES = [("runedar", 1), ("runedar", 4), ("castlecards", 2), ("castlecards", 3), ("castlecards", 4)]
NO_WALLS = "1 wall 1, 1 wall 2, 1 wall 3"


def reasons_of(game_id: str) -> list[str]:
    part = evaluator_part(game_id)
    tie = [] if part.score is None else [TIE]
    return [CHANCE, EQUAL, LOSS, ONLY, ORDER, SURE_WIN, WIN, *tie, *(measure.name for measure in part.measures)]


def some_decisions(game: AnyGame, seats: int) -> list[Decision]:
    """A dozen decisions from all phases of a game."""
    listed = open_decisions(game, seats, "coach", ("greedy", "random"))
    return [decision._replace(state=game.copy(decision.state)) for decision in islice(listed, 0, 72, 6)]


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_advice_names_the_best_few_actions_best_first(game_id: str, seats: int) -> None:
    game = LOADED[game_id]
    reasons = set()
    for decision in some_decisions(game, seats):
        advice = advise(game, decision.view, decision.legal, "advice", 12)
        chances = [option.chance for option in advice.options]
        actions = [option.action for option in advice.options]
        assert chances == sorted(chances, reverse=True)
        assert all(0 <= chance <= 1 for chance in chances)
        assert len(set(actions)) == len(actions) <= min(MOST_OPTIONS, len(decision.legal))
        assert len(actions) > 1 or advice.reason.name == ORDER
        assert set(actions) <= set(decision.legal)
        assert sum(option.share for option in advice.options) <= 1 + 1e-9
        assert max(option.share for option in advice.options) > 0
        assert advice.chance == chances[0]
        assert advice.reason.name in reasons_of(game_id)
        reasons.add(advice.reason.name)
    assert len(reasons) > 1


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_advice_knows_no_more_than_the_view(game_id: str, seats: int) -> None:
    """In another state that looks the same to the seat, options, chances and the reason are exactly the same."""
    game = LOADED[game_id]
    doubt = Chance("other worlds")
    asked = set()
    for decision in some_decisions(game, seats):
        other = game.view(game.guess(decision.view, doubt), decision.seat)
        advice = advise(game, decision.view, decision.legal, "blind", 10)
        assert advice == advise(game, other, decision.legal, "blind", 10)
        asked.add(decision.seat)
    assert len(asked) > 1 or seats == 1


@pytest.mark.parametrize("seats", [2, 3])
def test_advice_on_a_night_attack_knows_no_more_than_the_view(seats: int) -> None:
    """Neither supporters nor the victim know the face-down cards."""
    others: dict[str, Any] = {"third": "archer 2 soldier"} if seats == 3 else {}
    scene = castlecards.table(seats=seats, hand="night soldier 3 archer", rival="ambush gold", **others)
    game: AnyGame = scene.game
    doubt = Chance("other nights")
    asked = []
    scene.play("night 1 wall 1", "add soldier", "add soldier", "add archer", "go")
    while (seat := scene.actor) is not None and scene.frame in ("support", "react"):
        view, legal = game.view(scene.state, seat), game.legal(scene.state)
        advice = advise(game, view, legal, "night", 10)
        for _ in range(3):
            other = game.guess(view, doubt)
            assert advice == advise(game, game.view(other, seat), legal, "night", 10)
        asked.append((scene.frame, seat))
        assert len(legal) > 1
        scene.play("done")
    assert asked == ([("react", 1)] if seats == 2 else [("support", 2), ("react", 1)])


@pytest.mark.parametrize("game_id", built_in_kits())
@pytest.mark.parametrize("seats", [2, 3])
def test_any_two_actions_can_be_compared(game_id: str, seats: int) -> None:
    """The analysis compares a choice with the best one alone, without the other legal actions."""
    for decision in some_decisions(LOADED[game_id], seats):
        for two in ([decision.legal[0], decision.legal[-1]], decision.legal[-2:]):
            advice = advise(LOADED[game_id], decision.view, two, "two", 12)
            listed = sorted(option.action for option in advice.options)
            assert listed == sorted(two) or (advice.reason.name == ORDER and listed[0] in two)


def test_the_same_seed_gives_the_same_advice_and_more_simulations_another() -> None:
    for game_id in built_in_kits():
        game = LOADED[game_id]
        decision = next(open_decisions(game, 2, "again"))
        first = advise(game, decision.view, decision.legal, "one", 20)
        assert first == advise(game, decision.view, decision.legal, "one", 20)
        assert first != advise(game, decision.view, decision.legal, "two", 20)
        assert first != advise(game, decision.view, decision.legal, "one", 60)


@pytest.mark.parametrize("game_id", built_in_kits())
def test_one_simulation_and_one_action_are_enough(game_id: str) -> None:
    game = LOADED[game_id]
    decision = next(open_decisions(game, 2, "few"))
    assert len(advise(game, decision.view, decision.legal, "few", 1).options) > 1
    alone = advise(game, decision.view, decision.legal[:1], "few", 1)
    assert [(option.action, option.share) for option in alone.options] == [(decision.legal[0], 1.0)]
    assert 0 < alone.chance < 1
    assert alone.reason.name == ONLY


# Reasons.


@pytest.mark.parametrize("game_id", built_in_kits())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_a_sentence_with_its_numbers(game_id: str, language: str) -> None:
    game = LOADED[game_id]
    speech, english = Speech(language, game_id), Speech("en", game_id)
    options = (Option(1, 0.75, 0.5), Option(2, 0.5, 0.5))
    said = set()
    for name in reasons_of(game_id):
        other = None if name in (EQUAL, ONLY, ORDER, SURE_WIN) else 2
        reason = Reason(name, other, 0.75, 0.5)
        advice = Advice(options, reason, 2 if name == EQUAL else 1)
        sentence, original = (
            reason_text(each.say, game.id, advice, lambda action: f"action {action}") for each in (speech, english)
        )
        said.add(sentence)
        assert sentence.endswith(".")
        assert language == "en" or sentence != original
        if reason.other is not None:
            assert "action 2" in sentence
            assert any(number in sentence for number in ("25", "75", "0.8", "0,8"))
    # A tie is decided by the measure that is also a reason of its own.
    assert len(said) == len(reasons_of(game_id))


HINTS = 400
"""Hints that are checked at each of the tables; `tools/research/true_hints.py` checks any number."""


def hinted_positions(game: AnyGame, seats: int) -> Iterator[Decision]:
    """Decisions of careless and of careful players, as many as are wanted."""
    for number in count():
        yield from open_decisions(game, seats, f"hints {number}", ("greedy", "random"))


@pytest.mark.parametrize(("game_id", "seats"), TABLES)
def test_every_reason_is_true_of_its_action(game_id: str, seats: int) -> None:
    """What a hint says of two actions is counted again in other guessed states with other draws."""
    game = LOADED[game_id]
    said: Counter[str] = Counter()
    for decision in islice(hinted_positions(game, seats), HINTS):
        advice = advise(game, decision.view, decision.legal, "hint", 8, 12)
        checked = check_hint(game, decision.view, advice, "again", 24)
        assert checked.true
        assert checked.said > 0 or advice.reason.other is None
        said[advice.reason.name] += 1
        assert_equal_options_are_called_equal(advice)
    assert said.total() == HINTS
    assert len(said) > 3


def assert_equal_options_are_called_equal(advice: Advice) -> None:
    """Equal options have one chance and are called equal; options of which one is better do not look alike."""
    assert (advice.reason.name in (EQUAL, TIE)) == (advice.equal > 1)
    assert len({option.chance for option in advice.options[: advice.equal]}) == 1
    if len(advice.options) > 1 and advice.equal == 1:
        best, second = (percent(option.chance) for option in advice.options[:2])
        # What is nearly certain is shown as 1 or 99 %.
        assert best > second or best in (1, 99)
        assert advice.chance - advice.options[1].chance > LEAST_DIFFERENCE or advice.reason.name == SURE_WIN
        if advice.reason.name == CHANCE:
            assert (advice.reason.ours, advice.reason.theirs) == (advice.chance, advice.options[1].chance)


def test_equal_actions_are_called_equal() -> None:
    """Two walls without a difference: neither is ranked before the other."""
    scene = castlecards.table(hand="soldier 4 archer 2")
    legal = [scene.game.notation.parse(text) for text in ("attack 1 wall 1", "attack 1 wall 2")]
    plain: AnyGame = scene.game
    advice = advise(plain, plain.view(scene.state, 0), legal, "equal", 40)
    assert advice.equal == 2
    assert advice.reason.name == EQUAL
    assert advice.options[0].chance == advice.options[1].chance


def test_digging_is_not_praised_for_orcs_that_it_leaves_alone() -> None:
    """Orcs stand on the walls, and a dig changes nothing about them."""
    scene = runedar.table(dwarf="entrance", hand="pick", orcs="carpenter_wall 2, tannery_wall 1", sections=1)
    plain: AnyGame = scene.game
    legal = [scene.game.notation.parse(text) for text in ("pick dig", "end")]
    for seed in ("dig 1", "dig 2", "dig 3"):
        advice = advise(plain, plain.view(scene.state, 0), legal, seed)
        assert scene.game.notation.text(advice.options[0].action) == "pick dig"
        assert advice.reason.name == "rubble"
        assert (advice.reason.ours, advice.reason.theirs) == (4, 6)


def test_four_options_with_one_chance_are_called_equal() -> None:
    """Little is left to win, and none of four options gets nearer to it: they are marked and said to be equal."""
    scene = runedar.table(difficulty="hard", dwarf="entrance", hand="pick saw", orcs="carpenter_wall 1", sections=4)
    plain: AnyGame = scene.game
    advice = advise(plain, plain.view(scene.state, 0), plain.canonical(scene.state), "four")
    assert len({percent(option.chance) for option in advice.options}) == 1
    assert advice.equal == len(advice.options) == MOST_OPTIONS
    assert advice.reason == Reason(EQUAL)
    said = reason_text(Speech("en", "runedar").say, "runedar", advice, str)
    assert said == "The first 4 are equally good: the coach sees no difference between them."


def test_a_card_is_not_blamed_for_another_that_may_follow_it() -> None:
    """An attack is gathered in any order, and a soldier may follow an archer; the search lays soldiers first."""
    scene = castlecards.table(hand="soldier 3 archer 3 gold", rival="gold 2").play("attack 1 wall 1")
    plain: AnyGame = scene.game
    for started, legal in (([], {"add soldier", "add archer"}), (["add soldier"], {"add soldier", "add archer", "go"})):
        begun = scene.fork().play(*started)
        actions = plain.canonical(begun.state)
        assert {scene.game.notation.text(action) for action in actions} == legal
        assert "add soldier" in begun.fork().play("add archer").offers("add")
        for seed in ("order 1", "order 2", "order 3"):
            advice = advise(plain, plain.view(begun.state, 0), actions, seed)
            shown = [scene.game.notation.text(option.action) for option in advice.options]
            # An archer is listed only where it is no worse than the soldier.
            assert "add archer" not in shown or advice.equal > 1 or shown.index("add archer") == 0
            if shown == ["add soldier"]:
                assert advice.reason.name == ORDER
                assert advice.reason.theirs < advice.reason.ours == advice.chance


def test_gold_decides_between_certain_wins() -> None:
    """One card wins; hiring wins as well, but costs gold."""
    scene = runedar.table(dwarf="entrance", hand="pick knife", goblins="rubble_5")
    legal = [scene.game.notation.parse(text) for text in ("hire goblin 1", "pick dig")]
    plain: AnyGame = scene.game
    advice = advise(plain, plain.view(scene.state, 0), legal, "gold", 20)
    assert [scene.game.notation.text(option.action) for option in advice.options] == ["pick dig", "hire goblin 1"]
    assert [option.chance for option in advice.options] == [1.0, 1.0]
    assert advice.reason.name == TIE
    assert advice.reason.ours == 20 > advice.reason.theirs


def test_a_chance_is_corrected_by_what_was_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    game = LOADED["castlecards"]
    decision = next(open_decisions(game, 2, "corrected"))
    shown = {}
    for correction in ((0.0, 1.0), (-1.0, 0.5)):
        part = replace(evaluator_part("castlecards"), calibration={2: correction})
        monkeypatch.setattr(coach, "evaluator_part", lambda _game, part=part: part)
        shown[correction] = advise(game, decision.view, decision.legal[:1], "corrected", 10).chance
        assert coach.measured_correction("castlecards", 3) == (0.0, 1.0)
        # What the search found is the same, and can be worked out from what is shown.
        assert uncorrected_chance("castlecards", 2, shown[correction]) == pytest.approx(shown[0.0, 1.0])
    plain = shown[0.0, 1.0]
    assert shown[-1.0, 0.5] == pytest.approx(1 / (1 + exp(1.0 - 0.5 * log(plain / (1 - plain)))))
    assert [corrected_chance(certain, 1.0, 0.5) for certain in (0.0, 1.0)] == [0.0, 1.0]


def test_a_correction_of_other_networks_is_not_used() -> None:
    own = network_digest("siegeworks.bots.runedar")
    assert measured_with("siegeworks.bots.runedar", own, {2: (0.5, 1.0)}) == {2: (0.5, 1.0)}
    assert measured_with("siegeworks.bots.castlecards", own, {2: (0.5, 1.0)}) == {}


def test_differences_are_those_of_the_chances_that_are_shown() -> None:
    values = ([0.75, 0.7, 0.8], [0.5, 0.4, 0.6])
    plain = PairedDifference.of_chances(*(Tried(0, 0, 0, own, []) for own in values))
    shown = PairedDifference.of_chances(*(Tried(0, 0, 0, own, [], (0.5, 0.8)) for own in values))
    better, worse = (corrected_chance(mean, 0.5, 0.8) for mean in (0.75, 0.5))
    assert [plain.mean, shown.mean] == pytest.approx([0.25, better - worse])
    assert shown.error / shown.mean == pytest.approx(plain.error / plain.mean)


def test_following_the_first_hint_is_a_bot() -> None:
    game = LOADED["castlecards"]
    decision = next(open_decisions(game, 2, "follow"))
    for bot in (CoachedBot(game, "follow"), BrieflyCoachedBot(game, "follow")):
        own = child_seed("follow", 1)
        hint = advise(game, decision.view, decision.legal, own, bot.simulations, bot.tries)
        assert bot.choose(decision.view, decision.legal) == hint.options[0].action
        assert bot.choose(decision.view, decision.legal[:1]) == decision.legal[0]


# Certain wins.


def advised(game: Runedar | Castlecards, state: object) -> Advice:
    plain: AnyGame = game
    seat = plain.actor(state)
    return advise(plain, plain.view(state, seat), plain.legal(state), "certain", 60)


@pytest.mark.parametrize(
    ("goblin", "place", "hand", "winning"),
    [
        ("fixed_5", "carpenter", "club", "club work wood"),
        ("fixed_5", "carpenter", "club knife pick shield", "club work wood"),
        ("mix_5: 1 metal", "tannery", "sling pick", "sling work leather"),
        ("rubble_5", "entrance", "pick knife", "pick dig"),
    ],
)
def test_the_last_goblin_is_not_let_go(goblin: str, place: str, hand: str, winning: str) -> None:
    """Runedar: one card wins for certain."""
    scene = runedar.table(dwarf=place, hand=hand, goblins=goblin)
    advice = advised(scene.game, scene.state)
    by_action = {scene.game.notation.text(option.action): option.chance for option in advice.options}
    assert by_action[winning] == 1.0
    assert advice.chance == 1.0
    game: AnyGame = scene.game
    bot = make_bot("steady", game, "last")
    chance = Chance("last")
    for _ in range(10):
        if game.actor(scene.state) is None:
            break
        game.apply(scene.state, bot.choose(game.view(scene.state, 0), game.legal(scene.state)), chance, None)
    assert scene.outcome() == "winners=0,1 reason=won score=20"


@pytest.mark.parametrize("hand", ["soldier 4", "soldier 4 king gold 2", "soldier 2 archer 3"])
def test_a_castle_without_walls_is_taken(hand: str) -> None:
    """Castlecards: the rival has no card to stop the attack."""
    scene = castlecards.table(hand=hand, fallen=NO_WALLS)
    advice = advised(scene.game, scene.state)
    by_action = {scene.game.notation.text(option.action): option.chance for option in advice.options}
    assert by_action["attack 1 castle"] > 0.97
    assert advice.chance > 0.97
    game: AnyGame = scene.game
    bot = make_bot("steady", game, "castle")
    chance = Chance("castle")
    for _ in range(20):
        seat = game.actor(scene.state)
        if seat is None or scene["active"] != 0:
            break
        game.apply(scene.state, bot.choose(game.view(scene.state, seat), game.legal(scene.state)), chance, None)
    assert scene.outcome() == "winners=0 reason=breached score=4"


def test_a_lost_cause_has_little_chance() -> None:
    """The same two positions, seen by the losing side."""
    hopeless = runedar.table(hand="saw", gold=1, sections=0, siege_left=1)
    assert advised(hopeless.game, hopeless.state).chance < 0.05
    besieged = castlecards.table(hand="king", rival="soldier 4 archer 4", fallen="0 wall 1, 0 wall 2, 0 wall 3")
    assert advised(besieged.game, besieged.state).chance < 0.5
