"""The random bot: any legal move, the same again with the same seed."""

import pytest

from flambeur.bots import bot_of
from flambeur.bots.bot import legal_moves
from flambeur.games import LAS_VEGAS
from tests.bots.playing import moves_of, play_bots
from tests.matches import begun


@pytest.mark.parametrize("players", [2, 5])
def test_it_plays_legal_moves_to_the_end(players: int) -> None:
    match = play_bots([bot_of("random", seed) for seed in range(players)], seed=1, rounds=4)
    assert match.is_over


def test_a_seed_makes_it_repeatable() -> None:
    games = [moves_of(play_bots([bot_of("random", seed), bot_of("random", seed)], 1)) for seed in (5, 5, 6)]
    assert games[0] == games[1] != games[2]


def test_without_a_seed_it_is_fresh() -> None:
    match = begun(0, players=5)
    seat = match.waiting[0]
    choices = {tuple(_choices(seat, match.seen(seat))) for _ in range(3)}
    assert len(choices) == 3


def _choices(seat: int, seen: object) -> list[int]:
    bot = bot_of("random")
    return [bot.choose(LAS_VEGAS, seen, seat) for _ in range(60)]  # type: ignore[arg-type]


def test_every_legal_move_comes_up() -> None:
    match = begun(0)
    seat = match.waiting[0]
    bot = bot_of("random", 1)
    assert {bot.choose(LAS_VEGAS, match.seen(seat), seat) for _ in range(200)} == set(
        legal_moves(LAS_VEGAS, match.seen(seat), seat)
    )


def test_legal_moves_are_those_of_the_match() -> None:
    for moves in range(11):
        match = begun(moves)
        seat = match.waiting[0]
        assert legal_moves(LAS_VEGAS, match.seen(seat), seat) == [move.id for move in match.legal(seat)]
