"""MarsBot's decks: the bonus deck, the action deck, and how a card of them is turned over."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import STRIDE, drop, is_plain, push
from tharsis.kernel.node import MOVED, WAITS, Node, intern
from tharsis.kernel.option import Reason
from tharsis.mars.game import Mars
from tharsis.mars.marsbot.robot import BONUS, HUMAN, MARSBOT, QUIET, bonus_named
from tharsis.mars.marsbot.tracks import resolve_project
from tharsis.mars.marsbot.words import BotWord, bot_word, later
from tharsis.vocabulary.terms import TAGS
from tharsis.vocabulary.world import World


# ---- turning over
def draw_bonus(g: Mars) -> int:
    """The top card of the bonus deck; the discard pile is shuffled first if it is empty. 0 when there is none."""
    robot = g.robot
    assert robot is not None
    if not robot.bonus:
        if not robot.spent:
            return 0
        step = g.tell("bot_reshuffle")
        if step is not None:
            step.amount = len(robot.spent)
        robot.bonus = sorted(robot.spent)
        robot.spent = []
        g.shuffle(robot.bonus)
    return robot.bonus.pop()


def resolve(g: Mars, c: int) -> None:
    """A card of its decks is turned over and done."""
    robot = g.robot
    assert robot is not None
    g.reveals += 1
    if c > 0:
        if c in robot.seeded:
            robot.seeded.remove(c)
        resolve_project(g, c, False)
        return
    bonus = BONUS[-c]
    step = g.tell("bot_bonus")
    if step is not None:
        step.item = bonus.name
    robot.resolving.append(c)
    push(g.lanes[MARSBOT], BONUS_DONE.number, MARSBOT, 0, 0, 0)
    later(g, bonus.words, QUIET)


class BonusDone(Node):
    """A bonus card goes where it belongs."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        """One for each bonus card at work."""
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        if not g.plays_itself(lane) or not is_plain(row, at) or g.robot is None:
            return False
        return row[::STRIDE].count(self.number) == len(g.robot.resolving)

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars) and g.robot is not None
        if g.lanes[HUMAN]:
            return WAITS
        drop(lane)
        c = g.robot.resolving.pop()
        if c:
            if BONUS[-c].returns:
                g.robot.aside.append(c)
            else:
                g.robot.spent.append(c)
        return MOVED


class Destroy(BotWord):
    """The bonus card leaves the game."""

    def __init__(self) -> None:
        super().__init__("bot destroy")
        self.follows = True

    def can(self, g: Mars) -> bool:
        assert g.robot is not None
        return len(g.robot.resolving) > 0 and g.robot.resolving[-1] != 0

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        return ("bot_no_bonus", "", 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        robot = w.robot
        c = robot.resolving[-1]
        step = w.tell("bot_destroy")
        if step is not None:
            step.item = BONUS[-c].name
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

    def can(self, g: Mars) -> bool:
        assert g.robot is not None
        return len(g.robot.bonus) + len(g.robot.spent) > 0

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        return ("bot_no_bonus", "", 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        resolve(w, draw_bonus(w))

    def shows(self) -> list[Icon]:
        return [Icon("u-eye"), Icon("card-bonus")]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw.bonus", 1)]


# ---- what corporations change
def mix(g: Mars, cards: list[int]) -> None:
    """Shuffled from an order that means nothing."""
    cards.sort()
    g.shuffle(cards)


def from_bonus(g: Mars) -> int:
    """Where in the action deck the card from the bonus deck lies, or -1."""
    assert g.robot is not None
    for i, c in enumerate(g.robot.action):
        if c in g.robot.seeded or (c < 0 and not BONUS[-c].returns):
            return i
    return -1


class DestroyBonus(BotWord):
    """A bonus card leaves the game at once; if it lies in the action deck, the next one takes its place."""

    def __init__(self, name: str) -> None:
        super().__init__(f"bot destroy {name}")
        self.name: Final = name

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        robot = w.robot
        c = bonus_named(self.name)
        step = w.tell("bot_destroy")
        if step is not None:
            step.item = self.name
        if c in robot.bonus:
            robot.bonus.remove(c)
        elif c in robot.action:
            robot.action.remove(c)
            robot.action.append(draw_bonus(w))
            mix(w, robot.action)
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

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        robot = w.robot
        step = w.tell("bot_no_first_bonus")
        if step is not None:
            step.item = self.name
        at = from_bonus(w)
        if at >= 0:
            robot.bonus.append(robot.action.pop(at))
        robot.bonus.append(bonus_named(self.name))
        mix(w, robot.bonus)
        mix(w, robot.action)

    def shows(self) -> list[Icon]:
        return [Icon("card-bonus", 0, star=True), Icon("u-plus"), Icon("card-bonus")]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw.bonus", -1)]


class MoreBonus(BotWord):
    """From generation 2 another bonus card is shuffled into the action deck."""

    def __init__(self) -> None:
        super().__init__("bot more bonus")

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        if w.generation > 1:
            c = draw_bonus(w)
            if c:
                step = w.tell("bot_more_bonus")
                if step is not None:
                    step.amount = 1
                w.robot.action.append(c)
                mix(w, w.robot.action)

    def shows(self) -> list[Icon]:
        return [Icon("u-plus"), Icon("card-bonus")]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw.bonus", 1)]


class ShuffleIn(BotWord):
    """A card of the corporation is shuffled into the action deck."""

    def __init__(self, name: str) -> None:
        super().__init__(f"bot shuffle in {name}")
        self.name: Final = name

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        robot = w.robot
        c = bonus_named(self.name)
        step = w.tell("bot_shuffle_in")
        if step is not None:
            step.item = self.name
        if c in robot.aside:
            robot.aside.remove(c)
        robot.action.append(c)
        mix(w, robot.action)

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

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        robot = w.robot
        step = w.tell("bot_seed")
        found = 0
        while found < self.n:
            c = w.top()
            if c == 0:
                break
            if w.cards[c].mask >> self.tag & 1:
                found += 1
                robot.seeded.append(c)
                robot.bonus.append(c)
                if step is not None:
                    step.reasons.append(Reason("bot_seeded", w.card_name(c)))
            else:
                w.discard.append(c)
                w.shown.append(c)
        mix(w, robot.bonus)

    def shows(self) -> list[Icon]:
        return [Icon("u-eye"), Icon("t-" + TAGS[self.tag], self.n), Icon("arrow"), Icon("card-bonus", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw.bonus", self.n)]


class DropFewest(BotWord):
    """The project of the action deck with the fewest tags is discarded, by lot among equals."""

    def __init__(self) -> None:
        super().__init__("bot drop fewest tags")

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        robot = w.robot
        found = sorted([c for c in robot.action if c > 0])
        if not found:
            return
        fewest = min([len(w.cards[c].tags) for c in found])
        left = [c for c in found if len(w.cards[c].tags) == fewest]
        c = left[w.roll(len(left))]
        w.reveals += 1
        step = w.tell("bot_drop")
        if step is not None:
            step.card = w.card_name(c)
            step.amount = fewest
            step.reasons.append(Reason("bot_fewest_tags", "", fewest, len(left)))
        robot.action.remove(c)
        if c in robot.seeded:
            robot.seeded.remove(c)
        w.discard.append(c)
        w.shown.append(c)

    def shows(self) -> list[Icon]:
        return [Icon("card", -1, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw", -1)]


DESTROY: Final = bot_word(Destroy())
DRAW_BONUS: Final = bot_word(DrawBonus())
BONUS_DONE: Final = intern(BonusDone("bot bonus done"))
