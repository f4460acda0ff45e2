"""MarsBot in the order of a game: setup, research, draft, turns, levels, the end and the scores."""

from __future__ import annotations

import pytest
from marsbot import bot_does, bot_table, kinds, supply, track, turn
from table import can, do, oceans, offered, seat

import tharsis
from tharsis.mars.colonies.moons import moons
from tharsis.mars.log import answered
from tharsis.mars.marsbot.robot import BONUS
from tharsis.mars.marsbot.table import BotTable

FULL: dict[str, object] = {"temperature": 8, "oxygen": 14, "tiles": oceans(9)}


def start(seed: int = 1, **options: object) -> BotTable:
    game = tharsis.new("mars", 2, {"marsbot": "normal", **options}, seed)
    assert isinstance(game, BotTable)
    return game


def begin(game: BotTable) -> BotTable:
    """The human takes the first corporation and no cards."""
    do(game, offered(game)[0])
    do(game, [])
    return game


def skip(game: BotTable, kind: str = "turn") -> BotTable:
    """The human passes, buys nothing and drafts the first card until asked a question of this kind."""
    while not game.over and game.asked[0].kind == kind:
        do(game, "pass")
    while not game.over and game.asked[0].kind != kind:
        decision = game.asked[0]
        do(game, decision.options[0].notation if decision.single else [])
    return game


# ---- setup
@pytest.mark.parametrize(
    ("given", "field"),
    [
        ({"seats": 3}, "marsbot"),
        ({"seats": 1}, "marsbot"),
        ({"first": "random"}, "first"),
        ({"first": 1}, "first"),
        ({"beginners": [1]}, "beginners"),
        ({"world_government": True}, "world_government"),
        ({"marsbot": "mild"}, "marsbot"),
        ({"marsbot_corporation": "nobody"}, "marsbot_corporation"),
        ({"marsbot_corporation": "poseidon"}, "marsbot_corporation"),
        ({"marsbot": "none", "marsbot_corporation": "random"}, "marsbot_corporation"),
    ],
)
def test_what_cannot_be_agreed(given: dict[str, object], field: str) -> None:
    options = {"marsbot": "hard", **given}
    seats = options.pop("seats", 2)
    assert isinstance(seats, int)
    with pytest.raises(tharsis.BadSetup) as error:
        tharsis.new("mars", seats, options)
    assert error.value.field == field


def test_without_marsbot_nothing_says_so() -> None:
    game = tharsis.new("mars", 2, {})
    assert "marsbot" not in game.setup() and "marsbot" not in game.position()
    with pytest.raises(tharsis.BadPosition):
        tharsis.load({"seats": [{}, {}], "marsbot": {}})


@pytest.mark.parametrize(("level", "projects"), [("easy", 3), ("normal", 3), ("hard", 3), ("brutal", 4)])
def test_the_first_action_deck(level: str, projects: int) -> None:
    """[Mise en place, BRUTAL] Three projects, brutal four, and a bonus card; TR 20, no credits, trackers on 0."""
    g = start(marsbot=level)
    robot = g.robot
    assert sorted(c > 0 for c in robot.action) == [False] + [True] * projects
    assert len(robot.bonus) == 7 and g.seat[1].tr == 20 and supply(g) == 0 and robot.tracker == [0] * 7
    assert g.waiting() == [0] and begin(g).asked[0].kind == "turn"


def test_the_bonus_deck_of_colonies() -> None:
    g = start(colonies=True)
    robot = g.robot
    names = {BONUS[-c].name for c in [*robot.bonus, *robot.action] if c < 0}
    assert len(names) == 9 and "expedited_construction" not in names and "outer_system_foothold" in names
    assert [BONUS[-c].name for c in robot.aside] == ["shipping_lines", "extended_shipping_lines"]
    assert all(step in (-1, 2) for step in moons(g).marker), "every colony tile is open"


# ---- a generation
def test_the_first_player_alternates() -> None:
    """[Phase d'ordre des joueurs] The human begins generation 1."""
    g = begin(start())
    assert (g.generation, g.first) == (1, 0)
    skip(g)
    assert (g.generation, g.first) == (2, 1)
    assert len(g.robot.action) == 3  # it has had its turn
    skip(g)
    assert (g.generation, g.first) == (3, 0) and len(g.robot.action) == 4


def test_marsbot_pays_for_nothing_and_produces_nothing() -> None:
    """[Phase de recherche, Phase de production]"""
    g = bot_table(credits=7, tr=40)
    do(g, "pass")
    assert g.generation == 6 and supply(g) == 7 and g.seat[0].stock[0] == 20 + 20


def test_without_draft_it_takes_three_projects_and_a_bonus_card() -> None:
    """[Sans Draft] The human is dealt four."""
    g = begin(start())
    while g.asked[0].kind != "buy":
        do(g, "pass")
    assert len(g.asked[0].options) == 4 and list(g.seat[1].dealt) == []
    do(g, [])
    robot = g.robot
    assert len([c for c in robot.action if c > 0]) + len(robot.played) >= 3


def test_with_draft_it_keeps_cards_at_random_and_drops_one() -> None:
    """[Avec Draft] Two packs of four; the packs change sides; one of MarsBot's four is discarded."""
    g = begin(start(draft=True))
    do(g, "pass")
    assert g.asked[0].kind == "draft" and len(g.seat[1].dealt) == 3 and len(g.seat[1].drafted) == 1
    passed = set(g.seat[1].dealt)
    do(g, offered(g)[0])
    assert {c for c in g.seat[0].dealt} == passed
    do(g, offered(g)[0])
    do(g, offered(g)[0])
    assert g.asked[0].kind == "buy" and len(g.asked[0].options) == 4
    assert len(g.seat[1].dealt) == 4
    kept = set(g.seat[1].dealt)
    do(g, [])
    robot = g.robot
    left = kept & {*robot.action, *robot.played}
    assert len(left) == 3 and kept - left <= set(g.discard)


def test_brutal_keeps_all_four() -> None:
    """[BRUTAL]"""
    for draft in (False, True):
        g = begin(start(marsbot="brutal", draft=draft))
        skip(g)
        robot = g.robot
        assert g.generation == 2 and len(robot.action) == 4  # five, and it began


def test_hard_without_draft_gets_no_more_cards() -> None:
    g = begin(start(marsbot="hard"))
    skip(skip(g))
    assert g.generation == 3 and len(g.robot.action) == 4


# ---- levels
def test_easy_ignores_arrows() -> None:
    """[FACILE]"""
    g = bot_table("easy")
    assert kinds(bot_does(g, "bot advance space")) == ["advance", "ignore"]
    assert track(g, "space") == 1 and supply(g) == 0


EVERY = dict.fromkeys(["building", "space", "event", "science", "power", "earth", "plant"], 8)


@pytest.mark.parametrize("level", ["hard", "brutal"])
@pytest.mark.parametrize(
    ("tr", "claimed", "credits", "claims"),
    [
        (35, [], 8, True),  # Terraformer, Builder, Planner: three
        (34, [], 8, False),  # only two
        (35, [], 7, False),  # too poor
        (34, ["mayor"], 8, True),  # one claimed: two are enough
        (20, ["mayor", "builder"], 8, True),  # two claimed: any
        (35, ["mayor", "gardener", "terraformer"], 20, False),
    ],
)
def test_hard_claims_milestones_early(level: str, tr: int, claimed: list[str], credits: int, claims: bool) -> None:
    """[DIFFICILE] On its first turn of a generation, for 8 M€, and then its turn as usual."""
    taken = [{"name": name, "seat": 0} for name in claimed]
    g = bot_table(
        level,
        tr=tr,
        credits=credits,
        tracks=EVERY,
        action=["mine"],
        milestones=taken,
        marsbot={"fresh": True},
    )
    lines = kinds(turn(g))
    assert ("early_claim" in lines) == claims
    assert list(g.milestones)[1::2].count(1) == claims
    assert "project" in lines
    spent = 8 if claims else 0
    assert lines.count("pays") == claims and supply(g) >= credits - spent


def test_only_on_the_first_turn_and_only_from_hard_on() -> None:
    fields: dict[str, object] = {"tr": 35, "credits": 20, "tracks": EVERY, "action": ["mine"]}
    g = bot_table("hard", marsbot={"fresh": False}, **fields)  # type: ignore[arg-type]
    assert "early_claim" not in kinds(turn(g))
    g = bot_table("normal", marsbot={"fresh": True}, **fields)  # type: ignore[arg-type]
    assert "early_claim" not in kinds(turn(g))


@pytest.mark.parametrize(("level", "points"), [("normal", 0), ("hard", 3), ("brutal", 3)])
def test_hard_scores_a_point_for_each_card_with_points(level: str, points: int) -> None:
    """[DIFFICILE] Fixed, counted and Jovian points alike; not those below zero."""
    pile = ["dust_seals", "birds", "io_mining_industries", "hackers", "mine"]
    g = bot_table(level, marsbot={"played": pile})
    assert g.scores()[1]["cards"] == points


# ---- the end
def ended(**fields: object) -> BotTable:
    """All parameters are complete; the generation ends with the human's pass."""
    g = bot_table(**{**FULL, **fields})  # type: ignore[arg-type]
    do(g, "pass")
    return g


def test_the_game_ends_with_the_generation_in_which_mars_is_complete() -> None:
    """[Fin de la partie] After production; last greeneries from plants."""
    g = ended(human=seat(plants=8))
    assert not g.over and g.asked[0].kind == "last_greenery"
    do(g, "no more")
    assert g.over and g.generation == 5


def test_marsbots_last_greeneries() -> None:
    """[Fin de la partie] One for each track whose next space shows a greenery; the tracker moves there."""
    g = ended(tracks={"building": 7, "plant": 4, "event": 3, "earth": 0})
    assert g.over and g.own_greeneries[1] == 3 and g.seat[1].tr == 20
    assert g.robot.tracker == [8, 0, 4, 0, 0, 0, 5]  # plant 6 shows one too, but it is one for each track


def test_a_silent_space_gives_no_last_greenery() -> None:
    g = ended(tracks={"plant": 4}, marsbot={"markers": {"plant": 6}})
    assert g.own_greeneries[1] == 0


def test_the_loss_in_generation_20() -> None:
    """[Fin de la partie] When generation 20 begins the human loses at once."""
    g = bot_table(generation=19, human=seat(tr=90))
    code = g.codes(0)[-1]
    lines = answered(g, 0, [[code]])
    assert g.over and g.generation == 20 and g.winners() == [1] and lines[-1].kind == "bot_won"
    assert g.scores()[0]["total"] > g.scores()[1]["total"]


def test_generation_19_can_still_be_won() -> None:
    g = bot_table(**{**FULL, "generation": 19, "human": seat(tr=90)})  # type: ignore[arg-type]
    do(g, "pass")
    assert g.over and g.winners() == [0]


@pytest.mark.parametrize(
    ("generation", "price"),
    [(1, 8), (12, 8), (13, 7), (14, 6), (15, 5), (16, 4), (17, 3), (18, 2), (19, 1)],
)
def test_credits_to_points_by_generation(generation: int, price: int) -> None:
    """[Décompte des points] Remainders are lost."""
    g = bot_table(generation=generation, credits=3 * price + price - 1)
    assert g.scores()[1]["credits"] == 3


def test_scores_by_source() -> None:
    """[Décompte des points]"""
    tiles = {"C3": ("city", 1), "C4": ("greenery", 1), "D4": ("greenery", 0), "G3": ("neural_instance", 1)}
    g = bot_table(
        tiles=tiles,
        tr=31,
        credits=17,
        tracks={"science": 2},
        milestones=[{"name": "mayor", "seat": 1}],
        awards=[{"name": "scientist", "seat": 0}, {"name": "miner", "seat": 1}],
        human=seat(steel=5),
    )
    assert g.scores()[1] == {
        "tr": 31,
        "awards": 10,  # Scientist, and Miner in a tie
        "milestones": 5,
        "greeneries": 1,
        "cities": 2,
        "cards": 0,
        "neural_instance": 6,
        "credits": 2,
        "total": 57,
    }
    assert g.scores()[0]["awards"] == 5 and set(g.scores()[0]) == {
        *("tr", "awards", "milestones", "greeneries", "cities", "cards", "total")
    }


def test_the_neural_instance_scores_what_the_human_does_not_occupy() -> None:
    """[Plateau de jeu] Empty or MarsBot's; an ocean or a claim of the human does not occupy (ruling)."""
    tiles = {"G3": ("neural_instance", 1), "G2": ("greenery", 0), "G4": ("greenery", 1), "F3": "ocean"}
    g = bot_table(tiles=tiles, claims=[{"area": "F4", "seat": 0}])
    assert g.scores()[1]["neural_instance"] == 5


@pytest.mark.parametrize(("rating", "winner"), [(40, 1), (41, 0), (39, 1)])
def test_equal_scores_are_a_win_for_marsbot(rating: int, winner: int) -> None:
    """[Fin de la partie] Money never breaks the tie."""
    g = ended(tr=40, human=seat(tr=rating, credits=99))
    assert g.over and g.winners() == [winner]


def test_awards_are_scored_by_its_tracks_with_the_last_positions() -> None:
    g = ended(tracks={"building": 7}, awards=[{"name": "banker", "seat": 1}], human=seat(produces={"credits": 8}))
    assert g.scores()[0]["awards"] == 5 and g.scores()[1]["awards"] == 5  # the last greenery moved it to 8


# ---- the human is asked in the middle of its turn
def test_a_turn_can_be_saved_in_the_middle() -> None:
    who = seat(hand=["mine"], played=["birds", "predators"], resources={"birds": 1, "predators": 1})
    g = bot_table(action=["invasive_species", "mine"][:1], human=who)
    do(g, "pass")
    assert offered(g) == ["species birds", "species predators"]
    again = tharsis.load(g.position())
    assert isinstance(again, BotTable)
    for game in (g, again):
        do(game, "species birds")
    assert again.digest() == g.digest() and supply(g) == 5


def test_the_log_tells_answers_and_then_each_step() -> None:
    """By notation as a server stores them, several answers in one line; the log of the whole game says the same."""
    g = bot_table(action=["comet"], tracks={"space": 2, "event": 1}, human=seat(credits=30, hand=["mine", "sponsors"]))
    lines = answered(g, 0, [["sell patents"], ["sell mine"]])
    assert [line.kind for line in lines] == ["sell"] and lines[0].changes[0].amount == 1
    lines = answered(g, 0, [["end turn"]])
    steps = ["bot_project", "bot_advance", "bot_raise", "bot_advance"]
    assert [line.kind for line in lines] == ["end", *steps]
    assert lines[3].say() == "MarsBot raises temperature: temperature −28\N{NO-BREAK SPACE}°C; TR +1."
    assert lines[2].why() == ["the space tag", "space 3 shows: raise temperature 1 step"]
    told = [line.say() for line in g.log()]
    assert told[2:] == [line.say() for line in lines]


def test_marsbot_is_never_asked() -> None:
    g = bot_table(action=["mine"])
    with pytest.raises(tharsis.BadAnswer):
        g.answer(1, "pass")
    assert can(g, "pass")


def test_a_bonus_card_at_work_has_its_frame() -> None:
    """Else it would be put away in the place of another one."""
    start = {"options": {"marsbot": "normal"}, "marsbot": {"resolving": ["lobbyists"]}, "seats": [{}, {}]}
    with pytest.raises(tharsis.BadPosition) as caught:
        tharsis.load(start)
    assert caught.value.field == "marsbot.resolving"
