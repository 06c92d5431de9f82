"""Castlecards' part of the terminal."""

from siegeworks.cli.castlecards.face import CastlecardsFace
from siegeworks.cli.part import SetupQuestions, TerminalPart
from siegeworks.games.castlecards.names import RANKS
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame


def rank_title(game: AnyGame, rank: str, language: str) -> str | None:
    """The title of a rank of the Chronicles, by what still stood in the fortress of the winner."""
    return Speech(language, game.id).say(f"rank-{rank}") if rank in RANKS else None


PART = TerminalPart(
    face=CastlecardsFace,
    questions=SetupQuestions(seats="setup-seats", bots="setup-bots", other_name="setup-other-name", settings=()),
    rank_title=rank_title,
    won_line="chronicle-won",
    lost_line="chronicle-undecided",
)
