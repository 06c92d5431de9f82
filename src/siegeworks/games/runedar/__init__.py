"""The Siege of Runedar: a cooperative game for one to four dwarves."""
