"""The greedy bot of Castlecards: takes the action that seems worth most one step ahead, in one guessed state."""

from typing import Final

from siegeworks.bots.castlecards.heuristics import (
    HOPELESS,
    Weights,
    build_worth,
    card_worth,
    explore_worth,
    gather_worth,
    help_worth,
    launch_worth,
    loss_of,
    plan_for,
    post_worth,
    removal,
    staged_cost,
    study_worth,
    walls_left,
)
from siegeworks.games.castlecards.actions import (
    ADD,
    BUILD,
    BUY,
    CROWN,
    DONE,
    DRAW,
    END,
    EXPLORE,
    GIVE,
    GO,
    NIGHT_ATTACK,
    POST,
    STUDY,
    UNPOST,
    WASTE,
)
from siegeworks.games.castlecards.frames import DISARM, FALLEN, GATHER, GIFT, REACT, SUPPORT, AttackFrame
from siegeworks.games.castlecards.guess import guess
from siegeworks.games.castlecards.names import (
    DEFENDER,
    HAND_KINDS,
    POSTS,
    VILLAGE_DECK,
)
from siegeworks.games.castlecards.rules.apply import apply
from siegeworks.games.castlecards.rules.attack import reaction_refusal, support_refusal
from siegeworks.games.castlecards.rules.cards import can_attack, cards_left
from siegeworks.games.castlecards.rules.fortress import post_of
from siegeworks.games.castlecards.rules.rule_ids import ALLOWED
from siegeworks.games.castlecards.state import State, in_hand, last_staged
from siegeworks.games.castlecards.view import View
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.frames import top, top_kind

WHIM: Final = 0.0001
"""Ties are broken at random, so that no seat is attacked more often because of its number."""


SCARCE: Final = 2
"""With no more village cards left than this, a king would only draw itself again."""


def best_action(view: View, legal: list[int], chance: Chance, w: Weights) -> int:
    """The legal action with the highest score; ties are broken at random."""
    best = legal[0]
    highest = 2.0 * HOPELESS
    scores = scores_of(guess(view, chance), legal, chance, w)
    for place in range(len(legal)):
        score: float = scores[place] + WHIM * chance.below(256)
        if score > highest:
            highest = score
            best = legal[place]
    return best


def scores_of(state: State, legal: list[int], chance: Chance, w: Weights) -> list[float]:
    """What each action seems worth in a state."""
    attack = _best_attack(state, w, legal, chance)
    found = []
    for action in legal:
        number: int = action
        found.append(_score(state, w, number, attack, chance))
    return found


def _best_attack(state: State, w: Weights, legal: list[int], chance: Chance) -> float:
    """The value of the best attack of this turn."""
    best = 0.0
    for action in legal:
        number: int = action
        if number < ADD:
            best = max(best, _attack_score(state, w, number, chance))
    return best


def _score(state: State, w: Weights, action: int, attack: float, chance: Chance) -> float:
    kind = top_kind(state)
    if kind == GATHER:
        return _gather_score(state, w, action, chance)
    if kind == SUPPORT or kind == REACT:
        return _window_score(state, w, action, chance)
    if kind == FALLEN or kind == GIFT:
        return _gift_score(state, w, kind, action)
    if kind == DISARM:
        return 1.0 if action == removal(state) else 0.0
    if action < ADD:
        return _attack_score(state, w, action, chance)
    return _village_score(state, w, action, attack)


def _attack_score(state: State, w: Weights, action: int, chance: Chance) -> float:
    """The value of the best attack on a target; at night the night card is spent as well."""
    after = state.copy()
    apply(after, action, chance, None)
    score = gather_worth(after, w, plan_for(after, w, after.active))
    return score - w.night if action >= NIGHT_ATTACK else score


def _gather_score(state: State, w: Weights, action: int, chance: Chance) -> float:
    if action == GO:
        return launch_worth(state, w, plan_for(state, w, state.active)) + 0.05
    after = state.copy()
    apply(after, action, chance, None)
    return gather_worth(after, w, plan_for(after, w, after.active))


def _village_score(state: State, w: Weights, action: int, attack: float) -> float:
    """The value of an action other than an attack."""
    if action < UNPOST:
        return post_worth(state, w, (action - POST) % POSTS)
    if action < BUILD:
        return w.unpost
    if action < EXPLORE:
        return build_worth(state, w, action - BUILD)
    if action < BUY:
        return explore_worth(state, w, action - EXPLORE + 1)
    if action == BUY:
        return 2.0 - w.gold
    if action == STUDY:
        return study_worth(state, w)
    if action == CROWN:
        # The attack comes next, and another action after it, unless it wins the game by itself.
        return (0.9 if cards_left(state, VILLAGE_DECK) > SCARCE else -w.king) + (attack if attack < w.castle else 0.0)
    if action == DRAW:
        return 1.0
    if action == END:
        return 0.0
    return -card_worth(state, w, action - WASTE)


def _falls(state: State, chance: Chance) -> bool:
    """Whether the attack would succeed if nobody added any more cards."""
    attack = top(state, AttackFrame)
    victim = attack.victim
    target = attack.target
    cell = victim * POSTS + post_of(target)
    after = state.copy()
    while after.depth > 1 and after.result == 0:
        apply(after, removal(after) if top_kind(after) == DISARM else DONE, chance, None)
    if target >= DEFENDER:
        return after.posted[cell] < state.posted[cell]
    return after.standing[cell] == 0


def _window_score(state: State, w: Weights, action: int, chance: Chance) -> float:
    """Support and reactions: the fewest cards that change the result, if that is worth their price."""
    attack = top(state, AttackFrame)
    target = attack.target
    if attack.kind == REACT:
        seat = attack.victim
        good = 0.0
        bad = -loss_of(w, target)
    else:
        seat = attack.supporter
        good = help_worth(state, w, seat, target)
        bad = 0.0
    after = state.copy()
    if action == DONE:
        return bad + (good - bad) * _wanted(after, chance) - _spent(after, w, seat)
    apply(after, action, chance, None)
    return _best_window(after, w, seat, good, bad, chance) - 0.01


def _wanted(state: State, chance: Chance) -> float:
    """1 if the attack ends well for the seat that decides: repelled for the victim, successful for a supporter."""
    fell = _falls(state, chance)
    reacting = top_kind(state) == REACT
    return 1.0 if fell != reacting else 0.0


def _spent(state: State, w: Weights, seat: int) -> float:
    """The cost of the cards laid out, which is lower for a fallen seat: it has little other use for them."""
    cost = staged_cost(state, w, seat)
    return cost if state.standing[seat * POSTS] == 1 else cost * w.leftover


def _best_window(state: State, w: Weights, seat: int, good: float, bad: float, chance: Chance) -> float:
    """The best value that support or reactions can reach with further cards, added in the canonical order."""
    if _wanted(state, chance) > 0.5:
        return good - _spent(state, w, seat)
    best = bad - _spent(state, w, seat)
    reacting = top_kind(state) == REACT
    for kind in range(last_staged(state, seat), HAND_KINDS):
        refusal = reaction_refusal(state, kind) if reacting else support_refusal(state, kind)
        if refusal == ALLOWED:
            after = state.copy()
            apply(after, ADD + kind, chance, None)
            best = max(best, _best_window(after, w, seat, good, bad, chance))
    return best


def _gift_score(state: State, w: Weights, kind: int, action: int) -> float:
    """A fallen seat keeps what can support an attack and gives the rest to the weakest fortress."""
    useful = 0
    for card in range(HAND_KINDS):
        if not can_attack(card):
            useful += in_hand(state, state.active, card)
    if kind == GIFT:
        if action == DONE:
            return 0.5
        return HOPELESS if can_attack(action - ADD) else 1.0 + card_worth(state, w, action - ADD) * 0.01
    if action == DONE:
        return 0.5
    return 1.0 - 0.1 * walls_left(state, action - GIVE) if useful > 0 else 0.0
