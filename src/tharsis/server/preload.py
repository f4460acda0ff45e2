"""What a table takes from its first moment on, named in the head of its page: the browser asks for all of it at once,
and not for one file after the other as each is read."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from starlette.requests import HTTPConnection

from tharsis.words import LANGUAGES

LIST = "files.json"  # what the build says of its files: which there are, and what each imports
FIRST = "en"
CHOSEN = "tharsis-lang"  # the cookie with the language that the page speaks
TRAY = "tray"  # what a question lies on that is laid over the table,
STEPS = "src/table/StepView.svelte"  # and how those are asked that belong to an action
TABLE = "table"  # the name of a file, as web/chunks.ts calls it; a game's own is called after the game
#: Where an action is decided, in each layout.
DOCKS = {"desk": "src/{}/Dock.svelte", "tablet": "src/{}/Dock.svelte", "phone": "src/{}/PhoneSheet.svelte"}
WORDS = "src/words/{}/atTable.ts"
PLAYING = "src/words/{}/playing.ts"  # the words of an action
#: Which layout a window gets, as web/src/lib/screen.svelte.ts chooses it.
LAYOUTS = {
    "desk": "(min-width: 1400px), (min-width: 1100px) and (hover: hover)",
    "tablet": "(min-width: 900px) and (max-width: 1099px) and (min-height: 600px),"
    " (min-width: 680px) and (max-width: 899px) and (min-height: 860px),"
    " (hover: none) and (min-width: 1100px) and (max-width: 1399px) and (min-height: 600px)",
    "phone": "(max-width: 679px), (max-width: 899px) and (max-height: 859px),"
    " (max-width: 1099px) and (max-height: 599px)",
}
Files = Mapping[str, Mapping[str, Any]]


@lru_cache(4)
def listed(file: Path, _changed: int) -> Files:
    files: Files = json.loads(file.read_text(encoding="utf-8"))
    return files


def language(connection: HTTPConnection) -> str:
    """The language that the page spoke last, else the first of the browser that it speaks, as the page itself does."""
    accepted = connection.headers.get("accept-language", "")
    for wanted in (connection.cookies.get(CHOSEN, ""), *accepted.split(",")):
        lang = wanted.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return FIRST


def called(files: Files, name: str) -> str:
    """The file of this name; what many import has no source of its own."""
    return next((key for key, file in files.items() if key.startswith("_") and file.get("name") == name), "")


def needed(files: Files, entry: str, seen: set[str]) -> Iterator[Mapping[str, Any]]:
    """A file of the page with all that it imports."""
    if entry in seen or entry not in files:
        return
    seen.add(entry)
    yield files[entry]
    for other in files[entry].get("imports", ()):
        yield from needed(files, other, seen)


def links(files: Files, entries: list[str], seen: set[str], media: str = "") -> str:
    """These files with all that they import, where the window is such."""
    scripts: list[str] = []
    styles: list[str] = []
    for entry in entries:
        for file in needed(files, entry, seen):
            scripts.append(file["file"])
            styles += (css for css in file.get("css", ()) if css not in styles)
    where = f' media="{media}"' if media else ""
    return "".join(f'<link rel="preload" as="style" crossorigin href="/{css}"{where}>' for css in styles) + "".join(
        f'<link rel="modulepreload" crossorigin href="/{script}"{where}>' for script in scripts
    )


def asked(path: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{escape(path)}">'


def head(client: Path, table: str, game: str | None, lang: str, asked_with: str = "") -> str:
    """The lines for the head of a table's page, with its game where that is known without asking the database, and with
    the part that shows its question, where that is none of every table."""
    try:
        files = listed(client / LIST, (client / LIST).stat().st_mtime_ns)
    except OSError:
        return ""
    seen: set[str] = set()
    list(needed(files, "index.html", seen))  # these the page names itself
    words = WORDS.format(lang)
    if game is None:
        return links(files, [called(files, TABLE), words], seen)
    laid = asked_with == TRAY  # until that is answered nothing else is decided
    base = links(files, [called(files, TABLE), words, called(files, game)], seen)
    layouts = [
        links(files, [called(files, f"{game}-{layout}"), "" if laid else DOCKS[layout].format(game)], set(seen), media)
        for layout, media in LAYOUTS.items()
    ]
    asking = [called(files, asked_with) or asked_with, "" if laid else PLAYING.format(lang)]
    return (
        f'<meta name="game" content="{escape(game)}">'
        + asked(f"/api/tables/{table}/live?lang={lang}")
        + base
        + "".join(layouts)
        + links(files, asking, seen)
        + asked(f"/api/catalogue?lang={lang}&game={game}")
    )
