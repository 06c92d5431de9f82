"""The rules of Castlecards, one module for each chapter; `legal` and `apply` are the entry points."""
