"""A whole game that fits what a seat may know: what is hidden from it is dealt anew."""

from __future__ import annotations

from tharsis.kernel.rows import Pile, joined, mark, places, row_of, row_with
from tharsis.mars.dealing import corporation_pools
from tharsis.mars.game import Mars
from tharsis.mars.room import rooms_at
from tharsis.native import Row, i64


def sample(source: Mars, seat: i64, seed: int) -> Mars:
    """Deals the hidden cards anew: deck, face-down discards, what others hold, and in setup their corporations."""
    g = source.copy()
    g.reseed(seed)
    others = [s for s in range(g.seats) if s != seat]
    cards = unseen(g, others)
    g.shuffle_row(cards)
    pool = Pile(cards)
    for room in rooms_at(g):
        room.deal_anew(g, pool)
    for s in others:
        deal_hand(g, s, pool)
    hidden = len(g.discard) - len(g.shown)
    g.discard = joined(g.shown[:], pool.take_some(hidden))
    g.deck = pool.rest()
    g.deck_shared = False
    deal_corporations(g, seat, others)
    g.refresh()
    return g


def unseen(g: Mars, others: list[int]) -> Row:
    """The project cards that may be anywhere, in the order of the catalogue."""
    hidden = row_with(len(g.cards))
    mark(hidden, g.discard, 1)
    mark(hidden, g.shown, 0)
    mark(hidden, g.deck, 1)
    for s in others:
        who = g.seat[s]
        mark(hidden, who.hand, 1)
        mark(hidden, who.dealt, 1)
        mark(hidden, who.drafted, 1)
    for room in rooms_at(g):
        mark(hidden, row_of(room.hidden(g)), 1)
    return places(hidden)


def deal_hand(g: Mars, seat: i64, pool: Pile) -> None:
    who = g.seat[seat]
    if g.chosen[seat] and len(g.offered[seat]) > 1 and g.lanes[seat].depth == 0:
        # it has its first hand: how many of the ten cards that are is hidden as well
        bought = g.roll(len(who.dealt) + len(who.drafted) + 1)
        who.dealt = row_with(len(who.dealt) + len(who.drafted) - bought)
        who.drafted = row_with(bought)
    who.drafted = pool.take_some(len(who.drafted))
    who.hand = pool.take_some(len(who.hand))
    who.dealt = pool.take_some(len(who.dealt))


def deal_corporations(g: Mars, seat: i64, others: list[int]) -> None:
    """Those that others choose from, and the one that each of them has chosen."""
    hidden = [s for s in others if len(g.offered[s]) > 1]
    if not hidden:
        return
    known = [who.corporation for who in g.seat] + g.offered[seat]
    pools = corporation_pools(g, known)
    for s in hidden:
        g.offered[s] = [pool.pop() for pool in pools]
        if g.chosen[s]:
            g.chosen[s] = g.offered[s][g.roll(len(g.offered[s]))]
