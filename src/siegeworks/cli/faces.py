"""Which module shows which game on the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass

from siegeworks.cli.castlecards.face import CastlecardsFace
from siegeworks.cli.runedar.face import RunedarFace
from siegeworks.games.castlecards import names as castlecards_names
from siegeworks.games.runedar import names as runedar_names
from siegeworks.games.runedar.game import Runedar
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import Log
from siegeworks.kernel.problem import Problem
from siegeworks.table.chairs import chair_in_log

Face = RunedarFace | CastlecardsFace
FACES: dict[str, type[RunedarFace] | type[CastlecardsFace]] = {"runedar": RunedarFace, "castlecards": CastlecardsFace}


@dataclass(frozen=True, slots=True)
class Setup:
    """What is asked before a game: how many seats, how hard, and with which messages."""

    seats: Sequence[int]
    levels: tuple[str, ...]
    asking: str


SETUPS = {
    "runedar": Setup(range(1, runedar_names.MOST_SEATS + 1), runedar_names.DIFFICULTY_NAMES, "term-ask"),
    "castlecards": Setup(range(castlecards_names.LEAST_SEATS, castlecards_names.MOST_SEATS + 1), (), "term-castle"),
}


def check_face(game: str) -> None:
    """Refuse a game that this terminal cannot show, before anything is begun."""
    if game not in FACES:
        raise Problem("cli-no-face", game=game, known=", ".join(FACES))


def make_face(game: AnyGame, speech: Speech, log: Log) -> Face:
    """The face of a game for the table that a log belongs to."""
    check_face(game.id)
    chairs = [chair_in_log(name) for name in log.header.seats]
    return FACES[game.id](game, speech, chairs)  # type: ignore[arg-type]  # a face is only ever asked for its own game


def rank_title(game: str, rank: str, language: str) -> str:
    """The title of a rank; one that the game's own content does not have is told by its id."""
    ranks = Runedar().tables.ranks if game == Runedar.id else []
    return next((known.title[language] for known in ranks if known.id == rank), rank)
