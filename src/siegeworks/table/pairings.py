"""Who meets whom in a round of a cup: Swiss, round-robin, or the teams of a campaign.

Nothing here is drawn by chance: the same entrants and results always give the same pairings. Entrants are numbers; a
meeting lists them in the order of their seats, and a meeting of one is a bye.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import count

from siegeworks.store.cups import Meeting
from siegeworks.table.matching import can_pair_all

Pairing = tuple[int, ...]


def seat_balance(past: Iterable[Meeting]) -> Counter[int]:
    """How much more often each entrant had the first seat than the second."""
    found: Counter[int] = Counter()
    for meeting in past:
        if len(meeting.entrants) == 2:
            found[meeting.entrants[0]] += 1
            found[meeting.entrants[1]] -= 1
    return found


def byes(past: Iterable[Meeting]) -> Counter[int]:
    return Counter(meeting.entrants[0] for meeting in past if len(meeting.entrants) == 1)


# Swiss.


class SwissRound:
    """The next round of a Swiss cup: people with about the same points meet, and nobody meets the same person twice as
    long as that can be avoided."""

    def __init__(self, ranking: Sequence[int], points: dict[int, float], past: Sequence[Meeting]) -> None:
        """`ranking` are those who play on, the best first."""
        self._ranking = list(ranking)
        self._points = points
        self._met = Counter(frozenset(meeting.entrants) for meeting in past if len(meeting.entrants) == 2)
        self._byes = byes(past)
        self._balance = seat_balance(past)
        self._last_first = {entrant: meeting.entrants[0] == entrant for meeting in past for entrant in meeting.entrants}

    def pairings(self) -> list[Pairing]:
        """The meetings of the round, those of the leaders first and a bye last."""
        for most in count():
            found = self._with(most)
            if found is not None:
                return found
        raise AssertionError("somebody can be paired with anybody who was met often enough")

    def _allowed(self, one: int, other: int, most: int) -> bool:
        return self._met[frozenset((one, other))] <= most

    def _can_pair_all(self, people: Sequence[int], most: int) -> bool:
        return can_pair_all(people, lambda one, other: self._allowed(one, other, most))

    def _with(self, most: int) -> list[Pairing] | None:
        """The round if nobody may meet a person they have met more often than `most`; None if that is impossible."""
        rest, free = list(self._ranking), list[Pairing]()
        if len(rest) % 2:
            # A bye is never repeated before everybody had one; of those the last in the ranking gets it.
            fewest = min(self._byes[entrant] for entrant in rest)
            for entrant in reversed([each for each in rest if self._byes[each] == fewest]):
                others = [each for each in rest if each != entrant]
                if self._can_pair_all(others, most):
                    rest, free = others, [(entrant,)]
                    break
            else:
                return None
        elif not self._can_pair_all(rest, most):
            return None
        pairs: list[Pairing] = []
        while rest:
            partner, left = self._partner_of_first(rest, most)
            pairs.append(self._seated(rest[0], partner, len(pairs)))
            rest = left
        return [*pairs, *free]

    def _partner_of_first(self, rest: list[int], most: int) -> tuple[int, list[int]]:
        """Whom the first of the rest meets, and who is left then; all of them can still be paired."""
        first, others = rest[0], rest[1:]
        group = sum(self._points[each] == self._points[first] for each in rest)
        middle = max(group // 2, 1) - 1

        def preference(entrant: int) -> tuple[float, ...]:
            # Both need the same seat: how often the one who does not get it has gone without it already.
            needs = self._balance[first], self._balance[entrant]
            missed = min(map(abs, needs)) if needs[0] * needs[1] > 0 else 0
            return (
                self._met[frozenset((first, entrant))],
                missed > 1,
                abs(self._points[first] - self._points[entrant]),
                missed,
                # In a group of equal points the upper half meets the lower one.
                abs(others.index(entrant) - middle),
            )

        for partner in sorted(others, key=preference):
            left = [each for each in others if each != partner]
            if self._allowed(first, partner, most) and self._can_pair_all(left, most):
                return partner, left
        raise AssertionError("all of the rest could be paired before")

    def _seated(self, one: int, other: int, board: int) -> Pairing:
        """The first seat goes to whoever had it less often, of equals to whoever did not have it last."""

        def wish(entrant: int) -> tuple[int, bool]:
            return self._balance[entrant], self._last_first.get(entrant, False)

        if wish(one) == wish(other):
            return (one, other) if board % 2 == 0 else (other, one)
        return (one, other) if wish(one) < wish(other) else (other, one)


# Round-robin.


def round_robin(entrants: Sequence[int], round_: int) -> list[Pairing]:
    """Round 1, 2, … of everybody against everybody, by the circle method: one stays, the others move on by a place."""
    circle: list[int | None] = [*([None] if len(entrants) % 2 else []), *entrants]
    turn, moving = (round_ - 1) % max(len(circle) - 1, 1), circle[1:]
    places = [circle[0], *moving[len(moving) - turn :], *moving[: len(moving) - turn]]
    pairs: list[Pairing] = []
    for board in range(len(places) // 2):
        one, other = places[board], places[len(places) - 1 - board]
        if one is None or other is None:
            continue
        swapped = turn % 2 == 1 if board == 0 else board % 2 == 1
        pairs.append((other, one) if swapped else (one, other))
    playing = {entrant for pair in pairs for entrant in pair}
    return [*pairs, *((entrant,) for entrant in entrants if entrant not in playing)]


def round_robin_rounds(entrants: int) -> int:
    """How many rounds everybody against everybody takes."""
    return entrants if entrants % 2 else entrants - 1


# Campaigns.


def teams(entrants: Sequence[int], size: int) -> list[Pairing]:
    """Teams of at most so many, as even as possible, in the order in which people entered."""
    number = -(-len(entrants) // size)
    found, start = list[Pairing](), 0
    for team in range(number):
        members = len(entrants) // number + (team < len(entrants) % number)
        found.append(tuple(entrants[start : start + members]))
        start += members
    return found
