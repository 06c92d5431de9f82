"""Reads the Python source that is to be compiled: its constants, imports, classes and forms of frames."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

PACKAGE = "siegeworks"
STATE_BASE = "GameState"
STATE_FIELDS = ("public", "hidden", "given")
FRAME_BASE = "Frame"


class NativeBuildError(Exception):
    """Source that runs interpreted but would mean something else compiled."""


@dataclass(frozen=True, slots=True)
class Array:
    """An array of numbers in a C structure."""

    number: str
    length: int


@dataclass(slots=True)
class NativeClass:
    """A class that becomes a C structure, with the annotations of its attributes."""

    module: "Module"
    node: ast.ClassDef
    is_state: bool
    attributes: dict[str, ast.expr] = field(default_factory=dict)
    arrays: dict[str, Array] = field(default_factory=dict)


class Module:
    """One source file with what the others need to know of it."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.constants: dict[str, int | float] = {}
        self.imports: dict[str, tuple[str, str]] = {}
        """For each imported name the module it comes from and its name there."""
        self.classes: dict[str, NativeClass] = {}
        self.forms: dict[str, list[str]] = {}
        """For each form of frame the names of its numbers, the kind first."""

    def functions(self) -> Iterator[ast.FunctionDef]:
        yield from (node for node in self.tree.body if isinstance(node, ast.FunctionDef) and declarable(node))

    def definitions(self) -> list[str]:
        """The names that the module itself defines."""
        names: list[str] = []
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                names.append(node.name)
            elif isinstance(node, ast.Assign):
                names += [target.id for target in node.targets if isinstance(target, ast.Name)]
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                names.append(node.target.id)
        return names

    def error(self, node: ast.AST, sentence: str) -> NativeBuildError:
        return NativeBuildError(f"{self.path}:{getattr(node, 'lineno', 1)}: {sentence}")


class Library:
    """All modules that were read; each is read once, after those it imports."""

    def __init__(self, source_root: Path) -> None:
        self.source_root = source_root
        self.modules: dict[str, Module] = {}

    def read(self, name: str) -> Module | None:
        """A module of this package; None for any other."""
        if name in self.modules:
            return self.modules[name]
        path = self.source_root / (name.replace(".", "/") + ".py")
        if not path.exists():
            return None
        module = Module(name, path)
        self.modules[name] = module
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                self.read(node.module)
                for alias in node.names:
                    module.imports[alias.asname or alias.name] = (node.module, alias.name)
        self._read_constants(module)
        self._read_classes(module)
        return module

    def form(self, module: Module, name: str) -> list[str] | None:
        """The names of a frame's numbers, if this name means a form of frame here."""
        origin, there = module.imports.get(name, (module.name, name))
        known = self.modules.get(origin)
        return None if known is None else known.forms.get(there)

    def native_class(self, module: Module, name: str) -> NativeClass | None:
        origin, there = module.imports.get(name, (module.name, name))
        known = self.modules.get(origin)
        return None if known is None else known.classes.get(there)

    def _read_constants(self, module: Module) -> None:
        """Evaluate `NAME: Final = <number>`."""
        for name, (origin, there) in module.imports.items():
            if origin in self.modules and there in self.modules[origin].constants:
                module.constants[name] = self.modules[origin].constants[there]
        for node in module.tree.body:
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and isinstance(node.annotation, ast.Name)
                and node.annotation.id == "Final"
                and node.value is not None
            ):
                value = _evaluate(node.value, module)
                if value is not None:
                    module.constants[node.target.id] = value

    def _read_classes(self, module: Module) -> None:
        for node in module.tree.body:
            if not isinstance(node, ast.ClassDef):
                continue
            bases = [ast.unparse(base) for base in node.bases]
            if FRAME_BASE in bases:
                module.forms[node.name] = ["kind", *_annotated(node)]
            elif STATE_BASE in bases:
                base = self.native_class(module, STATE_BASE)
                module.classes[node.name] = self._state_class(module, node, base)
            elif node.name == STATE_BASE or any(_assigns(entry, "__slots__") for entry in node.body):
                module.classes[node.name] = self._slotted_class(module, node)

    def _slotted_class(self, module: Module, node: ast.ClassDef) -> NativeClass:
        made = NativeClass(module, node, is_state=False)
        for entry in _fields(node):
            name = ast.unparse(entry.target)
            array = annotated_array(module, entry.annotation) or self._declared_array(module, entry)
            if array is not None:
                made.arrays[name] = array
            elif not ast.unparse(entry.annotation).startswith("ClassVar"):
                made.attributes[name] = entry.annotation
        return made

    def _state_class(self, module: Module, node: ast.ClassDef, base: NativeClass | None) -> NativeClass:
        made = self._slotted_class(module, node)
        made.is_state = True
        if base is None:
            raise module.error(node, f"{node.name} needs {STATE_BASE} imported by name")
        made.attributes = base.attributes | made.attributes
        made.arrays = base.arrays | made.arrays
        return made

    def _declared_array(self, module: Module, entry: ast.AnnAssign) -> Array | None:
        """The array that a field of a state declares."""
        value = entry.value
        if isinstance(value, ast.Call) and ast.unparse(value.func) in STATE_FIELDS:
            for keyword in value.keywords:
                if keyword.arg == "size":
                    return Array("int", _length(module, keyword.value))
        return None


def annotated_array(module: Module, annotation: ast.expr) -> Array | None:
    """The array that `Annotated[list[int], length]` declares."""
    if not (isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Annotated"):
        return None
    if not isinstance(annotation.slice, ast.Tuple) or len(annotation.slice.elts) != 2:
        raise module.error(annotation, f"{ast.unparse(annotation)} is not of the form Annotated[list[int], length]")
    kind, length = annotation.slice.elts
    numbers = {"list[int]": "int", "list[float]": "double"}
    if ast.unparse(kind) not in numbers:
        raise module.error(annotation, f"{ast.unparse(kind)} cannot become an array")
    return Array(numbers[ast.unparse(kind)], _length(module, length))


def _length(module: Module, expression: ast.expr) -> int:
    value = _evaluate(expression, module)
    if type(value) is not int or value < 1:
        raise module.error(expression, f"the length {ast.unparse(expression)} is not known at build time")
    return value


def _evaluate(expression: ast.expr, module: Module) -> int | float | None:
    """The number an expression of constants stands for; None if it is not one."""
    try:
        value = eval(ast.unparse(expression), {"__builtins__": {}}, dict(module.constants))
    except (NameError, TypeError):
        return None
    return value if type(value) in (int, float) else None


def fill_of(module: Module, entry: ast.AnnAssign) -> int:
    """The first value of a field of a state."""
    for keyword in entry.value.keywords if isinstance(entry.value, ast.Call) else ():
        if keyword.arg == "fill":
            value = _evaluate(keyword.value, module)
            if type(value) is int:
                return value
            raise module.error(keyword, f"the first value {ast.unparse(keyword.value)} is not known at build time")
    return 0


def _fields(node: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    for entry in node.body:
        if isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name):
            yield entry


def _annotated(node: ast.ClassDef) -> list[str]:
    return [ast.unparse(entry.target) for entry in _fields(node)]


def _assigns(node: ast.stmt, name: str) -> bool:
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name


def declarable(function: ast.FunctionDef) -> bool:
    """Functions with closures, generators or keyword-only arguments stay ordinary Python functions."""
    held = (ast.GeneratorExp, ast.Lambda, ast.FunctionDef, ast.Yield, ast.Await)
    arguments = function.args
    plain = not (arguments.kwonlyargs or arguments.vararg or arguments.kwarg or function.decorator_list)
    return plain and not any(isinstance(node, held) for part in function.body for node in ast.walk(part))


def methods(node: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    for entry in node.body:
        if isinstance(entry, ast.FunctionDef) and not entry.name.startswith("__") and declarable(entry):
            yield entry
