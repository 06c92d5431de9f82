"""Problem: an error that a person can correct, as the id of a text with its facts."""

from functools import partial


class Problem(Exception):
    """Bad input. `code` names a message of the catalogs, `facts` are the numbers and names in it."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __reduce__(self) -> tuple[partial["Problem"], tuple[str]]:
        """A problem that comes from another process may be the reason of another one."""
        return partial(Problem, **self.facts), (self.code,)

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


class Problems(Exception):
    """All problems of one document together; nothing of the document was used."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems
