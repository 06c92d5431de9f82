"""Siegeworks: a digital table for two siege games."""

from siegeworks._build import install_finder

__version__ = "0.2.0"

install_finder()
