"""A summary of each table for the lobby, links to replays, and members found by their table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("summary", sa.Text))
    op.create_table(
        "shares",
        sa.Column("link", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("shares_by_table", "shares", ["table_id"])
    op.create_index("members_by_table", "members", ["table_id"])


def downgrade() -> None:
    op.drop_index("members_by_table", "members")
    op.drop_table("shares")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("summary")
