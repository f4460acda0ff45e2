"""Ukrainian: what the coach says."""

from __future__ import annotations

from tharsis.kernel.option import Reason
from tharsis.words.language import NBSP, number
from tharsis.words.uk.common.clauses import UkrainianClauses
from tharsis.words.uk.lexicon import FUTURE, GENERATION, POINT, STEP, STOCK


class UkrainianCoach(UkrainianClauses):
    """Opinions: each with its "about", no praise and no blame."""

    round_noun = GENERATION
    this_round = "у цьому поколінні"
    from_plants = "ліс"

    coach = {
        "coach_last_round": "Схоже, це кінець",
        "coach_many_rounds": "Дохід окупається",
        "coach_few_rounds": "Кінець близько",
        "coach_buy": "За карту платять двічі",
        "coach_closes": "Карта скоро закриється",
        "coach_opens": "Карта скоро відкриється",
        "coach_ready": "Вистачає на обмін",
        "coach_goal_ready": "Досягнення можна заявити",
        "coach_goal_near": "Досягнення близько",
        "coach_award": "Ви попереду в нагороді",
        "goals": "Цілі",
        "goals_text": "досягнення або нагорода",
        "terraform": "Тераформувати",
        "terraform_text": "підняти РТ і планету",
        "tiles": "Жетони",
        "tiles_text": "ліси, міста, інші жетони",
        "income": "Дохід",
        "income_text": "виробництво на потім",
        "cards": "Карти",
        "cards_text": "взяти ще",
        "engine": "Карти у грі",
        "engine_text": "ефекти, дії, ресурси",
        "wait": "Чекати",
        "wait_text": "завершити хід, спасувати чи продати",
        "clear": "Перший варіант явно найкращий.",
        "close": "Явно найкращого немає: різниця в межах похибки.",
        "only": "Нічого іншого тут не варто розглядати.",
        "nothing": "Тут немає вибору.",
        "unknown": "Тренер тут не має думки: за такими столами він не вчився.",
        "points": "ПО",
        "steps": "поділки",
        "chance": "Ваші шанси",
        "guessed": "приховані карти вгадано",
        "at_once": "одразу",
        "none": "жодної",
        "best": "найкращий",
        "good": "добрий",
        "slip": "огріх",
        "missed": "упущено",
        "best_many": "найкращі",
        "good_many": "добрі",
        "slip_many": "огріхи",
        "missed_many": "упущено",
        "review": "Розбір",
        "instead": "Натомість",
        "brought": "Що дали карти",
    }

    def imagined(self, n: int) -> str:
        return FUTURE.count(n)

    def so_far(self, ahead: int) -> str:
        """Until when something is counted: so many generations or rounds, or to the end of the game."""
        return "у підсумку" if ahead == 0 else self.this_round if ahead == 1 else f"за {self.round_noun.object(ahead)}"

    def reason_coach_last_round(self, r: Reason) -> str:
        return f"за подальші гроші вже нічого не купити: важать лише {self.coach[r.item]}"

    def reason_coach_many_rounds(self, r: Reason) -> str:
        return f"ще близько {self.round_noun.of(r.need)}: РТ платить у кожному"

    def reason_coach_few_rounds(self, r: Reason) -> str:
        return f"ще близько {self.round_noun.of(r.need)}: {self.coach[r.item]} важать більше за дохід"

    def reason_coach_buy(self, r: Reason) -> str:
        there = f"; у вас {STOCK['credits'].count(r.have)}" if r.have >= 0 else ""
        return f"щоб залишити і щоб розіграти{there}"

    def reason_coach_closes(self, r: Reason) -> str:
        return f"{self.name(r.item)}: за {STEP.object(r.need)} буде пізно"

    def reason_coach_opens(self, r: Reason) -> str:
        return f"{self.name(r.item)}: бракує щонайбільше {STEP.of(r.need)}"

    def reason_coach_ready(self, r: Reason) -> str:
        what = self.from_plants if r.item == "plants" else "поділку температури"
        return f"{STOCK[r.item].object(r.need)} можна обміняти на {what}"

    def reason_coach_goal_ready(self, r: Reason) -> str:
        rivals = f"; скоро зможуть ще {r.have}" if r.have else ""
        return f"{self.milestones[r.item]}, за {STOCK['credits'].object(r.need)}{rivals}"

    def reason_coach_goal_near(self, r: Reason) -> str:
        rivals = f"; так само близько або ближче ще {r.have}" if r.have else ""
        return f"{self.milestones[r.item]}: бракує {number(r.need)}{rivals}"

    def reason_coach_award(self, r: Reason) -> str:
        return f"{self.awards[r.item]}, перевага {r.have}; коштує {STOCK['credits'].count(r.need)}"

    def reason_coach_wins(self, r: Reason) -> str:
        return f"шанс виграти зростає приблизно на {r.need}{NBSP}%"

    def reason_coach_claim(self, r: Reason) -> str:
        return f"{self.milestones[r.item]}: 5{NBSP}ПО, а досягнень лише три"

    def reason_coach_fund(self, r: Reason) -> str:
        return f"{self.awards[r.item]}: 5{NBSP}ПО тому, хто попереду"

    def reason_coach_lets(self, r: Reason) -> str:
        return f"дасть розіграти карту {self.card(r.item)}"

    def reason_coach_points(self, r: Reason) -> str:
        return f"на ~{NBSP}{POINT.object(r.need)} більше за інші {self.so_far(r.have)}"

    def reason_coach_points_less(self, r: Reason) -> str:
        return f"на ~{NBSP}{POINT.object(r.need)} менше за інші {self.so_far(r.have)}"

    def reason_coach_income(self, r: Reason) -> str:
        return f"дохід на ~{NBSP}{STOCK['credits'].object(r.need)} більший, ніж в інших"

    def reason_coach_income_less(self, r: Reason) -> str:
        return f"дохід на ~{NBSP}{STOCK['credits'].object(r.need)} менший, ніж в інших"

    def reason_coach_steps(self, r: Reason) -> str:
        then = ": гра коротша" if r.have else " у підсумку"
        return f"планета просунеться на ~{NBSP}{STEP.object(r.need)}{then}"

    def reason_coach_steps_less(self, r: Reason) -> str:
        then = ": гра довша" if r.have else " у підсумку"
        return f"планета відстане на ~{NBSP}{STEP.object(r.need)}{then}"

    def reason_coach_counts(self, r: Reason) -> str:
        return f"перемога важить тут як {STEP.count(r.need)}"
