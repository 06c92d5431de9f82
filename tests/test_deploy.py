"""The files in `deploy/`: as far as they can be checked without a container engine."""

import json
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from server.kit import running
from siegeworks.server.configuration import read_configuration
from siegeworks.server.metrics import PREFIX

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"


def test_the_image_runs_as_nobody_special_and_stops_in_good_order() -> None:
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    last = lines[max(number for number, line in enumerate(lines) if line.startswith("FROM")) :]
    assert "USER 10001" in last
    assert "STOPSIGNAL SIGTERM" in last
    entry = json.loads(next(line for line in last if line.startswith("ENTRYPOINT")).removeprefix("ENTRYPOINT"))
    assert entry[1] == "serve"
    assert "/healthz" in next(line for line in last if line.startswith("HEALTHCHECK"))
    for line in lines:
        if line.startswith("COPY ") and "--from" not in line:
            assert (ROOT / line.split()[1]).exists(), line


def test_the_composition_is_read_only_and_without_privileges() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))["services"]
    server = services["server"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert (DEPLOY / ".." / server["build"]["dockerfile"]).exists()
    assert set(services) == {"database", "server", "proxy"}
    assert "ports" not in server
    assert "reverse_proxy server:8765" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_the_configuration_of_the_image_can_be_read() -> None:
    found = read_configuration(DEPLOY / "server.toml")
    assert (found.log, found.metrics_port) == ("json", 9464)


def test_the_script_that_installs_is_a_script_and_installs_what_there_is() -> None:
    text = (DEPLOY / "install.sh").read_text(encoding="utf-8")
    assert subprocess.run(["/bin/sh", "-n", DEPLOY / "install.sh"], check=False).returncode == 0
    extras = re.findall(r"\.\[([a-z,]+)\]", text)[0].split(",")
    known = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(extras) <= set(known)


def test_the_unit_of_systemd_is_valid() -> None:
    unit = DEPLOY / "siegeworks.service"
    assert "KillSignal=SIGTERM" in unit.read_text(encoding="utf-8")
    if shutil.which("systemd-analyze") is None:
        pytest.skip("no systemd here")
    command = ["systemd-analyze", "verify", str(unit)]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    faults = [line for line in checked.stderr.splitlines() if "siegeworks.service:" in line and "Command" not in line]
    assert faults == []


def test_every_number_on_the_dashboard_is_one_that_the_server_has(tmp_path: Path) -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(rf"{PREFIX}[a-z_]+", target["expr"])
    }
    with running(tmp_path) as server:
        app: Any = server.server.config.app
        known = set(re.findall(rf"# TYPE ({PREFIX}[a-z_]+)", app.stopping.metrics.text()))
    assert {name.removesuffix("_bucket") for name in asked} == known


def test_the_bill_of_materials_names_every_pinned_package_and_its_extras(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "tools" / "generate" / "sbom.py"), str(tmp_path)]
    assert subprocess.run(command, check=False).returncode == 0
    (file,) = tmp_path.glob("siegeworks-*.cdx.json")
    document = json.loads(file.read_text(encoding="utf-8"))
    found = {part["name"]: part for part in document["components"]}
    pinned = re.findall(r"^([^=#\s]+)==", (ROOT / "constraints.txt").read_text(encoding="utf-8"), re.MULTILINE)
    assert len(found) == len(pinned)
    assert {"name": "siegeworks:extra", "value": "server"} in found["uvicorn"]["properties"]
    assert found["msgspec"]["purl"].startswith("pkg:pypi/msgspec@")
