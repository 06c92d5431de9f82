"""Command groups in the user's language: their help, and every error as one sentence with exit status 2."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import typer
from typer.core import TyperGroup

from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem, Problems

BAD_INPUT = 2
LONGEST_PATH_SHOWN = 200
INTERRUPTED = 130
MISUSES = {
    "NoSuchOption": "cli-no-such-option",
    "MissingParameter": "cli-missing",
    "BadOptionUsage": "cli-option-value",
    "BadParameter": "cli-bad-value",
}
"""The message for each exception of Typer, by name, because the classes are not public."""


TYPERS_USAGE = "Usage:"


class CommandGroup(TyperGroup):
    """A group of commands whose error for an unknown command lists the known ones."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise Problem("cli-no-such-command", name=args[0], known=", ".join(self.commands))
        return super().resolve_command(ctx, args)


def localized_group(speech: Speech) -> type[TyperGroup]:
    """Make the class of the main group, which says everything in one language."""

    class LocalizedGroup(CommandGroup):
        def main(
            self,
            args: Sequence[str] | None = None,
            prog_name: str | None = None,
            complete_var: str | None = None,
            standalone_mode: bool = True,  # noqa: ARG002 - errors are always worded here
            windows_expand_args: bool = True,
            **extra: Any,
        ) -> Any:
            _word_command(self, speech)
            try:
                status = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)  # noqa: FBT003
                sys.stdout.flush()
            except (Problem, Problems) as problem:
                _complain(speech.explain(problem))
            except typer.Abort:
                sys.exit(INTERRUPTED)
            except OSError as error:
                _give_up_output()
                _complain(speech.explain(_system_failure(error)))
            except MemoryError:
                _complain(speech.explain(Problem("system-memory")))
            except Exception as error:
                if not hasattr(error, "format_message"):
                    raise
                _complain(_misuse(error, speech))
            sys.exit(status if isinstance(status, int) else 0)

    return LocalizedGroup


def _complain(text: str) -> None:
    # Where even this cannot be written, the exit status has to say it all.
    with suppress(OSError):
        typer.echo(text, err=True)
    sys.exit(BAD_INPUT)


def _give_up_output() -> None:
    """If the output can no longer be written, write the rest nowhere: it would fail again when the program ends."""
    try:
        sys.stdout.flush()
    except OSError:
        with suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _system_failure(error: OSError) -> Problem:
    """A failure of the system that no command expected: about a file, or about the output."""
    reason = error.strerror or str(error)
    if isinstance(error.filename, str):
        return Problem("file-unreadable", file=_short(error.filename), reason=reason)
    return Problem("output-failed", reason=reason)


def _short(path: str) -> str:
    return path if len(path) <= LONGEST_PATH_SHOWN else f"{path[:LONGEST_PATH_SHOWN]}…"


def _misuse(error: Any, speech: Speech) -> str:
    """What is wrong with the command line, and which command shows help."""
    context = getattr(error, "ctx", None)
    command = "siegeworks" if context is None else context.command_path
    parameter = getattr(error, "param", None)
    name = getattr(error, "option_name", None) or (parameter.opts[-1] if parameter is not None else "")
    message = MISUSES.get(type(error).__name__, "cli-misuse")
    return speech.say(message, name=name, command=command)


def _word_panels(speech: Speech) -> None:
    """Replace the English words that Typer itself puts into help pages."""
    # Only help pages need this module, and it takes longer to load than most commands take to run.
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = speech.say("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = speech.say("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = speech.say("cli-commands")
    rich_utils.DEFAULT_STRING = f"[{speech.say('cli-default')} {{}}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{speech.say('cli-required')}]"


def _word_command(command: Any, speech: Speech) -> None:
    """Translate the help of a command and its subcommands; Typer has no setting for its own words."""
    get_usage, format_help = command.get_usage, command.format_help

    def show_help(context: Any, formatter: Any) -> None:
        _word_panels(speech)
        format_help(context, formatter)

    command.get_usage = lambda context: get_usage(context).replace(TYPERS_USAGE, speech.say("cli-usage"), 1)
    command.format_help = show_help
    command.options_metavar = f"[{speech.say('cli-options').upper()}]"
    command.get_help_option(typer.Context(command)).help = speech.say("cli-help-option")
    for child in getattr(command, "commands", {}).values():
        _word_command(child, speech)
