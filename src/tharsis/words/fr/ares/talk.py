"""French: what is said about Ares Expedition: options, reasons, log lines."""

from __future__ import annotations

from tharsis.ares.board import PURPLE, WHITE, ZONES
from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Option, Reason
from tharsis.words.fr.ares.clauses import AresClauses
from tharsis.words.fr.ares.lexicon import in_zone
from tharsis.words.fr.ares.table import (
    IN_ZONE,
)
from tharsis.words.fr.lexicon import (
    COLON,
    ONE_STOCK,
    SEMICOLON,
    SOME_STOCK,
    THE_PARAMETER,
    cards,
    shown,
    steps,
    stock,
)
from tharsis.words.language import NBSP, signed


class Words(AresClauses):
    """What its options, reasons and log lines say."""

    round_nouns = ("manche", "manches")
    this_round = "cette manche"

    # ---- options
    def option_play(self, o: Option) -> str:
        return super().option_play(o) if o.amount else f"jouer {self.name(o.card)} gratuitement"

    def option_phase(self, o: Option) -> str:
        return self.phases[o.item]

    def option_neutral_phase(self, o: Option) -> str:
        return f"carte neutre{COLON} {self.phases[o.item]}"

    def option_finish(self, o: Option) -> str:
        return "terminer cette phase"

    def option_resume(self, o: Option) -> str:
        return "revenir sur votre décision"

    def option_no(self, o: Option) -> str:
        return "aucune carte" if o.kind == "no" else super().option_no(o)

    def option_draw_bonus(self, o: Option) -> str:
        return "piocher une carte en bonus"

    def option_standard(self, o: Option) -> str:
        return f"action standard {self.projects[o.item]} pour {stock('credits', o.amount)}"

    def option_sell(self, o: Option) -> str:
        return f"défausser des cartes pour {stock('credits', o.amount)} chacune"

    def option_sell_card(self, o: Option) -> str:
        return f"défausser {self.name(o.card)}"

    def option_help(self, o: Option) -> str:
        return f"{THE_PARAMETER[o.item]} augmente de {steps(o.amount)}"

    def option_cube(self, o: Option) -> str:
        if o.item == "copper":
            return f"un cube de cuivre{COLON} {stock('credits', 1)}"
        return f"un cube de joueur{COLON} échanger une carte avec votre partenaire"

    def option_give(self, o: Option) -> str:
        return f"donner {self.name(o.card)}"

    def option_pay(self, o: Option) -> str:
        paid = self.paid(o.amounts)
        return f"payer {paid}" if paid else "ne rien payer"

    # ---- reasons
    def zone_counted(self, r: Reason) -> str:
        return f"{'la phase a commencé' if r.began else 'on est'} {IN_ZONE[ZONES[r.have]]}"

    def oceans_counted(self, r: Reason) -> str:
        return f"{'la phase a commencé avec' if r.began else 'il y en a'} {r.have}"

    def reason_zone_low(self, r: Reason) -> str:
        return f"{in_zone(r.item, r.need, WHITE)}{SEMICOLON} {self.zone_counted(r)}"

    def reason_zone_high(self, r: Reason) -> str:
        return f"{in_zone(r.item, PURPLE, r.need)}{SEMICOLON} {self.zone_counted(r)}"

    def reason_parameter_low(self, r: Reason) -> str:
        return f"il faut au moins {shown(r.item, r.need)}{SEMICOLON} {self.oceans_counted(r)}"

    def reason_parameter_high(self, r: Reason) -> str:
        return f"il faut au plus {shown(r.item, r.need)}{SEMICOLON} {self.oceans_counted(r)}"

    def reason_rating_short(self, r: Reason) -> str:
        return f"il faut un NT d’au moins {r.need}, le vôtre est de {r.have}"

    def reason_no_own_cube(self, r: Reason) -> str:
        return "aucune de vos cartes ne porte d’animal ni de microbe"

    def reason_wrong_phase(self, r: Reason) -> str:
        return f"seulement pendant la phase {self.phases[r.item]}"

    def reason_no_play_left(self, r: Reason) -> str:
        return "vous avez déjà joué votre carte de cette phase"

    def reason_phase_again(self, r: Reason) -> str:
        return "vous l’avez choisie à la manche précédente"

    def reason_must_convert(self, r: Reason) -> str:
        return f"vous devez d’abord convertir {stock(r.item, r.need)}{COLON} vous en avez {r.have}"

    def reason_used(self, r: Reason) -> str:
        return "action déjà utilisée pendant cette phase"

    def reason_not_your_turn(self, r: Reason) -> str:
        return "pas maintenant"

    def reason_coach_many_rounds(self, r: Reason) -> str:
        return f"{self.rounds_more(r.need)}{COLON} chaque NT paie à chaque production"

    def reason_coach_lets(self, r: Reason) -> str:
        return f"permet de jouer {self.name(r.item)} après cette phase"

    # ---- log lines
    def did_picks(self, e: Entry) -> str:
        return "les cartes Phase sont révélées"

    def did_begins(self, e: Entry) -> str:
        return f"la phase {self.phases[e.item]} commence"

    def did_round(self, e: Entry) -> str:
        return f"la manche{NBSP}{e.generation} commence"

    def did_phase(self, e: Entry) -> str:
        return "choisit une phase"

    def did_neutral_phase(self, e: Entry) -> str:
        return f"choisit la carte neutre {self.phases[e.item]}"

    def did_finish(self, e: Entry) -> str:
        return "a terminé"

    def did_resume(self, e: Entry) -> str:
        return "revient sur sa décision"

    def did_draw_bonus(self, e: Entry) -> str:
        return "pioche une carte en bonus"

    def did_standard(self, e: Entry) -> str:
        return f"utilise l’action standard {self.projects[e.item]}"

    def did_sell(self, e: Entry) -> str:
        return f"défausse des cartes pour {SOME_STOCK['credits']}"

    def did_sell_card(self, e: Entry) -> str:
        return f"défausse {cards(e.amount)} pour {SOME_STOCK['credits']}"

    def did_discard(self, e: Entry) -> str:
        return super().did_discard(e) if e.amount else "ne défausse aucune carte"

    def did_sell_to_pay(self, e: Entry) -> str:
        return f"défausse {cards(e.amount)} pour payer"

    def did_help(self, e: Entry) -> str:
        return f"fait augmenter {THE_PARAMETER[e.item]}"

    def did_cube(self, e: Entry) -> str:
        return "prend un cube de cuivre" if e.item == "copper" else "prend un cube de joueur"

    def did_give(self, e: Entry) -> str:
        return "met une carte de côté pour son partenaire"

    def did_screen(self, e: Entry) -> str:
        return f"prend {self.name(e.card)} parmi les cartes révélées"

    def did_pay(self, e: Entry) -> str:
        paid = self.paid(e.amounts)
        return f"paie {paid}" if paid else "ne paie rien"

    def change_picked(self, c: Change) -> str:
        return f"phase {self.phases[c.item]}"

    def change_neutral_phase(self, c: Change) -> str:
        return f"carte neutre {self.phases[c.item]}"

    def change_phase(self, c: Change) -> str:
        return f"début de la phase {self.phases[c.item]}"

    def change_round(self, c: Change) -> str:
        return f"manche{NBSP}{c.now}"

    def change_forests(self, c: Change) -> str:
        return f"forêts {signed(c.amount)}"

    def change_draws(self, c: Change) -> str:
        return f"production de cartes {signed(c.amount)}"

    def change_capacity(self, c: Change) -> str:
        return f"{ONE_STOCK[c.item]} {signed(c.amount)}"
