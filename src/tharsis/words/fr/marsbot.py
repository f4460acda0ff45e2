"""French: MarsBot, its board, bonus cards and corporations, and each step it takes.

What its board and cards tell MarsBot to do stands in the infinitive, so that it is not taken for an imperative to you.
"""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Option, Reason
from tharsis.mars.board import NEURAL_INSTANCE, TILES
from tharsis.mars.marsbot.bonus import Compete, FirstPossible, FromGeneration, Way
from tharsis.mars.marsbot.corporation import CorporationHolds, OnCorporation
from tharsis.mars.marsbot.decks import (
    Destroy,
    DestroyBonus,
    DrawBonus,
    DropFewest,
    MoreBonus,
    NoFirstBonus,
    SeedBonus,
    ShuffleIn,
)
from tharsis.mars.marsbot.goals import BotClaim, BotFund
from tharsis.mars.marsbot.human import HumanHas, HumanLoses, HumanLosesCube, HumanShielded
from tharsis.mars.marsbot.human import HumanLoses as Loss
from tharsis.mars.marsbot.robot import (
    ANY_COLONY,
    BOT_OCCASIONS,
    BY_COST,
    BY_LEAST_TRACK,
    DEAR_CARD,
    FLOATERS_SPENT,
    HUMAN,
    HUMAN_CITY,
    HUMAN_TAG,
    NEEDY_CARD,
    OWN_ADVANCE,
    OWN_CITY,
    OWN_TAG,
    TRACKS,
    BotWhen,
    CountDown,
    DraftPriority,
    bot_names,
)
from tharsis.mars.marsbot.shipping import BuildColony, FewColonies, MoreMoons, Ship, ThinBonus
from tharsis.mars.marsbot.terraforming import BotPlace, BotRaise, Near, RaiseFurthest
from tharsis.mars.marsbot.tiles import BESIDE_TWO_GROWN, BESIDE_TWO_OCEANS
from tharsis.mars.marsbot.tracks import Advance, AdvanceLeast, AdvanceOther, Arrow, DrawProject
from tharsis.mars.marsbot.words import BotFloaters, BotGain, BotRating, IfColonies, Twice, WithColonies
from tharsis.vocabulary.terms import PARAMETERS, STOCKS, TAGS
from tharsis.words.fr.colonies import FrenchColonies

# French sets a space before high punctuation
from tharsis.words.fr.lexicon import (
    COLON,
    MANY_CUBE,
    PARAMETER,
    SEMICOLON,
    STOCK,
    TAG,
    THE_MOON,
    THE_PARAMETER,
    TILE,
    badges,
    cards,
    colonies,
    cubes,
    elided,
    one,
    steps,
    stock,
    worth,
)
from tharsis.words.language import NBSP, number, signed

BONUS_CARDS = {
    "meteor_shower": "Pluie de Météores",
    "invasive_species": "Espèces Invasives",
    "research_and_development": "Recherche et Développement",
    "overachievement": "Dépassement d’Objectifs",
    "expedited_construction": "Construction Accélérée",
    "lobbyists": "Lobbyistes",
    "local_neural_instance": "Instance Neurale Locale",
    "corporate_competition": "Concurrence entre Corporations",
    "expedited_construction_colonies": "Construction Accélérée (Colonies)",
    "outer_system_foothold": "Implantation dans le Système Externe",
    "shipping_lines": "Lignes de Fret",
    "extended_shipping_lines": "Lignes de Fret Étendues",
    "rapid_sprouting": "Germination Rapide",
    "do_it_right": "Du Travail Bien Fait",
    "government_subsidy": "Subvention Gouvernementale",
}
TRACK_NAMES = {track: f"piste {TAG[track]}" for track in TRACKS}
LEVELS = {"easy": "Facile", "normal": "Normal", "hard": "Difficile", "brutal": "Brutal"}
COLOUR = {"white": "blanc", "black": "noir"}
EXPANSION = {"colonies": "Colonies", "venus": "Venus Next"}
PLACE = {"storage": "entrepôt", "corporation": "corporation"}
COMPLETE = {
    "temperature": "la température est au maximum",
    "oxygen": "l’oxygène est au maximum",
    "oceans": "tous les océans sont placés",
}
DESTROYED = "détruire cette carte"
NEXT_PROJECT = "résoudre le premier projet de la pioche"
NEXT_BONUS = "résoudre la première carte du paquet Bonus"


def areas(n: int) -> str:
    return f"{n}{NBSP}{'zone' if one(n) else 'zones'}"


def tiles(n: int) -> str:
    return f"{n}{NBSP}{'tuile' if one(n) else 'tuiles'} Colonie"


def left(what: str, remaining: str) -> str:
    """A criterion, and what it leaves."""
    return f"{what}{COLON} il reste {remaining}"


def resource(kind: str) -> str:
    """What a warehouse holds."""
    return STOCK[kind] if kind in STOCK else MANY_CUBE[kind]


def forward(track: str) -> str:
    return f"avancer d’une case sur la {TRACK_NAMES[track]}"


def warehouse(moon: str) -> str:
    """l’entrepôt de Titan, l’entrepôt d’Io"""
    return f"l’entrepôt {elided(THE_MOON[moon])}"


def twice(clause: str) -> str:
    """augmenter la température -> augmenter deux fois la température"""
    verb, rest = clause.split(" ", 1)
    return f"{verb} deux fois {rest}"


class FrenchMarsBot(FrenchColonies):
    """What MarsBot adds to cards and talk."""

    bonus_cards = BONUS_CARDS
    tracks = TRACK_NAMES
    levels = LEVELS

    def from_whom(self, seat: int, place: str) -> str:
        """Whom something is taken from, and from where: MarsBot keeps resources in several places."""
        return f"{self.to_player(seat)} ({PLACE[place]})" if place in PLACE else self.to_player(seat)

    # ---- words
    def BotGain(self, n: BotGain) -> str:
        return f"gagner {stock('credits', n.n)}"

    def BotRating(self, n: BotRating) -> str:
        return f"augmenter le NT de {n.n}"

    def BotFloaters(self, n: BotFloaters) -> str:
        return f"ajouter {cubes('floater', n.n)} à {warehouse('titan')}"

    def WithColonies(self, n: WithColonies) -> str:
        what = self.clause(n.word) if n.word is not None else f"augmenter Vénus de {steps(1)}"
        return f"{what} (avec {EXPANSION[n.expansion]})"

    def Advance(self, n: Advance) -> str:
        return forward(TRACKS[n.track])

    def Arrow(self, n: Arrow) -> str:
        return "avancer d’une case de plus sur cette piste"

    def AdvanceOther(self, n: AdvanceOther) -> str:
        return forward(TRACKS[n.track])

    def AdvanceLeast(self, n: AdvanceLeast) -> str:
        return "avancer d’une case sur la piste la moins avancée"

    def BotRaise(self, n: BotRaise) -> str:
        return f"augmenter {THE_PARAMETER[PARAMETERS[n.parameter]]} de {steps(1)}"

    def Twice(self, n: Twice) -> str:
        return twice(self.clause(n.word))

    def BotPlace(self, n: BotPlace) -> str:
        where = {
            BESIDE_TWO_OCEANS: " à côté d’au moins deux océans",
            BESIDE_TWO_GROWN: " à côté d’au moins deux tuiles forêt ou océan",
        }
        amid = " là où les six zones adjacentes sont libres et non réservées" if n.tile == NEURAL_INSTANCE else ""
        return f"placer {TILE[TILES[n.tile]]}{where.get(n.rule, amid)}"

    def RaiseFurthest(self, n: RaiseFurthest) -> str:
        return f"augmenter de {steps(1)} le paramètre le plus éloigné de son maximum"

    def BotClaim(self, n: BotClaim) -> str:
        return "valider un objectif"

    def BotFund(self, n: BotFund) -> str:
        return "financer une récompense"

    def DrawProject(self, n: DrawProject) -> str:
        return NEXT_PROJECT + (" (premier badge seulement)" if n.first_only else "")

    def DrawBonus(self, n: DrawBonus) -> str:
        return NEXT_BONUS

    def Destroy(self, n: Destroy) -> str:
        return DESTROYED

    def FirstPossible(self, n: FirstPossible) -> str:
        lines: list[str] = []
        for way in n.ways:
            need = f"{self.clause(way.only_if)}, " if way.only_if is not None else ""
            lines.append(need + self.way(way, [self.clause(x) for x in dict.fromkeys(way.words)]))
        return f"{SEMICOLON} sinon, ".join(lines)

    def way(self, way: Way, parts: list[str]) -> str:
        """What an option does: the clauses of its words, each once."""
        if len(way.words) > len(parts):
            parts[0] = twice(parts[0])
        return self.both([*parts, DESTROYED] if way.destroys else parts) or "ne rien faire"

    def HumanLoses(self, n: HumanLoses) -> str:
        return f"vous faire perdre jusqu’à {stock(STOCKS[n.kind], n.n)}"

    def step_HumanLoses(self, n: Loss) -> str:
        return f"faire perdre jusqu’à {stock(STOCKS[n.kind], n.n)} {self.to_player(HUMAN)}"

    def HumanLosesCube(self, n: HumanLosesCube) -> str:
        return "vous faire perdre un animal ou un microbe, sur la carte où il vaut le plus de PV"

    def IfColonies(self, n: IfColonies) -> str:
        then = self.both([self.clause(x) for x in n.then])
        return f"{self.both([self.clause(x) for x in n.otherwise])} (avec Colonies{COLON} {then})"

    def Compete(self, n: Compete) -> str:
        price = stock("credits", n.price)
        return (
            f"avec au moins {price}, renforcer sa position pour la récompense financée la plus disputée et perdre "
            f"{price}{SEMICOLON} sinon, {NEXT_BONUS}"
        )

    def OnCorporation(self, n: OnCorporation) -> str:
        what = stock(STOCKS[n.kind], abs(n.n))
        return f"poser {what} sur la corporation" if n.n > 0 else f"retirer {what} de la corporation"

    def DestroyBonus(self, n: DestroyBonus) -> str:
        return f"détruire la carte Bonus {BONUS_CARDS[n.name]}"

    def NoFirstBonus(self, n: NoFirstBonus) -> str:
        card = f"la carte Bonus {BONUS_CARDS[n.name]}"
        return f"former le premier paquet Actions sans carte Bonus et mélanger {card} au paquet Bonus"

    def MoreBonus(self, n: MoreBonus) -> str:
        return f"à partir de la génération{NBSP}2, mélanger une carte Bonus de plus au paquet Actions"

    def ShuffleIn(self, n: ShuffleIn) -> str:
        return f"mélanger la carte Bonus {BONUS_CARDS[n.name]} au paquet Actions"

    def SeedBonus(self, n: SeedBonus) -> str:
        tag = TAG[TAGS[n.tag]]
        return f"révéler des projets jusqu’à en trouver {n.n} à badge {tag} et mélanger ces derniers au paquet Bonus"

    def DropFewest(self, n: DropFewest) -> str:
        return "défausser du paquet Actions le projet qui a le moins de badges"

    def BuildColony(self, n: BuildColony) -> str:
        return "construire une colonie sur une tuile Colonie désignée par le hasard"

    def Ship(self, n: Ship) -> str:
        return f"perdre {stock('credits', 1)} et commercer avec la tuile Colonie dont le marqueur est le plus avancé"

    def ThinBonus(self, n: ThinBonus) -> str:
        return "défausser la première carte du paquet Bonus sans la résoudre"

    def MoreMoons(self, n: MoreMoons) -> str:
        return "mettre en jeu une tuile Colonie de plus"

    # ---- conditions
    def Near(self, n: Near) -> str:
        what = THE_PARAMETER[PARAMETERS[n.parameter]]
        return f"si {what} peut atteindre un palier à bonus ou son maximum en {steps(n.steps)} ou moins"

    def FromGeneration(self, n: FromGeneration) -> str:
        return f"à partir de la génération{NBSP}{n.n}"

    def HumanShielded(self, n: HumanShielded) -> str:
        return "si vos plantes sont protégées"

    def HumanHas(self, n: HumanHas) -> str:
        return f"si vous avez au moins {stock(STOCKS[n.kind], n.n)}"

    def FewColonies(self, n: FewColonies) -> str:
        return f"si MarsBot a au plus {colonies(n.most)}"

    def CorporationHolds(self, n: CorporationHolds) -> str:
        return "si la corporation porte une ressource" if n.least else "si la corporation ne porte rien"

    # ---- corporations
    def BotWhen(self, n: BotWhen) -> str:
        names = self.either([TAG[x] for x in bot_names(n.occasion, n.mask)])
        when = {
            HUMAN_CITY: "vous placez une cité",
            OWN_CITY: "MarsBot place une cité",
            ANY_COLONY: "n’importe qui construit une colonie",
            HUMAN_TAG: f"vous jouez une carte à badge {names}",
            OWN_ADVANCE: f"MarsBot avance sur la piste {names}",
            DEAR_CARD: f"MarsBot résout un projet dont le coût imprimé est d’au moins {stock('credits', n.least)}",
            NEEDY_CARD: "MarsBot résout un projet qui a un prérequis",
            FLOATERS_SPENT: "MarsBot dépense des flotteurs pour une carte",
        }.get(n.occasion, f"MarsBot résout un badge {names}")
        return f"quand {when}{COLON} {self.both([self.clause(x) for x in n.words])}"

    def CountDown(self, n: CountDown) -> str:
        return (
            f"les M€ que MarsBot gagne sont décomptés d’une pile de {n.pile} posée ici{SEMICOLON} quand elle est vide, "
            f"la reconstituer et {forward('building')}, tant que le bout de cette piste n’est pas atteint"
        )

    def DraftPriority(self, n: DraftPriority) -> str:
        if n.kind == BY_COST:
            what = "la carte la plus chère"
        elif n.kind == BY_LEAST_TRACK:
            what = "les badges de la piste la moins avancée"
        else:
            what = ", puis ".join(badges(TAGS[t]) for t in n.tags)
        return f"priorité de draft{COLON} {what}"

    def bot_start_tags(self, tags: list[str]) -> str:
        return f"{'badge' if one(len(tags)) else 'badges'} de départ{COLON} " + ", ".join(TAG[t] for t in tags)

    def bot_setup(self, clauses: str) -> str:
        return f"à la mise en place, {clauses}"

    def bot_cubes(self, colour: str, spaces: dict[str, list[int]], clauses: str, instead: bool) -> str:
        where = ", ".join(f"{TAG[t]} {self.both([str(n) for n in row])}" for t, row in spaces.items())
        how = " à la place du symbole" if instead else ""
        return f"cubes {COLOUR[colour]}s sur {where}{COLON} {clauses}{how}"

    def bot_before(self, clauses: str) -> str:
        return f"avant chaque phase d’action, {clauses}"

    def bot_round_start(self, clauses: str) -> str:
        return f"avant chaque phase de recherche, {clauses}"

    # ---- options
    def option_species(self, o: Option) -> str:
        return f"perdre {cubes(o.item, 1)} sur {self.name(o.card)}"

    def did_species(self, e: Entry) -> str:
        return f"perd {cubes(e.item, 1)} sur {self.name(e.card)}"

    # ---- reasons: why a tracker moves and what its space shows
    def reason_bot_has_tag(self, r: Reason) -> str:
        return f"badge {TAG[r.item]}"

    def reason_bot_by_tag(self, r: Reason) -> str:
        return f"grâce au badge {TAG[r.item]}"

    def reason_bot_by_arrow(self, r: Reason) -> str:
        return "grâce à la flèche de la case précédente"

    def reason_bot_by_symbol(self, r: Reason) -> str:
        return "grâce à un symbole d’une autre piste"

    def reason_bot_by_cube(self, r: Reason) -> str:
        return "grâce à un cube de la corporation"

    def reason_bot_by_storage(self, r: Reason) -> str:
        return "grâce à cinq ressources d’un entrepôt"

    def reason_bot_by_pile(self, r: Reason) -> str:
        return "la pile de la corporation est épuisée"

    def reason_bot_by_bonus(self, r: Reason) -> str:
        return "grâce à une carte Bonus"

    def reason_bot_by_corporation(self, r: Reason) -> str:
        return "grâce à la corporation"

    def reason_bot_symbol(self, r: Reason) -> str:
        return f"la case{NBSP}{r.need} indique{COLON} {self.clause(BY_TEXT[r.item])}"

    def reason_bot_blank(self, r: Reason) -> str:
        return f"la case{NBSP}{r.need} ne porte aucun symbole"

    def reason_bot_silent(self, r: Reason) -> str:
        return f"rien ne s’applique jusqu’à la case{NBSP}{r.need}{COLON} le marqueur l’a déjà atteinte"

    # ---- reasons: why something fails or is left out
    def reason_bot_track_end(self, r: Reason) -> str:
        return f"le marqueur est déjà au bout de la {TRACK_NAMES[r.item]}"

    def reason_bot_no_tags(self, r: Reason) -> str:
        return f"le projet {self.name(r.item)} n’a aucun badge"

    def reason_bot_complete(self, r: Reason) -> str:
        return COMPLETE[r.item]

    def reason_bot_all_complete(self, r: Reason) -> str:
        return "tous les paramètres sont au maximum"

    def reason_bot_no_area(self, r: Reason) -> str:
        return f"aucune zone ne permet de {self.clause(BY_TEXT[r.item])}"

    def reason_bot_none_met(self, r: Reason) -> str:
        return "MarsBot ne remplit les prérequis d’aucun objectif encore libre"

    def reason_bot_not_ahead(self, r: Reason) -> str:
        return f"MarsBot ne devance {self.player(HUMAN)} pour aucune récompense encore libre"

    def reason_bot_no_card(self, r: Reason) -> str:
        return "il ne reste plus de projet"

    def reason_bot_no_bonus(self, r: Reason) -> str:
        return "il ne reste plus de carte Bonus"

    def reason_bot_not_in_use(self, r: Reason) -> str:
        return f"c’est un symbole de l’extension {EXPANSION[r.item]}, qui n’est pas utilisée"

    def reason_bot_easy_arrow(self, r: Reason) -> str:
        return f"les flèches sont ignorées au niveau {LEVELS['easy']}"

    def reason_bot_not_near(self, r: Reason) -> str:
        what = THE_PARAMETER[r.item]
        return f"{what} est à {steps(r.have)} du prochain palier à bonus ou du maximum, il en faudrait au plus {r.need}"

    def reason_bot_too_early(self, r: Reason) -> str:
        return f"seulement à partir de la génération{NBSP}{r.need}, c’est la génération{NBSP}{r.have}"

    def reason_bot_not_shielded(self, r: Reason) -> str:
        return f"les plantes {self.of_player(HUMAN)} ne sont pas protégées"

    def reason_bot_human_has_less(self, r: Reason) -> str:
        return f"{self.player(HUMAN)} a {stock(r.item, r.have)}, il en faudrait {r.need}"

    def reason_bot_protected(self, r: Reason) -> str:
        return f"les animaux et les microbes {self.of_player(HUMAN)} sont protégés"

    def reason_bot_no_cube(self, r: Reason) -> str:
        return f"{self.player(HUMAN)} n’a ni animal ni microbe qui puisse être retiré"

    def reason_bot_card_empty(self, r: Reason) -> str:
        return "la corporation ne porte rien"

    def reason_bot_card_full(self, r: Reason) -> str:
        return "la corporation porte déjà une ressource"

    def reason_bot_no_moon(self, r: Reason) -> str:
        return {
            "colony": "aucune tuile Colonie n’a de place pour MarsBot",
            "trade": "une flotte occupe déjà chaque tuile Colonie",
            "tile": "toutes les tuiles Colonie sont en jeu",
        }[r.item]

    def reason_bot_many_colonies(self, r: Reason) -> str:
        return f"MarsBot a déjà {colonies(r.have)}, il lui en faudrait au plus {r.need}"

    def reason_bot_poor(self, r: Reason) -> str:
        return f"MarsBot a {stock('credits', r.have)}, il lui en faudrait {r.need}"

    def reason_bot_no_award(self, r: Reason) -> str:
        return "aucune récompense n’est financée"

    # ---- reasons: why this area, this milestone, this award
    def reason_bot_areas(self, r: Reason) -> str:
        return f"{areas(r.need)} {'possible' if one(r.need) else 'possibles'}"

    def reason_bot_most_own_cities(self, r: Reason) -> str:
        return left(f"le plus de ses propres cités adjacentes ({r.have})", areas(r.need))

    def reason_bot_fewest_human_cities(self, r: Reason) -> str:
        return left(f"le moins de cités {self.of_player(HUMAN)} adjacentes ({r.have})", areas(r.need))

    def reason_bot_most_greeneries(self, r: Reason) -> str:
        return left(f"le plus de forêts adjacentes ({r.have})", areas(r.need))

    def reason_bot_most_grown(self, r: Reason) -> str:
        return left(f"le plus de forêts et d’océans adjacents ({r.have})", areas(r.need))

    def reason_bot_most_oceans(self, r: Reason) -> str:
        return left(f"le plus d’océans adjacents ({r.have})", areas(r.need))

    def reason_bot_most_symbols(self, r: Reason) -> str:
        return left(f"le plus de bonus de placement recouverts ({r.have})", areas(r.need))

    def drawn(self, r: Reason, what: str) -> str:
        """Chance: the cost of a project counts through what is left."""
        cost = stock("credits", r.need)
        return f"le projet {self.name(r.item)} est révélé{COLON} son coût de {cost} désigne la {what}{NBSP}{r.have}"

    def reason_bot_walk(self, r: Reason) -> str:
        return self.drawn(r, "zone") + " parmi celles qui restent"

    def reason_bot_moons(self, r: Reason) -> str:
        return f"{tiles(r.need)} {'possible' if one(r.need) else 'possibles'}"

    def reason_bot_walk_moons(self, r: Reason) -> str:
        return self.drawn(r, "tuile Colonie") + " parmi celles qui restent"

    def reason_bot_furthest_marker(self, r: Reason) -> str:
        return left(f"le marqueur le plus avancé (case{NBSP}{r.have})", tiles(r.need))

    def reason_bot_own_colony(self, r: Reason) -> str:
        return left("une colonie de MarsBot s’y trouve", tiles(r.need))

    def reason_bot_milestone(self, r: Reason) -> str:
        return f"{self.milestones[r.item]}{COLON} {self.player(HUMAN)} en est à {number(r.have)} sur {r.need}"

    def reason_bot_milestone_only(self, r: Reason) -> str:
        return f"{self.milestones[r.item]} est le seul objectif libre dont MarsBot remplit les prérequis"

    def reason_bot_milestone_closest(self, r: Reason) -> str:
        share = f"{number(r.have)}{NBSP}%"
        return f"{self.milestones[r.item]} est celui dont {self.player(HUMAN)} est le plus proche ({share})"

    def reason_bot_milestone_leftmost(self, r: Reason) -> str:
        share = f"{number(r.have)}{NBSP}%"
        where = f"{self.milestones[r.item]} est le plus à gauche"
        return f"{self.player(HUMAN)} est à égale distance de {r.need}{NBSP}objectifs ({share}), {where}"

    def reason_bot_award(self, r: Reason) -> str:
        who = self.player(HUMAN)
        return f"{self.awards[r.item]}{COLON} MarsBot a {number(r.need)}, {who} a {number(r.have)}"

    def reason_bot_lead(self, r: Reason) -> str:
        who = self.player(HUMAN)
        if r.have == 0:
            return f"{self.awards[r.item]}{COLON} MarsBot est à égalité avec {who}"
        how = "d’avance" if r.have > 0 else "de retard"
        return f"{self.awards[r.item]}{COLON} MarsBot a {abs(r.have)} {how} sur {who}"

    def reason_bot_missing(self, r: Reason) -> str:
        if not r.need:
            return COMPLETE[r.item]
        missing = f"il en manque {r.need}" if r.item == "oceans" else f"il manque {steps(r.need)}"
        return f"{PARAMETER[r.item]}{COLON} {missing}"

    def reason_bot_worth(self, r: Reason) -> str:
        if not r.need:
            return f"{self.name(r.item)}{COLON} les ressources n’y valent aucun PV"
        return f"{self.name(r.item)}{COLON} {worth(r.need)} pour {cubes('none', r.have)}"

    def reason_bot_fewest_tags(self, r: Reason) -> str:
        lot = f", tiré au sort parmi {r.have}{NBSP}projets" if r.have > 1 else ""
        return f"le moins de badges ({r.need}){lot}"

    def reason_bot_unwanted(self, r: Reason) -> str:
        draft = BY_TEXT[r.item]
        assert isinstance(draft, DraftPriority)
        if draft.kind == BY_COST:
            return f"il coûte {stock('credits', r.have)}, la carte la plus chère du draft en coûte {r.need}"
        if draft.kind == BY_LEAST_TRACK:
            return f"aucun badge de la piste la moins avancée, la {TRACK_NAMES[TRACKS[r.need]]}"
        return f"aucun badge {self.either([TAG[TAGS[t]] for t in draft.tags])}"

    def reason_bot_set_off(self, r: Reason) -> str:
        who = self.player(HUMAN)
        if r.item == BOT_OCCASIONS[OWN_ADVANCE]:
            return f"MarsBot a avancé sur la {TRACK_NAMES[TRACKS[r.have]]}"
        if r.item == BOT_OCCASIONS[OWN_TAG]:
            return f"grâce au badge {TAG[TAGS[r.have]]}"
        if r.item == BOT_OCCASIONS[HUMAN_TAG]:
            return f"{who} a joué une carte à badge {TAG[TAGS[r.have]]}"
        return {
            HUMAN_CITY: f"{who} a placé une cité",
            OWN_CITY: "MarsBot a placé une cité",
            ANY_COLONY: "une colonie a été construite",
            DEAR_CARD: f"le projet coûte {stock('credits', r.have)}, au moins {r.need}",
            NEEDY_CARD: "le projet a un prérequis",
            FLOATERS_SPENT: "MarsBot a dépensé des flotteurs pour une carte",
        }[BOT_OCCASIONS.index(r.item)]

    def reason_bot_seeded(self, r: Reason) -> str:
        return f"projet {self.name(r.item)}"

    def reason_bot_exchanged_for(self, r: Reason) -> str:
        return f"elles font avancer MarsBot sur la {TRACK_NAMES[r.item]}"

    def reason_bot_enough_met(self, r: Reason) -> str:
        met = f"{r.have}{NBSP}{'objectif' if one(r.have) else 'objectifs'}"
        return f"MarsBot remplit les prérequis de {met}, il lui en fallait au moins {r.need}"

    # ---- log lines
    def did_bot_project(self, e: Entry) -> str:
        return f"révèle le projet {self.name(e.card)}" + (", dont seul le premier badge compte" if e.amount else "")

    def did_bot_bonus(self, e: Entry) -> str:
        return f"révèle la carte Bonus {BONUS_CARDS[e.item]}"

    def did_bot_advance(self, e: Entry) -> str:
        return f"avance à la case{NBSP}{e.amount} de la {TRACK_NAMES[e.item]}"

    def did_bot_cube(self, e: Entry) -> str:
        return f"atteint un cube {COLOUR[e.item]} de la corporation {self.name(e.card)}"

    def did_bot_effect(self, e: Entry) -> str:
        return f"applique l’effet de la corporation {self.name(e.card)}"

    def did_bot_fail(self, e: Entry) -> str:
        return f"effectue une Action Manquée et gagne {stock('credits', e.amount)}"

    def did_bot_nothing(self, e: Entry) -> str:
        return "ne peut pas appliquer cet effet, il ne se passe rien"

    def did_bot_ignore(self, e: Entry) -> str:
        return "ignore le symbole"

    def did_bot_gain(self, e: Entry) -> str:
        return f"gagne {stock('credits', e.amount)}"

    def did_bot_rating(self, e: Entry) -> str:
        return f"augmente son NT de {e.amount}"

    def did_bot_floaters(self, e: Entry) -> str:
        return f"gagne {cubes('floater', e.amount)}"

    def did_bot_fleet(self, e: Entry) -> str:
        return "obtient sa seconde flotte marchande"

    def did_bot_raise(self, e: Entry) -> str:
        return f"augmente {THE_PARAMETER[e.item]}"

    def did_bot_furthest(self, e: Entry) -> str:
        return f"choisit le paramètre le plus éloigné de son maximum, {THE_PARAMETER[e.item]}"

    def did_bot_place(self, e: Entry) -> str:
        return f"place {TILE[e.item]} {self.at(e.area)}"

    def did_bot_claim(self, e: Entry) -> str:
        return f"valide l’objectif {self.milestones[e.item]}"

    def did_bot_fund(self, e: Entry) -> str:
        return f"finance la récompense {self.awards[e.item]}"

    def did_bot_option(self, e: Entry) -> str:
        node = BY_TEXT[e.item]
        assert isinstance(node, FirstPossible)
        way = node.ways[e.amount - 1]
        what = self.way(way, [self.step(x) for x in dict.fromkeys(way.words)])
        return f"applique {f'l’option{NBSP}{e.amount} de la carte' if len(node.ways) > 1 else 'la carte'} ({what})"

    def did_bot_destroy(self, e: Entry) -> str:
        return f"détruit la carte Bonus {BONUS_CARDS[e.item]}"

    def did_bot_reshuffle(self, e: Entry) -> str:
        return f"mélange {cards(e.amount)} pour former un nouveau paquet Bonus"

    def did_bot_human_loses(self, e: Entry) -> str:
        who = self.to_player(HUMAN)
        return f"fait perdre {stock(e.item, e.amount)} {who}" if e.amount else f"ne fait rien perdre {who}"

    def did_bot_species(self, e: Entry) -> str:
        return f"fait perdre un animal ou un microbe {self.to_player(HUMAN)}"

    def did_bot_compete(self, e: Entry) -> str:
        if not e.item:
            return "ne peut renforcer sa position pour aucune récompense"
        return f"renforce sa position pour la récompense {self.awards[e.item]}"

    def did_bot_pays(self, e: Entry) -> str:
        return f"perd {stock('credits', e.amount)}"

    def did_bot_on_card(self, e: Entry) -> str:
        what, card = stock(e.item, abs(e.amount)), f"la corporation {self.name(e.card)}"
        return f"pose {what} sur {card}" if e.amount > 0 else f"retire {what} de {card}"

    def did_bot_no_first_bonus(self, e: Entry) -> str:
        card = f"la carte Bonus {BONUS_CARDS[e.item]}"
        return f"commence avec un paquet Actions sans carte Bonus et mélange {card} à son paquet Bonus"

    def did_bot_more_bonus(self, e: Entry) -> str:
        return "mélange une carte Bonus de plus à son paquet Actions"

    def did_bot_shuffle_in(self, e: Entry) -> str:
        return f"mélange la carte Bonus {BONUS_CARDS[e.item]} à son paquet Actions"

    def did_bot_seed(self, e: Entry) -> str:
        return "mélange des projets à son paquet Bonus"

    def did_bot_drop(self, e: Entry) -> str:
        return f"défausse le projet {self.name(e.card)} de son paquet Actions"

    def did_bot_exchange(self, e: Entry) -> str:
        return f"échange {cubes('none', e.amount)} de {warehouse(e.item)}"

    def did_bot_colony(self, e: Entry) -> str:
        return f"construit une colonie sur {THE_MOON[e.item]}"

    def did_bot_trade(self, e: Entry) -> str:
        return f"commerce avec {THE_MOON[e.item]}"

    def did_bot_thin(self, e: Entry) -> str:
        if e.item:
            return f"défausse la carte Bonus {BONUS_CARDS[e.item]} sans la résoudre"
        return f"défausse de son paquet Bonus le projet {self.name(e.card)} sans le résoudre"

    def did_bot_moon(self, e: Entry) -> str:
        return f"met {THE_MOON[e.item]} en jeu"

    def did_bot_corporation(self, e: Entry) -> str:
        return f"reçoit la corporation {self.name(e.card)}"

    def did_bot_draft_drop(self, e: Entry) -> str:
        return f"défausse le projet {self.name(e.card)}, pris au draft"

    def did_bot_extra_card(self, e: Entry) -> str:
        return f"dépense {cubes('floater', e.amount)} pour une carte de plus"

    def did_bot_research(self, e: Entry) -> str:
        return f"forme un paquet Actions de {cards(e.amount)}"

    def did_bot_pass(self, e: Entry) -> str:
        return "passe"

    def did_bot_early_claim(self, e: Entry) -> str:
        return f"peut valider un objectif avant son tour, pour {stock('credits', e.amount)}"

    def did_bot_last(self, e: Entry) -> str:
        return f"avance à la case{NBSP}{e.amount} de la {TRACK_NAMES[e.item]} pour placer une dernière forêt"

    def did_bot_won(self, e: Entry) -> str:
        return f"remporte la partie, car la génération{NBSP}20 commence"

    # ---- changes
    def change_bot_track(self, c: Change) -> str:
        return f"{TRACK_NAMES[c.item]} {signed(c.amount)}"

    def change_bot_storage(self, c: Change) -> str:
        return f"{resource(c.item)} en entrepôt {signed(c.amount)}"

    def change_bot_pile(self, c: Change) -> str:
        return f"sur la corporation {self.name(c.card)} {signed(c.amount)}"
