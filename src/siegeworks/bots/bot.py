"""What a bot is, the two simplest bots, and the guard around bots of other packages."""

import traceback
from collections.abc import Callable
from operator import index
from pathlib import Path
from typing import Any, Protocol

from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem


class Bot(Protocol):
    """Plays one seat."""

    def choose(self, view: Any, legal: list[int]) -> int:
        """One of the legal actions, chosen from what the seat can see."""
        ...


BotFactory = Callable[[AnyGame, str], Bot]
"""Makes a bot for a game from a seed; a class with such a constructor is one.

Everything random in a bot must come from its seed, so that the same seed gives the same choices. An attribute `games`
may name the ids of the games the bot can play; without it the bot plays all games.
"""

GreedyRule = Callable[[Any, list[int], Chance], int]
"""Picks one of several legal actions from a view, without any search."""


class RandomBot:
    """Chooses among the legal actions, each equally likely."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, view: Any, legal: list[int]) -> int:  # noqa: ARG002 - it needs no view
        return legal[self._chance.below(len(legal))]


class GreedyBot:
    """A careful beginner: takes the action that seems worth most one step ahead."""

    def __init__(self, rule: GreedyRule, chance: Chance) -> None:
        self._rule = rule
        self._chance = chance

    def choose(self, view: Any, legal: list[int]) -> int:
        return legal[0] if len(legal) == 1 else self._rule(view, legal, self._chance)


class CheckedBot:
    """A bot of somebody else: whatever it does wrong becomes a `Problem` that names it.

    A bot that ends the program with `sys.exit` is a bot that failed, so `SystemExit` counts as an error.
    """

    def __init__(self, name: str, factory: BotFactory, game: AnyGame, seed: str) -> None:
        self._name = name
        self._game = game
        try:
            self._bot = factory(game, seed)
        except (Exception, SystemExit) as error:
            raise bot_failure(name, error) from error

    def choose(self, view: Any, legal: list[int]) -> int:
        try:
            action = index(self._bot.choose(view, list(legal)))
        except (Exception, SystemExit) as error:
            raise bot_failure(self._name, error) from error
        if action not in legal:
            raise Problem("bot-illegal", bot=self._name, action=self._text(action))
        return action

    def _text(self, action: int) -> str:
        """An action in the notation of the game; a number that is no action at all stays a number."""
        return self._game.notation.text(action) if 0 <= action < len(self._game.notation) else str(action)


def bot_failure(name: str, error: BaseException) -> Problem:
    """The problem that a bot raised an exception, with the line that raised it."""
    message = " ".join(str(error).split())
    reason = f"{type(error).__name__}: {message}" if message else type(error).__name__
    last = traceback.extract_tb(error.__traceback__)[-1]
    return Problem("bot-failed", bot=name, reason=reason, file=Path(last.filename).name, line=last.lineno or 0)
