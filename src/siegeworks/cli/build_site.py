"""`siegeworks build-site`: a static folder in which the games are played without a server."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from siegeworks.cli.context import CommandContext
from siegeworks.cli.terminal import Terminal
from siegeworks.kernel.extras import need

if TYPE_CHECKING:
    from siegeworks.server.site.build import BuiltSite

EXTRA = "server"
MEGABYTE = 1_000_000


def register(app: typer.Typer, context: CommandContext) -> None:
    say = context.say

    @app.command("build-site", help=say("cli-build-site"))
    def build_site(out: Annotated[Path, typer.Argument(help=say("cli-build-site-out"))]) -> None:
        built: BuiltSite = need("siegeworks.server.site.build", EXTRA).build_site(out)
        terminal = Terminal()
        terminal.say(
            say("cli-build-site-done", folder=str(out), files=built.files, size=round(built.size / MEGABYTE)), "title"
        )
        if not built.compiled:
            terminal.say(say("cli-build-site-slow"))
