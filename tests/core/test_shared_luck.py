"""Luck that several tables share: every seat has dice of its own, which nobody else's moves can change."""

import random

import pytest

from flambeur.core.chance import SHARED, TABLE, new_chance, next_phase, occasion, word
from flambeur.core.fairness import Luck
from flambeur.core.match import Match
from flambeur.core.quick_rules import make_ready
from flambeur.core.registry import all_games, find_game
from flambeur.core.replay import verify

SECRET = bytes(range(32))
SHARED_LUCK = Luck(SECRET, ("ada", "ben"), is_shared=True)


def played(game: str, seed: int, players: int = 4, moves: int | None = None) -> Match:
    """A match with shared luck and moves by lot."""
    match, chance = Match(find_game(game), players, {}, SHARED_LUCK), random.Random(seed)
    while not match.is_over and (moves is None or len(match.turns) < moves):
        seat = chance.choice(match.waiting)
        match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("game", [game.name for game in all_games()])
def test_a_record_says_that_its_luck_was_shared_and_verifies(game: str) -> None:
    record = played(game, 1).record()
    assert record.chance.shared
    assert verify(record).is_over


def test_luck_of_one_table_alone_is_as_it_always_was() -> None:
    alone, plain = Luck(SECRET).chance(), new_chance(Luck(SECRET).key)
    occasion(alone, 3)
    next_phase(alone)
    assert [word(alone) for _ in range(40)] == [word(plain) for _ in range(40)]


def test_what_a_seat_draws_does_not_depend_on_how_often_others_draw() -> None:
    chance, other = (new_chance(SECRET, SHARED) for _ in range(2))
    for _ in range(9):
        occasion(other, 1)
        word(other)
    occasion(chance, 2)
    occasion(other, 2)
    assert [word(chance) for _ in range(20)] == [word(other) for _ in range(20)]


def test_no_two_occasions_have_the_same_luck() -> None:
    chance, streams = new_chance(SECRET, SHARED), set()
    for _ in range(5):
        for owner in (0, 1, TABLE):
            for step in (1, 4, 1, 16):
                occasion(chance, owner, step)
                streams.add(int(chance.stream))
        next_phase(chance)
    assert len(streams) == 60


@pytest.mark.parametrize("seed", range(3))
def test_deals_are_the_same_however_the_tables_play(seed: int) -> None:
    """Alles oder Nichts: all hands and trumps of all deals that both tables play."""
    one, other = played("all-or-nothing", seed), played("all-or-nothing", seed + 100)
    assert deals(one) == deals(other)


def test_notes_of_all_rounds_are_the_same_however_the_tables_play() -> None:
    one, other = played("las-vegas", 1), played("las-vegas", 2)
    assert told(one, "funded") == told(other, "funded")


def deals(match: Match) -> list[object]:
    """What was dealt."""
    return told(match, "dealt") + told(match, "trump-turned")


def told(match: Match, kind: str) -> list[object]:
    """The facts of all events of a kind."""
    events = [*match.opening, *(event for turn in match.turns for event in turn.events)]
    return [event.facts for event in events if event.kind == kind]


def test_compiled_rules_have_the_same_luck() -> None:
    slow = played("las-vegas", 5)
    make_ready(find_game("las-vegas"))
    quick = played("las-vegas", 5)
    assert [turn.events for turn in quick.turns] == [turn.events for turn in slow.turns]
