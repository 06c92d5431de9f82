"""The usage report: everything a game has is in it, used or not, and what the design demands is marked."""

import json
from collections.abc import Mapping

import pytest

from siegeworks.games import load_game
from siegeworks.lab.part import lab_part
from siegeworks.lab.simulate import Result, RunPlan, simulate
from siegeworks.lab.usage import UsagePlan, Use, UseCounter, count_uses

from .kit import run

RIVALS = load_game("castlecards")
DWARVES = load_game("runedar")


def test_kinds_of_actions_leave_out_numbers_cards_and_places() -> None:
    dwarves = dict(zip(DWARVES.notation.texts, lab_part("runedar").action_kinds(DWARVES), strict=True))
    assert dwarves["axe move tannery"] == "move"
    assert dwarves["axe work wood"] == "work wood"
    assert dwarves["axe melee"] == "melee"
    assert dwarves["discard axe"] == "discard"
    assert dwarves["hit orc"] == "hit orc"
    assert dwarves["hit troll 2 circle 3"] == "hit troll"
    assert dwarves["aim tannery_field"] == "aim"
    assert dwarves["hire catapult"] == "hire catapult"
    assert dwarves["fill 2 red"] == "fill red"
    rivals = dict(zip(RIVALS.notation.texts, lab_part("castlecards").action_kinds(RIVALS), strict=True))
    assert rivals["attack 1 post wall 2 archer"] == "attack post wall"
    assert rivals["night 1 castle"] == "night castle"
    assert rivals["king"] == "king"
    assert rivals["waste king"] == "waste"
    assert rivals["add ram"] == "add"
    assert rivals["build 3 1"] == "build"


def game_with(facts: Mapping[str, int], reason: str = "breached", seats: int = 2) -> Result:
    return Result(0, ("greedy",) * seats, (0,), reason, 0, 10, 20, dict(facts), {})


def found(uses: list[Use], topic: str, name: str) -> Use:
    (use,) = [use for use in uses if (use.topic, use.name) == (topic, name)]
    return use


def test_uses_are_counted_by_game_and_by_time() -> None:
    uses = count_uses(
        RIVALS,
        [
            game_with({"action draw": 3, "opening draw": 1, "weapon ram": 2}),
            game_with({"action draw": 1, "opening draw": 1}),
            game_with({"action buy": 1, "opening buy": 1}, "assaulted"),
        ],
    )
    draw = found(uses, "action", "draw")
    assert (draw.games.count, draw.games.of, draw.times, draw.kept) == (2, 3, 4, True)
    assert found(uses, "action", "waste").kept is False
    assert found(uses, "opening", "draw").kept is False
    assert found(uses, "opening", "buy").kept is True
    assert found(uses, "weapon", "ram").kept is True
    assert found(uses, "weapon", "trebuchet").kept is False
    assert found(uses, "academy", "ambush").games.count == 0
    assert not any(use.name.startswith("unused") for use in uses)
    assert [use.name for use in uses if use.topic == "ending"] == ["breached", "assaulted", "drawn", "stalemate"]


def test_throwing_a_card_away_is_allowed_once_a_game() -> None:
    games = [game_with({"thrown night": 2, "thrown duke": 3}), game_with({})]
    assert found(count_uses(RIVALS, games), "thrown", "night").kept is True
    assert found(count_uses(RIVALS, games), "thrown", "duke").kept is False


def test_all_posts_are_one_opening() -> None:
    counter = UseCounter(RIVALS)
    counter.started(None, 2, 0)
    action = RIVALS.notation.parse("post archer wall 2")
    counter.chosen(None, 0, action, [action, 0])
    assert counter.uses()["opening post"] == 1


def test_gifts_are_demanded_where_the_fallen_play_on() -> None:
    assert not [use for use in count_uses(RIVALS, [game_with({})]) if use.name == "give"]
    assert found(count_uses(RIVALS, [game_with({}, seats=3)]), "action", "give").kept is False
    assert found(count_uses(RIVALS, [game_with({"action give": 1}, seats=3)]), "action", "give").kept is True


def test_what_dwarves_give_to_the_board_is_counted_with_any_number_of_seats() -> None:
    assert found(count_uses(DWARVES, [game_with({"action give": 2}, "gold")]), "action", "give").times == 2


def test_an_upgrade_is_demanded_in_one_game_of_a_hundred() -> None:
    rare = [game_with({"upgrade axe": 1}, "siege"), *[game_with({}, "gold")] * 100]
    assert found(count_uses(DWARVES, rare), "upgrade", "axe").kept is False
    assert found(count_uses(DWARVES, rare[:100]), "upgrade", "axe").kept is True
    uses = count_uses(DWARVES, rare)
    assert len([use for use in uses if use.topic == "upgrade"]) == 35
    assert [use.name for use in uses if use.topic == "ending" and not use.kept] == ["catapult", "troll", "orc"]
    assert found(uses, "action", "dig goblin").kept is True


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_looking_on_changes_no_game(game: str) -> None:
    arguments = (game, (("seats", "3"),), ("greedy",), 3, "looked at")
    seen, unseen = list(simulate(UsagePlan(*arguments), 1)), list(simulate(RunPlan(*arguments), 1))
    for one, other in zip(seen, unseen, strict=True):
        assert (one.winners, one.reason, one.turns, one.decisions) == (
            other.winners,
            other.reason,
            other.turns,
            other.decisions,
        )
        assert sum(count for name, count in one.facts.items() if name.startswith("action ")) == one.decisions
        assert sum(count for name, count in one.facts.items() if name.startswith("opening ")) == 1


def test_what_is_counted_happened() -> None:
    """An upgrade taken is a `take` and a card given up; a siege weapon played was added to an attack."""
    (dwarves, *_) = simulate(
        UsagePlan("runedar", (("seats", "2"), ("difficulty", "easy")), ("greedy",), 1, "counted"), 1
    )
    taken = sum(count for name, count in dwarves.facts.items() if name.startswith("upgrade "))
    assert taken == dwarves.facts["action take"] == dwarves.facts["action discard"] > 0
    played = sum(count for name, count in dwarves.facts.items() if name.startswith("starting "))
    assert played > 50
    (rivals, *_) = simulate(UsagePlan("castlecards", (("seats", "3"),), ("greedy",), 1, "counted"), 1)
    thrown = sum(count for name, count in rivals.facts.items() if name.startswith(("weapon ", "academy ")))
    assert 0 < thrown <= rivals.facts["action add"]


@pytest.mark.parametrize("language", ["en", "es", "pt-BR", "pl"])
@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_tables_in_every_language(game: str, language: str) -> None:
    result = run("usage", game, "--games", "2", language=language)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert "ballista" in result.stdout


def test_usage_prints_json() -> None:
    document = json.loads(run("usage", "castlecards", "--games", "3", "--bots", "random", "--json").stdout)
    assert document["complete"] is True
    assert document["games"] == 3
    added = [use for use in document["uses"] if (use["topic"], use["name"]) == ("action", "add")]
    assert added[0]["games"] == 3
