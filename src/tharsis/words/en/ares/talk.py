"""English: what is said about Ares Expedition: options, reasons, log lines."""

from __future__ import annotations

from tharsis.ares.board import PURPLE, WHITE, ZONES
from tharsis.ares.payment import SpendCredits
from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Option, Reason
from tharsis.vocabulary.choices import Choose
from tharsis.words.en.ares.clauses import AresClauses
from tharsis.words.en.ares.lexicon import in_zone
from tharsis.words.en.lexicon import PARAMETER, cards, shown, steps, stock
from tharsis.words.language import signed


class Words(AresClauses):
    """What its options, reasons and log lines say."""

    round_nouns = ("round", "rounds")
    this_round = "this round"
    from_plants = "a forest"

    # ---- options
    def option_choose(self, o: Option) -> str:
        node = BY_TEXT[o.item]
        assert isinstance(node, Choose)
        row = node.alternatives[o.index]
        return self.bought(row) if row and isinstance(row[0], SpendCredits) else super().option_choose(o)

    def option_play(self, o: Option) -> str:
        return super().option_play(o) if o.amount else f"play {self.name(o.card)} for free"

    def option_phase(self, o: Option) -> str:
        return self.phases[o.item]

    def option_neutral_phase(self, o: Option) -> str:
        return f"neutral card: {self.phases[o.item]}"

    def option_finish(self, o: Option) -> str:
        return "finish this phase"

    def option_resume(self, o: Option) -> str:
        return "take that back"

    def option_no(self, o: Option) -> str:
        return "no card" if o.kind == "no" else super().option_no(o)

    def option_draw_bonus(self, o: Option) -> str:
        return "draw a card as your bonus"

    def option_standard(self, o: Option) -> str:
        return f"standard action {self.projects[o.item]} for {stock('credits', o.amount)}"

    def option_convert(self, o: Option) -> str:
        what = "a forest" if o.item == "plants" else "a step of temperature"
        return f"turn {stock(o.item, o.amount)} into {what}"

    def option_sell(self, o: Option) -> str:
        return f"discard cards for {stock('credits', o.amount)} each"

    def option_sell_card(self, o: Option) -> str:
        return f"discard {self.name(o.card)}"

    def option_help(self, o: Option) -> str:
        return f"{PARAMETER[o.item]} rises {steps(o.amount)}"

    def option_cube(self, o: Option) -> str:
        return "a copper cube: 1 M€" if o.item == "copper" else "a player cube: change a card with your partner"

    def option_give(self, o: Option) -> str:
        return f"give {self.name(o.card)}"

    def option_pay(self, o: Option) -> str:
        return f"pay {self.paid(o.amounts)}"

    # ---- reasons
    def zone_counted(self, r: Reason) -> str:
        return f"{'the phase began in' if r.began else 'it is'} {self.zones[ZONES[r.have]]}"

    def oceans_counted(self, r: Reason) -> str:
        return f"{'the phase began with' if r.began else 'there are'} {r.have}"

    def reason_zone_low(self, r: Reason) -> str:
        return f"{in_zone(r.item, r.need, WHITE)}; {self.zone_counted(r)}"

    def reason_zone_high(self, r: Reason) -> str:
        return f"{in_zone(r.item, PURPLE, r.need)}; {self.zone_counted(r)}"

    def reason_parameter_low(self, r: Reason) -> str:
        return f"needs at least {shown(r.item, r.need)}; {self.oceans_counted(r)}"

    def reason_parameter_high(self, r: Reason) -> str:
        return f"needs at most {shown(r.item, r.need)}; {self.oceans_counted(r)}"

    def reason_rating_short(self, r: Reason) -> str:
        return f"needs TR {r.need}, you have {r.have}"

    def reason_no_own_cube(self, r: Reason) -> str:
        return "none of your cards has an animal or a microbe"

    def reason_wrong_phase(self, r: Reason) -> str:
        return f"only in the {self.phases[r.item]} phase"

    def reason_no_play_left(self, r: Reason) -> str:
        return "you have played your card of this phase"

    def reason_phase_again(self, r: Reason) -> str:
        return "you picked it last round"

    def reason_must_convert(self, r: Reason) -> str:
        return f"you must first convert {stock(r.item, r.need)}: you have {r.have}"

    def reason_used(self, r: Reason) -> str:
        return "already used this phase"

    def reason_not_your_turn(self, r: Reason) -> str:
        return "not now"

    def reason_coach_many_rounds(self, r: Reason) -> str:
        return f"about {self.rounds_more(r.need)}: each TR pays whenever there is production"

    def reason_coach_lets(self, r: Reason) -> str:
        return f"lets you play {self.name(r.item)} after this phase"

    # ---- log lines
    def did_picks(self, e: Entry) -> str:
        return "the phase cards are shown"

    def did_begins(self, e: Entry) -> str:
        return f"the {self.phases[e.item]} phase begins"

    def did_round(self, e: Entry) -> str:
        return f"round {e.generation} begins"

    def did_discard(self, e: Entry) -> str:
        return super().did_discard(e) if e.amount else "discards no card"

    def did_phase(self, e: Entry) -> str:
        return "picks a phase"

    def did_neutral_phase(self, e: Entry) -> str:
        return f"chooses the neutral card {self.phases[e.item]}"

    def did_finish(self, e: Entry) -> str:
        return "has finished"

    def did_resume(self, e: Entry) -> str:
        return "takes that back"

    def did_draw_bonus(self, e: Entry) -> str:
        return "draws a card as bonus"

    def did_standard(self, e: Entry) -> str:
        return f"uses the standard action {self.projects[e.item]}"

    def did_sell(self, e: Entry) -> str:
        return "discards for M€"

    def did_sell_card(self, e: Entry) -> str:
        return f"discards {cards(e.amount)} for M€"

    def did_sell_to_pay(self, e: Entry) -> str:
        return f"discards {cards(e.amount)} to pay"

    def did_help(self, e: Entry) -> str:
        return f"lets {PARAMETER[e.item]} rise"

    def did_cube(self, e: Entry) -> str:
        return "takes a copper cube" if e.item == "copper" else "takes a player cube"

    def did_give(self, e: Entry) -> str:
        return "sets a card aside for the partner"

    def did_screen(self, e: Entry) -> str:
        return f"takes {self.name(e.card)} from the revealed cards"

    def did_pay(self, e: Entry) -> str:
        return f"pays {self.paid(e.amounts)}"

    def change_picked(self, c: Change) -> str:
        return f"picked {self.phases[c.item]}"

    def change_neutral_phase(self, c: Change) -> str:
        return f"neutral card {self.phases[c.item]}"

    def change_phase(self, c: Change) -> str:
        return f"{self.phases[c.item]} phase"

    def change_round(self, c: Change) -> str:
        return f"round {c.now}"

    def change_forests(self, c: Change) -> str:
        return f"forests {signed(c.amount)}"

    def change_draws(self, c: Change) -> str:
        return f"card production {signed(c.amount)}"

    def change_capacity(self, c: Change) -> str:
        return f"{c.item} {signed(c.amount)}"
