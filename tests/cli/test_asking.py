"""Asking less: what Enter means, when a person is asked, and house rules, with a variant of Barbican that has both."""

import io
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from barbican.game import Barbican
from barbican.rules import LET_THROUGH
from barbican.show import BarbicanStage
from barbican.views import View

from siegeworks.cli.context import CommandContext
from siegeworks.cli.play import open_and_play
from siegeworks.cli.play_request import PlayRequest
from siegeworks.cli.terminal import Terminal
from siegeworks.i18n import Speech
from siegeworks.kernel.kit import GameKit
from siegeworks.kernel.log import Log, parse_log
from support.program import assert_one_sentence
from support.third_game import offer_kits

from .kit import first_choices, plain, run, the_log

ALONE = ("play", "barbican", "--seat", "Ana", "--seat", "bot:beginner", "--seed", "asking")
TWO = ("play", "barbican", "--seat", "Ana", "--seat", "Bo", "--seed", "asking")


class HouseBarbican(Barbican):
    """Barbican with a house rule, which changes nothing but its digest."""

    settings: Mapping[str, tuple[str, ...]] = {"stones": ("three", "five")}
    house_rules: tuple[str, ...] = ("stones",)


class AskingStage(BarbicanStage):
    """A stage that lets assaults through for people who do not want to be asked."""

    asking: tuple[str, ...] = ("always", "never")

    def answer(self, view: View, legal: Sequence[int], asking: str) -> int | None:
        return LET_THROUGH if asking == "never" and LET_THROUGH in legal else None


@pytest.fixture(autouse=True)
def plugins(barbican: GameKit, monkeypatch: pytest.MonkeyPatch) -> None:
    offer_kits(monkeypatch, replace(barbican, load=HouseBarbican, stage=AskingStage))


def read_log(home: Path) -> Log:
    return parse_log(the_log(home).read_text(encoding="utf-8"), "log")


def answers(home: Path) -> list[str]:
    """What the person of the first seat chose when the other one assaulted."""
    chosen = [entry.action for entry in read_log(home).entries if entry.seat == 0]
    return [action for action in chosen if action == "let through" or action.startswith("answer")]


def test_enter_makes_the_choice_of_those_who_are_not_asked(tmp_path: Path) -> None:
    result = run(tmp_path, *TWO, typed="1\n\n")
    assert "Bo (Enter: " in plain(result.stdout)
    assert read_log(tmp_path).entries[-1].action == "let through"


def test_enter_shows_the_table_where_everybody_is_asked(tmp_path: Path) -> None:
    result = run(tmp_path, *TWO, typed="\n")
    assert "Ana (h: help) >" in result.stdout
    assert result.stdout.count("pile:") == 2
    assert len(read_log(tmp_path).entries) == 1


def test_people_who_do_not_want_to_be_asked_are_not(tmp_path: Path) -> None:
    asked = run(tmp_path / "asked", *ALONE, typed=first_choices())
    assert asked.exit_code == 0, asked.output
    assert any(answer != "let through" for answer in answers(tmp_path / "asked"))
    assert run(tmp_path, *ALONE, "--ask", "never", typed=first_choices()).exit_code == 0
    assert set(answers(tmp_path)) == {"let through"}


def test_the_answer_is_remembered_for_the_next_game(tmp_path: Path) -> None:
    first = run(tmp_path, *ALONE, typed="a\na 2\na\nq\n")
    shown = plain(first.stdout)
    assert "▸ 1) always always 2) never never" in shown
    assert "1) always always ▸ 2) never never" in shown
    assert json.loads((tmp_path / "asking.json").read_text()) == {"barbican": "never"}
    run(tmp_path, "play", "--resume", typed=first_choices())
    assert set(answers(tmp_path)) == {"let through"}


def test_what_was_chosen_holds_for_the_question_on_the_screen(tmp_path: Path) -> None:
    second = ("play", "barbican", "--seat", "bot:beginner", "--seat", "Ana", "--seed", "asking")
    run(tmp_path, *second, typed="a never\n")
    assert read_log(tmp_path).entries[2].action == "let through"


def test_rivals_at_one_screen_are_always_asked(tmp_path: Path) -> None:
    """Otherwise the missing question would tell the other person something."""
    result = run(tmp_path, *TWO, "--ask", "never", typed="1\n2\n")
    assert result.stdout.count("Bo decides now.") == 1
    assert read_log(tmp_path).entries[-1].seat == 1


@pytest.mark.parametrize("value", ["sometimes", "0", "3", ""])
def test_an_unknown_value_is_refused_before_a_game_begins(tmp_path: Path, value: str) -> None:
    assert_one_sentence(run(tmp_path, *ALONE, "--ask", value))
    assert not list(tmp_path.rglob("*.siege"))


def test_a_broken_file_of_preferences_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "asking.json").write_text("[never]")
    assert_one_sentence(run(tmp_path, *ALONE))
    (tmp_path / "asking.json").write_text('{"barbican": 7}')
    assert run(tmp_path, *ALONE, typed="q\n").exit_code == 0


def test_a_game_that_always_asks_says_so(tmp_path: Path, barbican: GameKit, monkeypatch: pytest.MonkeyPatch) -> None:
    offer_kits(monkeypatch, barbican)
    assert "asks you about every choice" in plain(run(tmp_path, *ALONE, typed="a\n").stdout)
    assert_one_sentence(run(tmp_path, *ALONE, "--ask", "never"))


# House rules.


def test_house_rules_are_shown_above_the_table(tmp_path: Path) -> None:
    usual = run(tmp_path / "usual", *TWO, typed="q\n")
    assert "House rules" not in usual.stdout
    changed = run(tmp_path, *TWO, "--set", "stones=five", typed="q\n")
    assert changed.stdout.splitlines()[2] == "House rules: stones five"
    assert read_log(tmp_path).header.options == "seats=2 stones=five"
    assert "House rules: stones five" in run(tmp_path, "play", "--resume", typed="q\n").stdout


def test_the_rules_list_house_rules_with_their_default(tmp_path: Path) -> None:
    listed = plain(run(tmp_path, "rules", "--game", "barbican").stdout)
    assert "House rules, chosen when a game is set up: stones stones --set stones=three three (default)" in listed
    found = run(tmp_path, "rules", "stones").stdout.splitlines()
    assert [line.split()[:2] for line in found] == [
        ["stones", "stones"],
        ["--set", "stones=three"],
        ["--set", "stones=five"],
    ]


def at_screen(home: Path, typed: str) -> None:
    context = CommandContext(Speech("en"), {"SIEGEWORKS_HOME": str(home), "USER": "ana"})
    open_and_play(context, PlayRequest("barbican"), Terminal(interactive=True, source=io.StringIO(typed)))


@pytest.mark.parametrize(
    ("answers", "options"),
    [("\n", "seats=2 stones=three"), ("y\n2\n", "seats=2 stones=five"), ("y\n\n", "seats=2 stones=three")],
)
def test_house_rules_are_asked_for_only_when_wanted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], answers: str, options: str
) -> None:
    at_screen(tmp_path, f"\n{answers}n\n\n\nq\n")
    shown = plain(capsys.readouterr().out)
    assert "Do you want house rules? [y/N]" in shown
    assert ("stones 1) three 2) five 1–2 [1]" in shown) == answers.startswith("y")
    assert read_log(tmp_path).header.options == options
