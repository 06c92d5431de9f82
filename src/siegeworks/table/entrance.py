"""Those who come to a table of a server: taking a seat, further devices of the same person, new links."""

from collections.abc import Callable
from dataclasses import replace

from siegeworks.kernel.problem import Problem
from siegeworks.table.hosted import HostedTable
from siegeworks.table.keys import Access, RenewedLinks, new_token
from siegeworks.table.notices import KeysChanged
from siegeworks.table.seating import free_name

Admit = Callable[[Access], None]
"""Called with the new permission of a connection before anybody is notified."""


def open_seat(table: HostedTable) -> int | None:
    """The seat that everybody who comes may take, if the table is open and has one."""
    if table.open is None or table.match is not None:
        return None
    return next((number for number, seat in enumerate(table.seats) if seat.person and not seat.name), None)


async def sit(table: HostedTable, access: Access, name: str | None, key: str, admit: Admit) -> None:
    """Exchange an invitation for a key: take a seat, or let another device of its person in. At a table that is open to
    everybody an onlooker takes the first free seat."""

    async def request() -> None:
        if access.seat is not None:
            raise Problem("table-seated")
        number = open_seat(table) if access.invited is None else access.invited
        if number is None and table.open is not None:
            raise Problem("lobby-full")
        if number is None:
            raise Problem("table-onlooker")
        exchange = access.invited is not None
        ring, admitted = table.keys.exchanged(access, key) if exchange else table.keys.joined(number, key)
        seat = table.seats[number]
        if not table.keys.taken(number):
            seat = replace(seat, name=seat.name or free_name(name or "", table.seat_names), bot=None)
        await table.change_keys(ring, number, seat)
        admit(admitted)
        table.publish(KeysChanged())
        await table.start_if_full()

    await table.carry_out(request)


async def invite_device(table: HostedTable, access: Access) -> tuple[int, str]:
    """A token with which another device of the same person takes the same seat, once."""

    async def request() -> tuple[int, str]:
        if access.seat is None:
            raise Problem("table-onlooker")
        token = new_token()
        await table.change_keys(table.keys.with_invitation(access.seat, token))
        return access.seat, token

    return await table.carry_out(request)


async def renew(table: HostedTable, access: Access, key: str, admit: Admit) -> RenewedLinks:
    """Make everything useless that opened the own seat; the founder renews the links of the table as well."""

    async def request() -> RenewedLinks:
        if access.seat is None and not access.founder:
            raise Problem("table-onlooker")
        ring, admitted = table.keys.renewed(access, key)
        links = RenewedLinks(None, {})
        if access.founder:
            ring, links = ring.with_new_links(number for number, seat in enumerate(table.seats) if seat.person)
        await table.change_keys(ring)
        if table.open is not None and links.watch is not None:
            await table.storage.watch(links.watch)
        admit(admitted)
        table.publish(KeysChanged())
        return links

    return await table.carry_out(request)
