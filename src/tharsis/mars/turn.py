"""The turn: everything the active seat may do as one action."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.lanes import LOOSE, drop, is_alone, push
from tharsis.kernel.node import ASKS, KIND, MASK, B, Node, intern
from tharsis.kernel.option import Option
from tharsis.mars.board import BY_CITY_RULE, BY_GREENERY_RULE, CITY_TILE, GREENERY_TILE
from tharsis.mars.colonies.moons import can_trade, fee, settleable, visitable
from tharsis.mars.colonies.trading import TRADE_FEE, trade_option
from tharsis.mars.game import Mars
from tharsis.mars.goals import (
    AWARD_COST,
    HEAT_COST,
    MILESTONE_COST,
    MOST_MILESTONES,
    POWER_PROJECT,
    PROJECT_COST,
    PROJECT_WORDS,
    PROJECTS,
)
from tharsis.mars.payment import PAY, PROJECT_PAID
from tharsis.mars.place import PLACE_GREENERY
from tharsis.mars.steps import ACTED
from tharsis.vocabulary.gains import Lose, Raise
from tharsis.vocabulary.selling import SELLING
from tharsis.vocabulary.terms import (
    CREDITS,
    HEAT,
    K_CLAIM,
    K_CONVERT,
    K_END,
    K_FIRST_ACTION,
    K_FUND,
    K_PASS,
    K_PLAY,
    K_PROJECT,
    K_SELL,
    K_TRADE,
    K_USE,
    PLANTS,
    TEMPERATURE,
)
from tharsis.vocabulary.world import Seat

GREENERY_PROJECT: Final = 3
CITY_PROJECT: Final = 4
COLONY_PROJECT: Final = 5
PLANTS_TO_GREENERY: Final = 0
HEAT_TO_TEMPERATURE: Final = 1
WHOLE_TURN: Final = 2


def project_price(who: Seat, project: int) -> int:
    if project == POWER_PROJECT:
        return PROJECT_COST[project] - who.power_discount
    return PROJECT_COST[project]


def project_possible(g: Mars, seat: int, project: int) -> bool:
    """Apart from the money."""
    if project == GREENERY_PROJECT:
        return g.has_area(seat, BY_GREENERY_RULE, GREENERY_TILE, PROJECT_COST[project])
    if project == CITY_PROJECT:
        return g.has_area(seat, BY_CITY_RULE, CITY_TILE, PROJECT_COST[project])
    if project == COLONY_PROJECT:
        return len(settleable(g, seat, False)) > 0 and not has_built_enough(g, seat)
    return True


def has_built_enough(g: Mars, seat: int) -> bool:
    """FR p. 2: once for each fleet and generation; elsewhere there is no such limit."""
    return g.rules.colonies_limited and g.seat[seat].settled >= g.seat[seat].fleets


def claimed_by(pairs: list[int], which: int) -> int:
    """The seat that has claimed a milestone or funded an award, or -1."""
    i = 0
    while i < len(pairs):
        if pairs[i] == which:
            return pairs[i + 1]
        i += 2
    return -1


class Turn(Node):
    """One action of the active seat. Always asked: a pass that came by itself would run into the next generation."""

    def __init__(self) -> None:
        super().__init__("turn")
        self.always = True

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        return is_alone(row, at) and lane == g.active and g.answers(lane) and g.table_step() == ACTED

    def run(self, g: Game, lane: list[int]) -> int:
        return ASKS

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, Mars)
        seat = lane[-4]
        who = g.seat[seat]
        last = (K_PASS if g.actions == WHOLE_TURN else K_END) * KIND
        if g.actions == 0:
            return [last]
        if who.owes_first:
            return [K_FIRST_ACTION * KIND + who.corporation, last]
        cards = g.cards
        stock = who.stock
        out: list[int] = []
        for c in who.hand:
            if g.can_play(seat, who, cards[c]):
                out.append(K_PLAY * KIND + c)
        for c in who.actors:
            if c not in who.used:
                i = 0
                for act in cards[c].acts:
                    if g.can_use(seat, c, act):
                        out.append(K_USE * KIND + c * B + i)
                    i += 1
        money = stock[CREDITS]
        if who.heat_pays:
            money += stock[HEAT]
        i = 0
        while i < len(PROJECT_COST):
            if project_price(who, i) <= money and project_possible(g, seat, i):
                out.append(K_PROJECT * KIND + i)
            i += 1
        if stock[PLANTS] >= who.greenery_cost and g.has_area(seat, BY_GREENERY_RULE, GREENERY_TILE):
            out.append(K_CONVERT * KIND + PLANTS_TO_GREENERY)
        if g.heat(who) >= HEAT_COST:
            out.append(K_CONVERT * KIND + HEAT_TO_TEMPERATURE)
        if money >= MILESTONE_COST and g.seats > 1:
            if len(g.milestones) < 2 * MOST_MILESTONES:
                i = 0
                for goal in g.map.milestones:
                    if g.measure(seat, goal.measure) >= goal.need and claimed_by(g.milestones, i) < 0:
                        out.append(K_CLAIM * KIND + i)
                    i += 1
            funded = len(g.awards) // 2
            if funded < len(AWARD_COST) and money >= AWARD_COST[funded]:
                i = 0
                while i < len(g.map.awards):
                    if claimed_by(g.awards, i) < 0:
                        out.append(K_FUND * KIND + i)
                    i += 1
        if g.marker and can_trade(g, seat):
            for m in visitable(g):
                out.append(K_TRADE * KIND + m)
        if who.hand:
            out.append(K_SELL * KIND)
        out.append(last)
        return out

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, Mars)
        seat = lane[-4]
        who = g.seat[seat]
        drop(lane)
        code = picked[0]
        kind = code >> 36
        i = code & MASK
        if kind == K_PLAY:
            g.play(seat, i)
        elif kind == K_USE:
            g.use(seat, code >> 12 & MASK, i)
        elif kind == K_PROJECT:
            if i == COLONY_PROJECT:
                who.settled += 1
            for word in PROJECT_WORDS[i]:
                push(lane, word.number, seat, 0, 0, LOOSE)
            push(lane, PROJECT_PAID.number, seat, 0, PROJECT_COST[i], 0)
            push(lane, PAY.number, seat, 0, project_price(who, i), 0)
        elif kind == K_CONVERT:
            if i == PLANTS_TO_GREENERY:
                who.stock[PLANTS] -= who.greenery_cost
                push(lane, PLACE_GREENERY.number, seat, 0, 0, LOOSE)
            else:
                push(lane, WARM.number, seat, 0, 0, 0)
                push(lane, SPEND_HEAT.number, seat, 0, 0, 0)
        elif kind == K_TRADE:
            push(lane, TRADE_FEE.number, seat, 0, i, 0)
        elif kind == K_SELL:
            push(lane, SELLING.number, seat, 0, 0, 0)
        elif kind == K_CLAIM:
            g.milestones.append(i)
            g.milestones.append(seat)
            push(lane, PAY.number, seat, 0, MILESTONE_COST, 0)
        elif kind == K_FUND:
            price = AWARD_COST[len(g.awards) // 2]
            g.awards.append(i)
            g.awards.append(seat)
            push(lane, PAY.number, seat, 0, price, 0)
        elif kind == K_FIRST_ACTION:
            who.owes_first = False
            for word in g.cards[who.corporation].first:
                push(lane, word.number, seat, who.corporation, 0, LOOSE)
        elif kind == K_PASS:
            who.passed = True
            g.actions = 0
        else:
            g.actions = 0

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        assert isinstance(g, Mars)
        seat = lane[-4]
        who = g.seat[seat]
        kind = code >> 36
        i = code & MASK
        if kind == K_PLAY:
            card = g.cards[i]
            idle = g.idle_parts(seat, i, card.steps)
            return Option(code, "play", f"play {card.name}", card=card.name, amount=g.price(who, card), idle=idle)
        if kind == K_USE:
            card = g.cards[code >> 12 & MASK]
            gets = card.acts[i].gets
            idle = g.idle_parts(seat, card.number, gets)
            several = len(card.acts) > 1
            return Option(
                code,
                "use",
                f"use {card.name}" + (f" {i + 1}" if several else ""),
                card=card.name,
                index=i + 1 if several else 0,
                idle=idle,
                useless=bool(gets) and all(word.idle(g, seat, card.number) for word in gets),
            )
        if kind == K_PROJECT:
            idle = g.idle_parts(seat, 0, PROJECT_WORDS[i])
            return Option(
                code,
                "project",
                f"project {PROJECTS[i]}",
                item=PROJECTS[i],
                amount=project_price(who, i),
                idle=idle,
                useless=i in (1, 2) and bool(idle),
            )
        if kind == K_CONVERT:
            if i == PLANTS_TO_GREENERY:
                return Option(code, "convert", "convert plants", item="plants", amount=who.greenery_cost)
            full = g.complete(TEMPERATURE)
            idle = ("temperature",) if full else ()
            return Option(code, "convert", "convert heat", item="heat", amount=HEAT_COST, idle=idle, useless=full)
        if kind == K_CLAIM:
            name = g.map.milestones[i].name
            return Option(code, "claim", f"claim {name}", item=name, amount=MILESTONE_COST)
        if kind == K_FUND:
            name = g.map.awards[i].name
            return Option(code, "fund", f"fund {name}", item=name, amount=AWARD_COST[len(g.awards) // 2])
        if kind == K_FIRST_ACTION:
            name = g.card_name(i)
            return Option(code, "first_action", f"first action {name}", card=name)
        if kind == K_TRADE:
            return trade_option(g, seat, code, fee(who, 0))
        if kind == K_SELL:
            return Option(code, "sell", "sell patents")
        if kind == K_PASS:
            return Option(code, "pass", "pass")
        return Option(code, "end", "end turn")


WARM: Final = intern(Raise(TEMPERATURE))
SPEND_HEAT: Final = intern(Lose(HEAT, HEAT_COST))
TURN: Final = intern(Turn())
