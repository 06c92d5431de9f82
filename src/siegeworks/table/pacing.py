"""How quickly the bots of a table play, which its founder can change while they do."""

from siegeworks.kernel.problem import Problem
from siegeworks.table.hosted import HostedTable


async def set_pace(table: HostedTable, pace: int, *, founder: bool) -> None:
    """Let bots wait so many milliseconds before each choice, also the one that is about to decide."""

    async def request() -> None:
        if not founder:
            raise Problem("table-founder-pace")
        await table.storage.change(lambda file: file.pace(table.id, pace))
        table.pace = pace

    await table.carry_out(request)
