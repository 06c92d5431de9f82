"""Whole games against bots in every language, on the board, by mouse or finger; the board keeps its size."""

import re

import pytest
from playwright.sync_api import expect

from .browser import LAPTOP, LARGE, LOCALES, PHONE, ROOT, TABLET, CreatedTable, Screens, Site, picture
from .player import SPEECHLESS, Json, at_random, play_table
from .stillness import WATCH, check_stillness

GAMES = {
    "en": ("runedar", "siege 9", LARGE),
    "es": ("castlecards", "siege 6", LAPTOP),
    "pt-BR": ("runedar", "siege 20", TABLET),
    "pl": ("castlecards", "siege 20", PHONE),
}
"""What is played in which language, a deal that does not take too long, and the size of the window."""


def word_ids() -> list[str]:
    """The ids of all texts of the pages and the games that cannot be words themselves."""
    files = [
        *(ROOT / "web").glob("texts/en/*.ftl"),
        *(ROOT / "web").glob("src/games/*/texts/en/*.ftl"),
        *ROOT.glob("src/siegeworks/games/*/texts/en/*.ftl"),
    ]
    text = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return [found for found in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE) if "-" in found]


def english_question(site: Site, created: CreatedTable) -> str:
    """What the same seat is asked in English."""
    with site.client(created) as client:
        return str(client.table["decision"]["question"])


@pytest.mark.parametrize("language", LOCALES)
def test_a_whole_game_against_a_bot(screens: Screens, site: Site, language: str) -> None:
    game, seed, size = GAMES[language]
    options = {"difficulty": "easy"} if game == "runedar" else {}
    created = site.create(game, ["me", "bot:greedy"], options=options, seed=seed)
    player = play_table(screens, created, language=language, size=size)
    page = player.page
    page.evaluate(WATCH)
    expect(page.locator("html")).to_have_attribute("lang", language)
    ids = word_ids()

    def look(count: int, decision: Json) -> None:
        if count % 3 == 0:
            assert page.evaluate(SPEECHLESS, ids) == []
        expect(player.bar).to_contain_text(decision["question"])
        assert all(action["label"].strip() for action in decision["actions"])
        if language != "en" and count % 8 == 0:
            assert english_question(site, created) != decision["question"]
        if count in (4, 12):
            picture(page, f"game-{game}-{language}-{count}")

    player.play_out(at_random(f"{game} {language}"), look)
    check_stillness(page)
    expect(player.end).to_be_visible()
    assert page.evaluate(SPEECHLESS, ids) == []
    outcome = player.told()["outcome"]
    expect(player.end).to_contain_text(outcome["text"])
    picture(page, f"end-{game}-{language}")
