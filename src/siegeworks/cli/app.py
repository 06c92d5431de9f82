"""Puts the commands together and runs one of them."""

import os
import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Annotated

import typer

from siegeworks import __version__
from siegeworks._build import is_compiled
from siegeworks.bots import plugin_bots
from siegeworks.cli.context import CommandContext
from siegeworks.cli.localized_group import BAD_INPUT, localized_group
from siegeworks.cli.terminal import prepare_streams
from siegeworks.games import plugin_problems
from siegeworks.i18n.speech import Speech, choose_language
from siegeworks.kernel.problem import Problem

LANGUAGE_OPTION = "--lang"


COMMANDS = {
    "play": "play",
    "serve": "serve",
    "build-site": "build_site",
    "think": "think",
    "db": "db",
    "replay": "replay",
    "verify": "replay",
    "analyse": "analyse",
    "log": "documents",
    "position": "documents",
    "content": "documents",
    "rules": "rules",
    "games": "rules",
    "chronicles": "chronicles",
    "puzzle": "puzzle",
    "ratings": "ratings",
    "admin": "admin",
    "sim": "lab.sim",
    "arena": "lab.arena",
    "balance": "lab.balance",
    "bound": "lab.bound",
    "depth": "lab.depth",
    "report": "lab.report",
    "usage": "lab.usage",
    "calibrate": "lab.calibrate",
}
"""The module of each command. A command loads its own module alone, because loading all takes longer than many run."""


def build_app(language: str, environment: Mapping[str, str] = os.environ, command: str | None = None) -> typer.Typer:
    """Make the program with help in one language, with one of its commands or with all of them."""
    context = CommandContext(Speech(language), environment)
    say = context.say
    app = typer.Typer(
        name="siegeworks",
        cls=localized_group(context.speech),
        help=say("cli-help"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )

    @app.callback()
    def program(
        _version: Annotated[
            bool,
            typer.Option("--version", help=say("cli-help-version"), callback=_version_printer(context), is_eager=True),
        ] = False,
        _lang: Annotated[str | None, typer.Option(LANGUAGE_OPTION, help=say("cli-help-lang"))] = None,
    ) -> None:
        """Warn about unusable plug-ins before any command runs. Both options were handled earlier."""
        for problem in (*plugin_problems(), *plugin_bots().problems):
            typer.echo(context.speech.explain(problem), err=True)

    for module in dict.fromkeys([COMMANDS[command]] if command in COMMANDS else COMMANDS.values()):
        import_module(f"siegeworks.cli.{module}").register(app, context)
    return app


def _version_printer(context: CommandContext) -> Callable[[bool], None]:
    def show(requested: bool) -> None:
        if requested:
            build = context.say("cli-compiled" if is_compiled() else "cli-interpreted")
            typer.echo(f"siegeworks {__version__} ({build})")
            raise typer.Exit

    return show


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Split off the language option, which may stand anywhere; return its value and the other arguments."""
    requested: str | None = None
    others: list[str] = []
    waiting = False
    for argument in arguments:
        name, equals, value = argument.partition("=")
        if waiting:
            requested, waiting = argument, False
        elif name == LANGUAGE_OPTION:
            requested, waiting = (value, False) if equals else ("", True)
        else:
            others.append(argument)
    return requested, others


def run(arguments: list[str], environment: Mapping[str, str]) -> None:
    """Run the program once; ends with `SystemExit`."""
    requested, others = take_language(arguments)
    try:
        language = choose_language(requested, environment)
    except Problem as problem:
        typer.echo(Speech(choose_language(None, environment)).explain(problem), err=True)
        sys.exit(BAD_INPUT)
    build_app(language, environment, others[0] if others else None)(others, prog_name="siegeworks")


def main() -> None:
    prepare_streams()
    run(sys.argv[1:], os.environ)
