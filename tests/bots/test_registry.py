"""Bots by name: those of other packages, and those in files of one's own."""

import sys
from pathlib import Path

import pytest

from siegeworks.bots import (
    CheckedBot,
    all_installed_bots,
    check_bot,
    check_installed_bot,
    installed_bots,
    is_location,
    is_quick,
    make_bot,
    plugin_bots,
)
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.problem import Problem
from support.games import LOADED, Decision, open_decisions
from support.packages import Install
from support.plugin_bots import BOTS

OURS = ("random", "greedy", "beginner", "steady", "expert")


def first_decision(game_id: str) -> Decision:
    return next(open_decisions(LOADED[game_id], 2, "first"))


def refused(name: str, game_id: str = "castlecards") -> Problem:
    """Why a bot cannot be used; the reason is one sentence in every language."""
    with pytest.raises(Problem) as caught:
        check_bot(name, game_id)
    assert_one_sentence(caught.value, name)
    return caught.value


def assert_one_sentence(problem: Problem, name: str) -> None:
    sentences = {Speech(language).explain(problem) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    for sentence in sentences:
        assert name in sentence
        assert sentence.endswith(".")
        assert "\n" not in sentence


# Bots of other packages.


def test_an_installed_bot_plays_by_the_name_of_its_entry_point(install: Install) -> None:
    install("last_bots", BOTS, last="Last", **{"castle-guard": "Guard"})
    decision = first_decision("castlecards")
    assert make_bot("last", LOADED["castlecards"], "1").choose(decision.view, decision.legal) == decision.legal[-1]
    assert installed_bots("castlecards") == (*OURS, "castle-guard", "last")
    assert installed_bots("runedar") == (*OURS, "last")
    assert all_installed_bots() == (*OURS, "last", "castle-guard")
    assert not is_quick("last", "castlecards")
    for game_id in LOADED:
        check_installed_bot("last", game_id)


def test_a_bot_plays_the_games_it_names(install: Install) -> None:
    install("last_bots", BOTS, guard="Guard")
    check_bot("guard", "castlecards")
    problem = refused("guard", "runedar")
    assert (problem.code, problem.facts["games"]) == ("bot-other-game", "castlecards")
    with pytest.raises(Problem, match="bot-unknown"):
        check_installed_bot("guard", "runedar")


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import nothing_of_this_name", "No module named 'nothing_of_this_name'"),
        ("Last = 3", "int is not callable with a game and a seed"),
        ("", "module 'broken_bots' has no attribute 'Last'"),
        ("raise RuntimeError", "RuntimeError"),
        ("raise SystemExit", "SystemExit"),
        ("def Last(game, seed): ...\nLast.games = 3", "'int' object is not iterable"),
    ],
)
def test_a_broken_plugin_is_one_sentence_and_the_rest_goes_on(install: Install, code: str, reason: str) -> None:
    install("broken_bots", code, broken="Last")
    install("last_bots", BOTS, last="Last")
    assert installed_bots("runedar") == (*OURS, "last")
    (problem,) = plugin_bots().problems
    assert problem.code == "plugin-broken"
    assert problem.facts == {"name": "broken", "package": "broken_bots", "reason": reason}
    assert refused("broken").facts == problem.facts


def test_no_plugin_takes_a_name_that_is_in_use(install: Install) -> None:
    taken = dict.fromkeys(("random", "expert", "flat", "search"), "Last")
    install("a_bots", BOTS, twin="Last", **taken)
    install("b_bots", BOTS.replace("legal[-1]", "legal[0]"), twin="Last")
    assert installed_bots("castlecards") == (*OURS, "twin")
    decision = first_decision("castlecards")
    assert make_bot("twin", LOADED["castlecards"], "1").choose(decision.view, decision.legal) == decision.legal[-1]
    clashes = [(problem.code, problem.facts["name"], problem.facts["package"]) for problem in plugin_bots().problems]
    assert clashes == [
        *(("plugin-clash", name, "a_bots") for name in ("expert", "flat", "random", "search")),
        ("plugin-clash", "twin", "b_bots"),
    ]


def test_a_name_that_would_be_read_as_something_else_is_refused(install: Install) -> None:
    install("last_bots", BOTS, **{"two+two": "Last", "plain": "Last"})
    assert installed_bots("castlecards") == (*OURS, "plain")
    (problem,) = plugin_bots().problems
    assert problem.facts["name"] == "two+two"


# Bots in files of one's own.


def test_a_bot_in_the_current_folder_plays(bot_folder: Path) -> None:
    (bot_folder / "own_bots.py").write_text(BOTS, encoding="utf-8")
    (bot_folder / "team").mkdir()
    (bot_folder / "team" / "second.py").write_text(BOTS, encoding="utf-8")
    decision = first_decision("castlecards")
    for name in ("own_bots:Last", "team.second:Guard"):
        bot = make_bot(name, LOADED["castlecards"], "1")
        assert isinstance(bot, CheckedBot)
        assert bot.choose(decision.view, decision.legal) == decision.legal[-1]
    assert refused("own_bots:Guard", "runedar").code == "bot-other-game"
    assert sys.path[-1] == str(bot_folder)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("no_bots:Last", "bot-no-module"),
        ("own_bots.inner:Last", "bot-no-module"),
        ("own_bots:First", "bot-no-name"),
        ("own_bots:NUMBER", "bot-no-factory"),
        ("needy_bots:Last", "bot-failed"),
        ("torn_bots:Last", "bot-failed"),
        ("own_bots:Uncounted", "bot-failed"),
        ("own_bots:Runedarian", "bot-other-game"),
        ("own_bots:", "bot-unknown"),
        (":Last", "bot-unknown"),
        ("own_bots:Last:Guard", "bot-unknown"),
        ("own bots:Last", "bot-unknown"),
        ("../own_bots:Last", "bot-unknown"),
    ],
)
def test_a_wrong_place_is_one_sentence(bot_folder: Path, name: str, code: str) -> None:
    (bot_folder / "own_bots.py").write_text(BOTS, encoding="utf-8")
    (bot_folder / "needy_bots.py").write_text("import nothing_of_this_name", encoding="utf-8")
    (bot_folder / "torn_bots.py").write_text("def Last(:", encoding="utf-8")
    assert refused(name).code == code


@pytest.mark.parametrize(
    ("name", "code", "reason"),
    [
        ("Cheat", "bot-illegal", "done"),
        ("Absurd", "bot-illegal", "-7"),
        ("Silent", "bot-failed", "TypeError: 'NoneType' object cannot be interpreted as an integer"),
        ("Quitter", "bot-failed", "SystemExit: 0"),
        ("Wordy", "bot-failed", "ValueError: first line second line"),
        ("Clumsy", "bot-failed", "ZeroDivisionError: integer division or modulo by zero"),
    ],
)
def test_a_bot_that_does_something_wrong_is_named(bot_folder: Path, name: str, code: str, reason: str) -> None:
    (bot_folder / "own_bots.py").write_text(BOTS, encoding="utf-8")
    decision = first_decision("castlecards")
    legal = list(decision.legal)
    bot = make_bot(f"own_bots:{name}", LOADED["castlecards"], "1")
    with pytest.raises(Problem, match=code) as caught:
        bot.choose(decision.view, decision.legal)
    assert decision.legal == legal
    assert_one_sentence(caught.value, f"own_bots:{name}")
    assert reason in (caught.value.facts.get("action"), caught.value.facts.get("reason"))


def test_the_line_that_failed_is_told(bot_folder: Path) -> None:
    (bot_folder / "own_bots.py").write_text(BOTS, encoding="utf-8")
    with pytest.raises(Problem, match="bot-failed") as caught:
        make_bot("own_bots:Stillborn", LOADED["castlecards"], "1")
    lines = BOTS.splitlines()
    assert caught.value.facts["file"] == "own_bots.py"
    assert lines[int(str(caught.value.facts["line"])) - 1].strip() == "raise RuntimeError"


# Guests.


@pytest.mark.parametrize("name", ["own_bots:Last", "os:abort", "flat:400", "search:50ms", "oracle", ""])
def test_guests_name_installed_bots_only(bot_folder: Path, name: str) -> None:
    (bot_folder / "own_bots.py").write_text("raise SystemExit", encoding="utf-8")
    with pytest.raises(Problem, match="bot-unknown") as caught:
        check_installed_bot(name, "runedar")
    assert caught.value.facts["known"] == ", ".join(OURS)
    assert "own_bots" not in sys.modules


def test_budgets_and_levels_are_no_places() -> None:
    assert all(is_location(name) for name in ("a:B", "a.b:C", "é:Ü"))
    assert not any(is_location(name) for name in ("flat:x", "search:Tree", "greedy:5", "steady", "a.b", "a:b.c"))
