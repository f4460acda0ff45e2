"""French: the clauses of the words that both games have."""

from __future__ import annotations

from tharsis.kernel.node import Node
from tharsis.vocabulary.card import Act, Card, Count, Flat, Word
from tharsis.vocabulary.choices import Choose, Exchange
from tharsis.vocabulary.counts import EachCube, EachTag
from tharsis.vocabulary.cubes import Add, TakeHere
from tharsis.vocabulary.deck import Discard, Draw, Look
from tharsis.vocabulary.effects import (
    Discount,
    GreeneryCosts,
    HeatPays,
    Loosen,
    When,
    Worth,
)
from tharsis.vocabulary.gains import Gain, IfTags, Lose, NextCard, Produce, Raise, Rating
from tharsis.vocabulary.needs import Tagged
from tharsis.vocabulary.needs import Tagged as Needed
from tharsis.vocabulary.terms import (
    ANY_CARD,
    CARD_PRICE,
    CUBES,
    EVENT,
    NEUTRAL,
    ON_CARD,
    ON_CITY,
    ON_CITY_ON_MARS,
    ON_GREENERY,
    ON_METAL,
    ON_NEW_TAG,
    ON_OCEAN,
    ON_PAID,
    ON_PROJECT,
    ON_TAG,
    PARAMETERS,
    PLACES,
    STOCKS,
    TAGS,
)
from tharsis.words.fr.common.lookup import LOOKUP
from tharsis.words.fr.common.table import BOTS, IDLE, PHRASES, QUESTIONS, TERMS
from tharsis.words.fr.lexicon import (
    COLON,
    OF_STOCK,
    ONE_CUBE,
    SEMICOLON,
    SOME_STOCK,
    STOCK,
    TAG,
    THE_PARAMETER,
    THESE,
    VOWELS,
    cards,
    cubes,
    infinitive,
    production,
    steps,
    stock,
    tags,
    worth,
)
from tharsis.words.language import NBSP, Language, signed
from tharsis.words.own import Own


class FrenchClauses(Language):
    """Short, in the tone of a well-edited card: imperatives on cards, infinitives for options."""

    code = "fr"
    bots = BOTS
    tags = TAG
    stocks = STOCK
    kinds = {"automated": "instantanée", "active": "action", "event": "événement", "corporation": "corporation"}
    conjunction = "et"
    disjunction = "ou"
    colon = COLON
    semicolon = SEMICOLON
    cube_names = ONE_CUBE
    lookup = LOOKUP
    terms = TERMS
    questions = QUESTIONS
    phrases = PHRASES
    idle = IDLE

    def player(self, seat: int) -> str:
        if seat in self.names:
            return self.names[seat]
        return "l’adversaire neutre" if seat == NEUTRAL else f"le joueur{NBSP}{seat + 1}"

    def to_player(self, seat: int) -> str:
        if seat in self.names:
            return f"à {self.names[seat]}"
        return "à l’adversaire neutre" if seat == NEUTRAL else f"au joueur{NBSP}{seat + 1}"

    def of_player(self, seat: int) -> str:
        if seat in self.names:
            name = self.names[seat]
            return f"d’{name}" if name[:1].lower() in (*VOWELS, "h") else f"de {name}"
        return "de l’adversaire neutre" if seat == NEUTRAL else f"du joueur{NBSP}{seat + 1}"

    def at(self, area: str) -> str:
        return f"sur {self.areas[area]}" if area in self.areas else f"en {area}"

    def no_effect(self, parts: tuple[str, ...]) -> str:
        return f"sans effet{COLON} " + ", ".join(self.idle[p] for p in parts)

    def goal(self, node: Node) -> str:
        """What a node does as an infinitive, or nothing if it cannot be put that way."""
        if isinstance(node, Rating) and node.count is None:
            return f"augmenter votre NT de {node.n}"
        if isinstance(node, Produce) and node.count is None and len(node.kinds) == 1:
            n = int(node.numbers[0])
            return f"{'augmenter' if n > 0 else 'baisser'} votre {production(STOCKS[node.kinds[0]])} de {abs(n)}"
        return infinitive(self.clause(node))

    def goals(self, nodes: list[Node]) -> str:
        """Several of them, or nothing if one cannot be put that way."""
        found = [self.goal(node) for node in nodes]
        return self.both(found) if all(found) else ""

    def act(self, act: Act) -> str:
        """An action: "dépensez 4 énergies pour gagner 1 acier"."""
        goals = self.goals(list(act.gets))
        if not act.pays or not goals:
            return super().act(act)
        text = f"{self.both([self.price(word) for word in act.pays])} pour {goals}"
        return f"{self.clause(act.only_if)}, {text}" if act.only_if is not None else text

    # ---- counts
    def EachTag(self, n: EachTag) -> str:
        if n.every == 1:
            return f"par badge {TAG[TAGS[n.tag]]} que vous avez"
        return f"par tranche de {tags(TAGS[n.tag], n.every)} que vous avez"

    def EachCube(self, n: EachCube) -> str:
        kind = CUBES[n.cube]
        what = f"par {ONE_CUBE[kind]}" if n.every == 1 else f"par tranche de {cubes(kind, n.every)}"
        return f"{what} sur cette carte"

    def Flat(self, n: Flat) -> str:
        return worth(n.n)

    def points(self, count: Node) -> str:
        if isinstance(count, Flat):
            return worth(count.n)
        assert isinstance(count, Count)
        return f"{worth(count.each)} {self.clause(count)}"

    # ---- requirements
    def Tagged(self, n: Tagged) -> str:
        return f"il faut {tags(TAGS[n.tag], n.n)}"

    def repeated(self, word: Node, n: int) -> str:
        return f"{self.clause(word)}, {'deux' if n == 2 else n} fois"

    def included(self, own: Own) -> str:
        if own.n > 1:  # only tags come in numbers
            return f"{THESE.get(own.n, 'ceux-ci')} compris"
        return "celui-ci compris" if own.noun in ("tag", "event") else "celle-ci comprise"

    def on_top(self) -> str:
        return "en plus de ses PV de cité"

    def action(self, acts: str) -> str:
        return f"action{COLON} " + acts.replace("; ou ", f"{SEMICOLON} ou ")

    def tagged_all(self, needs: list[Node]) -> str:
        return "il faut " + self.both([tags(TAGS[n.tag], n.n) for n in needs if isinstance(n, Needed)])

    # ---- gains and losses
    def Gain(self, n: Gain) -> str:
        if n.count is not None:
            return f"gagnez {stock(STOCKS[n.kinds[0]], n.count.each)} {self.clause(n.count)}"
        return "gagnez " + self.both([stock(STOCKS[k], x) for k, x in zip(n.kinds, n.numbers, strict=True)])

    def Produce(self, n: Produce) -> str:
        if n.count is not None:
            return f"{production(STOCKS[n.kinds[0]])} {signed(n.count.each)} {self.clause(n.count)}"
        return ", ".join(f"{production(STOCKS[k])} {signed(x)}" for k, x in zip(n.kinds, n.numbers, strict=True))

    def price_Lose(self, n: Lose) -> str:
        return f"dépensez {stock(STOCKS[n.kind], n.n)}"

    def Lose(self, n: Lose) -> str:
        return f"perdez {stock(STOCKS[n.kind], n.n)}"

    def Rating(self, n: Rating) -> str:
        return f"NT +1 {self.clause(n.count)}" if n.count is not None else f"NT {signed(n.n)}"

    def Raise(self, n: Raise) -> str:
        return f"augmentez {THE_PARAMETER[PARAMETERS[n.parameter]]} de {steps(n.steps)}"

    def NextCard(self, n: NextCard) -> str:
        card = "la prochaine carte que vous jouez pendant cette génération"
        if n.discount:
            return f"{card} coûte {stock('credits', n.discount)} de moins"
        what = "son prérequis de température, d’oxygène ou d’océans"
        return f"{card} tolère un écart de {steps(n.shift)} sur {what}"

    def IfTags(self, n: IfTags) -> str:
        enough = f"si vous avez au moins {tags(TAGS[n.tag], n.n)}"
        return f"{self.clause(n.otherwise)}{SEMICOLON} {enough}, {self.clause(n.then)} à la place"

    # ---- cubes on cards
    def Add(self, n: Add) -> str:
        where = {
            "here": "sur cette carte",
            "that card": "sur la carte jouée",
            "any own card": "sur l’une de vos cartes",
            "another own card": "sur une autre de vos cartes",
            "own card with some": "sur l’une de vos cartes qui en porte déjà",
            "own jovian card": f"sur l’une de vos cartes à badge {TAG['jovian']}",
        }
        return f"ajoutez {cubes(CUBES[n.cube], n.n)} {where[PLACES[n.to]]}"

    def TakeHere(self, n: TakeHere) -> str:
        return f"retirez {cubes(CUBES[n.cube], n.n)} de cette carte"

    # ---- the deck
    def Draw(self, n: Draw) -> str:
        return f"piochez {cards(n.n)}" + (f" {self.clause(n.count)}" if n.count is not None else "")

    def Look(self, n: Look) -> str:
        if n.buy:
            price = stock("credits", CARD_PRICE)
            return f"regardez la première carte de la pioche{SEMICOLON} achetez-la pour {price} ou défaussez-la"
        return (
            f"regardez les {n.cards}{NBSP}premières cartes de la pioche, gardez-en {n.keep} et défaussez "
            f"{'l’autre' if n.cards - n.keep == 1 else 'les autres'}"
        )

    def Discard(self, n: Discard) -> str:
        return f"défaussez {cards(n.n)}"

    # ---- choices
    def Choose(self, n: Choose) -> str:
        rows = [row for row in n.alternatives if row]
        if not all(n.alternatives):
            goals = [self.goals(list(row)) for row in rows]
            if all(goals):
                return "vous pouvez " + self.either(goals)
        text = self.one_of(rows)
        return text if all(n.alternatives) else f"si vous le voulez, {text}"

    def one_of(self, rows: list[list[Word]]) -> str:
        """The alternatives, without the one to decline."""
        either = [self.both([self.clause(x) for x in row]) for row in rows]
        text = self.either(either) if all(len(row) == 1 for row in rows) else ", ou ".join(either)
        return f"au choix{COLON} {text}" if len(rows) > 2 else text

    def Exchange(self, n: Exchange) -> str:
        return f"dépensez autant {OF_STOCK[STOCKS[n.kind]]} que vous voulez pour gagner autant {OF_STOCK[STOCKS[n.to]]}"

    # ---- effects
    def occasion(self, n: When) -> str:
        places = "n’importe qui place" if n.by_anyone else "vous placez"
        if n.occasion == ON_TAG:
            if n.mask >> EVENT & 1:
                what = " ".join(["un événement", *(TAG[TAGS[t]] for t in range(len(TAGS)) if n.also >> t & 1)])
            else:
                what = "un badge " + self.either([TAG[TAGS[t]] for t in range(len(TAGS)) if n.mask >> t & 1])
            return f"quand {'n’importe qui joue' if n.by_anyone else 'vous jouez'} {what}"
        return {
            ON_OCEAN: f"quand {places} un océan",
            ON_CITY: f"quand {places} une cité",
            ON_CITY_ON_MARS: f"quand {places} une cité sur Mars",
            ON_GREENERY: f"quand {places} une forêt",
            ON_METAL: "quand vous placez une tuile sur une zone à bonus d’acier ou de titane",
            ON_PROJECT: "quand vous réalisez un projet standard autre que la vente de brevets",
            ON_CARD: "quand vous jouez une carte dont le coût imprimé est d’au moins " + stock("credits", n.least),
            ON_NEW_TAG: "quand vous obtenez votre premier badge d’un type donné (hors Événement)",
            ON_PAID: "quand vous payez une carte ou un projet standard dont le coût imprimé est d’au moins "
            + stock("credits", n.least),
        }[n.occasion]

    def Discount(self, n: Discount) -> str:
        what = "toutes les cartes" if n.tag == ANY_CARD else f"les cartes à badge {TAG[TAGS[n.tag]]}"
        return f"{what} vous coûtent {stock('credits', n.n)} de moins"

    def Worth(self, n: Worth) -> str:
        parts = [OF_STOCK[name] for name, x in (("titanium", n.titanium), ("steel", n.steel)) if x]
        return f"vos cubes {self.both(parts)} valent chacun {stock('credits', n.titanium or n.steel)} de plus"

    def Loosen(self, n: Loosen) -> str:
        what = "leurs prérequis de température, d’oxygène et d’océans"
        return f"vos cartes tolèrent un écart de {steps(n.steps)} sur {what}"

    def HeatPays(self, n: HeatPays) -> str:
        return f"vous pouvez dépenser votre chaleur comme {SOME_STOCK['credits']}"

    def GreeneryCosts(self, n: GreeneryCosts) -> str:
        return f"une forêt ne vous coûte que {stock('plants', n.plants)} au lieu de 8"

    def start(self, card: Card) -> str:
        parts: list[str] = []
        for word in card.play:
            if isinstance(word, Gain) and word.count is None:
                parts += [stock(STOCKS[k], x) for k, x in zip(word.kinds, word.numbers, strict=True)]
            elif isinstance(word, Produce) and word.count is None:
                pairs = zip(word.kinds, word.numbers, strict=True)
                parts += [f"une {production(STOCKS[k])} de {x}" for k, x in pairs]
            else:
                parts.append(self.clause(word))
        return "commencez avec " + self.both(parts)

    def first_action(self, clauses: str) -> str:
        return f"en première action, {clauses}"

    def keeps_all(self) -> str:
        return f"gardez gratuitement vos 10{NBSP}cartes de départ"
