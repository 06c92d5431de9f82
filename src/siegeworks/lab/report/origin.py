"""Where the games of a report come from: who played what, and the commands that make them again."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from siegeworks.games import load_game
from siegeworks.lab import dataset
from siegeworks.lab.report.facts import cell_order
from siegeworks.lab.report.gather import Cell, Gathered
from siegeworks.lab.report.outline import Block, Section, Table
from siegeworks.lab.report.words import ReportWords

UNKNOWN = "–"


@dataclass(frozen=True, slots=True)
class Origin:
    """A run by its name, with what its cells say of themselves."""

    name: str
    out: Path
    """The folder of the whole run."""
    gathered: Gathered
    runs: Sequence[tuple[dataset.Run, int]]
    """What the `run.json` of every cell says, and how many games the cell holds; none for a single Parquet file."""


def origin(path: Path, gathered: Gathered) -> Origin:
    folders = [] if dataset.is_file(path) else dataset.cell_folders(path)
    runs = [(dataset.read_run(folder), dataset.count_games(folder)) for folder in folders]
    with dataset.reading(path):
        name = path.resolve().name
    return Origin(name, _above(path) if folders == [path] else path, gathered, runs)


def _above(path: Path) -> Path:
    """The folder that a folder is in, in the words of its own path."""
    return path.parent if path.name.strip(".") else path / ".."


def commands(run: Origin) -> list[str]:
    """What to type to play these games again: a command for all cells that one command can play.

    Those have line-up, seed, content and number of games in common, and are all seats with all difficulties.
    """
    own = load_game(run.gathered.game.id).content_digest
    groups: dict[tuple[tuple[str, ...], str, str, int], dict[str, set[str | None]]] = {}
    for each, games in run.runs:
        if games:
            group = groups.setdefault((tuple(each.bots), each.seed, each.content, games), {})
            group.setdefault(str(each.seats), set()).add(each.difficulty)
    lines = []
    for (bots, seed, content, games), difficulties in groups.items():
        for seats, difficulty in _tables(difficulties):
            words = ["siegeworks", "sim", run.gathered.game.id, "--seats", ",".join(seats)]
            words += ["--difficulty", ",".join(difficulty)] if difficulty else []
            words += ["--bots", ",".join(bots), "--games", str(games), "--seed", seed]
            words += [] if content == own else ["--content", "PACK"]
            lines.append(" ".join(shlex.quote(word) for word in [*words, "--out", str(run.out)]))
    return lines


def _tables(cells: dict[str, set[str | None]]) -> list[tuple[list[str], list[str]]]:
    """Cells, given as the difficulties of each number of seats, as few tables: all seats with all difficulties."""
    found: dict[tuple[str, ...], list[str]] = {}
    for seats, difficulties in cells.items():
        named = tuple(sorted(each for each in difficulties if each is not None))
        for table in ([()] if None in difficulties else []) + ([named] if named else []):
            found.setdefault(table, []).append(seats)
    return [(seats, list(difficulties)) for difficulties, seats in found.items()]


def section(words: ReportWords, runs: Sequence[Origin], asked: Sequence[str]) -> Section:
    """What was run; `asked` are the words of the command that makes this report."""
    say = words.say
    lines = list(dict.fromkeys(line for run in runs for line in commands(run)))
    texts = [say("report-run")]
    if any(" --content PACK" in line for line in lines):
        texts.append(say("report-run-pack"))
    texts.append(say("report-run-commands" if lines else "report-run-no-command"))
    command = " ".join(shlex.quote(word) for word in ["siegeworks", "report", *asked])
    head = [say(f"report-column-{name}") for name in ("cell", "games", "bots", "seed", "content")]
    tables = [Table(say("report-run-table", name=run.name), head, _rows(words, run)) for run in runs]
    return Section("run", say("report-run-title"), texts, [Block(tables=tables)], [*lines, command])


def _rows(words: ReportWords, run: Origin) -> list[list[str]]:
    cells = run.gathered.cells
    sizes = np.bincount(run.gathered.cell, minlength=len(cells)).tolist()
    own = load_game(run.gathered.game.id).content_digest
    seeds: dict[Cell, dict[str, None]] = {}
    for each, _ in run.runs:
        cell = Cell(each.seats, each.difficulty, tuple(each.bots_by_seat), each.content)
        seeds.setdefault(cell, {})[each.seed] = None
    rows = []
    for number in cell_order(run.gathered):
        cell = cells[number]
        content = words.say("report-own-content", digest=cell.content) if cell.content == own else cell.content
        told = ", ".join(seeds.get(cell, ())) or UNKNOWN
        rows.append([words.cell(cell, cells), words.number(sizes[number]), words.bots(cell.bots), told, content])
    return rows
