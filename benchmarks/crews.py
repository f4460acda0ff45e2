"""The same simulation alone, by two processes and through Ray: python benchmarks/crews.py. Games per second want a
quiet machine of two cores. Overhead is CPU time that all processes together spend on anything but playing: it can be
measured on a busy one too, and is read from /proc."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from tharsis.arena.crews import Alone, Crew, OnRay, Processes
from tharsis.arena.simulate import simulate

CORES = 2
TICKS = os.sysconf("SC_CLK_TCK")


def cpu_of_all() -> float:
    """CPU seconds of this process and of all that it has started, those that have ended included."""
    spent: dict[int, float] = {}
    parent: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue  # it has just ended
        parent[int(folder.name)] = int(fields[1])
        spent[int(folder.name)] = sum(map(int, fields[11:15])) / TICKS
    ours = {os.getpid()}
    while more := {pid for pid, above in parent.items() if above in ours} - ours:
        ours |= more
    return sum(spent.get(pid, 0.0) for pid in ours)


def timed(seats: list[str], games: int, crew: Crew) -> tuple[float, float]:
    """Wall seconds, and the share of CPU time that was not play."""
    begun, before = time.perf_counter(), cpu_of_all()
    report = simulate(seats, games, crew=crew)
    wall = time.perf_counter() - begun
    return wall, (cpu_of_all() - before) / report.cpu_seconds - 1


def main(games: int = 120, rounds: int = 3) -> None:
    crews: dict[str, Crew] = {"alone": Alone(), "two processes": Processes(CORES), "Ray": OnRay("auto")}
    timed(["random", "random"], 200, crews["Ray"])  # its workers import the engine
    for seats, many in ((["greedy", "greedy"], games), (["random", "random"], 50 * games)):
        for name, crew in crews.items():
            tried = [timed(seats, many, crew) for _ in range(rounds)]
            wall, overhead = min(wall for wall, _ in tried), sorted(share for _, share in tried)[rounds // 2]
            print(f"{seats[0]:8} {name:14} {many / wall:8.1f} games/s, overhead {overhead:5.1%}", flush=True)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
