"""English: why MarsBot does what it does, and why something fails."""

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
from tharsis.words.en.lexicon import PARAMETER, TAG, cubes, steps, stock
from tharsis.words.en.marsbot.clauses import BotClauses
from tharsis.words.en.marsbot.lexicon import (
    COMPLETE,
    EXPANSION,
    TRACK_NAMES,
    areas,
    colonies,
    milestones,
    tiles,
)
from tharsis.words.language import NBSP, number


class BotReasons(BotClauses):
    """A method for each reason of a step."""

    # ---- reasons: why a tracker moves and what its space shows
    def reason_bot_has_tag(self, r: Reason) -> str:
        return f"{TAG[r.item]} tag"

    def reason_bot_by_tag(self, r: Reason) -> str:
        return f"the {TAG[r.item]} tag"

    def reason_bot_by_arrow(self, r: Reason) -> str:
        return "the space before shows an arrow"

    def reason_bot_by_symbol(self, r: Reason) -> str:
        return "a symbol of another track"

    def reason_bot_by_cube(self, r: Reason) -> str:
        return "a cube of the corporation"

    def reason_bot_by_storage(self, r: Reason) -> str:
        return "five stored resources"

    def reason_bot_by_pile(self, r: Reason) -> str:
        return "the pile on the corporation is used up"

    def reason_bot_by_bonus(self, r: Reason) -> str:
        return "a bonus card"

    def reason_bot_by_corporation(self, r: Reason) -> str:
        return "the corporation"

    def reason_bot_symbol(self, r: Reason) -> str:
        return f"space {r.need} shows: {self.clause(BY_TEXT[r.item])}"

    def reason_bot_blank(self, r: Reason) -> str:
        return f"space {r.need} is blank"

    def reason_bot_silent(self, r: Reason) -> str:
        return f"nothing works up to space {r.need}: the tracker has been there before"

    # ---- reasons: why something fails or is left out
    def reason_bot_track_end(self, r: Reason) -> str:
        return f"the {TRACK_NAMES[r.item]} is at its end"

    def reason_bot_no_tags(self, r: Reason) -> str:
        return f"{self.name(r.item)} has no tags"

    def reason_bot_complete(self, r: Reason) -> str:
        return COMPLETE[r.item]

    def reason_bot_all_complete(self, r: Reason) -> str:
        return "all parameters are complete"

    def reason_bot_no_area(self, r: Reason) -> str:
        return f"there is no area to {self.clause(BY_TEXT[r.item])}"

    def reason_bot_none_met(self, r: Reason) -> str:
        return "MarsBot meets no milestone that is free"

    def reason_bot_not_ahead(self, r: Reason) -> str:
        return "MarsBot is ahead in no award that is free"

    def reason_bot_no_card(self, r: Reason) -> str:
        return "there is no project left"

    def reason_bot_no_bonus(self, r: Reason) -> str:
        return "there is no bonus card left"

    def reason_bot_not_in_use(self, r: Reason) -> str:
        return f"a symbol of {EXPANSION[r.item]}, which is not in use"

    def reason_bot_easy_arrow(self, r: Reason) -> str:
        return "arrows are ignored on easy"

    def reason_bot_not_near(self, r: Reason) -> str:
        return f"{PARAMETER[r.item]} is {steps(r.have)} below its next bonus step or end, more than {r.need}"

    def reason_bot_too_early(self, r: Reason) -> str:
        return f"only from generation {r.need} on, this is {r.have}"

    def reason_bot_not_shielded(self, r: Reason) -> str:
        return f"the plants of {self.player(HUMAN)} are not protected"

    def reason_bot_human_has_less(self, r: Reason) -> str:
        return f"{self.player(HUMAN)} has {stock(r.item, r.have)}, less than {r.need}"

    def reason_bot_protected(self, r: Reason) -> str:
        return f"the animals and microbes of {self.player(HUMAN)} are protected"

    def reason_bot_no_cube(self, r: Reason) -> str:
        return f"{self.player(HUMAN)} has no animal or microbe that can be removed"

    def reason_bot_card_empty(self, r: Reason) -> str:
        return "nothing lies on the corporation"

    def reason_bot_card_full(self, r: Reason) -> str:
        return "something lies on the corporation already"

    def reason_bot_no_moon(self, r: Reason) -> str:
        return {
            "colony": "no colony tile with room for MarsBot",
            "trade": "no colony tile without a fleet",
            "tile": "all colony tiles are in play",
        }[r.item]

    def reason_bot_many_colonies(self, r: Reason) -> str:
        return f"MarsBot has {colonies(r.have)}, more than {r.need}"

    def reason_bot_poor(self, r: Reason) -> str:
        return f"MarsBot has {stock('credits', r.have)}, less than {r.need}"

    def reason_bot_no_award(self, r: Reason) -> str:
        return "no award is funded"

    # ---- reasons: why this area, this milestone, this award
    def reason_bot_areas(self, r: Reason) -> str:
        return f"{areas(r.need)} allowed"

    def reason_bot_most_own_cities(self, r: Reason) -> str:
        return f"most cities of its own beside it ({r.have}): {areas(r.need)} left"

    def reason_bot_fewest_human_cities(self, r: Reason) -> str:
        return f"fewest cities of {self.player(HUMAN)} beside it ({r.have}): {areas(r.need)} left"

    def reason_bot_most_greeneries(self, r: Reason) -> str:
        return f"most greeneries beside it ({r.have}): {areas(r.need)} left"

    def reason_bot_most_grown(self, r: Reason) -> str:
        return f"most greeneries and oceans beside it ({r.have}): {areas(r.need)} left"

    def reason_bot_most_oceans(self, r: Reason) -> str:
        return f"most oceans beside it ({r.have}): {areas(r.need)} left"

    def reason_bot_most_symbols(self, r: Reason) -> str:
        return f"most bonus symbols covered ({r.have}): {areas(r.need)} left"

    def reason_bot_walk(self, r: Reason) -> str:
        return f"{self.name(r.item)} is turned over and counts to {r.need}: area {r.have} of those left"

    def reason_bot_moons(self, r: Reason) -> str:
        return f"{tiles(r.need)} possible"

    def reason_bot_walk_moons(self, r: Reason) -> str:
        return f"{self.name(r.item)} is turned over and counts to {r.need}: tile {r.have} of those left"

    def reason_bot_furthest_marker(self, r: Reason) -> str:
        return f"the marker furthest along (step {r.have}): {tiles(r.need)}"

    def reason_bot_own_colony(self, r: Reason) -> str:
        return f"a colony of its own: {tiles(r.need)} left"

    def reason_bot_milestone(self, r: Reason) -> str:
        return f"{self.milestones[r.item]}: {self.player(HUMAN)} has {number(r.have)} of {r.need}"

    def reason_bot_milestone_only(self, r: Reason) -> str:
        return f"{self.milestones[r.item]} is the only free milestone that MarsBot meets"

    def reason_bot_milestone_closest(self, r: Reason) -> str:
        return f"{self.player(HUMAN)} is closest to {self.milestones[r.item]} ({number(r.have)}{NBSP}%)"

    def reason_bot_milestone_leftmost(self, r: Reason) -> str:
        share = f"{number(r.have)}{NBSP}%"
        return f"{self.player(HUMAN)} is equally close to {r.need} ({share}), and {self.milestones[r.item]} is leftmost"

    def reason_bot_award(self, r: Reason) -> str:
        who = self.player(HUMAN)
        return f"{self.awards[r.item]}: MarsBot has {number(r.need)}, {who} has {number(r.have)}"

    def reason_bot_lead(self, r: Reason) -> str:
        how = f"{abs(r.have)} {'ahead of' if r.have > 0 else 'behind'}" if r.have else "level with"
        return f"{self.awards[r.item]}: MarsBot is {how} {self.player(HUMAN)}"

    def reason_bot_missing(self, r: Reason) -> str:
        if not r.need:
            return COMPLETE[r.item]
        return f"{PARAMETER[r.item]}: {r.need if r.item == 'oceans' else steps(r.need)} to go"

    def reason_bot_worth(self, r: Reason) -> str:
        if not r.need:
            return f"{self.name(r.item)}: no points for resources"
        points = "1 point" if r.need == 1 else f"{r.need} points"
        return f"{self.name(r.item)}: {points} for {cubes('none', r.have)}"

    def reason_bot_fewest_tags(self, r: Reason) -> str:
        return f"fewest tags ({r.need})" + (f", by lot among {r.have} projects" if r.have > 1 else "")

    def reason_bot_unwanted(self, r: Reason) -> str:
        draft = BY_TEXT[r.item]
        assert isinstance(draft, DraftPriority)
        if draft.kind == BY_COST:
            return f"costs {stock('credits', r.have)}, the most expensive card drafted costs {r.need}"
        if draft.kind == BY_LEAST_TRACK:
            return f"no tag of the least advanced track, the {TRACK_NAMES[TRACKS[r.need]]}"
        return f"no {self.either([TAG[TAGS[t]] for t in draft.tags])} tag"

    def reason_bot_set_off(self, r: Reason) -> str:
        who = self.player(HUMAN)
        if r.item == BOT_OCCASIONS[OWN_ADVANCE]:
            return f"the {TRACK_NAMES[TRACKS[r.have]]} has advanced"
        if r.item == BOT_OCCASIONS[OWN_TAG]:
            return f"the {TAG[TAGS[r.have]]} tag"
        if r.item == BOT_OCCASIONS[HUMAN_TAG]:
            return f"{who} has played a card with a {TAG[TAGS[r.have]]} tag"
        return {
            HUMAN_CITY: f"{who} has placed a city",
            OWN_CITY: "MarsBot has placed a city",
            ANY_COLONY: "a colony has been built",
            DEAR_CARD: f"the project costs {stock('credits', r.have)}, at least {r.need}",
            NEEDY_CARD: "the project has a requirement",
            FLOATERS_SPENT: "MarsBot has spent floaters for a card",
        }[BOT_OCCASIONS.index(r.item)]

    def reason_bot_seeded(self, r: Reason) -> str:
        return self.name(r.item)

    def reason_bot_exchanged_for(self, r: Reason) -> str:
        return f"they advance the {TRACK_NAMES[r.item]}"

    def reason_bot_enough_met(self, r: Reason) -> str:
        return f"MarsBot meets {milestones(r.have)}, and at least {r.need} must be met"
