"""Forged messages: whatever arrives over a socket or over HTTP, nothing changes that the rules do not allow."""

import asyncio
import http.client
import json
import random
import time
from typing import Any, get_args

from websockets.exceptions import ConnectionClosed

from campaigns.fortress import HONEST, Fortress, Json, Player, Report, fortress
from siegeworks.server import protocol
from siegeworks.server.protocol.socket_messages import snake_case

VALUES: list[Any] = [
    None, True, -1, 0, 2**63, 1.5, "", "x" * 90, "\x00", "\ud800", "ż", [], [[]], {}, {"a": 1}, ["axe"] * 50, "..",
]  # fmt: skip
SHAPES = {snake_case(message.__name__): message.__struct_fields__ for message in get_args(protocol.FromPage)}
"""The fields of every message that a page can send."""
PLAUSIBLE: Json = {
    "id": 1, "action": "pass", "then": [], "line": 1, "agree": True, "seat": 0, "bot": "beginner", "path": [],
    "phrase": "well-played", "name": "Eve", "language": "en", "token": "x" * 32, "when": "always",
}  # fmt: skip
WITHOUT_SHAPE = ("noise", "nested", "no object", "no type", "twice", "long")
FLAWS = ("none", "missing", "wrong", "unknown", "late")
FAMILIES = (*WITHOUT_SHAPE, *(f"{type_}: {flaw}" for type_ in SHAPES for flaw in FLAWS))
PATHS = ["", "/log", "/replay", "/verify", "/analysis", "/words", "/socket", "/branch", "/%ff", "/%00", "/../.."]


def forged(luck: random.Random, decision: int) -> tuple[str, str]:
    """A message that is almost right, or not at all, and the family that it belongs to."""
    family = luck.choice(FAMILIES)
    if family in WITHOUT_SHAPE:
        return family, _without_shape(luck, family)
    type_, flaw = family.split(": ")
    message = {name: PLAUSIBLE.get(name, luck.choice(VALUES)) for name in SHAPES[type_]} | {"type": type_}
    if "decision" in message:
        message["decision"] = decision
    field = luck.choice([*SHAPES[type_], "type"])
    if flaw == "missing":
        del message[field]
    elif flaw == "wrong":
        message[field] = luck.choice(VALUES)
    elif flaw == "unknown":
        message[luck.choice(["__class__", "by", "seats", "founder"])] = luck.choice(VALUES)
    elif flaw == "late":
        message["decision"] = decision + luck.choice([-1, 1, 2**40])
    return family, json.dumps(message)


def _without_shape(luck: random.Random, family: str) -> str:
    match family:
        case "noise":
            return bytes(luck.randrange(256) for _ in range(luck.randrange(200))).decode("latin-1")
        case "nested":
            return luck.choice(["[", '{"a":']) * luck.randrange(4000)
        case "no object":
            return json.dumps(luck.choice(VALUES))
        case "no type":
            return json.dumps({"type": luck.choice(["", "table", "__init__", "step", "done"]), "id": 1})
        case "twice":
            return '{"type":"choose","id":1,"type":"begin","id":2,"bot":"beginner","decision":1,"action":"pass"}'
        case _:
            return json.dumps({"type": "say_phrase", "id": 1, "phrase": "x" * luck.randrange(20_000)})


async def _forge(castle: Fortress, seconds: float, seed: int) -> Report:
    report, luck = Report("forge"), random.Random(seed)
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot"}]
    created = await asyncio.to_thread(castle.create, "castlecards", seats=seats)
    player = await Player.sit(castle, created, created["founder"])
    # Until the person is asked, the bot changes the table by itself.
    while not player.is_asked:
        await player.until("step")
    watcher = await Player.sit(castle, created, created["watch"])
    before, decision = _state(watcher), (watcher.decision or {}).get("number", 0)
    sent = refused = accepted = http_sent = 0
    families: set[str] = set()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            # An onlooker may do nothing at all: whatever it sends must change nothing.
            family, message = forged(luck, decision)
            await watcher.socket.send(message)
            families.add(family)
            sent += 1
            if luck.random() < 0.2:
                answer = await watcher.ask("choose", decision=decision, action="pass")
                refused += answer["type"] == "refused"
                accepted += answer["type"] != "refused"
        except ConnectionClosed:
            watcher = await Player.sit(castle, created, created["watch"])
        http_sent += 1
        await asyncio.to_thread(_http, castle, luck, created)
    again = await Player.sit(castle, created, created["watch"])
    if _state(again) != before or accepted:
        report.findings.append("a forged message of an onlooker changed a table")
    if castle.tracebacks():
        report.findings.append(f"{castle.tracebacks()} tracebacks in the log")
    if castle.process.poll() is not None:
        report.findings.append("the server ended")
    report.figures = {
        "messages": sent,
        "families": len(families),
        "of": len(FAMILIES),
        "checked refusals": refused,
        "requests": http_sent,
    }
    for each in (player, watcher, again):
        await each.socket.close()
    return report


def _state(watcher: Player) -> Json:
    """What no message of an onlooker may change."""
    kept = ("phase", "seats", "scene", "lines", "proposal", "spoken", "outcome", "asking")
    return {name: watcher.table[name] for name in kept}


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
