"""The positions that were drawn, for each game: `POSITIONS` has them by name."""

from __future__ import annotations

from typing import Any

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
# then it is one's own turn: nobody else is left in this generation
RIVALS_LAST = {
    **MARS,
    "seats": [*MARS["seats"][:2], {**MARS["seats"][2], "passed": True}, MARS["seats"][3]],
    "turn": {"seat": 1, "actions": 1},
}
RICH = {"credits": 27, "steel": 9, "plants": 2, "heat": 6}
MARCS_TURN = {
    **MARS,
    "tiles": [tile for tile in MARS["tiles"] if tile["area"] != "F7"],
    "seats": [*MARS["seats"][:2], {**MARS["seats"][2], "stock": RICH}, MARS["seats"][3]],
    "turn": {"seat": 2, "actions": 2},
}
IRYNAS_TURN = {
    **MARS,
    "seats": [*MARS["seats"][:3], {**MARS["seats"][3], "passed": False}],
    "turn": {"seat": 3, "actions": 2},
}
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
    "rival-last": RIVALS_LAST,
    "marc": MARCS_TURN,
    "iryna": IRYNAS_TURN,
    "early": EARLY,
    "coached": COACHED,
    "late-coached": {**COACHED, "generation": 2, "tiles": [], "awards": []},
    "coached-rival": {**COACHED, "turn": {"seat": 1, "actions": 2}},
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
