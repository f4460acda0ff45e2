"""Readable positions: the whole state by names, to Mars what FEN is to chess."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tharsis.kernel.code import MOST
from tharsis.kernel.errors import shown
from tharsis.kernel.lanes import push
from tharsis.kernel.node import Node, made_of
from tharsis.kernel.rows import row_of
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
from tharsis.vocabulary import reader
from tharsis.vocabulary.position import (
    MAPPING,
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
    no_such,
    number_in,
    read_frame,
    wrong,
)
from tharsis.vocabulary.reader import rules_in, seed_in, steps_in
from tharsis.vocabulary.terms import CREDITS, NEUTRAL, OCEANS, OXYGEN, STOCKS, TEMPERATURE
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
class Reader(reader.Reader[Mars]):
    """With what the rooms of the table have to say."""

    def __init__(self, position: Fields) -> None:
        given = known_fields(position, POSITION_FIELDS, "")
        rules = rules_in(given, NAME, OPTIONS, Setup)
        super().__init__(given, table(rules, seed_in(given)), BY_NAME, PAY_CARD)
        self.editions: Final = rules.editions()

    def take(self, name: object, at: str, corporation: bool = False) -> int:
        card = self.card(name, at)
        if card.edition not in self.editions:
            says = "{card!r} belongs to {set}, which the options leave out"
            raise wrong(at, "edition", says, card=card.name, set=card.edition)
        return super().take(name, at, corporation)

    def seat_number(self, row: Fields, at: str) -> int:
        return number_in(row, "seat", -1, 0, self.game.seats - 1, at)

    def read(self) -> Mars:
        g = self.game
        given = self.given
        g.generation = number_in(given, "generation", 1, 1, 9999)
        g.first = number_in(given, "first", 0, 0, g.seats - 1)
        g.params[TEMPERATURE] = steps_in(given)
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
        self.read_shown(lambda c: c in g.discard)
        framed = self.read_frames()
        self.read_piles(projects(g))
        self.read_dice()
        g.over = flag_in(given, "over")
        self.begin(framed)
        g.origin = dict(given)
        return g

    def begin(self, framed: bool) -> None:
        """Without frames it is somebody's turn in the action phase."""
        g = self.game
        if not framed and not g.over:
            if g.seat[g.active].passed:
                raise wrong("turn.seat", "passed", "seat {seat} has passed; it cannot be its turn", seat=g.active)
            if g.actions == 0 and g.active not in g.rules.end_turn:
                raise wrong("turn.actions", "actions", "must be 1 or 2")
            push(g.lanes[g.seats], PHASES.number, 0, 0, 0, ACTED)
            g.begin_turn()
        check_lanes(g, PAY_CARD, COMMON_WORDS)
        if not g.over:
            go_on(g)

    def read_area(self, row: Fields, at: str) -> int:
        name = row.get("area")
        if not isinstance(name, str) or name not in AREA_NUMBER:
            raise wrong(at + "area", "area", "must be A1 to I5, ganymede or phobos, not {given}", given=shown(name))
        return AREA_NUMBER[name]

    def read_tile(self, given: object, at: str) -> None:
        g = self.game
        row = known_fields(given, ("area", "tile", "seat"), at)
        area = self.read_area(row, at)
        name = row.get("tile")
        if not isinstance(name, str) or name not in TILES[1:]:
            raise no_such(at + "tile", TILES[1:], name)
        tile = TILES.index(name)
        if g.tile[area] != EMPTY:
            there = TILES[g.tile[area]]
            raise wrong(at + "area", "built", "{area} has a tile already: {tile}", area=AREA_NAME[area], tile=there)
        if tile >= CAPITAL and tile in g.tile:
            raise wrong(at + "tile", "only_one", "there is only one {tile}", tile=name)
        fits = tile == OCEAN_TILE or g.map.kind[area] != OCEAN_AREA or tile in (GREENERY_TILE, MOHOLE_AREA)
        if g.map.kind[area] == RESERVED:
            fits = tile == CITY_TILE
        if not fits:
            raise wrong(at + "tile", "never_there", "a {tile} can never lie on {area}", tile=name, area=AREA_NAME[area])
        if tile == OCEAN_TILE:
            if "seat" in row:
                raise wrong(at + "seat", "ocean_seat", "oceans belong to nobody")
            if g.params[OCEANS] == GOAL[OCEANS]:
                raise wrong(at + "tile", "oceans", "there are only {n} oceans", n=GOAL[OCEANS])
            g.params[OCEANS] += 1
            g.lay(NOBODY, tile, area)
        elif not g.may_have(row.get("seat"), tile):
            raise wrong(at + "tile", "bot_tile", "a {tile} belongs to MarsBot alone", tile=name)
        elif row.get("seat") == "neutral" and g.seats == 1:
            g.lay(NEUTRAL, tile, area)
        else:
            g.lay(self.seat_number(row, at), tile, area)

    def read_claim(self, given: object, at: str) -> None:
        g = self.game
        row = known_fields(given, ("area", "seat"), at)
        area = self.read_area(row, at)
        if g.map.kind[area] != LAND or g.tile[area] != EMPTY or g.claim[area] != NOBODY:
            says = "{area} cannot be claimed: it is reserved, built on or claimed"
            raise wrong(at + "area", "claimed", says, area=AREA_NAME[area])
        g.set_claim(self.seat_number(row, at), area)

    def read_pairs(self, key: str, known: list[str], most: int) -> list[int]:
        out: list[int] = []
        for i, given in enumerate(list_in(self.given, key)):
            at = f"{key}[{i}]."
            row = known_fields(given, ("name", "seat"), at)
            name = row.get("name")
            if not isinstance(name, str) or name not in known:
                raise no_such(at + "name", known, name)
            if known.index(name) in out[::2]:
                raise wrong(at + "name", "twice", "{name} is taken twice", name=name)
            out += [known.index(name), self.seat_number(row, at)]
        if len(out) > 2 * most:
            raise wrong(key, "most", "there are at most {most}", most=most)
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
            says = "rating and production of credits together are never below 0"
            raise wrong(at + "production.credits", "income", says)
        self.read_played(s, row, at)
        for c in who.played:
            g.derive(s, CATALOGUE[c])
        self.read_hands(s, row, at)
        self.read_resources(s, row, at)
        who.used = self.used_in(s, row, at, 1)
        who.passed = flag_in(row, "passed", at)
        who.owes_first = flag_in(row, "owes_first", at)
        if who.owes_first and not CATALOGUE[who.corporation].first:
            raise wrong(at + "owes_first", "first_action", "this corporation has no first action")
        self.read_following(s, row, at)
        for room in rooms_at(g):
            room.read_seat(self, s, row, at)
        self.refuse_absent(row, at)

    def refuse_absent(self, row: Fields, at: str) -> None:
        """Nothing is said about expansions that are not played."""
        for room in ROOMS.values():
            if room.name not in self.game.rules.rooms:
                for key in room.seat_fields if at else room.fields:
                    if row.get(key) not in (None, []):
                        raise wrong(at + key, "room", "the options leave {room} out", room=room.title)

    def read_frame(self, lane: int, given: object, at: str) -> tuple[str, object]:
        homes = {home_of(type(room)) for room in rooms_at(self.game)}
        return read_frame(self.game, BY_NAME, lane, given, at, self.read_about, homes)

    def read_about(self, node: Node, given: object, step: object, at: str) -> int | None:
        """What a frame is about, where that has a name."""
        named = about(node)
        if named is None:
            return None
        if given not in named.names():
            says = "entry {n} must be one of {there}, not {given}"
            raise wrong(at, "entry_one_of", says, n=3, there=", ".join(named.names()), given=shown(given))
        return named.names().index(given)


def load_position(position: Fields) -> Mars:
    """A game that goes on from this position; raises BadPosition and says which field is wrong."""
    if not isinstance(position, Mapping):
        raise wrong("position", "mapping", MAPPING, given=shown(position))
    return Reader(position).read()
