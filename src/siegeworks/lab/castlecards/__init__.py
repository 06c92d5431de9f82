"""Castlecards in the lab."""
