"""The built client: its files, and its one page for every route of its own."""

from __future__ import annotations

import re
from mimetypes import guess_type
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse, HTMLResponse

from tharsis.server.callers import hall_of
from tharsis.server.people import ensure_identity, identity
from tharsis.server.preload import head, language
from tharsis.server.problems import problem
from tharsis.server.schema import WATCH
from tharsis.server.tables import Table

CLIENT = Path(__file__).parent / "client"
PAGE = re.compile(
    r"(|new|join/[^/]+|t/[^/]+(/replay|/review)?|cards|help|learn(/[a-z]+/[0-9]+)?|puzzles(/[0-9a-f-]+)?"
    r"|analysis(/[A-Za-z0-9_-]+)?|you|marsbot)/*"
)  # as in web/src/lib/router.svelte.ts
TABLE = re.compile(r"t/([^/]+)/*")
FILE = re.compile(r"(assets/)?[A-Za-z0-9_-][A-Za-z0-9_.-]{0,120}")  # nothing hidden, nothing outside
FOR_EVER = "public, max-age=31536000, immutable"  # a new file has a new name
MEDIA = {"sw.js": "text/javascript", "manifest.webmanifest": "application/manifest+json"}
PACKED = {"br": "br", "gzip": "gz"}  # the smallest first; as web/packed.mjs calls them
NOT_BUILT = "<h1>Tharsis</h1><p>The client is not built yet: run <code>make play</code>.</p>"
NO_FILE = "<p>There is no such file any more.</p>"  # an older page, which wants it, loads itself anew when it hears so


def add_pages(api: APIRouter) -> None:
    @api.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def client(request: Request, path: str) -> Response:
        if path.startswith("api/"):
            return problem("unknown", "There is nothing at this address.")
        if PAGE.fullmatch(path):
            return page(request, path)
        if FILE.fullmatch(path) and path != "index.html" and (CLIENT / path).is_file():
            return sent(path, request.headers.get("accept-encoding", ""))
        if path.startswith("assets/"):
            return HTMLResponse(NO_FILE, 404)
        if "text/html" in request.headers.get("accept", ""):  # a person: the page says that there is nothing
            return page(request, path, 404)
        return problem("unknown", "There is nothing at this address.")


def sent(path: str, accepted: str) -> Response:
    """A file of the client, packed where the build has packed it and the browser can unpack that."""
    headers = {"Cache-Control": kept(path)}
    media = MEDIA.get(path) or guess_type(path)[0]
    able = {one.strip() for one in accepted.split(",") if not one.strip().endswith(";q=0")}
    for coding, ending in PACKED.items():
        file = CLIENT / f"{path}.{ending}"
        if file.is_file():
            headers["Vary"] = "Accept-Encoding"
            if any(one.partition(";")[0] == coding for one in able):
                return FileResponse(file, headers={**headers, "Content-Encoding": coding}, media_type=media)
    return FileResponse(CLIENT / path, headers=headers, media_type=media)


def kept(path: str) -> str:
    """How long a browser may use a file without asking; what keeps the shell is always asked for."""
    if path.startswith("assets/"):
        return FOR_EVER
    return "no-cache" if path in MEDIA else "public, max-age=3600"


def page(request: Request, path: str, status: int = 200) -> Response:
    file = CLIENT / "index.html"
    if not file.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    headers = {"Cache-Control": "private, no-cache"}
    table = TABLE.fullmatch(path)
    found: Response
    if table:
        found = HTMLResponse(at_table(request, file.read_text(encoding="utf-8"), table[1]), status, headers)
    else:
        found = FileResponse(file, status, headers)
    ensure_identity(request, found)  # else what the page asks at once comes from as many strangers
    return found


def at_table(request: Request, text: str, table: str) -> str:
    """The page with all that this table takes, asked for from the start."""
    known = hall_of(request).known(table)
    game = known.row.game if known else None
    seat = known.members.get(identity(request) or "", WATCH) if known else WATCH
    named = head(CLIENT, table, game, language(request), known.asks_with(seat) if isinstance(known, Table) else "")
    return text.replace("</head>", named + "</head>", 1)
