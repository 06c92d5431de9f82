"""Extras: libraries that only some commands need, and what to do when one is missing."""

import importlib
from types import ModuleType

from siegeworks.kernel.problem import Problem


def need(module: str, extra: str) -> ModuleType:
    """A module that comes with an extra of the package; refuses with the command that installs it."""
    try:
        return importlib.import_module(module)
    except ImportError:
        raise Problem("extra-missing", extra=extra) from None
