"""The folder of a site served by a server: its own policy, files compressed in advance, nothing outside the folder."""

import asyncio
import gzip
import json
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.types import ASGIApp, Message

from siegeworks.cli.serve import read_options
from siegeworks.kernel.problem import Problem
from siegeworks.server.app import Settings, make_app
from siegeworks.server.security import POLICY
from siegeworks.server.site import build, offered, program
from siegeworks.server.site.offered import check_site
from siegeworks.server.site.program import made_from

SCRIPT = b"export const rules = 'in Python'\n" * 200


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small folder that looks like one of this version."""
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<title>offline</title>")
    (site / "service.js").write_text("// keeps the files")
    (site / "assets" / "table.mjs").write_bytes(SCRIPT)
    (site / "assets" / "table.mjs.gz").write_bytes(gzip.compress(SCRIPT))
    (site / "site.json").write_text(json.dumps({"version": "1", "made_from": made_from()}))
    (tmp_path / "secret.txt").write_text("mine")
    return site


def visitor(tmp_path: Path, site: Path | None) -> TestClient:
    app: Any = make_app(Settings(tmp_path / "home", site=site))
    return TestClient(app, base_url="http://localhost", follow_redirects=False)


def test_files_come_with_the_policy_of_a_site_and_as_they_were_compressed(tmp_path: Path, folder: Path) -> None:
    with visitor(tmp_path, folder) as client:
        page = client.get("/offline/")
        assert (page.text, page.headers["content-type"]) == ("<title>offline</title>", "text/html; charset=utf-8")
        policy = page.headers["content-security-policy"]
        assert "'wasm-unsafe-eval'" in policy
        assert "frame-ancestors 'none'" in policy
        assert client.get("/").headers["content-security-policy"] == POLICY
        assert client.get("/offline").headers["location"] == "/offline/"
        script = client.get("/offline/assets/table.mjs")
        assert (script.content, script.headers["content-encoding"]) == (SCRIPT, "gzip")
        assert script.headers["content-type"].startswith("text/javascript")
        plain = client.get("/offline/assets/table.mjs", headers={"accept-encoding": "identity"})
        assert (plain.content, "content-encoding" in plain.headers) == (SCRIPT, False)
        again = client.get("/offline/assets/table.mjs", headers={"if-none-match": script.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get("/api/info").json()["offline_site"]


async def asked(app: ASGIApp, path: str) -> tuple[int, bytes]:
    """The answer to a path that arrives as it is: every client would resolve its dots before it sends them."""
    sent: list[Message] = []

    async def receive() -> Message:
        await asyncio.Event().wait()  # nothing more comes, and nobody hangs up
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "GET", "path": path, "raw_path": path.encode(), "query_string": b""}
    scope |= {"headers": [(b"host", b"localhost")], "client": ("127.0.0.1", 1)}
    await app(scope, receive, send)
    return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])


@pytest.mark.parametrize(
    "path",
    [
        "/offline/assets/table.mjs.gz",
        "/offline/../secret.txt",
        "/offline/assets/../../secret.txt",
        "/offline/./index.html",
        "/offline/assets",
    ],
)
def test_nothing_else_is_served_there(tmp_path: Path, folder: Path, path: str) -> None:
    with visitor(tmp_path, folder) as client:
        status, body = asyncio.run(asked(client.app, path))
        assert (status, json.loads(body)["code"]) == (404, "page-unknown")
        assert client.post("/offline/").status_code == 405


def test_without_a_folder_the_page_is_not_promised_one(tmp_path: Path) -> None:
    with visitor(tmp_path, None) as client:
        assert not client.get("/api/info").json()["offline_site"]
        assert client.get("/offline/service.js").headers["content-security-policy"] == POLICY


def test_a_folder_that_is_missing_or_of_another_version_is_one_sentence(tmp_path: Path, folder: Path) -> None:
    assert check_site(folder) == folder
    refused = {}
    for record in ("not JSON", "[]", '{"made_from": "something else"}'):
        (folder / offered.RECORD).write_text(record)
        with pytest.raises(Problem) as problem:
            check_site(folder)
        refused[record] = problem.value.code
    assert list(refused.values()) == ["site-missing", "site-other-version", "site-other-version"]
    with pytest.raises(Problem) as problem:
        check_site(tmp_path / "nowhere")
    assert problem.value.code == "site-missing"


@pytest.mark.parametrize("name", ["index.html", "service.js"])
def test_a_folder_without_its_page_or_its_service_worker_is_no_site(folder: Path, name: str) -> None:
    (folder / name).unlink()
    with pytest.raises(Problem) as problem:
        check_site(folder)
    assert problem.value.code == "site-missing"


def test_the_configuration_names_a_folder_and_the_command_line_another_one(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('site = "/srv/site"\n')
    assert read_options(file, {"site": None}).site == "/srv/site"
    assert read_options(file, {"site": "/srv/other"}).site == "/srv/other"


def write_small(made: Path, pyodide: Path) -> bool:
    made.mkdir()
    for name, text in (("index.html", "newer"), ("service.js", ""), ("site.json", '{"made_from": "newer"}')):
        (made / name).write_text(text)
    return True


def test_a_site_that_is_built_while_it_is_served_takes_its_place_and_is_refused(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(build, "_write", write_small)
    link = tmp_path / "link"
    link.symlink_to(folder)
    with visitor(tmp_path, folder) as client:
        (folder / "assets" / "table.mjs.gz").unlink()
        assert client.get("/offline/assets/table.mjs").status_code == 404
        assert client.get("/offline/").status_code == 200
        build.build_site(link)
        answers = [client.get("/offline/") for _ in range(2)]
        assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(404, "page-unknown")] * 2
    assert [record.name for record in caplog.records].count(offered.__name__) == 1
    assert (link.is_symlink(), (folder / "index.html").read_text()) == (True, "newer")
    assert not list(tmp_path.glob(".site-*"))


def test_the_old_site_stays_if_the_new_one_cannot_take_its_place(
    tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "_write", lambda made, pyodide: False)
    with pytest.raises(FileNotFoundError):
        build.build_site(folder)
    assert check_site(folder) == folder


def test_a_folder_with_some_service_worker_is_not_taken_for_an_older_site(tmp_path: Path) -> None:
    public = tmp_path / "public"
    public.mkdir()
    (public / "service.js").write_text("mine")
    with pytest.raises(Problem) as problem:
        build.build_site(public)
    assert (problem.value.code, (public / "service.js").read_text()) == ("file-exists", "mine")


def test_another_version_of_a_library_makes_another_site(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program, "version", lambda name: "0" if name == "msgspec" else version(name))
    with pytest.raises(Problem) as problem:
        check_site(folder)
    assert problem.value.code == "site-other-version"
