"""Ukrainian: why MarsBot does what it does, and why something fails."""

from __future__ import annotations

from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Reason
from tharsis.mars.marsbot.robot import (
    ANY_COLONY,
    BOT_OCCASIONS,
    BY_COST,
    BY_LEAST_TRACK,
    DEAR_CARD,
    FLOATERS_SPENT,
    HUMAN,
    HUMAN_CITY,
    HUMAN_TAG,
    NEEDY_CARD,
    OWN_ADVANCE,
    OWN_CITY,
    OWN_TAG,
    TRACKS,
    DraftPriority,
)
from tharsis.vocabulary.terms import TAGS
from tharsis.words.language import NBSP, number
from tharsis.words.uk.lexicon import (
    AREA,
    CARD,
    COLONY,
    COLONY_TILE,
    COMPLETE,
    CUBE,
    MILESTONE,
    OF_PARAMETER,
    OF_TAG,
    PARAMETER,
    POINT,
    STEP,
    STOCK,
    quoted,
)
from tharsis.words.uk.marsbot.clauses import BotClauses
from tharsis.words.uk.marsbot.lexicon import (
    EXPANSION,
    LEVELS,
    OF_TRACK,
    credits,
)


class BotReasons(BotClauses):
    """A method for each reason of a step."""

    # ---- reasons: why a tracker moves and what its space shows
    def reason_bot_has_tag(self, r: Reason) -> str:
        return f"мітка {OF_TAG[r.item]}"

    def reason_bot_by_tag(self, r: Reason) -> str:
        return f"завдяки мітці {OF_TAG[r.item]}"

    def reason_bot_by_arrow(self, r: Reason) -> str:
        return "завдяки стрілці на попередній клітинці"

    def reason_bot_by_symbol(self, r: Reason) -> str:
        return "завдяки символу іншої шкали"

    def reason_bot_by_cube(self, r: Reason) -> str:
        return "завдяки кубику корпорації"

    def reason_bot_by_storage(self, r: Reason) -> str:
        return "завдяки п’ятьом ресурсам зі складу"

    def reason_bot_by_pile(self, r: Reason) -> str:
        return "запас на корпорації вичерпано"

    def reason_bot_by_bonus(self, r: Reason) -> str:
        return "завдяки бонусній карті"

    def reason_bot_by_corporation(self, r: Reason) -> str:
        return "завдяки корпорації"

    def reason_bot_symbol(self, r: Reason) -> str:
        return f"символ клітинки{NBSP}{r.need}: {self.clause(BY_TEXT[r.item])}"

    def reason_bot_blank(self, r: Reason) -> str:
        return f"на клітинці{NBSP}{r.need} немає символу"

    def reason_bot_silent(self, r: Reason) -> str:
        return f"до клітинки{NBSP}{r.need} включно нічого не діє: маркер там уже був"

    # ---- reasons: why something fails or is left out
    def reason_bot_track_end(self, r: Reason) -> str:
        return f"маркер уже в кінці шкали {OF_TRACK[r.item]}"

    def reason_bot_no_tags(self, r: Reason) -> str:
        return f"карта {self.card(r.item)} не має міток"

    def reason_bot_complete(self, r: Reason) -> str:
        return COMPLETE[r.item]

    def reason_bot_all_complete(self, r: Reason) -> str:
        return "усі параметри вже на максимумі"

    def reason_bot_no_area(self, r: Reason) -> str:
        return f"немає ділянки, щоб {self.clause(BY_TEXT[r.item])}"

    def reason_bot_none_met(self, r: Reason) -> str:
        return "MarsBot не виконує умов жодного з вільних досягнень"

    def reason_bot_not_ahead(self, r: Reason) -> str:
        return f"MarsBot не випереджає {self.of_player(HUMAN)} у жодній із вільних нагород"

    def reason_bot_no_card(self, r: Reason) -> str:
        return "карт проєктів більше немає"

    def reason_bot_no_bonus(self, r: Reason) -> str:
        return "бонусних карт більше немає"

    def reason_bot_not_in_use(self, r: Reason) -> str:
        return f"це символ доповнення {quoted(EXPANSION[r.item])}, яке не використовується"

    def reason_bot_easy_arrow(self, r: Reason) -> str:
        return f"на рівні {quoted(LEVELS['easy'])} стрілки не діють"

    def reason_bot_not_near(self, r: Reason) -> str:
        what = OF_PARAMETER[r.item]
        return f"до бонусної поділки або максимуму {what} ще {STEP.count(r.have)}, а треба не більше {r.need}"

    def reason_bot_too_early(self, r: Reason) -> str:
        return f"лише починаючи з {r.need}-го покоління, а зараз покоління{NBSP}{r.have}"

    def reason_bot_not_shielded(self, r: Reason) -> str:
        return f"рослини {self.of_player(HUMAN)} не захищено"

    def reason_bot_human_has_less(self, r: Reason) -> str:
        return f"{self.player(HUMAN)} має {STOCK[r.item].object(r.have)}, а треба щонайменше {r.need}"

    def reason_bot_protected(self, r: Reason) -> str:
        return f"тварин та мікробів {self.of_player(HUMAN)} захищено"

    def reason_bot_no_cube(self, r: Reason) -> str:
        return f"у {self.of_player(HUMAN)} немає тварин чи мікробів, яких можна зняти"

    def reason_bot_card_empty(self, r: Reason) -> str:
        return "на корпорації нічого немає"

    def reason_bot_card_full(self, r: Reason) -> str:
        return "на корпорації вже щось лежить"

    def reason_bot_no_moon(self, r: Reason) -> str:
        return {
            "colony": "немає планшета колонії з місцем для MarsBot",
            "trade": "немає планшета колонії без флоту",
            "tile": "усі планшети колоній уже в грі",
        }[r.item]

    def reason_bot_many_colonies(self, r: Reason) -> str:
        return f"MarsBot має {COLONY.object(r.have)}, а треба не більше {r.need}"

    def reason_bot_poor(self, r: Reason) -> str:
        return f"MarsBot має {credits(r.have)}, а треба щонайменше {r.need}"

    def reason_bot_no_award(self, r: Reason) -> str:
        return "жодної нагороди не профінансовано"

    # ---- reasons: why this area, this milestone, this award
    def reason_bot_areas(self, r: Reason) -> str:
        return f"дозволено {AREA.object(r.need)}"

    def reason_bot_most_own_cities(self, r: Reason) -> str:
        return f"поряд найбільше власних міст ({r.have}): {AREA.left(r.need)}"

    def reason_bot_fewest_human_cities(self, r: Reason) -> str:
        return f"поряд найменше міст {self.of_player(HUMAN)} ({r.have}): {AREA.left(r.need)}"

    def reason_bot_most_greeneries(self, r: Reason) -> str:
        return f"поряд найбільше лісів ({r.have}): {AREA.left(r.need)}"

    def reason_bot_most_grown(self, r: Reason) -> str:
        return f"поряд найбільше лісів та океанів ({r.have}): {AREA.left(r.need)}"

    def reason_bot_most_oceans(self, r: Reason) -> str:
        return f"поряд найбільше океанів ({r.have}): {AREA.left(r.need)}"

    def reason_bot_most_symbols(self, r: Reason) -> str:
        return f"найбільше накритих бонусних символів ({r.have}): {AREA.left(r.need)}"

    def drawn(self, r: Reason) -> str:
        """Chance: the cost of a card counts through what is left."""
        return f"розкрито карту {self.card(r.item)}, її ціна {r.need}: за відліком це"

    def reason_bot_walk(self, r: Reason) -> str:
        return f"{self.drawn(r)} ділянка{NBSP}{r.have} з тих, що залишилися"

    def reason_bot_moons(self, r: Reason) -> str:
        return f"дозволено {COLONY_TILE.object(r.need)}"

    def reason_bot_walk_moons(self, r: Reason) -> str:
        return f"{self.drawn(r)} планшет{NBSP}{r.have} з тих, що залишилися"

    def reason_bot_furthest_marker(self, r: Reason) -> str:
        return f"маркер просунувся найдалі (поділка{NBSP}{r.have}): {COLONY_TILE.left(r.need)}"

    def reason_bot_own_colony(self, r: Reason) -> str:
        return f"там власна колонія: {COLONY_TILE.left(r.need)}"

    def reason_bot_milestone(self, r: Reason) -> str:
        return f"{quoted(self.milestones[r.item])}: {self.player(HUMAN)} має {number(r.have)} з {r.need}"

    def reason_bot_milestone_only(self, r: Reason) -> str:
        return f"{quoted(self.milestones[r.item])} — єдине з вільних досягнень, умови якого виконує MarsBot"

    def reason_bot_milestone_closest(self, r: Reason) -> str:
        share = f"{number(r.have)}{NBSP}%"
        return f"{self.player(HUMAN)} найближче до досягнення {quoted(self.milestones[r.item])} ({share})"

    def reason_bot_milestone_leftmost(self, r: Reason) -> str:
        share = f"{number(r.have)}{NBSP}%"
        where = f"{quoted(self.milestones[r.item])} найлівіше"
        return f"{self.player(HUMAN)} однаково близько до {MILESTONE.of(r.need)} ({share}), з них {where}"

    def reason_bot_award(self, r: Reason) -> str:
        who = self.player(HUMAN)
        return f"{quoted(self.awards[r.item])}: MarsBot має {number(r.need)}, {who} має {number(r.have)}"

    def reason_bot_lead(self, r: Reason) -> str:
        who = self.of_player(HUMAN)
        how = f"випереджає {who} на {r.have}" if r.have > 0 else f"відстає від {who} на {-r.have}"
        if not r.have:
            how = f"має стільки ж, як {self.player(HUMAN)}"
        return f"{quoted(self.awards[r.item])}: MarsBot {how}"

    def reason_bot_missing(self, r: Reason) -> str:
        if not r.need:
            return COMPLETE[r.item]
        return f"{PARAMETER[r.item]}: бракує {r.need if r.item == 'oceans' else STEP.of(r.need)}"

    def reason_bot_worth(self, r: Reason) -> str:
        if not r.need:
            return f"{self.card(r.item)}: ресурси на цій карті не дають ПО"
        return f"{self.card(r.item)}: {POINT.count(r.need)} за {CUBE['none'].object(r.have)}"

    def reason_bot_fewest_tags(self, r: Reason) -> str:
        lot = f", за жеребом з {CARD.of(r.have)}" if r.have > 1 else ""
        return f"найменше міток ({r.need}){lot}"

    def reason_bot_unwanted(self, r: Reason) -> str:
        draft = BY_TEXT[r.item]
        assert isinstance(draft, DraftPriority)
        if draft.kind == BY_COST:
            return f"коштує {credits(r.have)}, а найдорожча карта драфту — {credits(r.need)}"
        if draft.kind == BY_LEAST_TRACK:
            return f"немає міток найменш просунутої шкали — шкали {OF_TRACK[TRACKS[r.need]]}"
        return f"немає мітки {self.either([OF_TAG[TAGS[t]] for t in draft.tags])}"

    def reason_bot_set_off(self, r: Reason) -> str:
        who = self.player(HUMAN)
        if r.item == BOT_OCCASIONS[OWN_ADVANCE]:
            return f"MarsBot просувається шкалою {OF_TRACK[TRACKS[r.have]]}"
        if r.item == BOT_OCCASIONS[OWN_TAG]:
            return f"завдяки мітці {OF_TAG[TAGS[r.have]]}"
        if r.item == BOT_OCCASIONS[HUMAN_TAG]:
            return f"{who} розігрує карту з міткою {OF_TAG[TAGS[r.have]]}"
        return {
            HUMAN_CITY: f"{who} викладає місто",
            OWN_CITY: "MarsBot викладає місто",
            ANY_COLONY: "засновано колонію",
            DEAR_CARD: f"базова ціна карти {credits(r.have)}, тобто не менше {r.need}",
            NEEDY_CARD: "карта має вимогу",
            FLOATERS_SPENT: "MarsBot витрачає аеростати на карту",
        }[BOT_OCCASIONS.index(r.item)]

    def reason_bot_seeded(self, r: Reason) -> str:
        return f"карта {self.card(r.item)}"

    def reason_bot_exchanged_for(self, r: Reason) -> str:
        return f"за них MarsBot просувається шкалою {OF_TRACK[r.item]}"

    def reason_bot_enough_met(self, r: Reason) -> str:
        return f"MarsBot виконує умови {MILESTONE.of(r.have)}, треба щонайменше {r.need}"
