"""Ukrainian: what is said about Ares Expedition: options, reasons, log lines."""

from __future__ import annotations

from tharsis.ares.board import ZONES
from tharsis.ares.payment import SpendCredits
from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Option, Reason
from tharsis.vocabulary.choices import Choose
from tharsis.words.language import signed
from tharsis.words.uk.ares.clauses import AresClauses
from tharsis.words.uk.lexicon import (
    CARD,
    OF_PHASE,
    PARAMETER,
    PARAMETER_OF,
    ROUND,
    STEP,
    STOCK,
    in_zone,
    quoted,
    shown,
)


class Words(AresClauses):
    """What its options, reasons and log lines say."""

    round_noun = ROUND
    this_round = "у цьому раунді"
    from_plants = "жетон лісу"

    # ---- options
    def option_choose(self, option: Option) -> str:
        node = BY_TEXT[option.item]
        assert isinstance(node, Choose)
        row = node.alternatives[option.index]
        return self.bought(row) if row and isinstance(row[0], SpendCredits) else super().option_choose(option)

    def option_play(self, o: Option) -> str:
        return super().option_play(o) if o.amount else f"безкоштовно розіграти карту {self.card(o.card)}"

    def option_phase(self, o: Option) -> str:
        return self.phases[o.item]

    def option_neutral_phase(self, o: Option) -> str:
        return f"нейтральна картка {quoted(self.phases[o.item])}"

    def option_finish(self, o: Option) -> str:
        return "завершити фазу"

    def option_resume(self, o: Option) -> str:
        return "передумати"

    def option_no(self, o: Option) -> str:
        return "жодної карти" if o.kind == "no" else super().option_no(o)

    def option_draw_bonus(self, o: Option) -> str:
        return "взяти карту як бонус"

    def option_standard(self, o: Option) -> str:
        return f"стандартна дія {quoted(self.projects[o.item])} за {STOCK['credits'].object(o.amount)}"

    def option_convert(self, o: Option) -> str:
        what = "отримати жетон лісу" if o.item == "plants" else f"підвищити температуру на {STEP.object(1)}"
        return f"здати {STOCK[o.item].object(o.amount)}, щоб {what}"

    def option_sell(self, o: Option) -> str:
        return f"скинути карти по {STOCK['credits'].object(o.amount)} за кожну"

    def option_sell_card(self, o: Option) -> str:
        return f"скинути карту {self.card(o.card)}"

    def option_help(self, o: Option) -> str:
        return f"{PARAMETER[o.item]} зростає на {STEP.object(o.amount)}"

    def option_cube(self, o: Option) -> str:
        if o.item == "copper":
            return f"мідний кубик: {STOCK['credits'].count(1)}"
        return "кубик гравця: обмін картами з напарником"

    def option_give(self, o: Option) -> str:
        return f"віддати карту {self.card(o.card)}"

    def option_pay(self, o: Option) -> str:
        paid = self.paid(o.amounts, "скинувши")
        return f"заплатити {paid}" if paid else "нічого не платити"

    # ---- reasons
    def zone_counted(self, r: Reason) -> str:
        return in_zone("фаза почалася" if r.began else "зараз", ZONES[r.have])

    def oceans_counted(self, r: Reason) -> str:
        return f"{'на початку фази було' if r.began else 'зараз є'} {r.have}"

    def reason_zone_low(self, r: Reason) -> str:
        return f"{self.zone_least(r.item, r.need)}; {self.zone_counted(r)}"

    def reason_zone_high(self, r: Reason) -> str:
        return f"{self.zone_most(r.item, r.need)}; {self.zone_counted(r)}"

    def reason_parameter_low(self, r: Reason) -> str:
        return f"потрібно щонайменше {shown(r.item, r.need)}; {self.oceans_counted(r)}"

    def reason_parameter_high(self, r: Reason) -> str:
        return f"потрібно щонайбільше {shown(r.item, r.need)}; {self.oceans_counted(r)}"

    def reason_rating_short(self, r: Reason) -> str:
        return f"потрібен РТ не нижче {r.need}, у вас {r.have}"

    def reason_no_own_cube(self, r: Reason) -> str:
        return "на ваших картах немає ні тварин, ні мікробів"

    def reason_wrong_phase(self, r: Reason) -> str:
        return f"лише під час фази {OF_PHASE[r.item]}"

    def reason_no_play_left(self, r: Reason) -> str:
        return "у цій фазі ви вже розіграли свою карту"

    def reason_phase_again(self, r: Reason) -> str:
        return "цю фазу ви обрали минулого раунду"

    def reason_must_convert(self, r: Reason) -> str:
        return f"спершу треба здати {STOCK[r.item].object(r.need)}: у вас {r.have}"

    def reason_used(self, r: Reason) -> str:
        return "цю дію вже виконано в цій фазі"

    def reason_not_your_turn(self, r: Reason) -> str:
        return "не зараз"

    def reason_coach_many_rounds(self, r: Reason) -> str:
        return f"ще близько {self.round_noun.of(r.need)}: РТ платить під час кожного виробництва"

    def reason_coach_lets(self, r: Reason) -> str:
        return f"дасть розіграти карту {self.name(r.item)} після цієї фази"

    # ---- log lines
    def did_convert(self, e: Entry) -> str:
        what = "отримати жетон лісу" if e.item == "plants" else "підвищити температуру"
        return f"здає {self.stocks[e.item]}, щоб {what}"

    def did_discard(self, e: Entry) -> str:
        return super().did_discard(e) if e.amount else "не скидає карт"

    def did_picks(self, e: Entry) -> str:
        return "картки фаз розкрито"

    def did_begins(self, e: Entry) -> str:
        return f"починається фаза {OF_PHASE[e.item]}"

    def did_round(self, e: Entry) -> str:
        return f"починається раунд {e.generation}"

    def did_phase(self, e: Entry) -> str:
        return "обирає фазу"

    def did_neutral_phase(self, e: Entry) -> str:
        return f"обирає нейтральну картку {quoted(self.phases[e.item])}"

    def did_finish(self, e: Entry) -> str:
        return "завершує фазу"

    def did_resume(self, e: Entry) -> str:
        return "передумує"

    def did_draw_bonus(self, e: Entry) -> str:
        return "бере карту як бонус"

    def did_standard(self, e: Entry) -> str:
        return f"виконує стандартну дію {quoted(self.projects[e.item])}"

    def did_sell(self, e: Entry) -> str:
        return "скидає карти, щоб отримати МК"

    def did_sell_card(self, e: Entry) -> str:
        return f"скидає {CARD.object(e.amount)}, щоб отримати МК"

    def did_sell_to_pay(self, e: Entry) -> str:
        return f"скидає {CARD.object(e.amount)}, щоб заплатити"

    def did_help(self, e: Entry) -> str:
        return f"обирає автоматичне підвищення {PARAMETER_OF[e.item]}"

    def did_cube(self, e: Entry) -> str:
        return "бере мідний кубик" if e.item == "copper" else "бере кубик гравця"

    def did_give(self, e: Entry) -> str:
        return "відкладає карту для напарника"

    def did_screen(self, e: Entry) -> str:
        return f"бере карту {self.card(e.card)} з розкритих"

    def did_pay(self, e: Entry) -> str:
        paid = self.paid(e.amounts, "скидаючи")
        return f"платить {paid}" if paid else "нічого не платить"

    def change_picked(self, c: Change) -> str:
        return f"обрана фаза — {quoted(self.phases[c.item])}"

    def change_neutral_phase(self, c: Change) -> str:
        return f"нейтральна картка {quoted(self.phases[c.item])}"

    def change_phase(self, c: Change) -> str:
        return f"починається фаза {OF_PHASE[c.item]}"

    def change_round(self, c: Change) -> str:
        return f"раунд {c.now}"

    def change_forests(self, c: Change) -> str:
        return f"жетони лісу {signed(c.amount)}"

    def change_draws(self, c: Change) -> str:
        return f"виробництво карт {signed(c.amount)}"

    def change_capacity(self, c: Change) -> str:
        return f"{self.stocks[c.item]} {signed(c.amount)}"
