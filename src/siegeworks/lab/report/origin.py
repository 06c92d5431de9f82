"""Where the games of a report come from: who played what, and the commands that make them again."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from siegeworks.games import load_game
from siegeworks.lab import dataset
from siegeworks.lab.report.facts import cell_order
from siegeworks.lab.report.gather import Gathered
from siegeworks.lab.report.outline import Block, Section, Table
from siegeworks.lab.report.words import ReportWords

UNKNOWN = "–"


@dataclass(frozen=True, slots=True)
class Origin:
    """A run by its name, with what its cells say of themselves."""

    name: str
    gathered: Gathered
    runs: Sequence[dict[str, Any]]
    """The `run.json` of every cell; none for a single Parquet file."""


def origin(path: Path, gathered: Gathered) -> Origin:
    folders = [] if path.is_file() else dataset.cell_folders(path)
    return Origin(path.resolve().name, gathered, [dataset.read_run(folder) for folder in folders])


def commands(run: Origin) -> list[str]:
    """What to type to play these games again: a command for each line-up, seed and content."""
    sizes = np.bincount(run.gathered.cell).tolist()
    own = load_game(run.gathered.game.id).content_digest
    groups: dict[tuple[tuple[str, ...], str, str], list[dict[str, Any]]] = {}
    for document in run.runs:
        key = tuple(document.get("bots", ())), str(document["seed"]), str(document["content"])
        groups.setdefault(key, []).append(document)
    lines = []
    for (bots, seed, content), documents in groups.items():
        words = ["siegeworks", "sim", run.gathered.game.id]
        for name in ("seats", "difficulty"):
            values = dict.fromkeys(str(each["settings"][name]) for each in documents if name in each["settings"])
            words += [f"--{name}", ",".join(values)] if values else []
        words += ["--bots", ",".join(bots), "--games", str(max(sizes)), "--seed", seed]
        words += [] if content == own else ["--content", "PACK"]
        lines.append(" ".join(shlex.quote(word) for word in [*words, "--out", run.name]))
    return lines


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
    rows = []
    for number in cell_order(run.gathered):
        cell = cells[number]
        content = words.say("report-own-content", digest=cell.content) if cell.content == own else cell.content
        seeds = dict.fromkeys(str(each["seed"]) for each in run.runs if each["content"] == cell.content)
        name = words.cell(cell, cells)
        rows.append([name, words.number(sizes[number]), words.bots(cell.bots), ", ".join(seeds) or UNKNOWN, content])
    return rows
