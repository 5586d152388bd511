"""Tables of a house without its server, on either database."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from flambeur.house.hub import Hub
from tests.house.databases import postgres
from tests.house.hubs import HandClock, config_of, hub_at


@pytest.fixture(scope="package", params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[str | None]:
    """Either kind of store."""
    if request.param == "sqlite":
        yield None
        return
    with postgres() as address:
        yield address


@pytest.fixture
def hub(database: str | None, tmp_path: Path) -> Iterator[Hub]:
    """Tables of a house, with nobody in it."""
    with hub_at(tmp_path, config_of(HandClock()), database) as hub:
        with hub._store.engine.begin() as connection:
            for table in reversed(sa.inspect(connection).get_table_names()):
                if table != "alembic_version":
                    connection.execute(sa.text(f'DELETE FROM "{table}"'))
        yield hub
