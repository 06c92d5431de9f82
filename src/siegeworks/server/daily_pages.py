"""The daily siege over HTTP: deals that are committed in advance, one try for each person, rankings and past days.

Games of the running day are shown only to those who have finished their own, and without the seed. The coach judges
finished games in the background, as soon as somebody looks at their day.
"""

import asyncio
import logging
from dataclasses import replace
from datetime import UTC, datetime, time, timedelta
from typing import Protocol

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from siegeworks.bots.coach import has_coach
from siegeworks.games import kit_of
from siegeworks.kernel.chance import commitment
from siegeworks.kernel.log import parse_log
from siegeworks.kernel.problem import Problem
from siegeworks.server import protocol
from siegeworks.server.limits import RateLimiter, ServerLimits
from siegeworks.server.requests import address, answer, body, optional_bearer, requested_number
from siegeworks.server.security import origin_refused
from siegeworks.store import cups, dailies
from siegeworks.store.profiles import person_of
from siegeworks.store.records import CupTable, StoredTable
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer
from siegeworks.table import daily, policy
from siegeworks.table.analysis_jobs import AnalysisJobs
from siegeworks.table.failures import logged
from siegeworks.table.keys import hash_token
from siegeworks.table.people import People
from siegeworks.table.registry import TableRegistry
from siegeworks.table.work_meter import in_thread

ENTRIES_AT_ONCE = 100
PAST_AT_ONCE = 60
LOOK_AHEAD_SECONDS = 3600.0
"""How often the deals of the coming days are completed."""
ORDERS: dict[str, dailies.Order] = {"result": "place", "adjusted": "adjusted_place"}


class DailyServer(Protocol):
    """What the handlers need of the server they belong to; the stores are open while it runs."""

    limits: ServerLimits
    limiter: RateLimiter
    store: TableStore
    writer: Writer
    tables: TableRegistry
    analyses: AnalysisJobs
    people: People
    deals: daily.DealSource


class DailyHandlers:
    """The handlers of requests about the daily siege."""

    def __init__(self, server: DailyServer) -> None:
        self._server = server
        self._judging: dict[tuple[str, str], asyncio.Task[None]] = {}

    def routes(self) -> list[Route]:
        return [
            Route("/daily", self.overview, methods=["GET"]),
            Route("/daily/{game}", self.begin, methods=["POST"]),
            Route("/daily/{game}/{day}", self.day, methods=["GET"]),
        ]

    # The deals.

    async def keep_ahead(self) -> None:
        """Draw the seeds of the coming days in good time, until cancelled."""
        while True:
            with logged("the daily siege could not be prepared"):
                await self._deals()
            await asyncio.sleep(LOOK_AHEAD_SECONDS)

    async def _deals(self) -> list[dailies.DailyDeal]:
        """The deals of today and the coming days; those that are missing are drawn now."""
        now, base, source = policy.now(), self._server.store.base, self._server.deals
        days = daily.today(now), daily.last_day(now, source)
        missing = daily.missing_deals(now, await in_thread(dailies.deals, base, *days), source)
        if missing:
            await self._server.writer.write(lambda store: dailies.commit_deals(store.base, missing))
        # Another process may have been faster: what is stored counts.
        return await in_thread(dailies.deals, base, *days)

    async def _deal(self, game: str, day: str) -> dailies.DailyDeal:
        if day >= daily.today(policy.now()):
            await self._deals()
        found = await in_thread(dailies.deals, self._server.store.base, day, day)
        for deal in found:
            if deal.game == game:
                return deal
        raise Problem("daily-unknown", day=day)

    # Handlers.

    async def overview(self, request: Request) -> Response:
        now, base, key = policy.now(), self._server.store.base, optional_bearer(request)
        today, deals = daily.today(now), await self._deals()
        past = await in_thread(dailies.summaries, base, request.query_params.get("before") or today, PAST_AT_ONCE)
        days = [] if key is None else await in_thread(dailies.played_days, base, await self._person(key))
        streak, longest = daily.streaks(days, today)
        return answer(
            protocol.DailyOverview(
                today=today,
                ends=_seconds_left(now),
                deals=[_shown(deal, over=False) for deal in deals],
                past=[protocol.DailySummary(each.day, each.game, each.players, each.won) for each in past],
                streak=streak,
                longest=longest,
            )
        )

    async def begin(self, request: Request) -> Response:
        """Open the table of somebody's try, or the one they have opened before."""
        if origin_refused(request):
            raise Problem("origin-foreign")
        server, start = self._server, await body(request, protocol.DailyStart, self._server.limits)
        game, _ = server.tables.game(kit_of(request.path_params["game"]).id)
        deal = await self._deal(game.id, daily.today(policy.now()))
        person, token = await self._person(start.key), daily.seat_key(start.key, deal)
        asked = daily.daily_request(game, deal, start.name, token, person)
        known = await self._own_table(deal, person)
        if known is None:
            server.limiter.table(address(request))
            try:
                created = await server.tables.create(asked)
            except Problem as problem:
                # The same person began at the same moment in another tab.
                known = await self._own_table(deal, person)
                if problem.code != "daily-begun" or known is None:
                    raise
            else:
                known = created.table.id
        if person != hash_token(start.key):
            # The table may have been opened on another device of the same profile.
            await server.people.let_in(known, dailies.PERSON_SEAT, token, hash_token(start.key))
        return answer(protocol.DailyTable(known, token), 201)

    async def _person(self, key: str) -> str:
        """Who a device belongs to."""
        return await in_thread(person_of, self._server.store.base, hash_token(key))

    async def _own_table(self, deal: dailies.DailyDeal, person: str) -> str | None:
        found = await in_thread(dailies.own_try, self._server.store.base, deal.day, deal.game, person)
        return None if found is None else found.table

    async def day(self, request: Request) -> Response:
        server, key = self._server, optional_bearer(request)
        game, _ = server.tables.game(kit_of(request.path_params["game"]).id)
        deal = await self._deal(game.id, daily.checked_day(request.path_params["day"]))
        order = ORDERS.get(request.query_params.get("by") or "result", "place")
        start = requested_number(request, "from") or 0
        person = None if key is None else await self._person(key)
        # Counted before the ranking is read: where nothing is left to judge, every entry below has its judgement.
        judging = 0 if not has_coach(game.id) else await self._judge(deal)
        own, page = await in_thread(self._read_day, deal, person, order, start)
        over = deal.day < daily.today(policy.now())
        opened = over or (own is not None and own.over)
        seats = daily.seats_of(game)
        return answer(
            protocol.DailyDay(
                deal=_shown(deal, over=over),
                over=over,
                options=dict(game.options({"seats": str(seats)}).settings),
                bot=daily.BOT if seats > 1 else None,
                players=page.players,
                entries=[_entry(each, person, opened=opened) for each in page.entries],
                own=None if page.own is None else _entry(page.own, person, opened=opened),
                table=None if own is None else own.table,
                finished=own is not None and own.over,
                judging=judging,
            )
        )

    def _read_day(
        self, deal: dailies.DailyDeal, person: str | None, order: dailies.Order, start: int
    ) -> tuple[dailies.OwnTry | None, "dailies.DayPage"]:
        base, day, game = self._server.store.base, deal.day, deal.game
        return (
            None if person is None else dailies.own_try(base, day, game, person),
            dailies.day_page(base, day, game, person, order, start, ENTRIES_AT_ONCE),
        )

    # What others may see of finished games.

    async def check_open(self, request: Request) -> bool:
        """Refuse a game of the running day to somebody who has not finished their own. True if the game's seed must
        not be shown yet."""
        return await self.check_open_to(request.path_params["table"], optional_bearer(request))

    async def check_open_to(self, table: str, key: str | None) -> bool:
        """The same for the person with a key, who need not have one."""
        stored = await self._server.tables.stored(table)
        if stored.cup is not None and policy.shares_deal(stored.cup):
            return await self._check_played(stored.cup, key)
        if stored.daily is None or not policy.is_sealed(stored.daily):
            return False
        own = None
        if key is not None:
            base, day = self._server.store.base, stored.daily.day
            own = await in_thread(dailies.own_try, base, day, stored.game, await self._person(key))
        if own is None or not own.over:
            raise Problem("daily-own-first")
        return True

    async def _check_played(self, place: CupTable, key: str | None) -> bool:
        """Refuse a siege of a campaign to somebody who may still have to play the same deal."""
        person = None if key is None else await self._person(key)
        if not await in_thread(cups.has_played, self._server.store.base, place, person):
            raise Problem("cup-own-first")
        return True

    async def check_over(self, request: Request) -> None:
        """Refuse what would show the seed of a running day, or of a round of a campaign."""
        stored = await self._server.tables.stored(request.path_params["table"])
        if policy.shares_deal(stored.cup):
            raise Problem("cup-not-over")
        if policy.is_sealed(stored.daily):
            raise Problem("daily-not-over")

    # The coach.

    async def _judge(self, deal: dailies.DailyDeal) -> int:
        """Let the coach judge what is left of a day; returns how many games that are."""
        waiting = await in_thread(dailies.unjudged, self._server.store.base, deal.day, deal.game)
        key = deal.day, deal.game
        if waiting and key not in self._judging:
            task = self._judging[key] = asyncio.create_task(self._judge_all(waiting))
            task.add_done_callback(lambda _: self._judging.pop(key, None))
        return len(waiting)

    async def _judge_all(self, tables: list[str]) -> None:
        for table in tables:
            try:
                await self._judge_one(table)
            except Problem as problem:
                logging.getLogger(__name__).warning("table %s of a daily siege is not judged: %s", table, problem)

    async def _judge_one(self, table: str) -> None:
        server = self._server
        stored = await server.tables.stored(table)
        game, _ = await server.tables.game_of(stored)
        job = server.analyses.get(table)
        if job is None:
            job = server.analyses.create(table, game, await in_thread(parse_log, stored.log_text(), table))
        while job.analysis is None:
            await server.analyses.advance(table, job)
        luck, adjusted = daily.luck_and_rest(job.analysis)
        await server.writer.write(lambda store: dailies.note_judgement(store.base, table, luck, adjusted))

    async def close(self) -> None:
        tasks = list(self._judging.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def without_seed(stored: StoredTable) -> StoredTable:
    return replace(stored, seed=None)


def _shown(deal: dailies.DailyDeal, *, over: bool) -> protocol.DailyGame:
    return protocol.DailyGame(deal.day, deal.game, commitment(deal.seed), deal.committed, deal.seed if over else None)


def _entry(result: dailies.DailyResult, person: str | None, *, opened: bool) -> protocol.DailyEntry:
    return protocol.DailyEntry(
        name=result.name,
        own=result.person == person,
        won=result.won,
        score=result.score,
        place=result.place,
        luck=None if result.luck is None else result.luck / 100,
        adjusted=None if result.adjusted is None else result.adjusted / 100,
        adjusted_place=result.adjusted_place,
        table=result.table if opened else None,
    )


def _seconds_left(now: datetime) -> float:
    there = now.astimezone(UTC)
    midnight = datetime.combine(there.date() + timedelta(days=1), time(), UTC)
    return round((midnight - there).total_seconds(), 1)
