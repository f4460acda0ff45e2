"""Words about colonies: settling, trading, fleets and markers; and what counts colonies."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.asking import Asking
from tharsis.kernel.code import Offer, last, new_kind, offer_each, pack, second
from tharsis.kernel.icon import COLON, Icon
from tharsis.kernel.lanes import is_alone, on_top, push, step_at
from tharsis.kernel.node import CHOOSES, GIVES, REVEALS, intern
from tharsis.kernel.option import Option, Reason
from tharsis.kernel.rows import bit
from tharsis.mars.colonies.moons import ABSENT, CLOSED, MOONS, ON_COLONY, PLACES, STEPS, Moons, colonise, moons
from tharsis.mars.colonies.trading import SENT, TRADE, trade_option
from tharsis.mars.game import Mars
from tharsis.mars.steps import DEAL
from tharsis.native import Row, i64
from tharsis.vocabulary.asking import Stepwise
from tharsis.vocabulary.card import Card, Count, Effect, Need, Word
from tharsis.vocabulary.counts import per
from tharsis.vocabulary.effects import When
from tharsis.vocabulary.gains import Instant
from tharsis.vocabulary.needs import NO_LEAST, NO_MOST
from tharsis.vocabulary.terms import (
    CREDITS,
    T_BOARD,
    T_CUBES,
    T_HAND,
    T_OTHERS,
    T_PRODUCTION,
    T_STOCK,
)

K_MOON: Final = new_kind()  # a colony tile
SOLO_MOONS: Final = 3


# ---- settling
class Settle(Word[Mars]):
    """A colony on an open tile, without its price. Some cards allow a tile with a colony of one's own."""

    def __init__(self, again: bool = False) -> None:
        super().__init__("place colony" + (" beside own" if again else ""))
        self.again: Final = again
        self.rank = CHOOSES
        self.can_fail = True
        self.bound = False
        self.reveals = True
        self.touches = T_BOARD | T_CUBES | T_HAND | T_OTHERS | T_PRODUCTION | T_STOCK

    def touching(self, g: Mars, seat: i64) -> i64:
        bits = 0
        for m in moons(g).settleable(seat, self.again):
            for word in MOONS[m].build:
                if not word.idle(g, seat, 0):
                    bits |= word.touching(g, seat)
        for s in range(g.seats):
            if s != seat and g.seat[s].hears >> ON_COLONY & 1:
                bits |= T_PRODUCTION
        return bits

    def revealing(self, g: Mars, seat: i64) -> bool:
        for m in moons(g).settleable(seat, self.again):
            for word in MOONS[m].build:
                if word.revealing(g, seat) and not word.idle(g, seat, 0):
                    return True
        return False

    def fires(self) -> i64:
        return bit(ON_COLONY)

    def feasible(self, w: Mars, seat: i64, card: Card) -> bool:
        return len(moons(w).settleable(seat, self.again)) > 0

    def obstacle(self, w: Mars, seat: i64, card: Card) -> Reason:
        return Reason("no_moon", "colony", 1, 0)

    def brings(self, w: Mars, seat: i64, kind: i64, production: bool) -> i64:
        best = 0
        for m in moons(w).settleable(seat, self.again):
            best = max(best, brought(w, seat, m, kind, production))
        return best

    def asks(self, g: Mars, seat: i64, card: i64, about: i64) -> bool:
        return len(moons(g).settleable(seat, self.again)) > 0

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        """Where a loss of income is still owed, only tiles that leave it payable."""
        tiles = moons(g).settleable(seat, self.again)
        lack = g.owed(seat, CREDITS, True) + g.floor(CREDITS) - g.seat[seat].production[CREDITS]
        if lack > 0:
            lack -= share_of_founder(g, seat)
            tiles = [m for m in tiles if brought(g, seat, m, CREDITS, True) >= lack]
        return offer_each(K_MOON, tiles)

    def chosen(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> None:
        colonise(g, seat, last(code))

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        moon = MOONS[last(code)]
        idle = g.idle_parts(seat, 0, moon.build)
        return Option(code, "colony", f"colony {moon.name}", item=moon.name, idle=idle)

    def question(self) -> str:
        return "colony"

    def shows(self) -> list[Icon]:
        return [Icon("colony", star=self.again)]

    def signals(self) -> list[tuple[str, int]]:
        return [("colony", 1)]


def brought(g: Mars, seat: i64, m: i64, kind: i64, production: bool) -> i64:
    """How much of a kind the builder gets on this tile."""
    n = 0
    for word in MOONS[m].build:
        n += word.brings(g, seat, kind, production)
    return n


def share_of_founder(g: Mars, seat: i64) -> i64:
    """Income that the seat's own effects bring for a colony."""
    n = 0
    if g.seat[seat].hears >> ON_COLONY & 1:
        for c in g.seat[seat].listeners:
            for effect in g.cards[c].effects:
                if isinstance(effect, When) and effect.occasion == ON_COLONY:
                    n += effect.then.brings(g, seat, CREDITS, True)
    return n


# ---- trading
class TradeFree(Word[Mars]):
    """A trade without its fee; a fleet is needed all the same."""

    def __init__(self) -> None:
        super().__init__("trade free")
        self.rank = CHOOSES
        self.can_fail = True
        self.reveals = True
        self.touches = T_BOARD | T_CUBES | T_HAND | T_OTHERS | T_PRODUCTION | T_STOCK

    def feasible(self, w: Mars, seat: i64, card: Card) -> bool:
        tiles = moons(w)
        return tiles.ready_fleets(seat) > 0 and len(tiles.visitable()) > 0

    def obstacle(self, w: Mars, seat: i64, card: Card) -> Reason:
        return Reason("no_fleet" if moons(w).ready_fleets(seat) == 0 else "no_moon", "trade", 1, 0)

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        tiles = moons(g)
        return offer_each(K_MOON, tiles.visitable() if tiles.ready_fleets(seat) > 0 else [])

    def chosen(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> None:
        push(g.lanes[seat], TRADE.number, seat, 0, last(code), SENT)

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        return trade_option(g, seat, code, True)

    def shows(self) -> list[Icon]:
        return [Icon("fleet", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("trade", 1)]


# ---- fleets, markers, tiles
class GainFleet(Instant[Mars]):
    """One more trade fleet, ready at once."""

    def __init__(self) -> None:
        super().__init__("gain fleet")

    def does(self, w: Mars, seat: i64, card: i64, about: i64) -> None:
        moons(w).fleets[seat] += 1

    def shows(self) -> list[Icon]:
        return [Icon("fleet")]

    def signals(self) -> list[tuple[str, int]]:
        return [("fleet", 1)]


class MoveMarkers(Stepwise[Mars]):
    """One marker goes up a step, another one down. Both must be possible."""

    def __init__(self) -> None:
        super().__init__("move markers")
        self.rank = CHOOSES
        self.can_fail = True

    def lowered(self, tiles: Moons) -> list[int]:
        return [m for m in tiles.in_play() if tiles.marker[m] > max(CLOSED, tiles.home_step(m))]

    def raised(self, tiles: Moons) -> list[int]:
        """Tiles that can go up while another one goes down."""
        down = self.lowered(tiles)
        return [m for m in tiles.in_play() if CLOSED < tiles.marker[m] < STEPS and down and down != [m]]

    def feasible(self, w: Mars, seat: i64, card: Card) -> bool:
        return len(self.raised(moons(w))) > 0

    def obstacle(self, w: Mars, seat: i64, card: Card) -> Reason:
        return Reason("no_moon", "marker", 2, 0)

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        if step_at(row, at) > 0:
            return lane < g.seats and on_top(row, at) and moons(g).is_open(step_at(row, at) - 1)
        return super().stands(g, lane, at)

    def choices_at(self, g: Mars, seat: i64, about: i64, step: i64) -> Offer:
        """First the tile that goes up; then, with that one in the step, the tile that goes down."""
        if step == 0:
            out = Offer()
            for m in self.raised(moons(g)):
                out.add(pack(K_MOON, m, second=1))
            return out
        return offer_each(K_MOON, [m for m in self.lowered(moons(g)) if m != step - 1])

    def chosen_at(self, g: Mars, seat: i64, card: i64, about: i64, step: i64, code: i64) -> None:
        m = last(code)
        if step == 0:
            moons(g).marker[m] += 1
            self.ask_again(g, seat, card, about, m + 1)
        else:
            moons(g).marker[m] -= 1

    def told_at(self, g: Mars, seat: i64, about: i64, step: i64, code: i64) -> Option:
        name = MOONS[last(code)].name
        up = second(code)
        return Option(code, "marker", f"marker {name} {'up' if up else 'down'}", item=name, amount=1 if up else -1)

    def question(self) -> str:
        return "marker"

    def shows(self) -> list[Icon]:
        return [Icon("u-up"), Icon("slash"), Icon("u-down"), Icon("colony", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("move_markers", 1)]


class BringMoon(Word[Mars]):
    """Any colony tile that is not in play comes into play."""

    def __init__(self) -> None:
        super().__init__("bring colony tile")
        self.rank = CHOOSES

    def asks(self, g: Mars, seat: i64, card: i64, about: i64) -> bool:
        return len(moons(g).absent()) > 0

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_MOON, moons(g).absent())

    def chosen(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> None:
        moons(g).bring(g, last(code))

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = MOONS[last(code)].name
        return Option(code, "bring", f"bring {name}", item=name)

    def shows(self) -> list[Icon]:
        return [Icon("u-plus"), Icon("colony", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("bring_moon", 1)]


class OwnBonuses(Instant[Mars]):
    """The colony bonus of each own colony, without a trade. What only gives comes first, choices last."""

    def __init__(self) -> None:
        super().__init__("own colony bonuses")
        self.rank = CHOOSES
        self.reveals = True
        self.touches = T_CUBES | T_HAND | T_STOCK

    def revealing(self, g: Mars, seat: i64) -> bool:
        for m in self.tiles(moons(g), seat):
            for word in MOONS[m].bonus:
                if word.revealing(g, seat):
                    return True
        return False

    def tiles(self, among: Moons, seat: i64) -> list[int]:
        """Once for each own colony, by the rank of what the bonus brings."""
        out: list[int] = []
        for rank in (GIVES, REVEALS, CHOOSES):
            for m in range(len(among.marker)):
                n = among.colonies[m * PLACES : m * PLACES + PLACES].count(seat)
                if n and hardest(m) == rank:
                    out.extend([m] * n)
        return out

    def idle(self, w: Mars, seat: i64, card: i64) -> str:
        return "" if moons(w).colonies_of(seat) else "colony"

    def does(self, w: Mars, seat: i64, card: i64, about: i64) -> None:
        for m in reversed(self.tiles(moons(w), seat)):
            moons(w).start_bonus(w, seat, m)

    def shows(self) -> list[Icon]:
        return [Icon("fleet", star=True), Icon("slash"), Icon("colony")]

    def signals(self) -> list[tuple[str, int]]:
        return [("own_bonuses", 1)]


def hardest(m: i64) -> i64:
    rank = 0
    for word in MOONS[m].bonus:
        rank = max(rank, word.rank)
    return rank


# ---- lasting words
class TradeDiscount(Effect[Mars]):
    """The fee of a trade is lower, in whatever it is paid."""

    def __init__(self, n: int) -> None:
        super().__init__(f"trade discount {n}")
        self.n: Final = n

    def apply(self, w: Mars, seat: i64) -> None:
        moons(w).trade_discount[seat] += self.n

    def shows(self) -> list[Icon]:
        return [Icon("fleet"), COLON, Icon("u-minus", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("discount.trade", self.n)]


class TradeAdvance(Effect[Mars]):
    """Before a trade the marker may go up on that track."""

    def __init__(self, n: int) -> None:
        super().__init__(f"trade advance {n}")
        self.n: Final = n

    def apply(self, w: Mars, seat: i64) -> None:
        moons(w).trade_advance[seat] += self.n

    def shows(self) -> list[Icon]:
        return [Icon("fleet"), COLON, Icon("u-up", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("trade_advance", self.n)]


# ---- the start of a solo game
class ChooseMoons(Asking[Mars]):
    """Solo: which of the colony tiles drawn stay in play."""

    def __init__(self) -> None:
        super().__init__("moons")
        self.many = True

    def stands(self, g: Mars, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        return lane == 0 and is_alone(row, at) and g.table_step() == DEAL

    def choices(self, g: Mars, seat: i64, card: i64, about: i64) -> Offer:
        return offer_each(K_MOON, moons(g).in_play())

    def limits(self, g: Mars, seat: i64, card: i64, about: i64) -> tuple[int, int]:
        return (SOLO_MOONS, SOLO_MOONS)

    def all_chosen(self, g: Mars, seat: i64, card: i64, about: i64, codes: Row) -> None:
        kept = [last(code) for code in codes]
        tiles = moons(g)
        for m in tiles.in_play():
            if m not in kept:
                tiles.marker[m] = ABSENT

    def told(self, g: Mars, seat: i64, card: i64, about: i64, code: i64) -> Option:
        name = MOONS[last(code)].name
        return Option(code, "moon", f"moon {name}", item=name)


# ---- counting
class EachColony(Count[Mars]):
    """Colonies on all tiles: of everybody, or one's own."""

    def __init__(self, own: bool = False, each: int = 1, every: int = 1) -> None:
        super().__init__("each own colony" if own else "each colony", each, every)
        self.own: Final = own

    def number_of(self, w: Mars, seat: i64, card: i64) -> i64:
        return moons(w).colonies_of(seat) if self.own else moons(w).all_colonies()

    def shows(self) -> list[Icon]:
        return per(Icon("colony", any=not self.own), self.every)

    def signals(self) -> list[tuple[str, int]]:
        return [("each.colony", self.each)]


class Colonies(Need[Mars]):
    """Own colonies on all tiles together."""

    def __init__(self, least: int = NO_LEAST, most: int = NO_MOST) -> None:
        super().__init__(f"needs colonies {least if least != NO_LEAST else ''}..{most if most != NO_MOST else ''}")
        self.least: Final = least
        self.most: Final = most

    def met(self, w: Mars, seat: i64, shift: i64) -> bool:
        return self.least <= moons(w).colonies_of(seat) <= self.most

    def short(self, w: Mars, seat: i64, shift: i64) -> Reason:
        have = moons(w).colonies_of(seat)
        if have < self.least:
            return Reason("colonies_few", "colony", self.least, have)
        return Reason("colonies_many", "colony", self.most, have)

    def shows(self) -> list[Icon]:
        least = self.least != NO_LEAST
        return [Icon("colony", self.least if least else self.most, star=not least)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.colonies", self.least if self.least != NO_LEAST else -self.most)]


CHOOSE_MOONS: Final = intern(ChooseMoons())
SETTLE: Final = Settle()
intern(SETTLE)
