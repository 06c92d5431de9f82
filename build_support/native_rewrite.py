"""Rewrites one module for the compiler: constants become numbers, frames cells of an array, arrays plain C arrays."""

import ast
from collections.abc import Iterator
from typing import TypeGuard

from native_module import Library, Module, NativeClass

FRAME_FUNCTIONS = "siegeworks.kernel.frames"
FRAME_SIZE = 6
ARRAY_PREFIX = "c_"
"""Begins the C name of an array; under its own name, code that is not compiled gets a copy that refuses changes."""


STATE_COPIES = ("copy", "public_copy", "__new__")


def array_names(library: Library) -> set[str]:
    """The attributes that are arrays in some native class."""
    return {name for module in library.modules.values() for native in module.classes.values() for name in native.arrays}


def check_shadows(module: Module) -> None:
    """Refuse a local name that equals a constant: the constant would be folded in its place."""
    for function in ast.walk(module.tree):
        if not isinstance(function, ast.FunctionDef | ast.Lambda):
            continue
        for name, node in bindings(function):
            if name in module.constants:
                raise module.error(node, f"{name} is a constant of this module and cannot be a local name as well")


def bindings(function: ast.FunctionDef | ast.Lambda) -> Iterator[tuple[str, ast.AST]]:
    """The names that a function binds: its parameters, and what it assigns to."""
    arguments = function.args
    extra = [argument for argument in (arguments.vararg, arguments.kwarg) if argument is not None]
    for argument in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, *extra]:
        yield argument.arg, argument
    for part in function.body if isinstance(function.body, list) else [function.body]:
        for node in ast.walk(part):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                yield node.id, node
            elif isinstance(node, ast.ExceptHandler) and node.name:
                yield node.name, node


class Rewriter(ast.NodeTransformer):
    """Rewrites the functions of a module. `renamed` gives the names under which globals of the group are known."""

    def __init__(self, library: Library, module: Module, renamed: dict[str, str]) -> None:
        self.library = library
        self.module = module
        self.arrays = array_names(library)
        self.renamed = renamed
        self.locals: set[str] = set()
        self.frames: dict[str, list[str]] = {}
        self.in_function = False
        self.owner: NativeClass | None = None
        self.types: dict[str, NativeClass] = {}

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        outer = (self.locals, self.frames, self.in_function, self.types)
        self.locals = self.locals | {name for name, _ in bindings(node)}
        self.frames = self._frame_names(node)
        self.in_function = True
        self.types = self._local_types(node)
        if not outer[2]:
            node.name = self.renamed.get(node.name, node.name)
        node.returns = None
        for argument in [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]:
            argument.annotation = None
        self.generic_visit(node)
        self.locals, self.frames, self.in_function, self.types = outer
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        methods = [entry.name for entry in node.body if isinstance(entry, ast.FunctionDef)]
        name = self.renamed.get(node.name, node.name)
        self.owner = self.module.classes.get(node.name)
        self.generic_visit(node)
        self.owner = None
        own = [entry for entry in node.body if isinstance(entry, ast.FunctionDef)]
        for entry, method in zip(own, methods, strict=True):
            entry.name = method
        node.name = name
        return node

    def visit_Name(self, node: ast.Name) -> ast.AST:
        if node.id in self.locals:
            return node
        if self.in_function and isinstance(node.ctx, ast.Load) and node.id in self.module.constants:
            return ast.copy_location(ast.Constant(self.module.constants[node.id]), node)
        node.id = self.renamed.get(node.id, node.id)
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        frame = self._frame_attribute(node)
        if frame is not None:
            return frame
        is_array = self._is_array(node)
        self.generic_visit(node)
        if is_array:
            node.attr = ARRAY_PREFIX + node.attr
        return node

    def _is_array(self, node: ast.Attribute) -> bool:
        """Whether an attribute is an array; where its owner is not known, the compiler would look for it in vain."""
        if node.attr not in self.arrays:
            return False
        owner = self._type_of(node.value)
        if owner is None:
            raise self.module.error(node, f"cannot see whether {ast.unparse(node)} is an array: annotate or rename it")
        return node.attr in owner.arrays

    def _local_types(self, function: ast.FunctionDef) -> dict[str, NativeClass]:
        """The native classes of parameters and of what is assigned, as far as the annotations say it."""
        self.types = {}
        if self.owner is not None and function.args.args:
            self.types[function.args.args[0].arg] = self.owner
        for argument in function.args.args:
            self._note_type(argument.arg, self._annotated_type(self.module, argument.annotation))
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self._note_type(node.targets[0].id, self._type_of(node.value))
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self._note_type(node.target.id, self._annotated_type(self.module, node.annotation))
        return self.types

    def _note_type(self, name: str, native: NativeClass | None) -> None:
        if native is not None:
            self.types[name] = native

    def _annotated_type(self, module: Module, annotation: ast.expr | None) -> NativeClass | None:
        if annotation is None:
            return None
        text = ast.unparse(annotation).strip("'\"").removesuffix(" | None")
        return self.library.native_class(module, text)

    def _type_of(self, node: ast.expr) -> NativeClass | None:
        """The native class of an expression, as far as the annotations say it."""
        if isinstance(node, ast.Name):
            return self.types.get(node.id) or self.library.native_class(self.module, node.id)
        if isinstance(node, ast.Attribute):
            owner = self._type_of(node.value)
            if owner is None or node.attr not in owner.attributes:
                return None
            return self._annotated_type(owner.module, owner.attributes[node.attr])
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            return self.library.native_class(self.module, node.func.id) or self._result_type(node.func.id)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in STATE_COPIES:
            owner = self._type_of(node.func.value)
            return owner if owner is not None and owner.is_state else None
        return None

    def _result_type(self, name: str) -> NativeClass | None:
        origin, there = self.module.imports.get(name, (self.module.name, name))
        module = self.library.modules.get(origin)
        for function in module.functions() if module is not None else ():
            if module is not None and function.name == there:
                return self._annotated_type(module, function.returns)
        return None

    def visit_Call(self, node: ast.Call) -> ast.AST:
        function = self._frame_function(node)
        if function is None:
            self.generic_visit(node)
            return node
        state = self._state(node)
        if function == "pop":
            return _expression(f"{state}.pop_frame()")
        if function == "push":
            return _expression(f"{state}.push_frame({', '.join(self._pushed(node))})")
        cell = f"{state}.{ARRAY_PREFIX}frames[{self._base(node, function, state)}]"
        return _expression(cell if function in ("top_kind", "kind_at") else f"cython.address({cell})")

    def _frame_function(self, node: ast.Call) -> str | None:
        if not isinstance(node.func, ast.Name) or node.func.id in self.locals:
            return None
        origin, name = self.module.imports.get(node.func.id, ("", ""))
        return name if origin == FRAME_FUNCTIONS and name.islower() else None

    def _state(self, node: ast.Call) -> str:
        """The state in whose stack a call of a frame function looks."""
        native = self._type_of(node.args[0])
        if native is None or not native.is_state:
            raise self.module.error(
                node, f"cannot see that {ast.unparse(node.args[0])} is a state: pass it to an annotated parameter"
            )
        return ast.unparse(self.visit(node.args[0]))

    def _base(self, node: ast.Call, function: str, state: str) -> str:
        """Where the frame begins that a call names."""
        if function in ("top", "top_kind"):
            return f"({state}.depth - 1) * {FRAME_SIZE}"
        return f"({ast.unparse(self.visit(node.args[1]))}) * {FRAME_SIZE}"

    def _gives_frame(self, node: ast.expr) -> TypeGuard[ast.Call]:
        return isinstance(node, ast.Call) and self._frame_function(node) in ("top", "frame_at")

    def _form(self, node: ast.Call) -> list[str]:
        """The names of the numbers of the frame that `top` or `frame_at` gives."""
        form = self.library.form(self.module, ast.unparse(node.args[-1]))
        if form is None:
            raise self.module.error(node, f"{ast.unparse(node)} does not name a form of frame")
        return form

    def _frame_names(self, function: ast.FunctionDef) -> dict[str, list[str]]:
        """The local names that mean frames."""
        frames: dict[str, list[str]] = {}
        for argument in function.args.args:
            form = self.library.form(self.module, ast.unparse(argument.annotation)) if argument.annotation else None
            if form is not None:
                frames[argument.arg] = form
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and self._gives_frame(node.value):
                frames[node.targets[0].id] = self._form(node.value)
        for node in ast.walk(function):
            if isinstance(node, ast.Assign | ast.AugAssign | ast.For):
                target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                known = isinstance(target, ast.Name) and target.id in frames
                if known and not (isinstance(node, ast.Assign) and self._gives_frame(node.value)):
                    raise self.module.error(
                        node, f"{ast.unparse(target)} is a frame and something else in one function"
                    )
        return frames

    def _frame_attribute(self, node: ast.Attribute) -> ast.AST | None:
        """A number of a frame as the cell it is in."""
        if isinstance(node.value, ast.Name) and node.value.id in self.frames:
            place = self._place(node, self.frames[node.value.id])
            return _expression(f"{node.value.id}[{place}]", node.ctx)
        if self._gives_frame(node.value):
            function = self._frame_function(node.value) or ""
            place = self._place(node, self._form(node.value))
            state = self._state(node.value)
            base = self._base(node.value, function, state)
            return _expression(f"{state}.{ARRAY_PREFIX}frames[{base} + {place}]", node.ctx)
        return None

    def _place(self, node: ast.Attribute, form: list[str]) -> int:
        if node.attr not in form:
            raise self.module.error(node, f"the frame has no number called {node.attr}")
        return form.index(node.attr)

    def _pushed(self, node: ast.Call) -> list[str]:
        """The six numbers of a frame that is built in a call of `push`."""
        made = node.args[1]
        form = self.library.form(self.module, ast.unparse(made.func)) if isinstance(made, ast.Call) else None
        if not isinstance(made, ast.Call) or form is None:
            raise self.module.error(node, "push takes a frame that is built in the same call")
        given = dict(zip(form, made.args, strict=False)) | {word.arg or "": word.value for word in made.keywords}
        numbers = [ast.unparse(self.visit(given[name])) if name in given else "0" for name in form]
        return numbers + ["0"] * (FRAME_SIZE - len(numbers))


def _expression(text: str, context: ast.expr_context | None = None) -> ast.expr:
    made = ast.parse(text, mode="eval").body
    if context is not None and isinstance(made, ast.Subscript):
        made.ctx = context
    return made
