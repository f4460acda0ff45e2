"""What a seat does in a phase it acts in, until it has finished: develop, construct, use actions."""

from __future__ import annotations

from typing import Final

from tharsis.ares.game import Ares
from tharsis.ares.payment import PAY, SELL_CARDS
from tharsis.ares.steps import PHASE_OVER
from tharsis.ares.terms import (
    ACTION,
    CONSTRUCTION,
    DEVELOPMENT,
    HEAT_COST,
    K_BONUS,
    K_FINISH,
    K_RESUME,
    STANDARD_ACTIONS,
    STANDARD_PRICE,
)
from tharsis.ares.verbs import Flip, Forest
from tharsis.kernel.code import Offer, kind_of, last, offer_each, pack, second
from tharsis.kernel.lanes import LOOSE, Lane, drop, is_bare, on_top, push, step_at
from tharsis.kernel.node import ASKS, MOVED, WAITS, Node, intern
from tharsis.kernel.option import Option
from tharsis.native import Row, i64
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.gains import Raise
from tharsis.vocabulary.terms import HEAT, K_CONVERT, K_PLAY, K_PROJECT, K_SELL, K_USE, OXYGEN, PLANTS, TEMPERATURE

ACTING: Final = 0
FINISHED: Final = 1

PLANTS_TO_FOREST: Final = 0
HEAT_TO_TEMPERATURE: Final = 1


def word(node: Node) -> Word:
    known = intern(node)
    assert isinstance(known, Word)
    return known


# options that are offered again and again; a card or an action is added to some
SELL: Final = pack(K_SELL)
FINISH: Final = pack(K_FINISH)
DRAW_BONUS: Final = pack(K_BONUS)
ANY_PLAY: Final = pack(K_PLAY)
ANY_STANDARD: Final = pack(K_PROJECT)
CONVERT_PLANTS: Final = pack(K_CONVERT, PLANTS_TO_FOREST)
CONVERT_HEAT: Final = pack(K_CONVERT, HEAT_TO_TEMPERATURE)

# what the standard actions do, in the order of STANDARD_ACTIONS
STANDARD_WORDS: Final[list[list[Word]]] = [
    [word(Forest(1)), word(Raise(OXYGEN, 1))],
    [word(Raise(TEMPERATURE, 1))],
    [word(Flip(1))],
]


class Acting(Node[Ares]):
    """A seat in a phase in which everybody acts at the same time. Finishing holds until the last seat has finished:
    before that it can be taken back, for a goal may fall late. Always asked: to finish is the seat's own word."""

    def __init__(self, text: str, phase: int) -> None:
        super().__init__(text)
        self.phase: Final = phase
        self.is_turn = True
        self.always = True

    def stands(self, g: Ares, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        if lane == g.seats or at > 0 or not is_bare(row, at) or g.table_step() != PHASE_OVER:
            return False
        step = step_at(row, at)
        return g.phase == self.phase and (step == ACTING or (step == FINISHED and on_top(row, at)))

    def run(self, g: Ares, lane: Lane) -> int:
        if self.spent(g, lane.seat):
            drop(lane)
            return MOVED
        return WAITS if lane.step == FINISHED else ASKS

    def resting(self, g: Ares, lane: Lane) -> bool:
        return lane.step == FINISHED

    def spent(self, g: Ares, seat: i64) -> bool:
        """Nothing of the phase is left to the seat."""
        return False

    def choices(self, g: Ares, seat: i64) -> Offer:
        raise NotImplementedError(self.text)

    def may_finish(self, g: Ares, seat: i64) -> bool:
        return True

    def finish(self, g: Ares, seat: i64) -> None:
        """What happens when the seat finishes."""

    def options(self, g: Ares, lane: Lane) -> Offer:
        seat = lane.seat
        if lane.step == FINISHED:
            return offer_each(K_RESUME, [0])
        out = self.choices(g, seat)
        if len(g.own[seat].hand) > 0:
            out.add(SELL)
        if self.may_finish(g, seat):
            out.add(FINISH)
        return out

    def answer(self, g: Ares, lane: Lane, picked: Row) -> None:
        seat = lane.seat
        code = picked[0]
        kind = kind_of(code)
        if kind == K_FINISH:
            lane.step = FINISHED
            self.finish(g, seat)
        elif kind == K_RESUME:
            lane.step = ACTING
        elif kind == K_SELL:
            push(lane, SELL_CARDS.number, seat, 0, 0, 0)
        else:
            self.act(g, seat, kind, code)

    def act(self, g: Ares, seat: i64, kind: i64, code: i64) -> None:
        raise NotImplementedError(self.text)

    def describe(self, g: Ares, lane: Lane, code: i64) -> Option:
        kind = kind_of(code)
        if kind == K_FINISH:
            return Option(code, "finish", "finish")
        if kind == K_RESUME:
            return Option(code, "resume", "resume")
        if kind == K_SELL:
            return Option(code, "sell", "sell cards", amount=g.sale_price(g.seat[lane.seat]))
        return self.told(g, lane.seat, kind, code)

    def told(self, g: Ares, seat: i64, kind: i64, code: i64) -> Option:
        card = g.cards[last(code)]
        idle = g.idle_parts(seat, card.number, card.steps)
        return Option(code, "play", f"play {card.name}", card=card.name, amount=g.price(g.seat[seat], card), idle=idle)


class Developing(Acting):
    """Phase I: one green card."""

    def spent(self, g: Ares, seat: i64) -> bool:
        return g.own[seat].plays == 0

    def choices(self, g: Ares, seat: i64) -> Offer:
        who = g.own[seat]
        cards = g.cards
        out = Offer()
        for c in who.hand:
            card = cards[c]
            if g.its_time(who, card) and g.can_play(seat, who, card):
                out.add(ANY_PLAY + c)
        return out

    def act(self, g: Ares, seat: i64, kind: i64, code: i64) -> None:
        who = g.own[seat]
        card = g.cards[last(code)]
        price = g.price(who, card)
        if who.plays > 0:
            who.plays -= 1
        else:
            who.bonus = False
        g.play(seat, card.number, price)


class Constructing(Developing):
    """Phase II: one blue or red card; for whoever picked it one more, or a card drawn before or after."""

    def spent(self, g: Ares, seat: i64) -> bool:
        return g.own[seat].plays == 0 and not g.own[seat].bonus

    def choices(self, g: Ares, seat: i64) -> Offer:
        out = super().choices(g, seat)
        if g.own[seat].bonus:
            out.add(DRAW_BONUS)
        return out

    def finish(self, g: Ares, seat: i64) -> None:
        """The card of a bonus not used is drawn: it costs nothing and is never lost."""
        if g.own[seat].bonus:
            g.own[seat].bonus = False
            g.draw(seat, 1)

    def act(self, g: Ares, seat: i64, kind: i64, code: i64) -> None:
        if kind == K_BONUS:
            g.own[seat].bonus = False
            g.draw(seat, 1)
        else:
            super().act(g, seat, kind, code)

    def told(self, g: Ares, seat: i64, kind: i64, code: i64) -> Option:
        if kind == K_BONUS:
            return Option(code, "draw_bonus", "draw")
        return super().told(g, seat, kind, code)


class Using(Acting):
    """Phase III: card actions once each, standard actions as often as one likes."""

    def wake(self, g: Ares, lane: Lane) -> None:
        if len(self.choices(g, lane.seat).codes) > 0:
            lane.step = ACTING

    def choices(self, g: Ares, seat: i64) -> Offer:
        who = g.own[seat]
        out = Offer()
        for c in who.actors:
            if g.uses_left(who, c):
                i = 0
                for act in g.cards[c].acts:
                    if g.can_use(seat, c, act):
                        out.add(pack(K_USE, i, second=c))
                    i += 1
        money = g.money(who)
        i = 0
        while i < len(STANDARD_PRICE):
            if money >= g.standard_price(who, i):
                out.add(ANY_STANDARD + i)
            i += 1
        if who.stock[PLANTS] >= who.greenery_cost:
            out.add(CONVERT_PLANTS)
        if who.stock[HEAT] >= HEAT_COST:
            out.add(CONVERT_HEAT)
        return out

    def may_finish(self, g: Ares, seat: i64) -> bool:
        """Rulebook p. 9: who can raise a parameter with heat or plants must, while it is below its goal."""
        who = g.own[seat]
        return not g.must_convert_heat(who) and not g.must_convert_plants(who)

    def act(self, g: Ares, seat: i64, kind: i64, code: i64) -> None:
        who = g.own[seat]
        lane = g.lanes[seat]
        i = last(code)
        if kind == K_USE:
            g.use(seat, second(code), i)
        elif kind == K_PROJECT:
            price = g.standard_price(who, i)
            for one in STANDARD_WORDS[i]:
                push(lane, one.number, seat, 0, 0, LOOSE)
            push(lane, PAY.number, seat, 0, price, 0)
        elif i == PLANTS_TO_FOREST:
            who.stock[PLANTS] -= who.greenery_cost
            g.gain_forests(seat, 1)
            g.raise_parameter(seat, OXYGEN, 1)
        else:
            who.stock[HEAT] -= HEAT_COST
            g.raise_parameter(seat, TEMPERATURE, 1)

    def told(self, g: Ares, seat: i64, kind: i64, code: i64) -> Option:
        who = g.own[seat]
        i = last(code)
        if kind == K_USE:
            card = g.cards[second(code)]
            gets = card.acts[i].gets
            several = len(card.acts) > 1
            return Option(
                code,
                "use",
                f"use {card.name}" + (f" {i + 1}" if several else ""),
                card=card.name,
                index=i + 1 if several else 0,
                idle=g.idle_parts(seat, card.number, gets),
                useless=bool(gets) and all(one.idle(g, seat, card.number) for one in gets),
            )
        if kind == K_PROJECT:
            idle = g.idle_parts(seat, 0, STANDARD_WORDS[i])
            name = STANDARD_ACTIONS[i]
            return Option(
                code,
                "standard",
                f"standard {name}",
                item=name,
                amount=g.standard_price(who, i),
                idle=idle,
                useless=bool(idle) and len(STANDARD_WORDS[i]) == 1,
            )
        if i == PLANTS_TO_FOREST:
            idle = ("oxygen",) if g.complete(OXYGEN) else ()
            return Option(code, "convert", "convert plants", item="plants", amount=who.greenery_cost, idle=idle)
        full = g.complete(TEMPERATURE)
        return Option(
            code,
            "convert",
            "convert heat",
            item="heat",
            amount=HEAT_COST,
            idle=("temperature",) if full else (),
            useless=full,
        )


DEVELOPING: Final = intern(Developing("development", DEVELOPMENT))
CONSTRUCTING: Final = intern(Constructing("construction", CONSTRUCTION))
USING: Final = intern(Using("action", ACTION))
