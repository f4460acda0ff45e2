"""Players that are programs of their own, in any language: they read and write lines of JSON. See docs/players.md."""

from __future__ import annotations

from tharsis.players.player import EXEC, GUESTS, Limits, ProgramPlayer, invite, maker, maker_for, stand_in

__all__ = ["EXEC", "GUESTS", "Limits", "ProgramPlayer", "invite", "maker", "maker_for", "stand_in"]
