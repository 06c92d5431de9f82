"""`siegeworks chronicles`: all finished games, the best first."""

from collections.abc import Iterator
from typing import Annotated

import typer

from siegeworks.cli.context import CommandContext
from siegeworks.cli.part import DEFAULT, terminal_part
from siegeworks.cli.terminal import Terminal
from siegeworks.games import kit_of, kits, load_game
from siegeworks.store.chronicles import AllChronicles, ranked
from siegeworks.store.opening import existing_tables
from siegeworks.store.records import Chronicle, ChronicleQuery
from siegeworks.table.seating import names_in_log

EVERYTHING = ChronicleQuery()


def register(app: typer.Typer, context: CommandContext) -> None:
    """Add the command, with its help in the language of the context."""
    say = context.say

    @app.command(help=say("cli-chronicles"))
    def chronicles(
        game: Annotated[str | None, typer.Argument(help=say("cli-chronicles-game"))] = None,
        name: Annotated[str | None, typer.Option(help=say("cli-chronicles-name"))] = None,
    ) -> None:
        show_chronicles(context, Terminal(), ChronicleQuery(None if game is None else kit_of(game).id, name=name))


def show_chronicles(context: CommandContext, terminal: Terminal, query: ChronicleQuery) -> None:
    """Show the victories of each game, then its defeats; scores of different games are never compared."""
    with existing_tables(context.home) as store:
        read = AllChronicles(context.home, store)
        found = [*read.part(query, won=True).entries, *read.part(query, won=False).entries]
    for notice in read.notices:
        terminal.say(context.speech.explain(notice))
    if not found:
        terminal.say(context.say("term-chronicles-empty" if query == EVERYTHING else "term-chronicles-none"))
    games = list(dict.fromkeys([*kits(), *(entry.game for entry in found)]))
    for game in games:
        entries = [entry for entry in found if entry.game == game]
        if not entries:
            continue
        if any(entry.game != game for entry in found):
            terminal.say(context.speech_of(game).say("game-title") if game in kits() else game, "title")
        for heading, lines in _lists(context, game, entries):
            terminal.say(heading, "title")
            for line in lines:
                terminal.say(line)


def _lists(context: CommandContext, game: str, entries: list[Chronicle]) -> Iterator[tuple[str, list[str]]]:
    """The victories and the defeats of one game, each with its heading."""
    for won, ordered in zip((True, False), ranked(entries), strict=True):
        if ordered:
            lines = [_line(context, game, place, entry) for place, entry in enumerate(ordered, start=1)]
            yield context.say(_heading(game, won=won)), lines


def _heading(game: str, *, won: bool) -> str:
    """Among rivals somebody wins or nobody does; a team wins or loses."""
    rivals = game in kits() and not load_game(game).cooperative
    if rivals:
        return "term-decided" if won else "term-undecided"
    return "term-victories" if won else "term-defeats"


def _line(context: CommandContext, game: str, place: int, entry: Chronicle) -> str:
    """An entry in words. What this installation does not know (a game, a rank of a content pack) keeps its id."""
    known = game in kits()
    part = terminal_part(game) if known else DEFAULT
    speech = context.speech_of(game) if known else context.speech
    title = part.rank_title(load_game(game), entry.rank, speech.language) if known else None
    difficulty = f"difficulty-{entry.difficulty}"
    names = names_in_log(entry.names)
    line = speech.say(
        part.won_line if entry.won else part.lost_line,
        place=place,
        score=entry.score,
        title=title or entry.rank,
        names=", ".join(names),
        winners=", ".join(name for seat, name in enumerate(names) if seat in entry.winners),
        others=", ".join(name for seat, name in enumerate(names) if seat not in entry.winners),
        difficulty=speech.say(difficulty) if speech.has(difficulty) else entry.difficulty,
        date=entry.date[:10],
        log=entry.log,
    )
    return f"{line}, {speech.say('term-chronicle-hints', hints=entry.hints)}" if entry.hints else line
