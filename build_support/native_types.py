"""Derives C declarations from type annotations.

int → long      bool → bint      float → double      Annotated[list[int], N] → int[N]
Annotated[list[float], N] → double[N]      Cells, a form of frame → int *      a class → itself
FloatRows → float[:, ::1]      FloatCells → float[::1]      ByteRows → unsigned char[:, ::1]
LongCells → long long[::1]
"""

import ast
from collections.abc import Iterator

from native_module import Library, Module, NativeClass, methods
from native_rewrite import ARRAY_PREFIX, FRAME_SIZE

SCALARS = {"int": "long", "bool": "bint", "float": "double", "None": "void"}
BUFFERS = {
    "FloatRows": "float[:, ::1]",
    "FloatCells": "float[::1]",
    "ByteRows": "unsigned char[:, ::1]",
    "LongCells": "long long[::1]",
}
"""Arrays of others (NumPy), written in place."""
OBJECTS = {"str": "str", "bytes": "bytes", "list": "list", "dict": "dict", "tuple": "tuple"}
CHECKS = {"void": " except *", "long": " except? -1", "bint": " except? -1", "double": " except? -1"}


class Declarations:
    """The declarations of one module. `renamed` gives the names under which the group knows its globals."""

    def __init__(self, library: Library, module: Module, renamed: dict[str, str]) -> None:
        self.library = library
        self.module = module
        self.renamed = renamed

    def lines(self) -> Iterator[str]:
        for name, native in self.module.classes.items():
            yield from ("", "@cython.final", f"cdef class {self._known(name)}:")
            yield from (f"    {line}" for line in self._members(name, native))
        for function in self.module.functions():
            yield from ("", *self.declaration(function, None))

    def _members(self, name: str, native: NativeClass) -> Iterator[str]:
        for attribute, annotation in native.attributes.items():
            yield f"cdef readonly {self._type(annotation)} {attribute}"
        for attribute, array in native.arrays.items():
            yield f"cdef {array.number} {ARRAY_PREFIX}{attribute}[{array.length}]"
        if native.is_state:
            known = self._known(name)
            yield f"@cython.locals(other={known})"
            yield f"cpdef {known} copy(self)"
            yield f"@cython.locals(other={known})"
            yield f"cpdef {known} public_copy(self)"
            yield "@cython.locals(at=long)"
            yield f"cpdef list changed(self, {known} before)"
            numbers = ", ".join(f"long cell_{place}" for place in range(FRAME_SIZE))
            yield f"cdef void push_frame(self, {numbers}) except *"
            yield "cdef void pop_frame(self) except *"
        for method in methods(native.node):
            yield from self.declaration(method, name)

    def _known(self, name: str) -> str:
        return self.renamed.get(name, name)

    def _type(self, annotation: ast.expr | None) -> str:
        if annotation is None:
            return "object"
        text = ast.unparse(annotation).strip("'\"")
        if text in SCALARS:
            return SCALARS[text]
        if text == "Cells" or self.library.form(self.module, text) is not None:
            return "int *"
        if text in BUFFERS:
            return BUFFERS[text]
        base = text.removesuffix(" | None").split("[")[0]
        if base in OBJECTS and "|" not in base:
            return OBJECTS[base]
        return self._known(base) if self.library.native_class(self.module, base) is not None else "object"

    def declaration(self, function: ast.FunctionDef, owner: str | None = None) -> Iterator[str]:
        """The signature, and the type of each local that is made by calling a native class.

        Without it such a local would be a plain object, and its arrays could not be written.
        """
        made = {
            node.targets[0].id: self._known(node.value.func.id)
            for node in ast.walk(function)
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and isinstance(node.value, ast.Call)
            and isinstance(node.value.func, ast.Name)
            and self.library.native_class(self.module, node.value.func.id) is not None
        }
        if made:
            yield f"@cython.locals({', '.join(f'{name}={kind}' for name, kind in made.items())})"
        yield self._signature(function, owner)

    def _signature(self, function: ast.FunctionDef, owner: str | None) -> str:
        arguments = function.args.args[1:] if owner else function.args.args
        optional = len(arguments) - len(function.args.defaults)
        parts = ["self"] if owner else []
        parts += [
            f"{self._type(argument.annotation)} {argument.arg}" + ("=*" if place >= optional else "")
            for place, argument in enumerate(arguments)
        ]
        result = self._type(function.returns)
        kind = "cdef" if takes_pointers(parts) or result == "int *" else "cpdef"
        name = function.name if owner else self._known(function.name)
        return f"{kind} {result} {name}({', '.join(parts)}){CHECKS.get(result, '')}"


def takes_pointers(parts: list[str]) -> bool:
    return any(part.startswith("int *") for part in parts)
