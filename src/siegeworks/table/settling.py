"""How the players of a table of a server end a game among themselves."""

from collections.abc import Sequence

from siegeworks.kernel.game import DRAW, RESIGN
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem
from siegeworks.table import policy
from siegeworks.table.hosted import HostedTable
from siegeworks.table.proposals import OpenProposal


async def settle(table: HostedTable, by: int | None, settlement: str) -> None:
    """Resign, or propose a draw or to concede together. Where nobody else has to agree the game ends at once."""

    async def request() -> None:
        match, own = table.playing(by)
        match.check_settlement(own, settlement)
        if settlement == RESIGN:
            await table.settle(match, own, settlement)
            return
        rivals = policy.draw_voters(match, table.seats) if settlement == DRAW else ()
        if settlement == DRAW:
            _note_offer(table, match, own, rivals)
        await table.proposals.make(OpenProposal(settlement, own, rivals=rivals))

    await table.carry_out(request)


def _note_offer(table: HostedTable, match: Match, seat: int, rivals: Sequence[int]) -> None:
    """Refuse a second offer of a draw in a turn, so that nobody is pestered, and one of somebody who is out."""
    if seat not in rivals:
        raise Problem("match-no-settlement", settlement=DRAW)
    turn = match.game.facts(match.state)["turns"]
    if table.seats[seat].offered == turn:
        raise Problem("table-draw-offered")
    table.seats[seat].offered = turn
