"""Castlecards in numbers, for learners."""
