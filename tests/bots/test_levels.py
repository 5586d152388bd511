"""Levels: each stronger than the one below, none of them foolish, all of them in time."""

from collections import Counter
from collections.abc import Iterator

import pytest

import flambeur
from flambeur.bots import LEVELS, bot_of, compiled
from flambeur.bots.bot import decent_moves, legal_moves
from flambeur.bots.exact import Exact
from flambeur.bots.greedy import Greedy
from flambeur.bots.levels import BUDGETS, level_of
from flambeur.core.chance import new_chance
from flambeur.core.layout import State
from flambeur.core.match import Match
from flambeur.games import EASY_COME, LAS_VEGAS
from tests.bots.playing import play_bots
from tests.matches import begun

SECOND = 1000


def test_from_novice_to_champion() -> None:
    assert LEVELS == ("novice", "regular", "shark", "champion")
    assert [bot_of(level, 1).name for level in LEVELS] == list(LEVELS)


@pytest.mark.parametrize("level", BUDGETS)
def test_nobody_waits_for_a_second(level: str) -> None:
    assert 0 < BUDGETS[level].milliseconds < SECOND
    assert BUDGETS[level].threads == 1


def test_the_novice_follows_whims_but_none_that_is_foolish() -> None:
    match = next(m for m in (begun(moves, players=4, seed=5) for moves in range(30)) if has_blunder(m))
    seat = match.waiting[0]
    seen = match.seen(seat)
    bot = bot_of("novice", 1)
    made = Counter(bot.choose(LAS_VEGAS, seen, seat) for _ in range(300))
    assert set(made) == set(decent_moves(LAS_VEGAS, seen, seat)) != set(legal_moves(LAS_VEGAS, seen, seat))
    greedy = bot_of("greedy", 1).choose(LAS_VEGAS, seen, seat)
    assert made.most_common(1)[0][0] == greedy


def has_blunder(match: Match) -> bool:
    """Whether something foolish could be done, and more than one thing that is not."""
    seat = match.waiting[0]
    seen = match.seen(seat)
    return len(legal_moves(LAS_VEGAS, seen, seat)) > len(decent_moves(LAS_VEGAS, seen, seat)) > 1


@pytest.mark.parametrize("game", ["las-vegas", "royale", "easy-come", "all-or-nothing"])
def test_in_no_game_does_the_novice_keep_a_greedy_move_that_is_foolish(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, foolish = next(tables_with_a_blunder(game))
    seat = match.waiting[0]
    seen = match.seen(seat)
    monkeypatch.setattr(Greedy, "choose", lambda *_: foolish)
    bot = bot_of("novice", 1)
    made = {bot.choose(match.game, seen, seat) for _ in range(30)}
    assert made <= set(decent_moves(match.game, seen, seat))


def test_the_greedy_bot_is_foolish_where_the_novice_is_not() -> None:
    bots = (bot_of("greedy", 1), bot_of("novice", 1))
    for match, _ in tables_with_a_blunder("all-or-nothing"):
        seat = match.waiting[0]
        seen, decent = match.seen(seat), decent_moves(match.game, match.seen(seat), seat)
        greedy, novice = (bot.choose(match.game, seen, seat) for bot in bots)
        assert novice in decent
        if greedy not in decent:
            return
    pytest.fail("the greedy bot was never foolish")


def tables_with_a_blunder(game: str) -> Iterator[tuple[Match, int]]:
    """Tables of a game between players who move at random, with a foolish move where others are not."""
    for seed in range(20):
        match, random = flambeur.new(game, players=3, seed=seed), bot_of("random", seed)
        while not match.is_over:
            seat = match.waiting[0]
            seen = match.seen(seat)
            foolish = set(legal_moves(match.game, seen, seat)) - set(decent_moves(match.game, seen, seat))
            if foolish:
                yield match, min(foolish)
            match.play(seat, random.choose(match.game, seen, seat))


@pytest.mark.parametrize(("better", "worse", "games"), [("regular", "novice", 40), ("novice", "random", 40)])
def test_a_level_beats_the_one_below(better: str, worse: str, games: int) -> None:
    won = 0.0
    for seed in range(games):
        bots = [bot_of(worse, seed, seat=0), bot_of(better, seed, seat=1)]
        match = play_bots(bots if seed % 2 else bots[::-1], seed, rounds=2)
        winners = [place.seat for place in match.standing or () if place.place == 1]
        won += (seed % 2 in winners) / len(winners)
    assert won / games > 0.6


def test_the_champion_plays_solved_games_without_mistakes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Exact, "choose", lambda *_: 99)
    seen = EASY_COME.blank(2, {})
    assert bot_of("champion", 1).choose(EASY_COME, seen, 0) == 99


def test_the_champion_does_not_make_people_wait_for_a_solution(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Exact, "is_ready", lambda *_: False)
    monkeypatch.setattr(Exact, "choose", lambda *_: 99)
    monkeypatch.setattr(compiled, "is_ready", lambda *_: False)
    bot = level_of("champion", new_chance(bytes(32)), wait=False)
    bot.hurry(100)
    assert bot.choose(EASY_COME, just_begun(), 0) != 99


def just_begun() -> State:
    """A table of Easy Come Easy Go for two, just begun."""
    seen = EASY_COME.blank(2, {"first": 0})
    EASY_COME.rules.start(seen, new_chance(bytes(32)))
    return seen
