"""Properties of games against MarsBot: they hold at every decision, at every level, with and without expansions."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tharsis
from tharsis.kernel.lanes import card_at, node_at
from tharsis.kernel.node import NODES
from tharsis.mars.dealing import projects
from tharsis.mars.log import answered
from tharsis.mars.marsbot.robot import CORPORATIONS
from tharsis.mars.marsbot.table import BotTable

LEVELS = ["easy", "normal", "hard", "brutal"]
seeds = st.integers(0, 10**9)
setups = st.builds(
    lambda level, corporation, era, draft, colonies, wording: {
        "marsbot": level,
        "marsbot_corporation": corporation,
        "corporate_era": era,
        "draft": draft,
        "colonies": colonies,
        "wording": wording,
    },
    st.sampled_from(LEVELS),
    st.sampled_from(["none", "random", "random", "mining_guild", "phobolog", "saturn_systems", "tharsis_republic"]),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.sampled_from(["standard", "seeds"]),
)


def start(setup: dict[str, object], seed: int) -> BotTable:
    game = tharsis.new("mars", 2, setup, seed)
    assert isinstance(game, BotTable)
    return game


def pick(game: BotTable, rnd: random.Random) -> list[int]:
    codes = game.codes(0)
    low, high = game.bounds(0)
    return rnd.sample(codes, rnd.randint(low, min(high, len(codes))))


def play_on(game: BotTable, rnd: random.Random, answers: int) -> None:
    for _ in range(answers):
        if game.over:
            return
        game.take(0, pick(game, rnd))


def cards_in_place(game: BotTable) -> Counter[int]:
    """Every project and every bonus card, and where it is counted."""
    robot = game.robot
    found: Counter[int] = Counter(game.deck)
    found.update(game.discard)
    for who in game.seat:
        for row in (who.hand, who.dealt, who.drafted, who.events, who.played):
            found.update(row)
        if who.corporation:
            found[who.corporation] -= 1
    decks = (robot.action, robot.bonus, robot.spent, robot.destroyed, robot.aside, robot.resolving, robot.played)
    for row in decks:
        found.update(c for c in row if c)
    lane = game.lanes[0]
    for at in range(lane.depth):
        if NODES[node_at(lane, at)].text == "pay card":
            found[card_at(lane, at)] += 1
    return +found


@given(setups, seeds)
def test_whole_games_keep_every_card_and_never_ask_marsbot(setup: dict[str, object], seed: int) -> None:
    game = start(setup, seed)
    rnd = random.Random(seed)
    wanted = set(projects(game))
    bonus: set[int] = set()
    while not game.over:
        assert game.waiting() == [0]
        game.take(0, pick(game, rnd))
        robot = game.robot
        found = cards_in_place(game)
        assert {c for c in found if c > 0} == wanted
        assert set(found.values()) == {1}
        now = {c for c in found if c < 0}
        assert bonus <= now
        bonus = now
        assert min(robot.tracker) >= 0 and max(robot.tracker) <= 18
        assert all(m == 0 or m > t for m, t in zip(robot.marker, robot.tracker, strict=True))
        assert min([*robot.storage, robot.on_card, *game.seat[1].stock]) >= 0
        assert list(game.seat[1].stock[1:]) == [0] * 5 and list(game.seat[1].production) == [0] * 6
        for who in game.seat:
            assert min(who.stock) >= 0
            assert who.production[0] >= -5 and min(who.production[1:]) >= 0
    assert game.generation <= 20
    scores = game.scores()
    won = scores[0]["total"] > scores[1]["total"] and game.generation < 20
    assert game.winners() == ([0] if won else [1])


@given(setups, seeds, st.integers(0, 200))
def test_save_load_and_copy_at_any_decision(setup: dict[str, object], seed: int, answers: int) -> None:
    game = start(setup, seed)
    rnd = random.Random(seed)
    play_on(game, rnd, answers)
    for _ in range(8):
        if game.over:
            break
        digest = game.digest()
        copy = game.copy()
        loaded = tharsis.load(json.loads(json.dumps(game.position())))
        assert copy.digest() == digest == loaded.digest()
        codes = pick(game, rnd)
        notations = [o.notation for o in game.asked[0].options if o.code in codes]
        assert len({o.notation for o in game.asked[0].options}) == len(game.asked[0].options)
        loaded.answer(0, notations)
        copy.take(0, codes)
        assert game.digest() == digest, "what a copy does leaves its original alone"
        game.take(0, codes)
        assert game.digest() == copy.digest() == loaded.digest()


@given(setups, seeds, st.integers(1, 300))
def test_a_record_replays_bit_for_bit(setup: dict[str, object], seed: int, answers: int) -> None:
    game = start(setup, seed)
    play_on(game, random.Random(seed), answers)
    record = json.loads(json.dumps(game.record()))
    again = tharsis.replay(record)
    assert again.digest() == game.digest()
    assert again.record() == record


@given(setups, seeds, st.integers(0, 200))
def test_views_hide_marsbots_decks(setup: dict[str, object], seed: int, answers: int) -> None:
    """Nobody can tell the game from one in which everything hidden was dealt anew."""
    game = start(setup, seed)
    play_on(game, random.Random(seed), answers)
    view = game.view(0)
    other = view.sample(seed + 1)
    assert isinstance(other, BotTable)
    assert cards_in_place(other) == cards_in_place(game)
    assert json.dumps(other.view(0).as_dict()) == json.dumps(view.as_dict())
    assert {k: [r.say() for r in v] for k, v in other.why_not(0).items()} == {
        k: [r.say() for r in v] for k, v in game.why_not(0).items()
    }
    play_on(other, random.Random(seed), 30)


@given(setups, seeds, st.integers(1, 150))
def test_undo_takes_back_exactly_one_answer(setup: dict[str, object], seed: int, answers: int) -> None:
    game = start(setup, seed)
    rnd = random.Random(seed)
    for _ in range(answers):
        if game.over:
            return
        before = game.digest()
        reveals = game.reveals
        codes = pick(game, rnd)
        game.take(0, codes)
        if game.reveals == reveals:
            game.undo(0)
            assert game.digest() == before
            game.take(0, codes)
        else:
            with pytest.raises(tharsis.CannotUndo):
                game.undo(0)


@given(setups, seeds, st.integers(1, 200))
def test_listening_changes_nothing_and_names_no_hidden_card(setup: dict[str, object], seed: int, answers: int) -> None:
    game = start(setup, seed)
    silent = start(setup, seed)
    rnd = random.Random(seed)
    lines = []
    for _ in range(answers):
        if game.over:
            break
        codes = pick(game, rnd)
        lines += answered(game, 0, [codes])
        silent.take(0, codes)
    assert game.digest() == silent.digest()
    assert game.listener is None
    robot = game.robot
    seen = {game.card_name(c) for who in game.seat for c in [*who.played, *who.events]}
    seen |= {game.card_name(c) for c in robot.played + robot.seeded}
    seen |= {game.card_name(c) for c in game.offered[0]} | {one.name for one in CORPORATIONS}
    lane = game.lanes[0]
    seen |= {game.card_name(card_at(lane, at)) for at in range(lane.depth)}
    shown: set[str] = set()
    for line in lines:
        shown |= {c.card for c in line.changes if c.kind == "shown"}
        if line.kind in ("bot_drop", "bot_draft_drop"):
            shown.add(line.card)  # the line itself says that it is shown
        named = {line.card, *(c.card for c in line.changes)}
        named |= {r.item for r in line.reasons if r.kind in ("bot_walk", "bot_walk_moons", "bot_seeded")}
        assert named - {""} <= seen | shown, line
        assert line.say() and all(line.why())


@pytest.mark.parametrize("colonies", [False, True])
@pytest.mark.parametrize("level", LEVELS)
def test_random_games_with_each_corporation(level: str, colonies: bool) -> None:
    for one in CORPORATIONS[1:]:
        if one.colonies and not colonies:
            continue
        game = start({"marsbot": level, "marsbot_corporation": one.name, "colonies": colonies}, len(one.name))
        assert game.rules.draft == (one.draft is not None)
        play_on(game, random.Random(len(one.name)), 10_000)
        assert game.over
        assert game.robot.corporation == one.number
