"""A running program that speaks in lines. Whatever it does, nobody waits for it longer than agreed."""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import threading
from typing import IO, Final

from tharsis.kernel.errors import GameError
from tharsis.players.protocol import LONGEST_LINE, BadLine, Line, read, write

WAITING: Final = 4  # lines that may lie unread before it is too slow to be spoken to
GRACE: Final = 1.0  # seconds to end by itself after bye


class Gone(GameError):
    """The program could not be started, has ended, or does not listen."""


class Silent(GameError):
    """The program did not answer in time."""


class Program:
    """One process. A thread reads what it says and another hands over what it is told, so that neither a full pipe
    nor a silent program holds anybody up."""

    def __init__(self, command: str) -> None:
        self.command: Final = command
        try:
            words = shlex.split(command)
            self.process: Final = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except (OSError, ValueError, IndexError) as error:
            raise Gone(f"{command or 'an empty command'}: cannot be started: {error}", "command") from None
        self.heard: list[str] | None = None  # where somebody wants to see them: the lines exchanged
        self.said: Final[queue.Queue[str]] = queue.Queue(WAITING)
        self.told: Final[queue.Queue[str]] = queue.Queue(WAITING)
        for work in (self.listen, self.hand_over):
            threading.Thread(target=work, daemon=True).start()

    def listen(self) -> None:
        """A line that is too long, or the end, comes out as it is; `hear` says what is wrong with it."""
        out = self.process.stdout
        assert out is not None
        while True:
            line = self.one_line(out)
            self.said.put(line)
            if not line.endswith("\n"):
                return

    def one_line(self, out: IO[str]) -> str:
        try:
            return out.readline(LONGEST_LINE)
        except (OSError, ValueError):
            return ""

    def hand_over(self) -> None:
        into = self.process.stdin
        assert into is not None
        with contextlib.suppress(OSError, ValueError):  # it has ended: whoever listens hears nothing
            while line := self.told.get():
                into.write(line)
                into.flush()
            into.close()

    def tell(self, line: Line) -> None:
        text = write(line)
        if self.heard is not None:
            self.heard.append(f"> {text.rstrip()}")
        try:
            self.told.put_nowait(text)
        except queue.Full:
            raise Gone(f"{self.command}: does not read what it is told", "command") from None

    def hear(self, seconds: float) -> Line:
        """Its next line; raises Silent, Gone or BadLine."""
        try:
            text = self.said.get(timeout=max(0.0, seconds))
        except queue.Empty:
            raise Silent(f"{self.command}: no answer in {seconds:.1f} seconds", "time") from None
        if self.heard is not None and text:
            self.heard.append(f"< {text.rstrip()}")
        if not text.endswith("\n"):
            if len(text) >= LONGEST_LINE:
                self.end()
                raise BadLine(f"{self.command}: a line of more than {LONGEST_LINE} characters", "line")
            raise Gone(f"{self.command}: ended by itself{self.how()}", "command")
        return read(text)

    def how(self) -> str:
        """How it ended, as far as that is known yet."""
        with contextlib.suppress(subprocess.TimeoutExpired):
            code = self.process.wait(GRACE)
            return f" with exit code {code}" if code >= 0 else f" by signal {-code}"
        return ""

    def end(self) -> None:
        """Politely first; then it goes with all that it started."""
        with contextlib.suppress(queue.Full):
            self.told.put_nowait("")
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(GRACE)
        with contextlib.suppress(OSError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
