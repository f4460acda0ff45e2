"""Why not: for what a person would look for and is not offered, the reasons."""

from __future__ import annotations

from tharsis.ares.game import Ares
from tharsis.ares.setup import NAME
from tharsis.ares.terms import ACTION, CONSTRUCTION, DEVELOPMENT, HEAT_COST, PHASES_BY_NAME, STANDARD_ACTIONS
from tharsis.kernel.option import Decision, Reason, said_in
from tharsis.native import i64
from tharsis.vocabulary.card import Act, Card
from tharsis.vocabulary.terms import AUTOMATED, HEAT, PLANTS, STOCKS


def why_not(g: Ares, seat: i64) -> dict[str, list[Reason]]:
    """By the notation of the missing option. Only what is the seat's own or public speaks here."""
    decision = g.decision(seat)
    return missing(g, decision, {**phase_reasons(g, seat), **hand_reasons(g, seat), **deed_reasons(g, seat)})


def why_not_hand(g: Ares, seat: i64, decision: Decision | None) -> dict[str, list[Reason]]:
    """The part of it that is about the hand, by the question to the seat."""
    return missing(g, decision, hand_reasons(g, seat))


def why_not_else(g: Ares, seat: i64, decision: Decision | None) -> dict[str, list[Reason]]:
    """All the rest."""
    return missing(g, decision, {**phase_reasons(g, seat), **deed_reasons(g, seat)})


def why_not_play(g: Ares, seat: i64, card: i64) -> list[Reason]:
    """What would stand against playing a card, had the seat it in its hand."""
    return said_in(NAME, card_reasons(g, seat, g.cards[card]))


def missing(g: Ares, decision: Decision | None, found: dict[str, list[Reason]]) -> dict[str, list[Reason]]:
    """What is not offered, with what stands against everything alike."""
    offered = {o.notation for o in decision.options} if decision is not None else set()
    its_turn = decision is not None and (decision.kind == "phase" or decision.kind in PHASES_BY_NAME)
    first = [] if its_turn else [Reason("not_your_turn", game=NAME)]
    late = [Reason("too_late", game=NAME)] if g.over else []
    out: dict[str, list[Reason]] = {}
    for notation, own in found.items():
        if notation not in offered:
            out[notation] = first + said_in(NAME, own) + late
    return out


def hand_reasons(g: Ares, seat: i64) -> dict[str, list[Reason]]:
    return {f"play {g.cards[c].name}": card_reasons(g, seat, g.cards[c]) for c in g.own[seat].hand}


def phase_reasons(g: Ares, seat: i64) -> dict[str, list[Reason]]:
    """For the phase cards, while they are chosen."""
    if g.phase:
        return {}
    picked = PHASES_BY_NAME[g.own[seat].picked]
    return {f"phase {p}": [Reason("phase_again", p)] if p == picked else [] for p in PHASES_BY_NAME[1:]}


def deed_reasons(g: Ares, seat: i64) -> dict[str, list[Reason]]:
    """For all that is done without a card from the hand."""
    who = g.own[seat]
    found: dict[str, list[Reason]] = {}
    for c in who.actors:
        card = g.cards[c]
        for i, act in enumerate(card.acts):
            found[f"use {card.name}" + (f" {i + 1}" if len(card.acts) > 1 else "")] = act_reasons(g, seat, card, act)
    for i, name in enumerate(STANDARD_ACTIONS):
        found[f"standard {name}"] = in_phase(g, ACTION) + money_short(g, seat, g.standard_price(who, i), g.money(who))
    found["convert plants"] = in_phase(g, ACTION) + short(PLANTS, who.greenery_cost, who.stock[PLANTS])
    found["convert heat"] = in_phase(g, ACTION) + short(HEAT, HEAT_COST, who.stock[HEAT])
    if g.phase == ACTION:
        found["finish"] = must_convert(g, seat)
    return found


def in_phase(g: Ares, phase: i64) -> list[Reason]:
    return [] if g.phase == phase else [Reason("wrong_phase", PHASES_BY_NAME[phase])]


def short(kind: i64, need: i64, have: i64) -> list[Reason]:
    return [Reason("stock_short", STOCKS[kind], need, have)] if have < need else []


def money_short(g: Ares, seat: i64, need: i64, have: i64) -> list[Reason]:
    """Until its corporation pays a seat its money out, nobody knows how much it will be."""
    waits = g.chosen[seat] > 0 or len(g.offered[seat]) > 0
    return [Reason("credits", "credits", need, have)] if have < need and not waits else []


def card_reasons(g: Ares, seat: i64, card: Card) -> list[Reason]:
    who = g.own[seat]
    out = in_phase(g, DEVELOPMENT if card.kind == AUTOMATED else CONSTRUCTION)
    if not out and not g.its_time(who, card):
        out.append(Reason("no_play_left"))
    shift = 1 if who.shift or who.next_shift else 0
    out += [need.short(g, seat, shift) for need in card.needs if not need.met(g, seat, shift)]
    return out + money_short(g, seat, g.price(who, card), g.purse(who, card))


def act_reasons(g: Ares, seat: i64, card: Card, act: Act) -> list[Reason]:
    out = in_phase(g, ACTION)
    if not out and not g.uses_left(g.own[seat], card.number):
        out.append(Reason("used"))
    return out + [word.unpaid(g, seat, card.number) for word in act.pays if not word.payable(g, seat, card.number)]


def must_convert(g: Ares, seat: i64) -> list[Reason]:
    who = g.own[seat]
    out: list[Reason] = []
    if g.must_convert_heat(who):
        out.append(Reason("must_convert", STOCKS[HEAT], HEAT_COST, who.stock[HEAT]))
    if g.must_convert_plants(who):
        out.append(Reason("must_convert", STOCKS[PLANTS], who.greenery_cost, who.stock[PLANTS]))
    return out
