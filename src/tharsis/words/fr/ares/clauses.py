"""French: what is on the cards of Ares Expedition, clause by clause."""

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
from tharsis.kernel.node import Node
from tharsis.vocabulary.card import Act, Card
from tharsis.vocabulary.choices import Choose, Exchange
from tharsis.vocabulary.effects import Loosen, When, Worth
from tharsis.vocabulary.gains import Gain, NextCard
from tharsis.vocabulary.needs import NO_LEAST
from tharsis.vocabulary.terms import CUBES, ON_OCEAN, PARAMETERS, STOCKS, TAGS
from tharsis.words.fr.ares.lexicon import ONE_OFF, in_zone
from tharsis.words.fr.ares.table import (
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
from tharsis.words.fr.ares.table import ZONES as ZONE_NAMES
from tharsis.words.fr.common import French
from tharsis.words.fr.lexicon import (
    OF_STOCK,
    ONE_CUBE,
    ONE_STOCK,
    SEMICOLON,
    SOME_STOCK,
    TAG,
    cards,
    cubes,
    production,
    shown,
    steps,
    stock,
)
from tharsis.words.fr.names.ares import CARDS
from tharsis.words.language import NBSP, signed


class AresClauses(French):
    """Short, in the tone of a well-edited card: imperatives on cards, infinitives for options."""

    cards = CARDS
    kinds = {"automated": "automatique", "active": "active"}
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
            "temperature": "la température est à son maximum et n’augmente plus",
            "oxygen": "l’oxygène est à son maximum et n’augmente plus",
            "ocean": "toutes les tuiles Océan sont déjà retournées",
            "cube": "aucune carte pour recevoir la ressource",
        }
        return ", ".join(words[p] for p in parts)

    def picked(self) -> str:
        return f"si vous avez choisi la phase {self.phases['action']}"

    def goal(self, node: Node) -> str:
        if isinstance(node, IfPicked):
            then = self.goal(node.then)
            return f"{then} {self.picked()}" if then else ""
        return super().goal(node)

    def goals(self, nodes: list[Node]) -> str:
        """What is bought is said with its price: "dépenser 6 M€ pour augmenter votre NT de 1"."""
        if len(nodes) < 2 or not isinstance(nodes[0], SpendCredits):
            return super().goals(nodes)
        goals = self.goals(nodes[1:])
        return f"{self.goal(nodes[0])} pour {goals}" if goals else ""

    def act(self, act: Act) -> str:
        """An action; what only whoever picked the phase gets is said last: "gagnez 2 M€, plus 1 plante si ..."."""
        more = [word.then for word in act.gets if isinstance(word, IfPicked)]
        gains = [x for x in more if isinstance(x, Gain)]
        if not more or len(gains) < len(more):
            return super().act(act)
        text = super().act(Act(act.pays, [x for x in act.gets if not isinstance(x, IfPicked)], act.only_if))
        added = [stock(STOCKS[k], n) for x in gains for k, n in zip(x.kinds, x.numbers, strict=True)]
        return f"{text}, plus {self.both(added)} {self.picked()}"

    # ---- counts
    def EachForest(self, n: EachForest) -> str:
        return "par forêt que vous avez" if n.every == 1 else f"par tranche de {n.every}{NBSP}forêts que vous avez"

    def EachCapacity(self, n: EachCapacity) -> str:
        return f"par {ONE_STOCK[CAPACITIES[n.kind]]} que vous avez"

    def EachProject(self, n: EachProject) -> str:
        if n.every == 1:
            return f"par {'carte bleue' if n.blue else 'carte'} que vous avez jouée"
        return f"par tranche de {cards(n.every)}{' bleues' if n.blue else ''} que vous avez jouées"

    def IfBlue(self, n: IfBlue) -> str:
        return f"si vous avez au moins {cards(n.n)} bleues en jeu"

    # ---- requirements
    def InZone(self, n: InZone) -> str:
        return in_zone(PARAMETERS[n.parameter], n.least, n.most)

    def Flipped(self, n: Flipped) -> str:
        if n.least != NO_LEAST:
            return f"il faut {shown('oceans', n.least)}"
        return f"seulement avec {shown('oceans', n.most)} ou moins"

    def HasRating(self, n: HasRating) -> str:
        return f"il faut un NT d’au moins {n.n}"

    def GiveUp(self, n: GiveUp) -> str:
        return f"en plus de son coût, dépensez {stock(STOCKS[n.kind], n.n)}"

    def GiveUpRating(self, n: GiveUpRating) -> str:
        return f"en plus de son coût, perdez {n.n}{NBSP}NT"

    # ---- boxes
    def ProduceCards(self, n: ProduceCards) -> str:
        return f"production de cartes {signed(n.n)}"

    def ProduceEach(self, n: ProduceEach) -> str:
        return f"{production(STOCKS[n.kind])} {signed(n.count.each)} {self.clause(n.count)}"

    def Capacity(self, n: Capacity) -> str:
        parts = [f"{ONE_STOCK[k]} {signed(x)}" for k, x in (("steel", n.steel), ("titanium", n.titanium)) if x]
        return ", ".join(parts)

    # ---- gains and prices
    def SpendCredits(self, n: SpendCredits) -> str:
        text = f"dépensez {stock('credits', n.n)}"
        if n.less is None:
            return text
        return f"{text} ({n.less.each} de moins {self.clause(n.less)})"

    def LoseRating(self, n: LoseRating) -> str:
        return f"baissez votre NT de {n.n}"

    def LoseOr(self, n: LoseOr) -> str:
        return f"dépensez {stock(STOCKS[n.kind], n.n)} ({n.picked} {self.picked()})"

    def Flip(self, n: Flip) -> str:
        return "retournez une tuile Océan" if n.n == 1 else f"retournez {n.n}{NBSP}tuiles Océan"

    def Forest(self, n: Forest) -> str:
        return "gagnez une forêt" if n.n == 1 else f"gagnez {n.n}{NBSP}forêts"

    def ExtraPlay(self, n: ExtraPlay) -> str:
        return "vous pouvez jouer une carte bleue ou rouge de plus pendant cette phase"

    def PlayFree(self, n: PlayFree) -> str:
        most = stock("credits", n.most)
        return f"vous pouvez jouer gratuitement une carte verte dont le coût imprimé est d’au plus {most}"

    def IfPicked(self, n: IfPicked) -> str:
        return f"{self.clause(n.then)} {self.picked()}"

    def AddEither(self, n: AddEither) -> str:
        return f"ajoutez {cubes('animal', n.n)} ou {cubes('microbe', n.n)} sur une autre de vos cartes"

    def TakeEither(self, n: TakeEither) -> str:
        return f"retirez {cubes('animal', 1)} ou {cubes('microbe', 1)} de l’une de vos cartes"

    def NextCard(self, n: NextCard) -> str:
        card = "la prochaine carte que vous jouez pendant cette phase"
        return f"{card} coûte {stock('credits', n.discount)} de moins" if n.discount else f"{card} {ONE_OFF}"

    # ---- the deck
    def Screen(self, n: Screen) -> str:
        found = self.either([TAG[TAGS[t]] for t in n.tags])
        return (
            f"révélez les {n.cards}{NBSP}premières cartes de la pioche, prenez-en une à badge {found} et défaussez "
            "les autres"
        )

    def Browse(self, n: Browse) -> str:
        return (
            f"révélez la première carte de la pioche{SEMICOLON} si elle est verte, défaussez-la et "
            f"{self.clause(n.gain)}, sinon prenez-la"
        )

    def DiscardToDraw(self, n: DiscardToDraw) -> str:
        return f"vous pouvez défausser une carte pour en piocher une, ou deux si elle porte un badge {TAG[TAGS[n.tag]]}"

    def Redraw(self, n: Redraw) -> str:
        return f"défaussez jusqu’à {cards(n.most)} et piochez-en autant"

    # ---- choices
    def Exchange(self, n: Exchange) -> str:
        if not n.most:
            return super().Exchange(n)
        return f"dépensez jusqu’à {stock(STOCKS[n.kind], n.most)} pour gagner autant {OF_STOCK[STOCKS[n.to]]}"

    def Choose(self, n: Choose) -> str:
        rows = n.alternatives
        if len(rows) == 2 and all(rows) and any(isinstance(row[-1], AddEither) for row in rows):
            return ", ou ".join(self.both([self.clause(x) for x in row]) for row in rows)
        return super().Choose(n)

    def Offer(self, n: Offer) -> str:
        return self.Choose(n)

    # ---- effects
    def occasion(self, n: When) -> str:
        occasions = {
            ON_OCEAN: "quand vous retournez une tuile Océan",
            ON_OTHER_CARD: "quand vous jouez une autre carte",
            ON_TEMPERATURE: f"quand vous augmentez la température de {steps(1)}",
            ON_OXYGEN: f"quand vous augmentez l’oxygène de {steps(1)}",
            ON_FOREST: "quand vous gagnez une forêt",
            ON_USE: "quand vous utilisez l’action d’une carte",
            ON_STEEL: "pour chaque acier d’une carte que vous jouez",
            ON_RATING: "une fois par phase, quand votre NT augmente",
        }
        if n.occasion in occasions:
            return occasions[n.occasion]
        return super().occasion(n) + (" sur une autre carte" if n.others else "")

    def Worth(self, n: Worth) -> str:
        parts = [f"chaque {ONE_STOCK[k]}" for k, x in (("steel", n.steel), ("titanium", n.titanium)) if x]
        return f"{self.both(parts)} réduit le coût de vos cartes de {stock('credits', n.titanium or n.steel)} de plus"

    def Loosen(self, n: Loosen) -> str:
        return f"chacune de vos cartes {ONE_OFF}"

    def BigDiscount(self, n: BigDiscount) -> str:
        least, less = stock("credits", n.least), stock("credits", n.n)
        return f"les cartes dont le coût imprimé est d’au moins {least} vous coûtent {less} de moins"

    def PlantPays(self, n: PlantPays) -> str:
        what = stock("plants", 1)
        return f"quand vous jouez une carte, vous pouvez dépenser {what} pour payer {stock('credits', n.n)} de moins"

    def CubesPay(self, n: CubesPay) -> str:
        what = cubes(CUBES[n.cube], n.cubes)
        less = f"pour payer {stock('credits', n.n)} de moins"
        return f"quand vous jouez une carte, vous pouvez retirer {what} de cette carte {less}"

    def Researches(self, n: Researches) -> str:
        parts = [f"piochez {cards(n.draw)} de plus"] if n.draw else []
        if n.keep:
            parts.append(f"gardez-en {n.keep} de plus" if n.draw else f"gardez {cards(n.keep)} de plus")
        return f"pendant la phase {self.phases['research']}, {self.both(parts)}"

    def SellsBetter(self, n: SellsBetter) -> str:
        return f"chaque carte que vous défaussez pour {SOME_STOCK['credits']} en rapporte {n.n} de plus"

    def StandardDiscount(self, n: StandardDiscount) -> str:
        return f"les actions standards payées en{NBSP}M€ vous coûtent {stock('credits', n.n)} de moins"

    def start(self, card: Card) -> str:
        text = super().start(card)
        for word in card.play:
            if isinstance(word, Capacity):
                held = [stock(k, x) for k, x in (("steel", word.steel), ("titanium", word.titanium)) if x]
                text = text.replace(self.clause(word), self.both(held))
        return text

    # ---- options
    def paid(self, amounts: dict[str, int]) -> str:
        """4 M€ et 2 chaleurs en défaussant 1 carte"""
        parts = [cubes(k, n) if k in ONE_CUBE else stock(k, n) for k, n in amounts.items() if k != "cards"]
        text = self.both(parts)
        return f"{text} en défaussant {cards(amounts['cards'])}" if "cards" in amounts else text
