"""A printed card: its words as they stand on it, and what the engine derives from them once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.kernel.icon import Icon
from tharsis.kernel.node import Node, intern, stable
from tharsis.vocabulary.terms import (
    ACTIVE,
    AUTOMATED,
    CORPORATION,
    EVENT,
    ONCE,
)

if TYPE_CHECKING:
    from tharsis.kernel.game import Game
    from tharsis.vocabulary.world import World


class Word(Node):
    """A node that stands on a card and acts on a World."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.can_fail = False  # a card with it may be unplayable because of it
        self.in_box = False  # stands in the production box, see boxed()

    def stands(self, g: Game, lane: int, at: int) -> bool:
        return g.word_stands(self, lane, at)

    def feasible(self, w: World, seat: int, card: Card) -> bool:
        """Whether it could be done if the card were played now."""
        return True

    def obstacle(self, w: World, seat: int, card: Card) -> tuple[str, str, int, int]:
        """Why it is not feasible: kind of reason, what is missing, how much is needed and how much is there."""
        raise NotImplementedError(self.text)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        raise NotImplementedError(self.text)

    def payable(self, w: World, seat: int, card: int) -> bool:
        """Left of an arrow: whether the price can be paid."""
        return True

    def unpaid(self, w: World, seat: int, card: int) -> tuple[str, str, int, int]:
        """Why the price cannot be paid, like obstacle()."""
        raise NotImplementedError(self.text)

    def boxed(self) -> list[Word]:
        """What of it stands in the production box, which can be copied."""
        return [self] if self.in_box else []

    def idle(self, w: World, seat: int, card: int) -> str:
        """What of it would be without effect now, or nothing: "temperature", "oxygen", "ocean", "cube"."""
        return ""

    def brings(self, w: World, seat: int, kind: int, production: bool) -> int:
        """How much of a stock or production it surely gives, or at best if it is a choice."""
        return 0

    def parts(self) -> list[Word]:
        """What the engine does of it, gains and losses apart."""
        return [self]

    def possible_now(self, w: World, seat: int) -> bool:
        """Whether it would really happen, even where the rules let it fail."""
        return True

    def fires(self) -> int:
        """The occasions it surely brings about, as bits."""
        return 0


class Need(Node):
    """A requirement."""

    def met(self, w: World, seat: int, shift: int) -> bool:
        raise NotImplementedError(self.text)

    def short(self, w: World, seat: int, shift: int) -> tuple[str, str, int, int]:
        """Kind of reason, what is missing, how much is needed and how much is there."""
        raise NotImplementedError(self.text)


class Count(Node):
    """Something to count: so many for every so many."""

    def __init__(self, text: str, each: int, every: int) -> None:
        if each != 1:
            text += f" x{each}"
        if every != 1:
            text += f" by {every}"
        super().__init__(text)
        self.each: Final = each
        self.every: Final = every

    def number_of(self, w: World, seat: int, card: int) -> int:
        raise NotImplementedError(self.text)

    def total(self, w: World, seat: int, card: int) -> int:
        return self.number_of(w, seat, card) // self.every * self.each


class Flat(Count):
    """Just a number of points."""

    def __init__(self, n: int) -> None:
        super().__init__(f"flat {n}", 1, 1)
        self.n: Final = n

    def number_of(self, w: World, seat: int, card: int) -> int:
        return self.n

    def shows(self) -> list[Icon]:
        return [Icon("vp", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("points", self.n)]


class Effect(Node):
    """A word under "effect": something lasting. A modifier changes what its owner can do."""

    def apply(self, w: World, seat: int) -> None:
        """Adds its lasting change to what is derived for the owner."""


class Act:
    """One action of a blue card: what is paid left of the arrow, what is got right of it."""

    def __init__(self, pays: list[Word], gets: list[Word], only_if: Need | None) -> None:
        self.pays: Final = pays
        self.gets: Final = gets
        self.only_if: Final = only_if

    def nodes(self) -> list[Node]:
        out: list[Node] = []
        if self.only_if is not None:
            out.append(self.only_if)
        out.extend(self.pays)
        out.extend(self.gets)
        return out


class Card:
    """A project or corporation. Immutable once the catalogue is built; the state knows it by `number`."""

    def __init__(
        self,
        code: str,
        name: str,
        cost: int,
        tags: list[int],
        needs: list[Need],
        play: list[Word],
        acts: list[Act],
        effects: list[Effect],
        points: list[Count],
        holds: int,
        edition: str,
        corporation: bool,
        first: list[Word],
        keeps_all: bool,
    ) -> None:
        self.code: Final = code  # the printed number
        self.name: Final = name
        self.key: Final = stable(name)
        self.cost: Final = cost
        self.tags: Final = tags
        self.needs: Final = needs
        self.play: Final = play
        self.acts: Final = acts
        self.effects: Final = effects
        self.points: Final = points
        self.holds: Final = holds
        self.edition: Final = edition
        self.first: Final = first  # the first action of a corporation
        self.keeps_all: Final = keeps_all  # the beginner corporation: all dealt cards for free
        self.number = 0
        self.tile = 0  # the special tile it places
        self.safe = False  # cubes on it can never be removed
        if corporation:
            self.kind = CORPORATION
        elif EVENT in tags:
            self.kind = ONCE
        elif acts or effects:
            self.kind = ACTIVE
        else:
            self.kind = AUTOMATED
        self.mask = 0  # its tags as bits
        for t in tags:
            self.mask |= 1 << t
        self.steps: list[Word] = []  # what the engine does when it is played
        self.box: list[Word] = []  # the part of it in the production box
        self.risks: list[Word] = []  # the part of it that may be impossible
        self.fires = 0
        for word in play:
            for part in word.parts():
                step = intern(part)
                assert isinstance(step, Word)
                self.steps.append(step)
                self.fires |= step.fires()
                if step.can_fail:
                    self.risks.append(step)
                self.box.extend(step.boxed())
        self.just_box: Card | None = None  # a card that is nothing but this one's production box
        if code and self.box:
            self.just_box = Card("", name, 0, [], [], self.box, [], [], [], 0, edition, corporation, [], False)
