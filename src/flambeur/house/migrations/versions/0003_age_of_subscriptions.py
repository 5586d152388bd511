"""Since when browsers are told of turns, so that the oldest can be forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Those that are there already are the oldest."""
    op.add_column("subscriptions", sa.Column("added", sa.Float, nullable=False, server_default="0"))
