"""The compiled build is generated from the current source, and code that it cannot translate is refused."""

import ast
from pathlib import Path

import pytest
from native_build import Derivation, derive, find_groups
from native_module import NativeBuildError

ROOT = Path(__file__).parents[2]
NAMES = "from typing import Final\n\nSIZE: Final = 3\nDOUBLE: Final = SIZE * 2\n"
STATE = """
from typing import Annotated

from sample.names import DOUBLE, SIZE


class Purse:
    __slots__ = ("cells", "gold")

    gold: int
    cells: Annotated[list[int], DOUBLE * (SIZE + 1)]

    def __init__(self) -> None:
        self.gold = SIZE
        self.cells = [0] * (DOUBLE * (SIZE + 1))


def poor(purse: Purse, bound: int) -> bool:
    return purse.gold < bound + SIZE


def named(purse: Purse, *names: str) -> int:
    return len(names)
"""


class Sample:
    """A package to compile, written module by module."""

    def __init__(self, root: Path) -> None:
        self.root = root
        kernel = root / "siegeworks" / "kernel"
        kernel.mkdir(parents=True)
        for name in ("frames.py", "state.py"):
            source = ROOT / "src" / "siegeworks" / "kernel" / name
            (kernel / name).write_text(source.read_text(encoding="utf-8"), encoding="utf-8")
        (root / "sample").mkdir()
        self.write("names", NAMES, compiled=False)
        self.write("state", STATE)

    def write(self, name: str, source: str, *, compiled: bool = True) -> None:
        (self.root / "sample" / f"{name}.py").write_text(source, encoding="utf-8")
        if compiled:
            with (self.root / "sample" / "compiled.txt").open("a", encoding="utf-8") as listing:
                listing.write(f"{name}\n")

    def source(self) -> str:
        derivation = Derivation(self.root)
        return derivation.source(derivation.groups[-1])

    def declarations(self) -> str:
        derivation = Derivation(self.root)
        return derivation.declarations(derivation.groups[-1])


@pytest.fixture
def sample(tmp_path: Path) -> Sample:
    return Sample(tmp_path)


def test_annotations_become_declarations(sample: Sample) -> None:
    declared = sample.declarations()
    assert "cdef readonly long gold" in declared
    assert "cpdef bint poor(Purse purse, long bound) except? -1" in declared
    assert "named" not in declared


def test_the_length_of_an_array_is_read_whole(sample: Sample) -> None:
    assert "cdef int c_cells[24]" in sample.declarations()


def test_a_length_that_is_not_known_is_refused(sample: Sample) -> None:
    sample.write("state", STATE.replace("DOUBLE * (SIZE + 1)]", "len(str(SIZE))]"), compiled=False)
    with pytest.raises(NativeBuildError, match=r"state.py:11: the length len\(str\(SIZE\)\) is not known"):
        sample.declarations()


def test_arrays_of_others_are_written_in_place(sample: Sample) -> None:
    sample.write(
        "rows",
        "from sample.state import Purse\n\n\ndef put(s: Purse, rows: FloatRows, marks: ByteRows) -> None:\n    pass\n",
    )
    assert "cpdef void put(Purse s, float[:, ::1] rows, unsigned char[:, ::1] marks) except *" in sample.declarations()


def test_constants_are_folded(sample: Sample) -> None:
    folded = sample.source()
    assert "purse.gold < bound + 3" in folded
    assert "[0] * (6 * (3 + 1))" in folded


@pytest.mark.parametrize(
    "function",
    [
        "def spend(purse: Purse, SIZE: int) -> int:\n    return SIZE\n",
        "def spend(purse: Purse) -> int:\n    SIZE = 4\n    return SIZE\n",
        "def spend(purse: Purse) -> int:\n    for SIZE in range(4):\n        purse.gold -= SIZE\n    return 0\n",
        "def spend(purse: Purse) -> list[int]:\n    return [SIZE for SIZE in range(4)]\n",
    ],
)
def test_a_local_name_that_equals_a_constant_is_refused(sample: Sample, function: str) -> None:
    sample.write("spending", f"from sample.names import SIZE\nfrom sample.state import Purse\n\n\n{function}")
    with pytest.raises(NativeBuildError, match=r"spending.py:\d+: SIZE is a constant of this module"):
        sample.source()


def test_modules_of_a_group_may_use_the_same_names(sample: Sample) -> None:
    for name in ("one", "two"):
        sample.write(
            name, f"def _number() -> int:\n    return {len(name)}\n\n\ndef {name}() -> int:\n    return _number()\n"
        )
    source = sample.source()
    ast.parse(source)
    assert "def one():\n    return _number()" in source
    assert "def two():\n    return _number_of_sample_two()" in source
    assert "'sample.two': {'_number': '_number_of_sample_two', 'two': 'two'}" in source


FRAMES = """
from dataclasses import dataclass
from siegeworks.kernel.frames import Frame


@dataclass(slots=True)
class Toll(Frame):
    payer: int = 0
    sum: int = 0
"""
BRIDGE = """
from sample.frames import Toll
from siegeworks.kernel.frames import pop, push, top, top_kind
from siegeworks.kernel.state import GameState, public

FORMS = (Toll, Toll)


class Board(GameState, forms=FORMS):
    gold: int = public()


def ask(s: Board, seat: int) -> None:
    push(s, Toll(1, sum=seat + 2))


def pay(s: Board) -> None:
    toll = top(s, Toll)
    toll.sum -= 1
    if top(s, Toll).payer == toll.sum and top_kind(s) == 1:
        pop(s)
"""


def test_frames_are_cells_of_an_array(sample: Sample) -> None:
    sample.write("frames", FRAMES, compiled=False)
    sample.write("bridge", BRIDGE)
    source = sample.source()
    assert "s.push_frame(1, 0, seat + 2, 0, 0, 0)" in source
    assert "toll = cython.address(s.c_frames[(s.depth - 1) * 6])" in source
    assert "toll[2] -= 1" in source
    assert "s.c_frames[(s.depth - 1) * 6 + 1] == toll[2] and s.c_frames[(s.depth - 1) * 6] == 1" in source
    assert "s.pop_frame()" in source


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ("    push(s, seat)", "push takes a frame that is built in the same call"),
        ("    top(s, Toll).price = 1", "the frame has no number called price"),
        ("    toll = top(s, Toll)\n    toll = seat", "toll is a frame and something else in one function"),
        ("    boards = [s]\n    pop(boards[0])", "cannot see that boards"),
        ("    boards = [s]\n    boards[0].frames", "cannot see whether boards.* is an array"),
    ],
)
def test_frames_that_cannot_be_cells_are_refused(sample: Sample, wrong: str, sentence: str) -> None:
    sample.write("frames", FRAMES, compiled=False)
    sample.write("bridge", f"{BRIDGE}\n\ndef wrong(s: Board, seat: int) -> None:\n{wrong}\n")
    with pytest.raises(NativeBuildError, match=sentence):
        sample.source()


def test_a_listed_module_must_exist(sample: Sample) -> None:
    (sample.root / "sample" / "compiled.txt").write_text("missing\n")
    with pytest.raises(FileNotFoundError, match=r"compiled.txt of sample lists sample.missing"):
        find_groups(sample.root)


def test_every_group_derives(tmp_path: Path) -> None:
    written = derive(ROOT / "src", tmp_path)
    assert {name for name, _ in written} >= {"siegeworks.kernel._compiled", "siegeworks.bots._compiled"}
    for _, path in written:
        ast.parse(path.read_text(encoding="utf-8"))
        assert path.with_suffix(".pxd").read_text(encoding="utf-8").startswith("cimport cython")


def test_no_compiled_module_is_stale(tmp_path: Path) -> None:
    """The compiled modules match the current source; after an edit, run `make setup`."""
    build = ROOT / "build" / "native"
    if not build.exists():
        pytest.skip("nothing was compiled here")
    for name, path in derive(ROOT / "src", tmp_path):
        built = build / path.relative_to(tmp_path)
        assert built.exists(), f"{name} was never compiled"
        assert built.read_text(encoding="utf-8") == path.read_text(encoding="utf-8"), f"{name} is stale"
