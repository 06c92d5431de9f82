"""What a link to a table shows of it to everybody, without any key."""

from dataclasses import dataclass

from siegeworks.store.database import Database


@dataclass(frozen=True, slots=True)
class TablePreview:
    """A table as strangers may know it: names only where everybody can read them anyway."""

    game: str
    over: bool
    names: tuple[str, ...]


def table_preview(base: Database, table: str) -> TablePreview | None:
    """Names are shown of tables in the lobby and of finished games, but not of games of the daily siege, which are
    sealed until their day is over."""
    with base.reading() as read:
        found = read(
            "SELECT t.game, e.table_id, l.table_id, d.table_id FROM tables t"
            " LEFT JOIN endings e ON e.table_id = t.id LEFT JOIN lobby l ON l.table_id = t.id"
            " LEFT JOIN daily_games d ON d.table_id = t.id WHERE t.id = ?",
            table,
        )
        if not found:
            return None
        game, ended, listed, daily = found[0]
        open_to_all = (ended is not None or listed is not None) and daily is None
        names = read("SELECT name FROM seats WHERE table_id = ? ORDER BY seat", table) if open_to_all else []
    return TablePreview(game, ended is not None, tuple(name for (name,) in names if name))


def cup_name(base: Database, cup: str) -> str | None:
    """The name of a cup, which everybody may read; None if there is no such cup."""
    with base.reading() as read:
        found = read("SELECT name FROM cups WHERE id = ?", cup)
    return found[0][0] if found else None
