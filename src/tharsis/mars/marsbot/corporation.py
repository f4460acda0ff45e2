"""A corporation of MarsBot at work: what lies on it, and that its cubes and effects are told."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.game import Game
from tharsis.kernel.icon import Icon
from tharsis.kernel.lanes import drop
from tharsis.kernel.node import MOVED, WAITS, Node, intern
from tharsis.kernel.option import Reason
from tharsis.mars.game import Mars
from tharsis.mars.marsbot.robot import (
    BLACK,
    BOT_OCCASIONS,
    COLOURS,
    CORPORATIONS,
    DEAR_CARD,
    EFFECT_DETAILS,
    HUMAN,
    OWN_ADVANCE,
    TRACKS,
    WHITE,
    BotWhen,
)
from tharsis.mars.marsbot.words import BotWord
from tharsis.vocabulary.card import Need
from tharsis.vocabulary.terms import STOCKS, TAGS
from tharsis.vocabulary.world import World


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


class CubeWorks(Node):
    """Tells that a cube of its corporation works; the colour is the frame's about."""

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        return g.plays_itself(lane) and row[at + 2] == 0 and row[at + 4] == 0 and WHITE <= row[at + 3] <= BLACK

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

    def stands(self, g: Game, lane: int, at: int) -> bool:
        assert isinstance(g, Mars)
        row = g.lanes[lane]
        if not g.plays_itself(lane) or g.robot is None or row[at + 2] != 0 or row[at + 4] != 0:
            return False
        place, detail = divmod(row[at + 3], EFFECT_DETAILS)
        effects = CORPORATIONS[g.robot.corporation].effects
        if not 0 <= place < len(effects):
            return False
        effect = effects[place]
        if not isinstance(effect, BotWhen):
            return False
        return effect.occasion == DEAR_CARD or detail < len(TRACKS if effect.occasion == OWN_ADVANCE else TAGS)

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


CUBE_WORKS: Final = intern(CubeWorks("bot cube"))
intern(EffectWorks("bot effect"))
