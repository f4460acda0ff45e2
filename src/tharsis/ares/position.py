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
from tharsis.kernel.errors import LAST_SEED, BadPosition, BadSetup, named, shown
from tharsis.kernel.lanes import push
from tharsis.kernel.node import made_of
from tharsis.kernel.rows import longer, row_of
from tharsis.native import Row
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.gains import Produce
from tharsis.vocabulary.position import (
    MOST_STOCK,
    Fields,
    check_lanes,
    fields_in,
    flag_in,
    go_on,
    known_fields,
    lanes_of,
    list_in,
    number_in,
    read_frame,
    wrong,
)
from tharsis.vocabulary.position import card_named as known_card
from tharsis.vocabulary.terms import CORPORATION, OCEANS, ONCE, OXYGEN, STOCKS, TEMPERATURE
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
def card_named(name: object, at: str) -> Card:
    return known_card(BY_NAME, name, at)


def phase_in(row: Fields, key: str, at: str = "") -> int:
    value = row.get(key)
    if value is None:
        return 0
    if not isinstance(value, str) or value not in PHASES_BY_NAME[1:]:
        raise wrong(at + key, f"must be one of {', '.join(PHASES_BY_NAME[1:])}, not {shown(value)}")
    return PHASES_BY_NAME.index(value)


def parameters_in(row: Fields, default: Row, at: str = "") -> Row:
    shown = parameters_of(default)
    degrees = number_in(row, "temperature", shown["temperature"], -30, 8, at)
    if degrees % 2:
        raise wrong(at + "temperature", f"goes in steps of 2, not {degrees}")
    oxygen = number_in(row, "oxygen", shown["oxygen"], 0, GOAL[OXYGEN], at)
    oceans = number_in(row, "oceans", shown["oceans"], 0, GOAL[OCEANS], at)
    return row_of([(degrees + 30) // 2, oxygen, oceans])


class Reader:
    """Reads a position into a fresh table and checks that it could be on one."""

    def __init__(self, position: Fields) -> None:
        self.given: Final = known_fields(position, POSITION_FIELDS, "")
        game = position.get("game", NAME)
        if game != NAME:
            raise wrong("game", f"must be {NAME!r}, not {shown(game)}")
        rows = list_in(position, "seats")
        options = dict(fields_in(position, "options"))
        for key in options:
            if key not in OPTIONS or key == "seats":
                raise wrong(
                    f"options.{named(key)}",
                    "no such option; there are: " + ", ".join(x for x in OPTIONS if x != "seats"),
                )
        options["seats"] = len(rows)
        try:
            rules = Setup(options)
        except BadSetup as error:
            raise BadPosition(f"options.{error}", f"options.{error.field}") from None
        self.rows: Final = rows
        self.game: Final = table(rules, number_in(position, "seed", 1, 0, LAST_SEED))
        self.places: Final[dict[int, str]] = {}  # where each card was seen
        self.framed: Final = bool(fields_in(position, "frames"))

    def take(self, name: object, at: str, corporation: bool = False) -> int:
        """A card that lies here and nowhere else."""
        card = card_named(name, at)
        if (card.kind == CORPORATION) != corporation:
            raise wrong(at, f"{card.name!r} is {'no corporation' if corporation else 'a corporation, not a project'}")
        if card.number in self.places:
            raise wrong(at, f"{card.name!r} lies in {self.places[card.number]} already")
        self.places[card.number] = at
        return card.number

    def cards(self, row: Fields, key: str, at: str = "", corporation: bool = False) -> list[int]:
        return [self.take(name, f"{at}{key}[{i}]", corporation) for i, name in enumerate(list_in(row, key, at))]

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
                raise wrong("begun", "a parameter cannot have been higher when the phase began")
        for s, row in enumerate(self.rows):
            self.read_seat(s, row, f"seats[{s}].")
        g.discard = row_of(self.cards(given, "discard"))
        for i, name in enumerate(list_in(given, "shown")):
            c = card_named(name, f"shown[{i}]").number
            if c in g.shown or (c not in g.discard and not any(c in who.hand or c in who.dealt for who in g.own)):
                raise wrong(f"shown[{i}]", f"{shown(name)} is in no hand and not discarded, or named twice")
            g.shown = longer(g.shown, c)
        self.read_frames()
        for _ in range(8):
            g.roll(2)
        top = self.cards(given, "deck")
        rest = [c for c in projects(CATALOGUE) if c not in self.places]
        g.shuffle(rest)
        g.deck = row_of(rest + top[::-1])
        self.read_tiles()
        self.read_neutral()
        pool = known_fields(fields_in(given, "pool"), POOL, "pool.")
        g.pool[0] = number_in(pool, POOL[0], g.pool[0], 0, COPPER_CUBES, "pool.")
        g.pool[1] = number_in(pool, POOL[1], g.pool[1], 0, PLAYER_CUBES, "pool.")
        if "dice" in given:
            g.dice = number_in(given, "dice", 1, 1, 0xFFFFFFFF)
        g.over = flag_in(given, "over")
        self.begin()
        g.origin = dict(given)
        return g

    def begin(self) -> None:
        """Without frames a phase begins, the action phase if none is named; `planning` is one without a phase."""
        g = self.game
        if not self.framed and not g.over:
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
                raise wrong("begun", f"nothing can have changed yet when {PHASES_BY_NAME[phase]} begins")
            begun = g.begun
            push(g.lanes[g.seats], ROUNDS.number, 0, 0, 0, PHASE_OVER)
            begin_phase(g, phase)
            g.begun = begun
            for s, row in enumerate(self.rows):  # what a seat has done or has left, where that is written
                if isinstance(row, Mapping):
                    self.read_progress(g.own[s], row, f"seats[{s}].")

    def read_tiles(self) -> None:
        """The ocean tiles in the order they are flipped; those not named come in any order after them."""
        g = self.game
        left = list(ALL_TILES)
        for i, name in enumerate(list_in(self.given, "tiles")):
            if not isinstance(name, str) or name not in TILE_NAMES or TILE_NAMES.index(name) not in left:
                raise wrong(
                    f"tiles[{i}]", f"must be one of the nine tiles ({', '.join(TILE_NAMES)}), not {shown(name)}"
                )
            left.remove(TILE_NAMES.index(name))
            g.tiles.append(TILE_NAMES.index(name))
        g.shuffle(left)
        g.tiles = g.tiles + left

    def read_neutral(self) -> None:
        g = self.game
        g.neutral_phase = phase_in(self.given, "neutral_phase")
        cube = neutral_cube(g)
        if self.given.get("neutral_cube", cube) != cube:
            raise wrong("neutral_cube", f"stands on {cube} in round {g.round}, not {self.given['neutral_cube']!r}")
        if "neutral_deck" in self.given:
            for i, name in enumerate(list_in(self.given, "neutral_deck")):
                phase = phase_in({"phase": name}, "phase", f"neutral_deck[{i}].")
                if not phase or phase in g.neutral_deck:
                    raise wrong(f"neutral_deck[{i}]", f"must be a phase that is not there yet, not {shown(name)}")
                g.neutral_deck.append(phase)
            g.neutral_deck.reverse()
        elif g.seats == 1:
            g.neutral_deck = [p for p in range(DEVELOPMENT, RESEARCH + 1) if p != g.neutral_phase]
            g.shuffle(g.neutral_deck)

    def read_frames(self) -> None:
        g = self.game
        frames = known_fields(fields_in(self.given, "frames"), [*(str(s) for s in range(g.seats)), "table"], "frames.")
        for s in range(g.seats + 1):
            key = "table" if s == g.seats else str(s)
            for i, frame in enumerate(list_in(frames, key, "frames.")):
                at = f"frames.{key}[{i}]"
                text, name = read_frame(g, BY_NAME, s, frame, at)
                if text == PAY_CARD.text:
                    self.take(name, at)  # a card being played lies nowhere else

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
        if row.get("corporation") is not None:
            who.corporation = self.take(row["corporation"], at + "corporation", True)
            who.played = longer(who.played, who.corporation)
        for c in self.cards(row, "played", at):
            if CATALOGUE[c].kind == ONCE:
                who.events = longer(who.events, c)
            else:
                who.played = longer(who.played, c)
        for c in self.cards(row, "events", at):
            if CATALOGUE[c].kind != ONCE:
                raise wrong(at + "events", f"{CATALOGUE[c].name!r} is no event")
            who.events = longer(who.events, c)
        for c in [*who.played, *who.events]:
            g.derive(s, CATALOGUE[c])
        self.read_production(row, who, at)
        who.hand = row_of(self.cards(row, "hand", at))
        who.dealt = row_of(self.cards(row, "dealt", at))
        who.drafted = row_of(self.cards(row, "drafted", at))
        g.offered[s] = self.cards(row, "offered", at, True)
        if row.get("chosen") is not None:
            c = card_named(row["chosen"], at + "chosen").number
            if c not in g.offered[s]:
                raise wrong(at + "chosen", f"{shown(row['chosen'])} is not among the corporations offered")
            g.chosen[s] = c
        resources = fields_in(row, "resources", at)
        for name in resources:
            card = card_named(name, f"{at}resources.{name}")
            if card.number not in who.played or not card.holds:
                raise wrong(f"{at}resources.{name}", "is no card in front of this seat that collects resources")
            g.cubes[card.number] = number_in(resources, name, 0, 0, MOST, f"{at}resources.")
        who.picked = phase_in(row, "picked", at)
        who.planned = phase_in(row, "planned", at)
        self.read_progress(who, row, at)

    def read_progress(self, who: AresSeat, row: Fields, at: str) -> None:
        """How far the seat is in the phase."""
        if "used" in row:
            who.used = row_of([])
            for i, used in enumerate(list_in(row, "used", at)):
                c = card_named(used, f"{at}used[{i}]").number
                if c not in who.actors or list(who.used).count(c) > 1:
                    raise wrong(f"{at}used[{i}]", f"{shown(used)} has no action here, or is named more than twice")
                who.used = longer(who.used, c)
        left = known_fields(fields_in(row, "left", at), ("plays", "bonus", "again"), at + "left.")
        who.plays = number_in(left, "plays", who.plays, 0, 99, at + "left.")
        who.bonus = flag_in(left, "bonus", at + "left.") if "bonus" in left else who.bonus
        who.again = flag_in(left, "again", at + "left.") if "again" in left else who.again
        who.raised = flag_in(row, "raised", at)
        following = known_fields(fields_in(row, "next", at), ("discount", "shift"), at + "next.")
        who.next_discount = number_in(following, "discount", 0, 0, 99, at + "next.")
        who.next_shift = number_in(following, "shift", 0, 0, 99, at + "next.")


def load_position(position: Fields) -> Ares:
    """A game that goes on from this position; raises BadPosition and says which field is wrong."""
    if not isinstance(position, Mapping):
        raise wrong("position", "must be a mapping")
    return Reader(position).read()
