"""Sudden death: the server is killed in the middle of play, again and again; no acknowledged choice is lost."""

import asyncio
import random
import tempfile
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from campaigns.fortress import Json, Player, Report, fortress

OVER = 10**9
"""The number of the decision at a table whose game is over: behind all others."""


async def _play_until_killed(home: Path, created: Json | None, luck: random.Random) -> tuple[Json, int, int]:
    """Play at a table, kill the server at some moment; returns the table, the decision after the last acknowledged
    choice, and how many were acknowledged."""
    with fortress(home) as castle:
        if created is None:
            created = await asyncio.to_thread(castle.create)
        player = await Player.sit(castle, created, created["founder"])
        number, acknowledged = (player.decision or {"number": OVER})["number"], 0
        kill = asyncio.get_running_loop().call_later(luck.uniform(0.05, 0.6), castle.process.kill)
        try:
            while not player.over:
                chosen = (player.decision or {})["number"]
                if (await player.choose())["type"] == "done":
                    number, acknowledged = chosen + 1, acknowledged + 1
        except (ConnectionClosed, OSError):
            pass
        kill.cancel()
        return created | {"over": player.over}, number, acknowledged


def run(seconds: float, seed: int = 1) -> Report:
    report, luck = Report("kill"), random.Random(seed)
    kills = acknowledged = 0
    end = time.monotonic() + seconds
    with tempfile.TemporaryDirectory() as folder:
        home, created = Path(folder), None
        while time.monotonic() < end or kills < 2:
            created, number, more = asyncio.run(_play_until_killed(home, created, luck))
            acknowledged += more
            kills += 1
            found = asyncio.run(_stored(home, created))
            if found < number:
                report.findings.append(f"decision {number} was acknowledged, {found} is stored")
            if created.pop("over"):
                created = None
    report.figures = {"kills": kills, "acknowledged choices": acknowledged}
    return report


async def _stored(home: Path, created: Json) -> int:
    """The decision a table is at when another server opens it."""
    with fortress(home) as castle:
        player = await Player.sit(castle, created, created["founder"])
        await player.socket.close()
        return int((player.decision or {"number": OVER})["number"])
