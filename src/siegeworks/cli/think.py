"""`siegeworks think`: bots, hints and analyses of a server, on another machine."""

import signal
import socket
import sys
from typing import Annotated

import typer

from siegeworks.cli.context import CommandContext
from siegeworks.cli.terminal import Terminal
from siegeworks.kernel.problem import Problem
from siegeworks.table.worker_pool import call_task
from siegeworks.table.worker_tasks import prepare_worker
from siegeworks.workers.process import usable_cores
from siegeworks.workers.remote import read_secret
from siegeworks.workers.work_host import WorkHost

USUAL_PORT = 8790
MOST_PROCESSES = 256


def register(app: typer.Typer, context: CommandContext) -> None:
    say = context.say

    @app.command(help=say("cli-think"))
    def think(
        secret: Annotated[str, typer.Option(help=say("cli-think-secret"))],
        host: Annotated[str, typer.Option(help=say("cli-think-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(help=say("cli-think-port"), min=0, max=65535)] = USUAL_PORT,
        processes: Annotated[
            int | None, typer.Option(help=say("cli-think-processes"), min=1, max=MOST_PROCESSES)
        ] = None,
    ) -> None:
        known = read_secret(secret)
        with _bound(host, port) as bound:
            signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
            count = processes or usable_cores()
            Terminal().say(say("cli-think-ready", host=host, port=bound.getsockname()[1], count=count), "title")
            WorkHost(known, call_task, prepare_worker, count).serve(bound)


def _bound(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        raise Problem("serve-port", host=host, port=port, reason=error.strerror or str(error)) from None
