"""Curves of what was learned, as a drawing: how games went while a policy played more and more of them.

python -m training.curves mars-2 --into build/learned        # writes build/learned/mars-2.svg
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Sequence
from pathlib import Path

from training.settings import SETTINGS

WIDE, HIGH, EDGE = 640, 120, 40  # of one curve, and the room around it
ALONG = "games"
DRAWN = ("return", "won", "points", "rounds")


def columns(file: Path) -> dict[str, list[float]]:
    """What `training.reinforce` has written beside the weights."""
    with file.open(newline="") as opened:
        rows = list(csv.DictReader(opened))
    if not rows:
        raise SystemExit(f"{file}: nothing was learned yet")
    return {name: [float(row[name]) for row in rows] for name in (ALONG, *DRAWN)}


def scaled(values: Sequence[float], long: float) -> list[float]:
    """From the least to the most of them, along so many pixels."""
    low, high = min(values), max(values)
    return [long * (value - low) / ((high - low) or 1) for value in values]


def curve(name: str, along: Sequence[float], values: Sequence[float], top: int) -> str:
    across = zip(scaled(along, WIDE), scaled(values, HIGH), strict=True)
    points = " ".join(f"{EDGE + x:.1f},{top + HIGH - y:.1f}" for x, y in across)
    title = f"{name}: {values[0]:g} to {values[-1]:g}, at least {min(values):g}, at most {max(values):g}"
    return (
        f'<text x="{EDGE}" y="{top - 6}">{title}</text>'
        f'<rect x="{EDGE}" y="{top}" width="{WIDE}" height="{HIGH}" fill="none" stroke="#bbb"/>'
        f'<polyline points="{points}" fill="none" stroke="#c1440e" stroke-width="1.5"/>'
    )


def drawn(name: str, found: dict[str, list[float]]) -> str:
    """All curves of a setting, one below the other."""
    step = HIGH + EDGE
    curves = [curve(what, found[ALONG], found[what], 2 * EDGE + i * step) for i, what in enumerate(DRAWN)]
    wide, high = WIDE + 2 * EDGE, EDGE + len(DRAWN) * step + EDGE
    head = f'<text x="{EDGE}" y="{EDGE // 2 + 6}" font-weight="bold">{name}, {found[ALONG][-1]:.0f} games</text>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="13">'
        f'<rect width="{wide}" height="{high}" fill="white"/>{head}{"".join(curves)}</svg>\n'
    )


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("setting", choices=SETTINGS)
    arguments.add_argument("--into", type=Path, default=Path("build/learned"))
    args = arguments.parse_args()
    file = args.into / f"{args.setting}.svg"
    file.write_text(drawn(args.setting, columns(file.with_suffix(".csv"))))
    print(file)


if __name__ == "__main__":
    main()
