"""A position as one link: its text, compressed, in letters that need no care in an address. Nothing is stored."""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from collections.abc import Mapping
from typing import Final

from tharsis.vocabulary.position import wrong

VERSION: Final = "1"
LONGEST_LINK: Final = 12_000  # letters; a late game of five takes 6,000
LARGEST: Final = 2**17  # bytes of the text


def link_of(position: Mapping[str, object]) -> str:
    """Raises BadPosition where it would be too long for an address."""
    text = json.dumps(position, separators=(",", ":"), ensure_ascii=False, sort_keys=True).encode()
    link = VERSION + base64.urlsafe_b64encode(zlib.compress(text, 9)).decode().rstrip("=")
    if len(link) > LONGEST_LINK or len(text) > LARGEST:
        raise wrong("position", "too_large", "too large for a link of {most} letters", most=LONGEST_LINK)
    return link


def position_in(link: str) -> dict[str, object]:
    """The position of a link that anybody may have made; raises BadPosition. It is text only: `tharsis.load` says
    whether it can be on a table."""
    if len(link) > LONGEST_LINK:
        raise wrong("link", "link_long", "longer than {most} letters", most=LONGEST_LINK)
    if not link.startswith(VERSION):
        raise wrong("link", "link_version", "it was made by another version, or is no link to a position")
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
        raise wrong("link", "link_cut", "cut off or changed; it does not lead to a position")
    return found
