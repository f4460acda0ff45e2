"""What a table takes from its first moment on, named in the head of its page: the browser asks for all of it at once,
and not for one file after the other as each is read."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers

from tharsis.words import LANGUAGES

LIST = "files.json"  # what the build says of its files: which there are, and what each imports
FIRST = "en"
TABLE = "table"  # the name of a file, as web/chunks.ts calls it; a game's own is called after the game
WORDS = "src/words/{}/atTable.ts"
Files = Mapping[str, Mapping[str, Any]]


@lru_cache(4)
def listed(file: Path, _changed: int) -> Files:
    files: Files = json.loads(file.read_text(encoding="utf-8"))
    return files


def language(headers: Headers) -> str:
    """The first language of a browser that the page speaks, as the page itself chooses it."""
    for wanted in headers.get("accept-language", "").split(","):
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


def head(client: Path, game: str | None, headers: Headers) -> str:
    """The lines for the head of a table's page, with its game where that is known without asking the database."""
    try:
        files = listed(client / LIST, (client / LIST).stat().st_mtime_ns)
    except OSError:
        return ""
    seen: set[str] = set()
    list(needed(files, "index.html", seen))  # these the page names itself
    entries = [called(files, TABLE), WORDS.format(language(headers)), *([called(files, game)] if game else [])]
    scripts: list[str] = []
    styles: list[str] = []
    for entry in entries:
        for file in needed(files, entry, seen):
            scripts.append(file["file"])
            styles += (css for css in file.get("css", ()) if css not in styles)
    return (
        (f'<meta name="game" content="{escape(game)}">' if game else "")
        + "".join(f'<link rel="preload" as="style" crossorigin href="/{css}">' for css in styles)
        + "".join(f'<link rel="modulepreload" crossorigin href="/{script}">' for script in scripts)
    )
