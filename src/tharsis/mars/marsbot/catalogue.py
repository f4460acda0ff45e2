"""How MarsBot's cards are written: each is numbered by what is printed on it, whichever file it stands in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypeVar

from tharsis.kernel.node import Node, intern
from tharsis.mars.marsbot.robot import (
    BLACK,
    BONUS,
    CORPORATIONS,
    LAST_SPACE,
    NO_CUBE,
    SPACES,
    TRACKS,
    WHITE,
    Bonus,
    BotCorporation,
    DraftPriority,
)
from tharsis.vocabulary.card import Effect, Word

N = TypeVar("N", bound=Node)
Cubes = Mapping[int, Sequence[int]]  # spaces by track


def known(given: Sequence[N]) -> list[N]:
    """The one word of each text."""
    out: list[N] = []
    for one in given:
        word = intern(one)
        assert isinstance(word, type(one))
        out.append(word)
    return out


def printed_number(card: Bonus | BotCorporation) -> str:
    return card.code


def track(number: int, spaces: Mapping[int, Word]) -> None:
    """The symbols of a track; a space that is not named is blank."""
    assert number == len(SPACES)
    row: list[Word | None] = [None] * (LAST_SPACE + 1)
    for space, word in zip(spaces, known(list(spaces.values())), strict=True):
        row[space] = word
    SPACES.append(row)


def bonus(
    code: str,
    name: str,
    *words: Word,
    returns: bool = False,
    replaces: str = "",
    colonies: bool = False,
    corporate: bool = False,
) -> None:
    """A bonus card: its words from top to bottom."""
    BONUS.append(Bonus(code, name, known(words), returns, replaces, colonies, corporate))
    BONUS.sort(key=printed_number)
    for n, card in enumerate(BONUS):
        card.number = n


def corporation(
    code: str,
    name: str,
    start_tags: Sequence[int] = (),
    *,
    draft: DraftPriority | None = None,
    setup: Sequence[Word] = (),
    effects: Sequence[Effect] = (),
    white: Cubes | None = None,
    black: Cubes | None = None,
    on_white: Sequence[Word] = (),
    on_black: Sequence[Word] = (),
    instead: bool = False,
    before: Sequence[Word] = (),
    round_start: Sequence[Word] = (),
    bonus: Sequence[str] = (),
    holds: str = "",
    colonies: bool = False,
) -> None:
    """A corporation: its start tags, draft priority, setup, cubes, lasting effects and yearly boxes."""
    cubes: list[list[int]] = []
    if white or black:
        cubes = [[NO_CUBE] * (LAST_SPACE + 1) for _ in TRACKS]
        for colour, places in ((WHITE, white or {}), (BLACK, black or {})):
            for track, spaces in places.items():
                for space in spaces:
                    cubes[track][space] = colour
    priority = None if draft is None else known([draft])[0]
    one = BotCorporation(
        code,
        name,
        colonies,
        list(start_tags),
        priority,
        known(setup),
        known(effects),
        cubes,
        instead,
        known(on_white),
        known(on_black),
        known(before),
        known(round_start),
        list(bonus),
        holds,
    )
    CORPORATIONS.append(one)
    CORPORATIONS.sort(key=printed_number)
    for n, card in enumerate(CORPORATIONS):
        card.number = n
