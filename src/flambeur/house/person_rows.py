"""The rows of a person, wherever they are kept: moved to another person, or removed."""

import sqlalchemy as sa


def move(connection: sa.Connection, table: sa.Table, old: str, new: str, column: str = "person") -> None:
    """What is one person's becomes another's; where both have a row of the same key, the new one's stays."""
    whose = table.c[column]
    if whose.primary_key:
        others = table.alias()
        same = [others.c[key.name] == key for key in table.primary_key if key is not whose]
        is_known = sa.exists().where(others.c[column] == new, *same)
        connection.execute(sa.delete(table).where(whose == old, is_known))
    connection.execute(sa.update(table).where(whose == old).values({column: new}))


def remove(connection: sa.Connection, table: sa.Table, person: str, column: str = "person") -> int:
    """All that is a person's goes; how many rows that were."""
    return connection.execute(sa.delete(table).where(table.c[column] == person)).rowcount
