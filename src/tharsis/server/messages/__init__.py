"""What goes over the wire. The client's types are generated from these, so one place says what a message is."""

from __future__ import annotations

from tharsis.server.messages.ares import *  # noqa: F403
from tharsis.server.messages.catalogue import *  # noqa: F403
from tharsis.server.messages.coach import *  # noqa: F403
from tharsis.server.messages.mars import *  # noqa: F403
from tharsis.server.messages.plain import *  # noqa: F403
from tharsis.server.messages.play import *  # noqa: F403
from tharsis.server.messages.puzzles import *  # noqa: F403
from tharsis.server.messages.tables import *  # noqa: F403
from tharsis.server.messages.talk import *  # noqa: F403
