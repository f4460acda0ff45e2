"""The moments that were drawn: a position for each game, and what is pressed from there.

A new drawing is a line of `SHOTS`; what it presses is written once, for all sizes of it.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ended
import puzzling
from player import Player

from tharsis.coach.links import link_of

Json = dict[str, Any]

cards = str.split
NAMES = ("Alix", "Olena", "Marc", "Iryna")
MARS: Json = {
    "game": "mars",
    "options": {"colonies": True, "end_turn": [0]},
    "generation": 6,
    "first": 2,
    "temperature": -12,
    "oxygen": 5,
    "tiles": [
        *({"area": area, "tile": "ocean"} for area in ("A2", "E5", "E6", "F7")),
        {"area": "F5", "tile": "city", "seat": 0},
        {"area": "F4", "tile": "greenery", "seat": 0},
        {"area": "G5", "tile": "greenery", "seat": 0},
        {"area": "D5", "tile": "city", "seat": 1},
        {"area": "D4", "tile": "greenery", "seat": 1},
        {"area": "D2", "tile": "natural_preserve", "seat": 1},
        {"area": "C6", "tile": "city", "seat": 2},
        {"area": "D6", "tile": "greenery", "seat": 2},
        {"area": "E1", "tile": "lava_flows", "seat": 2},
        {"area": "H3", "tile": "city", "seat": 3},
        {"area": "H4", "tile": "greenery", "seat": 3},
        {"area": "A1", "tile": "mining_rights", "seat": 3},
    ],
    "awards": [{"name": "banker", "seat": 2}],
    "moons": [
        {"name": "luna", "marker": 3, "colonies": [0, 2]},
        {"name": "ceres", "marker": 2, "colonies": [1]},
        {"name": "europa", "marker": 2, "colonies": []},
        {"name": "triton", "marker": 4, "colonies": [3, 0]},
        {"name": "io", "marker": 2, "colonies": [], "fleet": 2},
        {"name": "titan", "marker": 3, "colonies": []},
    ],
    "seats": [
        {
            "corporation": "interplanetary_cinematics",
            "tr": 26,
            "stock": {"credits": 34, "steel": 5, "titanium": 4, "plants": 6, "energy": 3, "heat": 5},
            "production": {"credits": 6, "steel": 1, "titanium": 1, "plants": 2, "energy": 2, "heat": 1},
            "hand": cards(
                "comet great_dam colonizer_training_camp ironworks bushes ai_central herbivores kelp_farming "
                "fish open_city"
            ),
            "played": cards(
                "mine space_mirrors nitrite_reducing_bacteria cupola_city power_plant building_industries "
                "research_outpost industrial_microbes titanium_mine sponsors acquired_company big_asteroid "
                "towing_a_comet mineral_deposit"
            ),
            "resources": {"nitrite_reducing_bacteria": 4},
        },
        {
            "corporation": "tharsis_republic",
            "tr": 25,
            "stock": {"credits": 21, "steel": 2, "plants": 5, "energy": 1, "heat": 3},
            "production": {"credits": 9, "steel": 1, "titanium": 1, "plants": 3, "energy": 1, "heat": 2},
            "hand": cards("asteroid trees insects worms ice_asteroid cartel windmills"),
            "played": cards(
                "natural_preserve phobos_space_haven peroxide_power steelworks great_escarpment_consortium"
            ),
        },
        {
            "corporation": "mining_guild",
            "tr": 24,
            "stock": {"credits": 12, "steel": 9, "titanium": 4, "plants": 2, "heat": 6},
            "production": {"credits": 5, "steel": 4, "titanium": 3, "energy": 2, "heat": 4},
            "hand": cards("convoy_from_europa lichen farming medical_lab soletta"),
            "played": cards("lava_flows io_mining_industries carbonate_processing ghg_factories deep_well_heating"),
        },
        {
            "corporation": "poseidon",
            "tr": 25,
            "stock": {"credits": 30, "plants": 1, "energy": 4},
            "production": {"credits": 11, "titanium": 1, "plants": 1, "energy": 3},
            "hand": cards("moss grass heather zeppelins satellites capital rad_suits gene_repair pets"),
            "played": cards("mining_rights earth_office media_group tardigrades physics_complex lunar_beam"),
            "passed": True,
        },
    ],
    "turn": {"seat": 0, "actions": 2},
}


def of_mars(seat: Json | None = None, **changes: Json | list[Json] | int) -> Json:
    """The position with other values, and the first seat with others of its own."""
    mine, *others = MARS["seats"]
    return {**MARS, "seats": [{**mine, **(seat or {})}, *others], **changes}


MORE = cards("algae birds domed_crater eos_chasma_national_park mangrove lake_marineris large_convoy mass_converter")
LARGE = [*MARS["seats"][0]["hand"], *MORE, *cards("noctis_farming plantation research strip_mine ants predators")]
LARGE_HAND = of_mars({"hand": LARGE})
# the last to pass: what comes then is asked of all
LAST_TO_PASS = {
    **MARS,
    "options": {**MARS["options"], "draft": False},
    "seats": [MARS["seats"][0], *({**seat, "passed": True} for seat in MARS["seats"][1:])],
}
DRAFT = {**LAST_TO_PASS, "options": {**MARS["options"], "draft": True}}
RIVALS_TURN = {**MARS, "turn": {"seat": 1, "actions": 2}}
# at two seats, for which the coach has learned, and with even chances
RICHER = {stock: n + 3 for stock, n in MARS["seats"][1]["production"].items()}
COACHED: Json = {
    **MARS,
    "options": {"end_turn": [0]},
    "first": 1,
    "tiles": [tile for tile in MARS["tiles"] if tile.get("seat", 0) < 2],
    "awards": [{"name": "banker", "seat": 1}],
    "moons": [],
    "seats": [MARS["seats"][0], {**MARS["seats"][1], "tr": 26, "production": RICHER}],
}
EARLY: Json = {
    "game": "mars",
    "options": {"colonies": False, "end_turn": [0]},
    "seats": [{**seat, "played": [], "resources": {}, "tr": 20} for seat in MARS["seats"][:3]],
    "turn": {"seat": 0, "actions": 2},
}
GREEN = {
    0: ("F3", "F4", "G4", "G5", "G6", "H6", "I4"),
    1: ("B3", "C2", "C4", "D3", "D4", "E2"),
    2: ("B5", "C7", "D6", "D7", "E7"),
    3: ("G3", "H2", "H4", "I3", "E9"),
}
CITIES = {0: ("F5", "H5"), 1: ("C3", "D5"), 2: ("C6",), 3: ("H3", "E8")}
ENDED: Json = {
    **MARS,
    "generation": 11,
    "temperature": 8,
    "oxygen": 14,
    "tiles": [
        *({"area": area, "tile": "ocean"} for area in ("A2", "A4", "A5", "B6", "E4", "E5", "E6", "F6", "F7")),
        *({"area": area, "tile": "greenery", "seat": seat} for seat, areas in GREEN.items() for area in areas),
        *({"area": area, "tile": "city", "seat": seat} for seat, areas in CITIES.items() for area in areas),
        {"area": "D2", "tile": "natural_preserve", "seat": 1},
        {"area": "E1", "tile": "lava_flows", "seat": 2},
        {"area": "A1", "tile": "mining_rights", "seat": 3},
    ],
    "milestones": [{"name": "builder", "seat": 0}, {"name": "mayor", "seat": 1}, {"name": "planner", "seat": 3}],
    "awards": [
        {"name": "banker", "seat": 2},
        {"name": "thermalist", "seat": 0},
        {"name": "miner", "seat": 1},
    ],
    "seats": [
        {**seat, "tr": tr, "stock": {**seat["stock"], "plants": 0}}
        for seat, tr in zip(MARS["seats"], (42, 40, 38, 39), strict=True)
    ],
    "over": True,
}
LATE = {
    **ENDED,
    "over": False,
    "generation": 10,
    "oxygen": 13,
    "seats": [{**ENDED["seats"][0], "stock": {"credits": 30, "plants": 8, "heat": 6}}, *ENDED["seats"][1:]],
    "turn": {"seat": 0, "actions": 2},
}
# by the rules that most people report their games of
KNOWN_RULES: Json = {
    **ENDED,
    "options": {"end_turn": [0]},
    "moons": [],
    "seats": [*ENDED["seats"][:3], {**ENDED["seats"][3], "corporation": "teractor"}],
}


def seen_from(seat: int) -> Json:
    """The same end, for somebody else."""
    seats = KNOWN_RULES["seats"]
    turned = {n: (n - seat) % 4 for n in range(4)}
    rows = {
        key: [{**row, "seat": turned[row["seat"]]} if "seat" in row else row for row in KNOWN_RULES[key]]
        for key in ("tiles", "milestones", "awards")
    }
    return {**KNOWN_RULES, **rows, "seats": [*seats[seat:], *seats[:seat]], "generation": 10 + seat}


ARES: Json = {
    "game": "ares",
    "round": 6,
    "temperature": -14,
    "oxygen": 5,
    "oceans": 4,
    "seats": [
        {
            "corporation": "credicor",
            "tr": 18,
            "forests": 2,
            "stock": {"credits": 31, "plants": 7, "heat": 9},
            "hand": cards("artificial_lake grass soletta birds moss mass_converter trees tundra_farming"),
            "played": cards("mine farming ghg_producing_bacteria power_plant sponsors solar_power lichen"),
            "resources": {"ghg_producing_bacteria": 1},
            "picked": "research",
        },
        {
            "corporation": "helion",
            "tr": 17,
            "forests": 1,
            "stock": {"credits": 22, "plants": 3, "heat": 12},
            "hand": cards("worms insects comet zeppelins"),
            "played": cards("geothermal_power industrial_center windmills cartel"),
            "picked": "construction",
        },
    ],
}
CHOOSING = {**ARES, "phase": None}
POSITIONS: dict[str, Json] = {
    "mars": MARS,
    "large-hand": LARGE_HAND,
    "last-to-pass": LAST_TO_PASS,
    "draft": DRAFT,
    "rival": RIVALS_TURN,
    "early": EARLY,
    "coached": COACHED,
    "late": LATE,
    "attack": of_mars({"hand": [*MARS["seats"][0]["hand"], "virus"]}),
    "ending": {
        **ENDED,
        "over": False,
        "seats": [ENDED["seats"][0], *({**seat, "passed": True} for seat in ENDED["seats"][1:])],
    },
    "ended": ENDED,
    **{f"ended-{seat}": seen_from(seat) for seat in range(4)},
    "ares": ARES,
    "choosing": CHOOSING,
}


# ---- what is pressed
Reach = Callable[[Player], None]


def stay(player: Player) -> None:
    """The page as it opens."""


def chosen(*wanted: int) -> Reach:
    """Passes as the last of all, and picks some of what is then laid out."""

    def reach(player: Player) -> None:
        player.press("[data-option=pass]")
        player.press("#main")
        offered = player.page.locator(".setup button[data-card]")
        offered.first.wait_for()
        for n in wanted:
            offered.nth(n).click()

    return reach


def folded(player: Player) -> None:
    chosen(0, 1)(player)
    player.page.keyboard.press("b")


def corporation(player: Player) -> None:
    """The first of the corporations, and three of the first cards."""
    player.press(".setup button[data-card]")
    for n in (2, 3, 6):
        card = player.page.locator(".setup [data-card]").nth(n)
        card.tap() if player.phone else card.click()


def stage(option: str, tab: str = "", part: str = "") -> Reach:
    def reach(player: Player) -> None:
        if tab:
            player.tab(tab)
        if part:
            player.phone_part(part)
        player.press(f"[data-option='{option}']")

    return reach


def point_at(thing: str) -> Reach:
    def reach(player: Player) -> None:
        player.page.locator(thing).first.hover()
        player.page.wait_for_selector("#tip")

    return reach


def play(card: str) -> Reach:
    def reach(player: Player) -> None:
        player.tab("hand")
        player.press(f"{'' if player.phone else '#hand '}[data-card={card}]")
        player.tab("mars")

    return reach


def whose_plants(player: Player) -> None:
    """Virus takes animals or plants."""
    play("virus")(player)
    player.page.locator(".step [data-option]").last.tap()


def guide_opened(player: Player) -> None:
    play("comet")(player)
    player.press(".guidebar [aria-expanded]")


def stop_of_tour(n: int) -> Reach:
    def reach(player: Player) -> None:
        for _ in range(n - 1):
            player.press(".dots ~ .pri")
        player.page.mouse.move(700, 4)
        player.page.wait_for_timeout(400)  # the light has come there

    return reach


def phase_picked(player: Player) -> None:
    player.press("[data-phase=action]")


def greenery_chosen(player: Player) -> None:
    stage("convert plants")(player)
    player.press(".hex.legal")


def ocean_chosen(player: Player) -> None:
    """Comet is about to be played from beside the planet, with its ocean and whose plants."""
    player.press("#hand [data-card=comet]")
    player.press(".hex.legal[data-area=F6]")
    player.press(".step [data-option='remove 3 plants from 1']")


def moons(player: Player) -> None:
    """A trade is about to be made, beside the colony tiles."""
    player.press("#moons")
    player.press(".overmoons [data-moon=luna]")
    player.press(".step [data-option='fee energy']")


def goals(player: Player) -> None:
    player.tab("table")
    player.phone_part("goals")


ACTING = ".show, button.strip"


def in_a_rivals_turn(player: Player) -> None:
    """Olena plays Asteroid, and its card stands at her row."""
    player.page.wait_for_selector("#board")
    olena(player)
    player.page.wait_for_selector(ACTING)
    player.page.wait_for_timeout(400)  # it has come out of its row


def after_a_rivals_turn(player: Player) -> None:
    in_a_rivals_turn(player)
    player.page.keyboard.press(" ")
    player.page.wait_for_selector(ACTING, state="detached")


def olena(player: Player) -> None:
    """Her answer comes from another browser."""
    body = {"id": "asteroid", "answers": [["play asteroid"], ["remove 3 plants from 0"]]}
    other = player.context.browser
    assert other is not None
    there = other.new_context(extra_http_headers={"cookie": f"tharsis={RIVAL}"})
    address = f"{player.url}/api/tables/{player.table}"
    ask = there.request.get(f"{address}/live").json()["ask"]["id"]
    assert there.request.post(f"{address}/answer", data={**body, "ask": ask}).ok
    there.close()


def waiting_room(player: Player) -> None:
    player.press("form button.pri")
    player.page.wait_for_url("**/t/*")
    player.page.wait_for_selector("p.code")


def counting(player: Player) -> None:
    """The last of all passes, and nobody has plants for another greenery."""
    player.press("[data-option=pass]")
    player.press("#main")
    player.page.wait_for_selector(".win button")


def your_games(player: Player) -> None:
    """Once the lobby has looked at tables that ended elsewhere, they count."""
    player.page.locator("li.one").first.wait_for()
    player.go("/you")
    player.page.wait_for_load_state("networkidle")


def share(player: Player) -> None:
    """The picture that is sent instead of the page."""
    with player.page.expect_download() as download:
        player.press("[data-share]")
    player.page.goto("about:blank")
    player.page.set_content(f"<style>body{{margin:0}}</style><img src='{data_url(download.value.path())}'>")
    player.page.wait_for_function("() => document.images[0].complete")


def data_url(picture: Path) -> str:
    return "data:image/png;base64," + b64encode(picture.read_bytes()).decode()


def hinted(player: Player) -> None:
    """The coach was asked for the move, and has thought about it to the end."""
    for press in ("#hint", "#coach .foot .coach", "#coach .foot .coach"):
        player.press(press)
    player.page.locator("#coach .sure").wait_for()


def analysed(player: Player) -> None:
    """The same position, looked into to the end; its table lends the names."""
    player.go(f"/analysis/{link_of(COACHED)}?of={player.table}")
    player.page.locator(".ln").first.wait_for()
    player.page.locator(".eng [aria-busy=false]").wait_for()


def lesson(player: Player) -> None:
    """What the lesson points at stands in the light."""
    player.page.locator(".say").wait_for()


def plants_to_place(player: Player) -> None:
    lesson(player)
    player.press(".rc [data-option='convert plants']")
    player.page.locator(".hex.legal").first.wait_for()


def phase_of_lesson(player: Player) -> None:
    lesson(player)
    player.press(".say .pri")
    player.press("#phases [data-phase=action]")


def rows_of_hand(player: Player) -> None:
    player.page.keyboard.press("h")
    player.page.keyboard.press("h")


RIVAL = "rival" * 8
GUIDED: Json = {"guide": True}
SLOW: Json = {"pace": "slow"}
DESK, SMALL, LARGE, HUGE = (1440, 900), (1280, 720), (1920, 1080), (2560, 1440)
PHONE, LYING = (390, 844), (844, 390)


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: where, in which browser, and what is pressed before it is taken."""

    name: str
    tables: tuple[str, ...] = ()
    """Positions of tables of this browser; the first is opened. With none, `path` is."""
    reach: Reach = stay
    path: str = ""
    size: tuple[int, int] = DESK
    scale: float = 1
    light: bool = False
    prefs: Json = field(default_factory=dict)
    whole: bool = False
    """As long as the page is, not as the window."""
    moving: bool = False
    tour: bool = False
    """The tour has not been seen yet."""
    lessons: tuple[str, ...] = ()
    """Lessons of Terraforming Mars that are done."""
    docs: str = ""
    """Its name among the pictures of the documentation, if it is one of them."""


def on_phone(name: str, *tables: str, reach: Reach = stay, path: str = "", **more: Any) -> Shot:
    return Shot(name, tables, reach, path, size=PHONE, **{"scale": 2, **more})


def long_phone(name: str, *tables: str, path: str, **more: Any) -> Shot:
    return on_phone(name, *tables, path=path, scale=1.5, whole=True, **more)


LOBBY = ("mars", "early", "choosing")
REVIEW = "/t/{table}/review"
PUZZLE = f"/puzzles/{puzzling.plainest().name}"
KNOWN = ("ended-0", "ended-1", "ended-2", "ended-3", "mars")
TABLE = [
    Shot("tray-research", ("last-to-pass",), chosen(0, 1)),
    Shot("tray-research-light", ("last-to-pass",), chosen(0, 1), light=True),
    Shot("tray-1280", ("last-to-pass",), chosen(0, 1), size=SMALL),
    Shot("tray-folded", ("last-to-pass",), folded),
    Shot("tray-draft", ("draft",), chosen(1)),
    Shot("tray-corporation", ("new",), corporation),
    on_phone("tray-phone-research", "last-to-pass", reach=chosen(0, 1)),
    on_phone("tray-phone-draft", "draft", reach=chosen(1)),
    on_phone("tray-phone-corporation", "new", reach=corporation, light=True),
    Shot("rival-2", ("rival",), in_a_rivals_turn, prefs=SLOW, moving=True),
    Shot("rival-6", ("rival",), after_a_rivals_turn, prefs=SLOW, moving=True),
    on_phone("rival-phone", "rival", reach=in_a_rivals_turn, prefs=SLOW, moving=True),
    on_phone("rival-phone-digest", "rival", reach=after_a_rivals_turn, prefs=SLOW, moving=True, light=True),
    Shot("planet-table-first", ("early",)),
    Shot("planet-table-last", ("late",)),
    Shot("planet-table-light", ("mars",), light=True),
    Shot("planet-table-choose", ("late",), greenery_chosen),
    Shot(
        "goals-hover",
        ("mars",),
        point_at("#goals [data-goal=builder], #goals [data-option='claim builder']"),
        docs="table-desk",
    ),
    Shot("goals-claim", ("mars",), stage("claim builder"), light=True),
    Shot("goals-award", ("mars",), stage("fund thermalist")),
    on_phone("goals-phone", "mars", reach=goals),
    on_phone("goals-phone-claim", "mars", reach=stage("claim builder", "table", "goals")),
    Shot("hand24-1440", ("large-hand",)),
    Shot("hand24-1920", ("large-hand",), size=LARGE),
    Shot("hand24-whole-1920", ("large-hand",), rows_of_hand, size=LARGE),
    Shot("desk-2560", ("mars",), size=HUGE),
    Shot("tablet-1024", ("mars",), size=(1024, 768), scale=1.5),
    Shot("tablet-768", ("mars",), size=(768, 1024), scale=1.5),
    Shot("landscape", ("mars",), ocean_chosen, size=LYING, scale=2),
    Shot("landscape-moons", ("mars",), moons, size=LYING, scale=2, light=True),
    Shot("guide-desk", ("mars",), play("comet"), prefs=GUIDED),
    on_phone("guide-phone", "mars", reach=play("comet"), prefs=GUIDED),
    on_phone("guide-phone-open", "mars", reach=guide_opened, prefs=GUIDED, light=True),
    Shot("tour-4", ("mars",), stop_of_tour(4), prefs=GUIDED, tour=True),
    on_phone("tour-phone", "early", reach=stop_of_tour(1), prefs=GUIDED, tour=True),
    on_phone("targets-phone", "attack", reach=whose_plants),
    Shot("ares-play", ("ares",), docs="ares-desk"),
    Shot("ares-choose", ("choosing",), phase_picked),
    Shot("ares-choose-light", ("choosing",), phase_picked, light=True),
    on_phone("ares-phone", "choosing", reach=phase_picked),
]
PAGES = [
    Shot("lobby", LOBBY, path="/"),
    Shot("lobby-light", LOBBY, path="/", light=True),
    Shot("lobby-tablet", LOBBY, path="/", size=(1024, 768)),
    long_phone("lobby-phone", *LOBBY, path="/"),
    Shot("lobby-new", path="/"),
    long_phone("lobby-new-phone", path="/"),
    Shot("newtable", ("mars",), path="/new"),
    long_phone("newtable-phone", "mars", path="/new"),
    Shot("waiting", ("mars",), waiting_room, path="/new"),
    on_phone("waiting-phone", "mars", reach=waiting_room, path="/new"),
    Shot("end", ("ended",)),
    Shot("end-count", ("ending",), counting, moving=True),
    on_phone("end-phone", "ended"),
    Shot("share", ("ended",), share, size=(1200, 630)),
    Shot("coach", ("coached",), hinted, docs="coach"),
    Shot("coach-light", ("coached",), hinted, light=True),
    on_phone("coach-phone", "coached", reach=hinted),
    Shot("analysis", ("coached",), analysed, path="/"),
    long_phone("analysis-phone", "coached", reach=analysed, path="/"),
    Shot("review", ("played",), ended.looked_back, path=REVIEW),
    Shot("review-light", ("played",), ended.looked_back, path=REVIEW, light=True),
    Shot("review-cards", ("played",), ended.by_card, path=REVIEW),
    Shot("review-tablet", ("played",), ended.looked_back, path=REVIEW, size=(1024, 768)),
    long_phone("review-phone", "played", reach=ended.looked_back, path=REVIEW),
    Shot("puzzle", path=PUZZLE, reach=puzzling.staged),
    Shot("puzzle-solved", path=PUZZLE, reach=puzzling.solved),
    long_phone("puzzle-phone", path=PUZZLE, reach=puzzling.failed),
    Shot("stats", KNOWN, your_games, path="/"),
    long_phone("stats-phone", *KNOWN, reach=your_games, path="/"),
    Shot("learn", path="/learn", lessons=("aim", "scales", "turn")),
    Shot("tutorial", path="/learn/mars/4", reach=lesson),
    Shot("tutorial-place", path="/learn/mars/6", reach=plants_to_place),
    Shot("tutorial-ares", path="/learn/ares/2", reach=phase_of_lesson),
    on_phone("tutorial-phone", path="/learn/mars/4", reach=lesson),
]
SHOTS = {"ui2-table": TABLE, "ui2-pages": PAGES}
SHEETS = {
    *("planet", "planet-light", "rival-storyboard", "tips", "tour", "lang", "states", "coach-parts"),
    *("rival-1", "rival-3", "rival-4", "rival-5"),
}
"""Drawings of many things together, and further moments of one movement."""
OTHERS = ("arena", "setup-prelude", "venus")
"""Pages that come with other work."""
