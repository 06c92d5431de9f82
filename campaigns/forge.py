"""Forged messages: whatever arrives over a socket or over HTTP, nothing changes that the rules do not allow."""

import asyncio
import http.client
import json
import random
import time
from typing import Any

from websockets.exceptions import ConnectionClosed

from campaigns.fortress import HONEST, Fortress, Json, Player, Report, fortress

VALUES: list[Any] = [
    None, True, -1, 0, 2**63, 1.5, "", "x" * 90, "\x00", "\ud800", "ż", [], [[]], {}, {"a": 1}, ["axe"] * 50, "..",
]  # fmt: skip
TYPES = [
    "hello", "speak", "sit", "invite_device", "renew", "begin", "choose", "undo", "ask_me", "rewind", "consent",
    "hand_over", "say_phrase", "why", "hint", "table", "", "__init__",
]  # fmt: skip
FIELDS = [
    "type", "id", "decision", "action", "then", "line", "agree", "seat", "bot", "phrase", "path", "name", "language",
    "token", "key", "when", "__class__",
]  # fmt: skip
PATHS = ["", "/log", "/replay", "/verify", "/analysis", "/words", "/socket", "/branch", "/%ff", "/%00", "/../.."]


def forged(luck: random.Random, decision: int) -> str:
    """A message that is almost right, or not at all."""
    kind = luck.random()
    if kind < 0.1:
        return bytes(luck.randrange(256) for _ in range(luck.randrange(200))).decode("latin-1")
    if kind < 0.15:
        return "[" * luck.randrange(4000)
    message: Json = {"type": luck.choice(TYPES), "id": luck.randrange(1000)}
    if luck.random() < 0.7:
        message["decision"] = decision + luck.choice([-1, 0, 0, 1])
    for _ in range(luck.randrange(5)):
        message[luck.choice(FIELDS)] = luck.choice(VALUES)
    return json.dumps(message)


async def _forge(castle: Fortress, seconds: float, seed: int) -> Report:
    report, luck = Report("forge"), random.Random(seed)
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot"}]
    created = await asyncio.to_thread(castle.create, "castlecards", seats=seats)
    player = await Player.sit(castle, created, created["founder"])
    # Until the person is asked, the bot changes the table by itself.
    while not player.is_asked:
        await player.until("step")
    watcher = await Player.sit(castle, created, created["watch"])
    before = (watcher.decision or {}).get("number")
    sent = refused = accepted = http_sent = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            # An onlooker may do nothing at all: whatever it sends must change nothing.
            await watcher.socket.send(forged(luck, before or 0))
            sent += 1
            if luck.random() < 0.2:
                answer = await watcher.ask("choose", decision=before, action="pass")
                refused += answer["type"] == "refused"
                accepted += answer["type"] != "refused"
        except ConnectionClosed:
            watcher = await Player.sit(castle, created, created["watch"])
        http_sent += 1
        await asyncio.to_thread(_http, castle, luck, created)
    again = await Player.sit(castle, created, created["watch"])
    if (again.decision or {}).get("number") != before or accepted:
        report.findings.append("a forged message of an onlooker changed a table")
    if castle.tracebacks():
        report.findings.append(f"{castle.tracebacks()} tracebacks in the log")
    if castle.process.poll() is not None:
        report.findings.append("the server ended")
    report.figures = {"messages": sent, "checked refusals": refused, "requests": http_sent}
    for each in (player, watcher, again):
        await each.socket.close()
    return report


def _http(castle: Fortress, luck: random.Random, created: Json) -> None:
    connection = http.client.HTTPConnection(HONEST, castle.port, timeout=30)
    body = bytes(luck.randrange(256) for _ in range(luck.randrange(60)))
    if luck.random() < 0.5:
        body = json.dumps({luck.choice(["game", "seats", "pace"]): luck.choice(VALUES)}).encode("utf-8", "replace")
    table = luck.choice([created["table"], "%ff", "..", "x" * 300])
    try:
        method = luck.choice(["GET", "POST", "PUT", "HEAD"])
        connection.request(method, f"/api/tables/{table}{luck.choice(PATHS)}?seat=%ff&language=%fe", body)
        if luck.random() < 0.8:
            connection.getresponse().read()
    except (http.client.HTTPException, OSError):
        pass
    finally:
        connection.close()


def run(seconds: float, seed: int = 1) -> Report:
    with fortress() as castle:
        return asyncio.run(_forge(castle, seconds, seed))
