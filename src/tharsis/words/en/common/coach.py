"""English: what the coach says."""

from __future__ import annotations

from tharsis.kernel.option import Reason
from tharsis.words.en.common.clauses import EnglishClauses
from tharsis.words.en.lexicon import steps, stock
from tharsis.words.language import number


def points(n: int) -> str:
    return f"{n} point" if n == 1 else f"{n} points"


class EnglishCoach(EnglishClauses):
    """Opinions: each with its "about", no praise and no blame."""

    round_nouns = ("generation", "generations")
    this_round = "this generation"
    from_plants = "a greenery"

    coach = {
        # what matters: a head for each note
        "coach_last_round": "This is the end, it seems",
        "coach_many_rounds": "Income pays now",
        "coach_few_rounds": "The end is near",
        "coach_buy": "Every card costs twice",
        "coach_closes": "A card closes soon",
        "coach_opens": "A card opens soon",
        "coach_ready": "Enough to convert",
        "coach_goal_ready": "A milestone is yours to claim",
        "coach_goal_near": "A milestone is near",
        "coach_award": "You lead an award",
        # kinds of action, and a line about each
        "goals": "Goals",
        "goals_text": "a milestone or an award",
        "terraform": "Terraform",
        "terraform_text": "raise TR and the planet",
        "tiles": "Tiles",
        "tiles_text": "greeneries, cities, other tiles",
        "income": "Income",
        "income_text": "production for later",
        "cards": "Cards",
        "cards_text": "draw more of them",
        "engine": "Cards in play",
        "engine_text": "effects, actions, resources",
        "wait": "Wait",
        "wait_text": "end the turn, pass or sell",
        # how sure it is
        "clear": "The first is clearly best.",
        "close": "No clear best: these lie within the range of the estimate.",
        "only": "Nothing else is worth a look here.",
        "nothing": "No choice here.",
        "unknown": "The coach has no opinion here: it has learned nothing at such tables.",
        "points": "points",
        "steps": "steps",
        "chance": "Your chance",
        "guessed": "hidden cards are guessed",
        "at_once": "at once",
        "none": "none of them",
        # what was played, looking back
        "best": "best",
        "good": "good",
        "slip": "slip",
        "missed": "missed",
        "best_many": "best",
        "good_many": "good",
        "slip_many": "slips",
        "missed_many": "missed",
        "review": "Review",
        "instead": "Instead",
        "brought": "Cards by what they brought",
    }

    def rounds_more(self, n: int) -> str:
        return f"{n} more {self.round_nouns[n > 1]}"

    def imagined(self, n: int) -> str:
        return f"{n} imagined future" if n == 1 else f"{n} imagined futures"

    def so_far(self, ahead: int) -> str:
        """Until when something is counted: so many generations or rounds, or to the end of the game."""
        return "by the end" if ahead == 0 else self.this_round if ahead == 1 else f"over {ahead} {self.round_nouns[1]}"

    def reason_coach_last_round(self, r: Reason) -> str:
        return f"money that comes in after it buys nothing: only {self.coach[r.item]} count"

    def reason_coach_many_rounds(self, r: Reason) -> str:
        return f"about {self.rounds_more(r.need)}: each TR pays in all of them"

    def reason_coach_few_rounds(self, r: Reason) -> str:
        return f"about {self.rounds_more(r.need)}: {self.coach[r.item]} now beat income"

    def reason_coach_buy(self, r: Reason) -> str:
        there = f"; you have {stock('credits', r.have)}" if r.have >= 0 else ""
        return f"once to keep, once to play{there}"

    def reason_coach_closes(self, r: Reason) -> str:
        return f"{self.name(r.item)}: too late in {r.need} steps"

    def reason_coach_opens(self, r: Reason) -> str:
        return f"{self.name(r.item)}: {r.need} steps are missing at most"

    def reason_coach_ready(self, r: Reason) -> str:
        what = self.from_plants if r.item == "plants" else "a step of temperature"
        return f"{stock(r.item, r.need)} can be turned into {what}"

    def reason_coach_goal_ready(self, r: Reason) -> str:
        rivals = f"; {r.have} more could soon" if r.have else ""
        return f"{self.milestones[r.item]}, for {stock('credits', r.need)}{rivals}"

    def reason_coach_goal_near(self, r: Reason) -> str:
        rivals = f"; as near or nearer: {r.have} more" if r.have else ""
        return f"{self.milestones[r.item]}: {number(r.need)} missing{rivals}"

    def reason_coach_award(self, r: Reason) -> str:
        return f"{self.awards[r.item]}, ahead by {r.have}; costs {stock('credits', r.need)}"

    def reason_coach_wins(self, r: Reason) -> str:
        return f"the chance to win rises by about {r.need} %"

    def reason_coach_claim(self, r: Reason) -> str:
        return f"{self.milestones[r.item]} is 5 points, and there are only three"

    def reason_coach_fund(self, r: Reason) -> str:
        return f"{self.awards[r.item]} brings 5 points to whoever leads"

    def reason_coach_lets(self, r: Reason) -> str:
        return f"lets you play {self.name(r.item)}"

    def reason_coach_points(self, r: Reason) -> str:
        return f"~{points(r.need)} more {self.so_far(r.have)} than the others"

    def reason_coach_points_less(self, r: Reason) -> str:
        return f"~{points(r.need)} fewer {self.so_far(r.have)} than the others"

    def reason_coach_income(self, r: Reason) -> str:
        return f"~{stock('credits', r.need)} more income than the others"

    def reason_coach_income_less(self, r: Reason) -> str:
        return f"~{stock('credits', r.need)} less income than the others"

    def reason_coach_steps(self, r: Reason) -> str:
        return f"the planet comes ~{steps(r.need)} further{': a shorter game' if r.have else ' by the end'}"

    def reason_coach_steps_less(self, r: Reason) -> str:
        return f"the planet stays ~{steps(r.need)} back{': a longer game' if r.have else ' by the end'}"

    def reason_coach_counts(self, r: Reason) -> str:
        return f"a win counts as {steps(r.need)} here"
