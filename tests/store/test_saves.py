"""Saved games: what was acknowledged is on disk, an incomplete line is removed, a damaged file is refused."""

import errno
import os
import shutil
from datetime import date
from pathlib import Path

import pytest

from siegeworks.games import load_game
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import Match, verify
from siegeworks.kernel.problem import Problem
from siegeworks.store import files
from siegeworks.store.saves import LAST, Save, Saves

GAME = load_game("runedar")
TODAY = date(2025, 1, 31)
ID = "runedar-20250131-1"


def new_match(seed: str = "saves") -> Match:
    return Match(GAME, GAME.options({"seats": "1"}), ("Ana",), seed)


def play_on(match: Match, save: Save, choices: int, luck: str = "luck") -> None:
    """Random choices, saved as a table does; at the end of a game also how it ended."""
    chance = Chance(luck)
    for _ in range(choices):
        if match.actor is None:
            save.end(match.log)
            return
        legal = GAME.legal(match.state)
        match.play(match.actor, legal[chance.below(len(legal))])
        save.append(match.log.entries[-1])


@pytest.fixture
def saves(tmp_path: Path) -> Saves:
    return Saves(tmp_path)


@pytest.fixture
def begun(saves: Saves) -> tuple[Match, Save]:
    match = new_match()
    save = saves.begin(match, TODAY)
    play_on(match, save, 12)
    return match, save


def problem_of(saves: Saves, asked: str = ID) -> str:
    with pytest.raises(Problem) as refused:
        saves.open(asked)
    return refused.value.code


def test_every_choice_is_in_the_file_at_once(begun: tuple[Match, Save]) -> None:
    match, save = begun
    assert save.path.read_text(encoding="utf-8") == match.log.text()


def test_the_seed_is_secret_while_the_game_runs(begun: tuple[Match, Save]) -> None:
    match, save = begun
    seed = save.path.with_suffix(".seed")
    assert seed.read_text() == f"{match.seed}\n"
    assert seed.stat().st_mode & 0o777 == 0o600
    assert match.seed not in save.path.read_text(encoding="utf-8").splitlines()[-1]
    assert "seed: " not in save.path.read_text(encoding="utf-8")


def test_a_saved_game_goes_on_where_it_was(saves: Saves, begun: tuple[Match, Save]) -> None:
    match, _ = begun
    opened = saves.open(ID)
    assert opened.notices == []
    assert opened.match.log.text() == match.log.text()
    assert opened.match.position() == match.position()
    play_on(opened.match, opened.save, 3)
    assert saves.open(LAST).match.log.text() == opened.match.log.text()


def test_an_undo_is_saved(saves: Saves) -> None:
    match = new_match("undo")
    save = saves.begin(match, TODAY)
    while not match.can_undo(0):
        play_on(match, save, 1)
    match.undo(0)
    save.append(match.log.entries[-1])
    assert save.path.read_text(encoding="utf-8").splitlines()[-1].split(" #")[0].endswith("seat 0: undo")
    assert saves.open(ID).match.position() == match.position()


def test_games_of_one_day_are_numbered(saves: Saves) -> None:
    paths = [saves.begin(new_match(), TODAY).id for _ in range(3)]
    assert paths == [ID, "runedar-20250131-2", "runedar-20250131-3"]


def test_a_finished_game_reveals_its_seed_and_cannot_go_on(saves: Saves) -> None:
    match = new_match()
    save = saves.begin(match, TODAY)
    play_on(match, save, 10_000)
    save.forget_seed()
    assert not save.path.with_suffix(".seed").exists()
    assert verify(GAME, parse_log(save.path.read_text(encoding="utf-8"), "log")) > 0
    assert problem_of(saves) == "save-over"
    assert problem_of(saves, LAST) == "save-none"


def test_a_last_line_cut_anywhere_is_dropped_and_the_rest_goes_on(saves: Saves, begun: tuple[Match, Save]) -> None:
    match, save = begun
    whole = save.path.read_bytes()
    before = whole[: whole.rfind(b"\n", 0, -1) + 1]
    for length in range(len(before) + 1, len(whole)):
        save.path.write_bytes(whole[:length])
        opened = saves.open(ID)
        assert [notice.code for notice in opened.notices] == ["save-torn"]
        assert save.path.read_bytes() == before
        assert len(opened.match.log.entries) == len(match.log.entries) - 1
    play_on(opened.match, opened.save, 1)
    assert saves.open(ID).notices == []


def test_an_end_cut_anywhere_is_written_again(saves: Saves) -> None:
    match = new_match()
    save = saves.begin(match, TODAY)
    play_on(match, save, 10_000)
    whole = save.path.read_bytes()
    end = whole.index(b"seed: ")
    for length in range(end, len(whole)):
        save.path.write_bytes(whole[:length])
        opened = saves.open(ID)
        assert opened.match.outcome is not None
        opened.save.end(opened.match.log)
        assert save.path.read_bytes() == whole


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b" #", b" #0", "log-line"),
        (b"1 seat 0: ", b"1 seat 1: ", "log-untrue"),
        (b"1 seat 0: ", b"7 seat 0: ", "log-number"),
        (b"0 deal [", b"0 deal [1 ", "log-tampered"),
        (b"content: ", b"content: 0", "log-content-unknown"),
        (b"Ana", b"\xff\xfe", "file-unreadable"),
    ],
)
def test_a_damaged_file_is_refused_and_stays_as_it_is(
    saves: Saves, begun: tuple[Match, Save], old: bytes, new: bytes, code: str
) -> None:
    _, save = begun
    damaged = save.path.read_bytes().replace(old, new, 1) + b"torn"
    save.path.write_bytes(damaged)
    assert problem_of(saves) == code
    assert save.path.read_bytes() == damaged


def test_a_wrong_or_missing_seed_is_refused(saves: Saves, begun: tuple[Match, Save]) -> None:
    _, save = begun
    seed = save.path.with_suffix(".seed")
    seed.write_text("another\n")
    assert problem_of(saves) == "log-seed-hash"
    seed.unlink()
    assert problem_of(saves) == "save-no-seed"


def test_two_programs_do_not_mix_their_lines(saves: Saves, begun: tuple[Match, Save]) -> None:
    match, save = begun
    other = saves.open(ID)
    play_on(other.match, other.save, 1, "other")
    with pytest.raises(Problem) as refused:
        play_on(match, save, 1)
    assert refused.value.code == "save-elsewhere"
    assert saves.open(ID).match.log.text() == other.match.log.text()


def test_a_full_disk_leaves_no_half_line(
    saves: Saves, begun: tuple[Match, Save], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, save = begun
    before = save.path.read_bytes()
    write = os.write
    written: list[int] = []

    def write_little(handle: int, data: bytes) -> int:
        if written:
            raise OSError(errno.ENOSPC, "No space left on device")
        written.append(write(handle, data[:5]))
        return written[0]

    monkeypatch.setattr(os, "write", write_little)
    with pytest.raises(Problem) as refused:
        play_on(match, save, 1)
    assert refused.value.code == "file-unwritable"
    assert save.path.read_bytes() == before


@pytest.mark.parametrize("asked", ["nothing", "../games/runedar-20250131-1", "", "/etc/passwd"])
def test_only_ids_of_saved_games_are_found(saves: Saves, begun: tuple[Match, Save], asked: str) -> None:
    assert problem_of(saves, asked) == "save-unknown"


def test_the_list_names_running_finished_and_broken_games(saves: Saves, begun: tuple[Match, Save]) -> None:
    second = new_match()
    save = saves.begin(second, TODAY)
    play_on(second, save, 10_000)
    (saves.folder / "broken.siege").write_bytes(b"\x00nothing")
    listed = {each.id: each for each in saves.listed()}
    assert listed[ID].running
    assert not listed["runedar-20250131-2"].running
    assert isinstance(listed["broken"].found, Problem)
    assert Saves(saves.folder / "elsewhere").listed() == []


def test_the_content_pack_is_kept_beside_the_game(saves: Saves, tmp_path: Path) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text('[die]\nfaces = ["hit 1", "hit 1", "hit 1", "hit 1", "hit 1", "crossbow"]\nsource = "designed"\n')
    game = load_game("runedar", pack)
    match = Match(game, game.options({"seats": "1"}), ("Ana",), "pack")
    saves.begin(match, TODAY)
    pack.unlink()
    kept = saves.contents.find(game.content_digest)
    assert kept is not None
    assert kept.digest() == game.content_digest
    assert saves.open(ID).match.game.content_digest == game.content_digest


def test_a_pack_beside_a_save_of_version_0_1_is_its_content(saves: Saves, tmp_path: Path) -> None:
    """Version 0.1 copied the pack itself and kept nothing else."""
    pack = tmp_path / "pack.toml"
    pack.write_text('[die]\nfaces = ["hit 1", "hit 1", "hit 1", "hit 1", "hit 1", "crossbow"]\nsource = "designed"\n')
    game = load_game("runedar", pack)
    save = saves.begin(Match(game, game.options({"seats": "1"}), ("Ana",), "pack"), TODAY)
    shutil.rmtree(saves.contents.folder)
    with pytest.raises(Problem, match="log-content-unknown") as refused:
        saves.open(ID)
    assert refused.value.facts == {"digest": game.content_digest}
    pack.rename(save.path.with_suffix(".toml"))
    assert saves.open(ID).match.game.content_digest == game.content_digest


@pytest.mark.parametrize("damage", ["", "{}", '{"format": "siegeworks content 2", "tables": {}}', "[" * 100_000])
def test_damaged_content_is_one_sentence(saves: Saves, begun: tuple[Match, Save], damage: str) -> None:
    (saves.contents.folder / f"{GAME.content_digest}.json").write_text(damage)
    assert problem_of(saves, ID) == "content-format"


def test_a_log_cannot_name_a_file_elsewhere(saves: Saves, tmp_path: Path) -> None:
    (tmp_path / "secret.json").write_text("{}")
    assert saves.contents.find("../../secret") is None
    assert saves.contents.find(str(tmp_path / "secret")) is None


def test_a_folder_that_cannot_be_made_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file is in the way")
    with pytest.raises(Problem) as refused:
        Saves(tmp_path).begin(new_match(), TODAY)
    assert refused.value.code == "file-unwritable"


def test_the_data_folder_can_be_chosen(tmp_path: Path) -> None:
    assert files.data_home({"SIEGEWORKS_HOME": str(tmp_path)}) == tmp_path
    assert files.data_home({}).name == "siegeworks"
