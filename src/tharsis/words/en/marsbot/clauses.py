"""English: MarsBot's board, bonus cards and corporations, a method for each of its words."""

from __future__ import annotations

from typing import TYPE_CHECKING

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
    TRACKS,
    BotWhen,
    CountDown,
    DraftPriority,
    bot_names,
)
from tharsis.mars.marsbot.terraforming import BotPlace, BotRaise, Near, RaiseFurthest
from tharsis.mars.marsbot.tiles import BESIDE_TWO_GROWN, BESIDE_TWO_OCEANS
from tharsis.mars.marsbot.tracks import Advance, AdvanceLeast, AdvanceOther, Arrow, DrawProject
from tharsis.mars.marsbot.words import BotFloaters, BotGain, BotRating, IfColonies, Twice, WithColonies
from tharsis.vocabulary.terms import PARAMETERS, STOCKS, TAGS
from tharsis.words.en.common import English
from tharsis.words.en.lexicon import PARAMETER, TAG, TILE, cubes, stock
from tharsis.words.en.marsbot.lexicon import (
    BONUS_CARDS,
    COLOUR,
    EXPANSION,
    PLACE,
    TRACK_NAMES,
    colonies,
)
from tharsis.words.robot import AboutMarsBot

if TYPE_CHECKING:
    from tharsis.mars.marsbot.shipping.words import BuildColony, FewColonies, MoreMoons, Ship, ThinBonus


class BotClauses(AboutMarsBot, English):
    """What stands on its board and cards."""

    def from_whom(self, seat: int, place: str) -> str:
        """Whom something is taken from, and from where: MarsBot keeps resources in several places."""
        whom = super().from_whom(seat, place)
        return f"{whom} ({PLACE[place]})" if place in PLACE else whom

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
            HUMAN_CITY: "the human player places a city",
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
