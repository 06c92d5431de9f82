"""A server with a home of its own to take pictures of, and tables on it that are played to a chosen moment."""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

Json = dict[str, Any]
AIMED = ("take", "give", "hit", "roll", "work", "dig", "melee", "ranged", "continue", "reveal", "done")
"""What the person prefers, so that pictures show a game and not aimless wandering."""


def find_browser(name: str = "") -> str:
    found = shutil.which(name or "chromium") or shutil.which("google-chrome")
    if found is None:
        sys.exit("siegeworks: needs Chromium to take pictures; run make browser")
    return found


@contextmanager
def running_server() -> Iterator[str]:
    """Start a server and give its address, without a slash at the end."""
    program = str(Path(sys.executable).parent / "siegeworks")
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"SIEGEWORKS_HOME": home, "SIEGEWORKS_LANG": "en"}
        command = [program, "serve", "--port", "0", "--no-browser"]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
            try:
                ready = server.stdout.readline() if server.stdout is not None else ""
                found = re.search(r"http://[\w.]+:\d+", ready)
                if found is None:
                    sys.exit("siegeworks: the server did not start")
                yield found[0]
            finally:
                server.terminate()


def ask(address: str, body: Json | None = None) -> Json:
    """Get a document of the server, or send it one and get its answer."""
    data = None if body is None else json.dumps(body).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(address, data)) as response:
            answer: Json = json.load(response)
            return answer
    except urllib.error.HTTPError as refusal:
        sys.exit(f"siegeworks: {address}: {refusal.read().decode()}")


def preferred(actions: list[Json]) -> str:
    """The action that looks most like playing."""
    texts = [str(action["action"]) for action in actions]
    for word in AIMED:
        for text in texts:
            if word in text.split() and not text.startswith("hire"):
                return text
    return next((text for text in texts if text == "end"), texts[0])


def play(address: str, created: Json, enough: Callable[[int, Json], bool]) -> None:
    """Play the founder's seat until the game is over, or until `enough`, asked with the choices made, says so."""
    url = f"{address.replace('http', 'ws')}/api/tables/{created['table']}/socket"
    with connect(url, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": created["founder"]}))
        made = 0
        while True:
            message = json.loads(socket.recv(timeout=60))
            if message.get("outcome"):
                return
            decision = message.get("decision")
            if message["type"] not in ("table", "step") or not decision or not decision["actions"]:
                continue
            if enough(made, decision):
                return
            made += 1
            number, action = decision["number"], preferred(decision["actions"])
            socket.send(json.dumps({"type": "choose", "id": number, "decision": number, "action": action}))
