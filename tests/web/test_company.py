"""Several browsers at one table: what each may see, what reaches all, and going back together."""

import pytest
from playwright.sync_api import expect

from .browser import CreatedTable, Screens, Site, picture
from .player import Json, Player, sit

SEED = "company"
KEEP_POINTED = """
() => {
  window.pointedAt = new Set()
  new MutationObserver((changes) => {
    for (const { target } of changes) if (target.classList.contains('pointed')) pointedAt.add(target.dataset.handle)
  }).observe(document.querySelector('.board'), { subtree: true, attributeFilter: ['class'] })
}
"""
"""Keeps what lights up for a moment, so that a test need not look at that moment."""


def gather(screens: Screens, created: CreatedTable, language: str) -> list[Player]:
    """The founder in English and a friend in another language; with both there the game begins."""
    founder = sit(screens, created.path())
    friend = sit(screens, created.path(1), language=language)
    friend.page.locator("form input.field").fill("Zosia")
    friend.page.locator("form button").click()
    for player in (founder, friend):
        player.page.locator(".table .hand [data-handle]").first.wait_for()
    return [founder, friend]


def asked_first(players: list[Player]) -> list[Player]:
    """Those at the table, whoever is asked first."""
    seat = players[0].told()["decision"]["seat"]
    return [players[seat], players[1 - seat]]


def move(player: Player) -> Json:
    """Walk somewhere with a card, after whatever has to come first; gives what was asked before the walk."""
    for _ in range(10):
        decision = player.decided()
        walks = [action for action in decision["actions"] if "use:move" in action["path"]]
        player.act((walks or decision["actions"])[0])
        if walks:
            player.asked()
            return decision
    raise AssertionError("nobody can walk")


def last_line(player: Player) -> str:
    """The newest line that has words."""
    lines = player.told()["lines"]
    texts = [[line["text"], *(event["text"] for event in line["events"])] for line in lines]
    return str(next(text for line in reversed(texts) for text in reversed(line) if text))


def hand_of(player: Player) -> list[str]:
    """The cards in front of somebody, as the page shows them."""
    cards = player.page.locator(".hand [data-handle^='card:']").all()
    return sorted(str(card.get_attribute("data-handle")).removeprefix("card:") for card in cards)


def test_each_sees_only_the_own_hand_in_runedar(screens: Screens, site: Site) -> None:
    players = gather(screens, site.create("runedar", ["me", "friend"], seed=SEED), "pl")
    for seat, player in enumerate(players):
        dwarves = player.told()["scene"]["dwarves"]
        assert hand_of(player) == sorted(dwarves[seat]["hand"])
        assert set(dwarves[1 - seat]["hand"]) == {None}


def test_each_sees_only_the_own_hand_in_castlecards(screens: Screens, site: Site) -> None:
    players = gather(screens, site.create("castlecards", ["me", "friend"], seed=None), "es")
    for seat, player in enumerate(players):
        fortresses = player.told()["scene"]["fortresses"]
        assert hand_of(player) == sorted(fortresses[seat]["hand"])
        assert fortresses[1 - seat]["hand"] is None


def test_steps_talk_and_undo_reach_the_other_in_the_own_language(screens: Screens, site: Site) -> None:
    players = gather(screens, site.create("runedar", ["me", "friend"], seed=SEED), "pl")
    acting, watching = asked_first(players)
    decision = move(acting)
    for player in players:
        expect(player.page.locator("aside.right .panel.log")).to_contain_text(last_line(player))
    assert last_line(players[0]) != last_line(players[1])

    players[0].page.get_by_text("Say something").click()
    players[0].page.get_by_role("button", name="Well played!").click()
    expect(players[0].page.locator(".said")).to_contain_text("Well played!")
    expect(players[1].page.locator(".said")).to_contain_text("Dobra zagrywka!")
    expect(players[1].page.locator("#happened")).to_contain_text("Dobra zagrywka!")

    before = len(watching.told()["lines"])
    acting.page.locator(".bar .tools button", has_text="Undo").click()
    for player in players:
        expect(player.page.locator("aside.right .panel.log li.back")).to_have_count(1)
        assert player.told()["lines"][-1]["kind"] == "undo"
        expect(player.page.locator("aside.right .panel.log li.back")).to_contain_text(last_line(player))
    assert len(watching.told()["lines"]) == before + 1
    again = acting.decided()
    assert again["actions"] == decision["actions"]
    picture(watching.page, "company-undo-pl")


@pytest.mark.parametrize("agree", [True, False])
def test_going_back_needs_everybodys_consent(screens: Screens, site: Site, agree: bool) -> None:
    players = gather(screens, site.create("runedar", ["me", "friend"], seed=SEED), "en")
    acting, other = asked_first(players)
    move(acting)
    first = acting.page.locator("aside.right .panel.log button").last
    what = first.locator("span").first.inner_text()
    first.click()
    acting.page.get_by_role("button", name="Ask the others").click()
    expect(acting.page.get_by_role("status").filter(has_text="Still waiting for")).to_be_visible()
    dialog = other.page.get_by_role("dialog", name="Go back?")
    expect(dialog).to_contain_text(what)
    picture(other.page, "company-rewind")
    dialog.get_by_role("button", name="Agree" if agree else "Play on").click()
    for player in players:
        expect(player.page.get_by_role("dialog")).to_have_count(0)
        expect(player.page.get_by_text("Still waiting for")).to_have_count(0)
        expect(player.page.locator("aside.right .panel.log li.back")).to_have_count(1 if agree else 0)


def test_an_onlooker_sees_no_hand_and_can_do_nothing(screens: Screens, site: Site) -> None:
    for game in ("runedar", "castlecards"):
        created = site.create(game, ["me", "bot"], seed=SEED)
        looking = sit(screens, created.path("watch"))
        page = looking.page
        expect(page.locator(".board [data-handle]").first).to_be_visible()
        expect(page.locator(".hand [data-handle]")).to_have_count(0)
        expect(page.locator(".actions")).to_have_count(0)
        expect(page.locator(".bar button")).to_have_count(0)
        expect(page.get_by_text("Say something")).to_have_count(0)
        assert looking.told()["you"] is None
        assert looking.told()["decision"]["actions"] == []
        assert page.locator(".table [role=button][data-handle]").count() == 0
        for thing in page.locator("button[data-handle]").all()[:12]:
            thing.click(force=True)
        assert [message["type"] for message in looking.sent()] == ["hello"]
        picture(page, f"onlooker-{game}")
        with site.client(created, "watch") as client, site.client(created) as seat:
            refused = client.ask("choose", decision=seat.table["decision"]["number"], action=seat.actions[0])
            assert refused["type"] == "refused"
            assert refused["text"]
        page.close()


def test_a_bot_stands_in_and_the_seat_is_taken_back(screens: Screens, site: Site) -> None:
    created = site.create("castlecards", ["me", "bot"], seed=SEED, pace=400)
    player = sit(screens, created.path())
    player.asked()
    player.page.get_by_role("button", name="Let a bot play").click()
    player.page.get_by_role("button", name="Beginner bot").click()
    back = player.page.get_by_role("button", name="Take back", exact=True)
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    assert player.asked() is not None


def test_a_team_writes_points_and_gives_up_together(screens: Screens, site: Site) -> None:
    ana, zosia = gather(screens, site.create("runedar", ["me", "friend"], seed=SEED), "pl")
    ana.page.get_by_label("Your message").fill("<i>dig</i>")
    ana.page.get_by_role("button", name="Send").click()
    expect(zosia.page.locator(".said")).to_contain_text("<i>dig</i>")
    ana.page.get_by_role("button", name="Point at something").click()
    place = ana.page.locator(".board [data-handle^='place:']").first
    handle = place.get_attribute("data-handle")
    zosia.page.evaluate(KEEP_POINTED)
    place.dispatch_event("click")
    zosia.page.wait_for_function("(handle) => pointedAt.has(handle)", arg=handle)
    ana.page.locator(".menu summary").click()
    ana.page.get_by_role("button", name="Give up together").click()
    ana.page.get_by_role("button", name="Ask the others").click()
    zosia.page.get_by_role("button", name="Zgoda").click()
    for player in (ana, zosia):
        player.page.locator("#end-title").wait_for()
    expect(ana.page.get_by_role("dialog")).to_contain_text("The team has given up: the game is lost.")
    expect(zosia.page.get_by_role("dialog")).to_contain_text("Drużyna poddała grę: gra jest przegrana.")
