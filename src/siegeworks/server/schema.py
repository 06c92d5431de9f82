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
from siegeworks.server.protocol import (
    alert_messages,
    common,
    daily_messages,
    http_messages,
    lobby_messages,
    profile_messages,
    puzzle_messages,
    rating_messages,
    review_messages,
    socket_messages,
)

REF = "#/components/schemas/"
SCENE_TYPES = ("Scene", "Things")
"""The types of a game's scene module that pages read; the types of their fields are included."""
MODULES = (
    common,
    socket_messages,
    http_messages,
    puzzle_messages,
    rating_messages,
    daily_messages,
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


def _query(name: str, note: str, kind: Json | None = None) -> Json:
    return {"name": name, "in": "query", "description": note, "schema": kind or {"type": "string"}}


def _json(name: str) -> Json:
    return {"application/json": {"schema": {"$ref": REF + name}}}


def _either(*names: str) -> Json:
    return {"application/json": {"schema": {"anyOf": [{"$ref": REF + name} for name in names]}}}


def _route(summary: str, answer: Json, **more: Any) -> Json:
    """An operation with its one good answer; every other answer is a `Failure`."""
    failed = {"description": "Not carried out; the body says why.", "content": _json("Failure")}
    return {"summary": summary, **more, "responses": answer | {"default": failed}}


def _answer(note: str, content: Json, status: str = "200") -> Json:
    return {status: {"description": note, "content": content}}


LANGUAGE = _query(
    "language",
    "The language of the words; if left out, the one of Accept-Language, else English.",
    msgspec.json.schema(protocol.Language),
)
NUMBER: Json = {"type": "integer", "minimum": 0}
TEXT: Json = {"type": "string"}
FILE: Json = {"application/json": {"schema": {"type": "object"}}}
CHOSEN = [
    _query("from", "How many wins and how many losses to skip.", NUMBER),
    _query("difficulty", "Only games of this difficulty.", TEXT),
    _query("seats", "Only games with so many seats.", NUMBER),
    _query("name", "Only games of somebody whose name contains this, without regard to case and accents.", TEXT),
]
SECRET: Json = {"security": [{"seat": []}]}
SOCKET_NOTE = (
    "A WebSocket. The first message of a page is `Hello` with the token of a seat or of the onlookers; the server"
    " answers with `Table`. After that the page sends messages of `FromPage` and the server messages of `ToPage`, one"
    " JSON object per text message. A message with an `id` is answered by `Done`, `Because`, `HintAnswer` or `Refused`"
    " with the same `id`; a refused one changed nothing. A page of a browser must come from this server (its Origin is"
    " checked)."
)


REVIEW_NOTE = (
    "A WebSocket for everybody who may see the replay. The first message of a page is `JoinReview`; the server answers"
    " with `ReviewState`. After that the page sends messages of `FromReviewer` and the server messages of `ToReviewer`,"
    " as over the socket of a table."
)


def _table_routes() -> dict[str, Json]:
    """The routes below one table. An answer to a request with a token shows only what its seat may see."""
    text: Json = {"text/plain": {"schema": {"type": "string"}}}
    seat = _query("seat", "The seat whose view to show; the onlookers' if left out.", {"type": "integer"})
    content = _query("content", "`yes` adds the content the game was played with, for a program that lacks it.")
    return {
        "/api/tables/{table}": _route("A table in short", _answer("How it stands.", _json("TableSummary")), **SECRET),
        "/api/tables/{table}/log": _route(
            "The log of a finished game", _answer("The log.", text), parameters=[content]
        ),
        "/api/tables/{table}/words": _route(
            "The words of a table's game, with the content that the table is played with",
            _answer("Names, effects, rules.", _json("GameWords")),
            parameters=[LANGUAGE],
        ),
        "/api/tables/{table}/replay": _route(
            "A finished game, line by line",
            _answer("All its lines.", _json("Replay")),
            parameters=[seat, LANGUAGE],
        ),
        "/api/tables/{table}/verify": _route(
            "Prove the dice of a finished game", _answer("Every draw follows from the seed.", _json("Verified"))
        ),
        "/api/tables/{table}/analysis": _route(
            "The coach's analysis of a finished game; repeat the request until it is ready",
            _answer("The analysis, or how far it is.", _either("AnalysisReady", "AnalysisRunning")),
            parameters=[LANGUAGE],
        ),
        "/api/tables/{table}/socket": {
            "summary": "Sit at a table or watch it",
            "description": SOCKET_NOTE,
            "responses": {"101": {"description": "The socket is open.", "content": _json("ToPage")}},
        },
        "/api/tables/{table}/review": {
            "summary": "Review a finished game together",
            "description": REVIEW_NOTE,
            "responses": {"101": {"description": "The socket is open.", "content": _json("ToReviewer")}},
        },
        "/api/tables/{table}/notes": _route("The notes on a finished game", _answer("All notes.", _json("NoteList"))),
    }


def _course_route() -> Json:
    return _route(
        "What if: choices that nobody made after a line of a finished game, or that of a bot",
        _answer("What comes of them.", _json("CourseAnswer")),
        parameters=[LANGUAGE],
        requestBody={"required": True, "content": _json("CourseRequest")},
    )


def _import_route() -> Json:
    return _route(
        "Keep the finished game of a log as a table, to be replayed, proved and analysed",
        _answer("The table.", _json("ImportedLog"), "201"),
        requestBody={"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}},
    )


def _puzzle_routes() -> dict[str, Json]:
    """The routes of puzzles. Nobody needs a token for them."""
    puzzle = {"name": "puzzle", "in": "path", "required": True, "schema": {"type": "string"}}
    answer = _answer("What came of the choices.", _json("PuzzleAnswer"))
    return {
        "/api/puzzles": {
            "get": _route(
                "All puzzles, with how people fared",
                _answer("The puzzles.", _json("PuzzleList")),
                parameters=[LANGUAGE],
            )
        },
        "/api/puzzles/{puzzle}": {
            "parameters": [puzzle],
            "get": _route("A puzzle before the first choice", answer, parameters=[LANGUAGE]),
            "post": _route(
                "Judge choices in a puzzle",
                answer,
                parameters=[LANGUAGE],
                requestBody={"required": True, "content": _json("PuzzleTry")},
            ),
        },
        "/api/scenarios": {
            "post": _route(
                "Judge choices in the scenario of a link",
                answer,
                parameters=[LANGUAGE],
                requestBody={"required": True, "content": _json("SharedTry")},
            )
        },
    }


def _rating_route() -> Json:
    return _route(
        "The ratings of a game, and of one person",
        _answer("People, bots and difficulties.", _json("RatingPage")),
        parameters=[
            _query("game", "The game; the first of the server if left out."),
            _query("name", "The person whose games are listed too."),
        ],
    )


def _lobby_route() -> Json:
    return _route(
        "The lobby: tables that are open to everybody, the latest first",
        _answer("A page of the lobby.", _json("LobbyPage")),
        parameters=[
            _query("running", "`yes` lists running tables to watch, in place of those with free seats."),
            _query("game", "Only tables of this game."),
            _query("language", "Only tables where this language is spoken."),
            _query("from", "How many tables to skip.", NUMBER),
        ],
    )


def _daily_routes() -> dict[str, Json]:
    """The routes of the daily siege. The bearer token is the person's own key; without it nothing is one's own."""
    game = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
    day = {"name": "day", "in": "path", "required": True, "schema": {"type": "string", "format": "date"}}
    order = _query("by", "The order: by result, or by the result without luck.", {"enum": ["result", "adjusted"]})
    return {
        "/api/daily": {
            "get": _route(
                "The daily siege: today, the coming days, the days before",
                _answer("The deals.", _json("DailyOverview")),
                parameters=[_query("before", "List the days before this one; today if left out.")],
            )
        },
        "/api/daily/{game}": {
            "parameters": [game],
            "post": _route(
                "Open one's own try of today's deal",
                _answer("The table.", _json("DailyTable"), "201"),
                requestBody={"required": True, "content": _json("DailyStart")},
            ),
        },
        "/api/daily/{game}/{day}": {
            "parameters": [game, day],
            "get": _route(
                "A day of a game, and how people fared",
                _answer("The ranking.", _json("DailyDay")),
                parameters=[order, _query("from", "How many entries to skip.", NUMBER)],
            ),
        },
    }


def _alert_routes() -> dict[str, Json]:
    """The routes of turn alerts. The bearer token is the person's own key; a code needs none."""
    state = _answer("What is offered and wanted.", _json("AlertState"))
    code = {"name": "code", "in": "path", "required": True, "schema": {"type": "string"}}
    asked = {
        "push": ("Alert a browser", "PushSubscription"),
        "mail": ("Alert an e-mail address, once it is confirmed", "MailSubscription"),
        "tables": ("Alert at these tables", "FollowedTables"),
        "off": ("Switch alerts off", "AlertsOff"),
        "confirm": ("Confirm an e-mail address", "AlertCode"),
        "stop": ("Switch off what a message with this code is about", "AlertCode"),
    }
    one_click = _route("The same for the button of mail programs", _answer("Off.", {"text/plain": {"schema": TEXT}}))
    return {
        "/api/alerts": {"get": _route("One's turn alerts", state)},
        **{
            f"/api/alerts/{path}": {
                "post": _route(summary, state, requestBody={"required": True, "content": _json(message)})
            }
            for path, (summary, message) in asked.items()
        },
        "/api/alerts/stop/{code}": {"parameters": [code], "post": one_click},
    }


def _profile_routes() -> dict[str, Json]:
    """The routes of profiles. The bearer token is the key of the device."""
    me, done = _json("Me"), {"204": {"description": "Done."}}

    def taking(summary: str, body: str, answers: Json) -> Json:
        return _route(summary, answers, requestBody={"required": True, "content": _json(body)})

    def below(name: str, method: str, route: Json) -> Json:
        found = {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        return {"parameters": [found], method: route}

    options = _answer("The options.", _json("PasskeyOptions"))
    return {
        "/api/me": {
            "get": _route("One's own profile", _answer("The profile.", me)),
            "post": taking("Make a profile", "NewProfile", _answer("It has a recovery code.", me, "201")),
            "put": taking("Change name, colour or rune", "ProfileChange", _answer("The profile.", me)),
            "delete": _route("Delete everything about oneself", done),
        },
        "/api/me/kept": {"put": taking("Keep settings for all devices", "KeptThings", done)},
        "/api/me/page": {
            "get": _route(
                "Games, ratings, records, favourite cards",
                _answer("The page.", _json("PersonalPage")),
                parameters=[LANGUAGE],
            )
        },
        "/api/me/export": {"get": _route("Everything about oneself", _answer("A file.", FILE))},
        "/api/me/recovery": {"post": _route("A new recovery code", _answer("The profile with its code.", me))},
        "/api/me/devices/{device}": below("device", "delete", _route("Sign a device out", done)),
        "/api/me/seats": {"post": taking("Let a seat belong to the profile", "SeatClaim", done)},
        "/api/me/tables/{table}": below(
            "table",
            "post",
            taking("Open one's seat on this device", "SeatKey", _answer("The seat.", _json("SeatOpened"))),
        ),
        "/api/me/passkeys/options": {"post": _route("What is needed to make a passkey", options)},
        "/api/me/passkeys": {"post": taking("Add a passkey", "NewPasskey", _answer("The profile.", me, "201"))},
        "/api/me/passkeys/{passkey}": below(
            "passkey", "delete", _route("Remove a passkey", _answer("The profile.", me))
        ),
        "/api/sign-in/recovery": {
            "post": taking("Sign in with a recovery code", "RecoverySignIn", _answer("It has a new code.", me))
        },
        "/api/sign-in/passkey/options": {"post": _route("What is needed to ask for a passkey", options)},
        "/api/sign-in/passkey": {
            "post": taking("Sign in with a passkey", "PasskeySignIn", _answer("The profile.", me))
        },
    }


def _kind() -> Json:
    return {"name": "kind", "in": "path", "required": True, "schema": {"enum": ["t", "replay", "puzzles", "daily"]}}


def _preview_route() -> Json:
    return _route(
        "The picture that a shared link shows",
        _answer("A picture of 1200 × 630.", {"image/png": {"schema": {"type": "string", "format": "binary"}}}),
        parameters=[_query("id", "The table or the puzzle."), LANGUAGE],
    )


def _routes() -> dict[str, Json]:
    table = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}
    game = {"name": "game", "in": "path", "required": True, "schema": {"type": "string"}}
    info = _route(
        "What this server offers", _answer("Games, bots, languages.", _json("ServerInfo")), parameters=[LANGUAGE]
    )
    create = _route(
        "Create a table",
        _answer("The table with its tokens.", _json("TableCreated"), "201"),
        requestBody={"required": True, "content": _json("NewTable")},
    )
    chronicles = _route(
        "A page of the Chronicles", _answer("Wins and losses.", _json("ChroniclePage")), parameters=[LANGUAGE, *CHOSEN]
    )
    content = _query("content", "The digest of another content that comes with the game, such as that of a puzzle.")
    words = _route(
        "The words of a game",
        _answer("Names, effects, rules.", _json("GameWords")),
        parameters=[LANGUAGE, content],
    )
    branch = _route(
        "What if: create a table that begins where a finished game stood before a line",
        _answer("The table with its tokens.", _json("TableCreated"), "201"),
        requestBody={"required": True, "content": _json("Branch")},
    )
    log = {"text/plain": {"schema": {"type": "string"}}}
    copy = _route(
        "Take a copy along: the log of a running game with its content and its seed, for the only person at the table",
        _answer("The log; from now on the game does not count.", log),
        **SECRET,
    )
    bring_back = _route(
        "Bring a copy back: the game goes on where the copy has got to, if every line is true",
        _answer("How many lines were new.", _json("CopyReturned")),
        requestBody={"required": True, "content": log},
        **SECRET,
    )
    open_copy = _route(
        "Create a table on which the game of a copy goes on",
        _answer("The table with its tokens.", _json("TableCreated"), "201"),
        requestBody={"required": True, "content": log},
    )
    below = {path: {"parameters": [table], "get": route} for path, route in _table_routes().items()}
    return {
        "/api/info": {"get": info},
        "/api/tables": {"post": create},
        **below,
        "/api/tables/{table}/branch": {"parameters": [table], "post": branch},
        "/api/tables/{table}/copy": {"parameters": [table], "post": copy},
        "/api/tables/{table}/return": {"parameters": [table], "post": bring_back},
        "/api/copies": {"post": open_copy},
        "/api/tables/{table}/course": {"parameters": [table], "post": _course_route()},
        "/api/logs": {"post": _import_route()},
        "/api/chronicles": {"get": chronicles},
        "/api/games/{game}/words": {"parameters": [game], "get": words},
        **_puzzle_routes(),
        "/api/ratings": {"get": _rating_route()},
        **_daily_routes(),
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
