"""Balance, its pieces: addresses found in the tables, edits of digits only, targets that are read and judged."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from siegeworks.games import load_game
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.lab.balance.change_arguments import matching, read_changes, read_varied
from siegeworks.lab.balance.deal_results import DealResults
from siegeworks.lab.balance.numbers import NumberedContent, content_files, open_numbered
from siegeworks.lab.balance.pack_editor import pack_text, write_pack
from siegeworks.lab.balance.targets import (
    HELD,
    MISSED,
    PROBABLY_HELD,
    PROBABLY_MISSED,
    Target,
    design_targets,
    distance,
    read_results,
    read_targets,
    verdict,
)
from siegeworks.lab.cell import Cell
from siegeworks.lab.part import lab_part

RUNEDAR = load_game("runedar")
CASTLECARDS = load_game("castlecards")


@pytest.fixture(scope="module")
def runedar() -> NumberedContent:
    return open_numbered("runedar", None)


@pytest.fixture(scope="module")
def castlecards() -> NumberedContent:
    return open_numbered("castlecards", None)


@pytest.mark.parametrize(
    ("address", "table", "field", "source", "low", "high"),
    [
        ("mercenaries.troll.price", "mercenary", "price", "designed", 1, 19),
        ("siege.s5_07.orcs", "siege", "orcs", "designed", 0, 5),
        ("goblins.g1_4.hits", "goblin", "hits", "printed", 1, 9),
        ("starting.orc.copies", "orc_card", "copies", "printed", 2, 2),
    ],
)
def test_numbers_of_runedar(
    runedar: NumberedContent, address: str, table: str, field: str, source: str, low: int, high: int
) -> None:
    number = runedar.find(address)
    assert number.value == row(runedar, table, address.split(".")[1])[field]
    assert (number.source, number.low, number.high) == (source, low, high)


def test_numbers_inside_fields_of_runedar(runedar: NumberedContent) -> None:
    """In small tables, in lists of numbers, in lists of words with numbers; a row without an id."""
    axe = row(runedar, "upgrade", "axe")
    assert runedar.find("upgrades.axe.cost.wood").value == axe["cost"]["wood"]
    assert f"melee {runedar.find('upgrades.axe.uses.melee').value}" in axe["uses"]
    assert runedar.find("trolls.wrath.circles.2").value == row(runedar, "troll", "wrath")["circles"][1]
    tables: Any = runedar.document.tables
    spaces = [space for space in tables["space"] if (space["seats"], space["number"]) == (2, 2)]
    assert runedar.find("board.2-2.leather").value == spaces[0]["leather"]
    assert f"hit {runedar.find('die.faces.4').value}" == tables["die"]["faces"][3]


@pytest.mark.parametrize(
    ("address", "table", "field", "source", "low", "high"),
    [
        ("fortress.castle.shields", "fortress", "shields", "designed", 1, 9),
        ("fortress.wall.copies", "fortress", "copies", "printed", 8, 60),
        ("village.soldier.posted_half_shields", "village", "posted_half_shields", "designed", 1, 18),
        ("academy.ambush.fewer_swords", "academy", "fewer_swords", "printed", 0, 9),
        ("dungeon.dragon.danger", "dungeon", "danger", "designed", 0, 9),
    ],
)
def test_numbers_of_castlecards(
    castlecards: NumberedContent, address: str, table: str, field: str, source: str, low: int, high: int
) -> None:
    number = castlecards.find(address)
    assert number.value == row(castlecards, table, address.split(".")[1])[field]
    assert (number.source, number.low, number.high) == (source, low, high)


def row(numbered: NumberedContent, table: str, name: str) -> dict[str, Any]:
    """A row as it stands in the tables."""
    rows: Any = numbered.document.tables[table]
    return next(each for each in rows if each["id"] == name)


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_every_number_has_a_source_and_a_range_it_lies_in(game: str) -> None:
    for number in open_numbered(game, None).numbers.values():
        assert number.source in ("printed", "reported", "designed")
        assert number.low is not None
        assert number.high is not None
        assert number.low <= number.value <= number.high


def test_every_digit_of_the_files_is_a_number_or_a_name(runedar: NumberedContent, castlecards: NumberedContent) -> None:
    """Nothing is missed: the tables without their numbers hold no other whole number than those that name rows."""
    for numbered, named in ((runedar, {"seats", "number"}), (castlecards, set[str]())):
        counted = sum(_whole_numbers(table, named) for table in numbered.document.tables.values())
        assert counted == sum(not number.word for number in numbered.numbers.values())


def _whole_numbers(value: object, named: set[str]) -> int:
    if isinstance(value, dict):
        return sum(_whole_numbers(entry, named) for name, entry in value.items() if name not in named)
    if isinstance(value, list):
        return sum(_whole_numbers(entry, named) for entry in value)
    return int(type(value) is int)


def test_an_address_stays_when_a_pack_holds_the_table(tmp_path: Path, runedar: NumberedContent) -> None:
    pack = tmp_path / "mine.toml"
    write_pack(runedar, {"mercenaries.troll.price": 17}, pack)
    assert open_numbered("runedar", pack).find("mercenaries.troll.price").value == 17


@pytest.mark.parametrize(
    ("address", "field"),
    [
        ("mercenaries.troll.price", "price"),
        ("upgrades.axe.cost.metal", "cost"),
        ("upgrades.axe.uses.melee", "uses"),
        ("trolls.wrath.circles.3", "circles"),
        ("die.faces.2", "faces"),
    ],
)
def test_an_edit_changes_one_line_and_nothing_else(
    tmp_path: Path, runedar: NumberedContent, address: str, field: str
) -> None:
    before = content_files("runedar").text(address.partition(".")[0]).split("\n")
    after = pack_text(runedar, {address: 9}).split("\n")
    ((old, new),) = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    assert old.startswith(f"{field} =")
    assert _without_digits(old) == _without_digits(new)
    write_pack(runedar, {address: 9}, tmp_path / "pack.toml")
    written = open_numbered("runedar", tmp_path / "pack.toml").numbers
    assert {name for name in written if written[name] != runedar.numbers[name]} == {address}
    assert written[address].value == 9


@pytest.mark.parametrize("game", ["runedar", "castlecards"])
def test_all_numbers_at_once_keep_the_layout(game: str) -> None:
    """Every single number can be edited: with all of them one higher, the text differs in digits only."""
    numbered = open_numbered(game, None)
    changes = {number.address: number.value + 1 for number in numbered.numbers.values()}
    text = pack_text(numbered, changes)
    files = {address.partition(".")[0] for address in changes}
    whole = "\n".join(content_files(game).text(file) for file in content_files(game).names if file in files)
    assert _without_digits(text) == _without_digits(whole)
    tables = tomllib.loads(text)
    assert {**numbered.document.tables, **tables} == numbered.changed(changes).tables


def _without_digits(text: str) -> str:
    return "".join(character for character in text if not character.isdigit())


PACK = """# mine, with Windows line ends\r
[[mercenary]]  # the first\r
id = "orcs"\r
price    =    4   # four = 4\r
source = "designed"\r
name = { en = "O 4", es = "O", "pt-BR" = "O", pl = "O" }\r
"""


def my_pack(folder: Path) -> Path:
    """A pack in another layout: an odd first row, costs as tables of their own, lists over several lines."""
    mercenaries = content_files("runedar").text("mercenaries")
    second = mercenaries.index('[[mercenary]]\nid = "goblin"')
    upgrades = re.sub(r"cost = .*", "cost.metal = 1", content_files("runedar").text("upgrades"), count=1)
    trolls = re.sub(
        r"circles = .*", "circles = [\n  2, 3, # the 9th\n  3,\n]", content_files("runedar").text("trolls"), count=1
    )
    pack = folder / "pack.toml"
    pack.write_bytes((PACK + mercenaries[second:] + upgrades + trolls).encode())
    return pack


def test_a_pack_in_another_layout_is_edited_in_place(tmp_path: Path) -> None:
    numbered = open_numbered("runedar", my_pack(tmp_path))
    before = (tmp_path / "pack.toml").read_bytes().decode()
    assert pack_text(numbered, {"mercenaries.orcs.price": 5}) == before.replace("=    4   #", "=    5   #")
    assert pack_text(numbered, {"trolls.gate_basher.circles.2": 5}) == before.replace("2, 3, # the", "2, 5, # the")


def test_a_layout_that_is_not_understood_is_refused(tmp_path: Path) -> None:
    numbered = open_numbered("runedar", my_pack(tmp_path))
    for address in ("upgrades.shovel.cost.metal", "trolls.gate_basher.circles.3"):
        with pytest.raises(Problem, match="balance-layout"):
            write_pack(numbered, {address: 4}, tmp_path / "new.toml")
    assert not (tmp_path / "new.toml").exists()


def test_a_pack_grows_by_the_tables_that_change(tmp_path: Path, runedar: NumberedContent) -> None:
    first, second = tmp_path / "first.toml", tmp_path / "second.toml"
    write_pack(runedar, {"starting.knife.uses.melee": 8}, first)
    write_pack(open_numbered("runedar", first), {"mercenaries.troll.price": 17}, second)
    assert second.read_text(encoding="utf-8").startswith(first.read_text(encoding="utf-8"))
    twice = open_numbered("runedar", second)
    assert twice.find("starting.knife.uses.melee").value == 8
    assert twice.find("mercenaries.troll.price").value == 17


def test_a_pack_is_never_written_over(tmp_path: Path, runedar: NumberedContent) -> None:
    pack = tmp_path / "pack.toml"
    pack.write_text("my diary", encoding="utf-8")
    with pytest.raises(Problem, match="file-exists"):
        write_pack(runedar, {"mercenaries.troll.price": 17}, pack)
    assert pack.read_text(encoding="utf-8") == "my diary"


def test_what_the_reader_refuses_is_its_own_problem(runedar: NumberedContent, castlecards: NumberedContent) -> None:
    with pytest.raises(Problems, match=r"content-level.*count=11"):
        runedar.checked({"siege.s1_01.level": 2})
    with pytest.raises(Problems, match=r"content-deck-size.*deck=village"):
        castlecards.checked({"village.soldier.copies": 60})
    assert castlecards.possible({"village.soldier.copies": castlecards.find("village.soldier.copies").value + 1})


def test_changes_are_read(runedar: NumberedContent) -> None:
    asked = ["mercenaries.*.price=+1", "mercenaries.troll.price=19", "siege.s5_07.orcs=-1"]
    raised = {number.address: number.value + 1 for number in matching(runedar, "mercenaries.*.price")}
    assert len(raised) == 5
    fewer = {"siege.s5_07.orcs": runedar.find("siege.s5_07.orcs").value - 1}
    assert dict(read_changes(runedar, asked, allow_printed=False)) == raised | {"mercenaries.troll.price": 19} | fewer


def test_printed_numbers_are_changed_on_demand_only(runedar: NumberedContent) -> None:
    with pytest.raises(Problem, match="balance-printed"):
        read_changes(runedar, ["goblins.g1_4.hits=2"], allow_printed=False)
    assert read_changes(runedar, ["goblins.g1_4.hits=2"], allow_printed=True) == (("goblins.g1_4.hits", 2),)
    fights = {address for address, _ in read_changes(runedar, ["goblins.*.hits=+1"], allow_printed=False)}
    assert fights
    assert "goblins.g1_4.hits" not in fights


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("mercenaries.troll.gold=3", "balance-address"),
        ("*.nothing=3", "balance-address"),
        ("mercenaries.troll.price", "balance-set"),
        ("mercenaries.troll.price=", "balance-set"),
        ("mercenaries.troll.price=3.5", "balance-set"),
        ("mercenaries.troll.price=cheap", "balance-set"),
        ("mercenaries.troll.price=0", "balance-range"),
        ("mercenaries.troll.price=99", "balance-range"),
        ("upgrades.axe.uses.melee=-9", "balance-range"),
        ("mercenaries.troll.price=+0", "balance-nothing-set"),
    ],
)
def test_changes_that_cannot_be_read(runedar: NumberedContent, asked: str, code: str) -> None:
    with pytest.raises(Problem) as refused:
        read_changes(runedar, [asked], allow_printed=False)
    assert refused.value.code == code
    if code == "balance-address":
        assert refused.value.facts["near"] in runedar.numbers


def test_the_nearest_address_is_suggested(runedar: NumberedContent) -> None:
    with pytest.raises(Problem, match=r"near=mercenaries\.troll\.price"):
        runedar.find("mercenaries.trol.price")


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ("mercenaries.troll.price=3", "balance-vary"),
        ("mercenaries.troll.price=6..2", "balance-vary"),
        ("mercenaries.troll.price=2...6", "balance-vary"),
        ("mercenaries.troll.price=0..6", "balance-range"),
        ("goblins.g1_4.hits=1..3", "balance-printed"),
    ],
)
def test_ranges_that_cannot_be_searched(runedar: NumberedContent, asked: str, code: str) -> None:
    with pytest.raises(Problem) as refused:
        read_varied(runedar, [asked], allow_printed=False)
    assert refused.value.code == code


def test_a_number_that_can_only_be_what_it_is_is_no_search(runedar: NumberedContent) -> None:
    with pytest.raises(Problem, match="balance-no-space"):
        read_varied(runedar, ["starting.orc.copies=2..2"], allow_printed=True)


def test_a_pattern_varies_each_number_that_fits(runedar: NumberedContent) -> None:
    varied = read_varied(runedar, ["mercenaries.*.price=2..6"], allow_printed=False)
    assert [number.number.address for number in varied] == [each.address for each in matching(runedar, "mercenaries.*")]
    assert {(number.low, number.high) for number in varied} == {(2, 6)}


def test_targets_are_read() -> None:
    assert read_targets("greedy 2 easy 15-40", RUNEDAR) == [Target(Cell.of_bot("greedy", 2, "easy"), "won", 15, 40)]
    assert read_targets("search:50 4 hard turns >25", RUNEDAR)[0].range == ">25"
    assert [str(target) for target in read_targets("greedy 2,3 easy,hard won <5%", RUNEDAR)] == [
        "greedy 2 easy won <5", "greedy 2 hard won <5", "greedy 3 easy won <5", "greedy 3 hard won <5",
    ]  # fmt: skip
    assert read_targets("greedy 2 47-53", CASTLECARDS) == read_targets("greedy 2 first 47%-53%", CASTLECARDS)
    assert read_targets("greedy 4 places <4", CASTLECARDS)[0].bounds() == pytest.approx((0.21, 0.29))
    assert read_targets("greedy 4 turns 8-20", CASTLECARDS)[0].bounds() == (8, 20)


@pytest.mark.parametrize("game", [RUNEDAR, CASTLECARDS], ids=lambda game: game.id)
def test_a_target_is_written_as_it_is_read(game: object) -> None:
    assert isinstance(game, type(RUNEDAR) | type(CASTLECARDS))
    for text in lab_part(game.id).targets:
        for target in read_targets(text, game):
            assert read_targets(str(target), game) == [target]
    for text in ("greedy 2 turns >9", "greedy 2 draws >9", "greedy 2 places <100"):
        assert str(read_targets(text, CASTLECARDS)[0]) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "greedy",
        "greedy 2 15-40",
        "greedy 2 easy",
        "greedy 2 easy 40-15",
        "greedy 2 easy 15-400",
        "greedy 2 easy 7",
        "greedy 2 easy draws <1",
        "greedy 2 easy won 5 10",
        "greedy 2 easy many",
        "greedy 2 easy <5-7",
    ],
)
def test_targets_that_cannot_be_read(text: str) -> None:
    with pytest.raises(Problem, match=r"balance-target "):
        read_targets(text, RUNEDAR)


def test_targets_with_unknown_names_are_refused() -> None:
    for text, code in (
        ("clever 2 easy 15-40", "bot-unknown"),
        ("greedy 7 easy 15-40", "option-seats"),
        ("greedy 2 cosy 15-40", "option-choice"),
    ):
        with pytest.raises(Problem, match=code):
            read_targets(text, RUNEDAR)


def test_a_game_without_difficulties_takes_none() -> None:
    for text in ("greedy 2 easy 15-40", "greedy 2 won 15-40", "greedy 3 places 2-4"):
        with pytest.raises(Problem, match="balance-target-rivals"):
            read_targets(text, CASTLECARDS)


def test_the_design_speaks_of_every_cell_of_its_bots() -> None:
    won = [target for target in design_targets(RUNEDAR, ["random", "greedy", "expert"]) if target.measure == "won"]
    assert len(won) == 3 * 3 * 4
    assert {target.cell.seats for target in design_targets(CASTLECARDS, ["greedy"])} == {2, 3, 4}


def sample(won: int, games: int) -> DealResults:
    return DealResults("1" * won + "0" * (games - won), (50,) * games)


@pytest.mark.parametrize(
    ("won", "games", "said"),
    [(300, 1000, HELD), (30, 100, HELD), (35, 100, PROBABLY_HELD), (43, 100, PROBABLY_MISSED), (500, 1000, MISSED)],
)
def test_a_verdict_is_sure_where_the_interval_is(won: int, games: int, said: str) -> None:
    target = read_targets("greedy 2 easy 15-40", RUNEDAR)[0]
    assert verdict(target, read_results(sample(won, games), "won", target.cell, RUNEDAR)) == said


def test_the_distance_grows_outside_the_target_and_is_nothing_inside() -> None:
    target = read_targets("greedy 2 easy 15-40", RUNEDAR)[0]
    far = [
        distance(target, read_results(sample(won, 1000), "won", target.cell, RUNEDAR))
        for won in (0, 20, 100, 145, 250, 380, 410, 600, 1000)
    ]
    assert far[:4] == sorted(far[:4], reverse=True)
    assert far[4:6] == [0, 0]
    assert far[5:] == sorted(far[5:])
    assert far[3] > 0
    assert far[6] > 0


def test_nothing_won_is_near_enough_to_never() -> None:
    for text in ("random 2 easy <0.1", "random 2 epic 0-0"):
        target = read_targets(text, RUNEDAR)[0]
        assert distance(target, read_results(sample(0, 100), "won", target.cell, RUNEDAR)) == 0
        assert distance(target, read_results(sample(5, 100), "won", target.cell, RUNEDAR)) > 0


def test_no_turns_at_all_can_be_asked_for() -> None:
    target = read_targets("greedy 2 turns <0", CASTLECARDS)[0]
    few, many = (
        distance(target, read_results(DealResults("0", (turns,)), "turns", target.cell, CASTLECARDS))
        for turns in (2, 60)
    )
    assert 0 < few < many


def test_turns_of_rivals_are_counted_for_each_seat() -> None:
    played = DealResults("01-0", (30, 40, 50, 60))
    cell = Cell.of_bot("greedy", 2, None)
    assert read_results(played, "turns", cell, CASTLECARDS).values[0].rate == 22.5
    assert [read_results(played, measure, cell, CASTLECARDS).values[0].rate for measure in ("first", "draws")] == [
        0.5,
        0.25,
    ]
    assert [value.rate for value in read_results(played, "places", cell, CASTLECARDS).values] == [0.5, 0.25]
