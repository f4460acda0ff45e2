"""English: what is said about Terraforming Mars: options, reasons, log lines."""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Option, Reason
from tharsis.words.en.common import English
from tharsis.words.en.lexicon import PARAMETER, TILE, cards, stock
from tharsis.words.language import number


class MarsTalk(English):
    """Turns, milestones, awards, projects, tiles."""

    # ---- options
    def option_project(self, o: Option) -> str:
        return f"standard project {self.projects[o.item]} for {stock('credits', o.amount)}"

    def option_claim(self, o: Option) -> str:
        return f"claim the milestone {self.milestones[o.item]} for {stock('credits', o.amount)}"

    def option_fund(self, o: Option) -> str:
        return f"fund the award {self.awards[o.item]} for {stock('credits', o.amount)}"

    def option_first_action(self, o: Option) -> str:
        return f"first action of {self.name(o.card)}"

    def option_pass(self, o: Option) -> str:
        return "pass for this generation"

    def option_end(self, o: Option) -> str:
        return "end the turn"

    def option_place(self, o: Option) -> str:
        return f"place {TILE[o.item]} on {self.areas.get(o.area, o.area)}"

    def option_claim_land(self, o: Option) -> str:
        return f"claim {o.area}"

    def option_remove(self, o: Option) -> str:
        return f"remove {stock(o.item, o.amount)} from {self.from_whom(o.seat, o.place)}"

    def option_steal(self, o: Option) -> str:
        return f"steal {stock(o.item, o.amount)} from {self.from_whom(o.seat, o.place)}"

    def option_buy(self, o: Option) -> str:
        return f"buy {self.name(o.card)} for {stock('credits', o.amount)}"

    def bought_together(self, cards: list[str], each: int) -> str:
        return f"buy {self.both([self.name(card) for card in cards])} for {stock('credits', each)} each"

    def option_draft(self, o: Option) -> str:
        return f"keep {self.name(o.card)}, pass on the rest"

    def option_world(self, o: Option) -> str:
        return {
            "temperature": "the World Government raises temperature",
            "oxygen": "the World Government raises oxygen",
            "oceans": "the World Government places an ocean",
        }[o.item]

    # ---- reasons
    def reason_own_greenery(self, r: Reason) -> str:
        return "you own no greenery"

    def reason_no_area(self, r: Reason) -> str:
        return "no free area to claim" if r.item == "claim" else f"no area left for {TILE[r.item]}"

    def reason_no_action_left(self, r: Reason) -> str:
        return "you have taken both actions"

    def reason_first_action_owed(self, r: Reason) -> str:
        return f"the first action of {self.name(r.item)} comes before anything else"

    def reason_milestone_claimed(self, r: Reason) -> str:
        return f"claimed by {self.player(r.have)}"

    def reason_milestones_gone(self, r: Reason) -> str:
        return f"all {r.need} milestones are claimed"

    def reason_milestone_unmet(self, r: Reason) -> str:
        return f"needs {r.need}, you have {number(r.have)}"

    def reason_award_funded(self, r: Reason) -> str:
        return f"funded by {self.player(r.have)}"

    def reason_awards_gone(self, r: Reason) -> str:
        return f"all {r.need} awards are funded"

    # ---- log lines
    def did_project(self, e: Entry) -> str:
        return f"uses the standard project {self.projects[e.item]}"

    def did_claim(self, e: Entry) -> str:
        return f"claims the milestone {self.milestones[e.item]}"

    def did_fund(self, e: Entry) -> str:
        return f"funds the award {self.awards[e.item]}"

    def did_first_action(self, e: Entry) -> str:
        return f"takes the first action of {self.name(e.card)}"

    def did_pass(self, e: Entry) -> str:
        return "passes"

    def did_end(self, e: Entry) -> str:
        return "ends the turn"

    def did_place(self, e: Entry) -> str:
        return f"places {TILE[e.item]} on {self.areas.get(e.area, e.area)}"

    def did_claim_land(self, e: Entry) -> str:
        return f"claims {e.area}"

    def did_remove(self, e: Entry) -> str:
        return f"removes {stock(e.item, e.amount)} from {self.from_whom(e.target, e.place)}"

    def did_steal(self, e: Entry) -> str:
        return f"steals {stock(e.item, e.amount)} from {self.from_whom(e.target, e.place)}"

    def did_buy(self, e: Entry) -> str:
        return f"buys {cards(e.amount)}" if e.amount else "buys no card"

    def did_first_hand(self, e: Entry) -> str:
        return "chooses a first hand"

    def did_reveal(self, e: Entry) -> str:
        return f"plays for {self.name(e.card)}"

    def did_production(self, e: Entry) -> str:
        return "produces"

    def did_generation(self, e: Entry) -> str:
        return f"generation {e.generation} begins"

    def did_draft(self, e: Entry) -> str:
        return "drafts a card"

    def did_world(self, e: Entry) -> str:
        return f"decides for the World Government: {PARAMETER[e.item]}"

    def change_tile(self, c: Change) -> str:
        return f"{TILE[c.item]} on {self.areas.get(c.area, c.area)}"

    def change_claim(self, c: Change) -> str:
        return f"{c.area} claimed"

    def change_generation(self, c: Change) -> str:
        return f"generation {c.now}"
