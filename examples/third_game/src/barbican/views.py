"""What a seat may see of a game of Barbican, and states that could be behind it."""

from dataclasses import dataclass

from barbican.rules import COPIES, KINDS, NOTHING, SEATS, State
from siegeworks.kernel.chance import Chance, shuffled

SPECTATOR = -1


@dataclass(frozen=True, slots=True)
class View:
    """A view has these two attributes in every game: whose it is, and a state without what that seat may not see."""

    seat: int
    seen: State


def view_of(s: State, seat: int) -> View:
    """Everything is public but the other hand and the pile, of which only the number of cards is."""
    seen = s.copy()
    for other in range(SEATS):
        if other != seat:
            seen.hands[other] = [NOTHING] * len(s.hands[other])
    seen.pile = [NOTHING] * len(s.pile)
    return View(seat, seen)


def guess(view: View, chance: Chance) -> State:
    """Deal the cards that the seat cannot see to where they could be."""
    s = view.seen.copy()
    seen = [*s.discard, s.assault, *(card for hand in s.hands for card in hand)]
    unseen = shuffled([kind for kind in range(len(KINDS)) for _ in range(COPIES - seen.count(kind))], chance)
    for seat, hand in enumerate(s.hands):
        if NOTHING in hand:
            s.hands[seat] = sorted(unseen.pop() for _ in hand)
    s.pile = [unseen.pop() for _ in s.pile]
    return s
