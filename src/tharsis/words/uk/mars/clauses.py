"""Ukrainian: what is on the cards of Terraforming Mars, clause by clause."""

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
    STOCKS,
    TAGS,
    TEMPERATURE,
)
from tharsis.words.language import signed
from tharsis.words.uk.common import Ukrainian
from tharsis.words.uk.lexicon import (
    CUBE,
    OF_TAG,
    PAID_WITH,
    POINT,
    STOCK,
    TAG,
    TILE_NOUN,
    WHERE,
    at,
    production,
    quoted,
    shown,
    tile,
)
from tharsis.words.uk.mars import maps as of_maps
from tharsis.words.uk.mars.table import GOALS, OPTIONS, PHRASES, QUESTIONS
from tharsis.words.uk.mars.table import TILES as TILE_NAMES
from tharsis.words.uk.names.mars import AWARDS, CARDS, MILESTONES, PROJECTS


class MarsClauses(Ukrainian):
    """Words of Terraforming Mars, and its tables of names."""

    tiles = TILE_NAMES
    goal_texts = {**GOALS, **of_maps.GOALS}
    maps = of_maps.MAPS
    options = {**OPTIONS, **{f"map.{name}": said for name, said in of_maps.MAPS.items()}}
    cards = CARDS
    milestones = {**MILESTONES, **of_maps.MILESTONES}
    awards = {**AWARDS, **of_maps.AWARDS}
    projects = PROJECTS
    sets = {
        "base": "базовий набір",
        "corporate_era": "Ера корпорацій",
        "house": "власні карти сервера",
    }
    areas = {
        **of_maps.AREAS,
        "tharsis_tholus": "Тарсіс-Толус",
        "ascraeus_mons": "Аскреус-Монс",
        "pavonis_mons": "Павоніс-Монс",
        "arsia_mons": "Арсія-Монс",
        "noctis_city": "Ноктіс-Сіті",
        "ganymede": "Ганімед",
        "phobos": "Фобос",
    }
    sources = {
        "tr": "РТ",
        "awards": "нагороди",
        "milestones": "досягнення",
        "greeneries": "ліси",
        "cities": "міста",
        "cards": "карти",
        "neural_instance": "нейронний осередок",
        "credits": "МК",
        "total": "разом",
    }
    questions = QUESTIONS
    phrases = PHRASES

    # ---- counts
    def EachTagOfOthers(self, n: EachTagOfOthers) -> str:
        if n.and_own:
            return f"за {TAG.each()} {OF_TAG[TAGS[n.tag]]} в усіх гравців"
        return at(f"за {TAG.each()} {OF_TAG[TAGS[n.tag]]}", "суперників")

    def EachCity(self, n: EachCity) -> str:
        city = TILE_NOUN["city"]
        text = f"за {city.each()}" if n.every == 1 else f"за кожні {city.object(n.every)}"
        return f"{text} на Марсі" if n.on_mars else at(text, "грі")

    def EachEvent(self, n: EachEvent) -> str:
        return "за кожну подію, яку будь-хто вже розіграв"

    def IfCube(self, n: IfCube) -> str:
        return f"якщо тут є хоча б {CUBE[CUBES[n.cube]].count(1)}"

    def points(self, count: Node) -> str:
        if isinstance(count, IfCube):
            return f"{POINT.count(count.each)}, {self.clause(count)}"
        return super().points(count)

    def EachNeighbour(self, n: EachNeighbour) -> str:
        return f"за {TILE_NOUN[TILES[n.tile]].each()} поряд із цим жетоном"

    # ---- requirements
    def Within(self, n: Within) -> str:
        least = n.least != NO_LEAST
        value = printed(n.parameter, n.least if least else n.most)
        if n.parameter == TEMPERATURE:
            degrees = shown("temperature", value)
            return f"потрібно {degrees} або тепліше" if least else f"лише за {degrees} або холодніше"
        if n.parameter == OXYGEN:
            percent = f"{shown('oxygen', value)} кисню"
            return f"потрібно щонайменше {percent}" if least else f"лише за {percent} або менше"
        ocean = TILE_NOUN["ocean"]
        return ocean.needed(value) if least else f"потрібно не більше {ocean.of(value)}"

    def Produces(self, n: Produces) -> str:
        return f"потрібне власне {production(STOCKS[n.kind])}"

    def CitiesInPlay(self, n: CitiesInPlay) -> str:
        return at(TILE_NOUN["city"].needed(n.n), "грі")

    def RaisedRating(self, n: RaisedRating) -> str:
        return "якщо ваш РТ зріс у цьому поколінні"

    def OwnTile(self, n: OwnTile) -> str:
        return "потрібне власне місто" if n.tile == CITY_TILE else "потрібен власний ліс"

    # ---- gains and losses

    def price_GiveUpProduction(self, n: GiveUpProduction) -> str:
        return f"зменште {production(STOCKS[n.kind])} на {n.n}"

    def GiveUpProduction(self, n: GiveUpProduction) -> str:
        return f"{production(STOCKS[n.kind])} {signed(-n.n)}"

    def Spend(self, n: Spend) -> str:
        metal = f" (можна доплатити {PAID_WITH[STOCKS[n.metal]]})" if n.metal >= 0 else ""
        return f"витратьте {STOCK['credits'].object(n.n)}{metal}"

    # ---- cubes on cards
    def TakeAnywhere(self, n: TakeAnywhere) -> str:
        return f"зніміть {CUBE[CUBES[n.cube]].object(1)} з будь-якої карти"

    def RemoveCubes(self, n: RemoveCubes) -> str:
        return f"приберіть до {CUBE[CUBES[n.cube]].of(n.n)} із карт одного гравця"

    # ---- red borders
    def Remove(self, n: Remove) -> str:
        verb = "заберіть собі" if n.steal else "приберіть"
        return f"{verb} до {STOCK[STOCKS[n.kind]].of(n.n)} в одного гравця"

    def one_of(self, rows: list[list[Word]]) -> str:
        """Several hits of one kind are said as one."""
        hits = [row[0] for row in rows if isinstance(row[0], Remove) and len(row) == 1]
        if len(hits) == len(rows) and len({x.steal for x in hits}) == 1:
            verb = "заберіть собі" if hits[0].steal else "приберіть"
            return f"{verb} в одного гравця до {self.either([STOCK[STOCKS[x.kind]].of(x.n) for x in hits])}"
        return super().one_of(rows)

    def Reduce(self, n: Reduce) -> str:
        return f"{production(STOCKS[n.kind])} {signed(-n.n)} у будь-якого гравця"

    # ---- the deck
    def Reveal(self, n: Reveal) -> str:
        found = f"якщо на ній є мітка {OF_TAG[TAGS[n.tag]]}"
        return f"розкрийте та скиньте верхню карту колоди; {found}, {self.clause(n.then)}"

    # ---- choices
    def SwapProduction(self, n: SwapProduction) -> str:
        return (
            f"зменште своє {production(STOCKS[n.kind])} на будь-яке число "
            f"та на стільки ж збільште {production(STOCKS[n.to])}"
        )

    def CopyBox(self, n: CopyBox) -> str:
        return "ще раз виконайте блок виробництва однієї зі своїх карт із міткою будівництва"

    # ---- the map
    def repeated(self, word: Node, n: int) -> str:
        if isinstance(word, Place) and word.tile == OCEAN_TILE:
            return f"викладіть {TILE_NOUN['ocean'].object(n)}"
        return super().repeated(word, n)

    def Place(self, n: Place) -> str:
        text = f"викладіть {tile(TILES[n.tile])}"
        if is_city(n.tile) and n.tile != CITY_TILE:
            text += ", який є містом"
        where = WHERE[RULES[n.where]]
        if TILES[n.tile] == "ocean" and RULES[n.where] == "land":
            where = "на ділянку, не призначену для океану"
        if where and n.where != USUAL_PLACE.get(n.tile, -1):
            text += " " + where
        if n.then is not None:
            text += f", потім {self.clause(n.then)}"
        return text

    def ClaimLand(self, n: ClaimLand) -> str:
        return "покладіть свій кубик на вільну незарезервовану ділянку: лише ви можете викласти туди жетон"

    def MetalOfArea(self, n: MetalOfArea) -> str:
        return "виробництво металу з цієї ділянки +1"

    def RemoveBeside(self, n: RemoveBeside) -> str:
        return f"приберіть до {STOCK['credits'].of(n.n)} у власника одного із жетонів поряд"

    # ---- effects
    def PowerProjectDiscount(self, n: PowerProjectDiscount) -> str:
        project = quoted(self.projects["power_plant"])
        return f"стандартний проєкт {project} коштує вам на {STOCK['credits'].object(n.n)} менше"

    def Safe(self, n: Safe) -> str:
        return "ресурси звідси не можна прибрати"

    def Shield(self, n: Shield) -> str:
        return "суперники не можуть прибирати ваших рослин, тварин та мікробів"
