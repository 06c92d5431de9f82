"""Notes on finished games in a store: each belongs to a line, or to a course of choices that nobody made there."""

import json
from dataclasses import dataclass

from siegeworks.store.database import Database


@dataclass(frozen=True, slots=True)
class Note:
    """A note on a line of a game. Its author is known by a profile, or by the hash of a key."""

    number: int
    line: int
    course: tuple[str, ...]
    """Choices after the line that the note is about, in place of those that were made; mostly none."""
    person: str
    name: str
    text: str
    written: str


def add(base: Database, table: str, note: Note) -> None:
    """Store a note, in the open transaction."""
    base.run(
        "INSERT INTO notes (table_id, number, line, course, person, name, text, written) VALUES (?,?,?,?,?,?,?,?)",
        table, note.number, note.line, json.dumps(note.course), note.person, note.name, note.text, note.written,
    )  # fmt: skip


def delete(base: Database, table: str, number: int) -> None:
    """Delete a note, in the open transaction."""
    base.run("DELETE FROM notes WHERE table_id = ? AND number = ?", table, number)


def of_table(base: Database, table: str) -> list[Note]:
    """The notes on a game in the order of their lines."""
    with base.reading() as read:
        rows = read(
            "SELECT number, line, course, person, name, text, written FROM notes WHERE table_id = ?"
            " ORDER BY line, number",
            table,
        )
    return [Note(number, line, tuple(json.loads(course)), *rest) for number, line, course, *rest in rows]


def authors(base: Database) -> list[tuple[str, int, str]]:
    """Table, number and author's name of every note."""
    with base.reading() as read:
        return [(table, number, name) for table, number, name in read("SELECT table_id, number, name FROM notes")]
