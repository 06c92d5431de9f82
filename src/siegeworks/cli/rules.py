"""`siegeworks rules` and `games`: which games there are, and their rules to look up."""

from typing import Annotated

import typer

from siegeworks.cli.context import CommandContext
from siegeworks.cli.rulebook import Rulebook
from siegeworks.cli.terminal import Terminal
from siegeworks.games import default_game, kits, load_game


def register(app: typer.Typer, context: CommandContext) -> None:
    """Add both commands, with their help in the language of the context."""
    say = context.say

    @app.command(help=say("cli-rules"))
    def rules(
        words: Annotated[list[str] | None, typer.Argument(help=say("cli-rules-words"))] = None,
        game: Annotated[str | None, typer.Option(help=say("cli-rules-game"))] = None,
    ) -> None:
        text = " ".join(words or ())
        rulebook = find_rulebook(context, text) if game is None else open_rulebook(context, game)
        terminal = Terminal()
        for line in rulebook.find(text) if text else rulebook.lines():
            terminal.say(line)

    @app.command(help=say("cli-games"))
    def games() -> None:
        terminal = Terminal()
        for game in kits():
            speech = context.speech_of(game)
            terminal.say(f"{game}  {speech.say('game-title')}", "title")
            terminal.say(speech.say("game-summary"))


def open_rulebook(context: CommandContext, game: str) -> Rulebook:
    return Rulebook(context.speech_of(game), load_game(game))


def find_rulebook(context: CommandContext, text: str) -> Rulebook:
    """The rules of the game to which an id or the name of a house rule belongs, else those of the default game."""
    for game in kits():
        rulebook = open_rulebook(context, game)
        if rulebook.with_name(text):
            return rulebook
    return open_rulebook(context, default_game())
