"""Preview cards: what a link shows in a chat before anybody opens it (Open Graph), without keys or spoilers."""

import html
from dataclasses import dataclass
from typing import Protocol
from urllib.parse import quote, urlencode

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from siegeworks.games import kits
from siegeworks.i18n.speech import Speech
from siegeworks.kernel.problem import Problem
from siegeworks.server import protocol
from siegeworks.server.pages import STATIC
from siegeworks.server.presenter import speech_of
from siegeworks.server.puzzle_pages import puzzle_words
from siegeworks.server.requests import language_of, requested_language
from siegeworks.store.previews import cup_name, table_preview
from siegeworks.store.tables import TableStore
from siegeworks.table.puzzles import puzzles
from siegeworks.table.work_meter import in_thread

TITLE = "<title>Siegeworks</title>"
"""What the tags take the place of."""
SHARED = ("/t/{id}", "/replay/{id}", "/puzzles/{id}", "/puzzles", "/daily", "/cups/{id}", "/cups")
"""The pages whose links people share."""
LOCALES = {"en": "en_US", "es": "es_ES", "pt-BR": "pt_BR", "pl": "pl_PL"}
CACHED = {"cache-control": "public, max-age=3600"}


@dataclass(frozen=True, slots=True)
class Preview:
    """A title and a line."""

    title: str
    line: str


class PreviewServer(Protocol):
    """What the handlers need of the server they belong to."""

    store: TableStore


class PreviewHandlers:
    """The handlers of pages that are shared, and of their pictures."""

    def __init__(self, server: PreviewServer) -> None:
        self._server = server

    def pages(self) -> list[Route]:
        return [Route(path, self.page, methods=["GET", "HEAD"]) for path in SHARED]

    def routes(self) -> list[Route]:
        """The pictures."""
        return [Route("/previews/{kind}.png", self.picture, methods=["GET"])]

    async def page(self, request: Request) -> Response:
        """The page of the client, with tags that say what the link is about."""
        kind, id_ = request.url.path.split("/")[1], request.path_params.get("id", "")
        language, file = _language(request), STATIC / "index.html"
        preview = await self._preview(kind, id_, language)
        if not file.is_file():
            raise Problem("web-not-built")
        text = await in_thread(file.read_text, "utf-8")
        headers = {"cache-control": "no-cache", "vary": "accept-language"}
        tags = _tags(request, kind, id_, language, preview)
        return Response(text.replace(TITLE, tags), media_type="text/html", headers=headers)

    async def picture(self, request: Request) -> Response:
        # Only a server whose links are shared needs what draws.
        from siegeworks.server.preview_picture import preview_picture

        language = requested_language(request)
        preview = await self._preview(request.path_params["kind"], request.query_params.get("id", ""), language)
        data = await in_thread(preview_picture, preview.title, preview.line)
        return Response(data, media_type="image/png", headers=CACHED)

    async def _preview(self, kind: str, id_: str, language: protocol.Language) -> Preview:
        say = Speech(language).say
        if kind in ("t", "replay"):
            found = await in_thread(table_preview, self._server.store.base, id_)
            if found is not None and found.game in kits():
                title = speech_of(language, found.game).say("game-title")
                kind_line = "preview-replay" if found.over else "preview-table"
                names = ", ".join(found.names)
                return Preview(title, f"{say(kind_line)}: {names}" if names else say(kind_line))
        if kind == "puzzles":
            if id_ in await in_thread(puzzles):
                return Preview(*await in_thread(puzzle_words, id_, language))
            return Preview(say("preview-puzzle"), say("preview-puzzles"))
        if kind == "cups":
            name = await in_thread(cup_name, self._server.store.base, id_)
            return Preview(say("preview-cups") if name is None else name, say("preview-cups-line"))
        if kind == "daily":
            return Preview(say("preview-daily"), say("preview-daily-line"))
        return Preview("Siegeworks", say("preview-siegeworks"))


def _language(request: Request) -> protocol.Language:
    """A page is shown in any case, whatever language was asked for."""
    try:
        return requested_language(request)
    except Problem:
        return language_of(request.headers.get("accept-language", ""))


def _tags(request: Request, kind: str, id_: str, language: str, preview: Preview) -> str:
    proxied = request.headers.get("x-forwarded-proto") == "https"
    here = f"{'https' if proxied else request.url.scheme}://{request.headers['host']}"
    picture = f"{here}/api/previews/{kind}.png?{urlencode({'id': id_, 'language': language})}"
    tags = {
        "og:type": "website",
        "og:site_name": "Siegeworks",
        "og:title": preview.title,
        "og:description": preview.line,
        "og:locale": LOCALES[language],
        "og:url": f"{here}/{kind}" + (f"/{quote(id_, safe='')}" if id_ else ""),
        "og:image": picture,
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": f"{preview.title}. {preview.line}",
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{html.escape(text)}" />' for name, text in tags.items()]
    return "\n    ".join([TITLE, *lines])
