"""The rules reference: every rule by its id, or by words of its text."""

import unicodedata

from siegeworks.cli.choices import MOST_SHOWN
from siegeworks.cli.house_rules import described
from siegeworks.cli.plain_face import rule_ids
from siegeworks.cli.terminal import cut
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem


class Rulebook:
    """The rules of one game in one language, in the order of its reference, then its house rules."""

    def __init__(self, speech: Speech, game: AnyGame) -> None:
        self._speech = speech
        self._game = game
        self.ids = rule_ids(game)

    def text(self, rule: str) -> str:
        return self._speech.say(f"rule-{rule}")

    def lines(self) -> list[str]:
        """All rules, and the house rules below a heading."""
        rules = [self._line(rule) for rule in self.ids]
        house = [line for name in self._game.house_rules for line in self._house_rule(name)]
        return [*rules, "", self._speech.say("term-house-title"), *house] if house else rules

    def find(self, text: str) -> list[str]:
        """The rules that an id or a name means, else all that contain every word."""
        found = self.with_name(text) or self._with_words(text)
        if not found:
            raise Problem("term-no-rule", text=cut(text, MOST_SHOWN))
        return found

    def with_name(self, text: str) -> list[str]:
        """The rule with an id and those below it, `R-MERC` finds `R-MERC-TIME` too; or the house rule of a name."""
        name = text.strip().upper()
        rules = [self._line(rule) for rule in self.ids if rule == name or rule.startswith(f"{name}-")]
        house = [line for each in self._game.house_rules if each.upper() == name for line in self._house_rule(each)]
        return rules + house

    def _with_words(self, text: str) -> list[str]:
        words = _plain(text).split()
        rules = [[self._line(rule)] for rule in self.ids]
        entries = rules + [self._house_rule(name) for name in self._game.house_rules]
        return [line for lines in entries if _contains(lines, words) for line in lines]

    def _line(self, rule: str) -> str:
        return f"{rule}  {self.text(rule)}"

    def _house_rule(self, name: str) -> list[str]:
        return list(described(self._game, self._speech, name))


def _contains(lines: list[str], words: list[str]) -> bool:
    text = _plain(" ".join(lines))
    return all(word in text for word in words)


def _plain(text: str) -> str:
    """Small letters without accents, so that `tunel` finds `túnel`."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
