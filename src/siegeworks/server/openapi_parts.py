"""The parts of the OpenAPI document: parameters, bodies and answers of operations."""

from typing import Any

import msgspec

from siegeworks.kernel.game import Json
from siegeworks.server import protocol

REF = "#/components/schemas/"


def query(name: str, note: str, kind: Json | None = None) -> Json:
    """A parameter in the query of a request."""
    return {"name": name, "in": "query", "description": note, "schema": kind or {"type": "string"}}


def json_of(name: str) -> Json:
    """A body in JSON of the type with a name."""
    return {"application/json": {"schema": {"$ref": REF + name}}}


def either(*names: str) -> Json:
    """A body in JSON of one of several types."""
    return {"application/json": {"schema": {"anyOf": [{"$ref": REF + name} for name in names]}}}


def route(summary: str, answer: Json, **more: Any) -> Json:
    """An operation with its one good answer; every other answer is a `Failure`."""
    failed = {"description": "Not carried out; the body says why.", "content": json_of("Failure")}
    return {"summary": summary, **more, "responses": answer | {"default": failed}}


def good_answer(note: str, content: Json, status: str = "200") -> Json:
    """The good answer of an operation."""
    return {status: {"description": note, "content": content}}


LANGUAGE = query(
    "language",
    "The language of the words; if left out, the one of Accept-Language, else English.",
    msgspec.json.schema(protocol.Language),
)
NUMBER: Json = {"type": "integer", "minimum": 0}
TEXT: Json = {"type": "string"}
FILE: Json = {"application/json": {"schema": {"type": "object"}}}
