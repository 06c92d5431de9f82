"""Games that the players ended among themselves, in words; for pages and for the terminal."""

from collections.abc import Sequence
from typing import Any

from siegeworks.kernel.game import AnyGame, Outcome
from siegeworks.kernel.say import Say
from siegeworks.kernel.stage import Words


def settlement_text(say: Say, settlement: str, name: str) -> str:
    """The line of the log with which a game was settled."""
    return say(f"table-settled-{settlement}", name=name)


def outcome_text(say: Say, game: AnyGame, words: Words, s: Any, outcome: Outcome, names: Sequence[str]) -> str:
    """How a game ended: in the words of its rules, or, if they would let it run on, as the players settled it."""
    if game.outcome(s) is not None:
        return words.outcome(s)
    winner = names[outcome.winners[0]] if outcome.winners else ""
    return say(f"table-outcome-{outcome.reason}", winner=winner)
