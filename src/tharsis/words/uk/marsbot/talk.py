"""Ukrainian: MarsBot, its board, bonus cards and corporations, and each step it takes."""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Option
from tharsis.mars.marsbot.bonus import FirstPossible
from tharsis.mars.marsbot.robot import (
    HUMAN,
)
from tharsis.words.language import NBSP, signed
from tharsis.words.uk.lexicon import (
    CARD,
    CUBE,
    MOON,
    PARAMETER_OBJECT,
    STOCK,
    at,
    on,
    quoted,
    tile,
)
from tharsis.words.uk.marsbot.lexicon import (
    BONUS_CARDS,
    LEVELS,
    OF_CUBE_OF_COLOUR,
    OF_TRACK,
    TRACK_NAMES,
    bonus_card,
    credits,
)
from tharsis.words.uk.marsbot.reasons import BotReasons
from tharsis.words.uk.marsbot.table import LOOKUP, OPTIONS


class Words(BotReasons):
    """What MarsBot adds to cards and talk."""

    bonus_cards = BONUS_CARDS
    tracks = TRACK_NAMES
    levels = LEVELS
    questions = {"species": "з якої карти зняти тварину або мікроба?"}
    options = OPTIONS
    lookup = LOOKUP

    # ---- options
    def option_species(self, o: Option) -> str:
        return f"втратити {CUBE[o.item].object(1)} з карти {self.card(o.card)}"

    def did_species(self, e: Entry) -> str:
        return f"втрачає {CUBE[e.item].object(1)} з карти {self.card(e.card)}"

    # ---- log lines
    def did_bot_project(self, e: Entry) -> str:
        return f"розкриває карту {self.card(e.card)}" + (", враховується лише перша мітка" if e.amount else "")

    def did_bot_bonus(self, e: Entry) -> str:
        return f"розкриває {bonus_card(e.item)}"

    def did_bot_advance(self, e: Entry) -> str:
        return f"просувається шкалою {OF_TRACK[e.item]} на клітинку{NBSP}{e.amount}"

    def did_bot_cube(self, e: Entry) -> str:
        return f"досягає {OF_CUBE_OF_COLOUR[e.item]} корпорації {self.card(e.card)}"

    def did_bot_effect(self, e: Entry) -> str:
        return f"застосовує ефект корпорації {self.card(e.card)}"

    def did_bot_fail(self, e: Entry) -> str:
        return f"зазнає невдачі та отримує {credits(e.amount)}"

    def did_bot_nothing(self, e: Entry) -> str:
        return "не може цього зробити, і нічого не відбувається"

    def did_bot_ignore(self, e: Entry) -> str:
        return "пропускає символ"

    def did_bot_gain(self, e: Entry) -> str:
        return f"отримує {credits(e.amount)}"

    def did_bot_rating(self, e: Entry) -> str:
        return f"підвищує свій РТ на {e.amount}"

    def did_bot_floaters(self, e: Entry) -> str:
        return f"отримує {CUBE['floater'].object(e.amount)}"

    def did_bot_fleet(self, e: Entry) -> str:
        return "отримує другий торговельний флот"

    def did_bot_raise(self, e: Entry) -> str:
        return f"підвищує {PARAMETER_OBJECT[e.item]}"

    def did_bot_furthest(self, e: Entry) -> str:
        return f"обирає параметр, найдальший від максимуму, — {PARAMETER_OBJECT[e.item]}"

    def did_bot_place(self, e: Entry) -> str:
        return f"викладає {tile(e.item)} {on(e.area)}"

    def did_bot_claim(self, e: Entry) -> str:
        return f"заявляє досягнення {quoted(self.milestones[e.item])}"

    def did_bot_fund(self, e: Entry) -> str:
        return f"фінансує нагороду {quoted(self.awards[e.item])}"

    def did_bot_option(self, e: Entry) -> str:
        node = BY_TEXT[e.item]
        assert isinstance(node, FirstPossible)
        way = node.ways[e.amount - 1]
        what = self.way(way, [self.step(x) for x in dict.fromkeys(way.words)])
        return f"виконує {f'пункт{NBSP}{e.amount} карти' if len(node.ways) > 1 else 'карту'} ({what})"

    def did_bot_destroy(self, e: Entry) -> str:
        return f"знищує {bonus_card(e.item)}"

    def did_bot_reshuffle(self, e: Entry) -> str:
        return f"тасує нову бонусну колоду, у якій {CARD.count(e.amount)}"

    def did_bot_human_loses(self, e: Entry) -> str:
        who = self.of_player(HUMAN)
        return at(f"прибирає {STOCK[e.item].object(e.amount)}" if e.amount else "нічого не прибирає", who)

    def did_bot_species(self, e: Entry) -> str:
        return f"змушує {self.of_player(HUMAN)} втратити тварину або мікроба"

    def did_bot_compete(self, e: Entry) -> str:
        if not e.item:
            return "не може зміцнити своїх позицій у боротьбі за нагороди"
        return f"зміцнює свої позиції в боротьбі за нагороду {quoted(self.awards[e.item])}"

    def did_bot_pays(self, e: Entry) -> str:
        return f"втрачає {credits(e.amount)}"

    def did_bot_on_card(self, e: Entry) -> str:
        what = STOCK[e.item].object(abs(e.amount))
        if e.amount > 0:
            return f"кладе {what} на корпорацію {self.card(e.card)}"
        return f"знімає {what} з корпорації {self.card(e.card)}"

    def did_bot_no_first_bonus(self, e: Entry) -> str:
        return f"починає без бонусної карти та домішує {bonus_card(e.item)} до бонусної колоди"

    def did_bot_more_bonus(self, e: Entry) -> str:
        return "домішує до колоди дій ще одну бонусну карту"

    def did_bot_shuffle_in(self, e: Entry) -> str:
        return f"домішує {bonus_card(e.item)} до колоди дій"

    def did_bot_seed(self, e: Entry) -> str:
        return "домішує карти проєктів до бонусної колоди"

    def did_bot_drop(self, e: Entry) -> str:
        return f"скидає карту {self.card(e.card)} з колоди дій"

    def did_bot_exchange(self, e: Entry) -> str:
        return f"обмінює {CUBE['none'].object(e.amount)} зі складу {MOON[e.item].of}"

    def did_bot_colony(self, e: Entry) -> str:
        return f"засновує колонію {MOON[e.item].on}"

    def did_bot_trade(self, e: Entry) -> str:
        return f"торгує {MOON[e.item].partner}"

    def did_bot_thin(self, e: Entry) -> str:
        card = bonus_card(e.item) if e.item else f"карту {self.card(e.card)}"
        return f"скидає {card} з бонусної колоди без ефекту"

    def did_bot_moon(self, e: Entry) -> str:
        return f"додає до гри {MOON[e.item].object}"

    def did_bot_corporation(self, e: Entry) -> str:
        return f"грає за корпорацію {self.card(e.card)}"

    def did_bot_draft_drop(self, e: Entry) -> str:
        return f"скидає карту {self.card(e.card)} з узятих у драфті"

    def did_bot_extra_card(self, e: Entry) -> str:
        return f"витрачає {CUBE['floater'].object(e.amount)} на ще одну карту"

    def did_bot_research(self, e: Entry) -> str:
        return f"складає колоду дій, у якій {CARD.count(e.amount)}"

    def did_bot_pass(self, e: Entry) -> str:
        return "пасує"

    def did_bot_early_claim(self, e: Entry) -> str:
        return f"може перед своїм ходом заявити досягнення за {credits(e.amount)}"

    def did_bot_last(self, e: Entry) -> str:
        return f"{self.did_bot_advance(e)} заради останнього лісу"

    def did_bot_won(self, e: Entry) -> str:
        return "перемагає, бо починається 20-те покоління"

    # ---- changes
    def change_bot_track(self, c: Change) -> str:
        return f"{TRACK_NAMES[c.item]} {signed(c.amount)}"

    def change_bot_storage(self, c: Change) -> str:
        return f"{self.resource(c.item)} на складі {signed(c.amount)}"

    def change_bot_pile(self, c: Change) -> str:
        return f"на корпорації {self.card(c.card)} {signed(c.amount)}"
