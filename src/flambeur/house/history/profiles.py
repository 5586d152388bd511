"""Whose profile only its owner sees."""

import sqlalchemy as sa

from flambeur.house.store import insert_of, metadata

hidden_profiles = sa.Table("hidden_profiles", metadata, sa.Column("person", sa.String(32), primary_key=True))


def is_hidden(connection: sa.Connection, person: str) -> bool:
    """Whether others are not shown what is counted of the person."""
    query = sa.select(hidden_profiles.c.person).where(hidden_profiles.c.person == person)
    return connection.execute(query).first() is not None


def hide(connection: sa.Connection, person: str, is_hidden: bool) -> None:
    """Show the profile to nobody else, or to everybody again."""
    if is_hidden:
        connection.execute(
            insert_of(connection, hidden_profiles).values(person=person).on_conflict_do_nothing()
        )
    else:
        connection.execute(sa.delete(hidden_profiles).where(hidden_profiles.c.person == person))
