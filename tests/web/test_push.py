"""A turn alert in a real browser: what the server has sent wakes the worker, which shows it and switches it off.

Only the way from the push service to the browser is missing here: a browser without a vendor's service has none. The
message is the one that the server has sent to a push service of this machine.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright

from server.alert_kit import Browser, configuration, follow, gathered, post, push_service, state
from server.kit import Json, running
from siegeworks.server import alerting
from support.waiting import wait_until

from .browser import FLAGS, PATIENCE, find_chromium

SHOWN = """
async () => {
  const registration = await navigator.serviceWorker.ready
  const found = await registration.getNotifications()
  return found.map(({ title, body, tag, actions }) => ({ title, body, tag, stop: actions[0].title }))
}
"""
PRESS_STOP = """
async () => {
  const [notification] = await registration.getNotifications()
  const event = new NotificationEvent('notificationclick', { notification, action: 'stop' })
  event.waitUntil = () => undefined // a browser keeps the worker awake only for presses of its own
  dispatchEvent(event)
}
"""


@pytest.fixture
def context(playwright: Playwright) -> Iterator[BrowserContext]:
    """A whole browser: the one without a window shows no notifications."""
    browser = playwright.chromium.launch(executable_path=find_chromium(installing=True), args=FLAGS)
    context = browser.new_context(permissions=["notifications"])
    context.set_default_timeout(PATIENCE)
    yield context
    browser.close()


def deliver(page: Page, address: str, text: bytes) -> None:
    """Hand a message to the worker of a page as the browser does when its push service sends one."""
    session = page.context.new_cdp_session(page)
    known: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda update: known.extend(update["registrations"]))
    session.send("ServiceWorker.enable")
    while not known:
        page.wait_for_timeout(20)
    message = {"origin": address, "registrationId": known[-1]["registrationId"], "data": text.decode()}
    session.send("ServiceWorker.deliverPushMessage", message)


def test_an_alert_is_shown_in_the_language_of_its_person_and_stopped_with_one_press(
    context: BrowserContext, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alerting, "LOOK_SECONDS", 0.05)
    with push_service() as service, running(tmp_path, configuration=configuration()) as server:
        page = context.new_page()
        page.goto(server.address)
        with context.expect_event("serviceworker") as started:
            page.evaluate("async () => void (await navigator.serviceWorker.register('/service.js'))")
        page.evaluate("async () => void (await navigator.serviceWorker.ready)")
        receiver = Browser(service.address("/phone"))
        post(server, "push", receiver.subscription("pl"))
        created, asked, other = gathered(server)
        with other:
            follow(server, created, asked)
            asked.close()
            wait_until(lambda: bool(service.received))
        sent = receiver.read(service.at("/phone")[0])
        deliver(page, server.address, sent)
        wait_until(lambda: bool(page.evaluate(SHOWN)))
        words = json.loads(sent)
        assert words["title"] == "Twój ruch: Castlecards"
        shown: list[Json] = page.evaluate(SHOWN)
        assert shown == [
            {"title": words["title"], "body": words["text"], "tag": created["table"], "stop": words["stop"]}
        ]
        started.value.evaluate(PRESS_STOP)
        wait_until(lambda: state(server)["pushes"] == [])
        wait_until(lambda: page.evaluate(SHOWN) == [])
        page.close()
