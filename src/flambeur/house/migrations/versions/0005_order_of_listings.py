"""With which entry of its log a table was last listed, so that no older listing comes after a newer one."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Whatever comes next is newer than what is there already."""
    op.add_column("tables", sa.Column("number", sa.Integer, nullable=False, server_default="0"))
