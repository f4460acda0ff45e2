"""French: MarsBot's board, bonus cards and corporations, a method for each of its words.

What its board and cards tell MarsBot to do stands in the infinitive, so that it is not taken for an imperative to you.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    TRACKS,
    BotWhen,
    CountDown,
    DraftPriority,
    bot_names,
)
from tharsis.mars.marsbot.terraforming import BotPlace, BotRaise, Near, RaiseFurthest
from tharsis.mars.marsbot.tiles import BESIDE_TWO_GROWN, BESIDE_TWO_OCEANS
from tharsis.mars.marsbot.tracks import Advance, AdvanceLeast, AdvanceOther, Arrow, DrawProject
from tharsis.mars.marsbot.words import BotFloaters, BotGain, BotRating, IfColonies, Twice, WithColonies
from tharsis.vocabulary.terms import PARAMETERS, STOCKS, TAGS
from tharsis.words.fr.common import French
from tharsis.words.fr.lexicon import (
    COLON,
    SEMICOLON,
    TAG,
    THE_PARAMETER,
    TILE,
    badges,
    colonies,
    cubes,
    one,
    steps,
    stock,
)
from tharsis.words.fr.marsbot.lexicon import (
    BONUS_CARDS,
    COLOUR,
    DESTROYED,
    EXPANSION,
    NEXT_BONUS,
    NEXT_PROJECT,
    PLACE,
    forward,
    twice,
    warehouse,
)
from tharsis.words.language import NBSP
from tharsis.words.robot import AboutMarsBot

if TYPE_CHECKING:
    from tharsis.mars.marsbot.shipping.words import BuildColony, FewColonies, MoreMoons, Ship, ThinBonus


class BotClauses(AboutMarsBot, French):
    """What stands on its board and cards."""

    def from_whom(self, seat: int, place: str) -> str:
        """Whom something is taken from, and from where: MarsBot keeps resources in several places."""
        whom = super().from_whom(seat, place)
        return f"{whom} ({PLACE[place]})" if place in PLACE else whom

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
            HUMAN_CITY: "le joueur humain place une cité",
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
