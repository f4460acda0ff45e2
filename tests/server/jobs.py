"""Work for a process of its own, good and bad. It is sent there by name, so it lies where that is found soon."""

from __future__ import annotations

import os
import signal
import time

from tharsis.kernel.errors import BadRecord


def add(a: int, b: int) -> int:
    return a + b


def hang(*_: object) -> None:
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    while True:
        pass


def swallow(*_: object) -> int:
    return sum(len(b"x" * 2**20) for _ in [bytearray(2**20) for _ in range(10_000)])


def stumble() -> None:
    raise ZeroDivisionError


def complain() -> None:
    raise BadRecord("answers[3]: nobody can fly", "answers")


def vanish() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def rest(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def work_for(seconds: float) -> float:
    begun = time.process_time()
    while time.process_time() < begun + seconds:
        pass
    return seconds


HOARD: list[bytes] = []


def hoard(megabytes: int) -> int:
    """Keeps something from one piece of work to the next."""
    HOARD.append(bytes(megabytes * 2**20))
    return len(HOARD)
