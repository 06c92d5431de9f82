"""The rules of The Siege of Runedar, one module for each chapter; `legal` and `apply` are the entry points."""
