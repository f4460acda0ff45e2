"""French: why MarsBot does what it does, and why something fails."""

from __future__ import annotations

from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Reason
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
    DraftPriority,
)
from tharsis.vocabulary.terms import TAGS
from tharsis.words.fr.lexicon import (
    COLON,
    PARAMETER,
    TAG,
    THE_PARAMETER,
    colonies,
    cubes,
    one,
    steps,
    stock,
    worth,
)
from tharsis.words.fr.marsbot.clauses import BotClauses
from tharsis.words.fr.marsbot.lexicon import (
    COMPLETE,
    EXPANSION,
    LEVELS,
    TRACK_NAMES,
    areas,
    left,
    tiles,
)
from tharsis.words.language import NBSP, number


class BotReasons(BotClauses):
    """A method for each reason of a step."""

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
