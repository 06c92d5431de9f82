"""Bots for Castlecards."""
