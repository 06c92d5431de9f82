"""Barbican: a small siege game for two, as a plug-in of Siegeworks."""
