"""Bots are found by name and budget."""

from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.bots import SIMPLE, RandomBot, Sampler, Search, bot_of, weights
from flambeur.core.contract import Game
from flambeur.core.errors import BadBot
from flambeur.games import EASY_COME, LAS_VEGAS
from flambeur.learn import shape_of
from flambeur.learn.training import fresh_weights


def test_the_random_bot_is_found() -> None:
    bot = bot_of("random")
    assert isinstance(bot, RandomBot)
    assert bot.name == "random"


@pytest.mark.parametrize(
    ("text", "name", "playouts", "milliseconds"),
    [
        ("sampler", "sampler:400", 400, 0),
        ("sampler:1", "sampler:1", 1, 0),
        ("sampler:1000", "sampler:1000", 1000, 0),
        ("sampler:1000000000", "sampler:1000000000", 10**9, 0),
        ("sampler:50ms", "sampler:50ms", 0, 50),
    ],
)
def test_samplers_have_a_budget_of_playouts_or_time(
    text: str, name: str, playouts: int, milliseconds: int
) -> None:
    bot = bot_of(text)
    assert isinstance(bot, Sampler)
    assert (bot.name, bot.budget.playouts, bot.budget.milliseconds) == (name, playouts, milliseconds)


BAD = [
    "",
    "randon",
    "Random",
    "random:5",
    "Sampler",
    "sampler:0",
    "sampler:0ms",
    "sampler:-5",
    "sampler:1.5",
    "sampler:ms",
    "sampler:5s",
    "sampler:5 ms",
    "sampler:5ms\n",
    "sampler:1000000001",
    "sampler:99999999999",
    "sampler::5",
    "sampler:5:5",
    " sampler",
    ":",
]


@pytest.mark.parametrize("text", BAD)
def test_other_texts_are_refused_with_what_to_write(text: str) -> None:
    with pytest.raises(BadBot) as refused:
        bot_of(text)
    assert (refused.value.code, refused.value.facts) == ("unknown-bot", {"bot": repr(text)})
    for bot in (*SIMPLE, "shark", "exact", "sampler", "earner", "search:1000", "search:50ms"):
        assert bot in str(refused.value)


@given(st.text())
def test_any_other_text_is_refused(text: str) -> None:
    for unknown in (f"x{text}", f"sampler:x{text}", f"random:x{text}"):
        with pytest.raises(BadBot):
            bot_of(unknown)


def taught(folder: Path, game: Game) -> Path:
    """Weights as `flambeur learn` saves them, of a network that knows nothing yet."""
    file = folder / f"{game.name}.npz"
    weights.save(file, fresh_weights(shape_of(game), seed=1))
    return file


def test_a_search_goes_by_the_weights_of_a_file(tmp_path: Path) -> None:
    file = taught(tmp_path, EASY_COME)
    bot = bot_of(f"search:20@{file}")
    assert isinstance(bot, Search)
    assert (bot.name, bot.budget.playouts) == (f"search:20@{file}", 20)
    bot.check(EASY_COME, 3)
    own = bot_of("search:20")
    assert isinstance(own, Search)
    knows = [search._style(EASY_COME).network.weights for search in (bot, own)]
    assert np.array_equal(knows[0], weights.load(file))
    assert not np.array_equal(knows[0], knows[1])


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    bot = bot_of(f"search@{taught(tmp_path, EASY_COME)}")
    with pytest.raises(BadBot) as refused:
        bot.check(LAS_VEGAS, 2)
    assert refused.value.code == "weights-of-another-game"


@pytest.mark.parametrize("content", [None, b"PK\x03\x04", b"x", b""])
def test_what_holds_no_weights_is_refused(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadBot) as refused:
        bot_of(f"search:20@{file}")
    assert refused.value.code == "no-weights"
    assert str(file) in str(refused.value)


@pytest.mark.parametrize("text", ["search:20@", "search:@x", "search:x@y", "searcher@x"])
def test_a_search_without_budget_or_file_is_no_bot(text: str) -> None:
    with pytest.raises(BadBot) as refused:
        bot_of(text)
    assert refused.value.code == "unknown-bot"
