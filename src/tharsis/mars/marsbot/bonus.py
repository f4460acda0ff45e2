"""Words of bonus cards: lists of options with their conditions, and help in an award."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.icon import SLASH, Icon
from tharsis.kernel.node import Node, intern
from tharsis.kernel.option import Reason
from tharsis.mars.marsbot.decks import DESTROY, DRAW_BONUS
from tharsis.mars.marsbot.goals import contested, lead
from tharsis.mars.marsbot.robot import (
    BUILDING_TRACK,
    BY_BONUS,
    EVENT_TRACK,
    MARSBOT,
    POWER_TRACK,
    QUIET,
    SCIENCE_TRACK,
    SPACE_TRACK,
)
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.marsbot.terraforming import PLACE_GREENERY
from tharsis.mars.marsbot.tracks import ADVANCE
from tharsis.mars.marsbot.verbs import because, later, lose
from tharsis.mars.marsbot.words import BotStep, BotWord
from tharsis.mars.measures import BY_HEAT, BY_INCOME, BY_SCIENCE, BY_TILES
from tharsis.native import i64
from tharsis.vocabulary.card import Need, Word
from tharsis.vocabulary.terms import CREDITS


# ---- lists
class Way:
    """One option of a list: a condition, words, and whether the card is destroyed afterwards."""

    def __init__(self, *words: Word, only_if: Need | None = None, destroys: bool = False) -> None:
        rows: list[Word] = []
        for given in words:
            word = intern(given)
            assert isinstance(word, Word)
            rows.append(word)
        need: Need | None = None
        if only_if is not None:
            known = intern(only_if)
            assert isinstance(known, Need)
            need = known
        self.words: Final = rows
        self.only_if: Final = need
        self.destroys: Final = destroys
        parts = [x.text for x in rows] + (["destroy"] if destroys else [])
        self.text: Final = (f"if {need.text}: " if need is not None else "") + (", ".join(parts) or "nothing")

    def open(self, g: BotTable) -> bool:
        if self.only_if is not None and not self.only_if.met(g, MARSBOT, 0):
            return False
        for word in self.words:
            if isinstance(word, BotWord) and not word.can(g):
                return False
        return True

    def closed(self, g: BotTable) -> Reason:
        """Why it is not open."""
        need = self.only_if
        if need is not None and not need.met(g, MARSBOT, 0):
            return need.short(g, MARSBOT, 0)
        for word in self.words:
            if isinstance(word, BotWord) and not word.can(g):
                return word.hindrance(g)
        raise LookupError(self.text)


class FirstPossible(BotWord):
    """A list of options: the first that can be done is done, the rest is ignored."""

    def __init__(self, *ways: Way) -> None:
        super().__init__("bot first possible (" + " | ".join(x.text for x in ways) + ")")
        self.ways: Final = list(ways)

    def children(self) -> list[Node]:
        out: list[Node] = []
        for way in self.ways:
            if way.only_if is not None:
                out.append(way.only_if)
            out.extend(way.words)
        return out

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        step = g.tell("bot_option", self.text)
        i = 0
        for way in self.ways:
            i += 1
            if way.open(g):
                if step is not None:
                    step.amount = i
                if way.destroys:
                    g.does_next(DESTROY, QUIET)
                later(g, way.words, QUIET)
                return
            if step is not None:
                step.reasons.append(way.closed(g))
        if step is not None:
            step.kind = "bot_nothing"
            step.item = ""

    def shows(self) -> list[Icon]:
        out: list[Icon] = []
        for way in self.ways:
            if out:
                out.append(SLASH)
            if way.only_if is not None:
                out.extend(way.only_if.shows())
                out.append(Icon("colon"))
            for word in way.words:
                out.extend(word.shows())
            if way.destroys:
                out.extend(DESTROY.shows())
        return out

    def signals(self) -> list[tuple[str, int]]:
        return [("option." + name, n) for way in self.ways for word in way.words for name, n in word.signals()] or [
            ("option", len(self.ways))
        ]


class FromGeneration(Need[BotTable]):
    def __init__(self, n: int) -> None:
        super().__init__(f"bot from generation {n}")
        self.n: Final = n

    def met(self, g: BotTable, seat: i64, shift: i64) -> bool:
        return g.generation >= self.n

    def short(self, g: BotTable, seat: i64, shift: i64) -> Reason:
        return Reason("bot_too_early", "", self.n, g.generation)

    def shows(self) -> list[Icon]:
        return [Icon("generation", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.generation", self.n)]


# ---- competition
class Compete(BotWord):
    """Five credits for help in a funded award; if none can be helped, another bonus card."""

    def __init__(self, price: int) -> None:
        super().__init__(f"bot compete {price}")
        self.price: Final = price

    def helper(self, g: BotTable, award: i64) -> BotWord:
        """What helps in an award."""
        what = g.map.awards[award].measure
        if what is BY_TILES:
            return PLACE_GREENERY
        if what is BY_INCOME:
            tracker = g.robot.tracker
            return ADVANCE[EVENT_TRACK if tracker[EVENT_TRACK] < tracker[BUILDING_TRACK] else BUILDING_TRACK]
        return ADVANCE[SCIENCE_TRACK if what is BY_SCIENCE else POWER_TRACK if what is BY_HEAT else SPACE_TRACK]

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        have = g.seat[MARSBOT].stock[CREDITS]
        step = g.tell("bot_compete")
        if have < self.price:
            because(step, "bot_poor", "", self.price, have)
        else:
            funded = contested(g)
            if step is not None and not funded:
                step.reasons.append(Reason("bot_no_award"))
            for award in funded:
                if step is not None:
                    step.reasons.append(Reason("bot_lead", g.map.awards[award].name, 0, lead(g, award)))
                helper = self.helper(g, award)
                if helper.can(g):
                    if step is not None:
                        step.item = g.map.awards[award].name
                        step.amount = self.price
                    g.does_next(PAY_FOR_HELP, self.price)
                    g.does_next(helper, BY_BONUS)
                    return
                if step is not None:
                    step.reasons.append(helper.hindrance(g))
        g.does_next(DRAW_BONUS, QUIET)

    def shows(self) -> list[Icon]:
        return [Icon("r-mc", -self.price), Icon("arrow"), Icon("award", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("compete", 1)]


class PayForHelp(BotStep):
    """After the help it loses the credits."""

    def fits(self, g: BotTable, at: i64, card: i64, about: i64, step: i64) -> bool:
        return card == 0 and step == 0 and 0 <= about <= MOST_HELP

    def goes(self, g: BotTable, card: i64, about: i64, step: i64) -> None:
        g.tell("bot_pays", amount=about)
        lose(g, about)


MOST_HELP: Final = 99  # credits; no help costs as much
PAY_FOR_HELP: Final = intern(PayForHelp("bot pay for help"))
