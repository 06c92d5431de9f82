"""Two people look at a finished game together: one leads, the other follows, and a note stays."""

from pathlib import Path

from playwright.sync_api import expect

from server.kit import play_on

from .browser import Screens, Site, check_access


def test_two_people_review_a_game(screens: Screens, site: Site, tmp_path: Path) -> None:
    created = site.create("runedar", ["me", "bot"], seed="a game to review")
    with site.client(created) as client:
        play_on([client], lambda actions: actions[0])
    pages = [screens.open(f"/replay/{created.table}?line={line}") for line in (3, 9)]
    leader, other = pages
    for page in pages:
        page.get_by_role("button", name="Review together").click()
        expect(page.get_by_role("list", name="In this room")).to_be_visible()
    expect(leader.get_by_text("You lead: the others see what you see.")).to_be_visible()
    expect(leader.get_by_role("list", name="In this room").get_by_role("listitem")).to_have_count(2)

    # Whoever opens the room leads from where they are; the others come there.
    expect(other.get_by_text("Move 3 of")).to_be_visible()
    leader.get_by_role("button", name="Next move").click()
    expect(other.get_by_text("Move 4 of")).to_be_visible()
    other.get_by_role("button", name="Next move").click()
    expect(other.get_by_text("Move 5 of")).to_be_visible()
    leader.get_by_role("button", name="Next move").click()
    leader.get_by_role("button", name="Next move").click()
    expect(leader.get_by_text("Move 6 of")).to_be_visible()
    expect(other.get_by_text("Move 5 of")).to_be_visible()
    other.get_by_role("button", name="Back to").click()
    expect(other.get_by_text("Move 6 of")).to_be_visible()

    leader.get_by_role("button", name="Try a variation").click()
    leader.get_by_role("button", name="Let a bot choose").click()
    expect(leader.get_by_text("One choice that nobody made in this game.")).to_be_visible()
    expect(other.get_by_text("One choice that nobody made in this game.")).to_be_visible()
    other.get_by_label("Note on this variation").fill("This is better.")
    other.get_by_role("button", name="Keep the note").click()
    expect(leader.get_by_text("This is better.")).to_be_visible()
    check_access(leader)
    leader.get_by_role("button", name="Back to the game").click()
    expect(other.get_by_text("nobody made in this game")).to_have_count(0)

    file = tmp_path / "game.siege"
    file.write_text(site.get(f"/api/tables/{created.table}/log"), encoding="utf-8")
    third = screens.open("/chronicles")
    third.get_by_label("Open a log").set_input_files(file)
    expect(third.get_by_text("Move 0 of")).to_be_visible()
    expect(third.get_by_text("This is better.")).to_have_count(0)
    third.goto(f"/replay/{created.table}")
    expect(third.get_by_text("This is better.")).to_be_visible()
