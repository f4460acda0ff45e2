"""What a word of MarsBot is, how it fails, and those that all its cards share. Each is a frame in its lane; it never
asks anything."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.icon import SLASH, Icon
from tharsis.kernel.lanes import Lane, about_at, card_at, drop, step_at
from tharsis.kernel.node import MOVED, WAITS, Node, intern, made_of
from tharsis.kernel.option import Reason
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
    storage_of,
)
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.marsbot.verbs import because, gain, later
from tharsis.native import i64
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.terms import TAGS

FAILED_ACTION: Final = 5
EASY_FAILED_ACTION: Final = 3


# ---- doing and failing
def fail(g: BotTable, why: Reason) -> None:
    """A Failed Action."""
    n = EASY_FAILED_ACTION if g.robot.level == EASY else FAILED_ACTION
    step = g.tell("bot_fail", amount=n)
    if step is not None:
        step.reasons.append(why)
    gain(g, n)


class BotStep(Node[BotTable]):
    """A step of MarsBot that stands on no card of the table: its turn, a pile of work, something told. It waits until
    the human has done what a step before has set off."""

    def fits(self, g: BotTable, at: i64, card: i64, about: i64, step: i64) -> bool:
        """Whether its frame may be at this place of MarsBot's lane, and so."""
        raise NotImplementedError(self.text)

    def goes(self, g: BotTable, card: i64, about: i64, step: i64) -> None:
        """What is done. To go on with it later, put it back first: `g.does_next(self, ...)`."""
        raise NotImplementedError(self.text)

    def stands(self, g: Game, lane: i64, at: i64) -> bool:
        if not isinstance(g, BotTable) or lane != MARSBOT:
            return False
        row = g.lanes[lane]
        return self.fits(g, at, card_at(row, at), about_at(row, at), step_at(row, at))

    def run(self, g: BotTable, lane: Lane) -> int:
        if g.lanes[HUMAN].depth > 0:
            return WAITS
        card, about, step = lane.card, lane.about, lane.step
        drop(lane)
        self.goes(g, card, about, step)
        return MOVED


class BotWord(Word[BotTable]):
    """A word of MarsBot. It waits until the human has done what a step before has set off."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.follows = False  # other steps bring it about, whatever the cards

    def can(self, g: BotTable) -> bool:
        """Whether it can be carried out now."""
        return True

    def hindrance(self, g: BotTable) -> Reason:
        """Why not: a kind of reason, what is missing, how much is needed and how much is there."""
        raise NotImplementedError(self.text)

    def stands(self, g: Game, lane: i64, at: i64) -> bool:
        """Only words of its board, its corporation and the bonus cards at work."""
        if not isinstance(g, BotTable) or lane != MARSBOT:
            return False
        about, step = about_at(g.lanes[lane], at), step_at(g.lanes[lane], at)
        known = about == QUIET or about == FAILS or BY_TAG <= about < BY_TAG + len(TAGS) or BY_ARROW <= about <= BY_PILE
        return step == 0 and known and (self.follows or self.number in at_work(g))

    def run(self, g: BotTable, lane: Lane) -> int:
        """What cannot be done is a Failed Action, or nothing comes instead."""
        if g.lanes[HUMAN].depth > 0:
            return WAITS
        card, about = lane.card, lane.about
        drop(lane)
        if self.can(g):
            self.does(g, MARSBOT, card, about)
        elif about != QUIET:
            fail(g, self.hindrance(g))
        else:
            step = g.tell("bot_nothing")
            if step is not None:
                step.reasons.append(self.hindrance(g))
        return MOVED


def at_work(g: BotTable) -> set[int]:
    """The words of the board, of the corporation and of bonus cards that are resolved, and what these are made of."""
    nodes: list[Node] = [word for track in SPACES for word in track if word is not None]
    nodes.extend(CORPORATIONS[g.robot.corporation].nodes())
    for c in g.robot.resolving:
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

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        g.tell("bot_gain", amount=self.n)
        gain(g, self.n)

    def shows(self) -> list[Icon]:
        return [Icon("r-mc", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("gain.credits", self.n)]


class BotRating(BotWord):
    """Its terraform rating goes up."""

    def __init__(self, n: int) -> None:
        super().__init__(f"bot rating {n}")
        self.n: Final = n

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        g.tell("bot_rating", amount=self.n)
        g.raise_rating(MARSBOT, self.n)

    def shows(self) -> list[Icon]:
        return [Icon("tr", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("rating", self.n)]


class BotFloaters(BotWord):
    """Floaters into the Titan area of the shipping board."""

    def __init__(self, n: int) -> None:
        super().__init__(f"bot floaters {n}")
        self.n: Final = n

    def can(self, g: BotTable) -> bool:
        return len(g.robot.storage) > 0

    def hindrance(self, g: BotTable) -> Reason:
        return Reason("bot_not_in_use", "colonies", 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        g.tell("bot_floaters", amount=self.n)
        g.robot.storage[storage_of("floater")] += self.n

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

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        later(g, [self.word, self.word], about)

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

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        if self.word is not None and g.robot.storage:
            self.word.does(g, seat, card, about)
        else:
            step = g.tell("bot_ignore")
            because(step, "bot_not_in_use", self.expansion)

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

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        for word in self.then if g.robot.storage else self.otherwise:
            word.does(g, seat, card, about)

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
