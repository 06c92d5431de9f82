"""Somebody at a table in a browser: knows what the page was told, and plays with mouse, finger or keyboard."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from .browser import LARGE, PATIENCE, PHONE, CreatedTable, Screens

Json = dict[str, Any]
Chooser = Callable[[list[Json]], Json]
MOST_DECISIONS = 400
NOWHERE = (500, 12)
"""A spot in the bar above the table where nothing can be pointed at."""

LISTENER = """
(() => {
  const told = { table: null, waiting: new Set(), quiet: 0, sent: [], hint: null }
  const hear = (message) => {
    told.quiet = 0
    if (message.type === 'table') told.table = message
    if (message.type === 'step') {
      const { line, then, decision, outcome } = message
      const scene = { ...told.table.scene, ...message.scene }
      Object.assign(told.table, { scene, decision, outcome, lines: [...told.table.lines, line, ...then] })
    }
    if (message.type === 'seats') told.table.seats = message.seats
    if (message.type === 'hint_answer') told.hint = message
    if (['done', 'refused', 'because', 'hint_answer'].includes(message.type)) told.waiting.delete(message.id)
  }
  const mine = () => {
    const { table } = told
    const decision = table?.decision
    const asked = decision?.seat === table?.you && decision?.actions.length > 0 && !decision.automatic
    return told.waiting.size === 0 && Boolean(asked || table?.outcome)
  }
  told.settle = async (patience, after) => {
    for (const end = performance.now() + patience; performance.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 0))
      if (mine() && (told.table.decision?.number ?? after + 1) > after && ++told.quiet > 3) return
    }
    throw new Error(`nothing is asked: ${JSON.stringify(told.table?.decision)}, ${[...told.waiting]} wait`)
  }
  window.told = told
  window.WebSocket = class extends WebSocket {
    constructor(...places) {
      super(...places)
      told.waiting.clear()
      this.addEventListener('message', (event) => hear(JSON.parse(event.data)))
    }
    send(text) {
      const message = JSON.parse(text)
      if ('id' in message) told.waiting.add(message.id)
      told.sent.push(message)
      super.send(text)
    }
  }
})()
"""
"""Runs before the page: keeps what comes and goes over its socket, so that a test need not guess when to look."""

FIND = """
([handle, picked]) => {
  const things = [...document.querySelectorAll(`[data-handle="${CSS.escape(handle)}"]`)]
  if (!things.length) return { problem: 'absent' }
  const belongs = (thing) => !thing.dataset.why || thing.dataset.why.split(' ').some((one) => picked.includes(one))
  const open = things.filter(
    (thing) =>
      thing.matches('button, [role=button]') &&
      !thing.disabled &&
      thing.getAttribute('aria-disabled') !== 'true' &&
      belongs(thing),
  )
  if (!open.length) return { problem: 'greyed' }
  for (const thing of open) {
    thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = thing.getBoundingClientRect()
    for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      for (const across of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        const [x, y] = [box.left + box.width * across, box.top + box.height * down]
        if (document.elementFromPoint(x, y)?.closest('[data-handle]') === thing) return { x, y }
      }
    }
  }
  return { problem: 'covered', side: open.some((thing) => thing.closest('.side')) }
}
"""
"""Where to press a thing that can be pointed at, if a pointer can reach it."""

SPEECHLESS = """
(ids) => {
  const known = new Set(ids)
  const wrong = []
  const judge = (text, where) => {
    const raw = /\\{\\s*\\$|\\bundefined\\b|\\bNaN\\b|\\[object|\\b[a-z]+_[a-z_]+\\b/
    if (raw.test(text)) wrong.push(`${where}: ${text}`)
    for (const word of text.split(/[\\s:;,.()“”]+/)) if (known.has(word)) wrong.push(`${where}: ${text}`)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.closest('script, style, kbd')) judge(node.data, node.parentElement.tagName)
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const thing of document.querySelectorAll(`[${name}]`)) judge(thing.getAttribute(name), name)
  }
  for (const thing of document.querySelectorAll('button, a[href], [role=button], summary, option, select, input')) {
    const named = thing.getAttribute('aria-label') || thing.textContent.trim() || thing.labels?.length
    if (!named) wrong.push(`nameless: ${thing.outerHTML.slice(0, 200)}`)
  }
  return wrong
}
"""
"""Whatever on the page is an id rather than words, or a control without a name."""


def at_random(seed: str) -> Chooser:
    """Choose anything, always the same for a seed."""
    return random.Random(seed).choice  # noqa: S311 - a game, not a secret


class Player:
    """One page at one table."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self._touch = touch

    @property
    def bar(self) -> Locator:
        """Where it is said what is asked."""
        return self.page.locator("section.bar")

    @property
    def end(self) -> Locator:
        return self.page.locator("dialog[open]", has=self.page.locator("#end-title"))

    def told(self) -> Json:
        """The table as the page was last told."""
        table: Json = self.page.evaluate("() => told.table")
        return table

    def sent(self) -> list[Json]:
        """Everything the page has sent."""
        messages: list[Json] = self.page.evaluate("() => told.sent")
        return messages

    def hint(self) -> Json:
        """What the coach said last."""
        hint: Json = self.page.evaluate("() => told.hint")
        return hint

    def asked(self, after: int = -1) -> Json | None:
        """Wait until it is ours to decide, or the game is over; what is asked, later than a certain decision."""
        decision: Json | None = self.page.evaluate(
            "async (limits) => { await told.settle(...limits); return told.table.decision }", [PATIENCE, after]
        )
        return decision

    def decided(self) -> Json:
        """What is asked of us, in a game that goes on."""
        decision = self.asked()
        assert decision is not None, "the game is over"
        return decision

    def press(self, handle: str, picked: list[str] | None = None) -> None:
        """Press a thing on the table with the mouse or a finger.

        The mouse leaves whatever it rests on first: a reason that opens there could cover the thing meanwhile.
        """
        if not self._touch:
            self.page.mouse.move(*NOWHERE)
        spot = self.page.evaluate(FIND, [handle, picked or []])
        if spot.get("side") and self._touch:
            self.page.locator(".tabs button").first.tap()
            spot = self.page.evaluate(FIND, [handle, picked or []])
        assert "problem" not in spot, f"{handle} is {spot['problem']} after {picked}"
        if self._touch:
            self.page.touchscreen.tap(spot["x"], spot["y"])
        else:
            self.page.mouse.click(spot["x"], spot["y"])

    def act(self, action: Json) -> None:
        """Do something by pointing at the things that lead to it."""
        before = len(self.sent())
        path: list[str] = action["path"]
        for index, handle in enumerate(path):
            self.press(handle, path[:index])
        if action["confirm"]:
            self.confirm(action)
        if not any(message["type"] == "choose" for message in self.sent()[before:]):
            self.bar.get_by_role("button", name=action["label"], exact=True).click()
        chosen = [message["action"] for message in self.sent()[before:] if message["type"] == "choose"]
        assert chosen[:1] == [action["action"]]

    def act_by_list(self, action: Json) -> None:
        """Do something by choosing it from the list of all actions."""
        self.page.locator(".actions > button").click()
        self.page.locator(".actions li button").get_by_text(action["label"], exact=True).first.click()
        if action["confirm"]:
            self.confirm(action)

    def confirm(self, action: Json) -> None:
        """Read what a choice would mean, and make it."""
        dialog = self.page.get_by_role("dialog")
        expect(dialog).to_contain_text(action["confirm"])
        dialog.locator(".foot .main").click()

    def play_out(self, choose: Chooser, look: Callable[[int, Json], None] | None = None) -> int:
        """Play until the game is over; gives how many decisions that took."""
        for count in range(MOST_DECISIONS):
            decision = self.asked()
            if decision is None:
                return count
            if look is not None:
                look(count, decision)
            action = choose(decision["actions"])
            if count % 6 == 5:
                self.act_by_list(action)
            else:
                self.act(action)
        raise AssertionError("the game does not end")

    def play_out_on_the_plain_table(self, choose: Chooser) -> None:
        """Play until the game is over; the page shows the question, and a button for each action in its words."""
        for _ in range(MOST_DECISIONS):
            decision = self.asked()
            if decision is None:
                return
            expect(self.page.locator(".question")).to_have_text(decision["question"])
            action = choose(decision["actions"])
            button = self.page.locator("ul.actions button").nth(decision["actions"].index(action))
            expect(button).to_have_text(action["label"])
            button.click()
            if action["confirm"]:
                self.confirm(action)
        raise AssertionError("the game does not end")


def sit(
    screens: Screens,
    path: str,
    *,
    language: str = "en",
    size: tuple[int, int] = LARGE,
    dark: bool = False,
    motion: bool = False,
) -> Player:
    """Go to a page with ears for what it is told."""
    page = screens.context(language=language, size=size, dark=dark, motion=motion).new_page()
    page.add_init_script(LISTENER)
    page.goto(path)
    return Player(page, touch=size == PHONE)


def play_table(screens: Screens, created: CreatedTable, **how: Any) -> Player:
    """Go to the founder's place at a table that plays, and wait for the first decision."""
    player = sit(screens, created.path(), **how)
    player.page.locator(".table .board [data-handle]").first.wait_for()
    player.asked()
    return player
