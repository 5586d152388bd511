"""Browsers that are told of a turn while they are closed."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of these browsers."""
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.String(512), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("p256dh", sa.String(128), nullable=False),
        sa.Column("auth", sa.String(64), nullable=False),
    )
    op.create_index("subscriptions_by_person", "subscriptions", ["person"])
