"""Telling once that the rules run interpreted, where they do."""

from siegeworks._pure import is_compiled
from siegeworks.cli.shell import Shell
from siegeworks.store import files

TOLD = "interpreted-rules-told"


def build_notices(shell: Shell) -> list[str]:
    """Once: that interpreted rules make bots and simulations slow. The folder remembers that it was said."""
    if is_compiled() or (shell.home / TOLD).exists():
        return []
    files.make_folder(shell.home)
    files.write_new(shell.home / TOLD, "")
    return [shell.say("term-interpreted")]
