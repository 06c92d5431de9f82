"""Extras: optional libraries that only some parts of the program need."""

import importlib
from types import ModuleType

from siegeworks.kernel.problem import Problem

OWN_PACKAGE = __name__.partition(".")[0]


def need(module: str, extra: str) -> ModuleType:
    """Import a module that needs an extra; if that is not installed, raise a problem with the command to install it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == OWN_PACKAGE:
            raise  # a bug of Siegeworks itself, which installing something would not fix
        raise Problem("extra-missing", extra=extra) from None
