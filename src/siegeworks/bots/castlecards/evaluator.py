"""An evaluator for Castlecards: judges what each action leads to by the value network, with the eyes of one seat."""

from typing import Final

from siegeworks.bots.castlecards.features import describe
from siegeworks.bots.castlecards.greedy import scores_of
from siegeworks.bots.castlecards.heuristics import Weights
from siegeworks.bots.castlecards.sets import sets_to_add
from siegeworks.bots.net import Inputs, Net
from siegeworks.games.castlecards.actions import ADD, BUILD, CROWN, DONE, DRAW, GO, NIGHT_ATTACK
from siegeworks.games.castlecards.frames import FALLEN, GATHER, GIFT, REACT, SUPPORT, TURN
from siegeworks.games.castlecards.guess import guess
from siegeworks.games.castlecards.names import (
    FIRST_ACADEMY,
    FIRST_WALL,
    HALVES,
    HAND_KINDS,
    LEAST_SEATS,
    POSTS,
    RUNNING,
    TARGETS,
    WALLS_OF_MORE,
)
from siegeworks.games.castlecards.rules.apply import apply
from siegeworks.games.castlecards.rules.cards import can_attack
from siegeworks.games.castlecards.rules.fortress import is_living, post_of
from siegeworks.games.castlecards.rules.legal import actor
from siegeworks.games.castlecards.rules.legal import legal as legal_actions
from siegeworks.games.castlecards.state import State, in_hand, last_staged, top
from siegeworks.games.castlecards.view import View
from siegeworks.kernel.chance import Chance

UNSOUND: Final = -1.0
"""The score of cards that no sensible set begins with."""
NEUTRAL: Final = 0.001
"""One step ahead, a seat that cannot win any more takes no side."""
SCALE: Final = 20.0
"""How finely scores are told apart."""
ROOT_SCALE: Final = 80.0
"""The same where the search begins: what was judged in several worlds can be told apart more finely."""
WORLDS: Final = 10
"""Worlds in which what is tried first is judged by those who think long."""
IMPATIENCE: Final = 0.15
"""The weight of what the impatient wish for when a war begins; it grows by 1 in so many turns, up to a limit."""
WEARY_AFTER: Final = 300.0
MOST_WEARY: Final = 0.6
FULL_FORTRESS: Final = FIRST_WALL + WALLS_OF_MORE
"""The posts of a fortress among three or four."""
AFTERLIFE: Final = 0.02
"""What the wishes of the fallen weigh against those of the living: nobody is to fall for their sake."""
ARMS: Final = 0.2
"""The share of swords in what the impatient wish for."""
FULL_ARMS: Final = 12 * HALVES
"""More swords than these, in halves, make nobody more patient."""


class CastlecardsEvaluator:
    """Two networks, for two seats and for more, with room to work in.

    Among three or four seats, waiting while the others fight pays, and evaluators that only wait make a war without
    an end. There the search therefore tries first what a careful beginner would try, who goes to war.

    Between two, what is tried first is judged in as many guessed worlds as `worlds` says: the more, the stronger.
    """

    __slots__ = ("inputs", "more", "two", "weights", "worlds")

    two: Net
    more: Net
    inputs: Inputs
    weights: Weights
    worlds: int

    def __init__(self, two: Net, more: Net, weights: Weights) -> None:
        self.two = two
        self.more = more
        self.inputs = Inputs()
        self.weights = weights
        self.worlds = WORLDS

    def use_worlds(self, worlds: int) -> None:
        """Judge what is tried first in so many guessed worlds."""
        self.worlds = worlds

    def features(self, state: State, seat: int) -> list[float]:
        """The position in numbers as a seat knows it, for those who train and explain.

        Nothing when the game is over for the seat, or while an attack is gathered: such positions are never judged.
        """
        if state.result != RUNNING or not is_living(state, seat) or state.frames[top(state)] == GATHER:
            return []
        describe(state, seat, self.inputs)
        return self.inputs.numbers()

    def judge(self, state: State, seat: int) -> float:
        """How likely a seat wins from here, for all it knows."""
        if state.result != RUNNING:
            return 1.0 if state.winner == seat else 0.0
        if not is_living(state, seat):
            return 0.0
        describe(state, seat, self.inputs)
        if state.seats == LEAST_SEATS:
            return self.two.chance(self.inputs)
        return self.more.chance(self.inputs)

    def utility(self, state: State, seat: int) -> float:
        """What a seat wants of a position, from 0 to 1: to win. Who has fallen wants nobody to be far ahead."""
        if is_living(state, seat) or state.result != RUNNING:
            return self.judge(state, seat)
        total = 0.0
        best = 0.0
        for other in range(state.seats):
            value = self.judge(state, other)
            total += value
            best = max(best, value)
        return AFTERLIFE * (1.0 - best / total) if total > 0.0 else 0.0

    def chance_at(self, numbers: list[float], state: State) -> float:
        """How likely a position is won that looks like this, with as many seats as a state has."""
        self.inputs.take(numbers)
        if state.seats == LEAST_SEATS:
            return self.two.chance(self.inputs)
        return self.more.chance(self.inputs)

    def values(self, state: State, chance: Chance, seat: int) -> list[float]:
        """How likely each seat wins from here, together 1, as one of them sees it; for the fallen, what they wish.

        That seat's chance is judged by what it knows; the rest is shared out among the others by what they would think
        with the cards they are guessed to hold. An attack being gathered is launched at its best first.
        """
        if state.result == RUNNING and state.frames[top(state)] == GATHER:
            return self.values(self._launched(state, chance), chance, seat)
        own = self.judge(state, seat)
        if state.seats == LEAST_SEATS:
            return [own, 1.0 - own] if seat == 0 else [1.0 - own, own]
        chances = [0.0 if other == seat else self.judge(state, other) for other in range(state.seats)]
        total: float = sum(chances)
        if state.result == RUNNING and is_living(state, seat):
            own = _impatient(state, seat, own)
        scale = (1.0 - own) / total if total > 0.0 else 0.0
        shared = [scale * each for each in chances]
        shared[seat] = own
        if state.result == RUNNING:
            best: float = max(shared)
            for other in range(state.seats):
                if not is_living(state, other):
                    shared[other] = AFTERLIFE * (1.0 - best)
        return shared

    def after(self, state: State, action: int, chance: Chance) -> float:
        """What the seat that decides may wish for after an action in this world."""
        seat = actor(state)
        ahead = state.copy()
        apply(ahead, action, chance, None)
        if ahead.result == RUNNING and ahead.frames[top(ahead)] == GATHER:
            return self.utility(self._launched(ahead, chance), seat)
        return self.utility(ahead, seat)

    def scores(self, view: View, legal: list[int], chance: Chance, worlds: int) -> list[float]:
        """How likely the seat wins after each action, in the mean over guessed worlds where chance has a say."""
        state = guess(view, chance)
        kind = state.frames[top(state)]
        if not is_living(state, actor(state)):
            return [NEUTRAL if action == DONE else 0.0 for action in legal]
        if kind != TURN:
            return self._set_scores([state] + [guess(view, chance) for _ in range(1, worlds)], legal, chance)
        totals = [0.0] * len(legal)
        for place in range(len(legal)):
            number: int = legal[place]
            twin = _twin(state, number)
            if twin != number and twin in legal:
                totals[place] = totals[legal.index(twin)]
            else:
                totals[place] = self.after(state, number, chance)
        for _ in range(1, worlds):
            state = guess(view, chance)
            for place in range(len(legal)):
                number = legal[place]
                if _draws(number):
                    totals[place] += self.after(state, number, chance)
        return [totals[place] / worlds if _draws(legal[place]) else totals[place] for place in range(len(legal))]

    def root_scores(self, view: View, legal: list[int], chance: Chance) -> list[float]:
        """How promising each action looks where the search begins: between two judged with more care."""
        if view.seen.seats > LEAST_SEATS:
            return self.prior_scores(guess(view, chance), legal, chance)
        return [ROOT_SCALE * score for score in self.scores(view, legal, chance, self.worlds)]

    def prior_scores(self, state: State, legal: list[int], chance: Chance) -> list[float]:
        """How promising each action looks one step ahead in this world, in twentieths of a game."""
        kind = state.frames[top(state)]
        if kind == FALLEN or kind == GIFT or (kind == TURN and state.seats > LEAST_SEATS):
            return scores_of(state, legal, chance, self.weights)
        if kind == GATHER or kind == SUPPORT or kind == REACT:
            return [SCALE * score for score in self._set_scores([state], legal, chance)]
        found: list[float] = []
        for action in legal:
            number: int = action
            twin = _twin(state, number)
            if twin != number and twin in legal:
                found.append(found[legal.index(twin)])
            else:
                found.append(SCALE * self.after(state, number, chance))
        return found

    def finish(self, state: State, chance: Chance) -> None:
        """Launch the attack that is being gathered and play its windows; by night they are left open, nobody sees.

        A gift is finished with all cards that support no attack.
        """
        while state.result == RUNNING and state.depth > 1:
            base = top(state)
            kind = state.frames[base]
            if kind == GIFT:
                _give(state, chance)
                return
            if kind != GATHER and state.frames[base + 3] == 1:
                return
            closing = GO if kind == GATHER else DONE
            for card in self._best_set(state, closing, chance):
                number: int = card
                apply(state, ADD + number, chance, None)
            apply(state, closing, chance, None)

    def _best_set(self, state: State, closing: int, chance: Chance) -> list[int]:
        """The further cards that promise most to the seat that is asked."""
        seat = actor(state)
        best: list[int] = []
        highest = 2.0 * UNSOUND
        for cards in sets_to_add(state):
            value = self.utility(_laid_out(state, cards, closing, chance), seat)
            if value > highest:
                highest = value
                best = cards
        return best

    def _launched(self, state: State, chance: Chance) -> State:
        """The attack that is being gathered, launched with the cards that promise most to the attacker."""
        return _laid_out(state, self._best_set(state, GO, chance), GO, chance)

    def _set_scores(self, worlds: list[State], legal: list[int], chance: Chance) -> list[float]:
        """Cards laid out one by one are worth what the best set with them is worth, in the mean over worlds."""
        state = worlds[0]
        seat = actor(state)
        closing = GO if state.frames[top(state)] == GATHER else DONE
        totals = [UNSOUND] * len(legal)
        for cards in sets_to_add(state):
            value = 0.0
            for world in worlds:
                value += self.utility(_laid_out(world, cards, closing, chance), seat) / len(worlds)
            first = ADD + cards[0] if cards else closing
            if first in legal:
                at = legal.index(first)
                totals[at] = max(totals[at], value)
        return totals

    def guess(self, view: View, chance: Chance) -> State:
        return guess(view, chance)

    def legal(self, state: State) -> list[int]:
        return legal_actions(state)

    def at_stake(self, chance: float) -> float:
        """How much of its curiosity the search should keep where this is the chance of winning: all, among the living.

        The wishes of the fallen are small numbers, which would drown in it.
        """
        return AFTERLIFE if chance <= AFTERLIFE else 1.0

    def step(self, state: State, action: int, chance: Chance) -> bool:
        """Carry out an action; True if the turn is over, or the game."""
        turn = state.turn
        apply(state, action, chance, None)
        return state.result != RUNNING or state.turn != turn

    def actor(self, state: State) -> int:
        """The seat that decides; -1 when the game is over."""
        return actor(state) if state.result == RUNNING else -1


def _impatient(state: State, seat: int, own: float) -> float:
    """A chance among three or four, with some weight on what is down of the rivals: the longer the war, the more.

    A part of it is for swords in the hand: when every soldier is posted and the village is empty, somebody has to build
    a weapon, and an evaluator that only waits buys its own gold back for ever.
    """
    down = 0
    for other in range(state.seats):
        if other != seat:
            for post in range(FULL_FORTRESS):
                down += 1 - state.standing[other * POSTS + post]
    swords = 0
    for kind in range(FIRST_ACADEMY):
        swords += in_hand(state, seat, kind) * state.content.swords[kind]
    progress = down / ((state.seats - 1.0) * FULL_FORTRESS)
    armed = min(swords / (1.0 * FULL_ARMS), 1.0)
    weight = min(IMPATIENCE + state.turn / WEARY_AFTER, MOST_WEARY)
    return (1.0 - weight) * own + weight * ((1.0 - ARMS) * progress + ARMS * armed)


def _give(state: State, chance: Chance) -> None:
    """Add what supports no attack to the gift that is being gathered, and make it."""
    seat = state.active
    for kind in range(last_staged(state, seat), HAND_KINDS):
        while in_hand(state, seat, kind) > 0 and not can_attack(kind):
            apply(state, ADD + kind, chance, None)
    if state.staged_count[seat] > 0:
        apply(state, DONE, chance, None)


def _laid_out(state: State, cards: list[int], closing: int, chance: Chance) -> State:
    """The state after laying out a set of cards and closing with them."""
    ahead = state.copy()
    for card in cards:
        number: int = card
        apply(ahead, ADD + number, chance, None)
    apply(ahead, closing, chance, None)
    return ahead


def _draws(action: int) -> bool:
    """Whether an action of a turn turns up cards for the seat itself."""
    return BUILD <= action <= DRAW and action != CROWN


def _twin(state: State, action: int) -> int:
    """The attack on an equal wall with a lower number, if there is one; else the action itself."""
    if action >= ADD:
        return action
    target = action % TARGETS
    post = post_of(target)
    victim = (action % NIGHT_ATTACK) // TARGETS
    for other in range(FIRST_WALL, post):
        cell = victim * POSTS + other
        if state.standing[cell] == 1 and state.posted[cell] == state.posted[victim * POSTS + post]:
            return action - post + other
    return action
