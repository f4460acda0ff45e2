"""A whole game that fits what a seat may know: what is hidden from it is dealt anew."""

from __future__ import annotations

from tharsis.ares.game import Ares
from tharsis.ares.opening import corporations
from tharsis.ares.phases import orders_neutral
from tharsis.ares.terms import DEVELOPMENT, RESEARCH
from tharsis.kernel.rows import Pile, mark, places, row_with
from tharsis.native import Row, append, i64, vec
from tharsis.vocabulary.terms import OCEANS


def sample(source: Ares, seat: i64, seed: int) -> Ares:
    """Deals everything hidden anew: deck, face-down discards and tiles, what others hold and have planned."""
    g = source.copy()
    g.reseed(seed)
    others = [s for s in range(g.seats) if s != seat]
    cards = unseen(g, others)
    g.shuffle_row(cards)
    pool = Pile(cards)
    for s in others:
        deal_hand(g, s, pool)
    g.discard = dealt_anew(g, g.discard, pool)
    g.deck = pool.rest()
    g.deck_shared = False
    flipped = g.params[OCEANS]
    rest = sorted(g.tiles[flipped:])
    g.shuffle(rest)
    g.tiles = g.tiles[:flipped] + rest
    if not orders_neutral(g):  # there its order is that of the options, and known
        g.neutral_deck.sort()
        g.shuffle(g.neutral_deck)
    deal_corporations(g, seat, others)
    g.refresh()
    return g


def unseen(g: Ares, others: list[int]) -> Row:
    """The project cards that may be anywhere, in the order of the catalogue."""
    hidden = row_with(len(g.cards))
    mark(hidden, g.deck, 1)
    mark(hidden, g.discard, 1)
    for s in others:
        who = g.seat[s]
        mark(hidden, who.hand, 1)
        mark(hidden, who.drafted, 1)
        mark(hidden, who.dealt, 1)
    mark(hidden, g.shown, 0)
    return places(hidden)


def dealt_anew(g: Ares, cards: Row, pool: Pile) -> Row:
    """As many cards; those that all have seen stay."""
    out: Row = vec[i64]()
    for c in cards:
        out = append(out, c if c in g.shown else pool.take())
    return out


def deal_hand(g: Ares, seat: i64, pool: Pile) -> None:
    """What this seat holds and nobody else has seen, and its plan."""
    who = g.own[seat]
    who.drafted = pool.take_some(len(who.drafted))
    who.hand = dealt_anew(g, who.hand, pool)
    who.dealt = dealt_anew(g, who.dealt, pool)
    if who.planned:
        phases = [p for p in range(DEVELOPMENT, RESEARCH + 1) if p != who.picked]
        who.planned = phases[g.roll(len(phases))]


def deal_corporations(g: Ares, seat: i64, others: list[int]) -> None:
    """Those that others choose from, and the one that each of them has chosen."""
    hidden = [s for s in others if g.offered[s]]
    if not hidden:
        return
    known = [who.corporation for who in g.seat] + g.offered[seat]
    pool = [c for c in corporations(g.cards) if c not in known]
    g.shuffle(pool)
    for s in hidden:
        g.offered[s] = [pool.pop() for _ in g.offered[s]]
        if g.chosen[s]:
            g.chosen[s] = g.offered[s][g.roll(len(g.offered[s]))]
