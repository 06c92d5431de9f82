"""The commands of the lab: simulate, compare, report, balance."""

import typer

from siegeworks.cli.lab import arena, balance, bound, calibrate, depth, report, sim, usage
from siegeworks.i18n.speech import Speech


def register(app: typer.Typer, speech: Speech) -> None:
    """Add all commands of the lab, with their help in the language of `speech`."""
    for command in (sim, arena, balance, bound, depth, report, usage, calibrate):
        command.register(app, speech)
