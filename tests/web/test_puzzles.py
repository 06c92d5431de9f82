"""Puzzles in the browser: solved and failed on the table, counted once, shared by link."""

from playwright.sync_api import Page, expect

from siegeworks.table.puzzles import open_puzzle, puzzles
from siegeworks.table.scenarios import packed_scenario

from .browser import PHONE, Screens, Site, check_access, no_sideways_scrolling, picture

GAMES = ("runedar", "castlecards")
IDS = {game: next(id_ for id_, each in puzzles().items() if each.position["game"] == game) for game in GAMES}


def labels(site: Site, id_: str, made: int) -> dict[str, str]:
    """The labels of the choices after so many right ones, by their actions."""
    choices = [step.choice for step in puzzles()[id_].course[:made]]
    answer = site.post(f"/api/puzzles/{id_}", {"choices": choices}, language="en")
    return {action["action"]: action["label"] for action in answer["position"]["actions"]}


def choose(page: Page, label: str) -> None:
    """Choose an action from the list of all, and confirm it if the page asks."""
    page.get_by_role("button", name="All actions").click()
    page.locator(".popup").get_by_role("button", name=label, exact=True).click()
    sure = page.get_by_role("dialog").locator(".button.main")
    if sure.count():
        sure.click()


def entry(site: Site, id_: str) -> dict[str, int]:
    found: dict[str, int] = next(each for each in site.get("/api/puzzles")["puzzles"] if each["id"] == id_)
    return found


def test_a_puzzle_is_solved_on_the_table_and_counted_once(screens: Screens, site: Site) -> None:
    id_ = IDS["runedar"]
    course = [step.choice for step in puzzles()[id_].course]
    page = screens.open("/puzzles")
    page.locator(".filters select").first.select_option("runedar")
    page.locator(f"a.panel[href='/puzzles/{id_}']").click()
    for made, choice in enumerate(course):
        choose(page, labels(site, id_, made)[choice])
    expect(page.locator(".result")).to_have_text("Solved!")
    expect(page.locator(".task li")).to_have_count(2 * len(course))
    check_access(page)
    picture(page, "puzzle-solved")
    page.get_by_role("button", name="Try again").click()
    choose(page, labels(site, id_, 0)[course[0]])
    page.goto("/puzzles")
    expect(page.get_by_text("You solved 1 of one puzzle at the first try.")).to_be_visible()
    assert (entry(site, id_)["tries"], entry(site, id_)["solved"]) == (1, 1)


def test_a_wrong_choice_shows_the_solution_in_ones_own_language_on_a_phone(screens: Screens, site: Site) -> None:
    id_ = IDS["castlecards"]
    opened = open_puzzle(id_)
    texts = map(opened.game.notation.text, opened.options(0))
    wrong = next(text for text in texts if text != opened.scenario.course[0].choice)
    answer = site.post(f"/api/puzzles/{id_}", {"choices": []}, language="pl")
    page = screens.open(f"/puzzles/{id_}", language="pl", size=PHONE)
    page.locator("section.bar .actions > button").click()
    label = next(action["label"] for action in answer["position"]["actions"] if action["action"] == wrong)
    page.locator(".popup").get_by_role("button", name=label, exact=True).click()
    sure = page.get_by_role("dialog").locator(".button.main")
    if sure.count():
        sure.click()
    expect(page.locator(".result")).to_have_text("To nie jest najlepszy wybór.")
    assert no_sideways_scrolling(page)
    assert (entry(site, id_)["tries"], entry(site, id_)["solved"]) == (1, 0)
    picture(page, "puzzle-failed-phone")


def test_the_scenario_of_a_link_opens_and_a_broken_link_says_so(screens: Screens, site: Site) -> None:
    id_ = IDS["runedar"]
    packed = packed_scenario(puzzles()[id_])
    page = screens.open(f"/puzzles/shared#{packed}")
    expect(page.locator(".board [data-handle]").first).to_be_visible()
    choose(page, labels(site, id_, 0)[puzzles()[id_].course[0].choice])
    expect(page.locator(".task")).to_contain_text("Right! Go on." if len(puzzles()[id_].course) > 1 else "Solved!")
    screens.forgive("400")
    page.goto("/puzzles/shared#broken")
    page.reload()
    expect(page.get_by_text("This link holds no complete scenario.")).to_be_visible()
