"""Words of bonus cards: lists of options with their conditions, and help in an award."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.icon import SLASH, Icon
from tharsis.kernel.lanes import drop, push
from tharsis.kernel.node import MOVED, WAITS, Node, intern
from tharsis.kernel.option import Reason
from tharsis.mars.game import Mars
from tharsis.mars.marsbot.decks import DESTROY, DRAW_BONUS
from tharsis.mars.marsbot.goals import contested, lead
from tharsis.mars.marsbot.robot import BY_BONUS, HUMAN, MARSBOT, QUIET, lose
from tharsis.mars.marsbot.terraforming import PLACE_GREENERY
from tharsis.mars.marsbot.tracks import ADVANCE
from tharsis.mars.marsbot.words import BotWord, later
from tharsis.vocabulary.card import Need, Word
from tharsis.vocabulary.terms import CREDITS
from tharsis.vocabulary.world import World


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

    def open(self, g: Mars) -> bool:
        if self.only_if is not None and not self.only_if.met(g, MARSBOT, 0):
            return False
        for word in self.words:
            if isinstance(word, BotWord) and not word.can(g):
                return False
        return True

    def closed(self, g: Mars) -> Reason:
        """Why it is not open."""
        need = self.only_if
        if need is not None and not need.met(g, MARSBOT, 0):
            return Reason(*need.short(g, MARSBOT, 0))
        for word in self.words:
            if isinstance(word, BotWord) and not word.can(g):
                return Reason(*word.hindrance(g))
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

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        step = w.tell("bot_option")
        i = 0
        for way in self.ways:
            i += 1
            if way.open(w):
                if step is not None:
                    step.amount = i
                    step.item = self.text
                if way.destroys:
                    push(w.lanes[MARSBOT], DESTROY.number, MARSBOT, 0, QUIET, 0)
                later(w, way.words, QUIET)
                return
            if step is not None:
                step.reasons.append(way.closed(w))
        if step is not None:
            step.kind = "bot_nothing"

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


class FromGeneration(Need):
    def __init__(self, n: int) -> None:
        super().__init__(f"bot from generation {n}")
        self.n: Final = n

    def met(self, w: World, seat: int, shift: int) -> bool:
        assert isinstance(w, Mars)
        return w.generation >= self.n

    def short(self, w: World, seat: int, shift: int) -> tuple[str, str, int, int]:
        assert isinstance(w, Mars)
        return ("bot_too_early", "", self.n, w.generation)

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

    def helper(self, g: Mars, award: int) -> Word:
        """What helps in an award."""
        assert g.robot is not None
        name = g.map.awards[award].name
        if name == "landlord":
            return PLACE_GREENERY
        if name == "banker":
            tracker = g.robot.tracker
            return ADVANCE[2] if tracker[2] < tracker[0] else ADVANCE[0]
        return ADVANCE[{"scientist": 3, "thermalist": 4, "miner": 1}[name]]

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        have = w.seat[MARSBOT].stock[CREDITS]
        step = w.tell("bot_compete")
        if have < self.price:
            if step is not None:
                step.reasons.append(Reason("bot_poor", "", self.price, have))
        else:
            funded = contested(w)
            if step is not None and not funded:
                step.reasons.append(Reason("bot_no_award"))
            for award in funded:
                if step is not None:
                    step.reasons.append(Reason("bot_lead", w.map.awards[award].name, 0, lead(w, award)))
                helper = self.helper(w, award)
                if isinstance(helper, BotWord) and helper.can(w):
                    if step is not None:
                        step.item = w.map.awards[award].name
                        step.amount = self.price
                    push(w.lanes[MARSBOT], PAY_FOR_HELP.number, MARSBOT, 0, self.price, 0)
                    push(w.lanes[MARSBOT], helper.number, MARSBOT, 0, BY_BONUS, 0)
                    return
                if step is not None and isinstance(helper, BotWord):
                    step.reasons.append(Reason(*helper.hindrance(w)))
        push(w.lanes[MARSBOT], DRAW_BONUS.number, MARSBOT, 0, QUIET, 0)

    def shows(self) -> list[Icon]:
        return [Icon("r-mc", -self.price), Icon("arrow"), Icon("award", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("compete", 1)]


class PayForHelp(Node):
    """After the help it loses the credits."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        return g.plays_itself(lane) and row[at + 2] == 0 and row[at + 4] == 0 and 0 <= row[at + 3] <= MOST_HELP

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars)
        if g.lanes[HUMAN]:
            return WAITS
        n = lane[-2]
        drop(lane)
        step = g.tell("bot_pays")
        if step is not None:
            step.amount = n
        lose(g, n)
        return MOVED


MOST_HELP: Final = 99  # credits; no help costs as much
PAY_FOR_HELP: Final = intern(PayForHelp("bot pay for help"))
