"""The Siege of Runedar: cooperative, one to four dwarves."""
