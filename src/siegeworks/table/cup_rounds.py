"""The rounds of cups: pairs the entrants, opens their tables, and goes on when a round is over.

Everything is in the database, so a server that was killed goes on where it was, and of several processes that do the
same at the same moment one succeeds.
"""

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from siegeworks.games import kits
from siegeworks.kernel.chance import new_seed
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.store import cups
from siegeworks.store.cups import Cup, Entrant, Form, Meeting, WholeCup
from siegeworks.store.records import CupTable
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer
from siegeworks.table import pairings, policy
from siegeworks.table.clock import ClockRule
from siegeworks.table.failures import logged
from siegeworks.table.ownership import TableElsewhere
from siegeworks.table.registry import SeatRequest, TableRegistry, TableRequest
from siegeworks.table.standings import rival_standings
from siegeworks.table.work_meter import in_thread

SIEGES = 5
"""The rounds of a campaign."""
FEWEST_RIVALS = 2
PACE = 600
ID_BYTES = 9


@dataclass(frozen=True, slots=True)
class CupPlan:
    """What an organizer wants."""

    name: str
    game: str
    form: Form
    rounds: int
    seats: int
    clock: ClockRule | None
    bot: str
    language: str


def new_cup(game: AnyGame, plan: CupPlan, organizer: str) -> tuple[Cup, list[str]]:
    """A cup that nobody has entered yet, with the seeds of its deals. Rivals meet in pairs; teams choose their size."""
    campaign = plan.form == "campaign"
    if campaign != game.cooperative:
        raise Problem("cup-form", game=game.id)
    seats = plan.seats if campaign else 2
    if seats not in game.seat_counts:
        raise Problem("cup-seats", seats=seats)
    rounds = SIEGES if campaign else plan.rounds if plan.form == "swiss" else 0
    cup = Cup(
        id=secrets.token_urlsafe(ID_BYTES),
        created=now(),
        organizer=organizer,
        name=plan.name,
        game=game.id,
        form=plan.form,
        rounds=rounds,
        seats=seats,
        decision=None if plan.clock is None else plan.clock.decision,
        reserve=None if plan.clock is None else plan.clock.reserve,
        bot=plan.bot,
        language=plan.language,
        round=0,
        ended=None,
    )
    return cup, [new_seed() for _ in range(SIEGES if campaign else 0)]


def now() -> str:
    return policy.now().isoformat(timespec="seconds")


def siege_settings(game: AnyGame, round_: int) -> dict[str, str]:
    """The settings of a siege of a campaign: the difficulty rises from the first to the last round."""
    levels = game.settings.get("difficulty", ())
    return {"difficulty": levels[(round_ - 1) * len(levels) // SIEGES]} if levels else {}


def seat_key(key: str, table: str) -> str:
    """The key of a seat, which follows from the person's own key: who asks again finds the same seat open."""
    return hashlib.sha256(f"{key} {table}".encode()).hexdigest()


def meeting_of(found: WholeCup, number: int) -> Meeting | None:
    """The running meeting of an entrant, if there is one."""
    running = (each for each in found.of_round(found.cup.round) if each.winners is None)
    return next((each for each in running if number in each.entrants), None)


def decided(found: WholeCup, round_: int, number: int, winner: int | None) -> list[int]:
    """The seats that win by the organizer's decision: one of the rivals, or a whole team."""
    meeting = next((each for each in found.of_round(round_) if each.number == number), None)
    if meeting is None or (winner is not None and winner >= len(meeting.entrants)):
        raise Problem("cup-meeting-unknown")
    if winner is None:
        return []
    return list(range(len(meeting.entrants))) if found.cup.form == "campaign" else [winner]


# Pairing.


def first_round(found: WholeCup) -> tuple[list[Meeting], int]:
    """The meetings of the first round, and how many rounds there are now that all have entered."""
    fewest = 1 if found.cup.form == "campaign" else FEWEST_RIVALS
    if len(found.entrants) < fewest:
        raise Problem("cup-few", fewest=fewest)
    robin = found.cup.form == "round_robin"
    rounds = pairings.round_robin_rounds(len(found.entrants)) if robin else found.cup.rounds
    return next_round(found), rounds


def next_round(found: WholeCup) -> list[Meeting]:
    """The meetings of the round after the present one; byes and games against people who have left are over."""
    round_ = found.cup.round + 1
    gone = {each.number for each in found.entrants if each.withdrawn}
    made = enumerate(_pairs(found, round_, gone), 1)
    return [_meeting(found.cup.form, round_, number, pair, gone) for number, pair in made]


def _pairs(found: WholeCup, round_: int, gone: set[int]) -> list[pairings.Pairing]:
    everybody = [each.number for each in found.entrants]
    if found.cup.form == "round_robin":
        return pairings.round_robin(everybody, round_)
    if found.cup.form == "campaign":
        known = [meeting.entrants for meeting in found.of_round(1)]
        return known or pairings.teams(everybody, found.cup.seats)
    table = rival_standings(everybody, found.meetings, bye_wins=True)
    points = {standing.entrant: standing.points for standing in table}
    ranking = [standing.entrant for standing in table if standing.entrant not in gone]
    return pairings.SwissRound(ranking, points, found.meetings).pairings() if ranking else []


def _meeting(form: Form, round_: int, number: int, pair: pairings.Pairing, gone: set[int]) -> Meeting:
    if form == "campaign":
        return Meeting(round_, number, pair)
    if len(pair) == 1:
        return Meeting(round_, number, pair, winners=(0,), how="bye")
    there = tuple(seat for seat, entrant in enumerate(pair) if entrant not in gone)
    return Meeting(round_, number, pair) if len(there) == len(pair) else Meeting(
        round_, number, pair, winners=there, how="left"
    )  # fmt: skip


# The server's part.


class CupRounds:
    """Carries out the rounds of the cups of one server."""

    def __init__(self, store: TableStore, writer: Writer, tables: TableRegistry) -> None:
        self._store = store
        self._writer = writer
        self._tables = tables

    async def begin(self, found: WholeCup) -> None:
        """Pair the first round; its tables are opened when the cups go on."""
        meetings, rounds = await in_thread(first_round, found)
        await self._writer.write(lambda file: _begin(file, found, meetings, rounds))

    async def advance_all(self) -> None:
        """Do what the cups wait for."""
        for id_, game in await in_thread(cups.to_advance, self._store.base):
            # A cup whose plug-in is gone waits until it is back.
            if game in kits():
                with logged(f"cup {id_} could not go on"):
                    await self.advance(id_)

    async def advance(self, id_: str) -> None:
        """Go on with a cup as far as possible: end a round that is over, open tables of the present one."""
        found = await in_thread(cups.whole, self._store.base, id_)
        while self._is_over(found):
            await self._go_on(found)
            found = await in_thread(cups.whole, self._store.base, id_)
        if found.cup.ended is None:
            await self._open_tables(found)

    async def _go_on(self, found: WholeCup) -> None:
        """Pair the next round, or end the cup."""
        id_, round_ = found.cup.id, found.cup.round
        if round_ >= found.cup.rounds:
            await self._writer.write(lambda file: cups.end(file.base, id_, now()))
            return
        meetings = await in_thread(next_round, found)
        await self._writer.write(lambda file: cups.begin_round(file.base, id_, round_ + 1, meetings))

    @staticmethod
    def _is_over(found: WholeCup) -> bool:
        """True if the present round of a running cup is over."""
        if not found.cup.round or found.cup.ended is not None:
            return False
        return all(meeting.winners is not None for meeting in found.of_round(found.cup.round))

    async def _open_tables(self, found: WholeCup) -> None:
        for meeting in found.of_round(found.cup.round):
            if meeting.winners is None and (meeting.table is None or not await self._is_there(meeting.table)):
                try:
                    await self._tables.create(self._request(found, meeting))
                except TableElsewhere:
                    # Another process has taken it over before it was opened here.
                    continue
                except Problem as problem:
                    # Another process was faster.
                    if problem.code != "cup-meeting-over":
                        raise

    async def _is_there(self, table: str) -> bool:
        return await in_thread(self._store.load, table) is not None

    def _request(self, found: WholeCup, meeting: Meeting) -> TableRequest:
        """The table of a meeting. Its people have their seats from the beginning; games of rivals can be watched."""
        cup = found.cup
        game, _ = self._tables.game(cup.game)
        people = {each.number: each for each in found.entrants}
        campaign = cup.form == "campaign"
        return TableRequest(
            cup.game,
            siege_settings(game, cup.round) if campaign else {},
            _seats(cup, [people[number] for number in meeting.entrants]),
            PACE,
            found.seeds[cup.round - 1] if campaign else None,
            clock=None if cup.decision is None else ClockRule(cup.decision, cup.reserve or 0, cup.bot),
            open=None if campaign else (cup.language, "any"),
            cup=CupTable(cup.id, cup.round, meeting.number, meeting.entrants, campaign),
        )


def _begin(file: TableStore, found: WholeCup, meetings: Sequence[Meeting], rounds: int) -> None:
    """Begin a cup, unless somebody has entered or left since it was paired."""
    current = cups.locked(file.base, found.cup.id)
    if current.cup.round:
        raise Problem("cup-begun")
    if current.entrants != found.entrants:
        raise Problem("cup-changed")
    cups.begin_round(file.base, found.cup.id, 1, meetings, rounds=rounds)


def _seats(cup: Cup, people: Sequence[Entrant]) -> list[SeatRequest]:
    """The seats of a table: a bot plays for those who have left, and where a team has too few."""
    taken = [
        SeatRequest("bot", None, cup.bot) if each.withdrawn else SeatRequest("entrant", each.name, cup.bot)
        for each in people
    ]
    return [*taken, *[SeatRequest("bot", None, cup.bot)] * (cup.seats - len(taken))]
