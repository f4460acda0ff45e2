"""The log of a table: each answer as everybody may know it, with what it changed for all to see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tharsis.ares.game import Ares
from tharsis.ares.setup import NAME
from tharsis.ares.terms import CAPACITIES, PHASES_BY_NAME
from tharsis.kernel.errors import BadAnswer
from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Decision, Option, match_in
from tharsis.native import i64
from tharsis.vocabulary.log import OpenState, Scribe, seat_changes, table_changes

# answers whose cards are nobody else's business: the log tells how many, not which
COUNTED: Final = ("keep", "discard", "sell_card")
UNTOLD: Final = ("corporation", "phase", "resume", "give", "choose", "first")
OWN_LINES: Final = ("phase", "round")  # changes that have a line of their own


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
        return Entry(decision.seat, "screen", g.round, picked[0].card, game=NAME)
    if kind == "sell" and len(g.seat[decision.seat].hand) == 1:
        return Entry(decision.seat, "sell_card", g.round, amount=1, game=NAME)  # there is nothing to choose
    if decision.kind == "sell_to_pay":
        return Entry(decision.seat, "sell_to_pay", g.round, amount=len(picked), game=NAME)
    if kind in COUNTED:
        return Entry(decision.seat, kind, g.round, amount=len(picked), game=NAME)
    if kind in UNTOLD:
        return Entry(decision.seat, kind, g.round, game=NAME)
    one = picked[0]
    amounts = {name: n for name, n in one.amounts.items() if name != "cards"}  # those have a line of their own
    return Entry(decision.seat, kind, g.round, one.card, one.item, "", one.seat, one.amount, amounts, game=NAME)


def scribe_of(g: Ares, first: Entry) -> Scribe[Snapshot]:
    return Scribe(first, lambda: Snapshot(g), lambda before, line: news(changes(g, before), line))


def news(found: list[Change], entry: Entry) -> list[Change]:
    """The changes that no line tells by its own words."""
    return [c for c in found if c.kind not in OWN_LINES and not c.kind == entry.kind == "neutral_phase"]


def answered(g: Ares, seat: i64, answers: Iterable[Sequence[int] | Sequence[str]]) -> list[Entry]:
    """Gives these answers of one seat and tells what happened: one line for all of them together, with the text of the
    first, unless another card is played, and after it one for each step that the table takes then: phase cards shown, a
    phase, a round. An answer is a list of notations, or of codes as `Game.take` wants them."""
    scribe: Scribe[Snapshot] | None = None
    for answer in answers:
        decision = g.decision(seat) or g.optional(seat)
        if decision is None:
            raise BadAnswer(f"seat {seat} is not asked anything now", "seat")
        codes = [x for x in answer if isinstance(x, int)]
        picked = codes if codes and len(codes) == len(answer) else match_in(decision, answer)
        entry = entry_of(g, decision, [o for o in decision.options if o.code in picked])
        if scribe is None:
            scribe = scribe_of(g, entry)
        elif scribe.lines[0].kind == "sell":
            scribe.lines[0] = entry  # which says how many cards
        elif entry.kind == "play":  # for nothing, by another card: it is named as well
            scribe.begin(entry)
        g.listener = scribe.hear
        try:
            g.take(seat, picked)
        finally:
            g.listener = None
    if scribe is None:
        return []
    scribe.close()
    return scribe.lines


def log_of(game: Ares) -> list[Entry]:
    """The whole log so far, from the record. That cards are about to be sold is told when they are."""
    out: list[Entry] = []
    g = game.restart()
    assert isinstance(g, Ares)
    for step in game.steps():
        out += [line for line in answered(g, step[0], [step[2:]]) if line.kind != "sell"]
    return out
