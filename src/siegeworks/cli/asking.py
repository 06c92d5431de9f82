"""When a person wants to be asked: one of the values of the game's stage, remembered in the home folder."""

import json
from pathlib import Path

from siegeworks.cli.choices import is_number
from siegeworks.kernel.position import read_json
from siegeworks.kernel.problem import Problem
from siegeworks.store import files

FILE = "asking.json"


class AskingPreference:
    """The value for one game; the first one unless a person chose another."""

    def __init__(self, home: Path, game: str, values: tuple[str, ...]) -> None:
        self._file = home / FILE
        self._game = game
        self.values = values
        remembered = self._remembered().get(game)
        self.value = remembered if isinstance(remembered, str) and remembered in values else next(iter(values), "")

    def _remembered(self) -> dict[str, object]:
        return read_json(files.read_text(self._file), str(self._file)) if self._file.is_file() else {}

    def choose(self, text: str) -> None:
        """Choose a value by its name or by its number from 1, and remember it."""
        if not self.values:
            raise Problem("asking-none")
        number = int(text) if is_number(text) else 0
        value = self.values[number - 1] if 1 <= number <= len(self.values) else text.lower()
        if value not in self.values:
            raise Problem("asking-unknown", value=text, known=", ".join(self.values))
        files.make_folder(self._file.parent)
        files.write_whole(self._file, json.dumps(self._remembered() | {self._game: value}, indent=1) + "\n")
        self.value = value
