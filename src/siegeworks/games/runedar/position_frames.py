"""Checks the stack of frames of a position that was read: which frames can interrupt which, and their numbers."""

from siegeworks.games.runedar import frames as f
from siegeworks.games.runedar.actions import GIVE_TARGETS
from siegeworks.games.runedar.content import Content
from siegeworks.games.runedar.names import (
    CHAMBER,
    DIRECT,
    GOBLIN_FIGURES,
    HAND_SIZE,
    HIDDEN,
    IN_RESERVE,
    MACHINES,
    MELEE,
    ORC_CARD,
    PLACE_NAMES,
    RANGED,
    RESOURCES,
    SPACES,
    TAKING_ANYTIME,
    USES,
)
from siegeworks.kernel.frames import Frame
from siegeworks.kernel.problem import Problem


def stack_faults(frames: list[Frame], numbers: dict[str, list[int]], content: Content) -> list[Problem]:
    """The bottom frame is a phase, those above may interrupt it, and their numbers are valid."""
    return _Stack(frames, numbers, content).faults()


def full_cost(content: Content, seats: int, space: int, card: int) -> list[int]:
    """R-COST: what a card costs on a space, resource by resource."""
    first = ((seats - 1) * SPACES + space) * RESOURCES
    extra = content.space_cost[first : first + RESOURCES]
    own = content.card_cost[card * RESOURCES : (card + 1) * RESOURCES]
    return [a + b for a, b in zip(own, extra, strict=True)]


class _Stack:
    """The frames of a running game with the numbers of its position."""

    def __init__(self, frames: list[Frame], numbers: dict[str, list[int]], content: Content) -> None:
        self._frames = frames
        self._numbers = numbers
        self._content = content

    def faults(self) -> list[Problem]:
        faults = []
        for place, frame in enumerate(self._frames):
            is_top = place == len(self._frames) - 1
            if not self._has_sound_numbers(frame, is_top=is_top) or not self._lies_well(place, frame):
                faults.append(Problem("position-frame", frame=f.FRAME_NAMES[frame.kind]))
        if self._has_fallen():
            faults.append(Problem("position-fallen"))
        return faults

    def _has_sound_numbers(self, frame: Frame, *, is_top: bool) -> bool:  # noqa: C901 - one case for each form
        n = self._numbers
        match frame:
            case f.MachinesFrame(_, tower, catapult):
                flags = tower in (0, 1) and catapult in (0, 1)
                return flags and self._machines_due(tower, catapult) and (not is_top or tower + catapult == MACHINES)
            case f.CardsFrame(kind):
                return self._has_orc_card() or not is_top if kind == f.ORC_PHASE else not self._has_orc_card()
            case f.RefillFrame(_, filled, next_space):
                return filled in (0, 1) and 0 <= next_space <= SPACES and self._ended_in_chamber()
            case f.ActivationFrame(_, machine, from_phase):
                return machine in (0, 1) and from_phase in (0, 1) and n["machine_at"][machine] != IN_RESERVE
            case f.SiegeFrame(_, card, step):
                return self._is_last_revealed(card) and 0 <= step <= f.SIEGE_DONE
            case f.MagicFrame(_, card):
                return self._was_played(card)
            case f.GatherFrame(_, use, last_card, dice, direct, leader):
                known = self._was_played(last_card if last_card >= 0 else leader)
                return use in (MELEE, RANGED) and known and self._can_declare(use, dice, direct)
            case f.AssignFrame(_, use, hits, last, place, begun):
                there = last >= 0 and 0 <= place < len(PLACE_NAMES)
                return use in (MELEE, RANGED) and 0 <= hits <= 200 and there and begun in (0, 1)
            case f.PlaceFrame(_, resource, left, last):
                return 0 <= resource < RESOURCES and 1 <= left <= n["stock"][resource] and 0 <= last < GIVE_TARGETS
            case f.DigFrame(_, left, last):
                return 1 <= left <= sum(n["goblin_rubble"]) and 0 <= last < GOBLIN_FIGURES
            case f.TakeFrame(_, space):
                return 0 <= space < SPACES and self._is_complete(space)
        return False

    def _lies_well(self, place: int, frame: Frame) -> bool:
        """Whether a frame can be at its place of the stack; the cards played must fit the phase at the bottom."""
        kind = frame.kind
        if place == 0:
            played = self._numbers["played"][: self._numbers["played_count"][0]]
            orcs_only = all(card == ORC_CARD for card in played)
            return {f.MACHINES_PHASE: not played, f.ORC_PHASE: orcs_only}.get(kind, kind < f.PHASES)
        below = self._frames[place - 1]
        if kind < f.PHASES:
            return False
        if isinstance(frame, f.ActivationFrame):
            if frame.from_phase == 0:
                return below.kind == f.SIEGE_CARD
            due = isinstance(below, f.MachinesFrame) and (below.tower, below.catapult)
            return due is not False and due[frame.machine] == 0
        if kind == f.TAKE:
            return self._is_taking_time(below)
        return below.kind == (f.ORC_PHASE if kind == f.SIEGE_CARD else f.CARD_PHASE)

    def _is_taking_time(self, below: Frame) -> bool:
        """Q12: upgrades are taken between machines, orc cards and dwarf cards, by a house rule at every pause."""
        if below.kind in (f.MACHINES_PHASE, f.ORC_PHASE, f.CARD_PHASE):
            return True
        anytime = self._numbers["taking"][0] == TAKING_ANYTIME
        match below:
            case f.ActivationFrame():
                return anytime or below.from_phase == 1
            case f.AssignFrame():
                return anytime and below.begun == 0
            case f.SiegeFrame() | f.MagicFrame():
                return anytime
        return False

    def _has_fallen(self) -> bool:
        """Q29: an enemy can have all its circles covered only while hits are being assigned."""
        n = self._numbers
        trolls = zip(n["troll_tile"], n["troll_covered"], strict=True)
        fallen = any(tile != HIDDEN and mask == (1 << self._content.troll_circles[tile]) - 1 for tile, mask in trolls)
        return (fallen or any(n["goblin_covered"])) and self._frames[-1].kind != f.ASSIGN

    def _is_complete(self, space: int) -> bool:
        """R-COST: whether a space has a card with all resources that the card and the space cost."""
        card = self._numbers["board_card"][space]
        cost = full_cost(self._content, self._numbers["seats"][0], space, card) if card != HIDDEN else [-1]
        return cost == self._numbers["board_given"][space * RESOURCES : (space + 1) * RESOURCES]

    def _machines_due(self, tower: int, catapult: int) -> bool:
        here = self._numbers["active"][0]
        due = zip((tower, catapult), self._numbers["machine_at"], self._numbers["machine_up"], strict=True)
        return all(not flag or (at == here and up == 1) for flag, at, up in due)

    def _has_orc_card(self) -> bool:
        seat = self._numbers["active"][0]
        return ORC_CARD in self._numbers["hand"][seat * HAND_SIZE : (seat + 1) * HAND_SIZE]

    def _ended_in_chamber(self) -> bool:
        seat = self._numbers["active"][0]
        return self._numbers["hand_count"][seat] == 0 and self._numbers["dwarf"][seat] == CHAMBER

    def _is_last_revealed(self, card: int) -> bool:
        revealed = self._numbers["siege_next"][0]
        return revealed > 0 and self._numbers["siege"][revealed - 1] == card

    def _can_declare(self, use: int, dice: int, direct: int) -> bool:
        """Q14: an attack has no more dice and direct hits than the cards played can add."""
        played = self._numbers["played"][: self._numbers["played_count"][0]]
        lines = self._content.card_use
        most_dice = sum(lines[card * USES + use] for card in played)
        most_direct = sum(lines[card * USES + DIRECT] for card in played)
        return 0 <= dice <= most_dice and 0 <= direct <= (most_direct if use == MELEE else 0)

    def _was_played(self, card: int) -> bool:
        return card in self._numbers["played"][: self._numbers["played_count"][0]]
