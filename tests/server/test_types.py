"""The client's types are those of the server."""

from __future__ import annotations

import json
import re
from pathlib import Path

from tharsis.server.app import openapi_json

SCHEMA = Path(__file__).parent.parent.parent / "web" / "src" / "lib" / "schema.ts"


def test_the_generated_types_name_every_message_and_field() -> None:
    """`make types` writes them anew."""
    text = SCHEMA.read_text()
    for name, schema in json.loads(openapi_json())["components"]["schemas"].items():
        found = re.search(rf"^        {re.escape(name)}: \{{(.*?)^        \}};", text, re.S | re.M)
        assert found, f"{name} is missing: run `make types`"
        for field in schema.get("properties", {}):
            assert re.search(rf"^\s+{field}\??:", found[1], re.M), f"{name}.{field} is missing: run `make types`"
