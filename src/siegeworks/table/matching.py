"""A perfect matching: whether everybody can be paired at once, if not every two may meet (Edmonds' blossoms)."""

from collections import deque
from collections.abc import Callable, Sequence

Allowed = Callable[[int, int], bool]
"""Whether two may be paired, whatever their order."""
NOBODY = -1


def can_pair_all(people: Sequence[int], allowed: Allowed) -> bool:
    """True if all these people can be paired so that every pair is allowed."""
    if len(people) % 2:
        return False
    size = len(people)
    near = [[b for b in range(size) if b != a and allowed(people[a], people[b])] for a in range(size)]
    partner = _quick_pairs(near)
    return all(partner[one] != NOBODY or _grow(near, partner, one) for one in range(size))


def _quick_pairs(near: list[list[int]]) -> list[int]:
    """Pair whoever can be paired without changing a pair; it is nearly everybody."""
    partner = [NOBODY] * len(near)
    for one, others in enumerate(near):
        if partner[one] == NOBODY:
            other = next((other for other in others if partner[other] == NOBODY), NOBODY)
            if other != NOBODY:
                partner[one], partner[other] = other, one
    return partner


def _grow(near: list[list[int]], partner: list[int], root: int) -> bool:
    """Find a partner for somebody who has none, if need be by pairing others anew; False if that is impossible."""
    search = _Search(near, partner, root)
    last = search.run()
    while last != NOBODY:
        before = search.parent[last]
        following = partner[before]
        partner[last], partner[before] = before, last
        last = following
    return partner[root] != NOBODY


class _Search:
    """The search for an alternating path from one who has no partner to another."""

    def __init__(self, near: list[list[int]], partner: list[int], root: int) -> None:
        self._near, self._partner, self._root = near, partner, root
        self.parent = [NOBODY] * len(near)
        self._base = list(range(len(near)))
        self._seen = [one == root for one in range(len(near))]
        self._waiting = deque([root])

    def run(self) -> int:
        """The free end of a path; `NOBODY` if there is none."""
        while self._waiting:
            one = self._waiting.popleft()
            for other in self._near[one]:
                if self._base[one] == self._base[other] or self._partner[one] == other:
                    continue
                mate = self._partner[other]
                if other == self._root or (mate != NOBODY and self.parent[mate] != NOBODY):
                    self._contract(one, other)
                elif self.parent[other] == NOBODY:
                    self.parent[other] = one
                    if mate == NOBODY:
                        return other
                    self._seen[mate] = True
                    self._waiting.append(mate)
        return NOBODY

    def _contract(self, one: int, other: int) -> None:
        """Treat an odd cycle as one person from now on."""
        base = self._common(one, other)
        blossom = [False] * len(self._near)
        self._mark(one, base, other, blossom)
        self._mark(other, base, one, blossom)
        for each in range(len(self._near)):
            if blossom[self._base[each]]:
                self._base[each] = base
                if not self._seen[each]:
                    self._seen[each] = True
                    self._waiting.append(each)

    def _common(self, one: int, other: int) -> int:
        """Where the ways of two back to the root meet first."""
        passed = set()
        while True:
            one = self._base[one]
            passed.add(one)
            if self._partner[one] == NOBODY:
                break
            one = self.parent[self._partner[one]]
        while self._base[other] not in passed:
            other = self.parent[self._partner[self._base[other]]]
        return self._base[other]

    def _mark(self, one: int, base: int, child: int, blossom: list[bool]) -> None:
        while self._base[one] != base:
            mate = self._partner[one]
            blossom[self._base[one]] = blossom[self._base[mate]] = True
            self.parent[one] = child
            child, one = mate, self.parent[mate]
