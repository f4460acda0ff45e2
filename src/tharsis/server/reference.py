"""`/api/docs`: the requests and messages of this server on one page, made from their description.

It needs no script and nothing from another site, so it opens under our own content policy and without a network.
"""

from __future__ import annotations

import json
import re
from functools import lru_cache
from html import escape
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import HTMLResponse

Json = dict[str, Any]
CODE = re.compile("`([^`]+)`")
STYLE = """
:root { color-scheme: light dark; --line: #8884; --quiet: #8a7a72; --accent: #c2552d }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem 1.25rem 4rem }
h1, h2 { line-height: 1.2 }
h2 { margin-top: 3rem }
h3 { margin: 2rem 0 .25rem; font: 600 1rem/1.5 ui-monospace, monospace }
h3 b { color: var(--accent); display: inline-block; min-width: 4.5rem }
a { color: inherit }
p { margin: .25rem 0 }
table { border-collapse: collapse; width: 100% }
td { border-top: 1px solid var(--line); padding: .25rem .75rem .25rem 0; vertical-align: top }
td:first-child { width: 14rem; font-family: ui-monospace, monospace; overflow-wrap: anywhere }
nav { columns: 14rem; font: .875rem/1.7 ui-monospace, monospace }
.quiet { color: var(--quiet) }
"""
INTRODUCTION = """
<p>Programs may do whatever the page does. A cookie says who you are: keep the one you get. Live play runs over a
WebSocket at <code>/api/tables/{table}/socket?lang=en</code>: it sends <a href="#Live">Live</a> whenever something
changed (of the other game <a href="#AresLive">AresLive</a>), <a href="#Talk">Talk</a> when something was said, and
takes <a href="#Answer">Answer</a>, <a href="#Undo">Undo</a>, <a href="#Stage">Stage</a> and
<a href="#Say">Say</a>, each with its name in small letters as <code>type</code>.</p>
<p>Whatever goes wrong is a <a href="#Problem">Problem</a>. All this for programs:
<a href="openapi.json">openapi.json</a>.</p>
"""


def add_reference(api: APIRouter) -> None:
    @lru_cache(maxsize=1)
    def written(app: FastAPI) -> str:
        return reference(app.openapi())

    @api.get("/api/docs", include_in_schema=False)
    async def docs(request: Request) -> HTMLResponse:
        return HTMLResponse(written(request.app))


def reference(description: Json) -> str:
    """The whole page."""
    title = f"{escape(description['info']['title'])} {escape(description['info']['version'])}"
    schemas: dict[str, Json] = description["components"]["schemas"]
    requests = [
        request(method, path, operation)
        for path, methods in description["paths"].items()
        for method, operation in methods.items()
    ]
    names = "".join(f'<a href="#{name}">{name}</a><br>' for name in schemas)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{title}</title><style>{STYLE}</style>'
        f'<meta name="viewport" content="width=device-width"><link rel="icon" href="/favicon.svg">'
        f"<h1>{title}</h1>{INTRODUCTION}<h2>Requests</h2>{''.join(requests)}<h2>Messages</h2><nav>{names}</nav>"
        f"{''.join(message(name, schema) for name, schema in schemas.items())}</html>"
    )


def request(method: str, path: str, operation: Json) -> str:
    """One request: what it takes, and what it gives when all is well."""
    rows = [
        row(one["name"], f"{shape(one['schema'])} {quiet('in the ' + one['in'])}")
        for one in operation.get("parameters", ())
    ]
    if "requestBody" in operation:
        rows.append(row("body", content(operation["requestBody"])))
    rows += [
        row(f"gives {status}", content(answer) or quiet("nothing"))
        for status, answer in operation["responses"].items()
        if status < "400"
    ]
    about = paragraph(operation.get("description", ""))
    return f"<h3><b>{method.upper()}</b> {escape(path)}</h3>{about}<table>{''.join(rows)}</table>"


def message(name: str, schema: Json) -> str:
    rows = [
        row(field, f"{shape(one)} {quiet(left_out(one)) if field not in schema.get('required', ()) else ''}")
        for field, one in schema.get("properties", {}).items()
    ]
    body = f"<table>{''.join(rows)}</table>" if rows else f"<p>{shape(schema)}</p>"
    return f'<h3 id="{name}">{name}</h3>{paragraph(schema.get("description", ""))}{body}'


def left_out(schema: Json) -> str:
    return f"may be left out: {json.dumps(schema['default'])}" if "default" in schema else "may be left out"


def content(told: Json) -> str:
    return " ".join(shape(one.get("schema", {})) for one in told.get("content", {}).values())


def shape(schema: Json) -> str:
    """What fits a schema, in a few words; messages are links."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#{name}">{name}</a>'
    if "const" in schema or "enum" in schema:
        return " or ".join(escape(json.dumps(one)) for one in schema.get("enum", [schema.get("const")]))
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(shape(one) for one in schema[several])
    if schema.get("type") == "array":
        return f"list of {shape(schema.get('items', {}))}{bounds(schema, 'Items')}"
    if isinstance(schema.get("additionalProperties"), dict):
        return f"mapping to {shape(schema['additionalProperties'])}"
    kind = escape(str(schema.get("type", "anything")))
    pattern = quiet(f" like {schema['pattern']}") if "pattern" in schema else ""
    return f"{kind}{bounds(schema, 'Length')}{bounds(schema, 'imum')}{pattern}"


def bounds(schema: Json, of: str) -> str:
    least, most = schema.get(f"min{of}"), schema.get(f"max{of}")
    if least is None and most is None:
        return ""
    return quiet(f" {'' if least is None else least} to {'any' if most is None else most}")


def row(name: str, text: str) -> str:
    return f"<tr><td>{escape(name)}<td>{text}"


def paragraph(text: str) -> str:
    marked = CODE.sub(r"<code>\1</code>", escape(text))
    return f"<p>{marked}</p>" if text else ""


def quiet(text: str) -> str:
    return f'<span class="quiet">{escape(text)}</span>'
