"""What somebody else notices while slow callers hold connections, on this machine only, bounded in number and time.

    python benchmarks/slow_callers.py --calls 1100 --files 1024 --seconds 10

Each attack keeps so many connections open for so many seconds and opens anew what is closed. A victim asks for its list
of tables over a new connection each time: how long that takes, and how often it fails, is the result.
"""

from __future__ import annotations

import argparse
import resource
import selectors
import socket
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "server"))

from running import Process

MOST_CALLS, MOST_SECONDS = 4_000, 60.0
VICTIM = b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: tharsis=%b\r\nConnection: close\r\n\r\n" % (b"v" * 43)
ATTACKS = {
    "nobody": b"",
    "connections that say nothing": b"",
    "half a head": b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-More: ",
    "half a body": b"POST /api/enter HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{",
    "answers that nobody reads": b"GET /api/catalogue HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
}


class Attack:
    """Holds connections in a thread of its own, and opens anew those that are closed."""

    def __init__(self, port: int, says: bytes, calls: int) -> None:
        self.port = port
        self.says = says
        self.calls = calls
        self.opened = 0
        self.stop = threading.Event()
        self.thread = threading.Thread(target=self.run)

    def call(self) -> socket.socket:
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.settimeout(2)
        raw.connect(("127.0.0.1", self.port))
        raw.sendall(self.says)
        self.opened += 1
        return raw

    def run(self) -> None:
        reads = b"catalogue" not in self.says
        with selectors.DefaultSelector() as closed:
            held: set[socket.socket] = set()
            while not self.stop.is_set():
                while len(held) < self.calls and not self.stop.is_set():
                    try:
                        raw = self.call()
                    except OSError:
                        break
                    held.add(raw)
                    if reads:
                        closed.register(raw, selectors.EVENT_READ)
                for key, _ in closed.select(0.05):
                    raw = key.fileobj  # type: ignore[assignment]
                    closed.unregister(raw)
                    held.discard(raw)
                    raw.close()
                if not reads:
                    time.sleep(0.05)
            for raw in held:
                raw.close()

    def __enter__(self) -> Attack:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop.set()
        self.thread.join(30)


def ask(port: int) -> float:
    """Seconds for one request over a connection of its own; OSError where there is no answer."""
    began = time.perf_counter()
    with socket.create_connection(("127.0.0.1", port), 5) as raw:
        raw.sendall(VICTIM)
        if not raw.recv(65536).startswith(b"HTTP/1.1 200"):
            raise OSError("refused")
    return time.perf_counter() - began


def watch(port: int, seconds: float) -> tuple[list[float], int]:
    taken, failed = [], 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            taken.append(ask(port))
        except OSError:
            failed += 1
        time.sleep(0.05)
    return taken, failed


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    wanted.add_argument("--calls", type=int, default=1100)
    wanted.add_argument("--files", type=int, default=1024, help="file descriptors of the server")
    wanted.add_argument("--seconds", type=float, default=10.0, help="for each attack")
    args = wanted.parse_args()
    calls, seconds = min(args.calls, MOST_CALLS), min(args.seconds, MOST_SECONDS)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, MOST_CALLS + 200), hard))
    print(f"{'attack':30} {'opened':>7} {'answers':>8} {'failed':>7} {'median':>8} {'p95':>8} {'most':>8}  ms")
    for name, says in ATTACKS.items():
        with (
            tempfile.TemporaryDirectory() as folder,
            Process(f"sqlite:///{folder}/tharsis.sqlite", files=args.files) as process,
            Attack(process.port, says, 0 if name == "nobody" else calls) as attack,
        ):
            time.sleep(1)
            taken, failed = watch(process.port, seconds)
        ordered = sorted(1000 * one for one in taken) or [float("nan")]
        times = (statistics.median(ordered), ordered[int(len(ordered) * 0.95)], ordered[-1])
        row = " ".join(f"{one:8.1f}" for one in times)
        print(f"{name:30} {attack.opened:7} {len(taken):8} {failed:7} {row}")


if __name__ == "__main__":
    main()
