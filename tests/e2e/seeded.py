"""`tharsis`, but every table has the same seed: a test that fails fails again."""

from __future__ import annotations

import secrets

from tharsis.cli import main

SEED = 11

if __name__ == "__main__":
    secrets.randbits = lambda k: SEED
    raise SystemExit(main())
