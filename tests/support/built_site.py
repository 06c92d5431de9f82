"""The folder of `siegeworks build-site`, built once for all tests that need it, and the Python inside it."""

import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest

from siegeworks.server.site.build import build_site, find_node
from support.shared_folders import shared_folder

RUN = Path(__file__).with_name("run_in_site.mjs")
MINUTES = 60.0


def shared_site(factory: pytest.TempPathFactory) -> Path:
    """The folder; the first test that needs it builds it, also among the processes of a parallel run."""
    with shared_folder(factory, "web-space") as folder:
        site = folder / "a-club" / "games"
        if not site.exists():
            assert build_site(site).compiled
        return site


def run_in_site(site: Path, code: str, given: Any) -> Any:
    """The value of `answer(given)` that some code defines, computed by the Python of the site, without a browser."""
    node = find_node()
    assert node is not None
    with tempfile.TemporaryDirectory() as folder:
        task = Path(folder) / "task.json"
        task.write_text(json.dumps({"code": code, "given": given}), encoding="utf-8")
        command = [node, str(RUN), str(site), str(task)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=10 * MINUTES)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])
