"""The state of a game of Terraforming Mars and its verbs: terraform, place, pay, play, measure."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tharsis.kernel.game import Game
from tharsis.kernel.lanes import LOOSE, push
from tharsis.kernel.node import BY_TEXT
from tharsis.kernel.option import Reason
from tharsis.mars.board import (
    AREA_BONUS,
    AREAS,
    BESIDE_CITY,
    BESIDE_GREENERY,
    BESIDE_TWO_CITIES,
    BIT,
    BY_CITY_RULE,
    BY_GREENERY_RULE,
    CARDS,
    EMPTY,
    GANYMEDE,
    GREENERY_TILE,
    ISOLATED,
    LAND_MASK,
    METAL,
    METAL_MASK,
    NEXT_MASK,
    NEXT_TO,
    NOCTIS,
    OCEAN_MASK,
    OCEAN_TILE,
    ON_GANYMEDE,
    ON_LAND,
    ON_METAL_AREA,
    ON_METAL_BESIDE_OWN,
    ON_NOCTIS,
    ON_OCEAN_AREA,
    ON_PHOBOS,
    ON_VOLCANO,
    PHOBOS,
    PLACES_IN_ALL,
    VOLCANO_MASK,
    is_city,
    spread,
)
from tharsis.mars.marsbot import (
    ANY_COLONY,
    AT_ITS_TABLE,
    BUILDING_TRACK,
    CORPORATIONS,
    EASY,
    EVENT_TRACK,
    FROM_CORPORATION,
    FROM_STORAGE,
    HUMAN,
    HUMAN_CITY,
    HUMAN_TAG,
    MARSBOT,
    OWN_CITY,
    POOLS,
    POWER_TRACK,
    SCIENCE_TRACK,
    SPACE_TRACK,
    STORED,
    TRACK_OF_PRODUCTION,
    TRACK_OF_TAG,
    Robot,
    bot_key,
    set_off,
)
from tharsis.mars.measures import (
    BY_BUILDINGS,
    BY_CITIES,
    BY_GREENERIES,
    BY_HAND,
    BY_HEAT,
    BY_INCOME,
    BY_RATING,
    BY_SCIENCE,
    BY_TILES,
)
from tharsis.mars.setup import Setup
from tharsis.native import i64
from tharsis.vocabulary.card import Act, Card
from tharsis.vocabulary.gains import heat_owed
from tharsis.vocabulary.terms import (
    BUILDING,
    CREDITS,
    CUBES,
    HEAT,
    OCEANS,
    ON_CITY,
    ON_CITY_ON_MARS,
    ON_COLONY,
    ON_GREENERY,
    ON_METAL,
    ON_OCEAN,
    OXYGEN,
    SCIENCE,
    SPACE,
    STEEL,
    STOCKS,
    TEMPERATURE,
    TITANIUM,
)
from tharsis.vocabulary.world import Seat, World

if TYPE_CHECKING:
    from collections.abc import Callable

    from tharsis.kernel.log import Entry
    from tharsis.kernel.view import View

GOAL: Final = [19, 14, 9]
NOBODY: Final = -1
HEAD_START: Final = 5  # of MarsBot in the awards for heat and metals
EASY_AWARDS: Final = 5  # so much lower are its award values on easy


class Mars(World):
    """One table of Terraforming Mars."""

    def __init__(self, rules: Setup, seed: int, cards: list[Card], source: Mars | None = None) -> None:
        super().__init__(rules.seats, seed, cards, source)
        self.rules: Final = rules
        seats = rules.seats
        self.listener: Callable[[Entry], None] | None = None  # who is told each step of MarsBot; no part of the state
        self.robot: Robot | None = None
        if source is None:
            if rules.marsbot_level:
                self.robot = Robot(rules.marsbot_level)
            self.tile = [EMPTY] * PLACES_IN_ALL
            self.owner = [NOBODY] * PLACES_IN_ALL
            self.claim = [NOBODY] * PLACES_IN_ALL  # land claimed for later
            self.generation = 1
            self.first = 0
            self.actions = 0  # left to the active seat in this turn
            self.milestones: list[int] = []  # milestone and seat, alternating, in the order of claiming
            self.awards: list[int] = []  # award and seat, alternating, in the order of funding
            # colony tiles, all empty without the expansion: see mars.moons
            self.marker: list[int] = []  # by tile: its step, or closed, or not in play
            self.colonies: list[int] = []  # by tile and place: the owner
            self.visitor: list[int] = []  # by tile: whose fleet is there
            # derived from the tiles
            self.filled: i64 = 0
            self.near_any: i64 = 0
            self.near_city: i64 = 0
            self.near_two_cities: i64 = 0
            self.near_greenery: i64 = 0
            self.near = [0] * seats
            self.barred = [0] * seats  # areas claimed by others
            self.own_tiles = [0] * seats
            self.own_cities = [0] * seats
            self.own_greeneries = [0] * seats
            self.cities_on_mars = 0
            self.cities_in_all = 0
        else:
            robot = source.robot
            if robot is not None:
                self.robot = Robot(robot.level, robot)
            self.tile = source.tile[:]
            self.owner = source.owner[:]
            self.claim = source.claim[:]
            self.generation = source.generation
            self.first = source.first
            self.actions = source.actions
            self.milestones = source.milestones[:]
            self.awards = source.awards[:]
            self.marker = source.marker[:]
            self.colonies = source.colonies[:]
            self.visitor = source.visitor[:]
            self.filled = source.filled
            self.near_any = source.near_any
            self.near_city = source.near_city
            self.near_two_cities = source.near_two_cities
            self.near_greenery = source.near_greenery
            self.near = source.near[:]
            self.barred = source.barred[:]
            self.own_tiles = source.own_tiles[:]
            self.own_cities = source.own_cities[:]
            self.own_greeneries = source.own_greeneries[:]
            self.cities_on_mars = source.cities_on_mars
            self.cities_in_all = source.cities_in_all

    def become(self, other: Game) -> None:
        super().become(other)
        assert isinstance(other, Mars)
        self.robot = other.robot
        self.tile = other.tile
        self.owner = other.owner
        self.claim = other.claim
        self.generation = other.generation
        self.first = other.first
        self.actions = other.actions
        self.milestones = other.milestones
        self.awards = other.awards
        self.marker = other.marker
        self.colonies = other.colonies
        self.visitor = other.visitor
        self.filled = other.filled
        self.near_any = other.near_any
        self.near_city = other.near_city
        self.near_two_cities = other.near_two_cities
        self.near_greenery = other.near_greenery
        self.near = other.near
        self.barred = other.barred
        self.own_tiles = other.own_tiles
        self.own_cities = other.own_cities
        self.own_greeneries = other.own_greeneries
        self.cities_on_mars = other.cities_on_mars
        self.cities_in_all = other.cities_in_all

    def name(self) -> str:
        return "mars"

    def speech(self) -> str:
        return AT_ITS_TABLE if self.robot is not None else self.name()

    def rounds(self) -> int:
        return self.generation

    def setup(self) -> dict[str, object]:
        return self.rules.as_dict()

    def copy(self) -> Mars:
        return Mars(self.rules, self.seed, self.cards, self)

    def restart(self) -> Game:
        from tharsis.mars.position import load_position
        from tharsis.mars.start import start

        if self.origin is not None:
            return load_position(self.origin)
        return start(self.rules.as_dict(), self.seed)

    def view(self, seat: int) -> View:
        from tharsis.mars.view import MarsView

        return MarsView(self, seat)

    def why_not(self, seat: int) -> dict[str, list[Reason]]:
        from tharsis.mars.reasons import why_not

        return why_not(self, seat)

    def position(self) -> dict[str, object]:
        from tharsis.mars.position import position_of

        return position_of(self)

    def log(self) -> list[Entry]:
        from tharsis.mars.log import log_of

        return log_of(self)

    def scores(self) -> list[dict[str, int]]:
        from tharsis.mars.scoring import scores

        return scores(self)

    def winners(self) -> list[int]:
        from tharsis.mars.scoring import winners

        return winners(self)

    def numbers(self) -> list[int]:
        key = self.card_key
        out = [self.seats, self.dice, self.generation, self.first, self.active, self.actions, int(self.over)]
        out.extend(self.lane_numbers())
        for c, n in enumerate(self.cubes):
            if n:
                out.append(key(c))
                out.append(n)
        for row in (self.deck, self.discard, self.shown):
            out.append(len(row))
            out.extend([key(c) for c in row])
        for row in (self.params, self.tile, self.owner, self.claim, self.milestones, self.awards):
            out.append(len(row))
            out.extend(row)
        for s in range(self.seats):
            who = self.seat[s]
            out.extend(
                [who.tr, int(who.passed), int(who.raised), int(who.owes_first), who.next_discount, who.next_shift]
            )
            out.extend([key(who.corporation), key(self.chosen[s])])
            out.extend(who.stock)
            out.extend(who.production)
            for cards in (who.hand, who.dealt, who.drafted, who.played, who.events, who.used, self.offered[s]):
                out.append(len(cards))
                out.extend([key(c) for c in cards])
            if self.marker:
                out.extend([who.fleets, who.settled])
        if self.marker:
            for row in (self.marker, self.colonies, self.visitor):
                out.extend(row)
        if self.robot is not None:
            out.extend(self.robot_numbers(self.robot))
        return out

    def robot_numbers(self, robot: Robot) -> list[int]:
        out = [robot.level, CORPORATIONS[robot.corporation].key, robot.on_card, int(robot.fresh)]
        for row in (robot.tracker, robot.marker, robot.storage):
            out.append(len(row))
            out.extend(row)
        decks = (robot.action, robot.bonus, robot.spent, robot.destroyed, robot.aside, robot.resolving, robot.played)
        for cards in decks:
            out.append(len(cards))
            out.extend([bot_key(self, c) for c in cards])
        out.append(len(robot.seeded))
        out.extend([bot_key(self, c) for c in robot.seeded])
        return out

    # ---- MarsBot
    def tell(self, kind: str) -> Entry | None:
        """A step of MarsBot, for the caller to fill in; nothing when nobody listens."""
        listener = self.listener
        if listener is None:
            return None
        from tharsis.kernel.log import Entry

        entry = Entry(MARSBOT, kind, self.generation, game=AT_ITS_TABLE)
        listener(entry)
        return entry

    def hits_may_fail(self) -> bool:
        return self.robot is not None

    def losses_may_fail(self) -> bool:
        return self.rules.losses_may_fail

    def pools(self, seat: int, kind: int) -> list[int]:
        """MarsBot loses from its supply whatever is named, or from where such resources really lie."""
        robot = self.robot
        if robot is None or seat != MARSBOT:
            return [self.seat[seat].stock[kind]]
        return self.robot_pools(robot, STOCKS[kind])

    def cube_pools(self, seat: int, cube: int) -> list[int]:
        robot = self.robot
        if robot is None or seat != MARSBOT:
            return []
        return self.robot_pools(robot, CUBES[cube])

    def robot_pools(self, robot: Robot, what: str) -> list[int]:
        """The supply, the storage area of this resource, what lies on the corporation."""
        stored = 0
        if robot.storage and what in STORED:
            stored = robot.storage[STORED.index(what)]
        on_card = robot.on_card if CORPORATIONS[robot.corporation].holds == what else 0
        return [self.seat[MARSBOT].stock[CREDITS], stored, on_card]

    def take_stock(self, seat: int, kind: int, n: int, pool: int) -> None:
        robot = self.robot
        if robot is None or seat != MARSBOT:
            self.seat[seat].stock[kind] -= n
        else:
            self.take_from_robot(robot, STOCKS[kind], n, pool)

    def take_cubes(self, seat: int, cube: int, n: int, pool: int) -> None:
        robot = self.robot
        assert robot is not None
        self.take_from_robot(robot, CUBES[cube], n, pool)

    def take_from_robot(self, robot: Robot, what: str, n: int, pool: int) -> None:
        if pool == FROM_STORAGE:
            robot.storage[STORED.index(what)] -= n
        elif pool == FROM_CORPORATION:
            robot.on_card -= n
        else:
            self.seat[MARSBOT].stock[CREDITS] -= n

    def place_name(self, pool: int) -> str:
        return POOLS[pool]

    def can_lose_production(self, seat: int, kind: int, n: int) -> bool:
        robot = self.robot
        if robot is not None and seat == MARSBOT:
            return robot.tracker[TRACK_OF_PRODUCTION[kind]] > 0
        return self.seat[seat].production[kind] - n >= self.floor(kind)

    def lose_production(self, seat: int, kind: int, n: int) -> None:
        robot = self.robot
        if robot is not None and seat == MARSBOT:
            robot.push_back(TRACK_OF_PRODUCTION[kind], 1 if self.rules.one_space_back else n)
        else:
            self.seat[seat].production[kind] -= n

    def automated(self, seat: int) -> bool:
        return self.robot is not None and seat == MARSBOT

    def tags_of(self, seat: int, tag: int) -> int:
        """MarsBot's tags are the space its tracker stands on."""
        robot = self.robot
        if robot is not None and seat == MARSBOT:
            return robot.tracker[TRACK_OF_TAG[tag]]
        return self.seat[seat].tags[tag]

    def events_of(self, seat: int) -> int:
        robot = self.robot
        if robot is not None and seat == MARSBOT:
            return robot.tracker[EVENT_TRACK]
        return len(self.seat[seat].events)

    def happen(self, occasion: int, seat: int, amount: int) -> None:
        super().happen(occasion, seat, amount)
        if self.robot is not None:
            if occasion == ON_CITY:
                set_off(self, HUMAN_CITY if seat == HUMAN else OWN_CITY, 0)
            elif occasion == ON_COLONY:
                set_off(self, ANY_COLONY, 0)

    def announce(self, seat: int, card: Card) -> None:
        super().announce(seat, card)
        if self.robot is not None and seat == HUMAN:
            seen = 0
            for t in card.tags:
                if not seen >> t & 1:
                    seen |= 1 << t
                    set_off(self, HUMAN_TAG, t)

    def robot_measure(self, robot: Robot, what: int) -> int:
        """By its reference card. On easy the values of awards are lower."""
        if what == BY_RATING:
            return self.seat[MARSBOT].tr
        if what == BY_CITIES:
            return self.own_cities[MARSBOT]
        if what == BY_GREENERIES:
            return self.own_greeneries[MARSBOT]
        if what == BY_BUILDINGS:
            return robot.tracker[BUILDING_TRACK]
        if what == BY_HAND:
            return min(robot.tracker)
        n = -EASY_AWARDS if robot.level == EASY else 0
        if what == BY_TILES:
            return n + self.own_tiles[MARSBOT]
        if what == BY_INCOME:
            return n + robot.tracker[BUILDING_TRACK] + robot.tracker[EVENT_TRACK]
        if what == BY_SCIENCE:
            return n + robot.tracker[SCIENCE_TRACK]
        if what == BY_HEAT:
            return n + robot.tracker[POWER_TRACK] + HEAD_START
        return n + robot.tracker[SPACE_TRACK] + HEAD_START

    # ---- the planet
    def neutral(self) -> bool:
        return self.seats == 1

    def complete(self, parameter: int) -> bool:
        return self.params[parameter] >= GOAL[parameter]

    def terraformed(self) -> bool:
        p = self.params
        return p[TEMPERATURE] >= GOAL[0] and p[OXYGEN] >= GOAL[1] and p[OCEANS] >= GOAL[2]

    def cities(self, on_mars: bool) -> int:
        return self.cities_on_mars if on_mars else self.cities_in_all

    def raise_parameter(self, seat: int, parameter: int, steps: int) -> None:
        """With the bonus steps. Seat -1 is the World Government: nobody gains anything, chains still happen."""
        p = self.params
        while steps > 0 and p[parameter] < GOAL[parameter]:
            steps -= 1
            p[parameter] += 1
            if seat >= 0:
                self.raise_rating(seat, 1)
            if parameter == TEMPERATURE:
                if p[TEMPERATURE] == 3 or p[TEMPERATURE] == 5:  # -24 and -20 degrees
                    if seat >= 0:
                        self.seat[seat].production[HEAT] += 1
                elif p[TEMPERATURE] == 15:  # 0 degrees
                    if seat >= 0:
                        push(self.lanes[seat], BY_TEXT["place ocean ocean area"].number, seat, 0, 0, LOOSE)
                    else:
                        push(self.lanes[self.first], BY_TEXT["world ocean"].number, self.first, 0, 0, LOOSE)
            elif parameter == OXYGEN and p[OXYGEN] == 8:
                self.raise_parameter(seat, TEMPERATURE, 1)

    def where(self, seat: int, where: int) -> i64:
        """The areas of the map that a rule of placement allows this seat, as bits."""
        free: i64 = ~self.filled & ~i64(self.barred[seat])
        if where == ON_OCEAN_AREA:
            return OCEAN_MASK & free
        if where == ON_NOCTIS:
            return i64(BIT[NOCTIS]) & free
        land: i64 = LAND_MASK & free
        if where == BY_CITY_RULE:
            return land & ~self.near_city
        if where == BY_GREENERY_RULE:
            near: i64 = land & i64(self.near[seat])
            return near if near else land
        if where == ON_LAND:
            return land
        if where == ISOLATED:
            return land & ~self.near_any
        if where == ON_VOLCANO:
            return land & VOLCANO_MASK
        if where == ON_METAL_AREA:
            return land & METAL_MASK
        if where == ON_METAL_BESIDE_OWN:
            return land & METAL_MASK & i64(self.near[seat])
        if where == BESIDE_CITY:
            return land & self.near_city
        if where == BESIDE_TWO_CITIES:
            return land & self.near_two_cities
        if where == BESIDE_GREENERY:
            return land & self.near_greenery
        return 0

    def has_area(self, seat: int, where: int) -> bool:
        if where == ON_GANYMEDE:
            return self.tile[GANYMEDE] == EMPTY
        if where == ON_PHOBOS:
            return self.tile[PHOBOS] == EMPTY
        return self.where(seat, where) != 0

    def areas(self, seat: int, where: int) -> list[int]:
        if where == ON_GANYMEDE:
            return [GANYMEDE] if self.tile[GANYMEDE] == EMPTY else []
        if where == ON_PHOBOS:
            return [PHOBOS] if self.tile[PHOBOS] == EMPTY else []
        return spread(self.where(seat, where))

    def mark(self, seat: int, tile: int, area: int) -> None:
        """What is derived from a tile on an area."""
        if area < AREAS:
            around: i64 = i64(NEXT_MASK[area])
            self.filled |= i64(BIT[area])
            self.near_any |= around
            if is_city(tile):
                self.near_two_cities |= self.near_city & around
                self.near_city |= around
                self.cities_on_mars += 1
            elif tile == GREENERY_TILE:
                self.near_greenery |= around
        if is_city(tile):
            self.cities_in_all += 1
        if 0 <= seat < self.seats and tile != OCEAN_TILE:
            self.own_tiles[seat] += 1
            if area < AREAS:
                self.near[seat] |= NEXT_MASK[area]
            if tile == GREENERY_TILE:
                self.own_greeneries[seat] += 1
            elif is_city(tile):
                self.own_cities[seat] += 1

    def set_claim(self, seat: int, area: int) -> None:
        self.claim[area] = seat
        for s in range(self.seats):
            if s != seat:
                self.barred[s] |= BIT[area]

    def lay(self, seat: int, tile: int, area: int) -> None:
        """The tile lies there, and that is all."""
        self.tile[area] = tile
        self.owner[area] = NOBODY if tile == OCEAN_TILE else seat
        if self.claim[area] != NOBODY:
            self.claim[area] = NOBODY
            for s in range(self.seats):
                self.barred[s] &= ~BIT[area]
        self.mark(seat, tile, area)

    def put(self, seat: int, tile: int, area: int, terraforms: bool = True) -> None:
        """A seat places a tile: bonuses of the area and of oceans beside it, rating, parameters, effects."""
        self.lay(seat, tile, area)
        who = self.seat[seat]
        bonus = AREA_BONUS[area]
        i = 0
        while i < len(bonus):
            if bonus[i] == CARDS:
                self.draw(seat, bonus[i + 1])
            else:
                who.stock[bonus[i]] += bonus[i + 1]
            i += 2
        for b in NEXT_TO[area]:
            if self.tile[b] == OCEAN_TILE:
                who.stock[CREDITS] += 2
        if METAL[area]:
            self.happen(ON_METAL, seat, 0)
        if tile == OCEAN_TILE:
            self.params[OCEANS] += 1
            self.raise_rating(seat, 1)
            self.happen(ON_OCEAN, seat, 0)
        elif tile == GREENERY_TILE:
            if terraforms:
                self.raise_parameter(seat, OXYGEN, 1)
            self.happen(ON_GREENERY, seat, 0)
        elif is_city(tile):
            self.happen(ON_CITY, seat, 0)
            if area < AREAS:
                self.happen(ON_CITY_ON_MARS, seat, 0)

    # ---- cards and actions
    def meets(self, seat: int, who: Seat, card: Card) -> bool:
        for need in card.needs:
            if not need.met(self, seat, who.shift + who.next_shift):
                return False
        return True

    def purse(self, who: Seat, card: Card) -> int:
        """All that can be paid for this card with."""
        have = who.stock[CREDITS]
        if card.mask >> BUILDING & 1:
            have += who.steel_worth * who.stock[STEEL]
        if card.mask >> SPACE & 1:
            have += who.titanium_worth * who.stock[TITANIUM]
        if who.heat_pays:
            have += max(0, who.stock[HEAT] - heat_owed(card))
        return have

    def can_play(self, seat: int, who: Seat, card: Card) -> bool:
        price = self.price(who, card)
        if who.stock[CREDITS] < price and self.purse(who, card) < price:
            return False
        if card.needs and not self.meets(seat, who, card):
            return False
        for step in card.risks:
            if not step.feasible(self, seat, card):
                return False
        return True

    def can_use(self, seat: int, c: int, act: Act) -> bool:
        if act.only_if is not None and not act.only_if.met(self, seat, 0):
            return False
        for word in act.pays:
            if not word.payable(self, seat, c):
                return False
        for word in act.gets:
            if word.can_fail and not word.feasible(self, seat, self.cards[c]):
                return False
        return True

    def sure(self, seat: int, card: Card) -> int:
        """Where a tile may fail, only the tiles that find an area count."""
        if not self.rules.tiles_may_fail:
            return card.fires
        fires = 0
        for step in card.steps:
            if not step.can_fail or step.possible_now(self, seat):
                fires |= step.fires()
        return fires

    def corporation_chosen(self, seat: int) -> None:
        """Who does not keep all cards dealt now buys the first hand."""
        who = self.seat[seat]
        if self.cards[self.chosen[seat]].keeps_all:
            who.drafted = who.dealt
            who.dealt = []
        else:
            push(self.lanes[seat], BY_TEXT["first hand"].number, seat, 0, 0, 0)

    def charge(self, seat: int, price: int) -> None:
        push(self.lanes[seat], BY_TEXT["pay"].number, seat, 0, price, 0)

    def play(self, seat: int, c: int) -> None:
        """A card leaves the hand: it is paid, then it lies on the table, then its words are done."""
        who = self.seat[seat]
        card = self.cards[c]
        price = self.price(who, card)
        who.hand.remove(c)
        who.next_discount = 0
        who.next_shift = 0
        lane = self.lanes[seat]
        for step in card.steps:
            push(lane, step.number, seat, c, 0, LOOSE)
        push(lane, BY_TEXT["pay card"].number, seat, c, price, 0)

    def use(self, seat: int, c: int, index: int) -> None:
        act = self.cards[c].acts[index]
        lane = self.lanes[seat]
        self.seat[seat].used.append(c)
        for word in act.gets:
            push(lane, word.number, seat, c, 0, LOOSE)
        i = len(act.pays) - 1
        while i >= 0:
            push(lane, act.pays[i].number, seat, c, 0, 0)
            i -= 1

    # ---- milestones and awards
    def measure(self, seat: int, what: int) -> int:
        robot = self.robot
        if robot is not None and seat == MARSBOT:
            return self.robot_measure(robot, what)
        who = self.seat[seat]
        if what == BY_RATING:
            return who.tr
        if what == BY_CITIES:
            return self.own_cities[seat]
        if what == BY_GREENERIES:
            return self.own_greeneries[seat]
        if what == BY_BUILDINGS:
            return who.tags[BUILDING]
        if what == BY_HAND:
            return len(who.hand)
        if what == BY_TILES:
            return self.own_tiles[seat]
        if what == BY_INCOME:
            return who.production[CREDITS]
        if what == BY_SCIENCE:
            return who.tags[SCIENCE]
        if what == BY_HEAT:
            return who.stock[HEAT]
        return who.stock[STEEL] + who.stock[TITANIUM]

    def tile_of(self, seat: int, tile: int) -> int:
        """The area of a special tile that this seat owns, or -1."""
        for a in range(AREAS):
            if self.tile[a] == tile and self.owner[a] == seat:
                return a
        return -1
