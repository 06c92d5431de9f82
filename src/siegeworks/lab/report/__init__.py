"""The report on recorded games: one page and its pictures."""
