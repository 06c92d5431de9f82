"""Compiles the rules: derives a Cython module from the plain Python source of each group of modules.

A package lists in `compiled.txt` which of its modules are compiled. They become one extension, `_compiled`, in that
package: one derived source in which constants are folded in, and one `.pxd` with the C type of every class attribute,
function and method. Python still sees every module under its own name (`siegeworks._build`). The source itself knows
nothing of all this and runs interpreted as it is.
"""

import ast
import importlib.util
import sys
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

from native_module import STATE_FIELDS, Library, Module, NativeClass, fill_of
from native_rewrite import FRAME_SIZE, Rewriter, check_shadows
from native_types import Declarations

LISTING = "compiled.txt"
EXTENSION = "_compiled"
HEAD = """import cython
from siegeworks.kernel.frames import TOO_DEEP, flatten, snapshot
from siegeworks.kernel.state import CellsCopy
"""


@dataclass(slots=True)
class Group:
    """The modules of a package that are compiled together."""

    package: str
    modules: list[str]
    needs: set[str] = field(default_factory=set)

    @property
    def name(self) -> str:
        return f"{self.package}.{EXTENSION}"


def find_groups(source_root: Path) -> list[Group]:
    """The groups of all packages, each after those it needs, their modules in the order of their imports."""
    library = Library(source_root)
    groups: list[Group] = []
    for listing in sorted(source_root.rglob(LISTING)):
        package = ".".join(listing.parent.relative_to(source_root).parts)
        names = [f"{package}.{line}" for line in listing.read_text(encoding="utf-8").split("\n") if line]
        groups.append(Group(package, names))
    home = {name: group for group in groups for name in group.modules}
    for name in home:
        if library.read(name) is None:
            raise FileNotFoundError(f"{LISTING} of {home[name].package} lists {name}, which does not exist")
    for group in groups:
        imported = {origin for name in group.modules for origin, _ in library.modules[name].imports.values()}
        group.needs = {home[origin].package for origin in imported if origin in home} - {group.package}
        group.modules.sort(key=list(library.modules).index)
        group.modules = _in_order(group.modules, {name: _imports(library, name) for name in group.modules})
    order = _in_order([group.package for group in groups], {group.package: group.needs for group in groups})
    return sorted(groups, key=lambda group: order.index(group.package))


def _imports(library: Library, name: str) -> set[str]:
    return {origin for origin, _ in library.modules[name].imports.values()}


def _in_order(names: list[str], needs: dict[str, set[str]]) -> list[str]:
    """Each name after all that it needs."""
    ordered: list[str] = []

    def add(name: str) -> None:
        if name not in ordered:
            for needed in sorted(needs[name] & set(names)):
                add(needed)
            ordered.append(name)

    for name in names:
        add(name)
    return ordered


class Derivation:
    """Derives the sources of all groups together, since they use each other."""

    def __init__(self, source_root: Path) -> None:
        self.library = Library(source_root)
        self.groups = find_groups(source_root)
        self.home = {name: group for group in self.groups for name in group.modules}
        for name in self.home:
            self.library.read(name)
        self.state_source = _state_methods(source_root)
        self.renames = {group.package: self._unique_names(group) for group in self.groups}

    def _unique_names(self, group: Group) -> dict[str, dict[str, str]]:
        """For each module of a group the global names that must change, because others of the group use them too."""
        # The compiler takes a property for a function of the same name.
        taken = {name: (group.name, name) for name in self._properties(group)}
        renames: dict[str, dict[str, str]] = {name: {} for name in group.modules}
        unique: dict[tuple[str, str], str] = {}
        for name in group.modules:
            module = self.library.modules[name]
            meanings = {own: (name, own) for own in module.definitions()}
            meanings |= {alias: origin for alias, origin in module.imports.items() if alias not in meanings}
            for known, meaning in meanings.items():
                if meaning not in unique:
                    clashes = taken.setdefault(known, meaning) != meaning
                    unique[meaning] = f"{known}_of_{meaning[0].replace('.', '_')}" if clashes else known
                if unique[meaning] != known:
                    renames[name][known] = unique[meaning]
        return renames

    def _properties(self, group: Group) -> set[str]:
        natives = [native for name in group.modules for native in self.library.modules[name].classes.values()]
        return {name for native in natives for name in native.arrays}

    def source(self, group: Group) -> str:
        """The modules of a group as one, and at its end which names belong to which module."""
        parts = [HEAD]
        listed: dict[str, dict[str, str]] = {}
        for name in group.modules:
            module = self.library.modules[name]
            renamed = self.renames[group.package][name]
            check_shadows(module)
            parts.append(self._rewritten(group, module, renamed))
            hidden = {function.name for function in module.functions() if self._is_c_only(module, function)}
            listed[name] = {own: renamed.get(own, own) for own in module.definitions() if own not in hidden}
        parts.append(f"MODULES = {listed!r}\n")
        return "\n\n".join(parts)

    def _is_c_only(self, module: Module, function: ast.FunctionDef) -> bool:
        declared = Declarations(self.library, module, {})
        return any(line.startswith("cdef ") for line in declared.declaration(function))

    def _rewritten(self, group: Group, module: Module, renamed: dict[str, str]) -> str:
        tree = ast.parse(module.path.read_text(encoding="utf-8"))
        body: list[ast.stmt] = []
        for node in tree.body:
            if isinstance(node, ast.ImportFrom):
                node.names = [
                    _renamed_import(alias, renamed) for alias in node.names if not self._declares(group, node, alias)
                ]
                if not node.names:
                    continue
            if isinstance(node, ast.ClassDef) and node.name in module.classes:
                self._fit_class(module, node, module.classes[node.name])
            body.append(node)
        tree.body = body
        Rewriter(self.library, module, renamed).visit(tree)
        return ast.unparse(ast.fix_missing_locations(tree))

    def _declares(self, group: Group, node: ast.ImportFrom, alias: ast.alias) -> bool:
        """Whether the declarations make an import superfluous: of the same group, or of another group's C names."""
        origin = node.module or ""
        return origin in self.home and (self.home[origin] is group or self._is_native(origin, alias.name))

    def _fit_class(self, module: Module, node: ast.ClassDef, native: NativeClass) -> None:
        """Leave the attributes to the declarations; add what a state generates, and how arrays are read outside."""
        node.body = [entry for entry in node.body if isinstance(entry, ast.FunctionDef)]
        added: list[str] = []
        if native.is_state:
            added.append(self._state_methods(module, node))
            node.bases, node.keywords = [], []
        added += [
            f"@property\ndef {name}(self):\n    return CellsCopy(self.{name})\n"
            for name in native.arrays
            if not (native.is_state and name == "frames")
        ]
        node.body += ast.parse("\n".join(added)).body
        node.body = node.body or [ast.Pass()]

    def _state_methods(self, module: Module, node: ast.ClassDef) -> str:
        """The methods of a state from its declaration, and the stack of frames."""
        forms = [ast.unparse(keyword.value) for keyword in node.keywords if keyword.arg == "forms"]
        if len(forms) != 1:
            raise module.error(node, f"{node.name} must name the forms of its frames")
        cells = [f"cell_{place}" for place in range(FRAME_SIZE)]
        lines = [self.state_source.methods(node.name, self._state_fields(module, node), compiled=True)]
        lines.append(f"@property\ndef frames(self):\n    return snapshot({forms[0]}, self.frames, self.depth)\n")
        lines.append(f"def push_frame(self, {', '.join(cells)}):")
        lines.append(f"    if self.depth >= {self.state_source.MOST_FRAMES}:\n        raise IndexError(TOO_DEEP)")
        lines.append(f"    base = self.depth * {FRAME_SIZE}")
        lines += [f"    self.frames[base + {place}] = {cell}" for place, cell in enumerate(cells)]
        lines.append("    self.depth += 1\n")
        lines.append("def pop_frame(self):\n    self.depth -= 1\n")
        return "\n".join(lines)

    def _state_fields(self, module: Module, node: ast.ClassDef) -> dict[str, object]:
        fields: dict[str, object] = dict(self.state_source.GameState.state_fields)
        native = module.classes[node.name]
        for entry in native.node.body:
            if isinstance(entry, ast.AnnAssign) and isinstance(entry.value, ast.Call):
                name, kind = ast.unparse(entry.target), ast.unparse(entry.value.func)
                if kind not in STATE_FIELDS:
                    raise module.error(entry, f"{name} must be declared by one of {', '.join(STATE_FIELDS)}")
                array = native.arrays.get(name)
                size = None if array is None else array.length
                make = getattr(self.state_source, kind)
                fields[name] = make() if kind == "given" else make(size=size, fill=fill_of(module, entry))
        return fields

    def declarations(self, group: Group) -> str:
        """The `.pxd` of a group: what it uses of other groups, then its classes, then its functions."""
        lines = ["cimport cython"]
        for name in group.modules:
            module = self.library.modules[name]
            renamed = self.renames[group.package][name]
            for alias, (origin, there) in module.imports.items():
                if origin in self.home and self.home[origin] is not group and self._is_native(origin, there):
                    other = self.home[origin]
                    known = self.renames[other.package][origin].get(there, there)
                    lines.append(f"from {other.name} cimport {known} as {renamed.get(alias, alias)}")
        lines = list(dict.fromkeys(lines))
        for name in group.modules:
            lines += Declarations(self.library, self.library.modules[name], self.renames[group.package][name]).lines()
        return "\n".join(lines) + "\n"

    def _is_native(self, origin: str, name: str) -> bool:
        module = self.library.modules[origin]
        return name in module.classes or name in {function.name for function in module.functions()}


def _renamed_import(alias: ast.alias, renamed: dict[str, str]) -> ast.alias:
    known = alias.asname or alias.name
    return ast.alias(alias.name, renamed.get(known, alias.asname))


def _state_methods(source_root: Path) -> ModuleType:
    """The kernel's own generator of the methods of a state, loaded from the source that is being compiled."""
    modules: dict[str, ModuleType] = {}
    for name in ("frames", "state"):
        full = f"siegeworks.kernel.{name}"
        spec = importlib.util.spec_from_file_location(full, source_root / "siegeworks" / "kernel" / f"{name}.py")
        if spec is None or spec.loader is None:
            raise FileNotFoundError(full)
        modules[full] = importlib.util.module_from_spec(spec)
        before = {key: sys.modules.get(key) for key in modules}
        sys.modules.update(modules)
        try:
            spec.loader.exec_module(modules[full])
        finally:
            for key, module in before.items():
                if module is None:
                    sys.modules.pop(key, None)
                else:
                    sys.modules[key] = module
    return modules["siegeworks.kernel.state"]


def _write_if_new(path: Path, text: str) -> None:
    """An unchanged file keeps its time, so that only what changed is compiled again."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def derive(source_root: Path, build_root: Path) -> list[tuple[str, Path]]:
    """Write the derived sources; gives each extension's name and the path to compile."""
    derivation = Derivation(source_root)
    written = []
    for group in derivation.groups:
        target = build_root / (group.name.replace(".", "/") + ".py")
        target.parent.mkdir(parents=True, exist_ok=True)
        for folder in target.relative_to(build_root).parents:
            (build_root / folder / "__init__.py").touch()
        _write_if_new(target, derivation.source(group))
        _write_if_new(target.with_suffix(".pxd"), derivation.declarations(group))
        written.append((group.name, target))
    return written
