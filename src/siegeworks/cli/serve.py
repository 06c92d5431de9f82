"""`siegeworks serve`: the tables in the browser."""

import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from siegeworks.bots import plugin_bots
from siegeworks.cli.build_notice import build_notices
from siegeworks.cli.context import CommandContext
from siegeworks.cli.terminal import Terminal
from siegeworks.kernel.extras import need
from siegeworks.kernel.problem import Problem
from siegeworks.store.claim import Claim
from siegeworks.store.opening import is_address, open_store, open_tables

if TYPE_CHECKING:
    from siegeworks.server.configuration import Configuration
    from siegeworks.server.serve import BoundAddress

MOST_PROCESSES = 64
EXTRA = "server"
"""What the server needs besides the base installation; the command is listed without it, too."""


def register(app: typer.Typer, context: CommandContext) -> None:
    say = context.say

    @app.command(help=say("cli-serve"))
    def serve(
        port: Annotated[int | None, typer.Option(help=say("cli-serve-port"), min=0, max=65535)] = None,
        lan: Annotated[bool, typer.Option("--lan", help=say("cli-serve-lan"))] = False,
        host: Annotated[str | None, typer.Option(help=say("cli-serve-host"))] = None,
        name: Annotated[list[str] | None, typer.Option(help=say("cli-serve-name"))] = None,
        database: Annotated[str | None, typer.Option(help=say("cli-serve-database"))] = None,
        processes: Annotated[int, typer.Option(help=say("cli-serve-processes"), min=1, max=MOST_PROCESSES)] = 1,
        inner_host: Annotated[str, typer.Option(help=say("cli-serve-inner-host"))] = "127.0.0.1",
        no_browser: Annotated[bool, typer.Option("--no-browser", help=say("cli-serve-browser"))] = False,
        config: Annotated[Path | None, typer.Option(help=say("cli-serve-config"))] = None,
        metrics_port: Annotated[int | None, typer.Option(help=say("cli-serve-metrics"), min=0, max=65535)] = None,
        content: Annotated[list[str] | None, typer.Option(help=say("cli-serve-content"))] = None,
        bots: Annotated[list[str] | None, typer.Option(help=say("cli-serve-bots"))] = None,
        thinkers: Annotated[list[str] | None, typer.Option(help=say("cli-serve-thinkers"))] = None,
        thinkers_secret: Annotated[str | None, typer.Option(help=say("cli-think-secret"))] = None,
        site: Annotated[str | None, typer.Option(help=say("cli-serve-site"))] = None,
    ) -> None:
        server = need("siegeworks.server.serve", EXTRA)
        need("siegeworks.server.pages", EXTRA).check_built()
        _check_store(context, database, processes)
        configuration = read_options(
            config,
            {"metrics_port": metrics_port, "thinkers_secret": thinkers_secret, "site": site},
            names=tuple(name or ()),
            content=tuple(content or ()),
            bots=tuple(bots or ()),
            thinkers=tuple(thinkers or ()),
        )
        offers = need("siegeworks.server.offers", EXTRA)
        offers.load_packs(configuration.content)  # one with faults is refused before anything starts
        offers.offer_bots(configuration.bots)
        offline_site = _find_site(context, configuration.site)
        secure = configuration.certificate is not None
        bound = server.bind_address(host or (server.EVERYWHERE if lan else server.LOOPBACK), port, secure=secure)
        terminal = Terminal()
        for notice in build_notices(context):
            terminal.say(notice)
        for problem in plugin_bots().problems:
            typer.echo(context.speech.explain(problem), err=True)
        ready = _ready(context, terminal, bound, qr=lan, browser=not no_browser)
        settings = server.Settings(context.home, configuration, database, inner_host, offline_site)
        if processes == 1:
            server.serve(settings, bound, ready)
        else:
            need("siegeworks.server.processes", EXTRA).serve_in_processes(settings, bound, ready, processes)


def _find_site(context: CommandContext, named: str | None) -> Path | None:
    """The folder with which people go on offline: the one that is named, or the usual one if it can be used."""
    offered = need("siegeworks.server.site.offered", EXTRA)
    folder = context.site_folder if named is None else Path(named)
    if named is None and not folder.exists():
        return None
    try:
        found: Path = offered.check_site(folder)
    except Problem as problem:
        if named is not None:
            raise
        typer.echo(context.speech.explain(problem), err=True)
        return None
    return found


def _check_store(context: CommandContext, database: str | None, processes: int) -> None:
    """Refuse a store that cannot be used before anything is started."""
    if database is None:
        if processes > 1:
            raise Problem("serve-processes")
        Claim(context.home).close()
        open_tables(context.home).close()
    elif not is_address(database):
        raise Problem("serve-database", database=database)
    else:
        open_store(database).close()


def read_options(config: Path | None, single: dict[str, Any], **more: tuple[str, ...]) -> "Configuration":
    """The configuration of a file, with what the command line says besides."""
    configuration = need("siegeworks.server.configuration", EXTRA)
    found: Configuration = configuration.Configuration() if config is None else configuration.read_configuration(config)
    given = {name: value for name, value in single.items() if value is not None}
    for name, values in more.items():
        given[name] = (*getattr(found, name), *values)
    checked: Configuration = configuration.checked(msgspec.structs.replace(found, **given))
    return checked


def _ready(
    context: CommandContext, terminal: Terminal, bound: "BoundAddress", *, qr: bool, browser: bool
) -> Callable[[], None]:
    """The function to call once the server answers: it says where the server is, and shows it."""

    def ready() -> None:
        terminal.say(context.say("cli-serve-ready", address=bound.url), "title")
        if qr:
            terminal.say(context.say("cli-serve-phone"))
            need("segno", EXTRA).make(bound.url, micro=False).terminal(compact=True)
        terminal.say(context.say("cli-serve-stop"))
        if browser:
            # A browser that takes its time to start must not hold up the tables.
            threading.Thread(target=webbrowser.open, args=(bound.url,), daemon=True).start()

    return ready
