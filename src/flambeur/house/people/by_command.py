"""A store that a command changes while the house may be open there: every process hears of it in a second."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from flambeur.core.errors import BadOption
from flambeur.house.places import clear_reasons, name_of
from flambeur.house.store import engine_of


@contextlib.contextmanager
def changing(place: sa.URL) -> Iterator[sa.Connection]:
    """One transaction in the store of a house, which must be of this version."""
    file = place.get_backend_name() == "sqlite" and Path(str(place.database)).absolute()
    if file and not file.is_file():
        raise BadOption("no-house", place=str(file))
    engine = engine_of(place.render_as_string(hide_password=False))
    try:
        with clear_reasons(), engine.begin() as connection:
            _check_version(connection, place)
            yield connection
    finally:
        engine.dispose()


def _check_version(connection: sa.Connection, place: sa.URL) -> None:
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is None:
        raise BadOption("no-house", place=name_of(place))
    newest = ScriptDirectory(str(Path(__file__).parents[1] / "migrations")).get_current_head()
    if revision != newest:
        raise BadOption("older-store")
