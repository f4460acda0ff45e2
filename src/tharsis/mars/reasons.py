"""Why not: for what a person would look for and is not offered, the reasons."""

from __future__ import annotations

from tharsis.kernel.lanes import STEP
from tharsis.kernel.option import Reason
from tharsis.mars.deeds import DEEDS
from tharsis.mars.game import Mars
from tharsis.mars.steps import FINAL


def why_not(g: Mars, seat: int) -> dict[str, list[Reason]]:
    """By the notation of the missing option."""
    decision = g.decision(seat)
    its_turn = decision is not None and decision.kind == "turn"
    offered = {o.notation for o in decision.options} if decision is not None else set()
    out: dict[str, list[Reason]] = {}
    for deed in DEEDS:
        for code in deed.sought(g, seat):
            notation = deed.notation(g, code)
            if notation not in offered:
                reasons = [*bars(g, seat, its_turn), *deed.why_not(g, seat, code)]
                if ending(g):
                    reasons.append(Reason("too_late"))
                out[notation] = [reason._replace(game=g.speech()) for reason in reasons]
    return out


def bars(g: Mars, seat: int, its_turn: bool) -> list[Reason]:
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
    return not lane or lane[STEP] == FINAL
