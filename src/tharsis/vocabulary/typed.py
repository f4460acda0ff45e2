"""Whose word it is: `Word[Mars]` is handed a Mars. A word without a game in brackets is for every World.

Never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from tharsis.vocabulary.world import World

    W = TypeVar("W", bound=World, contravariant=True, default=Any)
else:
    from typing import TypeVar

    W = TypeVar("W", contravariant=True)
