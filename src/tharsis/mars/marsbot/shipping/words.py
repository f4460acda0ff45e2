"""MarsBot and Colonies: its shipping board, its colonies and its trades."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.icon import Icon
from tharsis.kernel.log import Entry
from tharsis.kernel.node import intern
from tharsis.kernel.option import Reason
from tharsis.mars.colonies.moons import MOONS, ON_COLONY, moons
from tharsis.mars.marsbot.robot import (
    BONUS,
    BY_STORAGE,
    EXCHANGED,
    FAILS,
    HUMAN,
    MARSBOT,
    NO_TRACK,
    STORAGE_TRACK,
    STORED,
    TRACKS,
)
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.marsbot.terraforming import PLACE_OCEAN
from tharsis.mars.marsbot.tiles import walk
from tharsis.mars.marsbot.tracks import ADVANCE
from tharsis.mars.marsbot.verbs import because, draw_bonus, lose
from tharsis.mars.marsbot.words import BotStep, BotWord
from tharsis.native import i64
from tharsis.vocabulary.card import Need

BUILT: Final = 2  # resources for a colony
TRADED: Final = 2  # and for a trade,
TRADED_AT_HOME: Final = 3  # where it has a colony
FEE: Final = 1


class Exchange(BotStep):
    """While an area of the shipping board has five resources, they advance its track."""

    def fits(self, g: BotTable, at: i64, card: i64, about: i64, step: i64) -> bool:
        return card == 0 and about == 0 and step == 0

    def goes(self, g: BotTable, card: i64, about: i64, step: i64) -> None:
        storage = g.robot.storage
        for m in range(len(storage)):
            track = STORAGE_TRACK[m]
            if storage[m] >= EXCHANGED and track != NO_TRACK:
                g.does_next(self)
                told = g.tell("bot_exchange", MOONS[m].name, EXCHANGED)
                because(told, "bot_exchanged_for", TRACKS[track])
                storage[m] -= EXCHANGED
                g.does_next(ADVANCE[track], BY_STORAGE)
                return


class BuildColony(BotWord):
    """A colony on a tile that chance picks, and resources into its storage area instead of the reward."""

    def __init__(self) -> None:
        super().__init__("bot build colony")

    def can(self, g: BotTable) -> bool:
        return moons(g).can_settle_anywhere(MARSBOT)

    def hindrance(self, g: BotTable) -> Reason:
        return Reason("bot_no_moon", "colony", 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        tiles = moons(g).settleable(MARSBOT, False)
        step = g.tell("bot_colony")
        because(step, "bot_moons", "", len(tiles))
        m = tiles[walk(g, len(tiles), "bot_walk_moons", step)]
        if step is not None:
            step.item = MOONS[m].name
        moons(g).place_colony(MARSBOT, m)
        if STORED[m]:
            g.robot.storage[m] += BUILT
            g.does_next(EXCHANGE)
        else:
            g.does_next(PLACE_OCEAN, FAILS)
        g.happen(ON_COLONY, MARSBOT, 0)

    def shows(self) -> list[Icon]:
        return [Icon("colony", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("colony", 1)]


class Ship(BotWord):
    """A trade with the tile whose marker is furthest along."""

    def __init__(self) -> None:
        super().__init__("bot ship")

    def can(self, g: BotTable) -> bool:
        return len(moons(g).visitable()) > 0

    def hindrance(self, g: BotTable) -> Reason:
        return Reason("bot_no_moon", "trade", 0, 0)

    def choose(self, g: BotTable, step: Entry | None) -> i64:
        """The furthest marker, then a tile with a colony of its own, then chance."""
        tiles = moons(g)
        left = tiles.visitable()
        best = max([tiles.marker[m] for m in left])
        left = [m for m in left if tiles.marker[m] == best]
        because(step, "bot_furthest_marker", "", len(left), best)
        own = [m for m in left if settled(g, m)]
        if len(left) > 1 and own and len(own) < len(left):
            left = own
            because(step, "bot_own_colony", "", len(left))
        return left[walk(g, len(left), "bot_walk_moons", step)]

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        step = g.tell("bot_trade")
        m = self.choose(g, step)
        own = settled(g, m)
        if step is not None:
            step.item = MOONS[m].name
            step.amount = TRADED_AT_HOME if own else TRADED
        lose(g, FEE)
        moons(g).visitor[m] = MARSBOT
        if STORED[m]:
            g.robot.storage[m] += TRADED_AT_HOME if own else TRADED
            g.does_next(EXCHANGE)
        else:
            g.raise_rating(MARSBOT, 1)
        g.does_next(HOME, m)
        for s in moons(g).owners(m):
            if s == HUMAN:
                moons(g).start_bonus(g, HUMAN, m)

    def shows(self) -> list[Icon]:
        return [Icon("fleet", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("trade", 1)]


class MarkerHome(BotStep):
    """When all bonuses of a trade are paid out the marker goes back; the tile is the frame's about."""

    def fits(self, g: BotTable, at: i64, card: i64, about: i64, step: i64) -> bool:
        return card == 0 and step == 0 and moons(g).is_open(about)

    def goes(self, g: BotTable, card: i64, about: i64, step: i64) -> None:
        moons(g).marker[about] = moons(g).home_step(about)


def settled(g: BotTable, m: i64) -> bool:
    return MARSBOT in moons(g).owners(m)


class ThinBonus(BotWord):
    """The top bonus card is discarded without effect."""

    def __init__(self) -> None:
        super().__init__("bot thin bonus")

    def can(self, g: BotTable) -> bool:
        return len(g.robot.bonus) + len(g.robot.spent) > 0

    def hindrance(self, g: BotTable) -> Reason:
        return Reason("bot_no_bonus", "", 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        g.reveals += 1
        c = draw_bonus(g)
        g.tell("bot_thin", item=BONUS[-c].name if c < 0 else "", card=g.card_name(c) if c > 0 else "")
        g.robot.spent.append(c)

    def shows(self) -> list[Icon]:
        return [Icon("card-bonus", -1)]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw.bonus", -1)]


class MoreMoons(BotWord):
    """One more colony tile joins the game by lot."""

    def __init__(self) -> None:
        super().__init__("bot more moons")

    def can(self, g: BotTable) -> bool:
        return len(moons(g).absent()) > 0

    def hindrance(self, g: BotTable) -> Reason:
        return Reason("bot_no_moon", "tile", 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        absent = moons(g).absent()
        g.reveals += 1
        m = absent[g.roll(len(absent))]
        g.tell("bot_moon", item=MOONS[m].name)
        moons(g).bring(g, m)

    def shows(self) -> list[Icon]:
        return [Icon("u-plus"), Icon("colony", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("bring_moon", 1)]


class FewColonies(Need[BotTable]):
    """It has so many colonies or fewer."""

    def __init__(self, most: int) -> None:
        super().__init__(f"bot colonies ..{most}")
        self.most: Final = most

    def met(self, g: BotTable, seat: i64, shift: i64) -> bool:
        return moons(g).colonies_of(MARSBOT) <= self.most

    def short(self, g: BotTable, seat: i64, shift: i64) -> Reason:
        return Reason("bot_many_colonies", "", self.most, moons(g).colonies_of(MARSBOT))

    def shows(self) -> list[Icon]:
        return [Icon("colony", self.most, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.colonies", -self.most)]


EXCHANGE: Final = intern(Exchange("bot exchange"))
HOME: Final = intern(MarkerHome("bot marker home"))
