"""Ukrainian: colonies, fleets and floaters."""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Option, Reason
from tharsis.mars.colonies.moons import ON_COLONY
from tharsis.mars.colonies.words import (
    BringMoon,
    Colonies,
    EachColony,
    GainFleet,
    MoveMarkers,
    OwnBonuses,
    Settle,
    TradeAdvance,
    TradeDiscount,
    TradeFree,
)
from tharsis.mars.words.counts import EachHere, EachOwnCube, EachUntagged
from tharsis.mars.words.cubes import ExchangeCubes
from tharsis.mars.words.effects import CardsCost, FloatersHeat
from tharsis.mars.words.needs import OwnCubes
from tharsis.vocabulary.cubes import TakeOwn
from tharsis.vocabulary.effects import When
from tharsis.vocabulary.needs import NO_LEAST
from tharsis.vocabulary.terms import CUBES, STOCKS
from tharsis.words.language import signed
from tharsis.words.uk.colonies.table import GOALS, IDLE, LOOKUP, OPTIONS
from tharsis.words.uk.common import Ukrainian
from tharsis.words.uk.lexicon import (
    COLONY,
    CUBE,
    MADE,
    MOON,
    OWN_COLONY,
    STEP,
    STOCK,
    UNIT,
    YOUR_COLONY,
    at,
)
from tharsis.words.uk.names.colonies import CARDS, MOONS, PROJECTS

QUESTIONS = {
    "colony": "де заснувати колонію?",
    "trade": "куди відправити флот?",
    "fee": "чим ви платите за торгівлю?",
    "advance": "на скільки поділок спершу пересунути маркер?",
    "marker": "який маркер пересунути?",
    "bring": "який планшет колонії додати до гри?",
    "moons": "які 3 планшети колоній залишити в грі?",
}


class Words(Ukrainian):
    """What the expansion adds to cards and talk."""

    cards = CARDS
    moons = MOONS
    questions = QUESTIONS
    sets = {"colonies": "Колонії"}
    options = OPTIONS
    projects = PROJECTS
    goal_texts = GOALS
    lookup = LOOKUP
    idle = IDLE

    # ---- counts and requirements
    def EachColony(self, n: EachColony) -> str:
        colony = YOUR_COLONY if n.own else COLONY
        text = f"за {colony.each()}" if n.every == 1 else f"за кожні {colony.object(n.every)}"
        return text if n.own else at(text, "грі")

    def EachHere(self, n: EachHere) -> str:
        most = f", щонайбільше {n.most}" if n.most else ""
        return f"за {CUBE[CUBES[n.cube]].each()} тут{most}"

    def EachOwnCube(self, n: EachOwnCube) -> str:
        cube = CUBE[CUBES[n.cube]]
        return f"за {cube.each() if n.every == 1 else f'кожні {cube.object(n.every)}'} на ваших картах"

    def EachUntagged(self, n: EachUntagged) -> str:
        return "за кожну вашу карту без міток у грі"

    def Colonies(self, n: Colonies) -> str:
        if n.least == NO_LEAST:
            return f"потрібно не більше {OWN_COLONY.of(n.most)}"
        return "потрібна власна колонія" if n.least == 1 else OWN_COLONY.needed(n.least)

    def OwnCubes(self, n: OwnCubes) -> str:
        return f"{CUBE[CUBES[n.cube]].needed(n.n)} на ваших картах"

    # ---- words
    def Settle(self, n: Settle) -> str:
        return "заснуйте колонію" + (", можна й там, де вже маєте свою" if n.again else "")

    def TradeFree(self, n: TradeFree) -> str:
        return "відправте флот торгувати без плати"

    def GainFleet(self, n: GainFleet) -> str:
        return "отримайте торговельний флот"

    def MoveMarkers(self, n: MoveMarkers) -> str:
        step = STEP.object(1)
        return f"пересуньте маркер одного планшета колонії на {step} вгору, а маркер іншого — на {step} вниз"

    def BringMoon(self, n: BringMoon) -> str:
        return "додайте до гри будь-який планшет колонії, якого в ній немає"

    def OwnBonuses(self, n: OwnBonuses) -> str:
        return "отримайте бонус колонії за кожну зі своїх колоній"

    def TakeOwn(self, n: TakeOwn) -> str:
        return f"зніміть {CUBE[CUBES[n.cube]].object(n.n)} з однієї зі своїх карт"

    def ExchangeCubes(self, n: ExchangeCubes) -> str:
        cubes = CUBE[CUBES[n.cube]].many
        return f"зніміть звідси будь-яку кількість {cubes} — отримайте стільки ж {MADE[STOCKS[n.to]]}"

    # ---- effects
    def CardsCost(self, n: CardsCost) -> str:
        return f"кожна карта, яку ви купуєте, зокрема й на старті, коштує вам {STOCK['credits'].object(n.price)}"

    def FloatersHeat(self, n: FloatersHeat) -> str:
        return f"ви можете витрачати {CUBE['floater'].each()} звідси як {STOCK['heat'].object(2)}"

    def TradeDiscount(self, n: TradeDiscount) -> str:
        return f"за торгівлю ви платите на {UNIT.object(n.n)} обраного ресурсу менше"

    def TradeAdvance(self, n: TradeAdvance) -> str:
        return f"перед торгівлею ви можете пересунути маркер обраного планшета на {STEP.object(n.n)} вгору"

    def occasion(self, n: When) -> str:
        if n.occasion != ON_COLONY:
            return super().occasion(n)
        settles = "коли будь-хто засновує" if n.by_anyone else "коли ви засновуєте"
        return f"{settles} колонію"

    # ---- options
    def option_colony(self, o: Option) -> str:
        return f"заснувати колонію {MOON[o.item].on}"

    def option_trade(self, o: Option) -> str:
        return f"торгувати {MOON[o.item].partner}"

    def option_fee(self, o: Option) -> str:
        return f"заплатити {STOCK[o.item].object(o.amount)}"

    def option_advance(self, o: Option) -> str:
        return f"пересунути маркер на {STEP.object(o.amount)} вгору" if o.amount else "залишити маркер на місці"

    def option_marker(self, o: Option) -> str:
        return f"{self.moons[o.item]}: маркер на {STEP.object(1)} {'вгору' if o.amount > 0 else 'вниз'}"

    def option_bring(self, o: Option) -> str:
        return f"додати до гри {MOON[o.item].object}"

    def option_moon(self, o: Option) -> str:
        return f"залишити {MOON[o.item].object}"

    # ---- reasons
    def reason_no_moon(self, r: Reason) -> str:
        return {
            "colony": "немає відкритого планшета з місцем для вашої колонії",
            "trade": "немає планшета, куди можна відправити флот",
            "marker": "немає двох маркерів, які можна пересунути",
        }[r.item]

    def reason_no_fleet(self, r: Reason) -> str:
        return "усі ваші торговельні флоти вже відправлено"

    def reason_moon_closed(self, r: Reason) -> str:
        return f"закрито, доки в грі немає карти для {CUBE[r.item].many}"

    def reason_moon_visited(self, r: Reason) -> str:
        return f"там уже стоїть флот {self.of_player(r.have)}"

    def reason_fee(self, r: Reason) -> str:
        fees = {"credits": r.need, "energy": r.need - 6, "titanium": r.need - 6}
        price = self.either([STOCK[k].object(n) for k, n in fees.items()])
        return f"торгівля коштує {price}; у вас {STOCK['credits'].count(r.have)}"

    def reason_colonies_built(self, r: Reason) -> str:
        return f"у цьому поколінні вже засновано {COLONY.object(r.have)}, по одній на кожен ваш флот"

    def reason_colonies_few(self, r: Reason) -> str:
        return f"{OWN_COLONY.needed(r.need)}, у вас {r.have}"

    def reason_colonies_many(self, r: Reason) -> str:
        return f"потрібно не більше {OWN_COLONY.of(r.need)}, у вас {r.have}"

    def reason_own_city(self, r: Reason) -> str:
        return "у вас немає міста"

    # ---- log lines
    def did_colony(self, e: Entry) -> str:
        return f"засновує колонію {MOON[e.item].on}"

    def did_trade(self, e: Entry) -> str:
        return f"торгує {MOON[e.item].partner}"

    def did_fee(self, e: Entry) -> str:
        return f"платить {STOCK[e.item].object(e.amount)}"

    def did_advance(self, e: Entry) -> str:
        if not e.amount:
            return "залишає маркер на місці"
        return f"пересуває маркер {MOON[e.item].of} на {STEP.object(e.amount)} вгору"

    def did_marker(self, e: Entry) -> str:
        return f"пересуває маркер {MOON[e.item].of} {'вгору' if e.amount > 0 else 'вниз'}"

    def did_bring(self, e: Entry) -> str:
        return f"додає до гри {MOON[e.item].object}"

    def did_moon(self, e: Entry) -> str:
        return "обирає планшети колоній"

    def change_marker(self, c: Change) -> str:
        return f"маркер {MOON[c.item].of} на поділці {c.now}"

    def change_moon_in(self, c: Change) -> str:
        return f"{self.moons[c.item]} входить у гру"

    def change_moon_out(self, c: Change) -> str:
        return f"{self.moons[c.item]} вибуває з гри"

    def change_moon_open(self, c: Change) -> str:
        return f"{self.moons[c.item]} відкривається"

    def change_colony(self, c: Change) -> str:
        return f"колонія {MOON[c.item].on}"

    def change_fleet(self, c: Change) -> str:
        return f"флот {MOON[c.item].on}"

    def change_fleets(self, c: Change) -> str:
        return f"торговельні флоти {signed(c.amount)}"
