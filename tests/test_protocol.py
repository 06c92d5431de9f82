"""The description of the protocol is true: its page is fresh, its document whole, its examples readable."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.routing import Mount, Route, WebSocketRoute

from siegeworks.games import built_in_kits
from siegeworks.server import protocol
from siegeworks.server.app import Settings, make_app
from siegeworks.server.openapi_parts import REF
from siegeworks.server.protocol import socket_messages
from siegeworks.server.schema import components, field_notes, message_types, openapi

ROOT = Path(__file__).parents[1]


def references(schema: Any) -> set[str]:
    """Every component a schema points to."""
    if isinstance(schema, dict):
        own = {schema["$ref"].removeprefix(REF)} if "$ref" in schema else set()
        return own.union(*(references(part) for part in schema.values()))
    if isinstance(schema, list):
        return set().union(*(references(part) for part in schema))
    return set()


def test_the_page_is_fresh() -> None:
    command = [sys.executable, str(ROOT / "tools" / "generate" / "protocol_page.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_what_the_page_of_the_docs_sends_is_read() -> None:
    """The examples are cut short for people; what stands for the rest is filled in."""
    text = (ROOT / "docs" / "reference" / "protocol.md").read_text(encoding="utf-8")
    sent = re.findall(r"^> (.*)$", text, re.MULTILINE)
    assert sent
    for example in sent:
        msgspec.json.decode(example.replace("…", "x" * 16), type=protocol.FromPage)


def test_every_reference_leads_to_a_component() -> None:
    assert references(openapi()) - set(components()) == set()


def test_every_type_of_the_wire_is_described() -> None:
    schemas = components()
    assert {kind.__name__ for kind in message_types()} <= set(schemas)
    assert [name for name, schema in schemas.items() if "properties" in schema and not schema.get("description")] == []


@pytest.mark.parametrize("game", built_in_kits())
def test_the_scene_of_each_game_has_its_own_names(game: str) -> None:
    prefix = game.capitalize()
    own = {name for name in components() if name.startswith(prefix)}
    assert {f"{prefix}Scene", f"{prefix}Things"} <= own
    inner = set().union(*(references(components()[name]) for name in own))
    assert inner <= own


def test_what_the_server_sends_is_whole_and_what_it_reads_may_be_short() -> None:
    schemas = components()
    assert set(schemas["Step"]["required"]) == set(schemas["Step"]["properties"])
    assert schemas["NewTable"]["required"] == ["game", "seats"]
    assert schemas["NewTable"]["properties"]["pace"]["default"] == 600


def test_notes_below_fields_are_told() -> None:
    assert field_notes(socket_messages)["Action"] == {
        "path": "The handles that lead to it; the last one decides.",
        "confirm": "What a page asks once more before it sends the action; null for most actions.",
        "odds": "How likely the attack succeeds that this action carries out, from what this seat may know.",
    }
    assert components()["Action"]["properties"]["path"]["description"].startswith("The handles")


def test_every_route_of_the_document_is_a_route_of_the_server(tmp_path: Path) -> None:
    app: Any = make_app(Settings(tmp_path))
    while not isinstance(app, Starlette):
        app = app.app if hasattr(app, "app") else app._app
    (api,) = [route for route in app.routes if isinstance(route, Mount) and route.path == "/api"]
    served = {f"/api{route.path}" for route in api.routes if isinstance(route, Route | WebSocketRoute)}
    described = set(openapi()["paths"])
    assert described - served == set()
    assert served - described == {"/api/openapi.json", "/api/{rest:path}"}


def test_the_type_of_a_message_is_the_name_of_its_class() -> None:
    tagged = [kind for kind in message_types() if kind.__struct_config__.tag is not None]
    assert len(tagged) == len({kind.__struct_config__.tag for kind in tagged}) > 20
    for kind in tagged:
        assert kind.__struct_config__.tag_field == "type"
        assert kind.__struct_config__.tag == re.sub(r"(?<!^)(?=[A-Z])", "_", kind.__name__).lower()
