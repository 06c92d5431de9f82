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
    def build_site(out: Annotated[Path | None, typer.Argument(help=say("cli-build-site-out"))] = None) -> None:
        folder = out or context.site_folder
        built: BuiltSite = need("siegeworks.server.site.build", EXTRA).build_site(folder)
        terminal = Terminal()
        facts = {"folder": str(folder), "files": built.files, "size": round(built.size / MEGABYTE)}
        terminal.say(say("cli-build-site-done", **facts), "title")
        terminal.say(say("cli-build-site-own" if out is None else "cli-build-site-put", folder=str(folder)))
        if not built.compiled:
            terminal.say(say("cli-build-site-slow"))
