"""A table with MarsBot: the second seat is played by the rules of its aid, and the game bends where it sits."""

from __future__ import annotations

from typing import Final, cast

from tharsis.kernel.digest import Digest
from tharsis.kernel.game import Game
from tharsis.kernel.lanes import push
from tharsis.kernel.log import Entry
from tharsis.kernel.node import BY_TEXT, Node
from tharsis.kernel.rows import bit
from tharsis.mars.board import NEURAL_INSTANCE
from tharsis.mars.game import Mars
from tharsis.mars.map import Measure
from tharsis.mars.marsbot.points import SOURCES, human_wins, own_points, scoring_cards
from tharsis.mars.marsbot.research import first_decks, keep_one
from tharsis.mars.marsbot.rival import measured, pools_of, take_from
from tharsis.mars.marsbot.robot import (
    AT_ITS_TABLE,
    BY_CORPORATION,
    CORPORATIONS,
    EVENT_TRACK,
    HUMAN,
    HUMAN_CITY,
    HUMAN_TAG,
    LEVELS,
    LOST_GENERATION,
    MARSBOT,
    OWN_CITY,
    POOLS,
    TRACK_OF_PRODUCTION,
    TRACK_OF_TAG,
    Robot,
    digest_numbers,
)
from tharsis.mars.marsbot.verbs import later, set_off
from tharsis.mars.setup import Setup
from tharsis.mars.steps import READY
from tharsis.native import i64
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import CUBES, ON_CITY, STOCKS


class BotTable(Mars):
    """One table of Terraforming Mars at which MarsBot sits."""

    def __init__(self, rules: Setup, seed: int, cards: list[Card], source: BotTable | None = None) -> None:
        super().__init__(rules, seed, cards, source)
        self.wanted: Final = str(rules.chosen["marsbot_corporation"])
        self.by_the_letter: Final = rules.wording == "seeds"  # the aid word for word, where we read it otherwise
        if source is None:
            self.robot = Robot(LEVELS.index(str(rules.chosen["marsbot"])))
        else:
            self.robot = Robot(source.robot.level, source.robot)

    def become(self, other: Game) -> None:
        super().become(other)
        assert isinstance(other, BotTable)
        self.robot = other.robot

    def copy(self) -> BotTable:
        return BotTable(self.rules, self.seed, self.cards, self)

    def speech(self) -> str:
        return AT_ITS_TABLE

    def state_into(self, digest: Digest) -> None:
        super().state_into(digest)
        digest.add_list(digest_numbers(self.robot, self.cards))

    def tell(self, kind: str, item: str = "", amount: i64 = 0, card: str = "") -> Entry | None:
        """A step of MarsBot. What else there is to it, the caller fills in; nothing when nobody listens."""
        listener = self.listener
        if listener is None:
            return None
        entry = Entry(MARSBOT, kind, self.generation, card, item, amount=amount, game=AT_ITS_TABLE)
        listener(entry)
        return entry

    # ---- what others may do to it, and count of it
    def plays_itself(self, seat: i64) -> bool:
        return seat == MARSBOT

    def hits_may_fail(self) -> bool:
        return True

    def losses_may_fail(self) -> bool:
        """MarsBot aid p. 6: a loss of what is not there is skipped; word for word that goes for own losses as well."""
        return self.by_the_letter

    def pools(self, seat: i64, kind: i64) -> list[int]:
        """It loses from its supply whatever is named, or from where such resources really lie."""
        return pools_of(self, STOCKS[kind]) if seat == MARSBOT else super().pools(seat, kind)

    def cube_pools(self, seat: i64, cube: i64) -> list[int]:
        return pools_of(self, CUBES[cube]) if seat == MARSBOT else super().cube_pools(seat, cube)

    def take_stock(self, seat: i64, kind: i64, n: i64, pool: i64) -> None:
        if seat == MARSBOT:
            take_from(self, STOCKS[kind], n, pool)
        else:
            super().take_stock(seat, kind, n, pool)

    def take_cubes(self, seat: i64, cube: i64, n: i64, pool: i64) -> None:
        take_from(self, CUBES[cube], n, pool)

    def place_name(self, pool: i64) -> str:
        return POOLS[pool]

    def can_lose_production(self, seat: i64, kind: i64, n: i64) -> bool:
        if seat == MARSBOT:
            return self.robot.tracker[TRACK_OF_PRODUCTION[kind]] > 0
        return super().can_lose_production(seat, kind, n)

    def lose_production(self, seat: i64, kind: i64, n: i64) -> None:
        if seat == MARSBOT:
            # MarsBot aid p. 3 shows a tracker going back one space; ours goes back one for each step of production
            self.robot.push_back(TRACK_OF_PRODUCTION[kind], 1 if self.by_the_letter else n)
        else:
            super().lose_production(seat, kind, n)

    def shares_tracks(self, seat: i64) -> bool:
        """MarsBot aid p. 3 counts the space a tracker stands on; of a track that two tags share we take half."""
        return seat == MARSBOT and not self.by_the_letter

    def tags_of(self, seat: i64, tag: i64) -> i64:
        """Its tags are the space its tracker stands on."""
        return self.robot.tracker[TRACK_OF_TAG[tag]] if seat == MARSBOT else super().tags_of(seat, tag)

    def events_of(self, seat: i64) -> i64:
        return self.robot.tracker[EVENT_TRACK] if seat == MARSBOT else super().events_of(seat)

    def measure(self, seat: i64, what: Measure) -> i64:
        return measured(self, what) if seat == MARSBOT else super().measure(seat, what)

    # ---- what its corporation waits for
    def happen(self, occasion: i64, seat: i64, amount: i64) -> None:
        super().happen(occasion, seat, amount)
        if occasion == ON_CITY:
            set_off(self, HUMAN_CITY if seat == HUMAN else OWN_CITY, 0)

    def announce(self, seat: i64, card: Card) -> None:
        super().announce(seat, card)
        if seat == HUMAN:
            seen = 0
            for t in card.tags:
                if not seen >> t & 1:
                    seen |= bit(t)
                    set_off(self, HUMAN_TAG, t)

    # ---- the order of a game
    def does_next(self, node: Node, about: i64 = 0, card: i64 = 0, step: i64 = 0) -> None:
        """What MarsBot does next, before all that it was about to do."""
        push(self.lanes[MARSBOT], node.number, MARSBOT, card, about, step)

    def is_free(self, corporation: Card) -> bool:
        """MarsBot and the human never play the same one."""
        return corporation.name != self.wanted

    def first_cards_dealt(self) -> None:
        first_decks(self)

    def corporations_shown(self) -> None:
        if self.wanted != "none":
            self.does_next(BY_TEXT["bot setup"])

    def after_research(self) -> i64:
        return READY

    def get_ready(self) -> None:
        self.does_next(BY_TEXT["bot ready"])

    def begin_turn(self) -> None:
        """MarsBot's whole turn is a single card."""
        if self.active == MARSBOT:
            self.actions = 1
            self.does_next(BY_TEXT["bot turn"])
        else:
            super().begin_turn()

    def generation_begins(self) -> None:
        if self.generation == LOST_GENERATION:  # MarsBot aid p. 6: the human loses at once
            self.over = True
            self.tell("bot_won")
        else:
            later(self, CORPORATIONS[self.robot.corporation].round_start, BY_CORPORATION)

    def drafts(self) -> bool:
        """A draft priority makes it compulsory, also where the corporation was drawn by lot."""
        return self.rules.draft or CORPORATIONS[self.robot.corporation].draft is not None

    def deals_to(self, seat: i64) -> bool:
        """Without a draft it takes its cards when it makes its action deck."""
        return seat != MARSBOT or self.drafts()

    def packs_dealt(self) -> None:
        if len(self.seat[MARSBOT].dealt) > 0:
            keep_one(self)

    def last_greeneries(self, seat: i64) -> None:
        if seat == MARSBOT:
            self.does_next(BY_TEXT["bot last greeneries"])
        else:
            super().last_greeneries(seat)

    def may_have(self, seat: object, tile: i64) -> bool:
        return tile != NEURAL_INSTANCE or seat == MARSBOT

    def think_ahead(self) -> None:
        self.robot.asleep = True

    # ---- what comes with other expansions
    def lay_out(self) -> None:
        """The parts of other expansions lie on the table: those that MarsBot bends are changed."""

    def plays_with(self, colonies: bool) -> bool:
        """Cards for Colonies are in play only with them."""
        return not colonies or len(self.robot.storage) > 0

    def reaches(self, track: i64, space: i64) -> None:
        """A tracker has come to a space for the first time."""

    def before_card(self) -> None:
        """What comes before it turns over the card of its turn."""

    def buys_card(self) -> bool:
        """Another project for its action deck."""
        return False

    def cards_back(self) -> list[int]:
        """Bonus cards set aside that come back with a new action deck."""
        return []

    # ---- points
    def sources(self, seat: i64) -> list[str]:
        return SOURCES if seat == MARSBOT else super().sources(seat)

    def other_points(self, seat: i64) -> list[int]:
        return own_points(self) if seat == MARSBOT else super().other_points(seat)

    def points_by_card(self, seat: int) -> dict[str, int]:
        if seat == MARSBOT:
            return {self.cards[c].name: 1 for c in scoring_cards(self)}
        return super().points_by_card(seat)

    def winners(self) -> list[int]:
        return [HUMAN if human_wins(self) else MARSBOT]


# the kinds of such tables, by the other expansion that makes a difference to MarsBot
TABLES: Final[dict[str, type[BotTable]]] = {}


def bot_table(g: Game) -> BotTable:
    """The table of a game at which MarsBot sits."""
    return cast(BotTable, g)
