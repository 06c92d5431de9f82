"""The program as people call it: as a process of its own, and what every refusal looks like."""

import sys

from typer.testing import Result

PROGRAM = [sys.executable, "-m", "siegeworks"]
"""The command that starts the program in this environment."""


def assert_one_sentence(result: Result, *parts: str) -> None:
    """Bad input is refused by one line on stderr that says what is wrong: no traceback, nothing on stdout."""
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1, result.stderr
    assert result.stderr.strip().endswith("."), result.stderr
    for part in parts:
        assert part in result.stderr
