"""Bots at the seats that the learner does not play."""

from collections.abc import Sequence
from typing import Any

from siegeworks.bots import Bot, BotFactory, CheckedBot, check_bot, make_bot
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem

BotChoice = str | Bot | BotFactory
"""A bot by name, one bot that plays in every game, or a function or class that makes one for each game."""
BotChoices = BotChoice | Sequence[BotChoice]
"""One choice for all seats, or several that are shared out."""


def check_bot_choice(choice: object, game_id: str) -> None:
    """Refuse what is neither the name of a bot, nor a bot, nor callable with a game and a seed."""
    if isinstance(choice, str):
        check_bot(choice, game_id)
    elif not callable(choice) and not hasattr(choice, "choose"):
        raise Problem("env-bot", value=repr(choice))


def seat_bot(choice: BotChoice, game: AnyGame, seed: str) -> Bot:
    """The bot that plays a seat of a new game. What a bot of one's own does wrong becomes a problem that names it."""
    if isinstance(choice, str):
        return make_bot(choice, game, seed)
    given: Any = choice
    if isinstance(given, type) or not hasattr(given, "choose"):
        return CheckedBot(getattr(given, "__name__", type(given).__name__), given, game, seed)
    return CheckedBot(type(given).__name__, lambda _game, _seed: given, game, seed)


def share_out(choices: BotChoices, seat: int, seats: int) -> dict[int, BotChoice]:
    """A bot for every seat but one; a short list starts again from its beginning."""
    if seat not in range(seats):
        raise Problem("env-seat", seat=seat, most=seats - 1)
    listed: list[Any] = list(choices) if isinstance(choices, list | tuple) else [choices]
    if not listed:
        raise Problem("env-bots")
    others = [other for other in range(seats) if other != seat]
    return {other: listed[place % len(listed)] for place, other in enumerate(others)}
