"""What is said at a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "sayings",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("phrase", sa.String(40)),
        sa.Column("text", sa.String(200)),
        sa.Column("move", sa.String(64), nullable=False),
        sa.UniqueConstraint("table_id", "seat", "move", name="one_saying_once"),
    )


def downgrade() -> None:
    op.drop_table("sayings")
