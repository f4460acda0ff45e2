"""Why not: for what a person would look for and is not offered, the reasons."""

from __future__ import annotations

from tharsis.kernel.option import Reason
from tharsis.mars.board import BY_GREENERY_RULE
from tharsis.mars.colonies.moons import (
    CLOSED,
    FEE_KINDS,
    MOONS,
    can_pay_fee,
    can_visit,
    fee,
    in_play,
    ready_fleets,
    settleable,
)
from tharsis.mars.game import Mars
from tharsis.mars.goals import (
    AWARD_COST,
    HEAT_COST,
    MILESTONE_COST,
    MOST_MILESTONES,
    PROJECTS,
)
from tharsis.mars.steps import FINAL
from tharsis.mars.turn import (
    CITY_PROJECT,
    COLONY_PROJECT,
    GREENERY_PROJECT,
    claimed_by,
    has_built_enough,
    project_possible,
    project_price,
)
from tharsis.vocabulary.card import Act, Card
from tharsis.vocabulary.terms import CUBES, HEAT, PLANTS, STOCKS


def why_not(g: Mars, seat: int) -> dict[str, list[Reason]]:
    """By the notation of the missing option. Only what is the seat's own or public speaks here."""
    decision = g.decision(seat)
    its_turn = decision is not None and decision.kind == "turn"
    offered = {o.notation for o in decision.options} if decision is not None else set()
    found: dict[str, list[Reason]] = {}
    who = g.seat[seat]
    for c in who.hand:
        found[f"play {g.cards[c].name}"] = card_reasons(g, seat, g.cards[c])
    for c in who.actors:
        card = g.cards[c]
        for i, act in enumerate(card.acts):
            found[f"use {card.name}" + (f" {i + 1}" if len(card.acts) > 1 else "")] = act_reasons(g, seat, card, act)
    for i, project in enumerate(PROJECTS):
        if i == COLONY_PROJECT and not g.marker:
            continue
        found[f"project {project}"] = project_reasons(g, seat, i)
    found["convert plants"] = short(PLANTS, who.greenery_cost, who.stock[PLANTS])
    if not g.has_area(seat, BY_GREENERY_RULE):
        found["convert plants"].append(Reason("no_area", "greenery"))
    found["convert heat"] = short(HEAT, HEAT_COST, g.heat(who))
    for m in in_play(g):
        found[f"trade {MOONS[m].name}"] = trade_reasons(g, seat, m)
    if g.seats > 1:
        for i, milestone in enumerate(g.map.milestones):
            found[f"claim {milestone.name}"] = milestone_reasons(g, seat, i)
        for i, award in enumerate(g.map.awards):
            found[f"fund {award.name}"] = award_reasons(g, seat, i)
    found["sell patents"] = [] if who.hand else [Reason("hand_short", "card", 1, 0)]
    out: dict[str, list[Reason]] = {}
    for notation, reasons in found.items():
        if notation in offered:
            continue
        if ending(g):
            reasons = [*reasons, Reason("too_late")]
        if not its_turn:
            reasons = [Reason("not_your_turn"), *reasons]
        elif g.actions == 0:
            reasons = [Reason("no_action_left"), *reasons]
        elif who.owes_first:
            reasons = [Reason("first_action_owed", g.card_name(who.corporation)), *reasons]
        for reason in reasons:
            reason.game = g.speech()
        out[notation] = reasons
    return out


def ending(g: Mars) -> bool:
    """Whether nothing can be done any more, but for the last greeneries."""
    lane = g.lanes[g.seats]
    return not lane or lane[-1] == FINAL


def short(kind: int, need: int, have: int) -> list[Reason]:
    return [Reason("stock_short", STOCKS[kind], need, have)] if have < need else []


def money_short(need: int, have: int) -> list[Reason]:
    return [Reason("credits", "credits", need, have)] if have < need else []


def card_reasons(g: Mars, seat: int, card: Card) -> list[Reason]:
    who = g.seat[seat]
    shift = who.shift + who.next_shift
    out = [Reason(*need.short(g, seat, shift)) for need in card.needs if not need.met(g, seat, shift)]
    out += [Reason(*step.obstacle(g, seat, card)) for step in card.risks if not step.feasible(g, seat, card)]
    return out + money_short(g.price(who, card), g.purse(who, card))


def act_reasons(g: Mars, seat: int, card: Card, act: Act) -> list[Reason]:
    out: list[Reason] = []
    if card.number in g.seat[seat].used:
        out.append(Reason("used"))
    if act.only_if is not None and not act.only_if.met(g, seat, 0):
        out.append(Reason(*act.only_if.short(g, seat, 0)))
    out += [Reason(*word.unpaid(g, seat, card.number)) for word in act.pays if not word.payable(g, seat, card.number)]
    out += [
        Reason(*word.obstacle(g, seat, card)) for word in act.gets if word.can_fail and not word.feasible(g, seat, card)
    ]
    return out


def project_reasons(g: Mars, seat: int, project: int) -> list[Reason]:
    who = g.seat[seat]
    out = money_short(project_price(who, project), g.money(who))
    if project == COLONY_PROJECT:
        if has_built_enough(g, seat):
            out.append(Reason("colonies_built", "colony", g.seat[seat].fleets, g.seat[seat].settled))
        elif not settleable(g, seat, False):
            out.append(Reason("no_moon", "colony"))
    elif not project_possible(g, seat, project):
        out.append(Reason("no_area", {GREENERY_PROJECT: "greenery", CITY_PROJECT: "city"}[project]))
    return out


def trade_reasons(g: Mars, seat: int, m: int) -> list[Reason]:
    who = g.seat[seat]
    out: list[Reason] = []
    if g.marker[m] == CLOSED:
        out.append(Reason("moon_closed", CUBES[MOONS[m].opened_by]))
    elif not can_visit(g, m):
        out.append(Reason("moon_visited", MOONS[m].name, have=g.visitor[m]))
    if ready_fleets(g, seat) == 0:
        out.append(Reason("no_fleet", "trade", 1, 0))
    if not any(can_pay_fee(g, who, i) for i in range(len(FEE_KINDS))):
        out.append(Reason("fee", "trade", fee(who, 0), g.money(who)))
    return out


def milestone_reasons(g: Mars, seat: int, milestone: int) -> list[Reason]:
    goal = g.map.milestones[milestone]
    owner = claimed_by(g.milestones, milestone)
    if owner >= 0:
        return [Reason("milestone_claimed", goal.name, have=owner)]
    if len(g.milestones) >= 2 * MOST_MILESTONES:
        return [Reason("milestones_gone", need=MOST_MILESTONES)]
    have = g.measure(seat, goal.measure)
    out = [Reason("milestone_unmet", goal.name, goal.need, have)] if have < goal.need else []
    return out + money_short(MILESTONE_COST, g.money(g.seat[seat]))


def award_reasons(g: Mars, seat: int, award: int) -> list[Reason]:
    owner = claimed_by(g.awards, award)
    if owner >= 0:
        return [Reason("award_funded", g.map.awards[award].name, have=owner)]
    funded = len(g.awards) // 2
    if funded >= len(AWARD_COST):
        return [Reason("awards_gone", need=len(AWARD_COST))]
    return money_short(AWARD_COST[funded], g.money(g.seat[seat]))
