"""The report as a page: every section in four languages, nothing from outside, the same bytes, no bad input."""

import json
import os
import re
import shlex
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from typer.testing import CliRunner, Result

import siegeworks
from siegeworks.cli.app import build_app
from siegeworks.i18n import LANGUAGES, Speech
from siegeworks.lab.charts import plots
from siegeworks.lab.charts.style import Picture
from siegeworks.lab.report.build import COLUMNS, PAGE, build
from siegeworks.lab.report.origin import commands, read_origin
from siegeworks.lab.report.page import page
from siegeworks.lab.runs import dataset, folder
from support.program import assert_one_sentence

from .kit import run
from .report_kit import dwarves, rivals, write_run

SECTIONS = {
    "runedar": ["run", "against", "wins", "endings", "length", "gold", "cards", "pressure", "fairness"],
    "castlecards": ["run", "against", "wins", "endings", "length", "walls", "cards", "fairness"],
}
SOURCE = Path(siegeworks.__file__).parent


def report(*arguments: str, language: str = "en") -> Result:
    return CliRunner().invoke(
        build_app(language, command="report"), ["report", *arguments], env={"COLUMNS": "140", "NO_COLOR": "1"}
    )


@pytest.fixture
def unpainted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are put together but not painted, which takes most of the time."""
    monkeypatch.setattr(plots, "render", lambda name, _: Picture(name, b"", "<svg/>"))


class Tags(HTMLParser):
    """What a page is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.found if name == tag]


def both_runs(folder: Path, game: str) -> tuple[Path, Path]:
    rows: Any = dwarves if game == "runedar" else rivals
    return write_run(folder / "one", rows()), write_run(folder / "two", rows(seed="other"), seed="2")


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("game", SECTIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_in_every_language(game: str, language: str, tmp_path: Path) -> None:
    one, two = both_runs(tmp_path, game)
    text = page(build(one, two, language, ["one"]))
    tags = Tags(text)
    say = Speech(language, game).say
    assert tags.all("html") == [{"lang": language}]
    assert [section["id"] for section in tags.all("section")] == SECTIONS[game]
    assert [link["href"] for link in tags.all("a")] == [f"#{name}" for name in SECTIONS[game]]
    for name in SECTIONS[game]:
        assert f'<h2 id="{name}-title">{say(f"report-{name}-title")}</h2>' in text
    assert say("game-title") in text
    assert all(image["alt"] for image in tags.all("img"))
    assert len(tags.all("caption")) == len(tags.all("table")) > len(SECTIONS[game])
    assert not re.search(r"\{ ?\$|report-[a-z]+-[a-z]+ =|\bnan\b|>None<", text)


@pytest.mark.usefixtures("unpainted")
def test_names_are_those_of_the_language(tmp_path: Path) -> None:
    run = write_run(tmp_path / "run", dwarves())
    text = page(build(run, None, "pl", []))
    for word in ("Topór", "Łatwy · 2 miejsca", "Przegrana: ostatnia karta oblężenia", "33,3\u202f%"):
        assert word in text


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_report_stands_alone_and_is_the_same_each_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both_runs(tmp_path, "runedar")
    monkeypatch.chdir(tmp_path)
    written = []
    for _ in range(2):
        result = report("one", "--against", "two", "--out", "shown")
        assert result.exit_code == 0, result.output
        written.append(files_of(tmp_path / "shown"))
    assert str(Path("shown") / PAGE) in result.output
    first, second = written
    assert first == second
    text = first.pop(PAGE).decode()
    assert len(first) == len(Tags(text).all("img")) > 10
    assert all(data.startswith(b"\x89PNG") and b"matplotlib" not in data for data in first.values())
    assert all((image["src"] or "").startswith("data:image/svg+xml;base64,") for image in Tags(text).all("img"))
    assert not re.search(r"https?:|//[a-z]|<script|<link|@import|url\(", re.sub(r"base64,[^\"]+", "", text))
    assert "siegeworks sim runedar --seats 2 --difficulty easy,hard --bots greedy,greedy --games 30 --seed 1" in (
        re.sub(r"</?span>", "", text)
    )


@pytest.mark.usefixtures("unpainted")
def test_what_a_file_says_is_only_text(tmp_path: Path) -> None:
    bots = ("<script>$x$</script>", '"><img src=x onerror=alert(1)>')
    run = write_run(tmp_path / "<b>run", rivals(bots=bots))
    text = page(build(run, None, "en", ["<b>run"]))
    assert not Tags(text).all("script")
    assert not Tags(text).all("b")
    assert all("onerror" not in image for image in Tags(text).all("img"))
    assert "&lt;script&gt;$x$&lt;/script&gt;" in text


def test_dollars_and_hashes_in_names_are_painted_as_they_are(tmp_path: Path) -> None:
    row = plots.IntervalRow("$\\frac{1}{$ #2b2019 <&>", 0.5, 0.4, 0.6, "50 %")
    picture = plots.rows_with_intervals("odd", [row], plots.Axis("x", str, 0, 1))
    assert "&lt;&amp;&gt;" in picture.svg


@pytest.mark.usefixtures("unpainted")
def test_one_cell_one_file_and_one_game_are_enough(tmp_path: Path) -> None:
    run = write_run(tmp_path / "run", dwarves())
    cell = next(run.iterdir())
    assert build(cell, None, "en", []).sections
    assert build(folder.part_file(cell, 0), None, "en", []).sections
    for name, rows in (("dwarf", dwarves(1)), ("rival", rivals(1))):
        single = write_run(tmp_path / name, rows)
        assert build(single, single, "en", []).sections


@pytest.fixture
def run_folder(tmp_path: Path) -> Path:
    return write_run(tmp_path / "run", dwarves(6))


def test_runs_that_are_none_are_refused(tmp_path: Path, run_folder: Path) -> None:
    out = tmp_path / "out"
    assert_one_sentence(report(str(tmp_path / "nothing"), "--out", str(out)), "nothing")
    (tmp_path / "empty").mkdir()
    assert_one_sentence(report(str(tmp_path / "empty"), "--out", str(out)), "empty")
    assert_one_sentence(report(str(run_folder), "--against", str(tmp_path / "empty"), "--out", str(out)), "empty")
    part = folder.part_file(next(run_folder.iterdir()), 0)
    part.write_bytes(part.read_bytes()[:-50])
    assert_one_sentence(report(str(run_folder), "--out", str(out)), part.name)
    assert not out.exists()


def test_a_description_with_a_wrong_value_is_refused(tmp_path: Path, run_folder: Path) -> None:
    described = next(run_folder.iterdir()) / folder.RUN_FILE
    whole = json.loads(described.read_bytes())
    for bots in (5, [5]):
        described.write_text(json.dumps(whole | {"bots": bots}))
        assert_one_sentence(report(str(run_folder), "--out", str(tmp_path / "out")), str(described))


def test_paths_that_are_too_long_are_refused(tmp_path: Path, run_folder: Path) -> None:
    out, long = str(tmp_path / "out"), "x" * 300
    for path in (long, str(tmp_path / long), str(run_folder / long / "below")):
        assert_one_sentence(report(path, "--out", out), "xxx")
        assert_one_sentence(report(str(run_folder), "--against", path, "--out", out), "xxx")
        assert_one_sentence(report(str(run_folder), "--out", path), "xxx", "--out")
    assert not (tmp_path / "out").exists()


def test_paths_that_may_not_be_looked_at_are_refused(
    tmp_path: Path, run_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = tmp_path / "closed"
    look = Path.stat

    def denied(path: Path, **named: Any) -> os.stat_result:
        if closed in path.parents:
            raise PermissionError(13, "Permission denied")
        return look(path, **named)

    # Whoever runs the tests may be allowed to look everywhere.
    monkeypatch.setattr(Path, "stat", denied)
    assert_one_sentence(report(str(closed / "run"), "--out", str(tmp_path / "out")), "closed", "Permission denied")
    assert_one_sentence(report(str(run_folder), "--out", str(closed / "out")), "closed", "--out")


def test_the_commands_of_a_report_play_the_same_games_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cells of different sizes, and not all seats with all difficulties."""
    parts = [
        ("--seats", "1,2", "--difficulty", "easy", "--games", "2"),
        ("--seats", "3", "--difficulty", "easy,hard", "--games", "2"),
        ("--seats", "2", "--difficulty", "hard", "--games", "3"),
    ]
    (tmp_path / "once").mkdir()
    (tmp_path / "again").mkdir()
    monkeypatch.chdir(tmp_path / "once")
    for part in parts:
        assert (
            run("sim", "runedar", "--bots", "random,greedy", "--seed", "a b", *part, "--out", "runs/one").exit_code == 0
        )
    played = dataset.read(Path("runs/one"))
    lines = commands(read_origin(Path("runs/one"), COLUMNS))
    assert len(lines) == 3
    (cell_line,) = commands(read_origin(Path("runs/one/seats-2-hard"), COLUMNS))
    assert cell_line in lines
    monkeypatch.chdir(tmp_path / "again")
    for line in lines:
        program, *words = shlex.split(line)
        assert program == "siegeworks"
        assert run(*words).exit_code == 0
    assert dataset.read(Path("runs/one")).equals(played)


def test_a_cell_without_games_has_no_command(run_folder: Path) -> None:
    empty = run_folder / "seats-2-hard"
    folder.part_file(empty, 0).unlink()
    (line,) = commands(read_origin(run_folder, COLUMNS))
    assert "--difficulty easy --bots greedy,greedy --games 3 --seed 1 " in line


def test_two_games_are_refused(tmp_path: Path, run_folder: Path) -> None:
    other = write_run(tmp_path / "other", rivals(4))
    refused = report(str(run_folder), "--against", str(other), "--out", str(tmp_path / "out"))
    assert_one_sentence(refused, "castlecards", "runedar")
    for cell in other.iterdir():
        cell.rename(run_folder / cell.name)
    assert_one_sentence(report(str(run_folder), "--out", str(tmp_path / "out")), "castlecards", "runedar")
    assert not (tmp_path / "out").exists()


def test_an_out_folder_that_cannot_be_one_is_refused_at_once(
    tmp_path: Path, run_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    assert_one_sentence(report(str(run_folder), "--out", str(file)), "file", "--out")
    assert_one_sentence(report(str(run_folder), "--out", str(file / "below")), "file", "--out")
    assert file.read_text() == "mine"
    # Whoever runs the tests may be allowed to write everywhere.
    monkeypatch.setattr(os, "access", lambda _, mode: not mode & os.W_OK)
    assert_one_sentence(report(str(run_folder), "--out", str(tmp_path / "out")), "--out")


@pytest.mark.usefixtures("unpainted")
def test_pictures_of_the_report_before_are_gone_and_other_files_stay(tmp_path: Path) -> None:
    out = tmp_path / "out"
    one, two = both_runs(tmp_path, "runedar")
    assert report(str(one), "--against", str(two), "--out", str(out)).exit_code == 0
    before = set(files_of(out))
    for name in ("mine.png", "endings-9.png", "notes.txt"):
        (out / name).write_text("mine")
    assert report(str(write_run(tmp_path / "rivals", rivals())), "--out", str(out)).exit_code == 0
    after = set(files_of(out)) - {"mine.png", "endings-9.png", "notes.txt"}
    assert {"difference.png", "gold-1.png", "siege-pressure.png"} <= before - after
    assert after == {PAGE, *(figure["data-file"] for figure in Tags((out / PAGE).read_text()).all("figure"))}
    assert {"win-rates.png", "walls-1.png", "cards-weapon-winning.png"} <= after
    assert (out / "mine.png").read_text() == "mine"


@pytest.mark.usefixtures("unpainted")
def test_a_card_has_a_filled_mark_only_if_it_is_clear_after_the_correction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the ram half of the seats win as without it; with the ladders all do, which seat 0 has where it wins."""
    drawn: dict[str, dict[str, plots.IntervalRow]] = {}
    draw = plots.rows_with_intervals

    def listening(name: str, rows: Sequence[plots.IntervalRow], *others: Any, **named: Any) -> Picture:
        drawn[name] = {row.label: row for row in rows}
        return draw(name, rows, *others, **named)

    monkeypatch.setattr(plots, "rows_with_intervals", listening)
    text = page(build(write_run(tmp_path / "run", rivals()), None, "en", []))
    marks = drawn["cards-weapon-winning"]
    assert {label: row.strong for label, row in marks.items()} == {"Scaling Ladders": True, "Battering Ram": False}
    assert marks["Scaling Ladders"].value == 1
    assert "Holm" in text


@pytest.mark.usefixtures("unpainted")
def test_nothing_is_left_half_written(tmp_path: Path, run_folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "out"
    out.mkdir()
    (out / PAGE).write_text("the one before")

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(Path, "write_bytes", full)
        assert_one_sentence(report(str(run_folder), "--out", str(out)), "No space left on device")
    assert files_of(out) == {PAGE: b"the one before"}


def test_without_the_extra_it_says_what_to_install(
    tmp_path: Path, run_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    assert_one_sentence(report(str(run_folder), "--out", str(tmp_path / "out")), "siegeworks[lab]")


def message_ids() -> Iterator[str]:
    """The messages of the report, and those that the games have for it."""
    for path in [SOURCE / "i18n" / "texts" / "en" / "report.ftl", *SOURCE.glob("games/*/texts/en/lab.ftl")]:
        entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
        ids = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
        yield from (name for name in ids if not name.startswith("lab-"))


@pytest.mark.usefixtures("unpainted")
def test_no_message_of_the_report_is_unused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those that reports of both games say, and those that stand in the source as they are."""
    said: set[str] = set()
    plain = Speech.say

    def listening(self: Speech, name: str, /, **facts: object) -> str:
        said.add(name)
        return plain(self, name, **facts)

    monkeypatch.setattr(Speech, "say", listening)
    for game in SECTIONS:
        one, two = both_runs(tmp_path / game, game)
        build(one, two, "en", [])
    sources = [*(SOURCE / "lab" / "report").glob("*.py"), SOURCE / "cli" / "lab" / "report.py"]
    literal = set(re.findall(r'"(report-[\w-]+)"', "\n".join(path.read_text(encoding="utf-8") for path in sources)))
    known = said | literal | {f"problem-{name}" for name in literal}
    assert sorted(set(message_ids()) - known) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_every_language(language: str) -> None:
    result = report("--help", language=language)
    assert result.exit_code == 0
    assert Speech(language).say("report-out-help") in re.sub(r"\s*│\s*\n?\s*│?\s*|\s+", " ", result.stdout)
