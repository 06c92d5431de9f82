"""Bots for The Siege of Runedar."""
