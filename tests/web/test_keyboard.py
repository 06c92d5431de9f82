"""Without a mouse: whole games by keyboard and on the plain table, and every action within reach of both."""

import pytest
from playwright.sync_api import expect

from .browser import Screens, Site, picture
from .player import Json, Player, at_random, play_table, sit

AWAY = """
([handle, picked]) => {
  const shown = (thing) => thing.getClientRects().length > 0 && getComputedStyle(thing).visibility !== 'hidden'
  const stops = [...document.querySelectorAll('a[href], button, input, select, summary, [tabindex]')].filter(
    (thing) =>
      thing.tabIndex >= 0 &&
      !thing.disabled &&
      shown(thing) &&
      !thing.closest('details:not([open]) > :not(summary)'),
  )
  const belongs = (thing) => !thing.dataset.why || thing.dataset.why.split(' ').some((one) => picked.includes(one))
  const wanted = stops.findIndex((thing) => thing.dataset.handle === handle && belongs(thing))
  return wanted < 0 ? null : wanted - stops.indexOf(document.activeElement)
}
"""
"""How many presses of the Tab key away a thing is."""

UNREACHABLE = """
async (actions) => {
  const wrong = []
  const next = new Map()
  for (const { path } of actions) {
    path.forEach((handle, index) => {
      const key = JSON.stringify(path.slice(0, index))
      next.set(key, (next.get(key) ?? new Set()).add(handle))
    })
  }
  const find = (handle, picked) =>
    [...document.querySelectorAll(`[data-handle="${CSS.escape(handle)}"]`)].find(
      (thing) =>
        thing.matches('button, [role=button]') &&
        !thing.disabled &&
        thing.getAttribute('aria-disabled') !== 'true' &&
        thing.tabIndex >= 0 &&
        (thing.getAttribute('aria-label') || thing.textContent.trim()) &&
        (!thing.dataset.why || thing.dataset.why.split(' ').some((one) => picked.includes(one))),
    )
  const escape = async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await new Promise((resolve) => setTimeout(resolve, 0))
  }
  for (const [key, handles] of next) {
    const picked = JSON.parse(key)
    for (const [index, handle] of picked.entries()) {
      find(handle, picked.slice(0, index))?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await new Promise((resolve) => setTimeout(resolve, 0))
    }
    for (const handle of handles) if (!find(handle, picked)) wrong.push(`${handle} after [${picked}]`)
    await escape()
  }
  return wrong
}
"""
"""The steps of actions for which there is nothing to press, for the mouse or for the keyboard."""


def tab_to(player: Player, handle: str, picked: list[str]) -> None:
    """Go to a thing with the keyboard alone."""
    keyboard = player.page.keyboard
    for _ in range(3):
        away = player.page.evaluate(AWAY, [handle, picked])
        assert away is not None, f"{handle} cannot be reached by the Tab key after {picked}"
        if away == 0:
            return
        for _ in range(abs(away)):
            keyboard.press("Tab" if away > 0 else "Shift+Tab")
    raise AssertionError(f"the Tab key does not stop at {handle}")


def act_by_keys(player: Player, action: Json) -> None:
    """Do something by tabbing from thing to thing."""
    page, before = player.page, len(player.sent())
    path: list[str] = action["path"]
    page.keyboard.press("h" if path[0].startswith("card:") else "b")
    for index, handle in enumerate(path):
        tab_to(player, handle, path[:index])
        page.keyboard.press("Enter" if index % 2 == 0 else "Space")
    confirm_by_keys(player, action)
    chosen = [message["action"] for message in player.sent()[before:] if message["type"] == "choose"]
    if not chosen:
        act_by_listed_keys(player, action)
    else:
        assert chosen == [action["action"]]


def act_by_listed_keys(player: Player, action: Json) -> None:
    """Do something from the list of all actions: open, close, open again, type if it is long, go down, choose."""
    page, before = player.page, len(player.sent())
    for key in ("a", "Escape", "a"):
        page.keyboard.press(key)
    find = page.get_by_role("searchbox", name="Find an action")
    listed = page.locator(".actions li button")
    expect(page.locator(".actions .popup :focus")).to_have_count(1)
    searching = find.count()
    if searching:
        page.keyboard.type(action["label"])
    for _ in range(listed.all_inner_texts().index(action["label"]) + searching):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    confirm_by_keys(player, action)
    chosen = [message["action"] for message in player.sent()[before:] if message["type"] == "choose"]
    assert chosen == [action["action"]]


def confirm_by_keys(player: Player, action: Json) -> None:
    """If the page asks once more, go on to the button that does it; Enter alone would leave it."""
    if action["confirm"] is not None:
        expect(player.page.get_by_role("dialog")).to_contain_text(action["confirm"])
        player.page.keyboard.press("Tab")
        player.page.keyboard.press("Enter")


def play_by_keys(player: Player, most: int) -> None:
    """Play so many decisions, or until the game is over, without a mouse."""
    choose = at_random("keys")
    for count in range(most):
        decision = player.asked()
        if decision is None:
            return
        action = choose(decision["actions"])
        if count % 4 == 3:
            act_by_listed_keys(player, action)
        else:
            act_by_keys(player, action)


def test_turns_of_runedar_by_keyboard(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("runedar", ["me", "bot"], seed="keys"))
    play_by_keys(player, 14)


def test_a_whole_game_by_keyboard(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("castlecards", ["me", "bot"], seed="keys"))
    play_by_keys(player, 200)
    expect(player.end).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.end).to_have_count(0)


def test_escape_lets_go_of_what_was_picked(screens: Screens, site: Site) -> None:
    player = play_table(screens, site.create("castlecards", ["me", "bot"], seed="keys"))
    decision = player.decided()
    path = next(action["path"] for action in decision["actions"] if len(action["path"]) > 1)
    tab_to(player, path[0], [])
    player.page.keyboard.press("Enter")
    expect(player.bar.get_by_role("button", name="Cancel")).to_be_visible()
    player.page.keyboard.press("Escape")
    expect(player.bar.get_by_role("button", name="Cancel")).to_have_count(0)


def test_a_whole_game_on_the_plain_table(screens: Screens, site: Site) -> None:
    created = site.create("runedar", ["me", "bot"], seed="siege 2")
    player = sit(screens, created.path(plain=True))
    page = player.page
    choose = at_random("plain")
    page.get_by_role("heading", name="What is asked").wait_for()
    for count in range(200):
        decision = player.asked()
        if decision is None:
            break
        expect(page.locator(".question")).to_have_text(decision["question"])
        actions = decision["actions"]
        offered = page.eval_on_selector_all("#wanted option", "options => options.map(option => option.value)")
        assert offered == [action["action"] for action in actions]
        assert page.locator("ul.actions button").all_inner_texts() == [action["label"] for action in actions]
        action = choose(actions)
        if count % 3 == 0:
            page.get_by_label("Choose an action").select_option(action["action"])
            page.get_by_role("button", name="Do it").click()
        elif count % 3 == 1:
            page.get_by_label("Command").fill(action["action"])
            page.keyboard.press("Enter")
        else:
            page.locator("ul.actions button").nth(actions.index(action)).click()
        if action["confirm"]:
            player.confirm(action)
        chosen = [message["action"] for message in player.sent() if message["type"] == "choose"]
        assert chosen[-1] == action["action"]
        if count == 5:
            picture(page, "plain-runedar", full=True)
    expect(page.get_by_role("heading", name="The game is over")).to_be_visible()
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_text("all came from the promised seed")).to_be_visible()


@pytest.mark.parametrize(("game", "seats"), [("runedar", ["me"]), ("castlecards", ["me", "bot", "bot"])])
def test_every_action_can_be_pointed_at(screens: Screens, site: Site, game: str, seats: list[str]) -> None:
    """A second connection of the same seat chooses, so that many positions are seen in a short time."""
    created = site.create(game, seats, seed="parity")
    player = play_table(screens, created)
    choose = at_random(f"parity {game}")
    sent = len(player.sent())
    with site.client(created) as client:
        after = -1
        for count in range(50):
            decision = player.asked(after)
            if decision is None:
                break
            after = decision["number"]
            if count % 3 == 0:
                assert player.page.evaluate(UNREACHABLE, decision["actions"]) == [], decision["question"]
            assert client.choose(choose(decision["actions"])["action"], after)["type"] == "done"
    assert len(player.sent()) == sent


def test_events_and_decisions_are_announced(screens: Screens, site: Site) -> None:
    created = site.create("castlecards", ["me", "bot"], seed="aloud 1", pace=1500)
    player = play_table(screens, created)
    page = player.page
    for _ in range(2):
        decision = player.decided()
        expect(page).to_have_title("● Your decision · Castlecards · Siegeworks")
        expect(page.locator("#answered[role=alert]")).to_contain_text(decision["question"])
        ends = [action for action in decision["actions"] if action["action"].startswith("waste")]
        player.act((ends or decision["actions"])[0])
        expect(page.locator("#happened[aria-live=polite]")).not_to_be_empty()
        expect(page).to_have_title("Castlecards · Siegeworks")
    player.asked()
    texts = [event["text"] for event in player.told()["lines"][-1]["events"] if event["text"]]
    expect(page.locator("#happened")).to_contain_text(" ".join(texts))
    for key, heard in (("d", str(player.told()["decision"]["question"])), ("l", texts[-1])):
        page.keyboard.press(key)
        expect(page.locator("#answered")).to_contain_text(heard)
