"""Kills the server again and again while people play, and counts what it acknowledged and what it kept.

python benchmarks/server_kill.py --seconds 300
python benchmarks/server_kill.py --seconds 300 --database postgres    # starts a PostgreSQL of its own
python benchmarks/server_kill.py --database postgresql://...          # an empty database
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))

from postgres import cluster
from running import Process
from test_kill import check, torment


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--database", default="sqlite", help="sqlite, postgres, or the address of a database")
    parser.add_argument("--tables", type=int, default=6, help="tables played at a time, two people each")
    parser.add_argument("--calm", type=float, default=5, help="most seconds between a start and the next kill")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with ExitStack() as stack:
        database = args.database
        if database == "sqlite":
            database = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/tharsis.sqlite"
        elif database == "postgres":
            database = stack.enter_context(cluster(durable=True)).database()
        notes = asyncio.run(torment(Process(database), args.tables, 10**6, args.seconds, args.seed, args.calm))
        check(database, notes)
    print(
        f"{args.database}: {notes.kills} kills, {len(notes.acked)} answers acknowledged, none lost, none doubled; "
        f"{notes.repeated} repeats, {len(notes.refused)} refused"
    )


if __name__ == "__main__":
    main()
