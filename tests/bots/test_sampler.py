"""The sampler: plays well, the same plain and compiled, from what its seat may know."""

from typing import Any

import pytest

from flambeur.bots import bot_of
from flambeur.bots import compiled as code
from flambeur.core.match import Match
from flambeur.games import LAS_VEGAS
from tests.bots.playing import choice, moves_of, play_bots, share_won
from tests.matches import begun


def late(seed: int) -> Match:
    """A position near the end in which there is still something to choose."""
    for moves in range(9, -1, -1):
        match = begun(moves, seed=seed, players=3, neutral_dice=True)
        if not match.is_over and len(match.legal(match.waiting[0])) > 1:
            return match
    raise AssertionError


def legal(match: Match) -> list[int]:
    return [move.id for move in match.legal(match.waiting[0])]


@pytest.mark.usefixtures("not_ready")
@pytest.mark.parametrize("seed", range(6))
def test_plain_and_compiled_thinking_come_to_the_same_move(seed: int) -> None:
    match = late(seed)
    assert choice(bot_of("sampler:12", seed, wait=False), match) == choice(bot_of("sampler:12", seed), match)


@pytest.mark.usefixtures("not_ready")
def test_it_thinks_in_plain_python_until_the_compiled_code_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: Any) -> Any:
        raise AssertionError

    match = late(0)
    monkeypatch.setattr(code, "lifted", never)
    assert choice(bot_of("sampler:4", 1, wait=False), match) in [
        move.id for move in match.legal(match.waiting[0])
    ]
    monkeypatch.setattr(code, "is_ready", lambda *_: True)
    with pytest.raises(AssertionError):
        choice(bot_of("sampler:4", 1, wait=False), match)


@pytest.mark.parametrize(("rivals", "games", "share"), [(1, 40, 0.75), (3, 100, 0.4)])
def test_it_wins_clearly_more_than_its_share(rivals: int, games: int, share: float) -> None:
    assert share_won("sampler:200", "random", rivals, games) > share > 1.4 / (rivals + 1)


def test_a_seed_makes_it_repeatable() -> None:
    games = [moves_of(play_bots([bot_of("sampler:30", 1), bot_of("sampler:30", 2)], 3)) for _ in range(2)]
    assert games[0] == games[1]


def test_one_decision_does_not_use_the_luck_of_another() -> None:
    match, bot = begun(0, players=5, rounds=4), bot_of("sampler:3", 1)
    assert len({choice(bot, match) for _ in range(30)}) > 1


def test_what_it_is_given_is_not_changed() -> None:
    match = begun(2)
    seat = match.waiting[0]
    seen = match.seen(seat)
    before = seen.tobytes()
    bot_of("sampler:50", 1).choose(LAS_VEGAS, seen, seat)
    assert seen.tobytes() == before


def test_it_knows_nothing_but_what_it_is_given() -> None:
    match = begun(2, seed=7)
    other = begun(2, seed=7)
    other._chance.key[:] = 0
    assert choice(bot_of("sampler:100", 1), match) == choice(bot_of("sampler:100", 1), other)


def test_a_single_legal_move_needs_no_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(code, "lifted", None)
    match = next(m for m in map(begun, range(11)) if len(m.legal(m.waiting[0])) == 1)
    assert choice(bot_of("sampler:1000000", 1), match) == legal(match)[0]


@pytest.mark.parametrize("text", ["sampler:1ms", "sampler:20ms", "sampler:1", "sampler:7"])
def test_any_budget_gives_a_legal_move(text: str) -> None:
    match = begun(1, players=4)
    assert choice(bot_of(text, 1), match) in legal(match)
