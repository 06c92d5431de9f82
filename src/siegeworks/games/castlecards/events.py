"""The events of Castlecards, and who may see them."""

from typing import Final

from siegeworks.kernel.events import EventKind, Field, Seen, Vocabulary

GAME_BEGAN: Final = 0
TURN_BEGAN: Final = 1
TURN_SKIPPED: Final = 2
TURN_ENDED: Final = 3
CARD_DRAWN: Final = 4
DECK_RESHUFFLED: Final = 5
CARD_WASTED: Final = 6
KING_PLAYED: Final = 7
CARD_POSTED: Final = 8
CARD_UNPOSTED: Final = 9
WEAPON_BUILT: Final = 10
DUNGEON_ENTERED: Final = 11
DUNGEON_REVEALED: Final = 12
DUNGEON_BEATEN: Final = 13
DUNGEON_HELD: Final = 14
CARDS_BOUGHT: Final = 15
ACADEMY_VISITED: Final = 16
ATTACK_DECLARED: Final = 17
NIGHT_DECLARED: Final = 18
CARD_ADDED: Final = 19
CARD_HIDDEN: Final = 20
ATTACK_LAUNCHED: Final = 21
SUPPORT_GIVEN: Final = 22
REACTION_PLAYED: Final = 23
REACTION_ENDED: Final = 24
CARD_SHOWN: Final = 25
WEAPON_REMOVED: Final = 26
PERMISSION_LOST: Final = 27
ATTACK_WON: Final = 28
ATTACK_REPELLED: Final = 29
WALL_FELL: Final = 30
CASTLE_FELL: Final = 31
DEFENDER_LOST: Final = 32
DEFENDER_TAKEN: Final = 33
LOOT_TAKEN: Final = 34
LOOT_OPENED: Final = 35
GIFT_BEGAN: Final = 36
GIFT_GIVEN: Final = 37
GAME_WON: Final = 38
GAME_DRAWN: Final = 39
REACTION_SHOWN: Final = 40
WEAPON_CHOSEN: Final = 41
HAND_TAKEN: Final = 42
GAME_STALLED: Final = 43


def _public(*fields: str) -> tuple[Field, ...]:
    """Public fields, written `name` or `name:kind`; the kind says what the number stands for."""
    return tuple(Field(name, kind or name, Seen.ALL) for name, _, kind in (field.partition(":") for field in fields))


OWN_CARD = Field("card", "card", Seen.OWNER)

VOCABULARY = Vocabulary(
    (
        EventKind("game_began", _public("seat")),
        EventKind("turn_began", _public("seat", "turn:number")),
        EventKind("turn_skipped", _public("seat")),
        EventKind("turn_ended", _public("seat")),
        EventKind("card_drawn", (*_public("seat", "deck"), OWN_CARD), reveals=True),
        EventKind("deck_reshuffled", _public("deck")),
        EventKind("card_wasted", _public("seat", "card")),
        EventKind("king_played", _public("seat", "actions:number")),
        EventKind("card_posted", _public("seat", "card", "post")),
        EventKind("card_unposted", _public("seat", "card", "post")),
        EventKind("weapon_built", _public("seat", "builders:number", "gold:number")),
        EventKind("dungeon_entered", _public("seat", "explorers:number")),
        EventKind("dungeon_revealed", _public("card"), reveals=True),
        EventKind("dungeon_beaten", _public("seat", "card", "treasure:number")),
        EventKind("dungeon_held", _public("seat", "card")),
        EventKind("cards_bought", _public("seat")),
        EventKind("academy_visited", _public("seat")),
        EventKind("attack_declared", _public("seat", "victim:seat", "target")),
        EventKind("night_declared", _public("seat", "victim:seat", "target")),
        EventKind("card_added", _public("seat", "card")),
        EventKind("card_hidden", (*_public("seat", "deck"), OWN_CARD)),
        EventKind("attack_launched", _public("seat", "count:number")),
        EventKind("support_given", _public("seat", "count:number")),
        EventKind("reaction_played", _public("seat", "card")),
        EventKind("reaction_ended", _public("seat", "count:number")),
        EventKind("card_shown", _public("seat", "card"), reveals=True),
        EventKind("weapon_removed", _public("seat", "card")),
        EventKind("permission_lost", _public("seat", "victim:seat")),
        EventKind("attack_won", _public("seat", "swords:halves", "shields:halves")),
        EventKind("attack_repelled", _public("seat", "swords:halves", "shields:halves")),
        EventKind("wall_fell", _public("seat", "post")),
        EventKind("castle_fell", _public("seat", "conqueror:seat")),
        EventKind("defender_lost", _public("seat", "card", "post")),
        EventKind("defender_taken", _public("seat", "card", "post")),
        # Loot lies face down: even its owner may not look at it.
        EventKind("loot_taken", (*_public("seat"), Field("card", "card", Seen.NOBODY))),
        EventKind("loot_opened", (*_public("seat"), OWN_CARD), reveals=True),
        EventKind("gift_began", _public("seat", "receiver:seat")),
        # The giver knows what it chose, so the event shows the cards only to the receiver.
        EventKind("gift_given", (*_public("seat", "receiver:seat"), OWN_CARD), reveals=True, owner=1),
        EventKind("game_won", _public("seat")),
        EventKind("game_drawn", ()),
        EventKind("reaction_shown", _public("seat", "card"), reveals=True),
        EventKind("weapon_chosen", _public("seat", "owner:seat")),
        # The fallen seat knows its own hand, so the event shows the cards only to the conqueror.
        EventKind("hand_taken", (*_public("seat", "fallen:seat"), OWN_CARD), reveals=True),
        EventKind("game_stalled", _public("turn:number")),
    )
)
