"""Problem: what a person did that cannot be done, as a text id with its facts."""


class Problem(Exception):
    """Bad input. `code` names a message of the catalogs, `facts` are its numbers and names."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} ({told})" if told else self.code


class Problems(Exception):
    """Several problems of one document, all found before any of it was used."""

    def __init__(self, problems: list[Problem]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems
