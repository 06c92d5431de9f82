"""The arguments that change numbers: `ADDRESS=VALUE` sets one, `ADDRESS=LOW..HIGH` lets one vary."""

import re
from collections.abc import Sequence
from fnmatch import fnmatchcase

from siegeworks.kernel.problem import Problem
from siegeworks.lab.balance.numbers import PRINTED, ContentNumber, NumberedContent
from siegeworks.lab.balance.search import VariedNumber
from siegeworks.lab.balance.trial import Candidate

ANYTHING = "*"
VALUE = re.compile(r"([+-]?)(\d{1,9})")
RANGE = re.compile(r"(\d{1,9})\.\.(\d{1,9})")


def matching(numbered: NumberedContent, pattern: str) -> list[ContentNumber]:
    """The number at an address; with * in it, all numbers whose address matches."""
    if ANYTHING not in pattern:
        return [numbered.find(pattern)]
    found = [number for number in numbered.numbers.values() if fnmatchcase(number.address, pattern)]
    if not found:
        numbered.find(pattern)  # says which address is near
    return found


def read_changes(numbered: NumberedContent, texts: Sequence[str], *, allow_printed: bool) -> Candidate:
    """The changes that `ADDRESS=VALUE` arguments ask for; a value with a sign is added to the present one."""
    changes: dict[str, int] = {}
    for text in texts:
        pattern, _, asked = text.partition("=")
        found = VALUE.fullmatch(asked)
        if found is None:
            raise Problem("balance-set", text=text)
        for number in _open_to_change(numbered, pattern, allow_printed=allow_printed):
            value = number.value + int(asked) if found[1] else int(asked)
            number.check(value)
            changes[number.address] = value
    changed = {address: value for address, value in changes.items() if value != numbered.numbers[address].value}
    if not changed:
        raise Problem("balance-nothing-set")
    return tuple(sorted(changed.items()))


def read_varied(numbered: NumberedContent, texts: Sequence[str], *, allow_printed: bool) -> list[VariedNumber]:
    """The numbers that `ADDRESS=LOW..HIGH` arguments let vary."""
    found_numbers: dict[str, VariedNumber] = {}
    for text in texts:
        pattern, _, asked = text.partition("=")
        found = RANGE.fullmatch(asked)
        if found is None or int(found[1]) > int(found[2]):
            raise Problem("balance-vary", text=text)
        low, high = int(found[1]), int(found[2])
        for number in _open_to_change(numbered, pattern, allow_printed=allow_printed):
            number.check(low)
            number.check(high)
            found_numbers[number.address] = VariedNumber(number, low, high)
    free = [each for each in found_numbers.values() if {each.low, each.high} != {each.number.value}]
    if not free:
        raise Problem("balance-no-space")
    return free


def _open_to_change(numbered: NumberedContent, pattern: str, *, allow_printed: bool) -> list[ContentNumber]:
    """The numbers of a pattern without those printed in a rule book, which are changed only with `allow_printed`."""
    found = matching(numbered, pattern)
    free = [number for number in found if allow_printed or number.source != PRINTED]
    if not free:
        raise Problem("balance-printed", address=found[0].address)
    return free
