"""MarsBot's board at work: tags, trackers and the spaces they reach."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import drop, push
from tharsis.kernel.node import MOVED, WAITS, Node, intern
from tharsis.kernel.option import Reason
from tharsis.mars.colonies.moons import moons
from tharsis.mars.game import Mars
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
    HUMAN,
    LAST_SPACE,
    MARSBOT,
    NEEDY_CARD,
    NO_CUBE,
    OWN_ADVANCE,
    OWN_TAG,
    POWER_TRACK,
    SPACES,
    TRACK_OF_TAG,
    TRACKS,
    WHITE,
    set_off,
)
from tharsis.mars.marsbot.words import BotWord, bot_word, fail, later
from tharsis.vocabulary.terms import TAGS
from tharsis.vocabulary.world import World

SECOND_FLEET: Final = 9  # the space of the power track that unlocks it


# ---- tracks
class Advance(BotWord):
    """A tracker moves one space, and that space works. The frame's about says why, its card names a project."""

    def __init__(self, track: int) -> None:
        super().__init__(f"bot advance {TRACKS[track]}")
        self.follows = True
        self.track: Final = track

    def can(self, g: Mars) -> bool:
        assert g.robot is not None
        return g.robot.tracker[self.track] < LAST_SPACE

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        return ("bot_track_end", TRACKS[self.track], LAST_SPACE, LAST_SPACE)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        robot = w.robot
        track = self.track
        space = robot.tracker[track] + 1
        silent = robot.silent(track, space)
        step = w.tell("bot_advance")
        robot.tracker[track] = space
        if step is not None:
            step.item = TRACKS[track]
            step.amount = space
            step.card = w.card_name(card)
            step.reasons.append(advance_reason(about))
        if silent:
            if robot.marker[track] == space:
                robot.marker[track] = 0
            if step is not None:
                step.reasons.append(Reason("bot_silent", TRACKS[track], robot.marker[track] or space, space))
        else:
            symbol = SPACES[track][space]
            if step is not None:
                kind = "bot_symbol" if symbol is not None else "bot_blank"
                step.reasons.append(Reason(kind, symbol.text if symbol is not None else "", space))
            self.land(w, space)
        set_off(w, OWN_ADVANCE, track)

    def land(self, g: Mars, space: int) -> None:
        """A cube works first, then the symbol."""
        assert g.robot is not None
        if self.track == POWER_TRACK and space == SECOND_FLEET and moons(g).marker:
            step = g.tell("bot_fleet")
            if step is not None:
                step.amount = space
            moons(g).fleets[MARSBOT] += 1
        corporation = CORPORATIONS[g.robot.corporation]
        cube = corporation.cubes[self.track][space] if corporation.cubes else NO_CUBE
        symbol = SPACES[self.track][space]
        if symbol is not None and not (cube == WHITE and corporation.instead):
            push(g.lanes[MARSBOT], symbol.number, MARSBOT, 0, FAILS, 0)
        if cube != NO_CUBE:
            later(g, corporation.on_black if cube == BLACK else corporation.on_white, BY_CUBE)
            push(g.lanes[MARSBOT], CUBE_WORKS.number, MARSBOT, 0, cube, 0)

    def shows(self) -> list[Icon]:
        return [Icon("t-" + TRACKS[self.track]), Icon("u-up")]

    def signals(self) -> list[tuple[str, int]]:
        return [("advance." + TRACKS[self.track], 1)]


def advance_reason(about: int) -> Reason:
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

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        if w.robot.level == EASY:
            step = w.tell("bot_ignore")
            if step is not None:
                step.reasons.append(Reason("bot_easy_arrow"))
        else:
            push(w.lanes[MARSBOT], ADVANCE[self.track].number, MARSBOT, 0, BY_ARROW, 0)

    def shows(self) -> list[Icon]:
        return [Icon("arrow")]

    def signals(self) -> list[tuple[str, int]]:
        return [("advance." + TRACKS[self.track], 1)]


class AdvanceOther(BotWord):
    """Another track advances: a symbol of the board."""

    def __init__(self, track: int) -> None:
        super().__init__(f"bot advance other {TRACKS[track]}")
        self.track: Final = track

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        push(w.lanes[MARSBOT], ADVANCE[self.track].number, MARSBOT, 0, BY_SYMBOL, 0)

    def shows(self) -> list[Icon]:
        return [Icon("t-" + TRACKS[self.track]), Icon("u-up")]

    def signals(self) -> list[tuple[str, int]]:
        return [("advance." + TRACKS[self.track], 1)]


class AdvanceLeast(BotWord):
    """The least advanced track advances, topmost if tied."""

    def __init__(self) -> None:
        super().__init__("bot advance least")

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars) and w.robot is not None
        push(w.lanes[MARSBOT], ADVANCE[w.robot.least_track()].number, MARSBOT, 0, BY_CORPORATION, 0)

    def shows(self) -> list[Icon]:
        return [Icon("t-wild"), Icon("u-up")]

    def signals(self) -> list[tuple[str, int]]:
        return [("advance.least", 1)]


# ---- tags of projects and of its corporation
def resolve_project(g: Mars, c: int, first_only: bool) -> None:
    """A project is turned over. It lies in the played pile from now on: nothing looks there before the end."""
    assert g.robot is not None
    card = g.cards[c]
    step = g.tell("bot_project")
    if step is not None:
        step.card = card.name
        step.amount = 1 if first_only else 0
        for t in card.tags[:1] if first_only else card.tags:
            step.reasons.append(Reason("bot_has_tag", TAGS[t]))
    g.robot.played.append(c)
    push(g.lanes[MARSBOT], PROJECT.number, MARSBOT, c, 0, 1 if first_only else 0)
    set_off(g, DEAR_CARD, card.cost)
    if card.needs:
        set_off(g, NEEDY_CARD, 0)


def resolve_tag(g: Mars, tag: int, c: int) -> None:
    """A tag pushes its track on; effects that wait for the tag follow."""
    set_off(g, OWN_TAG, tag)
    push(g.lanes[MARSBOT], ADVANCE[TRACK_OF_TAG[tag]].number, MARSBOT, c, BY_TAG + tag, 0)
    g.announce_tag(MARSBOT, tag)


class BotProject(Node):
    """The tags of a project one after the other; the event tag is the last. The next one is the frame's about, and with
    a step of 1 only the first counts."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        if not g.plays_itself(lane) or g.robot is None or row[at + 2] not in g.robot.played:
            return False
        return 0 <= row[at + 3] <= len(g.cards[row[at + 2]].tags) and 0 <= row[at + 4] <= 1

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars)
        if g.lanes[HUMAN]:
            return WAITS
        c, i = lane[-3], lane[-2]
        tags = g.cards[c].tags
        n = min(1, len(tags)) if lane[-1] == 1 else len(tags)
        if i < n:
            lane[-2] = i + 1
            resolve_tag(g, tags[i], c)
        else:
            drop(lane)
            if n == 0:
                fail(g, ("bot_no_tags", g.card_name(c), 0, 0))
        return MOVED


class StartTags(Node):
    """The start tags of its corporation, like those of a project."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        if not g.plays_itself(lane) or g.robot is None or row[at + 2] != 0 or row[at + 4] != 0:
            return False
        return 0 <= row[at + 3] <= len(CORPORATIONS[g.robot.corporation].start_tags)

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars) and g.robot is not None
        if g.lanes[HUMAN]:
            return WAITS
        i = lane[-2]
        tags = CORPORATIONS[g.robot.corporation].start_tags
        if i < len(tags):
            lane[-2] = i + 1
            resolve_tag(g, tags[i], 0)
        else:
            drop(lane)
        return MOVED


class DrawProject(BotWord):
    """The top project of the deck is turned over and resolved; some count only its first tag."""

    def __init__(self, first_only: bool = False) -> None:
        super().__init__("bot draw project" + (" first tag" if first_only else ""))
        self.first_only: Final = first_only

    def can(self, g: Mars) -> bool:
        return len(g.deck) + len(g.discard) > 0

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        return ("bot_no_card", "", 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        resolve_project(w, w.top(), self.first_only)

    def shows(self) -> list[Icon]:
        return [Icon("u-eye"), Icon("card", star=self.first_only)]

    def signals(self) -> list[tuple[str, int]]:
        return [("draw", 1)]


ADVANCE: Final[list[BotWord]] = [bot_word(Advance(t)) for t in range(len(TRACKS))]
PROJECT: Final = intern(BotProject("bot project"))
START_TAGS: Final = intern(StartTags("bot start tags"))
