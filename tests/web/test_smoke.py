"""The page is built, loads, and is watched over."""

import pytest
from playwright.sync_api import expect

from .browser import LOCALES, STATIC, Screens, Site, check_access, picture


@pytest.mark.parametrize("language", LOCALES)
def test_the_first_page_loads_in_the_language_of_the_browser(screens: Screens, language: str) -> None:
    assert (STATIC / "index.html").exists(), "the page is not built: run python build_support/build_web.py"
    page = screens.open("/", language=language)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    check_access(page)
    picture(page, f"home-{language}")


def test_a_breach_of_the_policy_is_a_complaint(screens: Screens) -> None:
    page = screens.open("/")
    screens.forgive("Content Security Policy")
    page.evaluate("() => { document.body.setAttribute('style', 'color: red') }")
    assert any("Content Security Policy" in complaint for complaint in screens.complaints)


def test_a_created_table_runs(site: Site) -> None:
    created = site.create("castlecards", ["me", "bot:random"])
    summary = site.get(f"/api/tables/{created.table}", token=created.tokens[0])
    assert (summary["phase"], summary["you"]) == ("playing", 0)
