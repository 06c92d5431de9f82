"""`siegeworks serve`: what it says, and how it refuses."""

import socket
import sys
from pathlib import Path

import pytest

from siegeworks.server import pages
from siegeworks.server import serve as server
from siegeworks.server.app import Settings
from siegeworks.server.serve import EVERYWHERE, LOOPBACK, BoundAddress
from siegeworks.server.site import offered
from support.program import assert_one_sentence

from .kit import plain, run


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[Settings, BoundAddress]]:
    """What would be served: the server itself has its own tests. The pages count as built."""
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").touch()
    monkeypatch.setattr(pages, "STATIC", tmp_path / "static")
    calls: list[tuple[Settings, BoundAddress]] = []

    def serve(settings: Settings, bound: BoundAddress, ready: object) -> None:
        calls.append((settings, bound))
        assert callable(ready)
        ready()
        bound.socket.close()

    monkeypatch.setattr(server, "serve", serve)
    return calls


def test_it_listens_on_the_loopback_address_and_says_where(
    served: list[tuple[Settings, BoundAddress]], tmp_path: Path
) -> None:
    result = run(tmp_path, "serve", "--no-browser")
    assert result.exit_code == 0
    ((settings, bound),) = served
    assert bound.url.startswith(f"http://{LOOPBACK}:")
    assert bound.url in plain(result.stdout)
    assert settings.home == tmp_path


def test_it_opens_the_browser_and_in_the_network_shows_a_code_for_phones(
    served: list[tuple[Settings, BoundAddress]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(
        "threading.Thread", lambda target, args, daemon: type("Now", (), {"start": lambda _: target(*args)})()
    )
    result = run(tmp_path, "serve", "--lan", "--name", "table.example", "--port", "0")
    ((settings, bound),) = served
    assert opened == [bound.url]
    assert settings.configuration.names == ("table.example",)
    assert "█" in result.stdout or "▀" in result.stdout
    assert EVERYWHERE not in bound.url


def test_a_port_that_is_taken_and_a_host_that_is_not_here_are_refused(
    served: list[tuple[Settings, BoundAddress]], tmp_path: Path
) -> None:
    with socket.socket() as taken:
        taken.bind((LOOPBACK, 0))
        taken.listen()
        assert_one_sentence(run(tmp_path, "serve", "--no-browser", "--port", str(taken.getsockname()[1])))
    assert_one_sentence(run(tmp_path, "serve", "--no-browser", "--host", "203.0.113.9"))
    assert_one_sentence(run(tmp_path, "serve", "--no-browser", "--host", "no such host"))
    assert served == []


def test_a_site_of_another_version_is_not_offered_and_one_that_is_named_must_be_right(
    served: list[tuple[Settings, BoundAddress]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(offered, "made_from", lambda: "these sources")
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / offered.RECORD).write_text('{"made_from": "older sources"}')
    older = run(tmp_path, "serve", "--no-browser")
    assert (older.exit_code, "another version" in plain(older.stderr)) == (0, True)
    assert_one_sentence(run(tmp_path, "serve", "--no-browser", "--site", str(tmp_path / "site")))
    assert_one_sentence(run(tmp_path, "serve", "--no-browser", "--site", str(tmp_path / "nowhere")))
    (tmp_path / "site" / offered.RECORD).write_text('{"made_from": "these sources"}')
    assert_one_sentence(run(tmp_path, "serve", "--no-browser", "--site", str(tmp_path / "site")))
    for needed in (offered.INDEX, offered.SERVICE):
        (tmp_path / "site" / needed).touch()
    assert run(tmp_path, "serve", "--no-browser").exit_code == 0
    assert [settings.site for settings, _ in served] == [None, tmp_path / "site"]


def test_without_the_extra_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("siegeworks.server.")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    result = run(tmp_path, "serve")
    assert_one_sentence(result)
    assert "pip install '.[server]'" in result.stderr
    assert "serve" in run(tmp_path, "--help").stdout


def test_without_pages_it_says_how_to_build_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    result = run(tmp_path, "serve", "--no-browser")
    assert_one_sentence(result)
    assert "make setup" in plain(result.output)
