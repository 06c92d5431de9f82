"""A game of another package in the lab: without a part of its own it is simulated, compared and reported on."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

import siegeworks.lab
from siegeworks import games
from siegeworks.kernel.kit import GameKit
from siegeworks.kernel.problem import Problem
from siegeworks.lab.charts import plots
from siegeworks.lab.charts.style import Picture
from siegeworks.lab.part import GENERIC_PART, lab_part
from siegeworks.lab.runs import dataset
from support.program import assert_one_sentence
from support.third_game import offer_kits

from .kit import run

SIM = ("sim", "barbican", "--bots", "random", "--games", "30", "--seed", "plug-in")


@pytest.mark.usefixtures("barbican")
def test_it_is_simulated_and_kept(tmp_path: Path) -> None:
    assert lab_part("barbican") is GENERIC_PART
    shown = run(*SIM, "--out", str(tmp_path / "run"), "--json")
    summary = json.loads(shown.stdout)
    table = dataset.read(tmp_path / "run")
    rows = table.to_pylist(maps_as_pydicts="strict")
    assert len(rows) == summary["games"] == 30
    assert table.column_names[-1] == "uses_by_seat"
    assert sum(summary["won_by_order"]) == summary["won"] == sum(bool(row["winners"]) for row in rows)
    for row in rows:
        assert row["facts"]["place"] == ((row["winners"][0] - row["first"]) % 2 if row["winners"] else -1)
        assert sum(count for name, count in row["uses"].items() if name.startswith("action ")) == row["decisions"]
    assert {name for row in rows for name in row["uses"] if name.startswith("action ")} == {
        "action assault", "action muster", "action answer", "action let",
    }  # fmt: skip
    assert "breached" in run(*SIM).stdout


@pytest.mark.usefixtures("barbican")
def test_it_is_compared_calibrated_and_its_usage_counted() -> None:
    verdict = json.loads(run("arena", "barbican", "--bots", "random,flat:2", "--games", "4", "--json").stdout)
    assert [standing["bot"] for standing in verdict["bots"]] == ["random", "flat:2"]
    table = run("calibrate", "barbican", "--bots", "random", "--games", "5").stdout
    assert re.search(r"^\| random \| 2 \| .* % .* · .* % ", table, re.MULTILINE)
    used = json.loads(run("usage", "barbican", "--bots", "random", "--games", "20", "--json").stdout)["uses"]
    assert {use["topic"] for use in used} == {"ending", "opening", "action"}
    assert "breached" in {use["name"] for use in used if use["topic"] == "ending"}


@pytest.mark.usefixtures("barbican")
def test_it_has_a_report_in_every_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    # Drawing takes most of the time, and is the same for all games.
    monkeypatch.setattr(plots, "render", lambda name, _: Picture(name, b"", "<svg/>"))
    assert run(*SIM, "--out", str(tmp_path / "run")).exit_code == 0
    for language in ("en", "es", "pt-BR", "pl"):
        out = tmp_path / language
        done = run("report", str(tmp_path / "run"), "--out", str(out), language=language, alone=True)
        assert done.exit_code == 0, done.output
        page = (out / "report.html").read_text(encoding="utf-8")
        assert "Barbican" in page
        assert 'id="fairness"' in page
        assert 'id="cards"' not in page


@pytest.mark.usefixtures("barbican")
def test_what_it_does_not_bring_is_refused_in_one_sentence() -> None:
    assert_one_sentence(run("balance", "show", "barbican", alone=True), "barbican")
    assert_one_sentence(run("bound", "barbican", "--games", "1"), "barbican")


def test_a_part_that_is_broken_is_refused(barbican: GameKit, monkeypatch: pytest.MonkeyPatch) -> None:
    for location, reason in (("nowhere.to.be:FOUND", "nowhere"), ("pathlib:Path", "is not a LabPart")):
        offer_kits(monkeypatch, replace(barbican, parts={"lab": location}))
        with pytest.raises(Problem) as problem:
            lab_part("barbican")
        assert problem.value.code == "plugin-broken"
        assert reason in str(problem.value.facts["reason"])


def test_nothing_outside_its_folder_names_a_game() -> None:
    folder = Path(siegeworks.lab.__file__).parent
    ids = games.built_in_kits()
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder).parts[0] not in ids:
            text = path.read_text(encoding="utf-8").lower()
            assert not [name for name in ids if name in text], path
