"""A position as one link: its text, compressed, in letters that need no care in an address. Nothing is stored."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from typing import Final

from tharsis.kernel.errors import BadPosition

VERSION: Final = "1"
LONGEST_LINK: Final = 12_000  # letters; a late game of five takes 6,000
LARGEST: Final = 2**17  # bytes of the text


def link_of(position: Mapping[str, object]) -> str:
    """Raises BadPosition where it would be too long for an address."""
    text = json.dumps(position, separators=(",", ":"), ensure_ascii=False, sort_keys=True).encode()
    link = VERSION + base64.urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")
    if len(link) > LONGEST_LINK or len(text) > LARGEST:
        raise BadPosition(f"position: too large for a link of {LONGEST_LINK} letters", "position")
    return link


def position_in(link: str) -> dict[str, object]:
    """The position of a link that anybody may have made; raises BadPosition. It is text only: `tharsis.load` says
    whether it can be on a table."""
    if len(link) > LONGEST_LINK:
        raise BadPosition(f"link: longer than {LONGEST_LINK} letters", "link")
    if not link.startswith(VERSION):
        raise BadPosition("link: it was made by another version, or is no link to a position", "link")
    body = link[len(VERSION) :]
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        reader = zlib.decompressobj()
        text = reader.decompress(packed, LARGEST + 1)
        whole = reader.eof
        found = json.loads(text) if whole and len(text) <= LARGEST else None
    except (ValueError, zlib.error, binascii.Error, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise BadPosition("link: cut off or changed; it does not lead to a position", "link")
    return found
