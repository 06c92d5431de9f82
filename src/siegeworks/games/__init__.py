"""The games, by their ids: their rules, how they are shown, and their words."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from siegeworks.games.castlecards import reference as castlecards_reference
from siegeworks.games.castlecards import stage as castlecards_stage
from siegeworks.games.castlecards import wording as castlecards_wording
from siegeworks.games.castlecards.game import Castlecards
from siegeworks.games.runedar import reference as runedar_reference
from siegeworks.games.runedar import stage as runedar_stage
from siegeworks.games.runedar import wording as runedar_wording
from siegeworks.games.runedar.game import Runedar
from siegeworks.kernel.content import Pack
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.kernel.say import Say
from siegeworks.kernel.stage import Stage, Words

GAMES: dict[str, Callable[[Pack | None], AnyGame]] = {"runedar": Runedar, "castlecards": Castlecards}
STAGES: dict[str, Callable[[Any], Stage]] = {"runedar": runedar_stage.Stage, "castlecards": castlecards_stage.Stage}
WORDINGS: dict[str, Callable[[Say, str, Any, Sequence[str]], Words]] = {
    "runedar": runedar_wording.Wording,
    "castlecards": castlecards_wording.Wording,
}

SECTIONS: dict[str, tuple[tuple[str, tuple[str, ...]], ...]] = {
    "runedar": runedar_reference.SECTIONS,
    "castlecards": castlecards_reference.SECTIONS,
}
"""The rules of each game by section, in the order in which one learns it."""


def load_game(game: str, pack: Pack | None = None) -> AnyGame:
    """A game with its own content, or with that of a content pack."""
    if game not in GAMES:
        raise Problem("game-unknown", game=game, known=", ".join(GAMES))
    try:
        return GAMES[game](pack)
    except Problems:
        if isinstance(pack, Path):  # what a person chose; a document was made for its game
            _refuse_pack_of_another_game(game, pack)
        raise


def _refuse_pack_of_another_game(game: str, pack: Path) -> None:
    """One sentence instead of a fault for every table, when a pack with faults is a sound one of another game."""
    for other, load in GAMES.items():
        if other != game:
            with suppress(Problems):
                load(pack)
                raise Problem("content-other-game", file=str(pack), game=other)


def load_stage(game: AnyGame) -> Stage:
    """How a game is shown."""
    return STAGES[game.id](game)


def load_words(game: AnyGame, say: Say, language: str, seat_names: Sequence[str]) -> Words:
    """A game in the words of one language, with the names at one table."""
    return WORDINGS[game.id](say, language, game.tables, seat_names)
