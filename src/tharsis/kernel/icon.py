"""One drawn symbol: what a card shows. The client draws icons and knows no rule."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Icon:
    """`symbol` is a name of the icon set; `any` draws the red border, `production` the brown box."""

    symbol: str
    count: int = 1
    production: bool = False
    any: bool = False
    star: bool = False  # an asterisk: read the words

    def as_dict(self) -> dict[str, object]:
        out: dict[str, object] = {"symbol": self.symbol, "count": self.count}
        for flag in ("production", "any", "star"):
            if getattr(self, flag):
                out[flag] = True
        return out


ARROW = Icon("arrow")
COLON = Icon("colon")
SLASH = Icon("slash")
