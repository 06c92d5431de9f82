"""Damaged files: logs, positions and content packs with bytes changed; each is read or refused in one sentence."""

import json
import random
import tempfile
import time
from pathlib import Path

from typer.testing import CliRunner, Result

from campaigns.fortress import Report
from siegeworks.cli.app import build_app


def _program(home: Path, *arguments: str, typed: str = "") -> Result:
    environment = {"SIEGEWORKS_HOME": str(home), "USER": "ana", "COLUMNS": "80", "NO_COLOR": "1"}
    return CliRunner().invoke(build_app("en"), list(arguments), input=typed, env=environment)


def damaged(data: bytes, luck: random.Random) -> bytes:
    """The same bytes with a few changed, removed, doubled or added."""
    changed = bytearray(data)
    for _ in range(luck.randrange(1, 4)):
        place = luck.randrange(len(changed) + 1)
        kind = luck.randrange(4)
        if kind == 0:
            changed[place : place + 1] = bytes([luck.randrange(256)])
        elif kind == 1:
            del changed[place : place + luck.randrange(1, 200)]
        elif kind == 2:
            changed[place:place] = changed[place : place + luck.randrange(1, 200)]
        else:
            changed[place:place] = luck.choice(
                [b"\n", b"\x00", b"9" * 400, b"{", b'"', b"[[", b"\xff", b"-1", b"1e999"]
            )
    return bytes(changed)


def run(seconds: float, seed: int = 1) -> Report:
    report, luck = Report("files"), random.Random(seed)
    tried = refused = 0
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        _program(home, "play", "--seats", "1", "--name", "Ana", "--seed", "siege", typed="1\n" * 60)
        (log,) = (home / "games").glob("*.siege")
        position = json.dumps(json.loads(_program(home, "position", "export", log.stem).stdout)).encode()
        kinds = {
            "replay": log.read_bytes(),
            "verify": log.read_bytes(),
            "position check": position,
            "content check": _program(home, "content", "export").stdout.encode() or b"[[siege]]\nlevel = 1\n",
        }
        end = time.monotonic() + seconds
        while time.monotonic() < end or tried < 2 * len(kinds):
            command, data = list(kinds.items())[tried % len(kinds)]
            file = home / "damaged"
            file.write_bytes(damaged(data, luck))
            result = _program(home, *command.split(), str(file))
            tried += 1
            refused += result.exit_code == 2
            if result.exit_code not in (0, 2) or not isinstance(result.exception, SystemExit | None):
                report.findings.append(f"{command}: {result.exception!r} (seed {seed}, try {tried})")
    report.figures = {"files": tried, "refused": refused}
    return report
