"""Many people at one server, on this machine only: how long answers and updates take, and what memory it needs.

    python benchmarks/server_load.py --sockets 1000 --rate 100 --seconds 30
    python benchmarks/server_load.py --sockets 10000 --rate 100 --seconds 30    # ulimit -n above 11000
    python benchmarks/server_load.py --sockets 10000 --rate 0 --seconds 40 --deflate    # all are idle, as browsers are

Tables of four people, each with a socket of their own, from a hundred addresses. Answers are random, at a steady
rate; their time is taken from sending one to its acknowledgement, and to the moment when each other seat has the
new view.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import re
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))

from people import some_answer
from postgres import cluster
from running import Process
from server_wire import cpu
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import tharsis
from tharsis.server import messages as m
from tharsis.server.people import hashed, new_token
from tharsis.server.store import EventRow, SeatRow, Store, TableRow
from tharsis.server.tables import Table as Played
from tharsis.server.views import ask_of

SEATS = 4
ADDRESSES = 100  # that people come from
SEQ = re.compile(r'"seq":(\d+)')


class Seat:
    """One person: a socket, and the newest view."""

    def __init__(self, table: Table, seat: int, cookie: str, address: str) -> None:
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.address = address
        self.text = ""
        self.seq = -1
        self.bytes = 0
        self.socket: ClientConnection | None = None

    async def listen(self, process: Process, deflate: bool) -> None:
        compression = "deflate" if deflate else None
        headers = {"Cookie": f"tharsis={self.cookie}"}
        async with connect(
            process.socket(self.table.id),
            additional_headers=headers,
            compression=compression,
            open_timeout=60,
            ping_interval=None,
            max_size=None,
            local_addr=(self.address, 0),
        ) as self.socket:
            async for message in self.socket:
                now = time.perf_counter()
                assert isinstance(message, str)
                if message.startswith('{"type":"live"'):
                    found = SEQ.search(message)
                    assert found is not None
                    self.text, self.seq, self.bytes = message, int(found[1]), len(message)
                    self.table.updated(self, now)
                else:
                    self.table.replied(json.loads(message), now)


class Table:
    def __init__(self, results: Results, table_id: str) -> None:
        self.results = results
        self.id = table_id
        self.seats: list[Seat] = []
        self.sent = 0.0  # when the last answer was sent
        self.busy = False  # it is on its way, to the server or to the others
        self.acked = True
        self.by: Seat | None = None
        self.before = 0
        self.waiting: set[int] = set()

    def answer(self, count: int, rnd: random.Random) -> tuple[Seat, str] | None:
        """Somebody's answer, if somebody is asked."""
        for seat in rnd.sample(self.seats, len(self.seats)):
            live = json.loads(seat.text)
            if live["ask"] is not None:
                said = {"type": "answer", "id": f"m{count}", "ask": live["ask"]["id"]}
                text = json.dumps({**said, "answers": [some_answer(live["ask"], rnd)]})
                self.by, self.before = seat, seat.seq
                self.waiting = {s.seat for s in self.seats if s is not seat}
                return seat, text
        return None

    def replied(self, reply: dict[str, Any], now: float) -> None:
        if reply["type"] == "ack":
            self.results.acks.append(now - self.sent)
        else:
            self.results.problems.append(f"{reply.get('code')}: {reply.get('text')}")
            self.waiting.clear()
            self.before = -1
        self.acked = True
        self.settle()

    def updated(self, seat: Seat, now: float) -> None:
        if self.busy and seat.seq > self.before and seat.seat in self.waiting:
            self.waiting.discard(seat.seat)
            self.results.updates.append(now - self.sent)
            self.results.sizes.append(seat.bytes)
        self.settle()

    def settle(self) -> None:
        if self.acked and not self.waiting and self.by is not None and self.by.seq > self.before:
            self.busy = False


class Results:
    def __init__(self) -> None:
        self.acks: list[float] = []
        self.updates: list[float] = []
        self.sizes: list[int] = []
        self.problems: list[str] = []
        self.skipped = 0


def played(seed: int, answers: int) -> TableRow:
    """A table of four, some way into its game."""
    setup = {**tharsis.new("mars", SEATS, {}, seed).setup(), "seats": SEATS}
    seats = [SeatRow(s, "person", f"{s + 1}", None) for s in range(SEATS)]
    settings = m.Settings().model_dump()
    row = TableRow("", "Load", "mars", setup, seed, settings, "", 0.0, tharsis.RULES, None, False, seats, [])
    table = Played(row)
    rnd = random.Random(seed)
    for n in range(answers):
        if table.game.over:
            break
        seat = rnd.choice(table.game.waiting())
        answer = some_answer(ask_of(table.game.asked[seat], "", "en").model_dump(), rnd)
        row.events.append(EventRow(n, seat, "answer", [answer], f"w{n}", 0.0))
        table.apply(row.events[-1])
    row.summary = table.summary  # a server writes it with each answer
    return row


async def store_tables(database: str, results: Results, count: int, answers: int) -> list[Table]:
    """Tables with their people, put into the database before the server starts."""
    store = Store(database)
    games = [played(seed, answers) for seed in range(min(count, 25))]
    out: list[Table] = []
    for n in range(count):
        cookies = [new_token() for _ in range(SEATS)]
        row = replace(games[n % len(games)], id=f"load{n:08d}", host=hashed(cookies[0]))
        await store.open_table(row, {s: hashed(cookies[s] + "link") for s in range(1, SEATS)}, [0])
        for s in range(1, SEATS):
            await store.enter(hashed(cookies[s] + "link"), hashed(cookies[s]))
        table = Table(results, row.id)
        table.seats = [Seat(table, s, cookie, f"127.0.0.{n % ADDRESSES + 1}") for s, cookie in enumerate(cookies)]
        out.append(table)
    store.close()
    return out


def memory(pid: int) -> float:
    """Resident memory of a process, in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


async def load(process: Process, args: argparse.Namespace) -> None:
    results = Results()
    tables = await store_tables(process.database, results, args.sockets // SEATS, args.played)
    process.start()
    began = time.perf_counter()
    empty = memory(process.pid)
    seats = [seat for table in tables for seat in table.seats]
    listening = []
    for at in range(0, len(seats), 100):
        listening += [asyncio.create_task(seat.listen(process, args.deflate)) for seat in seats[at : at + 100]]
        for _ in range(600):
            if all(seat.text for seat in seats[at : at + 100]):
                break
            await asyncio.sleep(0.05)
    await asyncio.sleep(2)
    connected = memory(process.pid)
    gc.collect()
    gc.disable()  # to look through ten thousand people's sockets again and again would be measured as the server's time
    print(f"{len(seats)} sockets at {len(tables)} tables after {time.perf_counter() - began:.0f} s", flush=True)
    used, start = cpu(process.pid), time.perf_counter()
    if args.rate:
        await play(tables, results, args)
    else:
        await asyncio.sleep(args.seconds)
    spent = time.perf_counter() - start
    used = cpu(process.pid) - used
    await asyncio.sleep(2)
    after = memory(process.pid)
    dropped = sum(task.done() for task in listening)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    if args.rate:
        tell(results, spent)
    print(f"server at {used / spent:.0%} of a core")
    print(f"memory: {empty:.0f} MB empty, {connected:.0f} with sockets, {after:.0f} after {spent:.0f} s")
    print(
        f"skipped {results.skipped}, problems {len(results.problems)} {results.problems[:3]}, dropped sockets {dropped}"
    )


async def play(tables: list[Table], results: Results, args: argparse.Namespace) -> None:
    """Answers at a steady rate, each at a table where none is on its way."""
    rnd, start, count = random.Random(args.seed), time.perf_counter(), 0
    while time.perf_counter() < start + args.seconds:
        count += 1
        await asyncio.sleep(max(0.0, start + count / args.rate - time.perf_counter()))
        for table in rnd.sample(tables, min(20, len(tables))):
            chosen = None if table.busy else table.answer(count, rnd)
            if chosen is not None:
                break
        else:
            results.skipped += 1
            continue
        seat, text = chosen
        assert seat.socket is not None
        table.busy, table.acked, table.sent = True, False, time.perf_counter()
        try:
            await seat.socket.send(text)
        except WebSocketException as error:
            results.problems.append(repr(error))


def tell(results: Results, spent: float) -> None:
    """How long answers took."""
    print(f"{len(results.acks) / spent:.1f} answers a second for {spent:.0f} s")
    for name, times in (("acknowledgement", results.acks), ("update of others", results.updates)):
        times.sort()
        cuts = [times[min(len(times) - 1, int(len(times) * q))] * 1000 for q in (0.5, 0.95, 0.99, 1)]
        print(
            f"{name:17s} p50 {cuts[0]:6.1f} ms   p95 {cuts[1]:6.1f} ms   p99 {cuts[2]:6.1f} ms   max {cuts[3]:.0f} ms"
        )
    mean, most = sum(results.sizes) / len(results.sizes) / 1000, max(results.sizes) / 1000
    print(f"updates: mean {mean:.1f} kB, most {most:.1f} kB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=100, help="answers a second; 0: nobody answers")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--database", default="sqlite", help="sqlite, or postgres: one of its own")
    parser.add_argument("--played", type=int, default=80, help="answers that each game begins with")
    parser.add_argument("--deflate", action="store_true", help="ask for compression, as browsers do")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    with ExitStack() as stack:
        database = f"sqlite:///{stack.enter_context(tempfile.TemporaryDirectory())}/tharsis.sqlite"
        if args.database == "postgres":
            database = stack.enter_context(cluster(durable=True)).database()
        process = Process(database)
        stack.callback(process.stop)
        asyncio.run(load(process, args))


if __name__ == "__main__":
    main()
