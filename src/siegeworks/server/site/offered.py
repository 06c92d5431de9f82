"""The folder of a site, served by a server itself, for people whose connection is lost while they play alone.

It is at an address of its own below that of the server, so that the page there may read what this browser keeps of the
server's tables, and nothing else of the server has its wider policy.
"""

import json
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
        return FileResponse(served, headers=own, media_type=TYPES.get(self.path.suffix, "text/plain"))


def with_site(app: ASGIApp, folder: Path | None) -> ASGIApp:
    """An application that serves the files of a folder, too; what is not in the folder at the start is not served."""
    if folder is None:
        return app
    paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    files = {
        name: SiteFile(path, paths.get(name + PACKED)) for name, path in paths.items() if not name.endswith(PACKED)
    }
    files[""] = files[INDEX]

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        path: str = scope.get("path", "")
        if scope["type"] != "http" or (path != PATH and not path.startswith(f"{PATH}/")):
            await app(scope, receive, send)
            return
        await _answer(Request(scope), files, path)(scope, receive, send)

    return serve


def _answer(
    request: Request, files: dict[str, SiteFile], path: str
) -> Callable[[Scope, Receive, Send], Awaitable[None]]:
    if request.method not in ("GET", "HEAD"):
        return Response(status_code=405, headers={"allow": "GET, HEAD"})
    if path == PATH:
        return RedirectResponse(f"{PATH}/")
    file = files.get(path.removeprefix(f"{PATH}/"))
    if file is None:
        raise Problem("page-unknown")
    return file.answer(request.headers)
