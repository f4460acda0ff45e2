"""Words of single bonus cards and corporations of MarsBot: what lies on a corporation, the human's cubes, its decks."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.icon import SLASH, Icon
from tharsis.kernel.lanes import drop, push
from tharsis.kernel.node import ASKS, KIND, MASK, Node, intern
from tharsis.kernel.option import Option, Reason
from tharsis.mars.game import Mars
from tharsis.mars.marsbot import BONUS, CORPORATIONS, HUMAN, bonus_named
from tharsis.mars.marsbot_words import BotWord, draw_bonus
from tharsis.vocabulary.card import Card, Need, Word
from tharsis.vocabulary.counts import EachCube
from tharsis.vocabulary.terms import ANIMALS, CUBES, K_CARD, MICROBES, STOCKS, TAGS
from tharsis.vocabulary.world import World


# ---- the human's cubes
def threatened(g: Mars) -> list[int]:
    """The human's cards with animals or microbes on which one cube is worth most points."""
    who = g.seat[HUMAN]
    if who.shielded:
        return []
    found: list[int] = []
    for c in who.played:
        card = g.cards[c]
        if g.cubes[c] > 0 and not card.safe and (card.holds == ANIMALS or card.holds == MICROBES):
            found.append(c)
    best: list[int] = []
    for c in found:
        if not best or worth(g.cards[c], g.cards[best[0]]) > 0:
            best = [c]
        elif worth(g.cards[c], g.cards[best[0]]) == 0:
            best.append(c)
    return best


def worth(a: Card, b: Card) -> int:
    """Above 0 if a cube on the first card is worth more than one on the second."""
    one, two = rate(a), rate(b)
    return one[0] * two[1] - two[0] * one[1]


def rate(card: Card) -> tuple[int, int]:
    """Points for so many cubes."""
    for count in card.points:
        if isinstance(count, EachCube):
            return (count.each, count.every)
    return (0, 1)


class HumanLosesCube(BotWord):
    """The human loses an animal or microbe where it is worth most; of equal cards the human picks."""

    def __init__(self) -> None:
        super().__init__("bot human loses cube")

    def can(self, g: Mars) -> bool:
        return len(threatened(g)) > 0

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        return ("bot_protected" if g.seat[HUMAN].shielded else "bot_no_cube", "", 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        step = w.tell("bot_species")
        if step is not None:
            for c in threatened(w):
                points, every = rate(w.cards[c])
                step.reasons.append(Reason("bot_worth", w.card_name(c), points, every))
        push(w.lanes[HUMAN], SPECIES.number, HUMAN, 0, 0, 0)

    def shows(self) -> list[Icon]:
        return [Icon("c-animal", -1, any=True), SLASH, Icon("c-microbe", -1, any=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("remove.animal", 1)]


class Species(Node):
    """Which of equal cards loses a cube."""

    def run(self, g: Game, lane: list[int]) -> int:
        return ASKS

    def options(self, g: Game, lane: list[int]) -> list[int]:
        assert isinstance(g, Mars)
        return [K_CARD * KIND + c for c in threatened(g)]

    def answer(self, g: Game, lane: list[int], picked: list[int]) -> None:
        assert isinstance(g, Mars)
        drop(lane)
        g.cubes[picked[0] & MASK] -= 1

    def describe(self, g: Game, lane: list[int], code: int) -> Option:
        assert isinstance(g, Mars)
        card = g.cards[code & MASK]
        return Option(code, "species", f"species {card.name}", card=card.name, item=CUBES[card.holds], amount=1)

    def question(self) -> str:
        return "species"


class IfColonies(BotWord):
    """Some words with Colonies, others without."""

    def __init__(self, then: list[Word], otherwise: list[Word]) -> None:
        rows: list[list[Word]] = []
        for given in (then, otherwise):
            row: list[Word] = []
            for one in given:
                word = intern(one)
                assert isinstance(word, Word)
                row.append(word)
            rows.append(row)
        texts = [", ".join(x.text for x in row) for row in rows]
        super().__init__(f"bot if colonies: {texts[0]} / {texts[1]}")
        self.then: Final = rows[0]
        self.otherwise: Final = rows[1]

    def children(self) -> list[Node]:
        return [*self.then, *self.otherwise]

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        for word in self.then if w.marker else self.otherwise:
            word.does(w, seat, card, about)

    def shows(self) -> list[Icon]:
        out: list[Icon] = []
        for word in self.otherwise:
            out.extend(word.shows())
        out.extend([SLASH, Icon("colony"), Icon("colon")])
        for word in self.then:
            out.extend(word.shows())
        return out

    def signals(self) -> list[tuple[str, int]]:
        return [x for word in self.otherwise for x in word.signals()]


# ---- what lies on a corporation
class OnCorporation(BotWord):
    """Resources onto its corporation, or off it."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__(f"bot {'put' if n > 0 else 'take'} {abs(n)} {STOCKS[kind]} on corporation")
        self.kind: Final = kind
        self.n: Final = n

    def can(self, g: Mars) -> bool:
        assert g.robot is not None
        return g.robot.on_card + self.n >= 0

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        return ("bot_card_empty", STOCKS[self.kind], 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        step = w.tell("bot_on_card")
        if step is not None:
            step.card = CORPORATIONS[w.robot.corporation].name
            step.item = STOCKS[self.kind]
            step.amount = self.n
        w.robot.on_card += self.n

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], self.n, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("on_corporation." + STOCKS[self.kind], self.n)]


class CorporationHolds(Need):
    """Something lies on its corporation, or nothing does."""

    def __init__(self, least: int) -> None:
        super().__init__("bot corporation holds" if least else "bot corporation empty")
        self.least: Final = least

    def met(self, w: World, seat: int, shift: int) -> bool:
        assert isinstance(w, Mars) and w.robot is not None
        return w.robot.on_card >= 1 if self.least else w.robot.on_card == 0

    def short(self, w: World, seat: int, shift: int) -> tuple[str, str, int, int]:
        return ("bot_card_empty" if self.least else "bot_card_full", "plants", 0, 0)

    def shows(self) -> list[Icon]:
        return [Icon("r-plants", self.least, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.on_corporation", self.least)]


# ---- its decks
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


SPECIES: Final = intern(Species("species"))
