"""Which puzzles a person at this machine has tried at the terminal, and how the first try of each ended."""

import json
from pathlib import Path

from siegeworks.kernel.problem import Problem
from siegeworks.store import files

FILE = "puzzles.json"


class PuzzleProgress:
    """The first results by the ids of the puzzles: true if solved."""

    def __init__(self, home: Path) -> None:
        self._path = home / FILE
        self.results = self._read()

    def _read(self) -> dict[str, bool]:
        if not self._path.exists():
            return {}
        try:
            found = json.loads(files.read_text(self._path))
        except ValueError as error:
            raise Problem("json-unreadable", file=str(self._path), reason=str(error)) from None
        if not isinstance(found, dict):
            raise Problem("json-no-object", file=str(self._path))
        return {str(id_): result is True for id_, result in found.items()}

    def note(self, id_: str, *, solved: bool) -> None:
        """Keep the result of a try, if it is the first of this puzzle."""
        if id_ in self.results:
            return
        self.results[id_] = solved
        files.make_folder(self._path.parent)
        files.write_whole(self._path, json.dumps(self.results, indent=1) + "\n")
