"""The coach at the terminal: hints, the analysis of a finished game, what if, and the levels of bots."""

import io
import json
import re
from functools import partial
from pathlib import Path

import pytest

from siegeworks.bots.analysis import SIMULATIONS
from siegeworks.bots.coach import advise
from siegeworks.cli import analyse
from siegeworks.cli.chance_chart import area, column_of, columns_for, marks, ticks
from siegeworks.cli.context import CommandContext
from siegeworks.cli.hint import bar, hint
from siegeworks.cli.part import make_face
from siegeworks.cli.play import open_and_play
from siegeworks.cli.play_request import PlayRequest
from siegeworks.cli.terminal import Line, Terminal
from siegeworks.games import load_game
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.log import Log, parse_log
from siegeworks.table.local import LocalTable, LocalTables, Start
from siegeworks.table.seating import Seat
from support.program import assert_one_sentence

from .kit import first_choices, logs, plain, run, the_log

HINT = re.compile(r"^ *\d+ ?% [█░]{10} [ =](\S+)\) (.+)$")
FEW = ("--simulations", "4")
LAST_MOVES = 30


@pytest.fixture(scope="module")
def rivals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with one finished game of Castlecards."""
    home = tmp_path_factory.mktemp("rivals")
    assert (
        run(home, "play", "castlecards", "--seat", "bot:greedy", "--seat", "bot:random", "--seed", "1").exit_code == 0
    )
    return home


@pytest.fixture(scope="module")
def team(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A home with a finished game of The Siege of Runedar, and the same from a few moves before its end on."""
    home = tmp_path_factory.mktemp("team")
    run(home, "play", "--seat", "bot:greedy", "--seat", "bot:beginner", "--seed", "2")
    whole = the_log(home)
    line = len(read(whole).entries) - LAST_MOVES
    assert run(home, "play", "--what-if", whole.stem, "--line", str(line), "--seed", "3").exit_code == 0
    (end,) = [log for log in logs(home) if log != whole]
    return home, whole.stem, end.stem


def read(path: Path) -> Log:
    return parse_log(path.read_text(encoding="utf-8"), str(path))


# Hints


def local_table(home: Path, game_id: str, *seats: Seat) -> LocalTable:
    game = load_game(game_id)
    options = game.options({"seats": str(len(seats))})
    return LocalTables(home).begin(Start(game, options), list(seats), "hints")


def hints_of(table: LocalTable, language: str, *, compact: bool) -> list[tuple[str, str]]:
    """The numbers and sentences of a hint, after a check that what is typed for them is legal."""
    speech = Speech(language, table.game.id)
    face = make_face(table.game, speech, table.match.log)
    view, legal = table.game.view(table.match.state, table.match.actor), table.game.legal(table.match.state)
    choices = face.choices(view, legal, 80, compact=compact)
    title, *lines, reason = hint(table, choices, face, speech)
    assert title == speech.say("hint-title")
    assert reason
    found = []
    for line in lines:
        match = HINT.match(line)
        assert match is not None, line
        action = choices.find(match[1])
        assert action in legal
        assert match[2] == face.action(view, action)
        found.append((match[1], match[2]))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", ["runedar", "castlecards"])
def test_a_hint_names_legal_choices_only(
    tmp_path: Path, game_id: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("siegeworks.table.local.advise", partial(advise, simulations=2))
    table = local_table(tmp_path, game_id, Seat("Ana"), Seat("Brokk", "greedy"))
    chance = Chance(f"hints {language}")
    shown = 0
    while table.match.outcome is None and shown < 12:
        if table.person_asked is None:
            table.play_bot()
            continue
        legal = table.game.legal(table.match.state)
        if len(legal) > 1:
            shown += 1
            lines = len(table.history)
            assert len(hints_of(table, language, compact=shown % 2 == 0)) == min(len(legal), 4)
            assert len(table.history) == lines
        table.play(legal[chance.below(len(legal))])
    assert shown > 4


def test_a_person_asks_the_coach_and_plays_what_it_says(tmp_path: Path) -> None:
    first = run(tmp_path / "one", "play", "--seats", "2", "--name", "Ana", "--seed", "5", typed="c\n")
    printed = first.stdout.split("What the coach would do, and how likely it is to win:")[1]
    number = HINT.match(printed.splitlines()[1])
    assert number is not None
    again = run(
        tmp_path / "two", "play", "--seats", "2", "--name", "Ana", "--seed", "5", typed=f"c\n{number[1]}\nc\nq\n"
    )
    assert again.exit_code == 0
    assert printed.splitlines()[1] in again.stdout
    assert read(the_log(tmp_path / "two")).entries[-1].seat == 0


def test_the_chronicles_count_how_often_the_coach_was_asked(tmp_path: Path) -> None:
    """Also over several sittings."""
    run(tmp_path, "play", "--seats", "1", "--name", "Ana", typed="c\n1\nc\n")
    noted = the_log(tmp_path).with_suffix(".hints")
    assert noted.is_file()
    run(tmp_path, "play", "--resume", typed="c\n" + first_choices())
    assert read(the_log(tmp_path)).outcome is not None
    assert json.loads((tmp_path / "chronicles.jsonl").read_text())["hints"] == 3
    assert not noted.exists()


def test_the_coach_does_not_help_one_person_against_another(tmp_path: Path) -> None:
    seats = ("--seat", "Ana", "--seat", "Bo")
    rivals = run(tmp_path / "rivals", "play", "castlecards", *seats, typed="c\n")
    assert "the coach helps only a person who plays against bots alone" in plain(rivals.stdout)
    assert "%" not in rivals.stdout
    team = run(tmp_path / "team", "play", "runedar", *seats, typed="c\n")
    assert "What the coach would do" in team.stdout
    alone = run(tmp_path / "alone", "play", "castlecards", "--name", "Ana", typed="c\n")
    assert "What the coach would do" in alone.stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game_id", ["runedar", "castlecards"])
def test_the_help_names_the_coach(tmp_path: Path, game_id: str, language: str) -> None:
    printed = run(tmp_path, "play", game_id, "--name", "Ana", typed="h\n", language=language).stdout
    assert re.search(r"^ +c +\S", printed, re.MULTILINE)


def test_a_bar_is_full_at_one_and_empty_at_zero() -> None:
    assert (bar(0), bar(0.5), bar(1)) == ("░" * 10, "█████░░░░░", "█" * 10)


# Analysis


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_rivals_is_analysed_in_every_language(rivals: Path, language: str) -> None:
    result = run(rivals, "analyse", the_log(rivals).stem, *FEW, language=language)
    assert result.exit_code == 0
    assert result.stderr == ""
    assert max(len(line) for line in result.stdout.splitlines()) <= 80
    speech = Speech(language, "castlecards")
    printed = plain(result.stdout)
    for name in ("Brokk (bot)", "Dagna (bot)"):
        assert speech.say("analysis-chance-of", name=name) in printed
    assert speech.say("analysis-turning-points") in printed
    assert speech.say("analysis-accounts") in printed
    assert f"--what-if {the_log(rivals).stem} --line " in printed
    assert "█" in printed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_of_a_team_is_analysed_in_every_language(team: tuple[Path, str, str], language: str) -> None:
    home, _, end = team
    result = run(home, "analyse", end, *FEW, language=language)
    assert result.exit_code == 0
    assert max(len(line) for line in result.stdout.splitlines()) <= 80
    printed = plain(result.stdout)
    assert printed.startswith(Speech(language).say("analysis-chance"))
    assert printed.count("Brokk (bot)") >= 1


def test_an_analysis_tells_what_was_done_and_what_it_was_worth(rivals: Path) -> None:
    printed = plain(run(rivals, "analyse", str(the_log(rivals)), *FEW).stdout)
    assert re.search(r"1 Turn \d+, move \d+, (Brokk|Dagna) \(bot\): “[^”]+”\.", printed)
    assert re.search(r"the others (raised|lowered) the chance from \d+ % to \d+ %\.", printed)
    assert re.search(r"from \d+ % at the start to 100 % at the end\. Choices: (−\d+|0), luck: [+−]\d+\.", printed)
    assert "Luck is what dice, cards and the others did." in printed


def test_an_analysis_as_json_adds_up(rivals: Path) -> None:
    result = run(rivals, "analyse", the_log(rivals).stem, "--json", *FEW)
    document = json.loads(result.stdout)
    log = read(the_log(rivals))
    assert document["seats"] == list(log.header.seats)
    assert document["outcome"] == log.outcome
    assert document["simulations"] == 4
    lines = {entry.number: entry for entry in log.entries}
    for moment in document["moments"]:
        assert lines[moment["line"]].action == moment["action"]
        assert moment["after"] == moment["before"] - moment["lost"] + moment["luck"]
    assert [len(curve) for curve in document["curves"]] == [len(document["moments"]) + 1] * 2
    assert [account["seat"] for account in document["accounts"]] == [0, 1]
    assert document["turning_points"] == sorted(document["turning_points"])
    assert result.stderr == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_running_game_is_not_analysed(tmp_path: Path, language: str) -> None:
    run(tmp_path, "play", "--seats", "1", typed="1\n")
    running = the_log(tmp_path).stem
    assert_one_sentence(run(tmp_path, "analyse", running, language=language))
    assert_one_sentence(run(tmp_path, "play", "--what-if", running, "--line", "1", language=language))


@pytest.mark.parametrize(
    "arguments",
    [
        ("no-such-game",),
        ("{log}", "--simulations", "0"),
        ("{log}", "--simulations", "1000000"),
        ("{log}", "--loud"),
    ],
)
def test_a_bad_wish_for_an_analysis_gets_one_sentence(rivals: Path, arguments: tuple[str, ...]) -> None:
    filled = [argument.format(log=the_log(rivals).stem) for argument in arguments]
    assert_one_sentence(run(rivals, "analyse", *filled))


def test_the_finished_game_played_last_is_analysed_without_a_name(rivals: Path, tmp_path: Path) -> None:
    named, unnamed = (run(rivals, "analyse", *which, "--json", *FEW) for which in ((the_log(rivals).stem,), ()))
    assert named.exit_code == 0
    assert named.stdout == unnamed.stdout
    assert_one_sentence(run(tmp_path, "analyse"))
    run(tmp_path, "play", "--seats", "1", typed="1\n")
    assert_one_sentence(run(tmp_path, "analyse"))


def test_a_changed_log_is_not_analysed(rivals: Path, tmp_path: Path) -> None:
    lines = the_log(rivals).read_text(encoding="utf-8").splitlines(keepends=True)
    lines[20] = lines[20][:-3] + ("0" if lines[20][-3] != "0" else "1") + lines[20][-2:]
    changed = tmp_path / "changed.siege"
    changed.write_text("".join(lines), encoding="utf-8")
    assert_one_sentence(run(rivals, "analyse", str(changed)))


def test_an_interrupted_analysis_ends_quietly(rivals: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(analyse, "judge_all", interrupted)
    result = run(rivals, "analyse", the_log(rivals).stem)
    assert result.exit_code == 130
    assert result.stdout == ""
    assert "Traceback" not in result.stderr


def test_a_finished_game_tells_how_to_ask_the_coach(tmp_path: Path) -> None:
    printed = run(tmp_path, "play", "castlecards", "--seat", "bot:greedy", "--seat", "bot:greedy").stdout
    assert f"siegeworks analyse {the_log(tmp_path).stem}" in printed


def test_the_analysis_is_as_deep_as_the_coach_says() -> None:
    assert 1 <= SIMULATIONS <= analyse.MOST_SIMULATIONS


# The chart


def text(line: Line) -> str:
    return "".join(words for words, _ in line)


def test_a_chart_fills_what_the_chance_is() -> None:
    rows = [text(line) for line in area((0.0, 0.25, 0.5, 1.0), 4, 4, "")]
    assert rows == ["  100 │   █", "      │   █", "   50 │  ██", "      │ ███", "    0 └────"]
    assert [text(line)[7:] for line in area((0.0, 0.01, 1.0), 3, 2, "")] == ["  █", " ▁█", "─" * 3]


def test_a_long_game_is_averaged_and_a_short_one_drawn_wide() -> None:
    assert text(area([0.0, 1.0] * 50 + [1.0], 11, 1, "")[0])[7:] == "▄" * 10 + "█"
    assert text(area((0.5, 1.0), 5, 1, "")[0])[7:] == "▄▄▄▄█"
    assert text(area((1.0,), 3, 1, "")[0])[7:] == "███"


def test_marks_and_turns_stand_below_their_places() -> None:
    assert text(marks([(0, "1"), (50, "2"), (51, "3"), (100, "4")], 100, 11))[7:] == "1   23    4"
    assert text(ticks([1] * 30 + [2] * 2 + [3] * 18 + [4] * 20 + [14] * 30, "turn", 21))[7:] == "1     2   4   14"
    assert column_of(0, 0, 5) == 4
    assert columns_for(10) == 20
    assert columns_for(80) == 73


# What if


def test_what_if_begins_before_a_move_with_new_dice_and_the_same_seats(team: tuple[Path, str, str]) -> None:
    home, whole, end = team
    first, second = (read(home / "games" / f"{name}.siege") for name in (whole, end))
    assert second.header.start.startswith("{")
    assert second.header.seats == first.header.seats
    assert second.outcome is not None
    assert second.entries[1].seat == first.entries[-LAST_MOVES].seat
    assert second.header.seed_hash != first.header.seed_hash
    exported = run(home, "position", "export", whole, "--move", str(len(first.entries) - LAST_MOVES - 1)).stdout
    assert json.loads(second.header.start) == json.loads(exported)


def test_what_if_seats_whom_one_wishes(rivals: Path, tmp_path: Path) -> None:
    log = str(the_log(rivals))
    run(tmp_path / "one", "play", "--what-if", log, "--line", "3", "--bots", "beginner", "--seed", "7")
    assert read(the_log(tmp_path / "one")).header.seats == ("Brokk (bot:beginner)", "Dagna (bot:beginner)")
    seats = ("--seat", "bot:greedy", "--seat", "Ana")
    printed = run(tmp_path / "two", "play", "--what-if", log, "--line", "9", *seats, typed="l\n").stdout
    assert read(the_log(tmp_path / "two")).header.seats == ("Brokk (bot:greedy)", "Ana")
    assert "Ana" in printed


def test_what_if_keeps_the_content_the_game_was_played_with(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    export = run(tmp_path, "content", "export", "--game", "castlecards").stdout
    pack.write_text(export.replace("fewer_swords = 4", "fewer_swords = 5"), encoding="utf-8")
    bots = ("--seat", "bot:greedy", "--seat", "bot:greedy")
    assert run(tmp_path, "play", "castlecards", *bots, "--content", str(pack)).exit_code == 0
    pack.unlink()
    first = the_log(tmp_path)
    assert run(tmp_path, "play", "--what-if", first.stem, "--line", "4").exit_code == 0
    (second,) = [log for log in logs(tmp_path) if log != first]
    assert read(second).header.content == read(first).header.content
    assert run(tmp_path, "verify", second.stem).exit_code == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ("--what-if", "{log}"),
        ("--what-if", "{log}", "--line", "0"),
        ("--what-if", "{log}", "--line", "-4"),
        ("--what-if", "{log}", "--line", "99999"),
        ("--what-if", "{log}", "--line", "ten"),
        ("--what-if", "{log}", "--line", "3", "--seats", "2"),
        ("--what-if", "{log}", "--line", "3", "--seat", "Ana", "--seat", "Bo", "--seat", "Cem"),
        ("--what-if", "{log}", "--line", "3", "--bots", "oracle"),
        ("--what-if", "no-such-game", "--line", "3"),
        ("--line", "3"),
    ],
)
def test_a_bad_what_if_gets_one_sentence(rivals: Path, arguments: tuple[str, ...], language: str) -> None:
    filled = [argument.format(log=the_log(rivals).stem) for argument in arguments]
    assert_one_sentence(run(rivals, "play", *filled, language=language))
    assert len(logs(rivals)) == 1


# Levels


@pytest.mark.parametrize(("typed", "level"), [("", "beginner"), ("2", "steady"), ("expert", "expert")])
def test_the_level_of_bots_is_asked_for(
    tmp_path: Path, typed: str, level: str, capsys: pytest.CaptureFixture[str]
) -> None:
    context = CommandContext(Speech("en"), {"SIEGEWORKS_HOME": str(tmp_path), "USER": "ana"})
    answers = f"\n2\n\n\n{typed}\nq\n"
    open_and_play(context, PlayRequest("castlecards"), Terminal(interactive=True, source=io.StringIO(answers)))
    assert read(the_log(tmp_path)).header.seats == ("Ana", f"Brokk (bot:{level})")
    printed = plain(capsys.readouterr().out)
    for known in ("beginner", "steady", "expert"):
        assert Speech("en").say(f"level-{known}-about") in printed


@pytest.mark.parametrize(("bot", "printed"), [("beginner", False), ("steady", True)])
def test_a_bot_that_takes_its_time_says_so(
    tmp_path: Path, bot: str, printed: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    context = CommandContext(Speech("en"), {"SIEGEWORKS_HOME": str(tmp_path), "USER": "ana"})
    request = PlayRequest("castlecards", seat=(f"bot:{bot}", "Ana"), seed="thinking")
    open_and_play(context, request, Terminal(interactive=True, source=io.StringIO("1\n" * 8 + "q\n")))
    assert ("Brokk is thinking …" in capsys.readouterr().out) == printed
