"""Ukrainian: what is on the cards of Ares Expedition, clause by clause."""

from __future__ import annotations

from tharsis.ares.board import PURPLE, WHITE, ZONES
from tharsis.ares.boxes import Capacity, GiveUp, GiveUpRating, ProduceCards, ProduceEach
from tharsis.ares.counts import EachCapacity, EachForest, EachProject, IfBlue
from tharsis.ares.deck import Browse, DiscardToDraw, Redraw, Screen
from tharsis.ares.effects import BigDiscount, CubesPay, PlantPays, Researches, SellsBetter, StandardDiscount
from tharsis.ares.needs import Flipped, HasRating, InZone
from tharsis.ares.payment import SpendCredits
from tharsis.ares.terms import (
    CAPACITIES,
    ON_FOREST,
    ON_OTHER_CARD,
    ON_OXYGEN,
    ON_RATING,
    ON_STEEL,
    ON_TEMPERATURE,
    ON_USE,
)
from tharsis.ares.verbs import (
    AddEither,
    ExtraPlay,
    Flip,
    Forest,
    IfPicked,
    LoseOr,
    LoseRating,
    Offer,
    PlayFree,
    TakeEither,
)
from tharsis.vocabulary.card import Word
from tharsis.vocabulary.choices import Choose, Exchange
from tharsis.vocabulary.effects import GreeneryCosts, Loosen, When, Worth
from tharsis.vocabulary.gains import Gain, NextCard
from tharsis.vocabulary.needs import NO_LEAST
from tharsis.vocabulary.terms import CUBES, ON_OCEAN, PARAMETERS, STOCKS, TAGS
from tharsis.words.language import signed
from tharsis.words.uk.ares.table import (
    OPTIONS,
    PHASE_TEXTS,
    PHASES,
    PHRASES,
    QUESTIONS,
    REWARDS,
    SETS,
    SOURCES,
    STANDARD,
    STANDARD_TEXTS,
    TERMS,
)
from tharsis.words.uk.ares.table import ZONES as ZONE_NAMES
from tharsis.words.uk.common import Ukrainian
from tharsis.words.uk.lexicon import (
    BLUE_CARD,
    CARD,
    CUBE,
    EACH_CAPACITY,
    EXTRA_CARD,
    FOREST,
    MADE,
    NEEDED,
    OCEAN_TILE,
    OF_PHASE,
    OF_TAG,
    PARAMETER,
    PARAMETER_GENDER,
    STEP,
    STOCK,
    TILE_NOUN,
    TOP_CARD,
    YOUR_FOREST,
    in_zone,
    production,
)
from tharsis.words.uk.names.ares import CARDS


class AresClauses(Ukrainian):
    """Short, in the tone of a well-edited card, in the terms of the Ukrainian rulebook."""

    cards = CARDS
    phases = PHASES
    phase_texts = PHASE_TEXTS
    zones = ZONE_NAMES
    rewards = REWARDS
    projects = STANDARD
    goal_texts = STANDARD_TEXTS
    sources = SOURCES
    sets = SETS
    options = OPTIONS
    terms = TERMS
    questions = QUESTIONS
    phrases = PHRASES

    def no_effect(self, parts: tuple[str, ...]) -> str:
        words = {
            "temperature": "температура вже на максимумі й не зростає",
            "oxygen": "кисень уже на максимумі й не зростає",
            "ocean": "усі жетони океану вже перевернуто",
            "cube": "немає карти, на яку можна додати",
        }
        return ", ".join(words[p] for p in parts)

    # ---- counts
    def EachForest(self, n: EachForest) -> str:
        return f"за {YOUR_FOREST.each()}" if n.every == 1 else f"за кожні {YOUR_FOREST.object(n.every)}"

    def EachCapacity(self, n: EachCapacity) -> str:
        return f"за {EACH_CAPACITY[CAPACITIES[n.kind]]}"

    def EachProject(self, n: EachProject) -> str:
        card = BLUE_CARD if n.blue else CARD
        if n.every == 1:
            return f"за {card.each()}, яку ви розіграли"
        return f"за кожні {card.object(n.every)}, які ви розіграли"

    def IfBlue(self, n: IfBlue) -> str:
        return f"якщо маєте щонайменше {BLUE_CARD.object(n.n)}"

    # ---- requirements
    def zone(self, parameter: str, zone: int, end: int, beyond: str) -> str:
        """Потрібна температура в жовтій зоні або вище; потрібен кисень у білій зоні."""
        text = f"{NEEDED[PARAMETER_GENDER[parameter]]} {PARAMETER[parameter]}"
        return f"{in_zone(text, ZONES[zone])} зоні" + ("" if zone == end else f" або {beyond}")

    def zone_least(self, parameter: str, zone: int) -> str:
        return self.zone(parameter, zone, WHITE, "вище")

    def zone_most(self, parameter: str, zone: int) -> str:
        return self.zone(parameter, zone, PURPLE, "нижче")

    def InZone(self, n: InZone) -> str:
        name = PARAMETERS[n.parameter]
        return self.zone_least(name, n.least) if n.least != PURPLE else self.zone_most(name, n.most)

    def Flipped(self, n: Flipped) -> str:
        ocean = TILE_NOUN["ocean"]
        return ocean.needed(n.least) if n.least != NO_LEAST else f"потрібно не більше {ocean.of(n.most)}"

    def HasRating(self, n: HasRating) -> str:
        return f"потрібен РТ не нижче {n.n}"

    def GiveUp(self, n: GiveUp) -> str:
        return f"крім ціни, витратьте {STOCK[STOCKS[n.kind]].object(n.n)}"

    def GiveUpRating(self, n: GiveUpRating) -> str:
        return f"крім ціни, витратьте {n.n} РТ"

    # ---- boxes
    def ProduceCards(self, n: ProduceCards) -> str:
        return f"виробництво карт {signed(n.n)}"

    def ProduceEach(self, n: ProduceEach) -> str:
        return f"{production(STOCKS[n.kind])} {signed(n.count.each)} {self.clause(n.count)}"

    def Capacity(self, n: Capacity) -> str:
        parts = [f"{self.stocks[name]} {signed(x)}" for name, x in (("steel", n.steel), ("titanium", n.titanium)) if x]
        return ", ".join(parts)

    # ---- gains and prices
    def SpendCredits(self, n: SpendCredits) -> str:
        text = f"витратьте {STOCK['credits'].object(n.n)}"
        if n.less is None:
            return text
        comma = "," if isinstance(n.less, IfBlue) else ""
        return f"{text} (знижка {STOCK['credits'].count(n.less.each)}{comma} {self.clause(n.less)})"

    def LoseRating(self, n: LoseRating) -> str:
        return f"витратьте {n.n} РТ"

    def LoseOr(self, n: LoseOr) -> str:
        text = f"витратьте {STOCK[STOCKS[n.kind]].object(n.n)}"
        return f"{text} (або {n.picked}, якщо обрали фазу {OF_PHASE['action']})"

    def Flip(self, n: Flip) -> str:
        return f"переверніть {OCEAN_TILE.object_one if n.n == 1 else OCEAN_TILE.object(n.n)}"

    def Forest(self, n: Forest) -> str:
        return f"отримайте {FOREST.object_one if n.n == 1 else FOREST.object(n.n)}"

    def ExtraPlay(self, n: ExtraPlay) -> str:
        return "у цій фазі можете розіграти додаткову синю або червону карту"

    def PlayFree(self, n: PlayFree) -> str:
        price = STOCK["credits"].count(n.most)
        return f"можете безкоштовно розіграти зелену карту з базовою ціною {price} або менше"

    def IfPicked(self, n: IfPicked) -> str:
        then = self.clause(n.then)
        if isinstance(n.then, Gain):
            then = then.replace("отримайте ", "ще ", 1)  # it stands behind another gain
        return f"якщо обрали фазу {OF_PHASE['action']}, то {then}"

    def both(self, parts: list[str]) -> str:
        """Отримайте 2 МК та 1 рослину; отримайте 2 МК, а якщо обрали фазу дій, то ще 1 рослину."""
        if len(parts) > 1 and parts[-1].startswith("якщо "):
            return f"{super().both(parts[:-1])}, а {parts[-1]}"
        return super().both(parts)

    def AddEither(self, n: AddEither) -> str:
        return f"додайте {CUBE['animal'].object(n.n)} чи {CUBE['microbe'].object(n.n)} на іншу свою карту"

    def TakeEither(self, n: TakeEither) -> str:
        return f"зніміть {CUBE['animal'].object(1)} чи {CUBE['microbe'].object(1)} з будь-якої своєї карти"

    def NextCard(self, n: NextCard) -> str:
        if n.discount:
            less = STOCK["credits"].object(n.discount)
            return f"наступна карта, яку ви розіграєте в цій фазі, коштує на {less} менше"
        return (
            "для наступної карти, яку ви розіграєте в цій фазі, вимогу щодо температури або кисню "
            "можна зсунути на одну кольорову зону"
        )

    # ---- the deck
    def Screen(self, n: Screen) -> str:
        found = self.either([OF_TAG[TAGS[t]] for t in n.tags])
        return f"розкрийте {TOP_CARD.object(n.cards)} колоди, візьміть одну з міткою {found}, решту скиньте"

    def Browse(self, n: Browse) -> str:
        gain = self.clause(n.gain)
        return f"розкрийте верхню карту колоди: якщо вона зелена, скиньте її та {gain}; якщо ні, візьміть її"

    def DiscardToDraw(self, n: DiscardToDraw) -> str:
        tag = OF_TAG[TAGS[n.tag]]
        return f"можете скинути карту й узяти одну (або дві, якщо на скинутій є мітка {tag})"

    def Redraw(self, n: Redraw) -> str:
        return f"скиньте до {CARD.of(n.most)} і візьміть стільки ж"

    # ---- choices
    def Exchange(self, n: Exchange) -> str:
        if not n.most:
            return super().Exchange(n)
        return f"витратьте до {STOCK[STOCKS[n.kind]].of(n.most)} — отримайте стільки ж {MADE[STOCKS[n.to]]}"

    def bought(self, row: list[Word]) -> str:
        """Витратьте 6 МК — РТ +1."""
        return f"{self.clause(row[0])} — {self.both([self.clause(x) for x in row[1:]])}"

    def Choose(self, n: Choose) -> str:
        row = n.alternatives[0]
        if len(n.alternatives) == 2 and not n.alternatives[1] and isinstance(row[0], SpendCredits):
            return f"за бажання {self.bought(row)}"
        return super().Choose(n)

    def Offer(self, n: Offer) -> str:
        return self.Choose(n)

    # ---- effects
    def occasion(self, n: When) -> str:
        occasions = {
            ON_OCEAN: "коли ви перевертаєте жетон океану",
            ON_OTHER_CARD: "коли ви розігруєте іншу карту",
            ON_TEMPERATURE: f"коли ви підвищуєте температуру на {STEP.object(1)}",
            ON_OXYGEN: f"коли ви підвищуєте кисень на {STEP.object(1)}",
            ON_FOREST: "коли ви отримуєте жетон лісу",
            ON_USE: "коли ви виконуєте дію карти",
            ON_STEEL: "за кожну сталь на карті, яку ви розігруєте",
            ON_RATING: "раз за фазу, коли ваш РТ зростає",
        }
        if n.occasion in occasions:
            return occasions[n.occasion]
        return super().occasion(n) + (" на іншій карті" if n.others else "")

    def Worth(self, n: Worth) -> str:
        parts = [name for name, x in (("кожна ваша сталь", n.steel), ("кожен ваш титан", n.titanium)) if x]
        verb = "знижують" if len(parts) > 1 else "знижує"
        less = STOCK["credits"].object(n.titanium or n.steel)
        return f"{self.both(parts)} додатково {verb} ціну карт на {less}"

    def Loosen(self, n: Loosen) -> str:
        return "вимоги ваших карт щодо температури або кисню можна зсувати на одну кольорову зону"

    def GreeneryCosts(self, n: GreeneryCosts) -> str:
        return f"щоб отримати жетон лісу, ви здаєте {STOCK['plants'].object(n.plants)} замість 8"

    def BigDiscount(self, n: BigDiscount) -> str:
        price, less = STOCK["credits"].of(n.least), STOCK["credits"].object(n.n)
        return f"карти з базовою ціною від {price} коштують вам на {less} менше"

    def PlantPays(self, n: PlantPays) -> str:
        plant, less = STOCK["plants"].object(1), STOCK["credits"].object(n.n)
        return f"коли ви розігруєте карту, можете витратити {plant}, щоб заплатити на {less} менше"

    def CubesPay(self, n: CubesPay) -> str:
        what, less = CUBE[CUBES[n.cube]].object(n.cubes), STOCK["credits"].object(n.n)
        return f"коли ви розігруєте карту, можете зняти звідси {what}, щоб заплатити на {less} менше"

    def Researches(self, n: Researches) -> str:
        parts = [f"візьміть {EXTRA_CARD.object(n.draw)}"] if n.draw else []
        parts += [f"залиште {EXTRA_CARD.object(n.keep)}"] if n.keep else []
        return f"під час фази {OF_PHASE['research']} {self.both(parts)}"

    def SellsBetter(self, n: SellsBetter) -> str:
        return f"скидаючи карту, щоб отримати МК, отримуйте на {STOCK['credits'].object(n.n)} більше"

    def StandardDiscount(self, n: StandardDiscount) -> str:
        return f"стандартні дії за МК коштують вам на {STOCK['credits'].object(n.n)} менше"

    # ---- options
    def paid(self, amounts: dict[str, int], discarding: str) -> str:
        """4 МК та 2 тепла, скинувши 1 карту"""
        words = {**STOCK, **CUBE}
        text = self.both([words[kind].object(n) for kind, n in amounts.items() if kind != "cards"])
        cards = amounts.get("cards", 0)
        return f"{text}, {discarding} {CARD.object(cards)}" if cards else text
