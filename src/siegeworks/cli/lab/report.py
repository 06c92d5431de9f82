"""`siegeworks report`: a report on recorded games, as one page and its pictures."""

from pathlib import Path
from typing import Annotated

import typer

from siegeworks.cli.context import CommandContext
from siegeworks.kernel.extras import need


def register(app: typer.Typer, context: CommandContext) -> None:
    """Add the command, with its help in the language of the context."""
    speech = context.speech
    say = speech.say

    @app.command(help=say("report-help"))
    def report(
        run: Annotated[Path, typer.Argument(help=say("report-run-help"))],
        out: Annotated[Path, typer.Option(help=say("report-out-help"))],
        against: Annotated[Path | None, typer.Option(help=say("report-against-help"))] = None,
        depth: Annotated[Path | None, typer.Option(help=say("report-depth-help"))] = None,
    ) -> None:
        for library in ("numpy", "pyarrow", "matplotlib", "scipy"):
            need(library, "lab")
        # Its modules need these libraries, which the base install does not have.
        from siegeworks.lab.report import build

        build.check_folder(out)
        given = {"--against": against, "--depth": depth, "--out": out}
        options = [text for name, path in given.items() if path is not None for text in (name, str(path))]
        outline = build.build(run, against, speech.language, [str(run), *options], depth)
        typer.echo(say("report-written", file=str(build.write(outline, out))))
