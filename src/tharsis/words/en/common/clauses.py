"""English: the clauses of the words that both games have."""

from __future__ import annotations

from tharsis.kernel.node import Node
from tharsis.vocabulary.card import Card, Count, Flat
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
    NONE,
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
from tharsis.words.en.common.lookup import LOOKUP
from tharsis.words.en.common.table import BOTS, IDLE, PHRASES, QUESTIONS, TERMS
from tharsis.words.en.lexicon import (
    MANY_STOCK,
    ONE_CUBE,
    ONE_STOCK,
    PARAMETER,
    TAG,
    THESE,
    cards,
    cubes,
    steps,
    stock,
    tags,
)
from tharsis.words.language import Language, number, signed
from tharsis.words.own import Own


class EnglishClauses(Language):
    """Short, in the tone of a well-edited card."""

    code = "en"
    bots = BOTS
    tags = TAG
    stocks = {**MANY_STOCK, "credits": "M€"}
    kinds = {"automated": "automated", "active": "active", "event": "event", "corporation": "corporation"}
    conjunction = "and"
    disjunction = "or"
    cube_names = ONE_CUBE
    lookup = LOOKUP
    terms = TERMS
    questions = QUESTIONS
    phrases = PHRASES
    idle = IDLE

    def player(self, seat: int) -> str:
        if seat in self.names:
            return self.names[seat]
        return "the neutral opponent" if seat == NEUTRAL else f"player {seat + 1}"

    def no_effect(self, parts: tuple[str, ...]) -> str:
        return "without effect: " + ", ".join(self.idle[p] for p in parts)

    # ---- counts
    def EachTag(self, n: EachTag) -> str:
        return (
            f"for each {TAG[TAGS[n.tag]]} tag you have"
            if n.every == 1
            else f"for every {tags(TAGS[n.tag], n.every)} you have"
        )

    def EachCube(self, n: EachCube) -> str:
        kind = CUBES[n.cube]
        return f"for each {ONE_CUBE[kind]} here" if n.every == 1 else f"for every {cubes(kind, n.every)} here"

    def Flat(self, n: Flat) -> str:
        return f"{number(n.n)} point" if abs(n.n) == 1 else f"{number(n.n)} points"

    def points(self, count: Node) -> str:
        if isinstance(count, Flat):
            return self.Flat(count)
        assert isinstance(count, Count)
        return f"{'1 point' if count.each == 1 else f'{count.each} points'} {self.clause(count)}"

    # ---- requirements
    def Tagged(self, n: Tagged) -> str:
        return f"needs {tags(TAGS[n.tag], n.n)}"

    def repeated(self, word: Node, n: int) -> str:
        return f"{self.clause(word)}, {'twice' if n == 2 else f'{n} times'}"

    def included(self, own: Own) -> str:
        return "this one included" if own.n == 1 else f"{THESE.get(own.n, 'all of these')} included"

    def on_top(self) -> str:
        return "on top of its points as a city"

    def action(self, acts: str) -> str:
        return f"action: {acts}"

    def tagged_all(self, needs: list[Node]) -> str:
        return "needs " + self.both([tags(TAGS[n.tag], n.n) for n in needs if isinstance(n, Needed)])

    # ---- gains and losses
    def Gain(self, n: Gain) -> str:
        if n.count is not None:
            return f"gain {stock(STOCKS[n.kinds[0]], n.count.each)} {self.clause(n.count)}"
        return "gain " + self.both([stock(STOCKS[k], x) for k, x in zip(n.kinds, n.numbers, strict=True)])

    def Produce(self, n: Produce) -> str:
        if n.count is not None:
            return f"{ONE_STOCK[STOCKS[n.kinds[0]]]} production {signed(n.count.each)} {self.clause(n.count)}"
        return ", ".join(
            f"{ONE_STOCK[STOCKS[k]]} production {signed(x)}" for k, x in zip(n.kinds, n.numbers, strict=True)
        )

    def price_Lose(self, n: Lose) -> str:
        return f"spend {stock(STOCKS[n.kind], n.n)}"

    def Lose(self, n: Lose) -> str:
        return f"lose {stock(STOCKS[n.kind], n.n)}"

    def Rating(self, n: Rating) -> str:
        return f"TR +1 {self.clause(n.count)}" if n.count is not None else f"TR {signed(n.n)}"

    def Raise(self, n: Raise) -> str:
        return f"raise {PARAMETER[PARAMETERS[n.parameter]]} {steps(n.steps)}"

    def NextCard(self, n: NextCard) -> str:
        if n.discount:
            return f"the next card you play this generation costs {stock('credits', n.discount)} less"
        what = "temperature, oxygen or ocean requirement"
        return f"the next card you play this generation may miss its {what} by {steps(n.shift)}"

    def IfTags(self, n: IfTags) -> str:
        return f"{self.clause(n.otherwise)}; with {tags(TAGS[n.tag], n.n)} or more, {self.clause(n.then)} instead"

    # ---- cubes on cards
    def Add(self, n: Add) -> str:
        where = {
            "here": "here",
            "that card": "to that card",
            "any own card": "to one of your cards",
            "another own card": "to another card of yours",
            "own card with some": "to one of your cards that already has some",
            "own jovian card": "to one of your cards with a Jovian tag",
        }
        return f"add {cubes('none' if n.cube == NONE else CUBES[n.cube], n.n)} {where[PLACES[n.to]]}"

    def TakeHere(self, n: TakeHere) -> str:
        return f"take {cubes(CUBES[n.cube], n.n)} from here"

    # ---- the deck
    def Draw(self, n: Draw) -> str:
        return f"draw {cards(n.n)}" + (f" {self.clause(n.count)}" if n.count is not None else "")

    def Look(self, n: Look) -> str:
        if n.buy:
            return f"look at the top card; buy it for {stock('credits', CARD_PRICE)} or discard it"
        return f"look at the top {cards(n.cards)}, keep {n.keep} and discard the rest"

    def Discard(self, n: Discard) -> str:
        return f"discard {cards(n.n)}"

    # ---- choices
    def Choose(self, n: Choose) -> str:
        rows = [self.both([self.clause(x) for x in row]) for row in n.alternatives if row]
        text = self.either(rows)
        return text if all(n.alternatives) else "you may " + text

    def Exchange(self, n: Exchange) -> str:
        return f"spend any amount of {ONE_STOCK[STOCKS[n.kind]]}: gain that much {ONE_STOCK[STOCKS[n.to]]}"

    # ---- effects
    def occasion(self, n: When) -> str:
        who = "anyone" if n.by_anyone else "you"
        s = "s" if n.by_anyone else ""
        if n.occasion == ON_TAG:
            if n.mask >> EVENT & 1:
                also = [TAG[TAGS[t]] for t in range(len(TAGS)) if n.also >> t & 1]
                what = f"a {also[0]} event" if also else "an event"
            else:
                found = [TAG[TAGS[t]] for t in range(len(TAGS)) if n.mask >> t & 1]
                article = "an" if found[0][0] in "aeiouE" else "a"
                what = f"{article} {self.either(found)} tag"
            return f"when {who} play{s} {what}"
        return {
            ON_OCEAN: f"when {who} place{s} an ocean",
            ON_CITY: f"when {who} place{s} a city",
            ON_CITY_ON_MARS: f"when {who} place{s} a city on Mars",
            ON_GREENERY: f"when {who} place{s} a greenery",
            ON_METAL: "when you place a tile on an area with a steel or titanium bonus",
            ON_PROJECT: "when you use a standard project other than selling patents",
            ON_CARD: f"when you play a card of printed cost {n.least} or more",
            ON_NEW_TAG: "when you get a kind of tag you had none of (events apart)",
            ON_PAID: f"when you pay for a card or standard project of printed cost {n.least} or more",
        }[n.occasion]

    def Discount(self, n: Discount) -> str:
        what = (
            "cards"
            if n.tag == ANY_CARD
            else f"cards with a{'n' if TAG[TAGS[n.tag]][0] in 'aeiouE' else ''} {TAG[TAGS[n.tag]]} tag"
        )
        return f"{what} cost you {stock('credits', n.n)} less"

    def Worth(self, n: Worth) -> str:
        parts = [f"your {name}" for name, x in (("titanium", n.titanium), ("steel", n.steel)) if x]
        verb = "are each" if len(parts) > 1 else "is"
        return f"{self.both(parts)} {verb} worth {stock('credits', n.titanium or n.steel)} more per cube"

    def Loosen(self, n: Loosen) -> str:
        return f"your cards may miss their temperature, oxygen and ocean requirements by {steps(n.steps)}"

    def HeatPays(self, n: HeatPays) -> str:
        return "you may spend heat as M€"

    def GreeneryCosts(self, n: GreeneryCosts) -> str:
        return f"you convert {stock('plants', n.plants)} instead of 8 into a greenery"

    def start(self, card: Card) -> str:
        parts: list[str] = []
        for word in card.play:
            if isinstance(word, Gain):
                parts += [stock(STOCKS[k], x) for k, x in zip(word.kinds, word.numbers, strict=True)]
            else:
                parts.append(self.clause(word))
        return "start with " + self.both(parts)

    def first_action(self, clauses: str) -> str:
        return f"your first action: {clauses}"

    def keeps_all(self) -> str:
        return "keep all 10 cards dealt to you, for free"
