"""A table in short, for the list of a person's tables."""

from typing import Any, cast

from siegeworks.server import protocol
from siegeworks.server.presenter import Presenter
from siegeworks.table.hosted import HostedTable
from siegeworks.table.keys import Access


def table_summary(table: HostedTable, access: Access, presenter: Presenter) -> protocol.TableSummary:
    """How a table stands for somebody, in the language of the presenter."""
    match = table.match
    outcome = None if match is None else match.outcome
    return protocol.TableSummary(
        table=table.id,
        game=table.game.id,
        options=dict(table.options.settings),
        phase=cast(Any, table.phase),
        you=access.seat,
        names=[seat.name or None for seat in table.seats],
        actor=None if match is None else match.actor,
        choices=max(table.decision - 1, 0),
        turn=0 if match is None else table.game.facts(match.state)["turns"],
        outcome=None if outcome is None else outcome.reason,
        ending=None
        if match is None or outcome is None
        else presenter.ending(outcome, table.game.view(match.state, access.seat)),
        nudged=_reminder(table, access),
    )


def _reminder(table: HostedTable, access: Access) -> str | None:
    """Who has reminded the person who looks at a table, by name."""
    by = None if access.seat is None else table.seats[access.seat].nudged
    return None if by is None else table.seat_names[by]
