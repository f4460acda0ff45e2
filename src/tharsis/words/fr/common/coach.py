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
        "futures": "avenirs imaginés" + SEMICOLON + " les cartes cachées sont devinées",
        "at_once": "tout de suite",
        "best": "meilleur",
        "good": "bon",
        "slip": "écart",
        "missed": "manqué",
        "review": "Relecture",
        "instead": "Plutôt",
        "brought": "Ce que les cartes ont rapporté",
    }

    def rounds_more(self, n: int) -> str:
        return f"encore {n} {self.round_nouns[n > 1]}"

    def reason_coach_last_round(self, r: Reason) -> str:
        return f"plus de production après{COLON} seuls les PV comptent"

    def reason_coach_many_rounds(self, r: Reason) -> str:
        return f"environ {self.rounds_more(r.need)}{COLON} chaque NT paie à chacune"

    def reason_coach_few_rounds(self, r: Reason) -> str:
        return f"environ {self.rounds_more(r.need)}{COLON} les PV valent plus que le revenu"

    def reason_coach_buy(self, r: Reason) -> str:
        return f"pour la garder, puis pour la jouer{SEMICOLON} vous avez {stock('credits', r.have)}"

    def reason_coach_closes(self, r: Reason) -> str:
        return f"{self.name(r.item)}{COLON} trop tard dans {steps(r.need)}"

    def reason_coach_opens(self, r: Reason) -> str:
        return f"{self.name(r.item)}{COLON} il manque {steps(r.need)} au plus"

    def reason_coach_ready(self, r: Reason) -> str:
        return f"{stock(r.item, r.need)} à convertir"

    def reason_coach_goal_ready(self, r: Reason) -> str:
        rivals = f"{SEMICOLON} {r.have} autres le pourront bientôt" if r.have > 1 else ""
        rivals = f"{SEMICOLON} un autre le pourra bientôt" if r.have == 1 else rivals
        return f"{self.milestones[r.item]}, pour {stock('credits', r.need)}{rivals}"

    def reason_coach_goal_near(self, r: Reason) -> str:
        rivals = f"{SEMICOLON} aussi près{COLON} {r.have} de plus" if r.have else ""
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
        return f"~{NBSP}{r.need}{NBSP}PV de plus que les autres {self.this_round}"

    def reason_coach_points_less(self, r: Reason) -> str:
        return f"~{NBSP}{r.need}{NBSP}PV de moins que les autres {self.this_round}"

    def reason_coach_income(self, r: Reason) -> str:
        return f"~{NBSP}{stock('credits', r.need)} de revenu de plus que les autres"

    def reason_coach_income_less(self, r: Reason) -> str:
        return f"~{NBSP}{stock('credits', r.need)} de revenu de moins que les autres"

    def reason_coach_steps(self, r: Reason) -> str:
        return f"la planète avance de ~{NBSP}{r.need}{COLON} la partie raccourcit"

    def reason_coach_steps_less(self, r: Reason) -> str:
        return f"la planète retarde de ~{NBSP}{r.need}{COLON} la partie s’allonge"
