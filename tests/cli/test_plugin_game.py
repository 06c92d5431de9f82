"""A game of another package at the terminal: it brings rules, stage and words, and nothing for the terminal."""

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest

from siegeworks import games
from siegeworks.cli.context import CommandContext
from siegeworks.cli.play import open_and_play
from siegeworks.cli.play_request import PlayRequest
from siegeworks.cli.terminal import Terminal
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.kit import GameKit
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.problem import Problem
from support.third_game import offer_kits

from .kit import first_choices, plain, run, the_log

TWO = ("play", "barbican", "--seat", "Ana", "--seat", "Bo", "--seed", "plug-in")
BROKEN = Problem("plugin-broken", name="sandcastle", package="sand", reason="no module named bucket")


@pytest.fixture(autouse=True)
def plugins(barbican: GameKit, monkeypatch: pytest.MonkeyPatch) -> None:
    """Barbican is installed beside a plug-in that is broken."""
    offer_kits(monkeypatch, barbican, problems=(BROKEN,))


def test_two_persons_play_a_whole_game(tmp_path: Path) -> None:
    result = run(tmp_path, *TWO, typed="h\nb\nl\n? 1\nr B-TURN\nr\n" + first_choices())
    shown = plain(result.stdout)
    assert result.exit_code == 0, result.output
    assert "[A] Ana" in shown
    assert "Ana: 3 stones, 4 cards in hand" in shown
    assert "Ana: assault the other gate, or draw a card?" in shown
    assert "1) Assault with the" in shown
    assert "Type the number of a choice, or the action itself, for example: assault sapper" in shown
    assert "B-TURN In your turn you assault" in shown
    assert "Bo decides now. Everybody else, look away!" in shown
    assert parse_log(the_log(tmp_path).read_text(encoding="utf-8"), "log").outcome is not None
    assert run(tmp_path, "verify", the_log(tmp_path).stem).exit_code == 0
    assert "assaults with the" in plain(run(tmp_path, "replay", the_log(tmp_path).stem, "--seat", "1").stdout)


def test_a_hand_is_shown_to_its_owner_only(tmp_path: Path) -> None:
    shown = run(tmp_path, *TWO).stdout
    game = games.load_game("barbican")
    document = json.loads(run(tmp_path, "position", "export", the_log(tmp_path).stem).stdout)
    hands = [gate["hand"] for gate in document["gates"]]
    words = games.load_words(game, Speech("en", "barbican").say, "en", ["Ana", "Bo"])
    names = games.load_stage(game).things(words)["cards"]
    assert f"hand: {', '.join(names[card] for card in hands[0])}\n" in shown
    assert "hand: ?, ?, ?, ?\n" in shown
    assert ", ".join(names[card] for card in hands[1]) not in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_missing_languages_are_english_inside_the_chosen_one(tmp_path: Path, language: str) -> None:
    result = run(tmp_path, *TWO, typed="h\nq\n", language=language)
    assert "assault the other gate, or draw a card?" in plain(result.stdout)
    assert plain(Speech(language).say("term-saved", id=the_log(tmp_path).stem)) in plain(result.stdout)


def test_a_newcomer_is_asked_for_names_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two seats and no settings leave nothing else to ask."""
    context = CommandContext(Speech("en"), {"SIEGEWORKS_HOME": str(tmp_path), "USER": "ana"})
    open_and_play(context, PlayRequest("barbican"), Terminal(interactive=True, source=io.StringIO("\nn\n\nq\n")))
    shown = plain(capsys.readouterr().out)
    assert "Should a bot take the other seat? [Y/n]" in shown
    assert "Who takes seat 2? [Dagna]" in shown
    assert "How many" not in shown
    assert parse_log(the_log(tmp_path).read_text(encoding="utf-8"), "log").header.seats == ("Ana", "Dagna")


def test_it_is_listed_and_a_broken_plug_in_is_one_sentence(tmp_path: Path) -> None:
    listed = run(tmp_path, "games")
    assert listed.exit_code == 0
    assert "barbican Barbican" in plain(listed.stdout)
    assert listed.stderr.splitlines() == [Speech("en").explain(BROKEN)]
    assert run(tmp_path, "rules", "B-REPEL").stdout.startswith("B-REPEL  ")


@pytest.mark.parametrize(
    ("location", "reason"),
    [("barbican.nowhere:PART", "No module named 'barbican.nowhere'"), ("barbican.kit:KIT", "is not a TerminalPart")],
)
def test_a_broken_part_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, location: str, reason: str
) -> None:
    broken = replace(games.kit_of("barbican"), parts={"cli": location})
    offer_kits(monkeypatch, broken)
    result = run(tmp_path, *TWO)
    assert result.exit_code == 2
    assert reason in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert not list(tmp_path.rglob("*.siege"))


def test_settings_it_does_not_have_are_refused(tmp_path: Path) -> None:
    for option in (("--difficulty", "easy"), ("--open-hands",), ("--set", "wind=east"), ("--seats", "3")):
        result = run(tmp_path, *TWO, *option)
        assert result.exit_code == 2, option
        assert "Traceback" not in result.output
    assert not list(tmp_path.rglob("*.siege"))


@pytest.mark.parametrize("command", ["sim", "usage"])
def test_it_is_simulated_without_naming_a_bot(tmp_path: Path, command: str) -> None:
    """The bots that play by default need no heuristics of the game."""
    result = run(tmp_path, command, "barbican", "--games", "2", "--workers", "1", "--json")
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout)["plan"]["bots"] == ["beginner"]
