"""Fifty thousand changed positions and records: each is refused with the typed error or plays on. By `make soak`.

    python benchmarks/fuzz.py [--count N] [--first N] [--jobs J]

They are tried in child processes with little time for each and bounded memory, so that a hang is a finding like any
other error. A finding is told by its number; `--first NUMBER --count 1` tries it again.
"""

from __future__ import annotations

import argparse
import functools
import os
import resource
import signal
import subprocess
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from mutants import base, try_out

BATCH = 500
SECONDS = 60  # for one of them, then the process is ended
MEMORY = 2 * 2**30
BASES = 120  # moments of real games that all are made from


@functools.cache
def known_base(number: int) -> object:
    return base(number % BASES)


def child(first: int, count: int) -> None:
    """One line for each: its number before it begins, then what became of it."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # ends the process even inside compiled code
    for number in range(first, first + count):
        print(number, end=" ", flush=True)
        signal.alarm(SECONDS)
        try:
            told = "plays" if try_out(number, known_base) else "refused"  # type: ignore[arg-type]
        except Exception as error:
            place = traceback.extract_tb(error.__traceback__)[-1]
            told = f"{type(error).__name__} {Path(place.filename).name}:{place.lineno} {str(error)[:100]!r}"
        print(told, flush=True)


def batch(first: int, count: int) -> tuple[Counter[str], list[str]]:
    """What became of a batch; after a child that ended halfway another one goes on."""
    found: Counter[str] = Counter()
    findings: list[str] = []
    last = first + count
    while first < last:
        command = [sys.executable, __file__, "--child", str(first), str(last - first)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        for line in done.stdout.splitlines():
            number, _, told = line.partition(" ")
            if told.strip() in ("plays", "refused"):
                found[told.strip()] += 1
            else:
                findings.append(f"{number}: {told.strip() or f'ended by signal {-done.returncode}'}")
                found["findings"] += 1
            first = int(number) + 1
        if done.returncode and not done.stdout:
            raise SystemExit(done.stderr)
    return found, findings


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--count", type=int, default=50_000)
    arguments.add_argument("--first", type=int, default=0)
    arguments.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments.add_argument("--child", nargs=2, type=int, help=argparse.SUPPRESS)
    args = arguments.parse_args()
    if args.child:
        child(*args.child)
        return
    begun = time.time()
    sizes = [(n, min(BATCH, args.first + args.count - n)) for n in range(args.first, args.first + args.count, BATCH)]
    found: Counter[str] = Counter()
    findings: list[str] = []
    with ThreadPoolExecutor(args.jobs) as pool:
        for some, told in pool.map(lambda size: batch(*size), sizes):
            found += some
            findings += told
            for line in told:
                print(line, flush=True)
    print(
        f"{args.count} changed positions and records: {found['refused']} refused, {found['plays']} played on, "
        f"{found['findings']} findings, {time.time() - begun:.0f} s"
    )
    sys.exit(1 if findings else 0)


if __name__ == "__main__":
    main()
