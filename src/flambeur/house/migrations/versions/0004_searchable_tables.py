"""What a table is found by in the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Tables that are there already are found by it as soon as something happens at them."""
    op.add_column("tables", sa.Column("game", sa.String(32), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("names", sa.Text, nullable=False, server_default=""))
