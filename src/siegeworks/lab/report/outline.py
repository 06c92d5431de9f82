"""What a report is made of before it is a page: sections of paragraphs, pictures and tables, all in words."""

from collections.abc import Sequence
from dataclasses import dataclass

from siegeworks.lab.report.drawing import Picture


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture with what it says to those who do not see it, and how to read it where that is not plain."""

    picture: Picture
    alt: str
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Table:
    """Numbers in rows; the first column names the row. A folded one is opened by who wants it."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    folded: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """Pictures and tables that belong beside each other, under a heading if there is one."""

    pictures: Sequence[Shown] = ()
    tables: Sequence[Table] = ()
    heading: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """One question of the report and its answer."""

    id: str
    title: str
    paragraphs: Sequence[str]
    blocks: Sequence[Block] = ()
    code: Sequence[str] = ()
    """Commands to type."""


@dataclass(frozen=True, slots=True)
class Outline:
    """A whole report."""

    language: str
    title: str
    summary: Sequence[str]
    sections: Sequence[Section]
    contents: str
    """What the list of sections is called."""
    numbers: str
    """What one opens to see the numbers of a picture."""
    maker: str
