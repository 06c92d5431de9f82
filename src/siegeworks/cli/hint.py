"""Hints in the terminal: the best choices, their chances, and why the first is best."""

from siegeworks.cli.choices import Choices
from siegeworks.cli.plain_face import PlainFace
from siegeworks.i18n.speech import Speech
from siegeworks.table import coach_words
from siegeworks.table.local import LocalTable

BAR = 10
EQUAL_MARK = "="
"""Stands before options that are equally good."""


def percent(speech: Speech, chance: float) -> str:
    """A chance as a percentage."""
    return speech.say("hint-percent", value=coach_words.percent(chance))


def bar(chance: float) -> str:
    """A chance as a bar of characters."""
    full = round(BAR * chance)
    return "█" * full + "░" * (BAR - full)


def hint(table: LocalTable, choices: Choices, face: PlainFace, speech: Speech) -> list[str]:
    """The advice of the coach to the person who has to decide, from what that person sees; a line per choice."""
    game, match = table.game, table.match
    view, advice = game.view(match.state, match.actor), table.hint()
    lines = [speech.say("hint-title")]
    for place, option in enumerate(advice.options):
        number = choices.name_of(option.action) or face.typed[option.action]
        words = face.action(view, option.action)
        mark = EQUAL_MARK if place < advice.equal and advice.equal > 1 else " "
        lines.append(f"{percent(speech, option.chance):>5} {bar(option.chance)} {mark}{number}) {words}")
    reason = coach_words.reason_text(speech.say, game.id, advice, lambda action: face.action(view, action))
    return [*lines, reason]
