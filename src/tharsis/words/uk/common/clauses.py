"""Ukrainian: the clauses of the words that both games have."""

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
from tharsis.words.language import NBSP, Language, signed
from tharsis.words.own import Own
from tharsis.words.uk.common.lookup import LOOKUP
from tharsis.words.uk.common.table import BOTS, IDLE, PHRASES, QUESTIONS, TERMS
from tharsis.words.uk.lexicon import (
    CARD,
    CUBE,
    MADE,
    OF_TAG,
    PARAMETER_OBJECT,
    POINT,
    STEP,
    STOCK,
    TAG,
    TAG_NAME,
    TIME,
    TOP_CARD,
    WITH_THESE,
    WITH_THIS,
    YOUR_TAG,
    production,
    quoted,
)


class UkrainianClauses(Language):
    """Short, in the tone of a well-edited card: it asks politely, log lines stand in the present tense."""

    code = "uk"
    bots = BOTS
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
    conjunction = "та"
    disjunction = "або"
    cube_names = {kind: noun.one for kind, noun in CUBE.items()}
    lookup = LOOKUP
    terms = TERMS
    questions = QUESTIONS
    phrases = PHRASES
    idle = IDLE

    def player(self, seat: int) -> str:
        if seat in self.names:
            return self.names[seat]
        return "нейтральний суперник" if seat == NEUTRAL else f"гравець {seat + 1}"

    def of_player(self, seat: int) -> str:
        if seat in self.names:
            return self.names[seat]
        return "нейтрального суперника" if seat == NEUTRAL else f"гравця {seat + 1}"

    def card(self, name: str) -> str:
        """A card's name in a sentence, always behind a word that takes the case: карту «Комета», з карти «Комета»."""
        return quoted(self.name(name))

    def no_effect(self, parts: tuple[str, ...]) -> str:
        return "без ефекту: " + ", ".join(self.idle[p] for p in parts)

    # ---- counts
    def EachTag(self, n: EachTag) -> str:
        many = YOUR_TAG.each() if n.every == 1 else f"кожні {YOUR_TAG.object(n.every)}"
        return f"за {many} {OF_TAG[TAGS[n.tag]]}"

    def EachCube(self, n: EachCube) -> str:
        cube = CUBE[CUBES[n.cube]]
        return f"за {cube.each()} тут" if n.every == 1 else f"за кожні {cube.object(n.every)} тут"

    def Flat(self, n: Flat) -> str:
        return POINT.count(n.n)

    def points(self, count: Node) -> str:
        if isinstance(count, Flat):
            return self.Flat(count)
        assert isinstance(count, Count)
        return f"{POINT.count(count.each)} {self.clause(count)}"

    # ---- requirements
    def Tagged(self, n: Tagged) -> str:
        return f"{TAG.needed(n.n)} {OF_TAG[TAGS[n.tag]]}"

    def repeated(self, word: Node, n: int) -> str:
        return f"{self.clause(word)} {'двічі' if n == 2 else TIME.object(n)}"

    def included(self, own: Own) -> str:
        return f"включно з {WITH_THIS[own.noun] if own.n == 1 else WITH_THESE.get(own.n, 'усіма цими')}"

    def on_top(self) -> str:
        return "додатково до ПО за місто"

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

    def Rating(self, n: Rating) -> str:
        return f"РТ +1 {self.clause(n.count)}" if n.count is not None else f"РТ {signed(n.n)}"

    def Raise(self, n: Raise) -> str:
        return f"підвищте {PARAMETER_OBJECT[PARAMETERS[n.parameter]]} на {STEP.object(n.steps)}"

    def NextCard(self, n: NextCard) -> str:
        if n.discount:
            less = STOCK["credits"].object(n.discount)
            return f"наступна карта, яку ви розіграєте в цьому поколінні, коштує на {less} менше"
        return (
            "для наступної карти, яку ви розіграєте в цьому поколінні, вимогу щодо температури, кисню або океанів "
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
            "that card": f"додайте {what} на розіграну карту",
            "any own card": f"додайте {what} на одну зі своїх карт",
            "another own card": f"додайте {what} на іншу свою карту",
            "own card with some": f"додайте {what} на одну зі своїх карт, де вже є ресурси",
            "own jovian card": f"додайте {what} на одну зі своїх карт із міткою {OF_TAG['jovian']}",
        }[PLACES[n.to]]

    def TakeHere(self, n: TakeHere) -> str:
        return f"зніміть звідси {CUBE[CUBES[n.cube]].object(n.n)}"

    # ---- the deck
    def Draw(self, n: Draw) -> str:
        return f"візьміть {CARD.object(n.n)}" + (f" {self.clause(n.count)}" if n.count is not None else "")

    def Look(self, n: Look) -> str:
        if n.buy:
            price = STOCK["credits"].object(CARD_PRICE)
            return f"перегляньте верхню карту колоди; купіть її за {price} або скиньте"
        return f"перегляньте {TOP_CARD.object(n.cards)} колоди, залиште {n.keep}, решту скиньте"

    def Discard(self, n: Discard) -> str:
        return f"скиньте {CARD.object(n.n)}"

    # ---- choices
    def Choose(self, n: Choose) -> str:
        rows = [row for row in n.alternatives if row]
        text = self.one_of(rows)
        return text if all(n.alternatives) else "за бажання " + text

    def one_of(self, rows: list[list[Word]]) -> str:
        """The alternatives, without the one to decline."""
        return self.either([self.both([self.clause(x) for x in row]) for row in rows])

    def Exchange(self, n: Exchange) -> str:
        return f"витратьте будь-яку кількість {MADE[STOCKS[n.kind]]} — отримайте стільки ж {MADE[STOCKS[n.to]]}"

    # ---- effects
    def occasion(self, n: When) -> str:
        plays = "коли будь-хто розігрує" if n.by_anyone else "коли ви розігруєте"
        places = "коли будь-хто викладає" if n.by_anyone else "коли ви викладаєте"
        if n.occasion == ON_TAG:
            if n.mask >> EVENT & 1:
                also = [OF_TAG[TAGS[t]] for t in range(len(TAGS)) if n.also >> t & 1]
                what = f"подію з міткою {also[0]}" if also else "подію"
            else:
                what = "мітку " + self.either([OF_TAG[TAGS[t]] for t in range(len(TAGS)) if n.mask >> t & 1])
            return f"{plays} {what}"
        return {
            ON_OCEAN: f"{places} океан",
            ON_CITY: f"{places} місто",
            ON_CITY_ON_MARS: f"{places} місто на Марсі",
            ON_GREENERY: f"{places} ліс",
            ON_METAL: "коли ви викладаєте жетон на ділянку з бонусом сталі або титану",
            ON_PROJECT: "коли ви виконуєте стандартний проєкт, крім продажу патентів",
            ON_CARD: f"{plays} карту з базовою ціною від {n.least}{NBSP}МК",
            ON_NEW_TAG: "коли у вас з’являється мітка, якої ви ще не мали (події не враховуються)",
            ON_PAID: f"коли ви платите за карту або стандартний проєкт із базовою ціною від {n.least}{NBSP}МК",
        }[n.occasion]

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
