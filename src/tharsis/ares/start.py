"""Setting the table: deck, ocean tiles, corporations, the first hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tharsis.ares.board import ALL_TILES
from tharsis.ares.cards import CATALOGUE
from tharsis.ares.cards.editions import STAR
from tharsis.ares.game import Ares
from tharsis.ares.phases import MULLIGAN, ROUNDS
from tharsis.ares.setup import Setup
from tharsis.ares.steps import REVEAL
from tharsis.ares.terms import COPPER_CUBES, DEVELOPMENT, PLAYER_CUBES, RESEARCH
from tharsis.kernel.lanes import push
from tharsis.vocabulary.corporations import CHOOSE_CORPORATION
from tharsis.vocabulary.terms import CORPORATION

DEALT_CORPORATIONS: Final = 2
FIRST_HAND: Final = 8
STARS_IN_FIRST_HAND: Final = 4


def projects() -> list[int]:
    """The numbers of the project cards."""
    return [c.number for c in CATALOGUE if c.number and c.kind != CORPORATION]


def corporations(star: bool = False) -> list[int]:
    return [c.number for c in CATALOGUE if c.number and c.kind == CORPORATION and (not star or c.edition == STAR)]


def table(rules: Setup, seed: int) -> Ares:
    """An empty table."""
    g = Ares(rules, seed, CATALOGUE)
    if rules.cooperative:
        g.pool = [COPPER_CUBES, PLAYER_CUBES]
    return g


def start(given: Mapping[str, object], seed: int) -> Ares:
    """A new game, ready for its first answers."""
    rules = Setup(given)
    g = table(rules, seed)
    for _ in range(8):  # so that neighbouring seeds lead to different games
        g.roll(2)
    g.tiles = list(ALL_TILES)
    g.shuffle(g.tiles)
    if g.seats == 1:
        g.neutral_deck = list(range(DEVELOPMENT, RESEARCH + 1))
        g.shuffle(g.neutral_deck)
    pool = corporations(star=rules.first_game)
    g.shuffle(pool)
    stars = [c for c in projects() if rules.first_game and CATALOGUE[c].edition == STAR]
    g.deck = [c for c in projects() if c not in stars]
    g.shuffle(g.deck)
    g.shuffle(stars)
    for s in range(g.seats):
        who = g.seat[s]
        if rules.first_game:
            who.hand = [stars.pop() for _ in range(STARS_IN_FIRST_HAND)]
            g.draw(s, FIRST_HAND - STARS_IN_FIRST_HAND)
            g.chosen[s] = pool.pop()
            continue
        g.draw(s, FIRST_HAND)
        g.offered[s] = [pool.pop() for _ in range(DEALT_CORPORATIONS)]
        push(g.lanes[s], CHOOSE_CORPORATION.number, s, 0, 0, 0)
        if rules.mulligan:
            push(g.lanes[s], MULLIGAN.number, s, 0, 0, 0)
    g.discard = sorted(stars)
    push(g.lanes[g.seats], ROUNDS.number, 0, 0, 0, REVEAL)
    g.settle()
    g.reveals = 0
    return g
