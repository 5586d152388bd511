"""Lucky Punch (LR-A1)."""

import pytest

from flambeur.games.royale import rules
from flambeur.games.royale.game import ROYALE
from flambeur.games.royale.state import UNKNOWN
from tests.games.royale.tables import (
    by_my_choice,
    chance,
    chips,
    decider,
    legal,
    money,
    place,
    play,
    table,
)


@pytest.mark.rule("LR-A1")
@pytest.mark.parametrize(("held", "chip", "note"), [(1, 2, 0), (2, 0, 30), (3, 0, 40)])
def test_a_wrong_guess_pays_for_the_tokens_held(held: int, chip: int, note: int) -> None:
    s = table(c1="a1")
    place(s, "Anna", 1)
    assert legal(s) == ["hold 1", "hold 2", "hold 3"]
    play(s, f"hold {held}")
    assert (decider(s), legal(s)) == ("Benno", ["guess 1", "guess 2", "guess 3"])
    play(s, f"guess {held % 3 + 1}")
    assert (chips(s).get("Anna", 0), money(s).get("Anna", 0)) == (chip, note)


@pytest.mark.rule("LR-A1")
@pytest.mark.parametrize("held", [1, 2, 3])
def test_a_right_guess_leaves_nothing(held: int) -> None:
    s = table(c1="a1")
    place(s, "Anna", 1)
    play(s, f"hold {held}")
    play(s, f"guess {held}")
    assert (chips(s), money(s)) == ({}, {})


@pytest.mark.rule("LR-A1")
@pytest.mark.parametrize(("players", "holder", "guesser"), [(4, "Denny", "Anna"), (2, "Benno", "Anna")])
def test_the_left_neighbour_guesses(players: int, holder: str, guesser: str) -> None:
    s = table(players, c1="a1")
    place(s, holder, 1)
    play(s, "hold 2")
    assert decider(s) == guesser


@pytest.mark.rule("LR-A1")
def test_only_the_holder_hears_and_sees_the_number() -> None:
    s = table(c1="a1")
    place(s, "Anna", 1)
    events = play(s, "hold 3")
    assert [(event.kind, event.audience) for event in events] == [("fist-made", None), ("held", 0)]
    assert "tokens" not in events[0].facts
    for seat in (-1, 1, 2, 3):
        seen = ROYALE.state.copy(s)
        rules.hide(seen, seat)
        assert seen.held == UNKNOWN
    rules.hide(s, 0)
    assert s.held == 3


@pytest.mark.rule("LR-A1")
def test_any_number_may_be_guessed_to_be_in_the_fist() -> None:
    guessed = set()
    for seed in range(30):
        s = table(c1="a1")
        place(s, "Anna", 1)
        play(s, "hold 3")
        rules.hide(s, 1)
        rules.guess(s, chance(seed), 1)
        guessed.add(s.held)
    assert guessed == {1, 2, 3}


@pytest.mark.rule("LR-A1", "LR-H2")
def test_my_choice_activates_it_even_where_the_casino_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    s = table(c1="a1", c2="e1", c6="h2")
    s.closed = 0
    by_my_choice(monkeypatch, s, "Carla", 1)
    play(s, "hold 2")
    assert decider(s) == "Denny"
    play(s, "guess 1")
    assert money(s) == {"Carla": 30}
