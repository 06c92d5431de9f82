"""The rules that can forbid an action, by number. A refusal function returns this number; 0 means allowed."""

from typing import Final

ALLOWED: Final = 0
C_TURN: Final = 1
C_WASTE: Final = 2
C_ATTACK: Final = 3
C_ONE_TARGET: Final = 4
C_ASSAULT: Final = 5
C_POSTED: Final = 6
C_ORDER: Final = 7
C_SUPPORT: Final = 8
C_REACT: Final = 9
C_NIGHT: Final = 10
C_DEFEND: Final = 11
C_COLOUR: Final = 12
C_POST_LIMIT: Final = 13
C_POST_ONCE: Final = 14
C_UNPOST: Final = 15
C_BUILD: Final = 16
C_DUNGEON: Final = 17
C_BUY: Final = 18
C_ACADEMY: Final = 19
C_KING: Final = 20
C_KING_DRAW: Final = 21
C_FALLEN: Final = 22
C_GIFT: Final = 23
C_DECK_OUT: Final = 24
C_WIN: Final = 25
C_DRAWN: Final = 26
C_TURN_CAP: Final = 27

RULE_IDS: Final = (
    "", "C-TURN", "C-WASTE", "C-ATTACK", "C-ONE-TARGET", "C-ASSAULT", "C-POSTED", "C-ORDER", "C-SUPPORT",
    "C-REACT", "C-NIGHT", "C-DEFEND", "C-COLOUR", "C-POST-LIMIT", "C-POST-ONCE", "C-UNPOST", "C-BUILD",
    "C-DUNGEON", "C-BUY", "C-ACADEMY", "C-KING", "C-KING-DRAW", "C-FALLEN", "C-GIFT", "C-DECK-OUT", "C-WIN",
    "C-DRAWN", "C-TURN-CAP",
)  # fmt: skip
