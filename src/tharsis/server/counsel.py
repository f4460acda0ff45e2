"""What is kept of the coach at a table: how often each seat has asked it, and reviews of the game."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy import Connection, delete, insert, select

from tharsis.server.schema import HINTS, MEMBERS, REVIEWS, TABLES

DEPTHS = 3
Hints = dict[int, list[int]]  # by seat: questions it has asked about, by the deepest it asked for


def note_hint(c: Connection, table_id: str, seat: int, ask: str, depth: int, at: float) -> bool:
    """Counts that a seat has asked about a question; the same one again, but deeper, counts as deeper. Says whether
    anything is new."""
    here = (HINTS.c.table_id == table_id) & (HINTS.c.seat == seat) & (HINTS.c.ask == ask)
    known = c.execute(select(HINTS.c.depth).where(here)).scalar()
    if known is not None and known >= depth:
        return False
    c.execute(delete(HINTS).where(here))
    c.execute(insert(HINTS).values(table_id=table_id, seat=seat, ask=ask, depth=depth, at=at))
    return True


def hints_at(c: Connection, table_id: str) -> Hints:
    found = select(HINTS.c.seat, HINTS.c.depth, sa.func.count()).where(HINTS.c.table_id == table_id)
    out: Hints = {}
    for seat, depth, count in c.execute(found.group_by(HINTS.c.seat, HINTS.c.depth)):
        out.setdefault(seat, [0] * DEPTHS)[depth - 1] = count
    return out


def keep_review(c: Connection, table_id: str, seat: int, made: str, at: float, data: str) -> None:
    """A table that was deleted meanwhile has none."""
    if c.execute(select(TABLES.c.id).where(TABLES.c.id == table_id)).first() is None:
        return
    here = (REVIEWS.c.table_id == table_id) & (REVIEWS.c.seat == seat)
    c.execute(delete(REVIEWS).where(here))
    c.execute(insert(REVIEWS).values(table_id=table_id, seat=seat, made=made, at=at, data=data))


def review_of(c: Connection, table_id: str, seat: int, made: str) -> str | None:
    """What was kept, if it was made in this way."""
    here = (REVIEWS.c.table_id == table_id) & (REVIEWS.c.seat == seat) & (REVIEWS.c.made == made)
    found = c.execute(select(REVIEWS.c.data).where(here)).scalar()
    return None if found is None else str(found)


def own_reviews(c: Connection, who: str, game: str, but: str, most: int) -> list[str]:
    """What was kept of the games of somebody, from their own seat, the newest first."""
    theirs = (MEMBERS.c.table_id == REVIEWS.c.table_id) & (MEMBERS.c.seat == REVIEWS.c.seat)
    found = select(REVIEWS.c.data).join(MEMBERS, theirs).join(TABLES, TABLES.c.id == REVIEWS.c.table_id)
    found = found.where(MEMBERS.c.identity == who, TABLES.c.game == game, REVIEWS.c.table_id != but)
    return list(c.execute(found.order_by(REVIEWS.c.at.desc()).limit(most)).scalars())
