"""Bots by name.

- `random`, and `greedy` if the game brings heuristics;
- the levels `beginner`, `steady` and `expert`;
- the entry point name of a bot that another installed package offers in the group `siegeworks.bots`;
- `flat:400` and `search:50ms`: a bot with a budget of simulations or time for each decision;
- `package.module:Name`: a bot in a file of one's own.

Guests of a server may name the first three kinds only (`check_installed_bot`): the fourth would let them spend any
amount of computing time, and the fifth would let them run code, unless the operator offers just that bot.
"""

import os
import re
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache, lru_cache, partial
from importlib import import_module
from pathlib import Path

from siegeworks.bots.bot import Bot, BotFactory, CheckedBot, GreedyBot, GreedyRule, RandomBot, bot_failure
from siegeworks.bots.budget import Budget, parse_budget
from siegeworks.bots.flat import FlatBot
from siegeworks.bots.part import LEVELS, bot_part
from siegeworks.bots.restriction import RestrictedBot, Restriction
from siegeworks.bots.search_bot import SearchBot
from siegeworks.games import game_ids
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.plugins import BOT_PLUGINS, Plugins, find_plugins
from siegeworks.kernel.problem import Problem

RANDOM, GREEDY, FLAT, SEARCH = "random", "greedy", "flat", "search"
QUICK = (RANDOM, GREEDY)
"""Bots that answer within a millisecond. The others must not be waited for in an event loop."""
BUDGETED: dict[str, Callable[[AnyGame, Budget, str], Bot]] = {FLAT: FlatBot, SEARCH: SearchBot}
"""Bots that are named with a budget."""
EXAMPLE_BUDGET = 400
KEPT_LEVELS = 256
"""How many names of bots are looked up once only, because every decision of a bot begins with its name."""
PLUGIN_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*", re.ASCII)
OPERATOR_BOTS = "SIEGEWORKS_BOTS"
"""The environment variable with the bots that an operator offers to guests, separated by commas: the worker processes
of a server inherit it."""
LOCATION = re.compile(r"(?P<module>[^\W\d]\w*(\.[^\W\d]\w*)*):(?P<name>[^\W\d]\w*)")
"""A bot in a file of one's own. The parts are Python names, so no budget looks like one."""


def make_bot(name: str, game: AnyGame, seed: str) -> Bot:
    """A bot by name. Its random numbers come from the seed alone and have nothing to do with the game's."""
    return find_bot(name, game.id)(game, seed)


def make_restricted_bot(name: str, game: AnyGame, seed: str, restriction: Restriction) -> Bot:
    """A bot by name that keeps to a restriction; a search bot also while it looks ahead."""
    plain = _level_bot(name, game.id)
    if plain.partition(":")[0] == SEARCH:
        return RestrictedBot(SearchBot(game, parse_budget(plain), seed, restriction), restriction)
    return RestrictedBot(make_bot(name, game, seed), restriction)


def check_bot(name: str, game_id: str) -> None:
    """Refuse a bot that does not exist or does not play the game. May import code that the name points to."""
    find_bot(name, game_id)


def check_installed_bot(name: str, game_id: str) -> None:
    """Refuse every bot that a guest must not name."""
    if name not in installed_bots(game_id):
        raise _unknown(name, installed_bots(game_id))


def is_location(name: str) -> bool:
    """Whether a name points to code, so that finding the bot imports it."""
    return name.partition(":")[0] not in BUDGETED and LOCATION.fullmatch(name) is not None


def installed_bots(game_id: str) -> tuple[str, ...]:
    """The names that may be chosen for a seat of a game, also by guests."""
    plugins = (name for name, factory in plugin_bots().found.items() if _plays(factory, game_id))
    return (*_simple_bots(game_id), *LEVELS, *plugins, *_operator_bots(game_id))


def _operator_bots(game_id: str) -> list[str]:
    """The bots in files of the operator's own that guests may choose; those of another game are left out."""
    named = [name for name in os.environ.get(OPERATOR_BOTS, "").split(",") if is_location(name)]
    return [name for name in named if _plays(_imported(name), game_id)]


def all_installed_bots() -> tuple[str, ...]:
    """The names that may be chosen for a seat of some game."""
    names: list[str] = []
    for game_id in game_ids():
        with suppress(Problem):  # of a game whose part is broken; whoever chooses that game sees the problem
            names += installed_bots(game_id)
    return tuple(dict.fromkeys(names))


def _simple_bots(game_id: str) -> tuple[str, ...]:
    return QUICK if bot_part(game_id).greedy is not None else (RANDOM,)


def is_quick(name: str, game_id: str) -> bool:
    """Whether a bot answers within a millisecond."""
    return _level_bot(name, game_id) in QUICK


def stand_in(game_id: str) -> str:
    """The best quick bot of a game, for when another bot fails."""
    return _simple_bots(game_id)[-1]


@lru_cache(maxsize=KEPT_LEVELS)
def _level_bot(name: str, game_id: str) -> str:
    """The bot that plays a level; any other name stays as it is."""
    return bot_part(game_id).levels.get(name, name)


def find_bot(name: str, game_id: str) -> BotFactory:
    """The factory of a bot that plays the game."""
    plain = _level_bot(name, game_id)
    kind = plain.partition(":")[0]
    if kind in BUDGETED:
        return _budgeted(kind, parse_budget(plain), game_id)
    if plain == RANDOM:
        return _random
    greedy = bot_part(game_id).greedy
    if plain == GREEDY and greedy is not None:
        return partial(_greedy, greedy)
    if is_location(plain):
        return _checked(plain, _imported(plain), game_id)
    factory = plugin_bots().found.get(plain)
    if factory is not None:
        return _checked(plain, factory, game_id)
    for problem in plugin_bots().problems:
        if problem.facts["name"] == plain:
            raise problem
    examples = (f"{kind}:{EXAMPLE_BUDGET}" for kind in _budgeted_kinds(game_id))
    raise _unknown(name, (*installed_bots(game_id), *examples))


def _random(game: AnyGame, seed: str) -> Bot:  # noqa: ARG001 - plays any game
    return RandomBot(Chance(seed))


def _greedy(rule: GreedyRule, game: AnyGame, seed: str) -> Bot:  # noqa: ARG001 - the rule is the game's
    return GreedyBot(rule, Chance(seed))


def _budgeted(kind: str, budget: Budget, game_id: str) -> BotFactory:
    if kind not in _budgeted_kinds(game_id):
        raise Problem("bot-needs-evaluator", bot=kind, game=game_id)

    def make(game: AnyGame, seed: str) -> Bot:
        return BUDGETED[kind](game, budget, seed)

    return make


def _budgeted_kinds(game_id: str) -> tuple[str, ...]:
    return (FLAT, SEARCH) if bot_part(game_id).evaluator is not None else (FLAT,)


def _checked(name: str, factory: BotFactory, game_id: str) -> BotFactory:
    if not _plays(factory, game_id):
        raise Problem("bot-other-game", bot=name, game=game_id, games=", ".join(_games(factory)))
    return partial(CheckedBot, name, factory)


def _plays(factory: BotFactory, game_id: str) -> bool:
    return not _games(factory) or game_id in _games(factory)


def _games(factory: BotFactory) -> tuple[str, ...]:
    """The ids of the games that a bot plays; empty if it names none and plays all."""
    named = getattr(factory, "games", ())
    return (named,) if isinstance(named, str) else tuple(named)


def _unknown(name: str, known: tuple[str, ...]) -> Problem:
    return Problem("bot-unknown", bot=name, known=", ".join(known))


@cache
def plugin_bots() -> Plugins[BotFactory]:
    """The bots of other installed packages, with a problem for each one that cannot be used."""
    return find_plugins(BOT_PLUGINS, _plugin, (RANDOM, GREEDY, *LEVELS, *BUDGETED))


def _plugin(name: str, found: object) -> BotFactory:
    if not PLUGIN_NAME.fullmatch(name):
        raise TypeError("the name of a bot consists of letters, digits, dots, hyphens and underscores")
    if not callable(found):
        raise TypeError(f"{type(found).__name__} is not callable with a game and a seed")
    _games(found)  # raises TypeError if it is no list
    return found


def _imported(location: str) -> BotFactory:
    """The factory in a file of one's own, which may lie in the current folder."""
    module, _, name = location.partition(":")
    folder = str(Path.cwd())
    if folder not in sys.path:
        # At the end, so that no file there hides an installed package.
        sys.path.append(folder)
    try:
        found = import_module(module)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and f"{module}.".startswith(f"{error.name}."):
            raise Problem("bot-no-module", bot=location, module=module) from None
        raise bot_failure(location, error) from error
    factory: BotFactory | None = getattr(found, name, None)
    if factory is None:
        raise Problem("bot-no-name", bot=location, module=module, name=name)
    if not callable(factory):
        raise Problem("bot-no-factory", bot=location)
    try:
        _games(factory)
    except TypeError as error:
        raise bot_failure(location, error) from error
    return factory
