"""The evaluator of The Siege of Runedar: judges positions at the end of a turn by the value network."""

from typing import Any, Final

from siegeworks.bots.net import Inputs, Net
from siegeworks.bots.runedar.features import describe
from siegeworks.bots.runedar.greedy import best_in, score_of
from siegeworks.bots.runedar.heuristics import Weights
from siegeworks.games.runedar.actions import DONE, END, FILL
from siegeworks.games.runedar.guess import guess
from siegeworks.games.runedar.names import DECKS, MOST_SEATS, RUNNING, START_GOLD, WON
from siegeworks.games.runedar.rules.apply import apply
from siegeworks.games.runedar.rules.canonical import canonical
from siegeworks.games.runedar.rules.turn import rest_unused
from siegeworks.games.runedar.rules.upgrades import can_refill, fill_space
from siegeworks.games.runedar.state import State
from siegeworks.games.runedar.view import View
from siegeworks.kernel.chance import Chance

LEAST_AT_STAKE: Final = 0.02
"""The least that the search explores."""


class RunedarEvaluator:
    """The network with the weights of the heuristics that it was trained with."""

    __slots__ = ("inputs", "net", "restriction", "weights")

    net: Net
    weights: Weights
    inputs: Inputs
    restriction: Any
    """What the bot may not do; None if it may do everything."""

    def __init__(self, net: Net, weights: Weights) -> None:
        self.net = net
        self.weights = weights
        self.inputs = Inputs()
        self.restriction = None

    def restrict(self, restriction: Any) -> None:
        """Leave out, from now on, what a restriction does not allow."""
        self.restriction = restriction

    def features(self, state: State, seat: int) -> list[float]:  # noqa: ARG002 - the team looks with the active seat's eyes
        """The position in numbers, for training and for explanations; empty when the game is over."""
        if state.result != RUNNING:
            return []
        describe(state, self.weights, self.inputs)
        return self.inputs.numbers()

    def judge(self, state: State) -> float:
        """How likely the team is to win from here."""
        if state.result != RUNNING:
            return 1.0 if state.result == WON else 0.0
        describe(state, self.weights, self.inputs)
        return self.net.chance(self.inputs)

    def chance_at(self, numbers: list[float], state: State) -> float:  # noqa: ARG002 - one network for all numbers of seats
        """How likely a position with these features is to be won."""
        self.inputs.take(numbers)
        return self.net.chance(self.inputs)

    def values(self, state: State, chance: Chance, seat: int) -> list[float]:  # noqa: ARG002 - they win together
        """How likely each seat is to win from here."""
        return [self.judge(state)] * MOST_SEATS

    def score_kept(self, state: State) -> float:
        """The gold that is left: the score of a win is what the team escapes with."""
        return state.gold / (1.0 * START_GOLD)

    def root_scores(self, view: View, legal: list[int], chance: Chance) -> list[float]:
        """How promising each action looks at the root."""
        return self.prior_scores(guess(view, chance), legal, chance)

    def prior_scores(self, state: State, legal: list[int], chance: Chance) -> list[float]:
        """How promising each action looks to the greedy bot, by its own scores."""
        found = []
        for action in legal:
            number: int = action
            found.append(score_of(state, self.weights, number, chance))
        return found

    def at_stake(self, chance: float) -> float:
        """How much the search should explore where this is the chance of winning.

        Where a siege is nearly lost or nearly won, the chances after different actions differ by small numbers, which
        full curiosity would drown.
        """
        return max(4.0 * chance * (1.0 - chance), LEAST_AT_STAKE)

    def step(self, state: State, action: int, chance: Chance) -> bool:
        """Apply an action; True if the turn is over. The next hand is not drawn yet then.

        Positions are judged there, because before the next hand is drawn and the next siege card is revealed they do
        not depend on how those cards were guessed.
        """
        if action == DONE:
            return True
        if FILL <= action < DONE:
            fill_space(state, (action - FILL) // DECKS, (action - FILL) % DECKS, None)
            return not can_refill(state)
        if action != END:
            apply(state, action, chance, None)
            return state.result != RUNNING
        rest_unused(state, None)
        return not can_refill(state)

    def finish(self, state: State, chance: Chance) -> None:
        """Play on to the end of the turn as the greedy bot would."""
        over = False
        while not over:
            listed = self.legal(state)
            only: int = listed[0]
            over = self.step(state, only if len(listed) == 1 else best_in(state, listed, chance, self.weights), chance)

    def guess(self, view: View, chance: Chance) -> State:
        return guess(view, chance)

    def legal(self, state: State) -> list[int]:
        """One path to each result is enough for the search."""
        listed = canonical(state)
        if self.restriction is not None:
            listed = self.restriction.allowed(state, state.active, listed)
        return listed

    def actor(self, state: State) -> int:
        """The seat that decides; -1 when the game is over."""
        return state.active if state.result == RUNNING else -1
