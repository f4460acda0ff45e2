"""Readable positions: the whole state by names, to Mars what FEN is to chess."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tharsis.kernel.code import MOST
from tharsis.kernel.errors import LAST_SEED, BadPosition, BadSetup, named, shown
from tharsis.kernel.lanes import push
from tharsis.kernel.node import Node, made_of
from tharsis.kernel.rows import longer, row_of
from tharsis.mars.board import (
    AREA_NAME,
    AREA_NUMBER,
    CAPITAL,
    CITY_TILE,
    EMPTY,
    GREENERY_TILE,
    MOHOLE_AREA,
    OCEAN_TILE,
    TILES,
)
from tharsis.mars.cards import BY_NAME, CATALOGUE
from tharsis.mars.dealing import projects
from tharsis.mars.deeds import SPEND_HEAT, WARM
from tharsis.mars.game import Mars
from tharsis.mars.goals import AWARD_COST, MOST_MILESTONES
from tharsis.mars.map import LAND, OCEAN_AREA, RESERVED, THARSIS
from tharsis.mars.payment import PAY_CARD
from tharsis.mars.phases import PHASES
from tharsis.mars.place import PLACE_GREENERY, PLACE_OCEAN
from tharsis.mars.planet import NOBODY
from tharsis.mars.projects import PROJECTS
from tharsis.mars.room import ROOMS, About, rooms_at
from tharsis.mars.setup import NAME, OPTIONS, Setup
from tharsis.mars.start import table
from tharsis.mars.steps import ACTED
from tharsis.mars.tracks import GOAL
from tharsis.mars.turn import WHOLE_TURN
from tharsis.mars.written import (
    awards_of,
    claims_of,
    milestones_of,
    options_of,
    pairs_of,
    seat_of,
    temperature_of,
    tiles_of,
)
from tharsis.native import Row
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.position import (
    MOST_STOCK,
    Fields,
    check_lanes,
    fields_in,
    flag_in,
    go_on,
    home_of,
    known_fields,
    lanes_of,
    list_in,
    number_in,
    read_frame,
    wrong,
)
from tharsis.vocabulary.position import card_named as known_card
from tharsis.vocabulary.terms import CORPORATION, CREDITS, NEUTRAL, OCEANS, ONCE, OXYGEN, STOCKS, TEMPERATURE
from tharsis.vocabulary.written import names

# fields of a position: first these, then those of the rooms, then the others; of a seat: these, then those of the rooms
FIRST_FIELDS: Final = [
    *("game", "options", "seed", "dice", "generation", "first", "temperature", "oxygen", "tiles", "claims"),
    *("milestones", "awards"),
]
LAST_FIELDS: Final = ["seats", "deck", "discard", "shown", "turn", "over", "frames"]
FIELDS_OF_SEAT: Final = [
    *("corporation", "tr", "stock", "production", "hand", "dealt", "drafted", "played", "events", "resources"),
    *("used", "passed", "raised", "owes_first", "next", "offered", "chosen"),
]
POSITION_FIELDS: Final[list[str]] = []
SEAT_FIELDS: Final[list[str]] = []


def add_fields() -> None:
    """Writes the lists anew, with the fields of all rooms."""
    rooms = ROOMS.values()
    POSITION_FIELDS[:] = [*FIRST_FIELDS, *(field for room in rooms for field in room.fields), *LAST_FIELDS]
    SEAT_FIELDS[:] = [*FIELDS_OF_SEAT, *(field for room in rooms for field in room.seat_fields)]


add_fields()


# words that stand on no card: standard projects, conversions, and what rooms have
COMMON_WORDS: Final = made_of(
    [WARM, SPEND_HEAT, PLACE_GREENERY, PLACE_OCEAN, *(word for project in PROJECTS for word in project.words)]
)


def add_words(words: Sequence[Node]) -> None:
    COMMON_WORDS.update(made_of(words))


def about(node: Node) -> About | None:
    """What the frames of a node are about, if it has a name."""
    for room in ROOMS.values():
        if node.text in room.abouts:
            return room.abouts[node.text]
    return None


# ---- writing
def spell_about(node: Node, number: int) -> object:
    named = about(node)
    return number if named is None else named.names()[number]


def position_of(g: Mars) -> dict[str, object]:
    options = options_of(g)
    options.pop("map", None)
    if g.map.name != THARSIS:
        options["map"] = g.map.name  # the one it is, where chance chose
    rooms: dict[str, object] = {}
    for room in rooms_at(g):
        rooms.update(room.position_of(g))
    return {
        "game": NAME,
        "options": options,
        "seed": g.seed,
        "dice": g.dice,
        "generation": g.generation,
        "first": g.first,
        "temperature": temperature_of(g),
        "oxygen": g.params[OXYGEN],
        "tiles": tiles_of(g),
        "claims": claims_of(g),
        "milestones": pairs_of(g.milestones, milestones_of(g)),
        "awards": pairs_of(g.awards, awards_of(g)),
        **rooms,
        "seats": [seat_of(g, s) for s in range(g.seats)],
        "deck": names(g, row_of(list(g.deck)[::-1])),
        "discard": names(g, g.discard),
        "shown": names(g, g.shown),
        "turn": {"seat": g.active, "actions": g.actions},
        "over": g.over,
        "frames": lanes_of(g, spell_about),
    }


# ---- reading
def card_named(name: object, at: str) -> Card:
    return known_card(BY_NAME, name, at)


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
        self.editions: Final = rules.editions()

    def take(self, name: object, at: str, corporation: bool = False) -> int:
        """A card that lies here and nowhere else."""
        card = card_named(name, at)
        if (card.kind == CORPORATION) != corporation:
            raise wrong(at, f"{card.name!r} is {'no corporation' if corporation else 'a corporation, not a project'}")
        if card.edition not in self.editions:
            raise wrong(at, f"{card.name!r} belongs to {card.edition}, which the options leave out")
        if card.number in self.places and not card.keeps_all:
            raise wrong(at, f"{card.name!r} lies in {self.places[card.number]} already")
        self.places[card.number] = at
        return card.number

    def cards(self, row: Fields, key: str, at: str = "", corporation: bool = False) -> list[int]:
        return [self.take(name, f"{at}{key}[{i}]", corporation) for i, name in enumerate(list_in(row, key, at))]

    def seat_number(self, row: Fields, at: str) -> int:
        return number_in(row, "seat", -1, 0, self.game.seats - 1, at)

    def read(self) -> Mars:
        g = self.game
        given = self.given
        g.generation = number_in(given, "generation", 1, 1, 9999)
        g.first = number_in(given, "first", 0, 0, g.seats - 1)
        degrees = number_in(given, "temperature", -30, -30, 8)
        if degrees % 2:
            raise wrong("temperature", f"goes in steps of 2, not {degrees}")
        g.params[TEMPERATURE] = (degrees + 30) // 2
        g.params[OXYGEN] = number_in(given, "oxygen", 0, 0, GOAL[OXYGEN])
        for i, row in enumerate(list_in(given, "tiles")):
            self.read_tile(row, f"tiles[{i}].")
        for i, row in enumerate(list_in(given, "claims")):
            self.read_claim(row, f"claims[{i}].")
        g.milestones = row_of(self.read_pairs("milestones", milestones_of(g), MOST_MILESTONES))
        g.awards = row_of(self.read_pairs("awards", awards_of(g), len(AWARD_COST)))
        for room in rooms_at(g):
            room.read_table(self)
        self.refuse_absent(given, "")
        for s, row in enumerate(self.rows):
            self.read_seat(s, row, f"seats[{s}].")
        for room in rooms_at(g):
            room.read_last(self)
        turn = known_fields(fields_in(given, "turn"), ("seat", "actions"), "turn.")
        g.active = number_in(turn, "seat", g.first, 0, g.seats - 1, "turn.")
        g.actions = number_in(turn, "actions", WHOLE_TURN, 0, WHOLE_TURN, "turn.")
        g.discard = row_of(self.cards(given, "discard"))
        g.shown = row_of([])
        for i, name in enumerate(list_in(given, "shown")):
            c = card_named(name, f"shown[{i}]").number
            if c not in g.discard or c in g.shown:
                raise wrong(f"shown[{i}]", f"{shown(name)} is not in the discard pile, or named twice")
            g.shown = longer(g.shown, c)
        frames = known_fields(fields_in(given, "frames"), [*(str(s) for s in range(g.seats)), "table"], "frames.")
        for s in range(g.seats + 1):
            key = "table" if s == g.seats else str(s)
            for i, frame in enumerate(list_in(frames, key, "frames.")):
                self.read_frame(s, frame, f"frames.{key}[{i}]")
        for _ in range(8):
            g.roll(2)
        top = self.cards(given, "deck")
        rest = [c for c in projects(g) if c not in self.places]
        g.shuffle(rest)
        g.deck = row_of(rest + top[::-1])
        if "dice" in given:
            g.dice = number_in(given, "dice", 1, 1, 0xFFFFFFFF)
        g.over = flag_in(given, "over")
        self.begin(bool(frames))
        g.origin = dict(given)
        return g

    def begin(self, frames: bool) -> None:
        """Without frames it is somebody's turn in the action phase."""
        g = self.game
        if not frames and not g.over:
            if g.seat[g.active].passed:
                raise wrong("turn.seat", f"seat {g.active} has passed; it cannot be its turn")
            if g.actions == 0 and g.active not in g.rules.end_turn:
                raise wrong("turn.actions", "must be 1 or 2")
            push(g.lanes[g.seats], PHASES.number, 0, 0, 0, ACTED)
            g.begin_turn()
        check_lanes(g, PAY_CARD, COMMON_WORDS)
        if not g.over:
            go_on(g)

    def read_area(self, row: Fields, at: str) -> int:
        name = row.get("area")
        if not isinstance(name, str) or name not in AREA_NUMBER:
            raise wrong(at + "area", f"must be A1 to I5, ganymede or phobos, not {shown(name)}")
        return AREA_NUMBER[name]

    def read_tile(self, given: object, at: str) -> None:
        g = self.game
        row = known_fields(given, ("area", "tile", "seat"), at)
        area = self.read_area(row, at)
        name = row.get("tile")
        if not isinstance(name, str) or name not in TILES[1:]:
            raise wrong(at + "tile", f"must be one of {', '.join(TILES[1:])}, not {shown(name)}")
        tile = TILES.index(name)
        if g.tile[area] != EMPTY:
            raise wrong(at + "area", f"{AREA_NAME[area]} has a tile already: {TILES[g.tile[area]]}")
        if tile >= CAPITAL and tile in g.tile:
            raise wrong(at + "tile", f"there is only one {name}")
        fits = tile == OCEAN_TILE or g.map.kind[area] != OCEAN_AREA or tile in (GREENERY_TILE, MOHOLE_AREA)
        if g.map.kind[area] == RESERVED:
            fits = tile == CITY_TILE
        if not fits:
            raise wrong(at + "tile", f"a {name} can never lie on {AREA_NAME[area]}")
        if tile == OCEAN_TILE:
            if "seat" in row:
                raise wrong(at + "seat", "oceans belong to nobody")
            if g.params[OCEANS] == GOAL[OCEANS]:
                raise wrong(at + "tile", f"there are only {GOAL[OCEANS]} oceans")
            g.params[OCEANS] += 1
            g.lay(NOBODY, tile, area)
        elif not g.may_have(row.get("seat"), tile):
            raise wrong(at + "tile", f"a {name} belongs to MarsBot alone")
        elif row.get("seat") == "neutral" and g.seats == 1:
            g.lay(NEUTRAL, tile, area)
        else:
            g.lay(self.seat_number(row, at), tile, area)

    def read_claim(self, given: object, at: str) -> None:
        g = self.game
        row = known_fields(given, ("area", "seat"), at)
        area = self.read_area(row, at)
        if g.map.kind[area] != LAND or g.tile[area] != EMPTY or g.claim[area] != NOBODY:
            raise wrong(at + "area", f"{AREA_NAME[area]} cannot be claimed: it is reserved, built on or claimed")
        g.set_claim(self.seat_number(row, at), area)

    def read_pairs(self, key: str, known: list[str], most: int) -> list[int]:
        out: list[int] = []
        for i, given in enumerate(list_in(self.given, key)):
            at = f"{key}[{i}]."
            row = known_fields(given, ("name", "seat"), at)
            name = row.get("name")
            if not isinstance(name, str) or name not in known:
                raise wrong(at + "name", f"must be one of {', '.join(known)}, not {shown(name)}")
            if known.index(name) in out[::2]:
                raise wrong(at + "name", f"{name} is taken twice")
            out += [known.index(name), self.seat_number(row, at)]
        if len(out) > 2 * most:
            raise wrong(key, f"there are at most {most}")
        return out

    def read_stock(self, row: Fields, key: str, into: Row, at: str) -> None:
        for name in known_fields(fields_in(row, key, at), STOCKS, f"{at}{key}."):
            kind = STOCKS.index(name)
            least, most = (self.game.floor(kind), MOST) if key == "production" else (0, MOST_STOCK)
            into[kind] = number_in(fields_in(row, key, at), name, 0, least, most, f"{at}{key}.")

    def read_seat(self, s: int, given: object, at: str) -> None:
        g = self.game
        row = known_fields({} if given is None else given, SEAT_FIELDS, at)
        who = g.seat[s]
        who.tr = number_in(row, "tr", who.tr, 0, 9999, at)
        self.read_stock(row, "stock", who.stock, at)
        self.read_stock(row, "production", who.production, at)
        if who.tr + who.production[CREDITS] < 0:  # Rulebook p. 14
            raise wrong(at + "production.credits", "rating and production of credits together are never below 0")
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
        for c in who.played:
            g.derive(s, CATALOGUE[c])
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
        for i, used in enumerate(list_in(row, "used", at)):
            c = card_named(used, f"{at}used[{i}]").number
            if c not in who.actors or c in who.used:
                raise wrong(f"{at}used[{i}]", f"{shown(used)} has no action here, or is named twice")
            who.used = longer(who.used, c)
        who.passed = flag_in(row, "passed", at)
        who.raised = flag_in(row, "raised", at)
        who.owes_first = flag_in(row, "owes_first", at)
        if who.owes_first and not CATALOGUE[who.corporation].first:
            raise wrong(at + "owes_first", "this corporation has no first action")
        following = known_fields(fields_in(row, "next", at), ("discount", "shift"), at + "next.")
        who.next_discount = number_in(following, "discount", 0, 0, 99, at + "next.")
        who.next_shift = number_in(following, "shift", 0, 0, 99, at + "next.")
        for room in rooms_at(g):
            room.read_seat(self, s, row, at)
        self.refuse_absent(row, at)

    def refuse_absent(self, row: Fields, at: str) -> None:
        """Nothing is said about expansions that are not played."""
        for room in ROOMS.values():
            if room.name not in self.game.rules.rooms:
                for key in room.seat_fields if at else room.fields:
                    if row.get(key) not in (None, []):
                        raise wrong(at + key, f"the options leave {room.title} out")

    def read_frame(self, lane: int, given: object, at: str) -> None:
        homes = {home_of(type(room)) for room in rooms_at(self.game)}
        text, name = read_frame(self.game, BY_NAME, lane, given, at, self.read_about, homes)
        if text == PAY_CARD.text:
            self.take(name, at)  # a card being played lies nowhere else

    def read_about(self, node: Node, given: object, step: object, at: str) -> int | None:
        """What a frame is about, where that has a name."""
        named = about(node)
        if named is None:
            return None
        if given not in named.names():
            raise wrong(at, f"the third entry must be {named.what}, not {shown(given)}")
        return named.names().index(given)


def load_position(position: Fields) -> Mars:
    """A game that goes on from this position; raises BadPosition and says which field is wrong."""
    if not isinstance(position, Mapping):
        raise wrong("position", "must be a mapping")
    return Reader(position).read()
