"""The rules reference: every rule by its id, or by words that its text holds."""

import unicodedata

from siegeworks.cli.choices import MOST_SHOWN
from siegeworks.cli.terminal import cut
from siegeworks.games import kit_of
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem


class Rulebook:
    """The rules of one game in one language, in the order of its reference."""

    def __init__(self, speech: Speech, game: str) -> None:
        self._speech = speech
        self.ids = [rule for _, rules in kit_of(game).sections for rule in rules]

    def text(self, rule: str) -> str:
        return self._speech.say(f"rule-{rule}")

    def find(self, asked: str) -> list[str]:
        """The rule of an id with those below it (`R-MERC` finds `R-MERC-TIME` too), else all that hold every word."""
        name = asked.strip().upper()
        by_id = [rule for rule in self.ids if rule == name or rule.startswith(f"{name}-")]
        if by_id:
            return by_id
        words = _plain(asked).split()
        found = [rule for rule in self.ids if all(word in _plain(self.text(rule)) for word in words)]
        if not found:
            raise Problem("term-no-rule", text=cut(asked, MOST_SHOWN))
        return found


def _plain(text: str) -> str:
    """Small letters without accents, so that `tunel` finds `túnel`."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
