"""French: what is said about either game: options, reasons, log lines."""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Option, Reason
from tharsis.vocabulary.choices import Choose as Choice
from tharsis.words.fr.common.coach import FrenchCoach
from tharsis.words.fr.lexicon import (
    COLON,
    ONE_CUBE,
    PARAMETER,
    SEMICOLON,
    SOME_STOCK,
    asked,
    cards,
    cubes,
    elided,
    production,
    shown,
    steps,
    stock,
    tags,
)
from tharsis.words.language import NBSP, number, signed


class French(FrenchCoach):
    """What both games say alike."""

    def from_whom(self, seat: int, place: str) -> str:
        """Whom something is taken from; there may be several places where they keep it."""
        return self.to_player(seat)

    # ---- options
    def option_choose(self, o: Option) -> str:
        node = BY_TEXT[o.item]
        assert isinstance(node, Choice)
        return self.goals(list(node.alternatives[o.index])) or super().option_choose(o)

    def option_play(self, o: Option) -> str:
        return f"jouer {self.name(o.card)} pour {stock('credits', o.amount)}"

    def option_use(self, o: Option) -> str:
        which = ["", "première", "deuxième", "troisième", "quatrième"][o.index]
        return f"utiliser {self.name(o.card)}" + (f", {which} action" if which else "")

    def option_convert(self, o: Option) -> str:
        what = "forêt" if o.item == "plants" else f"{steps(1)} de température"
        return f"convertir {stock(o.item, o.amount)} en {what}"

    def option_sell(self, o: Option) -> str:
        return "vendre des brevets"

    def option_sell_card(self, o: Option) -> str:
        return f"vendre {self.name(o.card)}"

    def option_pay(self, o: Option) -> str:
        paid = self.both([stock(k, n) for k, n in o.amounts.items()])
        return f"payer {paid}" if paid else "ne rien payer"

    def option_add(self, o: Option) -> str:
        return f"ajouter {cubes(o.item, o.amount)} sur {self.name(o.card)}"

    def option_take(self, o: Option) -> str:
        source = f"sur {self.name(o.card)}" if o.card else self.from_whom(o.seat, o.place)
        return f"retirer {cubes(o.item, o.amount)} {source}"

    def option_reduce(self, o: Option) -> str:
        return f"{self.player(o.seat)}{COLON} {production(o.item)} {signed(-o.amount)}"

    def option_no(self, o: Option) -> str:
        return "rien de plus" if o.notation == "no more" else "rien"

    def option_keep(self, o: Option) -> str:
        return f"garder {self.name(o.card)}"

    def option_discard(self, o: Option) -> str:
        return f"défausser {self.name(o.card)}"

    def option_swap(self, o: Option) -> str:
        return f"transférer {steps(o.amount)} de {production(o.item)}" if o.amount else "ne rien transférer"

    def option_exchange(self, o: Option) -> str:
        return f"échanger {stock(o.item, o.amount)}"

    def option_copy(self, o: Option) -> str:
        return f"réappliquer le cadre de production de la carte {self.name(o.card)}"

    def option_exchange_cubes(self, o: Option) -> str:
        return f"échanger {cubes(o.item, o.amount)}"

    def heat_paid(self, heat: int, floaters: int) -> str:
        parts = [stock("heat", heat)] if heat else []
        return self.both(parts + ([cubes("floater", floaters)] if floaters else []))

    def option_pay_heat(self, o: Option) -> str:
        return f"payer {self.heat_paid(o.amounts['heat'], o.amount)}"

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

    def reason_credits(self, r: Reason) -> str:
        return f"coûte {stock('credits', r.need)}, vous pouvez en payer {number(r.have)}"

    def reason_used(self, r: Reason) -> str:
        return "action déjà utilisée pendant cette génération"

    def reason_not_your_turn(self, r: Reason) -> str:
        return "ce n’est pas à vous d’agir"

    def reason_too_late(self, r: Reason) -> str:
        return "trop tard, la partie s’achève"

    def reason_own_cubes_short(self, r: Reason) -> str:
        return f"il faut {cubes(r.item, r.need)} sur vos cartes, vous en avez {r.have}"

    # ---- log lines
    def did_said_back(self, e: Entry) -> str:
        return f"revient avant sa dernière action{NBSP}: tout le monde est d’accord"

    def did_said_away(self, e: Entry) -> str:
        return f"ne répond pas{NBSP}: un bot joue à sa place"

    def did_said_here(self, e: Entry) -> str:
        return "est de retour"

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

    def did_convert(self, e: Entry) -> str:
        return f"convertit {SOME_STOCK[e.item]}"

    def did_sell(self, e: Entry) -> str:
        return "vend des brevets"

    def did_sell_card(self, e: Entry) -> str:
        return f"vend {cards(e.amount)}"

    def did_pay(self, e: Entry) -> str:
        paid = self.both([stock(k, n) for k, n in e.amounts.items()])
        return f"paie {paid}" if paid else "ne paie rien"

    def did_add(self, e: Entry) -> str:
        return f"ajoute {cubes(e.item, e.amount)} sur {self.name(e.card)}"

    def did_take(self, e: Entry) -> str:
        source = f"sur {self.name(e.card)}" if e.card else self.from_whom(e.target, e.place)
        return f"retire {cubes(e.item, e.amount)} {source}"

    def did_reduce(self, e: Entry) -> str:
        return f"baisse la {production(e.item)} {self.of_player(e.target)}"

    def did_no(self, e: Entry) -> str:
        return "renonce"

    def did_keep(self, e: Entry) -> str:
        return f"garde {cards(e.amount)}" if e.amount else "ne garde aucune carte"

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

    def change_stock(self, c: Change) -> str:
        return f"{self.stocks[c.item]} {signed(c.amount)}"

    def change_production(self, c: Change) -> str:
        return f"{production(c.item)} {signed(c.amount)}"

    def change_tr(self, c: Change) -> str:
        return f"NT {signed(c.amount)}"

    def change_points(self, c: Change) -> str:
        return f"points {signed(c.amount)}"

    def change_parameter(self, c: Change) -> str:
        return f"{PARAMETER[c.item]} {shown(c.item, c.now)}" if c.item != "oceans" else shown("oceans", c.now)

    def change_cubes(self, c: Change) -> str:
        return f"{self.name(c.card)} {signed(c.amount)}"

    def change_hand(self, c: Change) -> str:
        return f"main {signed(c.amount)}"

    def change_shown(self, c: Change) -> str:
        return f"carte {self.name(c.card)} révélée"

    def change_corporation(self, c: Change) -> str:
        return f"corporation {self.name(c.card)}"

    def did_exchange_cubes(self, e: Entry) -> str:
        return f"échange {cubes(e.item, e.amount)}"

    def did_pay_heat(self, e: Entry) -> str:
        return f"paie {self.heat_paid(e.amounts['heat'], e.amount)}"
