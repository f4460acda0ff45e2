"""A small picture of a table, and a text: enough to see what a policy does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tharsis import lab
from tharsis.kernel.game import Game

Picture = NDArray[np.uint8]
Colour = tuple[int, int, int]

WIDTH: Final = 420
HEIGHT: Final = 340
RADIUS: Final = 17  # of an area
NIGHT: Final[Colour] = (18, 14, 22)
LAND: Final[Colour] = (150, 82, 58)
DRY_OCEAN: Final[Colour] = (96, 70, 84)
TILES: Final[dict[str, Colour]] = {
    "tile.ocean": (64, 132, 214),
    "tile.greenery": (84, 168, 84),
    "tile.city": (200, 200, 206),
    "tile.special": (206, 160, 84),
}
SEATS: Final[Sequence[Colour]] = [(228, 76, 76), (84, 140, 240), (240, 208, 80), (96, 200, 120), (190, 120, 220)]
NEUTRAL: Final[Colour] = (120, 120, 120)
TRACKS: Final[dict[str, Colour]] = {"temperature": (230, 90, 70), "oxygen": (190, 200, 210), "oceans": (64, 132, 214)}
OCEANS: Final = 9
ROWS: Final = [5, 6, 7, 8, 9, 8, 7, 6, 5]


def bar(picture: Picture, top: int, left: int, share: float, length: int, colour: Colour, height: int = 7) -> None:
    picture[top : top + height, left : left + length] = [c // 4 for c in colour]
    picture[top : top + height, left : left + int(length * min(1.0, max(0.0, share)))] = colour


def spot(picture: Picture, top: float, left: float, radius: float, colour: Colour) -> None:
    y, x = np.ogrid[: picture.shape[0], : picture.shape[1]]
    picture[(y - top) ** 2 + (x - left) ** 2 <= radius**2] = colour


def centres() -> list[tuple[int, int]]:
    """Of the 61 areas, row by row."""
    return [
        (30 + r * 34, 185 - (length - 1) * RADIUS + c * 2 * RADIUS)
        for r, length in enumerate(ROWS)
        for c in range(length)
    ]


def draw_map(picture: Picture, numbers: dict[str, float], areas: Sequence[str]) -> None:
    for area, (top, left) in zip(areas, centres(), strict=False):
        told = {name.removeprefix(f"map.{area}.") for name in numbers if name.startswith(f"map.{area}.")}
        tile = [colour for name, colour in TILES.items() if name in told]
        ground = DRY_OCEAN if "ocean" in told else LAND
        spot(picture, top, left, RADIUS - 1, tile[0] if tile else ground)
        for i, colour in enumerate(SEATS):
            if f"owner.{'me' if i == 0 else f'rival{i}'}" in told:
                spot(picture, top, left, 6, colour)
        if "owner.neutral" in told:
            spot(picture, top, left, 6, NEUTRAL)


def draw_planet(picture: Picture, shares: dict[str, float]) -> None:
    """A planet without areas: it turns green with its oxygen, and shows the oceans that are there."""
    green = TILES["tile.greenery"]
    mixed = [round(a + (b - a) * shares["oxygen"]) for a, b in zip(LAND, green, strict=True)]
    spot(picture, 165, 185, 120, (mixed[0], mixed[1], mixed[2]))
    for i in range(OCEANS):
        turn = 2 * np.pi * i / OCEANS
        flooded = i < round(shares["oceans"] * OCEANS)
        top, left = 165 + 78 * np.sin(turn), 185 + 78 * np.cos(turn)
        spot(picture, top, left, RADIUS, TILES["tile.ocean"] if flooded else DRY_OCEAN)


def drawn(game: Game) -> Picture:
    """The table as the first seat sees it: the map or the planet, the parameters, and the points of each seat."""
    schema = lab.schema(game.name())
    numbers = schema.observation.named(lab.encode(game.view(0)))
    picture: Picture = np.empty((HEIGHT, WIDTH, 3), dtype=np.uint8)
    picture[:] = NIGHT
    goals = dict(schema.observation.sections["table"].numbers)  # the unit of a parameter is its goal
    shares = {name: numbers.get(f"table.{name}", 0) / goals[name] for name in TRACKS}
    if "map" in schema.observation.sections:
        draw_map(picture, numbers, schema.observation.sections["map"].rows)
    else:
        draw_planet(picture, shares)
    for i, (name, colour) in enumerate(TRACKS.items()):
        bar(picture, 326, 20 + i * 130, shares[name], 120, colour)
    for seat, row in enumerate(game.scores()):
        bar(picture, 14 + 12 * seat, 350, row["total"] / 120, 60, SEATS[seat])
    return picture


def told(game: Game) -> str:
    """The same in a few lines."""
    numbers = lab.schema(game.name()).observation.named(lab.encode(game.view(0)))
    steps = ", ".join(f"{name} {numbers.get(f'table.{name}', 0):.0f}" for name in TRACKS)
    lines = [f"{game.name()}, round {game.rounds()}: {steps}"]
    for seat, row in enumerate(game.scores()):
        asked = game.decision(seat)
        question = f", asked: {asked.kind} ({len(asked.options)} options)" if asked else ""
        points = " ".join(f"{name} {n}" for name, n in row.items())
        lines.append(f"  seat {seat}: {points}{question}")
    return "\n".join(lines)
