"""Hellas and Elysium: their areas, the south pole, their milestones and awards, and what cards mean there."""

from __future__ import annotations

import pytest
from table import after, can, do, offered, reasons, seat, table

import tharsis
from tharsis.bots.rollout import play_out
from tharsis.mars.board import AREA_NUMBER, AREAS
from tharsis.mars.game import Mars
from tharsis.mars.map import AREA_KINDS, BONUSES, OCEAN_AREA
from tharsis.mars.maps import MAPS
from tharsis.vocabulary.terms import K_SELL

HELLAS = {"map": "hellas"}
ELYSIUM = {"map": "elysium"}


def area(map: str, name: str) -> tuple[str, dict[str, int]]:
    """The kind of an area, and what it brings."""
    a = AREA_NUMBER[name]
    bonus = MAPS[map].bonus[a]
    return AREA_KINDS[MAPS[map].kind[a]], {BONUSES[k]: n for k, n in zip(bonus[::2], bonus[1::2], strict=True)}


def hellas(*seats: dict[str, object], **fields: object) -> Mars:
    return table(*seats, options=HELLAS, **fields)


def elysium(*seats: dict[str, object], **fields: object) -> Mars:
    return table(*seats, options=ELYSIUM, **fields)


def places(game: Mars, tile: str) -> set[str]:
    return {notation.removeprefix(f"place {tile} ") for notation in offered(game)}


# ---- areas
@pytest.mark.parametrize("map", sorted(MAPS))
def test_every_map_has_twelve_areas_for_oceans(map: str) -> None:
    assert [MAPS[map].kind[a] for a in range(AREAS)].count(OCEAN_AREA) == 12


@pytest.mark.parametrize(
    ("map", "name", "kind", "brings"),
    [
        ("hellas", "A1", "ocean", {"plants": 2}),
        ("hellas", "A4", "land", {"plants": 1, "steel": 1}),
        ("hellas", "C7", "land", {"plants": 1, "cards": 1}),
        ("hellas", "E7", "ocean", {"heat": 3}),
        ("hellas", "G1", "ocean", {"titanium": 2}),
        ("hellas", "I3", "land", {"oceans": 1}),
        ("elysium", "A2", "ocean", {"titanium": 1}),
        ("elysium", "C7", "land", {"cards": 3}),
        ("elysium", "E6", "land", {"plants": 3}),
        ("elysium", "E9", "land", {"plants": 1, "titanium": 1}),
        ("elysium", "I5", "land", {"steel": 2}),
    ],
)
def test_areas(map: str, name: str, kind: str, brings: dict[str, int]) -> None:
    assert area(map, name) == (kind, brings)


def test_heat_is_a_bonus_like_any_other() -> None:
    game = hellas(seat(credits=25), seat())
    assert after(game, "project city", "place city H3") == {
        "0.credits": -25,
        "0.+credits": 1,
        "0.heat": 2,
        "at H3": "city 0",
    }


# ---- the south pole
def test_the_south_pole_costs_6_credits_and_brings_an_ocean() -> None:
    game = hellas(seat(credits=31), seat())
    changes = after(game, "project city", "place city I3", "place ocean A1")
    assert changes == {
        "0.credits": -31,
        "0.+credits": 1,
        "0.plants": 2,
        "0.tr": 1,
        "oceans": 1,
        "at I3": "city 0",
        "at A1": "ocean",
    }


def test_who_cannot_pay_its_fee_is_not_offered_the_pole() -> None:
    game = hellas(seat(credits=30), seat())
    do(game, "project city")
    assert "I3" not in places(game, "city")


def test_the_option_tells_the_fee() -> None:
    game = hellas(seat(credits=31), seat())
    do(game, "project city")
    decision = game.decision(0)
    assert decision is not None
    fees = {o.area: o.amount for o in decision.options if o.amount}
    assert fees == {"I3": 6}


def test_what_the_tile_brings_may_pay_the_fee() -> None:
    # 26 - 25 leaves 1; Rover Construction pays 2 and Tharsis Republic 3: together the 6 credits
    rover = seat("tharsis_republic", credits=26, played=["rover_construction"])
    game = hellas(rover, seat())
    do(game, "project city")
    assert "I3" in places(game, "city")
    assert after(game, "place city I3", "place ocean E8")["0.credits"] == 2 + 3 - 6


def test_helion_may_pay_the_fee_with_heat() -> None:
    game = hellas(seat("helion", credits=25, heat=6), seat())
    assert after(game, "project city", "pay 25", "place city I3", "place ocean E8") == {
        "0.credits": -25,
        "0.heat": -6,
        "0.+credits": 1,
        "0.tr": 1,
        "oceans": 1,
        "at I3": "city 0",
        "at E8": "ocean",
    }


def test_the_fee_is_due_when_all_oceans_lie() -> None:
    water = dict.fromkeys(["A1", "B1", "C1", "D1", "D6", "D7", "E6", "E7", "E8"], "ocean")
    game = hellas(seat(credits=31), seat(), tiles=water)
    assert after(game, "project city", "place city I3") == {
        "0.credits": -31,
        "0.+credits": 1,
        "at I3": "city 0",
    }


def test_the_only_free_area_is_no_area_for_who_cannot_pay_it() -> None:
    land = [name for name, a in AREA_NUMBER.items() if a < AREAS and MAPS["hellas"].kind[a] != OCEAN_AREA]
    full = {name: ("greenery", 1) for name in land if name != "I3"}
    assert not can(hellas(seat(credits=28), seat(), tiles=full), "project greenery")
    assert can(hellas(seat(credits=29), seat(), tiles=full), "project greenery")
    assert reasons(hellas(seat(credits=28), seat(), tiles=full), "project greenery") == ["no_area"]


def test_neutral_tiles_pay_nothing() -> None:
    for seed in range(60):
        game = tharsis.new("mars", 1, HELLAS, seed)
        assert isinstance(game, Mars)
        assert game.seat[0].stock[0] == 0 and game.params[2] == 0


# ---- cards that name an area
def test_noctis_city_goes_by_the_city_rule() -> None:
    game = hellas(seat(credits=18, hand=["noctis_city"], produces={"energy": 1}), seat(), tiles={"E5": ("city", 1)})
    do(game, "play noctis_city")
    assert "E4" not in places(game, "city") and "E3" in places(game, "city")


def test_lava_flows_over_any_land_of_hellas_and_over_the_volcanoes_of_elysium() -> None:
    for map, count in ((HELLAS, 49), (ELYSIUM, 4)):
        game = table(seat(credits=40, hand=["lava_flows"]), seat(), options=map, temperature=-30)
        do(game, "play lava_flows")
        assert len(offered(game)) == count


# ---- goals
def played(*cards: str, **more: object) -> dict[str, object]:
    return seat(played=list(cards), **more)  # type: ignore[arg-type]


SIX = dict.fromkeys(("credits", "steel", "titanium", "plants", "energy", "heat"), 1)
MANY = [
    *("ants", "birds", "fish", "moss", "bushes", "lichen", "heather", "grass", "farming", "trees", "kelp_farming"),
    *("mine", "research", "power_grid", "satellites"),
]
MILESTONES = [
    # map, milestone, a seat that has it, a seat that falls short by one
    ("hellas", "tactician", played("ants", "birds", "fish", "moss", "bushes"), played("ants", "birds", "fish", "moss")),
    ("hellas", "energizer", seat(produces={"energy": 6}), seat(produces={"energy": 5})),
    (
        "hellas",
        "rim_settler",
        played("colonizer_training_camp", "ganymede_colony", "io_mining_industries"),
        played("colonizer_training_camp", "ganymede_colony", "comet"),
    ),
    ("elysium", "generalist", seat(produces=SIX), seat(produces={**SIX, "heat": 0})),
    ("elysium", "specialist", seat(produces={"plants": 10}), seat(produces={"plants": 9})),
    ("elysium", "ecologist", played("ants", "birds", "fish", "moss"), played("ants", "birds", "fish", "mine")),
    ("elysium", "tycoon", played(*MANY), played(*MANY[1:], "comet")),
    (
        "elysium",
        "legend",
        played("comet", "asteroid", "big_asteroid", "flooding", "release_of_inert_gases"),
        played("comet", "asteroid", "big_asteroid", "flooding", "mine"),
    ),
]


@pytest.mark.parametrize(("map", "milestone", "has", "lacks"), MILESTONES, ids=[row[1] for row in MILESTONES])
def test_milestones(map: str, milestone: str, has: dict[str, object], lacks: dict[str, object]) -> None:
    for who, expected in ((has, True), (lacks, False)):
        stock = who["stock"]
        assert isinstance(stock, dict)
        game = table({**who, "stock": {**stock, "credits": 8}}, seat(), options={"map": map})
        assert can(game, f"claim {milestone}") == expected
        if not expected:
            assert reasons(game, f"claim {milestone}") == ["milestone_unmet"]


def test_diversifier_counts_kinds_of_tag_and_no_events() -> None:
    # building, science, power, jovian, space, city, microbe; the comet lies face down
    seven = ["mine", "comet", "research", "power_grid", "ganymede_colony", "ants"]
    game = hellas(played(*seven, credits=8), seat())
    assert game.map.milestones[0].measure.of(game, 0) == 7 and not can(game, "claim diversifier")
    assert can(hellas(played(*seven, "birds", credits=8), seat()), "claim diversifier")


def test_polar_explorer_counts_own_tiles_in_the_two_bottom_rows() -> None:
    tiles = {"H1": ("greenery", 0), "I1": ("city", 0), "I5": ("greenery", 1), "G3": ("greenery", 0)}
    assert not can(hellas(seat(credits=8), seat(), tiles=tiles), "claim polar_explorer")
    assert can(hellas(seat(credits=8), seat(), tiles={**tiles, "H4": ("greenery", 0)}), "claim polar_explorer")


def test_generalist_without_corporate_era_starts_from_one() -> None:
    two = {name: 2 for name in SIX}
    options = {**ELYSIUM, "corporate_era": False}
    assert not can(table(seat(produces=SIX, credits=8), seat(), options=options), "claim generalist")
    assert can(table(seat(produces=two, credits=8), seat(), options=options), "claim generalist")


AWARDS = [
    ("hellas", "cultivator", {"tiles": {"A2": ("greenery", 0), "C4": ("greenery", 0), "E1": ("city", 0)}}, seat(), 2),
    ("hellas", "magnate", {}, played("mine", "research", "ants", "comet"), 2),
    ("hellas", "space_baron", {}, played("ganymede_colony", "satellites", "comet"), 2),
    ("hellas", "excentric", {}, played("ants", "birds", resources={"ants": 3, "birds": 2}), 5),
    ("hellas", "contractor", {}, played("mine", "power_plant", "ants"), 2),
    ("elysium", "celebrity", {}, played("ganymede_colony", "earth_catapult", "mine", "big_asteroid"), 2),
    ("elysium", "industrialist", {}, seat(steel=3, energy=2, titanium=9), 5),
    (
        "elysium",
        "desert_settler",
        {"tiles": {"F1": ("greenery", 0), "E1": ("greenery", 0), "I5": ("city", 0)}},
        seat(),
        2,
    ),
    (
        "elysium",
        "estate_dealer",
        {"tiles": {"A1": "ocean", "B2": ("city", 0), "B1": ("greenery", 0), "E1": ("greenery", 0)}},
        seat(),
        2,
    ),
    ("elysium", "benefactor", {}, seat(tr=31), 31),
]


@pytest.mark.parametrize(("map", "award", "fields", "who", "count"), AWARDS, ids=[row[1] for row in AWARDS])
def test_awards(map: str, award: str, fields: dict[str, object], who: dict[str, object], count: int) -> None:
    game = table(who, seat(), options={"map": map}, **fields)
    found = next(one for one in game.map.awards if one.name == award)
    assert found.measure.of(game, 0) == count


def test_an_award_of_the_map_is_funded_and_scored() -> None:
    game = elysium(seat(credits=8, tr=30), seat(tr=20))
    do(game, "fund benefactor")
    assert [row["awards"] for row in game.scores()] == [5, 0]
    assert not can(game, "fund banker")


# ---- the option
def test_chance_chooses_a_map_and_the_record_keeps_it() -> None:
    games = [tharsis.new("mars", 2, {"map": "random"}, seed) for seed in range(30)]
    assert {game.view(0).as_dict()["map"] for game in games} == set(MAPS)
    for game in games[:6]:
        play_out(game, 1, K_SELL)
        again = tharsis.replay(game.record())
        assert again.digest() == game.digest()


def test_a_position_names_the_map_that_chance_chose() -> None:
    for seed in range(12):
        game = tharsis.new("mars", 2, {"map": "random"}, seed)
        again = tharsis.load(game.position())
        assert isinstance(game, Mars) and isinstance(again, Mars)
        assert again.map is game.map and again.digest() == game.digest()


def test_marsbot_knows_only_tharsis() -> None:
    for map in ("hellas", "elysium", "random"):
        with pytest.raises(tharsis.BadSetup, match="MarsBot knows only the map of Tharsis"):
            tharsis.new("mars", 2, {"marsbot": "normal", "map": map})


def test_an_unknown_map_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(tharsis.BadSetup, match=r"tharsis, .*elysium, hellas, random"):
        tharsis.new("mars", 2, {"map": "nowhere"})


def test_the_map_of_the_box_is_not_written_into_records() -> None:
    assert "map" not in tharsis.new("mars", 2, {"map": "tharsis"}).setup()


@pytest.mark.parametrize("map", ["hellas", "elysium"])
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_games_play_to_their_end_and_round_trip(map: str, seats: int) -> None:
    for seed in range(4):
        game = tharsis.new("mars", seats, {"map": map, "colonies": seed % 2 == 1}, seed)
        for _ in range(200):
            if game.over:
                break
            who = game.waiting()[0]
            low, _high = game.bounds(who)
            game.take(who, game.codes(who)[: max(low, 1)])
        assert tharsis.load(game.position()).digest() == game.digest()
        play_out(game, seed, K_SELL)
        assert game.over and tharsis.replay(game.record()).digest() == game.digest()
