"""Writes docs/reference/protocol.md: how a page or a bot of any language talks to the server.

python tools/generate/protocol_page.py          write the page
python tools/generate/protocol_page.py --check  exit with 1 if the page is not what it would write
"""

import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from siegeworks.kernel.game import Json
from siegeworks.server.limits import Limits
from siegeworks.server.messages import FromPage, ToPage
from siegeworks.server.schema import REF, message_types, openapi
from siegeworks.server.socket import OVERWHELMED, REFUSED, RESTING

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reference" / "protocol.md"

INTRODUCTION = """# Protocol

`siegeworks serve` speaks HTTP and WebSocket; the browser client has no other way in, and a bot in any language can
play over it. `python tools/generate/protocol_page.py` makes this page from the types that the server reads and writes;
a running server gives the same as an OpenAPI document at `/api/openapi.json`, with the scenes of both games.

## A game in short

1. **Open a table** with `POST /api/tables`. The answer has the tokens: the founder's, one for each seat of a person,
   one for onlookers. They are told only here; whoever has one sits there.
2. **Open the socket** `/api/tables/<table>/socket` and say `hello` with a token within {hello_seconds} seconds. The
   answer is `table`: everything this seat may know. Every message is one JSON object in a text frame, told apart by its
   `type`.
3. **Take the seat** with `sit` while the table gathers. Once all seats are taken, or the founder sends `begin`, the
   cards are dealt and everybody gets `table` again.
4. **Decide.** While `decision.seat` is yours, `decision.actions` has all you may do. Send `choose` with the `number` of
   that decision and one of its actions, in the notation of the log ([formats](formats.md)). Each choice, whoever made
   it, comes as a `step`: what happened, the new scene, the next decision. Seats can be asked out of turn.
5. **At the end** a `step` has the `outcome`, with the seed that was promised by its hash when the game began.

Coming back is the same as coming: open the socket and say `hello`; the pending decision is in `table`.

## Answers

A message with an `id` is answered by `done`, `because`, `hint` or `refused` with the same `id`. What `done` answers
is on disk already. What `refused` answers has changed nothing; its `code` is for programs, its `text` for people. A
choice for another decision than the one asked now is refused (`table-late`), so a doubled or late message does no
harm; so is an action that the rules forbid, with the rule.

Some close codes say what to do: {refused} what was said at the door was not accepted, coming again with the same will
not help; {overwhelmed} messages came faster than they were read, come again; {resting} the table is being opened again,
come again.

Limits: {message_bytes} bytes a message, {messages_per_second} messages a second (more are read later); from one address
{requests_per_second} requests a second, {sockets_per_address} sockets, {tables_per_hour} new tables an hour and
{hints_per_minute} hints a minute. A browser's socket must come from a page of this server; programs that send no
Origin are welcome.

## An exchange

A page (`>`) comes to a table of Runedar, is asked, answers, and sends its answer once more (`<` is the server; `…`,
`[]` and `{{}}` stand for what is left out here):

```
"""

EXCHANGE = [
    '> {"type":"hello","token":"53ECWdx…","language":"en"}',
    '< {"type":"table","table":"9nI3NSe-HRT1","game":"runedar","phase":"playing","you":0,"scene":{},"lines":[],'
    '"decision":{"number":1,"seat":0,"question":"Play your cards: one action each.","actions":[{"action":'
    '"rusty_pick move tannery","label":"Rusty Pick: move to the tannery","path":["card:rusty_pick","use:move",'
    '"place:tannery"]}, …],"undo":false}, …}',
    '> {"type":"choose","id":1,"decision":1,"action":"rusty_pick move tannery"}',
    '< {"type":"step","line":{"number":1,"kind":"choice","seat":0,"events":[{"name":"card_played","facts":{"seat":0,'
    '"card":"rusty_pick","use":"move"},"text":"Ada plays Rusty Pick (Move)."}, …],"text":""},"scene":{},"threats":[],'
    '"decision":{"number":2,"seat":0,"question":"Play your cards: one action each.","actions":[],"undo":true},'
    '"outcome":null}',
    '< {"type":"done","id":1}',
    '> {"type":"choose","id":2,"decision":1,"action":"rusty_pick move tannery"}',
    '< {"type":"refused","id":2,"code":"table-late","text":"This answer is to decision 1, but decision 2 is asked by'
    ' now. Look at the table again."}',
]

HANDLES = """```

## Handles

The `path` of an action names the things on the table that lead to it, such as `card:rusty_pick`, `use:move`,
`place:tannery`; the last one decides. A page lights them up one after the other; a bot can ignore them. `why` asks
for the rule that stands between a path and any action.
"""


def words(schema: Json) -> str:
    """A type in words: what a reader of the page needs, with its bounds."""
    if "$ref" in schema:
        name = schema["$ref"].removeprefix(REF)
        return f"[{name}](#{name.lower()})"
    if "enum" in schema:
        return " or ".join(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(words(choice) for choice in schema["anyOf"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list{_bounds(schema, 'Items')} of {words(schema['items'])}"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"object of {words(values)}" if isinstance(values, dict) else "object"
    if kind == "integer":
        return f"integer{_bounds(schema, 'imum')}"
    return f"{kind}{_bounds(schema, 'Length')}"


def _bounds(schema: Json, of_what: str) -> str:
    least, most = schema.get(f"min{of_what}"), schema.get(f"max{of_what}")
    if most is None:
        return ""
    return f" (at most {most})" if least is None else f" ({least} to {most})"


def fields(schema: Json) -> Iterator[str]:
    """The table of a type's fields."""
    named = {name: kind for name, kind in schema["properties"].items() if name != "type"}
    if not named:
        return
    yield from ("| field | type | |", "| --- | --- | --- |")
    for name, kind in named.items():
        note = " ".join(kind.get("description", "").split())
        if name not in schema["required"]:
            said = "null" if kind.get("default") is None else f"`{kind['default']}`"
            note = f"{note} May be left out: {said}.".strip()
        yield f"| `{name}` | {words(kind)} | {note} |"
    yield ""


def section(name: str, schema: Json) -> Iterator[str]:
    tag = schema["properties"].get("type", {}).get("enum")
    yield from (f"### {name}", "", schema["description"] + (f" `type` is `{tag[0]}`." if tag else ""), "")
    yield from fields(schema)


def routes(paths: dict[str, Json]) -> Iterator[str]:
    yield from ("| request | what it does | query | body | answer |", "| --- | --- | --- | --- | --- |")
    for path, methods in paths.items():
        for method in ("get", "post"):
            if method not in methods or path.endswith("/socket"):
                continue
            route = methods[method]
            query = ", ".join(f"`{each['name']}`" for each in route.get("parameters", []))
            body = _content(route["requestBody"]) if "requestBody" in route else ""
            status, answer = next(iter(route["responses"].items()))
            token = ", with the token as `Authorization: Bearer`" if "security" in route else ""
            what = route["summary"] + token
            yield f"| `{method.upper()} {path}` | {what} | {query} | {body} | {status} {_content(answer)} |"
    yield from ("", "Every other answer is a [Failure](#failure).", "")


def _content(part: Json) -> str:
    media, held = next(iter(part["content"].items()))
    return words(held["schema"]) if media == "application/json" else f"`{media}`"


def introduction() -> str:
    limits = {name: f"{value:g}" for name, value in asdict(Limits()).items()}
    return INTRODUCTION.format(refused=REFUSED, overwhelmed=OVERWHELMED, resting=RESTING, **limits)


def page() -> str:
    document = openapi()
    schemas = document["components"]["schemas"]
    sent = [kind.__name__ for kind in FromPage.__args__]
    heard = [kind.__name__ for kind in ToPage.__args__]
    others = [kind.__name__ for kind in message_types() if kind.__name__ not in {*sent, *heard}]
    lines = ["## Over HTTP", "", *routes(document["paths"])]
    for title, names in (("What a page sends", sent), ("What the server sends", heard), ("What they hold", others)):
        lines += [f"## {title}", ""]
        for name in names:
            lines += section(name, schemas[name])
    return introduction() + "\n".join(EXCHANGE) + "\n" + HANDLES + "\n" + "\n".join(lines).rstrip() + "\n"


def main() -> int:
    text = page()
    if "--check" in sys.argv:
        if not PAGE.exists() or PAGE.read_text(encoding="utf-8") != text:
            print(f"{PAGE.name} is stale: run python tools/generate/protocol_page.py")
            return 1
        return 0
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
