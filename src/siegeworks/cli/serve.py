"""`siegeworks serve`: the tables in the browser."""

import threading
import webbrowser
from collections.abc import Callable
from typing import Annotated

import segno
import typer

from siegeworks.bots import plugin_bots
from siegeworks.cli.build_notice import build_notices
from siegeworks.cli.context import CommandContext
from siegeworks.cli.terminal import Terminal
from siegeworks.server.app import Settings
from siegeworks.server.pages import check_built
from siegeworks.server.serve import EVERYWHERE, LOOPBACK, Door, open_door
from siegeworks.server.serve import serve as serve_tables
from siegeworks.store.tables import Claim, open_tables


def register(app: typer.Typer, context: CommandContext) -> None:
    say = context.say

    @app.command(help=say("cli-serve"))
    def serve(
        port: Annotated[int | None, typer.Option(help=say("cli-serve-port"), min=0, max=65535)] = None,
        lan: Annotated[bool, typer.Option("--lan", help=say("cli-serve-lan"))] = False,
        host: Annotated[str | None, typer.Option(help=say("cli-serve-host"))] = None,
        name: Annotated[list[str] | None, typer.Option(help=say("cli-serve-name"))] = None,
        no_browser: Annotated[bool, typer.Option("--no-browser", help=say("cli-serve-browser"))] = False,
    ) -> None:
        check_built()
        Claim(context.home).close()
        open_tables(context.home).close()
        door = open_door(host or (EVERYWHERE if lan else LOOPBACK), port)
        terminal = Terminal()
        for notice in build_notices(context):
            terminal.say(notice)
        for problem in plugin_bots().problems:
            typer.echo(context.speech.explain(problem), err=True)
        ready = _ready(context, terminal, door, qr=lan, browser=not no_browser)
        serve_tables(Settings(context.home, names=tuple(name or ())), door, ready)


def _ready(context: CommandContext, terminal: Terminal, door: Door, *, qr: bool, browser: bool) -> Callable[[], None]:
    """What to do once the server answers: say where it is, and show it."""

    def ready() -> None:
        terminal.say(context.say("cli-serve-ready", address=door.address), "title")
        if qr:
            terminal.say(context.say("cli-serve-phone"))
            segno.make(door.address, micro=False).terminal(compact=True)
        terminal.say(context.say("cli-serve-stop"))
        if browser:
            # A browser that takes its time to start must not hold up the tables.
            threading.Thread(target=webbrowser.open, args=(door.address,), daemon=True).start()

    return ready
