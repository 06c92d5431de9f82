"""The rules reference: its sections in the order of learning the game, and the rules that each explains."""

from typing import Final

SECTIONS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("aim", ("C-WIN", "C-TALK")),
    ("cards", ("C-DECKS", "C-BACKS", "C-COLOUR")),
    ("setup", ("C-SETUP",)),
    ("turn", ("C-TURN", "C-WASTE")),
    ("attack", ("C-ATTACK", "C-ONE-TARGET", "C-ASSAULT", "C-POSTED", "C-ORDER", "C-ANY-ORDER", "C-TIE")),
    ("support", ("C-SUPPORT",)),
    ("reactions", ("C-REACT",)),
    ("night", ("C-NIGHT",)),
    ("defence", ("C-DEFEND", "C-POST-LIMIT", "C-POST-ONCE", "C-UNPOST")),
    ("village", ("C-BUY", "C-BUILD")),
    ("dungeon", ("C-DUNGEON",)),
    ("academy", ("C-ACADEMY",)),
    ("king", ("C-KING", "C-KING-DRAW")),
    ("loot", ("C-LOOT",)),
    ("falling", ("C-CONQUEST", "C-FALLEN", "C-GIFT")),
    ("decks", ("C-DECK-OUT", "C-DRAWN", "C-TURN-CAP")),
    (
        "rulings",
        (
            "Q1", "Q2", "Q4", "Q5", "Q6", "Q7", "Q8", "Q9", "Q10", "Q11", "Q12", "Q13", "Q14",
            "Q15", "Q16", "Q17", "Q18", "Q19", "Q20", "Q21", "Q22", "Q23", "Q24", "Q25", "Q26", "Q27",
        ),
    ),
)  # fmt: skip
