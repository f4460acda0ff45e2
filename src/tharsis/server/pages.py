"""The built client: its files, and its one page for every route of its own."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from tharsis.server.people import ensure_identity
from tharsis.server.problems import problem

CLIENT = Path(__file__).parent / "client"
PAGE = re.compile(
    r"(|new|join/[^/]+|t/[^/]+(/replay)?|cards|help|learn(/[a-z]+/[0-9]+)?|you|marsbot)/*"
)  # as in web/src/lib/router.svelte.ts
FILE = re.compile(r"(assets/)?[A-Za-z0-9_-][A-Za-z0-9_.-]{0,120}")  # nothing hidden, nothing outside
FOR_EVER = "public, max-age=31536000, immutable"  # a new file has a new name
MEDIA = {"sw.js": "text/javascript", "manifest.webmanifest": "application/manifest+json"}
NOT_BUILT = "<h1>Tharsis</h1><p>The client is not built yet: run <code>make play</code>.</p>"
NO_FILE = "<p>There is no such file any more.</p>"  # an older page, which wants it, loads itself anew when it hears so


def add_pages(app: FastAPI) -> None:
    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def client(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            return problem("unknown", "There is nothing at this address.")
        if PAGE.fullmatch(path):
            return page(request)
        if FILE.fullmatch(path) and path != "index.html" and (CLIENT / path).is_file():
            return FileResponse(CLIENT / path, headers={"Cache-Control": kept(path)}, media_type=MEDIA.get(path))
        if path.startswith("assets/"):
            return HTMLResponse(NO_FILE, 404)
        if "text/html" in request.headers.get("accept", ""):  # a person: the page says that there is nothing
            return page(request, 404)
        return problem("unknown", "There is nothing at this address.")


def kept(path: str) -> str:
    """How long a browser may use a file without asking; what keeps the shell is always asked for."""
    if path.startswith("assets/"):
        return FOR_EVER
    return "no-cache" if path in MEDIA else "public, max-age=3600"


def page(request: Request, status: int = 200) -> Response:
    file = CLIENT / "index.html"
    if not file.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    found = FileResponse(file, status, {"Cache-Control": "private, no-cache"})
    ensure_identity(request, found)  # else what the page asks at once comes from as many strangers
    return found
