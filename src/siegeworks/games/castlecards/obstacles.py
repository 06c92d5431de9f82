"""What at this table stands in the way of an action, before the rule itself is quoted."""

from typing import Protocol

from siegeworks.games.castlecards import frames as f
from siegeworks.games.castlecards.actions import ADD, ATTACK, BUILD, EXPLORE, GO, NIGHT_ATTACK, POST, UNPOST
from siegeworks.games.castlecards.names import (
    BUILDER,
    CASTLE,
    DUKE,
    FIRST_WALL,
    GOLD,
    POSTS,
    TARGETS,
)
from siegeworks.games.castlecards.rules.fortress import holds_attackers, is_living, matching, post_of
from siegeworks.games.castlecards.state import State, in_hand
from siegeworks.kernel.say import Say


class Names(Protocol):
    """The names of the things of a table in one language."""

    say: Say

    def seat(self, seat: int) -> str: ...

    def card(self, kind: int) -> str: ...

    def post(self, post: int) -> str: ...

    def target(self, target: int) -> str: ...


def obstacle(names: Names, s: State, action: int, rule: str) -> str | None:
    """The circumstance that makes a rule forbid an action here; None where the rule alone says it."""
    if ATTACK <= action < ADD:
        return _attack_obstacle(names, s, (action - ATTACK) % (NIGHT_ATTACK - ATTACK), rule)
    if ADD <= action < GO:
        return _card_obstacle(names, s, rule)
    if action == GO and rule == "C-ASSAULT":
        return _walls(names, s, _victim(s), "obstacle-no-assault-laid")
    if POST <= action < UNPOST:
        return _post_obstacle(names, s, (action - POST) // POSTS, (action - POST) % POSTS, rule)
    if rule == "C-UNPOST" and action < BUILD:
        return names.say("obstacle-nothing-posted", post=names.post(action - UNPOST))
    if rule == "C-BUILD" and action < EXPLORE:
        return _held(names, s, BUILDER)
    if rule == "C-ACADEMY":
        return _held(names, s, DUKE)
    return names.say("obstacle-no-king") if rule == "C-KING-DRAW" else None


def _attack_obstacle(names: Names, s: State, place: int, rule: str) -> str | None:
    victim, target = divmod(place, TARGETS)
    if rule == "C-ONE-TARGET":
        frame = s.frames[-1]
        if isinstance(frame, f.AttackFrame):
            return names.say("obstacle-target", target=names.target(frame.target), name=names.seat(frame.victim))
    if victim >= s.seats:
        return None
    if rule == "C-ASSAULT":
        return _walls(names, s, victim, "obstacle-no-assault")
    if rule == "C-POSTED":
        return names.say("obstacle-nothing-posted", post=names.post(post_of(target)))
    if rule not in ("C-ATTACK", "C-NIGHT"):
        return None
    if victim == s.active:
        return names.say("obstacle-own")
    if not holds_attackers(s, s.active):
        return names.say("obstacle-no-attackers")
    if not is_living(s, victim) or s.standing[victim * POSTS + post_of(target)] == 0:
        post = CASTLE if not is_living(s, victim) else post_of(target)
        return names.say("obstacle-down", post=names.post(post), name=names.seat(victim))
    return names.say("obstacle-no-night") if rule == "C-NIGHT" else None


def _card_obstacle(names: Names, s: State, rule: str) -> str | None:
    """Why a card cannot be laid out: each stage of an attack takes its own cards."""
    kind = s.frames[-1].kind
    if rule == "C-REACT" and kind == f.TURN:
        return names.say("obstacle-not-attacked")
    if rule == "C-REACT" and kind in (f.GATHER, f.SUPPORT):
        return names.say("obstacle-not-victim", name=names.seat(_victim(s)))
    if rule == "C-REACT" and kind == f.REACT:
        return names.say("obstacle-attacked", name=names.seat(s.active))
    return None


def _post_obstacle(names: Names, s: State, kind: int, post: int, rule: str) -> str | None:
    here = names.post(post)
    if rule == "C-COLOUR":
        return names.say("obstacle-colour", post=here, card=names.card(matching(post)))
    if rule == "C-POST-LIMIT":
        return names.say("obstacle-full", post=here, count=s.posted[s.active * POSTS + post])
    if rule == "C-POST-ONCE":
        return names.say("obstacle-posted")
    if rule == "C-DEFEND" and in_hand(s, s.active, kind) > 0:
        return names.say("obstacle-own-down", post=here)
    return None


def _victim(s: State) -> int:
    frame = s.frames[-1]
    return frame.victim if isinstance(frame, f.AttackFrame) else s.active


def _walls(names: Names, s: State, victim: int, message: str) -> str:
    standing = sum(s.standing[victim * POSTS + FIRST_WALL : (victim + 1) * POSTS])
    return names.say(message, name=names.seat(victim), count=standing)


def _held(names: Names, s: State, payer: int) -> str:
    """How many of the two kinds of cards that have to be paid are in the hand."""
    cards, gold = in_hand(s, s.active, payer), in_hand(s, s.active, GOLD)
    return names.say("obstacle-held", card=names.card(payer), count=cards, gold=names.card(GOLD), pieces=gold)
