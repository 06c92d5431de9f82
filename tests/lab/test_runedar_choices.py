"""The research tool that sums up what bots took and hired in kept games of Runedar."""

import re
import subprocess
import sys
from pathlib import Path

from siegeworks.games import load_game
from siegeworks.lab.runs.dataset import read

from .kit import run

ROOT = Path(__file__).parents[2]
CELLS = 9


def summed_up(folder: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "tools/research/runedar_choices.py", str(folder)]
    return subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)


def test_what_was_taken_and_hired_is_summed_up_by_difficulty(tmp_path: Path) -> None:
    played = ("--bots", "greedy", "--seats", "2,3", "--difficulty", "easy,hard", "--games", "3", "--seed", "4")
    assert run("sim", "runedar", *played, "--out", str(tmp_path / "games")).exit_code == 0
    lines = summed_up(tmp_path / "games").stdout.splitlines()
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]
    assert [row[:2] for row in table] == [["easy", "6"], ["hard", "6"], ["together", "12"]]
    assert {len(row) for row in table} == {CELLS}

    games = read(tmp_path / "games", ("seats", "uses")).to_pylist()
    seats = sum(game["seats"] for game in games)
    taken = sum(dict(game["uses"]).get("action take", 0) for game in games)
    assert taken > 0
    assert table[-1][5] == f"{taken / seats:.1f}"
    hired = sum("mercenary goblin" in dict(game["uses"]) for game in games)
    assert f"goblin {100 * hired / len(games):.0f} " in table[-1][7]
    shares = [int(number) for number in re.findall(r"\d+", table[-1][6])]
    assert sum(shares) in range(99, 102)
    rarest = table[-1][8].split()[0]
    upgrades = load_game("runedar").tables.card_ids
    assert rarest in upgrades


def test_a_folder_without_games_is_refused_in_one_sentence(tmp_path: Path) -> None:
    refused = summed_up(tmp_path)
    assert refused.returncode == 2
    assert refused.stderr.splitlines()[-1].endswith(".")
    assert "Traceback" not in refused.stderr
