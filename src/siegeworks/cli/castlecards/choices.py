"""The list of choices in Castlecards: the hand, then the legal actions by group, a line for each group."""

from typing import Final

from siegeworks.cli.choices import Choices
from siegeworks.cli.terminal import Line, flow
from siegeworks.games.castlecards.actions import (
    ADD,
    ATTACK,
    BUILD,
    BUY,
    EXPLORE,
    GIVE,
    GO,
    NIGHT_ATTACK,
    POST,
    REMOVE,
    UNPOST,
    WASTE,
)
from siegeworks.games.castlecards.names import HAND_KINDS, TARGETS
from siegeworks.games.castlecards.state import State
from siegeworks.games.castlecards.wording import Wording

INDENT = 4
FAMILIES: Final = (
    (ATTACK, "attack"), (NIGHT_ATTACK, "night"), (ADD, "add"), (GO, ""), (POST, "post"), (UNPOST, "unpost"),
    (BUILD, "build"), (EXPLORE, "explore"), (BUY, ""), (WASTE, "waste"), (GIVE, "give"),
    (REMOVE, "remove"),
)  # fmt: skip
"""Where each group of actions begins; those of a group without a name need no heading."""
ON_A_SEAT: Final = {"attack": ATTACK, "night": NIGHT_ATTACK}
Group = tuple[str, int]
"""The name of a group, and the seat it is about, or -1."""


def choices_by_group(s: State, seat: int, legal: list[int], wording: Wording, width: int, *, compact: bool) -> Choices:
    """All legal actions by group; compact, for a low window, the groups follow each other on the same lines."""
    groups: dict[Group, list[int]] = {}
    for action in legal:
        groups.setdefault(_group(action), []).append(action)
    lines = flow(_hand(s, seat, wording), width, INDENT)
    numbered: list[int] = []
    blocks: list[list[Line]] = []
    for group, actions in groups.items():
        items = _heading(group, wording)
        for action in actions:
            numbered.append(action)
            label = wording.action(s, action, short=bool(group[0]))
            items.append([(f"{len(numbered)}) ", "number"), (label, "")])
        blocks.append(items)
    if compact:
        blocks = [[item for items in blocks for item in items]]
    for items in blocks:
        lines += flow(items, width, INDENT)
    return Choices(lines, numbered)


def _group(action: int) -> Group:
    name = next(name for first, name in reversed(FAMILIES) if first <= action)
    first = ON_A_SEAT.get(name)
    return name, -1 if first is None else (action - first) // TARGETS


def _heading(group: Group, wording: Wording) -> list[Line]:
    name, seat = group
    if not name:
        return []
    text = wording.say(f"group-{name}") if seat < 0 else wording.say(f"group-{name}", seat=wording.seat(seat))
    return [[(f"{text}:", "title")]]


def _hand(s: State, seat: int, wording: Wording) -> list[Line]:
    """What the seat holds, by kind."""
    if s.hand_count[seat] == 0:
        return [[(wording.say("panel-empty-hand"), "dim")]]
    cards = wording.cards(s.hand[seat * HAND_KINDS : (seat + 1) * HAND_KINDS])
    heading = wording.say("panel-hand", count=s.hand_count[seat])
    return [[(f"{heading}:", "title")], *([(card, "gold")] for card in cards)]
