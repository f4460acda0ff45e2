"""Ukrainian words and their forms."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from tharsis.words.language import NBSP, number
from tharsis.words.uk.names.mars import CARDS

Gender = Literal["m", "f", "n"]
EACH: dict[Gender, str] = {"m": "кожен", "f": "кожну", "n": "кожне"}
NEEDED: dict[Gender, str] = {"m": "потрібен", "f": "потрібна", "n": "потрібне"}
LEFT: dict[Gender, str] = {"m": "залишився", "f": "залишилася", "n": "залишилося"}


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

    def left(self, n: int) -> str:
        """Залишилася 1 ділянка, залишилося 2 ділянки."""
        verb = LEFT[self.gender] if n % 10 == 1 and n % 100 != 11 else "залишилося"
        return f"{verb} {self.count(n)}"


def unchanging(gender: Gender, noun: str) -> Noun:
    """An abbreviation: 1 МК, 5 МК."""
    return Noun(gender, noun, noun, noun, noun, noun)


def units(what: str) -> Noun:
    """What cannot be counted by itself: 1 одиниця сталі, 5 одиниць сталі."""
    return Noun("f", *(f"{unit} {what}" for unit in ("одиниця", "одиницю", "одиниці", "одиниці", "одиниць")))


def resources(what: str) -> Noun:
    """1 ресурс тепла, 8 ресурсів тепла, as the rulebook counts it."""
    return Noun("m", *(f"{one} {what}" for one in ("ресурс", "ресурс", "ресурсу", "ресурси", "ресурсів")))


STOCK = {
    "credits": unchanging("m", "МК"),
    "steel": units("сталі"),
    "titanium": units("титану"),
    "plants": Noun("f", "рослина", "рослину", "рослини", "рослини", "рослин"),
    "energy": units("енергії"),
    "heat": resources("тепла"),
}
CUBE = {
    "microbe": Noun("m", "мікроб", "мікроба", "мікроба", "мікроби", "мікробів"),
    "animal": Noun("f", "тварина", "тварину", "тварини", "тварини", "тварин"),
    "science": resources("науки"),
    "fighter": Noun("m", "винищувач", "винищувач", "винищувача", "винищувачі", "винищувачів"),
    "floater": Noun("m", "аеростат", "аеростат", "аеростата", "аеростати", "аеростатів"),
    "camp": Noun("m", "табір", "табір", "табору", "табори", "таборів"),
    "none": Noun("m", "ресурс", "ресурс", "ресурсу", "ресурси", "ресурсів"),
}
CARD = Noun("f", "карта", "карту", "карти", "карти", "карт")
TOP_CARD = Noun("f", "верхня карта", "верхню карту", "верхньої карти", "верхні карти", "верхніх карт")
STEP = Noun("f", "поділка", "поділку", "поділки", "поділки", "поділок")
UNIT = Noun("f", "одиниця", "одиницю", "одиниці", "одиниці", "одиниць")
POINT = unchanging("n", "ПО")
TAG = Noun("f", "мітка", "мітку", "мітки", "мітки", "міток")
YOUR_TAG = Noun("f", "ваша мітка", "вашу мітку", "вашої мітки", "ваші мітки", "ваших міток")
TIME = Noun("m", "раз", "раз", "разу", "рази", "разів")
MILESTONE = Noun("n", "досягнення", "досягнення", "досягнення", "досягнення", "досягнень")
AWARD = Noun("f", "нагорода", "нагороду", "нагороди", "нагороди", "нагород")
COLONY = Noun("f", "колонія", "колонію", "колонії", "колонії", "колоній")
YOUR_COLONY = Noun("f", "ваша колонія", "вашу колонію", "вашої колонії", "ваші колонії", "ваших колоній")
OWN_COLONY = Noun("f", "власна колонія", "власну колонію", "власної колонії", "власні колонії", "власних колоній")
AREA = Noun("f", "ділянка", "ділянку", "ділянки", "ділянки", "ділянок")
COLONY_TILE = Noun(
    "m", "планшет колонії", "планшет колонії", "планшета колонії", "планшети колоній", "планшетів колоній"
)
FUTURE = Noun(
    "n", "уявне продовження", "уявне продовження", "уявного продовження", "уявні продовження", "уявних продовжень"
)
GENERATION = Noun("n", "покоління", "покоління", "покоління", "покоління", "поколінь")
ROUND = Noun("m", "раунд", "раунд", "раунду", "раунди", "раундів")
TRACK_SPACE = Noun("f", "клітинка", "клітинку", "клітинки", "клітинки", "клітинок")
TILE_NOUN = {
    "ocean": Noun("m", "океан", "океан", "океану", "океани", "океанів"),
    "greenery": Noun("m", "ліс", "ліс", "лісу", "ліси", "лісів"),
    "city": Noun("n", "місто", "місто", "міста", "міста", "міст"),
    "neural_instance": Noun(
        "m",
        "нейронний осередок",
        "нейронний осередок",
        "нейронного осередку",
        "нейронні осередки",
        "нейронних осередків",
    ),
}


@dataclass(frozen=True, slots=True)
class Moon:
    """The name of a colony tile in the forms that sentences ask for."""

    object: str  # додати до гри Цереру
    of: str  # маркер Церери
    on: str  # колонія на Церері
    partner: str  # торгувати із Церерою


MOON = {
    "callisto": Moon("Каллісто", "Каллісто", "на Каллісто", "з Каллісто"),
    "ceres": Moon("Цереру", "Церери", "на Церері", "із Церерою"),
    "enceladus": Moon("Енцелад", "Енцелада", "на Енцеладі", "з Енцеладом"),
    "europa": Moon("Європу", "Європи", "на Європі", "з Європою"),
    "ganymede": Moon("Ганімед", "Ганімеда", "на Ганімеді", "з Ганімедом"),
    "io": Moon("Іо", "Іо", "на Іо", "з Іо"),
    "luna": Moon("Місяць", "Місяця", "на Місяці", "з Місяцем"),
    "miranda": Moon("Міранду", "Міранди", "на Міранді", "з Мірандою"),
    "pluto": Moon("Плутон", "Плутона", "на Плутоні", "з Плутоном"),
    "titan": Moon("Титан", "Титана", "на Титані", "з Титаном"),
    "triton": Moon("Тритон", "Тритона", "на Тритоні", "з Тритоном"),
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
    "plant": "рослина",
    "microbe": "мікроб",
    "animal": "тварина",
    "city": "місто",
    "event": "подія",
}
# after "включно з", by what a card counts or waits for
WITH_THIS = {
    "tag": "цією",
    "event": "цією",
    "city": "цим",
    "greenery": "цим",
    "card": "цією",
}
WITH_THESE = {2: "цими двома", 3: "цими трьома"}
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
OF_PARAMETER = {"temperature": "температури", "oxygen": "кисню", "oceans": "океанів"}
COMPLETE = {
    "temperature": "температура вже максимальна",
    "oxygen": "кисень уже на максимумі",
    "oceans": "усі океани вже викладено",
}
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

# Ares Expedition
BLUE_CARD = Noun("f", "синя карта", "синю карту", "синьої карти", "сині карти", "синіх карт")
EXTRA_CARD = Noun("f", "додаткова карта", "додаткову карту", "додаткової карти", "додаткові карти", "додаткових карт")
FOREST = Noun("m", "жетон лісу", "жетон лісу", "жетона лісу", "жетони лісу", "жетонів лісу")
YOUR_FOREST = Noun(
    "m", "ваш жетон лісу", "ваш жетон лісу", "вашого жетона лісу", "ваші жетони лісу", "ваших жетонів лісу"
)
OCEAN_TILE = Noun("m", "жетон океану", "жетон океану", "жетона океану", "жетони океану", "жетонів океану")
# after "за"
EACH_CAPACITY = {"steel": "кожну вашу сталь", "titanium": "кожен ваш титан"}
# the gender of a parameter that some cards want in a zone
PARAMETER_GENDER: dict[str, Gender] = {"temperature": "f", "oxygen": "m"}
PARAMETER_OF = {"temperature": "температури", "oxygen": "кисню"}
# after "фаза"
OF_PHASE = {
    "development": "розробки",
    "construction": "будівництва",
    "action": "дій",
    "production": "виробництва",
    "research": "дослідження",
}
# after "у" and before "зоні"
IN_ZONE = {"purple": "фіолетовій", "red": "червоній", "yellow": "жовтій", "white": "білій"}


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


def in_zone(before: str, zone: str) -> str:
    """In a colour of a track; before "ф" it is "у" also behind a vowel: температура в жовтій, у фіолетовій."""
    place = IN_ZONE[zone]
    return f"{before} у {place}" if place[0] == "ф" else at(before, place)
