"""Ukrainian: what is said about a game: options, reasons, log lines."""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Option, Reason
from tharsis.words.language import number, signed
from tharsis.words.uk.lexicon import (
    AWARD,
    CARD,
    CUBE,
    MILESTONE,
    OF_TAG,
    PARAMETER,
    PARAMETER_OBJECT,
    STEP,
    STOCK,
    TAG,
    TILE_NOUN,
    UNIT,
    at,
    of_tile,
    on,
    production,
    production_of,
    quoted,
    shown,
    tile,
)
from tharsis.words.uk.lookup import LOOKUP
from tharsis.words.uk.marsbot import UkrainianMarsBot


class Ukrainian(UkrainianMarsBot):
    """The whole language."""

    cube_names = {kind: noun.one for kind, noun in CUBE.items()}
    lookup = LOOKUP

    # ---- options
    def option_play(self, o: Option) -> str:
        return f"розіграти карту {self.card(o.card)} за {STOCK['credits'].object(o.amount)}"

    def option_use(self, o: Option) -> str:
        which = ["дію", "першу дію", "другу дію", "третю дію", "четверту дію"][o.index]
        return f"виконати {which} карти {self.card(o.card)}"

    def option_project(self, o: Option) -> str:
        return f"стандартний проєкт {quoted(self.projects[o.item])} за {STOCK['credits'].object(o.amount)}"

    def option_convert(self, o: Option) -> str:
        what = "ліс" if o.item == "plants" else f"{STEP.object(1)} температури"
        return f"обміняти {STOCK[o.item].object(o.amount)} на {what}"

    def option_claim(self, o: Option) -> str:
        return f"заявити досягнення {quoted(self.milestones[o.item])} за {STOCK['credits'].object(o.amount)}"

    def option_fund(self, o: Option) -> str:
        return f"профінансувати нагороду {quoted(self.awards[o.item])} за {STOCK['credits'].object(o.amount)}"

    def option_first_action(self, o: Option) -> str:
        return f"виконати першу дію корпорації {self.card(o.card)}"

    def option_sell(self, o: Option) -> str:
        return "продати патенти"

    def option_sell_card(self, o: Option) -> str:
        return f"продати карту {self.card(o.card)}"

    def option_pass(self, o: Option) -> str:
        return "пасувати до кінця покоління"

    def option_end(self, o: Option) -> str:
        return "завершити хід"

    def option_pay(self, o: Option) -> str:
        paid = self.both([STOCK[k].object(n) for k, n in o.amounts.items()])
        return f"заплатити {paid}" if paid else "нічого не платити"

    def option_place(self, o: Option) -> str:
        return f"викласти {tile(o.item)} {on(o.area)}"

    def option_claim_land(self, o: Option) -> str:
        return f"зайняти ділянку {o.area}"

    def option_add(self, o: Option) -> str:
        return f"додати {CUBE[o.item].object(o.amount)} на карту {self.card(o.card)}"

    def option_take(self, o: Option) -> str:
        text = f"зняти {CUBE[o.item].object(o.amount)}"
        return f"{text} з карти {self.card(o.card)}" if o.card else at(text, self.from_whom(o.seat, o.place))

    def option_remove(self, o: Option) -> str:
        return at(f"прибрати {STOCK[o.item].object(o.amount)}", self.from_whom(o.seat, o.place))

    def option_steal(self, o: Option) -> str:
        return at(f"забрати собі {STOCK[o.item].object(o.amount)}", self.from_whom(o.seat, o.place))

    def option_reduce(self, o: Option) -> str:
        return f"{self.player(o.seat)}: {production(o.item)} {signed(-o.amount)}"

    def option_no(self, o: Option) -> str:
        return "ні, більше нічого" if o.notation == "no more" else "ні"

    def option_keep(self, o: Option) -> str:
        return f"залишити карту {self.card(o.card)}"

    def option_buy(self, o: Option) -> str:
        return f"купити карту {self.card(o.card)} за {STOCK['credits'].object(o.amount)}"

    def option_discard(self, o: Option) -> str:
        return f"скинути карту {self.card(o.card)}"

    def option_swap(self, o: Option) -> str:
        return f"перенести {UNIT.object(o.amount)} {production_of(o.item)}" if o.amount else "нічого не переносити"

    def option_exchange(self, o: Option) -> str:
        return f"обміняти {STOCK[o.item].object(o.amount)}"

    def option_copy(self, o: Option) -> str:
        return f"повторити блок виробництва карти {self.card(o.card)}"

    def option_draft(self, o: Option) -> str:
        return f"залишити карту {self.card(o.card)}, решту передати далі"

    def option_world(self, o: Option) -> str:
        return {
            "temperature": "Світовий уряд підвищує температуру",
            "oxygen": "Світовий уряд підвищує кисень",
            "oceans": "Світовий уряд викладає океан",
        }[o.item]

    # ---- reasons
    def reason_parameter_low(self, r: Reason) -> str:
        return f"потрібно щонайменше {shown(r.item, r.need)}, зараз {shown(r.item, r.have)}"

    def reason_parameter_high(self, r: Reason) -> str:
        return f"потрібно щонайбільше {shown(r.item, r.need)}, зараз {shown(r.item, r.have)}"

    def reason_tags(self, r: Reason) -> str:
        return f"{TAG.needed(r.need)} {OF_TAG[r.item]}, у вас {r.have}"

    def reason_production_needed(self, r: Reason) -> str:
        return f"потрібне {production(r.item)}, а у вас його немає"

    def reason_cities_needed(self, r: Reason) -> str:
        return f"{at(TILE_NOUN['city'].needed(r.need), 'грі')}, зараз {r.have}"

    def reason_rating_not_raised(self, r: Reason) -> str:
        return "у цьому поколінні ваш РТ не зростав"

    def reason_own_greenery(self, r: Reason) -> str:
        return "у вас немає лісу"

    def reason_production_short(self, r: Reason) -> str:
        return f"замале {production(r.item)}: потрібно {number(r.need)}, у вас {number(r.have)}"

    def reason_stock_short(self, r: Reason) -> str:
        return f"{STOCK[r.item].needed(r.need)}, у вас {r.have}"

    def reason_cubes_short(self, r: Reason) -> str:
        return f"на карті {CUBE[r.item].needed(r.need)}, зараз {r.have}"

    def reason_no_cube_to_take(self, r: Reason) -> str:
        return f"немає карти, з якої можна зняти {CUBE[r.item].object_one}"

    def reason_nobody_produces(self, r: Reason) -> str:
        return f"ні в кого не можна зменшити {production(r.item)} на {r.need}"

    def reason_hand_short(self, r: Reason) -> str:
        return "у руці немає карт"

    def reason_no_box(self, r: Reason) -> str:
        return "жодна з ваших карт із міткою будівництва не має блоку виробництва, який можна повторити"

    def reason_no_area(self, r: Reason) -> str:
        return "немає вільної ділянки" if r.item == "claim" else f"немає ділянки для {of_tile(r.item)}"

    def reason_credits(self, r: Reason) -> str:
        return f"коштує {STOCK['credits'].object(r.need)}, ви можете заплатити {number(r.have)}"

    def reason_used(self, r: Reason) -> str:
        return "цю дію вже виконано в цьому поколінні"

    def reason_not_your_turn(self, r: Reason) -> str:
        return "зараз не ваш хід"

    def reason_too_late(self, r: Reason) -> str:
        return "запізно, гра закінчується"

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
    def told(self, entry: Entry) -> str:
        """As in every language, but what another player gains or loses is told with "у"."""
        parts = [self.change(c) for c in entry.changes if c.seat < 0]
        for seat in sorted({c.seat for c in entry.changes if c.seat >= 0}, key=lambda s: (s != entry.seat, s)):
            own = ", ".join(self.change(c) for c in entry.changes if c.seat == seat)
            parts.append(own if seat == entry.seat else f"у {self.of_player(seat)} {own}")
        return "; ".join(parts)

    def did_play(self, e: Entry) -> str:
        return f"розігрує карту {self.card(e.card)}"

    def did_use(self, e: Entry) -> str:
        return f"виконує дію карти {self.card(e.card)}"

    def did_project(self, e: Entry) -> str:
        return f"виконує стандартний проєкт {quoted(self.projects[e.item])}"

    def did_convert(self, e: Entry) -> str:
        return "обмінює рослини на ліс" if e.item == "plants" else "обмінює тепло на температуру"

    def did_claim(self, e: Entry) -> str:
        return f"заявляє досягнення {quoted(self.milestones[e.item])}"

    def did_fund(self, e: Entry) -> str:
        return f"фінансує нагороду {quoted(self.awards[e.item])}"

    def did_first_action(self, e: Entry) -> str:
        return f"виконує першу дію корпорації {self.card(e.card)}"

    def did_sell(self, e: Entry) -> str:
        return "продає патенти"

    def did_sell_card(self, e: Entry) -> str:
        return f"продає {CARD.object(e.amount)}"

    def did_pass(self, e: Entry) -> str:
        return "пасує"

    def did_end(self, e: Entry) -> str:
        return "завершує хід"

    def did_pay(self, e: Entry) -> str:
        paid = self.both([STOCK[k].object(n) for k, n in e.amounts.items()])
        return f"платить {paid}" if paid else "нічого не платить"

    def did_place(self, e: Entry) -> str:
        return f"викладає {tile(e.item)} {on(e.area)}"

    def did_claim_land(self, e: Entry) -> str:
        return f"займає ділянку {e.area}"

    def did_add(self, e: Entry) -> str:
        return f"додає {CUBE[e.item].object(e.amount)} на карту {self.card(e.card)}"

    def did_take(self, e: Entry) -> str:
        text = f"знімає {CUBE[e.item].object(e.amount)}"
        return f"{text} з карти {self.card(e.card)}" if e.card else at(text, self.from_whom(e.target, e.place))

    def did_remove(self, e: Entry) -> str:
        return at(f"прибирає {STOCK[e.item].object(e.amount)}", self.from_whom(e.target, e.place))

    def did_steal(self, e: Entry) -> str:
        return at(f"забирає собі {STOCK[e.item].object(e.amount)}", self.from_whom(e.target, e.place))

    def did_reduce(self, e: Entry) -> str:
        return f"зменшує {production(e.item)} {self.of_player(e.target)}"

    def did_no(self, e: Entry) -> str:
        return "відмовляється"

    def did_keep(self, e: Entry) -> str:
        return f"залишає {CARD.object(e.amount)}" if e.amount else "не залишає карт"

    def did_buy(self, e: Entry) -> str:
        return f"купує {CARD.object(e.amount)}" if e.amount else "не купує карт"

    def did_first_hand(self, e: Entry) -> str:
        return "обирає стартові карти"

    def did_discard(self, e: Entry) -> str:
        return f"скидає {CARD.object(e.amount)}"

    def did_choose(self, e: Entry) -> str:
        return "робить вибір"

    def did_first(self, e: Entry) -> str:
        return "обирає порядок ефектів"

    def did_swap(self, e: Entry) -> str:
        return f"переносить {UNIT.object(e.amount)} {production_of(e.item)}"

    def did_exchange(self, e: Entry) -> str:
        return f"обмінює {STOCK[e.item].object(e.amount)}"

    def did_copy(self, e: Entry) -> str:
        return f"повторює блок виробництва карти {self.card(e.card)}"

    def did_corporation(self, e: Entry) -> str:
        return "обирає корпорацію"

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

    def change_stock(self, c: Change) -> str:
        return f"{self.stocks[c.item]} {signed(c.amount)}"

    def change_production(self, c: Change) -> str:
        return f"{production(c.item)} {signed(c.amount)}"

    def change_tr(self, c: Change) -> str:
        return f"РТ {signed(c.amount)}"

    def change_parameter(self, c: Change) -> str:
        return f"{PARAMETER[c.item]} {shown(c.item, c.now)}" if c.item != "oceans" else shown("oceans", c.now)

    def change_tile(self, c: Change) -> str:
        return f"{tile(c.item)} {on(c.area)}"

    def change_claim(self, c: Change) -> str:
        return f"кубик на {c.area}"

    def change_cubes(self, c: Change) -> str:
        return f"{self.card(c.card)} {signed(c.amount)}"

    def change_hand(self, c: Change) -> str:
        return f"карт у руці {signed(c.amount)}"

    def change_shown(self, c: Change) -> str:
        return f"розкрито карту {self.card(c.card)}"

    def change_corporation(self, c: Change) -> str:
        return f"корпорація {self.card(c.card)}"

    def change_generation(self, c: Change) -> str:
        return f"покоління {c.now}"
