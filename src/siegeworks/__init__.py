"""Siegeworks: a digital table for two siege games."""

import os

__version__ = "0.2.0"

if os.environ.get("SIEGEWORKS_PURE"):
    from siegeworks._pure import prefer_source

    prefer_source()
