"""MarsBot's corporations and its draft priorities, and Colonies."""

from __future__ import annotations

import pytest
from marsbot import bot_does, bot_table, kinds, supply, track, turn
from table import do, offered, seat

import tharsis
from tharsis.kernel.rows import row_of
from tharsis.mars.cards import BY_NAME
from tharsis.mars.colonies.moons import moons as moons_of
from tharsis.mars.marsbot.research import drop_one, keep_one
from tharsis.mars.marsbot.robot import BONUS, COLOURS, CORPORATIONS, SPACES, TRACKS
from tharsis.mars.marsbot.table import BotTable

COLONIES = {"colonies": True}


def names(cards: list[int]) -> list[str]:
    return [BONUS[-c].name if c < 0 else "project" for c in cards]


def started(corporation: str, seed: int = 3, **options: object) -> BotTable:
    """A game in which the human has chosen and MarsBot's corporation has done its setup."""
    game = tharsis.new("mars", 2, {"marsbot": "normal", "marsbot_corporation": corporation, **options}, seed)
    assert isinstance(game, BotTable)
    do(game, offered(game)[0])
    do(game, [])
    return game


# ---- choosing
def test_none_by_default() -> None:
    """[Ajouter une Corporation à Marsbot] It is an option."""
    assert bot_table().robot.corporation == 0


def test_the_human_is_never_dealt_its_corporation() -> None:
    """[Ajouter une Corporation] If it is the human's own, draw another one."""
    for seed in range(40):
        g = tharsis.new("mars", 2, {"marsbot": "normal", "marsbot_corporation": "helion"}, seed)
        assert "corporation helion" not in [o.notation for o in g.asked[0].options]
        g = started("random", seed)
        own = g.card_name(g.seat[0].corporation)
        drawn = CORPORATIONS[g.robot.corporation]
        assert drawn.name != own and not drawn.colonies


@pytest.mark.parametrize("one", CORPORATIONS[1:], ids=lambda c: c.name)
def test_a_draft_priority_turns_the_draft_on(one: object) -> None:
    """[Priorité de draft] The draft must be played, from generation 2 on."""
    name, colonies, draft = one.name, one.colonies, one.draft  # type: ignore[attr-defined]
    g = started(name, colonies=colonies)
    assert g.rules.draft == (draft is not None)
    while g.asked[0].kind == "turn":
        do(g, "pass")
    assert g.asked[0].kind == ("draft" if draft is not None else "buy")


def test_a_priority_drawn_by_lot_turns_it_on_too() -> None:
    seen = set()
    for seed in range(12):
        g = started("random", seed)
        while g.asked[0].kind not in ("draft", "buy"):
            decision = g.asked[0]
            do(g, "pass" if decision.kind == "turn" else decision.options[0].notation)
        has = CORPORATIONS[g.robot.corporation].draft is not None
        assert (g.asked[0].kind == "draft") == has
        seen.add(has)
    assert seen == {True, False}


def pack(corporation: str, *cards: str, **fields: object) -> BotTable:
    g = bot_table(corporation=corporation, **fields)  # type: ignore[arg-type]
    g.seat[1].dealt = row_of([BY_NAME[c].number for c in cards])
    g.deck = row_of([c for c in g.deck if c not in g.seat[1].dealt])
    return g


def drafted(g: BotTable) -> str:
    keep_one(g)
    return g.card_name(g.seat[1].drafted[-1])


def test_what_it_drafts() -> None:
    """[Priorité de draft] A match is kept; more matching tags before fewer; the second tag where there is no first."""
    assert drafted(pack("teractor", "mine", "sponsors", "comet", "asteroid")) == "sponsors"
    jovian = ("io_mining_industries", "space_elevator", "mine", "comet")
    assert drafted(pack("saturn_systems", *jovian)) == "io_mining_industries"
    assert drafted(pack("saturn_systems", "mine", "comet", "sponsors", "birds")) == "comet"
    assert drafted(pack("credicor", "mine", "deimos_down", "comet", "birds")) == "deimos_down"
    assert drafted(pack("tharsis_republic", "mine", "cupola_city", "comet", "birds")) == "cupola_city"
    assert drafted(pack("thorgate", "mine", "wave_power", "comet", "birds")) == "wave_power"
    assert drafted(pack("arklight", "mine", "birds", "comet", "kelp_farming")) == "birds"
    assert drafted(pack("arklight", "mine", "ants", "comet", "kelp_farming")) == "kelp_farming"


def test_equal_on_the_first_tag_the_second_decides() -> None:
    """Ruling: the printed rulebook ranks first and second above first alone."""
    for seed in range(8):
        g = pack("saturn_systems", "water_import_from_europa", "colonizer_training_camp", "mine", "comet", seed=seed)
        assert drafted(g) == "water_import_from_europa"


SEVERAL = ("water_import_from_europa", "io_mining_industries")  # Jovian and space
ONE = "colonizer_training_camp"  # Jovian


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        ((SEVERAL[0], ONE, "mine", "comet"), {SEVERAL[0]}),
        ((*SEVERAL, ONE, "mine"), set(SEVERAL)),
        ((ONE, "comet", "asteroid", "mine"), {ONE}),
        (("mine", "comet", "sponsors", "birds"), {"comet"}),
        (("mine", "comet", "asteroid", "birds"), {"comet", "asteroid"}),
    ],
)
def test_in_the_wording_of_the_aid_several_tags_go_before_one(cards: tuple[str, ...], found: set[str]) -> None:
    """[Priorité de draft] First the first tag that any card has, there several of the priority, then chance."""
    seeds = {"wording": "seeds"}
    assert {drafted(pack("saturn_systems", *cards, seed=seed, options=seeds)) for seed in range(20)} == found


def test_aridor_drafts_for_its_least_advanced_track() -> None:
    tracks = {"building": 5, "space": 5, "event": 5, "science": 5, "power": 1, "earth": 5, "plant": 5}
    g = pack("aridor", "mine", "birds", "io_mining_industries", "comet", tracks=tracks, options=COLONIES)
    assert drafted(g) == "io_mining_industries"  # a Jovian tag moves the power track


def test_without_a_match_chance_decides() -> None:
    found = {drafted(pack("teractor", "mine", "birds", "comet", "asteroid", seed=s)) for s in range(30)}
    assert len(found) == 4


def test_what_it_drops() -> None:
    """[Priorité de draft] The first card without a matching tag; if all match none is dropped, and there are five."""
    g = pack("teractor", "mine", "sponsors", "birds", "earth_catapult")
    kept = list(g.seat[1].dealt)
    drop_one(g, kept)
    gone = g.card_name(g.discard[-1])
    assert len(kept) == 3 and gone in ("mine", "birds") and g.discard[-1] in g.shown
    g = pack("thorgate", "power_plant", "wave_power", "windmills", "geothermal_power")
    kept = list(g.seat[1].dealt)
    drop_one(g, kept)
    assert len(kept) == 4 and not g.discard
    g = pack("credicor", "mine", "comet", "birds", "deimos_down")
    kept = list(g.seat[1].dealt)
    drop_one(g, kept)
    assert BY_NAME["deimos_down"].number in kept and len(kept) == 3


# ---- one after the other
def test_credicor() -> None:
    g = bot_table(corporation="credicor", action=["comet"], tracks={"space": 1, "event": 1})
    assert kinds(turn(g))[1:3] == ["effect", "gain"] and supply(g) == 4
    g = bot_table(corporation="credicor", action=["asteroid"], tracks={"space": 1, "event": 1})
    turn(g)
    assert supply(g) == 0


def test_ecoline() -> None:
    g = started("ecoline")
    assert "rapid_sprouting" in names(g.robot.action) and len(g.robot.action) == 5


def test_helion() -> None:
    """White cubes replace the temperature, black ones add to what is there."""
    g = bot_table(corporation="helion", tracks={"building": 5}, deck=["birds"])
    assert kinds(bot_does(g, "bot advance building")) == ["advance", "cube", "project", "advance"]
    assert g.params[0] == 0 and track(g, "plant") == 1
    g = bot_table(corporation="helion", tracks={"earth": 12})
    assert kinds(bot_does(g, "bot advance earth")) == ["advance", "cube", "raise", "rating"]
    g = bot_table(corporation="helion", tracks={"earth": 2})
    assert kinds(bot_does(g, "bot advance earth")) == ["advance", "cube", "raise"]


CUBES = {
    "helion": "white building 6, space 9, science 10, power 5 9, plant 11; black earth 3 6 9 12 13 14",
    "phobolog": "white space 7 10 13 15",
    "thorgate": "white power 4 6 8 10",
    "aridor": "white building 3, space 3, science 3, power 3 6; black earth 3 6, plant 3 6",
}


def every_cube() -> list[tuple[str, str, str, int]]:
    """Corporation, colour, track and space of each cube."""
    out: list[tuple[str, str, str, int]] = []
    for corporation, text in CUBES.items():
        for row in text.split("; "):
            colour, places = row.split(" ", 1)
            for place in places.split(", "):
                name, *spaces = place.split()
                out += [(corporation, colour, name, int(space)) for space in spaces]
    return out


@pytest.mark.parametrize(("corporation", "colour", "name", "space"), every_cube())
def test_every_cube(corporation: str, colour: str, name: str, space: int) -> None:
    """A cube works before the symbol under it; Helion's white ones in its place."""
    colonies = corporation == "aridor"
    g = bot_table(
        corporation=corporation,
        tracks={name: space - 1},
        options={"colonies": colonies},
        deck=["mine" if name == "plant" else "birds"],  # it moves another track to a blank space
        bonus=["government_subsidy"],
    )
    lines = bot_does(g, f"bot advance {name}")
    assert [(x.item, x.card) for x in lines if x.kind == "bot_cube"] == [(colour, corporation)]
    steps = [k for k in kinds(lines) if k != "fleet"]
    works = {
        ("helion", "white"): ["project", "advance"],
        ("helion", "black"): ["raise"],
        ("phobolog", "white"): ["bonus", "rating"],
        ("thorgate", "white"): ["project", "advance", "raise"],
        ("aridor", "white"): ["advance", "advance"],
        ("aridor", "black"): ["advance", "advance"],
    }[corporation, colour]
    assert steps[: 2 + len(works)] == ["advance", "cube", *works]
    symbol = SPACES[TRACKS.index(name)][space]
    replaced = corporation == "helion" and colour == "white"
    assert len(steps) == 2 + len(works) or (symbol is not None and not replaced)


def test_there_are_no_other_cubes() -> None:
    found = {
        (one.name, COLOURS[colour], TRACKS[t], space)
        for one in CORPORATIONS[1:]
        for t, row in enumerate(one.cubes)
        for space, colour in enumerate(row)
        if colour
    }
    assert found == set(every_cube())


def test_a_cube_works_once_also_after_going_back() -> None:
    """Ruling 8."""
    g = bot_table(corporation="helion", tracks={"earth": 3})
    g.robot.push_back(5, 1)
    assert kinds(bot_does(g, "bot advance earth")) == ["advance"]


def test_interplanetary_cinematics() -> None:
    g = started("interplanetary_cinematics")
    assert track(g, "event") == 3 and g.params[2] == 1  # three advances, 6 M€, an ocean
    assert supply(g) >= 6
    g = started("interplanetary_cinematics", marsbot="easy")
    assert track(g, "event") == 2 and supply(g) == 4


def test_per_advance_corporations_are_paid_for_every_advance() -> None:
    """Ruling 8: also on silent spaces; a tracker that cannot move pays nothing."""
    g = bot_table(corporation="interplanetary_cinematics", tracks={"building": 3}, marsbot={"markers": {"building": 6}})
    bot_does(g, "bot advance building")
    assert supply(g) == 2
    g = bot_table(corporation="interplanetary_cinematics", tracks={"event": 18})
    bot_does(g, "bot advance event")
    assert supply(g) == 5


def test_inventrix() -> None:
    for seed in range(20):
        g = started("inventrix", seed)
        robot = g.robot
        assert "lobbyists" in names(robot.destroyed) and "lobbyists" not in names([*robot.action, *robot.bonus])
        assert "do_it_right" in names(robot.action) and len(robot.action) == 5
    g = bot_table(corporation="inventrix", action=["kelp_farming"])
    turn(g)
    assert supply(g) == 2


def test_mining_guild() -> None:
    g = started("mining_guild")
    assert track(g, "building") == 2 and g.params[2] == 1
    g = bot_table(corporation="mining_guild", marsbot={"on_corporation": 3})
    bot_does(g, "bot gain 5")
    assert supply(g) == 5 and g.robot.on_card == 8 and track(g, "building") == 1
    g = bot_table(corporation="mining_guild", tracks={"building": 18}, marsbot={"on_corporation": 3})
    bot_does(g, "bot gain 5")
    assert g.robot.on_card == 3 and supply(g) == 5
    assert g.scores()[1]["credits"] == 0  # the pile is worth nothing


def test_mining_guild_counts_a_large_gain_on() -> None:
    g = bot_table(corporation="mining_guild", marsbot={"on_corporation": 2})
    bot_does(g, "bot gain 25")
    # 2 and 10 and 10 empty it three times; the ocean on building 2 pays more
    assert track(g, "building") >= 3 and supply(g) >= 25


def test_phobolog() -> None:
    """Ruling 9: the two space cards are shuffled into the bonus deck, the rest is discarded."""
    g = started("phobolog", 5)
    robot = g.robot
    assert len(robot.seeded) == 2 and all(g.cards[c].mask >> 1 & 1 for c in robot.seeded)
    assert set(robot.seeded) <= {*robot.bonus, *robot.action} and track(g, "space") == 2
    g = bot_table(corporation="phobolog", tracks={"space": 6}, bonus=["government_subsidy"])
    assert kinds(bot_does(g, "bot advance space")) == ["advance", "cube", "bonus", "rating", "ignore"]


def test_a_seeded_project_is_resolved_as_a_project() -> None:
    g = bot_table(
        corporation="phobolog", tracks={"space": 9}, bonus=["space_elevator"], marsbot={"seeded": ["space_elevator"]}
    )
    assert "project" in kinds(bot_does(g, "bot advance space"))
    assert g.robot.seeded == [] and len(g.robot.played) == 1


def test_saturn_systems() -> None:
    g = started("saturn_systems")
    assert track(g, "space") == 4 and track(g, "event") >= 2 and track(g, "power") >= 2
    g = bot_table(corporation="saturn_systems", human=seat(credits=60, hand=["io_mining_industries"]))
    do(g, "play io_mining_industries")
    assert track(g, "event") == 2  # 1 shows an arrow
    g = bot_table(corporation="saturn_systems", tracks={"event": 10}, action=["io_mining_industries"])
    turn(g)
    assert track(g, "event") == 11
    g = bot_table(corporation="saturn_systems", tracks={"event": 10})
    bot_does(g, "bot advance power")
    assert track(g, "event") == 10


def test_teractor() -> None:
    g = started("teractor")
    assert supply(g) == 25
    g = bot_table(corporation="teractor", tracks={"earth": 1}, action=["cupola_city"])
    turn(g)
    assert supply(g) == 2  # a city tag moves the Earth track


def test_tharsis_republic() -> None:
    g = started("tharsis_republic")
    assert g.own_cities[1] == 1 and track(g, "event") == 2
    g = bot_table(corporation="tharsis_republic", human=seat(credits=25))
    do(g, "project city", "place city D3")
    assert supply(g) == 2 and track(g, "event") == 0
    bot_does(g, "bot place city")
    assert track(g, "event") == 2


def test_thorgate() -> None:
    g = started("thorgate")
    assert supply(g) >= 10 and track(g, "power") == 2
    g = bot_table(corporation="thorgate", tracks={"power": 3}, deck=["space_elevator"])
    lines = kinds(bot_does(g, "bot advance power"))
    assert lines[:5] == ["advance", "cube", "project", "advance", "advance"]  # the first tag, its arrow
    assert lines[-2:] == ["raise", "ignore"] and track(g, "building") == 0
    g = bot_table(corporation="thorgate", tracks={"power": 3}, deck=["hackers"])
    assert kinds(bot_does(g, "bot advance power"))[2:5] == ["project", "fail", "raise"]


def test_united_nations_mars_initiative() -> None:
    g = started("united_nations_mars_initiative")
    robot = g.robot
    assert names(robot.action) == ["project"] * 3 and "government_subsidy" in names(robot.bonus)
    assert len(robot.bonus) == 9
    while g.asked[0].kind == "turn":
        do(g, "pass")
    do(g, [])
    assert g.generation == 2 and len(g.robot.action) == 4  # three projects and two bonus cards; it began


def test_aridor() -> None:
    g = started("aridor", colonies=True)
    assert len([m for m in moons_of(g).marker if m >= 0]) == 6
    g = bot_table(corporation="aridor", tracks={"plant": 2}, options=COLONIES)
    assert kinds(bot_does(g, "bot advance plant"))[:3] == ["advance", "cube", "advance"]
    assert track(g, "event") == 2


def test_arklight() -> None:
    g = started("arklight")
    assert supply(g) == 2 and track(g, "plant") == 1
    g = bot_table(corporation="arklight", action=["ecological_zone"])
    turn(g)
    assert supply(g) >= 4  # an animal and a plant tag
    g = bot_table(corporation="arklight", action=["ants"])
    turn(g)
    assert supply(g) == 0  # a microbe moves the same track and pays nothing


def test_polyphemos() -> None:
    g = started("polyphemos")
    assert track(g, "space") == 4 and track(g, "event") == 4 and len(g.robot.action) == 3
    assert supply(g) >= 25
    g = bot_table(corporation="polyphemos", action=["comet", "hackers", "mine"])
    bot_does(g, "bot drop fewest tags")
    assert g.card_name(g.discard[-1]) == "hackers"


def test_poseidon() -> None:
    g = started("poseidon", colonies=True)
    assert moons_of(g).colonies.count(1) == 1 and sum(g.robot.tracker) >= 1
    moons = [{"name": "io", "marker": 2}, {"name": "luna", "marker": 2}]
    g = bot_table(corporation="poseidon", options=COLONIES, moons=moons, human=seat(credits=17))
    do(g, "project colony", "colony io")
    assert track(g, "building") == 1


def test_stormcraft_incorporated() -> None:
    g = started("stormcraft_incorporated", colonies=True)
    assert g.robot.storage[9] >= 1 and track(g, "power") == 2
    had = g.robot.storage[9]
    while g.asked[0].kind == "turn":
        do(g, "pass")
    do(g, [])
    assert g.robot.storage[9] >= had + 1
    g = bot_table(corporation="stormcraft_incorporated", options=COLONIES, marsbot={"storage": {"titan": 5}}, first=1)
    do(g, "pass")
    do(g, [])
    assert g.params[0] == 1 and g.robot.storage[9] == 1  # five spent, one gained at the start of the round


# ---- Colonies
def test_floaters_buy_a_card() -> None:
    """Five at the end of research: one more project; with the draft all four are kept, on brutal a fifth comes."""
    for level, draft, cards in [("normal", False, 4), ("normal", True, 4), ("brutal", False, 5), ("brutal", True, 5)]:
        options = {"colonies": True, "draft": draft}
        g = bot_table(level, options=options, first=1, marsbot={"storage": {"titan": 7}}, bonus=["lobbyists"])
        do(g, "pass")
        while g.asked[0].kind != "turn":
            decision = g.asked[0]
            do(g, decision.options[0].notation if decision.kind == "draft" else [])
        robot = g.robot
        assert robot.storage[9] == 2
        assert len([c for c in robot.action if c > 0]) == cards, (level, draft)


def test_shipping_lines_join_from_generation_2_and_extended_with_the_second_fleet() -> None:
    g = started("none", colonies=True)
    assert "shipping_lines" not in names(g.robot.action)
    for fleets in (1, 2):
        g = bot_table(options=COLONIES, first=1)
        moons_of(g).fleets[1] = fleets
        do(g, "pass")
        do(g, [])
        found = [n for n in names(g.robot.action) if "lines" in n]
        assert sorted(found) == ["extended_shipping_lines", "shipping_lines"][2 - fleets :]


def test_the_second_fleet() -> None:
    g = bot_table(options=COLONIES, tracks={"power": 8})
    assert kinds(bot_does(g, "bot advance power")) == ["advance", "fleet", "raise"] and moons_of(g).fleets[1] == 2
    g.robot.push_back(4, 2)
    bot_does(g, "bot advance power")
    bot_does(g, "bot advance power")
    assert moons_of(g).fleets[1] == 2
    g = bot_table(tracks={"power": 8})
    assert kinds(bot_does(g, "bot advance power")) == ["advance", "raise"]


def test_five_stored_resources_advance_a_track_on_its_turn() -> None:
    """Resources that came in the human's turn wait for MarsBot's next one."""
    moons = [{"name": "ceres", "marker": 3, "colonies": [1]}]
    g = bot_table(
        options=COLONIES,
        moons=moons,
        marsbot={"storage": {"ceres": 4}},
        human=seat(credits=9, hand=["mine"]),
        action=["hackers"],
    )
    do(g, "trade ceres")
    assert g.robot.storage[1] == 5 and track(g, "building") == 0
    lines = turn(g, "end turn")
    assert kinds(lines)[:2] == ["exchange", "advance"] and g.robot.storage[1] == 0 and track(g, "building") == 1


@pytest.mark.parametrize(
    ("moon", "name"),
    [
        ("ceres", "building"),
        ("luna", "event"),
        ("io", "earth"),
        ("enceladus", "plant"),
        ("ganymede", "plant"),
        ("callisto", "power"),
        ("miranda", "plant"),
        ("triton", "space"),
        ("pluto", "science"),
        ("titan", ""),
    ],
)
def test_the_shipping_board(moon: str, name: str) -> None:
    g = bot_table(options=COLONIES, marsbot={"storage": {moon: 11}}, action=["hackers"])
    do(g, "pass")
    left = [n for n in g.robot.storage if n]
    if name:
        assert left[0] == 1 and track(g, name) >= 2
    else:
        assert left == [11]  # floaters are spent in research only


def test_europa() -> None:
    """Building places an ocean or fails; a trade is 1 TR; the bonus of its colony is 1 M€."""
    europa = [{"name": "europa", "marker": 2}]
    g = bot_table(options=COLONIES, moons=europa)
    assert kinds(bot_does(g, "bot build colony")) == ["colony", "place"] and g.params[2] == 1
    from table import oceans

    g = bot_table(options=COLONIES, moons=europa, tiles=oceans(9))
    assert kinds(bot_does(g, "bot build colony")) == ["colony", "fail"]
    g = bot_table(options=COLONIES, moons=europa, credits=5)
    bot_does(g, "bot ship")
    assert g.seat[1].tr == 21 and supply(g) == 4 and sum(g.robot.storage) == 0
    settled = [{"name": "europa", "marker": 3, "colonies": [1]}]
    g = bot_table(options=COLONIES, moons=settled, human=seat(credits=9))
    do(g, "trade europa")
    assert supply(g) == 1 and list(g.seat[0].production) != [0] * 6


def test_the_tile_of_a_colony_is_counted_off() -> None:
    moons = [{"name": n, "marker": 2} for n in ("callisto", "ceres", "io")]
    g = bot_table(options=COLONIES, moons=moons, deck=["mine"])  # it costs 4: the first tile again
    bot_does(g, "bot build colony")
    assert moons_of(g).colonies[0] == 1 and moons_of(g).marker[0] == 2
    g = bot_table(options=COLONIES, moons=[{"name": "io", "marker": 3, "colonies": [1]}])
    assert kinds(bot_does(g, "bot build colony", 0)) == ["nothing"]  # at most one on a tile


def test_it_waits_for_the_humans_colony_bonus() -> None:
    """The human may be asked in the middle of its trade."""
    moons = [{"name": "pluto", "marker": 4, "colonies": [0]}]
    g = bot_table(options=COLONIES, moons=moons, human=seat(hand=["mine", "comet"]), action=["shipping_lines"])
    do(g, "pass")
    assert g.asked[0].kind == "discard" and moons_of(g).marker[8] == 4
    do(g, ["discard mine"])
    assert g.generation == 6 and g.robot.storage[8] == 2


def test_every_corporation_has_a_test() -> None:
    from pathlib import Path

    text = Path(__file__).read_text()
    assert [c.name for c in CORPORATIONS[1:] if f"def test_{c.name}(" not in text] == []
