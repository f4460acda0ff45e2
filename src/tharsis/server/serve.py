"""Starting the server: which address to open, who may come, and what to tell friends."""

from __future__ import annotations

import errno
import logging
import os
import socket
import threading
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

import uvicorn
from fastapi import FastAPI

from tharsis.kernel.errors import GameError
from tharsis.server import garbage
from tharsis.server.addresses import Hosts, Proxies, lan_address
from tharsis.server.app import create_app
from tharsis.server.connections import BACKLOG, Gate, RequestConnection, SocketConnection, room_for
from tharsis.server.database import default_database, try_database
from tharsis.server.hall import KEEP_DAYS
from tharsis.server.limits import MOST_OF_ADDRESS, Limits
from tharsis.server.watchdog import Watchdog

HERE = "127.0.0.1"
EVERYWHERE = ("0.0.0.0", "::")
QUIET = ("Invalid HTTP request received.", "Unsupported upgrade request.")  # a stranger's mistake is no line of our log


@dataclass(frozen=True, slots=True)
class Entrance:
    """Where the server listens, and to whom."""

    host: str = HERE
    port: int = 8060
    names: Sequence[str] = ()  # by which it is called, beside its own
    proxies: Sequence[str] = ()  # that tell truly for whom they ask
    of_address: int = MOST_OF_ADDRESS  # connections of one address

    def link(self, address: str | None = None) -> str:
        name = address or (HERE if self.host in EVERYWHERE else self.host)
        return f"http://[{name}]:{self.port}/" if ":" in name else f"http://{name}:{self.port}/"


def serve(
    entrance: Entrance, database: str | None, open_browser: bool, workers: int, keep_days: float = KEEP_DAYS
) -> None:
    proxies = trusted(entrance.proxies)
    where = database or default_database()
    with listen(entrance.host, entrance.port) as listening:
        try_database(where)
        address = lan_address() if entrance.host in EVERYWHERE else None
        tell(entrance, address)
        if open_browser:
            threading.Timer(1.0, webbrowser.open, [entrance.link()]).start()
        app = create_app(
            where,
            workers,
            Limits(address_sockets=entrance.of_address),
            address=None if address is None else entrance.link(address).rstrip("/"),
            hosts=Hosts(entrance.names),
            keep_days=keep_days,
        )
        garbage.set_aside()
        gate = Gate(room_for(), entrance.of_address, proxies)
        uvicorn.Server(configured(app, gate)).run(sockets=[listening])


def tell(entrance: Entrance, address: str | None) -> None:
    """How to come in, for whoever started it and for friends."""
    print(f"Tharsis is at {entrance.link()}", flush=True)
    if address is not None:
        print(f"Friends in the same network: {entrance.link(address)}", flush=True)
    elif entrance.host == HERE:
        how = "make play LAN=1, or tharsis serve --lan"
        print(f"Only this machine can open it. To let in friends in your network: {how}", flush=True)


def trusted(named: Sequence[str]) -> Proxies:
    given = named or [one.strip() for one in os.environ.get("FORWARDED_ALLOW_IPS", "").split(",") if one.strip()]
    try:
        return Proxies(given)
    except ValueError as error:
        raise GameError(f"--proxy: {error}", "proxy") from None


def listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # else a reader who never reads is kept for ever, with what it was sent
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 30_000)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)  # two can bind the same address, but only one can listen
    except (OSError, OverflowError) as error:
        listening.close()
        if getattr(error, "errno", None) == errno.EADDRINUSE:
            text = f"port {port} is in use, perhaps by another Tharsis; choose another one with --port"
        else:
            text = f"cannot listen on {host}, port {port}: {getattr(error, 'strerror', None) or error}"
        raise GameError(text, "port") from None
    return listening


def configured(app: FastAPI, gate: Gate) -> uvicorn.Config:
    """uvicorn, with connections of our own, on httptools: it takes a third of the time of h11."""
    watchdog = Watchdog()
    config = uvicorn.Config(
        app,
        http=cast(Any, partial(RequestConnection, gate)),
        ws=cast(Any, partial(SocketConnection, gate)),
        forwarded_allow_ips=[*gate.proxies.named],
        backlog=BACKLOG,
        log_level=os.environ.get("THARSIS_LOG", "warning"),
        server_header=False,
        ws_max_size=131_072,
        ws_per_message_deflate=False,  # ours does it
        ws_ping_interval=50,  # proxies give up after a minute; of ten thousand sockets, a few hundred in a second
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        callback_notify=watchdog.tell if watchdog.address else None,
        timeout_notify=watchdog.seconds,
    )
    logging.getLogger("uvicorn.error").addFilter(lambda record: record.msg not in QUIET)
    return config
