"""A printed card: its words as they stand on it, and what the engine derives from them once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from tharsis.kernel.asking import Asking
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import on_top, step_at
from tharsis.kernel.node import Node, intern, stable
from tharsis.kernel.option import Reason
from tharsis.kernel.rows import bit, row_of
from tharsis.native import i64, vec
from tharsis.vocabulary.terms import (
    ACTIVE,
    AUTOMATED,
    BUILDING,
    CORPORATION,
    EVENT,
    NONE,
    ONCE,
    SPACE,
)
from tharsis.vocabulary.typed import W

if TYPE_CHECKING:
    from tharsis.vocabulary.world import World


class Word(Asking[W]):
    """A node that stands on a card and acts on a World. Some ask, the others are `Instant`."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.can_fail = False  # a card with it may be unplayable because of it
        self.in_box = False  # stands in the production box, see boxed()

    def stands(self, g: W, lane: i64, at: i64) -> bool:
        row = g.lanes[lane]
        if self.opens and step_at(row, at) == 1:
            return lane < g.seats and on_top(row, at)
        return g.word_stands(self, lane, at)

    def feasible(self, w: W, seat: i64, card: Card) -> bool:
        """Whether it could be done if the card were played now."""
        return True

    def obstacle(self, w: W, seat: i64, card: Card) -> Reason:
        """Why it is not feasible."""
        raise NotImplementedError(self.text)

    def does(self, w: W, seat: i64, card: i64, about: i64) -> None:
        raise NotImplementedError(self.text)

    def payable(self, w: W, seat: i64, card: i64) -> bool:
        """Left of an arrow: whether the price can be paid."""
        return True

    def unpaid(self, w: W, seat: i64, card: i64) -> Reason:
        """Why the price cannot be paid."""
        raise NotImplementedError(self.text)

    def boxed(self) -> list[Word]:
        """What of it stands in the production box, which can be copied."""
        return [self] if self.in_box else []

    def idle(self, w: W, seat: i64, card: i64) -> str:
        """What of it would be without effect now, or nothing: "temperature", "oxygen", "ocean", "cube"."""
        return ""

    def brings(self, w: W, seat: i64, kind: i64, production: bool) -> i64:
        """How much of a stock or production it surely gives, or at best if it is a choice."""
        return 0

    def parts(self) -> list[Word]:
        """What the engine does of it, gains and losses apart."""
        return [self]

    def possible_now(self, w: W, seat: i64) -> bool:
        """Whether it would really happen, even where the rules let it fail."""
        return True

    def fires(self) -> i64:
        """The occasions it surely brings about, as bits."""
        return 0


class Need(Node[W]):
    """A requirement."""

    def met(self, w: W, seat: i64, shift: i64) -> bool:
        raise NotImplementedError(self.text)

    def short(self, w: W, seat: i64, shift: i64) -> Reason:
        """Why it is not met."""
        raise NotImplementedError(self.text)


class Count(Node[W]):
    """Something to count: so many for every so many."""

    def __init__(self, text: str, each: int, every: int) -> None:
        if each != 1:
            text += f" x{each}"
        if every != 1:
            text += f" by {every}"
        super().__init__(text)
        self.each: Final = each
        self.every: Final = every

    def number_of(self, w: W, seat: i64, card: i64) -> i64:
        raise NotImplementedError(self.text)

    def total(self, w: W, seat: i64, card: i64) -> i64:
        return self.number_of(w, seat, card) // self.every * self.each


class Flat(Count):
    """Just a number of points."""

    def __init__(self, n: int) -> None:
        super().__init__(f"flat {n}", 1, 1)
        self.n: Final = n

    def number_of(self, w: World, seat: i64, card: i64) -> i64:
        return self.n

    def shows(self) -> list[Icon]:
        return [Icon("vp", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("points", self.n)]


class Effect(Node[W]):
    """A word under "effect": something lasting. A modifier changes what its owner can do."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.keeps = False  # cubes on its card can never be removed

    def apply(self, w: W, seat: i64) -> None:
        """Adds its lasting change to what is derived for the owner."""


class Act:
    """One action of a blue card: what is paid left of the arrow, what it brings right of it."""

    def __init__(self, pays: list[Word], gets: list[Word], only_if: Need | None) -> None:
        self.pays: Final = pays
        self.gets: Final = gets
        self.only_if: Final = only_if
        self.prices: Final = vec[Word](pays)  # the same, as it is looked at all the time
        self.risks: Final = vec[Word]([word for word in gets if word.can_fail])

    def nodes(self) -> list[Node]:
        out: list[Node] = []
        if self.only_if is not None:
            out.append(self.only_if)
        out.extend(self.pays)
        out.extend(self.gets)
        return out


def kind_of(tags: Sequence[int], corporation: bool, blue: bool) -> i64:
    if corporation:
        return CORPORATION
    if EVENT in tags:
        return ONCE
    return ACTIVE if blue else AUTOMATED


def steps_of(play: Sequence[Word]) -> list[Word]:
    """What the engine does when these words are played."""
    out: list[Word] = []
    for word in play:
        for part in word.parts():
            step = intern(part)
            assert isinstance(step, Word)
            out.append(step)
    return out


class Card:
    """A project or corporation. Immutable once the catalogue is built; the state knows it by `number`."""

    def __init__(
        self,
        code: str = "",
        name: str = "",
        *,
        cost: int = 0,
        tags: Sequence[int] = (),
        needs: Sequence[Need] = (),
        play: Sequence[Word] = (),
        acts: Sequence[Act] = (),
        effects: Sequence[Effect] = (),
        points: Sequence[Count] = (),
        holds: int = NONE,
        edition: str = "",
        corporation: bool = False,
        first: Sequence[Word] = (),
        keeps_all: bool = False,
    ) -> None:
        self.code: Final = code  # the printed number
        self.name: Final = name
        self.key: Final = stable(name)
        self.cost: Final[i64] = cost
        self.tags: Final = row_of(list(tags))
        self.needs: Final = vec[Need](needs)
        self.play: Final = list(play)
        self.acts: Final = list(acts)
        self.effects: Final = list(effects)
        self.points: Final = list(points)
        self.holds: Final[i64] = holds
        self.edition: Final = edition
        self.first: Final = list(first)  # the first action of a corporation
        self.keeps_all: Final = keeps_all  # the beginner corporation: all dealt cards for free
        self.number: i64 = 0
        self.tile: i64 = 0  # the special tile it places
        self.safe = False  # cubes on it can never be removed
        self.kind = kind_of(tags, corporation, bool(acts or effects))
        self.mask: i64 = 0  # its tags as bits
        for t in tags:
            self.mask |= bit(t)
        # 1: steel pays for it, 2: titanium does, 3: both do
        self.metals: Final[i64] = (self.mask >> BUILDING & 1) + 2 * (self.mask >> SPACE & 1)
        self.steps = steps_of(play)
        self.fires: i64 = 0
        for step in self.steps:
            self.fires |= step.fires()
        self.risks = vec[Word]([step for step in self.steps if step.can_fail])
        self.box = [part for step in self.steps for part in step.boxed()]
        self.just_box: Card | None = None  # a card that is nothing but this one's production box
        if code and self.box:
            self.just_box = Card(name=name, play=self.box, edition=edition, corporation=corporation)
