"""Ratings: what each game has changed, how they stand, and what is still to be reckoned."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables of them."""
    numbers = ("mu_before", "sigma_before", "mu", "sigma")
    op.create_table(
        "rating_changes",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("who", sa.String(32)),
        *(sa.Column(number, sa.Float, nullable=False) for number in numbers),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("rating_changes_by_end", "rating_changes", ["game", "ended", "table", "number"])
    op.create_index("rating_changes_by_who", "rating_changes", ["who", "game", "ended", "table", "number"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_strength", "ratings", ["game", "mu"])
    op.create_index("ratings_by_who", "ratings", ["who"])
    op.create_table(
        "ratings_due",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
    )
