"""Restrictions: a bot that may not do something, and knows it.

The lab measures what a capability of a game is worth by forbidding it. The bot chooses without it, and its search
plans without it too: the evaluator asks the restriction for the actions of every simulated decision. What the value
network has learned about positions stays as it is.
"""

from collections.abc import Callable
from typing import Any

from siegeworks.bots.bot import Bot

Forbids = Callable[[Any, int], bool]
"""Whether an action, in a state or in what a view shows of it, is one of those that are forbidden."""


class Restriction:
    """Drops forbidden actions, unless nothing else can be done."""

    def __init__(self, forbids: Forbids, *, whole_team: bool) -> None:
        self._forbids = forbids
        self._whole_team = whole_team
        self._seat = 0

    def chosen_by(self, seat: int) -> None:
        """Set whose decision is searched: among rivals the others are not restricted."""
        self._seat = seat

    def allowed(self, state: Any, seat: int, actions: list[int]) -> list[int]:
        """The actions that a seat may take; all of them if every one is forbidden."""
        if seat != self._seat and not self._whole_team:
            return actions
        forbids = self._forbids
        return [action for action in actions if not forbids(state, action)] or actions


class RestrictedBot:
    """A bot that is shown only the allowed actions; this is enough for one that does not look ahead."""

    def __init__(self, bot: Bot, restriction: Restriction) -> None:
        self._bot = bot
        self._restriction = restriction

    def choose(self, view: Any, legal: list[int]) -> int:
        self._restriction.chosen_by(view.seat)
        return self._bot.choose(view, self._restriction.allowed(view.seen, view.seat, legal))
