"""The log of a table: each answer as everybody may know it, with what it changed for all to see."""

from __future__ import annotations

from typing import Final

from tharsis.ares.game import Ares
from tharsis.ares.terms import CAPACITIES, PHASES_BY_NAME
from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Decision, Option
from tharsis.vocabulary.log import OpenState, seat_changes, table_changes

# answers whose cards are nobody else's business: the log tells how many, not which
COUNTED: Final = ("keep", "discard", "sell_card")
UNTOLD: Final = ("corporation", "phase", "resume", "give", "choose", "first")


class Snapshot(OpenState):
    """What is open about a table at one moment."""

    def __init__(self, g: Ares) -> None:
        super().__init__(g)
        self.round = g.round
        self.phase = g.phase
        self.neutral_phase = g.neutral_phase
        self.forests = [who.forests for who in g.own]
        self.draws = [who.draws for who in g.own]
        self.capacity = [who.capacity[:] for who in g.own]
        self.picked = [who.picked for who in g.own]


def changes(g: Ares, old: Snapshot) -> list[Change]:
    """What is different now, the table first and then seat by seat."""
    out = table_changes(g, old)
    shown = g.round != old.round or g.phase != old.phase
    for s, who in enumerate(g.own):
        if who.corporation != old.corporation[s]:
            out.append(Change("corporation", s, card=g.card_name(who.corporation)))
        if who.picked != old.picked[s]:
            out.append(Change("picked", s, item=PHASES_BY_NAME[who.picked]))
        if who.forests != old.forests[s]:
            out.append(Change("forests", s, amount=who.forests - old.forests[s], now=who.forests))
        if who.draws != old.draws[s]:
            out.append(Change("draws", s, amount=who.draws - old.draws[s], now=who.draws))
        for i, name in enumerate(CAPACITIES):
            if who.capacity[i] != old.capacity[s][i]:
                step = who.capacity[i] - old.capacity[s][i]
                out.append(Change("capacity", s, item=name, amount=step, now=who.capacity[i]))
        out += seat_changes(g, old, s)
    if g.neutral_phase != old.neutral_phase and g.neutral_phase:
        out.append(Change("neutral_phase", item=PHASES_BY_NAME[g.neutral_phase]))
    if g.round != old.round:
        out.append(Change("round", now=g.round))
    if shown and g.phase:
        out.append(Change("phase", item=PHASES_BY_NAME[g.phase]))
    return out


def entry_of(g: Ares, decision: Decision, picked: list[Option]) -> Entry:
    """The answer as all may know it. Called before it is given."""
    kind = picked[0].kind if picked else "discard"
    if decision.kind == "screen":
        return Entry(decision.seat, "screen", g.round, picked[0].card, game="ares")
    if kind in COUNTED:
        return Entry(decision.seat, kind, g.round, amount=len(picked), game="ares")
    if kind in UNTOLD:
        return Entry(decision.seat, kind, g.round, game="ares")
    one = picked[0]
    return Entry(
        decision.seat, kind, g.round, one.card, one.item, "", one.seat, one.amount, dict(one.amounts), game="ares"
    )


def log_of(game: Ares) -> list[Entry]:
    """The whole log so far, from the record."""
    out: list[Entry] = []
    g = game.restart()
    assert isinstance(g, Ares)
    for step in game.steps():
        seat, picked = step[0], step[2:]
        decision = g.decision(seat) or g.optional(seat)
        assert decision is not None
        entry = entry_of(g, decision, [o for o in decision.options if o.code in picked])
        before = Snapshot(g)
        g.take(seat, picked)
        entry.changes = changes(g, before)
        out.append(entry)
    return out
