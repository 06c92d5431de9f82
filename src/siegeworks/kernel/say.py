"""The function type through which a game gets its texts, so that it need not know the catalogs."""

from typing import Protocol


class Say(Protocol):
    """Returns a message of the catalogs with its facts filled in."""

    def __call__(self, message_id: str, /, **facts: object) -> str: ...
