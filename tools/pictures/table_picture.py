"""Takes docs/pictures/table.png: a table of The Siege of Runedar in the browser, in the middle of a siege.

python tools/pictures/table_picture.py [browser]
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from websockets.sync.client import connect

TARGET = Path(__file__).parents[2] / "docs" / "pictures" / "table.png"
SIZE = (1440, 900)
SETTLED_MS = 1500
"""Until everything that fades in is there."""
CHOICES = 45
"""How many choices the person makes before the picture is taken."""
NEW_TABLE = {
    "game": "runedar",
    "seats": [{"who": "me", "name": "Ana"}, {"who": "bot"}, {"who": "bot"}],
    "options": {"difficulty": "easy"},
    "pace": 0,
    "seed": "picture 9",
}
AIMED = ("take", "give", "hit", "roll", "work", "dig", "melee", "ranged", "continue", "reveal", "done")
"""What the person prefers, so that the picture shows a game and not aimless wandering."""


def preferred(actions: list[dict[str, Any]]) -> str:
    texts = [str(action["action"]) for action in actions]
    for word in AIMED:
        for text in texts:
            if word in text.split() and not text.startswith("hire"):
                return text
    return next((text for text in texts if text == "end"), texts[0])


def play(address: str, table: str, token: str) -> None:
    """Play on until the picture is worth taking: some way into the game, with cards in hand."""
    url = f"{address.replace('http', 'ws')}api/tables/{table}/socket"
    with connect(url, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "token": token}))
        made = 0
        while True:
            message = json.loads(socket.recv(timeout=30))
            decision = message.get("decision")
            if message["type"] not in ("table", "step") or not decision or not decision["actions"]:
                continue
            cards = {action["path"][0] for action in decision["actions"] if action["path"][0].startswith("card:")}
            if made >= CHOICES and len(cards) >= 4:
                return
            made += 1
            number, action = decision["number"], preferred(decision["actions"])
            socket.send(json.dumps({"type": "choose", "id": number, "decision": number, "action": action}))


def take(address: str, table: str, token: str, browser: str) -> None:
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        page = launched.new_page(viewport={"width": SIZE[0], "height": SIZE[1]}, reduced_motion="reduce")
        page.goto(f"{address}t/{table}#{token}")
        page.locator('[data-handle^="card:"]').first.wait_for()
        page.wait_for_function("document.fonts.status === 'loaded'")
        page.wait_for_timeout(SETTLED_MS)
        page.screenshot(path=TARGET)
        launched.close()


def main() -> None:
    browser = sys.argv[1] if len(sys.argv) > 1 else shutil.which("chromium") or ""
    program = str(Path(sys.executable).parent / "siegeworks")
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | {"SIEGEWORKS_HOME": home, "SIEGEWORKS_LANG": "en"}
        command = [program, "serve", "--port", "0", "--no-browser"]
        with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
            try:
                ready = server.stdout.readline() if server.stdout is not None else ""
                found = re.search(r"http://\S+", ready)
                if found is None:
                    sys.exit("the server did not start")
                request = urllib.request.Request(f"{found[0]}api/tables", json.dumps(NEW_TABLE).encode())
                with urllib.request.urlopen(request) as response:
                    created = json.load(response)
                play(found[0], created["table"], created["founder"])
                take(found[0], created["table"], created["founder"], browser)
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
