"""The content of saved games, kept beside them by the digest that their logs name.

contents/28e432bd9d28b4ab.json    all tables of a game's content, whoever made them
"""

import re
from pathlib import Path

from siegeworks.kernel.content import Document, read_document
from siegeworks.store import files

FOLDER = "contents"
SUFFIX = ".json"
DIGEST = re.compile(r"[0-9A-Za-z_-]{1,64}")
"""What can be a file name of ours: a log may come from somebody else."""


class KeptContents:
    """The contents kept in the folder of some logs."""

    def __init__(self, logs: Path) -> None:
        self.folder = logs / FOLDER

    def keep(self, digest: str, document: Document | None) -> None:
        """Keep the content of a game unless it is there; a game without content files has none."""
        path = self.path(digest)
        if document is None or path is None or path.exists():
            return
        files.make_folder(self.folder)
        files.write_whole(path, f"{document.text()}\n")

    def find(self, digest: str) -> Document | None:
        """The content with this digest, if it is kept here."""
        path = self.path(digest)
        if path is None or not path.is_file():
            return None
        return read_document(files.read_text(path), str(path))

    def path(self, digest: str) -> Path | None:
        """Where the content with this digest is kept; None if it cannot be."""
        return self.folder / f"{digest}{SUFFIX}" if DIGEST.fullmatch(digest) else None
