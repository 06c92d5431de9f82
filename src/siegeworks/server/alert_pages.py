"""Turn alerts over HTTP: what the server offers, subscribing browsers and addresses, and switching off."""

from typing import TYPE_CHECKING, Protocol

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from siegeworks.kernel.problem import Problem
from siegeworks.server import protocol
from siegeworks.server.limits import RateLimiter, ServerLimits
from siegeworks.server.requests import address, answer, bearer, body
from siegeworks.server.security import origin_refused
from siegeworks.store import alerts
from siegeworks.store.tables import TableStore
from siegeworks.table.keys import hash_token
from siegeworks.table.work_meter import in_thread

if TYPE_CHECKING:
    from siegeworks.server.alerting import Alerting


class AlertServer(Protocol):
    """What the handlers need of the server they belong to."""

    limits: ServerLimits
    limiter: RateLimiter
    store: TableStore
    alerts: "Alerting | None"
    """None in a page that is its own server."""


class AlertHandlers:
    """The handlers of requests about turn alerts."""

    def __init__(self, server: AlertServer) -> None:
        self._server = server

    def routes(self) -> list[Route]:
        return [
            Route("/alerts", self.show, methods=["GET"]),
            Route("/alerts/push", self.push, methods=["POST"]),
            Route("/alerts/mail", self.mail, methods=["POST"]),
            Route("/alerts/tables", self.tables, methods=["POST"]),
            Route("/alerts/off", self.off, methods=["POST"]),
            Route("/alerts/confirm", self.confirm, methods=["POST"]),
            Route("/alerts/stop", self.stop, methods=["POST"]),
            Route("/alerts/stop/{code}", self.stop_by_mail_program, methods=["POST"]),
        ]

    @property
    def _alerting(self) -> "Alerting":
        if self._server.alerts is None:
            raise Problem("alert-none")
        return self._server.alerts

    async def _state(self, person: str) -> Response:
        alerting, base = self._server.alerts, self._server.store.base
        known = await in_thread(alerts.person, base, person)
        browsers = await in_thread(alerts.pushes, base, person)
        return answer(
            protocol.AlertState(
                push_key=None if alerting is None else await alerting.push_key(),
                mail_offered=alerting is not None and alerting.mail_offered,
                pushes=[each.endpoint for each in browsers],
                mail=None if known is None else known.mail,
                confirmed=known is not None and known.confirmed,
            )
        )

    async def show(self, request: Request) -> Response:
        return await self._state(_person(request))

    async def push(self, request: Request) -> Response:
        person, asked = _person(request), await body(request, protocol.PushSubscription, self._server.limits)
        target = alerts.PushTarget(asked.endpoint, asked.p256dh, asked.auth)
        await self._alerting.add_push(person, target, asked.language)
        return await self._state(person)

    async def mail(self, request: Request) -> Response:
        person, asked = _person(request), await body(request, protocol.MailSubscription, self._server.limits)
        # A question to an address costs as much as a table: nobody needs many.
        self._server.limiter.table(address(request))
        await self._alerting.add_mail(person, asked.address, asked.language)
        return await self._state(person)

    async def tables(self, request: Request) -> Response:
        person, asked = _person(request), await body(request, protocol.FollowedTables, self._server.limits)
        await self._alerting.follow(person, [(each.table, hash_token(each.token)) for each in asked.tables])
        return await self._state(person)

    async def off(self, request: Request) -> Response:
        person, asked = _person(request), await body(request, protocol.AlertsOff, self._server.limits)
        await self._alerting.stop(person, "push" if asked.way == "push" else "mail", asked.endpoint)
        return await self._state(person)

    async def confirm(self, request: Request) -> Response:
        asked = await body(request, protocol.AlertCode, self._server.limits)
        return await self._state(await self._alerting.confirm(asked.code))

    async def stop(self, request: Request) -> Response:
        asked = await body(request, protocol.AlertCode, self._server.limits)
        return await self._state(await self._alerting.stop_by_code(asked.code))

    async def stop_by_mail_program(self, request: Request) -> Response:
        """The button of mail programs, which send a form of their own (RFC 8058)."""
        await self._alerting.stop_by_code(request.path_params["code"])
        return Response("ok\n", media_type="text/plain")


def _person(request: Request) -> str:
    if request.method == "POST" and origin_refused(request):
        raise Problem("origin-foreign")
    return hash_token(bearer(request))
