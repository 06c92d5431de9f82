"""What a person asks for, as numbers of a book: `ADDRESS=VALUE` to set, `ADDRESS=LOW..HIGH` to vary."""

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase

from siegeworks.kernel.problem import Problem
from siegeworks.lab.balance.addresses import PRINTED, Book, Number
from siegeworks.lab.balance.search import Dial
from siegeworks.lab.balance.trial import Candidate

ANYTHING = "*"
VALUE = re.compile(r"([+-]?)(\d{1,9})")
RANGE = re.compile(r"(\d{1,9})\.\.(\d{1,9})")


def matching(book: Book, pattern: str) -> list[Number]:
    """The number of an address; with * in it, all numbers whose address fits."""
    if ANYTHING not in pattern:
        return [book.find(pattern)]
    found = [number for number in book.numbers.values() if fnmatchcase(number.address, pattern)]
    if not found:
        book.find(pattern)  # says which address is near
    return found


def read_changes(book: Book, texts: Sequence[str], *, allow_printed: bool) -> Candidate:
    """The changes that `ADDRESS=VALUE` asks for; a value with a sign is added to the present one."""
    changes: dict[str, int] = {}
    for text in texts:
        pattern, _, asked = text.partition("=")
        found = VALUE.fullmatch(asked)
        if found is None:
            raise Problem("balance-set", text=text)
        for number in _open_to_change(book, pattern, allow_printed=allow_printed):
            value = number.value + int(asked) if found[1] else int(asked)
            number.check(value)
            changes[number.address] = value
    changed = {address: value for address, value in changes.items() if value != book.numbers[address].value}
    if not changed:
        raise Problem("balance-nothing-set")
    return tuple(sorted(changed.items()))


def read_dials(book: Book, texts: Sequence[str], *, allow_printed: bool) -> list[Dial]:
    """The numbers that `ADDRESS=LOW..HIGH` lets vary."""
    dials: dict[str, Dial] = {}
    for text in texts:
        pattern, _, asked = text.partition("=")
        found = RANGE.fullmatch(asked)
        if found is None or int(found[1]) > int(found[2]):
            raise Problem("balance-vary", text=text)
        low, high = int(found[1]), int(found[2])
        for number in _open_to_change(book, pattern, allow_printed=allow_printed):
            number.check(low)
            number.check(high)
            dials[number.address] = Dial(number, low, high)
    free = [dial for dial in dials.values() if {dial.low, dial.high} != {dial.number.value}]
    if not free:
        raise Problem("balance-no-space")
    return free


def _open_to_change(book: Book, pattern: str, *, allow_printed: bool) -> list[Number]:
    """The numbers of a pattern without those that a rule book prints, which are changed only on demand."""
    found = matching(book, pattern)
    free = [number for number in found if allow_printed or number.source != PRINTED]
    if not free:
        raise Problem("balance-printed", address=found[0].address)
    return free
