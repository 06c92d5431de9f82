"""Content packs: all faults are reported at once with file, table and row, and no other error is ever raised."""

import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from runedar.kit import GAME, PACK
from siegeworks.games import load_game
from siegeworks.games.runedar import tables
from siegeworks.games.runedar.game import Runedar
from siegeworks.kernel.content import Document
from siegeworks.kernel.problem import Problem, Problems

from .helpers import codes, paths

FILE = "pack.toml"
TEXT = PACK.read_text(encoding="utf-8")
TABLES: dict[str, Any] = tomllib.loads(TEXT)


def read(changed: dict[str, Any]) -> tables.Tables:
    document = Document()
    document.tables.update(changed)
    document.origin.update(dict.fromkeys(changed, FILE))
    return tables.read(document)


def faults(spoil: Callable[[dict[str, Any]], None]) -> list[Problem]:
    """The faults of the test pack after a change."""
    changed = deepcopy(TABLES)
    spoil(changed)
    with pytest.raises(Problems) as caught:
        read(changed)
    return caught.value.problems


def put(table: str, row: int, key: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Sets a value; rows are counted from 1."""

    def spoil(changed: dict[str, Any]) -> None:
        changed[table][row - 1][key] = value

    return spoil


def without(table: str, row: int, key: str) -> Callable[[dict[str, Any]], None]:
    def spoil(changed: dict[str, Any]) -> None:
        del changed[table][row - 1][key]

    return spoil


def test_the_test_pack_is_complete() -> None:
    """It replaces every table, so the balance of the game's own content does not matter to the rule tests."""
    assert sorted(TABLES) == sorted(tables.TABLES)
    assert read(deepcopy(TABLES)).card_ids == GAME.tables.card_ids


ROW_FAULTS = [
    ("starting", 1, put("starting", 1, "id", "Pick Axe"), "content-id"),
    ("starting", 2, put("starting", 2, "id", "roll"), "content-id"),
    ("starting", 2, put("starting", 2, "id", "pick"), "content-id-twice"),
    ("starting", 3, put("starting", 3, "id", 7), "content-text"),
    ("starting", 3, without("starting", 3, "id"), "content-text"),
    ("starting", 3, put("starting", 3, "uses", "dig 1"), "content-list"),
    ("starting", 3, put("starting", 3, "uses", ["move 2", "fly 1"]), "content-use"),
    ("starting", 3, put("starting", 3, "uses", ["move 2", "dig 0"]), "content-use"),
    ("starting", 3, put("starting", 3, "uses", ["move 2", "dig 10"]), "content-use"),
    ("starting", 3, put("starting", 3, "uses", ["move 2", "dig any"]), "content-use"),
    ("starting", 3, put("starting", 3, "uses", ["move 2", "dig 1", "dig 2"]), "content-use"),
    ("starting", 3, put("starting", 3, "uses", ["move 2", "dig " + "1" * 5000]), "content-use"),
    ("starting", 3, put("starting", 3, "uses", ["dig 1", "melee 1"]), "content-no-move"),
    ("starting", 3, put("starting", 3, "uses", ["move 2"]), "content-no-use"),
    ("starting", 3, put("starting", 3, "name", {"en": "Saw"}), "content-names"),
    ("starting", 3, put("starting", 3, "source", "dreamt"), "content-choice"),
    ("starting", 3, without("starting", 3, "source"), "content-missing"),
    ("starting", 3, put("starting", 3, "colour", "red"), "content-unknown-key"),
    ("orc_card", 1, put("orc_card", 1, "copies", 3), "content-number"),
    ("upgrade", 4, put("upgrade", 4, "deck", "blue"), "content-choice"),
    ("upgrade", 4, put("upgrade", 4, "cost", {}), "content-free-upgrade"),
    ("upgrade", 4, put("upgrade", 4, "cost", {"gold": 1}), "content-amounts"),
    ("upgrade", 4, put("upgrade", 4, "cost", {"wood": 10}), "content-amounts"),
    ("upgrade", 4, put("upgrade", 4, "cost", [1]), "content-amounts"),
    ("siege", 5, put("siege", 5, "level", 6), "content-number"),
    ("siege", 5, put("siege", 5, "orcs", -1), "content-number"),
    ("siege", 5, put("siege", 5, "orcs", 2.0), "content-number"),
    ("siege", 5, put("siege", 5, "wall", "kitchen"), "content-choice"),
    ("siege", 5, put("siege", 5, "machine", "ram"), "content-choice"),
    ("siege", 5, put("siege", 5, "arrow", "yes"), "content-flag"),
    ("siege", 5, without("siege", 5, "wall"), "content-wall"),
    ("siege", 9, without("siege", 9, "machine"), "content-arrow-alone"),
    ("goblin", 2, put("goblin", 2, "kind", "kind"), "content-choice"),
    ("goblin", 2, put("goblin", 2, "amount", 0), "content-number"),
    ("goblin", 1, put("goblin", 1, "wood", 99), "content-number"),
    ("goblin", 17, put("goblin", 17, "wood", 0), "content-goblin-free"),
    ("goblin", 4, put("goblin", 4, "hits", 0), "content-number"),
    ("goblin", 4, put("goblin", 4, "wood", 1), "content-unknown-key"),
    ("troll", 1, put("troll", 1, "circles", []), "content-numbers"),
    ("troll", 1, put("troll", 1, "circles", [1, 1, 1, 1, 1, 1]), "content-numbers"),
    ("troll", 1, put("troll", 1, "circles", [0, 1]), "content-numbers"),
    ("troll", 1, put("troll", 1, "circles", 3), "content-numbers"),
    ("catapult", 3, put("catapult", 3, "number", 6), "content-number"),
    ("mercenary", 2, put("mercenary", 2, "id", "dragon"), "content-choice"),
    ("mercenary", 2, put("mercenary", 2, "price", 0), "content-number"),
    ("mercenary", 2, put("mercenary", 2, "price", 20), "content-number"),
    ("space", 7, put("space", 7, "seats", 5), "content-number"),
    ("space", 7, put("space", 7, "wood", 10), "content-number"),
    ("rank", 1, put("rank", 1, "result", "drawn"), "content-choice"),
    ("rank", 1, put("rank", 1, "at_least", -1), "content-number"),
    ("rank", 1, put("rank", 1, "title", "Poor"), "content-names"),
]


@pytest.mark.parametrize(
    ("table", "row", "spoil", "code"), ROW_FAULTS, ids=[f"{table} {row} {code}" for table, row, _, code in ROW_FAULTS]
)
def test_a_fault_of_a_row_names_file_table_and_row(
    table: str, row: int, spoil: Callable[[dict[str, Any]], None], code: str
) -> None:
    found = [problem.facts for problem in faults(spoil) if problem.code == code]
    assert {"file": FILE, "table": table, "row": row}.items() <= found[0].items()


def drop(table: str) -> Callable[[dict[str, Any]], None]:
    def spoil(changed: dict[str, Any]) -> None:
        changed[table].pop()

    return spoil


def swap_level(table: str) -> Callable[[dict[str, Any]], None]:
    return put(table, 1, "level", 2)


def same_id(table: str) -> Callable[[dict[str, Any]], None]:
    def spoil(changed: dict[str, Any]) -> None:
        changed[table][1]["id"] = changed[table][0]["id"]

    return spoil


def whole(table: str, value: Any) -> Callable[[dict[str, Any]], None]:
    def spoil(changed: dict[str, Any]) -> None:
        changed[table] = value

    return spoil


TABLE_FAULTS = [
    *((table, drop(table), "content-count") for table in TABLES if table not in {"die", "rank"}),
    *((table, whole(table, {"a": 1}), "content-not-rows") for table in TABLES if table != "die"),
    *((table, whole(table, [1]), "content-not-rows") for table in TABLES if table != "die"),
    ("upgrade", put("upgrade", 1, "deck", "red"), "content-deck"),
    ("siege", swap_level("siege"), "content-level"),
    ("goblin", swap_level("goblin"), "content-level"),
    ("siege", same_id("siege"), "content-id-repeated"),
    ("goblin", same_id("goblin"), "content-id-repeated"),
    ("troll", same_id("troll"), "content-id-repeated"),
    ("mercenary", same_id("mercenary"), "content-id-repeated"),
    ("catapult", put("catapult", 1, "number", 2), "content-id-repeated"),
    ("space", put("space", 1, "number", 2), "content-id-repeated"),
    ("goblin", put("goblin", 5, "amount", 10), "content-rubble"),
    ("rank", whole("rank", []), "content-no-rank"),
    ("die", lambda changed: changed["die"].update(faces=["hit 1"] * 5), "content-faces"),
    ("die", lambda changed: changed["die"].update(faces=["hit 1"] * 5 + ["miss"]), "content-face"),
    ("die", lambda changed: changed["die"].update(faces=["hit 1"] * 5 + ["hit 10"]), "content-face"),
    ("die", lambda changed: changed["die"].update(faces="hit 1"), "content-list"),
    ("die", whole("die", []), "content-list"),
    ("dragon", whole("dragon", []), "content-unknown-table"),
]


@pytest.mark.parametrize(
    ("table", "spoil", "code"), TABLE_FAULTS, ids=[f"{table} {code}" for table, _, code in TABLE_FAULTS]
)
def test_a_fault_of_a_table_names_file_and_table(
    table: str, spoil: Callable[[dict[str, Any]], None], code: str
) -> None:
    found = [problem.facts for problem in faults(spoil) if problem.code == code]
    assert {"file": FILE, "table": table}.items() <= found[0].items()


def test_all_faults_are_told_together() -> None:
    def spoil(changed: dict[str, Any]) -> None:
        put("starting", 1, "uses", ["move 2"])(changed)
        put("troll", 5, "circles", [])(changed)
        put("mercenary", 1, "price", 99)(changed)

    assert {problem.code for problem in faults(spoil)} == {"content-no-use", "content-numbers", "content-number"}


def test_faults_come_in_the_same_order_always() -> None:
    def spoil(changed: dict[str, Any]) -> None:
        changed["starting"][0]["name"].update(fr="Pic", de="Picke", it="Piccone", nl="Houweel")
        changed["starting"][0].update(zeal=1, age=2, mood=3)

    keys = [problem.facts["key"] for problem in faults(spoil)]
    assert keys == ["name.fr", "name.de", "name.it", "name.nl", "zeal", "age", "mood"]


def test_a_pack_replaces_whole_tables_and_leaves_the_others(tmp_path: Path) -> None:
    pack = tmp_path / FILE
    pack.write_text('[die]\nfaces = ["hit 1", "hit 1", "hit 1", "hit 1", "hit 1", "crossbow"]\nsource = "designed"\n')
    game = Runedar(pack)
    assert game.tables.content.die_hits == [1, 1, 1, 1, 1, 0]
    assert game.tables.card_ids == Runedar().tables.card_ids
    assert game.content_digest != Runedar().content_digest


@pytest.mark.parametrize(
    "text",
    [
        "[die",
        "faces = [",
        "x = 1\nx = 2",
        "x = 2026-99-99",
        pytest.param("[die]\nfaces = " + "9" * 5000, id="huge number"),
        pytest.param("[die]\nfaces = " + "[" * 5000 + "]" * 5000, id="deep list"),
        pytest.param("[die]\nfaces = " + "{a=" * 900 + "1" + "}" * 900, id="deep table"),
    ],
)
def test_what_is_not_toml_is_refused(tmp_path: Path, text: str) -> None:
    pack = tmp_path / FILE
    pack.write_text(text, encoding="utf-8")
    with pytest.raises(Problem, match="content-not-toml") as caught:
        Runedar(pack)
    assert caught.value.facts["file"] == str(pack)


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="file-unreadable") as caught:
        Runedar(tmp_path / "nowhere.toml")
    assert caught.value.facts["file"] == str(tmp_path / "nowhere.toml")
    (tmp_path / FILE).write_bytes(b"\xff\xfe")
    with pytest.raises(Problem, match="file-unreadable"):
        Runedar(tmp_path / FILE)
    with pytest.raises(Problem, match="file-unreadable"):
        Runedar(tmp_path)


def test_the_digest_changes_with_the_content_and_with_nothing_else(tmp_path: Path) -> None:
    digests = {GAME.content_digest}
    changes = [
        TEXT.replace("price = 4", "price = 5"),
        TEXT.replace('en = "Saw"', 'en = "Fine saw"'),
        TEXT.replace('"hit 2", "hit 3"', '"hit 3", "hit 2"'),
    ]
    for number, text in enumerate(changes):
        pack = tmp_path / f"{number}.toml"
        pack.write_text(text, encoding="utf-8")
        digests.add(Runedar(pack).content_digest)
    assert len(digests) == 4
    remarked = tmp_path / "another name.toml"
    remarked.write_text("# another remark\n" + TEXT.replace(" = ", "="), encoding="utf-8")
    assert Runedar(remarked).content_digest == GAME.content_digest


def test_a_game_is_loaded_by_its_name() -> None:
    assert load_game("runedar", PACK).content_digest == GAME.content_digest
    with pytest.raises(Problem, match="game-unknown"):
        load_game("checkers")


def test_the_games_own_content_has_a_source_on_every_row() -> None:
    own = Runedar().tables
    assert set(own.sources) <= {"printed", "reported", "designed"}
    cards, siege, goblins, trolls, catapults, mercenaries, spaces, die = 46, 50, 20, 5, 5, 5, 20, 1
    rows = cards + siege + goblins + trolls + catapults + mercenaries + spaces + die + len(own.ranks)
    assert sum(own.sources.values()) == rows


ODD = st.recursive(
    st.none().map(lambda _: "")
    | st.booleans()
    | st.integers(-3, 99)
    | st.floats()
    | st.text(max_size=6)
    | st.sampled_from(["move any", "move 2", "dig 3", "hit 2", "crossbow", "red", "tannery", "fight"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)


PATHS = paths(TABLES)


@given(st.sampled_from(PATHS), st.sampled_from(["value", "gone", "twice", "key"]), ODD)
@settings(deadline=None, max_examples=300, derandomize=True)
def test_any_change_of_a_pack_is_content_or_a_list_of_faults(way: tuple[Any, ...], how: str, value: Any) -> None:
    changed = deepcopy(TABLES)
    here: Any = changed
    for step in way[:-1]:
        here = here[step]
    if how == "gone":
        del here[way[-1]]
    elif how == "twice" and isinstance(here, list):
        here.append(deepcopy(here[way[-1]]))
    elif how == "key" and isinstance(here, dict):
        here["key"] = value
    else:
        here[way[-1]] = value
    wrong: set[str] = set()
    try:
        found = read(changed)
    except (Problem, Problems) as problem:
        wrong = codes(problem)
    else:
        assert len(found.card_ids) == 46
        assert len(found.content.digest) == 16
    assert all(code.startswith("content-") for code in wrong)


@given(
    st.integers(0, len(TEXT)), st.integers(0, 30), st.text(max_size=10) | st.sampled_from(["\n", "[[", "]", '"', "="])
)
@settings(deadline=None, max_examples=100, derandomize=True)
def test_any_change_of_a_pack_text_is_content_or_a_problem(at: int, length: int, inserted: str) -> None:
    document = Document()
    wrong: set[str] = set()
    try:
        document.add_text(TEXT[:at] + inserted + TEXT[at + length :], FILE)
        tables.read(document)
    except (Problem, Problems) as problem:
        wrong = codes(problem)
    assert all(code.startswith("content-") for code in wrong)


def test_a_pack_of_another_game_is_told_in_one_sentence() -> None:
    """The games share names of tables, so such a pack would otherwise have a fault in every row of those."""
    with pytest.raises(Problem) as refused:
        load_game("castlecards", PACK)
    assert refused.value.code == "content-other-game"
    assert refused.value.facts == {"file": str(PACK), "game": "runedar"}
