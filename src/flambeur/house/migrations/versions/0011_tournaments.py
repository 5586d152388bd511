"""Tournaments: a log each, an index of them, and who takes part."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make their tables."""
    op.create_table(
        "tournament_log",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
    op.create_table(
        "tournaments",
        sa.Column("tournament", sa.String(32), primary_key=True),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("is_open", sa.Boolean, nullable=False),
        sa.Column("changed", sa.String(32), nullable=False),
        sa.Column("driver", sa.String(32), nullable=False, server_default=""),
        sa.Column("until", sa.Float, nullable=False, server_default="0"),
    )
    op.create_index("tournaments_by_change", "tournaments", ["changed"])
    op.create_table(
        "entering",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("tournament", sa.String(32), primary_key=True),
    )
