"""Conformance checks: plays whole games and checks that the rules keep the contract of `Game`.

    play_and_check(game, options, seed, choose)

plays one game and checks each decision; `choose` picks an action from a view and the list of legal actions.
Authors of games run it in their tests.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from siegeworks.kernel.chance import Chance, child_seed
from siegeworks.kernel.events import Event, EventSink
from siegeworks.kernel.game import CONCEDE, DRAW, RESIGN, AnyGame, Json, Options, Outcome
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.match import Match, replay, verify
from siegeworks.kernel.position import digest

Choose = Callable[[Any, list[int]], int]
ORDERS_EVERY = 5
"""Every so many decisions all orders of picks are tried."""
MOST_STATES = 400
"""The most states in the middle of picks that are looked at from one decision."""


class Broken(AssertionError):
    """Raised when a game breaks the contract."""


@dataclass(frozen=True, slots=True)
class Played:
    """The result of a game in which every check passed."""

    decisions: int
    digest: str
    match: Match


def play_and_check(game: AnyGame, options: Options, seed: str, choose: Choose, most: int = 20_000) -> Played:
    """Play one game; check every decision and, at the end, the log."""
    names = tuple(f"seat {seat}" for seat in range(options.seats))
    match = Match(game, options, names, seed)
    doubt = Chance(child_seed(seed, "conformance"))
    decisions = 0
    while match.actor is not None:
        if decisions == most:
            raise Broken(f"the game does not end within {most} decisions")
        seat = match.actor
        before = game.document(match.state)
        legal = _check_legal(game, match.state)
        _check_refusals(game, match.state, legal, doubt)
        _check_settlements(game, match.state)
        action = choose(game.view(match.state, seat), legal)
        _check_copies(game, match.state, before, action, child_seed(seed, decisions))
        _check_secrets(game, match.state, action, doubt)
        if decisions % ORDERS_EVERY == 0:
            check_any_order(game, match.state, child_seed(seed, "orders"))
        _check(game.document(match.state) == before, "a question or a copy changed the state")
        in_play = _in_play(game, match.state)
        match.play(seat, action)
        _check(_in_play(game, match.state) <= in_play, "a seat that was out of the game is back")
        decisions += 1
    _check(not game.legal(match.state), "a finished game offers actions")
    winners = match.outcome.winners if match.outcome else ()
    _check(_in_play(game, match.state) >= set(winners), "a seat won that was out of the game")
    _check_log(game, match)
    return Played(decisions, digest(game, match.state), match)


def _check(true: bool, otherwise: str) -> None:
    if not true:
        raise Broken(otherwise)


def _in_play(game: AnyGame, state: Any) -> set[int]:
    return {seat for seat in range(game.options_of(state).seats) if game.in_play(state, seat)}


def _settled(game: AnyGame, state: Any) -> list[Outcome | None]:
    seats = range(game.options_of(state).seats)
    return [game.settled(state, settlement, seat) for settlement in game.settlements for seat in seats]


def _check_settlements(game: AnyGame, state: Any) -> None:
    """Players can only settle what fits the game, and nobody wins by it who is out of the game."""
    fitting = {CONCEDE} if game.cooperative else {RESIGN, DRAW}
    _check(set(game.settlements) <= fitting, "a settlement does not fit the game")
    for outcome in _settled(game, state):
        winners = set() if outcome is None else set(outcome.winners)
        _check(winners <= _in_play(game, state), "a seat would win by a settlement that is out of the game")


def _check_legal(game: AnyGame, state: Any) -> list[int]:
    """Legal actions are sorted, unique and not empty, and their texts parse back."""
    legal = game.legal(state)
    _check(bool(legal), "a running game offers no action")
    _check(all(one < following for one, following in pairwise(legal)), "legal is not ascending")
    for action in legal:
        _check(game.notation.parse(game.notation.text(action)) == action, "a text does not read back")
    canonical = game.canonical(state)
    _check(bool(canonical), "a running game offers no canonical action")
    _check(all(one < following for one, following in pairwise(canonical)), "canonical is not ascending")
    _check(set(canonical) <= set(legal), "a canonical action is not legal")
    return legal


def check_any_order(game: AnyGame, state: Any, seed: str) -> int:
    """From a decision, picks in any order and picks in canonical order lead to the same states; return how many.

    States with too many orders of picks to try are left out, and 0 is returned.
    """
    if game.picking(state):
        return 0
    results = _results(game, state, game.legal, seed)
    if results is None:
        return 0
    canonical = _results(game, state, game.canonical, seed) or set()
    # In canonical order the last picks may be the only ones left, and then they are made with the first.
    missing = results - canonical
    if missing:
        missing -= _results_at_once(game, state, seed)
    _check(not missing and canonical <= results, "picks in canonical order lead to other results")
    return len(results)


def _results_at_once(game: AnyGame, state: Any, seed: str) -> set[str]:
    """The digests of the states after each canonical choice."""
    results: set[str] = set()
    for action in game.canonical(state):
        following = game.copy(state)
        game.apply(following, action, Chance(seed), None)
        results.add(digest(game, following))
    return results


def _results(game: AnyGame, state: Any, choices: Callable[[Any], list[int]], seed: str) -> set[str] | None:
    """The digests of all states in which the picks that begin here can end; None if there are too many on the way."""
    results: set[str] = set()
    seen: set[str] = set()
    pending = [state]
    while pending:
        current = pending.pop()
        for action in choices(current):
            following = game.copy(current)
            game.apply(following, action, Chance(seed), None)
            final = not game.picking(following)
            if final and current is state:
                continue  # a choice that is final at once has no order
            key = digest(game, following)
            if final:
                results.add(key)
            elif key not in seen:
                seen.add(key)
                pending.append(following)
                if len(seen) > MOST_STATES:
                    return None
    return results


def _check_refusals(game: AnyGame, state: Any, legal: list[int], doubt: Chance) -> None:
    """`why_not` and `legal` agree: every action is either legal or forbidden by a rule."""
    allowed = set(legal)
    some = {doubt.below(len(game.notation)) for _ in range(8)}
    for action in sorted(allowed | some):
        rule = game.why_not(state, action)
        text = game.notation.text(action)
        _check((rule is None) == (action in allowed), f"legal and why_not differ on `{text}` ({rule})")
        _check(rule is None or rule in game.rule_ids, f"`{text}` is forbidden by no known rule")


def _applied(game: AnyGame, state: Any, action: int, chance: Chance) -> list[Event]:
    sink = EventSink()
    game.apply(state, action, chance, sink)
    return sink.take()


def _check_copies(game: AnyGame, state: Any, document: Json, action: int, seed: str) -> None:
    """The state, its copy and its document read back behave alike, with or without an event sink."""
    written = json.loads(json.dumps(document))
    twins = [game.copy(state), game.from_document(written), game.copy(state)]
    events = [_applied(game, twin, action, Chance(seed)) for twin in twins[:2]]
    game.apply(twins[2], action, Chance(seed), None)
    _check(events[0] == events[1], "a document read back behaves differently")
    first, *others = [game.document(twin) for twin in twins]
    _check(all(other == first for other in others), "copies diverge")


def _check_secrets(game: AnyGame, state: Any, action: int, doubt: Chance) -> None:
    """Non-interference: what a seat cannot see changes neither its view, nor its legal actions, nor its events."""
    options = game.options_of(state)
    for seat in [*range(options.seats), None]:
        view = game.view(state, seat)
        other = game.guess(view, doubt)
        seen = game.view_document(view)
        _check(game.view_document(game.view(other, seat)) == seen, "a view depends on hidden things")
        _check(game.actor(other) == game.actor(state), "who is asked depends on hidden things")
        _check(_in_play(game, other) == _in_play(game, state), "who is in play depends on hidden things")
        _check(_settled(game, other) == _settled(game, state), "a settlement depends on hidden things")
        if game.actor(state) == seat:
            _check(game.legal(other) == game.legal(state), "legal actions depend on hidden things")
        if action in game.legal(other):
            _check_same_events(game, game.copy(state), other, action, seat, child_seed("told", doubt.below(65536)))


def _check_same_events(game: AnyGame, one: Any, other: Any, action: int, seat: int | None, seed: str) -> None:
    """In two states that look the same to a seat, an action shows it the same events until one reveals something."""
    applied = [_applied(game, world, action, Chance(seed)) for world in (one, other)]
    open_hands = game.open_hands(one)
    seen: list[list[Any]] = []
    revealed = False
    for listing in applied:
        seen.append([])
        for event in listing:
            if game.vocabulary.informs(event, seat, open_hands=open_hands):
                revealed = True
                break
            seen[-1].append(game.vocabulary.redact(event, seat, open_hands=open_hands))
    _check(seen[0] == seen[1], "events depend on hidden things")
    if not revealed:
        views = [game.view_document(game.view(world, seat)) for world in (one, other)]
        _check(views[0] == views[1], "the next view depends on hidden things")


def _check_log(game: AnyGame, match: Match) -> None:
    """The log parses back, and replaying it from its draws or its seed leads to the same final state."""
    text = match.log.text()
    log = parse_log(text, "log")
    _check(log.text() == text, "a log does not read back")
    *_, last = replay(game, log)
    _check(digest(game, last.state) == digest(game, match.state), "a replay ends differently")
    verify(game, log)
