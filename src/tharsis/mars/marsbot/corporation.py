"""A corporation of MarsBot at work: what lies on it, and that its cubes and effects are told."""

from __future__ import annotations

from typing import Final

from tharsis.kernel.icon import Icon
from tharsis.kernel.node import intern
from tharsis.kernel.option import Reason
from tharsis.mars.marsbot.robot import (
    BLACK,
    BOT_OCCASIONS,
    COLOURS,
    CORPORATIONS,
    DEAR_CARD,
    EFFECT_DETAILS,
    OWN_ADVANCE,
    TRACKS,
    WHITE,
    BotWhen,
)
from tharsis.mars.marsbot.table import BotTable
from tharsis.mars.marsbot.verbs import because
from tharsis.mars.marsbot.words import BotStep, BotWord
from tharsis.native import i64
from tharsis.vocabulary.card import Need
from tharsis.vocabulary.terms import STOCKS, TAGS


class OnCorporation(BotWord):
    """Resources onto its corporation, or off it."""

    def __init__(self, kind: int, n: int) -> None:
        super().__init__(f"bot {'put' if n > 0 else 'take'} {abs(n)} {STOCKS[kind]} on corporation")
        self.kind: Final = kind
        self.n: Final = n

    def can(self, g: BotTable) -> bool:
        return g.robot.on_card + self.n >= 0

    def hindrance(self, g: BotTable) -> Reason:
        return Reason("bot_card_empty", STOCKS[self.kind], 0, 0)

    def does(self, g: BotTable, seat: i64, card: i64, about: i64) -> None:
        g.tell("bot_on_card", card=CORPORATIONS[g.robot.corporation].name, item=STOCKS[self.kind], amount=self.n)
        g.robot.on_card += self.n

    def shows(self) -> list[Icon]:
        return [Icon("r-" + STOCKS[self.kind], self.n, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("on_corporation." + STOCKS[self.kind], self.n)]


class CorporationHolds(Need[BotTable]):
    """Something lies on its corporation, or nothing does."""

    def __init__(self, least: int) -> None:
        super().__init__("bot corporation holds" if least else "bot corporation empty")
        self.least: Final = least

    def met(self, g: BotTable, seat: i64, shift: i64) -> bool:
        return g.robot.on_card >= 1 if self.least else g.robot.on_card == 0

    def short(self, g: BotTable, seat: i64, shift: i64) -> Reason:
        return Reason("bot_card_empty" if self.least else "bot_card_full", "plants", 0, 0)

    def shows(self) -> list[Icon]:
        return [Icon("r-plants", self.least, star=True)]

    def signals(self) -> list[tuple[str, int]]:
        return [("needs.on_corporation", self.least)]


class CubeWorks(BotStep):
    """Tells that a cube of its corporation works; the colour is the frame's about."""

    def fits(self, g: BotTable, at: i64, card: i64, about: i64, step: i64) -> bool:
        return card == 0 and step == 0 and WHITE <= about <= BLACK

    def goes(self, g: BotTable, card: i64, about: i64, step: i64) -> None:
        g.tell("bot_cube", COLOURS[about], card=CORPORATIONS[g.robot.corporation].name)


class EffectWorks(BotStep):
    """Tells that a lasting effect of its corporation works, and what set it off: the frame's about."""

    def fits(self, g: BotTable, at: i64, card: i64, about: i64, step: i64) -> bool:
        if card != 0 or step != 0:
            return False
        place, detail = divmod(about, EFFECT_DETAILS)
        effects = CORPORATIONS[g.robot.corporation].effects
        if not 0 <= place < len(effects):
            return False
        effect = effects[place]
        if not isinstance(effect, BotWhen):
            return False
        return effect.occasion == DEAR_CARD or detail < len(TRACKS if effect.occasion == OWN_ADVANCE else TAGS)

    def goes(self, g: BotTable, card: i64, about: i64, step: i64) -> None:
        place, detail = divmod(about, EFFECT_DETAILS)
        corporation = CORPORATIONS[g.robot.corporation]
        told = g.tell("bot_effect", card=corporation.name)
        effect = corporation.effects[place] if 0 <= place < len(corporation.effects) else None
        if isinstance(effect, BotWhen):
            because(told, "bot_set_off", BOT_OCCASIONS[effect.occasion], effect.least, detail)


CUBE_WORKS: Final = intern(CubeWorks("bot cube"))
intern(EffectWorks("bot effect"))
