"""The Siege of Runedar in the terminal."""
