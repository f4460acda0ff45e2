"""The corporations of Colonies: what they start with in a real setup, their first actions, effects and actions."""

from __future__ import annotations

import pytest
from table import after, can, do, facts, oceans, offered, points, reasons, seat, table

import tharsis
from tharsis.mars.colonies.moons import MOONS
from tharsis.mars.game import Mars
from tharsis.vocabulary.card import Card
from tharsis.vocabulary.terms import CUBES, KINDS, STOCKS, TAGS

STORMCRAFT = "stormcraft_incorporated"
MOON_NAMES = [moon.name for moon in MOONS]

# ---- what is printed: number, tags, what it holds, what it starts with, whether it has a first action
PRINTED: dict[str, tuple[str, list[str], str, dict[str, int], bool]] = {
    "aridor": ("R20", [], "none", {"credits": 40}, True),
    "arklight": ("R04", ["animal"], "animal", {"credits": 45, "+credits": 2}, False),
    "polyphemos": ("R11", [], "none", {"credits": 50, "titanium": 5, "+credits": 5}, False),
    "poseidon": ("R02", [], "none", {"credits": 45}, True),
    STORMCRAFT: ("R29", ["jovian"], "floater", {"credits": 48}, False),
}


def colonies(*seats: dict[str, object], moons: object = ("luna",), **fields: object) -> Mars:
    """A table with Colonies. Tiles by name, with the marker on step 2, or as a row of the position."""
    assert isinstance(moons, (list, tuple))
    rows = [{"name": moon} if isinstance(moon, str) else moon for moon in moons]
    return table(*seats, options={"colonies": True}, moons=rows, **fields)


def opening(*corporations: str, moon: str = "", buys: int = 0, seats: int = 2, **options: object) -> Mars:
    """A new game in which the first seats were dealt these corporations and have chosen them; each of them has bought
    that many cards. With `moon`, that tile is in play."""
    for seed in range(1000):
        game = tharsis.new(
            "mars", seats=seats, options={"colonies": True, "colonies_corporations": True, **options}, seed=seed
        )
        assert isinstance(game, Mars)
        if seats == 1:
            do(game, offered(game)[:3])
        dealt = all(can(game, f"corporation {c}", s) for s, c in enumerate(corporations))
        if dealt and (not moon or moon in in_play(game)):
            break
    else:
        raise AssertionError(f"{corporations} are never dealt")
    for s in range(seats):
        chosen = f"corporation {corporations[s]}" if s < len(corporations) else offered(game, s)[-1]
        do(game, (s, chosen))
        do(game, (s, offered(game, s)[: buys if s < len(corporations) else 0]))
    return game


def in_play(game: Mars) -> list[str]:
    return [key.split()[1] for key in facts(game) if key.startswith("marker")]


def held(game: Mars, who: int = 0) -> dict[str, object]:
    """Stock and production that are not zero."""
    now = facts(game)
    names = [*STOCKS, *(f"+{kind}" for kind in STOCKS)]
    return {name: now[f"{who}.{name}"] for name in names if now[f"{who}.{name}"]}


def card_named(name: str) -> Card:
    (card,) = [c for c in colonies(seat(), seat()).cards if c.name == name]
    return card


# ---- setup
@pytest.mark.parametrize("corporation", PRINTED)
def test_printed(corporation: str) -> None:
    number, tags, holds, _, first = PRINTED[corporation]
    card = card_named(corporation)
    assert (card.code, KINDS[card.kind], card.cost) == (number, "corporation", 0)
    assert [TAGS[t] for t in card.tags] == tags
    assert CUBES[card.holds] == holds
    assert bool(card.first) == first
    with pytest.raises(tharsis.BadPosition, match="colonies"):
        table(seat(corporation), seat())


@pytest.mark.parametrize("corporation", PRINTED)
def test_start(corporation: str) -> None:
    _, tags, _, start, first = PRINTED[corporation]
    g = opening(corporation)
    assert held(g) == start
    now = facts(g)
    assert (now["0.tr"], now["0.fleets"]) == (20, 1)
    assert [tag for tag, n in g.view(0).me.tags.items() for _ in range(n)] == tags
    assert g.view(1).player(0).corporation == corporation
    assert can(g, f"first action {corporation}") == first
    if first:
        assert offered(g) == [f"first action {corporation}", "pass"]


@pytest.mark.parametrize("corporation", PRINTED)
def test_start_in_the_standard_game_has_one_more_production_of_each(corporation: str) -> None:
    g = opening(corporation, corporate_era=False)
    expected = dict(PRINTED[corporation][3])
    for kind in STOCKS:
        expected[f"+{kind}"] = expected.get(f"+{kind}", 0) + 1
    assert held(g) == expected


@pytest.mark.parametrize("corporation", PRINTED)
def test_start_solo_with_two_steps_of_credits_less(corporation: str) -> None:
    g = opening(corporation, seats=1)
    expected = dict(PRINTED[corporation][3])
    expected["+credits"] = expected.get("+credits", 0) - 2
    assert held(g) == {kind: n for kind, n in expected.items() if n}


@pytest.mark.parametrize("corporation", PRINTED)
def test_the_first_hand_is_paid_from_the_starting_credits(corporation: str) -> None:
    g = opening(corporation, buys=4)
    price = 5 if corporation == "polyphemos" else 3
    now = facts(g)
    assert now["0.credits"] == PRINTED[corporation][3]["credits"] - 4 * price
    assert (now["0.hand"], now["0.dealt"]) == (4, 0)


@pytest.mark.parametrize("corporation", ["aridor", "poseidon"])
def test_who_passes_before_the_first_action_still_owes_it(corporation: str) -> None:
    g = opening(corporation)
    assert reasons(g, "project power_plant") == ["first_action_owed"]
    assert "first_action_owed" in reasons(g, "project colony")
    do(g, "pass", (1, "pass"), (0, []), (1, []), (1, "pass"))
    assert g.generation == 2
    assert offered(g) == [f"first action {corporation}", "pass"]


# ---- Aridor
@pytest.mark.parametrize(
    ("card", "lowest", "left"),
    [
        ("peroxide_power", -5, -4),  # power and building are new: +2, then -1
        ("fueled_generators", -5, -4),
        ("business_network", -5, -5),
        ("nuclear_power", -5, -5),
        ("lunar_beam", -5, -5),
        ("minority_refuge", -4, -5),
        ("pioneer_settlement", -4, -5),
        ("robotic_workforce", -4, -5),
    ],
)
def test_aridors_step_for_a_new_tag_comes_before_a_loss(card: str, lowest: int, left: int) -> None:
    """EN p. 9: the effects of a card and those it sets off in any order."""

    def at(income: int) -> Mars:
        played = ["nuclear_power"] if card == "robotic_workforce" else []
        who = seat("aridor", credits=40, hand=[card], played=played, produces={"credits": income, "energy": 2})
        return colonies(who, seat(), moons=("io",))

    g = at(lowest)
    do(g, f"play {card}")
    assert g.seat[0].production[0] == left
    assert lowest == -5 or not can(at(lowest - 1), f"play {card}")


def aridor(*others: dict[str, object], moons: tuple[object, ...] = ("luna", "io"), **mine: object) -> Mars:
    own = seat("aridor", owes_first=True, **mine)  # type: ignore[arg-type]
    return colonies(own, *(others or (seat(),)), moons=moons)


@pytest.mark.parametrize(("seats", "left"), [(2, 6), (3, 6), (4, 5), (5, 4)])
def test_aridor_may_bring_any_tile_that_is_not_in_play(seats: int, left: int) -> None:
    g = opening("aridor", seats=seats)
    there = in_play(g)
    do(g, "first action aridor")
    assert offered(g) == [f"bring {name}" for name in MOON_NAMES if name not in there]
    assert len(offered(g)) == left


def test_aridor_brings_an_open_tile_with_the_marker_on_the_second_step() -> None:
    g = aridor()
    do(g, "first action aridor")
    assert after(g, "bring callisto") == {"marker callisto": 2}
    assert g.active == 0  # it counts as an action: one more is left
    assert can(g, "end turn")
    assert not can(g, "first action aridor")


def test_aridors_tile_is_open_to_everybody_at_once() -> None:
    g = aridor(seat(credits=17), credits=9)
    do(g, "first action aridor", "bring callisto")
    assert after(g, "trade callisto") == {
        "0.credits": -9,
        "0.energy": 2,
        "marker callisto": -1,
        "fleet callisto": "0",
    }
    do(g, (1, "project colony"))
    assert can(g, "colony callisto", 1)


@pytest.mark.parametrize(
    ("tile", "opener", "other"),
    [
        ("titan", "atmo_collectors", "tardigrades"),
        ("enceladus", "tardigrades", "fish"),
        ("miranda", "fish", "atmo_collectors"),
    ],
)
def test_aridors_tile_is_closed_unless_somebody_has_a_card_for_its_resource(tile: str, opener: str, other: str) -> None:
    closed = aridor(seat(played=[other]), credits=50)
    assert after(closed, "first action aridor", f"bring {tile}") == {f"marker {tile}": "closed"}
    assert reasons(closed, f"trade {tile}") == ["moon_closed"]
    do(closed, "project colony")
    assert not can(closed, f"colony {tile}")
    for holder in ({"others": [opener]}, {"mine": [opener]}):
        g = aridor(seat(played=holder.get("others", [])), played=holder.get("mine", []))
        assert after(g, "first action aridor", f"bring {tile}") == {f"marker {tile}": 2}


def test_aridors_closed_tile_opens_with_a_later_card() -> None:
    g = aridor(seat(credits=15, hand=["atmo_collectors"]))
    do(g, "first action aridor", "bring titan", "end turn")
    assert after(g, (1, "play atmo_collectors")) == {"1.credits": -15, "marker titan": 2, "on atmo_collectors": 2}


@pytest.mark.parametrize(("corporation", "tile"), [(STORMCRAFT, "titan"), ("arklight", "miranda")])
def test_aridors_tile_is_open_for_the_corporation_of_another(corporation: str, tile: str) -> None:
    g = aridor(seat(corporation))
    assert after(g, "first action aridor", f"bring {tile}") == {f"marker {tile}": 2}


def test_aridors_tile_is_not_opened_by_an_event_or_a_card_in_hand() -> None:
    g = aridor(seat(hand=["atmo_collectors"], events=["floater_prototypes"], played=["floater_technology"]))
    assert after(g, "first action aridor", "bring titan") == {"marker titan": "closed"}


def test_aridor_solo_may_take_the_tile_that_was_left_out() -> None:
    for seed in range(1000):
        g = tharsis.new("mars", seats=1, options={"colonies": True, "colonies_corporations": True}, seed=seed)
        assert isinstance(g, Mars)
        drawn = [x.removeprefix("moon ") for x in offered(g)]
        do(g, offered(g)[1:])
        if can(g, "corporation aridor"):
            break
    assert in_play(g) == drawn[1:]
    do(g, "corporation aridor", [], "first action aridor")
    assert can(g, f"bring {drawn[0]}")
    assert len(offered(g)) == 8


def test_aridor_gains_for_each_new_kind_of_tag() -> None:
    """Space; then science and power beside another space tag; then Earth; then nothing new."""
    hand = ["solar_reflectors", "solar_wind_power", "lunar_exports", "space_mirrors"]
    g = colonies(seat("aridor", credits=99, hand=hand), seat())
    assert after(g, "play solar_reflectors") == {"0.credits": -23, "0.+heat": 5, "0.+credits": 1}
    changed = after(g, "play solar_wind_power")  # science and power are new
    assert changed == {"0.credits": -11, "0.+energy": 1, "0.titanium": 2, "0.+credits": 2}
    do(g, (1, "pass"))
    changed = after(g, "play lunar_exports", "pay 19", "choose produce plants 2")
    assert changed == {"0.credits": -19, "0.+plants": 2, "0.+credits": 1}
    assert after(g, "play space_mirrors", "pay 3") == {"0.credits": -3}


def test_aridor_gains_several_steps_for_one_card() -> None:
    g = colonies(seat("aridor", credits=21, hand=["ecology_research"]), seat())
    assert after(g, "play ecology_research") == {"0.credits": -21, "0.+credits": 4}


def test_aridor_counts_a_kind_once_though_the_card_has_it_twice() -> None:
    g = colonies(seat("aridor", credits=11, hand=["research"]), seat())
    assert after(g, "play research") == {"0.credits": -11, "0.+credits": 1, "0.hand": 2, "deck": -2}


def test_aridor_gains_only_what_is_new_on_a_card() -> None:
    played = ["tardigrades", "fish"]  # microbe and animal
    g = colonies(seat("aridor", credits=21, hand=["ecology_research"], played=played), seat())
    changed = after(g, "play ecology_research")
    assert changed == {"0.credits": -21, "0.+credits": 2, "on fish": 1, "on tardigrades": 2}


def test_aridor_never_counts_events_neither_as_new_nor_as_seen() -> None:
    hand = ["market_manipulation", "imported_ghg", "luna_governor", "sponsors"]
    g = colonies(seat("aridor", credits=99, hand=hand), seat(), moons=["luna", "io"])
    changed = after(g, "play market_manipulation", "marker luna up")
    assert changed == {"0.credits": -1, "marker luna": 1, "marker io": -1}
    assert after(g, "play imported_ghg") == {"0.credits": -7, "0.+heat": 1, "0.heat": 3}
    do(g, (1, "pass"))
    assert after(g, "play sponsors") == {"0.credits": -6, "0.+credits": 2 + 1}  # Earth is new all the same


def test_aridor_gains_nothing_for_a_card_without_tags_or_for_cards_of_others() -> None:
    g = colonies(seat("aridor", credits=3, hand=["micro_mills"]), seat(credits=6, hand=["sponsors"]))
    assert after(g, "play micro_mills") == {"0.credits": -3, "0.+heat": 1}
    do(g, "end turn")
    assert after(g, (1, "play sponsors")) == {"1.credits": -6, "1.+credits": 2}


def test_aridor_knows_ten_kinds_of_tag() -> None:
    new = {
        "power_plant": 2,  # power and building
        "solar_reflectors": 1,  # space
        "ecology_research": 4,  # science, plant, animal and microbe
        "acquired_company": 1,  # Earth
        "asteroid_mining": 1,  # Jovian, and space again
        "noctis_city": 1,  # city, and building again
    }
    own = {"acquired_company": 3, "noctis_city": 3}  # steps that the cards bring themselves
    g = colonies(seat("aridor", credits=150, hand=list(new), produces={"energy": 1}), seat(passed=True))
    for card, steps in new.items():
        assert after(g, f"play {card}")["0.+credits"] == steps + own.get(card, 0)


def test_aridor_has_no_effect_for_others() -> None:
    g = colonies(seat("aridor"), seat("poseidon", credits=23, hand=["solar_reflectors"]), turn={"seat": 1})
    assert after(g, (1, "play solar_reflectors")) == {"1.credits": -23, "1.+heat": 5}


# ---- Arklight
def test_arklight_starts_with_an_animal_for_its_own_tag() -> None:
    g = opening("arklight")
    assert facts(g)["on arklight"] == 1


def test_arklight_opens_miranda_before_anybody_acts() -> None:
    g = opening("arklight", moon="miranda")
    assert (g.generation, g.active) == (1, 0)
    assert facts(g)["marker miranda"] == 2
    assert can(g, "trade miranda")


def test_miranda_stays_closed_without_a_card_for_animals() -> None:
    g = opening("polyphemos", "poseidon", moon="miranda")
    assert facts(g)["marker miranda"] == "closed"


def test_arklight_gets_an_animal_for_each_plant_and_animal_tag() -> None:
    hand = ["adapted_lichen", "pets", "ecology_research", "micro_mills", "tardigrades"]
    g = colonies(seat("arklight", credits=99, hand=hand), seat(passed=True))
    assert after(g, "play adapted_lichen") == {"0.credits": -9, "0.+plants": 1, "on arklight": 1}
    assert after(g, "play pets") == {"0.credits": -10, "on arklight": 1, "on pets": 1}
    do(g, "play ecology_research")  # two for plant and animal; its own animal goes where one likes
    assert facts(g)["on arklight"] == 2 + 2
    assert after(g, "add arklight") == {"on arklight": 1}
    assert after(g, "play micro_mills") == {"0.credits": -3, "0.+heat": 1}
    assert after(g, "play tardigrades") == {"0.credits": -4}  # microbes do not count


def test_arklight_does_not_hear_the_cards_of_others() -> None:
    g = colonies(seat("arklight"), seat(credits=10, hand=["algae", "pets"]), turn={"seat": 1})
    assert after(g, (1, "play pets")) == {"1.credits": -10, "on pets": 1}


@pytest.mark.parametrize(("animals", "worth"), [(0, 0), (1, 0), (2, 1), (3, 1), (8, 4)])
def test_arklight_scores_every_two_animals(animals: int, worth: int) -> None:
    assert points(colonies(seat("arklight", resources={"arklight": animals}), seat())) == worth


def test_arklight_takes_animals_that_any_card_may_take() -> None:
    """A colony on Miranda, and a trade there."""
    g = colonies(seat("arklight", credits=17 + 9), seat(), moons=[{"name": "miranda", "marker": 4}])
    assert after(g, "project colony") == {"0.credits": -17, "on arklight": 1, "colonies miranda": "0"}
    assert after(g, "trade miranda") == {
        "0.credits": -9,
        "on arklight": 2,
        "0.hand": 1,  # the bonus of the own colony
        "deck": -1,
        "marker miranda": -2,
        "fleet miranda": "0",
    }


def test_arklights_animals_may_be_taken_by_others() -> None:
    g = colonies(seat("arklight", resources={"arklight": 2}), seat(played=["predators"]), turn={"seat": 1})
    assert after(g, (1, "use predators")) == {"on arklight": -1, "on predators": 1}
    safe = colonies(
        seat("arklight", resources={"arklight": 2}, played=["protected_habitats"]),
        seat(played=["predators"]),
        turn={"seat": 1},
    )
    assert reasons(safe, "use predators", 1) == ["no_cube_to_take"]


# ---- Polyphemos
def test_polyphemos_pays_5_for_each_card_of_the_first_hand() -> None:
    g = opening("polyphemos", buys=10)
    assert held(g) == {"titanium": 5, "+credits": 5}
    assert facts(g)["0.hand"] == 10


def test_polyphemos_sees_its_price_when_it_chooses_the_first_hand() -> None:
    for seed in range(1000):
        g = tharsis.new("mars", options={"colonies": True, "colonies_corporations": True}, seed=seed)
        assert isinstance(g, Mars)
        if can(g, "corporation polyphemos"):
            break
    do(g, "corporation polyphemos")
    decision = g.decision(0)
    assert decision is not None
    assert (decision.kind, decision.least, decision.most) == ("first_hand", 0, 10)
    assert {o.amount for o in decision.options} == {5}


@pytest.mark.parametrize("draft", [False, True])
@pytest.mark.parametrize(("credits", "most"), [(4, 0), (5, 1), (14, 2), (19, 3), (20, 4), (60, 4)])
def test_polyphemos_pays_5_in_research_as_far_as_the_money_goes(credits: int, most: int, draft: bool) -> None:
    g = table(
        seat("polyphemos", tr=credits), seat("poseidon", tr=12), options={"colonies": True, "draft": draft}, moons=[]
    )
    do(g, "pass", (1, "pass"))
    while g.asked[0].kind == "draft":
        do(g, (0, offered(g)[0]), (1, offered(g, 1)[0]))
    mine, other = g.asked[0], g.asked[1]
    assert (mine.kind, mine.least, mine.most) == ("buy", 0, most)
    assert {o.amount for o in mine.options} == {5}
    assert (other.most, {o.amount for o in other.options}) == (4, {3})
    changed = after(g, offered(g)[:most])
    bought: dict[str, object] = {"0.hand": most, "0.credits": -5 * most} if most else {}
    left: dict[str, object] = {"discard": 4 - most} if most < 4 else {}
    assert changed == {**bought, **left, "0.dealt": -4}


@pytest.mark.parametrize("card", ["inventors_guild", "business_network"])
def test_polyphemos_pays_5_for_a_card_bought_by_an_action(card: str) -> None:
    g = colonies(seat("polyphemos", credits=5, played=[card]), seat(), deck=["asteroid"])
    do(g, f"use {card}")
    assert g.asked[0].options[0].amount == 5
    assert after(g, ["buy asteroid"]) == {"0.credits": -5, "0.hand": 1, "0.dealt": -1}
    short = colonies(seat("polyphemos", credits=4, played=[card]), seat(), deck=["asteroid"])
    do(short, f"use {card}")
    assert short.asked[0].most == 0  # it sees the card all the same
    assert after(short, []) == {"0.dealt": -1, "discard": 1}


def test_polyphemos_draws_and_keeps_cards_for_free() -> None:
    played = ["development_center", "red_spot_observatory"]
    g = colonies(seat("polyphemos", energy=1, played=played, resources={"red_spot_observatory": 1}), seat(passed=True))
    assert after(g, "use development_center") == {"0.energy": -1, "0.hand": 1, "deck": -1}
    assert after(g, "use red_spot_observatory 2") == {"on red_spot_observatory": -1, "0.hand": 1, "deck": -1}
    keep = colonies(seat("polyphemos", credits=7, hand=["business_contacts"]), seat())
    do(keep, "play business_contacts")
    assert after(keep, offered(keep)[:2]) == {"0.hand": 2, "0.dealt": -4, "discard": 2}


def test_polyphemos_draws_on_pluto_for_free() -> None:
    g = colonies(seat("polyphemos", credits=17, energy=3), seat(), moons=["pluto"])
    assert after(g, "project colony") == {"0.credits": -17, "0.hand": 2, "deck": -2, "colonies pluto": "0"}
    do(g, "trade pluto")
    assert facts(g)["0.credits"] == 0


def test_polyphemos_sells_and_plays_cards_like_everybody() -> None:
    g = colonies(seat("polyphemos", credits=3, hand=["micro_mills", "asteroid"]), seat())
    assert after(g, "play micro_mills") == {"0.credits": -3, "0.+heat": 1}
    assert after(g, "sell patents") == {"0.credits": 1, "0.hand": -1, "discard": 1}


# ---- Poseidon
def poseidon(*others: dict[str, object], moons: tuple[object, ...] = ("luna", "io"), **mine: object) -> Mars:
    return colonies(seat("poseidon", **mine), *(others or (seat(),)), moons=moons)  # type: ignore[arg-type]


def test_poseidon_places_a_colony_as_its_first_action_and_gains_by_it() -> None:
    g = poseidon(owes_first=True)
    do(g, "first action poseidon")
    assert sorted(offered(g)) == ["colony io", "colony luna"]
    assert after(g, "colony io") == {"0.+heat": 1, "0.+credits": 1, "colonies io": "0"}  # free
    assert g.active == 0  # it counts as an action: one more is left
    assert can(g, "end turn")
    assert not can(g, "first action poseidon")


def test_poseidons_first_colony_in_a_new_game() -> None:
    g = opening("poseidon", moon="ceres")
    changed = after(g, "first action poseidon", "colony ceres")
    assert changed == {"0.+steel": 1, "0.+credits": 1, "colonies ceres": "0"}


def test_poseidon_is_not_offered_full_or_closed_tiles_first() -> None:
    moons = (
        {"name": "luna", "colonies": [1, 2, 3]},
        {"name": "io", "colonies": [1, 2]},
        {"name": "titan", "marker": 0},
        "ceres",
    )
    g = poseidon(seat(), seat(), seat(), moons=moons, owes_first=True)
    do(g, "first action poseidon")
    assert sorted(offered(g)) == ["colony ceres", "colony io"]
    assert after(g, "colony io") == {"0.+heat": 1, "0.+credits": 1, "colonies io": "1 2 0", "marker io": 1}


def test_poseidon_later_in_the_round_finds_tiles_filled_by_others() -> None:
    moons = [{"name": "luna", "colonies": [1, 2]}, "io", "ceres"]
    g = colonies(seat("poseidon", owes_first=True), seat(), seat(), seat(credits=17), moons=moons, first=3)
    do(g, (3, "project colony"), (3, "colony luna"), (3, "end turn"), "first action poseidon")
    assert sorted(offered(g)) == ["colony ceres", "colony io"]


def test_poseidon_gains_for_its_colonies_as_standard_project() -> None:
    g = poseidon(credits=34)
    assert after(g, "project colony", "colony luna") == {
        "0.credits": -17,
        "0.+credits": 2 + 1,
        "colonies luna": "0",
    }
    assert after(g, "project colony") == {"0.credits": -17, "0.+heat": 1, "0.+credits": 1, "colonies io": "0"}


def test_poseidon_gains_for_the_colonies_of_others() -> None:
    g = poseidon(seat(credits=17 + 12, hand=["interplanetary_colony_ship"]), seat())
    do(g, "pass")
    changed = after(g, (1, "project colony"), (1, "colony io"))
    assert changed == {"1.credits": -17, "1.+heat": 1, "0.+credits": 1, "colonies io": "1"}
    changed = after(g, (1, "play interplanetary_colony_ship"))
    assert changed == {"1.credits": -12, "1.+credits": 2, "0.+credits": 1, "colonies luna": "1"}


def test_poseidon_gains_for_colonies_by_own_cards() -> None:
    g = poseidon(credits=20, hand=["mining_colony"])
    changed = after(g, "play mining_colony", "colony io")
    assert changed == {"0.credits": -20, "0.+titanium": 1, "0.+heat": 1, "0.+credits": 1, "colonies io": "0"}


def test_poseidon_gains_nothing_by_trades_and_by_cities_that_are_called_colonies() -> None:
    g = poseidon(seat(credits=20, hand=["ganymede_colony"]), moons=("io",), energy=3)
    changed = after(g, "trade io")
    assert changed == {"0.energy": -3, "0.heat": 3, "marker io": -1, "fleet io": "0"}
    do(g, "end turn")
    assert after(g, (1, "play ganymede_colony")) == {"1.credits": -20, "at ganymede": "city 1"}


def test_poseidons_first_colony_on_europa_and_pluto() -> None:
    europa = poseidon(moons=("europa",), owes_first=True)
    changed = after(europa, "first action poseidon", "place ocean A5")
    assert changed == {"0.+credits": 1, "0.tr": 1, "oceans": 1, "at A5": "ocean", "colonies europa": "0"}
    pluto = poseidon(moons=("pluto",), owes_first=True)
    assert after(pluto, "first action poseidon") == {"0.+credits": 1, "0.hand": 2, "deck": -2, "colonies pluto": "0"}


def test_poseidons_first_action_without_any_tile_left_is_done() -> None:
    g = poseidon(seat(), moons=({"name": "luna", "colonies": [1, 1, 1]},), owes_first=True)
    assert after(g, "first action poseidon") == {}
    assert can(g, "end turn")
    assert not can(g, "first action poseidon")


# ---- Stormcraft Incorporated
def stormcraft(floaters: int, **mine: object) -> Mars:
    resources = {STORMCRAFT: floaters, **mine.pop("resources", {})}  # type: ignore[dict-item]
    return colonies(seat(STORMCRAFT, resources=resources, **mine), seat(passed=True))  # type: ignore[arg-type]


def test_stormcraft_opens_titan_before_anybody_acts() -> None:
    g = opening(STORMCRAFT, moon="titan")
    assert (g.generation, g.active) == (1, 0)
    assert facts(g)["marker titan"] == 2
    assert facts(g)[f"on {STORMCRAFT}"] == 0
    assert can(g, "trade titan")


def test_stormcraft_in_another_seat_opens_titan_too() -> None:
    g = opening("poseidon", STORMCRAFT, moon="titan")
    do(g, "first action poseidon")
    assert can(g, "colony titan")


def test_titan_stays_closed_without_a_card_for_floaters() -> None:
    g = opening("polyphemos", "arklight", moon="titan")
    assert facts(g)["marker titan"] == "closed"


def test_stormcrafts_jovian_tag_is_seen_by_saturn_systems() -> None:
    """The corporations are shown in turn order: Saturn Systems lies there already."""
    g = opening("saturn_systems", STORMCRAFT)
    assert held(g) == {"credits": 42, "+titanium": 1, "+credits": 1 + 1}


def test_stormcraft_adds_a_floater_to_itself() -> None:
    g = stormcraft(0)
    assert after(g, f"use {STORMCRAFT}") == {f"on {STORMCRAFT}": 1}
    assert can(g, "end turn")
    assert reasons(g, f"use {STORMCRAFT}") == ["used"]


def test_stormcraft_adds_a_floater_to_any_own_card() -> None:
    g = do(stormcraft(0, played=["atmo_collectors", "titan_shuttles", "fish"]), f"use {STORMCRAFT}")
    assert offered(g) == [f"add {STORMCRAFT}", "add atmo_collectors", "add titan_shuttles"]
    assert after(g, "add atmo_collectors") == {"on atmo_collectors": 1}
    assert can(g, "end turn")


def test_stormcraft_acts_again_in_the_next_generation() -> None:
    g = do(stormcraft(0), f"use {STORMCRAFT}", "end turn", "pass", [], (1, []), (1, "pass"))
    assert g.generation == 6
    assert after(g, f"use {STORMCRAFT}") == {f"on {STORMCRAFT}": 1}


def paid(heat: int, floaters: int) -> str:
    return f"pay heat {heat} floaters {floaters}"


@pytest.mark.parametrize(
    ("heat", "floaters", "ways"),
    [
        (9, 9, [(8, 0), (6, 1), (4, 2), (2, 3), (0, 4)]),
        (8, 2, [(8, 0), (6, 1), (4, 2)]),
        (7, 9, [(6, 1), (4, 2), (2, 3), (0, 4)]),
        (6, 3, [(6, 1), (4, 2), (2, 3)]),
        (5, 3, [(4, 2), (2, 3)]),
        (3, 4, [(2, 3), (0, 4)]),
        (1, 4, [(0, 4)]),
        (0, 5, [(0, 4)]),
        (2, 3, [(2, 3)]),
    ],
)
def test_stormcraft_mixes_heat_and_floaters_and_spends_nothing_unneeded(
    heat: int, floaters: int, ways: list[tuple[int, int]]
) -> None:
    for spent, gone in ways:
        g = stormcraft(floaters, heat=heat)
        changed = {}
        if len(ways) > 1:
            do(g, "convert heat")
            assert offered(g) == [paid(*way) for way in ways]
            changed = after(g, paid(spent, gone))
        else:
            changed = after(g, "convert heat")  # there is no other way
        lost = {"0.heat": -spent, f"on {STORMCRAFT}": -gone}
        assert changed == {**{key: n for key, n in lost.items() if n}, "temperature": 2, "0.tr": 1}
        assert can(g, "end turn")


@pytest.mark.parametrize(("heat", "floaters"), [(7, 0), (5, 1), (1, 3), (0, 3)])
def test_stormcraft_needs_enough_of_both_together(heat: int, floaters: int) -> None:
    g = stormcraft(floaters, heat=heat, played=["caretaker_contract"])
    assert not can(g, "convert heat")
    assert reasons(g, "convert heat") == ["stock_short"]
    assert reasons(g, "use caretaker_contract") == ["stock_short"]


def test_stormcraft_without_floaters_is_asked_nothing() -> None:
    g = stormcraft(0, heat=9)
    assert after(g, "convert heat") == {"0.heat": -8, "temperature": 2, "0.tr": 1}


def test_stormcraft_pays_an_action_with_floaters() -> None:
    g = do(stormcraft(3, heat=5, played=["caretaker_contract"]), "use caretaker_contract")
    assert offered(g) == [paid(4, 2), paid(2, 3)]
    assert after(g, paid(2, 3)) == {"0.heat": -2, f"on {STORMCRAFT}": -3, "0.tr": 1}
    assert can(g, "end turn")
    alone = stormcraft(4, played=["caretaker_contract"])
    assert after(alone, "use caretaker_contract") == {f"on {STORMCRAFT}": -4, "0.tr": 1}


@pytest.mark.parametrize(
    ("heat", "floaters", "ways"),
    [
        (9, 9, [(5, 0), (3, 1), (1, 2), (0, 3)]),
        (5, 1, [(5, 0), (3, 1)]),
        (4, 9, [(3, 1), (1, 2), (0, 3)]),
        (1, 3, [(1, 2), (0, 3)]),
        (2, 2, [(1, 2)]),
        (0, 3, [(0, 3)]),  # the odd rest is lost
        (0, 9, [(0, 3)]),
    ],
)
def test_stormcraft_pays_the_heat_that_a_card_takes(heat: int, floaters: int, ways: list[tuple[int, int]]) -> None:
    for spent, gone in ways:
        g = stormcraft(floaters, heat=heat, credits=1, hand=["local_heat_trapping"])
        do(g, "play local_heat_trapping", "choose gain plants 4")
        if len(ways) > 1:
            assert offered(g) == [paid(*way) for way in ways]
            do(g, paid(spent, gone))
        now = facts(g)
        assert (now["0.heat"], now[f"on {STORMCRAFT}"]) == (heat - spent, floaters - gone)
        assert (now["0.plants"], now["0.credits"]) == (4, 0)
        assert can(g, "end turn")


@pytest.mark.parametrize(("heat", "floaters"), [(4, 0), (2, 1), (0, 2)])
def test_stormcraft_cannot_play_a_card_that_takes_more_heat(heat: int, floaters: int) -> None:
    g = stormcraft(floaters, heat=heat, credits=1, hand=["local_heat_trapping"])
    assert not can(g, "play local_heat_trapping")
    assert reasons(g, "play local_heat_trapping") == ["stock_short"]


def test_stormcraft_uses_no_floaters_of_other_cards_as_heat() -> None:
    g = stormcraft(1, heat=5, played=["titan_shuttles"], resources={"titan_shuttles": 9})
    assert reasons(g, "convert heat") == ["stock_short"]
    enough = stormcraft(1, heat=6, played=["titan_shuttles"], resources={"titan_shuttles": 9})
    assert after(enough, "convert heat") == {
        "0.heat": -6,
        f"on {STORMCRAFT}": -1,
        "temperature": 2,
        "0.tr": 1,
    }


def test_stormcrafts_floaters_are_heat_for_its_owner_only() -> None:
    g = colonies(
        seat(STORMCRAFT, resources={STORMCRAFT: 9}),
        seat(heat=7, played=["titan_shuttles"], resources={"titan_shuttles": 9}),
        turn={"seat": 1},
    )
    assert reasons(g, "convert heat", 1) == ["stock_short"]


def test_stormcrafts_floaters_are_no_heat_where_nothing_is_paid() -> None:
    """Not for the award, not in production, and they pay neither credits nor energy."""
    awards = [{"name": "thermalist", "seat": 1}]
    g = colonies(
        seat(STORMCRAFT, heat=1, tr=0, resources={STORMCRAFT: 9}, played=["ore_processor"]),
        seat(heat=2),
        awards=awards,
    )
    assert (g.scores()[0]["awards"], g.scores()[1]["awards"]) == (0, 5)
    assert reasons(g, "project power_plant") == ["credits"]
    assert reasons(g, "use ore_processor") == ["stock_short"]
    assert reasons(g, "trade luna") == ["fee"]
    assert after(g, "pass", (1, "pass"), (0, []), (1, [])).get(f"on {STORMCRAFT}") is None


def test_stormcraft_scores_nothing_for_floaters() -> None:
    assert points(stormcraft(9)) == 0


def test_stormcraft_is_a_jovian_card_for_floaters() -> None:
    g = do(stormcraft(0, played=["titan_shuttles", "atmo_collectors"]), "use titan_shuttles 1")
    assert offered(g) == [f"add {STORMCRAFT}", "add titan_shuttles"]
    assert after(g, f"add {STORMCRAFT}") == {f"on {STORMCRAFT}": 2}


def test_stormcraft_meets_a_requirement_with_its_tag() -> None:
    g = stormcraft(0, credits=20, hand=["jovian_lanterns"])
    assert after(g, "play jovian_lanterns", "add jovian_lanterns") == {
        "0.credits": -20,
        "0.tr": 1,
        "on jovian_lanterns": 2,
    }


def test_stormcraft_takes_floaters_of_titan() -> None:
    g = colonies(seat(STORMCRAFT, credits=17, energy=3), seat(), moons=[{"name": "titan", "marker": 5}])
    assert after(g, "project colony") == {"0.credits": -17, f"on {STORMCRAFT}": 3, "colonies titan": "0"}
    assert after(g, "trade titan") == {
        "0.energy": -3,
        f"on {STORMCRAFT}": 3 + 1,
        "marker titan": -3,
        "fleet titan": "0",
    }


def test_stormcraft_spends_floaters_at_a_complete_temperature_too() -> None:
    g = colonies(seat(STORMCRAFT, resources={STORMCRAFT: 4}), seat(), temperature=8, tiles=oceans(1))
    assert after(g, "convert heat") == {f"on {STORMCRAFT}": -4}
