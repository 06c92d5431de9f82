"""The folder of a site, served by a server itself, for people whose connection is lost while they play alone.

It is at an address of its own below that of the server, so that the page there may read what this browser keeps of the
server's tables, and nothing else of the server has its wider policy.
"""

import hashlib
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send

from siegeworks.kernel.problem import Problem
from siegeworks.server.security import SITE_POLICY
from siegeworks.server.site.program import made_from

PATH = "/offline"
"""Where it is; the client knows it too (`web/src/lib/leaving.ts`)."""
OFFERED_POLICY = f"{SITE_POLICY}; frame-ancestors 'none'"
RECORD = "site.json"
"""The file of a folder that says what it was built from."""
INDEX = "index.html"
SERVICE = "service.js"
"""The service worker: that of a server's pages keeps no files, and that of a site takes its place in the folder."""
PACKED = ".gz"
"""How the name of a file ends that is another one, compressed."""
TYPES = {
    ".bin": "application/octet-stream",
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".zip": "application/zip",
}
"""What a machine calls a kind of file differs; a page loads a script or a program only under its right name."""


def check_site(folder: Path) -> Path:
    """The folder, if it was built from this very version; otherwise what comes back from there might be refused."""
    if read_record(folder).get("made_from") != made_from():
        raise Problem("site-other-version", folder=str(folder))
    if not all((folder / name).is_file() for name in (INDEX, SERVICE)):
        raise Problem("site-missing", folder=str(folder))
    return folder


def read_record(folder: Path) -> dict[str, Any]:
    """What a folder says it was built from."""
    try:
        record = json.loads((folder / RECORD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise Problem("site-missing", folder=str(folder)) from None
    return record if isinstance(record, dict) else {}


@dataclass(frozen=True, slots=True)
class SiteFile:
    """One file, and the same file compressed if that is much smaller."""

    path: Path
    packed: Path | None

    def answer(self, headers: Headers) -> Response:
        packed = self.packed if "gzip" in headers.get("accept-encoding", "") else None
        served = packed or self.path
        facts = served.stat()
        tag = f'"{facts.st_mtime_ns:x}-{facts.st_size:x}"'
        own = {
            "cache-control": "no-cache",
            "etag": tag,
            "vary": "accept-encoding",
            "content-security-policy": OFFERED_POLICY,
        }
        if tag in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=own)
        if packed is not None:
            own["content-encoding"] = "gzip"
        return FileResponse(
            served, headers=own, stat_result=facts, media_type=TYPES.get(self.path.suffix, "text/plain")
        )


class OfferedSite:
    """The files that a folder had at the start; nothing of it is served any more once another site is in it."""

    def __init__(self, folder: Path) -> None:
        paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
        self._files = {
            name: SiteFile(path, paths.get(name + PACKED)) for name, path in paths.items() if not name.endswith(PACKED)
        }
        self._folder = folder
        self._digest = self._record_digest()
        self._replaced = False

    def answer(self, name: str, headers: Headers) -> Response:
        file = self._files.get(name or INDEX)
        try:
            if file is None or self._is_replaced():
                raise Problem("page-unknown")
            return file.answer(headers)
        except OSError:  # somebody has taken it out of the folder
            raise Problem("page-unknown") from None

    def _is_replaced(self) -> bool:
        if not self._replaced and self._record_digest() != self._digest:
            self._replaced = True
            logging.getLogger(__name__).warning(
                "the site in %s was built again; it is offered after the next start", self._folder
            )
        return self._replaced

    def _record_digest(self) -> bytes:
        return hashlib.sha256((self._folder / RECORD).read_bytes()).digest()


def with_site(app: ASGIApp, folder: Path | None) -> ASGIApp:
    """An application that serves the files of a folder, too; what is not in the folder at the start is not served."""
    if folder is None:
        return app
    site = OfferedSite(folder)

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        if scope["type"] != "http" or (path != PATH and not path.startswith(f"{PATH}/")):
            await app(scope, receive, send)
            return
        await _answer(Request(scope), site, path)(scope, receive, send)

    return serve


def _answer(request: Request, site: OfferedSite, path: str) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
    if request.method not in ("GET", "HEAD"):
        return Response(status_code=405, headers={"allow": "GET, HEAD"})
    if path == PATH:
        return RedirectResponse(f"{PATH}/")
    return site.answer(path.removeprefix(f"{PATH}/"), request.headers)
