"""Logs: a header and one readable line for each choice, linked by hashes so that any change is detected.

siegeworks log 1
game: some_game
…
0 deal [3 0 1 …] #5f0c9a3be172
1 seat 0: move tower #83bd01c55d20
2 seat 0: attack #…
3 seat 0: roll [4 1] #…
seed: 9f…
outcome: winners=0 reason=won score=12

A log can also carry the content it was played with, in a line `pack: {…}` after the header. No link covers that line:
the header names the content by its digest.
"""

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Any

from siegeworks.kernel.content import Document, read_document
from siegeworks.kernel.problem import Problem

FORMAT = "siegeworks log 1"
HEADER_KEYS = ("game", "rules", "content", "options", "seats", "seed-hash", "start")
PACK = "pack: "
UNDO = "undo"
REWIND = re.compile(r"rewind ([0-9]{1,6})")
SETTLE = re.compile(r"settle ([a-z]{1,20})")
DRAWS = r"[0-9]{1,5}(?: [0-9]{1,5})*"
ENTRY = re.compile(
    rf"([0-9]{{1,9}}) (?:seat ([0-9]): ([^\[\]]+?)|(deal|position))(?: \[({DRAWS})\])? #([0-9a-f]{{12}})"
)
LONGEST_NAME = 40
LONGEST_SEED = 64


@dataclass(frozen=True, slots=True)
class Header:
    """The lines of a log before the first choice."""

    game: str
    rules: int
    content: str
    options: str
    seats: tuple[str, ...]
    seed_hash: str
    start: str = "deal"
    """`deal`, or the position that the game began from as one line of JSON."""

    def lines(self) -> list[str]:
        names = json.dumps(list(self.seats), ensure_ascii=False)
        values = (self.game, str(self.rules), self.content, self.options, names, self.seed_hash, self.start)
        return [FORMAT, *(f"{key}: {value}" for key, value in zip(HEADER_KEYS, values, strict=True))]

    def chain(self) -> str:
        return _link("", "\n".join(self.lines()), "")


@dataclass(frozen=True, slots=True)
class Entry:
    """One line: the deal (seat None) or the choice of a seat, with the random draws it caused."""

    number: int
    seat: int | None
    action: str
    draws: tuple[int, ...]
    chain: str = ""

    def text(self) -> str:
        """The line without its link."""
        said = self.action if self.seat is None else f"seat {self.seat}: {self.action}"
        drawn = f" [{' '.join(str(draw) for draw in self.draws)}]" if self.draws else ""
        return f"{self.number} {said}{drawn}"

    def linked(self, chain: str, state_digest: str) -> "Entry":
        """The entry with its link: a hash of everything before it and of the state after it."""
        link = _link(chain, self.text(), state_digest)
        return Entry(self.number, self.seat, self.action, self.draws, link)

    def line(self) -> str:
        return f"{self.text()} #{self.chain}"


def _link(chain: str, text: str, state_digest: str) -> str:
    return hashlib.sha256(f"{chain}|{text}|{state_digest}".encode()).hexdigest()[:12]


def rewind_text(number: int) -> str:
    """The text of a rewind to the state before a line."""
    return f"rewind {number}"


def rewound_to(action: str) -> int | None:
    """The number of the line that a rewind takes back first; None if the text is not a rewind."""
    match = REWIND.fullmatch(action)
    return None if match is None else int(match[1])


def settle_text(settlement: str) -> str:
    """The text of the line with which players end a game among themselves."""
    return f"settle {settlement}"


def settled_by(action: str) -> str | None:
    """How players ended the game among themselves; None if the text does not say that they did."""
    match = SETTLE.fullmatch(action)
    return None if match is None else match[1]


@dataclass(slots=True)
class Log:
    """A whole game as it was played; `seed` and `outcome` are set once it is over."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    seed: str | None = None
    outcome: str | None = None
    pack: Document | None = None
    """The content, if the log carries it."""

    @property
    def first_line(self) -> int:
        """The line number in the file of entry 0."""
        return len(HEADER_KEYS) + 2 + (self.pack is not None)

    def chain(self) -> str:
        return self.entries[-1].chain if self.entries else self.header.chain()

    def text(self) -> str:
        carried = [] if self.pack is None else [f"{PACK}{self.pack.text()}"]
        lines = [*self.header.lines(), *carried, *(entry.line() for entry in self.entries), *self.end_lines()]
        return "\n".join(lines) + "\n"

    def end_lines(self) -> list[str]:
        lines = [] if self.seed is None else [f"seed: {self.seed}"]
        return lines if self.outcome is None else [*lines, f"outcome: {self.outcome}"]


def parse_log(text: str, file: str) -> Log:
    """Parse the text of a log; the problem names the line that cannot be read."""
    lines = text.split("\n")
    log = Log(parse_header(lines, file))
    place = log.first_line - 1
    if place < len(lines) and lines[place].startswith(PACK):
        log.pack = read_document(lines[place].removeprefix(PACK), file)
    for number, line in enumerate(lines[log.first_line - 1 :], start=log.first_line):
        if not line and number == len(lines):
            continue
        if log.outcome is not None:
            raise Problem("log-after-end", file=file, line=number)
        if line.startswith("seed: ") and log.seed is None:
            log.seed = line.removeprefix("seed: ")
        elif line.startswith("outcome: "):
            log.outcome = line.removeprefix("outcome: ")
        else:
            log.entries.append(_parse_entry(line, file, number, len(log.entries)))
    return log


def parse_header(lines: list[str], file: str) -> Header:
    """Parse the first lines of a log; the problem names the line that cannot be read."""
    if not lines or lines[0] != FORMAT:
        raise Problem("log-format", file=file, format=FORMAT)
    values: list[str] = []
    for number, key in enumerate(HEADER_KEYS, start=2):
        line = lines[number - 1] if number <= len(lines) else ""
        if not line.startswith(f"{key}: "):
            raise Problem("log-header", file=file, line=number, key=key)
        values.append(line.removeprefix(f"{key}: "))
    game, rules, content, options, seats, seed_hash, start = values
    if not re.fullmatch(r"[0-9]{1,9}", rules):
        raise Problem("log-header", file=file, line=3, key="rules")
    try:
        names = checked_names(json.loads(seats))
    except (ValueError, RecursionError, Problem):
        raise Problem("log-header", file=file, line=6, key="seats") from None
    return Header(game, int(rules), content, options, names, seed_hash, start)


def check_seed(seed: str) -> None:
    """Refuse a seed that is too long or not printable, because a log holds it in one line."""
    if len(seed) > LONGEST_SEED or not seed.isprintable():
        raise Problem("seed-unfit", most=LONGEST_SEED)


def checked_names(names: Any) -> tuple[str, ...]:
    """The names of the seats, if all are short and printable, so that one line of a log can hold them."""
    if not isinstance(names, list | tuple):
        raise Problem("seat-name", name=str(names)[:LONGEST_NAME], most=LONGEST_NAME)
    for name in names:
        if not isinstance(name, str) or not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME:
            raise Problem("seat-name", name=ascii(name)[:LONGEST_NAME], most=LONGEST_NAME)
    return tuple(names)


def _parse_entry(line: str, file: str, number: int, wanted: int) -> Entry:
    match = ENTRY.fullmatch(line)
    if match is None:
        raise Problem("log-line", file=file, line=number)
    count, seat, action, start, drawn, chain = match.groups()
    if int(count) != wanted:
        raise Problem("log-number", file=file, line=number, wanted=wanted)
    draws = tuple(int(draw) for draw in (drawn or "").split())
    if max(draws, default=0) > 65535:
        raise Problem("log-line", file=file, line=number)
    return Entry(wanted, None if start else int(seat), start or action, draws, chain)
