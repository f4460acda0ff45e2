"""What is sure although something hidden will be shown: points, payment, production, tiles, how many cards come.

The answers are played on games in which all that is hidden from the seat was dealt anew. What changes alike in all of
them does not depend on what is hidden, but for rare chance; what is paid is told though some of it may come back.
A question that comes after something hidden is answered in all its ways: an ocean is sure wherever it will lie.
The dice come from the view: whoever sees the same is told the same, so that the real cards cannot show. MarsBot does
not act in them: its turn is no part of what the seat does, nor is a phase that begins after it.
"""

from __future__ import annotations

import hashlib
import json
from random import Random
from typing import Final

from tharsis.kernel.errors import GameError
from tharsis.kernel.log import Change
from tharsis.kernel.option import Decision
from tharsis.server.kind import Kind
from tharsis.server.views import points_of
from tharsis.vocabulary.log import OpenState
from tharsis.vocabulary.world import World

WAYS: Final = 12  # at least so many, if one answer leads to other questions
FURTHER: Final = 8  # questions that are answered on the way
Key = tuple[str, int, str, str, str]


def sure_changes(kind: Kind, game: World, seat: int, answers: list[list[str]]) -> list[Change]:
    """What these answers change for all to see, whatever the hidden cards are; the seat's points first."""
    view = game.view(seat)
    mark = hashlib.sha256(json.dumps(view.as_dict(), sort_keys=True).encode()).digest()
    deals: list[list[Change]] = []
    ends: list[list[Change]] = []
    asked = False
    for n in range(kind.deals):
        dealt = view.sample(int.from_bytes(mark[2 * n : 2 * n + 4], "big"))
        assert isinstance(dealt, World)
        kind.put_to_sleep(dealt)
        before, old, round_ = kind.moment(dealt), points_of(dealt)[seat], dealt.rounds()

        def told(after: World, before: OpenState = before, old: int = old) -> list[Change]:
            points = points_of(after)[seat]
            seen = [Change("points", seat, amount=points - old, now=points)] if points != old else []
            seen += kind.changes(after, before)
            return [c for c in seen if kind.sure(c, seat)]

        try:
            after = kind.give(dealt, seat, answers)
        except GameError:
            return []
        deals.append(told(after))
        same_phase = after is dealt and after.rounds() == round_  # what the next one asks is no part of it
        ways = ways_on(kind, after, seat, n, Random(mark[n])) if same_phase else []
        ends += [told(end) for end in ways] or deals[-1:]
        asked = asked or len(ways) > 0
    sure = {key_of(c): c for c in in_all(deals)}
    if asked:
        sure |= {key_of(c): c for c in (*in_all(ends), *least_points(ends))}
    told_first = sorted(sure.values(), key=lambda c: c.kind != "points")
    changed = {key_of(c) for seen in ends for c in seen}  # else all of it comes back
    return told_first + [c for c in paid(deals, seat) if key_of(c) not in sure and key_of(c) in changed]


def key_of(c: Change) -> Key:
    """What is changed."""
    return c.kind, c.seat, c.item, c.card, c.area


def in_all(deals: list[list[Change]]) -> list[Change]:
    return [c for c in deals[0] if all(c in seen for seen in deals)]


def least_points(ends: list[list[Change]]) -> list[Change]:
    """What every way brings at least."""
    points = [next((c for c in seen if c.kind == "points"), None) for seen in ends]
    if any(c is None or c.amount < 0 for c in points):
        return []
    return [min((c for c in points if c is not None), key=lambda c: c.amount)]


def ways_on(kind: Kind, game: World, seat: int, nth: int, rnd: Random) -> list[World]:
    """The game with what the seat is asked next answered until its action is over: of all ways this deal's share; none
    where nothing is asked."""

    def asked(g: World) -> Decision | None:
        decision = g.decision(seat)
        return None if decision is None or decision.kind in (*kind.turns, *kind.trays) else decision

    first = asked(game)
    if first is None:
        return []
    ways = max(WAYS, len(first.options))
    out: list[World] = []
    for way in range(nth, ways, kind.deals):
        end = game.copy()
        assert isinstance(end, World)
        if first.single:
            end.take(seat, [first.options[way % len(first.options)].code])
        for _ in range(FURTHER):
            decision = asked(end)
            if decision is None:
                break
            codes = [option.code for option in decision.options]
            end.take(seat, rnd.sample(codes, rnd.randint(decision.least, min(decision.most, len(codes)))))
        out.append(end)
    return out


def paid(deals: list[list[Change]], seat: int) -> list[Change]:
    """What the seat gives away of its stocks and its hand, though some of that may come back by what is turned over."""
    most: dict[tuple[str, str], Change] = {}
    for seen in deals:
        for c in seen:
            if c.kind in ("stock", "hand") and c.seat == seat and c.amount < 0:
                dearest = most.setdefault((c.kind, c.item), c)
                if c.amount < dearest.amount:
                    most[c.kind, c.item] = c
    return list(most.values())
