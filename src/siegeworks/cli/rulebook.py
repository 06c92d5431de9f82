"""The rules reference: every rule by its id, or by words of its text."""

import unicodedata

from siegeworks.cli.choices import MOST_SHOWN
from siegeworks.cli.plain_face import rule_ids
from siegeworks.cli.terminal import cut
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem


class Rulebook:
    """The rules of one game in one language, in the order of its reference."""

    def __init__(self, speech: Speech, game: AnyGame) -> None:
        self._speech = speech
        self.ids = rule_ids(game)

    def text(self, rule: str) -> str:
        return self._speech.say(f"rule-{rule}")

    def with_id(self, text: str) -> list[str]:
        """The rule with an id and those below it: `R-MERC` finds `R-MERC-TIME` too."""
        name = text.strip().upper()
        return [rule for rule in self.ids if rule == name or rule.startswith(f"{name}-")]

    def find(self, text: str) -> list[str]:
        """The rules that an id means, else all that contain every word."""
        by_id = self.with_id(text)
        if by_id:
            return by_id
        words = _plain(text).split()
        found = [rule for rule in self.ids if all(word in _plain(self.text(rule)) for word in words)]
        if not found:
            raise Problem("term-no-rule", text=cut(text, MOST_SHOWN))
        return found


def _plain(text: str) -> str:
    """Small letters without accents, so that `tunel` finds `túnel`."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
