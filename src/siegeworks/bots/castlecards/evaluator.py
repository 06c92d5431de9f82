"""The evaluator of Castlecards: judges positions by the value network, from what one seat knows."""

from typing import Any, Final

from siegeworks.bots.castlecards.features import describe
from siegeworks.bots.castlecards.greedy import scores_of
from siegeworks.bots.castlecards.heuristics import Weights, removal
from siegeworks.bots.castlecards.sets import sets_to_add
from siegeworks.bots.net import Inputs, Net
from siegeworks.games.castlecards.actions import ADD, BUILD, CROWN, DONE, DRAW, GO, NIGHT_ATTACK
from siegeworks.games.castlecards.frames import DISARM, FALLEN, GATHER, GIFT, REACT, SUPPORT, TURN, AttackFrame
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
from siegeworks.games.castlecards.rules.legal import actor, canonical
from siegeworks.games.castlecards.state import State, in_hand, last_staged
from siegeworks.games.castlecards.view import View, view_of
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.frames import top, top_kind

UNSOUND: Final = -1.0
"""The score of a card that begins no sensible set."""
NEUTRAL: Final = 0.001
"""The score of letting things be, for a seat that cannot win any more."""
SCALE: Final = 20.0
"""The factor from chances of winning to prior scores: a higher one separates good and bad actions more."""
ROOT_SCALE: Final = 80.0
"""The same at the root, where scores are averaged over several guesses and therefore more precise."""
WORLDS: Final = 10
"""The number of guessed states in which a long search judges the actions of the root."""
IMPATIENCE: Final = 0.4
"""The weight of progress against rivals when a war begins. It grows by 1 in `WEARY_AFTER` turns, up to `MOST_WEARY`."""
WEARY_AFTER: Final = 120.0
MOST_WEARY: Final = 0.7
FULL_FORTRESS: Final = FIRST_WALL + WALLS_OF_MORE
"""The posts of a fortress among three or four."""
NEVER_SURE: Final = 0.02
"""How far a chance in a running game stays from certainty: a win on the table beats one that the network promises."""
AFTERLIFE: Final = 0.02
"""The weight of what fallen seats prefer, so small that nobody else pays for it."""
ARMS: Final = 0.2
"""The share of swords in the hand in that progress."""
BLIND_WORLDS: Final = 4
"""The number of guesses from which another seat decides about an attack at night in a simulation."""
FULL_ARMS: Final = 12 * HALVES
"""Swords in halves beyond which more of them count for nothing."""


class CastlecardsEvaluator:
    """Two networks, one for two seats and one for more.

    Among three or four seats, waiting while the others fight pays, and evaluators that only wait make a war without
    an end. There the search therefore tries first what a careful beginner would try, who goes to war.

    Between two seats the actions of the root are judged in `worlds` guessed states: more of them play stronger.
    """

    __slots__ = ("inputs", "more", "restriction", "searcher", "two", "weights", "worlds")

    two: Net
    more: Net
    inputs: Inputs
    weights: Weights
    worlds: int
    searcher: int
    """The seat whose decision is searched: the one that guessed the state of the simulation."""
    restriction: Any
    """What the bot may not do; None if it may do everything."""

    def __init__(self, two: Net, more: Net, weights: Weights) -> None:
        self.two = two
        self.more = more
        self.inputs = Inputs()
        self.weights = weights
        self.worlds = WORLDS
        self.searcher = 0
        self.restriction = None

    def restrict(self, restriction: Any) -> None:
        """Leave out, from now on, what a restriction does not allow."""
        self.restriction = restriction

    def use_worlds(self, worlds: int) -> None:
        """Set in how many guessed states the actions of the root are judged."""
        self.worlds = worlds

    def features(self, state: State, seat: int) -> list[float]:
        """The position in numbers as a seat knows it, for training and for explanations.

        Empty when the game is over for the seat, and while an attack is gathered: such positions are never judged.
        """
        if state.result != RUNNING or not is_living(state, seat) or top_kind(state) == GATHER:
            return []
        describe(state, seat, self.inputs)
        return self.inputs.numbers()

    def judge(self, state: State, seat: int) -> float:
        """How likely a seat is to win from here, from what it knows."""
        if state.result != RUNNING:
            return 1.0 if state.winner == seat else 0.0
        if not is_living(state, seat):
            return 0.0
        describe(state, seat, self.inputs)
        promised = self.two.chance(self.inputs) if state.seats == LEAST_SEATS else self.more.chance(self.inputs)
        return promised * (1.0 - NEVER_SURE) + NEVER_SURE / state.seats

    def utility(self, state: State, seat: int) -> float:
        """How good a position is for a seat, from 0 to 1. A fallen seat prefers that nobody is far ahead."""
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
        """How likely a position with these features is to be won, with as many seats as the state has."""
        self.inputs.take(numbers)
        if state.seats == LEAST_SEATS:
            return self.two.chance(self.inputs)
        return self.more.chance(self.inputs)

    def values(self, state: State, chance: Chance, seat: int) -> list[float]:
        """How good the position is for each seat, from what `seat` knows.

        For living seats it is the chance of winning, and these add up to 1. That of `seat` is judged by what it knows;
        the rest is divided among the others by their own chances with the cards they are guessed to hold. An attack
        that is being gathered is launched with its best cards first.
        """
        if state.result == RUNNING and top_kind(state) == GATHER:
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

    def score_kept(self, _state: State) -> float:
        """A war is won or lost, nothing else counts."""
        return 1.0

    def after(self, state: State, action: int, chance: Chance) -> float:
        """How good the state is for the seat that decides, after an action."""
        seat = actor(state)
        ahead = state.copy()
        apply(ahead, action, chance, None)
        if ahead.result == RUNNING and top_kind(ahead) == GATHER:
            return self.utility(self._launched(ahead, chance), seat)
        return self.utility(ahead, seat)

    def scores(self, view: View, legal: list[int], chance: Chance, worlds: int) -> list[float]:
        """How likely the seat is to win after each action; where chance matters, the mean over several guesses."""
        state = guess(view, chance)
        kind = top_kind(state)
        if not is_living(state, actor(state)):
            return [NEUTRAL if action == DONE else 0.0 for action in legal]
        if kind != TURN and kind != DISARM:
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
        """How promising each action looks at the root; between two seats it is judged in several guesses."""
        if view.seen.seats > LEAST_SEATS:
            return self.prior_scores(guess(view, chance), legal, chance)
        return [ROOT_SCALE * score for score in self.scores(view, legal, chance, self.worlds)]

    def prior_scores(self, state: State, legal: list[int], chance: Chance) -> list[float]:
        """How promising each action looks one step ahead in this state."""
        kind = top_kind(state)
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
        """Launch the attack that is being gathered, and let seats support it and react to it.

        At night nobody sees the cards: others decide from what they know, and the seat that searches adds nothing,
        because what it would add in this guess says nothing about the others. A gift is completed with all cards that
        support no attack.
        """
        while state.result == RUNNING and state.depth > 1:
            kind = top_kind(state)
            if kind == GIFT:
                _give(state, chance)
                return
            if kind == DISARM:
                apply(state, removal(state), chance, None)
                continue
            closing = _closing(state)
            cards: list[int] = []
            if not _is_blind(state):
                cards = self._best_set(state, closing, chance)
            elif actor(state) != self.searcher:
                cards = self._blind_set(state, chance)
            for card in cards:
                number: int = card
                apply(state, ADD + number, chance, None)
            apply(state, closing, chance, None)

    def _decide_blindly(self, state: State, chance: Chance) -> None:
        """Let other seats decide about an attack at night, until the seat that searches decides again.

        The state is a guess in which the attack is known. A tree that let the others choose by their results would give
        them that knowledge, and an attack at night would be worth no more than one by day.
        """
        while state.result == RUNNING and _is_blind(state) and actor(state) != self.searcher:
            if top_kind(state) == DISARM:
                apply(state, removal(state), chance, None)
                continue
            for card in self._blind_set(state, chance):
                number: int = card
                apply(state, ADD + number, chance, None)
            apply(state, DONE, chance, None)

    def _blind_set(self, state: State, chance: Chance) -> list[int]:
        """The best further cards for a seat that decides at night, over guesses from its own view."""
        seat = actor(state)
        view = view_of(state, seat)
        worlds = [guess(view, chance) for _ in range(BLIND_WORLDS)]
        best: list[int] = []
        highest = 2.0 * UNSOUND
        for cards in sets_to_add(state, last_staged(state, seat)):
            value = 0.0
            for world in worlds:
                value += self.utility(_laid_out(world, cards, DONE, chance), seat) / len(worlds)
            if value > highest:
                highest = value
                best = cards
        return best

    def _best_set(self, state: State, closing: int, chance: Chance) -> list[int]:
        """The best further cards for the seat that decides."""
        seat = actor(state)
        best: list[int] = []
        highest = 2.0 * UNSOUND
        allowed = self.legal(state) if self.restriction is not None else []
        for cards in sets_to_add(state, last_staged(state, seat)):
            if self.restriction is not None and cards and ADD + cards[0] not in allowed:
                continue
            value = self.utility(_laid_out(state, cards, closing, chance), seat)
            if value > highest:
                highest = value
                best = cards
        return best

    def _launched(self, state: State, chance: Chance) -> State:
        """The state after launching the attack that is being gathered, with the best further cards."""
        return _laid_out(state, self._best_set(state, GO, chance), GO, chance)

    def _set_scores(self, worlds: list[State], legal: list[int], chance: Chance) -> list[float]:
        """Score each action of laying out cards by the best set that begins with it, averaged over several guesses."""
        state = worlds[0]
        seat = actor(state)
        closing = _closing(state)
        totals = [UNSOUND] * len(legal)
        for cards in sets_to_add(state, _lowest(legal)):
            value = 0.0
            for world in worlds:
                value += self.utility(_laid_out(world, cards, closing, chance), seat) / len(worlds)
            first = ADD + cards[0] if cards else closing
            if first in legal:
                at = legal.index(first)
                totals[at] = max(totals[at], value)
        return totals

    def guess(self, view: View, chance: Chance) -> State:
        self.searcher = view.seat
        return guess(view, chance)

    def legal(self, state: State) -> list[int]:
        listed = canonical(state)
        if self.restriction is not None:
            listed = self.restriction.allowed(state, actor(state), listed)
        return listed

    def at_stake(self, chance: float) -> float:
        """How much the search should explore where this is the chance of winning.

        Values of fallen seats are small numbers, which full curiosity would drown.
        """
        return AFTERLIFE if chance <= AFTERLIFE else 1.0

    def step(self, state: State, action: int, chance: Chance) -> bool:
        """Apply an action, and what others decide about an attack at night; True if the turn or the game is over."""
        turn = state.turn
        apply(state, action, chance, None)
        self._decide_blindly(state, chance)
        return state.result != RUNNING or state.turn != turn

    def actor(self, state: State) -> int:
        """The seat that decides; -1 when the game is over."""
        return actor(state) if state.result == RUNNING else -1


def _impatient(state: State, seat: int, own: float) -> float:
    """A chance of winning with some weight on the progress against the rivals; it grows the longer the war lasts.

    A part of the progress is swords in the hand: when every soldier is posted and the village is empty, somebody has to
    build a weapon, and an evaluator that only waits would buy its own gold back for ever.
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
    """Complete the gift that is being gathered with all cards that support no attack."""
    seat = state.active
    for kind in range(last_staged(state, seat), HAND_KINDS):
        while in_hand(state, seat, kind) > 0 and not can_attack(kind):
            apply(state, ADD + kind, chance, None)
    if state.staged_count[seat] > 0:
        apply(state, DONE, chance, None)


def _lowest(legal: list[int]) -> int:
    """The lowest kind of card that can be laid out next: people may lay out any, search asks for one order."""
    for action in legal:
        number: int = action
        if ADD <= number < GO:
            return number - ADD
    return HAND_KINDS


def _is_blind(state: State) -> bool:
    """Whether a seat decides about an attack whose cards it does not see."""
    return top_kind(state) > GATHER and top_kind(state) != GIFT and top(state, AttackFrame).night == 1


def _closing(state: State) -> int:
    """The action that ends laying out cards."""
    return GO if top_kind(state) == GATHER else DONE


def _laid_out(state: State, cards: list[int], closing: int, chance: Chance) -> State:
    """A copy of the state in which a set of cards was laid out and finished with the action `closing`."""
    ahead = state.copy()
    for card in cards:
        number: int = card
        apply(ahead, ADD + number, chance, None)
    apply(ahead, closing, chance, None)
    return ahead


def _draws(action: int) -> bool:
    """Whether an action of a turn draws cards."""
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
