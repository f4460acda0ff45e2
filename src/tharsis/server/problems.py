"""How anything wrong is told: a code for programs and a sentence for people."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi.responses import JSONResponse

from tharsis.server import messages as m

STATUS = {
    "stale": 409,
    "refused": 409,
    "unknown": 404,
    "forbidden": 403,
    "malformed": 422,
    "rules": 422,
    "busy": 429,
    "unavailable": 503,
    "taken": 403,
    "full": 409,
    "endless": 409,
}
BEGINNING, END = 600, 120  # characters kept of a long text; what is wrong is often said at its end


def problem(code: str, text: str, status: int | None = None, headers: Mapping[str, str] | None = None) -> JSONResponse:
    body = m.Problem(code=code, text=readable(text))  # type: ignore[arg-type]
    return JSONResponse(body.model_dump(), STATUS[code] if status is None else status, headers)


def readable(text: str) -> str:
    """What a person sent may be quoted in it: that can be no text at all (half of a surrogate pair), or megabytes."""
    if len(text) > BEGINNING + END:
        text = f"{text[:BEGINNING]} … {text[-END:]}"
    return whole_letters(text)


def whole_letters(text: str) -> str:
    """What can be sent of a text that somebody gave."""
    return text.encode("utf-8", "replace").decode()
