"""`siegeworks ratings`: how strong people, bots and difficulties are."""

from typing import Annotated

import typer

from siegeworks.cli.context import CommandContext
from siegeworks.cli.terminal import Terminal
from siegeworks.games import default_game, kit_of
from siegeworks.i18n.speech import Speech
from siegeworks.store.opening import existing_tables
from siegeworks.table.ratings import BOT, DIFFICULTY, Rated, RatedGame, all_games, ratings


def register(app: typer.Typer, context: CommandContext) -> None:
    """Add the command, with its help in the language of the context."""
    say = context.say

    @app.command("ratings", help=say("cli-ratings"))
    def show(
        game: Annotated[str, typer.Argument(help=say("cli-ratings-game"))] = default_game(),
        name: Annotated[str | None, typer.Option(help=say("cli-ratings-name"))] = None,
    ) -> None:
        show_ratings(context, Terminal(), kit_of(game).id, name)


def show_ratings(context: CommandContext, terminal: Terminal, game: str, name: str | None) -> None:
    """Print the ranking of a game, and the games of one person."""
    speech = context.speech_of(game)
    title = speech.say("game-title")
    with existing_tables(context.home) as store:
        found = ratings(all_games(context.home, store))
    if game not in found:
        terminal.say(speech.say("ratings-empty", game=title))
        return
    person = None if name is None else found[game].person(name)
    terminal.say(speech.say("ratings-title", game=title), "title")
    for place, rated in enumerate(found[game].ranking(), start=1):
        terminal.say(_line(speech, place, rated))
    for moment in [] if person is None else reversed(person.history):
        terminal.say(_moment(speech, moment))


def _line(speech: Speech, place: int, rated: Rated) -> str:
    line = speech.say(
        "ratings-line",
        place=place,
        name=_name(speech, rated),
        rating=rated.rating,
        spread=rated.spread,
        won=rated.won,
        games=rated.games,
    )
    return speech.say("ratings-provisional", line=line) if rated.provisional else line


def _name(speech: Speech, rated: Rated) -> str:
    if rated.kind == BOT:
        return speech.say("ratings-bot", level=speech.say_if_known(f"level-{rated.name}", rated.name))
    if rated.kind == DIFFICULTY:
        level = speech.say_if_known(f"difficulty-{rated.name}", rated.name)
        return speech.say("ratings-difficulty", level=level)
    return rated.name


def _moment(speech: Speech, moment: RatedGame) -> str:
    message = "ratings-moment-won" if moment.won else "ratings-moment-lost"
    return speech.say(message, date=moment.date[:10], rating=moment.rating, change=f"{moment.change:+d}")
