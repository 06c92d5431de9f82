"""The compiled build is made from the source that is here, by declarations derived from its annotations."""

import ast
from pathlib import Path

import pytest
from native_build import CONSTANTS, NATIVE, Derivation, derive

ROOT = Path(__file__).parents[2]


@pytest.fixture
def sample(tmp_path: Path) -> Path:
    package = tmp_path / "sample"
    package.mkdir()
    (package / "names.py").write_text("from typing import Final\n\nSIZE: Final = 3\nDOUBLE: Final = SIZE * 2\n")
    (package / "state.py").write_text(
        "from typing import Annotated\n\nfrom sample.names import DOUBLE, SIZE\n\n\n"
        "class State:\n    __slots__ = ('cells', 'gold')\n\n    gold: int\n"
        "    cells: Annotated[list[int], DOUBLE]\n\n    def __init__(self) -> None:\n        self.gold = SIZE\n"
        "        self.cells = [0] * DOUBLE\n\n\ndef poor(s: State, bound: int) -> bool:\n"
        "    return s.gold < bound + SIZE\n\n\ndef named(s: State, *names: str) -> int:\n    return len(names)\n"
    )
    return tmp_path


def test_annotations_become_declarations(sample: Path) -> None:
    derivation = Derivation(["sample.names", "sample.state"], sample)
    declared = derivation.declarations(derivation.modules["sample.state"])
    assert "cdef readonly long gold" in declared
    assert "cdef readonly int cells[6]" in declared
    assert "cpdef bint poor(State s, long bound) except? -1" in declared
    assert "named" not in declared


def test_arrays_of_others_are_written_in_place(sample: Path) -> None:
    source = (
        "from sample.state import State\n\n\ndef put(s: State, rows: FloatRows, marks: ByteRows) -> None:\n    pass\n"
    )
    (sample / "sample" / "rows.py").write_text(source)
    derivation = Derivation(["sample.names", "sample.state", "sample.rows"], sample)
    declared = derivation.declarations(derivation.modules["sample.rows"])
    assert "cpdef void put(State s, float[:, ::1] rows, unsigned char[:, ::1] marks) except *" in declared


def test_constants_are_folded_and_lines_stay(sample: Path) -> None:
    derivation = Derivation(["sample.names", "sample.state"], sample)
    module = derivation.modules["sample.state"]
    folded = derivation.source(module)
    assert "s.gold < bound + 3" in folded
    assert "[0] * 6" in folded
    assert folded.count("\n") == module.text.count("\n")
    ast.parse(folded)


def test_every_native_module_derives(tmp_path: Path) -> None:
    written = derive(ROOT / "src", tmp_path)
    assert [name for name, _ in written] == NATIVE
    for _, path in written:
        ast.parse(path.read_text(encoding="utf-8"))
        assert path.with_suffix(".pxd").read_text(encoding="utf-8").startswith("cimport cython")


def test_no_native_module_is_stale(tmp_path: Path) -> None:
    """The derived sources that were compiled are those of the tree: edit, then `make setup`."""
    build = ROOT / "build" / "native"
    if not build.exists():
        pytest.skip("nothing was compiled here")
    for _, path in derive(ROOT / "src", tmp_path):
        built = build / path.relative_to(tmp_path)
        assert built.read_text(encoding="utf-8") == path.read_text(encoding="utf-8"), f"{built.name} is stale"


def test_constant_modules_define_no_native_class() -> None:
    derivation = Derivation([*CONSTANTS, *NATIVE], ROOT / "src")
    for name in CONSTANTS:
        assert not list(derivation.modules[name].classes())
