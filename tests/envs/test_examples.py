"""The examples learn, and the one of the README does, as it is printed there."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pytestmark = pytest.mark.once
ROOT = Path(__file__).parent.parent.parent


def test_fifteen_lines_of_the_readme_learn(capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "README.md").read_text()
    lines = page.split("<!-- learning -->\n```python\n")[1].split("```")[0]
    assert len(lines.strip().splitlines()) == 15
    exec(compile(lines, "README.md", "exec"), {})
    curve = [float(n) for n in re.findall(r"([\d.]+) points", capsys.readouterr().out)]
    assert len(curve) == 6 and curve[-1] > curve[0] + 4, curve


def test_reinforce_learns_in_some_hundred_games() -> None:
    path = ROOT / "examples" / "reinforce.py"
    assert len(path.read_text().splitlines()) <= 60
    spec = importlib.util.spec_from_file_location("reinforce", path)
    assert spec is not None and spec.loader is not None
    reinforce = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(reinforce)
    points = reinforce.learn(400)
    assert np.mean(points[-100:]) > np.mean(points[:100]) + 6


@pytest.mark.parametrize("game", ["mars", "ares"])
def test_an_agent_plays_at_random(game: str) -> None:
    command = [sys.executable, str(ROOT / "examples" / "random_agent.py"), game]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert re.search(r"\d+ actions; (won|lost) by \[\d+, \d+\]", done.stdout)
