"""The printed tables of Castlecards in the form the rules use; `tables.py` reads and checks the TOML."""

from typing import Annotated

from siegeworks.games.castlecards.names import FORTRESS_KINDS, HAND_KINDS, KINDS


class Content:
    """Flat lists of numbers, indexed by the kind of card. Swords and shields are counted in halves."""

    __slots__ = (
        "added_shields", "assault", "copies", "cut_swords", "danger", "digest", "post_shields", "removed_weapons",
        "shields", "swords", "torches", "treasure",
    )  # fmt: skip

    copies: Annotated[list[int], KINDS]
    swords: Annotated[list[int], HAND_KINDS]
    assault: Annotated[list[int], HAND_KINDS]
    post_shields: Annotated[list[int], HAND_KINDS]
    torches: Annotated[list[int], HAND_KINDS]
    cut_swords: Annotated[list[int], HAND_KINDS]
    added_shields: Annotated[list[int], HAND_KINDS]
    removed_weapons: Annotated[list[int], HAND_KINDS]
    danger: Annotated[list[int], KINDS]
    treasure: Annotated[list[int], KINDS]
    shields: Annotated[list[int], FORTRESS_KINDS]
    digest: str

    def __init__(self, numbers: dict[str, list[int]], digest: str) -> None:
        self.copies = numbers["copies"]
        self.swords = numbers["swords"]
        self.assault = numbers["assault"]
        self.post_shields = numbers["post_shields"]
        self.torches = numbers["torches"]
        self.cut_swords = numbers["cut_swords"]
        self.added_shields = numbers["added_shields"]
        self.removed_weapons = numbers["removed_weapons"]
        self.danger = numbers["danger"]
        self.treasure = numbers["treasure"]
        self.shields = numbers["shields"]
        self.digest = digest
