"""Bots: each sees a view and the legal actions, never a state, and makes random choices from a seed of its own."""

from siegeworks.bots.bot import Bot, BotFactory, CheckedBot
from siegeworks.bots.part import LEVELS
from siegeworks.bots.registry import (
    OPERATOR_BOTS,
    all_installed_bots,
    check_bot,
    check_installed_bot,
    installed_bots,
    is_location,
    is_quick,
    make_bot,
    make_restricted_bot,
    plugin_bots,
    stand_in,
)

__all__ = [
    "LEVELS",
    "OPERATOR_BOTS",
    "Bot",
    "BotFactory",
    "CheckedBot",
    "all_installed_bots",
    "check_bot",
    "check_installed_bot",
    "installed_bots",
    "is_location",
    "is_quick",
    "make_bot",
    "make_restricted_bot",
    "plugin_bots",
    "stand_in",
]
