"""Problem: an error that a person can correct, as the id of a text with its facts."""

from collections.abc import Callable
from typing import Any


class Problem(Exception):
    """Bad input. `code` names a message of the catalogs, `facts` are the numbers and names in it."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[Callable[..., "Problem"], tuple[str, dict[str, object]]]:
        """A problem that comes from another process may be the reason of another one."""
        return _unpickled, (self.code, self.facts)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


def _unpickled(code: str, facts: dict[str, Any]) -> Problem:
    return Problem(code, **facts)


class Problems(Exception):
    """All problems of one document together; nothing of the document was used."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems
