"""Siegeworks: a digital table for two siege games."""

__version__ = "0.1.0"
