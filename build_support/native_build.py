"""Compiles the rules: derives C declarations from the type annotations of the plain Python source.

For each module listed in `NATIVE` this writes, into a build folder, the source with its `Final`
numbers folded in, and a `.pxd` with the C type of every class attribute, function and method:

    int → long      bool → bint      float → double      Annotated[list[int], N] → int[N]
    Annotated[list[float], N] → double[N]      Cells → int *      a class → itself
    FloatRows → float[:, ::1]      FloatCells → float[::1]      ByteRows → unsigned char[:, ::1]
    LongCells → long long[::1]

Cython then compiles the pair. The source itself knows nothing of it and runs interpreted as it is.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

CONSTANTS = [
    "siegeworks.games.runedar.names",
    "siegeworks.games.runedar.frames",
    "siegeworks.games.runedar.actions",
    "siegeworks.games.runedar.events",
    "siegeworks.games.runedar.rules.rule_ids",
    "siegeworks.games.castlecards.names",
    "siegeworks.games.castlecards.frames",
    "siegeworks.games.castlecards.actions",
    "siegeworks.games.castlecards.events",
    "siegeworks.games.castlecards.rules.rule_ids",
    "siegeworks.rl.runedar.pending_layout",
]
"""Read for their constants only, in the order of their imports."""

NATIVE = [
    "siegeworks.kernel.chance",
    "siegeworks.kernel.events",
    "siegeworks.kernel.actions",
    "siegeworks.games.runedar.content",
    "siegeworks.games.runedar.state",
    "siegeworks.games.runedar.rules.enemies",
    "siegeworks.games.runedar.rules.upgrades",
    "siegeworks.games.runedar.rules.mercenaries",
    "siegeworks.games.runedar.rules.work",
    "siegeworks.games.runedar.rules.fight",
    "siegeworks.games.runedar.rules.uses",
    "siegeworks.games.runedar.rules.turn",
    "siegeworks.games.runedar.rules.legal",
    "siegeworks.games.runedar.rules.apply",
    "siegeworks.games.runedar.view",
    "siegeworks.games.runedar.guess",
    "siegeworks.games.castlecards.content",
    "siegeworks.games.castlecards.state",
    "siegeworks.games.castlecards.rules.cards",
    "siegeworks.games.castlecards.rules.fortress",
    "siegeworks.games.castlecards.rules.battle",
    "siegeworks.games.castlecards.rules.attack",
    "siegeworks.games.castlecards.rules.village",
    "siegeworks.games.castlecards.rules.turn",
    "siegeworks.games.castlecards.rules.legal",
    "siegeworks.games.castlecards.rules.apply",
    "siegeworks.games.castlecards.view",
    "siegeworks.games.castlecards.guess",
    "siegeworks.bots.net",
    "siegeworks.bots.search",
    "siegeworks.bots.runedar.heuristics",
    "siegeworks.bots.runedar.attacks",
    "siegeworks.bots.runedar.prospects",
    "siegeworks.bots.runedar.greedy",
    "siegeworks.bots.runedar.features",
    "siegeworks.bots.runedar.evaluator",
    "siegeworks.bots.castlecards.heuristics",
    "siegeworks.bots.castlecards.greedy",
    "siegeworks.bots.castlecards.odds",
    "siegeworks.bots.castlecards.pending",
    "siegeworks.bots.castlecards.features",
    "siegeworks.bots.castlecards.sets",
    "siegeworks.bots.castlecards.evaluator",
    "siegeworks.rl.sheet",
    "siegeworks.rl.rows",
    "siegeworks.rl.runedar.observation",
    "siegeworks.rl.runedar.rows",
    "siegeworks.rl.castlecards.observation",
    "siegeworks.rl.castlecards.rows",
]
"""Compiled, in the order of their imports."""

SCALARS = {"int": "long", "bool": "bint", "float": "double", "None": "void"}
BUFFERS = {
    "FloatRows": "float[:, ::1]",
    "FloatCells": "float[::1]",
    "ByteRows": "unsigned char[:, ::1]",
    "LongCells": "long long[::1]",
}
"""Arrays of others (NumPy), written in place."""
OBJECTS = {"str": "str", "bytes": "bytes", "list": "list", "dict": "dict", "tuple": "tuple"}


class Module:
    """One source file with what the others need to know of it."""

    def __init__(self, name: str, source_root: Path) -> None:
        self.name = name
        self.path = source_root / (name.replace(".", "/") + ".py")
        self.text = self.path.read_text(encoding="utf-8")
        self.tree = ast.parse(self.text)
        self.constants: dict[str, int | float] = {}
        self.imports: dict[str, str] = {}
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module:
                self.imports.update({alias.asname or alias.name: node.module for alias in node.names})

    def classes(self) -> Iterator[ast.ClassDef]:
        """The classes that become C structures: the slotted ones."""
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef) and any(_assigns(entry, "__slots__") for entry in node.body):
                yield node

    def functions(self) -> Iterator[ast.FunctionDef]:
        yield from (node for node in self.tree.body if isinstance(node, ast.FunctionDef) and _declarable(node))


def _assigns(node: ast.stmt, name: str) -> bool:
    return isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == name


class Derivation:
    """Derives the declarations of all native modules together, since they use each other."""

    def __init__(self, names: list[str], source_root: Path) -> None:
        self.modules = {name: Module(name, source_root) for name in names}
        self.native_classes = {
            (module.name, node.name) for module in self.modules.values() for node in module.classes()
        }
        for module in self.modules.values():
            self._fold_definitions(module)

    def _fold_definitions(self, module: Module) -> None:
        """Evaluate `NAME: Final = <number>`; modules are listed in the order of their imports."""
        for node in module.tree.body:
            if isinstance(node, ast.ImportFrom) and node.module in self.modules:
                known = self.modules[node.module].constants
                module.constants.update({a.asname or a.name: known[a.name] for a in node.names if a.name in known})
            if (
                isinstance(node, ast.AnnAssign)
                and isinstance(node.target, ast.Name)
                and isinstance(node.annotation, ast.Name)
                and node.annotation.id == "Final"
                and node.value is not None
            ):
                try:
                    value = eval(ast.unparse(node.value), {"__builtins__": {}}, dict(module.constants))
                except (NameError, TypeError):
                    continue
                if type(value) in (int, float):
                    module.constants[node.target.id] = value

    def source(self, module: Module) -> str:
        """The source with constants folded where they are read, line numbers unchanged."""
        lines = [line.encode() for line in module.text.split("\n")]
        reads = [
            node
            for function in ast.walk(module.tree)
            if isinstance(function, ast.FunctionDef)
            for statement in function.body
            for node in ast.walk(statement)
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id in module.constants
        ]
        places = sorted({(node.lineno, node.col_offset, node.id) for node in reads}, reverse=True)
        for line_number, column, name in places:
            line = lines[line_number - 1]
            value = repr(module.constants[name]).encode()
            lines[line_number - 1] = line[:column] + value + line[column + len(name.encode()) :]
        return "\n".join(line.decode() for line in lines)

    def declarations(self, module: Module) -> str:
        """The `.pxd`: imports of native names, then classes, then functions."""
        out = ["cimport cython"]
        for name, origin in module.imports.items():
            if origin in NATIVE and self._is_native(self.modules[origin], name):
                out.append(f"from {origin} cimport {name}")
        for node in module.classes():
            out += ["", "@cython.final", f"cdef class {node.name}:"]
            out += [f"    cdef readonly {line}" for line in self._attributes(module, node)]
            for method in _methods(node):
                out += [f"    {line}" for line in self._declaration(module, method, node.name)]
        for function in module.functions():
            out += ["", *self._declaration(module, function, None)]
        return "\n".join(out) + "\n"

    def _is_native(self, module: Module, name: str) -> bool:
        classes = {node.name for node in module.classes()}
        return name in classes or name in {node.name for node in module.functions()}

    def _attributes(self, module: Module, node: ast.ClassDef) -> Iterator[str]:
        for entry in node.body:
            if isinstance(entry, ast.AnnAssign) and isinstance(entry.target, ast.Name):
                array = self._array(module, entry.annotation)
                if array is not None:
                    yield f"{array[0]} {entry.target.id}[{array[1]}]"
                else:
                    yield f"{self._type(module, entry.annotation)} {entry.target.id}"

    def _array(self, module: Module, annotation: ast.expr) -> tuple[str, int] | None:
        """The C type and the length of an array."""
        if isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Annotated":
            kind, length = ast.unparse(annotation.slice).strip("()").split(",", 1)
            number = "double" if kind == "list[float]" else "int"
            return number, int(eval(length, {"__builtins__": {}}, dict(module.constants)))
        return None

    def _type(self, module: Module, annotation: ast.expr | None) -> str:
        if annotation is None:
            return "object"
        text = ast.unparse(annotation).strip("'\"")
        if text in SCALARS:
            return SCALARS[text]
        if text == "Cells":
            return "int *"
        if text in BUFFERS:
            return BUFFERS[text]
        base = text.removesuffix(" | None").split("[")[0]
        if base in OBJECTS and "|" not in base:
            return OBJECTS[base]
        return base if self._knows_class(module, base) else "object"

    def _knows_class(self, module: Module, name: str) -> bool:
        """Whether a name means a native class here: both games have a `State`, each its own."""
        return (module.name, name) in self.native_classes or (module.imports.get(name), name) in self.native_classes

    def _declaration(self, module: Module, function: ast.FunctionDef, owner: str | None) -> Iterator[str]:
        """The signature, and the type of each local that is made by calling a native class.

        Without it such a local would be a plain object, and writing to one of its arrays would change a copy.
        """
        made = {
            node.targets[0].id: node.value.func.id
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.Call)
            and isinstance(node.value.func, ast.Name)
            and self._knows_class(module, node.value.func.id)
        }
        if made:
            yield f"@cython.locals({', '.join(f'{name}={kind}' for name, kind in made.items())})"
        yield self._signature(module, function, owner)

    def _signature(self, module: Module, function: ast.FunctionDef, owner: str | None) -> str:
        arguments = function.args.args[1:] if owner else function.args.args
        parts = ["self"] if owner else []
        optional = len(arguments) - len(function.args.defaults)
        parts += [
            f"{self._type(module, argument.annotation)} {argument.arg}" + ("=*" if place >= optional else "")
            for place, argument in enumerate(arguments)
        ]
        result = self._type(module, function.returns)
        check = {"void": " except *", "long": " except? -1", "bint": " except? -1", "double": " except? -1"}
        pointers = any(part.startswith("int *") for part in parts)
        kind = "cdef" if pointers else "cpdef"
        return f"{kind} {result} {function.name}({', '.join(parts)}){check.get(result, '')}"


def _declarable(function: ast.FunctionDef) -> bool:
    """Functions with closures, generators or keyword-only arguments stay ordinary Python functions."""
    held = (ast.GeneratorExp, ast.Lambda, ast.FunctionDef, ast.Yield, ast.Await)
    arguments = function.args
    plain = not (arguments.kwonlyargs or arguments.vararg or arguments.kwarg or function.decorator_list)
    return plain and not any(isinstance(node, held) for part in function.body for node in ast.walk(part))


def _methods(node: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    for entry in node.body:
        if isinstance(entry, ast.FunctionDef) and not entry.name.startswith("__") and _declarable(entry):
            yield entry


def _write_if_new(path: Path, text: str) -> None:
    """An unchanged file keeps its time, so that only what changed is compiled again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def derive(source_root: Path, build_root: Path) -> list[tuple[str, Path]]:
    """Write the derived sources; gives each module's name and the path to compile."""
    derivation = Derivation([*CONSTANTS, *NATIVE], source_root)
    written = []
    for name in NATIVE:
        module = derivation.modules[name]
        target = build_root / module.path.relative_to(source_root)
        target.parent.mkdir(parents=True, exist_ok=True)
        for folder in target.relative_to(build_root).parents:
            (build_root / folder / "__init__.py").touch()
        _write_if_new(target, derivation.source(module))
        _write_if_new(target.with_suffix(".pxd"), derivation.declarations(module))
        written.append((module.name, target))
    return written
