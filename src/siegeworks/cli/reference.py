"""`siegeworks rules`, `games` and `chronicles`: things to read."""

from typing import Annotated

import typer

from siegeworks.cli.context import CommandContext
from siegeworks.cli.faces import rank_title
from siegeworks.cli.rulebook import Rulebook
from siegeworks.cli.terminal import Terminal
from siegeworks.games import kit_of, kits
from siegeworks.games.runedar.names import DIFFICULTY_NAMES
from siegeworks.store.chronicles import Chronicle, all_chronicles, ranked
from siegeworks.table.chairs import chair_in_log


def register(app: typer.Typer, context: CommandContext) -> None:
    say = context.say

    @app.command(help=say("cli-rules"))
    def rules(
        words: Annotated[list[str] | None, typer.Argument(help=say("cli-rules-words"))] = None,
        game: Annotated[str, typer.Option(help=say("cli-rules-game"))] = "runedar",
    ) -> None:
        kit_of(game)
        rulebook = Rulebook(context.speech_of(game), game)
        terminal = Terminal()
        for rule in rulebook.find(" ".join(words)) if words else rulebook.ids:
            terminal.say(f"{rule}  {rulebook.text(rule)}")

    @app.command(help=say("cli-games"))
    def games() -> None:
        terminal = Terminal()
        for game in kits():
            speech = context.speech_of(game)
            terminal.say(f"{game}  {speech.say('game-title')}", "title")
            terminal.say(speech.say("game-summary"))

    @app.command(help=say("cli-chronicles"))
    def chronicles() -> None:
        show_chronicles(context, Terminal())


def show_chronicles(context: CommandContext, terminal: Terminal) -> None:
    """R-SCORE: victories by gold, then defeats by goblins, each with its title."""
    read = all_chronicles(context.home)
    for notice in read.notices:
        terminal.say(context.speech.explain(notice))
    if not read.entries:
        terminal.say(context.say("term-chronicles-empty"))
    for won, entries in zip((True, False), ranked(read.entries), strict=True):
        if entries:
            terminal.say(context.say("term-victories" if won else "term-defeats"), "title")
        for place, entry in enumerate(entries, start=1):
            terminal.say(_chronicle_line(context, place, entry))


def _chronicle_line(context: CommandContext, place: int, entry: Chronicle) -> str:
    """A game of the Chronicles; what this version does not know (an older game, a pack's rank) is told by its id."""
    known = entry.difficulty in DIFFICULTY_NAMES
    speech = context.speech_of("runedar")
    return speech.say(
        "term-chronicle-won" if entry.won else "term-chronicle-lost",
        place=place,
        score=entry.score,
        title=rank_title(entry.game, entry.rank, speech.language),
        names=", ".join(chair_in_log(name).name for name in entry.names),
        difficulty=speech.say(f"difficulty-{entry.difficulty}") if known else entry.difficulty,
        date=entry.date[:10],
        log=entry.log,
    )
