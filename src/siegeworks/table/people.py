"""People with a profile: signing in on several devices, their seats, and leaving for good.

The key of a browser becomes the first device of a profile. A seat that a device has sat down on belongs to the profile
from then on, and every other device of the profile may get a key of its own for it.
"""

import json
import secrets
from dataclasses import dataclass

from siegeworks.kernel.problem import Problem
from siegeworks.store import administration, profiles
from siegeworks.store.database import Database
from siegeworks.store.profiles import Device, OwnGame, Profile
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer
from siegeworks.table import policy
from siegeworks.table.departures import leave_for_good
from siegeworks.table.erasure import rewritten_game
from siegeworks.table.hosted import HostedTable
from siegeworks.table.keys import hash_token, key_ring, new_token
from siegeworks.table.notices import KeysChanged, SeatsChanged
from siegeworks.table.recovery_codes import code_hash, new_code
from siegeworks.table.registry import TableRegistry
from siegeworks.table.seating import person_name
from siegeworks.table.work_meter import in_thread

ID_BYTES = 12


@dataclass(frozen=True, slots=True)
class ChosenLook:
    """What a person wants to be known by."""

    name: str
    colour: str
    rune: str


class People:
    """The profiles of one server; every request comes from a device with a key of its own."""

    def __init__(self, store: TableStore, writer: Writer, tables: TableRegistry) -> None:
        self._store = store
        self._writer = writer
        self._tables = tables

    @property
    def _base(self) -> Database:
        return self._store.base

    async def profile(self, key: str) -> Profile:
        """The profile of a device; one without is refused."""
        found = await in_thread(profiles.profile_of, self._base, hash_token(key))
        if found is None:
            raise Problem("profile-none")
        return found

    # Signing in and out.

    async def create(self, key: str, look: ChosenLook, label: str, kept: str) -> str:
        """Make a profile whose first device has this key; returns its recovery code, which is stored nowhere."""
        code, now = new_code(), _now()
        made = Profile(secrets.token_urlsafe(ID_BYTES), now, person_name(look.name), look.colour, look.rune, kept)
        device = Device(hash_token(key), label, now)
        await self._writer.write(lambda file: profiles.create(file.base, made, code_hash(code), device))
        return code

    async def recover(self, key: str, code: str, label: str) -> str:
        """Sign a device in with a recovery code, which is spent by that; returns the next one."""
        used, fresh = code_hash(code), new_code()
        found = await in_thread(profiles.profile_by_recovery, self._base, used)
        if found is None:
            raise Problem("recovery-wrong")
        device = Device(hash_token(key), label, _now())

        def write(file: TableStore) -> None:
            profiles.spend_recovery(file.base, found, used, code_hash(fresh))
            profiles.add_device(file.base, found, device)

        await self._writer.write(write)
        return fresh

    async def renew_code(self, key: str) -> str:
        profile, code = await self.profile(key), new_code()
        await self._writer.write(lambda file: profiles.renew_recovery(file.base, profile.id, code_hash(code)))
        return code

    async def change(self, key: str, look: ChosenLook) -> None:
        profile, name = await self.profile(key), person_name(look.name)
        await self._writer.write(lambda file: profiles.change(file.base, profile.id, name, look.colour, look.rune))
        for game in await in_thread(profiles.games, self._base, profile.id):
            self._show_look(self._tables.in_memory(game.table), game.seat, look.colour, look.rune)

    async def keep(self, key: str, kept: str) -> None:
        """Keep what the pages of a person want to find on every device."""
        profile = await self.profile(key)
        await self._writer.write(lambda file: profiles.keep(file.base, profile.id, kept))

    async def sign_out(self, key: str, device: str) -> None:
        """Sign a device out, which may be another one. Its keys open no seat any more."""
        profile = await self.profile(key)
        known = {each.person: each for each in await in_thread(profiles.devices, self._base, profile.id)}
        person = next((person for person in known if device_id(person) == device), None)
        if person is None:
            raise Problem("profile-device-unknown")
        for table, hash_ in await in_thread(profiles.keys_of_device, self._base, person):
            await self._take_key(table, hash_)
        await self._writer.write(lambda file: profiles.remove_device(file.base, profile.id, person))

    async def _take_key(self, id_: str, hash_: str) -> None:
        await self._tables.own(id_)
        table = self._tables.in_memory(id_)
        stored = await self._tables.stored(id_)
        if table is None and stored.outcome is not None:
            # Nobody plays a finished game, so it need not be opened.
            ring = key_ring(stored).without(hash_)
            await self._writer.write(lambda file: file.keys(id_, ring.founder, ring.watch, ring.keys))
            return
        opened = table or await self._tables.open(id_)

        async def request() -> None:
            await opened.change_keys(opened.keys.without(hash_))
            opened.publish(KeysChanged())

        await opened.carry_out(request)

    # Seats.

    async def claim(self, key: str, id_: str, token: str) -> None:
        """Note that a seat which a token opens belongs to the profile of a device."""
        profile, person = await self.profile(key), hash_token(key)
        await self._tables.own(id_)
        access = key_ring(await self._tables.stored(id_)).access(token)
        seat = access.seat
        if seat is None:
            raise Problem("table-onlooker")

        def write(file: TableStore) -> None:
            profiles.claim_seat(file.base, id_, seat, profile.id)
            profiles.note_key(file.base, id_, access.key, person)

        await self._writer.write(write)
        if await in_thread(profiles.has_seat, self._base, profile.id, id_) == seat:
            self._show_look(self._tables.in_memory(id_), seat, profile.colour, profile.rune)

    def _show_look(self, table: HostedTable | None, seat: int, colour: str, rune: str) -> None:
        if table is not None and table.seats[seat].look != (colour, rune):
            table.seats[seat].look = (colour, rune)
            table.publish(SeatsChanged())

    async def open_seat(self, key: str, id_: str, new_key: str) -> int:
        """Let another device of a profile have the seat of the profile, with a key of its own."""
        profile, person = await self.profile(key), hash_token(key)
        seat = await in_thread(profiles.has_seat, self._base, profile.id, id_)
        if seat is None:
            raise Problem("profile-no-seat")
        await self.let_in(id_, seat, new_key, person)
        return seat

    async def let_in(self, id_: str, seat: int, key: str, person: str | None) -> None:
        """Let a key of a device open a seat; one that does so already stays as it is. `person` is the device, if it has
        signed in to a profile."""
        table = await self._tables.open(id_)

        async def request() -> None:
            if any(each.hash == hash_token(key) for each in table.keys.keys):
                return
            await table.change_keys(table.keys.with_device(seat, key))
            if person is not None:
                await table.storage.change(lambda file: profiles.note_key(file.base, id_, hash_token(key), person))

        await table.carry_out(request)

    # Everything about oneself.

    async def export(self, key: str) -> dict[str, object]:
        """Everything that the server knows about a person, with the logs of their finished games."""
        profile = await self.profile(key)
        return await in_thread(self._exported, profile)

    def _exported(self, profile: Profile) -> dict[str, object]:
        def entry(game: OwnGame) -> dict[str, object]:
            stored = self._store.load(game.table) if game.ended else None
            return {
                "table": game.table,
                "game": game.game,
                "options": game.options,
                "seat": game.seat,
                "created": game.created,
                "ended": game.ended,
                "outcome": game.outcome,
                "log": None if stored is None or policy.is_secret(stored) else stored.log_text(),
            }

        return {
            "name": profile.name,
            "colour": profile.colour,
            "rune": profile.rune,
            "created": profile.created,
            "kept": json.loads(profile.kept),
            "devices": [
                {"label": each.label, "since": each.since} for each in profiles.devices(self._base, profile.id)
            ],
            "passkeys": [
                {"label": each.label, "since": each.since} for each in profiles.passkeys(self._base, profile.id)
            ],
            "games": [entry(game) for game in profiles.games(self._base, profile.id)],
            "records": profiles.records(self._base, profile.id),
        }

    async def delete(self, key: str) -> None:
        """Forget a person. Where others still play, a bot takes their seat; games they played alone and did not finish
        are deleted; the rest stays readable without their name."""
        profile = await self.profile(key)
        games = await in_thread(profiles.games, self._base, profile.id)
        for game in games:
            await self._tables.own(game.table)
            if game.ended is None and game.others:
                await leave_for_good(await self._tables.open(game.table), game.seat, profile.id)
        alone = [game.table for game in games if game.ended is None and not game.others]
        finished = [game for game in games if game.ended is not None]
        rewritten = await in_thread(self._rewritten, finished)

        def write(file: TableStore) -> None:
            for each in rewritten:
                administration.rewrite_rows(file.base, each)
            administration.delete_rows(file, alone)
            profiles.delete(file.base, profile.id, hash_token(new_token()))

        await self._writer.write(write)
        self._tables.lose([*alone, *(game.table for game in finished)])

    def _rewritten(self, games: list[OwnGame]) -> list[administration.RewrittenGame]:
        found = []
        for game in games:
            stored = self._store.load(game.table)
            if stored is not None:
                own = [number == game.seat for number in range(len(stored.seats))]
                found.append(rewritten_game(self._store, stored, own))
        return found


def device_id(person: str) -> str:
    """What names a device in addresses: a part of the hash of its key."""
    return person[:16]


def _now() -> str:
    return policy.now().isoformat(timespec="seconds")
