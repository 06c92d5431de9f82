"""`siegeworks admin`: what an operator does with the tables of a server, also while it runs."""

import ipaddress
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Annotated

import typer

from siegeworks.cli.context import CommandContext
from siegeworks.cli.localized_group import CommandGroup
from siegeworks.cli.terminal import Terminal
from siegeworks.kernel.extras import need
from siegeworks.kernel.problem import Problem
from siegeworks.store import administration, files
from siegeworks.store.administration import PHASES, Ban, TableEntry
from siegeworks.store.opening import existing_store, place_of
from siegeworks.table.erasure import erase_person

LONGEST_BAN = 100_000
"""Days; without a number a ban is for ever."""
OF_TABLES = {"ignore_unknown_options": True}
"""For commands that take ids of tables, of which some begin with a hyphen as options do."""


def register(app: typer.Typer, context: CommandContext) -> None:
    group = typer.Typer(cls=CommandGroup, no_args_is_help=True)
    app.add_typer(group, name="admin", help=context.say("cli-admin"))
    _register_lists(group, context)
    _register_changes(group, context)
    _register_people(group, context)


def _register_lists(group: typer.Typer, context: CommandContext) -> None:
    """The commands that look at tables."""
    say = context.say
    database = Annotated[str | None, typer.Option(help=say("cli-db-database"))]

    @group.command("list", help=say("cli-admin-list"))
    def list_tables(
        phase: Annotated[str | None, typer.Option(help=say("cli-admin-phase"))] = None, database: database = None
    ) -> None:
        if phase is not None and phase not in PHASES:
            raise Problem("option-choice", name="--phase", value=phase, choices=", ".join(PHASES))
        with closing(existing_store(place_of(database, context.home))) as store:
            for entry in administration.listed(store):
                if phase is None or entry.phase == phase:
                    Terminal().say(_line(context, entry))

    @group.command(help=say("cli-admin-show"), context_settings=OF_TABLES)
    def show(table: Annotated[str, typer.Argument(help=say("cli-admin-id"))], database: database = None) -> None:
        with closing(existing_store(place_of(database, context.home))) as store:
            administration.existing(store, [table])
            Terminal().say(_line(context, administration.listed(store, table)[0]))

    @group.command(help=say("cli-admin-export"), context_settings=OF_TABLES)
    def export(
        table: Annotated[str, typer.Argument(help=say("cli-admin-id"))],
        file: Annotated[Path, typer.Argument(help=say("cli-admin-file"))],
        database: database = None,
    ) -> None:
        with closing(existing_store(place_of(database, context.home))) as store:
            stored = store.load(table)
        if stored is None:
            raise Problem("admin-no-table", table=table)
        if not files.write_new(file, stored.log_text(), files.SECRET):
            raise Problem("file-exists", file=str(file))
        Terminal().say(say("cli-admin-exported", file=str(file)))


def _register_changes(group: typer.Typer, context: CommandContext) -> None:
    """The commands that close and delete tables."""
    say = context.say
    database = Annotated[str | None, typer.Option(help=say("cli-db-database"))]
    some = Annotated[list[str], typer.Argument(help=say("cli-admin-ids"))]

    @group.command(help=say("cli-admin-close"), context_settings=OF_TABLES)
    def close(tables: some, database: database = None) -> None:
        with closing(existing_store(place_of(database, context.home))) as store:
            administration.existing(store, tables)
            administration.close(store, tables)
        Terminal().say(say("cli-admin-closed", tables=len(tables)))

    @group.command(help=say("cli-admin-delete"), context_settings=OF_TABLES)
    def delete(tables: some, database: database = None) -> None:
        with closing(existing_store(place_of(database, context.home))) as store:
            administration.existing(store, tables)
            administration.delete(store, tables)
        Terminal().say(say("cli-admin-deleted", tables=len(tables)))

    @group.command(help=say("cli-admin-retention"))
    def retention(
        config: Annotated[Path | None, typer.Option(help=say("cli-serve-config"))] = None,
        dry_run: Annotated[bool, typer.Option("--dry-run", help=say("cli-admin-dry-run"))] = False,
        database: database = None,
    ) -> None:
        configuration = need("siegeworks.server.configuration", "server")
        rule = (configuration.Configuration() if config is None else configuration.read_configuration(config)).retention
        with closing(existing_store(place_of(database, context.home))) as store:
            old = administration.expired(
                store,
                datetime.now(UTC),
                never_begun=rule.never_begun_days,
                unfinished=rule.unfinished_days,
                finished=rule.finished_days,
            )
            cups = administration.expired_cups(
                store, datetime.now(UTC), unfinished=rule.unfinished_days, finished=rule.finished_days
            )
            if not dry_run:
                administration.delete(store, old)
                administration.delete_cups(store, cups)
        Terminal().say(say("cli-admin-old" if dry_run else "cli-admin-deleted", tables=len(old)))


def _register_people(group: typer.Typer, context: CommandContext) -> None:
    """The commands about people and their networks."""
    say = context.say
    database = Annotated[str | None, typer.Option(help=say("cli-db-database"))]
    network = Annotated[str, typer.Argument(help=say("cli-admin-network"))]

    @group.command(help=say("cli-admin-ban"))
    def ban(
        network: network,
        days: Annotated[float | None, typer.Option(help=say("cli-admin-days"), min=0, max=LONGEST_BAN)] = None,
        database: database = None,
    ) -> None:
        now = datetime.now(UTC)
        until = None if days is None else (now + timedelta(days=days)).isoformat(timespec="seconds")
        entry = Ban(_network(network), now.isoformat(timespec="seconds"), until)
        with closing(existing_store(place_of(database, context.home))) as store:
            administration.ban(store, entry)
        Terminal().say(_ban_line(context, entry))

    @group.command(help=say("cli-admin-unban"))
    def unban(network: network, database: database = None) -> None:
        with closing(existing_store(place_of(database, context.home))) as store:
            administration.unban(store, _network(network))
        Terminal().say(say("cli-admin-unbanned", network=_network(network)))

    @group.command(help=say("cli-admin-bans"))
    def bans(database: database = None) -> None:
        with closing(existing_store(place_of(database, context.home))) as store:
            for entry in administration.bans(store):
                Terminal().say(_ban_line(context, entry))

    @group.command(help=say("cli-admin-erase"))
    def erase(name: Annotated[str, typer.Argument(help=say("cli-admin-name"))], database: database = None) -> None:
        with closing(existing_store(place_of(database, context.home))) as store:
            done = erase_person(store, name)
        Terminal().say(say("cli-admin-erased", rewritten=done.rewritten, deleted=done.deleted))


def _network(text: str) -> str:
    try:
        return str(ipaddress.ip_network(text, strict=False))
    except ValueError:
        raise Problem("admin-network", network=text) from None


def _line(context: CommandContext, entry: TableEntry) -> str:
    return context.say(
        "cli-admin-line",
        id=entry.id,
        created=entry.created[:16],
        game=entry.game,
        phase="closed" if entry.closed else entry.phase,
        choices=entry.lines,
        names=", ".join(name or "?" for name in entry.names),
    )


def _ban_line(context: CommandContext, entry: Ban) -> str:
    return context.say("cli-admin-banned", network=entry.network, until=(entry.until or "none")[:16])
