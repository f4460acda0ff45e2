"""English: words about colonies and their forms."""

from __future__ import annotations


def colonies(n: int) -> str:
    return f"{n} colony" if n == 1 else f"{n} colonies"
