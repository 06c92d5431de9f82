"""The screen at the end of a game: the outcome, its place in the Chronicles, and how to review it."""

from siegeworks.cli.plain_face import PlainFace
from siegeworks.cli.terminal import Terminal
from siegeworks.i18n.speech import Speech
from siegeworks.store.chronicles import ranked
from siegeworks.table.local import LocalTable


def show_ending(table: LocalTable, face: PlainFace, speech: Speech, terminal: Terminal) -> None:
    state = table.match.state
    terminal.say()
    terminal.show(face.board(table.game.view(state, None), terminal.width))
    terminal.say()
    terminal.say(face.outcome(state), "title")
    if table.counts:
        _show_place(table, speech, terminal)
    elif table.has_rank:
        why = "position" if table.from_position else "seed"
        terminal.say(speech.say(f"term-not-chronicled-{why}"))
    terminal.say(speech.say("term-look-again", file=str(table.save.path), id=table.save.id))
    terminal.say(speech.say("term-same-seed", game=table.game.id, seed=table.match.seed))


def _show_place(table: LocalTable, speech: Speech, terminal: Terminal) -> None:
    """Show the place of this match among all victories, or among all defeats, in its game."""
    same_game = [entry for entry in table.chronicles.read().entries if entry.game == table.game.id]
    for won, entries in zip((True, False), ranked(same_game), strict=True):
        for place, entry in enumerate(entries, start=1):
            if entry.log == table.save.path.name:
                message = "term-standing-won" if won else "term-standing-lost"
                terminal.say(speech.say(message, place=place, count=len(entries)))
