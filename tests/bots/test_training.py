"""How the bots learn: games that depend on their seeds alone, and a net that is the same in whole numbers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from some_mind import some_mind, some_weights

from tharsis.bots.minds import blank_policy
from tharsis.bots.net import Net
from tharsis.bots.sight import Sight
from training.fit import Data, Fit, with_net
from training.positions import joined
from training.positions import play as play_for_positions
from training.reinforce import Task, play
from training.settings import SETTINGS


def lessons(seeds: range) -> list[int]:
    weights = [0] * blank_policy("mars").traits.size
    return [int(n) for n in play(Task("mars-solo", seeds, weights, 0.1)).weights]


def test_what_is_learned_does_not_depend_on_who_plays_which_games() -> None:
    whole = lessons(range(4))
    parts = [lessons(range(1)), lessons(range(1, 4))]
    assert any(whole) and whole == [a + b for a, b in zip(*parts, strict=True)]


def test_a_net_says_in_whole_numbers_what_was_fitted(tmp_path: Path) -> None:
    setting = SETTINGS["mars-2"]
    sight = Sight("mars", 2)
    found = joined([play_for_positions(setting, some_mind(), sight, seed) for seed in range(1, 12)])
    np.savez(tmp_path / "some.npz", names=np.array(sight.names), **found._asdict())
    data = Data([tmp_path / "some.npz"], "mars")
    fit = Fit(data, seed=1)
    net = Net(with_net(some_weights("mars", 2), fit, {}, "fit"))
    game = setting.begin(3)
    (worth,) = net.worths([game], 0)
    seen = dict(zip(sight.names, sight.rows([game], 0)[0], strict=True))
    row = (np.array([[seen[name] for name in data.names]]) - data.middle) / data.scale
    _, _, out = fit.forward(row, fit.first())
    assert worth.margin == pytest.approx(20 * out[0, 0], abs=0.5)
    assert worth.win == pytest.approx(1 / (1 + np.exp(-out[0, 1])), abs=0.01)
