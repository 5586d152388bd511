"""The solved game, for all tests of this folder."""

import pytest

from flambeur.games.easy_come.solved import Solved, recall


@pytest.fixture(scope="session")
def solved() -> Solved:
    return recall()
