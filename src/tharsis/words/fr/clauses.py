"""French: what is on the cards, clause by clause, and the tables of names and terms."""

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
from tharsis.words.fr import maps as of_maps

# French sets a space before high punctuation
from tharsis.words.fr.lexicon import (
    ASK,
    COLON,
    NEIGHBOUR,
    OF_STOCK,
    ONE_CUBE,
    SEMICOLON,
    SOME_STOCK,
    STOCK,
    TAG,
    THE_PARAMETER,
    THESE,
    TILE,
    WHERE,
    asked,
    cards,
    cubes,
    infinitive,
    production,
    shown,
    steps,
    stock,
    tags,
    worth,
)
from tharsis.words.fr.names import AWARDS, CARDS, MILESTONES, PROJECTS
from tharsis.words.fr.table import BOTS, GOALS, OPTIONS
from tharsis.words.fr.table import TILES as TILE_NAMES
from tharsis.words.language import NBSP, Language, signed
from tharsis.words.own import Own


class FrenchClauses(Language):
    """Short, in the tone of a well-edited card: imperatives on cards, infinitives for options."""

    code = "fr"
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
    stocks = STOCK
    kinds = {"automated": "instantanée", "active": "action", "event": "événement", "corporation": "corporation"}
    sets = {"base": "base", "corporate_era": "Ère des Corporations", "colonies": "Colonies", "house": "cartes maison"}
    areas = {
        **of_maps.AREAS,
        "tharsis_tholus": "Tharsis Tholus",
        "ascraeus_mons": "Ascraeus Mons",
        "pavonis_mons": "Pavonis Mons",
        "arsia_mons": "Arsia Mons",
        "noctis_city": "Noctis Ville",
        "ganymede": "Ganymède",
        "phobos": "Phobos",
    }
    sources = {
        "tr": "NT",
        "awards": "récompenses",
        "milestones": "objectifs",
        "greeneries": "forêts",
        "cities": "cités",
        "cards": "cartes",
        "neural_instance": "Instance Neurale",
        "credits": "M€",
        "total": "total",
    }
    terms = {
        "generation": "Génération",
        "temperature": "Température",
        "oxygen": "Oxygène",
        "oceans": "Océans",
        "hand": "Main",
        "cards": "cartes",
        "passed": "a passé",
        "first": "premier joueur",
        "you": "vous",
        "production": "production",
        "stock": "réserve",
        "not_now": "Pas maintenant",
        "your_choice": "Votre choix",
        "pick": "choisissez-en de {least} à {most}, numéros séparés par des espaces, Entrée pour aucun",
        "help": f"répondez par un numéro{SEMICOLON} ? texte d’une carte, h main, b plateau, w pourquoi pas, l journal, "
        "s sauvegarder, u annuler, q quitter",
        "winner": "Vainqueur",
        "nobody": f"personne{COLON} le but n’est pas atteint",
        "milestones": "Objectifs",
        "awards": "Récompenses",
        "played": "Jouées",
        "tags": "Badges",
        "points": "PV",
        "saved": "partie enregistrée dans {file}",
        "bad": f"{{text}}{COLON} choix impossible ici",
        "cannot_undo": f"rien à annuler{COLON} une information cachée a été révélée, ou un autre joueur a agi",
        "legend": f"tuile et propriétaire, ou bonus de la zone{COLON} s acier, t titane, p plantes, "
        f"c cartes{SEMICOLON} ~ océan seulement",
        "goodbye": "À la prochaine.",
        "drafted": "Déjà mises de côté",
        "deck": "pioche",
        "discard": "défausse",
        "score": "score",
        "price": "M€",
        "card": "carte",
        "text": "texte",
        "requirement": "prérequis",
        "owes": "doit sa première action",
    }
    questions = {
        "turn": f"à vous de jouer{COLON} choisissez une action",
        "pay": f"comment payez-vous{ASK}",
        "place": f"où placez-vous la tuile{ASK}",
        "claim": f"quelle zone revendiquez-vous{ASK}",
        "remove": f"que retirez-vous{ASK}",
        "steal": f"que volez-vous{ASK}",
        "reduce": f"à qui baissez-vous la production{ASK}",
        "add": f"quelle carte en bénéficie{ASK}",
        "take": f"sur quelle carte retirez-vous la ressource{ASK}",
        "look": f"quelles cartes prenez-vous{ASK}",
        "discard": f"quelle carte défaussez-vous{ASK}",
        "choose": "faites un choix",
        "swap": f"combien de niveaux transférez-vous{ASK}",
        "exchange": f"combien échangez-vous{ASK}",
        "copy": f"quel cadre de production réappliquez-vous{ASK}",
        "order": f"par quoi commencez-vous{ASK}",
        "sell": f"quels brevets vendez-vous{ASK}",
        "corporation": "choisissez votre corporation",
        "first_hand": f"quelles cartes achetez-vous{ASK}",
        "buy": f"quelles cartes achetez-vous{ASK}",
        "species": f"quelle carte perd un animal ou un microbe{ASK}",
        "draft": f"quelle carte gardez-vous avant de passer les autres{ASK}",
        "world": f"Gouvernement Mondial{COLON} quel paramètre augmente{ASK}",
        "world_ocean": f"Gouvernement Mondial{COLON} où placer l’océan{ASK}",
        "last_greenery": f"dernières forêts{COLON} placez-en une, ou terminez",
        "colony": f"où construisez-vous la colonie{ASK}",
        "trade": f"avec quelle tuile Colonie commercez-vous{ASK}",
        "fee": f"que payez-vous pour commercer{ASK}",
        "advance": f"de combien avancez-vous d’abord le marqueur{ASK}",
        "marker": f"quel marqueur déplacez-vous{ASK}",
        "bring": f"quelle tuile Colonie mettez-vous en jeu{ASK}",
        "moons": f"choisissez les 3{NBSP}tuiles Colonie qui restent en jeu",
        "pay_heat": f"comment payez-vous la chaleur{ASK}",
    }
    conjunction = "et"
    disjunction = "ou"
    colon = COLON

    def player(self, seat: int) -> str:
        if seat == self.marsbot_seat:
            return self.marsbot
        return "l’adversaire neutre" if seat == NEUTRAL else f"le joueur{NBSP}{seat + 1}"

    def to_player(self, seat: int) -> str:
        if seat == self.marsbot_seat:
            return f"à {self.marsbot}"
        return "à l’adversaire neutre" if seat == NEUTRAL else f"au joueur{NBSP}{seat + 1}"

    def of_player(self, seat: int) -> str:
        if seat == self.marsbot_seat:
            return f"de {self.marsbot}"
        return "de l’adversaire neutre" if seat == NEUTRAL else f"du joueur{NBSP}{seat + 1}"

    def at(self, area: str) -> str:
        return f"sur {self.areas[area]}" if area in self.areas else f"en {area}"

    def no_effect(self, parts: tuple[str, ...]) -> str:
        words = {
            "temperature": "la température est au maximum",
            "oxygen": "l’oxygène est au maximum",
            "ocean": "tous les océans sont placés",
            "cube": "aucune carte pour recevoir la ressource",
            "count": "rien à compter",
            "colony": "vous n’avez pas de colonie",
            "income": "aucun revenu sur cette case",
        }
        return f"sans effet{COLON} " + ", ".join(words[p] for p in parts)

    def goal(self, node: Node) -> str:
        """What a node does as an infinitive, or nothing if it cannot be put that way."""
        if isinstance(node, Rating) and node.count is None:
            return f"augmenter votre NT de {node.n}"
        if isinstance(node, Produce) and node.count is None and len(node.kinds) == 1:
            n = node.numbers[0]
            return f"{'augmenter' if n > 0 else 'baisser'} votre {production(STOCKS[node.kinds[0]])} de {abs(n)}"
        if isinstance(node, Reveal):
            return self.clause(node).replace("révélez et défaussez", "révéler et défausser")
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

    def EachOpponentTag(self, n: EachOpponentTag) -> str:
        return f"par badge {TAG[TAGS[n.tag]]} de vos adversaires"

    def EachCity(self, n: EachCity) -> str:
        where = "sur Mars" if n.on_mars else "en jeu"
        return f"par cité {where}" if n.every == 1 else f"par tranche de {n.every}{NBSP}cités {where}"

    def EachEvent(self, n: EachEvent) -> str:
        return "par événement déjà joué, tous joueurs confondus"

    def EachCube(self, n: EachCube) -> str:
        kind = CUBES[n.cube]
        what = f"par {ONE_CUBE[kind]}" if n.every == 1 else f"par tranche de {cubes(kind, n.every)}"
        return f"{what} sur cette carte"

    def IfCube(self, n: IfCube) -> str:
        return f"s’il y a au moins {cubes(CUBES[n.cube], 1)} sur cette carte"

    def EachNeighbour(self, n: EachNeighbour) -> str:
        return f"par {NEIGHBOUR[TILES[n.tile]]} à cette tuile"

    def Flat(self, n: Flat) -> str:
        return worth(n.n)

    def points(self, count: Node) -> str:
        if isinstance(count, Flat):
            return worth(count.n)
        assert isinstance(count, Count)
        return f"{worth(count.each)} {self.clause(count)}"

    # ---- requirements
    def Within(self, n: Within) -> str:
        least = n.least != NO_LEAST
        value = printed(n.parameter, n.least if least else n.most)
        text = asked(PARAMETERS[n.parameter], value)
        if n.parameter == TEMPERATURE or n.parameter == OXYGEN:
            return f"il faut au moins {text}" if least else f"seulement à {text} ou moins"
        return f"il faut {text}" if least else f"seulement avec {text} ou moins"

    def Tagged(self, n: Tagged) -> str:
        return f"il faut {tags(TAGS[n.tag], n.n)}"

    def Produces(self, n: Produces) -> str:
        return f"vous devez produire {SOME_STOCK[STOCKS[n.kind]]}"

    def CitiesInPlay(self, n: CitiesInPlay) -> str:
        return f"il faut {n.n}{NBSP}cités en jeu"

    def RaisedRating(self, n: RaisedRating) -> str:
        return "si votre NT a augmenté pendant cette génération"

    def OwnGreenery(self, n: OwnGreenery) -> str:
        return "vous devez posséder une forêt"

    def repeated(self, word: Node, n: int) -> str:
        if isinstance(word, Place) and word.tile == OCEAN_TILE:
            return f"placez {shown('oceans', n)}"
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

    def price_GiveUpProduction(self, n: GiveUpProduction) -> str:
        return f"baissez votre {production(STOCKS[n.kind])} de {n.n}"

    def GiveUpProduction(self, n: GiveUpProduction) -> str:
        return f"{production(STOCKS[n.kind])} {signed(-n.n)}"

    def Spend(self, n: Spend) -> str:
        return f"dépensez {stock('credits', n.n)}" + (f" ({STOCK[STOCKS[n.metal]]} accepté)" if n.metal >= 0 else "")

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

    def TakeAnywhere(self, n: TakeAnywhere) -> str:
        return f"retirez {cubes(CUBES[n.cube], 1)} de n’importe quelle carte"

    def RemoveCubes(self, n: RemoveCubes) -> str:
        return f"retirez jusqu’à {cubes(CUBES[n.cube], n.n)} des cartes d’un joueur"

    # ---- red borders
    def Remove(self, n: Remove) -> str:
        return f"{'volez' if n.steal else 'retirez'} jusqu’à {stock(STOCKS[n.kind], n.n)} à un joueur"

    def Reduce(self, n: Reduce) -> str:
        return f"un joueur au choix{COLON} {production(STOCKS[n.kind])} {signed(-n.n)}"

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

    def Reveal(self, n: Reveal) -> str:
        return (
            f"révélez et défaussez la première carte de la pioche{SEMICOLON} si elle porte un badge "
            f"{TAG[TAGS[n.tag]]}, {self.clause(n.then)}"
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
        heads = [row[0] for row in rows]
        hits = [x for x in heads if isinstance(x, Remove)]
        if len(hits) == len(rows) and len({x.steal for x in hits}) == 1 and all(len(row) == 1 for row in rows):
            verb = "volez" if hits[0].steal else "retirez"
            text = f"{verb} à un joueur jusqu’à {self.either([stock(STOCKS[x.kind], x.n) for x in hits])}"
        else:
            either = [self.both([self.clause(x) for x in row]) for row in rows]
            text = self.either(either) if all(len(row) == 1 for row in rows) else ", ou ".join(either)
            if len(rows) > 2:
                text = f"au choix{COLON} {text}"
        return text if all(n.alternatives) else f"si vous le voulez, {text}"

    def SwapProduction(self, n: SwapProduction) -> str:
        return (
            f"transférez autant de niveaux que vous voulez de votre {production(STOCKS[n.kind])} à votre "
            f"{production(STOCKS[n.to])}"
        )

    def Exchange(self, n: Exchange) -> str:
        return f"dépensez autant {OF_STOCK[STOCKS[n.kind]]} que vous voulez pour gagner autant {OF_STOCK[STOCKS[n.to]]}"

    def CopyBox(self, n: CopyBox) -> str:
        return "réappliquez le cadre de production d’une de vos cartes à badge Construction"

    # ---- the map
    def Place(self, n: Place) -> str:
        from tharsis.mars.board import PLACES as RULES
        from tharsis.mars.place import USUAL_PLACE

        text = f"placez {TILE[TILES[n.tile]]}"
        if is_city(n.tile) and n.tile != CITY_TILE:
            text += ", qui est une cité"
        where = WHERE[RULES[n.where]]
        if TILES[n.tile] == "ocean" and RULES[n.where] == "land":
            where = "sur une zone non réservée aux océans"
        if where and n.where != USUAL_PLACE.get(n.tile, -1):
            text += " " + where
        if n.then is not None:
            text += f", puis {self.clause(n.then)}"
        return text

    def ClaimLand(self, n: ClaimLand) -> str:
        return (
            f"posez votre marqueur sur une zone libre et non réservée{COLON} personne d’autre ne peut y placer de tuile"
        )

    def MetalOfArea(self, n: MetalOfArea) -> str:
        return "augmentez de 1 votre production d’un métal imprimé sur cette zone"

    def RemoveBeside(self, n: RemoveBeside) -> str:
        return f"retirez jusqu’à {stock('credits', n.n)} au propriétaire d’une tuile adjacente"

    # ---- effects
    def occasion(self, n: When) -> str:
        places = "n’importe qui place" if n.by_anyone else "vous placez"
        settles = "n’importe qui construit" if n.by_anyone else "vous construisez"
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
            ON_COLONY: f"quand {settles} une colonie",
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

    def PowerProjectDiscount(self, n: PowerProjectDiscount) -> str:
        return f"le projet standard {self.projects['power_plant']} vous coûte {stock('credits', n.n)} de moins"

    def Safe(self, n: Safe) -> str:
        return "les ressources sur cette carte ne peuvent jamais être retirées"

    def Shield(self, n: Shield) -> str:
        return "vos adversaires ne peuvent retirer ni vos plantes, ni vos animaux, ni vos microbes"

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
