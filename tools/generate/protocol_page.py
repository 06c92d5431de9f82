"""Writes docs/reference/protocol.md: how a page or a bot of any language talks to the server.

python tools/generate/protocol_page.py          write the page
python tools/generate/protocol_page.py --check  exit with 1 if the page is not what it would write
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from siegeworks.kernel.game import Json
from siegeworks.server.connection import REFUSED
from siegeworks.server.limits import ServerLimits
from siegeworks.server.openapi_parts import REF
from siegeworks.server.outbox import TOO_SLOW, TRY_AGAIN
from siegeworks.server.protocol import FromPage, FromReviewer, ToPage, ToReviewer
from siegeworks.server.schema import message_types, openapi

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "reference" / "protocol.md"

INTRODUCTION = """# Protocol

`siegeworks serve` speaks HTTP and WebSocket. The browser client uses nothing else, and a bot in any language can play
over it. `python tools/generate/protocol_page.py` generates this page from the types the server reads and writes; a
running server offers the same as an OpenAPI document at `/api/openapi.json`, with the scenes of all games.

## A game in short

1. **Create a table** with `POST /api/tables`. The answer contains the tokens: the founder's, an invitation for each
   friend's seat, and one for onlookers. They are sent only here.
2. **Open the socket** `/api/tables/<table>/socket` and send `hello` with a token within {hello_seconds} seconds. The
   answer is `table`: everything this seat may know. Every message is one JSON object in a text frame; its `type` is the
   name of the message below in snake case.
3. **Take the seat** of an invitation with `sit` and a key that you have made: 24 random bytes in URL-safe Base64, for
   example. From now on the key is your token; the invitation is spent, and whoever else came with it is sent away.
   Until then an invitation shows what onlookers see. Once all seats are taken, or the founder sends `begin`, the cards
   are dealt and everybody receives `table` again. `invite_device` gives an invitation for another device of your own,
   `renew` makes everything useless that opened your seat before.
4. **Decide.** While `decision.seat` is yours, `decision.actions` lists all you may do. Send `choose` with the `number`
   of that decision and one of its actions, in the notation of the log ([formats](formats.md)). Each choice, whoever
   made it, is sent to everybody as a `step`: what happened, what has changed in the scene, the next decision. A seat
   may have to decide out of turn.
   Cards, targets and the like are picked one after the other, in any order. To pick several at once, send the first as
   `action` and the others as `then`: one request, carried out whole or not at all, and one `step` for everybody. Until
   the choice is final, `decision.picks` lists what you have picked, and `undo` with the `line` of a pick takes it back.
   Where `decision.automatic` is true, the table is about to answer for you; `ask_me` sets when it does. Among rivals
   such an answer comes after a random delay, and the same answer of a person is not carried out earlier. `set_pace`
   of the founder changes how long bots wait.
5. **At the end** a `step` has the `outcome`, with the seed whose hash was published when the game began.

To reconnect, open the socket and send `hello` again; the pending decision is in `table`.

`scene` in `table` is everything; in a `step` it holds only the entries that may have changed since the line before.
Whoever draws the table puts them in place of the old ones; a bot that looks at its actions alone need not care. A step
fits what one knows if the number of its `line` is that of the decision before; if it is not, `speak` asks for the whole
`table` again.

Several people can look at a finished game together: the socket `/api/tables/<table>/review` begins with `join_review`,
and the answer is `review_state`. One of them leads; notes are kept with the game.

## Answers

A message with an `id` is answered by `done`, `because`, `hint_answer` or `refused` with the same `id`. After `done` the
change is on disk. After `refused` nothing has changed; its `code` is for programs, its `text` for people. A choice for
another decision than the pending one is refused (`table-late`), so a repeated or late message does no harm; an action
that the rules forbid is refused with the rule.

Three close codes say what to do: {refused} the hello was not accepted, trying again with the same one will not help;
{too_slow} messages were not read as fast as they were sent, connect again; {try_again} the table is being opened again,
connect again.

Limits: {message_bytes} bytes per message, {messages_per_second} messages per second (further ones are read later); for
each address {sockets_per_address} sockets, {connections_per_address} connections and {tables_per_hour} new tables per
hour. Work is limited by what it costs: an address may use {loop_share} seconds of the server's own time in each second,
and {thinking_share} seconds of the time for hints, replays and analyses; who asks for more waits, and is refused with
`limit-requests` or `limit-hints` if that would take long. A browser's socket must come from a page of this server;
programs that send no Origin are accepted.

## An exchange

A page (`>`) connects to a table, decides, and sends its choice a second time (`<` is the server; `…`, `[]` and `{{}}`
stand for what is left out here):

```
"""

EXCHANGE = [
    '> {"type":"hello","token":"53ECWdx…","language":"en"}',
    '< {"type":"table","table":"9nI3NSe-HRT1","game":"runedar","phase":"playing","you":0,"scene":{},"lines":[],'
    '"decision":{"number":1,"seat":0,"question":"Play your cards: one action each.","actions":[{"action":'
    '"rusty_pick move tannery","label":"Rusty Pick: move to the tannery","path":["card:rusty_pick","use:move",'
    '"place:tannery"],"confirm":null}, …],"undo":false,"picks":[],"automatic":false}, …}',
    '> {"type":"choose","id":1,"decision":1,"action":"rusty_pick move tannery"}',
    '< {"type":"step","line":{"number":1,"kind":"choice","seat":0,"events":[{"name":"card_played","facts":{"seat":0,'
    '"card":"rusty_pick","use":"move"},"text":"Ada plays Rusty Pick (Move)."}, …],"text":""},"then":[],"scene":{},'
    '"threats":[],"decision":{"number":2,"seat":0,"question":"Play your cards: one action each.","actions":[],'
    '"undo":true,"picks":[],"automatic":false},"outcome":null}',
    '< {"type":"done","id":1}',
    '> {"type":"choose","id":2,"decision":1,"action":"rusty_pick move tannery"}',
    '< {"type":"refused","id":2,"code":"table-late","text":"This answers decision 1, but the table is already'
    ' at decision 2. Look at the table again."}',
]

HANDLES = """```

## Handles

The `path` of an action names the things on the table that lead to it, such as `card:rusty_pick`, `use:move`,
`place:tannery`; the last one decides. A page highlights them one after the other; a bot can ignore them. `why` asks
for the rule that forbids every action with the things of a path.
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
        for method in ("get", "post", "put", "delete"):
            if method not in methods or "101" in methods[method]["responses"]:
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
    if "content" not in part:
        return "without a body"
    media, held = next(iter(part["content"].items()))
    return words(held["schema"]) if media == "application/json" else f"`{media}`"


def introduction() -> str:
    limits = {name: f"{value:g}" for name, value in msgspec.structs.asdict(ServerLimits()).items()}
    return INTRODUCTION.format(refused=REFUSED, too_slow=TOO_SLOW, try_again=TRY_AGAIN, **limits)


def page() -> str:
    document = openapi()
    schemas = document["components"]["schemas"]
    sent = [kind.__name__ for kind in FromPage.__args__]
    received = [kind.__name__ for kind in ToPage.__args__]
    reviewing = [kind.__name__ for kind in (*FromReviewer.__args__, *ToReviewer.__args__)]
    reviewing = [name for name in reviewing if name not in {*sent, *received}]
    others = [kind.__name__ for kind in message_types() if kind.__name__ not in {*sent, *received, *reviewing}]
    lines = ["## Over HTTP", "", *routes(document["paths"])]
    parts = {
        "Messages of a page": sent,
        "Messages of the server": received,
        "Messages of a review room": reviewing,
        "Other types": others,
    }
    for title, names in parts.items():
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
