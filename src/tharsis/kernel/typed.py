"""Whose node it is: `Node[Chess]` is handed a game of Chess. A node without a game in brackets is anybody's.

Never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from tharsis.kernel.game import Game

    G = TypeVar("G", bound=Game, contravariant=True, default=Any)
else:
    from typing import TypeVar

    G = TypeVar("G", contravariant=True)
