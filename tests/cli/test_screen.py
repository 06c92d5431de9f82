"""What only a screen shows: hand-over between persons, questions, doubts, room for news, the replay viewer."""

import io
import re
from pathlib import Path

import pytest
import typer

from siegeworks.cli import app, build_notice
from siegeworks.cli.context import CommandContext
from siegeworks.cli.part import make_face
from siegeworks.cli.play import open_and_play
from siegeworks.cli.play_request import PlayRequest
from siegeworks.cli.replay import ReplayViewer, steps_of
from siegeworks.cli.terminal import FORGET_SCREEN, Line, Terminal, beside, flow, wrapped
from siegeworks.games import load_game
from siegeworks.i18n import Speech
from siegeworks.kernel.log import Log, parse_log

from .kit import first_choices, plain, run, the_log

SHORT_TURN = "activate tower\nreveal\ncontinue\ncontinue\nend\ny\ndone\n"
"""What ends a turn wherever it stands; lines that do not fit the moment are answered and change nothing."""
BY_THE_BOOK = "magic_move=fields catapult_mercenary=nugget taking=between"


@pytest.fixture(autouse=True)
def small_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")
    monkeypatch.setenv("NO_COLOR", "1")


def at_screen(home: Path, typed: str, request: PlayRequest, language: str = "en") -> None:
    """Play at a screen on which these lines are typed."""
    context = CommandContext(Speech(language), {"SIEGEWORKS_HOME": str(home), "USER": "ana"})
    open_and_play(context, request, Terminal(interactive=True, source=io.StringIO(typed)))


def header(home: Path) -> tuple[str, tuple[str, ...]]:
    log = read_log(home)
    return log.header.options, log.header.seats


def read_log(home: Path) -> Log:
    return parse_log(the_log(home).read_text(encoding="utf-8"), "log")


def test_a_newcomer_answers_with_enter_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at_screen(tmp_path, "\n\n\n\n\n\n", PlayRequest("runedar"))
    printed = plain(capsys.readouterr().out)
    assert "What is your name? [Ana]" in printed
    assert "How many dwarves? 1 2 3 4 [2]" in printed
    assert "How hard? 1) Easy 2) Normal 3) Hard 4) Epic [1]" in printed
    assert "Do you want house rules? [y/N]" in printed
    assert "Should a bot play the other dwarf? [Y/n]" in printed
    assert "How well should bots play? 1) beginner: looks one step ahead" in printed
    assert "The game is saved." in printed
    assert header(tmp_path) == (f"seats=2 difficulty=easy open_hands=no {BY_THE_BOOK}", ("Ana", "Brokk (bot:beginner)"))


def test_questions_are_asked_again_until_they_make_sense(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed = f"{'x' * 50}\nOla\n7\nthree\n3\nimpossible\nhard\nn\nn\n\nBo\n"
    at_screen(tmp_path, typed, PlayRequest("runedar"))
    printed = plain(capsys.readouterr().out)
    assert printed.count("Type a number from 1 to 4, or Enter for the one in brackets.") == 3
    assert header(tmp_path) == (f"seats=3 difficulty=hard open_hands=no {BY_THE_BOOK}", ("Ola", "Dagna", "Bo"))


def test_leaving_before_the_game_begins_leaves_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(typer.Exit) as ended:
        at_screen(tmp_path, "Ola\n", PlayRequest("runedar"))
    assert ended.value.exit_code == 0
    assert "No game was started. Until next time!" in capsys.readouterr().out
    assert not list(tmp_path.rglob("*.siege"))


def test_a_running_game_is_offered_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "play", "--seats", "1", "--name", "Ola", typed="1\n")
    at_screen(tmp_path, "\nq\n", PlayRequest("runedar"))
    printed = plain(capsys.readouterr().out)
    assert f"Continue your game {the_log(tmp_path).stem}? [Y/n]" in printed
    assert "[A] Ola" in printed


def test_an_interruption_before_the_game_begins_leaves_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Terminal, "ask", interrupt)
    with pytest.raises(typer.Exit) as ended:
        at_screen(tmp_path, "", PlayRequest("runedar"))
    assert ended.value.exit_code == 130
    assert "No game was started. Until next time!" in capsys.readouterr().out


def test_what_was_mended_is_told_on_the_first_screen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "play", "--seats", "1", "--name", "Ola", typed=first_choices(4))
    the_log(tmp_path).write_bytes(the_log(tmp_path).read_bytes()[:-3])
    at_screen(tmp_path, "\nq\n", PlayRequest("runedar", resume="last"))
    first, *_ = capsys.readouterr().out.split(FORGET_SCREEN)[1:]
    assert "was incomplete and has been removed" in plain(first)


def test_interpreted_rules_are_told_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (build_notice, app):
        monkeypatch.setattr(module, "is_compiled", lambda: False)
    for printed in (1, 0):
        at_screen(tmp_path, "q\n", PlayRequest("runedar", seats=1))
        assert plain(capsys.readouterr().out).count("The rules run interpreted here") == printed
    assert "(rules interpreted)" in run(tmp_path, "--version").stdout


def test_a_hand_is_hidden_before_the_next_person_looks(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at_screen(tmp_path, SHORT_TURN * 40, PlayRequest("runedar", seat=("Ana", "Bo"), seed="screen"))
    screens = capsys.readouterr().out.split(FORGET_SCREEN)
    handed_over = [screen for screen in screens if "look away" in screen]
    assert len(handed_over) > 3
    for screen in handed_over:
        assert "Press Enter when you are alone with the screen:" in plain(screen)
        assert "Rusty Pick" not in screen
        assert "╔" not in screen


def test_open_hands_need_no_hand_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    request = PlayRequest("runedar", seat=("Ana", "Bo"), seed="screen", settings=("open_hands=yes",))
    at_screen(tmp_path, "b\n" + SHORT_TURN * 40, request)
    printed = capsys.readouterr().out
    assert "look away" not in printed
    assert "Bo draws" not in printed


def test_ending_a_turn_with_cards_left_is_asked_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    let = "continue\n" * 4
    at_screen(tmp_path, f"{let}end\nno\n", PlayRequest("runedar", seats=1, seed="screen"))
    assert "cards are still unplayed. End the turn anyway? [y/N]" in plain(capsys.readouterr().out)
    assert " end #" not in the_log(tmp_path).read_text()


def test_enter_lets_a_siege_card_happen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    solo = PlayRequest("runedar", seats=1, seed="screen")
    for home, typed in (("words", "continue\n" * 4), ("enter", "\n" * 4)):
        at_screen(tmp_path / home, typed, solo)
    assert the_log(tmp_path / "enter").read_text() == the_log(tmp_path / "words").read_text()
    printed = plain(capsys.readouterr().out)
    assert "1) Let it happen" in printed
    assert "Ana (Enter: 1, h: help) >" in printed


def test_a_hire_is_confirmed_with_its_price(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at_screen(tmp_path, "2\n\n", PlayRequest("runedar", seats=1, seed="screen"))
    printed = plain(capsys.readouterr().out)
    assert re.search(r"Hire [^?]+ for \d nuggets\?.+\[y/N\]", printed)
    assert "hire" not in "".join(entry.action for entry in read_log(tmp_path).entries)


def test_whoever_wants_to_be_asked_never_is_not_asked_at_siege_pauses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for asking in ("always", "never"):
        at_screen(tmp_path / asking, "", PlayRequest("runedar", seats=1, seed="screen", ask=asking))
        assert ("1) Let it happen" in capsys.readouterr().out) == (asking == "always")


def test_the_news_fit_a_small_window(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """However much three bots did, the picture, the question and the choices stay on the screen."""
    at_screen(tmp_path, SHORT_TURN * 20, PlayRequest("runedar", seats=4, seed="screen"))
    screens = capsys.readouterr().out.split(FORGET_SCREEN)
    assert any("l shows the whole log" in screen for screen in screens)
    for screen in screens[1:-1]:
        needed = screen.partition("h: help) >")[0].rpartition("\n! ")[2]
        assert len(needed.splitlines()) <= 28, screen


def test_a_low_window_lists_places_once_and_takes_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed = "continue\n" * 4 + "1\n? 2n\n1c\n"
    at_screen(tmp_path, typed, PlayRequest("runedar", seats=1, seed="screen"))
    printed = plain(capsys.readouterr().out)
    assert "Move (such as 1b) to: b carpenter c tannery d foundry e entrance" in printed
    assert "1 is a card. Add the letter of a place to move, such as 1b" in printed
    assert "is not possible now (rule R-MOVE)" in printed
    assert read_log(tmp_path).entries[-1].action.endswith(" move tannery")


def test_decks_to_fill_a_space_from_stand_side_by_side(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed = "continue\n" * 4 + "end\ny\nremove 2\nfill 2 red\n"
    at_screen(tmp_path, typed, PlayRequest("runedar", seats=1, seed="screen"))
    printed = plain(capsys.readouterr().out)
    assert re.search(r"Fill space 2 from: (\d+)\) yellow deck \d+\) grey deck \d+\) red deck", printed)
    assert read_log(tmp_path).entries[-1].action == "fill 2 red"


def viewer(home: Path, typed: str, seat: int | None = None) -> ReplayViewer:
    game, log, speech = load_game("runedar"), read_log(home), Speech("en", "runedar")
    terminal = Terminal(interactive=True, source=io.StringIO(typed))
    return ReplayViewer(game, steps_of(game, log), make_face(game, speech, log), speech, terminal, seat)


def test_a_replay_goes_on_back_and_anywhere(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "play", "--seats", "1", "--name", "Ola", "--seed", "screen", typed=first_choices())
    last = len(read_log(tmp_path).entries) - 1
    capsys.readouterr()
    viewer(tmp_path, f"\n\nb\n{last + 50}\n\n").run()
    screens = capsys.readouterr().out.split(FORGET_SCREEN)[1:]
    shown = [screen.split("╝")[1].split() for screen in screens]
    numbers = [next(word for word in words if word.isdigit() and int(word) in (0, 1, 2, last)) for words in shown]
    assert len(screens) == 5
    assert numbers[0] in ("0", "1", "2", str(last))
    assert "The Chronicles call it" in plain(screens[-1])


def test_a_replay_is_left_at_any_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "play", "--seats", "1", "--name", "Ola", "--seed", "screen", typed=first_choices(9))
    for typed in ("q\n", ""):
        capsys.readouterr()
        viewer(tmp_path, typed, seat=0).run()
        assert capsys.readouterr().out.count(FORGET_SCREEN) == 1


def words(line: Line) -> str:
    return "".join(text for text, _ in line)


def test_items_flow_without_being_broken() -> None:
    items: list[Line] = [[(word, "")] for word in ("alpha", "beta", "gamma", "delta")]
    assert [words(line) for line in flow(items, 13, 2)] == ["alpha  beta", "  gamma", "  delta"]
    assert [words(line) for line in flow(items, 99)] == ["alpha  beta  gamma  delta"]


def test_blocks_stand_side_by_side() -> None:
    left: list[Line] = [[("one", "")], [("three", "orc")]]
    right: list[Line] = [[("two", "")], [("four", "")], [("five", "")]]
    assert [words(line) for line in beside(left, right, 1)] == ["one   two", "three four", "      five"]


@pytest.mark.parametrize(
    ("line", "broken"),
    [
        ("R-MOVE  go a long way off", "R-MOVE  go a long\n      way off"),
        ("· go a long way round", "· go a long way\n  round"),
        ("/a/very/long/path/with/no/blank", "/a/very/long/path/with/no/blank"),
        ("", ""),
    ],
)
def test_wrapped_lines_hang(line: str, broken: str) -> None:
    assert wrapped(line, 18) == broken


def test_a_game_is_given_up_after_a_question_and_replayed_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    request = PlayRequest("runedar", seat=("Ana", "Ben"))
    at_screen(tmp_path, "\nx\nx concede\nn\nx resign\nx concede\ny\n", request)
    printed = plain(capsys.readouterr().out)
    assert "How you can end the game now: x concede the game is lost, if everyone agrees" in printed
    assert printed.count("Does everyone agree to give up the game? [y/N]") == 2
    assert "The game cannot be ended like that now." in printed
    assert "The team has given up: the game is lost." in printed
    shown = plain(run(tmp_path, "replay", str(the_log(tmp_path))).output)
    assert "the game is given up. The team has given up: the game is lost." in shown
    assert run(tmp_path, "verify", str(the_log(tmp_path))).exit_code == 0
