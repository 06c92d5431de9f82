"""The origin of the games in a report: which bots played what, and the commands that play the games again."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from siegeworks.games import load_game
from siegeworks.games.opening import find_game
from siegeworks.kernel.content import Document
from siegeworks.lab.cell import Cell
from siegeworks.lab.report.facts import cell_order
from siegeworks.lab.report.outline import Block, ReportTable, Section
from siegeworks.lab.report.run_counts import RunCounts, count_run
from siegeworks.lab.report.words import ReportWords
from siegeworks.lab.runs.dataset import count_games, tables
from siegeworks.lab.runs.folder import RUN_FILE, RunDescription, cell_folders, is_file, kept_content, read_run, reading

UNKNOWN = "–"
UNKNOWN_PACK = "PACK"
"""Stands in a command for a content pack that is not kept with the games."""


@dataclass(frozen=True, slots=True)
class CellOrigin:
    """Where the games of one cell folder come from."""

    run: RunDescription
    games: int
    content: Path | None
    """The content that is kept with them."""


@dataclass(frozen=True, slots=True)
class Origin:
    """A run by its name, and where its games come from."""

    name: str
    out: Path
    """The folder of the whole run."""
    counts: RunCounts
    cells: Sequence[CellOrigin]
    """None for a single Parquet file."""


def cell_origins(path: Path) -> list[CellOrigin]:
    """The origins of all cells of a run folder or a cell folder; none for a single Parquet file."""
    folders = [] if is_file(path) else cell_folders(path)
    return [CellOrigin(read_run(folder), count_games(folder), kept_content(folder)) for folder in folders]


def shared_content(cells: Sequence[CellOrigin]) -> Document | None:
    """The content of all games; None if it is not known here, or if they were played with several."""
    if len({cell.run.content for cell in cells}) != 1:
        return None
    run = cells[0].run
    game = find_game(run.game, run.content, cells[0].content)
    return None if game is None else game.content_document


def read_origin(path: Path, columns: Sequence[str]) -> Origin:
    """Count all games of a run, part by part, and read where they come from."""
    cells = cell_origins(path)
    counts = count_run(tables(path, columns, samples=True), str(path), shared_content(cells))
    with reading(path):
        name = path.resolve().name
    is_cell = bool(cells) and is_file(path / RUN_FILE)
    return Origin(name, _above(path) if is_cell else path, counts, cells)


def _above(path: Path) -> Path:
    """The parent of a folder, written like the path of the folder."""
    return path.parent if path.name.strip(".") else path / ".."


def commands(run: Origin) -> list[str]:
    """The commands that play these games again, as few as possible.

    One command plays cells with the same bots, seed, content and number of games, if they are all seats with all
    difficulties.
    """
    own = load_game(run.counts.game.id).content_digest
    groups: dict[tuple[tuple[str, ...], str, str, int], dict[str, set[str | None]]] = {}
    packs = {cell.run.content: str(cell.content) for cell in run.cells if cell.content is not None}
    for each in run.cells:
        if each.games:
            group = groups.setdefault((tuple(each.run.bots), each.run.seed, each.run.content, each.games), {})
            group.setdefault(str(each.run.seats), set()).add(each.run.difficulty)
    lines = []
    for (bots, seed, content, games), difficulties in groups.items():
        for seats, difficulty in _tables(difficulties):
            words = ["siegeworks", "sim", run.counts.game.id, "--seats", ",".join(seats)]
            words += ["--difficulty", ",".join(difficulty)] if difficulty else []
            words += ["--bots", ",".join(bots), "--games", str(games), "--seed", seed]
            words += [] if content == own else ["--content", packs.get(content, UNKNOWN_PACK)]
            lines.append(" ".join(shlex.quote(word) for word in [*words, "--out", str(run.out)]))
    return lines


def _tables(cells: dict[str, set[str | None]]) -> list[tuple[list[str], list[str]]]:
    """Group cells, given as the difficulties of each number of seats, into as few full tables as possible."""
    found: dict[tuple[str, ...], list[str]] = {}
    for seats, difficulties in cells.items():
        named = tuple(sorted(each for each in difficulties if each is not None))
        for table in ([()] if None in difficulties else []) + ([named] if named else []):
            found.setdefault(table, []).append(seats)
    return [(seats, list(difficulties)) for difficulties, seats in found.items()]


def section(words: ReportWords, runs: Sequence[Origin], asked: Sequence[str]) -> Section:
    """The section on what was run; `asked` are the arguments of the command that writes this report."""
    say = words.say
    lines = list(dict.fromkeys(line for run in runs for line in commands(run)))
    texts = [say("report-run")]
    if any(f" --content {UNKNOWN_PACK}" in line for line in lines):
        texts.append(say("report-run-pack"))
    texts.append(say("report-run-commands" if lines else "report-run-no-command"))
    command = " ".join(shlex.quote(word) for word in ["siegeworks", "report", *asked])
    head = [say(f"report-column-{name}") for name in ("cell", "games", "bots", "seed", "content")]
    tables = [ReportTable(say("report-run-table", name=run.name), head, _rows(words, run)) for run in runs]
    return Section("run", say("report-run-title"), texts, [Block(tables=tables)], [*lines, command])


def _rows(words: ReportWords, run: Origin) -> list[list[str]]:
    cells = run.counts.cells
    sizes = np.bincount(run.counts.cell, minlength=len(cells)).tolist()
    own = load_game(run.counts.game.id).content_digest
    seeds: dict[Cell, dict[str, None]] = {}
    for each in run.cells:
        seeds.setdefault(each.run.cell, {})[each.run.seed] = None
    rows = []
    for number in cell_order(run.counts):
        cell = cells[number]
        content = (
            words.say("report-own-content", digest=cell.content) if cell.content == own else cell.content or UNKNOWN
        )
        seed_text = ", ".join(seeds.get(cell, ())) or UNKNOWN
        rows.append([words.cell(cell, cells), words.number(sizes[number]), words.bots(cell.bots), seed_text, content])
    return rows
