"""`siegeworks report`: a report on recorded games, as one page and its pictures."""

from pathlib import Path
from typing import Annotated

import typer

from siegeworks.i18n.speech import Speech
from siegeworks.kernel.extras import need


def register(app: typer.Typer, speech: Speech) -> None:
    """Add the command, with its help in the language of `speech`."""
    say = speech.say

    @app.command(help=say("report-help"))
    def report(
        run: Annotated[Path, typer.Argument(help=say("report-run-help"))],
        out: Annotated[Path, typer.Option(help=say("report-out-help"))],
        against: Annotated[Path | None, typer.Option(help=say("report-against-help"))] = None,
    ) -> None:
        for library in ("numpy", "pyarrow", "matplotlib", "scipy"):
            need(library, "lab")
        # Its modules need these libraries, which the base install does not have.
        from siegeworks.lab.report import build

        build.check_folder(out)
        asked = [str(run), *([] if against is None else ["--against", str(against)]), "--out", str(out)]
        typer.echo(say("report-written", file=str(build.write(build.build(run, against, speech.language, asked), out))))
