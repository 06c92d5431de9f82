"""The browser client, served as files. Every path that is not a file is a page of the client."""

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from siegeworks.kernel.problem import Problem

STATIC = Path(__file__).parent / "static"
CACHE_FOREVER = "public, max-age=31536000, immutable"


class HashedFiles(StaticFiles):
    """Files whose names contain a hash of their contents: browsers may cache them forever."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = CACHE_FOREVER
        return response


def check_built() -> None:
    """Refuse to serve if the browser client has not been built."""
    if not (STATIC / "index.html").is_file():
        raise Problem("web-not-built")


async def page(request: Request) -> Response:
    """A file of the client, or else its start page, which handles all other paths."""
    try:
        file = (STATIC / request.path_params.get("rest", "")).resolve()
        known = file.is_relative_to(STATIC.resolve()) and file.is_file()
    except (ValueError, OSError):
        # No file can have this path: it is too long or contains a null byte.
        known = False
    if not known:
        file = STATIC / "index.html"
    if not file.is_file():
        raise Problem("web-not-built")
    return FileResponse(file, headers={"cache-control": "no-cache"})


def page_routes() -> list[BaseRoute]:
    assets = STATIC / "assets"
    files = [Mount("/assets", HashedFiles(directory=assets, check_dir=False))]
    return [*files, Route("/{rest:path}", page, methods=["GET", "HEAD"])]
