"""`tharsis`, but to read a record never comes to an end."""

from __future__ import annotations

import jobs

from tharsis.cli import main
from tharsis.server import replays

if __name__ == "__main__":
    replays.examine = jobs.hang  # type: ignore[assignment]
    raise SystemExit(main())
