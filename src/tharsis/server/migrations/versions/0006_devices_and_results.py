"""The devices of a person, one-time codes to add one, and the results of games, which outlive their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "devices",
        sa.Column("device", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_index("devices_by_person", "devices", ["person"])
    op.create_table(
        "moves",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("results")
    op.drop_table("moves")
    op.drop_index("devices_by_person", "devices")
    op.drop_table("devices")
