"""A house for most tests, and guests who leave it in the end."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.house.guests import Guest, NewGuest
from tests.house.houses import House, opened


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Tests run on asyncio only."""
    return "asyncio"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that tests share; each makes its own tables."""
    with opened(tmp_path_factory.mktemp("house")) as house:
        yield house


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A house for one test, which may stop it."""
    with opened(tmp_path) as house:
        yield house


@pytest.fixture
async def new_guest(house: House) -> AsyncIterator[NewGuest]:
    """Makes guests of the shared house, or of another."""
    async with AsyncExitStack() as stack:

        async def come(url: str | None = None) -> Guest:
            return await stack.enter_async_context(Guest(url or house.url))

        yield come
