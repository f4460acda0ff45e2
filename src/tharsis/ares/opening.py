"""How a game begins on an empty table: deck, ocean tiles, corporations, the first hands."""

from __future__ import annotations

from typing import Final

from tharsis.ares.board import ALL_TILES
from tharsis.ares.game import Ares
from tharsis.ares.phases import MULLIGAN, ROUNDS
from tharsis.ares.steps import REVEAL
from tharsis.ares.terms import DEVELOPMENT, RESEARCH, STAR
from tharsis.kernel.lanes import push
from tharsis.kernel.rows import row_of
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.corporations import CHOOSE_CORPORATION
from tharsis.vocabulary.terms import CORPORATION

DEALT_CORPORATIONS: Final = 2
FIRST_HAND: Final = 8
STARS_IN_FIRST_HAND: Final = 4


def projects(cards: list[Card]) -> list[int]:
    """The numbers of the project cards."""
    return [c.number for c in cards if c.number and c.kind != CORPORATION]


def corporations(cards: list[Card], star: bool = False) -> list[int]:
    return [c.number for c in cards if c.number and c.kind == CORPORATION and (not star or c.edition == STAR)]


def open_game(g: Ares) -> None:
    """Up to the first questions."""
    for _ in range(8):  # so that neighbouring seeds lead to different games
        g.roll(2)
    g.tiles = list(ALL_TILES)
    g.shuffle(g.tiles)
    if g.seats == 1:
        g.neutral_deck = list(range(DEVELOPMENT, RESEARCH + 1))
        g.shuffle(g.neutral_deck)
    pool = corporations(g.cards, star=g.rules.first_game)
    g.shuffle(pool)
    deck = projects(g.cards)
    stars: list[int] = []
    if g.rules.first_game:
        stars = [c for c in deck if g.cards[c].edition == STAR]
        deck = [c for c in deck if c not in stars]
    g.deck = row_of(deck)
    g.shuffle_row(g.deck)
    g.shuffle(stars)
    for s in range(g.seats):
        who = g.seat[s]
        if g.rules.first_game:
            who.hand = row_of([stars.pop() for _ in range(STARS_IN_FIRST_HAND)])
            g.draw(s, FIRST_HAND - STARS_IN_FIRST_HAND)
            g.chosen[s] = pool.pop()
            continue
        g.draw(s, FIRST_HAND)
        g.offered[s] = [pool.pop() for _ in range(DEALT_CORPORATIONS)]
        push(g.lanes[s], CHOOSE_CORPORATION.number, s, 0, 0, 0)
        if g.rules.mulligan:
            push(g.lanes[s], MULLIGAN.number, s, 0, 0, 0)
    g.discard = row_of(sorted(stars))
    push(g.lanes[g.seats], ROUNDS.number, 0, 0, 0, REVEAL)
    g.settle()
    g.reveals = 0
