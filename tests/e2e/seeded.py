"""`tharsis`, but every table has the same seed: a test that fails fails again. The client is a copy of its own, and a
table can be put into a position.
"""

from __future__ import annotations

if __name__ == "__main__":  # the server's workers read this file as well, and need nothing of it
    import os
    import secrets
    from pathlib import Path

    from placing import place
    from starlette.routing import Route

    from tharsis.cli import main
    from tharsis.server import app, pages

    SEED = 11
    secrets.randbits = lambda k: SEED
    pages.CLIENT = Path(os.environ["CLIENT"])
    ways = app.ways
    app.ways = lambda: [Route("/place/{table}", place, methods=["POST"]), *ways()]  # type: ignore[assignment]
    raise SystemExit(main())
