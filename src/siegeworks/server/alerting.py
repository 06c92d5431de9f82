"""Sends turn alerts: takes those whose time has come from the store, and writes to browsers and mailboxes.

One that does not answer delays nobody: each message is a task of its own with a time limit, and few run at a time.
"""

import asyncio
import json
import logging
import secrets
import smtplib
from collections.abc import Callable, Coroutine, Sequence
from email.message import EmailMessage
from typing import TYPE_CHECKING, Any

from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem
from siegeworks.server import mail
from siegeworks.server.configuration import Configuration, MailSettings
from siegeworks.server.presenter import speech_of
from siegeworks.store import alerts
from siegeworks.store.tables import TableStore
from siegeworks.store.writer import Writer
from siegeworks.table.alerts import TurnWatch, checked_code, new_code, now
from siegeworks.table.failures import logged
from siegeworks.table.hosted import HostedTable

if TYPE_CHECKING:
    from siegeworks.server.web_push import PushSender

LOOK_SECONDS = 2.0
"""How often the store is asked what is due."""
MOST_AT_ONCE = 8
PAUSES: dict[alerts.Way, int] = {"push": 60_000, "mail": 3_600_000}
"""A person gets one message in so many milliseconds; what comes sooner is put off."""
QUESTION_PAUSE = 3_600_000
"""An address is asked once in so many milliseconds whether it wants alerts."""
GONE = (404, 410)
"""The push service says that the browser wants no more messages."""
CONFIRM = "confirm"
STOP: dict[str, alerts.Way] = {"stop-push": "push", "stop-mail": "mail"}
"""What the codes in messages are for."""


class Alerting:
    """The alerts of one server process."""

    def __init__(self, store: TableStore, writer: Writer, configuration: Configuration) -> None:
        self._store = store
        self._writer = writer
        self._settings = configuration.alerts
        self._mail = configuration.mail
        self._planning: set[asyncio.Task[None]] = set()
        self._sending: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(MOST_AT_ONCE)
        self._watch = TurnWatch(writer, configuration.alerts.delay_seconds, lambda plan: _begin(plan, self._planning))
        self._secrets: dict[str, str] = {}

    def open(self) -> None:
        """Send from now on what is due."""
        self._start(self._look())

    async def _secret(self, name: str, new: Callable[[], str]) -> str:
        """A secret of the server, which is made when it is needed first."""
        if name not in self._secrets:
            found = await asyncio.to_thread(alerts.secret, self._store.base, name)
            if found is None:
                made = new()
                await self._writer.write(lambda store: alerts.keep_secret(store.base, name, made))
                found = await asyncio.to_thread(alerts.secret, self._store.base, name)
            self._secrets[name] = found or ""
        return self._secrets[name]

    async def _code_secret(self) -> str:
        return await self._secret("codes", lambda: secrets.token_urlsafe(32))

    async def _sender(self) -> "PushSender":
        # What encrypts takes a moment to import, and many servers have nobody who wants alerts.
        from siegeworks.server.web_push import PushSender, new_private_key, private_key

        key = private_key(await self._secret("vapid", new_private_key))
        return PushSender(key, self._settings.contact, self._settings.private_networks)

    async def close(self) -> None:
        """Stop sending; what is planned is in the store, and is sent after the next start."""
        self._watch.hurry()
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._planning, *self._sending, return_exceptions=True)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        _begin(work, self._sending)

    def watch(self, table: HostedTable) -> None:
        """Alert the people of a table from now on."""
        self._watch.follow(table)

    # What people want.

    async def push_key(self) -> str:
        return (await self._sender()).public_key

    @property
    def mail_offered(self) -> bool:
        return self._mail is not None

    async def add_push(self, person: str, target: alerts.PushTarget, language: str) -> None:
        (await self._sender()).check(target)

        def write(store: TableStore) -> None:
            alerts.keep_language(store.base, person, language)
            alerts.keep_push(store.base, person, target)

        await self._writer.write(write)

    async def add_mail(self, person: str, address: str, language: str) -> None:
        """Keep an address, and ask its owner."""
        if self._mail is None:
            raise Problem("alert-no-mail")
        mail.checked_address(address)

        def write(store: TableStore) -> None:
            alerts.keep_language(store.base, person, language)
            alerts.keep_mail(store.base, person, address, now(), QUESTION_PAUSE)

        await self._writer.write(write)
        code, say = new_code(await self._code_secret(), CONFIRM, person, address), Speech(language).say
        text = say("alert-confirm-text", address=f"{self._mail.address}/alerts#confirm={code}")
        message = mail.composed(self._mail, address, say("alert-confirm-subject"), text)
        self._start(self._send_mail(self._mail, message))

    async def follow(self, person: str, seats: Sequence[tuple[str, str]]) -> None:
        """Alert a person at these tables, each with the hash of the key of their seat."""

        def write(store: TableStore) -> None:
            for table, key in seats:
                alerts.keep_seat(store.base, person, table, key)

        await self._writer.write(write)

    async def stop(self, person: str, way: alerts.Way, endpoint: str | None = None) -> None:
        own = await asyncio.to_thread(alerts.pushes, self._store.base, person)
        if endpoint is None:
            await self._writer.write(lambda store: alerts.stop(store.base, person, way))
        elif any(each.endpoint == endpoint for each in own):
            await self._writer.write(lambda store: alerts.forget_push(store.base, endpoint))

    async def confirm(self, code: str) -> str:
        """Confirm the address that a code was sent to; returns the person."""
        known = await asyncio.to_thread(alerts.person, self._store.base, code.partition(".")[0])
        address = None if known is None else known.mail
        person = checked_code(await self._code_secret(), CONFIRM, code, address or "")
        if address is None:
            raise Problem("alert-code")
        await self._writer.write(lambda store: alerts.confirm_mail(store.base, person))
        return person

    async def stop_by_code(self, code: str) -> str:
        """Switch off what a message with this code is about; returns the person."""
        secret = await self._code_secret()
        for purpose, way in STOP.items():
            try:
                person = checked_code(secret, purpose, code)
            except Problem:
                continue
            await self.stop(person, way)
            return person
        raise Problem("alert-code")

    # Sending.

    async def _look(self) -> None:
        while True:
            with logged("turn alerts are late"):
                await self.deliver()
            await asyncio.sleep(LOOK_SECONDS)

    async def deliver(self) -> None:
        """Send what is due now."""
        if not await asyncio.to_thread(alerts.any_due, self._store.base, now()):
            return
        due: list[alerts.DueAlert] = []
        await self._writer.write(lambda store: due.extend(alerts.take_due(store.base, now(), PAUSES)))
        for alert in due:
            self._start(self._send(alert))

    async def _send(self, alert: alerts.DueAlert) -> None:
        base, secret = self._store.base, await self._code_secret()
        known = await asyncio.to_thread(alerts.person, base, alert.person)
        found = await asyncio.to_thread(alerts.table_names, base, alert.table)
        if known is None or found is None:
            return
        game, seats = found
        say = speech_of(known.language, game).say
        names = [name for seat, name in seats.items() if seat != alert.seat]
        title = say("alert-turn", game=say("game-title"))
        text = say("alert-turn-text", names=", ".join(names), count=len(names))
        if alert.way == "push":
            off = new_code(secret, "stop-push", alert.person)
            words = {"title": title, "text": text, "table": alert.table, "off": off, "stop": say("alert-stop")}
            message = json.dumps(words).encode()
            for target in await asyncio.to_thread(alerts.pushes, base, alert.person):
                self._start(self._send_push(target, message))
        elif self._mail is not None and known.mail is not None:
            off = new_code(secret, "stop-mail", alert.person)
            there = f"{self._mail.address}/t/{alert.table}"
            whole = say("alert-mail-text", text=text, address=there, off=f"{self._mail.address}/alerts#stop={off}")
            one_click = f"{self._mail.address}/api/alerts/stop/{off}"
            await self._send_mail(self._mail, mail.composed(self._mail, known.mail, title, whole, one_click))

    async def _send_push(self, target: alerts.PushTarget, message: bytes) -> None:
        async with self._places:
            status = await (await self._sender()).send(target, message)
        if status in GONE:
            await self._writer.write(lambda store: alerts.forget_push(store.base, target.endpoint))
        else:
            reached = 200 <= status < 300
            await self._writer.write(lambda store: alerts.note_push(store.base, target.endpoint, reached=reached))

    async def _send_mail(self, settings: MailSettings, message: EmailMessage) -> None:
        async with self._places:
            try:
                await asyncio.to_thread(mail.send, settings, message)
            except (OSError, smtplib.SMTPException, Problem) as error:
                logging.getLogger(__name__).warning("an e-mail could not be sent: %s", error)


def _begin(work: Coroutine[Any, Any, None], tasks: set[asyncio.Task[None]]) -> None:
    task = asyncio.create_task(_logged(work))
    tasks.add(task)
    task.add_done_callback(tasks.discard)


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    with logged("a turn alert is lost"):
        await work
