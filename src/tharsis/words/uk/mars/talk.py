"""Ukrainian: what is said about Terraforming Mars: options, reasons, log lines."""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Option, Reason
from tharsis.words.language import number
from tharsis.words.uk.common import Ukrainian
from tharsis.words.uk.lexicon import (
    AWARD,
    CARD,
    MILESTONE,
    PARAMETER_OBJECT,
    STOCK,
    at,
    of_tile,
    on,
    quoted,
    tile,
)


class MarsTalk(Ukrainian):
    """Turns, milestones, awards, projects, tiles."""

    # ---- options
    def option_project(self, o: Option) -> str:
        return f"стандартний проєкт {quoted(self.projects[o.item])} за {STOCK['credits'].object(o.amount)}"

    def option_claim(self, o: Option) -> str:
        return f"заявити досягнення {quoted(self.milestones[o.item])} за {STOCK['credits'].object(o.amount)}"

    def option_fund(self, o: Option) -> str:
        return f"профінансувати нагороду {quoted(self.awards[o.item])} за {STOCK['credits'].object(o.amount)}"

    def option_first_action(self, o: Option) -> str:
        return f"виконати першу дію корпорації {self.card(o.card)}"

    def option_pass(self, o: Option) -> str:
        return "пасувати до кінця покоління"

    def option_end(self, o: Option) -> str:
        return "завершити хід"

    def option_place(self, o: Option) -> str:
        return f"викласти {tile(o.item)} {on(o.area)}"

    def option_claim_land(self, o: Option) -> str:
        return f"зайняти ділянку {o.area}"

    def option_remove(self, o: Option) -> str:
        return at(f"прибрати {STOCK[o.item].object(o.amount)}", self.from_whom(o.seat, o.place))

    def option_steal(self, o: Option) -> str:
        return at(f"забрати собі {STOCK[o.item].object(o.amount)}", self.from_whom(o.seat, o.place))

    def option_buy(self, o: Option) -> str:
        return f"купити карту {self.card(o.card)} за {STOCK['credits'].object(o.amount)}"

    def bought_together(self, cards: list[str], each: int) -> str:
        return f"купити карти {self.both([self.card(card) for card in cards])} по {STOCK['credits'].object(each)}"

    def option_draft(self, o: Option) -> str:
        return f"залишити карту {self.card(o.card)}, решту передати далі"

    def option_world(self, o: Option) -> str:
        return {
            "temperature": "Світовий уряд підвищує температуру",
            "oxygen": "Світовий уряд підвищує кисень",
            "oceans": "Світовий уряд викладає океан",
        }[o.item]

    # ---- reasons
    def reason_own_greenery(self, r: Reason) -> str:
        return "у вас немає лісу"

    def reason_no_area(self, r: Reason) -> str:
        return "немає вільної ділянки" if r.item == "claim" else f"немає ділянки для {of_tile(r.item)}"

    def reason_no_action_left(self, r: Reason) -> str:
        return "ви вже виконали обидві дії"

    def reason_first_action_owed(self, r: Reason) -> str:
        return f"спершу виконайте першу дію корпорації {self.card(r.item)}"

    def reason_milestone_claimed(self, r: Reason) -> str:
        return f"це досягнення вже має {self.player(r.have)}"

    def reason_milestones_gone(self, r: Reason) -> str:
        return f"усі {MILESTONE.object(r.need)} вже заявлено"

    def reason_milestone_unmet(self, r: Reason) -> str:
        return f"потрібно {r.need}, у вас {number(r.have)}"

    def reason_award_funded(self, r: Reason) -> str:
        return f"цю нагороду вже профінансував {self.player(r.have)}"

    def reason_awards_gone(self, r: Reason) -> str:
        return f"усі {AWARD.object(r.need)} вже профінансовано"

    # ---- log lines
    def did_project(self, e: Entry) -> str:
        return f"виконує стандартний проєкт {quoted(self.projects[e.item])}"

    def did_claim(self, e: Entry) -> str:
        return f"заявляє досягнення {quoted(self.milestones[e.item])}"

    def did_fund(self, e: Entry) -> str:
        return f"фінансує нагороду {quoted(self.awards[e.item])}"

    def did_first_action(self, e: Entry) -> str:
        return f"виконує першу дію корпорації {self.card(e.card)}"

    def did_pass(self, e: Entry) -> str:
        return "пасує"

    def did_end(self, e: Entry) -> str:
        return "завершує хід"

    def did_place(self, e: Entry) -> str:
        return f"викладає {tile(e.item)} {on(e.area)}"

    def did_claim_land(self, e: Entry) -> str:
        return f"займає ділянку {e.area}"

    def did_remove(self, e: Entry) -> str:
        return at(f"прибирає {STOCK[e.item].object(e.amount)}", self.from_whom(e.target, e.place))

    def did_steal(self, e: Entry) -> str:
        return at(f"забирає собі {STOCK[e.item].object(e.amount)}", self.from_whom(e.target, e.place))

    def did_buy(self, e: Entry) -> str:
        return f"купує {CARD.object(e.amount)}" if e.amount else "не купує карт"

    def did_first_hand(self, e: Entry) -> str:
        return "обирає стартові карти"

    def did_reveal(self, e: Entry) -> str:
        return f"грає за корпорацію {self.card(e.card)}"

    def did_production(self, e: Entry) -> str:
        return "отримує виробництво"

    def did_generation(self, e: Entry) -> str:
        return f"починається покоління {e.generation}"

    def did_draft(self, e: Entry) -> str:
        return "обирає карту в драфті"

    def did_world(self, e: Entry) -> str:
        what = "викладає океан" if e.item == "oceans" else f"підвищує {PARAMETER_OBJECT[e.item]}"
        return f"за Світовий уряд {what}"

    def change_tile(self, c: Change) -> str:
        return f"{tile(c.item)} {on(c.area)}"

    def change_claim(self, c: Change) -> str:
        return f"кубик на {c.area}"

    def change_generation(self, c: Change) -> str:
        return f"покоління {c.now}"
