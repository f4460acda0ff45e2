"""What systemd wants to hear: that we are ready, and again and again that the event loop still turns."""

from __future__ import annotations

import os
import socket


class Watchdog:
    """Tells the socket in `NOTIFY_SOCKET`, if there is one."""

    def __init__(self) -> None:
        self.address = os.environ.get("NOTIFY_SOCKET", "").replace("@", "\0", 1)
        self.ready = False

    @property
    def seconds(self) -> int:
        """How often it is told: twice in the time after which we would be taken for dead."""
        return max(1, int(os.environ.get("WATCHDOG_USEC", "30000000")) // 2_000_000)

    async def tell(self) -> None:
        words = b"WATCHDOG=1" if self.ready else b"READY=1\nWATCHDOG=1"
        self.ready = True
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as to:
            to.setblocking(False)
            try:
                to.sendto(words, self.address)
            except OSError:  # it will notice that it hears nothing
                self.ready = words == b"WATCHDOG=1"
