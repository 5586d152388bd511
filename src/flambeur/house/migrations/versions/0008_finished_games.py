"""An index of finished games; those of before are noted while the house is open."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make its tables."""
    op.create_table(
        "games",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("invite", sa.String(64), nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        *(
            sa.Column(flag, sa.Boolean, nullable=False)
            for flag in ("is_open", "is_shared", "has_coach", "is_branch", "is_first_game")
        ),
        sa.Column("is_rated", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("tournament", sa.String(32)),
    )
    op.create_index("games_by_end", "games", ["ended", "table", "number"])
    op.create_index("games_by_tournament", "games", ["tournament"])
    _seats()


def _seats() -> None:
    op.create_table(
        "game_seats",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("who", sa.String(32)),
        sa.Column("is_bot", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("left", sa.Boolean, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("result", sa.Integer, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("figures", sa.Text, nullable=False),
        sa.Column("luck", sa.Float),
        sa.Column("loss", sa.Float),
    )
    op.create_index("game_seats_by_end", "game_seats", ["who", "ended", "table", "number"])
    op.create_index("game_seats_by_game", "game_seats", ["who", "game", "ended", "table", "number"])
