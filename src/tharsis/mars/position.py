"""Readable positions: the whole state by names, to Mars what FEN is to chess."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from tharsis.kernel.errors import BadPosition, BadSetup
from tharsis.kernel.lanes import push
from tharsis.kernel.node import Node
from tharsis.mars.board import (
    AREA_NAME,
    AREA_NUMBER,
    AREAS,
    CAPITAL,
    CITY_TILE,
    EMPTY,
    GREENERY_TILE,
    MOHOLE_AREA,
    NEURAL_INSTANCE,
    OCEAN_TILE,
    PLACES_IN_ALL,
    TILES,
)
from tharsis.mars.cards import BY_NAME, CATALOGUE
from tharsis.mars.colonies.moons import (
    ABSENT,
    CLOSED,
    FIRST_STEP,
    MOONS,
    ROOM,
    STEPS,
    colonies_on,
    held,
    in_play,
    moon_named,
    owners,
)
from tharsis.mars.colonies.moons import EMPTY as NO_FLEET
from tharsis.mars.colonies.words import PAID_OUT, SENT, TRADE, TRADE_FEE
from tharsis.mars.dealing import projects
from tharsis.mars.game import Mars
from tharsis.mars.goals import AWARD_COST, MOST_MILESTONES
from tharsis.mars.map import LAND, OCEAN_AREA, RESERVED, THARSIS
from tharsis.mars.marsbot.robot import (
    BONUS,
    CORPORATIONS,
    LAST_SPACE,
    MARSBOT,
    STORED,
    TRACKS,
    Robot,
    bonus_named,
    bot_corporation_named,
)
from tharsis.mars.phases import ACTED, PHASES, begin_turn
from tharsis.mars.planet import NOBODY
from tharsis.mars.setup import OPTIONS, Setup
from tharsis.mars.start import table
from tharsis.mars.tracks import GOAL
from tharsis.mars.turn import WHOLE_TURN
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.position import (
    Fields,
    by_kind,
    fields_in,
    flag_in,
    known_fields,
    lanes_of,
    list_in,
    number_in,
    read_frame,
    resources_of,
    wrong,
)
from tharsis.vocabulary.position import card_named as known_card
from tharsis.vocabulary.terms import CORPORATION, NEUTRAL, OCEANS, ONCE, OXYGEN, STOCKS, TEMPERATURE

POSITION_FIELDS: Final = [
    *("game", "options", "seed", "dice", "generation", "first", "temperature", "oxygen", "tiles", "claims"),
    *("milestones", "awards", "moons", "marsbot", "seats", "deck", "discard", "shown", "turn", "over", "frames"),
]
MARSBOT_FIELDS: Final = [
    *("corporation", "on_corporation", "tracks", "markers", "bonus_discard", "destroyed", "aside", "resolving"),
    *("played", "seeded", "fresh", "storage", "action_deck", "bonus_deck"),
]
SEAT_FIELDS: Final = [
    *("corporation", "tr", "stock", "production", "hand", "dealt", "drafted", "played", "events", "resources"),
    *("used", "passed", "raised", "owes_first", "next", "offered", "chosen", "fleets", "settled"),
]

ABOUT_MOONS: Final = [TRADE.text, TRADE_FEE.text]  # frames whose third entry is a colony tile


# ---- writing
def names(cards: Iterable[int]) -> list[str]:
    return [CATALOGUE[c].name for c in cards]


def temperature_of(g: Mars) -> int:
    return g.params[TEMPERATURE] * 2 - 30


def owner_name(owner: int) -> object:
    return "neutral" if owner == NEUTRAL else owner


def tiles_of(g: Mars) -> list[dict[str, object]]:
    out: list[dict[str, object]] = []
    for a in range(PLACES_IN_ALL):
        if g.tile[a]:
            row: dict[str, object] = {"area": AREA_NAME[a], "tile": TILES[g.tile[a]]}
            if g.owner[a] != NOBODY:
                row["seat"] = owner_name(g.owner[a])
            out.append(row)
    return out


def claims_of(g: Mars) -> list[dict[str, object]]:
    return [{"area": AREA_NAME[a], "seat": g.claim[a]} for a in range(AREAS) if g.claim[a] != NOBODY]


def milestones_of(g: Mars) -> list[str]:
    return [goal.name for goal in g.map.milestones]


def awards_of(g: Mars) -> list[str]:
    return [goal.name for goal in g.map.awards]


def pairs_of(pairs: list[int], known: list[str]) -> list[dict[str, object]]:
    return [{"name": known[pairs[i]], "seat": pairs[i + 1]} for i in range(0, len(pairs), 2)]


def moons_of(g: Mars) -> list[dict[str, object]]:
    """Colony tiles in play: the step of the marker (0: closed), the owners of the colonies, whose fleet is there."""
    out: list[dict[str, object]] = []
    for m in in_play(g):
        row: dict[str, object] = {"name": MOONS[m].name, "marker": g.marker[m], "colonies": owners(g, m)}
        if g.visitor[m] != NO_FLEET:
            row["fleet"] = g.visitor[m]
        out.append(row)
    return out


def seat_of(g: Mars, seat: int) -> dict[str, object]:
    who = g.seat[seat]
    row: dict[str, object] = {
        "corporation": CATALOGUE[who.corporation].name or None,
        "tr": who.tr,
        "stock": by_kind(who.stock),
        "production": by_kind(who.production),
        "hand": names(who.hand),
        "dealt": names(who.dealt),
        "drafted": names(who.drafted),
        "played": names(c for c in who.played if c != who.corporation),
        "events": names(who.events),
        "resources": resources_of(g, seat),
        "used": names(who.used),
        "passed": who.passed,
        "raised": who.raised,
        "owes_first": who.owes_first,
        "next": {"discount": who.next_discount, "shift": who.next_shift},
        "offered": names(g.offered[seat]),
        "chosen": CATALOGUE[g.chosen[seat]].name or None,
    }
    if g.marker:
        row["fleets"] = who.fleets
        row["settled"] = who.settled
    return row


def spell_about(node: Node, about: int) -> object:
    """Frames of a trade are about a colony tile."""
    return MOONS[about].name if node.text in ABOUT_MOONS else about


def bot_names(cards: Iterable[int]) -> list[str]:
    """Cards of MarsBot's decks; its bonus cards by their own names."""
    return [BONUS[-c].name if c < 0 else CATALOGUE[c].name for c in cards]


def marsbot_open(g: Mars, robot: Robot) -> dict[str, object]:
    """What is open about MarsBot."""
    row: dict[str, object] = {
        "corporation": CORPORATIONS[robot.corporation].name or None,
        "on_corporation": robot.on_card,
        "tracks": dict(zip(TRACKS, robot.tracker, strict=True)),
        "markers": {TRACKS[t]: n for t, n in enumerate(robot.marker) if n},
        "bonus_discard": bot_names(robot.spent),
        "destroyed": bot_names(robot.destroyed),
        "aside": bot_names(robot.aside),
        "resolving": [BONUS[-c].name for c in robot.resolving],
        "played": bot_names(robot.played),
        "seeded": bot_names(robot.seeded),
        "fresh": robot.fresh,
    }
    if robot.storage:
        row["storage"] = {MOONS[m].name: n for m, n in enumerate(robot.storage) if n}
    return row


def marsbot_of(g: Mars, robot: Robot) -> dict[str, object]:
    decks = {"action_deck": bot_names(reversed(robot.action)), "bonus_deck": bot_names(reversed(robot.bonus))}
    return {**marsbot_open(g, robot), **decks}


def position_of(g: Mars) -> dict[str, object]:
    options = g.setup()
    del options["seats"]
    options.pop("map", None)
    if g.map.name != THARSIS:
        options["map"] = g.map.name  # the one it is, where chance chose
    moons = {"moons": moons_of(g)} if g.marker else {}
    return {
        "game": "mars",
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
        **moons,
        **({"marsbot": marsbot_of(g, g.robot)} if g.robot is not None else {}),
        "seats": [seat_of(g, s) for s in range(g.seats)],
        "deck": names(reversed(g.deck)),
        "discard": names(g.discard),
        "shown": names(g.shown),
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
        game = position.get("game", "mars")
        if game != "mars":
            raise wrong("game", f"must be 'mars', not {game!r}")
        rows = list_in(position, "seats")
        options = dict(fields_in(position, "options"))
        for key in options:
            if key not in OPTIONS or key == "seats":
                raise wrong(
                    f"options.{key}", "no such option; there are: " + ", ".join(x for x in OPTIONS if x != "seats")
                )
        options["seats"] = len(rows)
        try:
            rules = Setup(options)
        except BadSetup as error:
            raise BadPosition(f"options.{error}", f"options.{error.field}") from None
        self.rows: Final = rows
        self.game: Final = table(rules, number_in(position, "seed", 1, 0, 2**62))
        self.places: Final[dict[int, str]] = {}  # where each card was seen
        self.bonus_places: Final[dict[int, str]] = {}  # where each bonus card of MarsBot was seen
        self.closed: Final[dict[int, str]] = {}  # colony tiles that wait for a card
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
        g.milestones = self.read_pairs("milestones", milestones_of(g), MOST_MILESTONES)
        g.awards = self.read_pairs("awards", awards_of(g), len(AWARD_COST))
        for i, row in enumerate(list_in(given, "moons")):
            self.read_moon(row, f"moons[{i}].")
        for s, row in enumerate(self.rows):
            self.read_seat(s, row, f"seats[{s}].")
        if g.robot is not None:
            self.read_marsbot(g.robot, fields_in(given, "marsbot"))
        elif "marsbot" in given:
            raise wrong("marsbot", "the options leave MarsBot out")
        for m, at in self.closed.items():
            if held(g, MOONS[m].opened_by):
                raise wrong(at, f"{MOONS[m].name} is open: somebody has a card that holds its resource")
        turn = known_fields(fields_in(given, "turn"), ("seat", "actions"), "turn.")
        g.active = number_in(turn, "seat", g.first, 0, g.seats - 1, "turn.")
        g.actions = number_in(turn, "actions", WHOLE_TURN, 0, WHOLE_TURN, "turn.")
        g.discard = self.cards(given, "discard")
        g.shown = []
        for i, name in enumerate(list_in(given, "shown")):
            c = card_named(name, f"shown[{i}]").number
            if c not in g.discard:
                raise wrong(f"shown[{i}]", f"{name!r} is not in the discard pile")
            g.shown.append(c)
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
        g.deck = rest + top[::-1]
        if "dice" in given:
            g.dice = number_in(given, "dice", 1, 1, 0xFFFFFFFF)
        g.over = flag_in(given, "over")
        self.begin(bool(frames))
        g.origin = dict(given)
        return g

    def begin(self, frames: bool) -> None:
        """Without frames it is somebody's turn in the action phase."""
        g = self.game
        if frames:
            g.refresh()
            if not g.over and not g.waiting():
                g.settle()
            return
        if g.over:
            return
        if g.seat[g.active].passed:
            raise wrong("turn.seat", f"seat {g.active} has passed; it cannot be its turn")
        if g.actions == 0 and g.active not in g.rules.end_turn:
            raise wrong("turn.actions", "must be 1 or 2")
        push(g.lanes[g.seats], PHASES.number, 0, 0, 0, ACTED)
        begin_turn(g)
        g.settle()

    def read_area(self, row: Fields, at: str) -> int:
        name = row.get("area")
        if not isinstance(name, str) or name not in AREA_NUMBER:
            raise wrong(at + "area", f"must be A1 to I5, ganymede or phobos, not {name!r}")
        return AREA_NUMBER[name]

    def read_tile(self, given: object, at: str) -> None:
        g = self.game
        row = known_fields(given, ("area", "tile", "seat"), at)
        area = self.read_area(row, at)
        name = row.get("tile")
        if not isinstance(name, str) or name not in TILES[1:]:
            raise wrong(at + "tile", f"must be one of {', '.join(TILES[1:])}, not {name!r}")
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
        elif tile == NEURAL_INSTANCE and (g.robot is None or row.get("seat") != MARSBOT):
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

    def read_moon(self, given: object, at: str) -> None:
        g = self.game
        row = known_fields(given, ("name", "marker", "colonies", "fleet"), at)
        name = row.get("name")
        m = moon_named(name) if isinstance(name, str) else -1
        if m < 0:
            raise wrong(at + "name", f"must be one of {', '.join(x.name for x in MOONS)}, not {name!r}")
        if not g.marker:
            raise wrong("moons", "the options leave Colonies out")
        if g.marker[m] != ABSENT:
            raise wrong(at + "name", f"{name} is in play twice")
        settlers = list_in(row, "colonies", at)
        if len(settlers) > ROOM:
            raise wrong(at + "colonies", f"there is room for {ROOM}")
        for i, s in enumerate(settlers):
            if not isinstance(s, int) or isinstance(s, bool) or not 0 <= s < g.seats:
                raise wrong(f"{at}colonies[{i}]", f"must be a seat from 0 to {g.seats - 1}, not {s!r}")
            g.colonies[m * ROOM + i] = s
        g.marker[m] = number_in(row, "marker", max(FIRST_STEP, len(settlers) + 1), CLOSED, STEPS, at)
        if g.marker[m] == CLOSED:
            if settlers or "fleet" in row or not MOONS[m].opened_by:
                raise wrong(at + "marker", f"{name} cannot be closed")
            self.closed[m] = at + "marker"
        if CLOSED < g.marker[m] <= len(settlers):
            raise wrong(at + "marker", f"must be beyond the {len(settlers)} colonies")
        if "fleet" in row:
            g.visitor[m] = number_in(row, "fleet", 0, 0, g.seats - 1, at)

    def read_pairs(self, key: str, known: list[str], most: int) -> list[int]:
        out: list[int] = []
        for i, given in enumerate(list_in(self.given, key)):
            at = f"{key}[{i}]."
            row = known_fields(given, ("name", "seat"), at)
            name = row.get("name")
            if not isinstance(name, str) or name not in known:
                raise wrong(at + "name", f"must be one of {', '.join(known)}, not {name!r}")
            if known.index(name) in out[::2]:
                raise wrong(at + "name", f"{name} is taken twice")
            out += [known.index(name), self.seat_number(row, at)]
        if len(out) > 2 * most:
            raise wrong(key, f"there are at most {most}")
        return out

    def read_stock(self, row: Fields, key: str, into: list[int], at: str) -> None:
        for name in known_fields(fields_in(row, key, at), STOCKS, f"{at}{key}."):
            kind = STOCKS.index(name)
            least = self.game.floor(kind) if key == "production" else 0
            into[kind] = number_in(fields_in(row, key, at), name, 0, least, 4095, f"{at}{key}.")

    def read_seat(self, s: int, given: object, at: str) -> None:
        g = self.game
        row = known_fields({} if given is None else given, SEAT_FIELDS, at)
        who = g.seat[s]
        who.tr = number_in(row, "tr", who.tr, 0, 9999, at)
        self.read_stock(row, "stock", who.stock, at)
        self.read_stock(row, "production", who.production, at)
        if row.get("corporation") is not None:
            who.corporation = self.take(row["corporation"], at + "corporation", True)
            who.played.append(who.corporation)
        for c in self.cards(row, "played", at):
            (who.events if CATALOGUE[c].kind == ONCE else who.played).append(c)
        for c in self.cards(row, "events", at):
            if CATALOGUE[c].kind != ONCE:
                raise wrong(at + "events", f"{CATALOGUE[c].name!r} is no event")
            who.events.append(c)
        for c in who.played:
            g.derive(who, CATALOGUE[c])
        who.hand = self.cards(row, "hand", at)
        who.dealt = self.cards(row, "dealt", at)
        who.drafted = self.cards(row, "drafted", at)
        g.offered[s] = self.cards(row, "offered", at, True)
        if row.get("chosen") is not None:
            c = card_named(row["chosen"], at + "chosen").number
            if c not in g.offered[s]:
                raise wrong(at + "chosen", f"{row['chosen']!r} is not among the corporations offered")
            g.chosen[s] = c
        resources = fields_in(row, "resources", at)
        for name in resources:
            card = card_named(name, f"{at}resources.{name}")
            if card.number not in who.played or not card.holds:
                raise wrong(f"{at}resources.{name}", "is no card in front of this seat that collects resources")
            g.cubes[card.number] = number_in(resources, name, 0, 0, 4095, f"{at}resources.")
        for i, used in enumerate(list_in(row, "used", at)):
            c = card_named(used, f"{at}used[{i}]").number
            if c not in who.actors or c in who.used:
                raise wrong(f"{at}used[{i}]", f"{used!r} has no action here, or is named twice")
            who.used.append(c)
        who.passed = flag_in(row, "passed", at)
        who.raised = flag_in(row, "raised", at)
        who.owes_first = flag_in(row, "owes_first", at)
        if who.owes_first and not CATALOGUE[who.corporation].first:
            raise wrong(at + "owes_first", "this corporation has no first action")
        following = known_fields(fields_in(row, "next", at), ("discount", "shift"), at + "next.")
        who.next_discount = number_in(following, "discount", 0, 0, 99, at + "next.")
        who.next_shift = number_in(following, "shift", 0, 0, 99, at + "next.")
        if g.marker:
            who.fleets = number_in(row, "fleets", max(1, g.visitor.count(s)), g.visitor.count(s), 9, at)
            who.settled = number_in(row, "settled", 0, 0, 99, at)
        else:
            for key in ("fleets", "settled"):
                if key in row:
                    raise wrong(at + key, "the options leave Colonies out")

    def bot_cards(self, row: Fields, key: str) -> list[int]:
        """Cards of MarsBot's decks: projects, or bonus cards."""
        out: list[int] = []
        for i, name in enumerate(list_in(row, key, "marsbot.")):
            at = f"marsbot.{key}[{i}]"
            c = bonus_named(name) if isinstance(name, str) else 0
            if c:
                if c in self.bonus_places:
                    raise wrong(at, f"{name!r} lies in {self.bonus_places[c]} already")
                self.bonus_places[c] = at
            out.append(c or self.take(name, at))
        return out

    def read_marsbot(self, robot: Robot, given: Fields) -> None:
        row = known_fields(given, MARSBOT_FIELDS, "marsbot.")
        if row.get("corporation") is not None:
            name = row["corporation"]
            robot.corporation = bot_corporation_named(name) if isinstance(name, str) else 0
            if not robot.corporation:
                known = ", ".join(x.name for x in CORPORATIONS[1:])
                raise wrong("marsbot.corporation", f"must be one of {known}, not {name!r}")
        robot.on_card = number_in(row, "on_corporation", 0, 0, 99, "marsbot.")
        for key, into in (("tracks", robot.tracker), ("markers", robot.marker)):
            numbers = known_fields(fields_in(row, key, "marsbot."), TRACKS, f"marsbot.{key}.")
            for name in numbers:
                into[TRACKS.index(name)] = number_in(numbers, name, 0, 0, LAST_SPACE, f"marsbot.{key}.")
        for t, name in enumerate(TRACKS):
            if robot.marker[t] and robot.marker[t] <= robot.tracker[t]:
                raise wrong(f"marsbot.markers.{name}", "must lie ahead of the tracker")
        robot.seeded = [card_named(name, "marsbot.seeded").number for name in list_in(row, "seeded", "marsbot.")]
        robot.spent = self.bot_cards(row, "bonus_discard")
        robot.destroyed = self.bot_cards(row, "destroyed")
        robot.aside = self.bot_cards(row, "aside")
        for i, name in enumerate(list_in(row, "resolving", "marsbot.")):
            c = bonus_named(name) if isinstance(name, str) else 0
            if name and not c:  # without a name it was destroyed meanwhile
                raise wrong(f"marsbot.resolving[{i}]", f"there is no bonus card {name!r}")
            robot.resolving.append(c)
            self.bonus_places[c] = "marsbot.resolving"
        robot.played = self.bot_cards(row, "played")
        robot.action = self.bot_cards(row, "action_deck")[::-1]
        robot.bonus = self.bot_cards(row, "bonus_deck")[::-1]
        robot.fresh = row.get("fresh", True) is not False
        stored = fields_in(row, "storage", "marsbot.")
        for name in stored:
            m = moon_named(name)
            if not robot.storage or m < 0 or not STORED[m]:
                raise wrong(f"marsbot.storage.{name}", "there is no such storage area")
            robot.storage[m] = number_in(stored, name, 0, 0, 999, "marsbot.storage.")
        if "bonus_deck" not in row:
            # what is named nowhere else lies shuffled in the bonus deck
            self.fill_bonus(robot)
        for c in robot.seeded:
            if c not in robot.action and c not in robot.bonus and c not in robot.spent:
                raise wrong("marsbot.seeded", f"{CATALOGUE[c].name!r} is in no bonus deck")

    def fill_bonus(self, robot: Robot) -> None:
        g = self.game
        brought = CORPORATIONS[robot.corporation].bonus
        used = [b for b in BONUS if b.number and (g.rules.colonies or not b.colonies)]
        used = [b for b in used if not b.corporate or b.name in brought]
        replaced = [b.replaces for b in used]
        for b in used:
            if b.name not in replaced and -b.number not in self.bonus_places:
                (robot.aside if b.returns else robot.bonus).append(-b.number)
        g.shuffle(robot.bonus)

    def read_frame(self, lane: int, given: object, at: str) -> None:
        text, name = read_frame(self.game, BY_NAME, lane, given, at, self.read_moon_about)
        if text == "pay card":
            self.take(name, at)  # a card being played lies nowhere else

    def read_moon_about(self, node: Node, about: object, step: object, at: str) -> int | None:
        """The colony tile that a frame of a trade is about."""
        if node.text not in ABOUT_MOONS:
            return None
        number = moon_named(about) if isinstance(about, str) else -1
        if number < 0 or not self.game.marker or self.game.marker[number] <= CLOSED:
            raise wrong(at, f"the third entry must be an open colony tile, not {about!r}")
        most = PAID_OUT + colonies_on(self.game, number)
        if not isinstance(step, int) or not SENT <= step <= most:
            raise wrong(at, f"the fourth entry must be a whole number from {SENT} to {most}, not {step!r}")
        return number


def load_position(position: Fields) -> Mars:
    """A game that goes on from this position; raises BadPosition and says which field is wrong."""
    if not isinstance(position, Mapping):
        raise wrong("position", "must be a mapping")
    return Reader(position).read()
