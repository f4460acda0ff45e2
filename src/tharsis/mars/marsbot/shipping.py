"""MarsBot and Colonies: its shipping board, its colonies and its trades."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import drop, is_plain, push
from tharsis.kernel.log import Entry
from tharsis.kernel.node import MOVED, WAITS, Node, intern
from tharsis.kernel.option import Reason
from tharsis.mars.colonies.moons import MOONS, moons
from tharsis.mars.game import Mars
from tharsis.mars.marsbot.decks import draw_bonus
from tharsis.mars.marsbot.robot import (
    BONUS,
    BY_STORAGE,
    FAILS,
    HUMAN,
    MARSBOT,
    NO_TRACK,
    STORAGE_TRACK,
    STORED,
    TRACKS,
    lose,
)
from tharsis.mars.marsbot.terraforming import PLACE_OCEAN
from tharsis.mars.marsbot.tiles import walk
from tharsis.mars.marsbot.tracks import ADVANCE
from tharsis.mars.marsbot.words import BotWord
from tharsis.vocabulary.card import Need
from tharsis.vocabulary.terms import ON_COLONY
from tharsis.vocabulary.world import World

BUILT: Final = 2  # resources for a colony
TRADED: Final = 2  # and for a trade,
TRADED_AT_HOME: Final = 3  # where it has a colony
EXCHANGED: Final = 5  # so many advance a track
FEE: Final = 1


class Exchange(Node):
    """While an area of the shipping board has five resources, they advance its track."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        return g.plays_itself(lane) and is_plain(g.lanes[lane], at)

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars) and g.robot is not None
        if g.lanes[HUMAN]:
            return WAITS
        storage = g.robot.storage
        for m in range(len(storage)):
            track = STORAGE_TRACK[m]
            if storage[m] >= EXCHANGED and track != NO_TRACK:
                step = g.tell("bot_exchange")
                if step is not None:
                    step.item = MOONS[m].name
                    step.amount = EXCHANGED
                    step.reasons.append(Reason("bot_exchanged_for", TRACKS[track]))
                storage[m] -= EXCHANGED
                push(lane, ADVANCE[track].number, MARSBOT, 0, BY_STORAGE, 0)
                return MOVED
        drop(lane)
        return MOVED


class BuildColony(BotWord):
    """A colony on a tile that chance picks, and resources into its storage area instead of the reward."""

    def __init__(self) -> None:
        super().__init__("bot build colony")

    def can(self, g: Mars) -> bool:
        return len(moons(g).settleable(MARSBOT, False)) > 0

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        return ("bot_no_moon", "colony", 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        tiles = moons(w).settleable(MARSBOT, False)
        step = w.tell("bot_colony")
        if step is not None:
            step.reasons.append(Reason("bot_moons", "", len(tiles)))
        m = tiles[walk(w, len(tiles), "bot_walk_moons", step)]
        if step is not None:
            step.item = MOONS[m].name
        moons(w).place_colony(MARSBOT, m)
        if STORED[m]:
            w.robot.storage[m] += BUILT
            push(w.lanes[MARSBOT], EXCHANGE.number, MARSBOT, 0, 0, 0)
        else:
            push(w.lanes[MARSBOT], PLACE_OCEAN.number, MARSBOT, 0, FAILS, 0)
        w.happen(ON_COLONY, MARSBOT, 0)

    def shows(self) -> list[Icon]:
        return [Icon("colony", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("colony", 1)]


class Ship(BotWord):
    """A trade with the tile whose marker is furthest along."""

    def __init__(self) -> None:
        super().__init__("bot ship")

    def can(self, g: Mars) -> bool:
        return len(moons(g).visitable()) > 0

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        return ("bot_no_moon", "trade", 0, 0)

    def choose(self, g: Mars, step: Entry | None) -> int:
        """The furthest marker, then a tile with a colony of its own, then chance."""
        tiles = moons(g)
        left = tiles.visitable()
        best = max([tiles.marker[m] for m in left])
        left = [m for m in left if tiles.marker[m] == best]
        if step is not None:
            step.reasons.append(Reason("bot_furthest_marker", "", len(left), best))
        own = [m for m in left if settled(g, m)]
        if len(left) > 1 and own and len(own) < len(left):
            left = own
            if step is not None:
                step.reasons.append(Reason("bot_own_colony", "", len(left)))
        return left[walk(g, len(left), "bot_walk_moons", step)]

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        step = w.tell("bot_trade")
        m = self.choose(w, step)
        own = settled(w, m)
        if step is not None:
            step.item = MOONS[m].name
            step.amount = TRADED_AT_HOME if own else TRADED
        lose(w, FEE)
        moons(w).visitor[m] = MARSBOT
        if STORED[m]:
            w.robot.storage[m] += TRADED_AT_HOME if own else TRADED
            push(w.lanes[MARSBOT], EXCHANGE.number, MARSBOT, 0, 0, 0)
        else:
            w.raise_rating(MARSBOT, 1)
        push(w.lanes[MARSBOT], HOME.number, MARSBOT, 0, m, 0)
        for s in moons(w).owners(m):
            if s == HUMAN:
                moons(w).start_bonus(w, HUMAN, m)

    def shows(self) -> list[Icon]:
        return [Icon("fleet", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("trade", 1)]


class MarkerHome(Node):
    """When all bonuses of a trade are paid out the marker goes back; the tile is the frame's about."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        return g.plays_itself(lane) and row[at + 2] == 0 and row[at + 4] == 0 and moons(g).is_open(row[at + 3])

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars)
        if g.lanes[HUMAN]:
            return WAITS
        m = lane[-2]
        drop(lane)
        moons(g).marker[m] = moons(g).home_step(m)
        return MOVED


def settled(g: Mars, m: int) -> bool:
    return MARSBOT in moons(g).owners(m)


class ThinBonus(BotWord):
    """The top bonus card is discarded without effect."""

    def __init__(self) -> None:
        super().__init__("bot thin bonus")

    def can(self, g: Mars) -> bool:
        assert g.robot is not None
        return len(g.robot.bonus) + len(g.robot.spent) > 0

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        return ("bot_no_bonus", "", 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        w.reveals += 1
        c = draw_bonus(w)
        step = w.tell("bot_thin")
        if step is not None:
            step.item = BONUS[-c].name if c < 0 else ""
            step.card = w.card_name(c) if c > 0 else ""
        w.robot.spent.append(c)

    def shows(self) -> list[Icon]:
        return [Icon("card-bonus", -1)]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw.bonus", -1)]


class MoreMoons(BotWord):
    """One more colony tile joins the game by lot."""

    def __init__(self) -> None:
        super().__init__("bot more moons")

    def can(self, g: Mars) -> bool:
        return len(moons(g).absent()) > 0

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        return ("bot_no_moon", "tile", 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        absent = moons(w).absent()
        w.reveals += 1
        m = absent[w.roll(len(absent))]
        step = w.tell("bot_moon")
        if step is not None:
            step.item = MOONS[m].name
        moons(w).bring(w, m)

    def shows(self) -> list[Icon]:
        return [Icon("u-plus"), Icon("colony", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("bring_moon", 1)]


class FewColonies(Need):
    """It has so many colonies or fewer."""

    def __init__(self, most: int) -> None:
        super().__init__(f"bot colonies ..{most}")
        self.most: Final = most

    def met(self, w: World, seat: int, shift: int) -> bool:
        assert isinstance(w, Mars)
        return moons(w).colonies_of(MARSBOT) <= self.most

    def short(self, w: World, seat: int, shift: int) -> tuple[str, str, int, int]:
        assert isinstance(w, Mars)
        return ("bot_many_colonies", "", self.most, moons(w).colonies_of(MARSBOT))

    def shows(self) -> list[Icon]:
        return [Icon("colony", self.most, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.colonies", -self.most)]


EXCHANGE: Final = intern(Exchange("bot exchange"))
HOME: Final = intern(MarkerHome("bot marker home"))
