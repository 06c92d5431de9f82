"""Castlecards' part of the terminal."""

from siegeworks.cli.castlecards.face import CastlecardsFace
from siegeworks.cli.part import SetupQuestions, TerminalPart

PART = TerminalPart(
    face=CastlecardsFace,
    questions=SetupQuestions(seats="setup-seats", bots="setup-bots", other_name="setup-other-name", settings=()),
)
