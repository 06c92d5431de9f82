"""A bot at a table of somebody's server: everything it does is JSON over a WebSocket, so any language can do the same.

    python examples/table_bot.py 'http://127.0.0.1:8765/t/TABLE#TOKEN'

The argument is the link of a seat, as the founder of a table shares it. This bot prefers what it knows to be
useful and is otherwise random; `docs/reference/protocol.md` describes every message.
"""

import asyncio
import json
import random
import secrets
import sys
from typing import Any
from urllib.parse import urlsplit

from websockets.asyncio.client import connect

PREFERRED = ("take", "give", "hit", "roll", "go", "work", "attack")


def socket_of(link: str) -> tuple[str, str]:
    """The address of the socket and the token, from the link of a seat."""
    parts = urlsplit(link)
    table = parts.path.rpartition("/")[2]
    scheme = "wss" if parts.scheme == "https" else "ws"
    return f"{scheme}://{parts.netloc}/api/tables/{table}/socket", parts.fragment


def choose(actions: list[dict[str, Any]]) -> str:
    """One of the legal actions, in the notation of the log."""
    texts = [str(action["action"]) for action in actions]
    for word in PREFERRED:
        useful = [text for text in texts if word in text.split()]
        if useful:
            return random.choice(useful)  # noqa: S311 - a game, not a secret
    return random.choice(texts)  # noqa: S311 - as above


async def play(link: str, name: str) -> dict[str, Any]:
    """Sit down, answer every decision that is ours, and give the outcome."""
    url, token = socket_of(link)
    async with connect(url, max_size=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token, "language": "en"}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "refused":
                raise SystemExit(message["text"])
            if message["type"] not in ("table", "step"):
                continue
            if message.get("invited") is not None:
                key = secrets.token_urlsafe(24)  # spends the link; a bot that reconnects says hello with this key
                await socket.send(json.dumps({"type": "sit", "id": 0, "name": name, "key": key}))
            if message["outcome"] is not None:
                outcome: dict[str, Any] = message["outcome"]
                return outcome
            decision = message["decision"]
            if decision is not None and decision["actions"] and not decision["automatic"]:
                number = decision["number"]
                answer = {"type": "choose", "id": number, "decision": number, "action": choose(decision["actions"])}
                await socket.send(json.dumps(answer))
    raise SystemExit("the table closed before the game was over; start the bot again")


if __name__ == "__main__":
    if len(sys.argv) != 2 or "#" not in sys.argv[1]:
        sys.exit("give the link of a seat: python examples/table_bot.py 'http://127.0.0.1:8765/t/TABLE#TOKEN'")
    print(asyncio.run(play(sys.argv[1], "Robot"))["text"])
