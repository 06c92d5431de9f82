"""From runs on the disk to a report on the disk."""

import os
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path

from siegeworks import __version__
from siegeworks.kernel.problem import Problem
from siegeworks.lab import dataset
from siegeworks.lab.report import facts, origin
from siegeworks.lab.report.comparing import Comparer
from siegeworks.lab.report.comparison import compare
from siegeworks.lab.report.drawing import Picture
from siegeworks.lab.report.gather import Gathered, gather
from siegeworks.lab.report.outline import Outline, Section
from siegeworks.lab.report.page import PICTURE_FILE, page
from siegeworks.lab.report.sections import Teller
from siegeworks.lab.report.words import ReportWords
from siegeworks.lab.statistics import Share
from siegeworks.store import files

COLUMNS = (
    "seed", "game", "seats", "difficulty", "content", "bots", "winners", "first", "reason", "turns", "decisions",
    "uses", "uses_by_seat", "curve", "walls",
)  # fmt: skip
PAGE = "report.html"


def read_run(path: Path) -> origin.Origin:
    """All games of a run, counted part by part."""
    return origin.origin(path, gather(dataset.tables(path, COLUMNS), str(path)))


def build(run: Path, against: Path | None, language: str, asked: Sequence[str]) -> Outline:
    """A report on a run, compared with another one if it is given."""
    first = read_run(run)
    words = ReportWords(first.gathered.game, language)
    runs, compared = [first], []
    # Both runs are read before anything is drawn: what is wrong with one is told at once.
    if against is not None:
        second = read_run(against)
        runs.append(second)
        comparison = compare(first.gathered, second.gathered, (str(run), str(against)))
        names = _two_names(first.name, second.name)
        compared = [Comparer(first.gathered, comparison, words, names).section()]
    sections = [origin.section(words, runs, asked), *compared, *Teller(first.gathered, words).sections()]
    say = words.say
    return Outline(
        language=language,
        title=say("report-title", game=say("game-title")),
        summary=summary(first.gathered, words),
        sections=sections,
        contents=say("report-contents"),
        numbers=say("report-numbers"),
        maker=say("report-maker", version=__version__),
    )


def _two_names(first: str, second: str) -> tuple[str, str]:
    """Two folders of the same name are told apart by their order."""
    return (first, second) if first != second else (f"{first} (1)", f"{second} (2)")


def summary(run: Gathered, words: ReportWords) -> list[str]:
    """What one should know after ten seconds."""
    say = words.say
    told = [say("report-summary-games", count=run.games, games=words.number(run.games))]
    won = Share(int(run.won.sum()), run.games)
    if run.game.cooperative:
        told.append(say("report-summary-won", share=words.share(won)))
        losses = [reason for reason in run.reasons if reason != facts.WON_TOGETHER]
        counts = {reason: int((run.reason == run.reasons.index(reason)).sum()) for reason in losses}
        if counts:
            worst = max(counts, key=lambda reason: counts[reason])
            share = words.percent(counts[worst] / run.games)
            told.append(say("report-summary-lost", reason=words.reason(worst), share=share))
    else:
        told.append(say("report-summary-drawn", share=words.share(Share(run.games - won.count, run.games))))
    turns = facts.spread(run.turns)
    if turns is not None:
        low, middle, high = (words.short(each) for each in (turns.tenth, turns.median, turns.ninetieth))
        told.append(say("report-summary-turns", median=middle, low=low, high=high))
    return told


def pictures(sections: Sequence[Section]) -> list[Picture]:
    return [shown.picture for section in sections for block in section.blocks for shown in block.pictures]


def check_folder(out: Path) -> None:
    """Refuse at once what could not be written to after a long time of counting."""
    try:
        nearest = next(folder for folder in (out.absolute(), *out.absolute().parents) if folder.exists())
    except OSError:
        raise Problem("report-folder-closed", folder=str(out)) from None
    if not nearest.is_dir():
        raise Problem("report-not-a-folder", file=str(nearest))
    if not os.access(nearest, os.W_OK | os.X_OK):
        raise Problem("report-folder-closed", folder=str(nearest))


def _pictures_of_page(path: Path) -> list[str]:
    """The files that a report which is there names as its own."""
    return PICTURE_FILE.findall(path.read_text(encoding="utf-8", errors="replace")) if path.is_file() else []


def write(outline: Outline, out: Path) -> Path:
    """Put page and pictures into a folder: all are written beside it first, then take their places one by one."""
    files.make_folder(out)
    with files.writing(out):
        waiting = Path(tempfile.mkdtemp(prefix=".report-", dir=out))
        try:
            names = []
            for picture in pictures(outline.sections):
                names.append(picture.file)
                (waiting / names[-1]).write_bytes(picture.png)
            (waiting / PAGE).write_text(page(outline), encoding="utf-8", newline="\n")
            # The page comes last: where it is new, everything is. Pictures that only the one before had go with it.
            for name in names:
                (waiting / name).replace(out / name)
            for name in _pictures_of_page(out / PAGE):
                if name not in names:
                    (out / name).unlink(missing_ok=True)
            (waiting / PAGE).replace(out / PAGE)
        finally:
            shutil.rmtree(waiting, ignore_errors=True)
    return out / PAGE
