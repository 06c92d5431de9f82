"""Playing at the terminal: whole games through scripted lines, leaving and coming back, mistakes answered."""

import json
import re
from pathlib import Path

import pytest

from siegeworks.cli.localized_group import BAD_INPUT
from siegeworks.games import load_game
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import verify
from support.program import assert_one_sentence

from .kit import first_choices, plain, run, the_log

SEED = ("--seed", "terminal")
SOLO = ("play", "--seats", "1", "--name", "Ana", *SEED)


def is_fair(log: Path) -> bool:
    text = log.read_text(encoding="utf-8")
    return verify(load_game("runedar"), parse_log(text, str(log))) > 0


def test_a_person_plays_a_whole_game_with_bots(tmp_path: Path) -> None:
    result = run(tmp_path, "play", "--seats", "3", "--name", "Ana", typed=first_choices())
    assert result.exit_code == 0, result.output
    assert "Brokk plays" in plain(result.stdout)
    assert "The Chronicles call it" in plain(result.stdout)
    assert "Place 1 of 1 among the" in plain(result.stdout)
    assert f"siegeworks verify {the_log(tmp_path).stem}" in plain(result.stdout)
    assert is_fair(the_log(tmp_path))
    assert not the_log(tmp_path).with_suffix(".seed").exists()
    assert "Ana, Brokk, Dagna" in plain(run(tmp_path, "chronicles").stdout)


def test_a_known_deal_is_played_outside_the_chronicles(tmp_path: Path) -> None:
    result = run(tmp_path, *SOLO, typed=first_choices())
    assert "came from a seed that was known before, so the game is not entered" in plain(result.stdout)
    assert "The Chronicles are empty." in run(tmp_path, "chronicles").stdout
    rivals = run(tmp_path, "play", "castlecards", "--seat", "bot:greedy", "--seat", "bot:random", *SEED)
    assert "so the game is not entered in the Chronicles" in plain(rivals.stdout)


def test_a_battle_of_rivals_is_in_the_chronicles_and_counts_for_ratings(tmp_path: Path) -> None:
    for _ in range(2):
        ended = run(tmp_path, "play", "castlecards", "--seat", "bot:greedy", "--seat", "bot:random")
        assert "Place" not in plain(ended.stdout)
    entries = [json.loads(line) for line in (tmp_path / "chronicles.jsonl").read_text().splitlines()]
    assert [len(entry["winners"]) for entry in entries] == [1, 1]
    printed = plain(run(tmp_path, "chronicles").stdout)
    assert "Games with a winner" in printed
    assert "Dagna against Brokk" in printed or "Brokk against Dagna" in printed
    assert run(tmp_path, "chronicles", "castlecards", "--name", "dagna").stdout.count("castlecards-") == 2
    assert "have no such game" in plain(run(tmp_path, "chronicles", "runedar").stdout)
    assert "have no such game" in plain(run(tmp_path, "chronicles", "--name", "Zoe").stdout)
    assert run(tmp_path, "chronicles", "chess").exit_code == BAD_INPUT
    rated = plain(run(tmp_path, "ratings", "castlecards").stdout)
    assert rated.count("of 2 games won") == 2
    assert "greedy (bot)" in rated


def test_two_persons_share_the_screen(tmp_path: Path) -> None:
    result = run(tmp_path, "play", "--seat", "Ana", "--seat", "Bo", *SEED, typed=first_choices())
    assert result.exit_code == 0, result.output
    printed = plain(result.stdout)
    assert "Ana decides now. Everybody else, look away!" in printed
    assert "Bo decides now. Everybody else, look away!" in printed
    assert is_fair(the_log(tmp_path))


def test_bots_play_among_themselves(tmp_path: Path) -> None:
    result = run(tmp_path, "play", "--seat", "bot:greedy", "--seat", "bot:random", *SEED)
    assert result.exit_code == 0, result.output
    assert "Turn 2: Dagna." in plain(result.stdout) or "Turn 1: Dagna." in plain(result.stdout)
    assert is_fair(the_log(tmp_path))


def test_the_end_of_input_saves_and_is_no_success(tmp_path: Path) -> None:
    result = run(tmp_path, *SOLO, typed="1\n")
    assert result.exit_code == 1
    assert f"saved in {the_log(tmp_path)}; “siegeworks play --resume" in plain(result.stderr)
    assert the_log(tmp_path).with_suffix(".seed").exists()


def test_a_game_in_many_sittings_is_the_same_as_in_one(tmp_path: Path) -> None:
    run(tmp_path / "once", *SOLO, typed=first_choices())
    run(tmp_path / "often", *SOLO, typed=first_choices(5))
    for _ in range(400):
        if run(tmp_path / "often", "play", "--resume", typed=first_choices(90)).exit_code == 2:
            break
    assert the_log(tmp_path / "often").read_text() == the_log(tmp_path / "once").read_text()


def test_resuming_goes_on_by_id_too_and_with_nothing_else(tmp_path: Path) -> None:
    run(tmp_path, *SOLO, typed="1\n")
    game = the_log(tmp_path).stem
    again = run(tmp_path, "play", "--resume", game, typed="q\n")
    assert again.exit_code == 0
    assert "Turn 1 · Normal" in again.stdout
    assert_one_sentence(run(tmp_path, "play", "--resume", game, "--seats", "2"))
    assert_one_sentence(run(tmp_path, "play", "--resume", "nothing"))
    assert_one_sentence(run(tmp_path / "empty", "play", "--resume"))


def test_a_crash_while_writing_is_mended_with_a_notice(tmp_path: Path) -> None:
    run(tmp_path, *SOLO, typed=first_choices(8))
    whole = the_log(tmp_path).read_bytes()
    the_log(tmp_path).write_bytes(whole[:-9])
    result = run(tmp_path, "play", "--resume", typed="q\n")
    assert result.exit_code == 0
    assert "was incomplete and has been removed; everything before it is kept" in plain(result.stdout)
    assert the_log(tmp_path).read_bytes() == whole[: whole[:-9].rfind(b"\n") + 1]


def test_the_list_shows_what_can_go_on(tmp_path: Path) -> None:
    assert "No game is saved yet" in run(tmp_path, "play", "--list").stdout
    run(tmp_path, *SOLO, typed="1\n")
    (tmp_path / "games" / "broken.siege").write_text("nonsense\n")
    listed = plain(run(tmp_path, "play", "--list").stdout)
    assert f"{the_log_of(tmp_path)} running, Ana, 1 choice" in listed
    assert "broken cannot be read:" in listed


def the_log_of(home: Path) -> str:
    return next(path.stem for path in (home / "games").glob("runedar-*.siege"))


def test_nonsense_gets_one_sentence_and_changes_nothing(tmp_path: Path) -> None:
    run(tmp_path, *SOLO, typed="")
    before = the_log(tmp_path).read_bytes()
    lines = [
        "99999",
        "0",
        "-1",
        "frobnicate",
        "2.5",
        "🪓",
        "rusty pick move tanery",
        "x" * 5000,
        "r " + "y" * 5000,
        "u",
        "\t",
        "12 12",
        "q",
    ]
    result = run(tmp_path, "play", "--resume", typed="\n".join(lines))
    printed = plain(result.stdout)
    assert result.exit_code == 0
    assert "There is no choice 0. Choose a number from 1 to" in printed
    assert "“frobnicate” is not understood. Type the number of a choice, or h for help." in printed
    assert "Did you mean “rusty_pick move tannery”?" in printed
    assert "There is nothing you can take back." in printed
    assert the_log(tmp_path).read_bytes() == before


def card_phase(home: Path) -> None:
    """A solo game at its first card, hires and siege cards let happen."""
    run(home, *SOLO, typed="continue\n" * 4)


def test_an_action_is_typed_in_its_notation_and_taken_back(tmp_path: Path) -> None:
    card_phase(tmp_path)
    card = next(action for action in legal_texts(tmp_path) if action.endswith("move tannery"))
    before = the_log(tmp_path).read_text()
    result = run(tmp_path, "play", "--resume", typed=f"{card.replace('_', ' ').upper()}\nu\n")
    assert "Ana goes to the tannery." in plain(result.stdout)
    assert "Ana takes back the last choice." in plain(result.stdout)
    added = the_log(tmp_path).read_text().removeprefix(before).splitlines()
    assert [re.sub(r"^\d+ | #.*", "", line) for line in added] == [f"seat 0: {card}", "seat 0: undo"]


def legal_texts(home: Path) -> list[str]:
    """What the saved game offers, from the position it exports."""
    game = load_game("runedar")
    exported = run(home, "position", "export", the_log(home).stem)
    document = json.loads(exported.stdout)
    for key in ("format", "game", "rules", "content"):
        del document[key]
    return [game.notation.text(action) for action in game.legal(game.from_document(document))]


def test_why_explains_the_rule(tmp_path: Path) -> None:
    card_phase(tmp_path)
    card = legal_texts(tmp_path)[0].split()[0]
    typed = f"why {card} move east_tower\n? {card} dig\n? 1\n?\nwhy nonsense\n? 999\n"
    printed = plain(run(tmp_path, "play", "--resume", typed=typed).stdout)
    assert f"“{card} move east_tower” is not possible now (rule R-MOVE). To move, walk up to" in printed
    assert re.search(rf"“{card} dig” is not possible now \(rule R-(DIG|CARD)\)", printed)
    assert f"Yes, “{card} move carpenter” is possible:" in printed
    assert "Type the number of a choice, or the action itself" in printed
    assert "There is no choice 999." in printed


def test_commands_show_rules_log_table_and_help(tmp_path: Path) -> None:
    card_phase(tmp_path)
    printed = plain(run(tmp_path, "play", "--resume", typed="r R-MELEE\nr\nr zzz\nl\nb\nh\n").stdout)
    assert "R-MELEE For a melee attack you stand" in printed
    assert "Type r and a rule id, or words of its text" in printed
    assert "No rule has the id or the words “zzz”." in printed
    assert "0 The siege begins. Ana goes first." in printed
    assert "Ana draws" in printed
    price = load_game("runedar").tables.content.price[0]
    assert f"Ysolt Wolfmother ({price}): Defeats every orc in the three workshops." in printed
    assert "out of sight:" in printed


def test_a_position_is_saved_checked_and_played_on(tmp_path: Path) -> None:
    card_phase(tmp_path)
    file = tmp_path / "here.json"
    printed = plain(run(tmp_path, "play", "--resume", typed=f"s {file}\ns {file}\n").stdout)
    assert f"The position is saved in {file}." in printed
    assert "already exists and is not overwritten" in printed
    assert run(tmp_path, "position", "check", str(file)).exit_code == 0
    played = run(tmp_path / "other", "play", "--position", str(file), "--name", "Bo", typed=first_choices())
    assert "so it is not entered in the Chronicles" in plain(played.stdout)
    assert is_fair(the_log(tmp_path / "other"))
    assert_one_sentence(run(tmp_path, "play", "--position", str(file), "--seats", "2"))


def test_an_empty_line_takes_the_only_choice_or_shows_the_table_again(tmp_path: Path) -> None:
    card_phase(tmp_path)
    result = run(tmp_path, "play", "--resume", typed="\n")
    assert result.stdout.count("Turn 1 · Normal") == 2
    moves = len(legal_texts(tmp_path))
    assert moves > 1
    run(tmp_path, "play", "--resume", typed="1\n1\n1\n1\n1\n")
    if legal_texts(tmp_path) == ["end"]:
        run(tmp_path, "play", "--resume", typed="\n")
        assert " end #" in the_log(tmp_path).read_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_language_plays_a_whole_game(tmp_path: Path, language: str, width: int) -> None:
    typed = "h\nb\nl\n? 1\nwhy end\nr R-MOVE\nu\nxyz\n" + first_choices()
    result = run(tmp_path, "play", "--seats", "2", "--name", "Ana", *SEED, typed=typed, language=language, width=width)
    assert result.exit_code == 0, result.output
    assert Speech(language, "runedar").say("term-tunnel") in result.stdout
    assert the_log(tmp_path).stem in result.stdout
    pictures = [line for line in result.stdout.splitlines() if "║" in line or "═" in line]
    assert max(len(line) for line in pictures) <= width


def test_a_narrow_window_has_the_panel_below_the_picture(tmp_path: Path) -> None:
    lines = run(tmp_path, *SOLO, typed="q\n", width=60).stdout.splitlines()
    assert max(len(line) for line in lines) <= 60
    assert lines.index("Upgrades") > next(row for row, line in enumerate(lines) if "╝" in line)


def test_the_same_seed_deals_the_same_game(tmp_path: Path) -> None:
    for home in ("one", "two"):
        run(tmp_path / home, *SOLO, typed=first_choices(30))
    assert the_log(tmp_path / "one").read_text() == the_log(tmp_path / "two").read_text()


def test_a_content_pack_is_played_and_kept(tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[die]\nfaces = ["hit 1", "hit 1", "hit 1", "hit 1", "hit 1", "crossbow"]\nsource = "designed"\n')
    run(tmp_path, *SOLO, "--content", str(pack), typed=first_choices(10))
    pack.unlink()
    result = run(tmp_path, "play", "--resume", typed=first_choices())
    assert "The Chronicles call it" in plain(result.stdout)
    assert run(tmp_path, "verify", the_log(tmp_path).stem).exit_code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("--seats", "5"),
        ("--seats", "0"),
        ("--difficulty", "brutal"),
        ("--set", "difficulty"),
        ("--set", "difficulty=brutal"),
        ("--set", "weather=fine"),
        ("--set", "seats=2"),
        ("--bots", "clever"),
        ("--seat", "bot:"),
        ("--seat", "Ana", "--seat", "ana"),
        ("--seat", "Ana", "--name", "Bo"),
        ("--seat", "A", "--seat", "B", "--seats", "1"),
        ("--name", "x" * 60),
        ("--name", "Ana (bot:greedy)"),
        ("--seed", "x" * 65),
        ("--seed", "two\nlines"),
        ("--content", "missing.toml"),
        ("--position", "missing.json"),
        ("chess",),
    ],
)
def test_impossible_requests_are_refused_before_anything_is_begun(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    assert_one_sentence(run(tmp_path, "play", *arguments))
    assert not list(tmp_path.rglob("*.siege"))
    assert not list(tmp_path.rglob("*.seed"))


def test_settings_are_given_by_name_too(tmp_path: Path) -> None:
    run(tmp_path, *SOLO, "--set", "difficulty=hard", "--set", "open_hands=yes")
    header = parse_log(the_log(tmp_path).read_text(encoding="utf-8"), "log").header
    assert header.options.startswith("seats=1 difficulty=hard open_hands=yes ")


def test_the_first_name_comes_from_the_environment(tmp_path: Path) -> None:
    assert "[A] Ana" in run(tmp_path, "play", "--seats", "1").stdout
