"""Recovery codes: what a person prints to reach their profile from another device."""

import secrets

from siegeworks.kernel.problem import Problem
from siegeworks.table.keys import hash_token

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without the letters I, L, O and U, which are easily taken for others."""
LOOK_ALIKE = str.maketrans({"O": "0", "I": "1", "L": "1", "U": "V"})
LETTERS = 20
"""100 bits: impossible to guess."""
GROUP = 5


def new_code() -> str:
    letters = "".join(secrets.choice(ALPHABET) for _ in range(LETTERS))
    return "-".join(letters[start : start + GROUP] for start in range(0, LETTERS, GROUP))


def code_hash(text: str) -> str:
    """What is stored of a code, however it was typed: in small letters, with spaces, with an O for a zero."""
    letters = "".join(letter for letter in text.upper().translate(LOOK_ALIKE) if letter.isalnum())
    if len(letters) != LETTERS or not set(letters) <= set(ALPHABET):
        raise Problem("recovery-wrong")
    return hash_token(letters)
