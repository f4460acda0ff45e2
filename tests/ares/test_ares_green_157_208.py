"""Scenarios of the project cards 157 to 208, all green: a position, answers, and the differences they make."""

from __future__ import annotations

import pytest
from ares_table import after, can, do, offered, points, produce, reasons, seat, table

from tharsis.ares.cards import BY_NAME
from tharsis.ares.game import Ares
from tharsis.kernel.option import Option, Reason
from tharsis.vocabulary.terms import AUTOMATED, CUBES, TAGS

NOBODY = seat()

# number, printed cost, tags, points, and whether a star marks it for the first game
PRINTED: dict[str, tuple[int, int, str, int, bool]] = {
    "low_atmo_shields": (157, 9, "building", 0, False),
    "lunar_beam": (158, 9, "earth power", 0, False),
    "mass_converter": (159, 20, "science building power", 2, False),
    "medical_lab": (160, 15, "building", 1, False),
    "methane_from_titan": (161, 35, "space jovian", 2, False),
    "micro_mills": (162, 9, "building", 0, False),
    "microprocessors": (163, 17, "building power", 0, True),
    "mine": (164, 10, "building", 0, False),
    "miranda_resort": (165, 15, "space earth jovian", 1, False),
    "mohole_area": (166, 18, "building", 0, False),
    "monocultures": (167, 6, "", 0, False),
    "moss": (168, 3, "plant", 0, False),
    "natural_preserve": (169, 12, "building science", 1, False),
    "new_portfolios": (170, 14, "plant power", 0, True),
    "nitrophilic_moss": (171, 14, "plant", 0, True),
    "noctis_farming": (172, 13, "building plant", 1, False),
    "nuclear_plants": (173, 10, "building", -1, False),
    "power_grid": (174, 8, "building power", 0, False),
    "power_plant": (175, 3, "building power", 0, False),
    "power_supply_consortium": (176, 12, "power", 0, False),
    "protected_valley": (177, 22, "building plant", 0, False),
    "quantum_extractor": (178, 16, "science building power", 2, False),
    "rad_suits": (179, 4, "", 0, False),
    "satellite_farms": (180, 17, "space", 0, False),
    "satellites": (181, 14, "space", 0, False),
    "slash_and_burn_agriculture": (182, 8, "building", -1, False),
    "smelting": (183, 28, "building power", 0, False),
    "soil_warming": (184, 24, "plant", 0, True),
    "solar_power": (185, 10, "building power", 1, False),
    "solar_trapping": (186, 10, "building", 0, False),
    "soletta": (187, 30, "space", 1, False),
    "space_heaters": (188, 11, "building", 0, True),
    "space_station": (189, 14, "space", 1, False),
    "sponsors": (190, 5, "earth", 0, True),
    "strip_mine": (191, 12, "building", 0, False),
    "surface_mines": (192, 13, "building", 0, False),
    "tectonic_stress_power": (193, 20, "building power", 1, False),
    "titanium_mine": (194, 7, "building", 0, False),
    "toll_station": (195, 16, "", 0, False),
    "trading_post": (196, 11, "", 0, True),
    "trapped_heat": (197, 20, "", 0, False),
    "trees": (198, 17, "plant", 1, False),
    "tropical_resort": (199, 19, "", 2, False),
    "tundra_farming": (200, 12, "plant", 1, False),
    "underground_city": (201, 7, "building", 0, False),
    "undersea_vents": (202, 31, "building power", 0, False),
    "venture_capitalism": (203, 11, "", 0, False),
    "vesta_shipyard": (204, 16, "building space jovian", 1, False),
    "wave_power": (205, 9, "power", 0, False),
    "windmills": (206, 10, "building power", 1, False),
    "worms": (207, 11, "microbe", 0, False),
    "zeppelins": (208, 10, "", 1, False),
}

# what is asked of the planet: parameter, what is enough, what is one step too little; in degrees, per cent and tiles
PLANET: dict[str, tuple[str, int, int]] = {
    "low_atmo_shields": ("oxygen", 3, 2),
    "methane_from_titan": ("oxygen", 3, 2),
    "natural_preserve": ("oxygen", 3, 2),
    "worms": ("oxygen", 3, 2),
    "zeppelins": ("oxygen", 3, 2),
    "noctis_farming": ("temperature", -18, -20),
    "trapped_heat": ("temperature", -18, -20),
    "trees": ("temperature", -8, -10),
    "tundra_farming": ("temperature", -8, -10),
    "moss": ("oceans", 3, 2),
    "rad_suits": ("oceans", 2, 1),
    "wave_power": ("oceans", 3, 2),
}
GOALS = {"temperature": 8, "oxygen": 14, "oceans": 9}
COLOURS = ["purple", "red", "yellow", "white"]
# the colour from which on, and the reason given below it
LEAST_ZONE = {name: 1 if least in (3, -18) else 2 for name, (what, least, _) in PLANET.items() if what != "oceans"}

# own science tags that must lie there
SCIENCE = {"mass_converter": 4, "quantum_extractor": 3}

# what is given up on top of the price
GIVES_UP: dict[str, tuple[str, int]] = {
    "lunar_beam": ("tr", 1),
    "monocultures": ("tr", 1),
    "moss": ("plants", 1),
    "strip_mine": ("tr", 1),
    "tropical_resort": ("heat", 5),
}

# all that changes when the card is played at `rich`, the price apart; a plus sign is production
DOES: dict[str, dict[str, int]] = {
    "low_atmo_shields": {"0.+credits": 1, "0.+heat": 2},
    "lunar_beam": {"0.tr": -1, "0.+heat": 4},
    "mass_converter": {"0.+heat": 3, "0.titanium": 1},
    "medical_lab": {},  # the only building there
    "methane_from_titan": {"0.+plants": 2, "0.+heat": 2},
    "micro_mills": {"0.+heat": 1, "0.steel": 1},
    "microprocessors": {"0.hand": 1, "deck": -2, "discard": 1, "0.+heat": 3},
    "mine": {"0.steel": 2},
    "miranda_resort": {"0.+credits": 1},
    "mohole_area": {"0.+heat": 4},
    "monocultures": {"0.tr": -1, "0.+plants": 2},
    "moss": {"0.plants": -1, "0.+plants": 1},
    "natural_preserve": {"0.+credits": 2},
    "new_portfolios": {"0.+credits": 1, "0.+plants": 1, "0.+heat": 1},
    "nitrophilic_moss": {"0.+plants": 2},
    "noctis_farming": {"0.plants": 2, "0.+plants": 1},
    "nuclear_plants": {"0.+credits": 1, "0.+heat": 3},
    "power_grid": {"0.+credits": 1},
    "power_plant": {"0.+heat": 1},
    "power_supply_consortium": {"0.+credits": 2, "0.+heat": 1},
    "protected_valley": {"0.forests": 1, "oxygen": 1, "0.tr": 1, "0.+credits": 2},
    "quantum_extractor": {"0.+heat": 3},
    "rad_suits": {"0.+credits": 2},
    "satellite_farms": {"0.+heat": 1},
    "satellites": {"0.+credits": 1},
    "slash_and_burn_agriculture": {"0.+plants": 2},
    "smelting": {"0.hand": 2, "deck": -2, "0.+heat": 5},
    "soil_warming": {"temperature": 2, "0.tr": 1, "0.+plants": 2},
    "solar_power": {"0.+heat": 1},
    "solar_trapping": {"0.hand": 1, "deck": -1, "0.heat": 3, "0.+heat": 1},
    "soletta": {"0.+heat": 5},
    "space_heaters": {"0.hand": 1, "deck": -1, "0.+heat": 2},
    "space_station": {"0.titanium": 1},
    "sponsors": {"0.+credits": 2},
    "strip_mine": {"0.tr": -1, "0.steel": 2, "0.titanium": 1},
    "surface_mines": {"0.steel": 1, "0.titanium": 1},
    "tectonic_stress_power": {"0.+heat": 3},
    "titanium_mine": {"0.titanium": 1},
    "toll_station": {"0.+credits": 3},  # no other card in hand
    "trading_post": {"0.plants": 3, "0.+credits": 2},
    "trapped_heat": {"oceans": 1, "0.tr": 1, "0.plants": 2, "0.+heat": 2},  # the plants are the tile's
    "trees": {"0.plants": 1, "0.+plants": 3},
    "tropical_resort": {"0.heat": -5, "0.+credits": 4},
    "tundra_farming": {"0.plants": 1, "0.+credits": 2, "0.+plants": 1},
    "underground_city": {"0.+credits": 1, "0.steel": 1},
    "undersea_vents": {"0.+cards": 1, "0.+heat": 4},
    "venture_capitalism": {"0.+credits": 1},  # the event Research
    "vesta_shipyard": {"0.titanium": 1},
    "wave_power": {"0.+heat": 3},
    "windmills": {"0.+heat": 1},
    "worms": {"0.+plants": 1},
    "zeppelins": {"0.+credits": 1},
}
# four science tags and an event, no tag that any card of the block would count or make cheaper
LEARNED = ["research", "interns", "matter_manufacturing"]
TILES = ["credits_4", "card_1", "card_1", "plants_2"]
DECK = ["grass", "bushes", "lichen"]


def rich(
    name: str,
    credits: int = 40,
    corporation: str | None = None,
    played: tuple[str, ...] = (),
    hand: tuple[str, ...] = (),
    other: dict[str, object] | None = None,
    phase: str | None = "development",
    picked: str | None = None,
    **fields: object,
) -> Ares:
    """A table where everything in this block can be played, with parameters as low as that allows."""
    me = seat(
        corporation,
        [name, *hand],
        [*LEARNED, *played],
        picked,
        None,
        credits=credits,
        plants=1,
        heat=5,
        forests=1,
        **fields,
    )
    return table(me, other or NOBODY, phase=phase, temperature=-8, oxygen=3, oceans=3, tiles=TILES, deck=DECK)


def playing(name: str) -> list[str]:
    """The answers that play it. One card asks something every time: which card of the hand goes."""
    return [f"play {name}"] + (["discard grass"] if name == "microprocessors" else [])


def bare(name: str, **fields: object) -> Ares:
    """Nothing is asked of the planet but what the fields say; all that may be given up is there."""
    me = seat(hand=[name], played=LEARNED, credits=40, plants=1, heat=5)
    return table(me, NOBODY, phase="development", **fields)


def why(game: Ares, name: str) -> list[Reason]:
    return game.why_not(0)[f"play {name}"]


def told(game: Ares, notation: str) -> Option:
    return next(o for o in game.asked[0].options if o.notation == notation)


def price_of(name: str, **fields: object) -> int:
    """What the seat pays for it."""
    game = rich(name, **fields)  # type: ignore[arg-type]
    before = game.own[0].stock[0]
    do(game, f"play {name}")
    return before - game.own[0].stock[0]


# ---- what is printed on every card
def test_the_block_is_whole() -> None:
    assert [row[0] for row in PRINTED.values()] == list(range(157, 209))
    assert list(DOES) == list(PRINTED)


@pytest.mark.parametrize("name", PRINTED)
def test_printed(name: str) -> None:
    number, cost, tags, _, star = PRINTED[name]
    card = BY_NAME[name]
    assert card.code == str(number)
    assert card.edition == ("star" if star else "ares")
    assert card.kind == AUTOMATED
    assert card.cost == cost
    assert sorted(TAGS[t] for t in card.tags) == sorted(tags.split())
    assert CUBES[card.holds] == "none" and not card.acts and not card.effects


@pytest.mark.parametrize("name", PRINTED)
def test_what_it_asks_for_is_declared_and_nothing_else(name: str) -> None:
    expected = set()
    if name in LEAST_ZONE:
        expected.add(f"needs {PLANET[name][0]} {COLOURS[LEAST_ZONE[name]]} to white")
    elif name in PLANET:
        expected.add(f"needs flipped {PLANET[name][1]}..")
    if name in SCIENCE:
        expected.add(f"needs {SCIENCE[name]} science tags")
    if name in GIVES_UP:
        what, n = GIVES_UP[name]
        expected.add(f"needs giving up {n} {'rating' if what == 'tr' else what}")
    assert {need.text for need in BY_NAME[name].needs} == expected


@pytest.mark.parametrize("name", PRINTED)
def test_price(name: str) -> None:
    cost = PRINTED[name][1]
    assert price_of(name, credits=cost) == cost
    assert [(r.kind, r.need, r.have) for r in why(rich(name, credits=cost - 1), name)] == [("credits", cost, cost - 1)]


@pytest.mark.parametrize("name", PRINTED)
def test_green_cards_belong_to_the_first_phase(name: str) -> None:
    for phase in ("construction", "action"):
        game = rich(name, phase=phase)
        assert not can(game, f"play {name}")
        assert reasons(game, f"play {name}") == ["wrong_phase"]
    assert reasons(rich(name, left={"plays": 0}), f"play {name}")[-1:] == ["no_play_left"]


@pytest.mark.parametrize("name", PRINTED)
def test_it_costs_three_less_for_who_picked_the_phase(name: str) -> None:
    cost = PRINTED[name][1]
    assert price_of(name, picked="development") == cost - 3
    assert price_of(name, other=seat(picked="development")) == cost


@pytest.mark.parametrize("name", PRINTED)
def test_capacity_makes_it_cheaper_by_its_tags(name: str) -> None:
    _, cost, tags, _, _ = PRINTED[name]
    steel, titanium = 2 * ("building" in tags.split()), 3 * ("space" in tags.split())
    assert price_of(name, capacity={"steel": 1}) == cost - steel
    assert price_of(name, capacity={"titanium": 1}) == cost - titanium
    assert price_of(name, other=seat(capacity={"steel": 1, "titanium": 1})) == cost, "only the own one counts"


@pytest.mark.parametrize(("corporation", "tag"), [("thorgate", "power"), ("teractor", "earth")])
@pytest.mark.parametrize("name", PRINTED)
def test_corporations_that_love_a_tag(name: str, corporation: str, tag: str) -> None:
    _, cost, tags, _, _ = PRINTED[name]
    assert price_of(name, corporation=corporation) == cost - 3 * (tag in tags.split())


@pytest.mark.parametrize("name", PRINTED)
def test_credicor_pays_less_for_a_printed_cost_of_twenty(name: str) -> None:
    cost = PRINTED[name][1]
    big = 4 if cost >= 20 else 0
    assert price_of(name, corporation="credicor") == cost - big
    assert price_of(name, corporation="credicor", picked="development") == cost - big - 3


@pytest.mark.parametrize("name", PRINTED)
def test_tags_and_points_in_play(name: str) -> None:
    _, _, tags, worth, _ = PRINTED[name]
    game = rich(name)
    who = game.own[0]
    before, had = who.tags[:], points(game)
    do(game, f"play {name}")
    gained = {TAGS[t]: n - before[t] for t, n in enumerate(who.tags) if n != before[t]}
    assert gained == {tag: 1 for tag in tags.split()}
    assert points(game) - had == worth
    assert BY_NAME[name].number in who.played and BY_NAME[name].number not in who.hand
    assert points(table(seat(played=[name]), NOBODY)) == worth


# ---- what it asks for
@pytest.mark.parametrize("name", PLANET)
def test_the_planet_must_be_ready(name: str) -> None:
    parameter, enough, short = PLANET[name]
    assert can(bare(name, **{parameter: enough}), f"play {name}")
    assert can(bare(name, **{parameter: GOALS[parameter]}), f"play {name}")
    (reason,) = why(bare(name, **{parameter: short}), name)
    if name in LEAST_ZONE:
        assert (reason.kind, reason.item) == ("zone_low", parameter)
        assert (reason.need, reason.have) == (LEAST_ZONE[name], LEAST_ZONE[name] - 1)
    else:
        assert (reason.kind, reason.item, reason.need, reason.have) == ("parameter_low", parameter, enough, short)
    others = {p: goal for p, goal in GOALS.items() if p != parameter}
    assert reasons(bare(name, **others), f"play {name}") == [reason.kind]


@pytest.mark.parametrize("name", PLANET)
def test_the_planet_is_looked_at_as_the_phase_began(name: str) -> None:
    parameter, enough, short = PLANET[name]
    late = bare(name, **{parameter: GOALS[parameter]}, begun={parameter: short})
    assert reasons(late, f"play {name}") == ["zone_low" if name in LEAST_ZONE else "parameter_low"]
    assert can(bare(name, **{parameter: GOALS[parameter]}, begun={parameter: enough}), f"play {name}")


@pytest.mark.parametrize("name", sorted(set(PRINTED) - set(PLANET)))
def test_the_planet_does_not_matter(name: str) -> None:
    assert can(bare(name), f"play {name}")
    assert can(bare(name, **GOALS), f"play {name}")


@pytest.mark.parametrize("name", PLANET)
@pytest.mark.parametrize("source", ["inventrix", "adaptation_technology"])
def test_a_shift_reads_one_colour_off_and_never_oceans(name: str, source: str) -> None:
    parameter, _, short = PLANET[name]
    first = {"temperature": [-30, -18, -8], "oxygen": [0, 3, 7], "oceans": [0, 0, 0]}[parameter]

    def at(value: int) -> Ares:
        fields: dict[str, object] = {"hand": [name], "credits": 40, "plants": 1}
        fields |= {"corporation": source} if source == "inventrix" else {"played": [source]}
        me = seat(**fields)  # type: ignore[arg-type]
        return table(me, NOBODY, phase="development", **{parameter: value})

    if name in LEAST_ZONE:
        assert can(at(first[LEAST_ZONE[name] - 1]), f"play {name}")
        if LEAST_ZONE[name] == 2:
            assert reasons(at(-20), f"play {name}") == ["zone_low"], "two colours are too many"
    else:
        assert reasons(at(short), f"play {name}") == ["parameter_low"]


@pytest.mark.parametrize("name", SCIENCE)
def test_science_must_lie_there_already(name: str) -> None:
    def with_science(corporation: str | None, *played: str) -> Ares:
        me = seat(corporation, hand=[name], played=played, credits=40)
        return table(me, seat(played=["ai_central", "standard_technology"]), phase="development", **GOALS)

    singles = ["interns", "think_tank", "matter_manufacturing", "physics_complex"]
    n = SCIENCE[name]
    assert can(with_science(None, *singles[:n]), f"play {name}")
    assert can(with_science("inventrix", *singles[: n - 1]), f"play {name}"), "the corporation counts"
    assert can(with_science(None, "research", *singles[: n - 2]), f"play {name}"), "an event keeps its two tags"
    (reason,) = why(with_science(None, *singles[: n - 1]), name)  # its own tag and those of others do not help
    assert (reason.kind, reason.item, reason.need, reason.have) == ("tags", "science", n, n - 1)
    assert reasons(with_science("inventrix", *singles[: n - 2]), f"play {name}") == ["tags"], "tags are not shifted"


@pytest.mark.parametrize("name", SCIENCE)
def test_science_played_in_this_phase_counts(name: str) -> None:
    singles = ["interns", "think_tank", "matter_manufacturing"][: SCIENCE[name] - 1]
    hand = [name, "artificial_photosynthesis"]
    game = table(seat(hand=hand, played=singles, credits=60, left={"plays": 2}), NOBODY, phase="development")
    assert reasons(game, f"play {name}") == ["tags"]
    do(game, "play artificial_photosynthesis")
    assert can(game, f"play {name}")


@pytest.mark.parametrize("name", GIVES_UP)
def test_what_is_given_up_must_be_there(name: str) -> None:
    what, n = GIVES_UP[name]

    def having(amount: int) -> Ares:
        plenty: dict[str, object] = {"tr": 9, "plants": 9, "heat": 9}
        me = seat(hand=[name], credits=40, **{**plenty, what: amount})  # type: ignore[arg-type]
        return table(me, seat(**plenty), phase="development", oceans=3)  # type: ignore[arg-type]

    assert after(having(n), f"play {name}")[f"0.{what}"] == -n
    (reason,) = why(having(n - 1), name)
    kind, item = ("rating_short", "tr") if what == "tr" else ("stock_short", what)
    assert (reason.kind, reason.item, reason.need, reason.have) == (kind, item, n, n - 1)


@pytest.mark.parametrize("name", sorted(set(PRINTED) - set(GIVES_UP)))
def test_nothing_else_is_given_up(name: str) -> None:
    me = seat(hand=[name], played=LEARNED, credits=40, tr=0)
    assert can(table(me, NOBODY, phase="development", **GOALS), f"play {name}")


# ---- what it does
@pytest.mark.parametrize("name", DOES)
def test_does(name: str) -> None:
    assert after(rich(name), *playing(name)) == {"0.credits": -PRINTED[name][1], **DOES[name]}


@pytest.mark.parametrize("name", DOES)
def test_from_the_hand_to_production(name: str) -> None:
    """A whole round: the card is played in phase I and produces in phase IV, for its owner only."""
    game = rich(name, phase=None)
    cost, does = PRINTED[name][1], DOES[name]
    expected = {**does, "round": 1, "1.credits": 5 + 4}
    expected["0.credits"] = 3 - cost + 5 + does.get("0.tr", 0) + does.get("0.+credits", 0)
    for kind in ("heat", "plants"):
        expected[f"0.{kind}"] = does.get(f"0.{kind}", 0) + does.get(f"0.+{kind}", 0)
    expected["0.hand"] = does.get("0.hand", 0) + does.get("0.+cards", 0)
    expected["deck"] = does.get("deck", 0) - does.get("0.+cards", 0)
    changed = after(game, "phase development", (1, "phase production"), *playing(name), (1, "finish"))
    assert changed == {key: n for key, n in expected.items() if n}


@pytest.mark.parametrize("name", PRINTED)
def test_production_comes_again_every_time(name: str) -> None:
    """A card that lies there produces in every phase IV, and does nothing else again."""
    does = DOES[name]
    me = seat(played=[*LEARNED, name], forests=1)
    game = table(me, NOBODY, phase="production", temperature=-8, oxygen=3, oceans=3)
    who = game.own[0]
    credits, heat, plants, cards = (does.get(f"0.+{kind}", 0) for kind in ("credits", "heat", "plants", "cards"))
    assert (who.stock[0], who.stock[5], who.stock[3], len(who.hand)) == (5 + credits, heat, plants, cards)
    expected = {"0.credits": 5 + 4 + credits, "0.heat": heat, "0.plants": plants, "0.hand": cards, "deck": -cards}
    changed = after(game, "phase production", (1, "phase production"))
    assert changed == {key: n for key, n in (expected | {"1.credits": 5 + 4, "round": 1}).items() if n}


@pytest.mark.parametrize("name", PRINTED)
def test_capacity_lies_there(name: str) -> None:
    does = DOES[name]
    game = table(seat(played=[name]), seat(), phase="construction")
    assert game.own[0].capacity == [does.get("0.steel", 0), does.get("0.titanium", 0)]
    assert game.own[1].capacity == [0, 0]


# ---- what it sets off
WATCHING = ("energy_subsidies", "olympus_conference", "anaerobic_microorganisms", "ecological_zone")


@pytest.mark.parametrize("name", DOES)
def test_its_tags_set_off_what_waits_for_them(name: str) -> None:
    tags = PRINTED[name][2].split()
    game = rich(name, corporation="saturn_systems", played=WATCHING)
    changed = after(game, *playing(name))
    does = DOES[name]
    assert changed.get("0.hand", 0) == does.get("0.hand", 0) + ("power" in tags) + ("science" in tags)
    assert changed.get("on anaerobic_microorganisms", 0) == len({"animal", "microbe", "plant"} & set(tags))
    assert changed.get("on ecological_zone", 0) == len({"animal", "plant"} & set(tags))
    assert changed.get("0.tr", 0) == does.get("0.tr", 0) + ("jovian" in tags)


@pytest.mark.parametrize("name", DOES)
def test_it_sets_off_nothing_of_others(name: str) -> None:
    played = [
        *WATCHING,
        "interplanetary_conference",
        "anti_gravity_technology",
        "arctic_algae",
        "livestock",
        "herbivores",
    ]
    watching = seat("saturn_systems", played=[*played, "small_animals", "fish"])
    changed = after(rich(name, other=watching), *playing(name))
    assert changed == {"0.credits": -PRINTED[name][1], **DOES[name]}


@pytest.mark.parametrize("name", DOES)
def test_earth_and_jovian_each_interest_the_interplanetary_conference(name: str) -> None:
    wanted = len({"earth", "jovian"} & set(PRINTED[name][2].split()))
    changed = after(rich(name, played=("interplanetary_conference",)), *playing(name))
    assert changed["0.credits"] == -(PRINTED[name][1] - 3 * wanted)
    assert changed.get("0.hand", 0) == DOES[name].get("0.hand", 0) + wanted


@pytest.mark.parametrize("name", DOES)
def test_mining_guild_gains_rating_for_steel_only(name: str) -> None:
    does = DOES[name]
    changed = after(rich(name, corporation="mining_guild"), *playing(name))
    assert changed.get("0.tr", 0) == does.get("0.tr", 0) + does.get("0.steel", 0)


@pytest.mark.parametrize("name", DOES)
def test_any_card_feeds_anti_gravity_technology(name: str) -> None:
    does = DOES[name]
    changed = after(rich(name, played=("anti_gravity_technology",)), *playing(name))
    assert changed.get("0.heat", 0) == does.get("0.heat", 0) + 2
    assert changed.get("0.plants", 0) == does.get("0.plants", 0) + 2


# ---- production that is counted: kind, tag, other cards with it: two green ones, a corporation and an event
COUNTED: dict[str, tuple[str, str, list[str], str, str]] = {
    "miranda_resort": ("credits", "earth", ["sponsors", "lunar_beam"], "teractor", "bribed_committee"),
    "power_grid": ("credits", "power", ["wave_power", "lunar_beam"], "thorgate", ""),
    "satellite_farms": ("heat", "space", ["soletta", "space_station"], "phobolog", "comet"),
    "satellites": ("credits", "space", ["soletta", "space_station"], "phobolog", "comet"),
    "windmills": ("heat", "power", ["wave_power", "lunar_beam"], "thorgate", ""),
    "worms": ("plants", "microbe", ["archaebacteria", "designed_microorganisms"], "", "advanced_ecosystems"),
}
OWN_PRODUCTION = {"soletta": {"heat": 5}, "sponsors": {"credits": 2}, "lunar_beam": {"heat": 4}}
OWN_PRODUCTION |= {"wave_power": {"heat": 3}, "archaebacteria": {"plants": 1}, "thorgate": {"heat": 1}}
OWN_PRODUCTION |= {"designed_microorganisms": {"plants": 2}}


@pytest.mark.parametrize("name", COUNTED)
def test_production_by_tags_counts_itself_and_all_own_tags(name: str) -> None:
    kind, tag, greens, corporation, event = COUNTED[name]
    rest = [*greens, *([event] if event else [])]
    tags = 1 + len(rest) + bool(corporation)
    me = seat(corporation or None, played=[name, *rest])
    assert tag in PRINTED[name][2].split()
    game = table(me, seat(played=["giant_space_mirror", "tardigrades", "cartel"]))
    flat = sum(OWN_PRODUCTION.get(other, {}).get(kind, 0) for other in [*rest, corporation])
    assert produce(game)[kind] == tags + flat
    alone = table(seat(played=[name]), seat(corporation or None, played=rest))
    assert produce(alone) == {kind: 1}, "tags of others do not count"


@pytest.mark.parametrize("name", COUNTED)
def test_production_by_tags_follows_every_card_played(name: str) -> None:
    kind, _, (first, second), _, _ = COUNTED[name]
    fields: dict[str, object] = {"credits": 99, "plants": 1, "left": {"plays": 3}}
    hand = [name, first, second, "mohole_area"]
    game = table(
        seat(hand=hand, **fields),  # type: ignore[arg-type]
        NOBODY,
        phase="development",
        oxygen=3,
        oceans=3,
        temperature=-30,
    )
    assert after(game, f"play {first}").get(f"0.+{kind}", 0) == OWN_PRODUCTION.get(first, {}).get(kind, 0)
    assert after(game, f"play {name}")[f"0.+{kind}"] == 2
    assert after(game, f"play {second}")[f"0.+{kind}"] == 1 + OWN_PRODUCTION.get(second, {}).get(kind, 0)


@pytest.mark.parametrize(
    ("corporation", "others", "credits"),
    [
        (None, [], 0),
        (None, ["power_plant"], 1),
        (None, ["power_plant", "mohole_area"], 1),
        (None, ["power_plant", "mohole_area", "colonizer_training_camp"], 2),  # an event keeps its tag
        ("interplanetary_cinematics", [], 1),
        ("mining_guild", [], 1),  # two tags and the card itself: three, rounded down
        ("mining_guild", ["steelworks"], 2),
    ],
)
def test_medical_lab_counts_every_two_buildings(corporation: str | None, others: list[str], credits: int) -> None:
    game = table(seat(corporation, played=["medical_lab", *others]), seat(played=["mine", "titanium_mine"]))
    assert produce(game).get("credits", 0) == credits


def test_medical_lab_grows_with_every_second_building() -> None:
    hand = ["medical_lab", "power_plant", "titanium_mine", "mine"]
    game = table(seat(hand=hand, credits=99, left={"plays": 4}), NOBODY, phase="development")
    assert after(game, "play medical_lab") == {"0.credits": -15}
    assert after(game, "play power_plant") == {"0.credits": -3, "0.+heat": 1, "0.+credits": 1}
    assert after(game, "play titanium_mine") == {"0.credits": -7, "0.titanium": 1}
    assert after(game, "play mine") == {"0.credits": -10, "0.steel": 2, "0.+credits": 1}


def test_power_grid_in_the_example_of_production() -> None:
    """Rulebook p. 15: four cards, Power Grid among them: 4 credits, 6 for TR, a card, 3 heat, a plant, 4 as bonus."""
    played = ["acquired_company", "power_grid", "new_portfolios", "geothermal_power"]
    game = table(seat(tr=6, played=played), NOBODY, phase=None)
    changed = after(game, "phase production", (1, "phase production"))
    own = {key: n for key, n in changed.items() if key.startswith("0.")}
    assert own == {"0.credits": 4 + 6 + 4, "0.hand": 1, "0.heat": 3, "0.plants": 1}


def test_nuclear_plants_have_no_power_tag() -> None:
    game = rich("nuclear_plants", corporation="thorgate", played=("energy_subsidies", "power_grid", "windmills"))
    assert after(game, "play nuclear_plants") == {"0.credits": -10, "0.+credits": 1, "0.+heat": 3}
    assert points(table(seat(played=["nuclear_plants", "slash_and_burn_agriculture"]))) == -2


def test_venture_capitalism_counts_own_events() -> None:
    events = ["comet", "research", "advanced_ecosystems"]
    game = table(seat(played=["venture_capitalism", *events, "tardigrades"]), seat(played=["lava_flows"]))
    assert produce(game) == {"credits": 3}, "one for each event, whatever other tags it has"
    assert produce(table(seat(played=["venture_capitalism"]), seat(played=events))) == {}


def test_venture_capitalism_follows_events_played_later() -> None:
    me = seat(hand=["lava_flows", "tardigrades"], played=["venture_capitalism"], credits=40, picked="construction")
    game = table(me, seat(hand=["comet"], credits=40), phase="construction")
    assert after(game, "play lava_flows")["0.+credits"] == 1
    assert "0.+credits" not in after(game, "play tardigrades")
    assert "0.+credits" not in after(game, (1, "play comet"))


def test_zeppelins_pay_for_every_own_forest_and_are_counted_anew() -> None:
    game = table(seat(played=["zeppelins"], forests=3, plants=16, credits=20), seat(forests=7, plants=8), oxygen=3)
    assert produce(game) == {"credits": 3}
    assert after(game, "convert plants") == {
        "0.plants": -8,
        "0.forests": 1,
        "oxygen": 1,
        "0.tr": 1,
        "0.+credits": 1,
    }
    assert after(game, "standard forest")["0.+credits"] == 1
    assert "0.+credits" not in after(game, (1, "convert plants"))
    assert produce(table(seat(played=["zeppelins"]), seat(forests=7))) == {}
    assert points(game) == 1, "tokens score on their own, the card only its printed point"


def test_zeppelins_pay_for_forests_past_the_goal_of_oxygen() -> None:
    game = table(seat(played=["zeppelins"], plants=8), NOBODY, oxygen=14)
    assert after(game, "convert plants") == {"0.plants": -8, "0.forests": 1, "0.+credits": 1}


# ---- capacity
def test_capacity_is_for_later_cards_of_any_colour_and_never_spent() -> None:
    hand = ["strip_mine", "mine", "vesta_shipyard", "soletta"]
    game = table(seat(hand=hand, credits=99, left={"plays": 4}), NOBODY, phase="development")
    assert after(game, "play strip_mine")["0.credits"] == -12, "its own steel is not there yet"
    assert after(game, "play mine") == {"0.credits": -(10 - 2 * 2), "0.steel": 2}
    assert after(game, "play vesta_shipyard") == {"0.credits": -(16 - 4 * 2 - 3), "0.titanium": 1}
    assert after(game, "play soletta") == {"0.credits": -(30 - 2 * 3), "0.+heat": 5}
    assert game.own[0].capacity == [4, 2]
    later = table(
        seat(hand=["ironworks", "comet"], played=hand, credits=40, picked="construction"),
        NOBODY,
        phase="construction",
        tiles=["plants_2"],
    )
    assert after(later, "play ironworks")["0.credits"] == -(12 - 4 * 2)
    assert after(later, "play comet")["0.credits"] == -(25 - 2 * 3)


@pytest.mark.parametrize("name", ["micro_mills", "surface_mines", "underground_city", "mine", "strip_mine"])
def test_steel_takes_two_off_a_building(name: str) -> None:
    steel = DOES[name]["0.steel"]
    game = table(seat(hand=["mohole_area", "soil_warming"], played=[name], credits=40), NOBODY, phase="development")
    assert told(game, "play mohole_area").amount == 18 - 2 * steel
    assert told(game, "play soil_warming").amount == 24


TITANIUM = ["mass_converter", "space_station", "strip_mine", "surface_mines", "titanium_mine", "vesta_shipyard"]


@pytest.mark.parametrize("name", TITANIUM)
def test_titanium_takes_three_off_a_space_card(name: str) -> None:
    game = table(seat(hand=["soletta", "soil_warming"], played=[name], credits=40), NOBODY, phase="development")
    assert told(game, "play soletta").amount == 30 - 3
    assert told(game, "play soil_warming").amount == 24
    better = table(seat(hand=["soletta"], played=[name, "advanced_alloys"], credits=40), NOBODY, phase="development")
    assert told(better, "play soletta").amount == 30 - 4


# ---- cards drawn
def test_microprocessors_draw_two_and_then_one_of_the_hand_goes() -> None:
    game = rich("microprocessors", hand=("comet",), played=("composting_factory",))
    drawn = after(game, "play microprocessors")
    assert drawn == {"0.credits": -17, "0.hand": 2, "deck": -2, "0.+heat": 3}
    assert offered(game) == ["discard comet", "discard grass", "discard bushes"], "no way round it"
    assert after(game, "discard comet") == {"0.hand": -1, "discard": 1}, "no credits for it"
    assert offered(game) == [] and list(game.shown) == [], "face down"


def test_microprocessors_from_an_otherwise_empty_hand() -> None:
    me = seat(hand=["microprocessors"], credits=17)
    game = table(me, NOBODY, phase="development", deck=["grass", "trees"])
    do(game, "play microprocessors")
    assert offered(game) == ["discard grass", "discard trees"]
    do(game, "discard trees")
    assert [game.card_name(c) for c in game.own[0].hand] == ["grass"]
    assert [game.card_name(c) for c in game.discard] == ["trees"]


def test_microprocessors_in_the_example_of_payment() -> None:
    """Rulebook p. 13: 17 less 4 for two steel and 3 for the phase; with 4 credits two cards go, then two are drawn."""
    hand = ["microprocessors", "comet", "birds", "grass"]
    me = seat(hand=hand, played=["mine"], credits=4, picked="development")
    game = table(me, NOBODY, phase="development", deck=["trees", "moss"])
    do(game, "play microprocessors", ["sell comet", "sell birds"])
    assert game.own[0].stock[0] == 0
    assert offered(game) == ["discard grass", "discard trees", "discard moss"]
    do(game, "discard trees")
    assert game.waiting() == [1] and produce(game) == {"heat": 3}


@pytest.mark.parametrize(("name", "n"), [("smelting", 2), ("solar_trapping", 1), ("space_heaters", 1)])
def test_cards_drawn_come_from_the_top_and_all_stay(name: str, n: int) -> None:
    game = table(seat(hand=[name], credits=28), NOBODY, phase="development", deck=["grass", "trees", "comet"])
    do(game, f"play {name}")
    assert [game.card_name(c) for c in game.own[0].hand] == ["grass", "trees", "comet"][:n]
    assert list(game.discard) == [] and offered(game) == []


def test_undersea_vents_draw_in_every_production() -> None:
    game = table(seat(played=["undersea_vents", "acquired_company"]), NOBODY, phase=None, deck=["grass", "trees"])
    changed = after(game, "phase production", (1, "phase production"))
    assert changed == {"0.credits": 9, "0.heat": 4, "0.hand": 2, "deck": -2, "1.credits": 9, "round": 1}
    assert [game.card_name(c) for c in game.own[0].hand] == ["grass", "trees"]


# ---- the planet
def test_protected_valley_is_a_forest_with_its_step_of_oxygen() -> None:
    me = seat(hand=["protected_valley"], played=["small_animals", "herbivores", "zeppelins"], credits=22)
    game = table(me, seat(played=["fish"]), phase="development")
    assert after(game, "play protected_valley") == {
        "0.credits": -22,
        "0.forests": 1,
        "oxygen": 1,
        "0.tr": 1,
        "0.+credits": 2 + 1,
        "on small_animals": 1,
        "on herbivores": 1,
    }


def test_protected_valley_past_the_goal_gives_the_token_alone() -> None:
    me = seat(hand=["protected_valley"], played=["small_animals", "herbivores"], credits=22)
    game = table(me, NOBODY, phase="development", oxygen=14)
    assert told(game, "play protected_valley").idle == ("oxygen",)
    assert after(game, "play protected_valley") == {
        "0.credits": -22,
        "0.forests": 1,
        "0.+credits": 2,
        "on small_animals": 1,
    }
    late = table(
        seat(hand=["protected_valley"], credits=22), NOBODY, phase="development", oxygen=14, begun={"oxygen": 13}
    )
    assert after(late, "play protected_valley") == {"0.credits": -22, "0.forests": 1, "0.tr": 1, "0.+credits": 2}


def test_soil_warming_raises_temperature() -> None:
    me = seat(hand=["soil_warming"], played=["livestock"], credits=24)
    game = table(me, NOBODY, phase="development", temperature=6)
    assert after(game, "play soil_warming") == {
        "0.credits": -24,
        "temperature": 2,
        "0.tr": 1,
        "0.+plants": 2,
        "on livestock": 1,
    }


def test_soil_warming_past_the_goal() -> None:
    me = seat(hand=["soil_warming"], played=["livestock"], credits=24)
    full = table(me, NOBODY, phase="development", temperature=8)
    assert told(full, "play soil_warming").idle == ("temperature",)
    assert after(full, "play soil_warming") == {"0.credits": -24, "0.+plants": 2}
    late = table(me, NOBODY, phase="development", temperature=8, begun={"temperature": 6})
    assert after(late, "play soil_warming") == {"0.credits": -24, "0.tr": 1, "0.+plants": 2, "on livestock": 1}


def test_soil_warming_opens_no_zone_in_its_own_phase() -> None:
    me = seat(hand=["soil_warming", "noctis_farming"], credits=60, left={"plays": 2})
    game = table(me, seat(hand=["trapped_heat"], credits=20), phase="development", temperature=-20)
    do(game, "play soil_warming")
    assert game.params[0] * 2 - 30 == -18
    assert reasons(game, "play noctis_farming") == ["zone_low"]
    assert reasons(game, "play trapped_heat", 1) == ["zone_low"], "nor for the others"


@pytest.mark.parametrize(
    ("tile", "reward"),
    [
        ("plants_2", {"0.plants": 2}),
        ("card_1", {"0.hand": 1, "deck": -1}),
        ("credits_4", {"0.credits": 4 - 20}),
        ("credits_2_plant_1", {"0.credits": 2 - 20, "0.plants": 1}),
    ],
)
def test_trapped_heat_flips_an_ocean(tile: str, reward: dict[str, int]) -> None:
    me = seat(hand=["trapped_heat"], played=["fish", "herbivores"], credits=20)
    game = table(me, seat(played=["arctic_algae"]), phase="development", temperature=-18, tiles=[tile])
    assert after(game, "play trapped_heat") == {
        "0.credits": -20,
        "oceans": 1,
        "0.tr": 1,
        "0.+heat": 2,
        "on fish": 1,
        "on herbivores": 1,
        **reward,
    }


def test_trapped_heat_past_the_ninth_ocean() -> None:
    tiles = ["plants_2", "plants_2", "card_1", "card_1", "card_1_credits_1", "card_1_plant_1"]
    tiles += ["credits_2_plant_1", "credits_1_plant_1", "credits_4"]
    me = seat(hand=["trapped_heat"], credits=20)
    full = table(me, NOBODY, phase="development", temperature=0, oceans=9, tiles=tiles)
    assert told(full, "play trapped_heat").idle == ("ocean",)
    assert after(full, "play trapped_heat") == {"0.credits": -20, "0.+heat": 2}
    late = table(me, NOBODY, phase="development", temperature=0, oceans=9, tiles=tiles, begun={"oceans": 8})
    assert after(late, "play trapped_heat") == {"0.credits": -20 + 4, "0.tr": 1, "0.+heat": 2}


# ---- what is given up, beside other ways to pay
def test_moss_asks_for_oceans_and_for_a_plant() -> None:
    game = table(seat(hand=["moss"], credits=3), NOBODY, phase="development", oceans=2)
    assert reasons(game, "play moss") == ["parameter_low", "stock_short"]


def test_the_plant_of_moss_cannot_make_it_cheaper_as_well() -> None:
    def game(plants: int, credits: int) -> Ares:
        me = seat(hand=["moss"], played=["restructured_resources"], plants=plants, credits=credits)
        return table(me, NOBODY, phase="development", oceans=3)

    assert reasons(game(1, 0), "play moss") == ["credits"]
    assert after(game(1, 3), "play moss") == {"0.credits": -3, "0.plants": -1, "0.+plants": 1}
    assert after(game(2, 0), "play moss") == {"0.plants": -2, "0.+plants": 1}
    choice = do(game(2, 3), "play moss")
    assert offered(choice) == ["pay 3", "pay 0 plants 1"]


def test_the_heat_of_tropical_resort_cannot_pay_for_it_as_well() -> None:
    def game(heat: int, credits: int) -> Ares:
        me = seat("helion", hand=["tropical_resort"], heat=heat, credits=credits)
        return table(me, NOBODY, phase="development")

    assert reasons(game(23, 0), "play tropical_resort") == ["credits"]
    assert reasons(game(4, 19), "play tropical_resort") == ["stock_short"]
    assert after(game(24, 0), "play tropical_resort") == {"0.heat": -24, "0.+credits": 4}
    choice = do(game(6, 19), "play tropical_resort")
    assert offered(choice) == ["pay 19", "pay 18 heat 1"]


@pytest.mark.parametrize("name", [name for name, (what, _) in GIVES_UP.items() if what == "tr"])
def test_rating_is_given_before_it_may_come_back(name: str) -> None:
    assert after(rich(name, tr=1), f"play {name}")["0.tr"] == -1, "down to nothing"
    none = rich(name, corporation="mining_guild", tr=0)
    assert reasons(none, f"play {name}") == ["rating_short"], "not even if the card would bring some"


# ---- Toll Station
@pytest.mark.parametrize("name", sorted(set(PRINTED) - {"toll_station"}))
def test_toll_station_lets_a_card_of_printed_nine_be_played_free(name: str) -> None:
    game = rich("toll_station", credits=13, hand=(name,), capacity={"steel": 3, "titanium": 3}, picked="development")
    assert after(game, "play toll_station") == {"0.credits": -13, "0.+credits": 3}
    if PRINTED[name][1] <= 9:
        assert offered(game) == [f"play {name}", "play nothing"]
        assert after(game, f"play {name}") == DOES[name]
    else:
        assert offered(game) == [], "the printed cost counts, not what it would cost now"
    assert game.waiting() == [1]


def test_toll_station_may_be_enough() -> None:
    game = rich("toll_station", hand=("sponsors", "power_plant"))
    do(game, "play toll_station")
    assert offered(game) == ["play sponsors", "play power_plant", "play nothing"]
    assert after(game, "play nothing") == {}
    assert game.waiting() == [1] and len(game.own[0].hand) == 2


def test_toll_station_frees_from_the_price_only() -> None:
    hand = ["toll_station", "moss", "low_atmo_shields", "rad_suits", "lunar_beam", "archaebacteria", "tardigrades"]
    game = table(seat(hand=hand, credits=16, tr=0), NOBODY, phase="development", temperature=-18)
    do(game, "play toll_station")
    assert offered(game) == [], "plants, oxygen, oceans, rating, cold; and a blue card is not meant"
    met = table(seat(hand=hand, credits=16, plants=1), NOBODY, phase="development", oceans=3, oxygen=3)
    do(met, "play toll_station")
    names = ["moss", "low_atmo_shields", "rad_suits", "lunar_beam", "archaebacteria"]
    assert offered(met) == [*(f"play {name}" for name in names), "play nothing"]
    assert after(met, "play moss") == {"0.plants": -1, "0.+plants": 1}
    assert offered(met) == [], "one card, not several"


def test_toll_station_sees_zones_as_the_phase_began() -> None:
    me = seat(hand=["toll_station", "low_atmo_shields"], credits=16)
    game = table(me, NOBODY, phase="development", oxygen=3, begun={"oxygen": 2})
    do(game, "play toll_station")
    assert offered(game) == []


def test_toll_station_and_its_free_card_are_two_cards_played() -> None:
    me = seat("thorgate", hand=["toll_station", "power_plant"], played=["anti_gravity_technology"], credits=16)
    game = table(me, NOBODY, phase="development")
    assert after(game, "play toll_station") == {"0.credits": -16, "0.+credits": 3, "0.heat": 2, "0.plants": 2}
    assert after(game, "play power_plant") == {"0.+heat": 1, "0.heat": 2, "0.plants": 2}


def test_toll_station_paid_with_cards_leaves_fewer_to_choose_from() -> None:
    me = seat(hand=["toll_station", "sponsors", "comet"], credits=13)
    game = table(me, NOBODY, phase="development")
    do(game, "play toll_station")
    assert offered(game) == ["sell sponsors", "sell comet"]
    do(game, "sell sponsors")
    assert offered(game) == [] and game.waiting() == [1]
