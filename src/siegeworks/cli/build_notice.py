"""The notice that the rules run interpreted, shown once."""

from siegeworks._build import is_compiled
from siegeworks.cli.context import CommandContext
from siegeworks.store import files

SHOWN_FILE = "interpreted-rules-told"


def build_notices(context: CommandContext) -> list[str]:
    """The notice that interpreted rules are slow, unless a file in the home folder records that it was shown."""
    if is_compiled() or (context.home / SHOWN_FILE).exists():
        return []
    files.make_folder(context.home)
    files.write_new(context.home / SHOWN_FILE, "")
    return [context.say("term-interpreted")]
