"""Castlecards in the terminal."""
