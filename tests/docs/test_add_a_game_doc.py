"""docs/add-a-game.md quotes the example game as it is, and leaves nothing of the contract out."""

import re
import tomllib

import pytest

from flambeur.core import elsewhere
from flambeur.core.contract import Game, Rules
from tests.conformance import set_ups
from tests.docs.pages import ROOT, blocks

PAGE = ROOT / "docs" / "add-a-game.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLE = (ROOT / "examples" / "high_card.py").read_text(encoding="utf-8")
QUOTES = [quote.strip() for block in blocks(PAGE, "python") for quote in block.split("\n\n\n")]
CONTRACT = [name for name in vars(Rules) if not name.startswith("_")]


@pytest.mark.parametrize("quote", QUOTES, ids=lambda quote: quote.partition("(")[0])
def test_every_quote_is_in_the_example(quote: str) -> None:
    assert f"\n{quote}\n" in EXAMPLE


@pytest.mark.parametrize("name", CONTRACT)
def test_every_function_of_the_contract_is_explained(name: str) -> None:
    assert f"**`{name}`**" in TEXT


def test_the_suite_is_told_of_the_game_as_the_page_says() -> None:
    said = re.findall(r"^    (CARDS = .*)$", TEXT, re.MULTILINE)
    assert len(said) == 1
    subject = eval(said[0].partition(" = ")[2], vars(set_ups))
    assert subject == set_ups.CARDS
    assert set(subject.hidden) <= set(subject.game.state.dtype.names or ())


def test_the_package_of_the_page_offers_a_game() -> None:
    (pyproject,) = blocks(PAGE, "toml")
    offered = tomllib.loads(pyproject)["project"]["entry-points"][elsewhere.GROUP]
    assert {name: elsewhere.load(f"python:{place}").name for name, place in offered.items()} == {
        "high-card": "high-card"
    }


def test_every_part_of_a_game_is_named() -> None:
    assert [
        name for name in Game.__dataclass_fields__ if f"    {name}=" not in TEXT and f"`{name}`" not in TEXT
    ] == []
