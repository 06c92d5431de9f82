"""Telling once that the rules run interpreted, where they do."""

from siegeworks._pure import is_compiled
from siegeworks.cli.context import CommandContext
from siegeworks.store import files

TOLD = "interpreted-rules-told"


def build_notices(context: CommandContext) -> list[str]:
    """Once: that interpreted rules make bots and simulations slow. The folder remembers that it was said."""
    if is_compiled() or (context.home / TOLD).exists():
        return []
    files.make_folder(context.home)
    files.write_new(context.home / TOLD, "")
    return [context.say("term-interpreted")]
