"""Ukrainian: what is on the cards, clause by clause, and the tables of names and terms."""

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
from tharsis.words.language import NBSP, Language, signed
from tharsis.words.own import Own
from tharsis.words.uk import maps as of_maps
from tharsis.words.uk.lexicon import (
    CARD,
    COMPLETE,
    CUBE,
    MADE,
    OF_TAG,
    PAID_WITH,
    PARAMETER_OBJECT,
    POINT,
    STEP,
    STOCK,
    TAG,
    TAG_NAME,
    TILE_NOUN,
    TIME,
    TOP_CARD,
    WHERE,
    WITH_THESE,
    WITH_THIS,
    YOUR_TAG,
    at,
    production,
    quoted,
    shown,
    tile,
)
from tharsis.words.uk.names import AWARDS, CARDS, MILESTONES, PROJECTS
from tharsis.words.uk.table import BOTS, GOALS, OPTIONS
from tharsis.words.uk.table import TILES as TILE_NAMES


class UkrainianClauses(Language):
    """Short, in the tone of a well-edited card: it asks politely, log lines stand in the present tense."""

    code = "uk"
    tiles = TILE_NAMES
    goal_texts = {**GOALS, **of_maps.GOALS}
    maps = of_maps.MAPS
    bots = BOTS
    options = {**OPTIONS, **{f"map.{name}": said for name, said in of_maps.MAPS.items()}}
    cards = CARDS
    milestones = {**MILESTONES, **of_maps.MILESTONES}
    awards = {**AWARDS, **of_maps.AWARDS}
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
    sets = {
        "base": "базовий набір",
        "corporate_era": "Ера корпорацій",
        "colonies": "Колонії",
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
        "played": "Розіграно",
        "tags": "Мітки",
        "points": "ПО",
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
        "first_hand": "які карти ви купуєте?",
        "buy": "які карти ви купуєте?",
        "species": "з якої карти зняти тварину або мікроба?",
        "draft": "яку карту ви залишаєте, перш ніж передати решту?",
        "world": "Світовий уряд: який параметр зростає?",
        "world_ocean": "Світовий уряд: куди викласти океан?",
        "last_greenery": "останні ліси: викладіть ліс або завершіть",
        "colony": "де заснувати колонію?",
        "trade": "куди відправити флот?",
        "fee": "чим ви платите за торгівлю?",
        "advance": "на скільки поділок спершу пересунути маркер?",
        "marker": "який маркер пересунути?",
        "bring": "який планшет колонії додати до гри?",
        "moons": "які 3 планшети колоній залишити в грі?",
        "pay_heat": "як ви сплачуєте тепло?",
    }
    conjunction = "та"
    disjunction = "або"

    def player(self, seat: int) -> str:
        if seat == self.marsbot_seat:
            return self.marsbot
        return "нейтральний суперник" if seat == NEUTRAL else f"гравець {seat + 1}"

    def of_player(self, seat: int) -> str:
        if seat == self.marsbot_seat:
            return self.marsbot
        return "нейтрального суперника" if seat == NEUTRAL else f"гравця {seat + 1}"

    def card(self, name: str) -> str:
        """A card's name in a sentence, always behind a word that takes the case: карту «Комета», з карти «Комета»."""
        return quoted(self.name(name))

    def no_effect(self, parts: tuple[str, ...]) -> str:
        words = {
            "temperature": COMPLETE["temperature"],
            "oxygen": COMPLETE["oxygen"],
            "ocean": COMPLETE["oceans"],
            "cube": "немає карти, на яку можна додати",
            "count": "нічого рахувати",
            "colony": "у вас немає колоній",
            "income": "на цій поділці немає доходу",
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
        return "за кожну подію, яку будь-хто вже розіграв"

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
            return f"потрібно щонайменше {percent}" if least else f"лише за {percent} або менше"
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

    def repeated(self, word: Node, n: int) -> str:
        if isinstance(word, Place) and word.tile == OCEAN_TILE:
            return f"викладіть {TILE_NOUN['ocean'].object(n)}"
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
        return f"візьміть {CARD.object(n.n)}" + (f" {self.clause(n.count)}" if n.count is not None else "")

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
        rows = [row for row in n.alternatives if row]
        hits = [row[0] for row in rows if isinstance(row[0], Remove) and len(row) == 1]
        if len(hits) == len(rows) and len({x.steal for x in hits}) == 1:
            verb = "заберіть собі" if hits[0].steal else "приберіть"
            limits = self.either([STOCK[STOCKS[x.kind]].of(x.n) for x in hits])
            text = f"{verb} в одного гравця до {limits}"
        else:
            text = self.either([self.both([self.clause(x) for x in row]) for row in rows])
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
    def occasion(self, n: When) -> str:
        plays = "коли будь-хто розігрує" if n.by_anyone else "коли ви розігруєте"
        places = "коли будь-хто викладає" if n.by_anyone else "коли ви викладаєте"
        settles = "коли будь-хто засновує" if n.by_anyone else "коли ви засновуєте"
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
            ON_COLONY: f"{settles} колонію",
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
