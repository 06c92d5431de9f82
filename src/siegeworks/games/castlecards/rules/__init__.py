"""The rules of Castlecards, a file for each chapter; `legal` and `apply` are the way in."""
