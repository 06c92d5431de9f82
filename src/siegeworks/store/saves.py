"""Saved games: an append-only log, and next to it the secret seed while the game runs.

<game>-20250131-1.siege    the log, one line for each choice, written before the choice is shown
<game>-20250131-1.seed     the seed, readable by its owner only; deleted when the log reveals it
                           (a second line, `known`, if a person chose it)
<game>-20250131-1.hints    one line for each hint, until the Chronicles have counted them
contents/                  the content of the games

A game of version 0.1 that is played with a content pack has a copy of it instead, <game>-20250131-1.toml.
"""

from dataclasses import dataclass
from datetime import date
from pathlib import Path

from siegeworks.games.opening import open_game
from siegeworks.kernel.content import Pack
from siegeworks.kernel.log import Entry, Log, parse_log
from siegeworks.kernel.match import Listen, Match, resume
from siegeworks.kernel.problem import Problem
from siegeworks.store import files
from siegeworks.store.contents import KeptContents

LOG_SUFFIX = ".siege"
SEED_SUFFIX = ".seed"
KNOWN_SEED = "known"
HINTS_SUFFIX = ".hints"
HINT_LINE = "hint\n"
PACK_SUFFIX = ".toml"
LAST = "last"
"""Stands for the id of the game that was played last: the running one to resume, or the finished one to view."""


def content_beside(path: Path, log: Log) -> Pack | None:
    """The content that a log carries, or that is kept next to its file; None if there is none."""
    pack = path.with_suffix(PACK_SUFFIX)
    if log.pack is None and pack.is_file():
        return pack
    return log.pack or KeptContents(path.parent).find(log.header.content)


class Save:
    """The files of one running game."""

    def __init__(self, log_path: Path, size: int, *, known_seed: bool = False) -> None:
        self.path = log_path
        self.known_seed = known_seed
        """Whether a person chose the seed, and so may have known the deal."""
        self._size = size

    @property
    def id(self) -> str:
        return self.path.stem

    def append(self, entry: Entry) -> None:
        """Append a choice or an undo; it is on disk when this returns."""
        self._size = files.append(self.path, f"{entry.line()}\n", self._size)

    def end(self, log: Log) -> None:
        """Append how the game ended, with the seed that proves it."""
        lines = "".join(f"{line}\n" for line in log.end_lines())
        self._size = files.append(self.path, lines, self._size)

    def count_hint(self) -> None:
        """Record that the coach gave a hint."""
        files.append(self.path.with_suffix(HINTS_SUFFIX), HINT_LINE)

    @property
    def hints(self) -> int:
        """How many hints the coach gave."""
        noted = self.path.with_suffix(HINTS_SUFFIX)
        return len(files.read_bytes(noted)) // len(HINT_LINE) if noted.is_file() else 0

    def forget_hints(self) -> None:
        """Delete the count of hints, after the Chronicles have recorded it."""
        noted = self.path.with_suffix(HINTS_SUFFIX)
        with files.writing(noted):
            noted.unlink(missing_ok=True)

    def forget_seed(self) -> None:
        """Delete the secret file, after the log has revealed the seed."""
        seed = self.path.with_suffix(SEED_SUFFIX)
        with files.writing(seed):
            seed.unlink(missing_ok=True)


@dataclass(frozen=True, slots=True)
class OpenedSave:
    """A saved game ready to continue, and a notice for everything that had to be repaired."""

    save: Save
    match: Match
    notices: list[Problem]


@dataclass(frozen=True, slots=True)
class ListedSave:
    """A saved game in the list: its log, or the problem why that cannot be read."""

    id: str
    path: Path
    changed: float
    found: Log | Problem

    @property
    def running(self) -> bool:
        return isinstance(self.found, Log) and self.found.outcome is None


class Saves:
    """The saved games of a folder."""

    def __init__(self, home: Path) -> None:
        self.folder = home / "games"
        self.contents = KeptContents(self.folder)

    def begin(self, match: Match, today: date, *, known_seed: bool = False) -> Save:
        """Create the files of a new match, content and seed first, so that no log is ever without them."""
        files.make_folder(self.folder)
        self.contents.keep(match.log.header.content, match.game.content_document)
        secret = f"{match.seed}\n{KNOWN_SEED}\n" if known_seed else f"{match.seed}\n"
        number = 1
        while True:
            path = self._path(f"{match.game.id}-{today:%Y%m%d}-{number}")
            taken = path.exists()
            if not taken and files.write_new(path.with_suffix(SEED_SUFFIX), secret, files.SECRET):
                break
            number += 1
        text = match.log.text()
        files.write_whole(path, text)
        return Save(path, len(text.encode()), known_seed=known_seed)

    def listed(self) -> list[ListedSave]:
        """Every saved game, the last played first."""
        if not self.folder.is_dir():
            return []
        found = [self._list_one(path) for path in sorted(self.folder.glob(f"*{LOG_SUFFIX}"))]
        return sorted(found, key=lambda listed: listed.changed, reverse=True)

    def _list_one(self, path: Path) -> ListedSave:
        found: Log | Problem
        try:
            found = parse_log(_complete_lines(files.read_bytes(path), path), str(path))
        except Problem as problem:
            found = problem
        return ListedSave(path.stem, path, path.stat().st_mtime, found)

    def find(self, asked: str) -> Path:
        """The log of an id, or of the game played last."""
        if asked == LAST:
            running = [listed for listed in self.listed() if listed.running]
            if not running:
                raise Problem("save-none")
            return running[0].path
        path = self._path(asked)
        if Path(asked).name != asked or not path.is_file():
            raise Problem("save-unknown", id=asked)
        return path

    def last_finished(self) -> Path:
        """The log of the finished game that was played last."""
        over = [listed for listed in self.listed() if isinstance(listed.found, Log) and not listed.running]
        if not over:
            raise Problem("save-none-finished")
        return over[0].path

    def open(self, asked: str, listen: Listen | None = None) -> OpenedSave:
        """A running game, replayed up to its last choice.

        A line that a crash left incomplete was never acknowledged: it is removed, after the others have been checked.
        """
        path = self.find(asked)
        data = files.read_bytes(path)
        text = _complete_lines(data, path)
        log = parse_log(text, str(path))
        seed = path.with_suffix(SEED_SUFFIX)
        if log.outcome is not None:
            Save(path, len(data)).forget_seed()
            raise Problem("save-over", id=path.stem, file=str(path))
        if not seed.is_file():
            raise Problem("save-no-seed", id=path.stem, file=str(seed))
        game = open_game(log.header, content_beside(path, log))
        secret, *marks = files.read_text(seed).splitlines() or [""]
        match = resume(game, log, secret, listen)
        notices = []
        if len(text.encode()) != len(data):
            files.write_whole(path, text)
            notices.append(Problem("save-torn", file=str(path)))
        return OpenedSave(Save(path, len(text.encode()), known_seed=KNOWN_SEED in marks), match, notices)

    def _path(self, id_: str) -> Path:
        return self.folder / f"{id_}{LOG_SUFFIX}"


def _complete_lines(data: bytes, path: Path) -> str:
    """The text up to its last complete line; a revealed seed without the outcome after it is incomplete, too."""
    whole = data[: data.rfind(b"\n") + 1]
    start_of_last = whole.rfind(b"\n", 0, len(whole) - 1) + 1
    if whole[start_of_last:].startswith(b"seed: "):
        whole = whole[:start_of_last]
    return files.decode(whole, path)
