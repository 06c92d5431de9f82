"""The events of The Siege of Runedar, and who may see them."""

from typing import Final

from siegeworks.kernel.events import EventKind, Field, Seen, Vocabulary

GAME_BEGAN: Final = 0
TURN_BEGAN: Final = 1
MACHINE_CAME: Final = 2
MACHINE_RAISED: Final = 3
MACHINE_ACTIVATED: Final = 4
MACHINE_HELD: Final = 5
MACHINE_DESTROYED: Final = 6
TROLL_CAME: Final = 7
TROLL_DEFEATED: Final = 8
SPACE_BLOCKED: Final = 9
UPGRADE_LOST: Final = 10
GOLD_LOST: Final = 11
ORC_CARD_PLAYED: Final = 12
SIEGE_CARD_REVEALED: Final = 13
SIEGE_CARD_CANCELLED: Final = 14
ORC_PLACED: Final = 15
ORCS_ADVANCED: Final = 16
ORC_STOLE: Final = 17
ORC_DEFEATED: Final = 18
CARD_PLAYED: Final = 19
CARD_UNUSED: Final = 20
DWARF_MOVED: Final = 21
RESOURCE_PLACED: Final = 22
RESOURCE_GIVEN: Final = 23
UPGRADE_COMPLETED: Final = 24
UPGRADE_TAKEN: Final = 25
ATTACK_ROLLED: Final = 26
DIE_ROLLED: Final = 27
HITS_SCORED: Final = 28
CIRCLE_COVERED: Final = 29
GOBLIN_CAME: Final = 30
GOBLIN_DEFEATED: Final = 31
RUBBLE_DUG: Final = 32
RUBBLE_DUG_BESIDE: Final = 33
RUBBLE_PLACED: Final = 34
SECTION_OPENED: Final = 35
MERCENARY_HIRED: Final = 36
UPGRADE_REMOVED: Final = 37
SPACE_FILLED: Final = 38
DECK_RESHUFFLED: Final = 39
CARD_DRAWN: Final = 40
TURN_ENDED: Final = 41
GAME_WON: Final = 42
GAME_LOST: Final = 43
CARD_PHASE_BEGAN: Final = 44
CARD_PASSED: Final = 45


def _public(*fields: str) -> tuple[Field, ...]:
    """Public fields, written `name` or `name:kind`; the kind says what the number stands for."""
    return tuple(Field(name, kind or name, Seen.ALL) for name, _, kind in (field.partition(":") for field in fields))


VOCABULARY = Vocabulary(
    (
        EventKind("game_began", _public("seat")),
        # The start of a turn shows everybody whether its seat holds orc cards, because those are played first.
        EventKind("turn_began", _public("seat", "turn:number"), discloses=True),
        EventKind("machine_came", _public("seat", "machine")),
        EventKind("machine_raised", _public("machine")),
        EventKind("machine_activated", _public("machine")),
        EventKind("machine_held", _public("machine")),
        EventKind("machine_destroyed", _public("machine")),
        EventKind("troll_came", _public("slot:number", "troll"), reveals=True),
        EventKind("troll_defeated", _public("slot:number", "troll")),
        EventKind("space_blocked", _public("space:number"), reveals=True),
        EventKind("upgrade_lost", _public("space:number", "card")),
        EventKind("gold_lost", _public("amount:number", "reason:gold_reason")),
        EventKind("orc_card_played", _public("seat"), discloses=True),
        EventKind("siege_card_revealed", _public("siege"), reveals=True),
        EventKind("siege_card_cancelled", _public("siege")),
        EventKind("orc_placed", _public("place")),
        EventKind("orcs_advanced", _public("count:number")),
        EventKind("orc_stole", _public("place")),
        EventKind("orc_defeated", _public("place")),
        EventKind("card_played", _public("seat", "card", "use")),
        EventKind("card_unused", _public("seat", "card"), discloses=True),
        EventKind("dwarf_moved", _public("seat", "origin:place", "place")),
        EventKind("resource_placed", _public("resource", "space:number", "card")),
        EventKind("resource_given", _public("resource", "slot:number", "goblin")),
        EventKind("upgrade_completed", _public("space:number", "card")),
        EventKind("upgrade_taken", _public("seat", "card", "removed:card")),
        EventKind("attack_rolled", _public("seat", "use", "dice:number")),
        EventKind("die_rolled", _public("face")),
        EventKind("hits_scored", _public("hits:number", "use")),
        EventKind("circle_covered", _public("enemy", "slot:number", "circle:number")),
        EventKind("goblin_came", _public("slot:number", "goblin"), reveals=True),
        EventKind("goblin_defeated", _public("slot:number", "goblin")),
        EventKind("rubble_dug", _public("amount:number", "left:number")),
        EventKind("rubble_dug_beside", _public("slot:number", "goblin", "left:number")),
        EventKind("rubble_placed", _public("amount:number")),
        EventKind("section_opened", _public("section:number")),
        EventKind("mercenary_hired", _public("mercenary", "price:number")),
        EventKind("upgrade_removed", _public("space:number", "card")),
        EventKind("space_filled", _public("space:number", "card", "deck"), reveals=True),
        EventKind("deck_reshuffled", _public("seat")),
        EventKind("card_drawn", (*_public("seat"), Field("card", "card", Seen.OWNER)), reveals=True),
        EventKind("turn_ended", _public("seat")),
        EventKind("game_won", _public("gold:number")),
        EventKind("game_lost", _public("loss", "goblins:number")),
        # The start of the dwarf cards shows everybody that no orc card is left in the hand.
        EventKind("card_phase_began", _public("seat"), discloses=True),
        EventKind("card_passed", _public("seat", "card")),
    )
)
