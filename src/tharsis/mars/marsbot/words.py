"""What a word of MarsBot is, how it fails, and those that all its cards share. Each is a frame in its lane; it never
asks anything."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.icon import SLASH, Icon
from tharsis.kernel.lanes import drop, push
from tharsis.kernel.node import MOVED, WAITS, Node, intern, made_of
from tharsis.kernel.option import Reason
from tharsis.mars.colonies.moons import moon_named, moons
from tharsis.mars.game import Mars
from tharsis.mars.marsbot.robot import (
    BONUS,
    BY_ARROW,
    BY_PILE,
    BY_TAG,
    CORPORATIONS,
    EASY,
    FAILS,
    HUMAN,
    MARSBOT,
    QUIET,
    SPACES,
    gain,
)
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.terms import TAGS
from tharsis.vocabulary.world import World

FAILED_ACTION: Final = 5
EASY_FAILED_ACTION: Final = 3


# ---- doing and failing
def later(g: Mars, words: list[Word], about: int) -> None:
    """The words are done next, in their order."""
    i = len(words) - 1
    while i >= 0:
        push(g.lanes[MARSBOT], words[i].number, MARSBOT, 0, about, 0)
        i -= 1


def fail(g: Mars, why: tuple[str, str, int, int]) -> None:
    """A Failed Action."""
    assert g.robot is not None
    n = EASY_FAILED_ACTION if g.robot.level == EASY else FAILED_ACTION
    step = g.tell("bot_fail")
    if step is not None:
        step.amount = n
        step.reasons.append(Reason(*why))
    gain(g, n)


class BotWord(Word):
    """A word of MarsBot. It waits until the human has done what a step before has set off."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.follows = False  # other steps bring it about, whatever the cards

    def can(self, g: Mars) -> bool:
        """Whether it can be carried out now."""
        return True

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        """Why not: a kind of reason, what is missing, how much is needed and how much is there."""
        raise NotImplementedError(self.text)

    def stands(self, g: Game, lane: int, at: int) -> bool:
        """Only words of its board, its corporation and the bonus cards at work."""
        assert isinstance(g, Mars)
        if not g.plays_itself(lane):
            return False
        about, step = g.lanes[lane][at + 3], g.lanes[lane][at + 4]
        known = about == QUIET or about == FAILS or BY_TAG <= about < BY_TAG + len(TAGS) or BY_ARROW <= about <= BY_PILE
        return step == 0 and known and (self.follows or self.number in at_work(g))

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars)
        if g.lanes[HUMAN]:
            return WAITS
        card, about = lane[-3], lane[-2]
        drop(lane)
        if self.can(g):
            self.does(g, MARSBOT, card, about)
        elif about != QUIET:
            fail(g, self.hindrance(g))
        else:
            self.skip(g)
        return MOVED

    def skip(self, g: Mars) -> None:
        """It cannot be done, and nothing comes instead."""
        step = g.tell("bot_nothing")
        if step is not None:
            step.reasons.append(Reason(*self.hindrance(g)))


def at_work(g: Mars) -> set[int]:
    """The words of the board, of the corporation and of bonus cards that are resolved, and what these are made of."""
    robot = g.robot
    assert robot is not None
    nodes: list[Node] = [word for track in SPACES for word in track if word is not None]
    nodes.extend(CORPORATIONS[robot.corporation].nodes())
    for c in robot.resolving:
        nodes.extend(BONUS[-c].words)
    return made_of(nodes)


def bot_word(word: BotWord) -> BotWord:
    """The one word of this text."""
    known = intern(word)
    assert isinstance(known, BotWord)
    return known


# ---- gains
class BotGain(BotWord):
    """Credits to its supply."""

    def __init__(self, n: int) -> None:
        super().__init__(f"bot gain {n}")
        self.n: Final = n

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        step = w.tell("bot_gain")
        if step is not None:
            step.amount = self.n
        gain(w, self.n)

    def shows(self) -> list[Icon]:
        return [Icon("r-mc", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("gain.credits", self.n)]


class BotRating(BotWord):
    """Its terraform rating goes up."""

    def __init__(self, n: int) -> None:
        super().__init__(f"bot rating {n}")
        self.n: Final = n

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        step = w.tell("bot_rating")
        if step is not None:
            step.amount = self.n
        w.raise_rating(MARSBOT, self.n)

    def shows(self) -> list[Icon]:
        return [Icon("tr", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("rating", self.n)]


class BotFloaters(BotWord):
    """Floaters into the Titan area of the shipping board."""

    def __init__(self, n: int) -> None:
        super().__init__(f"bot floaters {n}")
        self.n: Final = n

    def can(self, g: Mars) -> bool:
        return len(moons(g).marker) > 0

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        return ("bot_not_in_use", "colonies", 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        step = w.tell("bot_floaters")
        if step is not None:
            step.amount = self.n
        w.robot.storage[moon_named("titan")] += self.n

    def shows(self) -> list[Icon]:
        return [Icon("c-floater", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("add.floater", self.n)]


# ---- words about words
class Twice(BotWord):
    """A word two times, each of which can fail on its own."""

    def __init__(self, word: Word) -> None:
        known = intern(word)
        assert isinstance(known, Word)
        super().__init__(f"bot twice: {known.text}")
        self.word: Final = known

    def children(self) -> list[Node]:
        return [self.word]

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        later(w, [self.word, self.word], about)

    def shows(self) -> list[Icon]:
        return self.word.shows() * 2

    def signals(self) -> list[tuple[str, int]]:
        return [(name, 2 * n) for name, n in self.word.signals()]


class WithColonies(BotWord):
    """A symbol that counts only with an expansion; without it, it is ignored and no failure."""

    def __init__(self, word: Word | None, expansion: str) -> None:
        inner: Word | None = None
        if word is not None:
            known = intern(word)
            assert isinstance(known, Word)
            inner = known
        super().__init__(f"bot with {expansion}: {inner.text if inner is not None else expansion + ' step'}")
        self.word: Final = inner  # none where we do not have the expansion at all
        self.expansion: Final = expansion

    def children(self) -> list[Node]:
        return [self.word] if self.word is not None else []

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        if self.word is not None and moons(w).marker:
            self.word.does(w, seat, card, about)
        else:
            step = w.tell("bot_ignore")
            if step is not None:
                step.reasons.append(Reason("bot_not_in_use", self.expansion))

    def shows(self) -> list[Icon]:
        return self.word.shows() if self.word is not None else [Icon("venus")]

    def signals(self) -> list[tuple[str, int]]:
        return self.word.signals() if self.word is not None else [("raise.venus", 1)]


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
        for word in self.then if moons(w).marker else self.otherwise:
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
