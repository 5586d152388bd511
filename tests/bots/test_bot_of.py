"""Bots are found by name and budget."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flambeur.bots import SIMPLE, RandomBot, Sampler, bot_of
from flambeur.core.errors import BadBot


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
