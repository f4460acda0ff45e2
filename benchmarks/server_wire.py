"""What an answer costs the whole server: CPU time of its process, with network and database, at tables of four people.

    python benchmarks/server_wire.py [--answers 600]

It is called over HTTP and WebSockets only, which all servers of the project understand:
`python benchmarks/compare.py OLD --only "server process"` holds even those against each other that share nothing else.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))

from running import Process, seat_people

SEATS = 4
TABLES = 6  # that take turns, so that nobody says more in a second than one may
EARLY, LATE = 100, 300  # answers between which a game is in its middle


class Seat:
    """One person at a table, and the newest view."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.live: dict[str, Any] = {"seq": -1}

    def see(self, after: int) -> None:
        """Reads until there is a newer view than that."""
        while self.live["seq"] <= after:
            message = json.loads(self.socket.recv(timeout=30))
            if message["type"] == "live":
                self.live = message
            elif message["type"] != "ack":
                raise AssertionError(f"the server says: {message}")


def some_answer(ask: dict[str, Any], rnd: random.Random) -> list[str]:
    """A random one. Nobody sells patents, so that hands stay full, and few pass as long as they can do something."""
    shunned = ("sell", "pass") if rnd.random() < 0.5 else ("sell",)
    options = [o for o in ask["options"] if o["kind"] not in shunned] or ask["options"]
    count = rnd.randint(ask["least"], ask["most"])
    return [o["notation"] for o in rnd.sample(options, min(count, len(options)))]


def answer(seats: list[Seat], n: int, rnd: random.Random) -> None:
    """Somebody who is asked answers, and all see what came of it."""
    seat = rnd.choice([one for one in seats if one.live.get("ask")])
    ask, before = seat.live["ask"], seat.live["seq"]
    said = {"type": "answer", "id": f"m{n}", "ask": ask["id"], "answers": [some_answer(ask, rnd)]}
    seat.socket.send(json.dumps(said))
    for one in seats:
        one.see(before)


def cpu(pid: int) -> float:
    """Seconds of processor time that a process has taken."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def answers_per_cpu_second(count: int) -> float:
    """So many answers in the middle of games."""
    assert count <= TABLES * (LATE - EARLY)
    rnd = random.Random(1)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        server = stack.enter_context(Process(f"sqlite:///{folder}/tharsis.sqlite"))
        tables: list[list[Seat]] = []
        for _ in range(TABLES):
            table, people = seat_people(server.url, SEATS)
            tables.append([])
            for person in people:
                headers = {"Cookie": person.cookie}
                socket = connect(server.socket(table), additional_headers=headers, compression=None, max_size=None)
                tables[-1].append(Seat(stack.enter_context(socket)))
            for seat in tables[-1]:
                seat.see(-1)
        for n in range(TABLES * EARLY):
            answer(tables[n % TABLES], n, rnd)
        used = cpu(server.pid)
        for n in range(count):
            answer(tables[n % TABLES], TABLES * EARLY + n, rnd)
        return count / (cpu(server.pid) - used)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=600, help=f"at most {TABLES * (LATE - EARLY)}")
    print(f"{answers_per_cpu_second(parser.parse_args().answers):.0f} answers per CPU second")


if __name__ == "__main__":
    main()
