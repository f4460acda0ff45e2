"""The colony tiles. Their tracks are written step by step; steps without income have nothing."""

from __future__ import annotations

from collections.abc import Callable

from tharsis.mars.board import OCEAN_TILE
from tharsis.mars.colonies.moons import MOONS, add_moon
from tharsis.mars.place import Place
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.cubes import Add
from tharsis.vocabulary.deck import Discard, Draw
from tharsis.vocabulary.gains import Gain, Produce
from tharsis.vocabulary.terms import ANIMALS, ANY_OWN, FLOATERS, MICROBES

__all__ = ["MOONS"]


def track(word: Callable[[int], Word], *amounts: int) -> list[Word | None]:
    return [word(n) if n else None for n in amounts]


def cubes(kind: int) -> Callable[[int], Word]:
    return lambda n: Add(n, kind, ANY_OWN)


add_moon(
    "callisto",
    income=track(lambda n: Gain(energy=n), 0, 2, 3, 5, 7, 10, 13),
    build=Produce(energy=1),
    bonus=Gain(energy=3),
)
add_moon(
    "ceres",
    income=track(lambda n: Gain(steel=n), 1, 2, 3, 4, 6, 8, 10),
    build=Produce(steel=1),
    bonus=Gain(steel=2),
)
add_moon(
    "enceladus",
    income=track(cubes(MICROBES), 0, 1, 2, 3, 4, 4, 5),
    build=Add(3, MICROBES, ANY_OWN),
    bonus=Add(1, MICROBES, ANY_OWN),
    opened_by=MICROBES,
)
add_moon(
    "europa",
    income=[Produce(credits=1)] * 2 + [Produce(energy=1)] * 2 + [Produce(plants=1)] * 3,
    build=Place(OCEAN_TILE),
    bonus=Gain(credits=1),
)
add_moon(
    "ganymede",
    income=track(lambda n: Gain(plants=n), 0, 1, 2, 3, 4, 5, 6),
    build=Produce(plants=1),
    bonus=Gain(plants=1),
)
add_moon(
    "io",
    income=track(lambda n: Gain(heat=n), 2, 3, 4, 6, 8, 10, 13),
    build=Produce(heat=1),
    bonus=Gain(heat=2),
)
add_moon(
    "luna",
    income=track(lambda n: Gain(credits=n), 1, 2, 4, 7, 10, 13, 17),
    build=Produce(credits=2),
    bonus=Gain(credits=2),
)
add_moon(
    "miranda",
    income=track(cubes(ANIMALS), 0, 1, 1, 2, 2, 3, 3),
    build=Add(1, ANIMALS, ANY_OWN),
    bonus=Draw(1),
    opened_by=ANIMALS,
)
add_moon(
    "pluto",
    income=track(lambda n: Draw(n), 0, 1, 2, 2, 3, 3, 4),
    build=Draw(2),
    bonus=(Draw(1), Discard(1)),
)
add_moon(
    "titan",
    income=track(cubes(FLOATERS), 0, 1, 1, 2, 3, 3, 4),
    build=Add(3, FLOATERS, ANY_OWN),
    bonus=Add(1, FLOATERS, ANY_OWN),
    opened_by=FLOATERS,
)
add_moon(
    "triton",
    income=track(lambda n: Gain(titanium=n), 0, 1, 1, 2, 3, 4, 5),
    build=Gain(titanium=3),
    bonus=Gain(titanium=1),
)
