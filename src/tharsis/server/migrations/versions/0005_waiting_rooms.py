"""Tables that wait for their people, the code by which they are found, colours, and the table of a rematch."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("wanted", sa.Text))
    op.add_column("tables", sa.Column("code", sa.String(16)))
    op.add_column("tables", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("again", sa.String(32)))
    op.add_column("seats", sa.Column("colour", sa.Integer))
    op.add_column("seats", sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_by_code", "tables", ["code"], unique=True)


def downgrade() -> None:
    op.drop_index("tables_by_code", "tables")
    for table, columns in (("tables", ("wanted", "code", "listed", "again")), ("seats", ("colour", "ready"))):
        with op.batch_alter_table(table) as batch:
            for column in columns:
                batch.drop_column(column)
