"""MarsBot's board at work: tags, trackers and the spaces they reach."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.icon import Icon
from tharsis.kernel.node import intern
from tharsis.kernel.option import Reason
from tharsis.mars.marsbot.corporation import CUBE_WORKS
from tharsis.mars.marsbot.robot import (
    BLACK,
    BY_ARROW,
    BY_BONUS,
    BY_CORPORATION,
    BY_CUBE,
    BY_PILE,
    BY_STORAGE,
    BY_SYMBOL,
    BY_TAG,
    CORPORATIONS,
    DEAR_CARD,
    EASY,
    FAILS,
    LAST_SPACE,
    MARSBOT,
    NEEDY_CARD,
    NO_CUBE,
    OWN_ADVANCE,
    OWN_TAG,
    SPACES,
    TRACK_OF_TAG,
    TRACKS,
    WHITE,
)
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.marsbot.verbs import because, later, set_off
from tharsis.mars.marsbot.words import BotStep, BotWord, bot_word, fail
from tharsis.native import i64
from tharsis.vocabulary.terms import TAGS


# ---- tracks
class Advance(BotWord):
    """A tracker moves one space, and that space works. The frame's about says why, its card names a project."""

    def __init__(self, track: int) -> None:
        super().__init__(f"bot advance {TRACKS[track]}")
        self.follows = True
        self.track: Final = track

    def can(self, g: BotTable) -> bool:
        return g.robot.tracker[self.track] < LAST_SPACE

    def hindrance(self, g: BotTable) -> Reason:
        return Reason("bot_track_end", TRACKS[self.track], LAST_SPACE, LAST_SPACE)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        robot = g.robot
        track = self.track
        space = robot.tracker[track] + 1
        silent = robot.silent(track, space)
        step = g.tell("bot_advance", TRACKS[track], space, g.card_name(card))
        robot.tracker[track] = space
        if step is not None:
            step.reasons.append(advance_reason(about))
        if silent:
            if robot.marker[track] == space:
                robot.marker[track] = 0
            because(step, "bot_silent", TRACKS[track], robot.marker[track] or space, space)
        else:
            symbol = SPACES[track][space]
            if step is not None:
                kind = "bot_symbol" if symbol is not None else "bot_blank"
                step.reasons.append(Reason(kind, symbol.text if symbol is not None else "", space))
            self.land(g, space)
        set_off(g, OWN_ADVANCE, track)

    def land(self, g: BotTable, space: i64) -> None:
        """A cube works first, then the symbol."""
        g.reaches(self.track, space)
        corporation = CORPORATIONS[g.robot.corporation]
        cube = corporation.cubes[self.track][space] if corporation.cubes else NO_CUBE
        symbol = SPACES[self.track][space]
        if symbol is not None and not (cube == WHITE and corporation.instead):
            g.does_next(symbol, FAILS)
        if cube != NO_CUBE:
            later(g, corporation.on_black if cube == BLACK else corporation.on_white, BY_CUBE)
            g.does_next(CUBE_WORKS, cube)

    def shows(self) -> list[Icon]:
        return [Icon("t-" + TRACKS[self.track]), Icon("u-up")]

    def signals(self) -> list[tuple[str, int]]:
        return [("advance." + TRACKS[self.track], 1)]


def advance_reason(about: i64) -> Reason:
    if BY_TAG <= about < BY_TAG + len(TAGS):
        return Reason("bot_by_tag", TAGS[about - BY_TAG])
    if about == BY_ARROW:
        return Reason("bot_by_arrow")
    if about == BY_SYMBOL or about == FAILS:
        return Reason("bot_by_symbol")
    if about == BY_CUBE:
        return Reason("bot_by_cube")
    if about == BY_STORAGE:
        return Reason("bot_by_storage")
    if about == BY_PILE:
        return Reason("bot_by_pile")
    if about == BY_BONUS:
        return Reason("bot_by_bonus")
    return Reason("bot_by_corporation")


class Arrow(BotWord):
    """The tracker moves one space more. Easy ignores it."""

    def __init__(self, track: int) -> None:
        super().__init__(f"bot arrow {TRACKS[track]}")
        self.track: Final = track

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        if g.robot.level == EASY:
            step = g.tell("bot_ignore")
            because(step, "bot_easy_arrow")
        else:
            g.does_next(ADVANCE[self.track], BY_ARROW)

    def shows(self) -> list[Icon]:
        return [Icon("arrow")]

    def signals(self) -> list[tuple[str, int]]:
        return [("advance." + TRACKS[self.track], 1)]


class AdvanceOther(BotWord):
    """Another track advances: a symbol of the board."""

    def __init__(self, track: int) -> None:
        super().__init__(f"bot advance other {TRACKS[track]}")
        self.track: Final = track

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        g.does_next(ADVANCE[self.track], BY_SYMBOL)

    def shows(self) -> list[Icon]:
        return [Icon("t-" + TRACKS[self.track]), Icon("u-up")]

    def signals(self) -> list[tuple[str, int]]:
        return [("advance." + TRACKS[self.track], 1)]


class AdvanceLeast(BotWord):
    """The least advanced track advances, topmost if tied."""

    def __init__(self) -> None:
        super().__init__("bot advance least")

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        g.does_next(ADVANCE[g.robot.least_track()], BY_CORPORATION)

    def shows(self) -> list[Icon]:
        return [Icon("t-wild"), Icon("u-up")]

    def signals(self) -> list[tuple[str, int]]:
        return [("advance.least", 1)]


# ---- tags of projects and of its corporation
def resolve_project(g: BotTable, c: i64, first_only: bool) -> None:
    """A project is turned over. It lies in the played pile from now on: nothing looks there before the end."""
    card = g.cards[c]
    step = g.tell("bot_project", amount=1 if first_only else 0, card=card.name)
    for t in list(card.tags)[:1] if first_only else list(card.tags):
        because(step, "bot_has_tag", TAGS[t])
    g.robot.played.append(c)
    g.does_next(PROJECT, 0, c, 1 if first_only else 0)
    set_off(g, DEAR_CARD, card.cost)
    if len(card.needs) > 0:
        set_off(g, NEEDY_CARD, 0)


def resolve_tag(g: BotTable, tag: i64, c: i64) -> None:
    """A tag pushes its track on; effects that wait for the tag follow."""
    set_off(g, OWN_TAG, tag)
    g.does_next(ADVANCE[TRACK_OF_TAG[tag]], BY_TAG + tag, c)
    g.announce_tag(MARSBOT, tag)


class BotProject(BotStep):
    """The tags of a project one after the other; the event tag is the last. The next one is the frame's about, and with
    a step of 1 only the first counts."""

    def fits(self, g: BotTable, at: i64, card: i64, about: i64, step: i64) -> bool:
        return card in g.robot.played and 0 <= about <= len(g.cards[card].tags) and 0 <= step <= 1

    def goes(self, g: BotTable, card: i64, about: i64, step: i64) -> None:
        tags = g.cards[card].tags
        n = min(1, len(tags)) if step == 1 else len(tags)
        if about < n:
            g.does_next(self, about + 1, card, step)
            resolve_tag(g, tags[about], card)
        elif n == 0:
            fail(g, Reason("bot_no_tags", g.card_name(card)))


class StartTags(BotStep):
    """The start tags of its corporation, like those of a project."""

    def fits(self, g: BotTable, at: i64, card: i64, about: i64, step: i64) -> bool:
        return card == 0 and step == 0 and 0 <= about <= len(CORPORATIONS[g.robot.corporation].start_tags)

    def goes(self, g: BotTable, card: i64, about: i64, step: i64) -> None:
        tags = CORPORATIONS[g.robot.corporation].start_tags
        if about < len(tags):
            g.does_next(self, about + 1)
            resolve_tag(g, tags[about], 0)


class DrawProject(BotWord):
    """The top project of the deck is turned over and resolved; some count only its first tag."""

    def __init__(self, first_only: bool = False) -> None:
        super().__init__("bot draw project" + (" first tag" if first_only else ""))
        self.first_only: Final = first_only

    def can(self, g: BotTable) -> bool:
        return len(g.deck) + len(g.discard) > 0

    def hindrance(self, g: BotTable) -> Reason:
        return Reason("bot_no_card", "", 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        resolve_project(g, g.top(), self.first_only)

    def shows(self) -> list[Icon]:
        return [Icon("u-eye"), Icon("card", star=self.first_only)]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw", 1)]


ADVANCE: Final[list[BotWord]] = [bot_word(Advance(t)) for t in range(len(TRACKS))]
PROJECT: Final = intern(BotProject("bot project"))
START_TAGS: Final = intern(StartTags("bot start tags"))
