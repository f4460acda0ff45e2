"""Colony tiles: what their tracks bring, who has settled there, whose fleet is there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tharsis.kernel.lanes import LOOSE, push
from tharsis.kernel.node import GIVES, intern, stable
from tharsis.mars.game import Mars
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.terms import CREDITS, ENERGY, ON_COLONY, TITANIUM
from tharsis.vocabulary.world import Seat

STEPS: Final = 7  # of a track
ROOM: Final = 3  # colonies on a tile; they lie on the first steps of its track
ABSENT: Final = -1  # markers of tiles that are not in play,
CLOSED: Final = 0  # and of those that wait for a card that holds their resource
FIRST_STEP: Final = 2  # where a marker begins
EMPTY: Final = -1

FEE_KINDS: Final = [CREDITS, ENERGY, TITANIUM]
FEES: Final = [9, 3, 3]


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
    opened_by: int = 0,
) -> Moon:
    """Writes a colony tile: its income step by step, nothing where there is none."""
    assert len(income) == STEPS
    moon = Moon(name, [words(x) if x is not None else [] for x in income], words(build), words(bonus), opened_by)
    moon.number = len(MOONS)
    MOONS.append(moon)
    return moon


def moon_named(name: str) -> int:
    for moon in MOONS:
        if moon.name == name:
            return moon.number
    return -1


# ---- looking
def in_play(g: Mars) -> list[int]:
    return [m for m in range(len(g.marker)) if g.marker[m] != ABSENT]


def colonies_on(g: Mars, m: int) -> int:
    n = 0
    while n < ROOM and g.colonies[m * ROOM + n] != EMPTY:
        n += 1
    return n


def owners(g: Mars, m: int) -> list[int]:
    return [s for s in g.colonies[m * ROOM : m * ROOM + ROOM] if s != EMPTY]


def own_colonies(g: Mars, seat: int) -> int:
    return g.colonies.count(seat)


def all_colonies(g: Mars) -> int:
    return len(g.colonies) - g.colonies.count(EMPTY)


def can_settle(g: Mars, seat: int, m: int, again: bool) -> bool:
    """Open, with room, and without a colony of one's own unless that is allowed."""
    if g.marker[m] <= CLOSED:
        return False
    at = m * ROOM
    if g.colonies[at + ROOM - 1] != EMPTY:
        return False
    return again or (g.colonies[at] != seat and g.colonies[at + 1] != seat)


def settleable(g: Mars, seat: int, again: bool) -> list[int]:
    return [m for m in range(len(g.marker)) if can_settle(g, seat, m, again)]


def is_open(g: Mars, m: int) -> bool:
    """There is such a tile in play, and it is open."""
    return 0 <= m < len(g.marker) and g.marker[m] > CLOSED


def ready_fleets(g: Mars, seat: int) -> int:
    return g.seat[seat].fleets - g.visitor.count(seat)


def can_visit(g: Mars, m: int) -> bool:
    """Open and without a fleet."""
    return g.marker[m] > CLOSED and g.visitor[m] == EMPTY


def visitable(g: Mars) -> list[int]:
    return [m for m in range(len(g.marker)) if can_visit(g, m)]


def fee(who: Seat, i: int) -> int:
    return max(0, FEES[i] - who.trade_discount)


def can_pay_fee(g: Mars, who: Seat, i: int) -> bool:
    have = g.money(who) if i == 0 else who.stock[FEE_KINDS[i]]
    return have >= fee(who, i)


def can_trade(g: Mars, seat: int) -> bool:
    """A fleet is ready and some fee can be paid; which tile is another matter."""
    who = g.seat[seat]
    if ready_fleets(g, seat) == 0:
        return False
    return can_pay_fee(g, who, 0) or can_pay_fee(g, who, 1) or can_pay_fee(g, who, 2)


def home_step(g: Mars, m: int) -> int:
    """Where the marker goes after a trade: the first step free of colonies."""
    return colonies_on(g, m) + 1


# ---- doing
def bring(g: Mars, m: int) -> None:
    """The tile comes into play; it is closed if it waits for a resource that nobody can hold yet. MarsBot holds any."""
    kind = MOONS[m].opened_by
    g.marker[m] = FIRST_STEP if kind == 0 or g.holds_any() or held(g, kind) else CLOSED


def held(g: Mars, kind: int) -> bool:
    """Somebody has a card in play that can hold this resource."""
    for who in g.seat:
        for c in who.played:
            if g.cards[c].holds == kind:
                return True
    return False


def welcome(g: Mars, c: int) -> None:
    """A card is about to lie on the table: tiles that have waited for it open."""
    kind = g.cards[c].holds
    if kind:
        for m in range(len(g.marker)):
            if g.marker[m] == CLOSED and MOONS[m].opened_by == kind:
                g.marker[m] = FIRST_STEP


def reward(g: Mars, seat: int, words: list[Word]) -> None:
    """Words of a tile for a seat: what only gives comes at once, the rest is loose work."""
    for word in words:
        if word.rank == GIVES:
            word.does(g, seat, 0, 0)
        else:
            push(g.lanes[seat], word.number, seat, 0, 0, LOOSE)


def colonise(g: Mars, seat: int, m: int) -> None:
    """A colony on the lowest free step; the marker makes room for it."""
    n = colonies_on(g, m)
    g.colonies[m * ROOM + n] = seat
    if g.marker[m] == n + 1:
        g.marker[m] += 1
    reward(g, seat, MOONS[m].build)
    g.happen(ON_COLONY, seat, 0)


def advance(g: Mars) -> None:
    """The end of the solar phase: fleets come home, open markers go up."""
    for m in range(len(g.marker)):
        g.visitor[m] = EMPTY
        if CLOSED < g.marker[m] < STEPS:
            g.marker[m] += 1
