"""Castlecards: a competitive game for two to four fortresses."""
