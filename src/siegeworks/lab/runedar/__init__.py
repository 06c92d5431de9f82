"""The Siege of Runedar in the lab."""
