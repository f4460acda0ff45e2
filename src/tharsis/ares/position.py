"""Readable positions of Ares Expedition: the whole state by names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tharsis.ares.board import ALL_TILES, GOAL, TILE_NAMES
from tharsis.ares.boxes import Capacity, ProduceCards
from tharsis.ares.cards import BY_NAME, CATALOGUE
from tharsis.ares.game import Ares
from tharsis.ares.opening import projects
from tharsis.ares.payment import PAY_CARD
from tharsis.ares.phases import ROUNDS, begin_phase, neutral_cube
from tharsis.ares.seat import AresSeat
from tharsis.ares.setup import NAME, OPTIONS, Setup
from tharsis.ares.start import table
from tharsis.ares.steps import PHASE_OVER, PLAN
from tharsis.ares.terms import (
    CAPACITIES,
    COPPER_CUBES,
    DEVELOPMENT,
    PHASES_BY_NAME,
    PLAYER_CUBES,
    POOL,
    PRODUCTION,
    RESEARCH,
)
from tharsis.ares.turn import STANDARD_WORDS
from tharsis.ares.verbs import USED
from tharsis.ares.written import KINDS, options_of, parameters_of, phase_name, pool_of, seat_of
from tharsis.kernel.code import MOST
from tharsis.kernel.errors import shown
from tharsis.kernel.lanes import push
from tharsis.kernel.node import made_of
from tharsis.kernel.rows import row_of
from tharsis.native import Row
from tharsis.vocabulary import reader
from tharsis.vocabulary.gains import Produce
from tharsis.vocabulary.position import (
    MAPPING,
    MOST_STOCK,
    Fields,
    check_lanes,
    fields_in,
    flag_in,
    go_on,
    known_fields,
    lanes_of,
    list_in,
    no_such,
    number_in,
    wrong,
)
from tharsis.vocabulary.reader import rules_in, seed_in, steps_in
from tharsis.vocabulary.terms import OCEANS, OXYGEN, STOCKS, TEMPERATURE
from tharsis.vocabulary.written import names

POSITION_FIELDS: Final = [
    *("game", "options", "seed", "dice", "round", "phase", "temperature", "oxygen", "oceans", "begun", "tiles"),
    *("neutral_deck", "neutral_phase", "neutral_cube", "pool", "seats", "deck", "discard", "shown", "over", "frames"),
]
SEAT_FIELDS: Final = [
    *("corporation", "tr", "forests", "stock", "production", "capacity", "hand", "dealt", "drafted", "played"),
    *("events", "resources", "used", "picked", "planned", "left", "raised", "next", "offered", "chosen"),
]
COMMON_WORDS: Final = made_of([USED, *(word for row in STANDARD_WORDS for word in row)])  # that stand on no card
STOCK_NAMES: Final = [STOCKS[k] for k in KINDS]


# ---- writing
def position_of(g: Ares) -> dict[str, object]:
    return {
        "game": NAME,
        "options": options_of(g),
        "seed": g.seed,
        "dice": g.dice,
        "round": g.round,
        "phase": phase_name(g.phase),
        **parameters_of(g.params),
        "begun": parameters_of(g.begun),
        "tiles": [TILE_NAMES[t] for t in g.tiles],
        "neutral_deck": [PHASES_BY_NAME[p] for p in reversed(g.neutral_deck)],
        "neutral_phase": phase_name(g.neutral_phase),
        "neutral_cube": neutral_cube(g),
        "pool": pool_of(g),
        "seats": [seat_of(g, s) for s in range(g.seats)],
        "deck": names(g, row_of(list(g.deck)[::-1])),
        "discard": names(g, g.discard),
        "shown": names(g, g.shown),
        "over": g.over,
        "frames": lanes_of(g),
    }


# ---- reading
def phase_in(row: Fields, key: str, at: str = "") -> int:
    value = row.get(key)
    if value is None:
        return 0
    if not isinstance(value, str) or value not in PHASES_BY_NAME[1:]:
        raise no_such(at + key, PHASES_BY_NAME[1:], value)
    return PHASES_BY_NAME.index(value)


def parameters_in(row: Fields, default: Row, at: str = "") -> Row:
    shown = parameters_of(default)
    temperature = steps_in(row, shown["temperature"], at)
    oxygen = number_in(row, "oxygen", shown["oxygen"], 0, GOAL[OXYGEN], at)
    oceans = number_in(row, "oceans", shown["oceans"], 0, GOAL[OCEANS], at)
    return row_of([temperature, oxygen, oceans])


class Reader(reader.Reader[Ares]):
    def __init__(self, position: Fields) -> None:
        given = known_fields(position, POSITION_FIELDS, "")
        rules = rules_in(given, NAME, OPTIONS, Setup)
        super().__init__(given, table(rules, seed_in(given)), BY_NAME, PAY_CARD)

    def read(self) -> Ares:
        g = self.game
        given = self.given
        g.round = number_in(given, "round", 1, 1, g.length or 9999)
        g.phase = phase_in(given, "phase")
        g.params = parameters_in(given, row_of([0, 0, 0]))
        begun = known_fields(fields_in(given, "begun"), list(parameters_of(g.params)), "begun.")
        g.begun = parameters_in(begun, g.params, "begun.")
        for p in (TEMPERATURE, OXYGEN, OCEANS):
            if g.begun[p] > g.params[p]:
                raise wrong("begun", "begun", "a parameter cannot have been higher when the phase began")
        for s, row in enumerate(self.rows):
            self.read_seat(s, row, f"seats[{s}].")
        g.discard = row_of(self.cards(given, "discard"))
        self.read_shown(self.may_be_shown)
        framed = self.read_frames()
        self.read_piles(projects(CATALOGUE))
        self.read_tiles()
        self.read_neutral()
        pool = known_fields(fields_in(given, "pool"), POOL, "pool.")
        g.pool[0] = number_in(pool, POOL[0], g.pool[0], 0, COPPER_CUBES, "pool.")
        g.pool[1] = number_in(pool, POOL[1], g.pool[1], 0, PLAYER_CUBES, "pool.")
        self.read_dice()
        g.over = flag_in(given, "over")
        self.begin(framed)
        g.origin = dict(given)
        return g

    def may_be_shown(self, c: int) -> bool:
        g = self.game
        return c in g.discard or any(c in who.hand or c in who.dealt for who in g.own)

    def begin(self, framed: bool) -> None:
        """Without frames a phase begins, the action phase if none is named; `planning` is one without a phase."""
        g = self.game
        if not framed and not g.over:
            self.begin_phase()
        check_lanes(g, PAY_CARD, COMMON_WORDS)
        if not g.over:
            go_on(g)

    def begin_phase(self) -> None:
        g = self.game
        if "phase" in self.given and not g.phase:
            push(g.lanes[g.seats], ROUNDS.number, 0, 0, 0, PLAN)
        else:
            phase = g.phase or PHASES_BY_NAME.index("action")
            if phase in (PRODUCTION, RESEARCH) and "begun" in self.given:
                says = "nothing can have changed yet when {phase} begins"
                raise wrong("begun", "unchanged", says, phase=PHASES_BY_NAME[phase])
            begun = g.begun
            push(g.lanes[g.seats], ROUNDS.number, 0, 0, 0, PHASE_OVER)
            begin_phase(g, phase)
            g.begun = begun
            for s, row in enumerate(self.rows):  # what a seat has done or has left, where that is written
                if isinstance(row, Mapping):
                    self.read_progress(s, row, f"seats[{s}].")

    def read_tiles(self) -> None:
        """The ocean tiles in the order they are flipped; those not named come in any order after them."""
        g = self.game
        left = list(ALL_TILES)
        for i, name in enumerate(list_in(self.given, "tiles")):
            if not isinstance(name, str) or name not in TILE_NAMES or TILE_NAMES.index(name) not in left:
                raise no_such(f"tiles[{i}]", [TILE_NAMES[tile] for tile in left], name)
            left.remove(TILE_NAMES.index(name))
            g.tiles.append(TILE_NAMES.index(name))
        g.shuffle(left)
        g.tiles = g.tiles + left

    def read_neutral(self) -> None:
        g = self.game
        g.neutral_phase = phase_in(self.given, "neutral_phase")
        cube = neutral_cube(g)
        if self.given.get("neutral_cube", cube) != cube:
            says, given = "stands on {phase} in round {round}, not {given}", shown(self.given["neutral_cube"])
            raise wrong("neutral_cube", "neutral_cube", says, phase=cube, round=g.round, given=given)
        if "neutral_deck" in self.given:
            for i, name in enumerate(list_in(self.given, "neutral_deck")):
                phase = phase_in({"phase": name}, "phase", f"neutral_deck[{i}].")
                if not phase or phase in g.neutral_deck:
                    says = "must be a phase that is not there yet, not {given}"
                    raise wrong(f"neutral_deck[{i}]", "neutral_deck", says, given=shown(name))
                g.neutral_deck.append(phase)
            g.neutral_deck.reverse()
        elif g.seats == 1:
            g.neutral_deck = [p for p in range(DEVELOPMENT, RESEARCH + 1) if p != g.neutral_phase]
            g.shuffle(g.neutral_deck)

    def read_stock(self, row: Fields, key: str, into: Row, at: str) -> None:
        given = known_fields(fields_in(row, key, at), STOCK_NAMES, f"{at}{key}.")
        for name in given:
            into[STOCKS.index(name)] = number_in(given, name, 0, 0, MOST_STOCK, f"{at}{key}.")

    def read_production(self, row: Fields, who: AresSeat, at: str) -> None:
        """What is not written follows from the cards played."""
        for c in [*who.played, *who.events]:
            for step in CATALOGUE[c].steps:
                if isinstance(step, Produce):
                    for kind, n in zip(step.kinds, step.numbers, strict=True):
                        who.production[kind] += n
                elif isinstance(step, ProduceCards):
                    who.draws += step.n
                elif isinstance(step, Capacity):
                    who.capacity[0] += step.steel
                    who.capacity[1] += step.titanium
        if "production" in row:
            at_production = at + "production."
            given = known_fields(fields_in(row, "production", at), [*STOCK_NAMES, "cards"], at_production)
            for kind in KINDS:
                who.production[kind] = number_in(given, STOCKS[kind], 0, 0, MOST, at_production)
            who.draws = number_in(given, "cards", 0, 0, MOST, at_production)
        if "capacity" in row:
            given = known_fields(fields_in(row, "capacity", at), CAPACITIES, at + "capacity.")
            for i, name in enumerate(CAPACITIES):
                who.capacity[i] = number_in(given, name, 0, 0, MOST, at + "capacity.")

    def read_seat(self, s: int, given: object, at: str) -> None:
        g = self.game
        row = known_fields({} if given is None else given, SEAT_FIELDS, at)
        who = g.own[s]
        who.tr = number_in(row, "tr", who.tr, 0, 9999, at)
        who.forests = number_in(row, "forests", 0, 0, 9999, at)
        self.read_stock(row, "stock", who.stock, at)
        self.read_played(s, row, at)
        for c in [*who.played, *who.events]:
            g.derive(s, CATALOGUE[c])
        self.read_production(row, who, at)
        self.read_hands(s, row, at)
        self.read_resources(s, row, at)
        who.picked = phase_in(row, "picked", at)
        who.planned = phase_in(row, "planned", at)
        self.read_progress(s, row, at)

    def read_progress(self, s: int, row: Fields, at: str) -> None:
        """How far the seat is in the phase."""
        who = self.game.own[s]
        if "used" in row:
            who.used = self.used_in(s, row, at, 2)
        left = known_fields(fields_in(row, "left", at), ("plays", "bonus", "again"), at + "left.")
        who.plays = number_in(left, "plays", who.plays, 0, 99, at + "left.")
        who.bonus = flag_in(left, "bonus", at + "left.") if "bonus" in left else who.bonus
        who.again = flag_in(left, "again", at + "left.") if "again" in left else who.again
        self.read_following(s, row, at)


def load_position(position: Fields) -> Ares:
    """A game that goes on from this position; raises BadPosition and says which field is wrong."""
    if not isinstance(position, Mapping):
        raise wrong("position", "mapping", MAPPING, given=shown(position))
    return Reader(position).read()
