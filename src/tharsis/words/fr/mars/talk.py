"""French: what is said about Terraforming Mars: options, reasons, log lines."""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Option, Reason
from tharsis.words.fr.common import French
from tharsis.words.fr.lexicon import (
    THE_PARAMETER,
    TILE,
    cards,
    stock,
)
from tharsis.words.language import NBSP, number


class MarsTalk(French):
    """Turns, milestones, awards, projects, tiles."""

    # ---- options
    def option_project(self, o: Option) -> str:
        return f"projet standard {self.projects[o.item]} pour {stock('credits', o.amount)}"

    def option_claim(self, o: Option) -> str:
        return f"valider l’objectif {self.milestones[o.item]} pour {stock('credits', o.amount)}"

    def option_fund(self, o: Option) -> str:
        return f"financer la récompense {self.awards[o.item]} pour {stock('credits', o.amount)}"

    def option_first_action(self, o: Option) -> str:
        return f"première action de la corporation {self.name(o.card)}"

    def option_pass(self, o: Option) -> str:
        return "passer pour cette génération"

    def option_end(self, o: Option) -> str:
        return "terminer le tour"

    def option_place(self, o: Option) -> str:
        return f"placer {TILE[o.item]} {self.at(o.area)}"

    def option_claim_land(self, o: Option) -> str:
        return f"revendiquer {o.area}"

    def option_remove(self, o: Option) -> str:
        return f"retirer {stock(o.item, o.amount)} {self.from_whom(o.seat, o.place)}"

    def option_steal(self, o: Option) -> str:
        return f"voler {stock(o.item, o.amount)} {self.from_whom(o.seat, o.place)}"

    def option_buy(self, o: Option) -> str:
        return f"acheter {self.name(o.card)} pour {stock('credits', o.amount)}"

    def bought_together(self, cards: list[str], each: int) -> str:
        return f"acheter {self.both([self.name(card) for card in cards])}, {stock('credits', each)} chacune"

    def option_draft(self, o: Option) -> str:
        return f"garder {self.name(o.card)} et passer les autres"

    def option_world(self, o: Option) -> str:
        return {
            "temperature": "le Gouvernement Mondial augmente la température",
            "oxygen": "le Gouvernement Mondial augmente l’oxygène",
            "oceans": "le Gouvernement Mondial place un océan",
        }[o.item]

    # ---- reasons
    def reason_own_greenery(self, r: Reason) -> str:
        return "vous ne possédez aucune forêt"

    def reason_no_area(self, r: Reason) -> str:
        if r.item == "claim":
            return "aucune zone libre à revendiquer"
        return f"plus aucune zone où placer {TILE[r.item]}"

    def reason_no_action_left(self, r: Reason) -> str:
        return "vous avez déjà fait vos deux actions"

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
    def did_project(self, e: Entry) -> str:
        return f"réalise le projet standard {self.projects[e.item]}"

    def did_claim(self, e: Entry) -> str:
        return f"valide l’objectif {self.milestones[e.item]}"

    def did_fund(self, e: Entry) -> str:
        return f"finance la récompense {self.awards[e.item]}"

    def did_first_action(self, e: Entry) -> str:
        return f"effectue la première action de la corporation {self.name(e.card)}"

    def did_pass(self, e: Entry) -> str:
        return "passe"

    def did_end(self, e: Entry) -> str:
        return "termine son tour"

    def did_place(self, e: Entry) -> str:
        return f"place {TILE[e.item]} {self.at(e.area)}"

    def did_claim_land(self, e: Entry) -> str:
        return f"revendique {e.area}"

    def did_remove(self, e: Entry) -> str:
        return f"retire {stock(e.item, e.amount)} {self.from_whom(e.target, e.place)}"

    def did_steal(self, e: Entry) -> str:
        return f"vole {stock(e.item, e.amount)} {self.from_whom(e.target, e.place)}"

    def did_buy(self, e: Entry) -> str:
        return f"achète {cards(e.amount)}" if e.amount else "n’achète aucune carte"

    def did_first_hand(self, e: Entry) -> str:
        return "choisit sa main de départ"

    def did_reveal(self, e: Entry) -> str:
        return f"joue pour {self.name(e.card)}"

    def did_production(self, e: Entry) -> str:
        return "produit"

    def did_generation(self, e: Entry) -> str:
        return f"la génération {e.generation} commence"

    def did_draft(self, e: Entry) -> str:
        return "drafte une carte"

    def did_world(self, e: Entry) -> str:
        what = "un océan" if e.item == "oceans" else THE_PARAMETER[e.item]
        return f"choisit {what} pour le Gouvernement Mondial"

    def change_tile(self, c: Change) -> str:
        return f"{TILE[c.item]} {self.at(c.area)}"

    def change_claim(self, c: Change) -> str:
        return f"zone {c.area} revendiquée"

    def change_generation(self, c: Change) -> str:
        return f"génération {c.now}"
