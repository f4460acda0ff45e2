"""English: what is on the cards of Terraforming Mars, clause by clause."""

from __future__ import annotations

from tharsis.kernel.node import Node
from tharsis.mars.board import CITY_TILE, OCEAN_TILE, TILES, is_city
from tharsis.mars.board import PLACES as RULES
from tharsis.mars.payment import Spend
from tharsis.mars.place import USUAL_PLACE, ClaimLand, EachNeighbour, MetalOfArea, OwnTile, Place, RemoveBeside
from tharsis.mars.words.counts import EachCity, EachEvent, EachTagOfOthers, IfCube
from tharsis.mars.words.cubes import RemoveCubes, TakeAnywhere
from tharsis.mars.words.deck import Reveal
from tharsis.mars.words.effects import PowerProjectDiscount, Safe, Shield
from tharsis.mars.words.needs import CitiesInPlay, Produces, RaisedRating, Within
from tharsis.mars.words.production import CopyBox, GiveUpProduction, SwapProduction
from tharsis.mars.words.targets import Reduce, Remove
from tharsis.vocabulary.needs import NO_LEAST, printed
from tharsis.vocabulary.terms import (
    CUBES,
    OXYGEN,
    STOCKS,
    TAGS,
    TEMPERATURE,
)
from tharsis.words.en.common import English
from tharsis.words.en.lexicon import (
    ONE_CUBE,
    ONE_STOCK,
    TAG,
    TILE,
    WHERE,
    cubes,
    shown,
    stock,
)
from tharsis.words.en.mars import maps as of_maps
from tharsis.words.en.mars.table import GOALS, OPTIONS, PHRASES, QUESTIONS
from tharsis.words.en.mars.table import TILES as TILE_NAMES
from tharsis.words.en.names.mars import AWARDS, CARDS, MILESTONES, PROJECTS
from tharsis.words.language import NBSP, signed


class MarsClauses(English):
    """Words of Terraforming Mars, and its tables of names."""

    tiles = TILE_NAMES
    goal_texts = {**GOALS, **of_maps.GOALS}
    maps = of_maps.MAPS
    options = {**OPTIONS, **{f"map.{name}": said for name, said in of_maps.MAPS.items()}}
    cards = CARDS
    milestones = {**MILESTONES, **of_maps.MILESTONES}
    awards = {**AWARDS, **of_maps.AWARDS}
    projects = PROJECTS
    sets = {"base": "base", "corporate_era": "Corporate Era", "house": "house cards"}
    areas = {
        **of_maps.AREAS,
        "tharsis_tholus": "Tharsis Tholus",
        "ascraeus_mons": "Ascraeus Mons",
        "pavonis_mons": "Pavonis Mons",
        "arsia_mons": "Arsia Mons",
        "noctis_city": "Noctis City",
        "ganymede": "Ganymede",
        "phobos": "Phobos",
    }
    sources = {
        "tr": "TR",
        "awards": "awards",
        "milestones": "milestones",
        "greeneries": "greeneries",
        "cities": "cities",
        "cards": "cards",
        "neural_instance": "Neural Instance",
        "credits": "M€",
        "total": "total",
    }
    questions = QUESTIONS
    phrases = PHRASES

    # ---- counts
    def EachTagOfOthers(self, n: EachTagOfOthers) -> str:
        if n.and_own:
            return f"for each {TAG[TAGS[n.tag]]} tag in play, whoever owns it"
        return f"for each {TAG[TAGS[n.tag]]} tag your opponents have"

    def EachCity(self, n: EachCity) -> str:
        where = "on Mars" if n.on_mars else "in play"
        return f"for each city {where}" if n.every == 1 else f"for every {n.every} cities {where}"

    def EachEvent(self, n: EachEvent) -> str:
        return "for each event played by anyone so far"

    def IfCube(self, n: IfCube) -> str:
        return f"if at least 1 {ONE_CUBE[CUBES[n.cube]]} is here"

    def EachNeighbour(self, n: EachNeighbour) -> str:
        return f"for each {TILES[n.tile]} adjacent to this tile"

    # ---- requirements
    def Within(self, n: Within) -> str:
        least = n.least != NO_LEAST
        value = printed(n.parameter, n.least if least else n.most)
        if n.parameter == TEMPERATURE:
            return (
                f"needs {shown('temperature', value)} or warmer"
                if least
                else f"only at {shown('temperature', value)} or colder"
            )
        if n.parameter == OXYGEN:
            return f"needs {value}{NBSP}% oxygen" if least else f"only at {value}{NBSP}% oxygen or less"
        return f"needs {shown('oceans', value)}" if least else f"only with {shown('oceans', value)} or fewer"

    def Produces(self, n: Produces) -> str:
        return f"needs {ONE_STOCK[STOCKS[n.kind]]} production of your own"

    def CitiesInPlay(self, n: CitiesInPlay) -> str:
        return f"needs {n.n} cities in play"

    def RaisedRating(self, n: RaisedRating) -> str:
        return "if your TR has gone up this generation"

    def OwnTile(self, n: OwnTile) -> str:
        return "needs a city of your own" if n.tile == CITY_TILE else "needs a greenery of your own"

    # ---- gains and losses

    def GiveUpProduction(self, n: GiveUpProduction) -> str:
        return f"{ONE_STOCK[STOCKS[n.kind]]} production {signed(-n.n)}"

    def Spend(self, n: Spend) -> str:
        return f"spend {stock('credits', n.n)}" + (f" ({STOCKS[n.metal]} may help pay)" if n.metal >= 0 else "")

    # ---- cubes on cards
    def TakeAnywhere(self, n: TakeAnywhere) -> str:
        return f"take {cubes(CUBES[n.cube], 1)} from any card"

    def RemoveCubes(self, n: RemoveCubes) -> str:
        return f"remove up to {cubes(CUBES[n.cube], n.n)} from the cards of one player"

    # ---- red borders
    def Remove(self, n: Remove) -> str:
        return f"{'steal' if n.steal else 'remove'} up to {stock(STOCKS[n.kind], n.n)} from one player"

    def Reduce(self, n: Reduce) -> str:
        return f"any one player: {ONE_STOCK[STOCKS[n.kind]]} production {signed(-n.n)}"

    # ---- the deck
    def Reveal(self, n: Reveal) -> str:
        return f"reveal and discard the top card; if it has a {TAG[TAGS[n.tag]]} tag, {self.clause(n.then)}"

    # ---- choices
    def SwapProduction(self, n: SwapProduction) -> str:
        return (
            f"move any number of steps from your {ONE_STOCK[STOCKS[n.kind]]} production to your "
            f"{ONE_STOCK[STOCKS[n.to]]} production"
        )

    def CopyBox(self, n: CopyBox) -> str:
        return "carry out the production box of one of your building cards once more"

    # ---- the map
    def repeated(self, word: Node, n: int) -> str:
        if isinstance(word, Place) and word.tile == OCEAN_TILE:
            return f"place {shown('oceans', n)}"
        return super().repeated(word, n)

    def Place(self, n: Place) -> str:
        text = f"place {TILE[TILES[n.tile]]}"
        if n.tile > CITY_TILE:
            text += " tile, which is a city" if is_city(n.tile) else " tile"
        where = WHERE[RULES[n.where]]
        if TILES[n.tile] == "ocean" and RULES[n.where] == "land":
            where = "on an area not reserved for ocean"
        if where and n.where != USUAL_PLACE.get(n.tile, -1):
            text += " " + where
        if n.then is not None:
            text += f", then {self.clause(n.then)}"
        return text

    def ClaimLand(self, n: ClaimLand) -> str:
        return "put your marker on a free, unreserved area: only you may place a tile there"

    def MetalOfArea(self, n: MetalOfArea) -> str:
        return "production +1 of a metal printed on that area"

    def RemoveBeside(self, n: RemoveBeside) -> str:
        return f"remove up to {stock('credits', n.n)} from the owner of one tile adjacent to it"

    # ---- effects
    def PowerProjectDiscount(self, n: PowerProjectDiscount) -> str:
        return f"the standard project {self.projects['power_plant']} costs you {stock('credits', n.n)} less"

    def Safe(self, n: Safe) -> str:
        return "resources here can never be removed"

    def Shield(self, n: Shield) -> str:
        return "opponents may not remove your plants, animals or microbes"
