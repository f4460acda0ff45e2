"""Who is who: unguessable tokens, kept only as hashes, and the cookie that carries them."""

from __future__ import annotations

import hashlib
import secrets

from fastapi import Request, Response
from starlette.requests import HTTPConnection

from tharsis.server.limits import network

COOKIE = "tharsis"
YEAR = 365 * 24 * 3600


def new_token() -> str:
    """256 bits, safe in a link."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def identity(connection: HTTPConnection) -> str | None:
    """The hash of who is calling, or None for a stranger."""
    token = connection.cookies.get(COOKIE)
    return hashed(token) if token and 20 <= len(token) <= 100 else None


def address_of(connection: HTTPConnection) -> str:
    """Where somebody calls from, as it is stored: told apart from other places, and not told."""
    return hashed(network(connection.client.host if connection.client else ""))


def ensure_identity(request: Request, response: Response) -> str:
    """The device that is calling; a stranger gets a cookie."""
    return identity(request) or hashed(give_cookie(request, response, new_token()))


def give_cookie(request: Request, response: Response, token: str) -> str:
    response.set_cookie(
        COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=request.scope["scheme"] == "https", path="/"
    )
    return token


def clean(name: str) -> str:
    """A name as people read it: no control characters, no line breaks."""
    return "".join(ch for ch in name if ch.isprintable()).strip()[:40] or "?"


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a browser's request comes from our own pages. Programs send no Origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    host = connection.headers.get("host", "")
    return origin.split("://", 1)[-1].lower() == host.lower()
