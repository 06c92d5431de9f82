"""What a page loads first of all, and keeps in its memory from one visit to the next (`web/src/site/memory.ts`).

Nothing here may load a compiled library, open a file for good or start a task: a memory that is used again on another
day has the modules and what they know of texts and games, and nothing else.
"""

import random
from importlib import import_module

from siegeworks.bots import all_installed_bots
from siegeworks.games import game_ids, load_game
from siegeworks.i18n.speech import Speech

LOADED = (
    *("asyncio", "base64", "http.cookies", "pickle", "sqlite3", "uuid"),
    *("starlette.applications", "starlette.middleware.gzip", "starlette.staticfiles", "starlette.websockets"),
    *("siegeworks.table.people", "siegeworks.table.puzzles", "siegeworks.table.cup_rounds", "siegeworks.table.absence"),
    *("siegeworks.table.ratings", "siegeworks.table.review", "siegeworks.table.settlement_words"),
    *("siegeworks.table.pacing", "siegeworks.table.entrance", "siegeworks.table.hinting", "siegeworks.table.offline"),
    *("siegeworks.table.analysis_jobs", "siegeworks.table.settling", "siegeworks.table.daily", "siegeworks.table.talk"),
    *("siegeworks.table.worker_tasks", "siegeworks.store.claim", "siegeworks.store.previews"),
    *("siegeworks.store.chronicles", "siegeworks.store.opening", "siegeworks.store.writer"),
)
"""With what they need themselves: all that the application needs and that needs no compiled library."""


def prepare(language: str) -> None:
    """Load what every visit needs."""
    for name in LOADED:
        import_module(name)
    all_installed_bots()
    for game in game_ids():
        load_game(game)
        Speech(language, game)


def wake() -> None:
    """After the memory of an earlier visit was taken over: its chance would repeat itself."""
    random.seed()
