"""Test helpers are found from every test folder; how hard the properties are tried is a profile.

`make test` tries the same examples every time; `make soak` tries many, new ones each time.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

for folder in (".", "bots", "mars", "ares", "server", "e2e"):
    sys.path.insert(0, str(Path(__file__).parent / folder))

settings.register_profile("steady", max_examples=30, deadline=None, derandomize=True)
settings.register_profile("soak", max_examples=400, deadline=None)
settings.load_profile(os.environ.get("PROFILE", "steady"))


@pytest.fixture
def whole_ladder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """All rungs stand, in Terraforming Mars only, by weights that nobody has learned: see bots/some_mind.py."""
    from some_mind import some_weights

    from tharsis.bots import levels, minds, weights

    folder = tmp_path_factory.mktemp("learned")
    weights.write(folder / "chance-2.weights", some_weights("mars", 2))
    for module in (weights, minds):
        monkeypatch.setattr(module, "LEARNED", folder)
    for remembered in (weights.shipped, levels.ladder):
        remembered.cache_clear()
    yield
    monkeypatch.undo()
    for remembered in (weights.shipped, levels.ladder):
        remembered.cache_clear()
