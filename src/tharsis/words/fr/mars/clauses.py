"""French: what is on the cards of Terraforming Mars, clause by clause."""

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
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.needs import NO_LEAST, printed
from tharsis.vocabulary.terms import (
    CUBES,
    OXYGEN,
    PARAMETERS,
    STOCKS,
    TAGS,
    TEMPERATURE,
)
from tharsis.words.fr.common import French
from tharsis.words.fr.lexicon import (
    COLON,
    NEIGHBOUR,
    SEMICOLON,
    SOME_STOCK,
    STOCK,
    TAG,
    TILE,
    WHERE,
    asked,
    cubes,
    production,
    shown,
    stock,
)
from tharsis.words.fr.mars import maps as of_maps
from tharsis.words.fr.mars.table import GOALS, OPTIONS, PHRASES, QUESTIONS
from tharsis.words.fr.mars.table import TILES as TILE_NAMES
from tharsis.words.fr.names.mars import AWARDS, CARDS, MILESTONES, PROJECTS
from tharsis.words.language import NBSP, signed


class MarsClauses(French):
    """Words of Terraforming Mars, and its tables of names."""

    tiles = TILE_NAMES
    goal_texts = {**GOALS, **of_maps.GOALS}
    maps = of_maps.MAPS
    options = {**OPTIONS, **{f"map.{name}": said for name, said in of_maps.MAPS.items()}}
    cards = CARDS
    milestones = {**MILESTONES, **of_maps.MILESTONES}
    awards = {**AWARDS, **of_maps.AWARDS}
    projects = PROJECTS
    sets = {"base": "base", "corporate_era": "Ère des Corporations", "house": "cartes maison"}
    areas = {
        **of_maps.AREAS,
        "tharsis_tholus": "Tharsis Tholus",
        "ascraeus_mons": "Ascraeus Mons",
        "pavonis_mons": "Pavonis Mons",
        "arsia_mons": "Arsia Mons",
        "noctis_city": "Noctis Ville",
        "ganymede": "Ganymède",
        "phobos": "Phobos",
    }
    sources = {
        "tr": "NT",
        "awards": "récompenses",
        "milestones": "objectifs",
        "greeneries": "forêts",
        "cities": "cités",
        "cards": "cartes",
        "neural_instance": "Instance Neurale",
        "credits": "M€",
        "total": "total",
    }
    questions = QUESTIONS
    phrases = PHRASES

    # ---- counts
    def EachTagOfOthers(self, n: EachTagOfOthers) -> str:
        if n.and_own:
            return f"par badge {TAG[TAGS[n.tag]]} en jeu, tous joueurs confondus"
        return f"par badge {TAG[TAGS[n.tag]]} de vos adversaires"

    def EachCity(self, n: EachCity) -> str:
        where = "sur Mars" if n.on_mars else "en jeu"
        return f"par cité {where}" if n.every == 1 else f"par tranche de {n.every}{NBSP}cités {where}"

    def EachEvent(self, n: EachEvent) -> str:
        return "par événement déjà joué, tous joueurs confondus"

    def IfCube(self, n: IfCube) -> str:
        return f"s’il y a au moins {cubes(CUBES[n.cube], 1)} sur cette carte"

    def EachNeighbour(self, n: EachNeighbour) -> str:
        return f"par {NEIGHBOUR[TILES[n.tile]]} à cette tuile"

    # ---- requirements
    def Within(self, n: Within) -> str:
        least = n.least != NO_LEAST
        value = printed(n.parameter, n.least if least else n.most)
        text = asked(PARAMETERS[n.parameter], value)
        if n.parameter == TEMPERATURE or n.parameter == OXYGEN:
            return f"il faut au moins {text}" if least else f"seulement à {text} ou moins"
        return f"il faut {text}" if least else f"seulement avec {text} ou moins"

    def Produces(self, n: Produces) -> str:
        return f"vous devez produire {SOME_STOCK[STOCKS[n.kind]]}"

    def CitiesInPlay(self, n: CitiesInPlay) -> str:
        return f"il faut {n.n}{NBSP}cités en jeu"

    def RaisedRating(self, n: RaisedRating) -> str:
        return "si votre NT a augmenté pendant cette génération"

    def OwnTile(self, n: OwnTile) -> str:
        return "vous devez posséder une cité" if n.tile == CITY_TILE else "vous devez posséder une forêt"

    # ---- gains and losses

    def price_GiveUpProduction(self, n: GiveUpProduction) -> str:
        return f"baissez votre {production(STOCKS[n.kind])} de {n.n}"

    def GiveUpProduction(self, n: GiveUpProduction) -> str:
        return f"{production(STOCKS[n.kind])} {signed(-n.n)}"

    def Spend(self, n: Spend) -> str:
        return f"dépensez {stock('credits', n.n)}" + (f" ({STOCK[STOCKS[n.metal]]} accepté)" if n.metal >= 0 else "")

    # ---- cubes on cards
    def TakeAnywhere(self, n: TakeAnywhere) -> str:
        return f"retirez {cubes(CUBES[n.cube], 1)} de n’importe quelle carte"

    def RemoveCubes(self, n: RemoveCubes) -> str:
        return f"retirez jusqu’à {cubes(CUBES[n.cube], n.n)} des cartes d’un joueur"

    # ---- red borders
    def Remove(self, n: Remove) -> str:
        return f"{'volez' if n.steal else 'retirez'} jusqu’à {stock(STOCKS[n.kind], n.n)} à un joueur"

    def one_of(self, rows: list[list[Word]]) -> str:
        """Several hits of one kind are said as one."""
        hits = [row[0] for row in rows if isinstance(row[0], Remove) and len(row) == 1]
        if len(hits) == len(rows) and len({x.steal for x in hits}) == 1:
            verb = "volez" if hits[0].steal else "retirez"
            return f"{verb} à un joueur jusqu’à {self.either([stock(STOCKS[x.kind], x.n) for x in hits])}"
        return super().one_of(rows)

    def Reduce(self, n: Reduce) -> str:
        return f"un joueur au choix{COLON} {production(STOCKS[n.kind])} {signed(-n.n)}"

    # ---- the deck
    def Reveal(self, n: Reveal) -> str:
        return (
            f"révélez et défaussez la première carte de la pioche{SEMICOLON} si elle porte un badge "
            f"{TAG[TAGS[n.tag]]}, {self.clause(n.then)}"
        )

    def goal(self, node: Node) -> str:
        if isinstance(node, Reveal):
            return self.clause(node).replace("révélez et défaussez", "révéler et défausser")
        return super().goal(node)

    # ---- choices
    def SwapProduction(self, n: SwapProduction) -> str:
        return (
            f"transférez autant de niveaux que vous voulez de votre {production(STOCKS[n.kind])} à votre "
            f"{production(STOCKS[n.to])}"
        )

    def CopyBox(self, n: CopyBox) -> str:
        return "réappliquez le cadre de production d’une de vos cartes à badge Construction"

    # ---- the map
    def repeated(self, word: Node, n: int) -> str:
        if isinstance(word, Place) and word.tile == OCEAN_TILE:
            return f"placez {shown('oceans', n)}"
        return super().repeated(word, n)

    def Place(self, n: Place) -> str:
        text = f"placez {TILE[TILES[n.tile]]}"
        if is_city(n.tile) and n.tile != CITY_TILE:
            text += ", qui est une cité"
        where = WHERE[RULES[n.where]]
        if TILES[n.tile] == "ocean" and RULES[n.where] == "land":
            where = "sur une zone non réservée aux océans"
        if where and n.where != USUAL_PLACE.get(n.tile, -1):
            text += " " + where
        if n.then is not None:
            text += f", puis {self.clause(n.then)}"
        return text

    def ClaimLand(self, n: ClaimLand) -> str:
        return (
            f"posez votre marqueur sur une zone libre et non réservée{COLON} personne d’autre ne peut y placer de tuile"
        )

    def MetalOfArea(self, n: MetalOfArea) -> str:
        return "augmentez de 1 votre production d’un métal imprimé sur cette zone"

    def RemoveBeside(self, n: RemoveBeside) -> str:
        return f"retirez jusqu’à {stock('credits', n.n)} au propriétaire d’une tuile adjacente"

    # ---- effects
    def PowerProjectDiscount(self, n: PowerProjectDiscount) -> str:
        return f"le projet standard {self.projects['power_plant']} vous coûte {stock('credits', n.n)} de moins"

    def Safe(self, n: Safe) -> str:
        return "les ressources sur cette carte ne peuvent jamais être retirées"

    def Shield(self, n: Shield) -> str:
        return "vos adversaires ne peuvent retirer ni vos plantes, ni vos animaux, ni vos microbes"
