"""English: what is on the cards, clause by clause, and the tables of names and terms."""

from __future__ import annotations

from tharsis.kernel.node import Node
from tharsis.mars.board import CITY_TILE, OCEAN_TILE, TILES, is_city
from tharsis.mars.payment import Spend
from tharsis.mars.place import (
    ClaimLand,
    EachNeighbour,
    MetalOfArea,
    OwnGreenery,
    Place,
    RemoveBeside,
)
from tharsis.vocabulary.card import Card, Count, Flat
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
    NONE,
    ON_CARD,
    ON_CITY,
    ON_CITY_ON_MARS,
    ON_COLONY,
    ON_GREENERY,
    ON_METAL,
    ON_NEW_TAG,
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
from tharsis.words.en import maps as of_maps
from tharsis.words.en.lexicon import (
    MANY_STOCK,
    ONE_CUBE,
    ONE_STOCK,
    PARAMETER,
    TAG,
    THESE,
    TILE,
    WHERE,
    cards,
    cubes,
    shown,
    steps,
    stock,
    tags,
)
from tharsis.words.en.names import AWARDS, CARDS, MILESTONES, PROJECTS
from tharsis.words.en.table import BOTS, GOALS, OPTIONS
from tharsis.words.en.table import TILES as TILE_NAMES
from tharsis.words.language import NBSP, Language, number, signed
from tharsis.words.own import Own


class EnglishClauses(Language):
    """Short, in the tone of a well-edited card."""

    code = "en"
    tiles = TILE_NAMES
    goal_texts = {**GOALS, **of_maps.GOALS}
    maps = of_maps.MAPS
    bots = BOTS
    options = {**OPTIONS, **{f"map.{name}": said for name, said in of_maps.MAPS.items()}}
    cards = CARDS
    milestones = {**MILESTONES, **of_maps.MILESTONES}
    awards = {**AWARDS, **of_maps.AWARDS}
    projects = PROJECTS
    tags = TAG
    stocks = {**MANY_STOCK, "credits": "M€"}
    kinds = {"automated": "automated", "active": "active", "event": "event", "corporation": "corporation"}
    sets = {"base": "base", "corporate_era": "Corporate Era", "colonies": "Colonies", "house": "house cards"}
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
    terms = {
        "generation": "Generation",
        "temperature": "Temperature",
        "oxygen": "Oxygen",
        "oceans": "Oceans",
        "hand": "Hand",
        "cards": "cards",
        "passed": "passed",
        "first": "first player",
        "you": "you",
        "production": "production",
        "stock": "stock",
        "not_now": "Not now",
        "your_choice": "Your choice",
        "pick": "pick {least} to {most}, numbers with spaces, Enter for none",
        "help": "a number answers; ? card text, h hand, b board, w why not, l log, s save, u undo, q quit",
        "winner": "Winner",
        "nobody": "nobody: the goal was missed",
        "milestones": "Milestones",
        "awards": "Awards",
        "played": "Played",
        "tags": "Tags",
        "points": "Points",
        "saved": "saved to {file}",
        "bad": "{text}: not a choice here",
        "cannot_undo": "nothing to take back: something hidden was shown, or another player has acted",
        "legend": "tile and owner, or bonus: s steel, t titanium, p plants, c cards; ~ ocean only, ^ volcano, N Noctis",
        "goodbye": "Until next time.",
        "drafted": "Set aside so far",
        "deck": "deck",
        "discard": "discards",
        "score": "score",
        "price": "M€",
        "card": "card",
        "text": "text",
        "requirement": "requirement",
        "owes": "owes its first action",
    }
    questions = {
        "turn": "your turn: choose an action",
        "pay": "how do you pay?",
        "place": "where does the tile go?",
        "claim": "which area do you claim?",
        "remove": "what do you remove?",
        "steal": "what do you steal?",
        "reduce": "whose production goes down?",
        "add": "which card gets it?",
        "take": "take it from which card?",
        "look": "which cards do you take?",
        "discard": "which card do you discard?",
        "choose": "choose one",
        "swap": "how many steps do you move?",
        "exchange": "how much do you exchange?",
        "copy": "which production box do you copy?",
        "order": "what comes first?",
        "sell": "which patents do you sell?",
        "corporation": "choose your corporation",
        "first_hand": "which cards do you buy?",
        "buy": "which cards do you buy?",
        "species": "which card loses an animal or microbe?",
        "draft": "which card do you keep before passing the rest?",
        "world": "World Government: which parameter rises?",
        "world_ocean": "World Government: where does the ocean go?",
        "last_greenery": "last greeneries: place one, or finish",
        "colony": "where does the colony go?",
        "trade": "which colony tile do you trade with?",
        "fee": "what do you pay for the trade?",
        "advance": "how far does the marker go up first?",
        "marker": "which marker moves?",
        "bring": "which colony tile comes into play?",
        "moons": "which 3 colony tiles stay in play?",
        "pay_heat": "how do you pay the heat?",
    }
    conjunction = "and"
    disjunction = "or"

    def player(self, seat: int) -> str:
        if seat == self.marsbot_seat:
            return self.marsbot
        return "the neutral opponent" if seat == NEUTRAL else f"player {seat + 1}"

    def no_effect(self, parts: tuple[str, ...]) -> str:
        words = {
            "temperature": "temperature is at its maximum",
            "oxygen": "oxygen is at its maximum",
            "ocean": "all oceans are placed",
            "cube": "no card to put it on",
            "count": "nothing to count",
            "colony": "you have no colony",
            "income": "no income on this step",
        }
        return "without effect: " + ", ".join(words[p] for p in parts)

    # ---- counts
    def EachTag(self, n: EachTag) -> str:
        return (
            f"for each {TAG[TAGS[n.tag]]} tag you have"
            if n.every == 1
            else f"for every {tags(TAGS[n.tag], n.every)} you have"
        )

    def EachOpponentTag(self, n: EachOpponentTag) -> str:
        return f"for each {TAG[TAGS[n.tag]]} tag your opponents have"

    def EachCity(self, n: EachCity) -> str:
        where = "on Mars" if n.on_mars else "in play"
        return f"for each city {where}" if n.every == 1 else f"for every {n.every} cities {where}"

    def EachEvent(self, n: EachEvent) -> str:
        return "for each event played by anyone so far"

    def EachCube(self, n: EachCube) -> str:
        kind = CUBES[n.cube]
        return f"for each {ONE_CUBE[kind]} here" if n.every == 1 else f"for every {cubes(kind, n.every)} here"

    def IfCube(self, n: IfCube) -> str:
        return f"if at least 1 {ONE_CUBE[CUBES[n.cube]]} is here"

    def EachNeighbour(self, n: EachNeighbour) -> str:
        return f"for each {TILES[n.tile]} adjacent to this tile"

    def Flat(self, n: Flat) -> str:
        return f"{number(n.n)} point" if abs(n.n) == 1 else f"{number(n.n)} points"

    def points(self, count: Node) -> str:
        if isinstance(count, Flat):
            return self.Flat(count)
        assert isinstance(count, Count)
        return f"{'1 point' if count.each == 1 else f'{count.each} points'} {self.clause(count)}"

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

    def Tagged(self, n: Tagged) -> str:
        return f"needs {tags(TAGS[n.tag], n.n)}"

    def Produces(self, n: Produces) -> str:
        return f"needs {ONE_STOCK[STOCKS[n.kind]]} production of your own"

    def CitiesInPlay(self, n: CitiesInPlay) -> str:
        return f"needs {n.n} cities in play"

    def RaisedRating(self, n: RaisedRating) -> str:
        return "if your TR has gone up this generation"

    def OwnGreenery(self, n: OwnGreenery) -> str:
        return "needs a greenery of your own"

    def repeated(self, word: Node, n: int) -> str:
        if isinstance(word, Place) and word.tile == OCEAN_TILE:
            return f"place {shown('oceans', n)}"
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

    def GiveUpProduction(self, n: GiveUpProduction) -> str:
        return f"{ONE_STOCK[STOCKS[n.kind]]} production {signed(-n.n)}"

    def Spend(self, n: Spend) -> str:
        return f"spend {stock('credits', n.n)}" + (f" ({STOCKS[n.metal]} may help pay)" if n.metal >= 0 else "")

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
    def Draw(self, n: Draw) -> str:
        return f"draw {cards(n.n)}" + (f" {self.clause(n.count)}" if n.count is not None else "")

    def Look(self, n: Look) -> str:
        if n.buy:
            return f"look at the top card; buy it for {stock('credits', CARD_PRICE)} or discard it"
        return f"look at the top {cards(n.cards)}, keep {n.keep} and discard the rest"

    def Reveal(self, n: Reveal) -> str:
        return f"reveal and discard the top card; if it has a {TAG[TAGS[n.tag]]} tag, {self.clause(n.then)}"

    def Discard(self, n: Discard) -> str:
        return f"discard {cards(n.n)}"

    # ---- choices
    def Choose(self, n: Choose) -> str:
        rows = [self.both([self.clause(x) for x in row]) for row in n.alternatives if row]
        text = self.either(rows)
        return text if all(n.alternatives) else "you may " + text

    def SwapProduction(self, n: SwapProduction) -> str:
        return (
            f"move any number of steps from your {ONE_STOCK[STOCKS[n.kind]]} production to your "
            f"{ONE_STOCK[STOCKS[n.to]]} production"
        )

    def Exchange(self, n: Exchange) -> str:
        return f"spend any amount of {ONE_STOCK[STOCKS[n.kind]]}: gain that much {ONE_STOCK[STOCKS[n.to]]}"

    def CopyBox(self, n: CopyBox) -> str:
        return "carry out the production box of one of your building cards once more"

    # ---- the map
    def Place(self, n: Place) -> str:
        from tharsis.mars.board import PLACES as RULES
        from tharsis.mars.place import USUAL_PLACE

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
            ON_COLONY: f"when {who} place{s} a colony",
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

    def PowerProjectDiscount(self, n: PowerProjectDiscount) -> str:
        return f"the standard project {self.projects['power_plant']} costs you {stock('credits', n.n)} less"

    def Safe(self, n: Safe) -> str:
        return "resources here can never be removed"

    def Shield(self, n: Shield) -> str:
        return "opponents may not remove your plants, animals or microbes"

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
