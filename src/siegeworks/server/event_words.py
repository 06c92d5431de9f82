"""Events in the words of one language, as they are sent: the same few thousand come back at all tables of a game."""

from collections.abc import Callable
from functools import lru_cache
from typing import cast

import msgspec

from siegeworks.games import load_words
from siegeworks.kernel.events import SeenEvent
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.say import Say
from siegeworks.kernel.stage import Stage
from siegeworks.server import protocol
from siegeworks.server.packing import encode

KEPT_EVENTS = 8000
"""About two megabytes for a game in a language."""
STAND_INS = [chr(0xE000 + seat) for seat in range(protocol.MOST_SEATS)]
"""Stand for the names of the seats in what is kept. They cannot be printed, so no name contains one."""
FIRST_BYTES = STAND_INS[0].encode()[:2]
"""What all of them begin with."""


class TableNames:
    """The names at one table, as they stand in messages."""

    def __init__(self, names: list[str]) -> None:
        self._pairs = [(mark.encode(), encode(name)[1:-1]) for mark, name in zip(STAND_INS, names, strict=False)]

    def filled_in(self, text: bytes) -> bytes:
        if FIRST_BYTES in text:
            for mark, name in self._pairs:
                text = text.replace(mark, name)
        return text


class EventWords:
    """The events of one game in one language, with what stands for names."""

    def __init__(self, game: AnyGame, stage: Stage, language: str, say: Say) -> None:
        self._stage = stage
        self._words = load_words(game, say, language, STAND_INS)
        self._kept: dict[tuple[object, ...], bytes] = {}

    def encoded(self, seen: SeenEvent, names: TableNames) -> msgspec.Raw:
        """An event as somebody may see it, in the words of a table."""
        key = (seen.name, *seen.fields.items())
        text = self._kept.get(key)
        if text is None:
            if len(self._kept) >= KEPT_EVENTS:
                self._kept.clear()
            event = protocol.VisibleEvent(seen.name, self._stage.event(seen), self._words.event(seen))
            text = self._kept[key] = encode(event)
        return msgspec.Raw(names.filled_in(text))


event_words = cast("Callable[[AnyGame, Stage, str, Say], EventWords]", lru_cache(maxsize=32)(EventWords))
"""Those of a game, which all its tables share."""
