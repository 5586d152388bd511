"""The index of finished games: a row for each, and one for each of its seats.

It says nothing that the logs of the tables do not say, so it can be made anew from them at any time.
"""

import sqlalchemy as sa

from flambeur.house.store import metadata

VERSION = "1"  # of what the rows hold; an index of another version is made anew

games = sa.Table(
    "games",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),  # of the game at the table; 1 is the first
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("entry", sa.Integer, nullable=False),  # the number of the entry that ended it
    sa.Column("ended", sa.Float, nullable=False),  # seconds since 1970
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("invite", sa.String(64), nullable=False),
    sa.Column("names", sa.Text, nullable=False),  # as people search for them: one a line, casefolded
    sa.Column("is_open", sa.Boolean, nullable=False),
    sa.Column("is_shared", sa.Boolean, nullable=False),  # somebody had several seats
    sa.Column("has_coach", sa.Boolean, nullable=False),
    sa.Column("is_branch", sa.Boolean, nullable=False),
    sa.Column("is_first_game", sa.Boolean, nullable=False),  # its luck was prepared
    sa.Column("is_rated", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("tournament", sa.String(32)),
    sa.Index("games_by_end", "ended", "table", "number"),
    sa.Index("games_by_tournament", "tournament"),
)
game_seats = sa.Table(
    "game_seats",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("who", sa.String(32)),  # a person, or the level of a bot; None: a person who was forgotten
    sa.Column("is_bot", sa.Boolean, nullable=False),
    sa.Column("name", sa.String(64), nullable=False),  # of a person, as they were called then
    sa.Column("left", sa.Boolean, nullable=False),  # a bot played the game to its end for the person
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("share", sa.Float, nullable=False),  # of the win: 1/2 each if two have won
    sa.Column("result", sa.Integer, nullable=False),
    sa.Column("counts", sa.Boolean, nullable=False),  # in statistics; see `index.py`
    sa.Column("figures", sa.Text, nullable=False),  # what players of the game care about, by name
    sa.Column("luck", sa.Float),  # in win shares, once the game was looked back at
    sa.Column("loss", sa.Float),
    sa.Index("game_seats_by_end", "who", "ended", "table", "number"),
    sa.Index("game_seats_by_game", "who", "game", "ended", "table", "number"),
)
