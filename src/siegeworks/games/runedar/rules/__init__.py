"""The rules of The Siege of Runedar, a file for each chapter; `legal` and `apply` are the way in."""
