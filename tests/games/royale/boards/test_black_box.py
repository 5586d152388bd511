"""Black Box (LR-G1)."""

import pytest

from flambeur.core.layout import State
from flambeur.games.royale import rules
from flambeur.games.royale.game import ROYALE
from flambeur.games.royale.moves import SPLITS, TOKENS
from flambeur.games.royale.state import UNKNOWN
from tests.games.royale.tables import (
    chance,
    chips,
    decider,
    dice,
    end_round,
    kinds,
    legal,
    money,
    play,
    table,
)


def split_to_make(players: int = 4, winner: str = "Benno", board: str = "g1") -> State:
    """The round is over, and the winner's left neighbour must split the tokens; notes are worth nothing."""
    s = table(players, c1=board)
    s.weights[:] = 0
    s.notes[:] = 30
    dice(s, 1, **{winner: 2})
    s.notes[0] = 0
    end_round(s)
    return s


@pytest.mark.rule("LR-G1")
@pytest.mark.parametrize(
    ("players", "winner", "splitter"), [(4, "Benno", "Carla"), (4, "Denny", "Anna"), (2, "Anna", "Benno")]
)
def test_the_left_neighbour_of_the_winner_splits_and_the_winner_chooses(
    players: int, winner: str, splitter: str
) -> None:
    s = split_to_make(players, winner)
    assert decider(s) == splitter
    assert len(legal(s)) == len(SPLITS)
    play(s, "split 0 20")
    assert (decider(s), legal(s), s.split_size) == (winner, ["open 1", "open 2"], 2)


@pytest.mark.rule("LR-G1")
def test_every_split_of_3_3_4_2_and_5_1_can_be_made_and_no_other() -> None:
    groups = {tuple(sorted(TOKENS[i] for i in range(6) if bits >> i & 1)) for bits in range(1 << 6)}
    assert set(SPLITS) == {group for group in groups if 1 <= len(group) <= 3}
    assert len(SPLITS) == len(set(SPLITS))


@pytest.mark.rule("LR-G1", "LR-23")
@pytest.mark.parametrize(
    ("split", "group", "chip", "note"),
    [
        ("split 0", 1, 0, 0),
        ("split 0", 2, 0, 100),
        ("split 20", 1, 2, 0),
        ("split 20", 2, 0, 80),
        ("split 60", 1, 0, 60),
        ("split 20 20", 1, 0, 40),
        ("split 0 0 20", 1, 2, 0),
        ("split 20 20 60", 1, 0, 100),
        ("split 20 20 60", 2, 0, 0),
    ],
)
def test_the_winner_receives_the_sum_of_the_group(split: str, group: int, chip: int, note: int) -> None:
    s = split_to_make()
    play(s, split)
    play(s, f"open {group}")
    assert (chips(s).get("Benno", 0), money(s).get("Benno", 0)) == (chip, note)
    assert (s.split, s.split_size) == (0, 0)


@pytest.mark.rule("LR-G1", "LR-24")
@pytest.mark.parametrize(
    "weights", [{}, {"Anna": 2, "Benno": 2}, {"Neutral": 3, "Anna": 1}, {"Grey": 3, "Anna": 1}]
)
def test_without_a_real_winner_nothing_is_split(weights: dict[str, int]) -> None:
    s = table(c1="g1")
    s.weights[:] = 0
    dice(s, 1, **weights)
    end_round(s)
    assert s.turn == -1


@pytest.mark.rule("LR-G1")
def test_only_the_splitter_hears_and_sees_what_lies_where() -> None:
    s = split_to_make()
    events = play(s, "split 0 60")
    assert [(event.kind, event.audience) for event in events] == [("split-laid", None), ("split-made", 2)]
    assert events[1].facts == {"amount": 60, "rest": 40}
    for seat in (-1, 0, 1, 3):
        seen = ROYALE.state.copy(s)
        rules.hide(seen, seat)
        assert (seen.split, seen.split_size) == (UNKNOWN, 2)
    rules.hide(s, 2)
    assert SPLITS[s.split - 1] == (0, 60)


@pytest.mark.rule("LR-G1")
def test_every_split_of_that_size_may_be_guessed() -> None:
    s = split_to_make()
    play(s, "split 0 60")
    rules.hide(s, 1)
    guessed = set()
    for seed in range(60):
        guess = ROYALE.state.copy(s)
        rules.guess(guess, chance(seed), 1)
        guessed.add(SPLITS[guess.split - 1])
    assert guessed == {group for group in SPLITS if len(group) == 2}


@pytest.mark.rule("LR-G1", "LR-30")
def test_the_higher_casinos_pay_after_it() -> None:
    s = split_to_make()
    dice(s, 2, Carla=1)
    play(s, "split 60")
    events = play(s, "open 1")
    assert kinds(events)[:2] == ["opened", "rewarded"]
    assert money(s) == {"Benno": 60, "Carla": 30}
    assert s.turn == -1


@pytest.mark.rule("LR-G1", "LR-E1")
def test_the_winner_of_a_closed_casino_gets_the_box() -> None:
    s = table(c1="g1", c2="e1")
    s.weights[:] = 0
    dice(s, 1, Anna=1)
    s.closed = 0
    end_round(s)
    assert decider(s) == "Benno"
