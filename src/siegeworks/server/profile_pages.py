"""Profiles over HTTP. The bearer token is the key of the device; the server keeps only its hash."""

import json
from typing import Any, Protocol, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from siegeworks.games import kits
from siegeworks.kernel.problem import Problem
from siegeworks.server import protocol
from siegeworks.server.limits import RateLimiter, ServerLimits
from siegeworks.server.passkeys import Passkeys, page_of
from siegeworks.server.personal_stories import MOST_GAMES, PlayedGame, played_game, story
from siegeworks.server.rating_pages import RatingHandlers
from siegeworks.server.readings import Readings
from siegeworks.server.requests import FRESH, address, answer, bearer, body, requested_language
from siegeworks.server.security import origin_refused
from siegeworks.server.word_pages import WordHandlers
from siegeworks.store import dailies, profiles
from siegeworks.store.profiles import OwnGame, Profile
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer
from siegeworks.table import daily, policy
from siegeworks.table.keys import hash_token
from siegeworks.table.people import ChosenLook, People, device_id
from siegeworks.table.registry import TableRegistry
from siegeworks.table.work_meter import in_thread
from siegeworks.table.worker_tasks import packed_game

LONGEST_KEPT = 64_000
"""Bytes of what the pages of a person keep."""


class ProfileServer(Protocol):
    """What the handlers need of the server they belong to; the stores are open while it runs."""

    limits: ServerLimits
    limiter: RateLimiter
    store: TableStore
    writer: Writer
    tables: TableRegistry
    people: People
    readings: Readings
    ratings: RatingHandlers
    words: WordHandlers


class ProfileHandlers:
    """The handlers of requests about one's own profile."""

    def __init__(self, server: ProfileServer) -> None:
        self._server = server

    def routes(self) -> list[Route]:
        handlers = {
            ("GET", "/me"): self.show,
            ("POST", "/me"): self.create,
            ("PUT", "/me"): self.change,
            ("DELETE", "/me"): self.delete,
            ("PUT", "/me/kept"): self.keep,
            ("GET", "/me/page"): self.page,
            ("GET", "/me/export"): self.export,
            ("POST", "/me/recovery"): self.renew_code,
            ("DELETE", "/me/devices/{device}"): self.sign_out,
            ("POST", "/me/seats"): self.claim,
            ("POST", "/me/tables/{table}"): self.open_seat,
            ("POST", "/me/passkeys/options"): self.passkey_creation,
            ("POST", "/me/passkeys"): self.add_passkey,
            ("DELETE", "/me/passkeys/{passkey}"): self.remove_passkey,
            ("POST", "/sign-in/recovery"): self.recover,
            ("POST", "/sign-in/passkey/options"): self.passkey_request,
            ("POST", "/sign-in/passkey"): self.passkey_sign_in,
        }
        return [Route(path, handler, methods=[method]) for (method, path), handler in handlers.items()]

    @property
    def _people(self) -> People:
        return self._server.people

    @property
    def _passkeys(self) -> Passkeys:
        return Passkeys(self._server.people, self._server.store, self._server.writer)

    def _changing(self, request: Request) -> str:
        """The key of a device that wants to change something; pages of other sites are refused."""
        if origin_refused(request):
            raise Problem("origin-foreign")
        return bearer(request)

    def _signing_in(self, request: Request) -> str:
        """The same for somebody who signs in or makes a profile: tries are limited for each address."""
        key = self._changing(request)
        self._server.limiter.sign_in(address(request))
        return key

    # The profile.

    async def show(self, request: Request) -> Response:
        return answer(await self._me(bearer(request)))

    async def create(self, request: Request) -> Response:
        key = self._signing_in(request)
        new = await body(request, protocol.NewProfile, self._server.limits, LONGEST_KEPT)
        look = ChosenLook(new.name, new.look.colour, new.look.rune)
        code = await self._people.create(key, look, new.device, json.dumps(new.kept))
        return answer(await self._me(key, code), 201)

    async def change(self, request: Request) -> Response:
        key = self._changing(request)
        new = await body(request, protocol.ProfileChange, self._server.limits)
        await self._people.change(key, ChosenLook(new.name, new.look.colour, new.look.rune))
        return answer(await self._me(key))

    async def keep(self, request: Request) -> Response:
        key = self._changing(request)
        new = await body(request, protocol.KeptThings, self._server.limits, LONGEST_KEPT)
        await self._people.keep(key, json.dumps(new.kept))
        return _done()

    async def delete(self, request: Request) -> Response:
        await self._people.delete(self._changing(request))
        self._server.readings.forget_all()
        return _done()

    async def export(self, request: Request) -> Response:
        found = await self._people.export(bearer(request))
        headers = FRESH | {"content-disposition": 'attachment; filename="siegeworks.json"'}
        return Response(msgspec.json.encode(found), media_type="application/json", headers=headers)

    async def _me(self, key: str, recovery: str | None = None) -> protocol.Me:
        profile = await self._people.profile(key)
        return await in_thread(self._read_me, profile, hash_token(key), recovery)

    def _read_me(self, profile: Profile, person: str, recovery: str | None) -> protocol.Me:
        base = self._server.store.base
        return protocol.Me(
            name=profile.name,
            look=protocol.Look(*cast(Any, (profile.colour, profile.rune))),
            created=profile.created,
            kept=json.loads(profile.kept),
            devices=[
                protocol.ProfileDevice(device_id(each.person), each.label, each.since, each.person == person)
                for each in profiles.devices(base, profile.id)
            ],
            passkeys=[
                protocol.ProfilePasskey(each.credential, each.label, each.since)
                for each in profiles.passkeys(base, profile.id)
            ],
            tables=[
                protocol.ProfileTable(game.table, game.game, game.ended is not None)
                for game in profiles.games(base, profile.id)
            ],
            recovery=recovery,
        )

    # Devices.

    async def renew_code(self, request: Request) -> Response:
        key = self._changing(request)
        return answer(await self._me(key, await self._people.renew_code(key)))

    async def recover(self, request: Request) -> Response:
        key = self._signing_in(request)
        new = await body(request, protocol.RecoverySignIn, self._server.limits)
        return answer(await self._me(key, await self._people.recover(key, new.code, new.device)))

    async def sign_out(self, request: Request) -> Response:
        await self._people.sign_out(self._changing(request), request.path_params["device"])
        return _done()

    # Seats.

    async def claim(self, request: Request) -> Response:
        key = self._changing(request)
        new = await body(request, protocol.SeatClaim, self._server.limits)
        await self._people.claim(key, new.table, new.token)
        return _done()

    async def open_seat(self, request: Request) -> Response:
        key = self._changing(request)
        new = await body(request, protocol.SeatKey, self._server.limits)
        return answer(protocol.SeatOpened(await self._people.open_seat(key, request.path_params["table"], new.key)))

    # Passkeys.

    async def passkey_creation(self, request: Request) -> Response:
        profile = await self._people.profile(self._signing_in(request))
        return answer(protocol.PasskeyOptions(await self._passkeys.creation(profile, page_of(request)[1])))

    async def add_passkey(self, request: Request) -> Response:
        key = self._changing(request)
        profile, new = await self._people.profile(key), await body(request, protocol.NewPasskey, self._server.limits)
        await self._passkeys.add(profile, new.credential, *page_of(request), new.device)
        return answer(await self._me(key), 201)

    async def remove_passkey(self, request: Request) -> Response:
        key, credential = self._changing(request), request.path_params["passkey"]
        profile = await self._people.profile(key)
        await self._server.writer.write(lambda file: profiles.remove_passkey(file.base, profile.id, credential))
        return answer(await self._me(key))

    async def passkey_request(self, request: Request) -> Response:
        self._signing_in(request)
        return answer(protocol.PasskeyOptions(await self._passkeys.request(page_of(request)[1])))

    async def passkey_sign_in(self, request: Request) -> Response:
        key = self._signing_in(request)
        new = await body(request, protocol.PasskeySignIn, self._server.limits)
        await self._passkeys.sign_in(key, new.credential, *page_of(request), new.device)
        return answer(await self._me(key))

    # The personal page.

    async def page(self, request: Request) -> Response:
        language = requested_language(request)
        profile = await self._people.profile(bearer(request))
        base = self._server.store.base
        games = [game for game in await in_thread(profiles.games, base, profile.id) if game.ended is not None]
        days = await in_thread(dailies.played_days, base, profile.id)
        streak, longest = daily.streaks(days, daily.today(policy.now()))
        ratings = await in_thread(self._server.ratings.current)
        stories = []
        for game in kits():
            own = [each for each in games if each.game == game]
            if own:
                played = {each.table: await self._played(each) for each in own[:MOST_GAMES]}
                cards = self._server.words.of(*self._server.tables.game(game), language).things.get("cards", {})
                names = {card: facts["name"] for card, facts in cards.items()}
                rated = ratings[game].of_profile(profile.id) if game in ratings else None
                stories.append(story(game, own, played, rated, names))
        return answer(protocol.PersonalPage(stories, streak, longest))

    async def _played(self, game: OwnGame) -> PlayedGame:
        server = self._server

        async def make() -> bytes:
            stored = await server.tables.stored(game.table)
            opened, _ = await server.tables.game_of(stored)
            return msgspec.json.encode(await server.readings.run(played_game, stored, packed_game(opened), game.seat))

        data = await server.readings.get(("played", game.table, game.seat), make)
        return msgspec.json.decode(data, type=PlayedGame)


def _done() -> Response:
    return Response(status_code=204, headers=FRESH)
