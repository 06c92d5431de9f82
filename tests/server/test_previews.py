"""Preview cards as a crawler sees them: tags in the page, a picture, and nothing that only players may know."""

import html
import io
import re
import urllib.request

from PIL import Image

from siegeworks.kernel.content import LANGUAGES
from siegeworks.server.pages import STATIC
from siegeworks.server.preview_picture import preview_picture
from siegeworks.table.puzzles import puzzles

from .kit import Json, Running, play_on

PAIR: list[Json] = [{"who": "me", "name": 'A"<b>'}, {"who": "friend"}]


def tags(server: Running, path: str, **headers: str) -> dict[str, str]:
    page = server.request(path, **headers)
    assert page.status == 200
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" in page.text
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', page.text)
    return {name: html.unescape(text) for name, text in found}


def test_a_private_table_shows_its_game_and_nobody(server: Running) -> None:
    created = server.create("castlecards", PAIR)
    found = tags(server, f"/t/{created['table']}")
    assert (found["og:title"], found["og:description"]) == ("Castlecards", "Come to the table")
    assert found["og:url"] == f"{server.address}/t/{created['table']}"
    secrets = [created["founder"], created["watch"], created["links"][1]["token"], "<b>"]
    assert not any(secret in text for secret in secrets for text in found.values())


def test_names_are_shown_where_everybody_may_read_them_and_are_escaped(server: Running) -> None:
    created = server.create("castlecards", PAIR, open={"language": "pl", "level": "any"})
    table = created["table"]
    assert tags(server, f"/t/{table}")["og:description"] == 'Come to the table: A"<b>'
    assert 'content="Come to the table: A&quot;&lt;b&gt;"' in server.request(f"/t/{table}").text
    with server.sit(created, created["founder"]) as ana, server.sit(created, created["links"][1]["token"]) as ben:
        ben.take_seat("Łódź")
        ana.until("table")
        play_on([ana, ben], lambda actions: actions[0])
    replay = tags(server, f"/replay/{table}", **{"accept-language": "pl"})
    assert replay["og:description"] == 'Powtórka zakończonej gry: A"<b>, Łódź'
    assert replay["og:locale"] == "pl_PL"


def test_a_cup_shows_its_name(server: Running) -> None:
    new = {"name": "Cup <of> Łódź", "game": "castlecards", "form": "swiss", "language": "en"}
    cup = server.request("/api/cups", new, authorization=f"Bearer {'o' * 32}").json()["cup"]["id"]
    found = tags(server, f"/cups/{cup}")
    assert (found["og:title"], found["og:url"]) == ("Cup <of> Łódź", f"{server.address}/cups/{cup}")
    assert tags(server, "/cups/nothing")["og:title"] == tags(server, "/cups")["og:title"] == "Cups"


def test_every_language_by_header_and_by_query(server: Running) -> None:
    by_header = {tags(server, "/daily", **{"accept-language": each})["og:title"] for each in LANGUAGES}
    by_query = {tags(server, f"/daily?language={each}")["og:title"] for each in LANGUAGES}
    assert len(by_header) == len(LANGUAGES)
    assert by_header == by_query
    assert tags(server, "/daily?language=la")["og:title"] == "Daily siege"
    assert tags(server, "/puzzles/nothing")["og:title"] == tags(server, "/puzzles")["og:title"] == "Puzzle"
    known = next(iter(puzzles()))
    puzzle = server.request(f"/api/puzzles/{known}?language=es").json()
    found = tags(server, f"/puzzles/{known}?language=es")
    assert (found["og:title"], found["og:description"]) == (puzzle["title"], puzzle["task"])
    assert tags(server, "/t/nothing")["og:title"] == "Siegeworks"


def test_the_picture_is_a_png_of_the_right_size_and_reachable_from_the_page(server: Running) -> None:
    address = tags(server, "/daily?language=pl")["og:image"]
    with urllib.request.urlopen(address) as answer:
        data, kind = answer.read(), answer.headers["content-type"]
    picture = Image.open(io.BytesIO(data))
    assert (kind, picture.format, picture.size) == ("image/png", "PNG", (1200, 630))
    assert data == preview_picture("Codzienne oblężenie", "Jedno rozdanie dziennie, takie samo dla wszystkich")
    assert data != preview_picture("Daily siege", "One deal a day, the same for everybody")


def test_the_picture_of_a_hidden_hand_is_that_of_every_other_table(server: Running) -> None:
    """It is drawn from the game alone: whatever lies on a private table, the picture is the same."""
    first, second = (server.create("castlecards", [{"who": "me", "name": name}, {"who": "bot"}]) for name in ("A", "B"))
    pictures = [server_bytes(server, f"/api/previews/t.png?id={each['table']}") for each in (first, second)]
    assert pictures[0] == pictures[1]


def server_bytes(server: Running, path: str) -> bytes:
    with urllib.request.urlopen(f"{server.address}{path}") as answer:
        data: bytes = answer.read()
    return data


def test_the_page_has_the_place_for_the_tags() -> None:
    assert (STATIC / "index.html").read_text().count("<title>Siegeworks</title>") == 1
