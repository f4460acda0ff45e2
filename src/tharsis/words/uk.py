"""Ukrainian."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import Node
from tharsis.kernel.option import Option, Reason
from tharsis.mars.board import TILES
from tharsis.mars.payment import Spend
from tharsis.mars.place import (
    ClaimLand,
    EachNeighbour,
    MetalOfArea,
    OwnGreenery,
    Place,
    RemoveBeside,
)
from tharsis.vocabulary.card import Act, Card, Count, Flat
from tharsis.vocabulary.choices import Choose, CopyBox, Exchange, SwapProduction
from tharsis.vocabulary.counts import EachCity, EachCube, EachEvent, EachOpponentTag, EachTag, IfCube
from tharsis.vocabulary.cubes import Add, RemoveCubes, TakeAnywhere, TakeHere
from tharsis.vocabulary.deck import Discard, Draw, Look, Reveal
from tharsis.vocabulary.effects import (
    Discount,
    GreeneryCosts,
    HeatPays,
    Loosen,
    PowerProjectDiscount,
    Safe,
    Shield,
    When,
    Worth,
)
from tharsis.vocabulary.gains import Gain, GiveUpProduction, IfTags, Lose, NextCard, Produce, Raise, Rating
from tharsis.vocabulary.needs import NO_LEAST, CitiesInPlay, Produces, RaisedRating, Tagged, Within, printed
from tharsis.vocabulary.needs import Tagged as Needed
from tharsis.vocabulary.targets import Reduce, Remove
from tharsis.vocabulary.terms import (
    ANY_CARD,
    CARD_PRICE,
    CUBES,
    EVENT,
    NEUTRAL,
    ON_CITY,
    ON_CITY_ON_MARS,
    ON_GREENERY,
    ON_METAL,
    ON_OCEAN,
    ON_PAID,
    ON_PROJECT,
    ON_TAG,
    OXYGEN,
    PARAMETERS,
    PLACES,
    STOCKS,
    TAGS,
    TEMPERATURE,
)
from tharsis.words.language import NBSP, Language, number, signed
from tharsis.words.uk_names import AWARDS, CARDS, MILESTONES, PROJECTS

Gender = Literal["m", "f", "n"]
EACH: dict[Gender, str] = {"m": "кожен", "f": "кожну", "n": "кожне"}
NEEDED: dict[Gender, str] = {"m": "потрібен", "f": "потрібна", "n": "потрібне"}


@dataclass(frozen=True, slots=True)
class Noun:
    """A noun in the forms that stand beside a number."""

    gender: Gender
    one: str  # 1 рослина, 21 рослина
    object_one: str  # візьміть 1 рослину
    of_one: str  # до 1 рослини
    few: str  # 2 рослини
    many: str  # 5 рослин, 11 рослин; до 2 рослин

    def beside(self, n: int, one: str, few: str) -> str:
        """The form that the last digit of a number asks for; 11 to 14 are many."""
        if abs(n) // 10 % 10 == 1:
            return self.many
        return {1: one, 2: few, 3: few, 4: few}.get(abs(n) % 10, self.many)

    def count(self, n: int) -> str:
        """Nominative: 1 рослина, 2 рослини, 5 рослин."""
        return f"{number(n)}{NBSP}{self.beside(n, self.one, self.few)}"

    def object(self, n: int) -> str:
        """Accusative, after a verb: 1 рослину, 2 рослини, 5 рослин."""
        return f"{number(n)}{NBSP}{self.beside(n, self.object_one, self.few)}"

    def of(self, n: int) -> str:
        """Genitive, after "до", "від", "замість": 1 рослини, 2 рослин."""
        return f"{number(n)}{NBSP}{self.beside(n, self.of_one, self.many)}"

    def each(self) -> str:
        """After "за": кожну рослину, кожен ресурс, кожного мікроба."""
        animate = self.gender == "m" and self.object_one == self.of_one != self.one
        return f"{'кожного' if animate else EACH[self.gender]} {self.object_one}"

    def needed(self, n: int) -> str:
        """Потрібна 1 рослина, потрібно 2 рослини."""
        verb = NEEDED[self.gender] if n % 10 == 1 and n % 100 != 11 else "потрібно"
        return f"{verb} {self.count(n)}"


# metals, energy and heat are counted like a measure: 2 титану, 5 титану
STOCK = {
    "credits": Noun("m", "МК", "МК", "МК", "МК", "МК"),
    "steel": Noun("f", "сталь", "сталь", "сталі", "сталі", "сталі"),
    "titanium": Noun("m", "титан", "титан", "титану", "титану", "титану"),
    "plants": Noun("f", "рослина", "рослину", "рослини", "рослини", "рослин"),
    "energy": Noun("f", "енергія", "енергію", "енергії", "енергії", "енергії"),
    "heat": Noun("n", "тепло", "тепло", "тепла", "тепла", "тепла"),
}
CUBE = {
    "microbe": Noun("m", "мікроб", "мікроба", "мікроба", "мікроби", "мікробів"),
    "animal": Noun("f", "тварина", "тварину", "тварини", "тварини", "тварин"),
    "science": Noun("m", "ресурс науки", "ресурс науки", "ресурсу науки", "ресурси науки", "ресурсів науки"),
    "fighter": Noun("m", "винищувач", "винищувач", "винищувача", "винищувачі", "винищувачів"),
    "none": Noun("m", "ресурс", "ресурс", "ресурсу", "ресурси", "ресурсів"),
}
CARD = Noun("f", "карта", "карту", "карти", "карти", "карт")
TOP_CARD = Noun("f", "верхня карта", "верхню карту", "верхньої карти", "верхні карти", "верхніх карт")
STEP = Noun("f", "поділка", "поділку", "поділки", "поділки", "поділок")
UNIT = Noun("f", "одиниця", "одиницю", "одиниці", "одиниці", "одиниць")
POINT = Noun("n", "очко", "очко", "очка", "очки", "очок")
TAG = Noun("f", "мітка", "мітку", "мітки", "мітки", "міток")
YOUR_TAG = Noun("f", "ваша мітка", "вашу мітку", "вашої мітки", "ваші мітки", "ваших міток")
TIME = Noun("m", "раз", "раз", "разу", "рази", "разів")
MILESTONE = Noun("n", "досягнення", "досягнення", "досягнення", "досягнення", "досягнень")
AWARD = Noun("f", "нагорода", "нагороду", "нагороди", "нагороди", "нагород")
TILE_NOUN = {
    "ocean": Noun("m", "океан", "океан", "океану", "океани", "океанів"),
    "greenery": Noun("m", "ліс", "ліс", "лісу", "ліси", "лісів"),
    "city": Noun("n", "місто", "місто", "міста", "міста", "міст"),
}

# what is produced: виробництво рослин
MADE = {
    "credits": "МК",
    "steel": "сталі",
    "titanium": "титану",
    "plants": "рослин",
    "energy": "енергії",
    "heat": "тепла",
}
PAID_WITH = {"steel": "сталлю", "titanium": "титаном"}
# a word on its own
TAG_NAME = {
    "building": "будівництво",
    "space": "космос",
    "science": "наука",
    "power": "енергія",
    "earth": "Земля",
    "jovian": "Юпітер",
    "plant": "рослини",
    "microbe": "мікроби",
    "animal": "тварини",
    "city": "місто",
    "event": "подія",
}
# after "мітка"
OF_TAG = {
    "building": "будівництва",
    "space": "космосу",
    "science": "науки",
    "power": "енергії",
    "earth": "Землі",
    "jovian": "Юпітера",
    "plant": "рослин",
    "microbe": "мікробів",
    "animal": "тварин",
    "city": "міста",
    "event": "події",
}
PARAMETER = {"temperature": "температура", "oxygen": "кисень", "oceans": "океани"}
PARAMETER_OBJECT = {"temperature": "температуру", "oxygen": "кисень", "oceans": "океани"}
# where a tile goes, by the rule of placement in mars.board
WHERE = {
    "land": "",
    "city rule": "",
    "greenery rule": "",
    "ocean area": "на ділянку, призначену для океану",
    "isolated": "там, де поряд немає жетонів",
    "volcano": "на ділянку з вулканом",
    "noctis": "на відведену для нього ділянку, навіть поряд з іншими містами",
    "metal area": "на ділянку з бонусом сталі або титану",
    "metal area beside own": "на ділянку з бонусом сталі або титану поряд зі своїм жетоном",
    "beside city": "поряд із містом",
    "beside two cities": "поряд щонайменше з двома містами",
    "beside greenery": "поряд із лісом",
    "ganymede": "на Ганімеді, поза полем",
    "phobos": "на Фобосі, поза полем",
}
OFF_MAP = {"ganymede": "на Ганімеді", "phobos": "на Фобосі"}


def quoted(name: str) -> str:
    return f"«{name}»"


def tile(kind: str) -> str:
    """Nominative and accusative: океан, жетон «Столиця»."""
    return TILE_NOUN[kind].one if kind in TILE_NOUN else f"жетон {quoted(CARDS[kind])}"


def of_tile(kind: str) -> str:
    return TILE_NOUN[kind].of_one if kind in TILE_NOUN else f"жетона {quoted(CARDS[kind])}"


def production(kind: str) -> str:
    return f"виробництво {MADE[kind]}"


def production_of(kind: str) -> str:
    return f"виробництва {MADE[kind]}"


def of_player(seat: int) -> str:
    return "нейтрального суперника" if seat == NEUTRAL else f"гравця {seat + 1}"


def at(before: str, place: str) -> str:
    """With "в" behind a vowel and "у" behind a consonant: рослини в гравця, рослин у гравця."""
    return f"{before} {'в' if before[-1:].lower() in 'аеєиіїоуюя' else 'у'} {place}"


def on(area: str) -> str:
    return OFF_MAP.get(area, f"на {area}")


def shown(parameter: str, value: int) -> str:
    """A parameter as the board shows it."""
    if parameter == "temperature":
        return f"{number(value)}{NBSP}°C"
    if parameter == "oxygen":
        return f"{value}{NBSP}%"
    return TILE_NOUN["ocean"].count(value)


class Ukrainian(Language):
    """Short, in the tone of a well-edited card: it asks politely, log lines stand in the present tense."""

    code = "uk"
    cards = CARDS
    milestones = MILESTONES
    awards = AWARDS
    projects = PROJECTS
    tags = TAG_NAME
    stocks = {
        "credits": "МК",
        "steel": "сталь",
        "titanium": "титан",
        "plants": "рослини",
        "energy": "енергія",
        "heat": "тепло",
    }
    kinds = {"automated": "автоматична", "active": "активна", "event": "подія", "corporation": "корпорація"}
    sets = {"base": "базовий набір", "corporate_era": "Ера корпорацій", "house": "домашні карти"}
    areas = {
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
        "total": "разом",
    }
    terms = {
        "generation": "Покоління",
        "temperature": "Температура",
        "oxygen": "Кисень",
        "oceans": "Океани",
        "hand": "Рука",
        "cards": "карт",
        "passed": "пас",
        "first": "перший гравець",
        "you": "ви",
        "production": "виробництво",
        "stock": "запас",
        "not_now": "Не зараз",
        "your_choice": "Ваш вибір",
        "pick": "оберіть від {least} до {most}: номери через пробіл, Enter — нічого",
        "help": "номер — відповідь; ? текст карти, h рука, b поле, w чому ні, l журнал, s зберегти, u назад, q вийти",
        "winner": "Перемога",
        "nobody": "ніхто: мети не досягнуто",
        "milestones": "Досягнення",
        "awards": "Нагороди",
        "played": "Зіграно",
        "tags": "Мітки",
        "points": "Очки",
        "saved": "збережено: {file}",
        "bad": "{text}: тут такого вибору немає",
        "cannot_undo": "скасувати не можна: відкрилося приховане або вже діяв інший гравець",
        "legend": "жетон і власник або бонус ділянки: s сталь, t титан, p рослини, c карти; ~ лише океан",
        "goodbye": "До наступної гри.",
        "drafted": "Уже відкладено",
        "deck": "колода",
        "discard": "відбій",
        "score": "рахунок",
        "price": "МК",
        "card": "карта",
        "text": "текст",
        "requirement": "вимога",
        "owes": "має виконати першу дію",
    }
    questions = {
        "turn": "ваш хід: оберіть дію",
        "pay": "як ви платите?",
        "place": "куди викласти жетон?",
        "claim": "яку ділянку ви займаєте?",
        "remove": "що ви прибираєте?",
        "steal": "що ви забираєте собі?",
        "reduce": "чиє виробництво зменшити?",
        "add": "на яку карту додати?",
        "take": "з якої карти зняти?",
        "look": "які карти ви берете?",
        "discard": "яку карту ви скидаєте?",
        "choose": "оберіть одне",
        "swap": "скільки виробництва перенести?",
        "exchange": "скільки ви обмінюєте?",
        "copy": "чий блок виробництва повторити?",
        "order": "що буде першим?",
        "sell": "які патенти ви продаєте?",
        "corporation": "оберіть свою корпорацію",
        "first_hand": f"які карти ви купуєте по {STOCK['credits'].count(CARD_PRICE)}?",
        "buy": f"які карти ви купуєте по {STOCK['credits'].count(CARD_PRICE)}?",
        "draft": "яку карту ви залишаєте, перш ніж передати решту?",
        "world": "Світовий уряд: який параметр зростає?",
        "world_ocean": "Світовий уряд: куди викласти океан?",
        "last_greenery": "останні ліси: викладіть ліс або завершіть",
    }
    conjunction = "та"
    disjunction = "або"

    def player(self, seat: int) -> str:
        return "нейтральний суперник" if seat == NEUTRAL else f"гравець {seat + 1}"

    def card(self, name: str) -> str:
        """A card's name in a sentence, always behind a word that takes the case: карту «Комета», з карти «Комета»."""
        return quoted(self.name(name))

    def no_effect(self, parts: tuple[str, ...]) -> str:
        words = {
            "temperature": "температура вже максимальна",
            "oxygen": "кисень уже на максимумі",
            "ocean": "усі океани вже викладено",
            "cube": "немає карти, на яку можна додати",
        }
        return "без ефекту: " + ", ".join(words[p] for p in parts)

    # ---- counts
    def EachTag(self, n: EachTag) -> str:
        many = YOUR_TAG.each() if n.every == 1 else f"кожні {YOUR_TAG.object(n.every)}"
        return f"за {many} {OF_TAG[TAGS[n.tag]]}"

    def EachOpponentTag(self, n: EachOpponentTag) -> str:
        return at(f"за {TAG.each()} {OF_TAG[TAGS[n.tag]]}", "суперників")

    def EachCity(self, n: EachCity) -> str:
        city = TILE_NOUN["city"]
        text = f"за {city.each()}" if n.every == 1 else f"за кожні {city.object(n.every)}"
        return f"{text} на Марсі" if n.on_mars else at(text, "грі")

    def EachEvent(self, n: EachEvent) -> str:
        return "за кожну подію, яку будь-хто вже зіграв"

    def EachCube(self, n: EachCube) -> str:
        cube = CUBE[CUBES[n.cube]]
        return f"за {cube.each()} тут" if n.every == 1 else f"за кожні {cube.object(n.every)} тут"

    def IfCube(self, n: IfCube) -> str:
        return f"якщо тут є хоча б {CUBE[CUBES[n.cube]].count(1)}"

    def EachNeighbour(self, n: EachNeighbour) -> str:
        return f"за {TILE_NOUN[TILES[n.tile]].each()} поряд із цим жетоном"

    def Flat(self, n: Flat) -> str:
        return POINT.count(n.n)

    def points(self, count: Node) -> str:
        if isinstance(count, Flat):
            return self.Flat(count)
        assert isinstance(count, Count)
        comma = "," if isinstance(count, IfCube) else ""
        return f"{POINT.count(count.each)}{comma} {self.clause(count)}"

    # ---- requirements
    def Within(self, n: Within) -> str:
        least = n.least != NO_LEAST
        value = printed(n.parameter, n.least if least else n.most)
        if n.parameter == TEMPERATURE:
            degrees = shown("temperature", value)
            return f"потрібно {degrees} або тепліше" if least else f"лише за {degrees} або холодніше"
        if n.parameter == OXYGEN:
            percent = f"{shown('oxygen', value)} кисню"
            return f"потрібно {percent}" if least else f"лише за {percent} або менше"
        ocean = TILE_NOUN["ocean"]
        return ocean.needed(value) if least else f"потрібно не більше {ocean.of(value)}"

    def Tagged(self, n: Tagged) -> str:
        return f"{TAG.needed(n.n)} {OF_TAG[TAGS[n.tag]]}"

    def Produces(self, n: Produces) -> str:
        return f"потрібне власне {production(STOCKS[n.kind])}"

    def CitiesInPlay(self, n: CitiesInPlay) -> str:
        return at(TILE_NOUN["city"].needed(n.n), "грі")

    def RaisedRating(self, n: RaisedRating) -> str:
        return "якщо ваш РТ зріс у цьому поколінні"

    def OwnGreenery(self, n: OwnGreenery) -> str:
        return "потрібен власний ліс"

    def repeated(self, clause: str, n: int) -> str:
        return f"{clause} {'двічі' if n == 2 else TIME.object(n)}"

    def action(self, acts: str) -> str:
        return f"дія: {acts}"

    def tagged_all(self, needs: list[Node]) -> str:
        return "потрібні " + self.both(
            [f"{TAG.count(n.n)} {OF_TAG[TAGS[n.tag]]}" for n in needs if isinstance(n, Needed)]
        )

    # ---- gains and losses
    def Gain(self, n: Gain) -> str:
        if n.count is not None:
            return f"отримайте {STOCK[STOCKS[n.kinds[0]]].object(n.count.each)} {self.clause(n.count)}"
        return "отримайте " + self.both([STOCK[STOCKS[k]].object(x) for k, x in zip(n.kinds, n.numbers, strict=True)])

    def Produce(self, n: Produce) -> str:
        if n.count is not None:
            return f"{production(STOCKS[n.kinds[0]])} {signed(n.count.each)} {self.clause(n.count)}"
        return "виробництво " + ", ".join(
            f"{MADE[STOCKS[k]]} {signed(x)}" for k, x in zip(n.kinds, n.numbers, strict=True)
        )

    def price_Lose(self, n: Lose) -> str:
        return f"витратьте {STOCK[STOCKS[n.kind]].object(n.n)}"

    def Lose(self, n: Lose) -> str:
        return f"віддайте {STOCK[STOCKS[n.kind]].object(n.n)}"

    def price_GiveUpProduction(self, n: GiveUpProduction) -> str:
        return f"зменште {production(STOCKS[n.kind])} на {n.n}"

    def GiveUpProduction(self, n: GiveUpProduction) -> str:
        return f"{production(STOCKS[n.kind])} {signed(-n.n)}"

    def Spend(self, n: Spend) -> str:
        metal = f" (можна доплатити {PAID_WITH[STOCKS[n.metal]]})" if n.metal >= 0 else ""
        return f"витратьте {STOCK['credits'].object(n.n)}{metal}"

    def Rating(self, n: Rating) -> str:
        return f"РТ +1 {self.clause(n.count)}" if n.count is not None else f"РТ {signed(n.n)}"

    def Raise(self, n: Raise) -> str:
        return f"підвищте {PARAMETER_OBJECT[PARAMETERS[n.parameter]]} на {STEP.object(n.steps)}"

    def NextCard(self, n: NextCard) -> str:
        if n.discount:
            less = STOCK["credits"].object(n.discount)
            return f"наступна карта, яку ви зіграєте в цьому поколінні, коштує на {less} менше"
        return (
            "для наступної карти, яку ви зіграєте в цьому поколінні, вимогу щодо температури, кисню або океанів "
            f"можна зсунути на {STEP.object(n.shift)} в будь-який бік"
        )

    def IfTags(self, n: IfTags) -> str:
        enough = f"якщо маєте щонайменше {TAG.object(n.n)} {OF_TAG[TAGS[n.tag]]}"
        return f"{self.clause(n.otherwise)}; {enough}, то натомість {self.clause(n.then)}"

    # ---- cubes on cards
    def Add(self, n: Add) -> str:
        what = CUBE[CUBES[n.cube]].object(n.n)
        return {
            "here": f"додайте сюди {what}",
            "that card": f"додайте {what} на зіграну карту",
            "any own card": f"додайте {what} на одну зі своїх карт",
            "another own card": f"додайте {what} на іншу свою карту",
            "own card with some": f"додайте {what} на одну зі своїх карт, де вже є ресурси",
        }[PLACES[n.to]]

    def TakeHere(self, n: TakeHere) -> str:
        return f"зніміть звідси {CUBE[CUBES[n.cube]].object(n.n)}"

    def TakeAnywhere(self, n: TakeAnywhere) -> str:
        return f"зніміть {CUBE[CUBES[n.cube]].object(1)} з будь-якої карти"

    def RemoveCubes(self, n: RemoveCubes) -> str:
        return f"приберіть до {CUBE[CUBES[n.cube]].of(n.n)} із карт одного гравця"

    # ---- red borders
    def Remove(self, n: Remove) -> str:
        verb = "заберіть собі" if n.steal else "приберіть"
        return f"{verb} до {STOCK[STOCKS[n.kind]].of(n.n)} в одного гравця"

    def Reduce(self, n: Reduce) -> str:
        return f"{production(STOCKS[n.kind])} {signed(-n.n)} у будь-якого гравця"

    # ---- the deck
    def Draw(self, n: Draw) -> str:
        return f"візьміть {CARD.object(n.n)}"

    def Look(self, n: Look) -> str:
        if n.buy:
            price = STOCK["credits"].object(CARD_PRICE)
            return f"перегляньте верхню карту колоди; купіть її за {price} або скиньте"
        return f"перегляньте {TOP_CARD.object(n.cards)} колоди, залиште {n.keep}, решту скиньте"

    def Reveal(self, n: Reveal) -> str:
        found = f"якщо на ній є мітка {OF_TAG[TAGS[n.tag]]}"
        return f"розкрийте та скиньте верхню карту колоди; {found}, {self.clause(n.then)}"

    def Discard(self, n: Discard) -> str:
        return f"скиньте {CARD.object(n.n)}"

    # ---- choices
    def Choose(self, n: Choose) -> str:
        rows = [self.both([self.clause(x) for x in row]) for row in n.alternatives if row]
        text = self.either(rows)
        return text if all(n.alternatives) else "за бажання " + text

    def SwapProduction(self, n: SwapProduction) -> str:
        return (
            f"зменште своє {production(STOCKS[n.kind])} на будь-яке число "
            f"та на стільки ж збільште {production(STOCKS[n.to])}"
        )

    def Exchange(self, n: Exchange) -> str:
        return f"витратьте будь-яку кількість {MADE[STOCKS[n.kind]]} — отримайте стільки ж {MADE[STOCKS[n.to]]}"

    def CopyBox(self, n: CopyBox) -> str:
        return "ще раз виконайте блок виробництва однієї зі своїх карт із міткою будівництва"

    # ---- the map
    def Place(self, n: Place) -> str:
        from tharsis.mars.board import PLACES as RULES
        from tharsis.mars.place import USUAL_PLACE

        text = f"викладіть {tile(TILES[n.tile])}"
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
    def When(self, n: When) -> str:
        plays = "коли будь-хто грає" if n.by_anyone else "коли ви граєте"
        places = "коли будь-хто викладає" if n.by_anyone else "коли ви викладаєте"
        if n.occasion == ON_TAG:
            if n.mask >> EVENT & 1:
                also = [OF_TAG[TAGS[t]] for t in range(len(TAGS)) if n.also >> t & 1]
                what = f"подію з міткою {also[0]}" if also else "подію"
            else:
                what = "мітку " + self.either([OF_TAG[TAGS[t]] for t in range(len(TAGS)) if n.mask >> t & 1])
            occasion = f"{plays} {what}"
        else:
            occasion = {
                ON_OCEAN: f"{places} океан",
                ON_CITY: f"{places} місто",
                ON_CITY_ON_MARS: f"{places} місто на Марсі",
                ON_GREENERY: f"{places} ліс",
                ON_METAL: "коли ви викладаєте жетон на ділянку з бонусом сталі або титану",
                ON_PROJECT: "коли ви виконуєте стандартний проєкт, крім продажу патентів",
                ON_PAID: f"коли ви платите за карту або стандартний проєкт із базовою ціною від {n.least}{NBSP}МК",
            }[n.occasion]
        return f"{occasion}, {self.clause(n.then)}"

    def Discount(self, n: Discount) -> str:
        what = "карти" if n.tag == ANY_CARD else f"карти з міткою {OF_TAG[TAGS[n.tag]]}"
        return f"{what} коштують вам на {STOCK['credits'].object(n.n)} менше"

    def Worth(self, n: Worth) -> str:
        parts = [name for name, x in (("кожен ваш титан", n.titanium), ("кожна ваша сталь", n.steel)) if x]
        verb = "варті" if len(parts) > 1 else "вартий" if n.titanium else "варта"
        return f"{self.both(parts)} {verb} на {STOCK['credits'].object(n.titanium or n.steel)} більше"

    def Loosen(self, n: Loosen) -> str:
        steps = STEP.object(n.steps)
        return f"вимоги ваших карт щодо температури, кисню та океанів можна зсувати на {steps} в будь-який бік"

    def HeatPays(self, n: HeatPays) -> str:
        return "ви можете витрачати тепло як МК"

    def GreeneryCosts(self, n: GreeneryCosts) -> str:
        return f"ви обмінюєте на ліс {STOCK['plants'].object(n.plants)} замість 8"

    def PowerProjectDiscount(self, n: PowerProjectDiscount) -> str:
        project = quoted(self.projects["power_plant"])
        return f"стандартний проєкт {project} коштує вам на {STOCK['credits'].object(n.n)} менше"

    def Safe(self, n: Safe) -> str:
        return "ресурси звідси не можна прибрати"

    def Shield(self, n: Shield) -> str:
        return "суперники не можуть прибирати ваших рослин, тварин та мікробів"

    def act(self, act: Act) -> str:
        """Дія: витратьте 4 енергії — отримайте 1 сталь та підвищте кисень на 1 поділку."""
        gets = self.both([self.clause(word) for word in act.gets])
        pays = self.both([self.price(word) for word in act.pays])
        text = f"{pays} — {gets}" if pays and gets else pays or gets
        return f"{self.clause(act.only_if)}, {text}" if act.only_if is not None else text

    def start(self, card: Card) -> str:
        parts: list[str] = []
        for word in card.play:
            if isinstance(word, Gain):
                parts += [STOCK[STOCKS[k]].count(x) for k, x in zip(word.kinds, word.numbers, strict=True)]
            else:
                parts.append(self.clause(word))
        return "на старті: " + ", ".join(parts)

    def first_action(self, clauses: str) -> str:
        return f"ваша перша дія: {clauses}"

    def keeps_all(self) -> str:
        return "безкоштовно залиште всі 10 розданих вам карт"

    # ---- options
    def option_play(self, o: Option) -> str:
        return f"зіграти карту {self.card(o.card)} за {STOCK['credits'].object(o.amount)}"

    def option_use(self, o: Option) -> str:
        which = ["дію", "першу дію", "другу дію", "третю дію"][o.index]
        return f"виконати {which} карти {self.card(o.card)}"

    def option_project(self, o: Option) -> str:
        return f"стандартний проєкт {quoted(self.projects[o.item])} за {STOCK['credits'].object(o.amount)}"

    def option_convert(self, o: Option) -> str:
        what = "ліс" if o.item == "plants" else f"{STEP.object(1)} температури"
        return f"обміняти {STOCK[o.item].object(o.amount)} на {what}"

    def option_claim(self, o: Option) -> str:
        return f"заявити досягнення {quoted(self.milestones[o.item])} за {STOCK['credits'].object(o.amount)}"

    def option_fund(self, o: Option) -> str:
        return f"профінансувати нагороду {quoted(self.awards[o.item])} за {STOCK['credits'].object(o.amount)}"

    def option_first_action(self, o: Option) -> str:
        return f"виконати першу дію корпорації {self.card(o.card)}"

    def option_sell(self, o: Option) -> str:
        return "продати патенти"

    def option_sell_card(self, o: Option) -> str:
        return f"продати карту {self.card(o.card)}"

    def option_pass(self, o: Option) -> str:
        return "пасувати до кінця покоління"

    def option_end(self, o: Option) -> str:
        return "завершити хід"

    def option_pay(self, o: Option) -> str:
        paid = self.both([STOCK[k].object(n) for k, n in o.amounts.items()])
        return f"заплатити {paid}" if paid else "нічого не платити"

    def option_place(self, o: Option) -> str:
        return f"викласти {tile(o.item)} {on(o.area)}"

    def option_claim_land(self, o: Option) -> str:
        return f"зайняти ділянку {o.area}"

    def option_add(self, o: Option) -> str:
        return f"додати {CUBE[o.item].object(o.amount)} на карту {self.card(o.card)}"

    def option_take(self, o: Option) -> str:
        text = f"зняти {CUBE[o.item].object(o.amount)}"
        return f"{text} з карти {self.card(o.card)}" if o.card else at(text, of_player(o.seat))

    def option_remove(self, o: Option) -> str:
        return at(f"прибрати {STOCK[o.item].object(o.amount)}", of_player(o.seat))

    def option_steal(self, o: Option) -> str:
        return at(f"забрати собі {STOCK[o.item].object(o.amount)}", of_player(o.seat))

    def option_reduce(self, o: Option) -> str:
        return f"{self.player(o.seat)}: {production(o.item)} {signed(-o.amount)}"

    def option_no(self, o: Option) -> str:
        return "ні, більше нічого" if o.notation == "no more" else "ні"

    def option_keep(self, o: Option) -> str:
        return f"залишити карту {self.card(o.card)}"

    def option_buy(self, o: Option) -> str:
        return f"купити карту {self.card(o.card)}"

    def option_discard(self, o: Option) -> str:
        return f"скинути карту {self.card(o.card)}"

    def option_swap(self, o: Option) -> str:
        return f"перенести {UNIT.object(o.amount)} {production_of(o.item)}" if o.amount else "нічого не переносити"

    def option_exchange(self, o: Option) -> str:
        return f"обміняти {STOCK[o.item].object(o.amount)}"

    def option_copy(self, o: Option) -> str:
        return f"повторити блок виробництва карти {self.card(o.card)}"

    def option_draft(self, o: Option) -> str:
        return f"залишити карту {self.card(o.card)}, решту передати далі"

    def option_world(self, o: Option) -> str:
        return {
            "temperature": "Світовий уряд підвищує температуру",
            "oxygen": "Світовий уряд підвищує кисень",
            "oceans": "Світовий уряд викладає океан",
        }[o.item]

    # ---- reasons
    def reason_parameter_low(self, r: Reason) -> str:
        return f"потрібно щонайменше {shown(r.item, r.need)}, зараз {shown(r.item, r.have)}"

    def reason_parameter_high(self, r: Reason) -> str:
        return f"потрібно щонайбільше {shown(r.item, r.need)}, зараз {shown(r.item, r.have)}"

    def reason_tags(self, r: Reason) -> str:
        return f"{TAG.needed(r.need)} {OF_TAG[r.item]}, у вас {r.have}"

    def reason_production_needed(self, r: Reason) -> str:
        return f"потрібне {production(r.item)}, а у вас його немає"

    def reason_cities_needed(self, r: Reason) -> str:
        return f"{at(TILE_NOUN['city'].needed(r.need), 'грі')}, зараз {r.have}"

    def reason_rating_not_raised(self, r: Reason) -> str:
        return "у цьому поколінні ваш РТ не зростав"

    def reason_own_greenery(self, r: Reason) -> str:
        return "у вас немає лісу"

    def reason_production_short(self, r: Reason) -> str:
        return f"замале {production(r.item)}: потрібно {number(r.need)}, у вас {number(r.have)}"

    def reason_stock_short(self, r: Reason) -> str:
        return f"{STOCK[r.item].needed(r.need)}, у вас {r.have}"

    def reason_cubes_short(self, r: Reason) -> str:
        return f"на карті {CUBE[r.item].needed(r.need)}, зараз {r.have}"

    def reason_no_cube_to_take(self, r: Reason) -> str:
        return f"немає карти, з якої можна зняти {CUBE[r.item].object_one}"

    def reason_nobody_produces(self, r: Reason) -> str:
        return f"ні в кого не можна зменшити {production(r.item)} на {r.need}"

    def reason_hand_short(self, r: Reason) -> str:
        return "у руці немає карт"

    def reason_no_box(self, r: Reason) -> str:
        return "жодна з ваших карт із міткою будівництва не має блоку виробництва, який можна повторити"

    def reason_no_area(self, r: Reason) -> str:
        return "немає вільної ділянки" if r.item == "claim" else f"немає ділянки для {of_tile(r.item)}"

    def reason_credits(self, r: Reason) -> str:
        return f"коштує {STOCK['credits'].object(r.need)}, ви можете заплатити {number(r.have)}"

    def reason_used(self, r: Reason) -> str:
        return "цю дію вже виконано в цьому поколінні"

    def reason_not_your_turn(self, r: Reason) -> str:
        return "зараз не ваш хід"

    def reason_first_action_owed(self, r: Reason) -> str:
        return f"спершу виконайте першу дію корпорації {self.card(r.item)}"

    def reason_milestone_claimed(self, r: Reason) -> str:
        return f"це досягнення вже має {self.player(r.have)}"

    def reason_milestones_gone(self, r: Reason) -> str:
        return f"усі {MILESTONE.object(r.need)} вже заявлено"

    def reason_milestone_unmet(self, r: Reason) -> str:
        return f"потрібно {r.need}, у вас {number(r.have)}"

    def reason_award_funded(self, r: Reason) -> str:
        return f"цю нагороду вже профінансував {self.player(r.have)}"

    def reason_awards_gone(self, r: Reason) -> str:
        return f"усі {AWARD.object(r.need)} вже профінансовано"

    # ---- log lines
    def told(self, entry: Entry) -> str:
        """As in every language, but what another player gains or loses is told with "у"."""
        parts = [self.change(c) for c in entry.changes if c.seat < 0]
        for seat in sorted({c.seat for c in entry.changes if c.seat >= 0}, key=lambda s: (s != entry.seat, s)):
            own = ", ".join(self.change(c) for c in entry.changes if c.seat == seat)
            parts.append(own if seat == entry.seat else f"у {of_player(seat)} {own}")
        return "; ".join(parts)

    def did_play(self, e: Entry) -> str:
        return f"грає карту {self.card(e.card)}"

    def did_use(self, e: Entry) -> str:
        return f"виконує дію карти {self.card(e.card)}"

    def did_project(self, e: Entry) -> str:
        return f"виконує стандартний проєкт {quoted(self.projects[e.item])}"

    def did_convert(self, e: Entry) -> str:
        return "обмінює рослини на ліс" if e.item == "plants" else "обмінює тепло на температуру"

    def did_claim(self, e: Entry) -> str:
        return f"заявляє досягнення {quoted(self.milestones[e.item])}"

    def did_fund(self, e: Entry) -> str:
        return f"фінансує нагороду {quoted(self.awards[e.item])}"

    def did_first_action(self, e: Entry) -> str:
        return f"виконує першу дію корпорації {self.card(e.card)}"

    def did_sell(self, e: Entry) -> str:
        return "продає патенти"

    def did_sell_card(self, e: Entry) -> str:
        return f"продає {CARD.object(e.amount)}"

    def did_pass(self, e: Entry) -> str:
        return "пасує"

    def did_end(self, e: Entry) -> str:
        return "завершує хід"

    def did_pay(self, e: Entry) -> str:
        paid = self.both([STOCK[k].object(n) for k, n in e.amounts.items()])
        return f"платить {paid}" if paid else "нічого не платить"

    def did_place(self, e: Entry) -> str:
        return f"викладає {tile(e.item)} {on(e.area)}"

    def did_claim_land(self, e: Entry) -> str:
        return f"займає ділянку {e.area}"

    def did_add(self, e: Entry) -> str:
        return f"додає {CUBE[e.item].object(e.amount)} на карту {self.card(e.card)}"

    def did_take(self, e: Entry) -> str:
        text = f"знімає {CUBE[e.item].object(e.amount)}"
        return f"{text} з карти {self.card(e.card)}" if e.card else at(text, of_player(e.target))

    def did_remove(self, e: Entry) -> str:
        return at(f"прибирає {STOCK[e.item].object(e.amount)}", of_player(e.target))

    def did_steal(self, e: Entry) -> str:
        return at(f"забирає собі {STOCK[e.item].object(e.amount)}", of_player(e.target))

    def did_reduce(self, e: Entry) -> str:
        return f"зменшує {production(e.item)} {of_player(e.target)}"

    def did_no(self, e: Entry) -> str:
        return "відмовляється"

    def did_keep(self, e: Entry) -> str:
        return f"залишає {CARD.object(e.amount)}" if e.amount else "не залишає карт"

    def did_buy(self, e: Entry) -> str:
        return f"купує {CARD.object(e.amount)}" if e.amount else "не купує карт"

    def did_first_hand(self, e: Entry) -> str:
        return "обирає стартові карти"

    def did_discard(self, e: Entry) -> str:
        return f"скидає {CARD.object(e.amount)}"

    def did_choose(self, e: Entry) -> str:
        return "робить вибір"

    def did_first(self, e: Entry) -> str:
        return "обирає порядок ефектів"

    def did_swap(self, e: Entry) -> str:
        return f"переносить {UNIT.object(e.amount)} {production_of(e.item)}"

    def did_exchange(self, e: Entry) -> str:
        return f"обмінює {STOCK[e.item].object(e.amount)}"

    def did_copy(self, e: Entry) -> str:
        return f"повторює блок виробництва карти {self.card(e.card)}"

    def did_corporation(self, e: Entry) -> str:
        return "обирає корпорацію"

    def did_draft(self, e: Entry) -> str:
        return "обирає карту в драфті"

    def did_world(self, e: Entry) -> str:
        what = "викладає океан" if e.item == "oceans" else f"підвищує {PARAMETER_OBJECT[e.item]}"
        return f"за Світовий уряд {what}"

    def change_stock(self, c: Change) -> str:
        return f"{self.stocks[c.item]} {signed(c.amount)}"

    def change_production(self, c: Change) -> str:
        return f"{production(c.item)} {signed(c.amount)}"

    def change_tr(self, c: Change) -> str:
        return f"РТ {signed(c.amount)}"

    def change_parameter(self, c: Change) -> str:
        return f"{PARAMETER[c.item]} {shown(c.item, c.now)}" if c.item != "oceans" else shown("oceans", c.now)

    def change_tile(self, c: Change) -> str:
        return f"{tile(c.item)} {on(c.area)}"

    def change_claim(self, c: Change) -> str:
        return f"кубик на {c.area}"

    def change_cubes(self, c: Change) -> str:
        return f"{self.card(c.card)} {signed(c.amount)}"

    def change_hand(self, c: Change) -> str:
        return f"карт у руці {signed(c.amount)}"

    def change_shown(self, c: Change) -> str:
        return f"розкрито карту {self.card(c.card)}"

    def change_corporation(self, c: Change) -> str:
        return f"корпорація {self.card(c.card)}"

    def change_generation(self, c: Change) -> str:
        return f"покоління {c.now}"
