"""What was found out about finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the table of analyses."""
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("quality", sa.String(16), nullable=False),
        sa.Column("content", sa.Text, nullable=False),
    )
