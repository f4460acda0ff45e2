"""Properties that hold at every decision of every game."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tharsis
from tharsis.kernel.lanes import STRIDE
from tharsis.kernel.node import NODES
from tharsis.mars.cards import CATALOGUE
from tharsis.mars.dealing import projects
from tharsis.mars.game import Mars
from tharsis.mars.moons import ABSENT, CLOSED, EMPTY, MOONS, ROOM, STEPS, held

seeds = st.integers(0, 10**9)
setups = st.builds(
    lambda seats, era, draft, world, wording, first, beginner, each_new: {
        "seats": seats,
        "corporate_era": era,
        "draft": draft,
        "world_government": world,
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
with_and_without_colonies = pytest.mark.parametrize("colonies", [False, True], ids=["base", "colonies"])


def start(setup: dict[str, object], seed: int, colonies: bool) -> Mars:
    options = {k: v for k, v in setup.items() if k != "seats"} | {"colonies": colonies}
    seats = setup["seats"]
    assert isinstance(seats, int)
    game = tharsis.new("mars", seats, options, seed)
    assert isinstance(game, Mars)
    return game


def pick(game: Mars, rnd: random.Random) -> tuple[int, list[int]]:
    """A random answer of a random seat that is asked."""
    seat = rnd.choice(game.waiting())
    codes = game.codes(seat)
    low, high = game.bounds(seat)
    return seat, rnd.sample(codes, rnd.randint(low, min(high, len(codes))))


def play_on(game: Mars, rnd: random.Random, answers: int) -> None:
    for _ in range(answers):
        if game.over:
            return
        game.take(*pick(game, rnd))


def cards_in_place(game: Mars) -> Counter[int]:
    """Every project card and where it is counted; a card being paid for lies in its frame."""
    found: Counter[int] = Counter(game.deck)
    found.update(game.discard)
    for who in game.seat:
        for row in (who.hand, who.dealt, who.drafted, who.events, who.played):
            found.update(row)
        if who.corporation:
            found[who.corporation] -= 1
    for lane in game.lanes:
        for at in range(0, len(lane), STRIDE):
            if NODES[lane[at]].text == "pay card":
                found[lane[at + 2]] += 1
    return +found


FLEET_CARDS = ("sky_docks", "space_port", "space_port_colony")


def colony_tiles_hold(game: Mars) -> None:
    """What is true of colony tiles and fleets at all times."""
    for m, step in enumerate(game.marker):
        settlers = game.colonies[m * ROOM : m * ROOM + ROOM]
        n = ROOM - settlers.count(EMPTY)
        assert settlers[n:] == [EMPTY] * (ROOM - n), "colonies lie on the first places, without gaps"
        assert all(0 <= s < game.seats for s in settlers[:n])
        if step in (ABSENT, CLOSED):
            assert n == 0 and game.visitor[m] == EMPTY
            assert step == ABSENT or (MOONS[m].opened_by and not held(game, MOONS[m].opened_by))
        else:
            assert n + 1 <= step <= STEPS, "the marker is beyond the colonies"
            assert game.visitor[m] == EMPTY or 0 <= game.visitor[m] < game.seats
    for s, who in enumerate(game.seat):
        played = [game.card_name(c) for c in who.played]
        assert who.fleets == 1 + sum(name in FLEET_CARDS for name in played)
        assert game.visitor.count(s) <= who.fleets


@with_and_without_colonies
@given(setups, seeds)
def test_cards_are_conserved_and_nothing_goes_below_its_floor(
    colonies: bool, setup: dict[str, object], seed: int
) -> None:
    game = start(setup, seed, colonies)
    rnd = random.Random(seed)
    wanted = Counter(projects(game))
    while not game.over:
        game.take(*pick(game, rnd))
        assert cards_in_place(game) == wanted
        assert set(game.shown) <= set(game.discard)
        for who in game.seat:
            assert min(who.stock) >= 0
            assert who.production[0] >= -5 and min(who.production[1:]) >= 0
        assert min(game.cubes) >= 0
        assert game.params[2] == game.tile.count(1) <= 9
        assert sum(game.own_tiles) == sum(1 for owner in game.owner if 0 <= owner < game.seats)
        colony_tiles_hold(game)


@with_and_without_colonies
@given(setups, seeds, st.integers(0, 250))
def test_save_load_and_copy_at_any_decision(colonies: bool, setup: dict[str, object], seed: int, answers: int) -> None:
    game = start(setup, seed, colonies)
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
        notations = [o.notation for o in game.asked[seat].options if o.code in codes]
        loaded.answer(seat, notations)
        copy.take(seat, codes)
        assert game.digest() == digest, "what a copy does leaves its original alone"
        game.take(seat, codes)
        assert game.digest() == copy.digest() == loaded.digest()


@with_and_without_colonies
@given(setups, seeds, st.integers(1, 400))
def test_a_record_replays_bit_for_bit(colonies: bool, setup: dict[str, object], seed: int, answers: int) -> None:
    game = start(setup, seed, colonies)
    play_on(game, random.Random(seed), answers)
    record = json.loads(json.dumps(game.record()))
    again = tharsis.replay(record)
    assert again.digest() == game.digest()
    assert again.record() == record


@with_and_without_colonies
@given(setups, seeds, st.integers(0, 300))
def test_a_loaded_game_can_be_recorded_too(colonies: bool, setup: dict[str, object], seed: int, answers: int) -> None:
    game = start(setup, seed, colonies)
    rnd = random.Random(seed)
    play_on(game, rnd, answers)
    loaded = tharsis.load(json.loads(json.dumps(game.position())))
    assert isinstance(loaded, Mars)
    play_on(loaded, rnd, 20)
    assert tharsis.replay(json.loads(json.dumps(loaded.record()))).digest() == loaded.digest()


@with_and_without_colonies
@given(setups, seeds, st.integers(0, 300))
def test_every_offered_option_works(colonies: bool, setup: dict[str, object], seed: int, answers: int) -> None:
    game = start(setup, seed, colonies)
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


@with_and_without_colonies
@given(setups, seeds, st.integers(0, 200), st.text(max_size=20))
def test_nothing_else_is_accepted(
    colonies: bool, setup: dict[str, object], seed: int, answers: int, noise: str
) -> None:
    game = start(setup, seed, colonies)
    rnd = random.Random(seed)
    play_on(game, rnd, answers)
    if game.over:
        with pytest.raises(tharsis.BadAnswer):
            game.answer(0, "pass")
        return
    digest = game.digest()
    every = (
        [f"play {c.name}" for c in CATALOGUE[1:]]
        + [f"use {c.name}" for c in CATALOGUE[1:]]
        + [f"{verb} {m.name}" for m in MOONS for verb in ("trade", "colony", "bring", "moon")]
        + [f"marker {m.name} {way}" for m in MOONS for way in ("up", "down")]
        + ["fee credits", "fee energy", "fee titanium", "advance 0", "advance 1", "project colony"]
        + [noise, "pass", "end turn"]
    )
    for seat in range(-1, game.seats + 1):
        decision = game.asked.get(seat)
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


@with_and_without_colonies
@given(setups, seeds, st.integers(0, 300))
def test_views_do_not_leak(colonies: bool, setup: dict[str, object], seed: int, answers: int) -> None:
    """A seat cannot tell the game from one in which everything hidden from it was dealt anew."""
    game = start(setup, seed, colonies)
    play_on(game, random.Random(seed), answers)
    for seat in range(game.seats):
        view = game.view(seat)
        other = view.sample(seed + 1)
        assert isinstance(other, Mars)
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


@with_and_without_colonies
@given(setups, seeds, st.integers(0, 300))
def test_a_sample_is_a_game_that_can_be_played(
    colonies: bool, setup: dict[str, object], seed: int, answers: int
) -> None:
    game = start(setup, seed, colonies)
    rnd = random.Random(seed)
    play_on(game, rnd, answers)
    other = game.view(0).sample(seed)
    assert isinstance(other, Mars)
    assert other.waiting() == game.waiting()
    play_on(other, rnd, 60)


@with_and_without_colonies
@given(setups, seeds, st.integers(1, 200))
def test_undo_takes_back_exactly_one_answer(colonies: bool, setup: dict[str, object], seed: int, answers: int) -> None:
    game = start(setup, seed, colonies)
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


@with_and_without_colonies
@given(setups, seeds, st.integers(10, 300))
def test_log_lines_name_no_hidden_card(colonies: bool, setup: dict[str, object], seed: int, answers: int) -> None:
    game = start(setup, seed, colonies)
    play_on(game, random.Random(seed), answers)
    open_cards = {game.card_name(c) for who in game.seat for c in who.played + who.events}
    for lane in game.lanes:
        open_cards |= {game.card_name(lane[at + 2]) for at in range(0, len(lane), STRIDE)}
    revealed: set[str] = set()
    for entry in game.log():
        revealed |= {c.card for c in entry.changes if c.kind == "shown"}
        named = {entry.card, *(c.card for c in entry.changes)} - {""}
        assert named <= open_cards | revealed
        assert entry.say()


@given(setups, seeds)
def test_tiles_stay_in_play_and_markers_move_by_the_rules(setup: dict[str, object], seed: int) -> None:
    """From one answer to the next: no tile leaves, no colony goes, no fleet comes home before the generation ends."""
    game = start(setup, seed, True)
    rnd = random.Random(seed)
    if game.seats == 1:
        game.take(*pick(game, rnd))
        assert len(game.marker) - game.marker.count(ABSENT) == 3
    drawn = len(game.marker) - game.marker.count(ABSENT)
    while not game.over:
        marker, colonies, visitor = game.marker[:], game.colonies[:], game.visitor[:]
        generation = game.generation
        game.take(*pick(game, rnd))
        in_play = len(game.marker) - game.marker.count(ABSENT)
        assert drawn <= in_play <= drawn + 1  # one more with a corporation that brings it
        for old, new in zip(colonies, game.colonies, strict=True):
            assert old in (EMPTY, new)
        if game.generation == generation:
            for old, new in zip(visitor, game.visitor, strict=True):
                assert old in (EMPTY, new)
        else:
            assert game.visitor.count(EMPTY) == len(game.visitor)
        for old, new in zip(marker, game.marker, strict=True):
            assert not (old > CLOSED >= new), "once open, a tile stays open"
            assert old == ABSENT or new != ABSENT


@with_and_without_colonies
@given(setups, seeds)
def test_every_random_game_ends_and_is_scored(colonies: bool, setup: dict[str, object], seed: int) -> None:
    game = start(setup, seed, colonies)
    play_on(game, random.Random(seed), 20_000)
    assert game.over
    scores = game.scores()
    assert all(row["total"] == sum(n for source, n in row.items() if source != "total") for row in scores)
    if game.seats > 1:
        assert game.terraformed()
        assert game.winners()
        assert max(row["total"] for row in scores) == scores[game.winners()[0]]["total"]
    else:
        assert game.generation == 14


@with_and_without_colonies
@given(setups, seeds)
def test_what_is_derived_is_what_a_fresh_load_derives(colonies: bool, setup: dict[str, object], seed: int) -> None:
    game = start(setup, seed, colonies)
    rnd = random.Random(seed)
    while not game.over:
        play_on(game, rnd, 25)
        loaded = tharsis.load(game.position())
        assert isinstance(loaded, Mars)
        for name in (
            "filled",
            "near_any",
            "near_city",
            "near_two_cities",
            "near_greenery",
            "near",
            "barred",
            "own_tiles",
        ):
            assert getattr(loaded, name) == getattr(game, name), name
        for mine, theirs in zip(game.seat, loaded.seat, strict=True):
            for name in (
                *("tags", "hears", "hears_tags", "discount", "cheap", "steel_worth", "shift", "greenery_cost"),
                *("card_price", "floaters_heat", "trade_discount", "trade_advance"),
            ):
                assert getattr(mine, name) == getattr(theirs, name), name
            assert sorted(mine.listeners) == sorted(theirs.listeners)
            assert sorted(mine.actors) == sorted(theirs.actors)
