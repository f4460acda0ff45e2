"""English: what is on the cards of Ares Expedition, clause by clause."""

from __future__ import annotations

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
from tharsis.vocabulary.card import Act, Word
from tharsis.vocabulary.choices import Choose, Exchange
from tharsis.vocabulary.effects import GreeneryCosts, Loosen, When, Worth
from tharsis.vocabulary.gains import Gain, IfTags, NextCard
from tharsis.vocabulary.needs import NO_LEAST
from tharsis.vocabulary.terms import CUBES, ON_OCEAN, PARAMETERS, STOCKS, TAGS
from tharsis.words.en.ares.lexicon import in_zone
from tharsis.words.en.ares.table import (
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
    TILES,
)
from tharsis.words.en.ares.table import ZONES as ZONE_NAMES
from tharsis.words.en.common import English
from tharsis.words.en.lexicon import ONE_CUBE, ONE_STOCK, TAG, cards, cubes, shown, stock, tags
from tharsis.words.en.names.ares import CARDS
from tharsis.words.language import signed


class AresClauses(English):
    """Short, in the tone of a well-edited card."""

    cards = CARDS
    phases = PHASES
    phase_texts = PHASE_TEXTS
    zones = ZONE_NAMES
    rewards = REWARDS
    projects = STANDARD
    goal_texts = STANDARD_TEXTS
    sources = SOURCES
    tiles = TILES
    sets = SETS
    options = OPTIONS
    terms = TERMS
    questions = QUESTIONS
    phrases = PHRASES

    def no_effect(self, parts: tuple[str, ...]) -> str:
        words = {
            "temperature": "temperature is complete and does not rise",
            "oxygen": "oxygen is complete and does not rise",
            "ocean": "all ocean tiles lie open already",
            "cube": "no card to put it on",
        }
        return ", ".join(words[p] for p in parts)

    def picked(self) -> str:
        return f"if you picked {self.phases['action']}"

    def act(self, act: Act) -> str:
        """An action; what only whoever picked the phase gets is said last: "gain 2 M€, plus 1 plant if ..."."""
        more = [word.then for word in act.gets if isinstance(word, IfPicked)]
        gains = [x for x in more if isinstance(x, Gain)]
        if not more or len(gains) < len(more):
            return super().act(act)
        text = super().act(Act(act.pays, [x for x in act.gets if not isinstance(x, IfPicked)], act.only_if))
        added = [stock(STOCKS[k], n) for x in gains for k, n in zip(x.kinds, x.numbers, strict=True)]
        return f"{text}, plus {self.both(added)} {self.picked()}"

    # ---- counts
    def EachForest(self, n: EachForest) -> str:
        return "for each forest you have" if n.every == 1 else f"for every {n.every} forests you have"

    def EachCapacity(self, n: EachCapacity) -> str:
        return f"for each {CAPACITIES[n.kind]} you have"

    def EachProject(self, n: EachProject) -> str:
        what = "blue card" if n.blue else "card"
        return f"for each {what} you have played" if n.every == 1 else f"for every {n.every} {what}s you have played"

    def IfBlue(self, n: IfBlue) -> str:
        return f"with {n.n} or more blue cards in play"

    # ---- requirements
    def InZone(self, n: InZone) -> str:
        return in_zone(PARAMETERS[n.parameter], n.least, n.most)

    def Flipped(self, n: Flipped) -> str:
        if n.least != NO_LEAST:
            return f"needs {shown('oceans', n.least)}"
        return f"only with {shown('oceans', n.most)} or fewer"

    def HasRating(self, n: HasRating) -> str:
        return f"needs TR {n.n}"

    def GiveUp(self, n: GiveUp) -> str:
        return f"costs {stock(STOCKS[n.kind], n.n)} besides its price"

    def GiveUpRating(self, n: GiveUpRating) -> str:
        return f"costs {n.n} TR besides its price"

    # ---- boxes
    def ProduceCards(self, n: ProduceCards) -> str:
        return f"card production {signed(n.n)}"

    def ProduceEach(self, n: ProduceEach) -> str:
        return f"{ONE_STOCK[STOCKS[n.kind]]} production {signed(n.count.each)} {self.clause(n.count)}"

    def Capacity(self, n: Capacity) -> str:
        parts = [f"{name} {signed(x)}" for name, x in (("steel", n.steel), ("titanium", n.titanium)) if x]
        return ", ".join(parts)

    # ---- gains and prices
    def SpendCredits(self, n: SpendCredits) -> str:
        text = f"spend {stock('credits', n.n)}"
        if n.less is None:
            return text
        return f"{text}, {n.less.each} less {self.clause(n.less)}"

    def LoseRating(self, n: LoseRating) -> str:
        return f"spend {n.n} TR"

    def LoseOr(self, n: LoseOr) -> str:
        return f"spend {stock(STOCKS[n.kind], n.n)}, or {n.picked} {self.picked()}"

    def Flip(self, n: Flip) -> str:
        return "flip an ocean tile" if n.n == 1 else f"flip {n.n} ocean tiles"

    def Forest(self, n: Forest) -> str:
        return "gain a forest" if n.n == 1 else f"gain {n.n} forests"

    def ExtraPlay(self, n: ExtraPlay) -> str:
        return "you may play one more blue or red card this phase"

    def PlayFree(self, n: PlayFree) -> str:
        return f"you may play a green card of printed cost {n.most} or less for free"

    def IfPicked(self, n: IfPicked) -> str:
        return f"{self.clause(n.then)} {self.picked()}"

    def AddEither(self, n: AddEither) -> str:
        return f"add {cubes('animal', n.n)} or {cubes('microbe', n.n)} to another card of yours"

    def TakeEither(self, n: TakeEither) -> str:
        return "take 1 animal or 1 microbe from any card of yours"

    def NextCard(self, n: NextCard) -> str:
        if n.discount:
            return f"the next card you play this phase costs {stock('credits', n.discount)} less"
        return "the next card you play this phase may read temperature or oxygen one colour off"

    def IfTags(self, n: IfTags) -> str:
        return f"{self.clause(n.otherwise)}; with {tags(TAGS[n.tag], n.n)} or more, {self.clause(n.then)} instead"

    # ---- the deck
    def Screen(self, n: Screen) -> str:
        found = self.either([TAG[TAGS[t]] for t in n.tags])
        return f"reveal the top {cards(n.cards)}, take one with a {found} tag and discard the rest"

    def Browse(self, n: Browse) -> str:
        return f"reveal the top card: if it is green, discard it and {self.clause(n.gain)}; if not, take it"

    def DiscardToDraw(self, n: DiscardToDraw) -> str:
        return f"you may discard a card to draw one, or two if it has a {TAG[TAGS[n.tag]]} tag"

    def Redraw(self, n: Redraw) -> str:
        return f"discard up to {cards(n.most)} and draw as many"

    # ---- choices
    def Exchange(self, n: Exchange) -> str:
        if not n.most:
            return super().Exchange(n)
        return f"spend up to {stock(STOCKS[n.kind], n.most)}: gain that many {self.stocks[STOCKS[n.to]]}"

    def bought(self, row: list[Word]) -> str:
        """Spend 6 M€ for TR +1."""
        return f"{self.clause(row[0])} for {self.both([self.clause(x) for x in row[1:]])}"

    def Choose(self, n: Choose) -> str:
        row = n.alternatives[0]
        if len(n.alternatives) == 2 and not n.alternatives[1] and isinstance(row[0], SpendCredits):
            return f"you may {self.bought(row)}"
        return super().Choose(n)

    def Offer(self, n: Offer) -> str:
        return self.Choose(n)

    # ---- effects
    def occasion(self, n: When) -> str:
        occasions = {
            ON_OCEAN: "when you flip an ocean tile",
            ON_OTHER_CARD: "when you play another card",
            ON_TEMPERATURE: "when you raise temperature 1 step",
            ON_OXYGEN: "when you raise oxygen 1 step",
            ON_FOREST: "when you gain a forest",
            ON_USE: "when you use the action of a card",
            ON_STEEL: "for each steel on a card you play",
            ON_RATING: "once in a phase when your TR goes up",
        }
        if n.occasion in occasions:
            return occasions[n.occasion]
        return super().occasion(n) + (" on another card" if n.others else "")

    def Worth(self, n: Worth) -> str:
        parts = [f"each {name}" for name, x in (("steel", n.steel), ("titanium", n.titanium)) if x]
        verb = "make" if len(parts) > 1 else "makes"
        return f"{self.both(parts)} {verb} cards {stock('credits', n.titanium or n.steel)} cheaper still"

    def Loosen(self, n: Loosen) -> str:
        return "your cards may read temperature or oxygen one colour off"

    def GreeneryCosts(self, n: GreeneryCosts) -> str:
        return f"you convert {stock('plants', n.plants)} instead of 8 into a forest"

    def BigDiscount(self, n: BigDiscount) -> str:
        return f"cards of printed cost {n.least} or more cost you {stock('credits', n.n)} less"

    def PlantPays(self, n: PlantPays) -> str:
        return f"when you play a card, you may spend 1 plant to pay {stock('credits', n.n)} less"

    def CubesPay(self, n: CubesPay) -> str:
        what = cubes(CUBES[n.cube], n.cubes)
        return f"when you play a card, you may take {what} from here to pay {stock('credits', n.n)} less"

    def Researches(self, n: Researches) -> str:
        parts = [f"draw {cards(n.draw)} more"] if n.draw else []
        parts += [f"keep {cards(n.keep)} more"] if n.keep else []
        return f"in the {self.phases['research']} phase, {self.both(parts)}"

    def SellsBetter(self, n: SellsBetter) -> str:
        return f"a card you discard for M€ brings {n.n} more"

    def StandardDiscount(self, n: StandardDiscount) -> str:
        return f"standard actions paid with M€ cost you {n.n} less"

    # ---- options
    def paid(self, amounts: dict[str, int]) -> str:
        """4 M€ and 2 heat, discarding 1 card"""
        parts = [cubes(k, n) if k in ONE_CUBE else stock(k, n) for k, n in amounts.items() if k != "cards"]
        text = self.both(parts) or "nothing"
        return f"{text}, discarding {cards(amounts['cards'])}" if "cards" in amounts else text
