"""The Siege of Runedar in numbers, for learners."""
