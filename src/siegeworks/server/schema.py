"""The protocol for programs: the JSON Schema of every message and the OpenAPI document.

All of it is generated from the types in `protocol` and from the scenes of the games, so it always describes what the
server reads and writes.
"""

import ast
import inspect
from functools import cache
from importlib import import_module
from importlib.metadata import version
from types import ModuleType
from typing import Any

import msgspec

from siegeworks.games import kits
from siegeworks.kernel.game import Json
from siegeworks.server import protocol
from siegeworks.server.cup_schema import cup_routes
from siegeworks.server.openapi_parts import (
    FILE,
    LANGUAGE,
    NUMBER,
    REF,
    TEXT,
    either,
    good_answer,
    json_of,
    query,
    route,
)
from siegeworks.server.protocol import (
    alert_messages,
    common,
    cup_messages,
    daily_messages,
    http_messages,
    lobby_messages,
    profile_messages,
    puzzle_messages,
    rating_messages,
    review_messages,
    socket_messages,
)
from siegeworks.server.review_schema import course_route, import_route, review_routes

SCENE_TYPES = ("Scene", "Things")
"""The types of a game's scene module that pages read; the types of their fields are included."""
MODULES = (
    common,
    socket_messages,
    http_messages,
    puzzle_messages,
    rating_messages,
    daily_messages,
    cup_messages,
    lobby_messages,
    alert_messages,
    profile_messages,
    review_messages,
)
UNIONS = {
    "FromPage": protocol.FromPage,
    "ToPage": protocol.ToPage,
    "FromReviewer": protocol.FromReviewer,
    "ToReviewer": protocol.ToReviewer,
}


def message_types() -> list[type[msgspec.Struct]]:
    """The types of the protocol in the order of their definition, without base classes."""
    return [
        kind
        for module in MODULES
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
        and not kind.__subclasses__()
    ]


@cache
def field_notes(module: ModuleType) -> dict[str, dict[str, str]]:
    """The docstrings below the fields of a module's classes, by class and field."""
    notes: dict[str, dict[str, str]] = {}
    for node in ast.parse(inspect.getsource(module)).body:
        if not isinstance(node, ast.ClassDef):
            continue
        found = notes.setdefault(node.name, {})
        for entry, following in zip(node.body, node.body[1:], strict=False):
            if (
                isinstance(entry, ast.AnnAssign)
                and isinstance(entry.target, ast.Name)
                and isinstance(following, ast.Expr)
                and isinstance(following.value, ast.Constant)
                and isinstance(following.value.value, str)
            ):
                found[entry.target.id] = inspect.cleandoc(following.value.value)
    return notes


def components() -> dict[str, Json]:
    """The schema of every message, and of the scenes and words of each game under the game's name."""
    types = message_types()
    _, schemas = msgspec.json.schema_components(types, ref_template=REF + "{name}")
    for kind in types:
        if not kind.__struct_config__.forbid_unknown_fields:
            _require_all(schemas[kind.__name__])
    for module in MODULES:
        _annotate(schemas, module)
    for name, union in UNIONS.items():
        (schema,), _ = msgspec.json.schema_components([union], ref_template=REF + "{name}")
        schemas[name] = {"oneOf": schema["anyOf"], "discriminator": schema["discriminator"]}
    for kit in kits().values():
        if kit.scene_module is not None:
            schemas |= _scene_schemas(kit.id, import_module(kit.scene_module))
    _open_objects(schemas)
    return dict(schemas)


def _open_objects(schema: Any) -> None:
    """State explicitly that an object without named properties may have any."""
    if isinstance(schema, dict):
        if schema.get("type") == "object" and "properties" not in schema:
            schema.setdefault("additionalProperties", True)
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            _open_objects(part)


def _require_all(schema: Json) -> None:
    """Mark all fields as required: the server always sends every field, even those with a default."""
    schema["required"] = list(schema["properties"])
    for kind in schema["properties"].values():
        kind.pop("default", None)


def _scene_schemas(game: str, scene: ModuleType) -> dict[str, Json]:
    """A game's own types, each prefixed with the name of the game: several games may have a `Card`."""
    prefix = "".join(part.capitalize() for part in game.split("_"))
    kinds = [getattr(scene, name) for name in SCENE_TYPES]
    _, schemas = msgspec.json.schema_components(kinds, ref_template=REF + prefix + "{name}")
    _annotate(schemas, scene)
    return {prefix + name: schema | {"title": prefix + name} for name, schema in schemas.items()}


def _annotate(schemas: dict[str, Json], module: ModuleType) -> None:
    for name, notes in field_notes(module).items():
        for field, note in notes.items():
            if name in schemas and field in schemas[name].get("properties", {}):
                schemas[name]["properties"][field]["description"] = note


CHOSEN = [
    query("from", "How many wins and how many losses to skip.", NUMBER),
    query("game", "The game; without it the first one that has been played.", TEXT),
    query("difficulty", "Only games of this difficulty.", TEXT),
    query("seats", "Only games with so many seats.", NUMBER),
    query("name", "Only games of somebody whose name contains this, without regard to case and accents.", TEXT),
]
SECRET: Json = {"security": [{"seat": []}]}
SOCKET_NOTE = (
    "A WebSocket. The first message of a page is `Hello` with the token of a seat or of the onlookers; the server"
    " answers with `Table`. After that the page sends messages of `FromPage` and the server messages of `ToPage`, one"
    " JSON object per text message. A message with an `id` is answered by `Done`, `Because`, `HintAnswer` or `Refused`"
    " with the same `id`; a refused one changed nothing. A page of a browser must come from this server (its Origin is"
    " checked)."
)


def _table_routes() -> dict[str, Json]:
    """The routes below one table. An answer to a request with a token shows only what its seat may see."""
    text: Json = {"text/plain": {"schema": {"type": "string"}}}
    seat = query("seat", "The seat whose view to show; the onlookers' if left out.", {"type": "integer"})
    content = query("content", "`yes` adds the content the game was played with, for a program that lacks it.")
    return {
        "/api/tables/{table}": route(
            "A table in short",
            good_answer("How it stands.", json_of("TableSummary")),
            parameters=[LANGUAGE],
            **SECRET,
        ),
        "/api/tables/{table}/log": route(
            "The log of a finished game", good_answer("The log.", text), parameters=[content]
        ),
        "/api/tables/{table}/words": route(
            "The words of a table's game, with the content that the table is played with",
            good_answer("Names, effects, rules.", json_of("GameWords")),
            parameters=[LANGUAGE],
        ),
        "/api/tables/{table}/replay": route(
            "A finished game, line by line",
            good_answer("All its lines.", json_of("Replay")),
            parameters=[seat, LANGUAGE],
        ),
        "/api/tables/{table}/verify": route(
            "Prove the dice of a finished game", good_answer("Every draw follows from the seed.", json_of("Verified"))
        ),
        "/api/tables/{table}/analysis": route(
            "The coach's analysis of a finished game; repeat the request until it is ready",
            good_answer("The analysis, or how far it is.", either("AnalysisReady", "AnalysisRunning")),
            parameters=[LANGUAGE],
        ),
        "/api/tables/{table}/socket": {
            "summary": "Sit at a table or watch it",
            "description": SOCKET_NOTE,
            "responses": {"101": {"description": "The socket is open.", "content": json_of("ToPage")}},
        },
        **review_routes(),
    }


def _puzzle_routes() -> dict[str, Json]:
    """The routes of puzzles. Nobody needs a token for them."""
    puzzle = {"name": "puzzle", "in": "path", "required": True, "schema": {"type": "string"}}
    answer = good_answer("What came of the choices.", json_of("PuzzleAnswer"))
    return {
        "/api/puzzles": {
            "get": route(
                "All puzzles, with how people fared",
                good_answer("The puzzles.", json_of("PuzzleList")),
                parameters=[LANGUAGE],
            )
        },
        "/api/puzzles/{puzzle}": {
            "parameters": [puzzle],
            "get": route("A puzzle before the first choice", answer, parameters=[LANGUAGE]),
            "post": route(
                "Judge choices in a puzzle",
                answer,
                parameters=[LANGUAGE],
                requestBody={"required": True, "content": json_of("PuzzleTry")},
            ),
        },
        "/api/scenarios": {
            "post": route(
                "Judge choices in the scenario of a link",
                answer,
                parameters=[LANGUAGE],
                requestBody={"required": True, "content": json_of("SharedTry")},
            )
        },
    }


def _rating_route() -> Json:
    return route(
        "The ratings of a game, and of one person",
        good_answer("People, bots and difficulties.", json_of("RatingPage")),
        parameters=[
            query("game", "The game; the first of the server if left out."),
            query("name", "The person whose games are listed too."),
        ],
    )


def _lobby_route() -> Json:
    return route(
        "The lobby: tables that are open to everybody, the latest first",
        good_answer("A page of the lobby.", json_of("LobbyPage")),
        parameters=[
            query("running", "`yes` lists running tables to watch, in place of those with free seats."),
            query("game", "Only tables of this game."),
            query("language", "Only tables where this language is spoken."),
            query("level", "Only tables for `any`, `newcomers` or `experienced`."),
            query("clock", "Only tables without a clock (`none`), with one (`live`), or played over days (`days`)."),
            query("rated", "Only rated tables (`yes`), or only friendly ones (`no`)."),
            query("from", "How many tables to skip.", NUMBER),
        ],
    )


def _daily_routes() -> dict[str, Json]:
    """The routes of the daily siege. The bearer token is the person's own key; without it nothing is one's own."""
    game = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
    day = {"name": "day", "in": "path", "required": True, "schema": {"type": "string", "format": "date"}}
    order = query("by", "The order: by result, or by the result without luck.", {"enum": ["result", "adjusted"]})
    return {
        "/api/daily": {
            "get": route(
                "The daily siege: today, the coming days, the days before",
                good_answer("The deals.", json_of("DailyOverview")),
                parameters=[query("before", "List the days before this one; today if left out.")],
            )
        },
        "/api/daily/{game}": {
            "parameters": [game],
            "post": route(
                "Open one's own try of today's deal",
                good_answer("The table.", json_of("DailyTable"), "201"),
                requestBody={"required": True, "content": json_of("DailyStart")},
            ),
        },
        "/api/daily/{game}/{day}": {
            "parameters": [game, day],
            "get": route(
                "A day of a game, and how people fared",
                good_answer("The ranking.", json_of("DailyDay")),
                parameters=[order, query("from", "How many entries to skip.", NUMBER)],
            ),
        },
    }


def _alert_routes() -> dict[str, Json]:
    """The routes of turn alerts. The bearer token is the person's own key; a code needs none."""
    state = good_answer("What is offered and wanted.", json_of("AlertState"))
    code = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}
    asked = {
        "push": ("Alert a browser", "PushSubscription"),
        "mail": ("Alert an e-mail address, once it is confirmed", "MailSubscription"),
        "tables": ("Alert at these tables", "FollowedTables"),
        "off": ("Switch alerts off", "AlertsOff"),
        "confirm": ("Confirm an e-mail address", "AlertCode"),
        "stop": ("Switch off what a message with this code is about", "AlertCode"),
    }
    one_click = route("The same for the button of mail programs", good_answer("Off.", {"text/plain": {"schema": TEXT}}))
    return {
        "/api/alerts": {"get": route("One's turn alerts", state)},
        **{
            f"/api/alerts/{path}": {
                "post": route(summary, state, requestBody={"required": True, "content": json_of(message)})
            }
            for path, (summary, message) in asked.items()
        },
        "/api/alerts/stop/{code}": {"parameters": [code], "post": one_click},
    }


def _profile_routes() -> dict[str, Json]:
    """The routes of profiles. The bearer token is the key of the device."""
    me, done = json_of("Me"), {"204": {"description": "Done."}}

    def taking(summary: str, body: str, answers: Json) -> Json:
        return route(summary, answers, requestBody={"required": True, "content": json_of(body)})

    def below(name: str, method: str, route: Json) -> Json:
        found = {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        return {"parameters": [found], method: route}

    options = good_answer("The options.", json_of("PasskeyOptions"))
    return {
        "/api/me": {
            "get": route("One's own profile", good_answer("The profile.", me)),
            "post": taking("Make a profile", "NewProfile", good_answer("It has a recovery code.", me, "201")),
            "put": taking("Change name, colour or rune", "ProfileChange", good_answer("The profile.", me)),
            "delete": route("Delete everything about oneself", done),
        },
        "/api/me/kept": {"put": taking("Keep settings for all devices", "KeptThings", done)},
        "/api/me/page": {
            "get": route(
                "Games, ratings, records, favourite cards",
                good_answer("The page.", json_of("PersonalPage")),
                parameters=[LANGUAGE],
            )
        },
        "/api/me/export": {"get": route("Everything about oneself", good_answer("A file.", FILE))},
        "/api/me/recovery": {"post": route("A new recovery code", good_answer("The profile with its code.", me))},
        "/api/me/devices/{device}": below("device", "delete", route("Sign a device out", done)),
        "/api/me/seats": {"post": taking("Let a seat belong to the profile", "SeatClaim", done)},
        "/api/me/tables/{table}": below(
            "table",
            "post",
            taking("Open one's seat on this device", "SeatKey", good_answer("The seat.", json_of("SeatOpened"))),
        ),
        "/api/me/passkeys/options": {"post": route("What is needed to make a passkey", options)},
        "/api/me/passkeys": {"post": taking("Add a passkey", "NewPasskey", good_answer("The profile.", me, "201"))},
        "/api/me/passkeys/{passkey}": below(
            "passkey", "delete", route("Remove a passkey", good_answer("The profile.", me))
        ),
        "/api/sign-in/recovery": {
            "post": taking("Sign in with a recovery code", "RecoverySignIn", good_answer("It has a new code.", me))
        },
        "/api/sign-in/passkey/options": {"post": route("What is needed to ask for a passkey", options)},
        "/api/sign-in/passkey": {
            "post": taking("Sign in with a passkey", "PasskeySignIn", good_answer("The profile.", me))
        },
    }


def _kind() -> Json:
    return {
        "name": "kind",
        "in": "path",
        "required": True,
        "schema": {"enum": ["t", "replay", "puzzles", "daily", "cups"]},
    }


def _preview_route() -> Json:
    return route(
        "The picture that a shared link shows",
        good_answer("A picture of 1200 × 630.", {"image/png": {"schema": {"type": "string", "format": "binary"}}}),
        parameters=[query("id", "The table or the puzzle."), LANGUAGE],
    )


def _copy_routes(table: Json) -> dict[str, Json]:
    """The routes of copies that people take along."""
    log = {"text/plain": {"schema": {"type": "string"}}}
    copy = route(
        "Take a copy along: the log of a running game with its content and its seed, for the only person at the table",
        good_answer("The log; from now on the game does not count.", log),
        **SECRET,
    )
    bring_back = route(
        "Bring a copy back: the game goes on where the copy has got to, if every line is true",
        good_answer("How many lines were new.", json_of("CopyReturned")),
        requestBody={"required": True, "content": log},
        **SECRET,
    )
    open_copy = route(
        "Create a table on which the game of a copy goes on",
        good_answer("The table with its tokens.", json_of("TableCreated"), "201"),
        requestBody={"required": True, "content": log},
    )
    return {
        "/api/tables/{table}/copy": {"parameters": [table], "post": copy},
        "/api/tables/{table}/return": {"parameters": [table], "post": bring_back},
        "/api/copies": {"post": open_copy},
    }


def _routes() -> dict[str, Json]:
    table = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
    game = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
    info = route(
        "What this server offers", good_answer("Games, bots, languages.", json_of("ServerInfo")), parameters=[LANGUAGE]
    )
    create = route(
        "Create a table",
        good_answer("The table with its tokens.", json_of("TableCreated"), "201"),
        requestBody={"required": True, "content": json_of("NewTable")},
    )
    chronicles = route(
        "A page of the Chronicles",
        good_answer("Wins and losses.", json_of("ChroniclePage")),
        parameters=[LANGUAGE, *CHOSEN],
    )
    content = query("content", "The digest of another content that comes with the game, such as that of a puzzle.")
    words = route(
        "The words of a game",
        good_answer("Names, effects, rules.", json_of("GameWords")),
        parameters=[LANGUAGE, content],
    )
    branch = route(
        "What if: create a table that begins where a finished game stood before a line",
        good_answer("The table with its tokens.", json_of("TableCreated"), "201"),
        requestBody={"required": True, "content": json_of("Branch")},
    )
    below = {path: {"parameters": [table], "get": route} for path, route in _table_routes().items()}
    return {
        "/api/info": {"get": info},
        "/api/tables": {"post": create},
        **below,
        "/api/tables/{table}/branch": {"parameters": [table], "post": branch},
        **_copy_routes(table),
        "/api/tables/{table}/course": {"parameters": [table], "post": course_route()},
        "/api/logs": {"post": import_route()},
        "/api/chronicles": {"get": chronicles},
        "/api/games/{game}/words": {"parameters": [game], "get": words},
        **_puzzle_routes(),
        "/api/ratings": {"get": _rating_route()},
        **_daily_routes(),
        **cup_routes(),
        **_profile_routes(),
        "/api/lobby": {"get": _lobby_route()},
        **_alert_routes(),
        "/api/previews/{kind}.png": {"parameters": [_kind()], "get": _preview_route()},
    }


@cache
def openapi() -> Json:
    """The OpenAPI document, served at `/api/openapi.json`."""
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Siegeworks",
            "version": version("siegeworks"),
            "summary": "Tables for siege games.",
            "description": "Create a table over HTTP, play at it over its WebSocket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": _routes(),
        "components": {
            "schemas": components(),
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer", "description": "The token of a seat or of the onlookers."}
            },
        },
    }
