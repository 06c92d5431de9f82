"""What worker processes compute for tables: the choices of bots that search, and hints.

A view is sent as the document of a state that is consistent with it, and its seat. The worker sees what the seat sees;
nothing that is hidden from the seat is ever sent.
"""

import os
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from siegeworks.bots import check_installed_bot, make_bot
from siegeworks.bots.coach import Advice, advise
from siegeworks.games import kits, load_game
from siegeworks.kernel.chance import Chance
from siegeworks.kernel.content import read_document
from siegeworks.kernel.game import AnyGame, Json

NICENESS = 5
"""By how much worker processes lower their priority, where the system can, so that tables stay responsive."""


KEPT_GAMES = 32
"""How many games a process keeps loaded: each version of the rules and each content is a game of its own."""


@dataclass(frozen=True, slots=True)
class PackedGame:
    """A game in a form that can be sent to another process, which may know nothing of its content."""

    id: str
    rules: int
    content: str | None
    """The text of the content; None if the game has no content files."""


@dataclass(frozen=True, slots=True)
class PackedView:
    """What a seat sees, in a form that can be sent to another process."""

    game: PackedGame
    seat: int
    document: Json


def packed_game(game: AnyGame) -> PackedGame:
    document = game.content_document
    return PackedGame(game.id, game.rules_version, None if document is None else document.text())


@lru_cache(KEPT_GAMES)
def unpacked_game(packed_: PackedGame) -> AnyGame:
    """The game, loaded once."""
    document = None if packed_.content is None else read_document(packed_.content, packed_.id)
    return load_game(packed_.id, document, packed_.rules)


def packed(game: AnyGame, view: Any) -> PackedView:
    """A view as a state that is consistent with it; the result depends on nothing but the view."""
    return PackedView(packed_game(game), view.seat, game.document(game.guess(view, Chance("packed"))))


def unpacked(packed_view: PackedView) -> tuple[AnyGame, Any]:
    """The game, and a state that is consistent with the view."""
    game = unpacked_game(packed_view.game)
    return game, game.from_document(packed_view.document)


def prepare_worker() -> None:
    """Run once in every worker process: lower its priority and load every game before the first task needs one."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    for game in kits():
        unpacked_game(packed_game(load_game(game)))


def bot_choice(packed_view: PackedView, bot: str, seed: str) -> int:
    """The action a bot chooses."""
    check_installed_bot(bot, packed_view.game.id)
    game, state = unpacked(packed_view)
    return make_bot(bot, game, seed).choose(game.view(state, packed_view.seat), game.canonical(state))


def coach_advice(packed_view: PackedView, seed: str) -> Advice:
    """What the coach would do. People pick in any order, so all legal actions are compared."""
    game, state = unpacked(packed_view)
    return advise(game, game.view(state, packed_view.seat), game.legal(state), seed)
