"""Ukrainian: MarsBot's board, bonus cards and corporations, a method for each of its words.

What its board and cards tell MarsBot to do stands in the infinitive: the imperative of the other cards speaks to you.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tharsis.mars.board import NEURAL_INSTANCE, TILES
from tharsis.mars.marsbot.bonus import Compete, FirstPossible, FromGeneration, Way
from tharsis.mars.marsbot.corporation import CorporationHolds, OnCorporation
from tharsis.mars.marsbot.decks import (
    Destroy,
    DestroyBonus,
    DrawBonus,
    DropFewest,
    MoreBonus,
    NoFirstBonus,
    SeedBonus,
    ShuffleIn,
)
from tharsis.mars.marsbot.goals import BotClaim, BotFund
from tharsis.mars.marsbot.human import HumanHas, HumanLoses, HumanLosesCube, HumanShielded
from tharsis.mars.marsbot.human import HumanLoses as Loss
from tharsis.mars.marsbot.robot import (
    ANY_COLONY,
    BY_COST,
    BY_LEAST_TRACK,
    DEAR_CARD,
    FLOATERS_SPENT,
    HUMAN,
    HUMAN_CITY,
    HUMAN_TAG,
    NEEDY_CARD,
    OWN_ADVANCE,
    OWN_CITY,
    TRACKS,
    BotWhen,
    CountDown,
    DraftPriority,
    bot_names,
)
from tharsis.mars.marsbot.terraforming import BotPlace, BotRaise, Near, RaiseFurthest
from tharsis.mars.marsbot.tiles import BESIDE_TWO_GROWN, BESIDE_TWO_OCEANS
from tharsis.mars.marsbot.tracks import Advance, AdvanceLeast, AdvanceOther, Arrow, DrawProject
from tharsis.mars.marsbot.words import BotFloaters, BotGain, BotRating, IfColonies, Twice, WithColonies
from tharsis.vocabulary.terms import PARAMETERS, STOCKS, TAGS
from tharsis.words.robot import AboutMarsBot
from tharsis.words.uk.common import Ukrainian
from tharsis.words.uk.lexicon import (
    COLONY,
    COLONY_TILE,
    CUBE,
    MOON,
    OF_PARAMETER,
    OF_TAG,
    PARAMETER_OBJECT,
    STEP,
    STOCK,
    TAG_NAME,
    TRACK_SPACE,
    at,
    tile,
)
from tharsis.words.uk.marsbot.lexicon import (
    CUBES_OF_COLOUR,
    DESTROYED,
    NEXT_BONUS,
    NEXT_PROJECT,
    OF_TRACK,
    PLACE,
    bonus_card,
    credits,
    forward,
    with_expansion,
)

if TYPE_CHECKING:
    from tharsis.mars.marsbot.shipping.words import BuildColony, FewColonies, MoreMoons, Ship, ThinBonus


class BotClauses(AboutMarsBot, Ukrainian):
    """What stands on its board and cards."""

    def from_whom(self, seat: int, place: str) -> str:
        """Whom something is taken from, and from where: MarsBot keeps resources in several places."""
        whom = super().from_whom(seat, place)
        return f"{whom} ({PLACE[place]})" if place in PLACE else whom

    def resource(self, kind: str) -> str:
        """What a storage area holds."""
        return self.stocks[kind] if kind in STOCK else CUBE[kind].few

    # ---- words
    def BotGain(self, n: BotGain) -> str:
        return f"отримати {credits(n.n)}"

    def BotRating(self, n: BotRating) -> str:
        return f"підвищити РТ на {n.n}"

    def BotFloaters(self, n: BotFloaters) -> str:
        return f"додати {CUBE['floater'].object(n.n)} на склад {MOON['titan'].of}"

    def WithColonies(self, n: WithColonies) -> str:
        what = self.clause(n.word) if n.word is not None else f"підвищити Венеру на {STEP.object(1)}"
        return f"{what} ({with_expansion(n.expansion)})"

    def Advance(self, n: Advance) -> str:
        return forward(TRACKS[n.track])

    def Arrow(self, n: Arrow) -> str:
        return f"просунутися цією шкалою ще на {TRACK_SPACE.object(1)}"

    def AdvanceOther(self, n: AdvanceOther) -> str:
        return forward(TRACKS[n.track])

    def AdvanceLeast(self, n: AdvanceLeast) -> str:
        return f"просунутися на {TRACK_SPACE.object(1)} найменш просунутою шкалою"

    def BotRaise(self, n: BotRaise) -> str:
        return f"підвищити {PARAMETER_OBJECT[PARAMETERS[n.parameter]]} на {STEP.object(1)}"

    def Twice(self, n: Twice) -> str:
        return f"двічі {self.clause(n.word)}"

    def BotPlace(self, n: BotPlace) -> str:
        where = {
            BESIDE_TWO_OCEANS: " поряд щонайменше з двома океанами",
            BESIDE_TWO_GROWN: " поряд щонайменше з двома лісами чи океанами в будь-якому поєднанні",
        }
        amid = " там, де всі шість сусідніх ділянок вільні й не зарезервовані" if n.tile == NEURAL_INSTANCE else ""
        return f"викласти {tile(TILES[n.tile])}{where.get(n.rule, amid)}"

    def RaiseFurthest(self, n: RaiseFurthest) -> str:
        return f"підвищити на {STEP.object(1)} параметр, найдальший від максимуму"

    def BotClaim(self, n: BotClaim) -> str:
        return "заявити досягнення"

    def BotFund(self, n: BotFund) -> str:
        return "профінансувати нагороду"

    def DrawProject(self, n: DrawProject) -> str:
        return NEXT_PROJECT + (" (лише першу мітку)" if n.first_only else "")

    def DrawBonus(self, n: DrawBonus) -> str:
        return NEXT_BONUS

    def Destroy(self, n: Destroy) -> str:
        return DESTROYED

    def FirstPossible(self, n: FirstPossible) -> str:
        text = ""
        for way in n.ways:
            if text:
                text += "; інакше, " if way.only_if is not None else "; інакше "
            if way.only_if is not None:
                text += f"{self.clause(way.only_if)}, "
            text += self.way(way, [self.clause(x) for x in dict.fromkeys(way.words)])
        return text

    def way(self, way: Way, parts: list[str]) -> str:
        """What an option does: the clauses of its words, each once."""
        if len(way.words) > len(parts):
            parts[0] = f"двічі {parts[0]}"
        return self.both([*parts, DESTROYED] if way.destroys else parts) or "нічого не робити"

    def HumanLoses(self, n: HumanLoses) -> str:
        return f"прибрати у вас до {STOCK[STOCKS[n.kind]].of(n.n)}"

    def step_HumanLoses(self, n: Loss) -> str:
        return at(f"прибрати до {STOCK[STOCKS[n.kind]].of(n.n)}", self.of_player(HUMAN))

    def HumanLosesCube(self, n: HumanLosesCube) -> str:
        return "зняти тварину або мікроба з тієї вашої карти, де такий ресурс дає найбільше ПО"

    def IfColonies(self, n: IfColonies) -> str:
        then = self.both([self.clause(x) for x in n.then])
        return f"{self.both([self.clause(x) for x in n.otherwise])} ({with_expansion('colonies')}: {then})"

    def Compete(self, n: Compete) -> str:
        return (
            f"якщо є щонайменше {credits(n.price)}, зміцнити свої позиції в боротьбі за ту профінансовану нагороду, де "
            f"це найпотрібніше, та втратити {credits(n.price)}; інакше {NEXT_BONUS}"
        )

    def OnCorporation(self, n: OnCorporation) -> str:
        what = STOCK[STOCKS[n.kind]].object(abs(n.n))
        return f"покласти {what} на корпорацію" if n.n > 0 else f"зняти {what} з корпорації"

    def DestroyBonus(self, n: DestroyBonus) -> str:
        return f"знищити {bonus_card(n.name)}"

    def NoFirstBonus(self, n: NoFirstBonus) -> str:
        return f"скласти першу колоду дій без бонусної карти та домішати {bonus_card(n.name)} до бонусної колоди"

    def MoreBonus(self, n: MoreBonus) -> str:
        return "домішати до колоди дій ще одну бонусну карту (починаючи з 2-го покоління)"

    def ShuffleIn(self, n: ShuffleIn) -> str:
        return f"домішати {bonus_card(n.name)} до колоди дій"

    def SeedBonus(self, n: SeedBonus) -> str:
        tag = OF_TAG[TAGS[n.tag]]
        return f"розкривати карти проєктів, доки не набереться {n.n} з міткою {tag}, та домішати їх до бонусної колоди"

    def DropFewest(self, n: DropFewest) -> str:
        return "скинути з колоди дій карту проєкту з найменшою кількістю міток"

    def BuildColony(self, n: BuildColony) -> str:
        return "заснувати колонію на випадковому планшеті"

    def Ship(self, n: Ship) -> str:
        return f"втратити {credits(1)} та торгувати з планшетом колонії, маркер якого просунувся найдалі"

    def ThinBonus(self, n: ThinBonus) -> str:
        return "скинути верхню бонусну карту без ефекту"

    def MoreMoons(self, n: MoreMoons) -> str:
        return f"додати до гри ще один {COLONY_TILE.object_one}"

    # ---- conditions
    def Near(self, n: Near) -> str:
        what = OF_PARAMETER[PARAMETERS[n.parameter]]
        return f"якщо до бонусної поділки або максимуму {what} не більше {STEP.of(n.steps)}"

    def FromGeneration(self, n: FromGeneration) -> str:
        return f"починаючи з {n.n}-го покоління"

    def HumanShielded(self, n: HumanShielded) -> str:
        return "якщо ваші рослини захищено"

    def HumanHas(self, n: HumanHas) -> str:
        return f"якщо у вас щонайменше {STOCK[STOCKS[n.kind]].count(n.n)}"

    def FewColonies(self, n: FewColonies) -> str:
        return f"якщо MarsBot має не більше {COLONY.of(n.most)}"

    def CorporationHolds(self, n: CorporationHolds) -> str:
        return "якщо на корпорації щось лежить" if n.least else "якщо на корпорації нічого немає"

    # ---- corporations
    def BotWhen(self, n: BotWhen) -> str:
        of = OF_TRACK if n.occasion == OWN_ADVANCE else OF_TAG
        names = self.either([of[x] for x in bot_names(n.occasion, n.mask)])
        when = {
            HUMAN_CITY: "людина викладає місто",
            OWN_CITY: "MarsBot викладає місто",
            ANY_COLONY: "будь-хто засновує колонію",
            HUMAN_TAG: f"ви розігруєте карту з міткою {names}",
            OWN_ADVANCE: f"MarsBot просувається шкалою {names}",
            DEAR_CARD: f"MarsBot розігрує карту з базовою ціною від {credits(n.least)}",
            NEEDY_CARD: "MarsBot розігрує карту з вимогою",
            FLOATERS_SPENT: "MarsBot витрачає аеростати на карту",
        }.get(n.occasion, f"MarsBot розігрує мітку {names}")
        return f"коли {when}: {self.both([self.clause(x) for x in n.words])}"

    def CountDown(self, n: CountDown) -> str:
        return (
            f"МК, які отримує MarsBot, відлічуються від запасу в {credits(n.pile)} на цій карті; коли його вичерпано, "
            f"{forward('building')} та поновити запас, доки на цій шкалі є вільні клітинки"
        )

    def DraftPriority(self, n: DraftPriority) -> str:
        if n.kind == BY_COST:
            what = "найдорожча карта"
        elif n.kind == BY_LEAST_TRACK:
            what = "мітки найменш просунутої шкали"
        else:
            what = ", потім ".join(f"мітки {OF_TAG[TAGS[t]]}" for t in n.tags)
        return f"пріоритет драфту: {what}"

    def bot_start_tags(self, tags: list[str]) -> str:
        return ("стартові мітки: " if len(tags) > 1 else "стартова мітка: ") + ", ".join(TAG_NAME[t] for t in tags)

    def bot_setup(self, clauses: str) -> str:
        return f"під час підготовки: {clauses}"

    def bot_cubes(self, colour: str, spaces: dict[str, list[int]], clauses: str, instead: bool) -> str:
        where = ", ".join(f"{OF_TRACK[t]} ({self.both([str(n) for n in row])})" for t, row in spaces.items())
        how = " замість символу" if instead else ""
        return f"{CUBES_OF_COLOUR[colour]} на {'шкалах' if len(spaces) > 1 else 'шкалі'} {where}: {clauses}{how}"

    def bot_before(self, clauses: str) -> str:
        return f"перед кожною фазою дій {clauses}"

    def bot_round_start(self, clauses: str) -> str:
        return f"перед кожною фазою дослідження {clauses}"
