"""The screen at the end of a game: the outcome, its place in the Chronicles, and how to review it."""

import shlex

from siegeworks.cli.plain_face import PlainFace
from siegeworks.cli.play_request import BOT_PREFIX
from siegeworks.cli.terminal import Terminal
from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.store.chronicles import ranked
from siegeworks.store.contents import KeptContents
from siegeworks.table.local import LocalTable


def show_ending(table: LocalTable, face: PlainFace, speech: Speech, terminal: Terminal) -> None:
    state = table.match.state
    terminal.say()
    terminal.show(face.board(table.game.view(state, None), terminal.width))
    terminal.say()
    if table.match.outcome is not None:
        terminal.say(face.outcome(state, table.match.outcome), "title")
    if table.counts:
        if table.game.cooperative:  # among rivals a place would compare games of different people
            _show_place(table, speech, terminal)
    elif table.has_rank:
        why = "position" if table.from_position else "seed"
        terminal.say(speech.say(f"term-not-chronicled-{why}"))
    terminal.say(speech.say("term-look-again", file=str(table.save.path), id=table.save.id))
    command = same_deal(table)
    if command is not None:
        terminal.say(speech.say("term-same-deal"))
        terminal.show([[(f"  {command}", "")]])  # on one line, so that it can be copied


def same_deal(table: LocalTable) -> str | None:
    """The command that deals a game again: the same seats, settings, house rules and content.

    None for a game that began from a position, and if new games have other rules or cannot have its content.
    """
    match, game = table.match, table.game
    newest = load_game(game.id)
    if table.from_position or game.rules_version != newest.rules_version:
        return None
    words = ["siegeworks", "play", game.id]
    for seat in table.seats:
        words += ["--seat", seat.name if seat.bot is None else f"{BOT_PREFIX}{seat.bot}"]
    usual = dict(game.options({}).settings)
    for name, value in match.options.settings:
        words += [] if value == usual[name] else ["--set", f"{name}={value}"]
    if game.content_digest != newest.content_digest:
        content = KeptContents(table.save.path.parent).path(match.log.header.content)
        if content is None or not content.is_file():
            return None
        words += ["--content", str(content)]
    return shlex.join([*words, "--seed", match.seed])


def _show_place(table: LocalTable, speech: Speech, terminal: Terminal) -> None:
    """Show the place of this match among all victories, or among all defeats, in its game."""
    same_game = [entry for entry in table.chronicles.read().entries if entry.game == table.game.id]
    for won, entries in zip((True, False), ranked(same_game), strict=True):
        for place, entry in enumerate(entries, start=1):
            if entry.log == table.save.path.name:
                message = "term-standing-won" if won else "term-standing-lost"
                terminal.say(speech.say(message, place=place, count=len(entries)))
