"""Forgetting a person: their name disappears from every table and cup of a store, with their notes and their profile.

The links of a log cover its header, and so the names in it. A finished game is therefore replayed once, and its lines
get new links under the new header; dice, choices and outcome stay as they were. A game that is not finished is deleted.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from siegeworks.games.opening import open_game
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.log import Log, parse_log
from siegeworks.kernel.match import replay
from siegeworks.kernel.position import digest
from siegeworks.store import administration, cups, notes, profiles
from siegeworks.store.administration import RewrittenGame
from siegeworks.store.records import StoredTable
from siegeworks.store.tables import TableStore
from siegeworks.table.keys import hash_token, new_token
from siegeworks.table.seating import Seat, name_key, seat_from_store, seats_from_log

ERASED = "—"
"""The name of one who was forgotten."""


@dataclass(frozen=True, slots=True)
class Erasure:
    """How many finished games were rewritten, and how many unfinished ones deleted."""

    rewritten: int
    deleted: int


def erase_person(store: TableStore, name: str) -> Erasure:
    """Forget everybody who had this name at a table; bots keep theirs."""
    wanted, unfinished, rewritten = name_key(name), list[str](), 0
    # First of all, so that a running server opens no further table for them.
    entered = [(cup, number) for cup, number, called in cups.names(store.base) if name_key(called) == wanted]
    administration.forget_entrants(store, entered)
    for entry in administration.listed(store):
        if wanted not in {name_key(each) for each in entry.names}:
            continue
        stored = store.load(entry.id)
        if stored is None or not any(_is_person(seat, wanted) for seat in _seats(stored)):
            continue
        if stored.outcome is None:
            unfinished.append(entry.id)
        else:
            persons = [_is_person(seat, wanted) for seat in _seats(stored)]
            administration.rewrite(store, rewritten_game(store, stored, persons))
            rewritten += 1
    administration.delete(store, unfinished)
    forgotten = [(table, number) for table, number, author in notes.authors(store.base) if name_key(author) == wanted]
    administration.delete_notes(store, forgotten)
    owners = [profile for profile, owner in profiles.owners(store.base) if name_key(owner) == wanted]
    administration.delete_profiles(store, owners, hash_token(new_token()))
    return Erasure(rewritten, len(unfinished))


def _seats(stored: StoredTable) -> list[Seat]:
    return [seat_from_store(seat) for seat in stored.seats]


def _is_person(seat: Seat, wanted: str) -> bool:
    return seat.person and name_key(seat.name) == wanted


def rewritten_game(store: TableStore, stored: StoredTable, persons: Sequence[bool]) -> RewrittenGame:
    """A stored game in which the seats of some persons have no name any more."""
    log = parse_log(stored.log_text(), stored.id)
    game = open_game(log.header, store.content(log.header.content))
    return renamed(stored.id, game, log, persons)


def renamed(table: str, game: AnyGame, log: Log, persons: Sequence[bool]) -> RewrittenGame:
    """The log of a table in which the seats of some persons have no name any more."""
    named = [
        replace(seat, name=ERASED) if person else seat
        for seat, person in zip(seats_from_log(log.header.seats), persons, strict=True)
    ]
    rewritten = _relinked(game, log, tuple(seat.log_name() for seat in named))
    header = "\n".join(rewritten.header.lines())
    return RewrittenGame(table, header, [entry.line() for entry in rewritten.entries], [seat.name for seat in named])


def _relinked(game: AnyGame, log: Log, seats: tuple[str, ...]) -> Log:
    """The same game under other names: every line with a new link."""
    header = replace(log.header, seats=seats)
    chain, entries = header.chain(), []
    for step in replay(game, log):
        entries.append(step.entry.linked(chain, digest(game, step.state)))
        chain = entries[-1].chain
    return replace(log, header=header, entries=entries)
