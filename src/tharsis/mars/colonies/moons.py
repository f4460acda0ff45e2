"""Colony tiles: what their tracks bring, who has settled there, whose fleet is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tharsis.kernel.lanes import LOOSE, push
from tharsis.kernel.node import BY_TEXT, GIVES, intern, stable
from tharsis.mars.game import Mars
from tharsis.mars.part import Part
from tharsis.mars.setup import MOST_SEATS
from tharsis.native import i64
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.effects import Occasion, new_occasion
from tharsis.vocabulary.terms import CREDITS, ENERGY, TITANIUM

COLONIES: Final = "colonies"  # the room, its option and its set of cards
STEPS: Final = 7  # of a track
PLACES: Final = 3  # for colonies on a tile; they lie on the first steps of its track
ABSENT: Final = -1  # markers of tiles that are not in play,
CLOSED: Final = 0  # and of those that wait for a card that holds their resource
FIRST_STEP: Final = 2  # where a marker begins
EMPTY: Final = -1

FEE_KINDS: Final = [CREDITS, ENERGY, TITANIUM]
FEES: Final = [9, 3, 3]
SOLO_DRAWN: Final = 4
FEWEST_MOONS: Final = 5
SOLO_LOSS: Final = 2  # steps of income that Colonies cost in a solo game

ON_COLONY: Final = new_occasion()
COLONY_BUILT: Final = Occasion(ON_COLONY, "colony built", 0, 0, 0, "colony")


class Moon:
    """One colony tile. Immutable; the state knows it by `number`."""

    def __init__(
        self, name: str, income: list[list[Word]], build: list[Word], bonus: list[Word], opened_by: int
    ) -> None:
        self.name: Final = name
        self.key: Final = stable(name)
        self.income: Final = income  # what a trade brings, by step
        self.build: Final = build  # for the builder, once
        self.bonus: Final = bonus  # for the owner of each colony when anybody trades
        self.opened_by: Final = opened_by  # it opens with a card that holds this
        self.number = 0


MOONS: Final[list[Moon]] = []


def words(given: Word | Sequence[Word]) -> list[Word]:
    out: list[Word] = []
    for one in [given] if isinstance(given, Word) else given:
        node = intern(one)
        assert isinstance(node, Word)
        out.append(node)
    return out


def add_moon(
    name: str,
    income: Sequence[Word | None],
    build: Word | Sequence[Word],
    bonus: Word | Sequence[Word],
    opened_by: i64 = 0,
) -> Moon:
    """Writes a colony tile: its income step by step, nothing where there is none."""
    assert len(income) == STEPS
    moon = Moon(name, [words(x) if x is not None else [] for x in income], words(build), words(bonus), opened_by)
    moon.number = len(MOONS)
    MOONS.append(moon)
    return moon


def moon_named(name: str) -> i64:
    for moon in MOONS:
        if moon.name == name:
            return moon.number
    return -1


# ---- at a table
class Moons(Part):
    """The colony tiles of one table, and what each seat has among them."""

    def __init__(self, tiles: int, seats: int, source: Moons | None = None) -> None:
        super().__init__(COLONIES)
        if source is None:
            self.marker = [ABSENT] * tiles  # by tile: its step, or closed, or not in play
            self.colonies = [EMPTY] * (tiles * PLACES)  # by tile and place: the owner
            self.visitor = [EMPTY] * tiles  # by tile: whose fleet is there
            self.fleets = [1] * seats
            self.settled = [0] * seats  # colonies built as a standard project this generation
            # derived from what is played
            self.trade_discount = [0] * seats
            self.trade_advance = [0] * seats
        else:
            self.marker = source.marker[:]
            self.colonies = source.colonies[:]
            self.visitor = source.visitor[:]
            self.fleets = source.fleets[:]
            self.settled = source.settled[:]
            self.trade_discount = source.trade_discount[:]
            self.trade_advance = source.trade_advance[:]

    def copy(self) -> Moons:
        return Moons(0, 0, self)

    def seat_numbers(self, seat: i64) -> list[int]:
        return [self.fleets[seat], self.settled[seat]]

    def numbers(self) -> list[int]:
        return self.marker + self.colonies + self.visitor

    # ---- as the game goes on
    def set_up(self, g: Mars) -> None:
        """Two more colony tiles than seats, five with two; solo four, of which three are chosen before anybody sees a
        corporation or a hand."""
        drawn = list(range(len(MOONS)))
        g.shuffle(drawn)
        for m in drawn[: SOLO_DRAWN if g.seats == 1 else max(FEWEST_MOONS, g.seats + 2)]:
            self.bring(g, m)
        if g.seats == 1:
            g.seat[0].production[CREDITS] = -SOLO_LOSS
            push(g.lanes[0], BY_TEXT["moons"].number, 0, 0, 0, 0)

    def deals_later(self, g: Mars) -> bool:
        return g.seats == 1

    def card_comes(self, g: Mars, seat: i64, c: i64) -> None:
        """Tiles that have waited for it open."""
        kind = g.cards[c].holds
        if kind:
            for m in range(len(self.marker)):
                if self.marker[m] == CLOSED and MOONS[m].opened_by == kind:
                    self.marker[m] = FIRST_STEP

    def produced(self, g: Mars) -> None:
        self.settled = [0] * g.seats

    def new_generation(self, g: Mars) -> None:
        """Fleets come home, open markers go up."""
        for m in range(len(self.marker)):
            self.visitor[m] = EMPTY
            if CLOSED < self.marker[m] < STEPS:
                self.marker[m] += 1

    # ---- looking
    def holdings(self, seat: i64) -> list[tuple[str, int]]:
        return [("colony", self.colonies_of(seat)), ("fleet", self.fleets[seat])]

    def in_play(self) -> list[int]:
        return [m for m in range(len(self.marker)) if self.marker[m] != ABSENT]

    def absent(self) -> list[int]:
        return [m for m in range(len(self.marker)) if self.marker[m] == ABSENT]

    def colonies_on(self, m: i64) -> i64:
        n = 0
        while n < PLACES and self.colonies[m * PLACES + n] != EMPTY:
            n += 1
        return n

    def owners(self, m: i64) -> list[int]:
        return [s for s in self.colonies[m * PLACES : m * PLACES + PLACES] if s != EMPTY]

    def colonies_of(self, seat: i64) -> i64:
        return self.colonies.count(seat)

    def all_colonies(self) -> i64:
        return len(self.colonies) - self.colonies.count(EMPTY)

    def can_settle(self, seat: i64, m: i64, again: bool) -> bool:
        """Open, with room, and without a colony of one's own unless that is allowed."""
        if self.marker[m] <= CLOSED:
            return False
        at = m * PLACES
        if self.colonies[at + PLACES - 1] != EMPTY:
            return False
        return again or (self.colonies[at] != seat and self.colonies[at + 1] != seat)

    def can_settle_anywhere(self, seat: i64) -> bool:
        """On a tile where it has no colony yet."""
        m: i64 = 0
        while m < len(self.marker):
            if self.can_settle(seat, m, False):
                return True
            m += 1
        return False

    def settleable(self, seat: i64, again: bool) -> list[int]:
        return [m for m in range(len(self.marker)) if self.can_settle(seat, m, again)]

    def is_open(self, m: i64) -> bool:
        """There is such a tile in play, and it is open."""
        return 0 <= m < len(self.marker) and self.marker[m] > CLOSED

    def ready_fleets(self, seat: i64) -> i64:
        n: i64 = self.fleets[seat]
        for visitor in self.visitor:
            if visitor == seat:
                n -= 1
        return n

    def can_visit(self, m: i64) -> bool:
        """Open and without a fleet."""
        return self.marker[m] > CLOSED and self.visitor[m] == EMPTY

    def visitable(self) -> list[int]:
        return [m for m in range(len(self.marker)) if self.can_visit(m)]

    def fee(self, seat: i64, i: i64) -> i64:
        return max(0, FEES[i] - self.trade_discount[seat])

    def can_pay_fee(self, g: Mars, seat: i64, i: i64) -> bool:
        who = g.seat[seat]
        if i == 0:
            return g.money(who) >= self.fee(seat, i)
        return who.stock[FEE_KINDS[i]] >= self.fee(seat, i)

    def can_trade(self, g: Mars, seat: i64) -> bool:
        """A fleet is ready and some fee can be paid; which tile is another matter."""
        if self.ready_fleets(seat) == 0:
            return False
        return self.can_pay_fee(g, seat, 0) or self.can_pay_fee(g, seat, 1) or self.can_pay_fee(g, seat, 2)

    def home_step(self, m: i64) -> i64:
        """Where the marker goes after a trade: the first step free of colonies."""
        return self.colonies_on(m) + 1

    def is_held(self, g: Mars, kind: i64) -> bool:
        """Somebody has a card in play that can hold this resource."""
        for who in g.seat:
            for c in who.played:
                if g.cards[c].holds == kind:
                    return True
        return False

    # ---- doing
    def bring(self, g: Mars, m: i64) -> None:
        """The tile comes into play; it is closed if it waits for a resource that nobody can hold yet."""
        kind = MOONS[m].opened_by
        self.marker[m] = FIRST_STEP if kind == 0 or self.is_held(g, kind) else CLOSED

    def place_colony(self, seat: i64, m: i64) -> None:
        """A colony on the lowest free step; the marker makes room for it."""
        n = self.colonies_on(m)
        self.colonies[m * PLACES + n] = seat
        if self.marker[m] == n + 1:
            self.marker[m] += 1

    def start_bonus(self, g: Mars, seat: i64, m: i64) -> None:
        """The colony bonus of one colony: its words one after the other, perhaps out of turn."""
        bonus = MOONS[m].bonus
        lane = g.lanes[seat]
        i = len(bonus) - 1
        while i >= 0:
            push(lane, bonus[i].number, seat, 0, 0, 0)
            i -= 1
        g.renew(seat)


NO_MOONS: Final = Moons(0, MOST_SEATS)  # at tables without Colonies


def moons(g: Mars) -> Moons:
    """The colony tiles of a table; none of them where Colonies are not played."""
    for part in g.parts:
        if isinstance(part, Moons):
            return part
    return NO_MOONS


def reward(g: Mars, seat: i64, words: list[Word]) -> None:
    """Words of a tile for a seat: what only gives comes at once, the rest is loose work."""
    for word in words:
        if word.rank == GIVES:
            word.does(g, seat, 0, 0)
        else:
            push(g.lanes[seat], word.number, seat, 0, 0, LOOSE)


def colonise(g: Mars, seat: i64, m: i64) -> None:
    moons(g).place_colony(seat, m)
    reward(g, seat, MOONS[m].build)
    g.happen(ON_COLONY, seat, 0)
