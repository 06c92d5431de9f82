"""Matches to test the kernel with, of The Siege of Runedar with the content of the rule tests."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from runedar.kit import GAME
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import Json
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem, Problems


def new_match(seed: str = "seed", names: tuple[str, ...] = ("Ada", "Bob"), **settings: str) -> Match:
    """A new match."""
    return Match(GAME, GAME.options({"seats": str(len(names)), **settings}), names, seed)


def play(match: Match, text: str) -> None:
    """Make a choice for the seat that has to decide."""
    assert match.actor is not None
    match.play(match.actor, GAME.notation.parse(text))


def legal(match: Match) -> list[str]:
    return [GAME.notation.text(action) for action in GAME.legal(match.state)]


def wander(match: Match, most: int = 10_000, undo_every: int = 0) -> Match:
    """Play a reproducible random game; now and then undo a choice where that is allowed."""
    luck = Chance("wander")
    for made in range(1, most + 1):
        seat = match.actor
        if seat is None:
            break
        actions = GAME.legal(match.state)
        match.play(seat, actions[luck.below(len(actions))])
        if undo_every and made % undo_every == 0 and match.actor is not None and match.can_undo(seat):
            match.undo(seat)
    return match


def to_card_phase(match: Match) -> Match:
    """Let the enemy act until a seat plays dwarf cards."""
    while GAME.document(match.state)["frames"][-1]["kind"] != "dwarf_cards":
        play(match, legal(match)[-1])
    return match


def states(seed: str, seats: int = 2) -> Iterator[Json]:
    """The positions of a random game, one after the other."""
    options = GAME.options({"seats": str(seats), "difficulty": "easy"})
    return wandered(GAME.document(GAME.setup(options, Chance(seed), None)), seed)


def wandered(document: Json, seed: str) -> Iterator[Json]:
    """The positions of a random game that begins from one."""
    state = GAME.from_document(deepcopy(document))
    luck = Chance(f"{seed} luck")
    while GAME.actor(state) is not None:
        yield GAME.document(state)
        actions = GAME.legal(state)
        GAME.apply(state, actions[luck.below(len(actions))], luck, None)


def codes(error: Problem | Problems) -> set[str]:
    """The codes of all problems."""
    return {error.code} if isinstance(error, Problem) else {problem.code for problem in error.problems}


def paths(value: Any, way: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values in a document."""
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    found = [way] if way else []
    for step, entry in entries:
        found += paths(entry, (*way, step))
    return found
