"""The table as text, as the terminal draws it: for the render modes `ansi` and `human`."""

import os
from collections.abc import Sequence
from typing import Any

from siegeworks.games import load_words
from siegeworks.games.castlecards import names as castlecards_names
from siegeworks.games.castlecards import picture as castlecards_picture
from siegeworks.games.runedar import names as runedar_names
from siegeworks.games.runedar import picture as runedar_picture
from siegeworks.i18n.speech import Speech, choose_language
from siegeworks.kernel.game import AnyGame

RENDER_MODES = ("ansi", "human")
WIDTH = 100

Lines = list[list[tuple[str, str]]]


class Drawing:
    """Draws views of one game in the language of the environment."""

    def __init__(self, game: AnyGame, names: Sequence[str]) -> None:
        self._game = game
        self._speech = Speech(choose_language(None, os.environ), game.id)
        # The words of a game are its own: beyond what all of them say, each is asked for its cards below.
        self._words: Any = load_words(game, self._speech.say, self._speech.language, names)

    def text(self, view: Any) -> str:
        """The picture, the hand of the seat that looks, and the question it is asked or how the game ended."""
        lines = ["".join(text for text, _ in line).rstrip() for line in self._picture(view)]
        lines.append(self._speech.say("term-hand", cards=", ".join(self._hand(view))))
        running = self._game.outcome(view.seen) is None
        lines.append(self._words.question(view.seen) if running else self._words.outcome(view.seen))
        return "\n".join(lines)

    def _picture(self, view: Any) -> Lines:
        if self._game.id == "castlecards":
            return castlecards_picture.picture(view.seen, view.seat, self._words, WIDTH)
        labels = runedar_picture.Labels(self._speech.say, self._game.tables, self._speech.language)
        return runedar_picture.picture(view.seen, labels, WIDTH)

    def _hand(self, view: Any) -> list[str]:
        seen, seat = view.seen, view.seat
        if self._game.id == "castlecards":
            kinds = castlecards_names.HAND_KINDS
            cards: list[str] = self._words.cards(seen.hand[seat * kinds : (seat + 1) * kinds])
            return cards
        first = seat * runedar_names.HAND_SIZE
        return [self._words.card(card) for card in seen.hand[first : first + seen.hand_count[seat]]]
