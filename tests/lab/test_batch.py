"""Games side by side."""

from __future__ import annotations

import numpy as np
import pytest

import tharsis
from tharsis import lab


def test_a_batch_plays_the_games_that_a_loop_plays() -> None:
    batch = lab.Batch(3, "mars", 2, {"colonies": True}, seed=10)
    alone = [tharsis.new("mars", 2, {"colonies": True}, seed) for seed in (10, 11, 12)]
    rng = np.random.default_rng(1)
    ended: list[lab.Ended] = []
    while not ended:
        steps = batch.steps
        before = [(steps.seat[i], steps.choices(i), list(steps.under_way(i))) for i in range(3)]
        picks = rng.integers(batch.counts)
        ended = batch.step(picks)
        for i, (seat, choices, picked) in enumerate(before):
            code = choices[picks[i]]
            codes = picked if code < 0 else [*picked, code]
            if batch.steps.under_way(i) != codes or not codes:
                alone[i].take(seat, codes)
    done = ended[0]
    assert done.scores == alone[done.place].scores() and done.winners == alone[done.place].winners()
    for i, game in enumerate(batch.games):
        if i not in [one.place for one in ended]:
            assert game.digest() == alone[i].digest()
    assert batch.seeds[done.place] == 13, "the next seed has taken its place"


def test_rows_of_all_games_lie_one_after_the_other() -> None:
    batch = lab.Batch(4, "ares", 2, seed=3)
    rng = np.random.default_rng(2)
    schema = lab.schema("ares")
    for _ in range(40):
        seen = batch.observe()
        rows, starts = batch.choices()
        assert seen.shape == (4, schema.size) and np.array_equal(np.diff(starts), batch.counts)
        for i, (game, seat) in enumerate(zip(batch.games, batch.seats.tolist(), strict=True)):
            assert np.array_equal(seen[i], lab.encode(game.view(seat)))
            if game.bounds(seat) == (1, 1):
                assert np.array_equal(rows[starts[i] : starts[i + 1]], lab.encode_options(game.view(seat)))
        batch.step(rng.integers(batch.counts))


def test_to_be_done_is_a_choice_of_its_own() -> None:
    batch = lab.Batch(1, "mars", 2, seed=7)
    batch.step([0])
    assert batch.counts[0] == 11, "ten cards, or none"
    rows, _ = batch.choices()
    assert lab.schema("mars").option.named(rows[-1]) == {"kind.done": 1.0}
    batch.step([0])
    assert batch.counts[0] == 10 and batch.seats[0] == 0, "one card is picked"
    batch.step([9])
    assert batch.seats[0] == 1


@pytest.mark.parametrize(
    ("picks", "told"),
    [([0], "picks: 2 games need as many, not 1"), ([0, 7], r"picks\[1\]: must be 0 to 1, not 7")],
)
def test_bad_picks_change_nothing(picks: list[int], told: str) -> None:
    batch = lab.Batch(2, seed=7)
    before = [game.digest() for game in batch.games]
    with pytest.raises(tharsis.BadAnswer, match=told):
        batch.step(picks)
    assert [game.digest() for game in batch.games] == before


def test_a_batch_needs_games() -> None:
    with pytest.raises(tharsis.BadSetup, match="games: must be 1 or more, not 0"):
        lab.Batch(0)
    with pytest.raises(tharsis.BadSetup, match="seats"):
        lab.Batch(1, seats=9)
