"""English: colonies, fleets and floaters."""

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
from tharsis.words.en.colonies.lexicon import colonies
from tharsis.words.en.colonies.table import GOALS, IDLE, LOOKUP, OPTIONS
from tharsis.words.en.common import English
from tharsis.words.en.lexicon import MANY_CUBE, ONE_CUBE, ONE_STOCK, cubes, steps, stock
from tharsis.words.en.names.colonies import CARDS, MOONS, PROJECTS
from tharsis.words.language import signed

QUESTIONS = {
    "colony": "where does the colony go?",
    "trade": "which colony tile do you trade with?",
    "fee": "what do you pay for the trade?",
    "advance": "how far does the marker go up first?",
    "marker": "which marker moves?",
    "bring": "which colony tile comes into play?",
    "moons": "which 3 colony tiles stay in play?",
}


class Words(English):
    """What the expansion adds to cards and talk."""

    cards = CARDS
    moons = MOONS
    questions = QUESTIONS
    sets = {"colonies": "Colonies"}
    options = OPTIONS
    projects = PROJECTS
    goal_texts = GOALS
    lookup = LOOKUP
    idle = IDLE

    # ---- counts and requirements
    def EachColony(self, n: EachColony) -> str:
        whose = "you own" if n.own else "in play"
        return f"for each colony {whose}" if n.every == 1 else f"for every {colonies(n.every)} {whose}"

    def EachHere(self, n: EachHere) -> str:
        most = f", at most {n.most}" if n.most else ""
        return f"for each {ONE_CUBE[CUBES[n.cube]]} here{most}"

    def EachOwnCube(self, n: EachOwnCube) -> str:
        kind = CUBES[n.cube]
        what = f"each {ONE_CUBE[kind]}" if n.every == 1 else f"every {cubes(kind, n.every)}"
        return f"for {what} on your cards"

    def EachUntagged(self, n: EachUntagged) -> str:
        return "for each card without tags you have in play"

    def Colonies(self, n: Colonies) -> str:
        if n.least != NO_LEAST:
            return f"needs {'a colony' if n.least == 1 else colonies(n.least)} of your own"
        return f"only with {colonies(n.most)} or fewer of your own"

    def OwnCubes(self, n: OwnCubes) -> str:
        return f"needs {cubes(CUBES[n.cube], n.n)} on your cards"

    # ---- words
    def Settle(self, n: Settle) -> str:
        return "place a colony" + (", also where you have one already" if n.again else "")

    def TradeFree(self, n: TradeFree) -> str:
        return "trade with a fleet, without paying the fee"

    def GainFleet(self, n: GainFleet) -> str:
        return "gain a trade fleet"

    def MoveMarkers(self, n: MoveMarkers) -> str:
        return "move the marker of one colony tile up 1 step and that of another one down 1 step"

    def BringMoon(self, n: BringMoon) -> str:
        return "bring any colony tile that is not in play into play"

    def OwnBonuses(self, n: OwnBonuses) -> str:
        return "gain the colony bonus of each of your colonies"

    def TakeOwn(self, n: TakeOwn) -> str:
        return f"lose {cubes(CUBES[n.cube], n.n)} from one of your cards"

    def ExchangeCubes(self, n: ExchangeCubes) -> str:
        return f"spend any number of {MANY_CUBE[CUBES[n.cube]]} from here: gain that much {ONE_STOCK[STOCKS[n.to]]}"

    # ---- effects
    def CardsCost(self, n: CardsCost) -> str:
        return f"each card you buy to hand costs {stock('credits', n.price)}, those at the start included"

    def FloatersHeat(self, n: FloatersHeat) -> str:
        return f"you may spend each floater from here as {stock('heat', 2)}"

    def TradeDiscount(self, n: TradeDiscount) -> str:
        return f"when you trade, you pay {n.n} less of whatever you pay with"

    def TradeAdvance(self, n: TradeAdvance) -> str:
        return f"when you trade, you may first move that tile's marker up {steps(n.n)}"

    def occasion(self, n: When) -> str:
        if n.occasion != ON_COLONY:
            return super().occasion(n)
        who = "anyone" if n.by_anyone else "you"
        s = "s" if n.by_anyone else ""
        return f"when {who} place{s} a colony"

    # ---- options
    def option_colony(self, o: Option) -> str:
        return f"colony on {self.moons[o.item]}"

    def option_trade(self, o: Option) -> str:
        return f"trade with {self.moons[o.item]}"

    def option_fee(self, o: Option) -> str:
        return f"pay {stock(o.item, o.amount)}"

    def option_advance(self, o: Option) -> str:
        return f"marker up {steps(o.amount)}" if o.amount else "leave the marker where it is"

    def option_marker(self, o: Option) -> str:
        return f"{self.moons[o.item]}: marker {'up' if o.amount > 0 else 'down'} 1 step"

    def option_bring(self, o: Option) -> str:
        return f"bring {self.moons[o.item]} into play"

    def option_moon(self, o: Option) -> str:
        return f"keep {self.moons[o.item]}"

    # ---- reasons
    def reason_no_moon(self, r: Reason) -> str:
        return {
            "colony": "no open colony tile with room for you",
            "trade": "no colony tile you could trade with",
            "marker": "no two markers that could move",
        }[r.item]

    def reason_no_fleet(self, r: Reason) -> str:
        return "all your trade fleets are out"

    def reason_moon_closed(self, r: Reason) -> str:
        return f"closed until a card that holds {MANY_CUBE[r.item]} is in play"

    def reason_moon_visited(self, r: Reason) -> str:
        return f"a fleet of {self.player(r.have)} is there"

    def reason_fee(self, r: Reason) -> str:
        less = f" (or {r.need - 6} energy or titanium)"
        return f"the fee is {stock('credits', r.need)}{less}, you have {r.have}"

    def reason_colonies_built(self, r: Reason) -> str:
        return f"{colonies(r.have)} built this generation, one for each of your fleets"

    def reason_colonies_few(self, r: Reason) -> str:
        return f"needs {colonies(r.need)} of your own, you have {r.have}"

    def reason_colonies_many(self, r: Reason) -> str:
        return f"allows at most {colonies(r.need)} of your own, you have {r.have}"

    def reason_own_city(self, r: Reason) -> str:
        return "you own no city"

    # ---- log lines
    def did_colony(self, e: Entry) -> str:
        return f"settles on {self.moons[e.item]}"

    def did_trade(self, e: Entry) -> str:
        return f"trades with {self.moons[e.item]}"

    def did_fee(self, e: Entry) -> str:
        return f"pays {stock(e.item, e.amount)}"

    def did_advance(self, e: Entry) -> str:
        return f"moves the marker of {self.moons[e.item]} up {steps(e.amount)}" if e.amount else "leaves the marker"

    def did_marker(self, e: Entry) -> str:
        return f"moves the marker of {self.moons[e.item]} {'up' if e.amount > 0 else 'down'}"

    def did_bring(self, e: Entry) -> str:
        return f"brings {self.moons[e.item]} into play"

    def did_moon(self, e: Entry) -> str:
        return "chooses the colony tiles"

    def change_marker(self, c: Change) -> str:
        return f"marker of {self.moons[c.item]} on step {c.now}"

    def change_moon_in(self, c: Change) -> str:
        return f"{self.moons[c.item]} comes into play"

    def change_moon_out(self, c: Change) -> str:
        return f"{self.moons[c.item]} leaves play"

    def change_moon_open(self, c: Change) -> str:
        return f"{self.moons[c.item]} opens"

    def change_colony(self, c: Change) -> str:
        return f"colony on {self.moons[c.item]}"

    def change_fleet(self, c: Change) -> str:
        return f"fleet to {self.moons[c.item]}"

    def change_fleets(self, c: Change) -> str:
        return f"trade fleets {signed(c.amount)}"
