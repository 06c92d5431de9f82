"""Logs that people bring: a finished game becomes a table of this server, to be replayed, proved and analysed.

Such a game counts nowhere: neither in the Chronicles nor for ratings.
"""

import secrets
from dataclasses import dataclass

from siegeworks.games.opening import open_game
from siegeworks.kernel.content import Document
from siegeworks.kernel.game import Outcome
from siegeworks.kernel.log import Log, parse_log, rewound_to
from siegeworks.kernel.match import replay
from siegeworks.kernel.problem import Problem, Problems
from siegeworks.store.records import Ending, StoredSeat, StoredTable
from siegeworks.store.tables import TableStore
from siegeworks.table import policy
from siegeworks.table.keys import hash_token, new_token
from siegeworks.table.registry import ID_BYTES
from siegeworks.table.seating import seats_from_log

NAME = "log"
"""What problems call the file, whose name the server does not know."""


@dataclass(frozen=True, slots=True)
class ImportedGame:
    """A log that was replayed to its end, and everything that is stored of it."""

    table: StoredTable
    header: str
    lines: tuple[str, ...]
    digest: str
    content: Document | None
    ending: Ending

    def write(self, store: TableStore) -> None:
        """Store the game as a table, in the open transaction."""
        store.create(self.table)
        store.keep_content(self.digest, self.content)
        store.begin(self.table.id, self.header, self.table.seed or "")
        for number, line in enumerate(self.lines):
            store.append(self.table.id, number, line)
        store.end(self.table.id, self.ending)


def imported(text: str, content: Document | None) -> ImportedGame:
    """A finished game from the text of its log; every line is replayed and its link checked. `content` is what this
    server has stored under the log's digest, if the log carries none. Runs in a worker process."""
    log = parse_log(text, NAME)
    if log.outcome is None or log.seed is None:
        raise Problem("import-unfinished")
    try:
        game = open_game(log.header, log.pack or content)
    except Problems as faults:
        raise faults.problems[0] from None
    outcome: Outcome | None = None
    for step in replay(game, log):
        outcome = step.outcome
    if outcome is None:
        raise Problem("import-unfinished")
    ending = Ending(
        date=policy.now().isoformat(timespec="seconds"),
        outcome=outcome.text(),
        result=outcome.reason,
        score=outcome.score,
        rank=None,
        rewinds=sum(rewound_to(entry.action) is not None for entry in log.entries),
    )
    header, lines = "\n".join(log.header.lines()), tuple(entry.line() for entry in log.entries)
    return ImportedGame(_table(log), header, lines, log.header.content, game.content_document, ending)


def digest_of(text: str) -> str:
    """The digest of the content that a log was played with."""
    return parse_log(text, NAME).header.content


def _table(log: Log) -> StoredTable:
    """The table of an imported game: nobody has its tokens."""
    seats = [StoredSeat(seat.name, seat.bot, person=seat.bot is None) for seat in seats_from_log(log.header.seats)]
    return StoredTable(
        id=secrets.token_urlsafe(ID_BYTES),
        created=policy.now().isoformat(timespec="seconds"),
        game=log.header.game,
        options=log.header.options,
        pace=0,
        rated=False,
        founder=hash_token(new_token()),
        watch=hash_token(new_token()),
        seats=seats,
        seed=log.seed,
    )
