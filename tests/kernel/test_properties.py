"""Properties that hold at every decision of every game."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tharsis
from tharsis.ares.board import ALL_TILES
from tharsis.ares.board import GOAL as ARES_GOAL
from tharsis.ares.game import Ares
from tharsis.ares.opening import projects as ares_projects
from tharsis.kernel.lanes import card_at, node_at
from tharsis.kernel.node import NODES
from tharsis.mars.colonies.moons import ABSENT, CLOSED, EMPTY, MOONS, PLACES, STEPS, moons
from tharsis.mars.dealing import projects
from tharsis.mars.game import Mars
from tharsis.vocabulary.world import World

seeds = st.integers(0, 10**9)
mars_setups = st.builds(
    lambda seats, era, draft, world, wording, first, beginner, each_new: {
        "seats": seats,
        "corporate_era": era,
        "draft": draft and seats > 1,
        "world_government": world and seats > 1,
        "wording": wording,
        "first": first,
        "beginners": [0] if beginner else [],
        "colonies_corporations": each_new,
    },
    st.sampled_from([1, 2, 2, 3, 4, 5]),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.sampled_from(["standard", "seeds"]),
    st.sampled_from(["host", "random"]),
    st.booleans(),
    st.booleans(),
)
ares_setups = st.builds(
    lambda seats, first, mulligan, together, level, steel, wording: {
        "seats": seats,
        "first_game": first,
        "mulligan": mulligan,
        "cooperative": together and seats == 2,
        "level": level,
        "rating_for_steel": steel,
        "wording": wording,
    },
    st.sampled_from([1, 2, 2, 2, 3, 4]),
    st.booleans(),
    st.booleans(),
    st.booleans(),
    st.sampled_from(["novice", "advanced", "expert"]),
    st.sampled_from(["each", "card"]),
    st.sampled_from(["standard", "seeds"]),
)
SETUPS = {
    "mars": mars_setups.map(lambda x: {**x, "colonies": False}),
    "colonies": mars_setups.map(lambda x: {**x, "colonies": True}),
    "ares": ares_setups,
}
every_game = pytest.mark.parametrize("name", SETUPS)


def start(name: str, data: st.DataObject, seed: int) -> World:
    setup = data.draw(SETUPS[name])
    options = {k: v for k, v in setup.items() if k != "seats"}
    game = tharsis.new("ares" if name == "ares" else "mars", setup["seats"], options, seed)
    assert isinstance(game, World)
    return game


def pick(game: World, rnd: random.Random) -> tuple[int, list[int]]:
    """A random answer of a random seat that is asked; now and then one takes back that it has finished."""
    for seat in range(game.seats):
        optional = game.optional(seat)
        if optional is not None and rnd.random() < 0.05:
            return seat, [optional.options[0].code]
    seat = rnd.choice(game.waiting())
    codes = game.codes(seat)
    low, high = game.bounds(seat)
    return seat, rnd.sample(codes, rnd.randint(low, min(high, len(codes))))


def play_on(game: World, rnd: random.Random, answers: int) -> None:
    for _ in range(answers):
        if game.over:
            return
        game.take(*pick(game, rnd))


def cards_in_place(game: World) -> Counter[int]:
    """Every project card and where it is counted; a card being paid for lies in its frame."""
    found: Counter[int] = Counter(game.deck)
    found.update(game.discard)
    for who in game.seat:
        for row in (who.hand, who.dealt, who.drafted, who.events, who.played):
            found.update(row)
        if who.corporation:
            found[who.corporation] -= 1
    for lane in game.lanes:
        for at in range(lane.depth):
            if NODES[node_at(lane, at)].text in ("pay card", "price of card"):
                found[card_at(lane, at)] += 1
    return +found


FLEET_CARDS = ("sky_docks", "space_port", "space_port_colony")


def colony_tiles_hold(game: Mars) -> None:
    """What is true of colony tiles and fleets at all times."""
    tiles = moons(game)
    for m, step in enumerate(tiles.marker):
        settlers = tiles.colonies[m * PLACES : m * PLACES + PLACES]
        n = PLACES - settlers.count(EMPTY)
        assert settlers[n:] == [EMPTY] * (PLACES - n), "colonies lie on the first places, without gaps"
        assert all(0 <= s < game.seats for s in settlers[:n])
        if step in (ABSENT, CLOSED):
            assert n == 0 and tiles.visitor[m] == EMPTY
            assert step == ABSENT or (MOONS[m].opened_by and not tiles.is_held(game, MOONS[m].opened_by))
        else:
            assert n + 1 <= step <= STEPS, "the marker is beyond the colonies"
            assert tiles.visitor[m] == EMPTY or 0 <= tiles.visitor[m] < game.seats
    for s, who in enumerate(game.seat):
        played = [game.card_name(c) for c in who.played]
        assert tiles.fleets[s] == 1 + sum(name in FLEET_CARDS for name in played)
        assert tiles.visitor.count(s) <= tiles.fleets[s]


@every_game
@given(st.data(), seeds)
def test_cards_are_conserved_and_nothing_goes_below_its_floor(name: str, data: st.DataObject, seed: int) -> None:
    game = start(name, data, seed)
    rnd = random.Random(seed)
    wanted = Counter(projects(game) if isinstance(game, Mars) else ares_projects(game.cards))
    assert set(wanted.values()) == {1}
    while not game.over:
        game.take(*pick(game, rnd))
        assert cards_in_place(game) == wanted
        held = [c for who in game.seat for c in [*who.hand, *who.dealt]] if isinstance(game, Ares) else []
        assert set(game.shown) <= {*game.discard, *held} and len(set(game.shown)) == len(game.shown)
        for who in game.seat:
            assert min(who.stock) >= 0 and who.tr >= 0
            assert who.production[0] >= -5 and min(who.production[1:]) >= 0
        assert min(game.cubes) >= 0
        if isinstance(game, Mars):
            assert game.params[2] == list(game.tile).count(1) <= 9
            assert sum(game.own_tiles) == sum(1 for owner in game.owner if 0 <= owner < game.seats)
            colony_tiles_hold(game)
        if isinstance(game, Ares):
            assert sorted(game.tiles) == ALL_TILES
            assert all(now <= goal for now, goal in zip(game.params, ARES_GOAL, strict=True))
            assert all(begun <= now for begun, now in zip(game.begun, game.params, strict=True))


@every_game
@given(st.data(), seeds, st.integers(0, 250))
def test_save_load_and_copy_at_any_decision(name: str, data: st.DataObject, seed: int, answers: int) -> None:
    game = start(name, data, seed)
    rnd = random.Random(seed)
    play_on(game, rnd, answers)
    for _ in range(12):
        if game.over:
            break
        digest = game.digest()
        copy = game.copy()
        loaded = tharsis.load(json.loads(json.dumps(game.position())))
        assert copy.digest() == digest == loaded.digest()
        for seat in game.waiting():
            offered = [o.notation for o in game.asked[seat].options]
            assert len(set(offered)) == len(offered), "every option has a notation of its own"
            assert [o.notation for o in loaded.asked[seat].options] == offered
            assert [o.notation for o in copy.asked[seat].options] == offered
        seat, codes = pick(game, rnd)
        decision = game.decision(seat) or game.optional(seat)
        assert decision is not None
        notations = [o.notation for o in decision.options if o.code in codes]
        loaded.answer(seat, notations)
        copy.take(seat, codes)
        assert game.digest() == digest, "what a copy does leaves its original alone"
        game.take(seat, codes)
        assert game.digest() == copy.digest() == loaded.digest()


@every_game
@given(st.data(), seeds, st.integers(1, 400))
def test_a_record_replays_bit_for_bit(name: str, data: st.DataObject, seed: int, answers: int) -> None:
    game = start(name, data, seed)
    play_on(game, random.Random(seed), answers)
    record = json.loads(json.dumps(game.record()))
    again = tharsis.replay(record)
    assert again.digest() == game.digest()
    assert again.record() == record


@every_game
@given(st.data(), seeds, st.integers(0, 300))
def test_a_loaded_game_can_be_recorded_too(name: str, data: st.DataObject, seed: int, answers: int) -> None:
    game = start(name, data, seed)
    rnd = random.Random(seed)
    play_on(game, rnd, answers)
    loaded = tharsis.load(json.loads(json.dumps(game.position())))
    assert isinstance(loaded, World)
    play_on(loaded, rnd, 20)
    assert tharsis.replay(json.loads(json.dumps(loaded.record()))).digest() == loaded.digest()


@every_game
@given(st.data(), seeds, st.integers(0, 300))
def test_every_offered_option_works(name: str, data: st.DataObject, seed: int, answers: int) -> None:
    game = start(name, data, seed)
    rnd = random.Random(seed)
    play_on(game, rnd, answers)
    for _ in range(15):
        if game.over:
            return
        for seat in game.waiting():
            low, high = game.bounds(seat)
            if (low, high) == (1, 1):
                for code in game.codes(seat):
                    game.copy().take(seat, [code])
        game.take(*pick(game, rnd))


@every_game
@given(st.data(), seeds, st.integers(0, 200), st.text(max_size=20))
def test_nothing_else_is_accepted(name: str, data: st.DataObject, seed: int, answers: int, noise: str) -> None:
    game = start(name, data, seed)
    rnd = random.Random(seed)
    play_on(game, rnd, answers)
    if game.over:
        with pytest.raises(tharsis.BadAnswer):
            game.answer(0, "pass")
        return
    digest = game.digest()
    every = (
        [f"play {c.name}" for c in game.cards[1:]]
        + [f"use {c.name}" for c in game.cards[1:]]
        + [f"{verb} {m.name}" for m in MOONS for verb in ("trade", "colony", "bring", "moon")]
        + [f"marker {m.name} {way}" for m in MOONS for way in ("up", "down")]
        + ["fee credits", "fee energy", "fee titanium", "advance 0", "advance 1", "project colony"]
        + [noise, "pass", "end turn"]
    )
    for seat in range(-1, game.seats + 1):
        decision = game.asked.get(seat) or game.optional(seat)
        offered = {o.notation for o in decision.options} if decision else set()
        for notation in rnd.sample(every, 40):
            if notation not in offered:
                with pytest.raises(tharsis.BadAnswer):
                    game.answer(seat, notation)
        if decision is None:
            with pytest.raises(tharsis.BadAnswer):
                game.answer(seat, 0)
        else:
            for bad in (len(decision.options), -1, True, None, [0, 0], list(range(decision.most + 1))):
                with pytest.raises(tharsis.BadAnswer):
                    game.answer(seat, bad)
    assert game.digest() == digest


@every_game
@given(st.data(), seeds, st.integers(0, 300))
def test_views_do_not_leak(name: str, data: st.DataObject, seed: int, answers: int) -> None:
    """A seat cannot tell the game from one in which everything hidden from it was dealt anew."""
    game = start(name, data, seed)
    play_on(game, random.Random(seed), answers)
    for seat in range(game.seats):
        view = game.view(seat)
        other = view.sample(seed + 1)
        assert isinstance(other, World)
        assert cards_in_place(other) == cards_in_place(game)
        assert json.dumps(other.view(seat).as_dict()) == json.dumps(view.as_dict())
        told = {k: [r.say() for r in v] for k, v in game.why_not(seat).items()}
        assert {k: [r.say() for r in v] for k, v in other.why_not(seat).items()} == told
        if seat in game.asked:
            here, there = game.asked[seat], other.asked[seat]
            assert [(o.notation, o.say(), o.idle, o.useless) for o in there.options] == [
                (o.notation, o.say(), o.idle, o.useless) for o in here.options
            ]
            assert there.say() == here.say()


@every_game
@given(st.data(), seeds, st.integers(0, 300))
def test_a_sample_is_a_game_that_can_be_played(name: str, data: st.DataObject, seed: int, answers: int) -> None:
    game = start(name, data, seed)
    rnd = random.Random(seed)
    play_on(game, rnd, answers)
    other = game.view(0).sample(seed)
    assert isinstance(other, World)
    assert other.waiting() == game.waiting()
    play_on(other, rnd, 60)


@every_game
@given(st.data(), seeds, st.integers(1, 200))
def test_undo_takes_back_exactly_one_answer(name: str, data: st.DataObject, seed: int, answers: int) -> None:
    game = start(name, data, seed)
    rnd = random.Random(seed)
    for _ in range(answers):
        if game.over:
            return
        before = game.digest()
        reveals = game.reveals
        seat, codes = pick(game, rnd)
        game.take(seat, codes)
        if game.reveals == reveals:
            assert game.undoable(seat) > 0
            game.undo(seat)
            assert game.digest() == before
            game.take(seat, codes)
        else:
            assert game.undoable(seat) == 0
            with pytest.raises(tharsis.CannotUndo):
                game.undo(seat)
        for rival in range(game.seats):
            if rival != seat:
                assert game.undoable(rival) == 0


@every_game
@given(st.data(), seeds, st.integers(10, 300))
def test_log_lines_name_no_hidden_card(name: str, data: st.DataObject, seed: int, answers: int) -> None:
    game = start(name, data, seed)
    play_on(game, random.Random(seed), answers)
    open_cards = {game.card_name(c) for who in game.seat for c in [*who.played, *who.events]}
    for lane in game.lanes:
        open_cards |= {game.card_name(card_at(lane, at)) for at in range(lane.depth)}
    revealed: set[str] = set()
    for entry in game.log():
        revealed |= {c.card for c in entry.changes if c.kind == "shown"}
        if entry.kind == "screen":  # one of the cards shown
            revealed.add(entry.card)
        named = {entry.card, *(c.card for c in entry.changes)} - {""}
        assert named <= open_cards | revealed
        assert entry.say()


@given(st.data(), seeds)
def test_tiles_stay_in_play_and_markers_move_by_the_rules(data: st.DataObject, seed: int) -> None:
    """From one answer to the next: no tile leaves, no colony goes, no fleet comes home before the generation ends."""
    game = start("colonies", data, seed)
    assert isinstance(game, Mars)
    tiles = moons(game)
    rnd = random.Random(seed)
    if game.seats == 1:
        game.take(*pick(game, rnd))
        assert len(tiles.marker) - tiles.marker.count(ABSENT) == 3
    drawn = len(tiles.marker) - tiles.marker.count(ABSENT)
    while not game.over:
        marker, colonies, visitor = tiles.marker[:], tiles.colonies[:], tiles.visitor[:]
        generation = game.generation
        game.take(*pick(game, rnd))
        in_play = len(tiles.marker) - tiles.marker.count(ABSENT)
        assert drawn <= in_play <= drawn + 1  # one more with a corporation that brings it
        for old, new in zip(colonies, tiles.colonies, strict=True):
            assert old in (EMPTY, new)
        if game.generation == generation:
            for old, new in zip(visitor, tiles.visitor, strict=True):
                assert old in (EMPTY, new)
        else:
            assert tiles.visitor.count(EMPTY) == len(tiles.visitor)
        for old, new in zip(marker, tiles.marker, strict=True):
            assert not (old > CLOSED >= new), "once open, a tile stays open"
            assert old == ABSENT or new != ABSENT


@every_game
@given(st.data(), seeds)
def test_every_random_game_ends_and_is_scored(name: str, data: st.DataObject, seed: int) -> None:
    game = start(name, data, seed)
    play_on(game, random.Random(seed), 20_000)
    assert game.over
    scores = game.scores()
    assert all(row["total"] == sum(n for source, n in row.items() if source != "total") for row in scores)
    assert [sum(game.points_by_card(seat).values()) for seat in range(game.seats)] == [row["cards"] for row in scores]
    assert isinstance(game, (Mars, Ares))
    length = 14 if isinstance(game, Mars) and game.seats == 1 else game.length if isinstance(game, Ares) else 0
    if length:
        assert game.rounds() == length
    else:
        assert game.terraformed()
        assert game.winners()
        assert max(row["total"] for row in scores) == scores[game.winners()[0]]["total"]


@every_game
@given(st.data(), seeds)
def test_what_is_derived_is_what_a_fresh_load_derives(name: str, data: st.DataObject, seed: int) -> None:
    game = start(name, data, seed)
    rnd = random.Random(seed)
    while not game.over:
        play_on(game, rnd, 25)
        loaded = tharsis.load(game.position())
        assert isinstance(loaded, World)
        for field in DERIVED_BOARD if isinstance(game, Mars) else ():
            assert getattr(loaded, field) == getattr(game, field), field
        for field in DERIVED_MOONS if isinstance(game, Mars) else ():
            assert getattr(moons(loaded), field) == getattr(moons(game), field), field
        for mine, theirs in zip(game.seat, loaded.seat, strict=True):
            for field in DERIVED_SEAT + (DERIVED_ARES_SEAT if name == "ares" else ()):
                assert getattr(mine, field) == getattr(theirs, field), field
            for field in ("listeners", "actors", *(("yielders",) if name == "ares" else ())):
                assert sorted(getattr(mine, field)) == sorted(getattr(theirs, field))


DERIVED_BOARD = ("filled", "near_any", "near_city", "near_two_cities", "near_greenery", "near", "barred", "own_tiles")
DERIVED_SEAT = ("tags", "hears", "hears_tags", "discount", "cheap", "steel_worth", "shift", "greenery_cost")
DERIVED_SEAT += ("card_price", "floaters_heat")
DERIVED_MOONS = ("trade_discount", "trade_advance")
DERIVED_ARES_SEAT = (
    *("blue", "more_drawn", "more_kept", "sale_bonus", "standard_discount", "big_from", "big_discount"),
    *("plant_cut", "cube_card", "cube_count", "cube_cut"),
)


@given(st.data(), seeds)
def test_production_and_capacity_are_the_sum_over_the_cards(data: st.DataObject, seed: int) -> None:
    game = start("ares", data, seed)
    rnd = random.Random(seed)
    while not game.over:
        play_on(game, rnd, 20)
        position = game.position()
        rows = position["seats"]
        assert isinstance(rows, list)
        busy = any(lane.depth > 1 for lane in game.lanes[:-1])
        if busy:
            continue  # a card in the middle of its words
        written = [(row.pop("production"), row.pop("capacity")) for row in rows]
        loaded = tharsis.load(position)
        again = loaded.position()["seats"]
        assert isinstance(again, list)
        assert [(row["production"], row["capacity"]) for row in again] == written


@given(st.data(), seeds, st.integers(0, 200))
def test_finishing_can_be_taken_back_while_others_act(data: st.DataObject, seed: int, answers: int) -> None:
    game = start("ares", data, seed)
    rnd = random.Random(seed)
    play_on(game, rnd, answers)
    for _ in range(40):
        if game.over:
            return
        for seat in range(game.seats):
            optional = game.optional(seat)
            if optional is not None:
                assert seat not in game.waiting() and game.waiting(), "it rests only while others act"
                other = game.copy()
                other.answer(seat, "resume")
                assert seat in other.waiting()
                assert [other.optional(s) is None for s in range(game.seats) if s != seat] == [
                    game.optional(s) is None for s in range(game.seats) if s != seat
                ]
        seat, codes = pick(game, rnd)
        game.take(seat, codes)
