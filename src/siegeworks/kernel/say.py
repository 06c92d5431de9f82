"""How a game asks for words without knowing where they come from."""

from typing import Protocol


class Say(Protocol):
    """Gives a message of the catalogs with its facts."""

    def __call__(self, message_id: str, /, **facts: object) -> str: ...
