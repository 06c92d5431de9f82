"""`siegeworks db`: care of the database of a server."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Annotated

import typer

from siegeworks.cli.context import CommandContext
from siegeworks.cli.localized_group import CommandGroup
from siegeworks.cli.progress import progress_bar
from siegeworks.cli.terminal import Terminal
from siegeworks.store.claim import Claim
from siegeworks.store.maintenance import check_all, copy_all
from siegeworks.store.opening import existing_store, migrate, open_store, place_of, write_backup


def register(app: typer.Typer, context: CommandContext) -> None:
    say = context.say
    group = typer.Typer(cls=CommandGroup, no_args_is_help=True)
    app.add_typer(group, name="db", help=say("cli-db"))
    database = Annotated[str | None, typer.Option(help=say("cli-db-database"))]

    @group.command("migrate", help=say("cli-db-migrate"))
    def migrate_database(database: database = None) -> None:
        with _claimed(context, database) as place:
            done = migrate(place, context.home)
        key = "cli-db-current" if done.found == done.version else "cli-db-migrated"
        Terminal().say(say(key, version=done.version, found=done.found, backup=str(done.backup or "")))

    @group.command(help=say("cli-db-backup"))
    def backup(
        file: Annotated[Path, typer.Argument(help=say("cli-db-backup-file"))], database: database = None
    ) -> None:
        with closing(existing_store(place_of(database, context.home))) as store:
            write_backup(store, file)
        Terminal().say(say("cli-db-backed-up", file=str(file)))

    @group.command(help=say("cli-db-restore"))
    def restore(
        file: Annotated[Path, typer.Argument(help=say("cli-db-backup-file"))],
        replace: Annotated[bool, typer.Option("--replace", help=say("cli-db-replace"))] = False,
        database: database = None,
    ) -> None:
        with _claimed(context, database) as place:
            _copy(context, str(file), place, replace=replace)

    @group.command(help=say("cli-db-check"))
    def check(
        replays: Annotated[bool, typer.Option("--replay", help=say("cli-db-check-replay"))] = False,
        database: database = None,
    ) -> None:
        found = 0
        with closing(existing_store(place_of(database, context.home))) as store, progress_bar() as bar:
            task = bar.add_task(say("cli-db-checking"), total=None)
            for problem in check_all(
                store, replays=replays, progress=lambda done, total: bar.update(task, completed=done, total=total)
            ):
                found += 1
                typer.echo(context.speech.explain(problem), err=True)
        if found:
            raise typer.Exit(1)
        Terminal().say(say("cli-db-good"))

    @group.command(help=say("cli-db-copy"))
    def copy(
        source: Annotated[str, typer.Argument(help=say("cli-db-copy-from"))],
        target: Annotated[str, typer.Argument(help=say("cli-db-copy-to"))],
    ) -> None:
        _copy(context, source, target, replace=False)


@contextmanager
def _claimed(context: CommandContext, database: str | None) -> Iterator[str]:
    """The place of the database; the file of the data folder must not be served while it is changed."""
    claim = None if database is not None else Claim(context.home)
    try:
        yield place_of(database, context.home)
    finally:
        if claim is not None:
            claim.close()


def _copy(context: CommandContext, source: str, target: str, *, replace: bool) -> None:
    with closing(existing_store(source)) as origin, closing(open_store(target)) as store:
        copied = copy_all(origin, store, replace=replace)
    for problem in copied.damaged:
        typer.echo(context.speech.explain(problem), err=True)
    Terminal().say(context.say("cli-db-copied", tables=copied.tables))
    if copied.damaged:
        raise typer.Exit(1)
