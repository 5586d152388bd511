"""Whose profile only its owner sees."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the table."""
    op.create_table("hidden_profiles", sa.Column("person", sa.String(32), primary_key=True))
