"""What is dealt before the first generation: corporations and first hands."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.lanes import push
from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.rows import row_of
from tharsis.mars.game import Mars
from tharsis.mars.room import rooms_at
from tharsis.native import Row, i64
from tharsis.vocabulary.terms import CORPORATION

DEALT_AT_START: Final = 10
DEALT_CORPORATIONS: Final = 2


IN_PLAY: Final[dict[str, Row]] = {}  # those that were asked for, by what is in play


def cards_in_play(g: Mars, of_corporations: bool) -> Row:
    """The numbers of the project cards in play, or of the corporations that can be dealt."""
    editions = g.rules.editions()
    key = f"{of_corporations} {len(g.cards)} {' '.join(editions)}"
    if key not in IN_PLAY:
        kind = [c for c in g.cards if c.number and (c.kind == CORPORATION) == of_corporations and not c.keeps_all]
        IN_PLAY[key] = row_of([c.number for c in kind if c.edition in editions])
    return IN_PLAY[key][:]


def projects(g: Mars) -> Row:
    return cards_in_play(g, False)


def corporations(g: Mars) -> list[int]:
    return [c for c in cards_in_play(g, True) if g.is_free(g.cards[c])]


def corporation_pools(g: Mars, known: list[int]) -> list[list[int]]:
    """The piles that each seat is dealt a corporation from, one card from each, shuffled; without those known."""
    pool = [c for c in corporations(g) if c not in known]
    for room in rooms_at(g):
        piles = room.piles(g, pool)
        if piles:
            for pile in piles:
                g.shuffle(pile)
            return piles
    g.shuffle(pool)
    return [pool] * DEALT_CORPORATIONS


def beginner(g: Mars) -> i64:
    for card in g.cards:
        if card.keeps_all:
            return card.number
    raise LookupError("the catalogue has no beginner corporation")


def deal(g: Mars) -> None:
    """Corporations and first hands; the choice among them is each seat's first."""
    pools = corporation_pools(g, [])
    for i in range(g.seats):
        seat = (g.first + i) % g.seats
        if not g.answers(seat):
            continue
        if seat in g.rules.beginners:
            g.offered[seat] = [beginner(g)]
        else:
            g.offered[seat] = [pool.pop() for pool in pools]
        g.look_at(seat, DEALT_AT_START)
        push(g.lanes[seat], BY_TEXT["corporation"].number, seat, 0, 0, 0)
    g.first_cards_dealt()
