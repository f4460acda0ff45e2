"""French."""

from __future__ import annotations

import re

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import BY_TEXT, Node
from tharsis.kernel.option import Option, Reason
from tharsis.mars.board import TILES
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
from tharsis.vocabulary.choices import Choose as Choice
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
    ON_CITY,
    ON_CITY_ON_MARS,
    ON_GREENERY,
    ON_METAL,
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
from tharsis.words.fr_names import AWARDS, CARDS, MILESTONES, PROJECTS
from tharsis.words.language import NBSP, Language, number, signed

# French sets a space before high punctuation
COLON = NBSP + ":"
SEMICOLON = NBSP + ";"
ASK = NBSP + "?"

ONE_STOCK = {
    "credits": "M€",
    "steel": "acier",
    "titanium": "titane",
    "plants": "plante",
    "energy": "énergie",
    "heat": "chaleur",
}
MANY_STOCK = {k: v if k == "credits" else v + "s" for k, v in ONE_STOCK.items()}
STOCK = {**ONE_STOCK, "plants": "plantes"}
OF_STOCK = {
    "credits": f"de{NBSP}M€",
    "steel": "d’acier",
    "titanium": "de titane",
    "plants": "de plantes",
    "energy": "d’énergie",
    "heat": "de chaleur",
}
SOME_STOCK = {
    "credits": f"des{NBSP}M€",
    "steel": "de l’acier",
    "titanium": "du titane",
    "plants": "des plantes",
    "energy": "de l’énergie",
    "heat": "de la chaleur",
}
ONE_CUBE = {
    "microbe": "microbe",
    "animal": "animal",
    "science": "ressource Science",
    "fighter": "chasseur",
    "none": "ressource",
}
MANY_CUBE = {
    "microbe": "microbes",
    "animal": "animaux",
    "science": "ressources Science",
    "fighter": "chasseurs",
    "none": "ressources",
}
# special tiles go by the names of their cards
TILE = {
    "ocean": "un océan",
    "greenery": "une forêt",
    "city": "une cité",
    **{tile: f"la tuile {CARDS[tile]}" for tile in TILES[4:]},
}
NEIGHBOUR = {"ocean": "océan adjacent", "greenery": "forêt adjacente", "city": "cité adjacente"}
TAG = {
    "building": "Construction",
    "space": "Espace",
    "science": "Science",
    "power": "Énergie",
    "earth": "Terre",
    "jovian": "Jovien",
    "plant": "Plante",
    "microbe": "Microbe",
    "animal": "Animal",
    "city": "Cité",
    "event": "Événement",
}
PARAMETER = {"temperature": "température", "oxygen": "oxygène", "oceans": "océans"}
THE_PARAMETER = {"temperature": "la température", "oxygen": "l’oxygène", "oceans": "les océans"}
# where a tile goes, by the rule of placement in mars.board
WHERE = {
    "land": "",
    "city rule": "",
    "greenery rule": "",
    "ocean area": "sur une zone réservée aux océans",
    "isolated": "sur une zone sans tuile adjacente",
    "volcano": "sur un volcan",
    "noctis": "sur la zone qui lui est réservée, même à côté d’autres cités",
    "metal area": "sur une zone à bonus d’acier ou de titane",
    "metal area beside own": "sur une zone à bonus d’acier ou de titane, à côté d’une de vos tuiles",
    "beside city": "à côté d’une cité",
    "beside two cities": "à côté d’au moins deux cités",
    "beside greenery": "à côté d’une forêt",
    "ganymede": "sur Ganymède, hors du plateau",
    "phobos": "sur Phobos, hors du plateau",
}


def one(n: int) -> bool:
    """Whether a noun after the number is singular: 0 and 1 are."""
    return abs(n) < 2


def stock(kind: str, n: int) -> str:
    """1 plante, 2 plantes, 5 M€"""
    return f"{number(n)}{NBSP}{ONE_STOCK[kind] if one(n) else MANY_STOCK[kind]}"


def cubes(kind: str, n: int) -> str:
    return f"{n}{NBSP}{ONE_CUBE[kind] if one(n) else MANY_CUBE[kind]}"


def cards(n: int) -> str:
    return f"{n}{NBSP}{'carte' if one(n) else 'cartes'}"


def steps(n: int) -> str:
    return f"{n}{NBSP}{'cran' if one(n) else 'crans'}"


def tags(tag: str, n: int) -> str:
    return f"{n}{NBSP}{'badge' if one(n) else 'badges'} {TAG[tag]}"


def worth(n: int) -> str:
    """Points: 1 PV, −2 PV"""
    return f"{number(n)}{NBSP}PV"


def production(kind: str) -> str:
    return f"production {OF_STOCK[kind]}"


def elided(noun: str) -> str:
    """de, or d’ before a vowel"""
    return f"d’{noun}" if noun[0].lower() in "aeiouyéèêœ" else f"de {noun}"


def shown(parameter: str, value: int) -> str:
    """A parameter as the board shows it."""
    if parameter == "temperature":
        return f"{number(value)}{NBSP}°C"
    if parameter == "oxygen":
        return f"{value}{NBSP}%"
    return f"{value}{NBSP}{'océan' if one(value) else 'océans'}"


def asked(parameter: str, value: int) -> str:
    """The same with its name where the number alone does not tell it."""
    return shown(parameter, value) + (" d’oxygène" if parameter == "oxygen" else "")


def infinitive(clause: str) -> str:
    """gagnez 2 plantes -> gagner 2 plantes; nothing unless the clause is a single imperative."""
    verbs: list[str] = re.findall(r"\b\w+ez\b", clause)
    if len(verbs) != 1 or not clause.startswith(verbs[0]):
        return ""
    verb = {"perdez": "perdre"}.get(verbs[0], verbs[0][:-1] + "r")
    return verb + clause[len(verbs[0]) :]


class French(Language):
    """Short, in the tone of a well-edited card: imperatives on cards, infinitives for options."""

    code = "fr"
    cards = CARDS
    milestones = MILESTONES
    awards = AWARDS
    projects = PROJECTS
    tags = TAG
    stocks = STOCK
    kinds = {"automated": "instantanée", "active": "action", "event": "événement", "corporation": "corporation"}
    sets = {"base": "base", "corporate_era": "Ère des Corporations", "house": "cartes maison"}
    areas = {
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
        "points": "Points",
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
        "swap": f"combien de crans transférez-vous{ASK}",
        "exchange": f"combien échangez-vous{ASK}",
        "copy": f"quel cadre de production réappliquez-vous{ASK}",
        "order": f"par quoi commencez-vous{ASK}",
        "sell": f"quels brevets vendez-vous{ASK}",
        "corporation": "choisissez votre corporation",
        "first_hand": f"quelles cartes achetez-vous, à {CARD_PRICE}{NBSP}M€ chacune{ASK}",
        "buy": f"quelles cartes achetez-vous, à {CARD_PRICE}{NBSP}M€ chacune{ASK}",
        "draft": f"quelle carte gardez-vous avant de passer les autres{ASK}",
        "world": f"Gouvernement Mondial{COLON} quel paramètre augmente{ASK}",
        "world_ocean": f"Gouvernement Mondial{COLON} où placer l’océan{ASK}",
        "last_greenery": f"dernières forêts{COLON} placez-en une, ou terminez",
    }
    conjunction = "et"
    disjunction = "ou"
    colon = COLON

    def player(self, seat: int) -> str:
        return "l’adversaire neutre" if seat == NEUTRAL else f"le joueur{NBSP}{seat + 1}"

    def to_player(self, seat: int) -> str:
        return "à l’adversaire neutre" if seat == NEUTRAL else f"au joueur{NBSP}{seat + 1}"

    def of_player(self, seat: int) -> str:
        return "de l’adversaire neutre" if seat == NEUTRAL else f"du joueur{NBSP}{seat + 1}"

    def at(self, area: str) -> str:
        return f"sur {self.areas[area]}" if area in self.areas else f"en {area}"

    def no_effect(self, parts: tuple[str, ...]) -> str:
        words = {
            "temperature": "la température est au maximum",
            "oxygen": "l’oxygène est au maximum",
            "ocean": "tous les océans sont placés",
            "cube": "aucune carte pour recevoir la ressource",
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

    def repeated(self, clause: str, n: int) -> str:
        if clause == "placez un océan":
            return f"placez {n}{NBSP}océans"
        return f"{clause}, {'deux' if n == 2 else n} fois"

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
        return f"piochez {cards(n.n)}"

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
            f"transférez autant de crans que vous voulez de votre {production(STOCKS[n.kind])} à votre "
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
        where = WHERE[RULES[n.where]]
        if TILES[n.tile] == "ocean" and RULES[n.where] == "land":
            where = "sur une zone non réservée aux océans"
        if where and n.where != USUAL_PLACE.get(n.tile, -1):
            text += " " + where
        if n.then is not None:
            text += f", puis {self.clause(n.then)}"
        return text

    def ClaimLand(self, n: ClaimLand) -> str:
        return f"posez votre marqueur sur une zone libre et non réservée{COLON} vous seul pourrez y placer une tuile"

    def MetalOfArea(self, n: MetalOfArea) -> str:
        return "augmentez de 1 votre production d’un métal imprimé sur cette zone"

    def RemoveBeside(self, n: RemoveBeside) -> str:
        return f"retirez jusqu’à {stock('credits', n.n)} au propriétaire d’une tuile adjacente"

    # ---- effects
    def When(self, n: When) -> str:
        places = "n’importe qui place" if n.by_anyone else "vous placez"
        if n.occasion == ON_TAG:
            if n.mask >> EVENT & 1:
                what = " ".join(["un événement", *(TAG[TAGS[t]] for t in range(len(TAGS)) if n.also >> t & 1)])
            else:
                what = "un badge " + self.either([TAG[TAGS[t]] for t in range(len(TAGS)) if n.mask >> t & 1])
            occasion = f"quand {'n’importe qui joue' if n.by_anyone else 'vous jouez'} {what}"
        else:
            occasion = {
                ON_OCEAN: f"quand {places} un océan",
                ON_CITY: f"quand {places} une cité",
                ON_CITY_ON_MARS: f"quand {places} une cité sur Mars",
                ON_GREENERY: f"quand {places} une forêt",
                ON_METAL: "quand vous placez une tuile sur une zone à bonus d’acier ou de titane",
                ON_PROJECT: "quand vous réalisez un projet standard autre que la vente de brevets",
                ON_PAID: "quand vous payez une carte ou un projet standard dont le coût imprimé est d’au moins "
                + stock("credits", n.least),
            }[n.occasion]
        return f"{occasion}, {self.clause(n.then)}"

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
                parts += [f"{signed(x)} en {production(STOCKS[k])}" for k, x in pairs]
            else:
                parts.append(self.clause(word))
        return "commencez avec " + self.both(parts)

    def first_action(self, clauses: str) -> str:
        return f"en première action, {clauses}"

    def keeps_all(self) -> str:
        return f"gardez gratuitement vos 10{NBSP}cartes de départ"

    # ---- options
    def option_choose(self, o: Option) -> str:
        node = BY_TEXT[o.item]
        assert isinstance(node, Choice)
        return self.goals(list(node.alternatives[o.index])) or super().option_choose(o)

    def option_play(self, o: Option) -> str:
        return f"jouer {self.name(o.card)} pour {stock('credits', o.amount)}"

    def option_use(self, o: Option) -> str:
        which = ["", "première", "deuxième", "troisième"][o.index]
        return f"utiliser {self.name(o.card)}" + (f", {which} action" if which else "")

    def option_project(self, o: Option) -> str:
        return f"projet standard {self.projects[o.item]} pour {stock('credits', o.amount)}"

    def option_convert(self, o: Option) -> str:
        what = "forêt" if o.item == "plants" else f"{steps(1)} de température"
        return f"convertir {stock(o.item, o.amount)} en {what}"

    def option_claim(self, o: Option) -> str:
        return f"valider l’objectif {self.milestones[o.item]} pour {stock('credits', o.amount)}"

    def option_fund(self, o: Option) -> str:
        return f"financer la récompense {self.awards[o.item]} pour {stock('credits', o.amount)}"

    def option_first_action(self, o: Option) -> str:
        return f"première action de la corporation {self.name(o.card)}"

    def option_sell(self, o: Option) -> str:
        return "vendre des brevets"

    def option_sell_card(self, o: Option) -> str:
        return f"vendre {self.name(o.card)}"

    def option_pass(self, o: Option) -> str:
        return "passer pour cette génération"

    def option_end(self, o: Option) -> str:
        return "terminer le tour"

    def option_pay(self, o: Option) -> str:
        paid = self.both([stock(k, n) for k, n in o.amounts.items()])
        return f"payer {paid}" if paid else "ne rien payer"

    def option_place(self, o: Option) -> str:
        return f"placer {TILE[o.item]} {self.at(o.area)}"

    def option_claim_land(self, o: Option) -> str:
        return f"revendiquer {o.area}"

    def option_add(self, o: Option) -> str:
        return f"ajouter {cubes(o.item, o.amount)} sur {self.name(o.card)}"

    def option_take(self, o: Option) -> str:
        source = f"sur {self.name(o.card)}" if o.card else self.to_player(o.seat)
        return f"retirer {cubes(o.item, o.amount)} {source}"

    def option_remove(self, o: Option) -> str:
        return f"retirer {stock(o.item, o.amount)} {self.to_player(o.seat)}"

    def option_steal(self, o: Option) -> str:
        return f"voler {stock(o.item, o.amount)} {self.to_player(o.seat)}"

    def option_reduce(self, o: Option) -> str:
        who = "adversaire neutre" if o.seat == NEUTRAL else f"joueur{NBSP}{o.seat + 1}"
        return f"{who}{COLON} {production(o.item)} {signed(-o.amount)}"

    def option_no(self, o: Option) -> str:
        return "rien de plus" if o.notation == "no more" else "rien"

    def option_keep(self, o: Option) -> str:
        return f"garder {self.name(o.card)}"

    def option_buy(self, o: Option) -> str:
        return f"acheter {self.name(o.card)}"

    def option_discard(self, o: Option) -> str:
        return f"défausser {self.name(o.card)}"

    def option_swap(self, o: Option) -> str:
        return f"transférer {steps(o.amount)} de {production(o.item)}" if o.amount else "ne rien transférer"

    def option_exchange(self, o: Option) -> str:
        return f"échanger {stock(o.item, o.amount)}"

    def option_copy(self, o: Option) -> str:
        return f"réappliquer le cadre de production de la carte {self.name(o.card)}"

    def option_draft(self, o: Option) -> str:
        return f"garder {self.name(o.card)} et passer les autres"

    def option_world(self, o: Option) -> str:
        return {
            "temperature": "le Gouvernement Mondial augmente la température",
            "oxygen": "le Gouvernement Mondial augmente l’oxygène",
            "oceans": "le Gouvernement Mondial place un océan",
        }[o.item]

    # ---- reasons
    def reason_parameter_low(self, r: Reason) -> str:
        return f"il faut au moins {asked(r.item, r.need)}, actuellement {shown(r.item, r.have)}"

    def reason_parameter_high(self, r: Reason) -> str:
        return f"il faut au plus {asked(r.item, r.need)}, actuellement {shown(r.item, r.have)}"

    def reason_tags(self, r: Reason) -> str:
        return f"il faut {tags(r.item, r.need)}, vous en avez {r.have}"

    def reason_production_needed(self, r: Reason) -> str:
        return f"il faut produire {SOME_STOCK[r.item]}, ce n’est pas votre cas"

    def reason_cities_needed(self, r: Reason) -> str:
        return f"il faut {r.need}{NBSP}cités en jeu, il y en a {r.have}"

    def reason_rating_not_raised(self, r: Reason) -> str:
        return "votre NT n’a pas augmenté pendant cette génération"

    def reason_own_greenery(self, r: Reason) -> str:
        return "vous ne possédez aucune forêt"

    def reason_production_short(self, r: Reason) -> str:
        return f"{production(r.item)} trop basse{COLON} il faut {number(r.need)}, vous avez {number(r.have)}"

    def reason_stock_short(self, r: Reason) -> str:
        return f"il faut {stock(r.item, r.need)}, vous en avez {r.have}"

    def reason_cubes_short(self, r: Reason) -> str:
        return f"il faut {cubes(r.item, r.need)} sur la carte, il y en a {r.have}"

    def reason_no_cube_to_take(self, r: Reason) -> str:
        return f"aucune carte ne porte {elided(ONE_CUBE[r.item])} que vous puissiez retirer"

    def reason_nobody_produces(self, r: Reason) -> str:
        return f"aucun joueur ne peut baisser sa {production(r.item)} de {r.need}"

    def reason_hand_short(self, r: Reason) -> str:
        return "aucune carte en main"

    def reason_no_box(self, r: Reason) -> str:
        return "aucune de vos cartes à badge Construction n’a de cadre de production à réappliquer"

    def reason_no_area(self, r: Reason) -> str:
        if r.item == "claim":
            return "aucune zone libre à revendiquer"
        return f"plus aucune zone où placer {TILE[r.item]}"

    def reason_credits(self, r: Reason) -> str:
        return f"coûte {stock('credits', r.need)}, vous pouvez en payer {number(r.have)}"

    def reason_used(self, r: Reason) -> str:
        return "action déjà utilisée pendant cette génération"

    def reason_not_your_turn(self, r: Reason) -> str:
        return "ce n’est pas à vous d’agir"

    def reason_first_action_owed(self, r: Reason) -> str:
        return f"la première action de la corporation {self.name(r.item)} passe avant tout le reste"

    def reason_milestone_claimed(self, r: Reason) -> str:
        return f"déjà validé par {self.player(r.have)}"

    def reason_milestones_gone(self, r: Reason) -> str:
        return f"{r.need}{NBSP}objectifs sont déjà validés, c’est le maximum"

    def reason_milestone_unmet(self, r: Reason) -> str:
        return f"il faut {r.need}, vous en êtes à {number(r.have)}"

    def reason_award_funded(self, r: Reason) -> str:
        return f"déjà financée par {self.player(r.have)}"

    def reason_awards_gone(self, r: Reason) -> str:
        return f"{r.need}{NBSP}récompenses sont déjà financées, c’est le maximum"

    # ---- log lines
    def told(self, entry: Entry) -> str:
        parts = [self.change(c) for c in entry.changes if c.seat < 0]
        for seat in sorted({c.seat for c in entry.changes if c.seat >= 0}, key=lambda s: (s != entry.seat, s)):
            own = ", ".join(self.change(c) for c in entry.changes if c.seat == seat)
            parts.append(own if seat == entry.seat else f"pour {self.player(seat)}, {own}")
        return f"{SEMICOLON} ".join(parts)

    def did_play(self, e: Entry) -> str:
        return f"joue {self.name(e.card)}"

    def did_use(self, e: Entry) -> str:
        return f"utilise {self.name(e.card)}"

    def did_project(self, e: Entry) -> str:
        return f"réalise le projet standard {self.projects[e.item]}"

    def did_convert(self, e: Entry) -> str:
        return f"convertit {SOME_STOCK[e.item]}"

    def did_claim(self, e: Entry) -> str:
        return f"valide l’objectif {self.milestones[e.item]}"

    def did_fund(self, e: Entry) -> str:
        return f"finance la récompense {self.awards[e.item]}"

    def did_first_action(self, e: Entry) -> str:
        return f"effectue la première action de la corporation {self.name(e.card)}"

    def did_sell(self, e: Entry) -> str:
        return "vend des brevets"

    def did_sell_card(self, e: Entry) -> str:
        return f"vend {cards(e.amount)}"

    def did_pass(self, e: Entry) -> str:
        return "passe"

    def did_end(self, e: Entry) -> str:
        return "termine son tour"

    def did_pay(self, e: Entry) -> str:
        paid = self.both([stock(k, n) for k, n in e.amounts.items()])
        return f"paie {paid}" if paid else "ne paie rien"

    def did_place(self, e: Entry) -> str:
        return f"place {TILE[e.item]} {self.at(e.area)}"

    def did_claim_land(self, e: Entry) -> str:
        return f"revendique {e.area}"

    def did_add(self, e: Entry) -> str:
        return f"ajoute {cubes(e.item, e.amount)} sur {self.name(e.card)}"

    def did_take(self, e: Entry) -> str:
        source = f"sur {self.name(e.card)}" if e.card else self.to_player(e.target)
        return f"retire {cubes(e.item, e.amount)} {source}"

    def did_remove(self, e: Entry) -> str:
        return f"retire {stock(e.item, e.amount)} {self.to_player(e.target)}"

    def did_steal(self, e: Entry) -> str:
        return f"vole {stock(e.item, e.amount)} {self.to_player(e.target)}"

    def did_reduce(self, e: Entry) -> str:
        return f"baisse la {production(e.item)} {self.of_player(e.target)}"

    def did_no(self, e: Entry) -> str:
        return "renonce"

    def did_keep(self, e: Entry) -> str:
        return f"garde {cards(e.amount)}" if e.amount else "ne garde aucune carte"

    def did_buy(self, e: Entry) -> str:
        return f"achète {cards(e.amount)}" if e.amount else "n’achète aucune carte"

    def did_first_hand(self, e: Entry) -> str:
        return "choisit sa main de départ"

    def did_discard(self, e: Entry) -> str:
        return f"défausse {cards(e.amount)}"

    def did_choose(self, e: Entry) -> str:
        return "fait un choix"

    def did_first(self, e: Entry) -> str:
        return "choisit l’ordre des effets"

    def did_swap(self, e: Entry) -> str:
        return f"transfère {steps(e.amount)} de {production(e.item)}" if e.amount else "ne transfère rien"

    def did_exchange(self, e: Entry) -> str:
        return f"échange {stock(e.item, e.amount)}"

    def did_copy(self, e: Entry) -> str:
        return f"réapplique le cadre de production de la carte {self.name(e.card)}"

    def did_corporation(self, e: Entry) -> str:
        return "choisit une corporation"

    def did_draft(self, e: Entry) -> str:
        return "drafte une carte"

    def did_world(self, e: Entry) -> str:
        what = "un océan" if e.item == "oceans" else THE_PARAMETER[e.item]
        return f"choisit {what} pour le Gouvernement Mondial"

    def change_stock(self, c: Change) -> str:
        return f"{self.stocks[c.item]} {signed(c.amount)}"

    def change_production(self, c: Change) -> str:
        return f"{production(c.item)} {signed(c.amount)}"

    def change_tr(self, c: Change) -> str:
        return f"NT {signed(c.amount)}"

    def change_parameter(self, c: Change) -> str:
        return f"{PARAMETER[c.item]} {shown(c.item, c.now)}" if c.item != "oceans" else shown("oceans", c.now)

    def change_tile(self, c: Change) -> str:
        return f"{TILE[c.item]} {self.at(c.area)}"

    def change_claim(self, c: Change) -> str:
        return f"zone {c.area} revendiquée"

    def change_cubes(self, c: Change) -> str:
        return f"{self.name(c.card)} {signed(c.amount)}"

    def change_hand(self, c: Change) -> str:
        return f"main {signed(c.amount)}"

    def change_shown(self, c: Change) -> str:
        return f"carte {self.name(c.card)} révélée"

    def change_corporation(self, c: Change) -> str:
        return f"corporation {self.name(c.card)}"

    def change_generation(self, c: Change) -> str:
        return f"génération {c.now}"
