"""The outline of a report, from which the page is made: sections of paragraphs, pictures and tables."""

from collections.abc import Sequence
from dataclasses import dataclass

from siegeworks.lab.charts.style import Picture


@dataclass(frozen=True, slots=True)
class ReportPicture:
    """A picture with its alternative text, and a caption where it needs explaining."""

    picture: Picture
    alt: str
    caption: str = ""


@dataclass(frozen=True, slots=True)
class ReportTable:
    """Numbers in rows; the first column names the row. A folded table is closed until the reader opens it."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    folded: bool = False


@dataclass(frozen=True, slots=True)
class Block:
    """Pictures and tables that are shown side by side, under an optional heading."""

    pictures: Sequence[ReportPicture] = ()
    tables: Sequence[ReportTable] = ()
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
    """The heading of the list of sections."""
    numbers: str
    """The label of a folded table."""
    maker: str
