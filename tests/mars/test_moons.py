"""The eleven colony tiles: what each step of a track, each place and each colony brings."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from table import after, can, do, facts, oceans, offered, reasons, seat, table

from tharsis.mars.cards import CATALOGUE
from tharsis.mars.colonies.moons import MOONS
from tharsis.mars.game import Mars
from tharsis.vocabulary.terms import ANIMALS, FLOATERS, MICROBES

Facts = dict[str, object]

# a card for each of the resources that open a tile
HOLDER = {"enceladus": "tardigrades", "miranda": "pets", "titan": "atmo_collectors"}
SECOND_HOLDER = {"enceladus": "decomposers", "miranda": "fish", "titan": "titan_shuttles"}

# what a trade brings on steps 1 to 7
INCOME = {
    "callisto": ("energy", [0, 2, 3, 5, 7, 10, 13]),
    "ceres": ("steel", [1, 2, 3, 4, 6, 8, 10]),
    "enceladus": ("on tardigrades", [0, 1, 2, 3, 4, 4, 5]),
    "ganymede": ("plants", [0, 1, 2, 3, 4, 5, 6]),
    "io": ("heat", [2, 3, 4, 6, 8, 10, 13]),
    "luna": ("credits", [1, 2, 4, 7, 10, 13, 17]),
    "miranda": ("on pets", [0, 1, 1, 2, 2, 3, 3]),
    "pluto": ("hand", [0, 1, 2, 2, 3, 3, 4]),
    "titan": ("on atmo_collectors", [0, 1, 1, 2, 3, 3, 4]),
    "triton": ("titanium", [0, 1, 1, 2, 3, 4, 5]),
}
EUROPA = ["credits", "credits", "energy", "energy", "plants", "plants", "plants"]

# what a colony brings its builder, on any of the three places
BUILD: dict[str, tuple[str, int]] = {
    "callisto": ("+energy", 1),
    "ceres": ("+steel", 1),
    "enceladus": ("on tardigrades", 3),
    "ganymede": ("+plants", 1),
    "io": ("+heat", 1),
    "luna": ("+credits", 2),
    "miranda": ("on pets", 1),
    "pluto": ("hand", 2),
    "titan": ("on atmo_collectors", 3),
    "triton": ("titanium", 3),
}

# what each colony brings its owner when anybody trades there, as far as nobody is asked
BONUS = {
    "callisto": ("energy", 3),
    "ceres": ("steel", 2),
    "europa": ("credits", 1),
    "ganymede": ("plants", 1),
    "io": ("heat", 2),
    "luna": ("credits", 2),
    "triton": ("titanium", 1),
}
ALL = sorted([*INCOME, "europa"])
OTHER = {moon: "io" if moon == "luna" else "luna" for moon in ALL}  # a second tile, so that there is a choice
STEP_AND_MOON = [(moon, step) for moon in ALL for step in range(1, 8)]


def moons(name: str, marker: int | None = None, colonies: Sequence[int] = (), **more: object) -> list[Facts]:
    """A tile and a second one with room, so that there is always a choice."""
    row: Facts = {"name": name, "colonies": list(colonies), **more}
    if marker is not None:
        row["marker"] = marker
    return [row, {"name": OTHER[name]}]


def sky(*seats: Facts, tiles: dict[str, str] | None = None, **fields: object) -> Mars:
    return table(*seats, options={"colonies": True}, tiles=tiles or {}, **fields)


def holding(moon: str) -> list[str]:
    return [HOLDER[moon]] if moon in HOLDER else []


def add(changed: Facts, key: str, n: int) -> Facts:
    """One more difference; none is not told."""
    old = changed.get(key, 0)
    assert isinstance(old, int)
    changed[key] = old + n
    return {k: v for k, v in changed.items() if v != 0}


def gained(who: int, what: str, n: int) -> Facts:
    """So much of something for a seat: stock, production, cubes on a card, or drawn cards."""
    if n == 0:
        return {}
    if what.startswith("on "):
        return {what: n}
    return {f"{who}.{what}": n, "deck": -n} if what == "hand" else {f"{who}.{what}": n}


# ---- the list
def test_there_are_eleven_tiles() -> None:
    assert sorted(moon.name for moon in MOONS) == ALL
    assert len(ALL) == 11


# ---- income
@pytest.mark.parametrize(("moon", "step"), STEP_AND_MOON)
def test_the_income_of_each_step(moon: str, step: int) -> None:
    g = sky(seat(credits=9, played=holding(moon)), seat(), moons=moons(moon, step))
    if moon == "europa":
        expected = gained(0, "+" + EUROPA[step - 1], 1)
    else:
        what, track = INCOME[moon]
        expected = gained(0, what, track[step - 1])
    expected = add(expected, "0.credits", -9)
    expected = add(expected, f"marker {moon}", 1 - step)  # nobody has settled: it goes back to the first step
    assert after(g, f"trade {moon}") == {**expected, f"fleet {moon}": "0"}
    assert can(g, "end turn")


@pytest.mark.parametrize("moon", HOLDER)
def test_a_trader_with_two_cards_puts_the_whole_income_on_one(moon: str) -> None:
    one, two = HOLDER[moon], SECOND_HOLDER[moon]
    g = sky(seat(credits=9, played=[one, two]), seat(), moons=moons(moon, 7))
    do(g, f"trade {moon}")
    assert offered(g) == [f"add {one}", f"add {two}"]
    most = INCOME[moon][1][6]
    assert after(g, f"add {two}") == {f"on {two}": most, f"marker {moon}": -6}


@pytest.mark.parametrize("moon", HOLDER)
def test_without_a_card_for_it_the_income_is_lost(moon: str) -> None:
    # somebody else's card has opened the tile
    g = sky(seat(credits=9), seat(played=[HOLDER[moon]]), moons=moons(moon, 7))
    assert after(g, f"trade {moon}") == {"0.credits": -9, f"marker {moon}": -6, f"fleet {moon}": "0"}


def test_a_step_without_income_is_legal_and_marked() -> None:
    g = sky(seat(credits=9), seat(), moons=moons("triton", 1))
    assert marked(g, "trade") == {"trade triton": ("income",), "trade luna": ()}


def marked(g: Mars, kind: str) -> dict[str, tuple[str, ...]]:
    """What of these options would be without effect."""
    decision = g.decision(0)
    assert decision is not None
    return {o.notation: o.idle for o in decision.options if o.kind == kind}


@pytest.mark.parametrize("moon", HOLDER)
def test_what_would_be_lost_is_marked(moon: str) -> None:
    without = sky(seat(credits=17), seat(played=[HOLDER[moon]]), moons=moons(moon, 3))
    assert marked(without, "trade") == {f"trade {moon}": ("cube",), "trade luna": ()}
    do(without, "project colony")
    assert marked(without, "colony") == {f"colony {moon}": ("cube",), "colony luna": ()}
    having = sky(seat(credits=17, played=[HOLDER[moon]]), seat(), moons=moons(moon, 3))
    assert marked(having, "trade") == {f"trade {moon}": (), "trade luna": ()}
    do(having, "project colony")
    assert marked(having, "colony") == {f"colony {moon}": (), "colony luna": ()}


def test_a_colony_for_an_ocean_that_is_not_there_is_marked() -> None:
    g = sky(seat(credits=17), seat(), moons=moons("europa"), tiles=oceans(9))
    do(g, "project colony")
    assert marked(g, "colony") == {"colony europa": ("ocean",), "colony luna": ()}


@pytest.mark.parametrize(("played", "colonies"), [(["trade_envoys"], []), ([], [0])])
def test_a_step_without_income_is_not_marked_if_something_else_may_come(played: list[str], colonies: list[int]) -> None:
    step = max(1, len(colonies) + 1)
    g = sky(seat(credits=9, played=played), seat(), moons=moons("triton", step, colonies))
    assert marked(g, "trade")["trade triton"] == ()


# ---- building
@pytest.mark.parametrize("moon", BUILD)
@pytest.mark.parametrize("place", [1, 2, 3])
def test_what_a_colony_brings_on_each_place(moon: str, place: int) -> None:
    others = [1, 2][: place - 1]
    g = sky(seat(credits=17, played=holding(moon)), seat(), seat(), moons=moons(moon, 6, others))
    what, n = BUILD[moon]
    settled = " ".join(map(str, [*others, 0]))
    assert after(g, "project colony", f"colony {moon}") == {
        **add(gained(0, what, n), "0.credits", -17),
        f"colonies {moon}": settled,
    }


@pytest.mark.parametrize("place", [1, 2, 3])
def test_europa_brings_an_ocean_with_all_it_brings(place: int) -> None:
    others = [1, 2][: place - 1]
    g = sky(seat(credits=17), seat(), seat(), moons=moons("europa", 6, others), tiles={"E5": "ocean"})
    do(g, "project colony", "colony europa")
    assert len(offered(g)) == 11  # every free ocean area
    # two plants are printed there, and an ocean lies beside it
    assert after(g, "place ocean E4") == {
        "0.credits": 2,
        "0.plants": 2,
        "0.tr": 1,
        "oceans": 1,
        "at E4": "ocean",
    }


def test_europa_can_be_settled_when_all_oceans_are_out() -> None:
    g = sky(seat(credits=17), seat(), moons=moons("europa"), tiles=oceans(9))
    assert after(g, "project colony", "colony europa") == {"0.credits": -17, "colonies europa": "0"}


@pytest.mark.parametrize("moon", HOLDER)
def test_the_builder_chooses_one_card(moon: str) -> None:
    one, two = HOLDER[moon], SECOND_HOLDER[moon]
    g = sky(seat(credits=17, played=[one, two]), seat(), moons=moons(moon))
    do(g, "project colony", f"colony {moon}")
    assert offered(g) == [f"add {one}", f"add {two}"]
    assert after(g, f"add {two}") == {f"on {two}": BUILD[moon][1]}


@pytest.mark.parametrize("moon", HOLDER)
def test_a_colony_without_a_card_for_its_resource_is_legal(moon: str) -> None:
    g = sky(seat(credits=17), seat(played=[HOLDER[moon]]), moons=moons(moon))
    assert after(g, "project colony", f"colony {moon}") == {"0.credits": -17, f"colonies {moon}": "0"}


# ---- colony bonuses that ask nobody
@pytest.mark.parametrize("moon", BONUS)
@pytest.mark.parametrize("passed", [False, True])
def test_the_bonus_of_another_seat(moon: str, passed: bool) -> None:
    g = sky(seat(titanium=3), seat(passed=passed), seat(), moons=moons(moon, 4, [1]))
    before = facts(g)
    what, n = BONUS[moon]
    changed = after(g, f"trade {moon}")
    assert changed[f"1.{what}"] == n
    assert [key for key in changed if key.startswith(("1.", "2."))] == [f"1.{what}"]
    assert changed[f"marker {moon}"] == -2  # one colony: it goes back to the second step
    assert before["deck"] == facts(g)["deck"]


@pytest.mark.parametrize("moon", BONUS)
def test_own_colonies_pay_the_trader_too(moon: str) -> None:
    fee = {"titanium": 3}
    plain = after(sky(seat(**fee), seat(), moons=moons(moon, 5)), f"trade {moon}")
    what, n = BONUS[moon]
    with_own = after(sky(seat(**fee), seat(), moons=moons(moon, 5, [1, 0, 0])), f"trade {moon}")
    expected = add(add(plain, f"0.{what}", 2 * n), f"1.{what}", n)  # two own colonies pay twice
    assert with_own == {**expected, f"marker {moon}": -1}


def test_miranda_brings_each_owner_a_card() -> None:
    deck = ["comet", "asteroid", "ants", "birds"]
    g = sky(
        seat(credits=9, played=["pets"]), seat(), seat(passed=True), moons=moons("miranda", 7, [2, 1, 0]), deck=deck
    )
    assert after(g, "trade miranda") == {
        "0.credits": -9,
        "on pets": 3,
        "0.hand": 1,
        "1.hand": 1,
        "2.hand": 1,
        "deck": -3,
        "fleet miranda": "0",
        "marker miranda": -3,
    }
    # the trader draws first, then the others in turn order
    assert [g.view(s).hand for s in range(3)] == [["comet"], ["asteroid"], ["ants"]]


# ---- colony bonuses that ask, out of turn as well
@pytest.mark.parametrize("moon", ["enceladus", "titan"])
def test_an_owner_is_asked_out_of_turn(moon: str) -> None:
    one, two = HOLDER[moon], SECOND_HOLDER[moon]
    g = sky(seat(credits=9), seat(passed=True, played=[one, two]), moons=moons(moon, 4, [1]))
    do(g, f"trade {moon}")
    assert g.waiting() == [1]
    assert offered(g, 1) == [f"add {one}", f"add {two}"]
    assert facts(g)[f"marker {moon}"] == 4  # it goes home only when all is done
    assert after(g, (1, f"add {two}")) == {f"on {two}": 1, f"marker {moon}": -2}
    assert g.waiting() == [0]


@pytest.mark.parametrize(
    ("moon", "cards"),
    [
        ("enceladus", ["tardigrades", "decomposers", "ants", "regolith_eaters", "ghg_producing_bacteria"]),
        ("titan", ["atmo_collectors", "titan_shuttles", "jovian_lanterns", "red_spot_observatory"]),
    ],
)
def test_several_owners_are_asked_for_one_trade_the_trader_first(moon: str, cards: list[str]) -> None:
    others = cards[2:4]
    extra = cards[4:]
    g = sky(
        seat(),
        seat(credits=9, played=cards[:2]),
        seat(passed=True, played=[*others, *extra]),
        turn={"seat": 1, "actions": 2},
        moons=moons(moon, 4, [2, 1, 2]),
    )
    do(g, (1, f"trade {moon}"))
    income = INCOME[moon][1][3]
    assert g.waiting() == [1]
    assert after(g, (1, f"add {cards[0]}")) == {f"on {cards[0]}": income}
    assert g.waiting() == [1]  # the trader's own colony
    assert after(g, (1, f"add {cards[1]}")) == {f"on {cards[1]}": 1}
    assert g.waiting() == [2]  # and both of the other seat, which may go to two cards
    assert after(g, (2, f"add {others[0]}")) == {f"on {others[0]}": 1}
    assert g.waiting() == [2]
    assert after(g, (2, f"add {others[1]}")) == {f"on {others[1]}": 1}
    assert facts(g)[f"marker {moon}"] == 4
    assert g.waiting() == [1]
    assert can(g, "end turn", 1)


@pytest.mark.parametrize("moon", ["enceladus", "titan"])
def test_a_bonus_without_a_card_for_it_is_lost(moon: str) -> None:
    g = sky(seat(credits=9, played=[HOLDER[moon]]), seat(), moons=moons(moon, 2, [1]))
    assert after(g, f"trade {moon}") == {
        "0.credits": -9,
        f"on {HOLDER[moon]}": 1,
        f"fleet {moon}": "0",
    }
    assert g.waiting() == [0]


def test_pluto_asks_each_owner_for_a_discard() -> None:
    g = sky(
        seat(credits=9, hand=["comet"]),
        seat(hand=["asteroid"]),
        seat(hand=["ants"], passed=True),
        moons=moons("pluto", 3, [1, 2]),
        deck=["birds", "fish", "mine", "trees"],
    )
    assert after(g, "trade pluto") == {
        "0.credits": -9,
        "0.hand": 2,
        "1.hand": 1,
        "deck": -3,
        "fleet pluto": "0",
    }
    assert g.waiting() == [1]
    assert offered(g, 1) == ["discard asteroid", "discard mine"]  # the trader drew two cards before
    assert after(g, (1, "discard asteroid")) == {"1.hand": -1, "2.hand": 1, "deck": -1, "discard": 1}
    assert offered(g, 2) == ["discard ants", "discard trees"]
    assert after(g, (2, "discard trees")) == {"2.hand": -1, "discard": 1}
    assert g.waiting() == [0]


def test_two_own_colonies_on_pluto_draw_and_discard_twice() -> None:
    g = sky(
        seat(credits=9, hand=["comet"]),
        seat(),
        moons=moons("pluto", 4, [0, 0]),
        deck=["birds", "fish", "mine", "trees"],
    )
    do(g, "trade pluto")
    assert offered(g) == ["discard comet", "discard birds", "discard fish", "discard mine"]
    do(g, "discard mine")  # the drawn card itself may go
    assert offered(g) == ["discard comet", "discard birds", "discard fish", "discard trees"]
    assert after(g, "discard comet") == {"0.hand": -1, "discard": 1, "marker pluto": -1}
    assert g.view(0).hand == ["birds", "fish", "trees"]


def test_with_an_empty_hand_the_card_drawn_on_pluto_must_go() -> None:
    g = sky(seat(credits=9), seat(), moons=moons("pluto", 2, [1]))
    assert after(g, "trade pluto") == {
        "0.credits": -9,
        "0.hand": 1,
        "deck": -2,
        "discard": 1,
        "fleet pluto": "0",
    }


# ---- the closed tiles
def cards_holding(kind: int) -> set[str]:
    return {card.name for card in CATALOGUE if card.holds == kind}


OPENERS = {
    "titan": {
        "atmo_collectors",
        "jovian_lanterns",
        "jupiter_floating_station",
        "red_spot_observatory",
        "titan_air_scrapping",
        "titan_floating_launch_pad",
        "titan_shuttles",
        "stormcraft_incorporated",
    },
    "enceladus": {
        "ants",
        "decomposers",
        "ghg_producing_bacteria",
        "nitrite_reducing_bacteria",
        "regolith_eaters",
        "tardigrades",
    },
    "miranda": {
        "arklight",
        "birds",
        "ecological_zone",
        "fish",
        "herbivores",
        "livestock",
        "martian_zoo",
        "pets",
        "predators",
        "small_animals",
        "sub_zero_salt_fish",
    },
}


@pytest.mark.parametrize("moon", OPENERS)
def test_the_cards_that_open_a_tile(moon: str) -> None:
    kind = {"titan": FLOATERS, "enceladus": MICROBES, "miranda": ANIMALS}[moon]
    assert cards_holding(kind) == OPENERS[moon]
    assert [m.opened_by for m in MOONS if m.name == moon] == [kind]


def test_the_other_eight_are_never_closed() -> None:
    assert [m.name for m in MOONS if m.opened_by] == ["enceladus", "miranda", "titan"]


PLAYED_TO_OPEN = [
    ("enceladus", "tardigrades"),
    ("enceladus", "nitrite_reducing_bacteria"),
    ("miranda", "pets"),
    ("miranda", "martian_zoo"),
    ("titan", "atmo_collectors"),
    ("titan", "titan_shuttles"),
    ("titan", "titan_floating_launch_pad"),
]


@pytest.mark.parametrize(("moon", "card"), PLAYED_TO_OPEN)
@pytest.mark.parametrize("who", [0, 1])
def test_anybodys_card_opens_a_tile_for_all(moon: str, card: str, who: int) -> None:
    rich = {"credits": 60, "energy": 3}
    hands: list[list[str]] = [[], []]
    hands[who] = [card]
    g = sky(
        seat(hand=hands[0], **rich),
        seat(hand=hands[1], **rich),
        tiles={"C3": ("city", 0), "G4": ("city", 1)},  # type: ignore[dict-item]
        turn={"seat": who, "actions": 2},
        moons=moons(moon, 0),
    )
    assert facts(g)[f"marker {moon}"] == "closed"
    assert not can(g, f"trade {moon}", who)
    changed = after(g, (who, f"play {card}"))
    assert changed[f"marker {moon}"] == 2
    assert can(g, f"trade {moon}", who)
    do(g, (who, "end turn"))
    assert can(g, f"trade {moon}", 1 - who)


@pytest.mark.parametrize("moon", HOLDER)
def test_a_closed_tile_is_neither_settled_nor_visited(moon: str) -> None:
    g = sky(seat(credits=40, energy=3), seat(), moons=moons(moon, 0))
    assert reasons(g, f"trade {moon}") == ["moon_closed"]
    assert after(g, "project colony") == {"0.credits": -17, "0.+credits": 2, "colonies luna": "0"}  # the only open one
    assert reasons(g, "project colony") == ["no_moon"]


def test_a_card_opens_its_tile_before_its_own_effects() -> None:
    g = sky(
        seat(credits=20, hand=["sub_zero_salt_fish"], produces={"plants": 1}),
        seat(produces={"plants": 1}),
        temperature=0,
        moons=moons("miranda", 0),
    )
    do(g, "play sub_zero_salt_fish")
    assert len(offered(g)) == 2  # whose plant production goes down
    assert facts(g)["marker miranda"] == 2


@pytest.mark.parametrize("card", ["floater_technology", "floater_prototypes"])
def test_cards_that_hold_nothing_open_nothing(card: str) -> None:
    g = sky(seat(credits=20, hand=[card]), seat(), moons=moons("titan", 0))
    do(g, f"play {card}")
    assert facts(g)["marker titan"] == "closed"


def test_a_card_opens_only_the_tile_of_its_resource() -> None:
    closed = [{"name": name, "marker": 0} for name in HOLDER]
    g = sky(seat(credits=20, hand=["tardigrades"]), seat(), moons=closed)
    assert after(g, "play tardigrades") == {"0.credits": -4, "marker enceladus": 2}


@pytest.mark.parametrize("moon", HOLDER)
def test_an_open_tile_stays_as_it_is_when_another_such_card_comes(moon: str) -> None:
    card = HOLDER[moon]
    g = sky(seat(credits=20, hand=[card]), seat(played=[SECOND_HOLDER[moon]]), moons=moons(moon, 5))
    assert f"marker {moon}" not in after(g, f"play {card}")


# ---- places and the marker
@pytest.mark.parametrize("moon", ALL)
def test_the_marker_makes_room_for_a_colony(moon: str) -> None:
    opened = holding(moon)
    # first colony, marker on the second step: no push
    g = sky(seat(credits=17, played=opened), seat(), seat(), moons=moons(moon, 2))
    assert f"marker {moon}" not in after(g, "project colony", f"colony {moon}")
    # on the place itself: pushed by one
    for place, others in enumerate(([], [1], [1, 2]), start=1):
        g = sky(seat(credits=17, played=opened), seat(), seat(), moons=moons(moon, place, others))
        assert after(g, "project colony", f"colony {moon}")[f"marker {moon}"] == 1
        assert facts(g)[f"marker {moon}"] == place + 1
    # anywhere above: left alone
    g = sky(seat(credits=17, played=opened), seat(), seat(), moons=moons(moon, 7, [1, 2]))
    assert f"marker {moon}" not in after(g, "project colony", f"colony {moon}")


@pytest.mark.parametrize("moon", ALL)
def test_there_is_room_for_three(moon: str) -> None:
    g = sky(seat(credits=34), seat(), seat(), moons=moons(moon, 4, [1, 2, 2]))
    do(g, "project colony")  # the other tile is the only one left
    assert facts(g)[f"colonies {moon}"] == "1 2 2"
    assert facts(g)[f"colonies {OTHER[moon]}"] == "0"
    assert reasons(g, "project colony") == ["no_moon"]


@pytest.mark.parametrize("moon", ALL)
@pytest.mark.parametrize("settlers", [[0], [1, 0], [0, 1]])
def test_nobody_settles_twice_on_a_tile(moon: str, settlers: list[int]) -> None:
    g = sky(seat(credits=34), seat(), moons=moons(moon, 4, settlers))
    do(g, "project colony")  # the other tile is the only one left
    assert facts(g)[f"colonies {moon}"] == " ".join(map(str, settlers))
    assert facts(g)[f"colonies {OTHER[moon]}"] == "0"


@pytest.mark.parametrize(("colonies", "home"), [([], 1), ([1], 2), ([1, 1], 3), ([0, 1, 2], 4)])
def test_after_a_trade_the_marker_is_just_beyond_the_colonies(colonies: list[int], home: int) -> None:
    g = sky(seat(energy=3), seat(), seat(), moons=moons("ceres", 7, colonies))
    do(g, "trade ceres")
    assert facts(g)["marker ceres"] == home


def test_a_colony_after_a_trade_pushes_the_marker() -> None:
    g = sky(seat(credits=17, energy=3), seat(), moons=moons("ceres", 7, [1]))
    do(g, "trade ceres", "fee energy")
    assert facts(g)["marker ceres"] == 2
    do(g, "project colony", "colony ceres")
    assert facts(g)["marker ceres"] == 3
