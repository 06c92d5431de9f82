"""Running the program in tests: arguments and typed lines in, output and exit status out."""

from pathlib import Path

from typer.testing import CliRunner, Result

from siegeworks.cli.app import build_app

MOST_LINES = 20_000


def run(home: Path, *arguments: str, typed: str = "", language: str = "en", width: int = 80) -> Result:
    """One call of the program with its data in `home`; what is typed ends like a closed pipe."""
    environment = {"SIEGEWORKS_HOME": str(home), "USER": "ana", "COLUMNS": str(width), "LINES": "24", "NO_COLOR": "1"}
    app = build_app(language, command=arguments[0] if arguments else None)
    return CliRunner().invoke(app, list(arguments), input=typed, env=environment)


def first_choices(count: int = MOST_LINES) -> str:
    """Somebody who always takes the first choice: enough lines for a whole game."""
    return "1\n" * count


def logs(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.siege"))


def the_log(home: Path) -> Path:
    (log,) = logs(home)
    return log


def plain(text: str) -> str:
    """Output with its line breaks taken out, so that a sentence is found however it was wrapped."""
    return " ".join(text.split())
