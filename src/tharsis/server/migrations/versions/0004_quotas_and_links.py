"""When a table was opened last and from where, when spectators came, and whether a seat's link waits for its taker."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("used", sa.Float))
SEATS = sa.table("seats", sa.column("table_id"), sa.column("seat"), sa.column("waits", sa.Boolean))
MEMBERS = sa.table("members", sa.column("table_id"), sa.column("seat"))


def upgrade() -> None:
    op.add_column("tables", sa.Column("used", sa.Float))
    op.add_column("tables", sa.Column("address", sa.String(64)))
    op.add_column("members", sa.Column("came", sa.Float))
    op.add_column("seats", sa.Column("waits", sa.Boolean, nullable=False, server_default=sa.true()))
    op.create_index("tables_by_host", "tables", ["host"])
    op.create_index("tables_by_address", "tables", ["address"])
    op.create_index("tables_by_use", "tables", ["used"])
    op.execute(TABLES.update().values(used=time.time()))  # a year counts from now
    sits = sa.exists().where(MEMBERS.c.table_id == SEATS.c.table_id, MEMBERS.c.seat == SEATS.c.seat)
    op.execute(SEATS.update().where(sits, SEATS.c.seat != 9).values(waits=False))


def downgrade() -> None:
    for name in ("tables_by_host", "tables_by_address", "tables_by_use"):
        op.drop_index(name, "tables")
    for table, columns in (("tables", ("used", "address")), ("members", ("came",)), ("seats", ("waits",))):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)
