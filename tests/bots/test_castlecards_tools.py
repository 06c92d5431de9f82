"""The research tools for manners in Castlecards: each plays a little and reports what it counted."""

import re
import subprocess
import sys
from pathlib import Path

TOOLS = Path(__file__).parents[2] / "tools" / "research"


def report_of(tool: str, *arguments: str) -> str:
    command = [sys.executable, str(TOOLS / f"{tool}.py"), *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def test_manners_are_counted() -> None:
    table = report_of("castlecards_manners", "--games", "2", "--bot", "greedy")
    assert table.startswith("greedy, 2 seats, 2 games\n")
    assert re.search(r"^\| attacks by day \| .* \| [\d.]+ % \([\d.]+–[\d.]+\) \| \d+ \|$", table, re.MULTILINE)


def test_requests_for_support_are_rehearsed_both_ways() -> None:
    """Each request is counted once, under what was answered."""
    table = report_of("castlecards_kingmaking", "--games", "8", "--worlds", "2", "--rehearse", "greedy")
    rows = dict(re.findall(r"^\| (helps|refuses|either) \| (\d+) \|", table, re.MULTILINE))
    assert int(rows["either"]) == int(rows.get("helps", 0)) + int(rows.get("refuses", 0)) > 0


def test_the_reader_plays_both_seats_of_each_deal() -> None:
    report = report_of("castlecards_reader", "--games", "6")
    assert report.startswith("6 games, ")
    share = re.search(r"the reader won ([\d.]+) % \(([\d.]+)–([\d.]+)\)", report)
    assert share is not None
    assert float(share[2]) <= float(share[1]) <= float(share[3])


def test_attacks_are_tried_by_day_and_by_night() -> None:
    table = report_of("castlecards_nights", "--games", "3", "--bot", "greedy")
    assert table.startswith("greedy, 3 games\n")
    row = r"^\| \w+, with(?:out)? weapons \| ([\d.]+) \| ([\d.]+) \| ([\d.]+) \| -?[\d.]+ % "
    rows = re.findall(row, table, re.MULTILINE)
    assert rows
    assert all(float(attacks) > 0 for attacks, _, _ in rows)
    assert sum(float(day) for _, day, _ in rows) > 0


def test_a_deed_is_tried_where_it_can_be_done_and_what_else_could_be() -> None:
    """A turn is counted once: where the judge would do the deed, or where it would not."""
    told = ("--games", "5", "--bot", "greedy", "--judge", "greedy")
    table = report_of("castlecards_deeds", "--deeds", "post,assault", *told)
    assert table.startswith("greedy, 2 seats, judged by greedy\n")
    rows = dict(re.findall(r"^\| (post \| [\w ]+?) \| (\d+) \|", table, re.MULTILINE))
    assert int(rows["post | either"]) == int(rows["post | would be done"]) + int(rows["post | would not"]) > 0
    openings = report_of("castlecards_deeds", "--deeds", "post", "--seats", "4", "--opening", *told)
    assert re.search(r"^\| post \| either \| [1-5] \| ", openings, re.MULTILINE)
