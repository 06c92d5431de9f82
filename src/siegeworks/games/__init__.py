"""The games, by their ids."""

from collections.abc import Callable
from pathlib import Path

from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.runedar.game import Runedar
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem

GAMES: dict[str, Callable[[Path | None], AnyGame]] = {"runedar": Runedar, "castlecards": Castlecards}


def load_game(game: str, pack: Path | None = None) -> AnyGame:
    """A game with its own content, or with that of a content pack."""
    if game not in GAMES:
        raise Problem("game-unknown", game=game, known=", ".join(GAMES))
    return GAMES[game](pack)
