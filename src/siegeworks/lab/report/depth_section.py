"""The section of a report on what decisions are worth, from a folder that `siegeworks depth --out` has written."""

import json
from pathlib import Path
from typing import Any

from siegeworks.kernel.problem import Problem
from siegeworks.lab.charts import plots
from siegeworks.lab.charts.plots import Axis, IntervalRow
from siegeworks.lab.depth import DEPTH_FILE
from siegeworks.lab.part import lab_part
from siegeworks.lab.report.outline import Block, ReportPicture, ReportTable, Section
from siegeworks.lab.report.words import ReportWords
from siegeworks.lab.statistics import Estimate
from siegeworks.store import files


def read_depth(folder: Path, game_id: str) -> dict[str, Any]:
    """What `depth` has measured; refused if it is missing, damaged or of another game."""
    path = folder / DEPTH_FILE
    if not path.is_file():
        raise Problem("report-depth", file=str(path))
    try:
        document: dict[str, Any] = json.loads(files.read_text(path))
        measured = document["plan"]["game"]
        known = {each.name for each in lab_part(measured).capabilities}
        # Whatever is missing or has another form shows up here.
        names = {each["name"] for each in document["capabilities"]}
        estimates = [estimate(each["lost"]) for each in document["capabilities"]]
        estimates += [estimate(each) for each in document["levels"]]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Problem("report-depth", file=str(path)) from None
    if measured != game_id or not names <= known or not estimates:
        raise Problem("report-depth", file=str(path))
    return document


def estimate(document: dict[str, Any]) -> Estimate:
    low, high = document["95"]
    return Estimate(float(document["rate"]), float(low), float(high))


def depth_section(document: dict[str, Any], words: ReportWords) -> Section:
    """Losses as a picture and a table, levels as a table, and sentences on close decisions and luck."""
    say = words.say
    paragraphs = [say("report-depth", bot=document["bot"])]
    if document.get("decisions"):
        share = words.percent(float(document["decisions"]["share"]))
        paragraphs.append(say("report-depth-close", share=share))
    if document.get("luck"):
        paragraphs.append(say("report-depth-luck", share=words.percent(estimate(document["luck"]).rate)))
    blocks = [_losses(document, words)] if document["capabilities"] else []
    if document["levels"]:
        head = [say("lab-arena-bot"), say("report-column-share")]
        rows = [[each["bot"], _percent(words, estimate(each))] for each in document["levels"]]
        blocks.append(Block(tables=[ReportTable(say("lab-depth-levels"), head, rows)]))
    return Section("depth", say("report-depth-title"), paragraphs, blocks)


def _losses(document: dict[str, Any], words: ReportWords) -> Block:
    say = words.say
    listed = sorted(document["capabilities"], key=lambda each: -each["lost"]["rate"])
    lost = [(say(f"lab-capability-{each['name']}"), each["games"], estimate(each["lost"])) for each in listed]
    rows = [IntervalRow(name, each.rate, each.low, each.high, words.signed(100 * each.rate)) for name, _, each in lost]
    picture = plots.rows_with_intervals("depth", rows, Axis(say("lab-depth-lost"), words.axis_points), zero=0)
    alt = say("report-depth-alt", high=rows[0].label, low=rows[-1].label)
    head = [say("lab-depth-capability"), say("lab-depth-games"), say("lab-depth-lost")]
    body = [[name, words.number(games), words.points(each)] for name, games, each in lost]
    return Block([ReportPicture(picture, alt)], [ReportTable(say("report-depth-title"), head, body)])


def _percent(words: ReportWords, share: Estimate) -> str:
    low, high = words.number(100 * share.low, 1), words.number(100 * share.high, 1)
    return f"{words.percent(share.rate)} ({low}–{high})"
