"""French: what the coach says."""

from __future__ import annotations

from tharsis.kernel.option import Reason
from tharsis.words.fr.common.clauses import FrenchClauses
from tharsis.words.fr.lexicon import COLON, SEMICOLON, steps, stock
from tharsis.words.language import NBSP, number


class FrenchCoach(FrenchClauses):
    """Opinions: each with its "about", no praise and no blame."""

    round_nouns = ("génération", "générations")
    this_round = "cette génération"

    coach = {
        "coach_last_round": "C’est sans doute la fin",
        "coach_many_rounds": "Le revenu rapporte",
        "coach_few_rounds": "La fin approche",
        "coach_buy": "Chaque carte se paie deux fois",
        "coach_closes": "Une carte se ferme bientôt",
        "coach_opens": "Une carte s’ouvre bientôt",
        "coach_ready": "De quoi convertir",
        "coach_goal_ready": "Un objectif est à vous",
        "coach_goal_near": "Un objectif est proche",
        "coach_award": "Vous menez une récompense",
        "goals": "Objectifs",
        "goals_text": "un objectif ou une récompense",
        "terraform": "Terraformer",
        "terraform_text": "monter le NT et la planète",
        "tiles": "Tuiles",
        "tiles_text": "forêts, cités, autres tuiles",
        "income": "Revenu",
        "income_text": "de la production pour plus tard",
        "cards": "Cartes",
        "cards_text": "en piocher d’autres",
        "engine": "Cartes en jeu",
        "engine_text": "effets, actions, ressources",
        "wait": "Attendre",
        "wait_text": "finir le tour, passer ou vendre",
        "clear": "Le premier est nettement le meilleur.",
        "close": "Pas de meilleur net" + COLON + " ceux-ci tiennent dans la marge de l’estimation.",
        "only": "Rien d’autre ne mérite un regard ici.",
        "nothing": "Pas de choix ici.",
        "unknown": "L’entraîneur n’a pas d’avis ici" + COLON + " il n’a rien appris à de telles tables.",
        "points": "PV",
        "steps": "niveaux",
        "chance": "Vos chances",
        "guessed": "les cartes cachées sont devinées",
        "at_once": "tout de suite",
        "none": "aucune",
        "best": "meilleur",
        "good": "bon",
        "slip": "écart",
        "missed": "manqué",
        "best_many": "meilleurs",
        "good_many": "bons",
        "slip_many": "écarts",
        "missed_many": "manqués",
        "review": "Relecture",
        "instead": "Plutôt",
        "brought": "Ce que les cartes ont rapporté",
    }

    def rounds_more(self, n: int) -> str:
        return f"encore environ {n} {self.round_nouns[n > 1]}"

    def imagined(self, n: int) -> str:
        return f"{n} avenirs imaginés" if n > 1 else f"{n} avenir imaginé"

    def so_far(self, ahead: int) -> str:
        """Until when something is counted: so many generations or rounds, or to the end of the game."""
        return "à la fin" if ahead == 0 else self.this_round if ahead == 1 else f"en {ahead} {self.round_nouns[1]}"

    def reason_coach_last_round(self, r: Reason) -> str:
        return f"l’argent qui vient après n’achète plus rien{COLON} seuls les {self.coach[r.item]} comptent"

    def reason_coach_many_rounds(self, r: Reason) -> str:
        return f"{self.rounds_more(r.need)}{COLON} chaque NT paie à chacune"

    def reason_coach_few_rounds(self, r: Reason) -> str:
        return f"{self.rounds_more(r.need)}{COLON} les {self.coach[r.item]} valent plus que le revenu"

    def reason_coach_buy(self, r: Reason) -> str:
        there = f"{SEMICOLON} vous avez {stock('credits', r.have)}" if r.have >= 0 else ""
        return f"pour la garder, puis pour la jouer{there}"

    def reason_coach_closes(self, r: Reason) -> str:
        return f"{self.name(r.item)}{COLON} trop tard dans {steps(r.need)}"

    def reason_coach_opens(self, r: Reason) -> str:
        return f"{self.name(r.item)}{COLON} il manque {steps(r.need)} au plus"

    def reason_coach_ready(self, r: Reason) -> str:
        what = "forêt" if r.item == "plants" else f"{steps(1)} de température"
        return f"{stock(r.item, r.need)} à convertir en {what}"

    def reason_coach_goal_ready(self, r: Reason) -> str:
        rivals = f"{SEMICOLON} {r.have} autres le pourront bientôt" if r.have > 1 else ""
        rivals = f"{SEMICOLON} un autre le pourra bientôt" if r.have == 1 else rivals
        return f"{self.milestones[r.item]}, pour {stock('credits', r.need)}{rivals}"

    def reason_coach_goal_near(self, r: Reason) -> str:
        rivals = f"{SEMICOLON} aussi près ou plus{COLON} {r.have} autre{'s' * (r.have > 1)}" if r.have else ""
        return f"{self.milestones[r.item]}{COLON} il manque {number(r.need)}{rivals}"

    def reason_coach_award(self, r: Reason) -> str:
        return f"{self.awards[r.item]}, {r.have} d’avance{SEMICOLON} coûte {stock('credits', r.need)}"

    def reason_coach_wins(self, r: Reason) -> str:
        return f"les chances de gagner montent d’environ {r.need}{NBSP}%"

    def reason_coach_claim(self, r: Reason) -> str:
        return f"{self.milestones[r.item]} vaut 5{NBSP}PV, et il n’y en a que trois"

    def reason_coach_fund(self, r: Reason) -> str:
        return f"{self.awards[r.item]} donne 5{NBSP}PV à qui mène"

    def reason_coach_lets(self, r: Reason) -> str:
        return f"permet de jouer {self.name(r.item)}"

    def reason_coach_points(self, r: Reason) -> str:
        return f"~{NBSP}{r.need}{NBSP}PV de plus que les autres {self.so_far(r.have)}"

    def reason_coach_points_less(self, r: Reason) -> str:
        return f"~{NBSP}{r.need}{NBSP}PV de moins que les autres {self.so_far(r.have)}"

    def reason_coach_income(self, r: Reason) -> str:
        return f"~{NBSP}{stock('credits', r.need)} de revenu de plus que les autres"

    def reason_coach_income_less(self, r: Reason) -> str:
        return f"~{NBSP}{stock('credits', r.need)} de revenu de moins que les autres"

    def reason_coach_steps(self, r: Reason) -> str:
        then = f"{COLON} la partie raccourcit" if r.have else " à la fin"
        return f"la planète avance de ~{NBSP}{steps(r.need)}{then}"

    def reason_coach_steps_less(self, r: Reason) -> str:
        then = f"{COLON} la partie s’allonge" if r.have else " à la fin"
        return f"la planète retarde de ~{NBSP}{steps(r.need)}{then}"

    def reason_coach_counts(self, r: Reason) -> str:
        return f"une victoire compte ici pour {steps(r.need)}"
