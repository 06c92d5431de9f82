"""The processor time of a server: unlike decisions per second it does not depend on what else the machine does."""

import os
from collections.abc import Iterator
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")


def family(process: int) -> Iterator[int]:
    """A process and all that it started."""
    yield process
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text(encoding="ascii").split():
            yield from family(int(child))


def processor_seconds(process: int) -> float:
    """The processor time of a process and all that it started."""
    total = 0
    for member in family(process):
        fields = Path(f"/proc/{member}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS
