"""Words that only this game has: oceans and forests, further plays, what depends on the phase picked."""

from __future__ import annotations

from typing import Final

from tharsis.ares.game import Ares
from tharsis.ares.terms import ACTION, ON_USE
from tharsis.kernel.code import Offer as Choices  # a word is called Offer here
from tharsis.kernel.code import kind_of, last, offer_each, pack
from tharsis.kernel.icon import COLON, SLASH, Icon
from tharsis.kernel.node import CHOOSES, COSTS, REVEALS, Node, intern
from tharsis.kernel.option import Option, Reason
from tharsis.native import i64
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.choices import Choose
from tharsis.vocabulary.cubes import TakeOwn
from tharsis.vocabulary.gains import Instant
from tharsis.vocabulary.terms import (
    ANIMALS,
    AUTOMATED,
    CUBES,
    K_CARD,
    K_NO,
    K_PLAY,
    MICROBES,
    OCEANS,
    STOCKS,
    T_CUBES,
    T_HAND,
    T_STOCK,
)
from tharsis.vocabulary.world import World


class Flip(Instant[Ares]):
    """Ocean tiles are flipped: rating and the reward of the tile."""

    def __init__(self, n: int = 1) -> None:
        super().__init__(f"flip {n} ocean")
        self.n: Final = n
        self.rank = REVEALS
        self.reveals = True
        self.touches = T_STOCK | T_HAND

    def does(self, w: Ares, seat: i64, card: i64, about: i64) -> None:
        for _ in range(self.n):
            w.flip(seat)

    def idle(self, w: Ares, seat: i64, card: i64) -> str:
        return "ocean" if w.complete(OCEANS) else ""

    def shows(self) -> list[Icon]:
        return [Icon("tile-ocean", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("flip", self.n)]


class Forest(Instant[Ares]):
    """Forest tokens. The step of oxygen stands beside it as a word of its own."""

    def __init__(self, n: int = 1) -> None:
        super().__init__(f"forest {n}")
        self.n: Final = n

    def does(self, w: Ares, seat: i64, card: i64, about: i64) -> None:
        w.gain_forests(seat, self.n)

    def shows(self) -> list[Icon]:
        return [Icon("tile-greenery", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("forest", self.n)]


class ExtraPlay(Instant[Ares]):
    """One more blue or red card may be played in this phase, at its price."""

    def __init__(self) -> None:
        super().__init__("extra play")

    def does(self, w: Ares, seat: i64, card: i64, about: i64) -> None:
        w.own[seat].plays += 1

    def shows(self) -> list[Icon]:
        return [Icon("card-blue"), SLASH, Icon("card-red")]

    def signals(self) -> list[tuple[str, int]]:
        return [("extra_play", 1)]


class PlayFree(Word[Ares]):
    """A green card of a small printed cost may be played at once for nothing; its other demands hold."""

    def __init__(self, most: int) -> None:
        super().__init__(f"play free up to {most}")
        self.most: Final = most
        self.rank = CHOOSES
        self.reveals = True
        self.sees = T_HAND | T_STOCK
        self.touches = T_HAND | T_STOCK

    def choices(self, g: Ares, seat: i64, card: i64, about: i64) -> Choices:
        who = g.own[seat]
        out = Choices()
        for c in who.hand:
            mine = g.cards[c]
            if mine.kind == AUTOMATED and mine.cost <= self.most and g.meets(seat, who, mine):
                out.add(pack(K_PLAY, c))
        out.add(pack(K_NO))
        return out

    def chosen(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> None:
        if kind_of(code) == K_PLAY:
            g.play(seat, last(code), 0)

    def told(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> Option:
        if kind_of(code) == K_NO:
            return Option(code, "no", "play nothing")
        free = g.cards[last(code)]
        idle = g.idle_parts(seat, free.number, free.steps)
        return Option(code, "play", f"play {free.name}", card=free.name, amount=0, idle=idle)

    def question(self) -> str:
        return "play_free"

    def shows(self) -> list[Icon]:
        return [Icon("card-green", star=True), COLON, Icon("r-mc", self.most)]

    def signals(self) -> list[tuple[str, int]]:
        return [("play_free", self.most)]


class LoseRating(Instant):
    """Steps of the own rating, left of an arrow."""

    def __init__(self, n: int) -> None:
        super().__init__(f"lose {n} rating")
        self.n: Final = n
        self.rank = COSTS

    def payable(self, w: Ares, seat: i64, card: i64) -> bool:
        return w.seat[seat].tr >= self.n

    def unpaid(self, w: Ares, seat: i64, card: i64) -> Reason:
        return Reason("rating_short", "tr", self.n, w.seat[seat].tr)

    def does(self, w: Ares, seat: i64, card: i64, about: i64) -> None:
        w.seat[seat].tr -= self.n

    def shows(self) -> list[Icon]:
        return [Icon("tr", -self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("rating", -self.n)]


def picked_action(w: Ares, seat: i64) -> bool:
    """The seat picked the action phase this round."""
    return w.own[seat].picked == ACTION


class LoseOr(Instant[Ares]):
    """Own cubes left of an arrow, fewer of them for whoever picked the action phase."""

    def __init__(self, kind: int, n: int, picked: int) -> None:
        super().__init__(f"lose {n} {STOCKS[kind]} or {picked} if picked")
        self.kind: Final = kind
        self.n: Final = n
        self.picked: Final = picked
        self.rank = COSTS
        self.touches = T_STOCK

    def price(self, w: Ares, seat: i64) -> i64:
        return self.picked if picked_action(w, seat) else self.n

    def payable(self, w: Ares, seat: i64, card: i64) -> bool:
        return w.seat[seat].stock[self.kind] >= self.price(w, seat)

    def unpaid(self, w: Ares, seat: i64, card: i64) -> Reason:
        return Reason("stock_short", STOCKS[self.kind], self.price(w, seat), w.seat[seat].stock[self.kind])

    def does(self, w: Ares, seat: i64, card: i64, about: i64) -> None:
        w.seat[seat].stock[self.kind] -= self.price(w, seat)

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], -self.n, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("gain." + STOCKS[self.kind], -self.n)]


class IfPicked(Instant[Ares]):
    """A gain only for whoever picked the action phase this round."""

    def __init__(self, then: Word) -> None:
        word = intern(then)
        assert isinstance(word, Word)
        super().__init__(f"if action picked: {word.text}")
        self.then: Final = word
        self.touches = word.touches

    def children(self) -> list[Node]:
        return [self.then]

    def does(self, w: Ares, seat: i64, card: i64, about: i64) -> None:
        if picked_action(w, seat):
            self.then.does(w, seat, card, about)

    def shows(self) -> list[Icon]:
        return [Icon("phase-action"), COLON, *self.then.shows()]

    def signals(self) -> list[tuple[str, int]]:
        return [("picked." + name, n) for name, n in self.then.signals()]


class Offer(Choose):
    """A choice once in a phase. Where nothing can be chosen it was not made, and comes with the next occasion."""

    def unasked(self, g: World, seat: i64, card: i64, about: i64) -> None:
        g.seat[seat].raised = False


class AddEither(Word[Ares]):
    """Animals or microbes, as the card takes them, onto another own card; all to one. Without one they are lost."""

    def __init__(self, n: int) -> None:
        super().__init__(f"add {n} animal or microbe to another own card")
        self.n: Final = n
        self.rank = CHOOSES
        self.touches = T_CUBES

    def targets(self, w: Ares, seat: i64, card: i64) -> list[int]:
        out: list[int] = []
        for c in w.seat[seat].played:
            holds = w.cards[c].holds
            if c != card and (holds == MICROBES or holds == ANIMALS):
                out.append(c)
        return out

    def asks(self, g: Ares, seat: i64, card: i64, about: i64) -> bool:
        return len(self.targets(g, seat, card)) > 0

    def choices(self, g: Ares, seat: i64, card: i64, about: i64) -> Choices:
        return offer_each(K_CARD, self.targets(g, seat, card))

    def chosen(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> None:
        g.cubes[last(code)] += self.n

    def told(self, g: Ares, seat: i64, card: i64, about: i64, code: i64) -> Option:
        to = g.cards[last(code)]
        return Option(code, "add", f"add {to.name}", card=to.name, amount=self.n, item=CUBES[to.holds])

    def idle(self, w: Ares, seat: i64, card: i64) -> str:
        return "" if self.targets(w, seat, card) else "cube"

    def shows(self) -> list[Icon]:
        return [Icon("c-animal", self.n, star=True), SLASH, Icon("c-microbe", self.n, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("add.any", self.n)]


class TakeEither(TakeOwn):
    """An animal or a microbe off any own card, left of an arrow."""

    def __init__(self) -> None:
        super().__init__(1, ANIMALS, "take 1 animal or microbe from own card")
        self.rank = CHOOSES
        self.sees = T_CUBES
        self.can_fail = False

    def accepts(self, holds: i64) -> bool:
        return holds == MICROBES or holds == ANIMALS

    def payable(self, w: Ares, seat: i64, card: i64) -> bool:
        return len(self.sources(w, seat)) > 0

    def unpaid(self, w: Ares, seat: i64, card: i64) -> Reason:
        return Reason("no_own_cube", "animal", 1, 0)

    def shows(self) -> list[Icon]:
        return [Icon("c-animal", -1, star=True), SLASH, Icon("c-microbe", -1, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("take.any", 1)]


class Used(Instant):
    """The action of a card is paid for: effects that wait for its use, before what it brings."""

    def __init__(self) -> None:
        super().__init__("action used")

    def does(self, w: Ares, seat: i64, card: i64, about: i64) -> None:
        w.happen(ON_USE, seat, 0)


USED: Final = intern(Used())
