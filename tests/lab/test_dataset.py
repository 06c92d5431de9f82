"""Datasets: a row says how its game went, in the same words for both games; what is no dataset is refused by name."""

import json
import re
import shutil
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.dataset as pa_dataset
import pyarrow.parquet as pq
import pytest

from siegeworks.bots import make_bot
from siegeworks.games import load_game
from siegeworks.games.castlecards import names
from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.events import EventSink
from siegeworks.kernel.problem import Problem
from siegeworks.lab.castlecards.sampler import WALLS as WALLS_SERIES
from siegeworks.lab.runedar.sampler import CURVE as CURVE_SERIES
from siegeworks.lab.runs import dataset
from siegeworks.lab.runs.columns import schema
from siegeworks.lab.runs.folder import read_run
from siegeworks.lab.simulate import RunPlan, simulate
from siegeworks.lab.stories import DatasetPlan
from support.program import assert_one_sentence

from .kit import run

ROOT = Path(__file__).parents[2]
RUNEDAR = ("sim", "runedar", "--bots", "greedy,random", "--seats", "2,3", "--difficulty", "easy,hard", "--games", "3")
CASTLECARDS = ("sim", "castlecards", "--bots", "random,greedy", "--seats", "2,3", "--games", "12")
CURVE = (
    "list<element: struct<turn: int16, gold: int16, level: int8, siege: int16, orcs: int8, trolls: int8, "
    "towers: int8, catapults: int8, rubble: int16>>"
)
COLUMNS = {
    "number": "int64",
    "seed": "string",
    "game": "dictionary<values=string, indices=int32, ordered=0>",
    "seats": "int8",
    "difficulty": "dictionary<values=string, indices=int32, ordered=0>",
    "content": "dictionary<values=string, indices=int32, ordered=0>",
    "bots": "list<element: string>",
    "winners": "list<element: int8>",
    "first": "int8",
    "reason": "dictionary<values=string, indices=int32, ordered=0>",
    "score": "int32",
    "turns": "int32",
    "decisions": "int32",
    "facts": "map<string, int32 ('facts')>",
    "uses": "map<string, int32 ('uses')>",
    "uses_by_seat": "list<element: map<string, int32 ('element')>>",
}
OWN_COLUMNS = {
    "runedar": {"curve": CURVE},
    "castlecards": {"walls": "list<element: struct<turn: int16, seat: int8, walls: int8, castle: bool, hand: int8>>"},
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four cells of one game, two of the other."""
    folder = tmp_path_factory.mktemp("dataset")
    assert run(*RUNEDAR, "--out", str(folder / "runedar")).exit_code == 0
    assert run(*CASTLECARDS, "--out", str(folder / "castlecards")).exit_code == 0
    return folder


def rows(path: Path) -> list[dict[str, Any]]:
    return list(dataset.read(path).to_pylist(maps_as_pydicts="strict"))


def test_the_schema_is_the_documented_one(folder: Path) -> None:
    text = (ROOT / "docs" / "reference" / "datasets.md").read_text(encoding="utf-8")
    for game, own in OWN_COLUMNS.items():
        schema = dataset.read(folder / game).schema
        assert {field.name: str(field.type) for field in schema} == COLUMNS | own
        assert schema.metadata == {b"siegeworks": b"games 2", b"game": game.encode()}
    own_names = [name for own in OWN_COLUMNS.values() for name in own]
    assert re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE) == [*COLUMNS, *own_names]
    for series in (CURVE_SERIES, WALLS_SERIES):
        assert all(f"`{name}`" in text for name in series.names)


def test_a_run_has_a_folder_for_each_cell(folder: Path) -> None:
    assert sorted(path.name for path in (folder / "runedar").iterdir()) == [
        "seats-2-easy", "seats-2-hard", "seats-3-easy", "seats-3-hard",
    ]  # fmt: skip
    assert sorted(path.name for path in (folder / "castlecards").iterdir()) == ["seats-2", "seats-3"]
    found = rows(folder / "runedar")
    assert [(row["seats"], row["difficulty"], row["number"]) for row in found] == [
        (seats, difficulty, number) for seats in (2, 3) for difficulty in ("easy", "hard") for number in range(3)
    ]
    assert {(row["game"], row["content"]) for row in found} == {("runedar", load_game("runedar").content_digest)}
    assert {row["difficulty"] for row in rows(folder / "castlecards")} == {None}


def test_a_folder_a_cell_and_a_file_are_read_alike(folder: Path) -> None:
    cell = folder / "runedar" / "seats-3-hard"
    table = dataset.read(cell)
    assert table.to_pylist() == dataset.read(folder / "runedar").slice(9).to_pylist()
    assert table.equals(dataset.read(cell / "games-00000000.parquet"))
    assert table.equals(pq.read_table(cell / "games-00000000.parquet"))
    assert dataset.read(cell, ["reason", "turns"]).equals(table.select(["reason", "turns"]))
    assert sum(part.num_rows for part in dataset.tables(folder / "runedar")) == 12


def test_other_readers_of_parquet_open_a_cell_and_a_run_by_the_folder(folder: Path) -> None:
    """pandas reads a folder through `pyarrow.parquet.read_table`, DuckDB and Polars through its `*.parquet`."""
    run_folder = folder / "runedar"
    cell = run_folder / "seats-2-easy"
    assert {path.name for path in cell.iterdir()} > {"_run.json", "_lock"}
    assert pq.read_table(cell).to_pylist() == dataset.read(cell).to_pylist()
    numbers = pa_dataset.dataset(cell).to_table(columns=["number"]).column("number").to_pylist()
    assert numbers == [0, 1, 2]
    whole = pa_dataset.dataset(run_folder).to_table(columns=["seats", "difficulty", "number"])
    assert sorted(map(str, whole.to_pylist())) == sorted(
        map(str, dataset.read(run_folder, ["seats", "difficulty", "number"]).to_pylist())
    )
    assert {path.parent for path in run_folder.rglob("*.parquet")} == set(run_folder.iterdir())


def test_the_games_are_those_of_a_run_that_keeps_nothing(folder: Path) -> None:
    plan = RunPlan("runedar", (("seats", "2"), ("difficulty", "hard")), ("greedy", "random"), 3, "1")
    game = load_game("runedar")
    for row, result in zip(rows(folder / "runedar" / "seats-2-hard"), simulate(plan, 1), strict=True):
        assert row["seed"] == plan.job(game, result.number).seed
        assert (tuple(row["bots"]), tuple(row["winners"])) == (result.bots, result.winners)
        for name in ("number", "reason", "score", "turns", "decisions", "facts"):
            assert row[name] == getattr(result, name)


def test_a_curve_is_the_table_at_the_end_of_each_turn(folder: Path) -> None:
    for row in rows(folder / "runedar"):
        curve, facts = row["curve"], row["facts"]
        assert [sample["turn"] for sample in curve] == list(range(1, row["turns"] + 1))
        last = curve[-1]
        assert (last["gold"], 50 - last["siege"]) == (facts["gold"], facts["siege_cards"])
        assert all(sample["level"] == min((50 - sample["siege"]) // 10 + 1, 5) for sample in curve)
        assert all(one["siege"] >= other["siege"] for one, other in pairwise(curve))
        assert all(one["rubble"] >= other["rubble"] for one, other in pairwise(curve))
        assert curve[0]["rubble"] <= 5 * (6 if row["difficulty"] == "easy" else 10)
        assert {sample["towers"] | sample["catapults"] for sample in curve} <= {0, 1}


def test_nothing_of_the_next_turn_is_in_a_curve() -> None:
    """The next turn's siege cards come with the choice that ends a turn; events tell which belong to which."""
    plan = DatasetPlan("runedar", (("seats", "2"), ("difficulty", "easy")), ("random",), 4, "turns")
    for result in simulate(plan, 1):
        assert result.story is not None
        assert result.story.samples is not None
        *ended, last = result.story.samples
        revealed = revealed_by_turn(plan, result.number)
        assert [siege_left(sample) for sample in ended] == [50 - count for count in revealed[: len(ended)]]
        assert len(revealed) in (last[0] - 1, last[0])


def siege_left(sample: tuple[int, ...]) -> int:
    return sample[CURVE_SERIES.names.index("siege")]


def revealed_by_turn(plan: RunPlan, number: int) -> list[int]:
    """How many siege cards were revealed when each turn ended, counted from the events of the same game."""
    game = load_game(plan.game)
    job = plan.job(game, number)
    chance, sink = Chance(job.seed), EventSink()
    bots = [make_bot(name, game, child_seed(job.seed, "bot", seat)) for seat, name in enumerate(job.bots)]
    state = game.setup(plan.options(game), chance, sink)
    while (seat := game.actor(state)) is not None:
        game.apply(state, bots[seat].choose(game.view(state, seat), game.canonical(state)), chance, sink)
    names_of_events = [game.vocabulary.kind(event).name for event in sink.take()]
    ends = [place for place, name in enumerate(names_of_events) if name == "turn_ended"]
    return [names_of_events[:end].count("siege_card_revealed") for end in ends]


def test_walls_are_the_seats_at_the_end_of_each_round(folder: Path) -> None:
    for row in rows(folder / "castlecards"):
        walls, seats = row["walls"], row["seats"]
        assert [sample["seat"] for sample in walls] == list(range(seats)) * (len(walls) // seats)
        rounds = walls[::seats]
        assert rounds[-1]["turn"] == row["turns"]
        assert all(sample["turn"] % seats == 0 for sample in rounds[:-1])
        assert [sample["turn"] for sample in rounds] == sorted({sample["turn"] for sample in rounds})
        standing = [sample["seat"] for sample in walls[-seats:] if sample["castle"]]
        assert standing == row["winners"] or row["reason"] == "drawn"
        assert row["facts"]["place"] == ((row["winners"][0] - row["first"]) % seats if row["winners"] else -1)


def test_uses_are_those_of_the_usage_report(folder: Path) -> None:
    for game in ("runedar", "castlecards"):
        for row in rows(folder / game):
            assert sum(count for name, count in row["uses"].items() if name.startswith("action ")) == row["decisions"]
            assert sum(name.startswith("opening ") for name in row["uses"]) == 1


def test_uses_by_seat_add_up_and_are_those_of_rivals_only(folder: Path) -> None:
    assert {row["uses_by_seat"] for row in rows(folder / "runedar")} == {None}
    for row in rows(folder / "castlecards"):
        by_seat = row["uses_by_seat"]
        assert len(by_seat) == row["seats"]
        assert sum(map(Counter, by_seat), Counter()) == row["uses"]


def test_a_use_belongs_to_the_seat_that_did_it(folder: Path) -> None:
    """Counted again from who chose and from the events, which name a seat: a supporter's card is the supporter's."""
    plan = RunPlan("castlecards", (("seats", "3"),), ("random", "greedy"), 12, "1")
    by_others = 0
    for row in rows(folder / "castlecards" / "seats-3"):
        chosen, played, by_another = played_by_seat(plan, row["number"])
        by_others += by_another
        for seat, uses in enumerate(row["uses_by_seat"]):
            assert sum(count for name, count in uses.items() if name.startswith("action ")) == chosen[seat]
            cards = {name: count for name, count in uses.items() if name.startswith(("weapon ", "academy "))}
            assert cards == played[seat]
    # Otherwise the seat whose turn it is would have done as well.
    assert by_others > 0


def played_by_seat(plan: RunPlan, number: int) -> tuple[list[int], list[dict[str, int]], int]:
    """By seat: how often it chose, and the cards it played; and how many of those not in its own turn."""
    game = load_game(plan.game)
    job = plan.job(game, number)
    chance, sink = Chance(job.seed), EventSink()
    bots = [make_bot(name, game, child_seed(job.seed, "bot", seat)) for seat, name in enumerate(job.bots)]
    state = game.setup(plan.options(game), chance, sink)
    chosen, played, by_another = [0] * len(bots), [Counter[str]() for _ in bots], 0
    while (seat := game.actor(state)) is not None:
        active = state.active
        sink.take()
        game.apply(state, bots[seat].choose(game.view(state, seat), game.canonical(state)), chance, sink)
        chosen[seat] += 1
        for event in sink.take():
            if game.vocabulary.kind(event).name in ("card_shown", "reaction_shown"):
                _, by, kind, *_ = event
                if kind >= names.FIRST_WEAPON:
                    topic = "weapon" if kind < names.FIRST_ACADEMY else "academy"
                    played[by][f"{topic} {game.tables.kind_ids[kind]}"] += 1
                    by_another += by != active
    return chosen, [dict(counts) for counts in played], by_another


def spoil(path: Path, content: bytes) -> Path:
    path.write_bytes(content)
    return path


@pytest.mark.parametrize("kind", ["empty", "text", "cut", "changed"])
def test_a_damaged_file_is_named(folder: Path, tmp_path: Path, kind: str) -> None:
    whole = (folder / "runedar" / "seats-2-easy" / "games-00000000.parquet").read_bytes()
    middle = len(whole) // 3
    contents = {
        "empty": b"",
        "text": b"my diary",
        "cut": whole[:-100],
        "changed": whole[:middle] + bytes(255 - byte for byte in whole[middle : middle + 20]) + whole[middle + 20 :],
    }
    path = spoil(tmp_path / "spoilt.parquet", contents[kind])
    with pytest.raises(Problem) as problem:
        dataset.read(path)
    assert (problem.value.code, problem.value.facts) == ("lab-parquet", {"file": str(path)})


def test_a_foreign_parquet_is_named(folder: Path, tmp_path: Path) -> None:
    ours = dataset.read(folder / "runedar")
    foreign = {
        "other columns": pa.table({"number": [1, 2]}),
        "no mark": ours.replace_schema_metadata(None),
        "other version": ours.replace_schema_metadata({b"siegeworks": b"games 3"}),
        "a column less": ours.drop_columns(["curve"]),
    }
    for name, table in foreign.items():
        path = tmp_path / f"{name}.parquet"
        pq.write_table(table, path)
        with pytest.raises(Problem) as problem:
            dataset.read(path)
        assert (problem.value.code, problem.value.facts) == ("lab-parquet-foreign", {"file": str(path)})


def test_a_folder_without_games_is_named(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing"):
        with pytest.raises(Problem, match="lab-no-run"):
            dataset.read(path)


def other_part(folder: Path, kind: str) -> Any:
    """A part that is whole and well named, but of another run than the one of three easy games of two."""
    own = dataset.read(folder / "runedar" / "seats-2-easy")
    if kind == "other cell":
        return dataset.read(folder / "runedar" / "seats-2-hard")
    if kind == "other game":
        return dataset.read(folder / "castlecards" / "seats-2").slice(0, 3)
    if kind == "later games":
        return own.slice(1)
    if kind == "a game missing":
        return pa.concat_tables([own.slice(0, 1), own.slice(2)])
    if kind == "no games":
        return own.slice(0, 0)
    changed = {
        "other content": ("content", "0123"),
        "other seed": ("seed", "x"),
        "other bots": ("bots", ["random"] * 2),
    }
    name, value = changed[kind]
    rows = [row | {name: value} for row in own.to_pylist()]
    return pa.Table.from_pylist(rows, schema(rows[0]["game"]))


@pytest.mark.parametrize(
    "kind",
    [
        "other cell",
        "other game",
        "later games",
        "a game missing",
        "no games",
        "other content",
        "other seed",
        "other bots",
    ],
)
def test_a_part_of_another_run_is_named(folder: Path, tmp_path: Path, kind: str) -> None:
    cell = tmp_path / "run" / "seats-2-easy"
    shutil.copytree(folder / "runedar" / "seats-2-easy", cell)
    part = cell / "games-00000000.parquet"
    pq.write_table(other_part(folder, kind), part)
    with pytest.raises(Problem) as problem:
        dataset.read(cell, ["turns"])
    assert (problem.value.code, problem.value.facts) == ("lab-part-foreign", {"file": str(part)})
    # Going on from it is refused as well.
    one_cell = ("sim", "runedar", "--bots", "greedy,random", "--seats", "2", "--difficulty", "easy", "--games", "9")
    assert_one_sentence(run(*one_cell, "--out", str(tmp_path / "run")), str(part))


def test_a_part_of_several_row_groups_is_read(folder: Path, tmp_path: Path) -> None:
    cell = tmp_path / "seats-2-easy"
    shutil.copytree(folder / "runedar" / "seats-2-easy", cell)
    whole = dataset.read(cell)
    pq.write_table(whole, cell / "games-00000000.parquet", row_group_size=1)
    assert dataset.read(cell).to_pylist() == whole.to_pylist()


def test_paths_that_cannot_be_looked_at_are_named(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    long = tmp_path / ("x" * 5000)
    closed = folder / "runedar"
    with pytest.raises(Problem) as problem:
        dataset.read(long)
    assert (problem.value.code, problem.value.facts["file"]) == ("file-unreadable", str(long))

    def denied(path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    # Whoever runs the tests may be allowed to read everything.
    monkeypatch.setattr(Path, "iterdir", denied)
    for path in (closed, closed / "seats-2-easy"):
        with pytest.raises(Problem) as problem:
            dataset.read(path)
        assert problem.value.code == "file-unreadable"
        assert problem.value.facts == {"file": str(path), "reason": "Permission denied"}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("bots", 5),
        ("bots", [5]),
        ("bots", []),
        ("bots", None),
        ("settings", {}),
        ("settings", ["seats"]),
        ("settings", {"seats": 2}),
        ("settings", {"seats": "two"}),
        ("settings", {"seats": "0"}),
        ("settings", {"seats": "9" * 5000}),
        ("settings", {"seats": "2", "difficulty": 1}),
        ("seed", 1),
        ("content", None),
        ("game", ["runedar"]),
        ("format", "siegeworks run 3"),
    ],
)
def test_a_description_with_a_wrong_value_is_named(folder: Path, tmp_path: Path, name: str, value: object) -> None:
    cell = tmp_path / "run" / "seats-2-easy"
    shutil.copytree(folder / "runedar" / "seats-2-easy", cell)
    document = json.loads((cell / "_run.json").read_bytes())
    assert read_run(cell).document == document
    spoil(cell / "_run.json", json.dumps(document | {name: value}).encode())
    for path in (cell, cell.parent):
        with pytest.raises(Problem) as problem:
            dataset.read(path)
        assert (problem.value.code, problem.value.facts) == ("lab-run", {"file": str(cell / "_run.json")})


@pytest.mark.parametrize("content", [b"", b"[]", b"{}", b"\xff", b"[" * 2000, b'{"format": "siegeworks run 2"}'])
def test_a_broken_description_is_named(tmp_path: Path, content: bytes) -> None:
    path = spoil(tmp_path / "_run.json", content)
    with pytest.raises(Problem) as problem:
        dataset.read(tmp_path)
    assert (problem.value.code, problem.value.facts) == ("lab-run", {"file": str(path)})


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (("runedar", "--bots", "nobody"), "nobody"),
        (("runedar", "--bots", "search:0"), "search:0"),
        (("runedar", "--seats", "2,5"), "5"),
        (("runedar", "--seats", ""), "“”"),
        (("runedar", "--difficulty", "easy,brutal"), "brutal"),
        (("castlecards", "--difficulty", "easy"), "difficulty"),
        (("chess",), "chess"),
        (("runedar", "--games", "0"), "0"),
        (("runedar", "--workers", "0"), "0"),
        (("runedar", "--engine", "steam"), "steam"),
        (("runedar", "--address", "10.0.0.1:6379"), "--engine ray"),
        (("runedar", "--content", "missing.toml"), "missing.toml"),
    ],
)
def test_impossible_options_are_refused_before_anything_is_written(
    tmp_path: Path, arguments: tuple[str, ...], part: str
) -> None:
    assert_one_sentence(run("sim", *arguments, "--out", str(tmp_path / "run")), part)
    assert not (tmp_path / "run").exists()
