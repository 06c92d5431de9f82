"""What is said at a table: phrases that everybody reads in their own language, free text, and pointing at things."""

import logging
import time

from siegeworks.kernel.problem import Problem
from siegeworks.table.hosted import HostedTable
from siegeworks.table.notices import Utterance, UtteranceMade
from siegeworks.table.seating import INVISIBLE, check_persons_seat

PHRASES = (
    "hello", "thanks", "well-played", "sorry", "wait", "ready", "help", "good-idea", "careful", "hurry",
    "yes", "no", "laugh", "goodbye",
)  # fmt: skip
LONGEST_TEXT = 200
MOST_UTTERANCES = 6
SECONDS = 15.0
"""A seat may say so many things within so many seconds."""


async def say(table: HostedTable, by: int | None, phrase: str) -> None:
    """Say one of the phrases."""
    if phrase not in PHRASES:
        raise Problem("table-phrase", phrase=phrase, known=", ".join(PHRASES))
    await _utter(table, Utterance(_speaker(by), phrase=phrase))


async def write(table: HostedTable, by: int | None, text: str) -> None:
    """Say something in one's own words, where the founder allows it."""
    seat, plain = _speaker(by), " ".join(text.split())
    if not table.free_text:
        raise Problem("talk-off")
    if not 1 <= len(plain) <= LONGEST_TEXT or not plain.isprintable() or INVISIBLE.search(plain):
        raise Problem("talk-text", most=LONGEST_TEXT)
    await _utter(table, Utterance(seat, text=plain))


async def point(table: HostedTable, by: int | None, handle: str) -> None:
    """Point at something on the table, so that the team looks there; rivals give each other no signs."""
    seat = _speaker(by)
    if not table.game.cooperative:
        raise Problem("talk-no-pointing")
    known = await table.read(lambda: _is_on_table(table, seat, handle))
    if not known:
        raise Problem("talk-nothing-there")
    await _utter(table, Utterance(seat, handle=handle))


async def report(table: HostedTable, by: int | None, seat: int) -> None:
    """Show the operator of the server what somebody has said: it is written to the log of the server."""
    reporter = _speaker(by)

    async def request() -> None:
        check_persons_seat(table.seats, seat)
        _check_pace(table, reporter)
        texts = [each.text for each in table.spoken if each.seat == seat and each.text is not None]
        if not texts:
            raise Problem("talk-nothing-said", name=table.seat_names[seat])
        logging.getLogger(__name__).warning(
            "table %s: %r reports %r, who said: %r", table.id, table.seat_names[reporter], table.seat_names[seat], texts
        )

    await table.carry_out(request)


def _speaker(seat: int | None) -> int:
    if seat is None:
        raise Problem("table-onlooker")
    return seat


def _is_on_table(table: HostedTable, seat: int, handle: str) -> bool:
    """True if an action of the game uses the thing with this handle; nothing else can be pointed at."""
    match, own = table.running(seat)
    view = table.game.view(match.state, own)
    return any(handle in table.stage.path(view, action) for action in range(len(table.game.notation)))


def _check_pace(table: HostedTable, seat: int) -> None:
    """Refuse a seat that says too much in a short time."""
    moments, now = table.seats[seat].moments, time.monotonic()
    while moments and now - moments[0] > SECONDS:
        moments.popleft()
    if len(moments) >= MOST_UTTERANCES:
        raise Problem("talk-fast", most=MOST_UTTERANCES, seconds=int(SECONDS))
    moments.append(now)


async def _utter(table: HostedTable, utterance: Utterance) -> None:
    async def request() -> None:
        _check_pace(table, utterance.seat)
        table.spoken.append(utterance)
        table.publish(UtteranceMade(utterance))

    await table.carry_out(request)
