"""What every command needs: the language, the environment and the home folder."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from siegeworks.games.opening import open_game
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.content import Document, Pack
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import Log, parse_log
from siegeworks.kernel.position import position_head, read_json
from siegeworks.store import files
from siegeworks.store.saves import LAST, Saves, content_beside


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

    @property
    def site_folder(self) -> Path:
        """Where a server of this machine finds the site with which people go on offline."""
        return self.home / "site"

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
        """Load a log and its game, with the given content pack or else the content that is kept for the log."""
        log = parse_log(files.read_text(path), str(path))
        return open_game(log.header, pack or content_beside(path, log) or self.kept_content(log.header.content)), log

    def kept_content(self, digest: str) -> Document | None:
        """The content with this digest, if a saved game is played with it."""
        return Saves(self.home).contents.find(digest)

    def position_text(self, path: Path, pack: Path | None) -> tuple[str, Pack | None]:
        """Read a position, and find its content: the given content pack, or that of saved games."""
        text = files.read_text(path)
        return text, pack or self.kept_content(position_head(read_json(text, str(path)), str(path)).content)
