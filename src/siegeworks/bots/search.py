"""Information-set Monte Carlo tree search: one tree of actions, searched in a new guessed state each time.

Each simulation guesses the hidden cards anew, goes down the tree by past results and by the prior scores of the
evaluator (PUCT), adds one node, lets the evaluator finish the turn, and asks it how likely each seat is to win from
there. Nodes are reached by actions alone, so dice and draws between them are averaged.
"""

from math import sqrt
from typing import Any, Final

from siegeworks.kernel.chance import Chance

CURIOSITY: Final = 0.3
"""How much the root prefers actions that were tried seldom to actions that went well."""
CERTAINTY: Final = 0.03
"""The same below the root. Trying things out there spoils the values by which the decision is made: with the same
curiosity everywhere, more simulations made the bots weaker."""
SHARPNESS: Final = 0.7
"""How fast the prior of an action falls with its distance from the best score."""
DOUBT: Final = 0.25
"""The share of the priors that is spread evenly, because scores overlook things."""
WIDTH: Final = 4
"""The number of actions that a new node considers; visits add more (progressive widening)."""
SCORE_WEIGHT: Final = 0.05
"""How much less a win without any score is worth than a win with the highest one: so little that the score decides only
where chances are nearly equal."""


class Node:
    """What was tried after a sequence of actions: for each action the visits, the results and the next node."""

    __slots__ = (
        "actions", "children", "order", "priors", "ranks", "total", "totals", "visits", "visits_in_all", "worth",
        "worths",
    )  # fmt: skip

    actions: list[int]
    priors: list[float]
    ranks: list[int]
    """For each action how many have a higher prior; a node with few visits tries the first few only."""
    visits: list[int]
    totals: list[float]
    """For each action the sum of the chances of winning."""
    worths: list[float]
    """For each action the sum of what these chances are worth: a win with more of the score is worth a little more."""
    children: list[Any]
    order: dict[int, int]
    visits_in_all: int
    total: float
    """The sum of the chances of all visits."""
    worth: float
    """The sum of their worth."""

    def __init__(self, actions: list[int], prior_scores: list[float]) -> None:
        self.actions = []
        self.priors = []
        self.ranks = []
        self.visits = []
        self.totals = []
        self.worths = []
        self.children = []
        self.order = {}
        self.visits_in_all = 0
        self.total = 0.0
        self.worth = 0.0
        self.add(actions, prior_scores)

    def add(self, actions: list[int], prior_scores: list[float]) -> None:
        """Add actions that were not legal in the states guessed before."""
        best: float = max(prior_scores)
        weights = []
        for score in prior_scores:
            # A power of the distance serves as a soft maximum, because it gives the same number on every platform.
            distance: float = best - score
            gap = 1.0 + SHARPNESS * distance
            weights.append(1.0 / (gap * gap))
        total: float = sum(weights)
        for place in range(len(actions)):
            weight: float = weights[place]
            self.order[actions[place]] = len(self.actions)
            self.actions.append(actions[place])
            self.priors.append((1.0 - DOUBT) * weight / total + DOUBT / len(actions))
            self.ranks.append(0)
            self.visits.append(0)
            self.totals.append(0.0)
            self.worths.append(0.0)
            self.children.append(None)
        self._rank()

    def _rank(self) -> None:
        places = sorted(range(len(self.actions)), key=self.priors.__getitem__, reverse=True)
        for rank in range(len(places)):
            self.ranks[places[rank]] = rank

    def record(self, place: int, chance: float, kept: float) -> None:
        """Add the result of a simulation that took an action here: the chance of winning, the share of the score."""
        worth = chance * (1.0 - SCORE_WEIGHT * (1.0 - kept))
        self.visits[place] += 1
        self.totals[place] += chance
        self.worths[place] += worth
        self.visits_in_all += 1
        self.total += chance
        self.worth += worth


class Tree:
    """A search from one view."""

    __slots__ = ("chance", "evaluator", "legal", "root", "view")

    evaluator: Any
    view: Any
    legal: list[int]
    """The actions to decide between: they are the same in every state that is consistent with the view."""
    chance: Chance
    root: Node

    def __init__(self, evaluator: Any, view: Any, legal: list[int], chance: Chance) -> None:
        self.evaluator = evaluator
        self.view = view
        self.legal = legal
        self.chance = chance
        self.root = Node(legal, evaluator.root_scores(view, legal, chance))

    def use_chance(self, chance: Chance) -> None:
        """Draw from another chance from now on: actions are compared best by simulations that draw alike."""
        self.chance = chance

    def simulate(self, first: int) -> Any:
        """Run one simulation and return its final state; it begins with action `first` of the root, unless negative."""
        evaluator = self.evaluator
        chance = self.chance
        state = evaluator.guess(self.view, chance)
        node = self.root
        path: list[Any] = []
        while True:
            seat: int = evaluator.actor(state)
            if seat < 0:
                break
            legal: list[int] = evaluator.legal(state) if path else self.legal
            if path and len(legal) == 1:
                if evaluator.step(state, legal[0], chance):
                    break
                continue
            if node is None:
                path[len(path) - 1][0].children[path[len(path) - 1][1]] = Node(
                    legal, evaluator.prior_scores(state, legal, chance)
                )
                evaluator.finish(state, chance)
                break
            place: int = first if first >= 0 and not path else self._pick(node, state, legal)
            path.append((node, place, seat))
            if evaluator.step(state, node.actions[place], chance):
                break
            node = node.children[place]
        values: list[float] = evaluator.values(state, chance, self.view.seat)
        kept: float = evaluator.score_kept(state)
        for step in path:
            step[0].record(step[1], values[step[2]], kept)
        return state

    def _pick(self, node: Node, state: Any, legal: list[int]) -> int:
        """The place of the action to try: the one with the best sum of past results and prior."""
        unknown = []
        for action in legal:
            if action not in node.order:
                unknown.append(action)  # noqa: PERF401 - a comprehension would make this a Python function
        if unknown:
            node.add(unknown, self.evaluator.prior_scores(state, unknown, self.chance))
        mean = 0.0 if node.visits_in_all == 0 else node.total / node.visits_in_all
        # The first try of an action is expected to be an average one. At the root it is also expected to keep all of
        # the score: where a win is certain, this alone makes the search look for a better one.
        expected = mean if node is self.root or node.visits_in_all == 0 else node.worth / node.visits_in_all
        at_stake: float = self.evaluator.at_stake(mean)
        spread = (CURIOSITY if node is self.root else CERTAINTY) * at_stake * sqrt(node.visits_in_all + 1.0)
        width = WIDTH + sqrt(node.visits_in_all + 0.0)
        best = -1
        highest = -1.0
        while best < 0:
            for action in legal:
                place: int = node.order[action]
                rank: int = node.ranks[place]
                if rank > width:
                    continue
                visits: int = node.visits[place]
                worth: float = node.worths[place]
                prior: float = node.priors[place]
                score = (worth + expected + spread * prior) / (visits + 1.0)
                if score > highest:
                    highest = score
                    best = place
            # Perhaps none of the first few is legal in this state.
            width += WIDTH
        return best

    def lead(self) -> int:
        """How many more visits the most visited action of the root has than any other."""
        first = 0
        second = 0
        for count in self.root.visits:
            visits: int = count
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second

    def ranking(self) -> list[int]:
        """The places of the root's actions by visits, most first; equal visits are ordered by result."""
        return sorted(range(len(self.root.actions)), key=self._standing, reverse=True)

    def _standing(self, place: int) -> tuple[int, float]:
        visits: int = self.root.visits[place]
        worth: float = self.root.worths[place]
        return visits, worth

    def chance_of(self, place: int) -> float:
        """How likely the seat is to win with an action of the root; 0 if it was never tried."""
        visits: int = self.root.visits[place]
        total: float = self.root.totals[place]
        return 0.0 if visits == 0 else total / visits
