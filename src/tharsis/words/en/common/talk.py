"""English: what is said about either game: options, reasons, log lines."""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Option, Reason
from tharsis.words.en.common.coach import EnglishCoach
from tharsis.words.en.lexicon import (
    ONE_CUBE,
    ONE_STOCK,
    PARAMETER,
    cards,
    cubes,
    shown,
    steps,
    stock,
    tags,
)
from tharsis.words.language import number, signed


class English(EnglishCoach):
    """What both games say alike."""

    def from_whom(self, seat: int, place: str) -> str:
        """Whom something is taken from; there may be several places where they keep it."""
        return self.player(seat)

    # ---- options
    def option_play(self, o: Option) -> str:
        return f"play {self.name(o.card)} for {stock('credits', o.amount)}"

    def option_use(self, o: Option) -> str:
        return f"use {self.name(o.card)}" + (
            f", {['', 'first', 'second', 'third', 'fourth'][o.index]} action" if o.index else ""
        )

    def option_convert(self, o: Option) -> str:
        what = "a greenery" if o.item == "plants" else "a step of temperature"
        return f"turn {stock(o.item, o.amount)} into {what}"

    def option_sell(self, o: Option) -> str:
        return "sell patents"

    def option_sell_card(self, o: Option) -> str:
        return f"sell {self.name(o.card)}"

    def option_pay(self, o: Option) -> str:
        return "pay " + (self.both([stock(k, n) for k, n in o.amounts.items()]) or "nothing")

    def option_add(self, o: Option) -> str:
        return f"add {cubes(o.item, o.amount)} to {self.name(o.card)}"

    def option_take(self, o: Option) -> str:
        source = self.name(o.card) if o.card else self.from_whom(o.seat, o.place)
        return f"take {cubes(o.item, o.amount)} from {source}"

    def option_reduce(self, o: Option) -> str:
        return f"{self.player(o.seat)}: {ONE_STOCK[o.item]} production {signed(-o.amount)}"

    def option_no(self, o: Option) -> str:
        return "no, nothing more" if o.notation == "no more" else "no"

    def option_keep(self, o: Option) -> str:
        return f"keep {self.name(o.card)}"

    def option_discard(self, o: Option) -> str:
        return f"discard {self.name(o.card)}"

    def option_swap(self, o: Option) -> str:
        return f"move {steps(o.amount)} of {ONE_STOCK[o.item]} production"

    def option_exchange(self, o: Option) -> str:
        return f"exchange {stock(o.item, o.amount)}"

    def option_copy(self, o: Option) -> str:
        return f"copy the production box of {self.name(o.card)}"

    def option_exchange_cubes(self, o: Option) -> str:
        return f"exchange {cubes(o.item, o.amount)}"

    def option_pay_heat(self, o: Option) -> str:
        heat = [stock("heat", o.amounts["heat"])] if o.amounts["heat"] else []
        floaters = [cubes("floater", o.amount)] if o.amount else []
        return "pay " + self.both(heat + floaters)

    # ---- reasons
    def reason_parameter_low(self, r: Reason) -> str:
        return f"needs at least {shown(r.item, r.need)}, now {shown(r.item, r.have)}"

    def reason_parameter_high(self, r: Reason) -> str:
        return f"needs at most {shown(r.item, r.need)}, now {shown(r.item, r.have)}"

    def reason_tags(self, r: Reason) -> str:
        return f"needs {tags(r.item, r.need)}, you have {r.have}"

    def reason_production_needed(self, r: Reason) -> str:
        return f"needs {ONE_STOCK[r.item]} production, you have none"

    def reason_cities_needed(self, r: Reason) -> str:
        return f"needs {r.need} cities in play, there are {r.have}"

    def reason_rating_not_raised(self, r: Reason) -> str:
        return "your TR has not gone up this generation"

    def reason_production_short(self, r: Reason) -> str:
        return f"{ONE_STOCK[r.item]} production too low: needs {number(r.need)}, you have {number(r.have)}"

    def reason_stock_short(self, r: Reason) -> str:
        return f"needs {stock(r.item, r.need)}, you have {r.have}"

    def reason_cubes_short(self, r: Reason) -> str:
        return f"needs {cubes(r.item, r.need)} on the card, there are {r.have}"

    def reason_no_cube_to_take(self, r: Reason) -> str:
        return f"nobody has a {ONE_CUBE[r.item]} you could take"

    def reason_nobody_produces(self, r: Reason) -> str:
        return f"no player can lose {r.need} {ONE_STOCK[r.item]} production"

    def reason_hand_short(self, r: Reason) -> str:
        return "no card in hand"

    def reason_no_box(self, r: Reason) -> str:
        return "none of your building cards has a production box you could repeat"

    def reason_credits(self, r: Reason) -> str:
        return f"costs {stock('credits', r.need)}, you can pay {number(r.have)}"

    def reason_used(self, r: Reason) -> str:
        return "already used this generation"

    def reason_not_your_turn(self, r: Reason) -> str:
        return "it is not your turn to act"

    def reason_too_late(self, r: Reason) -> str:
        return "too late, the game is ending"

    def reason_own_cubes_short(self, r: Reason) -> str:
        return f"needs {cubes(r.item, r.need)} on your cards, you have {r.have}"

    # ---- log lines
    def did_said_back(self, e: Entry) -> str:
        return "goes back to before their last action: all agree"

    def did_said_away(self, e: Entry) -> str:
        return "does not answer: a bot plays on"

    def did_said_here(self, e: Entry) -> str:
        return "is back"

    def did_play(self, e: Entry) -> str:
        return f"plays {self.name(e.card)}"

    def did_use(self, e: Entry) -> str:
        return f"uses {self.name(e.card)}"

    def did_convert(self, e: Entry) -> str:
        return f"converts {ONE_STOCK[e.item] if e.item != 'plants' else 'plants'}"

    def did_sell(self, e: Entry) -> str:
        return "sells patents"

    def did_sell_card(self, e: Entry) -> str:
        return f"sells {cards(e.amount)}"

    def did_pay(self, e: Entry) -> str:
        return "pays " + (self.both([stock(k, n) for k, n in e.amounts.items()]) or "nothing")

    def did_add(self, e: Entry) -> str:
        return f"adds {cubes(e.item, e.amount)} to {self.name(e.card)}"

    def did_take(self, e: Entry) -> str:
        source = self.name(e.card) if e.card else self.from_whom(e.target, e.place)
        return f"takes {cubes(e.item, e.amount)} from {source}"

    def did_reduce(self, e: Entry) -> str:
        return f"lowers {ONE_STOCK[e.item]} production of {self.player(e.target)}"

    def did_no(self, e: Entry) -> str:
        return "declines"

    def did_keep(self, e: Entry) -> str:
        return f"keeps {cards(e.amount)}"

    def did_discard(self, e: Entry) -> str:
        return f"discards {cards(e.amount)}"

    def did_choose(self, e: Entry) -> str:
        return "makes a choice"

    def did_first(self, e: Entry) -> str:
        return "chooses the order of effects"

    def did_swap(self, e: Entry) -> str:
        return f"moves {steps(e.amount)} of {ONE_STOCK[e.item]} production"

    def did_exchange(self, e: Entry) -> str:
        return f"exchanges {stock(e.item, e.amount)}"

    def did_copy(self, e: Entry) -> str:
        return f"copies the production box of {self.name(e.card)}"

    def did_corporation(self, e: Entry) -> str:
        return "chooses a corporation"

    def change_stock(self, c: Change) -> str:
        return f"{self.stocks[c.item]} {signed(c.amount)}"

    def change_production(self, c: Change) -> str:
        return f"{ONE_STOCK[c.item]} production {signed(c.amount)}"

    def change_tr(self, c: Change) -> str:
        return f"TR {signed(c.amount)}"

    def change_points(self, c: Change) -> str:
        return f"points {signed(c.amount)}"

    def change_parameter(self, c: Change) -> str:
        return f"{PARAMETER[c.item]} {shown(c.item, c.now)}" if c.item != "oceans" else shown("oceans", c.now)

    def change_cubes(self, c: Change) -> str:
        return f"{self.name(c.card)} {signed(c.amount)}"

    def change_hand(self, c: Change) -> str:
        return f"hand {signed(c.amount)}"

    def change_shown(self, c: Change) -> str:
        return f"{self.name(c.card)} revealed"

    def change_corporation(self, c: Change) -> str:
        return f"plays for {self.name(c.card)}"

    def did_exchange_cubes(self, e: Entry) -> str:
        return f"exchanges {cubes(e.item, e.amount)}"

    def did_pay_heat(self, e: Entry) -> str:
        heat = [stock("heat", e.amounts["heat"])] if e.amounts["heat"] else []
        floaters = [cubes("floater", e.amount)] if e.amount else []
        return "pays " + self.both(heat + floaters)
