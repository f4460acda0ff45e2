"""Changed positions and records, a few of the fifty thousand of `make soak`."""

from __future__ import annotations

import functools

import pytest

import tharsis
from mutants import KINDS, Base, base, plain, try_out
from tharsis.vocabulary.world import World

BASES = 4 * len(KINDS)
BATCHES = 4


@functools.cache
def known_base(number: int) -> Base:
    return base(number % BASES)


@pytest.mark.parametrize("kind", range(len(KINDS)))
def test_every_moment_of_a_game_comes_back_from_its_position(kind: int) -> None:
    for number in range(kind, BASES, len(KINDS)):
        game = tharsis.load(known_base(number).position)
        assert game.digest() == known_base(number).record["digest"]
        assert plain(game.position()) == known_base(number).position
        assert isinstance(game, World)
        assert game.passed_over == 0


@pytest.mark.parametrize("batch", range(BATCHES))
def test_a_mutant_is_refused_or_plays_on(batch: int) -> None:
    accepted = sum(try_out(number, known_base, answers=8) for number in range(batch, 240, BATCHES))
    assert accepted > 0
