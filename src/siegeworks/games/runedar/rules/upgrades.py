"""The upgrade board: the costs of cards, placing resources, taking cards, refilling."""

from siegeworks.games.runedar.actions import GIVE_TARGETS
from siegeworks.games.runedar.events import (
    RESOURCE_GIVEN,
    RESOURCE_PLACED,
    SPACE_FILLED,
    UPGRADE_COMPLETED,
    UPGRADE_REMOVED,
    UPGRADE_TAKEN,
)
from siegeworks.games.runedar.frames import REFILL_PHASE, PlaceFrame, RefillFrame, TakeFrame
from siegeworks.games.runedar.names import (
    CHAMBER,
    DECKS,
    GOBLIN_FIGURES,
    GOBLIN_FIXED,
    GOBLIN_MIX,
    GREY_CARDS,
    HAND_SIZE,
    HIDDEN,
    ORC_CARD,
    ORDERED_PICKS,
    RED_CARDS,
    RESOURCES,
    SPACES,
    YELLOW_CARDS,
)
from siegeworks.games.runedar.rules.enemies import after_goblins, clear_space, defeat_goblin
from siegeworks.games.runedar.rules.pauses import is_taking_time
from siegeworks.games.runedar.rules.rule_ids import (
    ALLOWED,
    R_COST,
    R_REFILL,
    R_REFILL_REMOVE,
    R_TAKE,
    R_TURN,
    R_WORK_NOTHING,
)
from siegeworks.games.runedar.state import State, add_to_hand, in_hand, remove_from_hand
from siegeworks.kernel.events import EventSink, emit
from siegeworks.kernel.frames import pop, top, top_kind


def missing(s: State, space: int, resource: int) -> int:
    """R-COST: how much of a resource the card on a space still needs; the space adds to the card's cost."""
    card = s.board_card[space]
    if card == HIDDEN:
        return 0
    cost = s.content.card_cost[card * RESOURCES + resource]
    extra = s.content.space_cost[((s.seats - 1) * SPACES + space) * RESOURCES + resource]
    return cost + extra - s.board_given[space * RESOURCES + resource]


def is_complete(s: State, space: int) -> bool:
    """Whether the space has a card with everything it needs."""
    first = space * RESOURCES
    if s.board_given[first] + s.board_given[first + 1] + s.board_given[first + 2] == 0:
        return False  # without any resource it is not complete, because no upgrade is free
    return missing(s, space, 0) == 0 and missing(s, space, 1) == 0 and missing(s, space, 2) == 0


def goblin_wants(s: State, slot: int, resource: int) -> int:
    """R-GOBLIN-FIXED, R-GOBLIN-MIX: how much of a resource a goblin still accepts."""
    tile = s.goblin_tile[slot]
    if tile == HIDDEN:
        return 0
    kind = s.content.goblin_kind[tile]
    if kind == GOBLIN_FIXED:
        return s.content.goblin_need[tile * RESOURCES + resource] - s.goblin_given[slot * RESOURCES + resource]
    if kind == GOBLIN_MIX:
        return goblin_wants_in_all(s, slot)
    return 0


def goblin_wants_in_all(s: State, slot: int) -> int:
    """How many resources of all kinds together a trading goblin still accepts."""
    tile = s.goblin_tile[slot]
    wanted = s.content.goblin_amount[tile]
    for resource in range(RESOURCES):
        wanted -= s.goblin_given[slot * RESOURCES + resource]
    return wanted


def room(s: State, target: int, resource: int) -> int:
    """How many tokens a target still accepts; targets are the five spaces, then the two goblins."""
    if target < SPACES:
        return missing(s, target, resource)
    return goblin_wants(s, target - SPACES, resource)


def room_from(s: State, target: int, resource: int) -> int:
    """How many tokens a target and all later ones still accept."""
    total = 0
    for later in range(target, GIVE_TARGETS):
        total += room(s, later, resource)
    return total


def has_room(s: State, resource: int) -> bool:
    """Whether any target still accepts a token."""
    for target in range(GIVE_TARGETS):
        if room(s, target, resource) > 0:
            return True
    return False


def give_refusal(s: State, target: int) -> int:
    """R-WORK: a token goes to any target that still needs it (R-ANY-ORDER); there is room for all of them (Q11)."""
    if room(s, target, top(s, PlaceFrame).resource) == 0:
        return R_WORK_NOTHING
    return R_WORK_NOTHING if s.rules == ORDERED_PICKS and not gives_in_order(s, target) else ALLOWED


def gives_in_order(s: State, target: int) -> bool:
    """Whether a token follows the canonical order: ascending targets, with room for all tokens from this one on."""
    placing = top(s, PlaceFrame)
    return target >= placing.last and room_from(s, target, placing.resource) >= placing.left


def give(s: State, target: int, sink: EventSink | None) -> None:
    """Place one worked token; Q13: completed cards and goblins count once all tokens are placed."""
    placing = top(s, PlaceFrame)
    resource = placing.resource
    placing.left -= 1
    placing.last = max(placing.last, target)
    s.stock[resource] -= 1
    if target < SPACES:
        s.board_given[target * RESOURCES + resource] += 1
        emit(sink, RESOURCE_PLACED, resource, target + 1, s.board_card[target])
        if is_complete(s, target):
            placing.completed |= 1 << target
    else:
        slot = target - SPACES
        s.goblin_given[slot * RESOURCES + resource] += 1
        emit(sink, RESOURCE_GIVEN, resource, slot + 1, s.goblin_tile[slot])
    if placing.left == 0:
        completed = placing.completed
        pop(s)
        for space in range(SPACES):
            if completed >> space & 1:
                emit(sink, UPGRADE_COMPLETED, space + 1, s.board_card[space], 0)
        _satisfied_goblins_leave(s, sink)


def _satisfied_goblins_leave(s: State, sink: EventSink | None) -> None:
    """Defeat the goblins that got all they need; their resources return."""
    left = False
    for slot in range(GOBLIN_FIGURES):
        if s.goblin_tile[slot] != HIDDEN and _is_satisfied(s, slot):
            defeat_goblin(s, slot, sink)
            left = True
    if left:
        after_goblins(s, sink)


def _is_satisfied(s: State, slot: int) -> bool:
    kind = s.content.goblin_kind[s.goblin_tile[slot]]
    if kind == GOBLIN_MIX:
        return goblin_wants_in_all(s, slot) == 0
    if kind == GOBLIN_FIXED:
        return goblin_wants(s, slot, 0) + goblin_wants(s, slot, 1) + goblin_wants(s, slot, 2) == 0
    return False


def holds_dwarf_card(s: State) -> bool:
    """Whether the active seat holds a card other than orc cards; hands are sorted, with orc cards last."""
    return s.hand_count[s.active] > 0 and s.hand[s.active * HAND_SIZE] != ORC_CARD


def take_refusal(s: State, space: int) -> int:
    """R-TAKE: take a completed upgrade in exchange for an unplayed dwarf card."""
    if not is_complete(s, space):
        return R_COST
    if not holds_dwarf_card(s):
        return R_TAKE
    return ALLOWED


def any_to_take(s: State) -> bool:
    """Whether some completed upgrade can be taken now."""
    if not is_taking_time(s):
        return False
    for space in range(SPACES):
        if take_refusal(s, space) == ALLOWED:
            return True
    return False


def discard_refusal(s: State, card: int) -> int:
    """R-TAKE: the card to give up must be an unplayed card of the seat's own hand."""
    return ALLOWED if in_hand(s, s.active, card) else R_TAKE


def take(s: State, card: int, sink: EventSink | None) -> None:
    """R-TAKE: remove the given-up card from the game, add the upgrade to the hand and return its resources."""
    space = top(s, TakeFrame).space
    pop(s)
    upgrade = s.board_card[space]
    clear_space(s, space)
    remove_from_hand(s, s.active, card)
    add_to_hand(s, s.active, upgrade)
    emit(sink, UPGRADE_TAKEN, s.active, upgrade, card)


def deck_start(deck: int) -> int:
    """The index of an upgrade deck's first card in the list of all three decks."""
    if deck == 0:
        return 0
    return YELLOW_CARDS if deck == 1 else YELLOW_CARDS + GREY_CARDS


def deck_left(s: State, deck: int) -> int:
    """How many cards an upgrade deck still holds."""
    size = YELLOW_CARDS
    if deck == 1:
        size = GREY_CARDS
    elif deck == 2:
        size = RED_CARDS
    return size - s.deck_next[deck]


def fill_refusal(s: State, space: int, deck: int) -> int:
    """R-REFILL: fill an empty, unblocked space from a deck that has cards left (Q25)."""
    if s.board_card[space] != HIDDEN or s.blocked[space] == 1 or deck_left(s, deck) == 0:
        return R_REFILL
    return ALLOWED


def remove_refusal(s: State, space: int) -> int:
    """R-REFILL-REMOVE: remove cards before the first fill (Q5), in any order (R-ANY-ORDER)."""
    if top(s, RefillFrame).filled == 1 or s.board_card[space] == HIDDEN:
        return R_REFILL_REMOVE
    return R_REFILL_REMOVE if s.rules == ORDERED_PICKS and not removes_in_order(s, space) else ALLOWED


def removes_in_order(s: State, space: int) -> bool:
    """Whether removing a card follows the canonical order, which is ascending."""
    return space >= top(s, RefillFrame).next_space


def can_refill(s: State) -> bool:
    """R-REFILL: whether the dwarf is in the chamber and there is a card to remove or a space to fill."""
    if s.dwarf[s.active] != CHAMBER:
        return False
    for space in range(SPACES):
        if remove_refusal(s, space) == ALLOWED:
            return True
        for deck in range(DECKS):
            if fill_refusal(s, space, deck) == ALLOWED:
                return True
    return False


def refill_time(s: State) -> int:
    """R-REFILL: only in the refill phase, with the dwarf in the chamber."""
    if top_kind(s) != REFILL_PHASE:
        return R_TURN
    return ALLOWED if s.dwarf[s.active] == CHAMBER else R_REFILL


def remove_upgrade(s: State, space: int, sink: EventSink | None) -> None:
    """R-REFILL-REMOVE: remove a card on the board from the game to make room."""
    emit(sink, UPGRADE_REMOVED, space + 1, s.board_card[space], 0)
    clear_space(s, space)
    refill = top(s, RefillFrame)
    refill.next_space = max(refill.next_space, space + 1)


def fill_space(s: State, space: int, deck: int, sink: EventSink | None) -> None:
    """R-REFILL: put the top card of a deck on an empty space."""
    card = s.decks[deck_start(deck) + s.deck_next[deck]]
    s.deck_next[deck] += 1
    s.board_card[space] = card
    top(s, RefillFrame).filled = 1
    emit(sink, SPACE_FILLED, space + 1, card, deck)
