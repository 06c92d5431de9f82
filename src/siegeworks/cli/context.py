"""What every command needs: the language, the folder everything is kept in, and the terminal."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from siegeworks.games import load_game
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import Log, parse_log
from siegeworks.store import files
from siegeworks.store.saves import LAST, Saves, pack_beside


@dataclass(frozen=True, slots=True)
class CommandContext:
    """One call of the program."""

    speech: Speech
    environment: Mapping[str, str]

    def say(self, message_id: str, /, **facts: object) -> str:
        return self.speech.say(message_id, **facts)

    @property
    def home(self) -> Path:
        return files.data_home(self.environment)

    def speech_of(self, game: str) -> Speech:
        """The same language with the words of a game."""
        return Speech(self.speech.language, game)

    def log_path(self, asked: str) -> Path:
        """The file of a log: a path, or the id of a saved game."""
        path = Path(asked)
        saves = Saves(self.home)
        named = path.name == asked and not path.exists() and (saves.folder / f"{asked}.siege").is_file()
        return saves.find(asked) if named else path

    def finished_path(self, asked: str) -> Path:
        """The file of a log to look back at, which may also be that of the finished game played last."""
        return Saves(self.home).last_finished() if asked == LAST and not Path(asked).exists() else self.log_path(asked)

    def open_log(self, path: Path, pack: Path | None) -> tuple[AnyGame, Log]:
        """A log with its game; the content pack is the one given, else the one kept beside the log."""
        log = parse_log(files.read_text(path), str(path))
        return load_game(log.header.game, pack or pack_beside(path)), log
