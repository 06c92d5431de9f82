"""The Siege of Runedar's part of the terminal."""

from siegeworks.cli.part import SettingQuestion, SetupQuestions, TerminalPart
from siegeworks.cli.runedar.face import RunedarFace
from siegeworks.kernel.game import AnyGame


def rank_title(game: AnyGame, rank: str, language: str) -> str | None:
    """The title of a rank of the Chronicles (R-SCORE)."""
    return next((known.title[language] for known in game.tables.ranks if known.id == rank), None)


PART = TerminalPart(
    face=RunedarFace,
    questions=SetupQuestions(
        seats="setup-seats",
        bots="setup-bots",
        other_name="setup-other-name",
        settings=(SettingQuestion("difficulty", message="setup-difficulty", labels="difficulty"),),
    ),
    rank_title=rank_title,
    won_line="chronicle-won",
    lost_line="chronicle-lost",
)
