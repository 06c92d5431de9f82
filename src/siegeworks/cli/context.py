"""What every command needs: the language, the environment and the home folder."""

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
    """The circumstances of one call of the program."""

    speech: Speech
    environment: Mapping[str, str]

    def say(self, message_id: str, /, **facts: object) -> str:
        return self.speech.say(message_id, **facts)

    @property
    def home(self) -> Path:
        return files.data_home(self.environment)

    def speech_of(self, game: str) -> Speech:
        """The texts of the same language, with those of a game."""
        return Speech(self.speech.language, game)

    def log_path(self, name: str) -> Path:
        """Find the file of a log by its path or by the id of a saved game."""
        path = Path(name)
        saves = Saves(self.home)
        named = path.name == name and not path.exists() and (saves.folder / f"{name}.siege").is_file()
        return saves.find(name) if named else path

    def finished_path(self, name: str) -> Path:
        """Find the file of a finished game, by `last` too."""
        return Saves(self.home).last_finished() if name == LAST and not Path(name).exists() else self.log_path(name)

    def open_log(self, path: Path, pack: Path | None) -> tuple[AnyGame, Log]:
        """Load a log and its game, with the given content pack or else the one saved beside the log."""
        log = parse_log(files.read_text(path), str(path))
        return load_game(log.header.game, pack or pack_beside(path)), log
