"""Ukrainian: MarsBot, its board, bonus cards and corporations, and each step it takes.

What its board and cards tell MarsBot to do stands in the infinitive: the imperative of the other cards speaks to you.
"""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Option, Reason
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
    BOT_OCCASIONS,
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
    OWN_TAG,
    TRACKS,
    BotWhen,
    CountDown,
    DraftPriority,
    bot_names,
)
from tharsis.mars.marsbot.shipping import BuildColony, FewColonies, MoreMoons, Ship, ThinBonus
from tharsis.mars.marsbot.terraforming import BotPlace, BotRaise, Near, RaiseFurthest
from tharsis.mars.marsbot.tiles import BESIDE_TWO_GROWN, BESIDE_TWO_OCEANS
from tharsis.mars.marsbot.tracks import Advance, AdvanceLeast, AdvanceOther, Arrow, DrawProject
from tharsis.mars.marsbot.words import BotFloaters, BotGain, BotRating, IfColonies, Twice, WithColonies
from tharsis.vocabulary.terms import PARAMETERS, STOCKS, TAGS
from tharsis.words.language import NBSP, number, signed
from tharsis.words.uk.colonies import UkrainianColonies
from tharsis.words.uk.lexicon import (
    AREA,
    CARD,
    COLONY,
    COLONY_TILE,
    COMPLETE,
    CUBE,
    MILESTONE,
    MOON,
    OF_PARAMETER,
    OF_TAG,
    PARAMETER,
    PARAMETER_OBJECT,
    POINT,
    STEP,
    STOCK,
    TAG_NAME,
    TRACK_SPACE,
    at,
    on,
    quoted,
    tile,
)

BONUS_CARDS = {
    "meteor_shower": "Метеорний дощ",
    "invasive_species": "Інвазивні види",
    "research_and_development": "Дослідження та розробки",
    "overachievement": "Перевиконання плану",
    "expedited_construction": "Прискорене будівництво",
    "lobbyists": "Лобісти",
    "local_neural_instance": "Локальний нейронний осередок",
    "corporate_competition": "Конкуренція корпорацій",
    "expedited_construction_colonies": "Прискорене будівництво (Колонії)",
    "outer_system_foothold": "Плацдарм на околиці системи",
    "shipping_lines": "Вантажні лінії",
    "extended_shipping_lines": "Розширені вантажні лінії",
    "rapid_sprouting": "Швидке проростання",
    "do_it_right": "Зробити як слід",
    "government_subsidy": "Урядова субсидія",
}
# after "шкала": a track holds many events
OF_TRACK = {track: "подій" if track == "event" else OF_TAG[track] for track in TRACKS}
TRACK_NAMES = {track: f"шкала {name}" for track, name in OF_TRACK.items()}
LEVELS = {"easy": "Легкий", "normal": "Звичайний", "hard": "Важкий", "brutal": "Нещадний"}
CUBES_OF_COLOUR = {"white": "білі кубики", "black": "чорні кубики"}
OF_CUBE_OF_COLOUR = {"white": "білого кубика", "black": "чорного кубика"}
EXPANSION = {"colonies": "Колонії", "venus": "Venus Next"}
PLACE = {"storage": "зі складу", "corporation": "з корпорації"}
DESTROYED = "знищити цю карту"
NEXT_PROJECT = "розіграти верхню карту проєкту"
NEXT_BONUS = "розіграти верхню бонусну карту"


def credits(n: int) -> str:
    return STOCK["credits"].object(n)


def forward(track: str) -> str:
    return f"просунутися на {TRACK_SPACE.object(1)} шкалою {OF_TRACK[track]}"


def bonus_card(name: str) -> str:
    """Accusative."""
    return f"бонусну карту {quoted(BONUS_CARDS[name])}"


def with_expansion(name: str) -> str:
    return f"з доповненням {quoted(EXPANSION[name])}"


class UkrainianMarsBot(UkrainianColonies):
    """What MarsBot adds to cards and talk."""

    bonus_cards = BONUS_CARDS
    tracks = TRACK_NAMES
    levels = LEVELS

    def from_whom(self, seat: int, place: str) -> str:
        """Whom something is taken from, and from where: MarsBot keeps resources in several places."""
        return f"{self.of_player(seat)} ({PLACE[place]})" if place in PLACE else self.of_player(seat)

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
            HUMAN_CITY: "ви викладаєте місто",
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

    # ---- options
    def option_species(self, o: Option) -> str:
        return f"втратити {CUBE[o.item].object(1)} з карти {self.card(o.card)}"

    def did_species(self, e: Entry) -> str:
        return f"втрачає {CUBE[e.item].object(1)} з карти {self.card(e.card)}"

    # ---- reasons: why a tracker moves and what its space shows
    def reason_bot_has_tag(self, r: Reason) -> str:
        return f"мітка {OF_TAG[r.item]}"

    def reason_bot_by_tag(self, r: Reason) -> str:
        return f"завдяки мітці {OF_TAG[r.item]}"

    def reason_bot_by_arrow(self, r: Reason) -> str:
        return "завдяки стрілці на попередній клітинці"

    def reason_bot_by_symbol(self, r: Reason) -> str:
        return "завдяки символу іншої шкали"

    def reason_bot_by_cube(self, r: Reason) -> str:
        return "завдяки кубику корпорації"

    def reason_bot_by_storage(self, r: Reason) -> str:
        return "завдяки п’ятьом ресурсам зі складу"

    def reason_bot_by_pile(self, r: Reason) -> str:
        return "запас на корпорації вичерпано"

    def reason_bot_by_bonus(self, r: Reason) -> str:
        return "завдяки бонусній карті"

    def reason_bot_by_corporation(self, r: Reason) -> str:
        return "завдяки корпорації"

    def reason_bot_symbol(self, r: Reason) -> str:
        return f"символ клітинки{NBSP}{r.need}: {self.clause(BY_TEXT[r.item])}"

    def reason_bot_blank(self, r: Reason) -> str:
        return f"на клітинці{NBSP}{r.need} немає символу"

    def reason_bot_silent(self, r: Reason) -> str:
        return f"до клітинки{NBSP}{r.need} включно нічого не діє: маркер там уже був"

    # ---- reasons: why something fails or is left out
    def reason_bot_track_end(self, r: Reason) -> str:
        return f"маркер уже в кінці шкали {OF_TRACK[r.item]}"

    def reason_bot_no_tags(self, r: Reason) -> str:
        return f"карта {self.card(r.item)} не має міток"

    def reason_bot_complete(self, r: Reason) -> str:
        return COMPLETE[r.item]

    def reason_bot_all_complete(self, r: Reason) -> str:
        return "усі параметри вже на максимумі"

    def reason_bot_no_area(self, r: Reason) -> str:
        return f"немає ділянки, щоб {self.clause(BY_TEXT[r.item])}"

    def reason_bot_none_met(self, r: Reason) -> str:
        return "MarsBot не виконує умов жодного з вільних досягнень"

    def reason_bot_not_ahead(self, r: Reason) -> str:
        return f"MarsBot не випереджає {self.of_player(HUMAN)} у жодній із вільних нагород"

    def reason_bot_no_card(self, r: Reason) -> str:
        return "карт проєктів більше немає"

    def reason_bot_no_bonus(self, r: Reason) -> str:
        return "бонусних карт більше немає"

    def reason_bot_not_in_use(self, r: Reason) -> str:
        return f"це символ доповнення {quoted(EXPANSION[r.item])}, яке не використовується"

    def reason_bot_easy_arrow(self, r: Reason) -> str:
        return f"на рівні {quoted(LEVELS['easy'])} стрілки не діють"

    def reason_bot_not_near(self, r: Reason) -> str:
        what = OF_PARAMETER[r.item]
        return f"до бонусної поділки або максимуму {what} ще {STEP.count(r.have)}, а треба не більше {r.need}"

    def reason_bot_too_early(self, r: Reason) -> str:
        return f"лише починаючи з {r.need}-го покоління, а зараз покоління{NBSP}{r.have}"

    def reason_bot_not_shielded(self, r: Reason) -> str:
        return f"рослини {self.of_player(HUMAN)} не захищено"

    def reason_bot_human_has_less(self, r: Reason) -> str:
        return f"{self.player(HUMAN)} має {STOCK[r.item].object(r.have)}, а треба щонайменше {r.need}"

    def reason_bot_protected(self, r: Reason) -> str:
        return f"тварин та мікробів {self.of_player(HUMAN)} захищено"

    def reason_bot_no_cube(self, r: Reason) -> str:
        return f"у {self.of_player(HUMAN)} немає тварин чи мікробів, яких можна зняти"

    def reason_bot_card_empty(self, r: Reason) -> str:
        return "на корпорації нічого немає"

    def reason_bot_card_full(self, r: Reason) -> str:
        return "на корпорації вже щось лежить"

    def reason_bot_no_moon(self, r: Reason) -> str:
        return {
            "colony": "немає планшета колонії з місцем для MarsBot",
            "trade": "немає планшета колонії без флоту",
            "tile": "усі планшети колоній уже в грі",
        }[r.item]

    def reason_bot_many_colonies(self, r: Reason) -> str:
        return f"MarsBot має {COLONY.object(r.have)}, а треба не більше {r.need}"

    def reason_bot_poor(self, r: Reason) -> str:
        return f"MarsBot має {credits(r.have)}, а треба щонайменше {r.need}"

    def reason_bot_no_award(self, r: Reason) -> str:
        return "жодної нагороди не профінансовано"

    # ---- reasons: why this area, this milestone, this award
    def reason_bot_areas(self, r: Reason) -> str:
        return f"дозволено {AREA.object(r.need)}"

    def reason_bot_most_own_cities(self, r: Reason) -> str:
        return f"поряд найбільше власних міст ({r.have}): {AREA.left(r.need)}"

    def reason_bot_fewest_human_cities(self, r: Reason) -> str:
        return f"поряд найменше міст {self.of_player(HUMAN)} ({r.have}): {AREA.left(r.need)}"

    def reason_bot_most_greeneries(self, r: Reason) -> str:
        return f"поряд найбільше лісів ({r.have}): {AREA.left(r.need)}"

    def reason_bot_most_grown(self, r: Reason) -> str:
        return f"поряд найбільше лісів та океанів ({r.have}): {AREA.left(r.need)}"

    def reason_bot_most_oceans(self, r: Reason) -> str:
        return f"поряд найбільше океанів ({r.have}): {AREA.left(r.need)}"

    def reason_bot_most_symbols(self, r: Reason) -> str:
        return f"найбільше накритих бонусних символів ({r.have}): {AREA.left(r.need)}"

    def drawn(self, r: Reason) -> str:
        """Chance: the cost of a card counts through what is left."""
        return f"розкрито карту {self.card(r.item)}, її ціна {r.need}: за відліком це"

    def reason_bot_walk(self, r: Reason) -> str:
        return f"{self.drawn(r)} ділянка{NBSP}{r.have} з тих, що залишилися"

    def reason_bot_moons(self, r: Reason) -> str:
        return f"дозволено {COLONY_TILE.object(r.need)}"

    def reason_bot_walk_moons(self, r: Reason) -> str:
        return f"{self.drawn(r)} планшет{NBSP}{r.have} з тих, що залишилися"

    def reason_bot_furthest_marker(self, r: Reason) -> str:
        return f"маркер просунувся найдалі (поділка{NBSP}{r.have}): {COLONY_TILE.left(r.need)}"

    def reason_bot_own_colony(self, r: Reason) -> str:
        return f"там власна колонія: {COLONY_TILE.left(r.need)}"

    def reason_bot_milestone(self, r: Reason) -> str:
        return f"{quoted(self.milestones[r.item])}: {self.player(HUMAN)} має {number(r.have)} з {r.need}"

    def reason_bot_milestone_only(self, r: Reason) -> str:
        return f"{quoted(self.milestones[r.item])} — єдине з вільних досягнень, умови якого виконує MarsBot"

    def reason_bot_milestone_closest(self, r: Reason) -> str:
        share = f"{number(r.have)}{NBSP}%"
        return f"{self.player(HUMAN)} найближче до досягнення {quoted(self.milestones[r.item])} ({share})"

    def reason_bot_milestone_leftmost(self, r: Reason) -> str:
        share = f"{number(r.have)}{NBSP}%"
        where = f"{quoted(self.milestones[r.item])} найлівіше"
        return f"{self.player(HUMAN)} однаково близько до {MILESTONE.of(r.need)} ({share}), з них {where}"

    def reason_bot_award(self, r: Reason) -> str:
        who = self.player(HUMAN)
        return f"{quoted(self.awards[r.item])}: MarsBot має {number(r.need)}, {who} має {number(r.have)}"

    def reason_bot_lead(self, r: Reason) -> str:
        who = self.of_player(HUMAN)
        how = f"випереджає {who} на {r.have}" if r.have > 0 else f"відстає від {who} на {-r.have}"
        if not r.have:
            how = f"має стільки ж, як {self.player(HUMAN)}"
        return f"{quoted(self.awards[r.item])}: MarsBot {how}"

    def reason_bot_missing(self, r: Reason) -> str:
        if not r.need:
            return COMPLETE[r.item]
        return f"{PARAMETER[r.item]}: бракує {r.need if r.item == 'oceans' else STEP.of(r.need)}"

    def reason_bot_worth(self, r: Reason) -> str:
        if not r.need:
            return f"{self.card(r.item)}: ресурси на цій карті не дають ПО"
        return f"{self.card(r.item)}: {POINT.count(r.need)} за {CUBE['none'].object(r.have)}"

    def reason_bot_fewest_tags(self, r: Reason) -> str:
        lot = f", за жеребом з {CARD.of(r.have)}" if r.have > 1 else ""
        return f"найменше міток ({r.need}){lot}"

    def reason_bot_unwanted(self, r: Reason) -> str:
        draft = BY_TEXT[r.item]
        assert isinstance(draft, DraftPriority)
        if draft.kind == BY_COST:
            return f"коштує {credits(r.have)}, а найдорожча карта драфту — {credits(r.need)}"
        if draft.kind == BY_LEAST_TRACK:
            return f"немає міток найменш просунутої шкали — шкали {OF_TRACK[TRACKS[r.need]]}"
        return f"немає мітки {self.either([OF_TAG[TAGS[t]] for t in draft.tags])}"

    def reason_bot_set_off(self, r: Reason) -> str:
        who = self.player(HUMAN)
        if r.item == BOT_OCCASIONS[OWN_ADVANCE]:
            return f"MarsBot просувається шкалою {OF_TRACK[TRACKS[r.have]]}"
        if r.item == BOT_OCCASIONS[OWN_TAG]:
            return f"завдяки мітці {OF_TAG[TAGS[r.have]]}"
        if r.item == BOT_OCCASIONS[HUMAN_TAG]:
            return f"{who} розігрує карту з міткою {OF_TAG[TAGS[r.have]]}"
        return {
            HUMAN_CITY: f"{who} викладає місто",
            OWN_CITY: "MarsBot викладає місто",
            ANY_COLONY: "засновано колонію",
            DEAR_CARD: f"базова ціна карти {credits(r.have)}, тобто не менше {r.need}",
            NEEDY_CARD: "карта має вимогу",
            FLOATERS_SPENT: "MarsBot витрачає аеростати на карту",
        }[BOT_OCCASIONS.index(r.item)]

    def reason_bot_seeded(self, r: Reason) -> str:
        return f"карта {self.card(r.item)}"

    def reason_bot_exchanged_for(self, r: Reason) -> str:
        return f"за них MarsBot просувається шкалою {OF_TRACK[r.item]}"

    def reason_bot_enough_met(self, r: Reason) -> str:
        return f"MarsBot виконує умови {MILESTONE.of(r.have)}, треба щонайменше {r.need}"

    # ---- log lines
    def did_bot_project(self, e: Entry) -> str:
        return f"розкриває карту {self.card(e.card)}" + (", враховується лише перша мітка" if e.amount else "")

    def did_bot_bonus(self, e: Entry) -> str:
        return f"розкриває {bonus_card(e.item)}"

    def did_bot_advance(self, e: Entry) -> str:
        return f"просувається шкалою {OF_TRACK[e.item]} на клітинку{NBSP}{e.amount}"

    def did_bot_cube(self, e: Entry) -> str:
        return f"досягає {OF_CUBE_OF_COLOUR[e.item]} корпорації {self.card(e.card)}"

    def did_bot_effect(self, e: Entry) -> str:
        return f"застосовує ефект корпорації {self.card(e.card)}"

    def did_bot_fail(self, e: Entry) -> str:
        return f"зазнає невдачі та отримує {credits(e.amount)}"

    def did_bot_nothing(self, e: Entry) -> str:
        return "не може цього зробити, і нічого не відбувається"

    def did_bot_ignore(self, e: Entry) -> str:
        return "пропускає символ"

    def did_bot_gain(self, e: Entry) -> str:
        return f"отримує {credits(e.amount)}"

    def did_bot_rating(self, e: Entry) -> str:
        return f"підвищує свій РТ на {e.amount}"

    def did_bot_floaters(self, e: Entry) -> str:
        return f"отримує {CUBE['floater'].object(e.amount)}"

    def did_bot_fleet(self, e: Entry) -> str:
        return "отримує другий торговельний флот"

    def did_bot_raise(self, e: Entry) -> str:
        return f"підвищує {PARAMETER_OBJECT[e.item]}"

    def did_bot_furthest(self, e: Entry) -> str:
        return f"обирає параметр, найдальший від максимуму, — {PARAMETER_OBJECT[e.item]}"

    def did_bot_place(self, e: Entry) -> str:
        return f"викладає {tile(e.item)} {on(e.area)}"

    def did_bot_claim(self, e: Entry) -> str:
        return f"заявляє досягнення {quoted(self.milestones[e.item])}"

    def did_bot_fund(self, e: Entry) -> str:
        return f"фінансує нагороду {quoted(self.awards[e.item])}"

    def did_bot_option(self, e: Entry) -> str:
        node = BY_TEXT[e.item]
        assert isinstance(node, FirstPossible)
        way = node.ways[e.amount - 1]
        what = self.way(way, [self.step(x) for x in dict.fromkeys(way.words)])
        return f"виконує {f'пункт{NBSP}{e.amount} карти' if len(node.ways) > 1 else 'карту'} ({what})"

    def did_bot_destroy(self, e: Entry) -> str:
        return f"знищує {bonus_card(e.item)}"

    def did_bot_reshuffle(self, e: Entry) -> str:
        return f"тасує нову бонусну колоду, у якій {CARD.count(e.amount)}"

    def did_bot_human_loses(self, e: Entry) -> str:
        who = self.of_player(HUMAN)
        return at(f"прибирає {STOCK[e.item].object(e.amount)}" if e.amount else "нічого не прибирає", who)

    def did_bot_species(self, e: Entry) -> str:
        return f"змушує {self.of_player(HUMAN)} втратити тварину або мікроба"

    def did_bot_compete(self, e: Entry) -> str:
        if not e.item:
            return "не може зміцнити своїх позицій у боротьбі за нагороди"
        return f"зміцнює свої позиції в боротьбі за нагороду {quoted(self.awards[e.item])}"

    def did_bot_pays(self, e: Entry) -> str:
        return f"втрачає {credits(e.amount)}"

    def did_bot_on_card(self, e: Entry) -> str:
        what = STOCK[e.item].object(abs(e.amount))
        if e.amount > 0:
            return f"кладе {what} на корпорацію {self.card(e.card)}"
        return f"знімає {what} з корпорації {self.card(e.card)}"

    def did_bot_no_first_bonus(self, e: Entry) -> str:
        return f"починає без бонусної карти та домішує {bonus_card(e.item)} до бонусної колоди"

    def did_bot_more_bonus(self, e: Entry) -> str:
        return "домішує до колоди дій ще одну бонусну карту"

    def did_bot_shuffle_in(self, e: Entry) -> str:
        return f"домішує {bonus_card(e.item)} до колоди дій"

    def did_bot_seed(self, e: Entry) -> str:
        return "домішує карти проєктів до бонусної колоди"

    def did_bot_drop(self, e: Entry) -> str:
        return f"скидає карту {self.card(e.card)} з колоди дій"

    def did_bot_exchange(self, e: Entry) -> str:
        return f"обмінює {CUBE['none'].object(e.amount)} зі складу {MOON[e.item].of}"

    def did_bot_colony(self, e: Entry) -> str:
        return f"засновує колонію {MOON[e.item].on}"

    def did_bot_trade(self, e: Entry) -> str:
        return f"торгує {MOON[e.item].partner}"

    def did_bot_thin(self, e: Entry) -> str:
        card = bonus_card(e.item) if e.item else f"карту {self.card(e.card)}"
        return f"скидає {card} з бонусної колоди без ефекту"

    def did_bot_moon(self, e: Entry) -> str:
        return f"додає до гри {MOON[e.item].object}"

    def did_bot_corporation(self, e: Entry) -> str:
        return f"грає за корпорацію {self.card(e.card)}"

    def did_bot_draft_drop(self, e: Entry) -> str:
        return f"скидає карту {self.card(e.card)} з узятих у драфті"

    def did_bot_extra_card(self, e: Entry) -> str:
        return f"витрачає {CUBE['floater'].object(e.amount)} на ще одну карту"

    def did_bot_research(self, e: Entry) -> str:
        return f"складає колоду дій, у якій {CARD.count(e.amount)}"

    def did_bot_pass(self, e: Entry) -> str:
        return "пасує"

    def did_bot_early_claim(self, e: Entry) -> str:
        return f"може перед своїм ходом заявити досягнення за {credits(e.amount)}"

    def did_bot_last(self, e: Entry) -> str:
        return f"{self.did_bot_advance(e)} заради останнього лісу"

    def did_bot_won(self, e: Entry) -> str:
        return "перемагає, бо починається 20-те покоління"

    # ---- changes
    def change_bot_track(self, c: Change) -> str:
        return f"{TRACK_NAMES[c.item]} {signed(c.amount)}"

    def change_bot_storage(self, c: Change) -> str:
        return f"{self.resource(c.item)} на складі {signed(c.amount)}"

    def change_bot_pile(self, c: Change) -> str:
        return f"на корпорації {self.card(c.card)} {signed(c.amount)}"
