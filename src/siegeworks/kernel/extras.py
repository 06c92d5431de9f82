"""Extras: libraries that only some parts of the program need, and the answer when one is not installed."""

import importlib
from types import ModuleType

from siegeworks.kernel.problem import Problem

OWN_PACKAGE = __name__.partition(".")[0]


def need(module: str, extra: str) -> ModuleType:
    """Import a module that needs an extra; without it, raise a problem with the command that installs it."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] == OWN_PACKAGE:
            raise  # a fault of our own, which no installation would repair
        raise Problem("extra-missing", extra=extra) from None
