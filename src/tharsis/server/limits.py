"""How often somebody may ask: each caller has a bucket that fills steadily, and each request takes one out of it.

A cookie costs nothing, so who changes it is still counted by address; a whole household behind one address has more.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Limit:
    """So many at once, and then so many a second."""

    rate: float
    burst: int


SAYS = Limit(0.5, 8)
GUESSES = Limit(0.1, 12)
BRINGS = Limit(50, 8_000_000)
MOST_OF_ADDRESS = 200  # connections open at the same time: a school, or a party in one flat


@dataclass(frozen=True, slots=True)
class Quota:
    """How much is kept for one person, and for all at one address; and how many may watch one table."""

    person_tables: int = 200
    person_records: int = 100
    address_tables: int = 2_000
    address_records: int = 500
    watchers: int = 200


def network(address: str) -> str:
    """What counts as one address: a house has 2^64 of IPv6, so that the first half of one stands for all."""
    try:
        known = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, 64), strict=False))


class Buckets:
    """One bucket for each key. Full ones are forgotten: a new one is full as well."""

    MOST = 10_000  # buckets, before the full ones are thrown away

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.left: dict[str, tuple[float, float]] = {}  # what is left, and when that was so

    def has(self, key: str, now: float) -> float:
        left, then = self.left.get(key, (float(self.limit.burst), now))
        return min(float(self.limit.burst), left + (now - then) * self.limit.rate)

    def wait(self, key: str, now: float, much: float = 1.0) -> float:
        """Seconds until this key has so much; 0 where it has it now."""
        return max(0.0, (much - self.has(key, now)) / self.limit.rate)

    def take(self, key: str, now: float, much: float = 1.0) -> None:
        self.left[key] = (self.has(key, now) - much, now)
        if len(self.left) > self.MOST:
            self.left = {key: old for key, old in self.left.items() if self.has(key, now) < self.limit.burst}


@dataclass(frozen=True, slots=True)
class Limits:
    """What one person and one address may do. Opening covers new tables, uploaded records and shared replays; what a
    person says is counted at all tables together."""

    person: Limit = field(default=Limit(30, 120))
    address: Limit = field(default=Limit(300, 1200))
    person_opens: Limit = field(default=Limit(0.2, 20))
    address_opens: Limit = field(default=Limit(2, 200))
    says: Limit = field(default=SAYS)
    brings: Limit = field(default=BRINGS)  # characters of results from files, by address
    guesses: Limit = field(default=GUESSES)  # at codes, by address; the right ones do not count
    quota: Quota = field(default=Quota())
    # seconds of processor time, see metering.py, and from which part of a core on there is none to spare
    person_work: Limit = field(default=Limit(0.1, 1))
    address_work: Limit = field(default=Limit(0.3, 2))
    share: float = 0.4
    # seconds in the sandbox
    person_reading: Limit = field(default=Limit(0.2, 15))
    address_reading: Limit = field(default=Limit(0.5, 30))
    # seconds of the coach in the workers, see desk.py
    person_coach: Limit = field(default=Limit(0.25, 90))
    address_coach: Limit = field(default=Limit(1, 360))
    table_coach: Limit = field(default=Limit(0.5, 180))
    address_files: Limit = field(default=Limit(200, 2000))
    address_sockets: int = MOST_OF_ADDRESS


class Doorkeeper:
    """Counts the requests of all callers."""

    def __init__(self, limits: Limits) -> None:
        self.calls = (Buckets(limits.person), Buckets(limits.address))
        self.opens = (Buckets(limits.person_opens), Buckets(limits.address_opens))
        self.files = Buckets(limits.address_files)
        most = limits.address_sockets
        self.handshakes = Buckets(Limit(most / 10, 2 * most))  # after a restart all come back at once
        self.most_sockets = most
        self.sockets: Counter[str] = Counter()  # open now, by address

    def wait(self, person: str | None, address: str, opening: bool = False) -> float:
        """0 where the request may pass, and it is counted; else the seconds to wait, and nothing is counted."""
        now = time.monotonic()
        address = network(address)
        asked = [(self.calls[0], person or f"stranger at {address}"), (self.calls[1], address)]
        if opening:
            asked += [(self.opens[0], person or f"stranger at {address}"), (self.opens[1], address)]
        longest = max(buckets.wait(key, now) for buckets, key in asked)
        if longest > 0:
            return longest
        for buckets, key in asked:
            buckets.take(key, now)
        return 0.0

    def wait_file(self, address: str) -> float:
        """For the page and its files, which come many at once."""
        now = time.monotonic()
        address = network(address)
        longest = self.files.wait(address, now)
        if longest <= 0:
            self.files.take(address, now)
        return longest

    def wait_socket(self, person: str) -> float:
        """A connection counts for its person as a request does, and for its address on its own."""
        now = time.monotonic()
        longest = self.calls[0].wait(person, now)
        if longest <= 0:
            self.calls[0].take(person, now)
        return longest

    def open_socket(self, address: str) -> bool:
        """Whether this address may open one more; it is counted until `close_socket`. Handshakes that come to nothing
        count as well, for a cookie costs nothing."""
        now = time.monotonic()
        address = network(address)
        if self.sockets[address] >= self.most_sockets or self.handshakes.wait(address, now) > 0:
            return False
        self.handshakes.take(address, now)
        self.sockets[address] += 1
        return True

    def close_socket(self, address: str) -> None:
        address = network(address)
        self.sockets[address] -= 1
        if not self.sockets[address]:
            del self.sockets[address]
