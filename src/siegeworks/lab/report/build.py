"""From runs on the disk to a report on the disk."""

import os
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from siegeworks import __version__
from siegeworks.kernel.problem import Problem
from siegeworks.lab.charts.style import Picture
from siegeworks.lab.report import facts, origin
from siegeworks.lab.report.comparison import compare
from siegeworks.lab.report.comparison_section import ComparisonSection
from siegeworks.lab.report.depth_section import depth_section, read_depth
from siegeworks.lab.report.outline import Outline, Section
from siegeworks.lab.report.page import PICTURE_FILE, page
from siegeworks.lab.report.run_counts import RunCounts
from siegeworks.lab.report.sections import RunSections
from siegeworks.lab.report.words import ReportWords
from siegeworks.lab.statistics import Share
from siegeworks.store import files

COLUMNS = (
    "seed", "game", "seats", "difficulty", "content", "bots", "winners", "first", "reason", "turns", "decisions",
    "uses", "uses_by_seat",
)  # fmt: skip
PAGE = "report.html"


def build(run: Path, against: Path | None, language: str, asked: Sequence[str], depth: Path | None = None) -> Outline:
    """A report on a run, compared with another one and with what decisions are worth, if these are given."""
    first = origin.read_origin(run, COLUMNS)
    words = ReportWords(first.counts.game, language)
    runs, compared = [first], []
    # Both runs are read before anything is drawn, so that a problem with one of them shows up at once.
    if against is not None:
        second = origin.read_origin(against, COLUMNS)
        runs.append(second)
        comparison = compare(first.counts, second.counts, (str(run), str(against)))
        names = _two_names(first.name, second.name)
        compared = [ComparisonSection(first.counts, comparison, words, names).section()]
    worth = [] if depth is None else [depth_section(read_depth(depth, first.counts.game.id), words)]
    sections = [origin.section(words, runs, asked), *compared, *RunSections(first.counts, words).sections(), *worth]
    say = words.say
    return Outline(
        language=language,
        title=say("report-title", game=say("game-title")),
        summary=summary(first.counts, words),
        sections=sections,
        contents=say("report-contents"),
        numbers=say("report-numbers"),
        maker=say("report-maker", version=__version__),
    )


def _two_names(first: str, second: str) -> tuple[str, str]:
    """The names of two runs; equal names get numbers."""
    return (first, second) if first != second else (f"{first} (1)", f"{second} (2)")


def summary(run: RunCounts, words: ReportWords) -> list[str]:
    """The most important results in a few lines."""
    say = words.say
    lines = [say("report-summary-games", count=run.games, games=words.number(run.games))]
    won = Share(int(run.won.sum()), run.games)
    if run.game.cooperative:
        lines.append(say("report-summary-won", share=words.share(won)))
        lost = run.reason[~run.won]
        counts = {reason: int((lost == place).sum()) for place, reason in enumerate(run.reasons) if place in lost}
        if counts:
            worst = max(counts, key=lambda reason: counts[reason])
            share = words.percent(counts[worst] / run.games)
            lines.append(say("report-summary-lost", reason=words.reason(worst), share=share))
    else:
        lines.append(say("report-summary-drawn", share=words.share(Share(run.games - won.count, run.games))))
    turns = facts.spread(run.turns)
    if turns is not None:
        low, middle, high = (words.short(each) for each in (turns.tenth, turns.median, turns.ninetieth))
        lines.append(say("report-summary-turns", median=middle, low=low, high=high))
    return lines


def pictures(sections: Sequence[Section]) -> list[Picture]:
    return [shown.picture for section in sections for block in section.blocks for shown in block.pictures]


def check_folder(out: Path) -> None:
    """Refuse a folder that cannot be written to before the games are counted."""
    try:
        nearest = next(folder for folder in (out.absolute(), *out.absolute().parents) if folder.exists())
    except OSError:
        raise Problem("report-folder-closed", folder=str(out)) from None
    if not nearest.is_dir():
        raise Problem("report-not-a-folder", file=str(nearest))
    if not os.access(nearest, os.W_OK | os.X_OK):
        raise Problem("report-folder-closed", folder=str(nearest))


def _pictures_of_page(path: Path) -> list[str]:
    """The picture files of an existing report."""
    return PICTURE_FILE.findall(path.read_text(encoding="utf-8", errors="replace")) if path.is_file() else []


def write(outline: Outline, out: Path) -> Path:
    """Write page and pictures to a folder: first under a temporary name, then moved into place one by one."""
    files.make_folder(out)
    with files.writing(out):
        waiting = Path(tempfile.mkdtemp(prefix=".report-", dir=out))
        try:
            names = []
            for picture in pictures(outline.sections):
                names.append(picture.file)
                (waiting / names[-1]).write_bytes(picture.png)
            (waiting / PAGE).write_text(page(outline), encoding="utf-8", newline="\n")
            # The page comes last: if it is new, everything is. Pictures that only the old page had are removed.
            for name in names:
                (waiting / name).replace(out / name)
            for name in _pictures_of_page(out / PAGE):
                if name not in names:
                    (out / name).unlink(missing_ok=True)
            (waiting / PAGE).replace(out / PAGE)
        finally:
            shutil.rmtree(waiting, ignore_errors=True)
    return out / PAGE
