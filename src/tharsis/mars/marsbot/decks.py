"""MarsBot's decks: the bonus deck, the action deck, and how a card of them is turned over."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import node_at
from tharsis.kernel.node import intern
from tharsis.kernel.option import Reason
from tharsis.mars.marsbot.robot import BONUS, MARSBOT, QUIET, bonus_named
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.marsbot.tracks import resolve_project
from tharsis.mars.marsbot.verbs import because, draw_bonus, later, mix
from tharsis.mars.marsbot.words import BotStep, BotWord, bot_word
from tharsis.native import i64
from tharsis.vocabulary.terms import TAGS


# ---- turning over
def resolve(g: BotTable, c: i64) -> None:
    """A card of its decks is turned over and done."""
    robot = g.robot
    g.reveals += 1
    if c > 0:
        if c in robot.seeded:
            robot.seeded.remove(c)
        resolve_project(g, c, False)
        return
    bonus = BONUS[-c]
    g.tell("bot_bonus", item=bonus.name)
    robot.resolving.append(c)
    g.does_next(BONUS_DONE)
    later(g, bonus.words, QUIET)


class BonusDone(BotStep):
    """A bonus card goes where it belongs."""

    def fits(self, g: BotTable, at: i64, card: i64, about: i64, step: i64) -> bool:
        """One for each bonus card at work."""
        if card != 0 or about != 0 or step != 0:
            return False
        lane = g.lanes[MARSBOT]
        return sum(node_at(lane, i) == self.number for i in range(lane.depth)) == len(g.robot.resolving)

    def goes(self, g: BotTable, card: i64, about: i64, step: i64) -> None:
        c = g.robot.resolving.pop()
        if c:
            if BONUS[-c].returns:
                g.robot.aside.append(c)
            else:
                g.robot.spent.append(c)


class Destroy(BotWord):
    """The bonus card leaves the game."""

    def __init__(self) -> None:
        super().__init__("bot destroy")
        self.follows = True

    def can(self, g: BotTable) -> bool:
        return len(g.robot.resolving) > 0 and g.robot.resolving[-1] != 0

    def hindrance(self, g: BotTable) -> Reason:
        return Reason("bot_no_bonus", "", 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        robot = g.robot
        c = robot.resolving[-1]
        g.tell("bot_destroy", item=BONUS[-c].name)
        robot.destroyed.append(c)
        robot.resolving[-1] = 0

    def shows(self) -> list[Icon]:
        return [Icon("u-destroy")]

    def signals(self) -> list[tuple[str, int]]:
        return [("destroy", 1)]


class DrawBonus(BotWord):
    """The top bonus card is turned over and resolved."""

    def __init__(self) -> None:
        super().__init__("bot draw bonus")
        self.follows = True

    def can(self, g: BotTable) -> bool:
        return len(g.robot.bonus) + len(g.robot.spent) > 0

    def hindrance(self, g: BotTable) -> Reason:
        return Reason("bot_no_bonus", "", 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        resolve(g, draw_bonus(g))

    def shows(self) -> list[Icon]:
        return [Icon("u-eye"), Icon("card-bonus")]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw.bonus", 1)]


# ---- what corporations change
def from_bonus(g: BotTable) -> i64:
    """Where in the action deck the card from the bonus deck lies, or -1."""
    for i, c in enumerate(g.robot.action):
        if c in g.robot.seeded or (c < 0 and not BONUS[-c].returns):
            return i
    return -1


class DestroyBonus(BotWord):
    """A bonus card leaves the game at once; if it lies in the action deck, the next one takes its place."""

    def __init__(self, name: str) -> None:
        super().__init__(f"bot destroy {name}")
        self.name: Final = name

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        robot = g.robot
        c = bonus_named(self.name)
        g.tell("bot_destroy", item=self.name)
        if c in robot.bonus:
            robot.bonus.remove(c)
        elif c in robot.action:
            robot.action.remove(c)
            robot.action.append(draw_bonus(g))
            mix(g, robot.action)
        robot.destroyed.append(c)

    def shows(self) -> list[Icon]:
        return [Icon("card-bonus"), Icon("u-destroy")]

    def signals(self) -> list[tuple[str, int]]:
        return [("destroy", 1)]


class NoFirstBonus(BotWord):
    """The first action deck has no bonus card; a card of the corporation joins the bonus deck."""

    def __init__(self, name: str) -> None:
        super().__init__(f"bot no first bonus, {name}")
        self.name: Final = name

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        robot = g.robot
        g.tell("bot_no_first_bonus", item=self.name)
        at = from_bonus(g)
        if at >= 0:
            robot.bonus.append(robot.action.pop(at))
        robot.bonus.append(bonus_named(self.name))
        mix(g, robot.bonus)
        mix(g, robot.action)

    def shows(self) -> list[Icon]:
        return [Icon("card-bonus", 0, star=True), Icon("u-plus"), Icon("card-bonus")]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw.bonus", -1)]


class MoreBonus(BotWord):
    """From generation 2 another bonus card is shuffled into the action deck."""

    def __init__(self) -> None:
        super().__init__("bot more bonus")

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        if g.generation > 1:
            c = draw_bonus(g)
            if c:
                g.tell("bot_more_bonus", amount=1)
                g.robot.action.append(c)
                mix(g, g.robot.action)

    def shows(self) -> list[Icon]:
        return [Icon("u-plus"), Icon("card-bonus")]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw.bonus", 1)]


class ShuffleIn(BotWord):
    """A card of the corporation is shuffled into the action deck."""

    def __init__(self, name: str) -> None:
        super().__init__(f"bot shuffle in {name}")
        self.name: Final = name

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        robot = g.robot
        c = bonus_named(self.name)
        g.tell("bot_shuffle_in", item=self.name)
        if c in robot.aside:
            robot.aside.remove(c)
        robot.action.append(c)
        mix(g, robot.action)

    def shows(self) -> list[Icon]:
        return [Icon("u-plus"), Icon("card-bonus", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw.bonus", 1)]


class SeedBonus(BotWord):
    """Projects are revealed until so many have a tag; those are shuffled into the bonus deck, the rest is discarded."""

    def __init__(self, tag: int, n: int) -> None:
        super().__init__(f"bot seed {n} {TAGS[tag]}")
        self.tag: Final = tag
        self.n: Final = n

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        robot = g.robot
        step = g.tell("bot_seed")
        found = 0
        while found < self.n:
            c = g.top()
            if c == 0:
                break
            if g.cards[c].mask >> self.tag & 1:
                found += 1
                robot.seeded.append(c)
                robot.bonus.append(c)
                because(step, "bot_seeded", g.card_name(c))
            else:
                g.discards_openly(c)
        mix(g, robot.bonus)

    def shows(self) -> list[Icon]:
        return [Icon("u-eye"), Icon("t-" + TAGS[self.tag], self.n), Icon("arrow"), Icon("card-bonus", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw.bonus", self.n)]


class DropFewest(BotWord):
    """The project of the action deck with the fewest tags is discarded, by lot among equals."""

    def __init__(self) -> None:
        super().__init__("bot drop fewest tags")

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        robot = g.robot
        found = sorted([c for c in robot.action if c > 0])
        if not found:
            return
        fewest = min([len(g.cards[c].tags) for c in found])
        left = [c for c in found if len(g.cards[c].tags) == fewest]
        c = left[g.roll(len(left))]
        g.reveals += 1
        step = g.tell("bot_drop", card=g.card_name(c), amount=fewest)
        because(step, "bot_fewest_tags", "", fewest, len(left))
        robot.action.remove(c)
        if c in robot.seeded:
            robot.seeded.remove(c)
        g.discards_openly(c)

    def shows(self) -> list[Icon]:
        return [Icon("card", -1, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw", -1)]


DESTROY: Final = bot_word(Destroy())
DRAW_BONUS: Final = bot_word(DrawBonus())
BONUS_DONE: Final = intern(BonusDone("bot bonus done"))
