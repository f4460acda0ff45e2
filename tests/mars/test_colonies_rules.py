"""The rules of Colonies: setup, settling, trading, fleets, the solar phase, and the rulings on open points.

What the tiles bring is in test_moons.py, the cards have files of their own.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest
from table import Answer, after, can, do, facts, oceans, offered, points, reasons, seat, table

import tharsis
from tharsis.mars.game import Mars

Facts = dict[str, object]

NEW = ["aridor", "arklight", "polyphemos", "poseidon", "stormcraft_incorporated"]
CLOSED_AT_FIRST = {"enceladus", "miranda", "titan"}


def moon(name: str, marker: int | None = None, colonies: Sequence[int] = (), **more: object) -> Facts:
    row: Facts = {"name": name, "colonies": list(colonies), **more}
    if marker is not None:
        row["marker"] = marker
    return row


def sky(*seats: Facts, moons: Sequence[Facts] = (), wording: str = "standard", **fields: object) -> Mars:
    options: Facts = {"colonies": True, "wording": wording}
    given = fields.pop("options", {})
    assert isinstance(given, dict)
    return table(*seats, options={**options, **given}, moons=list(moons), **fields)


def fresh(seats: int, seed: int = 1, **options: object) -> Mars:
    game = tharsis.new("mars", seats, {"colonies": True, **options}, seed)
    assert isinstance(game, Mars)
    return game


def kind(game: Mars, who: int = 0) -> str:
    decision = game.decision(who)
    return "" if decision is None else decision.kind


def all_pass(game: Mars) -> Mars:
    """The action phase ends: everybody passes."""
    while any(kind(game, s) == "turn" for s in game.waiting()):
        do(game, (game.active, "pass" if can(game, "pass", game.active) else "end turn"))
    return game


def buy_nothing(game: Mars) -> Mars:
    for s in game.waiting():
        if kind(game, s) == "buy":
            do(game, (s, []))
    return game


def next_generation(game: Mars) -> Mars:
    return buy_nothing(all_pass(game))


def again(game: Mars) -> Mars:
    """The same table by way of its written position."""
    loaded = tharsis.load(json.loads(json.dumps(game.position())))
    assert isinstance(loaded, Mars)
    return loaded


def plain(text: str) -> str:
    """Numbers and units stand together by a space that does not break."""
    return text.replace("\u00a0", " ")


def said(game: Mars) -> list[str]:
    return [plain(entry.say()) for entry in game.log()]


def why(game: Mars, notation: str, who: int = 0) -> list[str]:
    return [plain(r.say()) for r in game.why_not(who)[notation]]


# ---- setup
@pytest.mark.parametrize(("seats", "tiles"), [(2, 5), (3, 5), (4, 6), (5, 7)])
@pytest.mark.parametrize("seed", range(6))
def test_how_many_tiles_are_in_play(seats: int, tiles: int, seed: int) -> None:
    g = fresh(seats, seed)
    rows = g.view(0).as_dict()["moons"]
    assert isinstance(rows, list) and len(rows) == tiles
    assert len({row["name"] for row in rows}) == tiles
    for row in rows:
        assert row == {"name": row["name"], "marker": 0 if row["name"] in CLOSED_AT_FIRST else 2, "colonies": []}
    for s in range(seats):
        assert g.view(s).as_dict()["moons"] == rows  # open to all, before hands are chosen
        assert kind(g, s) == "corporation"
        assert g.view(s).me.fleets == (1, 1)
        assert g.view(s).me.production["credits"] == 0


def test_every_tile_comes_up() -> None:
    seen = {row["name"] for seed in range(40) for row in fresh(2, seed).view(0).moons}
    assert len(seen) == 11


def test_tiles_are_drawn_by_the_seed() -> None:
    drawn = [[row["name"] for row in fresh(3, seed).view(0).moons] for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]


def test_49_project_cards_and_5_corporations_are_added() -> None:
    without = tharsis.new("mars", 2, {}, 1)
    assert isinstance(without, Mars)
    assert len(fresh(2).deck) - len(without.deck) == 49
    dealt = {c for seed in range(60) for row in fresh(5, seed).offered for c in row}
    assert {fresh(2).card_name(c) for c in dealt} >= set(NEW)
    assert len(dealt) == 17  # and the twelve of the base game


def test_without_the_option_there_is_nothing_of_it() -> None:
    g = tharsis.new("mars", 3, {}, 1)
    assert isinstance(g, Mars)
    assert g.view(0).moons == []
    assert "moons" not in g.position() and "moons" not in g.view(0).as_dict()
    rich = table(seat(credits=99, energy=9, titanium=9), seat())
    assert not [x for x in offered(rich) if "colony" in x or x.startswith("trade")]
    assert not [x for x in rich.why_not(0) if "colony" in x or x.startswith("trade")]


# ---- solo setup
@pytest.mark.parametrize("seed", range(8))
def test_alone_three_of_four_tiles_are_kept(seed: int) -> None:
    g = fresh(1, seed)
    decision = g.decision(0)
    assert decision is not None
    assert (decision.kind, decision.least, decision.most, len(decision.options)) == ("moons", 3, 3, 4)
    drawn = offered(g)
    do(g, drawn[1:])
    assert [f"moon {row['name']}" for row in g.view(0).moons] == drawn[1:]
    assert kind(g) == "corporation"


def test_the_tiles_are_chosen_before_corporation_and_hand() -> None:
    g = fresh(1, 3)
    view = g.view(0)
    assert (view.hand, view.dealt) == ([], [])
    mine = view.as_dict()["seats"]
    assert isinstance(mine, list)
    assert (mine[0]["offered"], mine[0]["dealt"], mine[0]["corporation"]) == ([], [], None)
    # nothing about them is settled yet either: two guesses at what comes give different hands
    hands = set()
    for seed in (1, 2, 3):
        guess = view.sample(seed)
        assert guess.view(0).as_dict() == view.as_dict()
        guess.answer(0, [0, 1, 2])
        hands.add(str(guess.view(0).dealt))
    assert len(hands) == 3
    # the hand is seen now, so the tiles cannot be chosen anew
    do(g, offered(g)[:3])
    assert len(view.dealt) == 10
    assert g.undoable(0) == 0
    with pytest.raises(tharsis.CannotUndo):
        g.undo(0)


@pytest.mark.parametrize("picked", [[], [0], [0, 1], [0, 1, 2, 3], [0, 0, 1]])
def test_exactly_three_tiles_are_kept(picked: list[int]) -> None:
    with pytest.raises(tharsis.BadAnswer):
        fresh(1).answer(0, picked)


def test_the_solo_choice_can_be_saved_and_recorded() -> None:
    g = fresh(1, 4)
    loaded = again(g)
    assert loaded.digest() == g.digest()
    for game in (g, loaded):
        do(game, offered(game)[1:])
    assert loaded.digest() == g.digest()
    assert tharsis.replay(json.loads(json.dumps(g.record()))).digest() == g.digest()
    assert tharsis.replay(json.loads(json.dumps(loaded.record()))).digest() == loaded.digest()


def test_alone_the_income_starts_two_steps_lower() -> None:
    for seed in range(30):
        g = fresh(1, seed)
        assert g.view(0).me.production["credits"] == -2
        do(g, offered(g)[:3])
        brings = {"polyphemos": 5, "arklight": 2, "aridor": 0, "helion": 0, "teractor": 0}
        for name, n in brings.items():
            if can(g, f"corporation {name}"):
                do(g, f"corporation {name}", [])
                # neutral cities and everything else as in the base game
                assert g.view(0).me.production["credits"] == n - 2
                assert g.view(0).me.tr == 14
                assert len([t for t in g.view(0).tiles.values() if t[0] == "city"]) == 2
                break
        else:
            continue
        break
    else:
        raise AssertionError("none of these corporations was dealt")


def test_alone_aridor_may_bring_the_tile_that_was_put_back() -> None:
    g = sky(seat("aridor", owes_first=True), moons=[moon("luna"), moon("io"), moon("pluto")])
    do(g, "first action aridor")
    assert len(offered(g)) == 8 and can(g, "bring triton")


@pytest.mark.parametrize(("tile", "step"), [("triton", 2), ("titan", "closed"), ("enceladus", 2)])
def test_a_tile_that_aridor_brings_is_open_if_a_fitting_card_is_in_play(tile: str, step: object) -> None:
    g = sky(seat("aridor", owes_first=True), seat(played=["ants"]), moons=[moon("luna")])
    assert after(g, "first action aridor", f"bring {tile}") == {f"marker {tile}": step}
    assert not can(g, "first action aridor")


def test_aridor_with_all_tiles_in_play_brings_none() -> None:
    every = [
        "callisto",
        "ceres",
        "enceladus",
        "europa",
        "ganymede",
        "io",
        "luna",
        "miranda",
        "pluto",
        "titan",
        "triton",
    ]
    g = sky(seat("aridor", owes_first=True), seat(), moons=[moon(name) for name in every])
    assert after(g, "first action aridor") == {}
    assert can(g, "end turn")


# ---- the variant with a Colonies corporation for everybody
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("era", [True, False])
def test_each_seat_is_dealt_one_new_corporation_and_one_other(seats: int, era: bool) -> None:
    for seed in range(5):
        g = fresh(seats, seed, colonies_corporations=True, corporate_era=era)
        if seats == 1:
            do(g, offered(g)[:3])
        seen: set[str] = set()
        for s in range(seats):
            pair = [x.split()[1] for x in offered(g, s)]
            assert [name in NEW for name in pair] == [True, False]
            seen |= set(pair)
        assert len(seen) == 2 * seats


def test_beginners_have_their_own_corporation_in_the_variant_too() -> None:
    g = fresh(3, 2, colonies_corporations=True, beginners=[1])
    assert kind(g, 1) == ""  # nothing to choose, nothing to buy
    for s in (0, 2):
        assert [x.split()[1] in NEW for x in offered(g, s)] == [True, False]


def test_a_guess_at_the_others_follows_the_variant() -> None:
    g = fresh(4, 2, colonies_corporations=True)
    for seed in range(20):
        guess = g.view(1).sample(seed)
        assert isinstance(guess, Mars)
        for s in range(4):
            assert [guess.card_name(c) in NEW for c in guess.offered[s]] == [True, False]
        assert guess.offered[1] == g.offered[1]


def test_the_variant_means_nothing_without_colonies() -> None:
    g = tharsis.new("mars", 2, {"colonies_corporations": True}, 1)
    assert g.setup()["colonies_corporations"] is False
    assert not [x for s in (0, 1) for x in offered(g, s) if x.split()[1] in NEW]  # type: ignore[arg-type]


# ---- the corporations are revealed
def revealed(*corporations: str, moons: Sequence[Facts]) -> Mars:
    """A table where each seat takes this corporation and no cards."""
    game = tharsis.load(
        {
            "options": {"colonies": True},
            "moons": list(moons),
            "seats": [{"offered": [c], "dealt": []} for c in corporations],
            "frames": {
                **{str(s): [["corporation", "", 0, 0]] for s in range(len(corporations))},
                "table": [["phases", "", 0, 0]],
            },
        }
    )
    assert isinstance(game, Mars)
    for s in range(len(corporations)):
        if kind(game, s) == "corporation":
            do(game, (s, f"corporation {corporations[s]}"))
    return game


@pytest.mark.parametrize(
    ("corporation", "tile"), [("stormcraft_incorporated", "titan"), ("arklight", "miranda"), ("helion", "")]
)
def test_a_corporation_opens_its_tile_before_anybody_acts(corporation: str, tile: str) -> None:
    g = revealed("credicor", corporation, moons=[moon(name, 0) for name in CLOSED_AT_FIRST])
    assert kind(g, 0) == "turn"
    markers = {row["name"]: row["marker"] for row in g.view(0).moons}
    assert markers == {name: 2 if name == tile else 0 for name in CLOSED_AT_FIRST}


def test_poseidon_is_offered_no_tile_that_others_have_filled() -> None:
    g = sky(
        seat("poseidon", owes_first=True),
        seat(),
        moons=[moon("luna", 4, [1, 1, 1]), moon("io"), moon("titan", 0), moon("pluto")],
    )
    do(g, "first action poseidon")
    assert offered(g) == ["colony io", "colony pluto"]


# ---- the standard project
def test_a_colony_costs_17() -> None:
    g = sky(seat(credits=17), seat(), moons=[moon("luna"), moon("io")])
    do(g, "project colony")
    assert offered(g) == ["colony io", "colony luna"]
    assert g.view(0).me.stock["credits"] == 0
    assert after(g, "colony luna") == {"0.+credits": 2, "colonies luna": "0"}
    poor = sky(seat(credits=16), seat(), moons=[moon("luna")])
    assert reasons(poor, "project colony") == ["credits"]
    assert why(poor, "project colony") == ["costs 17 M€, you can pay 16"]


def test_metal_does_not_pay_for_a_colony() -> None:
    g = sky(seat(credits=10, steel=9, titanium=9, heat=9), seat(), moons=[moon("luna")])
    assert reasons(g, "project colony") == ["credits"]
    enough = sky(seat(credits=17, steel=9, titanium=9, heat=9), seat(), moons=[moon("luna")])
    assert after(enough, "project colony") == {"0.credits": -17, "0.+credits": 2, "colonies luna": "0"}


def test_helion_pays_a_colony_with_heat() -> None:
    g = sky(seat("helion", credits=10, heat=8), seat(), moons=[moon("luna")])
    do(g, "project colony")
    assert offered(g) == ["pay 10 heat 7", "pay 9 heat 8"]
    assert after(g, "pay 9 heat 8") == {
        "0.credits": -9,
        "0.heat": -8,
        "0.+credits": 2,
        "colonies luna": "0",
    }


def test_stormcrafts_floaters_are_heat_and_no_money() -> None:
    who = seat("stormcraft_incorporated", credits=10, resources={"stormcraft_incorporated": 9})
    g = sky(who, seat(), moons=[moon("luna")])
    assert reasons(g, "project colony") == ["credits"]


def test_standard_technology_pays_back_for_a_colony() -> None:
    g = sky(seat(credits=17, played=["standard_technology"]), seat(), moons=[moon("luna")])
    assert after(g, "project colony") == {"0.credits": -14, "0.+credits": 2, "colonies luna": "0"}
    # the full price must be there first
    poor = sky(seat(credits=16, played=["standard_technology"]), seat(), moons=[moon("luna")])
    assert not can(poor, "project colony")


def test_credicor_gets_nothing_back_for_a_colony() -> None:
    g = sky(seat("credicor", credits=17), seat(), moons=[moon("luna")])
    assert after(g, "project colony")["0.credits"] == -17


def test_no_fleet_is_needed_to_settle_and_none_is_in_the_way() -> None:
    g = sky(seat(credits=17), seat(), moons=[moon("luna", 3, fleet=1), moon("io", 3, fleet=0)])
    assert reasons(g, "trade luna") == ["moon_visited", "no_fleet"]
    assert after(g, "project colony", "colony luna") == {"0.credits": -17, "0.+credits": 2, "colonies luna": "0"}


def test_every_colony_pays_poseidon() -> None:
    g = sky(
        seat(credits=17),
        seat("poseidon", credits=17),
        moons=[moon("luna"), moon("io")],
    )
    assert after(g, "project colony", "colony io") == {
        "0.credits": -17,
        "0.+heat": 1,
        "1.+credits": 1,
        "colonies io": "0",
    }
    do(g, "end turn")
    assert after(g, (1, "project colony"), (1, "colony io")) == {
        "1.credits": -17,
        "1.+heat": 1,
        "1.+credits": 1,
        "colonies io": "0 1",
        "marker io": 1,
    }


def test_settling_and_trading_are_actions_of_a_turn() -> None:
    g = sky(seat(credits=26), seat(), moons=[moon("luna"), moon("io")])
    do(g, "project colony", "colony io", "trade luna")
    assert g.waiting() == [1]


# ---- how often one may settle
def test_there_is_no_limit_to_colonies() -> None:
    g = sky(seat(credits=51), seat(passed=True), moons=[moon("luna"), moon("io"), moon("ceres")])
    do(g, "project colony", "colony luna", "project colony", "colony io", "project colony")
    assert [row["colonies"] for row in g.view(0).moons] == [[0], [0], [0]]


def test_with_the_wording_of_the_seeds_one_for_each_fleet_and_generation() -> None:
    tiles = [moon("luna"), moon("io"), moon("ceres"), moon("callisto")]
    g = sky(seat(credits=99, fleets=2), seat(), moons=tiles, wording="seeds")
    do(g, "project colony", "colony luna")
    assert again(g).digest() == g.digest()
    do(g, "project colony", "colony io", (1, "pass"))
    assert reasons(g, "project colony") == ["colonies_built"]
    assert why(g, "project colony") == ["2 colonies built this generation, one for each of your fleets"]
    assert reasons(again(g), "project colony") == ["colonies_built"]
    with pytest.raises(tharsis.BadAnswer):
        do(g, "project colony")
    next_generation(g)
    do(g, (1, "pass"))
    assert can(g, "project colony")


def test_the_limit_of_the_seeds_is_for_the_project_alone() -> None:
    who = seat(credits=99, hand=["interplanetary_colony_ship", "sky_docks"], played=["luna_governor"])
    tiles = [moon("luna"), moon("io"), moon("ceres"), moon("callisto")]
    g = sky(who, seat(passed=True), moons=tiles, wording="seeds")
    do(g, "project colony", "colony luna")
    assert not can(g, "project colony")
    do(g, "play interplanetary_colony_ship", "colony io")  # cards may settle all the same, and do not count
    do(g, "play sky_docks")  # a further fleet, a further colony
    do(g, "project colony", "colony ceres")
    assert reasons(g, "project colony") == ["colonies_built"]


def test_fleets_that_are_out_count_for_the_limit_of_the_seeds() -> None:
    g = sky(seat(credits=99), seat(), moons=[moon("luna", fleet=0), moon("io")], wording="seeds")
    assert can(g, "project colony")


# ---- the fee of a trade
FEES = [
    ({"credits": 9}, [], {"0.credits": -9}),
    ({"energy": 3}, [], {"0.energy": -3}),
    ({"titanium": 3}, [], {"0.titanium": -3}),
    ({"credits": 8}, ["rim_freighters"], {"0.credits": -8}),
    ({"energy": 2}, ["cryo_sleep"], {"0.energy": -2}),
    ({"titanium": 2}, ["rim_freighters"], {"0.titanium": -2}),
    ({"credits": 7}, ["rim_freighters", "cryo_sleep"], {"0.credits": -7}),
    ({"energy": 1}, ["rim_freighters", "cryo_sleep"], {"0.energy": -1}),
    ({"titanium": 1}, ["rim_freighters", "cryo_sleep"], {"0.titanium": -1}),
]


@pytest.mark.parametrize(("have", "played", "paid"), FEES)
def test_the_fee(have: dict[str, int], played: list[str], paid: Facts) -> None:
    g = sky(seat(played=played, **have), seat(), moons=[moon("io")])
    assert after(g, "trade io") == {**paid, "0.heat": 3, "marker io": -1, "fleet io": "0"}
    # one less is not enough
    less = {name: n - 1 for name, n in have.items()}
    poor = sky(seat(played=played, **less), seat(), moons=[moon("io")])
    assert reasons(poor, "trade io") == ["fee"]


def test_the_kind_of_the_fee_is_asked_only_where_there_is_a_choice() -> None:
    g = sky(seat(credits=9, energy=3, titanium=3), seat(), moons=[moon("io")])
    do(g, "trade io")
    assert offered(g) == ["fee credits", "fee energy", "fee titanium"]
    two = sky(seat(credits=8, energy=3, titanium=3), seat(), moons=[moon("io")])
    do(two, "trade io")
    assert offered(two) == ["fee energy", "fee titanium"]
    assert after(two, "fee titanium") == {"0.titanium": -3, "0.heat": 3, "marker io": -1, "fleet io": "0"}


def test_a_fee_is_of_one_kind() -> None:
    g = sky(seat(credits=8, energy=2, titanium=2, steel=9, plants=9, heat=9), seat(), moons=[moon("io")])
    assert reasons(g, "trade io") == ["fee"]
    assert why(g, "trade io") == ["the fee is 9 M€ (or 3 energy or titanium), you have 8"]


def test_what_titanium_is_worth_does_not_matter_for_the_fee() -> None:
    g = sky(seat("phobolog", titanium=2, played=["advanced_alloys"]), seat(), moons=[moon("io")])
    assert not can(g, "trade io")
    enough = sky(seat("phobolog", titanium=3, played=["advanced_alloys"]), seat(), moons=[moon("io")])
    assert after(enough, "trade io")["0.titanium"] == -3


def test_helion_pays_the_fee_with_heat() -> None:
    g = sky(seat("helion", credits=5, heat=6), seat(), moons=[moon("ceres")])
    do(g, "trade ceres")
    assert offered(g) == ["pay 5 heat 4", "pay 4 heat 5", "pay 3 heat 6"]
    assert after(g, "pay 4 heat 5") == {
        "0.credits": -4,
        "0.heat": -5,
        "0.steel": 2,
        "marker ceres": -1,
        "fleet ceres": "0",
    }
    choice = sky(seat("helion", heat=9, energy=3), seat(), moons=[moon("ceres")])
    do(choice, "trade ceres")
    assert offered(choice) == ["fee credits", "fee energy"]
    do(choice, "fee credits")
    assert choice.view(0).me.stock["heat"] == 0


def test_the_income_does_not_pay_the_fee() -> None:
    g = sky(seat(credits=8), seat(), moons=[moon("luna", 7)])
    assert not can(g, "trade luna")


# ---- fleets
def test_a_fleet_trades_once_in_a_generation() -> None:
    g = sky(seat(credits=40), seat(), moons=[moon("luna"), moon("io")])
    do(g, "trade luna")
    assert g.view(0).me.fleets == (0, 1)
    assert reasons(g, "trade io") == ["no_fleet"]
    assert why(g, "trade io") == ["all your trade fleets are out"]


def test_two_fleets_trade_twice_and_never_at_one_tile() -> None:
    g = sky(seat(credits=40, fleets=2), seat(), moons=[moon("luna", 7), moon("io", 7)])
    do(g, "trade luna")
    assert g.view(0).me.fleets == (1, 2)
    assert reasons(g, "trade luna") == ["moon_visited"]
    assert why(g, "trade luna") == ["a fleet of player 1 is there"]
    do(g, "trade io")
    assert g.view(0).me.fleets == (0, 2)
    assert facts(g)["fleet luna"] == facts(g)["fleet io"] == "0"


def test_a_fleet_of_anybody_keeps_the_tile_for_this_generation() -> None:
    g = sky(seat(credits=9), seat(credits=9), moons=[moon("luna"), moon("io")])
    do(g, "trade luna", "end turn")
    assert reasons(g, "trade luna", 1) == ["moon_visited"]
    assert can(g, "trade io", 1)


@pytest.mark.parametrize("card", ["sky_docks", "space_port", "space_port_colony"])
def test_a_new_fleet_is_ready_at_once(card: str) -> None:
    who = seat(credits=60, hand=[card], played=["luna_governor"], produces={"energy": 1})
    g = sky(who, seat(passed=True), moons=[moon("luna", 3, [0]), moon("io", fleet=0)])
    answers: dict[str, list[Answer]] = {
        "sky_docks": ["play sky_docks"],
        "space_port": ["play space_port", "place city C3"],
        "space_port_colony": ["play space_port_colony", "colony io"],
    }
    assert reasons(g, "trade luna") == ["no_fleet"]
    do(g, *answers[card])
    assert g.view(0).me.fleets == (1, 2)
    assert can(g, "trade luna")


def test_the_launch_pad_trades_for_a_floater_and_needs_a_fleet() -> None:
    who = seat(played=["titan_floating_launch_pad"], resources={"titan_floating_launch_pad": 2})
    g = sky(who, seat(), moons=[moon("luna", 5), moon("io", fleet=1), moon("ceres")])
    do(g, "use titan_floating_launch_pad 2")
    assert offered(g) == ["trade ceres", "trade luna"]
    assert after(g, "trade luna") == {"0.credits": 10, "marker luna": -4, "fleet luna": "0"}
    assert facts(g)["on titan_floating_launch_pad"] == 1
    out = sky(who, seat(), moons=[moon("luna", 5), moon("io", fleet=0)])
    assert reasons(out, "use titan_floating_launch_pad 2") == ["no_fleet"]


# ---- the marker may rise before a trade
def test_the_advance_is_always_asked_the_most_first() -> None:
    g = sky(seat(credits=9, played=["trade_envoys", "trading_colony"]), seat(), moons=[moon("luna", 4)])
    do(g, "trade luna")
    assert offered(g) == ["advance 2", "advance 1", "advance 0"]
    assert facts(g)["fleet luna"] == "0"  # it is there already
    assert after(g, "advance 2") == {"0.credits": 13, "marker luna": -3}


@pytest.mark.parametrize(("steps", "kind_"), [(2, "plants"), (1, "energy"), (0, "energy")])
def test_on_europa_it_may_be_better_to_leave_the_marker(steps: int, kind_: str) -> None:
    g = sky(seat(credits=9, played=["trade_envoys", "trading_colony"]), seat(), moons=[moon("europa", 3)])
    assert after(g, "trade europa", f"advance {steps}") == {
        "0.credits": -9,
        f"0.+{kind_}": 1,
        "marker europa": -2,
        "fleet europa": "0",
    }


def test_the_marker_rises_to_the_last_step_at_most() -> None:
    played = ["trade_envoys", "trading_colony"]
    g = sky(seat(credits=9, played=played), seat(), moons=[moon("luna", 6)])
    do(g, "trade luna")
    assert offered(g) == ["advance 1", "advance 0"]
    at_end = sky(seat(credits=9, played=played), seat(), moons=[moon("luna", 7)])
    assert after(at_end, "trade luna") == {"0.credits": 8, "marker luna": -6, "fleet luna": "0"}


def test_only_the_trader_moves_the_marker() -> None:
    g = sky(seat(credits=9), seat(played=["trade_envoys"]), moons=[moon("luna", 4)])
    assert after(g, "trade luna") == {"0.credits": -2, "marker luna": -3, "fleet luna": "0"}


def test_the_fee_comes_before_the_advance() -> None:
    who = seat("helion", credits=9, heat=9, energy=3, played=["trade_envoys"])
    g = sky(who, seat(), moons=[moon("luna", 4)])
    do(g, "trade luna")
    assert kind(g) == "fee"
    do(g, "fee credits")
    assert kind(g) == "pay"
    do(g, "pay 9")
    assert kind(g) == "advance"
    assert after(g, "advance 1") == {"0.credits": 10, "marker luna": -3}


# ---- the order of a trade
def test_income_then_the_own_bonus_then_the_others_in_turn_order_then_the_marker() -> None:
    holders = ["tardigrades", "decomposers", "ants", "regolith_eaters", "ghg_producing_bacteria"]
    g = sky(
        seat(played=holders[:2]),
        seat(credits=9, played=[*holders[2:4]]),
        seat(played=["nitrite_reducing_bacteria", holders[4]]),
        turn={"seat": 1, "actions": 2},
        moons=[moon("enceladus", 7, [0, 1, 2])],
    )
    do(g, (1, "trade enceladus"))
    asked = []
    for answer in ("ants", "ants", "ghg_producing_bacteria", "tardigrades"):
        (who,) = g.waiting()
        decision = g.decision(who)
        assert decision is not None
        asked.append((who, decision.options[0].amount))
        assert facts(g)["marker enceladus"] == 7
        do(g, (who, f"add {answer}"))
    # five for the trade, one for the trader's colony; then the next seat in turn order, then the first one
    assert asked == [(1, 5), (1, 1), (2, 1), (0, 1)]
    assert facts(g)["marker enceladus"] == 4
    assert g.waiting() == [1]


def test_a_seats_bonus_is_done_before_the_next_owners() -> None:
    g = sky(
        seat(credits=9),
        seat(hand=["comet"]),
        seat(hand=["asteroid"]),
        moons=[moon("pluto", 4, [1, 2])],
        deck=["ants", "birds", "fish", "mine"],
    )
    do(g, "trade pluto")
    assert g.waiting() == [1]
    assert g.view(2).hand == ["asteroid"]  # seat 2 draws when seat 1 has discarded
    do(g, (1, "discard fish"))
    assert g.waiting() == [2]
    assert g.view(2).hand == ["asteroid", "mine"]


def test_bonuses_are_for_those_who_have_passed_too() -> None:
    g = sky(seat(credits=9), seat(passed=True), seat(passed=True), moons=[moon("luna", 7, [2, 1, 2])])
    assert after(g, "trade luna") == {
        "0.credits": 8,
        "1.credits": 2,
        "2.credits": 4,
        "marker luna": -3,
        "fleet luna": "0",
    }


def test_the_income_is_counted_before_the_colonies_are() -> None:
    # the marker goes home only after the income of its step was taken
    g = sky(seat(credits=9), seat(), moons=[moon("triton", 7, [0, 0, 0])])
    assert after(g, "trade triton") == {"0.credits": -9, "0.titanium": 8, "marker triton": -3, "fleet triton": "0"}


# ---- colony bonuses without a trade
def test_productive_outpost_gives_first_then_draws_then_asks() -> None:
    g = sky(
        seat(hand=["productive_outpost", "comet"], played=["tardigrades", "ants", "pets"]),
        seat(),
        moons=[
            moon("pluto", 4, [0, 1, 0]),
            moon("enceladus", 4, [0]),
            moon("miranda", 4, [0]),
            moon("luna", 4, [1, 0]),
            moon("ceres", 4, [1]),
        ],
        deck=["birds", "fish", "mine"],
    )
    assert after(g, "play productive_outpost") == {"0.credits": 2, "0.hand": 1, "deck": -1}  # Luna, then Miranda
    assert offered(g) == ["add tardigrades", "add ants"]
    do(g, "add ants")
    assert offered(g) == ["discard comet", "discard birds", "discard fish"]
    do(g, "discard fish")
    assert offered(g) == ["discard comet", "discard birds", "discard mine"]
    do(g, "discard comet")
    # no fleet went out, no marker moved, nobody else got anything
    assert facts(g)["marker pluto"] == 4 and facts(g)["fleet pluto"] == "none"
    assert facts(g)["1.credits"] == facts(g)["1.steel"] == facts(g)["1.hand"] == 0


# ---- undo
def test_a_trade_can_be_taken_back() -> None:
    g = sky(seat(credits=9, energy=3), seat(), moons=[moon("luna", 5, [1])])
    digest = g.digest()
    do(g, "trade luna", "fee energy")
    assert g.undoable(0) == 2
    g.undo(0)
    assert kind(g) == "fee"
    g.undo(0)
    assert g.digest() == digest


def test_a_trade_can_be_taken_back_while_somebody_else_is_asked() -> None:
    g = sky(seat(credits=9), seat(played=["ants", "tardigrades"]), moons=[moon("enceladus", 3, [1])])
    digest = g.digest()
    do(g, "trade enceladus")
    assert g.waiting() == [1]
    g.undo(0)
    assert g.digest() == digest
    assert g.waiting() == [0]


def test_a_trade_cannot_be_taken_back_once_another_seat_has_answered() -> None:
    g = sky(seat(credits=9), seat(played=["ants", "tardigrades"]), moons=[moon("enceladus", 3, [1])])
    do(g, "trade enceladus", (1, "add ants"))
    assert g.undoable(0) == 0
    with pytest.raises(tharsis.CannotUndo):
        g.undo(0)
    assert g.undoable(1) == 1  # that answer itself can be
    g.undo(1)
    assert g.waiting() == [1]
    assert g.undoable(0) == 1


@pytest.mark.parametrize("tile", [moon("pluto", 3), moon("pluto", 2, [1]), moon("miranda", 4, [1])])
def test_a_trade_that_shows_cards_to_anybody_stands(tile: Facts) -> None:
    g = sky(seat(credits=9, played=["pets"]), seat(hand=["ants"]), moons=[tile])
    do(g, f"trade {tile['name']}")
    assert g.undoable(0) == 0


def test_a_colony_can_be_taken_back() -> None:
    g = sky(seat(credits=17), seat("poseidon"), moons=[moon("luna"), moon("io", 2, [1])])
    digest = g.digest()
    do(g, "project colony", "colony io")
    assert facts(g)["marker io"] == 3
    g.undo(0)
    g.undo(0)
    assert g.digest() == digest


# ---- positions and records in the middle of a trade
def in_mid_trade() -> list[tuple[Mars, list[Answer]]]:
    """Tables in the middle of a trade, each with the answers that end it."""
    tiles = [moon("enceladus", 6, [1, 2, 0]), moon("pluto", 4, [1, 2]), moon("luna")]
    seats = [
        seat("helion", credits=9, heat=3, energy=3, played=["ants", "tardigrades", "trade_envoys"]),
        seat(hand=["comet"], played=["decomposers", "regolith_eaters"]),
        seat(hand=["asteroid"], played=["ghg_producing_bacteria", "nitrite_reducing_bacteria"], passed=True),
    ]
    way: list[Answer] = [
        "trade enceladus",
        "fee credits",
        "pay 8 heat 1",
        "advance 1",
        "add ants",
        "add tardigrades",
        (1, "add decomposers"),
        (2, "add ghg_producing_bacteria"),
    ]
    out = []
    for n in range(len(way)):
        out.append((do(sky(*seats, moons=tiles), *way[:n]), way[n:]))
    pluto: list[Answer] = ["trade pluto", "fee energy", "advance 0", (1, "discard comet"), (2, "discard asteroid")]
    for n in range(len(pluto)):
        out.append((do(sky(*seats, moons=tiles), *pluto[:n]), pluto[n:]))
    return out


@pytest.mark.parametrize("n", range(13))
def test_a_trade_can_be_saved_at_every_question(n: int) -> None:
    g, rest = in_mid_trade()[n]
    loaded = again(g)
    assert loaded.digest() == g.digest()
    assert loaded.waiting() == g.waiting()
    assert [offered(loaded, s) for s in range(3)] == [offered(g, s) for s in range(3)]
    copy = g.copy()
    digest = g.digest()
    for game in (copy, loaded, g):
        assert g.digest() == digest  # what the others do leaves it alone
        do(game, *rest)
        assert game.waiting() == [0]
        assert can(game, "end turn")
    assert loaded.digest() == g.digest() == copy.digest()
    record = json.loads(json.dumps(loaded.record()))
    assert tharsis.replay(record).digest() == g.digest()
    assert tharsis.replay(json.loads(json.dumps(g.record()))).record() == g.record()


def test_each_thing_on_a_colony_tile_shows_in_the_digest() -> None:
    tables = [
        sky(seat(), seat(), moons=[moon("luna", 3)]),
        sky(seat(), seat(), moons=[moon("luna", 4)]),
        sky(seat(), seat(), moons=[moon("io", 3)]),
        sky(seat(), seat(), moons=[moon("luna", 3, [0])]),
        sky(seat(), seat(), moons=[moon("luna", 3, [1])]),
        sky(seat(), seat(), moons=[moon("luna", 3, fleet=0)]),
        sky(seat(), seat(), moons=[moon("luna", 3, fleet=1)]),
        sky(seat(fleets=2), seat(), moons=[moon("luna", 3)]),
        sky(seat(settled=1), seat(), moons=[moon("luna", 3)]),
    ]
    assert len({g.digest() for g in tables}) == len(tables)


def test_a_guess_in_mid_trade_asks_the_same() -> None:
    for g, _ in in_mid_trade():
        for s in range(3):
            guess = g.view(s).sample(5)
            assert guess.view(s).as_dict() == g.view(s).as_dict()
            assert guess.waiting() == g.waiting()


# ---- the solar phase
def test_after_production_fleets_come_home_and_open_markers_rise() -> None:
    g = sky(
        seat(),
        seat(),
        moons=[
            moon("luna", 3, [0], fleet=0),
            moon("io", 7, fleet=1),
            moon("ceres", 6),
            moon("titan", 0),
            moon("triton", 4, [0, 1, 1]),
        ],
    )
    next_generation(g)
    assert g.generation == 6
    assert g.view(0).moons == [
        {"name": "ceres", "marker": 7, "colonies": []},
        {"name": "io", "marker": 7, "colonies": []},
        {"name": "luna", "marker": 4, "colonies": [0]},
        {"name": "titan", "marker": 0, "colonies": []},
        {"name": "triton", "marker": 5, "colonies": [0, 1, 1]},
    ]
    assert g.view(0).me.fleets == g.view(1).me.fleets == (1, 1)


def test_a_tile_that_opened_in_this_generation_rises_as_well() -> None:
    g = sky(seat(credits=9, hand=["tardigrades"]), seat(), moons=[moon("enceladus", 0)])
    do(g, "play tardigrades")
    next_generation(g)
    assert facts(g)["marker enceladus"] == 3


def test_the_world_government_comes_between_production_and_the_colonies() -> None:
    g = sky(
        seat(produces={"steel": 1}, energy=2),
        seat(),
        first=1,
        turn={"seat": 0, "actions": 2},
        options={"world_government": True},
        moons=[moon("luna", 3, fleet=0)],
    )
    all_pass(g)
    assert kind(g, 1) == "world"  # the first player of the generation just played
    assert g.view(0).me.stock["steel"] == 1 and g.view(0).me.stock["heat"] == 2
    assert facts(g)["marker luna"] == 3 and facts(g)["fleet luna"] == "0"
    assert g.generation == 5
    do(g, (1, "world temperature"))
    assert facts(g)["marker luna"] == 4 and facts(g)["fleet luna"] == "none"
    assert g.generation == 6


def complete(**fields: object) -> Mars:
    return sky(
        seat(plants=8, credits=1),
        seat(),
        temperature=8,
        oxygen=14,
        tiles=oceans(9),
        moons=[moon("luna", 3, [1], fleet=0), moon("io", 5)],
        **fields,
    )


@pytest.mark.parametrize("world", [True, False])
def test_in_the_last_generation_fleets_and_markers_stay(world: bool) -> None:
    g = complete(options={"world_government": world})
    all_pass(g)
    assert kind(g) == "last_greenery"  # the end check comes first, and there is nothing to choose for the government
    assert facts(g)["marker luna"] == 3 and facts(g)["fleet luna"] == "0"
    do(g, "place greenery A1")
    assert g.over
    assert [(row["name"], row["marker"], row.get("fleet")) for row in g.view(0).moons] == [
        ("io", 5, None),
        ("luna", 3, 0),
    ]


def test_colonies_markers_and_fleets_are_worth_no_points() -> None:
    g = sky(seat(fleets=3), seat(), moons=[moon("luna", 7, [0, 0, 0]), moon("io", 7, [0])])
    rows = g.scores()
    assert rows[0] == rows[1]
    assert points(g) == 0


def test_when_the_world_government_completes_mars_one_more_generation_follows() -> None:
    g = sky(
        seat(),
        seat(),
        temperature=8,
        oxygen=13,
        tiles=oceans(9),
        options={"world_government": True},
        moons=[moon("luna", 3, fleet=0)],
    )
    all_pass(g)
    assert g.terraformed()
    assert not g.over and g.generation == 6
    assert facts(g)["marker luna"] == 4 and facts(g)["fleet luna"] == "none"
    buy_nothing(g)
    all_pass(g)
    assert g.over and g.generation == 6
    assert facts(g)["marker luna"] == 4


def test_a_terraformed_mars_ends_before_the_world_government() -> None:
    g = sky(
        seat(credits=14),
        seat(),
        temperature=6,
        oxygen=14,
        tiles=oceans(9),
        options={"world_government": True},
        moons=[moon("luna", 3)],
    )
    do(g, "project asteroid")
    all_pass(g)
    assert g.over and g.generation == 5


def test_alone_the_generation_decides_about_the_end() -> None:
    g = sky(
        seat(),
        generation=13,
        temperature=8,
        oxygen=14,
        tiles=oceans(9),
        moons=[moon("luna", 3, fleet=0)],
    )
    all_pass(g)
    assert not g.over and g.generation == 14
    assert facts(g)["marker luna"] == 4 and facts(g)["fleet luna"] == "none"
    buy_nothing(g)
    all_pass(g)
    assert g.over and facts(g)["marker luna"] == 4


# ---- Market Manipulation and marker arithmetic
def manipulated(*tiles: Facts) -> Mars:
    return sky(seat(credits=1, hand=["market_manipulation"]), seat(), seat(), moons=tiles)


def test_one_marker_goes_up_and_another_one_down() -> None:
    g = manipulated(moon("luna", 3), moon("io", 4), moon("ceres", 5, fleet=1))
    do(g, "play market_manipulation")
    assert offered(g) == ["marker ceres up", "marker io up", "marker luna up"]  # a fleet there does not matter
    do(g, "marker io up")
    assert offered(g) == ["marker ceres down", "marker luna down"]
    assert after(g, "marker ceres down") == {"marker ceres": -1}
    assert facts(g)["marker io"] == 5


def test_markers_keep_to_their_track_and_above_the_colonies() -> None:
    g = manipulated(
        moon("luna", 7),  # not up
        moon("io", 2, [1]),  # not down: a colony is on the first step
        moon("ceres", 4, [1, 2, 1]),  # not down: full
        moon("titan", 0),  # closed: neither
        moon("ganymede", 1),  # not down: the first step
        moon("triton", 2),
    )
    do(g, "play market_manipulation")
    assert offered(g) == ["marker ceres up", "marker ganymede up", "marker io up", "marker triton up"]
    do(g, "marker io up")
    assert offered(g) == ["marker luna down", "marker triton down"]


def test_the_only_tile_that_can_go_down_does_not_go_up() -> None:
    g = manipulated(moon("luna", 2), moon("io", 2, [1]), moon("ceres", 1))
    do(g, "play market_manipulation")
    assert offered(g) == ["marker ceres up", "marker io up"]
    # and what is left is no choice
    assert after(g, "marker io up") == {"marker io": 1, "marker luna": -1}


@pytest.mark.parametrize(
    "tiles",
    [
        [moon("luna", 3)],
        [moon("luna", 1), moon("io", 2, [1])],
        [moon("luna", 7), moon("io", 7)],
        [moon("luna", 3), moon("titan", 0)],
    ],
)
def test_both_halves_must_be_possible(tiles: list[Facts]) -> None:
    g = manipulated(*tiles)
    assert reasons(g, "play market_manipulation") == ["no_moon"]
    assert why(g, "play market_manipulation") == ["no two markers that could move"]


def test_a_full_tile_never_falls_below_the_fourth_step() -> None:
    g = sky(seat(energy=3), seat(energy=3), seat(), moons=[moon("ceres", 4, [0, 1, 2])])
    do(g, "trade ceres")
    assert facts(g)["marker ceres"] == 4
    next_generation(g)
    assert facts(g)["marker ceres"] == 5


# ---- what counts as a colony
def test_cities_beside_the_map_are_no_colonies() -> None:
    cities = ["ganymede_colony", "phobos_space_haven"]
    who = seat(credits=60, hand=["space_port"], played=cities, produces={"energy": 1})
    g = sky(who, seat(), tiles={"ganymede": ("city", 0), "phobos": ("city", 0)}, moons=[moon("luna", 3, [1])])
    assert reasons(g, "play space_port") == ["colonies_few"]


def test_own_colonies_are_counted_over_all_tiles_before_placing() -> None:
    for settled, playable in (([], True), ([0], True), ([0, 0], False)):
        g = sky(
            seat(credits=20, hand=["pioneer_settlement"]),
            seat(),
            moons=[moon("luna", 4, settled[:1]), moon("io", 4, settled[1:]), moon("ceres")],
        )
        assert can(g, "play pioneer_settlement") is playable


# ---- why not
def test_why_a_trade_is_not_offered() -> None:
    tiles = [moon("titan", 0), moon("luna", fleet=1), moon("io")]
    g = sky(seat(credits=8), seat(credits=9), moons=tiles)
    assert why(g, "trade titan") == [
        "closed until a card that holds floaters is in play",
        "the fee is 9 M€ (or 3 energy or titanium), you have 8",
    ]
    assert why(g, "trade luna")[0] == "a fleet of player 2 is there"
    assert reasons(g, "trade io") == ["fee"]
    assert reasons(g, "trade io", 1) == ["not_your_turn", "no_fleet"]
    assert "trade pluto" not in g.why_not(0)  # it is not in play
    discount = sky(seat(credits=6, played=["rim_freighters", "cryo_sleep"]), seat(), moons=tiles)
    assert why(discount, "trade io") == ["the fee is 7 M€ (or 1 energy or titanium), you have 6"]


def test_why_no_colony_can_be_built() -> None:
    full = [moon("luna", 4, [1, 1, 1]), moon("io", 4, [0]), moon("titan", 0)]
    g = sky(seat(credits=16), seat(), moons=full)
    assert reasons(g, "project colony") == ["credits", "no_moon"]
    assert why(g, "project colony")[1] == "no open colony tile with room for you"
    cards = sky(seat(credits=60, hand=["mining_colony", "research_colony"]), seat(), moons=full)
    assert reasons(cards, "play mining_colony") == ["no_moon"]
    do(cards, "play research_colony")  # beside the own colony
    assert facts(cards)["colonies io"] == "0 0"


@pytest.mark.parametrize("wording", ["standard", "seeds"])
def test_a_card_whose_colony_finds_no_tile_cannot_be_played(wording: str) -> None:
    cards = ["mining_colony", "ice_moon_colony", "interplanetary_colony_ship", "research_colony", "trading_colony"]
    full = [moon("luna", 4, [1, 1, 1]), moon("titan", 0)]
    g = sky(seat(credits=99, hand=cards), seat(), moons=full, wording=wording)
    for card in cards:
        assert reasons(g, f"play {card}") == ["no_moon"]


def test_a_first_action_comes_before_trades_and_colonies() -> None:
    g = sky(seat("poseidon", credits=40, owes_first=True), seat(), moons=[moon("luna"), moon("io")])
    assert offered(g) == ["first action poseidon", "pass"]
    assert reasons(g, "trade luna") == ["first_action_owed"]
    assert reasons(g, "project colony") == ["first_action_owed"]


# ---- the log
def test_the_log_of_a_trade_and_a_colony() -> None:
    g = sky(
        seat(credits=26, energy=3, played=["trade_envoys"]),
        seat(played=["ants", "tardigrades"]),
        moons=[moon("luna", 3, [1]), moon("enceladus", 4, [1])],
    )
    do(g, "project colony", "colony luna", "trade enceladus", "fee energy", "advance 1", (1, "add ants"))
    assert said(g) == [
        "Player 1 uses the standard project Colony: M€ −17.",
        "Player 1 settles on Luna: M€ production +2.",
        "Player 1 trades with Enceladus.",
        "Player 1 pays 3 energy: fleet to Enceladus, energy −3.",
        "Player 1 moves the marker of Enceladus up 1 step: marker of Enceladus on step 5.",
        "Player 2 adds 1 microbe to Ants: marker of Enceladus on step 2; Ants +1.",
    ]


def test_the_log_of_a_tile_that_opens_and_of_markers() -> None:
    hand = ["tardigrades", "market_manipulation"]
    g = sky(seat(credits=9, hand=hand), seat(), moons=[moon("enceladus", 0), moon("io", 4), moon("luna", 4)])
    do(g, "play tardigrades", "play market_manipulation", "marker io up", "marker luna down")
    assert said(g) == [
        "Player 1 plays Tardigrades: Enceladus opens; M€ −4.",
        "Player 1 plays Market Manipulation: M€ −1.",
        "Player 1 moves the marker of Io up: marker of Io on step 5.",
        "Player 1 moves the marker of Luna down: marker of Luna on step 3.",
    ]


def test_the_log_of_colony_production() -> None:
    g = sky(seat(), seat(), moons=[moon("pluto", 3, fleet=1), moon("titan", 0)])
    all_pass(g)
    assert said(g)[-4:] == [
        "Player 2 passes.",
        "Player 1 produces: M€ +20.",
        "Player 2 produces: M€ +20.",
        "Generation 6 begins: marker of Pluto on step 4.",
    ]


def test_the_log_of_a_tile_that_comes_into_play() -> None:
    g = sky(seat("aridor", owes_first=True), seat(), moons=[moon("pluto", 3)])
    do(g, "first action aridor", "bring titan")
    assert said(g) == ["Player 1 takes the first action of Aridor.", "Player 1 brings Titan into play."]


def test_the_log_of_the_solo_choice() -> None:
    g = fresh(1, 5)
    do(g, ["moon callisto", "moon miranda", "moon titan"])
    assert said(g) == ["Player 1 chooses the colony tiles: Triton leaves play."]


def test_the_log_of_a_discard_on_pluto_names_no_card() -> None:
    g = sky(seat(credits=9), seat(hand=["comet"]), moons=[moon("pluto", 3, [1])], deck=["ants", "birds", "fish"])
    do(g, "trade pluto", (1, "discard fish"))
    assert said(g) == [
        "Player 1 trades with Pluto: fleet to Pluto, M€ −9, hand +2; player 2 hand +1.",
        "Player 2 discards 1 card: marker of Pluto on step 2; hand −1.",
    ]
