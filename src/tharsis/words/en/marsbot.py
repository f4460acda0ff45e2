"""English: MarsBot, its board, bonus cards and corporations, and each step it takes.

Everything a language must say about MarsBot stands in this file: tables of names, a method for each of its words, the
sentences around a corporation, options, reasons, log lines and changes.
"""

from __future__ import annotations

from tharsis.kernel.log import Change, Entry
from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Option, Reason
from tharsis.mars.board import NEURAL_INSTANCE, TILES
from tharsis.mars.marsbot.bonus import Compete, FirstPossible, FromGeneration, Way
from tharsis.mars.marsbot.corporation import CorporationHolds, OnCorporation
from tharsis.mars.marsbot.decks import (
    Destroy,
    DestroyBonus,
    DrawBonus,
    DropFewest,
    MoreBonus,
    NoFirstBonus,
    SeedBonus,
    ShuffleIn,
)
from tharsis.mars.marsbot.goals import BotClaim, BotFund
from tharsis.mars.marsbot.human import HumanHas, HumanLoses, HumanLosesCube, HumanShielded
from tharsis.mars.marsbot.human import HumanLoses as Loss
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
    BotWhen,
    CountDown,
    DraftPriority,
    bot_names,
)
from tharsis.mars.marsbot.shipping import BuildColony, FewColonies, MoreMoons, Ship, ThinBonus
from tharsis.mars.marsbot.terraforming import BotPlace, BotRaise, Near, RaiseFurthest
from tharsis.mars.marsbot.tiles import BESIDE_TWO_GROWN, BESIDE_TWO_OCEANS
from tharsis.mars.marsbot.tracks import Advance, AdvanceLeast, AdvanceOther, Arrow, DrawProject
from tharsis.mars.marsbot.words import BotFloaters, BotGain, BotRating, IfColonies, Twice, WithColonies
from tharsis.vocabulary.terms import PARAMETERS, STOCKS, TAGS
from tharsis.words.en.colonies import EnglishColonies
from tharsis.words.en.lexicon import (
    MANY_CUBE,
    MANY_STOCK,
    PARAMETER,
    TAG,
    TILE,
    cards,
    cubes,
    steps,
    stock,
)
from tharsis.words.language import NBSP, number, signed

BONUS_CARDS = {
    "meteor_shower": "Meteor Shower",
    "invasive_species": "Invasive Species",
    "research_and_development": "Research and Development",
    "overachievement": "Overachievement",
    "expedited_construction": "Expedited Construction",
    "lobbyists": "Lobbyists",
    "local_neural_instance": "Local Neural Instance",
    "corporate_competition": "Corporate Competition",
    "expedited_construction_colonies": "Expedited Construction (Colonies)",
    "outer_system_foothold": "Outer System Foothold",
    "shipping_lines": "Shipping Lines",
    "extended_shipping_lines": "Extended Shipping Lines",
    "rapid_sprouting": "Rapid Sprouting",
    "do_it_right": "Do It Right",
    "government_subsidy": "Government Subsidy",
}
TRACK_NAMES = {track: f"{TAG[track]} track" for track in TRACKS}
LEVELS = {"easy": "Easy", "normal": "Normal", "hard": "Hard", "brutal": "Brutal"}
COLOUR = {"white": "white", "black": "black"}
EXPANSION = {"colonies": "Colonies", "venus": "Venus Next"}
PLACE = {"storage": "storage area", "corporation": "corporation"}
COMPLETE = {
    "temperature": "temperature is complete",
    "oxygen": "oxygen is complete",
    "oceans": "all oceans are placed",
}


def areas(n: int) -> str:
    return f"{n} area" if n == 1 else f"{n} areas"


def tiles(n: int) -> str:
    return f"{n} tile" if n == 1 else f"{n} tiles"


def colonies(n: int) -> str:
    return f"{n} colony" if n == 1 else f"{n} colonies"


def milestones(n: int) -> str:
    return f"{n} free milestone" if n == 1 else f"{n} free milestones"


def resource(kind: str) -> str:
    """What a storage area holds."""
    return MANY_STOCK[kind] if kind in MANY_STOCK else MANY_CUBE[kind]


class EnglishMarsBot(EnglishColonies):
    """What MarsBot adds to cards and talk."""

    bonus_cards = BONUS_CARDS
    tracks = TRACK_NAMES
    levels = LEVELS

    def from_whom(self, seat: int, place: str) -> str:
        """Whom something is taken from, and from where: MarsBot keeps resources in several places."""
        return f"{self.player(seat)} ({PLACE[place]})" if place in PLACE else self.player(seat)

    # ---- words
    def BotGain(self, n: BotGain) -> str:
        return f"gain {stock('credits', n.n)}"

    def BotRating(self, n: BotRating) -> str:
        return f"raise the TR by {n.n}"

    def BotFloaters(self, n: BotFloaters) -> str:
        return f"add {cubes('floater', n.n)} to the Titan area"

    def WithColonies(self, n: WithColonies) -> str:
        what = self.clause(n.word) if n.word is not None else "raise Venus 1 step"
        return f"{what} (with {EXPANSION[n.expansion]})"

    def Advance(self, n: Advance) -> str:
        return f"advance the {TRACK_NAMES[TRACKS[n.track]]}"

    def Arrow(self, n: Arrow) -> str:
        return "advance this track once more"

    def AdvanceOther(self, n: AdvanceOther) -> str:
        return f"advance the {TRACK_NAMES[TRACKS[n.track]]}"

    def AdvanceLeast(self, n: AdvanceLeast) -> str:
        return "advance the least advanced track"

    def BotRaise(self, n: BotRaise) -> str:
        return f"raise {PARAMETER[PARAMETERS[n.parameter]]} 1 step"

    def Twice(self, n: Twice) -> str:
        return f"{self.clause(n.word)} twice"

    def BotPlace(self, n: BotPlace) -> str:
        where = {
            BESIDE_TWO_OCEANS: " next to at least two oceans",
            BESIDE_TWO_GROWN: " next to at least two greeneries or oceans in any mix",
        }
        amid = " where all six areas beside it are free and not reserved" if n.tile == NEURAL_INSTANCE else ""
        return f"place {TILE[TILES[n.tile]]}{where.get(n.rule, amid)}"

    def RaiseFurthest(self, n: RaiseFurthest) -> str:
        return "raise the parameter that is furthest from its end 1 step"

    def BotClaim(self, n: BotClaim) -> str:
        return "claim a milestone"

    def BotFund(self, n: BotFund) -> str:
        return "fund an award"

    def DrawProject(self, n: DrawProject) -> str:
        if n.first_only:
            return "turn over the top project, resolve only its first tag"
        return "turn over the top project and resolve it"

    def DrawBonus(self, n: DrawBonus) -> str:
        return "turn over the top bonus card and resolve it"

    def Destroy(self, n: Destroy) -> str:
        return "destroy this card"

    def FirstPossible(self, n: FirstPossible) -> str:
        lines: list[str] = []
        for way in n.ways:
            need = f"{self.clause(way.only_if)}, " if way.only_if is not None else ""
            lines.append(need + self.way(way, [self.clause(x) for x in dict.fromkeys(way.words)]))
        return "; otherwise ".join(lines)

    def way(self, way: Way, parts: list[str]) -> str:
        """What an option does: the clauses of its words, each once."""
        if len(way.words) > len(parts):
            parts[0] += " twice"
        return self.both([*parts, "destroy this card"] if way.destroys else parts) or "do nothing"

    def HumanLoses(self, n: HumanLoses) -> str:
        return f"you lose up to {stock(STOCKS[n.kind], n.n)}"

    def step_HumanLoses(self, n: Loss) -> str:
        return f"make {self.player(HUMAN)} lose up to {stock(STOCKS[n.kind], n.n)}"

    def HumanLosesCube(self, n: HumanLosesCube) -> str:
        return "you lose an animal or microbe from the card where it is worth most points"

    def IfColonies(self, n: IfColonies) -> str:
        then = self.both([self.clause(x) for x in n.then])
        return f"{self.both([self.clause(x) for x in n.otherwise])}; with Colonies instead {then}"

    def Compete(self, n: Compete) -> str:
        return (
            f"with at least {stock('credits', n.price)}: help yourself in the funded award that needs it most and lose "
            f"{stock('credits', n.price)}; otherwise turn over the top bonus card and resolve it"
        )

    def OnCorporation(self, n: OnCorporation) -> str:
        what = stock(STOCKS[n.kind], abs(n.n))
        return f"put {what} on the corporation" if n.n > 0 else f"take {what} from the corporation"

    def DestroyBonus(self, n: DestroyBonus) -> str:
        return f"destroy the bonus card {BONUS_CARDS[n.name]}"

    def NoFirstBonus(self, n: NoFirstBonus) -> str:
        return f"the first action deck has no bonus card, and {BONUS_CARDS[n.name]} joins the bonus deck"

    def MoreBonus(self, n: MoreBonus) -> str:
        return "from generation 2 on shuffle one more bonus card into the action deck"

    def ShuffleIn(self, n: ShuffleIn) -> str:
        return f"shuffle {BONUS_CARDS[n.name]} into the action deck"

    def SeedBonus(self, n: SeedBonus) -> str:
        return f"reveal projects until {n.n} have a {TAG[TAGS[n.tag]]} tag and shuffle those into the bonus deck"

    def DropFewest(self, n: DropFewest) -> str:
        return "discard the project with the fewest tags from the action deck"

    def BuildColony(self, n: BuildColony) -> str:
        return "build a colony on a random tile"

    def Ship(self, n: Ship) -> str:
        return "lose 1 M€ and trade with the tile whose marker is furthest along"

    def ThinBonus(self, n: ThinBonus) -> str:
        return "discard the top bonus card without effect"

    def MoreMoons(self, n: MoreMoons) -> str:
        return "one more colony tile joins the game"

    # ---- conditions
    def Near(self, n: Near) -> str:
        return f"if {PARAMETER[PARAMETERS[n.parameter]]} is {n.steps} steps or fewer below a bonus step or its end"

    def FromGeneration(self, n: FromGeneration) -> str:
        return f"from generation {n.n} on"

    def HumanShielded(self, n: HumanShielded) -> str:
        return "if your plants are protected"

    def HumanHas(self, n: HumanHas) -> str:
        return f"if you have at least {stock(STOCKS[n.kind], n.n)}"

    def FewColonies(self, n: FewColonies) -> str:
        return f"if MarsBot has at most {colonies(n.most)}"

    def CorporationHolds(self, n: CorporationHolds) -> str:
        return "if something lies on the corporation" if n.least else "if nothing lies on the corporation"

    # ---- corporations
    def BotWhen(self, n: BotWhen) -> str:
        names = self.either([TAG[x] for x in bot_names(n.occasion, n.mask)])
        when = {
            HUMAN_CITY: "you place a city",
            OWN_CITY: "MarsBot places a city",
            ANY_COLONY: "anyone builds a colony",
            HUMAN_TAG: f"you play a card with a {names} tag",
            OWN_ADVANCE: f"the {names} track advances",
            DEAR_CARD: f"MarsBot resolves a project that costs {n.least} or more",
            NEEDY_CARD: "MarsBot resolves a project with a requirement",
            FLOATERS_SPENT: "MarsBot spends floaters for a card",
        }.get(n.occasion, f"MarsBot resolves a {names} tag")
        return f"when {when}: {self.both([self.clause(x) for x in n.words])}"

    def CountDown(self, n: CountDown) -> str:
        return (
            f"M€ that MarsBot gains are counted off a pile of {n.pile} here; when it is empty, advance the building "
            "track and lay it anew, as long as that track can advance"
        )

    def DraftPriority(self, n: DraftPriority) -> str:
        if n.kind == BY_COST:
            return "drafts the most expensive card"
        if n.kind == BY_LEAST_TRACK:
            return "drafts tags of the least advanced track"
        return "drafts " + " before ".join(f"{TAG[TAGS[t]]} tags" for t in n.tags)

    def bot_start_tags(self, tags: list[str]) -> str:
        return ("start tag: " if len(tags) == 1 else "start tags: ") + ", ".join(TAG[t] for t in tags)

    def bot_setup(self, clauses: str) -> str:
        return f"at setup {clauses}"

    def bot_cubes(self, colour: str, spaces: dict[str, list[int]], clauses: str, instead: bool) -> str:
        where = ", ".join(f"{TAG[t]} {self.both([str(n) for n in row])}" for t, row in spaces.items())
        how = " instead of the symbol" if instead else ""
        return f"{COLOUR[colour]} cubes on {where}: {clauses}{how}"

    def bot_before(self, clauses: str) -> str:
        return f"before every action phase {clauses}"

    def bot_round_start(self, clauses: str) -> str:
        return f"before every research phase {clauses}"

    # ---- options
    def option_species(self, o: Option) -> str:
        return f"lose {cubes(o.item, 1)} from {self.name(o.card)}"

    def did_species(self, e: Entry) -> str:
        return f"loses {cubes(e.item, 1)} from {self.name(e.card)}"

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

    # ---- log lines
    def did_bot_project(self, e: Entry) -> str:
        return f"turns over {self.name(e.card)}" + (", only the first tag counts" if e.amount else "")

    def did_bot_bonus(self, e: Entry) -> str:
        return f"turns over the bonus card {BONUS_CARDS[e.item]}"

    def did_bot_advance(self, e: Entry) -> str:
        return f"advances the {TRACK_NAMES[e.item]} to {e.amount}"

    def did_bot_cube(self, e: Entry) -> str:
        return f"reaches a {COLOUR[e.item]} cube of {self.name(e.card)}"

    def did_bot_effect(self, e: Entry) -> str:
        return f"uses the effect of {self.name(e.card)}"

    def did_bot_fail(self, e: Entry) -> str:
        return f"fails and gains {stock('credits', e.amount)}"

    def did_bot_nothing(self, e: Entry) -> str:
        return "cannot do that, and nothing happens"

    def did_bot_ignore(self, e: Entry) -> str:
        return "ignores the symbol"

    def did_bot_gain(self, e: Entry) -> str:
        return f"gains {stock('credits', e.amount)}"

    def did_bot_rating(self, e: Entry) -> str:
        return f"raises its TR by {e.amount}"

    def did_bot_floaters(self, e: Entry) -> str:
        return f"gains {cubes('floater', e.amount)}"

    def did_bot_fleet(self, e: Entry) -> str:
        return "unlocks its second trade fleet"

    def did_bot_raise(self, e: Entry) -> str:
        return f"raises {PARAMETER[e.item]}"

    def did_bot_furthest(self, e: Entry) -> str:
        return f"chooses the parameter furthest from its end, {PARAMETER[e.item]}"

    def did_bot_place(self, e: Entry) -> str:
        return f"places {TILE[e.item]} on {self.areas.get(e.area, e.area)}"

    def did_bot_claim(self, e: Entry) -> str:
        return f"claims the milestone {self.milestones[e.item]}"

    def did_bot_fund(self, e: Entry) -> str:
        return f"funds the award {self.awards[e.item]}"

    def did_bot_option(self, e: Entry) -> str:
        node = BY_TEXT[e.item]
        assert isinstance(node, FirstPossible)
        way = node.ways[e.amount - 1]
        what = self.way(way, [self.step(x) for x in dict.fromkeys(way.words)])
        return (
            f"takes option {e.amount} of the card ({what})"
            if len(node.ways) > 1
            else f"does what the card says ({what})"
        )

    def did_bot_destroy(self, e: Entry) -> str:
        return f"destroys the bonus card {BONUS_CARDS[e.item]}"

    def did_bot_reshuffle(self, e: Entry) -> str:
        return f"shuffles {cards(e.amount)} into a new bonus deck"

    def did_bot_human_loses(self, e: Entry) -> str:
        return f"makes {self.player(HUMAN)} lose {stock(e.item, e.amount) if e.amount else 'nothing'}"

    def did_bot_species(self, e: Entry) -> str:
        return f"makes {self.player(HUMAN)} lose an animal or microbe"

    def did_bot_compete(self, e: Entry) -> str:
        return f"helps itself in {self.awards[e.item]}" if e.item else "cannot help itself in an award"

    def did_bot_pays(self, e: Entry) -> str:
        return f"loses {stock('credits', e.amount)}"

    def did_bot_on_card(self, e: Entry) -> str:
        what = stock(e.item, abs(e.amount))
        return f"puts {what} on {self.name(e.card)}" if e.amount > 0 else f"takes {what} from {self.name(e.card)}"

    def did_bot_no_first_bonus(self, e: Entry) -> str:
        return f"starts without a bonus card; {BONUS_CARDS[e.item]} joins its bonus deck"

    def did_bot_more_bonus(self, e: Entry) -> str:
        return "shuffles one more bonus card into its action deck"

    def did_bot_shuffle_in(self, e: Entry) -> str:
        return f"shuffles {BONUS_CARDS[e.item]} into its action deck"

    def did_bot_seed(self, e: Entry) -> str:
        return "shuffles projects into its bonus deck"

    def did_bot_drop(self, e: Entry) -> str:
        return f"discards {self.name(e.card)} from its action deck"

    def did_bot_exchange(self, e: Entry) -> str:
        return f"exchanges {e.amount} resources of the {self.moons[e.item]} area"

    def did_bot_colony(self, e: Entry) -> str:
        return f"builds a colony on {self.moons[e.item]}"

    def did_bot_trade(self, e: Entry) -> str:
        return f"trades with {self.moons[e.item]}"

    def did_bot_thin(self, e: Entry) -> str:
        return f"discards {BONUS_CARDS[e.item] if e.item else self.name(e.card)} from its bonus deck"

    def did_bot_moon(self, e: Entry) -> str:
        return f"brings {self.moons[e.item]} into play"

    def did_bot_corporation(self, e: Entry) -> str:
        return f"plays for {self.name(e.card)}"

    def did_bot_draft_drop(self, e: Entry) -> str:
        return f"drops {self.name(e.card)} from what it drafted"

    def did_bot_extra_card(self, e: Entry) -> str:
        return f"spends {cubes('floater', e.amount)} for one more card"

    def did_bot_research(self, e: Entry) -> str:
        return f"makes an action deck of {cards(e.amount)}"

    def did_bot_pass(self, e: Entry) -> str:
        return "passes"

    def did_bot_early_claim(self, e: Entry) -> str:
        return f"can claim a milestone before its turn, for {stock('credits', e.amount)}"

    def did_bot_last(self, e: Entry) -> str:
        return f"advances the {TRACK_NAMES[e.item]} to {e.amount} for a last greenery"

    def did_bot_won(self, e: Entry) -> str:
        return "wins, because generation 20 begins"

    # ---- changes
    def change_bot_track(self, c: Change) -> str:
        return f"{TRACK_NAMES[c.item]} {signed(c.amount)}"

    def change_bot_storage(self, c: Change) -> str:
        return f"stored {resource(c.item)} {signed(c.amount)}"

    def change_bot_pile(self, c: Change) -> str:
        return f"on {self.name(c.card)} {signed(c.amount)}"
