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
from tharsis.native import Row
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.corporations import CHOOSE_CORPORATION
from tharsis.vocabulary.terms import CORPORATION

DEALT_CORPORATIONS: Final = 2
FIRST_HAND: Final = 8
STARS_IN_FIRST_HAND: Final = 4


KINDS: Final[dict[tuple[int, bool], Row]] = {}  # those that were asked for: of so many cards, corporations or not


def cards_of(cards: list[Card], of_corporations: bool) -> Row:
    key = (len(cards), of_corporations)
    if key not in KINDS:
        KINDS[key] = row_of([c.number for c in cards if c.number and (c.kind == CORPORATION) == of_corporations])
    return KINDS[key][:]


def projects(cards: list[Card]) -> Row:
    """The numbers of the project cards."""
    return cards_of(cards, False)


def corporations(cards: list[Card]) -> list[int]:
    return list(cards_of(cards, True))


def stars_of(cards: list[Card], among: list[int]) -> list[int]:
    """The cards for a first game."""
    return [c for c in among if cards[c].edition == STAR]


def open_game(g: Ares) -> None:
    """Up to the first questions."""
    for _ in range(8):  # so that neighbouring seeds lead to different games
        g.roll(2)
    g.tiles = list(ALL_TILES)
    g.shuffle(g.tiles)
    if g.seats == 1:
        g.neutral_deck = list(range(DEVELOPMENT, RESEARCH + 1))
        g.shuffle(g.neutral_deck)
    pool = corporations(g.cards)
    g.deck = projects(g.cards)
    stars: list[int] = []
    if g.rules.first_game:
        pool = stars_of(g.cards, pool)
        stars = stars_of(g.cards, list(g.deck))
        g.deck = row_of([c for c in g.deck if c not in stars])
    g.shuffle(pool)
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
