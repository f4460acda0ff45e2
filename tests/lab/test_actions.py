"""The flat space of actions: every answer can be spelled, and in one way only."""

from __future__ import annotations

import pytest
from lab_tables import NAMES, TABLES, questions

import tharsis
from tharsis import lab
from tharsis.bots.rollout import Dice

BY_PLACE = ("first",)  # kinds of option that no notation stands for: the order of effects is that of the list


def paths(question: lab.Question, view: tharsis.View) -> dict[int, list[str]]:
    """By code, the actions that lead to an option when it is the first one picked."""
    out: dict[int, list[str]] = {}

    def walk(taken: list[int]) -> None:
        now = lab.question(view)
        for action in taken:
            now.take(action)
        if now.picked:
            out[now.codes()[0]] = [now.actions.names[action] for action in taken]
            return
        for action in now.legal():
            if action == now.actions.done:
                continue
            again = lab.question(view)
            for step in taken:
                again.take(step)
            codes = again.take(action)
            if codes is not None or again.picked:
                out[(codes or again.codes())[0]] = [now.actions.names[a] for a in [*taken, action]]
            else:
                walk([*taken, action])

    walk([])
    return out


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
def test_every_option_is_spelled_in_its_own_way(game: str, seats: int, options: dict[str, object]) -> None:
    for table, seat in questions(game, seats, options, seed=21):
        if table.decisions % 4:
            continue
        view = table.view(seat)
        question = lab.question(view)
        found = paths(question, view)
        reached = set(table.codes(seat)) if question.decision.most else set()
        assert set(found) == reached, "each option can be picked, if any"
        assert len({tuple(steps) for steps in found.values()}) == len(found), "and by no way that leads to another"
        for option in question.decision.options:
            if option.code in found and option.kind not in BY_PLACE:
                assert not any(step.startswith("option ") for step in found[option.code]), option.notation


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=NAMES)
def test_whole_games_are_played_by_actions(game: str, seats: int, options: dict[str, object]) -> None:
    table = tharsis.new(game, seats, options, 4)
    dice = Dice(9)
    while not table.over:
        seat = table.waiting()[0]
        question = lab.question(table.view(seat))
        codes = None
        while codes is None:
            legal = question.legal()
            assert question.mask().nonzero()[0].tolist() == sorted(legal) and legal
            codes = question.take(legal[int(dice.roll(len(legal)))])
        least, most = table.bounds(seat)
        assert least <= len(codes) <= most and set(codes) <= set(table.codes(seat))
        table.take(seat, codes)


def test_most_answers_are_one_action_and_a_payment_is_spelled_by_what_is_paid() -> None:
    table = tharsis.new("mars", 2, {}, 7)
    question = lab.question(table.view(0))
    assert [question.actions.names[a] for a in question.legal()] == [
        "corporation helion",
        "corporation phobolog",
    ]
    actions = lab.actions("mars")
    option = tharsis.Option(0, "pay", "pay 3 steel 2 heat 1", amounts={"credits": 3, "steel": 2, "heat": 1})
    spelled = [actions.names[a] for a in actions.spell(option, 0, 2)]
    assert spelled[:2] == ["pay", "with 2 steel"] and "with 1 heat" in spelled


def test_seats_are_counted_from_the_own_one() -> None:
    actions = lab.actions("mars")
    option = tharsis.Option(0, "reduce", "reduce heat of 1", seat=1, item="heat", amount=2)
    assert "from rival1" in [actions.names[a] for a in actions.spell(option, 0, 3)]
    assert "from rival2" in [actions.names[a] for a in actions.spell(option, 2, 3)]


def test_several_options_are_picked_one_by_one() -> None:
    table = tharsis.new("mars", 2, {}, 7)
    table.answer(0, 0)
    question = lab.question(table.view(0))
    assert question.decision.kind == "first_hand"
    first, second = question.legal()[:2]
    assert question.take(first) is None
    assert first not in question.legal() and question.actions.done in question.legal()
    assert question.take(second) is None
    assert question.take(question.actions.done) == [o.code for o in question.decision.options[:2]]


def test_an_illegal_action_is_refused_by_name() -> None:
    question = lab.question(tharsis.new("mars", 2, {}, 7).view(0))
    with pytest.raises(tharsis.BadAnswer, match="'pass' is not legal for seat 0 now"):
        question.take(question.actions.number["pass"])
    with pytest.raises(tharsis.BadAnswer, match="-5"):
        question.take(-5)


def test_who_is_not_asked_has_no_question() -> None:
    table = tharsis.new("mars", 2, {}, 7)
    table.answer(0, 0)
    table.answer(0, [])
    with pytest.raises(tharsis.BadAnswer, match="seat 0 is not asked anything now"):
        lab.question(table.view(0))
