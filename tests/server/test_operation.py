"""An operator's side: configuration, health, metrics, logs, and a server that stops in good order."""

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from siegeworks.kernel.problem import Problem
from siegeworks.server.configuration import Configuration, checked, read_configuration
from siegeworks.server.limits import ServerLimits
from siegeworks.server.logs import JsonFormatter, PlainFormatter, set_up_logs
from siegeworks.server.metrics import SECONDS, Histogram, Metrics
from siegeworks.server.outbox import TRY_AGAIN
from siegeworks.server.serve import LOOPBACK

from .kit import GENEROUS, PATIENCE, Host, Running, running

SOLO = [{"who": "me", "name": "Ana"}]
TOKEN = "Abcdefgh_jklmnopqrstuvwxyz-12345"  # noqa: S105 - opens nothing


def test_a_configuration_is_read_and_has_defaults(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('names = ["games.example.org"]\nlog = "json"\n[limits]\nsockets_per_address = 200\n')
    found = read_configuration(file)
    assert (found.names, found.log) == (("games.example.org",), "json")
    assert found.limits == ServerLimits(sockets_per_address=200)
    assert (found.retention.never_begun_days, found.retention.finished_days) == (7, 0)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("names = 3", "config-unreadable"),
        ("nonsense = 1", "config-unreadable"),
        ("[limits]\nsockets = 1", "config-unreadable"),
        ("[limits]\nloop_share = 0", "config-unreadable"),
        ("[limits]\nloop_share = inf", "config-unreadable"),
        ("[retention]\nnever_begun_days = 1e99", "config-unreadable"),
        ('thinkers_secret = "/dev/zero"\nthinkers = ["127.0.0.1:1"]', "file-unreadable"),
        (
            'mail = {host = "h", sender = "a@b.org", address = "https://b.org", password_file = "/dev/zero"}',
            "file-unreadable",
        ),
        ("= 1", "config-unreadable"),
        ("\xff", "config-unreadable"),
        ('trusted_proxies = ["proxy"]', "proxy-address"),
        ('key = "key.pem"', "config-certificate-key"),
        ('key = "none.pem"\ncertificate = "none.pem"', "serve-certificate"),
    ],
)
def test_a_wrong_configuration_is_one_problem(tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "server.toml"
    file.write_bytes(text.encode("latin-1"))
    with pytest.raises(Problem, match=code):
        read_configuration(file)


@pytest.mark.parametrize("file", ["/dev/zero", "fifo", "."])
def test_what_never_ends_is_no_configuration(tmp_path: Path, file: str) -> None:
    os.mkfifo(tmp_path / "fifo")
    with pytest.raises(Problem, match="file-unreadable"):
        read_configuration(tmp_path / file)


def test_a_configuration_that_is_not_there_is_one_problem(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="file-unreadable"):
        read_configuration(tmp_path / "none.toml")
    assert checked(Configuration()) == Configuration()


def test_a_histogram_counts_up_to_each_limit() -> None:
    histogram = Histogram()
    for seconds in (0.0005, 0.001, 0.003, 99.0):
        histogram.note(seconds)
    lines = list(histogram.lines("taken"))
    assert lines[0] == 'taken_bucket{le="0.001"} 2'
    assert lines[1] == 'taken_bucket{le="0.0025"} 2'
    assert lines[2] == 'taken_bucket{le="0.005"} 3'
    assert lines[len(SECONDS)] == 'taken_bucket{le="+Inf"} 4'
    assert lines[-1] == "taken_count 4"
    assert Metrics().text().endswith("\n")


def test_health_and_readiness_are_answered_to_everybody(server: Running) -> None:
    assert server.request("/healthz").text == "ok\n"
    assert server.request("/readyz").status == 200


def test_a_proxy_may_ask_for_health_without_naming_a_host(server: Running) -> None:
    """HAProxy does, unless it is told otherwise."""
    for path, status in (("/healthz", b"200"), ("/readyz", b"200"), ("/api/info", b"421")):
        with socket.create_connection((LOOPBACK, server.port), PATIENCE) as asking:
            asking.sendall(f"GET {path} HTTP/1.0\r\n\r\n".encode())
            assert asking.recv(100).split()[1] == status


def test_metrics_are_on_a_port_of_their_own(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "siegeworks")
    with running(tmp_path, configuration=Configuration(metrics_port=0, limits=GENEROUS)) as server:
        port = int(next(text for text in caplog.messages if "metrics" in text).rsplit(":", 1)[1].split("/")[0])
        assert port != server.port
        created = server.create("runedar", SOLO)
        with server.sit(created, created["founder"]) as ana:
            ana.choose(ana.actions[0])
            ana.ask("choose", decision=99, action="nothing")
            metrics = _get(port, "/metrics")
            assert _get(port, "/healthz") == "ok\n"
            assert _get(port, "/readyz") == "ready\n"
        found = dict(line.rsplit(" ", 1) for line in metrics.splitlines() if not line.startswith("#"))
        assert found["siegeworks_decisions_total"] == found["siegeworks_decision_seconds_count"] == "1"
        assert (found["siegeworks_tables"], found["siegeworks_sockets"]) == ("1", "1")
        assert found['siegeworks_refusals_total{code="table-late"}'] == "1"
        assert found['siegeworks_http_answers_total{status="201"}'] == "1"
        assert int(found["siegeworks_commits_total"]) >= 2
        assert server.request("/metrics").headers["content-type"].startswith("text/html")  # a page of the client
        with pytest.raises(urllib.error.HTTPError, match="404"):
            _get(port, "/else")


def _get(port: int, path: str) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as response:
        text: str = response.read().decode()
        return text


def test_a_port_for_metrics_that_is_taken_is_one_problem(server: Running, tmp_path: Path) -> None:
    command = ["--port", "0", "--no-browser", "--metrics-port", str(server.port)]
    failed = _serve(tmp_path / "other", *command)
    _, said = failed.communicate(timeout=PATIENCE * 4)
    assert failed.returncode != 0
    assert "Traceback" not in said
    assert str(server.port) in said


@pytest.mark.parametrize("formatter", [PlainFormatter(), JsonFormatter()], ids=["plain", "json"])
def test_a_log_holds_no_secret(formatter: logging.Formatter) -> None:
    try:
        raise ValueError(TOKEN)
    except ValueError:
        record = logging.LogRecord("x", logging.ERROR, "", 1, "token %s at %s", (TOKEN, "t1"), sys.exc_info())
    line = formatter.format(record)
    assert TOKEN not in line
    assert "[token] at t1" in line
    assert "ValueError" in line


def test_strangers_cannot_fill_the_log() -> None:
    root = logging.getLogger()
    before, level = root.handlers, root.level
    try:
        set_up_logs(as_json=False)
        (handler,) = root.handlers
    finally:
        root.handlers = before
        root.setLevel(level)
    texts = ("Invalid HTTP request received.", "ASGI callable returned without completing response.")
    assert [bool(handler.filter(logging.makeLogRecord({"msg": text}))) for text in texts] == [False, True]


def test_a_line_of_a_json_log_is_one_object() -> None:
    record = logging.LogRecord("siegeworks.x", logging.WARNING, "", 1, "two\nlines", (), None)
    entry = json.loads(JsonFormatter().format(record))
    assert (entry["level"], entry["logger"], entry["message"]) == ("warning", "siegeworks.x", "two\nlines")
    assert entry["time"].endswith("+00:00")


def test_a_line_of_a_log_names_its_process() -> None:
    """Several processes of one server write to the same place."""
    record = logging.makeLogRecord({"msg": "hello", "process": 4711})
    assert json.loads(JsonFormatter().format(record))["process"] == 4711
    assert " 4711 " in PlainFormatter().format(record)


def _serve(home: Path, *arguments: str) -> "subprocess.Popen[str]":
    program = "import sys; from siegeworks.server import pages; pages.check_built = lambda: None;"
    program += " from siegeworks.cli import main; main()"
    return subprocess.Popen(
        [sys.executable, "-c", program, "serve", *arguments],
        env=os.environ | {"SIEGEWORKS_HOME": str(home), "LANG": "C.UTF-8", "COLUMNS": "200"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.skipif(os.name != "posix", reason="signals of Unix")
def test_a_server_that_is_asked_to_stop_sends_everybody_away_and_ends_well(tmp_path: Path) -> None:
    config = tmp_path / "server.toml"
    config.write_text('log = "json"\n')
    with _serve(tmp_path / "home", "--port", "0", "--no-browser", "--config", str(config)) as process:
        try:
            assert process.stdout is not None
            url = next(line for line in process.stdout if "http://" in line)
            host = Host(int(url.rsplit(":", 1)[1].strip().rstrip("/")))
            created = host.create("runedar", SOLO)
            with host.sit(created, created["founder"]) as ana:
                assert ana.choose(ana.actions[0])["type"] == "done"
                process.send_signal(signal.SIGTERM)
                with pytest.raises(ConnectionClosed) as closed:
                    ana.until("nothing")
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == TRY_AGAIN
            _, said = process.communicate(timeout=PATIENCE)
        finally:
            process.kill()
    assert process.returncode == 0
    entries = [json.loads(line) for line in said.splitlines()]
    assert any("asked to stop" in entry["message"] for entry in entries)
    assert not [entry for entry in entries if "traceback" in entry]
    with running(tmp_path / "home") as again, again.sit(created, created["founder"]) as ana:
        assert ana.decision is not None
        assert ana.decision["number"] > 1
