"""`siegeworks balance`: the numbers of a content, the effect of changing them, and a search for targets."""

import contextlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from siegeworks.bots import check_bot
from siegeworks.cli.context import CommandContext
from siegeworks.cli.lab.options import game_help
from siegeworks.cli.progress import progress_bar
from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.chance import child_seed
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import check_seed
from siegeworks.kernel.problem import Problem
from siegeworks.lab.balance.change_arguments import ANYTHING, matching, read_changes, read_varied
from siegeworks.lab.balance.deal_results import DealResults
from siegeworks.lab.balance.numbers import ContentNumber, NumberedContent, open_numbered
from siegeworks.lab.balance.pack_editor import write_pack
from siegeworks.lab.balance.search import Search, SearchGoal
from siegeworks.lab.balance.search_journal import SearchJournal
from siegeworks.lab.balance.targets import design_targets, read_targets
from siegeworks.lab.balance.trial import Candidate, MeasuredChange, TrialPlayers, TrialTask, measured_changes
from siegeworks.lab.cell import Cell
from siegeworks.lab.plans import MOST_GAMES, check_games, checked_workers, wanted_cells
from siegeworks.lab.statistics import need_special_functions
from siegeworks.store import files

BUDGET = 50
"""The default number of games of a search, as candidates that play all their games in all cells."""


def register(app: typer.Typer, context: CommandContext) -> None:
    """Add the three commands, with their help in the language of the context."""
    speech = context.speech
    balance = typer.Typer(cls=app.info.cls, no_args_is_help=True)
    app.add_typer(balance, name="balance", help=speech.say("balance-help"))
    _register_show(balance, speech)
    _register_try(balance, speech)
    _register_search(balance, speech)


def _register_show(balance: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @balance.command(help=say("balance-show-help"))
    def show(
        game: Annotated[str, typer.Argument(help=game_help(speech))],
        address: Annotated[str, typer.Argument(help=say("balance-pattern-help"))] = ANYTHING,
        content: Annotated[Path | None, typer.Option(help=say("lab-content-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("lab-json-help"))] = False,
    ) -> None:
        numbers = matching(open_numbered(game, content), address)
        if as_json:
            typer.echo(json.dumps([_number_json(number) for number in numbers], indent=1))
        else:
            Console().print(_numbers_table(speech, numbers))


def _register_try(balance: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @balance.command("try", help=say("balance-try-help"))
    def try_(
        game: Annotated[str, typer.Argument(help=game_help(speech))],
        set_: Annotated[list[str], typer.Option("--set", help=say("balance-set-help"))],
        content: Annotated[Path | None, typer.Option(help=say("lab-content-help"))] = None,
        bots: Annotated[str, typer.Option(help=say("balance-bots-help"))] = "greedy",
        seats: Annotated[str, typer.Option(help=say("lab-only-seats-help"))] = "2,3,4",
        difficulty: Annotated[str | None, typer.Option(help=say("lab-only-difficulty-help"))] = None,
        games: Annotated[int, typer.Option(help=say("balance-games-help"))] = 1000,
        seed: Annotated[str, typer.Option(help=say("lab-seed-help"))] = "1",
        workers: Annotated[int | None, typer.Option(help=say("lab-workers-help"))] = None,
        allow_printed: Annotated[bool, typer.Option("--allow-printed", help=say("balance-printed-help"))] = False,
        write: Annotated[Path | None, typer.Option(help=say("balance-write-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("lab-json-help"))] = False,
    ) -> None:
        need_special_functions()
        loaded = load_game(game, content)
        names = _checked_bots(loaded, bots)
        cells = _cells(loaded, names, seats, difficulty)
        processes = checked_workers(workers)
        check_games(games)
        check_seed(seed)
        numbered = open_numbered(game, content)
        changes = read_changes(numbered, set_, allow_printed=allow_printed)
        numbered.checked(dict(changes))
        if write is not None:
            write_pack(numbered, dict(changes), write)
        before, after = _compare(TrialPlayers(numbered, processes), speech, changes, cells, seed, games)
        moved = measured_changes(loaded, before, after, design_targets(loaded, names))
        if as_json:
            document = _document(numbered, changes, moved) | {"complete": len(before) == len(cells)}
            typer.echo(json.dumps(document, indent=1))
        else:
            title = say("balance-try-title", game=game, games=games)
            _show(speech, numbered, changes, _changes_table(speech, title, moved))
        if len(before) < len(cells):
            typer.echo(say("balance-interrupted", shown=len(before), cells=len(cells)), err=True)
        if write is not None:
            typer.echo(say("balance-written", file=str(write)), err=True)


@dataclass(frozen=True, slots=True)
class SearchOptions:
    """Where the results of a search go."""

    workers: int
    out: Path | None
    write: Path | None
    as_json: bool


def _register_search(balance: typer.Typer, speech: Speech) -> None:
    say = speech.say

    @balance.command(help=say("balance-search-help"))
    def search(
        game: Annotated[str, typer.Argument(help=game_help(speech))],
        vary: Annotated[list[str], typer.Option(help=say("balance-vary-help"))],
        target: Annotated[list[str] | None, typer.Option(help=say("balance-target-help"))] = None,
        bots: Annotated[str, typer.Option(help=say("balance-search-bots-help"))] = "greedy",
        content: Annotated[Path | None, typer.Option(help=say("lab-content-help"))] = None,
        games: Annotated[int, typer.Option(help=say("balance-search-games-help"))] = 600,
        budget: Annotated[int | None, typer.Option(help=say("balance-budget-help"))] = None,
        seed: Annotated[str, typer.Option(help=say("lab-seed-help"))] = "1",
        workers: Annotated[int | None, typer.Option(help=say("lab-workers-help"))] = None,
        allow_printed: Annotated[bool, typer.Option("--allow-printed", help=say("balance-printed-help"))] = False,
        out: Annotated[Path | None, typer.Option(help=say("lab-out-help"))] = None,
        write: Annotated[Path | None, typer.Option(help=say("balance-write-help"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("lab-json-help"))] = False,
    ) -> None:
        need_special_functions()
        loaded = load_game(game, content)
        asked = [each for text in target or () for each in read_targets(text, loaded)]
        targets = asked or design_targets(loaded, _checked_bots(loaded, bots))
        if not targets:
            raise Problem("balance-no-target", bots=bots, game=game)
        check_games(games)
        check_seed(seed)
        numbered = open_numbered(game, content)
        varied = read_varied(numbered, vary, allow_printed=allow_printed)
        cells = len({each.cell for each in targets})
        whole = min(BUDGET * games * cells, MOST_GAMES) if budget is None else budget
        if not games * cells <= whole <= MOST_GAMES:
            raise Problem("balance-budget", value=whole, least=games * cells, most=MOST_GAMES)
        goal = SearchGoal(numbered, loaded, varied, targets, games, whole, seed)
        _search(goal, speech, SearchOptions(checked_workers(workers), out, write, as_json))


def _search(goal: SearchGoal, speech: Speech, options: SearchOptions) -> None:
    """Search, measure what was found on deals the search never saw, and show it."""
    if options.write is not None:
        _check_new_file(options.write)
    numbered = goal.numbered
    players = TrialPlayers(numbered, options.workers)
    with (
        SearchJournal(options.out, numbered.game, goal.game.content_digest, goal.seed, numbered.pack) as journal,
        progress_bar() as bar,
    ):
        task = bar.add_task(speech.say("balance-searching"), total=goal.budget)
        found = Search(goal, players, journal, lambda games: bar.update(task, advance=games)).run()
    before, after = found.before, found.after
    is_fresh = False
    if found.complete:
        # A search picks what was lucky on its own deals, so the result is measured on others.
        with contextlib.suppress(KeyboardInterrupt):
            seed = child_seed(goal.seed, "fresh")
            before, after = _compare(players, speech, found.candidate, goal.cells, seed, goal.games)
            is_fresh = True
    moved = measured_changes(goal.game, before, after, goal.targets)
    if options.as_json:
        spent = {"games": found.games, "candidates": found.candidates, "complete": found.complete, "fresh": is_fresh}
        typer.echo(json.dumps(_document(numbered, found.candidate, moved) | spent, indent=1))
    else:
        title = speech.say("balance-fresh-title" if is_fresh else "balance-own-title", games=goal.games)
        _show(speech, numbered, found.candidate, _changes_table(speech, title, moved))
        typer.echo(speech.say("balance-spent", candidates=found.candidates, games=found.games))
    if len(before) < len(goal.cells):
        typer.echo(speech.say("balance-interrupted", shown=len(before), cells=len(goal.cells)), err=True)
    if not found.complete:
        typer.echo(speech.say("balance-search-interrupted"), err=True)
        if options.out is not None:
            typer.echo(speech.say("lab-kept", file=str(options.out)), err=True)
    if options.write is not None and found.candidate:
        write_pack(numbered, dict(found.candidate), options.write)
        typer.echo(speech.say("balance-written", file=str(options.write)), err=True)


def _compare(
    players: TrialPlayers, speech: Speech, candidate: Candidate, cells: Sequence[Cell], seed: str, games: int
) -> tuple[dict[Cell, DealResults], dict[Cell, DealResults]]:
    """The same deals with the present content and the changed one; after Ctrl+C only the finished cells."""
    contents: list[Candidate] = [(), candidate] if candidate else [()]
    tasks = [TrialTask(content, cell, seed, 0, games) for cell in cells for content in contents]
    before: dict[Cell, DealResults] = {}
    after: dict[Cell, DealResults] = {}
    with progress_bar() as bar:
        shown = bar.add_task(speech.say("lab-playing"), total=len(tasks) * games)
        try:
            for task, sample in players.play(tasks, lambda some: bar.update(shown, advance=some)):
                (before if task.candidate == () else after)[task.cell] = sample
        except KeyboardInterrupt:
            if not (after if candidate else before):
                raise
    if not candidate:
        return before, before
    return {cell: before[cell] for cell in after}, after


def _check_new_file(path: Path) -> None:
    """Refuse a file that cannot be written before a long search begins."""
    with files.writing(path):
        if path.exists():
            raise Problem("file-exists", file=str(path))
        path.parent.stat()


def _checked_bots(game: AnyGame, bots: str) -> list[str]:
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        check_bot(name, game.id)
    return names


def _cells(game: AnyGame, bots: Sequence[str], seats: str, difficulty: str | None) -> list[Cell]:
    counts, difficulties = wanted_cells(game, seats, difficulty)
    names: list[str | None] = [*difficulties] or [None]
    return list(dict.fromkeys(Cell.of_bot(bot, count, name) for bot in bots for count in counts for name in names))


def _number_json(number: ContentNumber) -> dict[str, Any]:
    return {
        "address": number.address,
        "value": number.value,
        "source": number.source,
        "range": None if number.low is None else [number.low, number.high],
    }


def _numbers_table(speech: Speech, numbers: Sequence[ContentNumber]) -> Table:
    table = Table()
    for column in ("address", "value", "range", "source"):
        table.add_column(speech.say(f"balance-{column}"), no_wrap=True)
    for number in numbers:
        span = "" if number.low is None else f"{number.low}–{number.high}"
        table.add_row(number.address, str(number.value), span, speech.say(f"balance-source-{number.source}"))
    return table


def _changes_table(speech: Speech, title: str, moved: Sequence[MeasuredChange]) -> Table:
    """The difficulty table before and after, the difference on the same deals, and which targets hold."""
    say = speech.say
    table = Table(title=title, caption=say("balance-caption"))
    for column in ("cell", "measure", "before", "after", "difference", "target", "verdict"):
        table.add_column(say(f"balance-{column}"), overflow="fold")
    for each in moved:
        verdicts = [] if each.verdicts is None else [say(f"balance-{one}") for one in dict.fromkeys(each.verdicts)]
        table.add_row(
            str(each.cell),
            say(f"balance-measure-{each.measure}"),
            each.before.text(),
            each.after.text(),
            "" if each.difference is None else each.difference.points(),
            "" if each.target is None else each.target.range,
            " → ".join(verdicts),
        )
    return table


def _show(speech: Speech, numbered: NumberedContent, changes: Candidate, table: Table) -> None:
    console = Console()
    for address, value in changes:
        console.print(f"{address}: {numbered.numbers[address].value} → {value}", highlight=False)
    if not changes:
        console.print(speech.say("balance-none"))
    console.print(table)


def _document(numbered: NumberedContent, changes: Candidate, moved: Sequence[MeasuredChange]) -> dict[str, Any]:
    return {
        "game": numbered.game,
        "changes": [
            {"address": address, "before": numbered.numbers[address].value, "after": value}
            for address, value in changes
        ],
        "table": [each.json() for each in moved],
    }
