"""Why not: for what a person would look for and is not offered, the reasons."""

from __future__ import annotations

from tharsis.kernel.option import Decision, Reason, said_in
from tharsis.mars.deed import Deed
from tharsis.mars.deeds import BY_KIND, DEEDS
from tharsis.mars.game import Mars
from tharsis.mars.steps import FINAL
from tharsis.native import i64
from tharsis.vocabulary.terms import K_PLAY


def why_not(g: Mars, seat: i64) -> dict[str, list[Reason]]:
    """By the notation of the missing option."""
    return reasons(g, seat, g.decision(seat), DEEDS)


def why_not_hand(g: Mars, seat: i64, decision: Decision | None) -> dict[str, list[Reason]]:
    """The part of it that is about the hand, by the question to the seat."""
    return reasons(g, seat, decision, [deed for deed in DEEDS if deed.kind == K_PLAY])


def why_not_else(g: Mars, seat: i64, decision: Decision | None) -> dict[str, list[Reason]]:
    """All the rest."""
    return reasons(g, seat, decision, [deed for deed in DEEDS if deed.kind != K_PLAY])


def why_not_play(g: Mars, seat: i64, card: i64) -> list[Reason]:
    """What would stand against playing a card, had the seat it in its hand."""
    play = BY_KIND[K_PLAY]
    return said_in(g.speech(), play.why_not(g, seat, play.bare + card))


def reasons(g: Mars, seat: i64, decision: Decision | None, deeds: list[Deed]) -> dict[str, list[Reason]]:
    offered = {o.notation for o in decision.options} if decision is not None else set()
    speech = g.speech()
    barred = said_in(speech, bars(g, seat, decision is not None and decision.kind == "turn"))
    late = [Reason("too_late", game=speech)] if ending(g) else []
    out: dict[str, list[Reason]] = {}
    for deed in deeds:
        for code in deed.sought(g, seat):
            notation = deed.notation(g, code)
            if notation not in offered:
                out[notation] = barred + said_in(speech, deed.why_not(g, seat, code)) + late
    return out


def bars(g: Mars, seat: i64, its_turn: bool) -> list[Reason]:
    """What stands against every deed alike."""
    who = g.seat[seat]
    if not its_turn:
        return [Reason("not_your_turn")]
    if g.actions == 0:
        return [Reason("no_action_left")]
    if who.owes_first:
        return [Reason("first_action_owed", g.card_name(who.corporation))]
    return []


def ending(g: Mars) -> bool:
    """Whether nothing can be done any more, but for the last greeneries."""
    lane = g.lanes[g.seats]
    return lane.depth == 0 or lane.step == FINAL
