"""MarsBot terraforms: steps of the parameters, tiles, and what it gets for them."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.icon import SLASH, Icon
from tharsis.kernel.option import Reason
from tharsis.mars.board import AREA_NAME, CAPITAL, CITY_TILE, GREENERY_TILE, OCEAN_TILE, TILES
from tharsis.mars.marsbot.robot import FAILS, MARSBOT, QUIET
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.marsbot.tiles import RULES, SEAS, USUAL, candidates, choose_area, count, symbols
from tharsis.mars.marsbot.verbs import because, gain
from tharsis.mars.marsbot.words import BotWord, bot_word
from tharsis.mars.place import TILE_ICON
from tharsis.mars.tracks import A_DEGREE, AN_OCEAN, BONUS, GOAL, WARMTH
from tharsis.native import i64
from tharsis.vocabulary.card import Need
from tharsis.vocabulary.terms import (
    OCEANS,
    ON_CITY,
    ON_CITY_ON_MARS,
    ON_GREENERY,
    ON_OCEAN,
    OXYGEN,
    PARAMETERS,
    TEMPERATURE,
)
from tharsis.vocabulary.world import World

OCEAN_MONEY: Final = 2  # for each ocean beside a tile
SYMBOL_MONEY: Final = 1
WARMTH_MONEY: Final = 2  # instead of a step of heat production
# steps of temperature, oxygen and oceans that give something, and their ends
BONUS_STEPS: Final = [[n for n, what in enumerate(track) if what or n == len(track) - 1] for track in BONUS]


def tile_money(g: BotTable, area: i64) -> i64:
    """What it gets instead of the symbols on an area, and for the oceans beside it."""
    oceans = count(g, area, SEAS)
    if g.by_the_letter:  # MarsBot aid p. 4 speaks of a tile beside an ocean; ours pays for each, as the human is paid
        oceans = min(oceans, 1)
    return SYMBOL_MONEY * symbols(g, area) + OCEAN_MONEY * oceans


def put(g: BotTable, tile: i64, area: i64) -> None:
    """A tile of MarsBot: credits instead of what the area would bring, rating, parameters, effects of the human."""
    g.lay(MARSBOT, tile, area)
    money = tile_money(g, area)
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


def step_up(g: BotTable, parameter: i64) -> None:
    """One step of a parameter that is not complete. What its bonus steps give comes next, or is a Failed Action."""
    p = g.params
    p[parameter] += 1
    g.raise_rating(MARSBOT, 1)
    bonus = BONUS[parameter][p[parameter]]
    if bonus == WARMTH:
        gain(g, WARMTH_MONEY)
    elif bonus == AN_OCEAN:
        g.does_next(PLACE_OCEAN, FAILS)
    elif bonus == A_DEGREE:
        g.does_next(WARM, FAILS)


class BotRaise(BotWord):
    """A step of temperature or oxygen."""

    def __init__(self, parameter: int) -> None:
        super().__init__(f"bot raise {PARAMETERS[parameter]}")
        self.follows = True
        self.parameter: Final = parameter

    def can(self, g: BotTable) -> bool:
        return not g.complete(self.parameter)

    def hindrance(self, g: BotTable) -> Reason:
        return Reason("bot_complete", PARAMETERS[self.parameter], 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        g.tell("bot_raise", PARAMETERS[self.parameter])
        step_up(g, self.parameter)

    def shows(self) -> list[Icon]:
        return [Icon(PARAMETERS[self.parameter], 1)]

    def signals(self) -> list[tuple[str, int]]:
        return [("raise." + PARAMETERS[self.parameter], 1)]


class BotPlace(BotWord):
    """A tile where its rules send it."""

    def __init__(self, tile: int, rule: int = USUAL) -> None:
        super().__init__(f"bot place {TILES[tile]}{RULES[rule]}")
        self.follows = rule == USUAL
        self.tile: Final = tile
        self.rule: Final = rule

    def can(self, g: BotTable) -> bool:
        used_up = self.tile >= CAPITAL and self.tile in g.tile  # there is one of each special tile
        return not used_up and len(candidates(g, self.tile, self.rule)) > 0

    def hindrance(self, g: BotTable) -> Reason:
        if self.tile == OCEAN_TILE and g.complete(OCEANS):
            return Reason("bot_complete", "oceans", 0, 0)
        return Reason("bot_no_area", self.text, 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        step = g.tell("bot_place", TILES[self.tile])
        area = choose_area(g, self.tile, self.rule, step)
        if step is not None:
            step.area = AREA_NAME[area]
            step.amount = tile_money(g, area)
        put(g, self.tile, area)

    def shows(self) -> list[Icon]:
        return [Icon(TILE_ICON[self.tile], star=self.rule != USUAL)]

    def signals(self) -> list[tuple[str, int]]:
        return [("place." + TILES[self.tile], 1)]


class RaiseFurthest(BotWord):
    """One step of the parameter with most steps missing; of equals oxygen, then oceans, then temperature."""

    def __init__(self) -> None:
        super().__init__("bot raise furthest")

    def furthest(self, g: BotTable) -> i64:
        best = OXYGEN
        for p in (OCEANS, TEMPERATURE):
            if GOAL[p] - g.params[p] > GOAL[best] - g.params[best]:
                best = p
        return best

    def can(self, g: BotTable) -> bool:
        best = self.furthest(g)
        return not g.complete(best) and (best != OCEANS or PLACE_OCEAN.can(g))

    def hindrance(self, g: BotTable) -> Reason:
        if self.furthest(g) == OCEANS and not g.complete(OCEANS):
            return PLACE_OCEAN.hindrance(g)
        return Reason("bot_all_complete", "", 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        best = self.furthest(g)
        word: BotWord = PLACE_OCEAN if best == OCEANS else WARM if best == TEMPERATURE else RAISE_OXYGEN
        step = g.tell("bot_furthest", PARAMETERS[best])
        for p in (OXYGEN, OCEANS, TEMPERATURE):
            because(step, "bot_missing", PARAMETERS[p], GOAL[p] - g.params[p])
        g.does_next(word, QUIET)

    def shows(self) -> list[Icon]:
        return [Icon("oxygen"), SLASH, Icon("ocean"), SLASH, Icon("temperature")]

    def signals(self) -> list[tuple[str, int]]:
        return [("raise.furthest", 1)]


class Near(Need):
    """A parameter is so many steps or fewer below its next bonus step or its end."""

    def __init__(self, parameter: int, steps: int) -> None:
        super().__init__(f"bot near {PARAMETERS[parameter]} {steps}")
        self.parameter: Final = parameter
        self.steps: Final = steps

    def met(self, w: World, seat: i64, shift: i64) -> bool:
        now = w.params[self.parameter]
        for goal in BONUS_STEPS[self.parameter]:
            if goal - self.steps <= now < goal:
                return True
        return False

    def short(self, w: World, seat: i64, shift: i64) -> Reason:
        now = w.params[self.parameter]
        ahead = [goal - now for goal in BONUS_STEPS[self.parameter] if goal > now]
        if not ahead:
            return Reason("bot_complete", PARAMETERS[self.parameter], 0, 0)
        return Reason("bot_not_near", PARAMETERS[self.parameter], self.steps, ahead[0])

    def shows(self) -> list[Icon]:
        return [Icon(PARAMETERS[self.parameter], self.steps, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.near." + PARAMETERS[self.parameter], self.steps)]


WARM: Final = bot_word(BotRaise(TEMPERATURE))
RAISE_OXYGEN: Final = bot_word(BotRaise(OXYGEN))
PLACE_OCEAN: Final = bot_word(BotPlace(OCEAN_TILE))
PLACE_GREENERY: Final = bot_word(BotPlace(GREENERY_TILE))
PLACE_CITY: Final = bot_word(BotPlace(CITY_TILE))
