"""Which machines speak for others, and by which names this server may be called."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from ipaddress import ip_address, ip_network

THIS_MACHINE = ("127.0.0.1", "::1")
ALL = ("0.0.0.0/0", "::/0")
PRIVATE = ("", ".local", ".lan", ".home", ".home.arpa", ".internal", ".localdomain")  # endings nobody can buy


class Proxies:
    """The machines that speak for others and tell truly whom: this one, and those that were named."""

    def __init__(self, named: Iterable[str] = ()) -> None:
        self.named = (*THIS_MACHINE, *(network for one in named for network in (ALL if one == "*" else (one,))))
        self.networks = [ip_network(one, strict=False) for one in self.named]  # ValueError: that is no address

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.networks)


class Hosts:
    """The names by which this server may be called, as a browser writes them into `Host`.

    A page of another site can make its own name mean our address (DNS rebinding) and is then of one origin with us, but
    it cannot take our names. An address in place of a name is always right: nobody can make that mean another.
    """

    def __init__(self, allowed: Iterable[str] = (), machine: str | None = None) -> None:
        names = {name.lower().rstrip(".") for name in allowed}
        self.any = "*" in names
        self.endings = tuple(name[1:] for name in names if name.startswith("*."))  # with the dot
        full = (socket.gethostname() if machine is None else machine).lower()
        short = full.partition(".")[0]
        self.names = names | {"localhost", full} | {short + ending for ending in PRIVATE}

    def __contains__(self, host: str) -> bool:
        name = name_of(host)
        if self.any or name in self.names or name.endswith((".localhost", *self.endings)):
            return True
        try:
            ip_address(name)
        except ValueError:
            return False
        return True


def name_of(host: str) -> str:
    """`Host` without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].lower().rstrip(".")


def lan_address() -> str | None:
    """This machine's address in its network, as far as it knows one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        return str(probe.getsockname()[0])
