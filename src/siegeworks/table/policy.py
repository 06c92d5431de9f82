"""Fair play: when a hint is allowed, which games count, and what is recorded of a finished one.

Tables of a server and tables at a terminal follow the same rules.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime

from siegeworks.bots.coach import check_coach, has_coach
from siegeworks.kernel.game import DRAW, AnyGame
from siegeworks.kernel.log import rewound_to
from siegeworks.kernel.match import Match
from siegeworks.kernel.problem import Problem
from siegeworks.store.records import CupTable, DailyTry, Ending, StoredTable
from siegeworks.table.seating import Seat

MOST_LINES_TO_GO_BACK = 3000
"""Many times the lines of a long game."""


def now() -> datetime:
    """This moment, with the time zone of this machine."""
    return datetime.now().astimezone()


def is_sealed(daily: DailyTry | None) -> bool:
    """True for a table of the daily siege while its day lasts: its seed is still the secret of all who play it."""
    return daily is not None and daily.day >= now().astimezone(UTC).date().isoformat()


def check_alone(daily: DailyTry | None) -> None:
    """Refuse help at a table of the daily siege, where everybody plays alone."""
    if daily is not None:
        raise Problem("daily-alone")


def shares_deal(cup: CupTable | None) -> bool:
    """True for a table of a campaign while its round lasts: other teams still play the same deal."""
    return cup is not None and cup.campaign and cup.running


def is_secret(stored: StoredTable) -> bool:
    """True if others still play the deal of a table, so that its log must not be shown."""
    return is_sealed(stored.daily) or shares_deal(stored.cup)


def check_unaided(cup: CupTable | None) -> None:
    """Refuse hints and going back in a campaign, where teams are compared."""
    if cup is not None and cup.campaign:
        raise Problem("cup-unaided")


def hints_allowed(game: AnyGame, seats: Sequence[Seat], seat: int | None) -> bool:
    """True if a seat may ask the coach: in a competitive game only if every rival is a bot."""
    if seat is None or not has_coach(game.id):
        return False
    return game.cooperative or not _plays_with_persons(seats, seat)


def check_hint(match: Match, seats: Sequence[Seat], seat: int) -> None:
    """Refuse a hint to a seat that may not have one now."""
    check_coach(match.game.id)
    if not hints_allowed(match.game, seats, seat):
        raise Problem("table-no-hint")
    if match.actor != seat:
        raise Problem("match-not-asked", seat=seat, actor=match.actor)
    if seats[seat].bot is not None:
        raise Problem("table-bot-plays")


def hides_timing(game: AnyGame, seats: Sequence[Seat], seat: int | None) -> bool:
    """True if the moment of a seat's answer must reveal nothing: in a competitive game with another person."""
    return seat is not None and not game.cooperative and _plays_with_persons(seats, seat)


def handed_over(match: Match, seats: Sequence[Seat], number: int, bot: str | None, *, own: bool) -> Seat:
    """A seat after its person, or somebody else if they are gone (not `own`), gave it to a bot or took it back.

    Among rivals a person who lets a bot decide and takes the seat back at once would have an unlimited number of hints.
    There the bot plays at least until everybody has had a turn.
    """
    turn, seat = match.game.facts(match.state)["turns"], seats[number]
    if bot is None:
        if turn < seat.returns:
            raise Problem("table-handed-over", turn=turn, back=seat.returns)
        return replace(seat, bot=None, returns=0)
    if not own:
        return replace(seat, bot=bot)
    rivals = not match.game.cooperative and _plays_with_persons(seats, number)
    returns = max(seat.returns, turn + len(seats)) if rivals else 0
    return replace(seat, bot=bot, handed=seat.handed + 1, returns=returns)


def _plays_with_persons(seats: Sequence[Seat], seat: int) -> bool:
    return any(other.person for number, other in enumerate(seats) if number != seat)


def draw_voters(match: Match, seats: Sequence[Seat]) -> tuple[int, ...]:
    """The seats that have to agree to a draw: those that are still in the game. Bots agree to none."""
    playing = tuple(seat for seat in range(len(seats)) if match.game.in_play(match.state, seat))
    if not all(seats[seat].person for seat in playing):
        raise Problem("table-no-draw")
    return playing


def settlements(match: Match, seats: Sequence[Seat], seat: int) -> list[str]:
    """How a seat may end the game, or propose to the others to end it."""

    def fits(settlement: str) -> bool:
        try:
            return settlement != DRAW or seat in draw_voters(match, seats)
        except Problem:
            return False

    return [settlement for settlement in match.settlements(seat) if fits(settlement)]


def may_go_back(match: Match) -> bool:
    """False once the log is so long that nothing more can be taken back. A choice brings a game nearer to its end, so
    with this a log cannot grow for ever."""
    return len(match.log.entries) < MOST_LINES_TO_GO_BACK


def check_going_back(match: Match) -> None:
    """Refuse to take anything back in a game whose log is very long."""
    if not may_go_back(match):
        raise Problem("match-log-long", most=MOST_LINES_TO_GO_BACK)


def counts(*, position: bool, known_seed: bool = False) -> bool:
    """True if a game may enter the Chronicles: not if it began from a position or if its deal was known before."""
    return not position and not known_seed


def ending_of(match: Match) -> Ending | None:
    """What is recorded of a finished game; None while it runs."""
    outcome = match.outcome
    if outcome is None:
        return None
    return Ending(
        date=now().isoformat(timespec="seconds"),
        outcome=outcome.text(),
        result=outcome.reason,
        score=outcome.score,
        rank=match.game.rank(outcome),
        rewinds=sum(rewound_to(entry.action) is not None for entry in match.log.entries),
    )
