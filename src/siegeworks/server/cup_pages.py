"""Cups over HTTP: made by an organizer, entered with one click, paired and counted by the server.

The bearer token is the person's own key, as for the daily siege and for profiles. Everybody may read a cup.
"""

import asyncio
import csv
import io
import re
from typing import Any, Protocol, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from siegeworks.bots import check_installed_bot
from siegeworks.games import kit_of, kits
from siegeworks.kernel.chance import commitment
from siegeworks.kernel.game import AnyGame
from siegeworks.kernel.problem import Problem
from siegeworks.server import protocol
from siegeworks.server.limits import RateLimiter, ServerLimits
from siegeworks.server.requests import (
    FRESH,
    LONGEST_NUMBER,
    address,
    answer,
    bearer,
    body,
    optional_bearer,
    requested_number,
)
from siegeworks.server.security import origin_refused
from siegeworks.store import cups
from siegeworks.store.cups import WholeCup
from siegeworks.store.profiles import person_of
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer
from siegeworks.table import cup_rounds
from siegeworks.table.clock import ClockRule
from siegeworks.table.cup_rounds import CupPlan, CupRounds
from siegeworks.table.erasure import ERASED
from siegeworks.table.failures import logged
from siegeworks.table.keys import hash_token
from siegeworks.table.people import People
from siegeworks.table.registry import TableRegistry
from siegeworks.table.seating import check_free_name, person_name, tidy_title
from siegeworks.table.standings import rival_standings, team_standings
from siegeworks.table.work_meter import in_thread

CUPS_AT_ONCE = 50
LOOK_SECONDS = 2.0
"""How often the server looks whether a round is over."""
KEY = re.compile("[A-Za-z0-9_-]{32,64}")
FORMULA = ("=", "+", "-", "@", "\t")
"""What a spreadsheet would take for a formula."""


class CupServer(Protocol):
    """What the handlers need of the server they belong to; the stores are open while it runs."""

    limits: ServerLimits
    limiter: RateLimiter
    store: TableStore
    writer: Writer
    tables: TableRegistry
    people: People


class CupHandlers:
    """The handlers of requests about cups."""

    def __init__(self, server: CupServer) -> None:
        self._server = server
        self._wanted = asyncio.Event()

    def routes(self) -> list[Route]:
        handlers = {
            ("GET", "/cups"): self.listed,
            ("POST", "/cups"): self.create,
            ("GET", "/cups/mine"): self.mine,
            ("GET", "/cups/{cup}"): self.show,
            ("DELETE", "/cups/{cup}"): self.cancel,
            ("POST", "/cups/{cup}/entrants"): self.join,
            ("DELETE", "/cups/{cup}/entrants/{number}"): self.leave,
            ("POST", "/cups/{cup}/start"): self.start,
            ("POST", "/cups/{cup}/seat"): self.seat,
            ("PUT", "/cups/{cup}/meetings/{round}/{number}"): self.decide,
            ("GET", "/cups/{cup}/export.json"): self.export,
            ("GET", "/cups/{cup}/standings.csv"): self.standings_file,
            ("GET", "/cups/{cup}/games.csv"): self.games_file,
        }
        return [Route(path, handler, methods=[method]) for (method, path), handler in handlers.items()]

    @property
    def _rounds(self) -> CupRounds:
        return CupRounds(self._server.store, self._server.writer, self._server.tables)

    async def keep_going(self) -> None:
        """Pair rounds and open tables as soon as it can be done, until cancelled."""
        while True:
            self._wanted.clear()
            with logged("the cups could not go on"):
                await self._rounds.advance_all()
            try:
                await asyncio.wait_for(self._wanted.wait(), LOOK_SECONDS)
            except TimeoutError:
                continue

    # Who asks.

    async def _person(self, key: str | None) -> str | None:
        """The profile or the device of a key."""
        if key is None:
            return None
        if not KEY.fullmatch(key):
            raise Problem("table-token")
        return await in_thread(person_of, self._server.store.base, hash_token(key))

    async def _changing(self, request: Request) -> str:
        """The person who wants to change something; pages of other sites are refused."""
        if origin_refused(request):
            raise Problem("origin-foreign")
        return cast(str, await self._person(bearer(request)))

    async def _found(self, request: Request) -> WholeCup:
        return await in_thread(cups.whole, self._server.store.base, request.path_params["cup"])

    async def _organized(self, request: Request) -> WholeCup:
        """A cup that the person who asks may change."""
        person, found = await self._changing(request), await self._found(request)
        if found.cup.organizer != person:
            raise Problem("cup-organizer")
        return found

    # Reading.

    async def listed(self, request: Request) -> Response:
        person, start = await self._person(optional_bearer(request)), requested_number(request, "from") or 0
        lines = await in_thread(cups.listed, self._server.store.base, person, start, CUPS_AT_ONCE + 1)
        shown = [_info(line.cup, line.entrants, own=line.own) for line in lines[:CUPS_AT_ONCE] if _known(line.cup)]
        return answer(protocol.CupList(shown, len(lines) > CUPS_AT_ONCE))

    async def mine(self, request: Request) -> Response:
        person = cast(str, await self._person(bearer(request)))
        found = await in_thread(cups.waiting_seats, self._server.store.base, person)
        return answer(protocol.OwnCups([protocol.CupWaiting(each.cup, each.table, each.game) for each in found]))

    async def show(self, request: Request) -> Response:
        return answer(await self._page(request, await self._person(optional_bearer(request))))

    async def _page(self, request: Request, person: str | None) -> protocol.CupPage:
        found = await self._found(request)
        game, _ = self._server.tables.game(kit_of(found.cup.game).id)
        return await in_thread(self._read_page, found, game, person)

    def _read_page(self, found: WholeCup, game: AnyGame, person: str | None) -> protocol.CupPage:
        watched = cups.watch_tokens(self._server.store.base, found.cup.id)
        return cup_page(found, game, person, watched)

    # Changing.

    async def create(self, request: Request) -> Response:
        person = await self._changing(request)
        new = await body(request, protocol.NewCup, self._server.limits)
        game, _ = self._server.tables.game(kit_of(new.game).id)
        check_installed_bot(new.bot, game.id)
        clock = None if new.clock is None else ClockRule(new.clock.decision, new.clock.reserve, new.bot)
        name = tidy_title(new.name)
        plan = CupPlan(name, game.id, new.form, new.rounds, new.seats, clock, new.bot, new.language)
        cup, seeds = cup_rounds.new_cup(game, plan, person)
        self._server.limiter.table(address(request))
        await self._server.writer.write(lambda file: cups.create(file.base, cup, seeds))
        request.path_params["cup"] = cup.id
        return answer(await self._page(request, person), 201)

    async def join(self, request: Request) -> Response:
        person, id_ = await self._changing(request), request.path_params["cup"]
        name = person_name((await body(request, protocol.CupEntry, self._server.limits)).name)
        await self._server.writer.write(
            lambda file: cups.join(
                file.base, id_, person, name, cup_rounds.now(), lambda taken: check_free_name(name, taken)
            )
        )
        return answer(await self._page(request, person), 201)

    async def leave(self, request: Request) -> Response:
        """Leave a cup; the organizer may send others away."""
        person, number = await self._changing(request), _place(request, "number")
        found = await self._found(request)
        own = found.entrant(person)
        if found.cup.organizer != person and (own is None or own.number != number):
            raise Problem("cup-organizer")
        await self._server.writer.write(lambda file: cups.leave(file.base, found.cup.id, number))
        self._wanted.set()
        return answer(await self._page(request, person))

    async def cancel(self, request: Request) -> Response:
        """Delete a cup that has not begun."""
        id_ = (await self._organized(request)).cup.id
        await self._server.writer.write(lambda file: cups.cancel(file.base, id_))
        return Response(status_code=204)

    async def start(self, request: Request) -> Response:
        found = await self._organized(request)
        await self._rounds.begin(found)
        self._wanted.set()
        return answer(await self._page(request, found.cup.organizer))

    async def decide(self, request: Request) -> Response:
        found = await self._organized(request)
        round_, number = _place(request, "round"), _place(request, "number")
        decision = await body(request, protocol.MeetingDecision, self._server.limits)
        winners = cup_rounds.decided(found, round_, number, decision.winner)
        await self._server.writer.write(lambda file: cups.decide(file.base, found.cup.id, round_, number, winners))
        self._wanted.set()
        return answer(await self._page(request, found.cup.organizer))

    async def seat(self, request: Request) -> Response:
        """Open one's own seat of the present round on this device."""
        person, key, found = await self._changing(request), bearer(request), await self._found(request)
        own = found.entrant(person)
        meeting = None if own is None else cup_rounds.meeting_of(found, own.number)
        if own is None or meeting is None or meeting.table is None:
            raise Problem("cup-no-seat")
        token, device = cup_rounds.seat_key(key, meeting.table), hash_token(key)
        seat = meeting.entrants.index(own.number)
        await self._server.people.let_in(meeting.table, seat, token, None if person == device else device)
        return answer(protocol.CupSeat(meeting.table, token, found.cup.game))

    # Files.

    async def export(self, request: Request) -> Response:
        page = await self._page(request, None)
        return _file(msgspec.json.encode(page), "application/json", f"cup-{page.cup.id}.json")

    async def standings_file(self, request: Request) -> Response:
        page = await self._page(request, None)
        names = {each.number: each.name for each in page.entrants}
        counts = ("played", "won", "drawn", "lost", "byes", "points", "buchholz", "sonneborn", "score")
        rows = [
            [line.place, _together(names, line.entrants), *(getattr(line, count) for count in counts)]
            for line in page.standings
        ]
        return _file(_csv(("place", "name", *counts), rows), "text/csv", f"standings-{page.cup.id}.csv")

    async def games_file(self, request: Request) -> Response:
        page = await self._page(request, None)
        names = {each.number: each.name for each in page.entrants}
        columns = ("round", "game", "entrants", "winners", "score", "how", "table")
        rows = [
            [
                line.round,
                line.number,
                _together(names, line.entrants),
                "" if line.winners is None else _together(names, _winners(line)) or "-",
                line.score,
                line.how,
                line.table or "",
            ]
            for line in page.meetings
        ]
        return _file(_csv(columns, rows), "text/csv", f"games-{page.cup.id}.csv")


def _place(request: Request, name: str) -> int:
    """A number in the path of a request; anything else names nothing."""
    text = request.path_params[name]
    if not text.isascii() or not text.isdigit() or len(text) > LONGEST_NUMBER:
        raise Problem("page-unknown")
    return int(text)


def _together(names: dict[int, str], entrants: list[int]) -> str:
    return " + ".join(names[number] for number in entrants)


def _winners(meeting: protocol.CupMeeting) -> list[int]:
    """The entrants who won; bots that fill a team are none."""
    return [number for seat, number in enumerate(meeting.entrants) if seat in (meeting.winners or ())]


def _known(cup: cups.Cup) -> bool:
    """False if the plug-in of its game is gone."""
    return cup.game in kits()


def _info(cup: cups.Cup, entrants: int, *, own: bool) -> protocol.CupInfo:
    return protocol.CupInfo(
        cup.id, cup.name, cup.game, cast(Any, cup.form), cup.rounds, cup.round, cup.seats, cup.decision, cup.reserve,
        cup.bot, cast(Any, cup.language), cup.created, cup.ended, entrants, own,
    )  # fmt: skip


def cup_page(found: WholeCup, game: AnyGame, person: str | None, watched: dict[str, str]) -> protocol.CupPage:
    """A cup as a person may see it; `watched` are the tokens of the onlookers by table."""
    own, cup = found.entrant(person), found.cup
    meeting = None if own is None else cup_rounds.meeting_of(found, own.number)
    return protocol.CupPage(
        cup=_info(cup, len(found.entrants), own=own is not None or cup.organizer == person),
        organizer=cup.organizer == person,
        entrants=[
            protocol.CupEntrant(each.number, each.name or ERASED, each is own, each.withdrawn)
            for each in found.entrants
        ],
        standings=_standings(found),
        meetings=[_meeting(each, watched) for each in found.meetings],
        deals=[
            protocol.CupDeal(
                round_,
                cup_rounds.siege_settings(game, round_).get("difficulty"),
                commitment(seed),
                seed if round_ < cup.round or cup.ended is not None else None,
            )
            for round_, seed in enumerate(found.seeds, 1)
        ],
        seat=meeting is not None and meeting.table is not None,
    )


def _standings(found: WholeCup) -> list[protocol.CupStanding]:
    if found.cup.form == "campaign":
        return [
            protocol.CupStanding(
                place=team.place, entrants=list(team.members), played=team.played, won=team.won, drawn=0,
                lost=team.played - team.won, byes=0, points=team.won, buchholz=0, sonneborn=0, score=team.score,
            )
            for team in team_standings(found.meetings)
        ]  # fmt: skip
    everybody = [each.number for each in found.entrants]
    table = rival_standings(everybody, found.meetings, bye_wins=found.cup.form == "swiss")
    return [
        protocol.CupStanding(
            each.place, [each.entrant], each.played, each.won, each.drawn, each.lost, each.byes, each.points,
            each.buchholz, each.sonneborn, 0,
        )
        for each in table
    ]  # fmt: skip


def _meeting(meeting: cups.Meeting, watched: dict[str, str]) -> protocol.CupMeeting:
    return protocol.CupMeeting(
        meeting.round, meeting.number, list(meeting.entrants), meeting.table, watched.get(meeting.table or ""),
        None if meeting.winners is None else list(meeting.winners), meeting.score, meeting.how,
    )  # fmt: skip


def _csv(columns: tuple[str, ...], rows: list[list[Any]]) -> bytes:
    """A table for a spreadsheet, in which no name becomes a formula."""
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow(columns)
    for row in rows:
        writer.writerow(
            [f"'{value}" if isinstance(value, str) and value.startswith(FORMULA) else value for value in row]
        )
    return text.getvalue().encode("utf-8-sig")


def _file(data: bytes, kind: str, name: str) -> Response:
    headers = FRESH | {"content-disposition": f'attachment; filename="{name}"'}
    return Response(data, media_type=kind, headers=headers)
