"""The units of results: every game of the house has one, in every language."""

import pytest

from flambeur.core.units import unit_of
from flambeur.games.shelf import SHELF
from flambeur.words import LANGUAGES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_of_the_house_names_its_unit(lang: str) -> None:
    assert all(unit_of(box.name, lang) for box in SHELF)


def test_a_game_that_names_none_has_none() -> None:
    assert unit_of("high-card") is None
