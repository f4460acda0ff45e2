"""When a game that waited for its people began, and when somebody's time is over at a table with a pace."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("began", sa.Float))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("tables_by_due", "tables", ["due"])


def downgrade() -> None:
    op.drop_index("tables_by_due", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("due")
        tables.drop_column("began")
