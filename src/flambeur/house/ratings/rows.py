"""What is kept of ratings: what each game has changed, how they stand, and what is still to be reckoned."""

import sqlalchemy as sa

from flambeur.house.store import metadata

rating_changes = sa.Table(
    "rating_changes",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("who", sa.String(32)),  # a person, or the level of a bot; None: a person who was forgotten
    sa.Column("mu_before", sa.Float, nullable=False),
    sa.Column("sigma_before", sa.Float, nullable=False),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),  # rated ones of theirs, this one included
    sa.Index("rating_changes_by_end", "game", "ended", "table", "number"),
    sa.Index("rating_changes_by_who", "who", "game", "ended", "table", "number"),
)
ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("who", sa.String(32), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Index("ratings_by_strength", "game", "mu"),
    sa.Index("ratings_by_who", "who"),
)
ratings_due = sa.Table(  # from these games on, the ratings of their game are to be reckoned
    "ratings_due",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
)
