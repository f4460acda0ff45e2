"""`tharsis`, but every table has the same seed: a test that fails fails again. The client is a copy of its own."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from tharsis.cli import main
from tharsis.server import pages

SEED = 11

if __name__ == "__main__":
    secrets.randbits = lambda k: SEED
    pages.CLIENT = Path(os.environ["CLIENT"])
    raise SystemExit(main())
