"""Ukrainian: what is said about either game: options, reasons, log lines."""

from __future__ import annotations

from collections.abc import Mapping

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.option import Option, Reason
from tharsis.words.language import number, signed
from tharsis.words.uk.common.coach import UkrainianCoach
from tharsis.words.uk.lexicon import (
    CARD,
    CUBE,
    OF_TAG,
    PARAMETER,
    STEP,
    STOCK,
    TAG,
    TILE_NOUN,
    UNIT,
    at,
    production,
    production_of,
    shown,
)


class Ukrainian(UkrainianCoach):
    """What both games say alike."""

    def from_whom(self, seat: int, place: str) -> str:
        """Whom something is taken from; there may be several places where they keep it."""
        return self.of_player(seat)

    # ---- options
    def option_play(self, o: Option) -> str:
        return f"розіграти карту {self.card(o.card)} за {STOCK['credits'].object(o.amount)}"

    def option_use(self, o: Option) -> str:
        which = ["дію", "першу дію", "другу дію", "третю дію", "четверту дію"][o.index]
        return f"виконати {which} карти {self.card(o.card)}"

    def option_convert(self, o: Option) -> str:
        what = "ліс" if o.item == "plants" else f"{STEP.object(1)} температури"
        return f"обміняти {STOCK[o.item].object(o.amount)} на {what}"

    def option_sell(self, o: Option) -> str:
        return "продати патенти"

    def option_sell_card(self, o: Option) -> str:
        return f"продати карту {self.card(o.card)}"

    def option_pay(self, o: Option) -> str:
        paid = self.both([STOCK[k].object(n) for k, n in o.amounts.items()])
        return f"заплатити {paid}" if paid else "нічого не платити"

    def option_add(self, o: Option) -> str:
        return f"додати {CUBE[o.item].object(o.amount)} на карту {self.card(o.card)}"

    def option_take(self, o: Option) -> str:
        text = f"зняти {CUBE[o.item].object(o.amount)}"
        return f"{text} з карти {self.card(o.card)}" if o.card else at(text, self.from_whom(o.seat, o.place))

    def option_reduce(self, o: Option) -> str:
        return f"{self.player(o.seat)}: {production(o.item)} {signed(-o.amount)}"

    def option_no(self, o: Option) -> str:
        return "ні, більше нічого" if o.notation == "no more" else "ні"

    def option_keep(self, o: Option) -> str:
        return f"залишити карту {self.card(o.card)}"

    def option_discard(self, o: Option) -> str:
        return f"скинути карту {self.card(o.card)}"

    def option_swap(self, o: Option) -> str:
        return f"перенести {UNIT.object(o.amount)} {production_of(o.item)}" if o.amount else "нічого не переносити"

    def option_exchange(self, o: Option) -> str:
        return f"обміняти {STOCK[o.item].object(o.amount)}"

    def option_copy(self, o: Option) -> str:
        return f"повторити блок виробництва карти {self.card(o.card)}"

    def option_exchange_cubes(self, o: Option) -> str:
        return f"обміняти {CUBE[o.item].object(o.amount)}"

    def option_pay_heat(self, o: Option) -> str:
        return f"заплатити {self.heat_and_floaters(o.amounts, o.amount)}"

    def heat_and_floaters(self, amounts: Mapping[str, int], floaters: int) -> str:
        """Accusative: 4 тепла та 2 аеростати."""
        heat = [STOCK["heat"].object(amounts["heat"])] if amounts["heat"] else []
        return self.both(heat + ([CUBE["floater"].object(floaters)] if floaters else []))

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

    def reason_credits(self, r: Reason) -> str:
        return f"коштує {STOCK['credits'].object(r.need)}, ви можете заплатити {number(r.have)}"

    def reason_used(self, r: Reason) -> str:
        return "цю дію вже виконано в цьому поколінні"

    def reason_not_your_turn(self, r: Reason) -> str:
        return "зараз не ваш хід"

    def reason_too_late(self, r: Reason) -> str:
        return "запізно, гра закінчується"

    def reason_own_cubes_short(self, r: Reason) -> str:
        return f"{CUBE[r.item].needed(r.need)} на ваших картах, зараз {r.have}"

    # ---- log lines
    def did_said_back(self, e: Entry) -> str:
        return "повертається до моменту перед своєю останньою дією: усі згодні"

    def did_said_away(self, e: Entry) -> str:
        return "не відповідає: далі грає бот"

    def did_said_here(self, e: Entry) -> str:
        return "знову грає"

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

    def did_convert(self, e: Entry) -> str:
        return "обмінює рослини на ліс" if e.item == "plants" else "обмінює тепло на температуру"

    def did_sell(self, e: Entry) -> str:
        return "продає патенти"

    def did_sell_card(self, e: Entry) -> str:
        return f"продає {CARD.object(e.amount)}"

    def did_pay(self, e: Entry) -> str:
        paid = self.both([STOCK[k].object(n) for k, n in e.amounts.items()])
        return f"платить {paid}" if paid else "нічого не платить"

    def did_add(self, e: Entry) -> str:
        return f"додає {CUBE[e.item].object(e.amount)} на карту {self.card(e.card)}"

    def did_take(self, e: Entry) -> str:
        text = f"знімає {CUBE[e.item].object(e.amount)}"
        return f"{text} з карти {self.card(e.card)}" if e.card else at(text, self.from_whom(e.target, e.place))

    def did_reduce(self, e: Entry) -> str:
        return f"зменшує {production(e.item)} {self.of_player(e.target)}"

    def did_no(self, e: Entry) -> str:
        return "відмовляється"

    def did_keep(self, e: Entry) -> str:
        return f"залишає {CARD.object(e.amount)}" if e.amount else "не залишає карт"

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

    def change_stock(self, c: Change) -> str:
        return f"{self.stocks[c.item]} {signed(c.amount)}"

    def change_production(self, c: Change) -> str:
        return f"{production(c.item)} {signed(c.amount)}"

    def change_tr(self, c: Change) -> str:
        return f"РТ {signed(c.amount)}"

    def change_points(self, c: Change) -> str:
        return f"ПО {signed(c.amount)}"

    def change_parameter(self, c: Change) -> str:
        return f"{PARAMETER[c.item]} {shown(c.item, c.now)}" if c.item != "oceans" else shown("oceans", c.now)

    def change_cubes(self, c: Change) -> str:
        return f"{self.card(c.card)} {signed(c.amount)}"

    def change_hand(self, c: Change) -> str:
        return f"карт у руці {signed(c.amount)}"

    def change_shown(self, c: Change) -> str:
        return f"розкрито карту {self.card(c.card)}"

    def change_corporation(self, c: Change) -> str:
        return f"корпорація {self.card(c.card)}"

    def did_exchange_cubes(self, e: Entry) -> str:
        return f"обмінює {CUBE[e.item].object(e.amount)}"

    def did_pay_heat(self, e: Entry) -> str:
        return f"платить {self.heat_and_floaters(e.amounts, e.amount)}"
