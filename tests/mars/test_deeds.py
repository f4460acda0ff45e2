"""The deeds of a turn agree with themselves: what is offered, sought, written and explained is the same."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import tharsis
from tharsis.kernel.code import pack
from tharsis.mars.colonies.deeds import K_TRADE
from tharsis.mars.deeds import DEEDS, deed_of
from tharsis.mars.game import Mars
from tharsis.mars.projects import PROJECTS

TABLES: list[tuple[int, dict[str, object]]] = [
    (1, {}),
    (2, {"map": "hellas"}),
    (3, {"colonies": True}),
    (2, {"colonies": True, "wording": "seeds"}),
]


def turns(seats: int, options: dict[str, object], asked: int = 160) -> Iterator[tuple[Mars, int]]:
    """A game at random, before each action of its turns."""
    game = tharsis.new("mars", seats, options, 11)
    assert isinstance(game, Mars)
    dice = random.Random(11)
    while game.asked and asked > 0:
        seat = min(game.asked)
        decision = game.decision(seat)
        assert decision is not None
        if decision.kind == "turn":
            asked -= 1
            yield game, seat
        picked = dice.sample(decision.options, min(decision.most, max(1, decision.least)))
        game.answer(seat, picked[0] if decision.single else picked)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_offered_is_sought_and_what_is_not_has_a_reason(seats: int, options: dict[str, object]) -> None:
    for g, seat in turns(seats, options):
        decision = g.decision(seat)
        assert decision is not None
        offered = {o.code: o.notation for o in decision.options}
        for code, notation in offered.items():
            assert deed_of(code).notation(g, code) == notation
        if g.seat[seat].owes_first:
            continue
        for deed in DEEDS:
            sought = deed.sought(g, seat)
            assert {code for code in offered if deed_of(code) is deed} <= set(sought)
            for code in sought:
                assert (code in offered) != bool(deed.why_not(g, seat, code)), deed.notation(g, code)


def test_the_project_that_builds_a_colony_is_there_with_the_expansion_only() -> None:
    base, colonies = (tharsis.new("mars", 2, {"colonies": wanted}, 1) for wanted in (False, True))
    assert isinstance(base, Mars)
    assert isinstance(colonies, Mars)
    more = [p.name for p in PROJECTS if p.at_table(colonies) and not p.at_table(base)]
    assert more == ["colony"]
    assert deed_of(pack(K_TRADE)).sought(base, 0) == []
    assert len(deed_of(pack(K_TRADE)).sought(colonies, 0)) == 5
