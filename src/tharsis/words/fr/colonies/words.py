"""French: colonies, fleets and floaters."""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Option, Reason
from tharsis.mars.colonies.moons import FEE_KINDS, FEES, ON_COLONY
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
from tharsis.words.fr.colonies.lexicon import marker
from tharsis.words.fr.colonies.table import GOALS, IDLE, LOOKUP, OPTIONS
from tharsis.words.fr.common import French
from tharsis.words.fr.lexicon import (
    ASK,
    MANY_CUBE,
    OF_STOCK,
    ONE_CUBE,
    THE_MOON,
    colonies,
    cubes,
    elided,
    spaces,
    stock,
)
from tharsis.words.fr.names.colonies import CARDS, MOONS, PROJECTS
from tharsis.words.language import NBSP, signed

QUESTIONS = {
    "colony": f"où construisez-vous la colonie{ASK}",
    "trade": f"avec quelle tuile Colonie commercez-vous{ASK}",
    "fee": f"que payez-vous pour commercer{ASK}",
    "advance": f"de combien avancez-vous d’abord le marqueur{ASK}",
    "marker": f"quel marqueur déplacez-vous{ASK}",
    "bring": f"quelle tuile Colonie mettez-vous en jeu{ASK}",
    "moons": f"choisissez les 3{NBSP}tuiles Colonie qui restent en jeu",
}


class Words(French):
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
        whose = "que vous possédez" if n.own else "en jeu"
        return f"par colonie {whose}" if n.every == 1 else f"par tranche de {colonies(n.every)} {whose}"

    def EachHere(self, n: EachHere) -> str:
        return f"par {ONE_CUBE[CUBES[n.cube]]} sur cette carte" + (f", {n.most} au maximum" if n.most else "")

    def EachOwnCube(self, n: EachOwnCube) -> str:
        kind = CUBES[n.cube]
        what = f"par {ONE_CUBE[kind]}" if n.every == 1 else f"par tranche de {cubes(kind, n.every)}"
        return f"{what} sur vos cartes"

    def EachUntagged(self, n: EachUntagged) -> str:
        return "par carte sans badge que vous avez en jeu"

    def Colonies(self, n: Colonies) -> str:
        if n.least != NO_LEAST:
            return f"vous devez posséder {'une colonie' if n.least == 1 else colonies(n.least)}"
        return f"seulement si vous possédez au plus {colonies(n.most)}"

    def OwnCubes(self, n: OwnCubes) -> str:
        return f"il faut {cubes(CUBES[n.cube], n.n)} sur vos cartes"

    # ---- words
    def Settle(self, n: Settle) -> str:
        return "construisez une colonie" + (", même là où vous en avez déjà une" if n.again else "")

    def TradeFree(self, n: TradeFree) -> str:
        return "envoyez une flotte commercer gratuitement"

    def GainFleet(self, n: GainFleet) -> str:
        return "gagnez une flotte marchande"

    def MoveMarkers(self, n: MoveMarkers) -> str:
        return f"avancez de {spaces(1)} le marqueur d’une tuile Colonie et reculez de {spaces(1)} celui d’une autre"

    def BringMoon(self, n: BringMoon) -> str:
        return "mettez en jeu la tuile Colonie inutilisée de votre choix"

    def OwnBonuses(self, n: OwnBonuses) -> str:
        return "gagnez le bonus de colonie de chacune de vos colonies"

    def TakeOwn(self, n: TakeOwn) -> str:
        return f"retirez {cubes(CUBES[n.cube], n.n)} de l’une de vos cartes"

    def ExchangeCubes(self, n: ExchangeCubes) -> str:
        what = f"autant {elided(MANY_CUBE[CUBES[n.cube]])} que vous voulez"
        return f"retirez {what} de cette carte pour gagner autant {OF_STOCK[STOCKS[n.to]]}"

    # ---- effects
    def CardsCost(self, n: CardsCost) -> str:
        return f"chaque carte que vous achetez vous coûte {stock('credits', n.price)}, cartes de départ comprises"

    def FloatersHeat(self, n: FloatersHeat) -> str:
        return f"vous pouvez dépenser chaque flotteur de cette carte comme {stock('heat', 2)}"

    def TradeDiscount(self, n: TradeDiscount) -> str:
        return f"commercer vous coûte {self.either([stock(STOCKS[kind], n.n) for kind in FEE_KINDS])} de moins"

    def TradeAdvance(self, n: TradeAdvance) -> str:
        return f"quand vous commercez, vous pouvez d’abord avancer de {spaces(n.n)} le marqueur de la tuile Colonie"

    def occasion(self, n: When) -> str:
        if n.occasion != ON_COLONY:
            return super().occasion(n)
        settles = "n’importe qui construit" if n.by_anyone else "vous construisez"
        return f"quand {settles} une colonie"

    # ---- options
    def option_colony(self, o: Option) -> str:
        return f"construire une colonie sur {THE_MOON[o.item]}"

    def option_trade(self, o: Option) -> str:
        return f"commercer avec {THE_MOON[o.item]}"

    def option_fee(self, o: Option) -> str:
        return f"payer {stock(o.item, o.amount)}"

    def option_advance(self, o: Option) -> str:
        return f"avancer le marqueur de {spaces(o.amount)}" if o.amount else "laisser le marqueur en place"

    def option_marker(self, o: Option) -> str:
        return f"{'avancer' if o.amount > 0 else 'reculer'} {marker(o.item)} de {spaces(1)}"

    def option_bring(self, o: Option) -> str:
        return f"mettre {THE_MOON[o.item]} en jeu"

    def option_moon(self, o: Option) -> str:
        return f"garder {THE_MOON[o.item]}"

    # ---- reasons
    def reason_no_moon(self, r: Reason) -> str:
        return {
            "colony": "aucune tuile Colonie ouverte n’a de place pour vous",
            "trade": "aucune tuile Colonie n’est disponible pour commercer",
            "marker": "il n’y a pas deux marqueurs dont l’un puisse avancer et l’autre reculer",
        }[r.item]

    def reason_no_fleet(self, r: Reason) -> str:
        return "toutes vos flottes marchandes sont déjà parties"

    def reason_moon_closed(self, r: Reason) -> str:
        return f"fermée tant qu’aucune carte en jeu ne peut recevoir {elided(MANY_CUBE[r.item])}"

    def reason_moon_visited(self, r: Reason) -> str:
        return f"une flotte {self.of_player(r.have)} s’y trouve déjà"

    def reason_fee(self, r: Reason) -> str:
        less = FEES[0] - r.need
        fees = [stock(STOCKS[kind], n - less) for kind, n in zip(FEE_KINDS, FEES, strict=True)]
        return f"vous n’avez que {stock('credits', r.have)}, il faut {self.either(fees)}"

    def reason_colonies_built(self, r: Reason) -> str:
        return f"vous avez déjà construit {colonies(r.have)} pendant cette génération, une par flotte au maximum"

    def reason_colonies_few(self, r: Reason) -> str:
        return f"il faut posséder {colonies(r.need)}, vous en avez {r.have}"

    def reason_colonies_many(self, r: Reason) -> str:
        return f"il faut posséder au plus {colonies(r.need)}, vous en avez {r.have}"

    def reason_own_city(self, r: Reason) -> str:
        return "vous ne possédez aucune cité"

    # ---- log lines
    def did_colony(self, e: Entry) -> str:
        return f"construit une colonie sur {THE_MOON[e.item]}"

    def did_trade(self, e: Entry) -> str:
        return f"commerce avec {THE_MOON[e.item]}"

    def did_fee(self, e: Entry) -> str:
        return f"paie {stock(e.item, e.amount)}"

    def did_advance(self, e: Entry) -> str:
        return f"avance {marker(e.item)} de {spaces(e.amount)}" if e.amount else "laisse le marqueur en place"

    def did_marker(self, e: Entry) -> str:
        return f"{'avance' if e.amount > 0 else 'recule'} {marker(e.item)}"

    def did_bring(self, e: Entry) -> str:
        return f"met {THE_MOON[e.item]} en jeu"

    def did_moon(self, e: Entry) -> str:
        return "choisit les tuiles Colonie"

    def change_marker(self, c: Change) -> str:
        return f"marqueur {elided(THE_MOON[c.item])} sur la case {c.now}"

    def change_moon_in(self, c: Change) -> str:
        return f"{THE_MOON[c.item]} entre en jeu"

    def change_moon_out(self, c: Change) -> str:
        return f"{THE_MOON[c.item]} sort du jeu"

    def change_moon_open(self, c: Change) -> str:
        return f"{THE_MOON[c.item]} devient accessible"

    def change_colony(self, c: Change) -> str:
        return f"colonie sur {THE_MOON[c.item]}"

    def change_fleet(self, c: Change) -> str:
        return f"flotte sur {THE_MOON[c.item]}"

    def change_fleets(self, c: Change) -> str:
        return f"flottes marchandes {signed(c.amount)}"
