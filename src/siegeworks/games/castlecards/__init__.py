"""Castlecards: competitive, two to four fortresses."""
