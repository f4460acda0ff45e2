"""Attacks on a server, on this machine only: how long somebody at another table waits meanwhile.

    python benchmarks/server_attack.py --seconds 12

Everything the attackers do is allowed. They come from one address (127.0.0.2) and know a long game; the victim plays a
game of two people from another (127.0.0.3), first undisturbed. The attackers are a process of their own, so that their
own work delays only the server.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import multiprocessing
import os
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))

import httpx2 as httpx
from people import some_answer
from played import played
from running import Process
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import tharsis
from tharsis.server.people import hashed, new_token
from tharsis.server.schema import WATCH
from tharsis.server.store import Store
from tharsis.server.tables import Table

ATTACKER, VICTIM = "127.0.0.2", "127.0.0.3"
LONG, QUIET = "longlonglong", "quietquietquiet"
SEATS = 5


@dataclass(frozen=True)
class Scene:
    """Where everything is: the server, the cookies of who sits at the long table, and its record."""

    url: str
    sockets: str
    cookies: list[str]
    steps: int
    record: dict[str, Any]


def caller(address: str, url: str, cookie: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(transport=transport, base_url=url, headers={"Cookie": f"tharsis={cookie}"}, timeout=60)


# ---- the attackers
DONE: Counter[str] = Counter()  # what came of what they asked


async def change_languages(scene: Scene, end: float) -> None:
    """One person, as many connections as are allowed, the whole log again and again."""

    async def one(n: int) -> None:
        headers = {"Cookie": f"tharsis={scene.cookies[0]}"}
        async with connect(
            scene.sockets, additional_headers=headers, local_addr=(ATTACKER, 0), max_size=None
        ) as socket:

            async def read() -> None:
                async for message in socket:
                    DONE["refused" if '"busy"' in message else "served"] += 1  # type: ignore[operator]

            reading = asyncio.create_task(read())
            for lang in itertools.islice(itertools.cycle(("fr", "uk", "en")), n, None):
                if time.monotonic() > end:
                    break
                await socket.send(json.dumps({"type": "lang", "lang": lang}))
                await asyncio.sleep(1 / 20)
            reading.cancel()

    await all_of(one(n) for n in range(20))


async def ask(scene: Scene, end: float, path: Callable[[], str]) -> None:
    """Five people who ask for one thing after the other."""

    async def one(cookie: str) -> None:
        async with caller(ATTACKER, scene.url, cookie) as http:
            while time.monotonic() < end:
                reply = await http.get(path())
                DONE["refused" if reply.status_code == 429 else "served"] += 1
                if reply.status_code == 429:
                    await asyncio.sleep(0.05)

    await all_of(one(cookie) for cookie in scene.cookies[:5])


async def step_through_replays(scene: Scene, end: float) -> None:
    await ask(scene, end, lambda: f"/api/tables/{LONG}/replay/{random.randint(1, scene.steps)}")


async def look_at_everything(scene: Scene, end: float) -> None:
    await ask(scene, end, lambda: f"/api/tables/{LONG}/live?lang={random.choice(('en', 'fr', 'uk'))}")


async def upload(scene: Scene, end: float, records: list[dict[str, Any]]) -> None:
    """Whoever comes with a new cookie each time."""

    async def one(record: dict[str, Any]) -> None:
        async with caller(ATTACKER, scene.url, new_token()) as http:
            while time.monotonic() < end:
                reply = await http.post("/api/records", json=record)
                DONE["refused" if reply.status_code == 429 else "served"] += 1
                if reply.status_code != 429:
                    break
                await asyncio.sleep(0.2)

    await all_of(one(record) for record in records)


async def upload_games(scene: Scene, end: float) -> None:
    await upload(scene, end, [scene.record] * 64)


async def upload_traps(scene: Scene, end: float) -> None:
    """Records that hung the server, or ate its memory, before they were read elsewhere."""
    known = {"game": "mars", "rules": tharsis.RULES, "seed": 0}
    turn = {"game": "mars", "seats": [{}], "frames": {"0": [["turn", "", 0, 0]], "table": [["turn", "", 0, 4]]}}
    phases = {"game": "mars", "seats": [{}, {}], "frames": {"0": [["phases", "", 0, 4]]}}
    hangs = {**known, "setup": {"seats": 1}, "start": turn, "answers": [[0, "pass"]]}
    swells = {**known, "setup": {"seats": 2}, "start": phases, "answers": [[0, "end turn"], [0, "pass"]]}
    await upload(scene, end, [hangs, swells] * 8)


async def all_of(work: Any) -> None:
    with contextlib.suppress(httpx.HTTPError, WebSocketException, OSError):
        await asyncio.gather(*work)


ATTACKS: dict[str, Callable[[Scene, float], Awaitable[None]]] = {
    "20 sockets, language": change_languages,
    "replay steps by 5": step_through_replays,
    "whole views by 5": look_at_everything,
    "64 uploads": upload_games,
    "hostile uploads": upload_traps,
}


def attack(name: str, scene: Scene, seconds: float) -> None:
    os.nice(10)
    asyncio.run(ATTACKS[name](scene, time.monotonic() + seconds))  # type: ignore[arg-type]
    print(f"{'':22s} the attackers were served {DONE['served']} times and refused {DONE['refused']} times", flush=True)


# ---- the victim
async def play(url: str, cookies: list[str], seconds: float) -> list[float]:
    """Two people look and answer in turn; how long each request took."""
    rnd = random.Random(1)
    times: list[float] = []
    people = [caller(VICTIM, url, cookie) for cookie in cookies]
    end = time.monotonic() + seconds

    async def timed(work: Awaitable[httpx.Response]) -> Any:
        begun = time.perf_counter()
        reply = await work
        times.append(time.perf_counter() - begun)
        assert reply.status_code == 200, f"the victim was refused: {reply.text}"
        return reply.json()

    for n in itertools.count():
        http = people[n % 2]
        if time.monotonic() > end:
            break
        live = await timed(http.get(f"/api/tables/{QUIET}/live?log_from=100000"))
        if live["ask"] is not None:
            said = {"id": f"{time.time()}", "ask": live["ask"]["id"], "answers": [some_answer(live["ask"], rnd)]}
            await timed(http.post(f"/api/tables/{QUIET}/answer", json=said))
        await asyncio.sleep(0.05)
    for http in people:
        await http.aclose()
    return times


async def furnish(database: str) -> tuple[list[str], list[str], int, dict[str, Any]]:
    """A long game and a fresh one, with their people."""
    store = Store(database)
    row = played(LONG, 10_000, seats=SEATS, options={"colonies": True})
    table = Table(replace(row, events=list(row.events)))
    print(f"a game of {table.seq} answers, {table.length} lines")
    found: list[list[str]] = []
    for one in (row, played(QUIET, 0, seats=2)):
        cookies = [new_token() for _ in one.seats]
        one.host = hashed(cookies[0])
        links = {s: hashed(cookie + "link") for s, cookie in enumerate(cookies)}
        await store.open_table(one, {**links, WATCH: hashed(one.id)}, [0])
        for s, cookie in enumerate(cookies):
            await store.enter(links[s], hashed(cookie))
        found.append(cookies)
    store.close()
    return found[0], found[1], table.length, table.game.record()


def told(name: str, times: list[float], idle: float) -> None:
    times.sort()
    median, p95 = statistics.median(times) * 1000, times[int(len(times) * 0.95)] * 1000
    print(
        f"{name:22s} {len(times):5d} requests   median {median:7.1f} ms ({median / idle:.1f}x)   p95 {p95:7.1f} ms"
        f"   most {times[-1] * 1000:7.1f} ms",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=12, help="of each attack")
    parser.add_argument("--rest", type=float, default=15, help="seconds between two: what was owed is paid by then")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        process = Process(f"sqlite:///{folder}/tharsis.sqlite")
        theirs, mine, steps, record = asyncio.run(furnish(process.database))
        with process:
            scene = Scene(process.url, process.socket(LONG), theirs, steps, record)
            asyncio.run(play(process.url, mine, 2))
            quiet = asyncio.run(play(process.url, mine, args.seconds))
            idle = statistics.median(quiet) * 1000
            told("nothing", quiet, idle)
            for name in ATTACKS:
                attacker = multiprocessing.get_context("spawn").Process(target=attack, args=(name, scene, args.seconds))
                attacker.start()
                time.sleep(1.5)
                told(name, asyncio.run(play(process.url, mine, args.seconds - 1)), idle)
                attacker.join()
                time.sleep(args.rest)


if __name__ == "__main__":
    main()
