"""Test helpers are found from every test folder; how hard the properties are tried is a profile.

`make test` tries the same examples every time; `make soak` tries many, new ones each time.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from hypothesis import settings

for folder in (".", "mars", "ares", "server", "e2e"):
    sys.path.insert(0, str(Path(__file__).parent / folder))

settings.register_profile("steady", max_examples=30, deadline=None, derandomize=True)
settings.register_profile("soak", max_examples=400, deadline=None)
settings.load_profile(os.environ.get("PROFILE", "steady"))
