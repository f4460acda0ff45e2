"""The words of MarsBot's board, bonus cards and corporations. Each is a frame in its lane; it never asks anything."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.icon import SLASH, Icon
from tharsis.kernel.lanes import drop, push
from tharsis.kernel.node import MOVED, WAITS, Node, intern
from tharsis.kernel.option import Reason
from tharsis.mars.board import AREA_NAME, CITY_TILE, GREENERY_TILE, OCEAN_TILE, TILES
from tharsis.mars.game import GOAL, Mars
from tharsis.mars.goals import AWARD_COST, AWARDS, MILESTONES, MOST_MILESTONES
from tharsis.mars.marsbot import (
    BLACK,
    BONUS,
    BOT_OCCASIONS,
    BY_ARROW,
    BY_BONUS,
    BY_CORPORATION,
    BY_CUBE,
    BY_PILE,
    BY_STORAGE,
    BY_SYMBOL,
    BY_TAG,
    COLOURS,
    CORPORATIONS,
    DEAR_CARD,
    EASY,
    EFFECT_DETAILS,
    FAILS,
    HUMAN,
    LAST_SPACE,
    MARSBOT,
    NEEDY_CARD,
    NO_CUBE,
    OWN_ADVANCE,
    OWN_TAG,
    POWER_TRACK,
    QUIET,
    SPACES,
    TRACK_OF_TAG,
    TRACKS,
    WHITE,
    BotWhen,
    gain,
    lose,
    set_off,
)
from tharsis.mars.marsbot_goals import choose_award, choose_milestone, claimable, contested, lead
from tharsis.mars.marsbot_tiles import RULES, SEAS, USUAL, candidates, choose_area, count, symbols
from tharsis.mars.moons import moon_named
from tharsis.mars.place import TILE_ICON
from tharsis.vocabulary.card import Need, Word
from tharsis.vocabulary.terms import (
    CREDITS,
    OCEANS,
    ON_CITY,
    ON_CITY_ON_MARS,
    ON_GREENERY,
    ON_OCEAN,
    OXYGEN,
    PARAMETERS,
    STOCKS,
    TAGS,
    TEMPERATURE,
)
from tharsis.vocabulary.world import World

FAILED_ACTION: Final = 5
EASY_FAILED_ACTION: Final = 3
OCEAN_MONEY: Final = 2  # for each ocean beside a tile
SYMBOL_MONEY: Final = 1
WARMTH_MONEY: Final = 2  # instead of a step of heat production
CLAIM_PRICE: Final = 8  # on hard and brutal, out of turn
SECOND_FLEET: Final = 9  # the space of the power track that unlocks it


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

    def can(self, g: Mars) -> bool:
        """Whether it can be carried out now."""
        return True

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        """Why not: a kind of reason, what is missing, how much is needed and how much is there."""
        raise NotImplementedError(self.text)

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
        if self.word is not None and w.marker:
            self.word.does(w, seat, card, about)
        else:
            step = w.tell("bot_ignore")
            if step is not None:
                step.reasons.append(Reason("bot_not_in_use", self.expansion))

    def shows(self) -> list[Icon]:
        return self.word.shows() if self.word is not None else [Icon("venus")]

    def signals(self) -> list[tuple[str, int]]:
        return self.word.signals() if self.word is not None else [("raise.venus", 1)]


# ---- tracks
class Advance(BotWord):
    """A tracker moves one space, and that space works. The frame's about says why, its card names a project."""

    def __init__(self, track: int) -> None:
        super().__init__(f"bot advance {TRACKS[track]}")
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
        if self.track == POWER_TRACK and space == SECOND_FLEET and g.marker:
            step = g.tell("bot_fleet")
            if step is not None:
                step.amount = space
            g.seat[MARSBOT].fleets += 1
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


# ---- terraforming
def put(g: Mars, tile: int, area: int) -> None:
    """A tile of MarsBot: credits instead of what the area would bring, rating, parameters, effects of the human."""
    g.lay(MARSBOT, tile, area)
    money = SYMBOL_MONEY * symbols(area) + OCEAN_MONEY * count(g, area, SEAS)
    if tile == OCEAN_TILE:
        g.params[OCEANS] += 1
        g.raise_rating(MARSBOT, 1)
        g.happen(ON_OCEAN, MARSBOT, 0)
    elif tile == GREENERY_TILE:
        if not g.complete(OXYGEN):
            step_up(g, OXYGEN)
        g.happen(ON_GREENERY, MARSBOT, 0)
    elif tile == CITY_TILE:
        g.happen(ON_CITY, MARSBOT, 0)
        g.happen(ON_CITY_ON_MARS, MARSBOT, 0)
    if money:
        gain(g, money)


def step_up(g: Mars, parameter: int) -> None:
    """One step of a parameter that is not complete. What its bonus steps give comes next, or is a Failed Action."""
    p = g.params
    p[parameter] += 1
    g.raise_rating(MARSBOT, 1)
    if parameter == TEMPERATURE:
        if p[TEMPERATURE] == 3 or p[TEMPERATURE] == 5:  # -24 and -20 degrees
            gain(g, WARMTH_MONEY)
        elif p[TEMPERATURE] == 15:  # 0 degrees
            push(g.lanes[MARSBOT], PLACE_OCEAN.number, MARSBOT, 0, FAILS, 0)
    elif p[OXYGEN] == 8:
        push(g.lanes[MARSBOT], WARM.number, MARSBOT, 0, FAILS, 0)


class BotRaise(BotWord):
    """A step of temperature or oxygen."""

    def __init__(self, parameter: int) -> None:
        super().__init__(f"bot raise {PARAMETERS[parameter]}")
        self.parameter: Final = parameter

    def can(self, g: Mars) -> bool:
        return not g.complete(self.parameter)

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        return ("bot_complete", PARAMETERS[self.parameter], 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        step = w.tell("bot_raise")
        if step is not None:
            step.item = PARAMETERS[self.parameter]
        step_up(w, self.parameter)

    def shows(self) -> list[Icon]:
        return [Icon(PARAMETERS[self.parameter], 1)]

    def signals(self) -> list[tuple[str, int]]:
        return [("raise." + PARAMETERS[self.parameter], 1)]


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


class BotPlace(BotWord):
    """A tile where its rules send it."""

    def __init__(self, tile: int, rule: int = USUAL) -> None:
        super().__init__(f"bot place {TILES[tile]}{RULES[rule]}")
        self.tile: Final = tile
        self.rule: Final = rule

    def can(self, g: Mars) -> bool:
        return len(candidates(g, self.tile, self.rule)) > 0

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        if self.tile == OCEAN_TILE and g.complete(OCEANS):
            return ("bot_complete", "oceans", 0, 0)
        return ("bot_no_area", self.text, 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        step = w.tell("bot_place")
        area = choose_area(w, self.tile, self.rule, step)
        if step is not None:
            step.item = TILES[self.tile]
            step.area = AREA_NAME[area]
            step.amount = SYMBOL_MONEY * symbols(area) + OCEAN_MONEY * count(w, area, SEAS)
        put(w, self.tile, area)

    def shows(self) -> list[Icon]:
        return [Icon(TILE_ICON[self.tile], star=self.rule != USUAL)]

    def signals(self) -> list[tuple[str, int]]:
        return [("place." + TILES[self.tile], 1)]


class RaiseFurthest(BotWord):
    """One step of the parameter with most steps missing; of equals oxygen, then oceans, then temperature."""

    def __init__(self) -> None:
        super().__init__("bot raise furthest")

    def furthest(self, g: Mars) -> int:
        best = OXYGEN
        for p in (OCEANS, TEMPERATURE):
            if GOAL[p] - g.params[p] > GOAL[best] - g.params[best]:
                best = p
        return best

    def can(self, g: Mars) -> bool:
        best = self.furthest(g)
        return not g.complete(best) and (best != OCEANS or PLACE_OCEAN.can(g))

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        if self.furthest(g) == OCEANS and not g.complete(OCEANS):
            return PLACE_OCEAN.hindrance(g)
        return ("bot_all_complete", "", 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        best = self.furthest(w)
        word: BotWord = PLACE_OCEAN if best == OCEANS else WARM if best == TEMPERATURE else RAISE_OXYGEN
        step = w.tell("bot_furthest")
        if step is not None:
            step.item = PARAMETERS[best]
            for p in (OXYGEN, OCEANS, TEMPERATURE):
                step.reasons.append(Reason("bot_missing", PARAMETERS[p], GOAL[p] - w.params[p]))
        push(w.lanes[MARSBOT], word.number, MARSBOT, 0, QUIET, 0)

    def shows(self) -> list[Icon]:
        return [Icon("oxygen"), SLASH, Icon("ocean"), SLASH, Icon("temperature")]

    def signals(self) -> list[tuple[str, int]]:
        return [("raise.furthest", 1)]


# ---- milestones and awards
class BotClaim(BotWord):
    """A milestone, free of charge."""

    def __init__(self) -> None:
        super().__init__("bot claim")

    def can(self, g: Mars) -> bool:
        return len(claimable(g)) > 0

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        if len(g.milestones) >= 2 * MOST_MILESTONES:
            return ("milestones_gone", "", MOST_MILESTONES, 0)
        return ("bot_none_met", "", 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        step = w.tell("bot_claim")
        best = choose_milestone(w, step)
        if step is not None:
            step.item = MILESTONES[best]
        w.milestones.append(best)
        w.milestones.append(MARSBOT)

    def shows(self) -> list[Icon]:
        return [Icon("milestone")]

    def signals(self) -> list[tuple[str, int]]:
        return [("claim", 1)]


class BotFund(BotWord):
    """An award in which it is ahead, free of charge."""

    def __init__(self) -> None:
        super().__init__("bot fund")

    def can(self, g: Mars) -> bool:
        return choose_award(g, None) >= 0

    def hindrance(self, g: Mars) -> tuple[str, str, int, int]:
        if len(g.awards) >= 2 * len(AWARD_COST):
            return ("awards_gone", "", len(AWARD_COST), 0)
        return ("bot_not_ahead", "", 0, 0)

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        step = w.tell("bot_fund")
        best = choose_award(w, step)
        if step is not None:
            step.item = AWARDS[best]
        w.awards.append(best)
        w.awards.append(MARSBOT)

    def shows(self) -> list[Icon]:
        return [Icon("award")]

    def signals(self) -> list[tuple[str, int]]:
        return [("fund", 1)]


# ---- projects
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


# ---- bonus cards
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


class Way:
    """One option of a list: a condition, words, and whether the card is destroyed afterwards."""

    def __init__(self, *words: Word, only_if: Need | None = None, destroys: bool = False) -> None:
        rows: list[Word] = []
        for given in words:
            word = intern(given)
            assert isinstance(word, Word)
            rows.append(word)
        need: Need | None = None
        if only_if is not None:
            known = intern(only_if)
            assert isinstance(known, Need)
            need = known
        self.words: Final = rows
        self.only_if: Final = need
        self.destroys: Final = destroys
        parts = [x.text for x in rows] + (["destroy"] if destroys else [])
        self.text: Final = (f"if {need.text}: " if need is not None else "") + (", ".join(parts) or "nothing")

    def open(self, g: Mars) -> bool:
        if self.only_if is not None and not self.only_if.met(g, MARSBOT, 0):
            return False
        for word in self.words:
            if isinstance(word, BotWord) and not word.can(g):
                return False
        return True

    def closed(self, g: Mars) -> Reason:
        """Why it is not open."""
        need = self.only_if
        if need is not None and not need.met(g, MARSBOT, 0):
            return Reason(*need.short(g, MARSBOT, 0))
        for word in self.words:
            if isinstance(word, BotWord) and not word.can(g):
                return Reason(*word.hindrance(g))
        raise LookupError(self.text)


class FirstPossible(BotWord):
    """A list of options: the first that can be done is done, the rest is ignored."""

    def __init__(self, *ways: Way) -> None:
        super().__init__("bot first possible (" + " | ".join(x.text for x in ways) + ")")
        self.ways: Final = list(ways)

    def children(self) -> list[Node]:
        out: list[Node] = []
        for way in self.ways:
            if way.only_if is not None:
                out.append(way.only_if)
            out.extend(way.words)
        return out

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        step = w.tell("bot_option")
        i = 0
        for way in self.ways:
            i += 1
            if way.open(w):
                if step is not None:
                    step.amount = i
                    step.item = self.text
                if way.destroys:
                    push(w.lanes[MARSBOT], DESTROY.number, MARSBOT, 0, QUIET, 0)
                later(w, way.words, QUIET)
                return
            if step is not None:
                step.reasons.append(way.closed(w))
        if step is not None:
            step.kind = "bot_nothing"

    def shows(self) -> list[Icon]:
        out: list[Icon] = []
        for way in self.ways:
            if out:
                out.append(SLASH)
            if way.only_if is not None:
                out.extend(way.only_if.shows())
                out.append(Icon("colon"))
            for word in way.words:
                out.extend(word.shows())
            if way.destroys:
                out.extend(DESTROY.shows())
        return out

    def signals(self) -> list[tuple[str, int]]:
        return [("option." + name, n) for way in self.ways for word in way.words for name, n in word.signals()] or [
            ("option", len(self.ways))
        ]


class HumanLoses(BotWord):
    """The human loses up to so many of a stock."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__(f"bot human loses {n} {STOCKS[kind]}")
        self.kind: Final = kind
        self.n: Final = n

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        stock = w.seat[HUMAN].stock
        n = min(self.n, stock[self.kind])
        step = w.tell("bot_human_loses")
        if step is not None:
            step.item = STOCKS[self.kind]
            step.amount = n
        stock[self.kind] -= n

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], -self.n, any=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("remove." + STOCKS[self.kind], self.n)]


class Compete(BotWord):
    """Five credits for help in a funded award; if none can be helped, another bonus card."""

    def __init__(self, price: int) -> None:
        super().__init__(f"bot compete {price}")
        self.price: Final = price

    def helper(self, g: Mars, award: int) -> Word:
        """What helps in an award."""
        assert g.robot is not None
        name = AWARDS[award]
        if name == "landlord":
            return PLACE_GREENERY
        if name == "banker":
            tracker = g.robot.tracker
            return ADVANCE[2] if tracker[2] < tracker[0] else ADVANCE[0]
        return ADVANCE[{"scientist": 3, "thermalist": 4, "miner": 1}[name]]

    def does(self, w: World, seat: int, card: int, about: int) -> None:
        assert isinstance(w, Mars)
        have = w.seat[MARSBOT].stock[CREDITS]
        step = w.tell("bot_compete")
        if have < self.price:
            if step is not None:
                step.reasons.append(Reason("bot_poor", "", self.price, have))
        else:
            funded = contested(w)
            if step is not None and not funded:
                step.reasons.append(Reason("bot_no_award"))
            for award in funded:
                if step is not None:
                    step.reasons.append(Reason("bot_lead", AWARDS[award], 0, lead(w, award)))
                helper = self.helper(w, award)
                if isinstance(helper, BotWord) and helper.can(w):
                    if step is not None:
                        step.item = AWARDS[award]
                        step.amount = self.price
                    push(w.lanes[MARSBOT], PAY_FOR_HELP.number, MARSBOT, 0, self.price, 0)
                    push(w.lanes[MARSBOT], helper.number, MARSBOT, 0, BY_BONUS, 0)
                    return
                if step is not None and isinstance(helper, BotWord):
                    step.reasons.append(Reason(*helper.hindrance(w)))
        push(w.lanes[MARSBOT], DRAW_BONUS.number, MARSBOT, 0, QUIET, 0)

    def shows(self) -> list[Icon]:
        return [Icon("r-mc", -self.price), Icon("arrow"), Icon("award", star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("compete", 1)]


class PayForHelp(Node):
    """After the help it loses the credits."""

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars)
        if g.lanes[HUMAN]:
            return WAITS
        n = lane[-2]
        drop(lane)
        step = g.tell("bot_pays")
        if step is not None:
            step.amount = n
        lose(g, n)
        return MOVED


class CubeWorks(Node):
    """Tells that a cube of its corporation works; the colour is the frame's about."""

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars) and g.robot is not None
        colour = lane[-2]
        drop(lane)
        step = g.tell("bot_cube")
        if step is not None:
            step.item = COLOURS[colour]
            step.card = CORPORATIONS[g.robot.corporation].name
        return MOVED


class EffectWorks(Node):
    """Tells that a lasting effect of its corporation works, and what set it off: the frame's about."""

    def run(self, g: Game, lane: list[int]) -> int:
        assert isinstance(g, Mars) and g.robot is not None
        if g.lanes[HUMAN]:
            return WAITS
        at, detail = divmod(lane[-2], EFFECT_DETAILS)
        drop(lane)
        step = g.tell("bot_effect")
        if step is not None:
            corporation = CORPORATIONS[g.robot.corporation]
            step.card = corporation.name
            effect = corporation.effects[at] if 0 <= at < len(corporation.effects) else None
            if isinstance(effect, BotWhen):
                step.reasons.append(Reason("bot_set_off", BOT_OCCASIONS[effect.occasion], effect.least, detail))
        return MOVED


# ---- conditions
class Near(Need):
    """A parameter is so many steps or fewer below its next bonus step or its end."""

    def __init__(self, parameter: int, steps: int) -> None:
        super().__init__(f"bot near {PARAMETERS[parameter]} {steps}")
        self.parameter: Final = parameter
        self.steps: Final = steps

    def met(self, w: World, seat: int, shift: int) -> bool:
        now = w.params[self.parameter]
        for goal in BONUS_STEPS[self.parameter]:
            if goal - self.steps <= now < goal:
                return True
        return False

    def short(self, w: World, seat: int, shift: int) -> tuple[str, str, int, int]:
        now = w.params[self.parameter]
        ahead = [goal - now for goal in BONUS_STEPS[self.parameter] if goal > now]
        if not ahead:
            return ("bot_complete", PARAMETERS[self.parameter], 0, 0)
        return ("bot_not_near", PARAMETERS[self.parameter], self.steps, ahead[0])

    def shows(self) -> list[Icon]:
        return [Icon(PARAMETERS[self.parameter], self.steps, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.near." + PARAMETERS[self.parameter], self.steps)]


BONUS_STEPS: Final = [[3, 5, 15, 19], [8, 14], [9]]


class FromGeneration(Need):
    def __init__(self, n: int) -> None:
        super().__init__(f"bot from generation {n}")
        self.n: Final = n

    def met(self, w: World, seat: int, shift: int) -> bool:
        assert isinstance(w, Mars)
        return w.generation >= self.n

    def short(self, w: World, seat: int, shift: int) -> tuple[str, str, int, int]:
        assert isinstance(w, Mars)
        return ("bot_too_early", "", self.n, w.generation)

    def shows(self) -> list[Icon]:
        return [Icon("generation", self.n)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.generation", self.n)]


class HumanShielded(Need):
    """The human's plants cannot be removed."""

    def __init__(self) -> None:
        super().__init__("bot human shielded")

    def met(self, w: World, seat: int, shift: int) -> bool:
        return w.seat[HUMAN].shielded

    def short(self, w: World, seat: int, shift: int) -> tuple[str, str, int, int]:
        return ("bot_not_shielded", "", 0, 0)

    def shows(self) -> list[Icon]:
        return [Icon("u-lock")]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.shield", 1)]


class HumanHas(Need):
    """The human has so many of a stock."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__(f"bot human has {n} {STOCKS[kind]}")
        self.kind: Final = kind
        self.n: Final = n

    def met(self, w: World, seat: int, shift: int) -> bool:
        return w.seat[HUMAN].stock[self.kind] >= self.n

    def short(self, w: World, seat: int, shift: int) -> tuple[str, str, int, int]:
        return ("bot_human_has_less", STOCKS[self.kind], self.n, w.seat[HUMAN].stock[self.kind])

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], self.n, any=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.human." + STOCKS[self.kind], self.n)]


def _word(word: BotWord) -> BotWord:
    known = intern(word)
    assert isinstance(known, BotWord)
    return known


ADVANCE: Final[list[BotWord]] = [_word(Advance(t)) for t in range(len(TRACKS))]
WARM: Final = _word(BotRaise(TEMPERATURE))
RAISE_OXYGEN: Final = _word(BotRaise(OXYGEN))
PLACE_OCEAN: Final = _word(BotPlace(OCEAN_TILE))
PLACE_GREENERY: Final = _word(BotPlace(GREENERY_TILE))
PLACE_CITY: Final = _word(BotPlace(CITY_TILE))
CLAIM: Final = _word(BotClaim())
FUND: Final = _word(BotFund())
DESTROY: Final = _word(Destroy())
DRAW_BONUS: Final = _word(DrawBonus())
PROJECT: Final = intern(BotProject("bot project"))
START_TAGS: Final = intern(StartTags("bot start tags"))
BONUS_DONE: Final = intern(BonusDone("bot bonus done"))
PAY_FOR_HELP: Final = intern(PayForHelp("bot pay for help"))
CUBE_WORKS: Final = intern(CubeWorks("bot cube"))
EFFECT_WORKS: Final = intern(EffectWorks("bot effect"))
