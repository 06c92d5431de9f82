"""What can be said at a table. Everybody reads the phrases in their own language."""

from siegeworks.kernel.problem import Problem

PHRASES = (
    "hello", "thanks", "well-played", "sorry", "wait", "ready", "help", "good-idea", "careful", "hurry",
    "yes", "no", "laugh", "goodbye",
)  # fmt: skip
KEPT_PHRASES = 30
"""How many of the last phrases a newcomer to the table receives."""


def check_phrase(phrase: str) -> None:
    """Refuse anything that is not one of the phrases."""
    if phrase not in PHRASES:
        raise Problem("table-phrase", phrase=phrase, known=", ".join(PHRASES))
