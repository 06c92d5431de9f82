"""The other commands: replays, proofs, positions, content, rules, games, Chronicles, help."""

import json
from pathlib import Path

import pytest
from typer.core import TyperGroup
from typer.main import get_command

from siegeworks.cli import app
from siegeworks.i18n import LANGUAGES, Speech
from support.program import assert_one_sentence

from .kit import first_choices, plain, run, the_log

COMMANDS = (
    (), ("play",), ("replay",), ("verify",), ("analyse",), ("position",), ("position", "export"), ("position", "check"),
    ("log",), ("log", "export"), ("content",), ("content", "check"), ("content", "export"), ("chronicles",), ("rules",),
    ("games",), ("serve",), ("sim",), ("calibrate",), ("arena",), ("usage",),
)  # fmt: skip


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A home with one finished game."""
    home = tmp_path_factory.mktemp("played")
    run(home, "play", "--seats", "2", "--name", "Ana", typed="1\nu\n" + first_choices())
    return home


def test_a_replay_tells_the_whole_game(played: Path) -> None:
    result = run(played, "replay", str(the_log(played)))
    assert result.exit_code == 0
    assert result.stdout.startswith("0  The siege begins.")
    assert "The Chronicles call it" in plain(result.stdout)
    assert "Ana draws" not in result.stdout


def test_a_replay_is_checked_by_id_too(played: Path) -> None:
    printed = plain(run(played, "replay", "--check", the_log(played).stem).stdout)
    assert "is correct:" in printed
    assert "choices follow the rules." in printed


def test_a_seat_that_does_not_exist_is_refused(played: Path) -> None:
    assert run(played, "replay", the_log(played).stem, "--seat", "2").exit_code == 0
    assert_one_sentence(run(played, "replay", the_log(played).stem, "--seat", "3"))


def test_a_finished_game_is_proved_fair(played: Path) -> None:
    assert "draws come from the seed that was promised." in plain(run(played, "verify", the_log(played).stem).stdout)


def test_a_running_game_cannot_be_proved_yet(tmp_path: Path) -> None:
    run(tmp_path, "play", "--seats", "1", typed="1\n")
    assert_one_sentence(run(tmp_path, "verify", the_log(tmp_path).stem))


def test_a_position_is_exported_at_any_move(played: Path, tmp_path: Path) -> None:
    log = the_log(played).stem
    deal = json.loads(run(played, "position", "export", log, "--move", "0").stdout)
    last = json.loads(run(played, "position", "export", log).stdout)
    assert (deal["turn"], deal["result"]) == (1, "running")
    assert last["result"] != "running"
    file = tmp_path / "deal.json"
    assert run(played, "position", "export", log, "--move", "0", "--output", str(file)).exit_code == 0
    assert json.loads(file.read_text()) == deal
    assert "is a possible position." in plain(run(played, "position", "check", str(file)).stdout)
    assert_one_sentence(run(played, "position", "export", log, "--output", str(file)))
    assert_one_sentence(run(played, "position", "export", log, "--move", "99999"))
    assert_one_sentence(run(played, "position", "export", log, "--move", "-1"))


def test_an_impossible_position_is_told_every_reason(played: Path, tmp_path: Path) -> None:
    document = json.loads(run(played, "position", "export", the_log(played).stem, "--move", "0").stdout)
    document["gold"] = 21
    document["rubble"] = 99
    file = tmp_path / "edited.json"
    file.write_text(json.dumps(document))
    result = run(played, "position", "check", str(file))
    assert result.exit_code == 2
    assert len(result.stderr.splitlines()) == 2
    assert "gold" in result.stderr
    assert "rubble" in result.stderr


def test_exported_content_is_a_pack_that_changes_nothing(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    assert run(tmp_path, "content", "export", "--output", str(pack)).exit_code == 0
    assert "is fine and changes nothing" in plain(run(tmp_path, "content", "check", str(pack)).stdout)
    assert run(tmp_path, "content", "export").stdout == pack.read_text(encoding="utf-8")
    pack.write_text(pack.read_text(encoding="utf-8").replace("price = 3", "price = 6", 1), encoding="utf-8")
    assert "is fine (content" in plain(run(tmp_path, "content", "check", str(pack)).stdout)
    pack.write_text(pack.read_text(encoding="utf-8").replace("price = 6", "price = -1"), encoding="utf-8")
    faults = run(tmp_path, "content", "check", str(pack))
    assert faults.exit_code == 2
    assert "price" in faults.stderr
    assert_one_sentence(run(tmp_path, "content", "export", "--output", str(pack)))


def test_rules_are_found_by_id_by_words_and_without_accents(tmp_path: Path) -> None:
    assert run(tmp_path, "rules", "r-merc-time").stdout.startswith("R-MERC-TIME  ")
    merc = run(tmp_path, "rules", "R-MERC").stdout
    assert "R-MERC  " in merc
    assert "R-MERC-SIEGE  " in merc
    assert "R-CATAPULT" in run(tmp_path, "rules", "catapult", "blocks").stdout
    assert "R-SECTION" in run(tmp_path, "rules", "tunel", language="es").stdout
    assert run(tmp_path, "rules").stdout.count("\nR-") > 50
    for rule in ("C-TIE", "C-DRAWN", "c-drawn"):
        assert run(tmp_path, "rules", rule).stdout.startswith(f"{rule.upper()}  ")
    assert run(tmp_path, "rules", "--game", "castlecards", "night").stdout.startswith("C-")
    assert_one_sentence(run(tmp_path, "rules", "zzz"))
    assert_one_sentence(run(tmp_path, "rules", "--game", "chess"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_rules_and_chronicles_in_every_language(played: Path, language: str) -> None:
    speech = Speech(language, "runedar")
    assert speech.say("game-title") in run(played, "games", language=language).stdout
    assert speech.say("rule-R-WIN")[:20] in run(played, "rules", language=language).stdout
    assert speech.say("term-defeats") in run(played, "chronicles", language=language).stdout


def test_chronicles_show_the_best_first_and_skip_what_is_broken(tmp_path: Path) -> None:
    assert "The Chronicles are empty." in run(tmp_path, "chronicles").stdout
    for _ in range(3):
        run(tmp_path, "play", "--seats", "2", "--name", "Ana", typed=first_choices())
    file = tmp_path / "chronicles.jsonl"
    won = json.loads(file.read_text().splitlines()[0])
    won |= {"result": "won", "winners": [0, 1], "score": 12, "rank": "half_hoard", "log": "w.siege"}
    other = won | {"score": 3, "rank": "of_some_pack", "log": "x.siege", "difficulty": "odd"}
    foreign = other | {"score": 99, "log": "y.siege", "game": "chess"}
    lines = ["broken", *(json.dumps(entry) for entry in (foreign, other, won))]
    file.write_text(file.read_text() + "".join(f"{line}\n" for line in lines))
    printed = plain(run(tmp_path, "chronicles").stdout)
    assert "line 4: this entry of the Chronicles cannot be read" in printed
    assert printed.index("1. 12 gold, Guild of Half the Hoard") < printed.index("2. 3 gold, of_some_pack (odd)")
    assert (
        printed.index("Victories")
        < printed.index("Defeats")
        < printed.index("chess Victories 1. of_some_pack, 99 points")
    )
    assert "broken" in file.read_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_help_is_in_the_language(tmp_path: Path, language: str, command: tuple[str, ...]) -> None:
    result = run(tmp_path, *command, "--help", language=language, width=200)
    speech = Speech(language)
    assert result.exit_code == 0
    assert speech.say("cli-usage") in result.stdout
    assert speech.say("cli-options") in result.stdout
    assert speech.say("cli-help-option") in result.stdout
    if language != "en":
        assert "Usage" not in result.stdout
        assert "Show this" not in result.stdout


def test_the_version_tells_whether_the_rules_are_compiled(tmp_path: Path) -> None:
    assert run(tmp_path, "--version").stdout.startswith("siegeworks ")
    assert "rules " in run(tmp_path, "--version").stdout


@pytest.mark.parametrize("arguments", [["--lang", "pl", "games"], ["games", "--lang=pl"], ["games", "--lang", "pl_PL"]])
def test_the_language_may_stand_anywhere(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        app.run(arguments, {"LANG": "es_ES.UTF-8"})
    assert ended.value.code == 0
    assert Speech("pl", "runedar").say("game-title") in capsys.readouterr().out


def test_the_environment_chooses_the_language(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        app.run(["games"], {"LANG": "es_ES.UTF-8"})
    assert Speech("es", "runedar").say("game-title") in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["games", "--lang", "xx"], ["games", "--lang"], ["--lang=", "games"]])
def test_an_unknown_language_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        app.run(arguments, {"LANG": "pl_PL.UTF-8"})
    assert ended.value.code == 2
    assert "en, es, pt-BR, pl" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ("frobnicate",),
        ("position", "frobnicate"),
        ("play", "--frobnicate"),
        ("play", "--seats"),
        ("play", "--seats", "two"),
        ("replay",),
        ("games", "chess"),
        ("verify", "no-such-file"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_misused_command_line_gets_one_sentence(tmp_path: Path, language: str, arguments: tuple[str, ...]) -> None:
    assert_one_sentence(run(tmp_path, *arguments, language=language))


def test_every_command_is_in_the_module_that_is_loaded_for_it() -> None:
    """The program loads one module for a command it knows, and all of them to list what it knows."""
    assert set(_names(None)) == set(app.COMMANDS)
    for name in app.COMMANDS:
        assert name in _names(name)


def _names(command: str | None) -> list[str]:
    group = get_command(app.build_app("en", command=command))
    assert isinstance(group, TyperGroup)
    return list(group.commands)
