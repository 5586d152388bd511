"""House rules: other numbers of rounds, other minimums, and a pile that runs out."""

from random import Random

import pytest

import flambeur
from flambeur import Match
from flambeur.core import chance as luck
from flambeur.games.las_vegas import notes, rules
from flambeur.games.las_vegas.state import CASINO_NOTES, CASINOS, NOTE_COUNTS, NOTE_VALUES
from flambeur.games.las_vegas.teller import LasVegasTeller
from tests.games.las_vegas.tables import (
    FIRST,
    LATER,
    chance,
    finish,
    money,
    notes_at,
    pile,
    play_on,
    story,
    table,
    under,
)


def funded(match: Match) -> list[list[int]]:
    """The notes that casinos got, in the order of the story."""
    return [
        [note for note in event.facts["notes"] if note] for event in story(match) if event.kind == "funded"
    ]


@pytest.mark.rule("LV-16")
def test_by_the_default_rules_more_notes_are_there_than_can_ever_lie_at_casinos_or_be_won() -> None:
    options = flambeur.new("las-vegas", players=5, seed=1).options
    rounds, minimum = options["rounds"], options["minimum"]
    assert isinstance(rounds, int)
    assert isinstance(minimum, int)
    closing = rounds * CASINOS
    # A note that does not close the funding leaves the casino below the minimum, so it is below it too.
    not_closing = sum(n for value, n in zip(NOTE_VALUES, NOTE_COUNTS, strict=True) if value < minimum)
    assert (closing, not_closing) == (24, 28)
    assert closing + not_closing == 52 < sum(NOTE_COUNTS) == 54


@pytest.mark.rule("LV-16")
@pytest.mark.parametrize("on_top", ["lowest", "highest"])
def test_the_pile_lasts_four_rounds_even_if_every_note_is_won(
    on_top: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(luck, "below", lambda _, count: 0 if on_top == "lowest" else count - 1)
    s = table()
    notes.shuffle_notes(s)
    for _ in range(4):
        s.notes[:] = 0
        notes.fund_casinos(s, chance())
        assert all(s.notes[casino].sum() >= 50 for casino in range(CASINOS))


@pytest.mark.rule("LV-16")
def test_a_casino_gets_what_is_left_of_the_pile() -> None:
    s = table(minimum=90)
    pile(s, 60, 30, 20, 40)
    notes.fund_casinos(s, chance())
    assert [notes_at(s, casino) for casino in range(1, 7)] == [[60, 30], [40, 20], [], [], [], []]
    assert under(s) == []


@pytest.mark.rule("LV-16")
def test_a_casino_without_notes_pays_nobody_and_the_game_goes_on() -> None:
    s = table(minimum=90)
    s.dice[:, 0] = 1
    rules.end_round(s, chance())
    assert money(s) == {}
    assert not s.notes.any()
    assert s.round_number == 2
    assert s.rolled.sum() == 8


@pytest.mark.rule("LV-16")
def test_matches_go_to_their_end_when_the_pile_runs_out() -> None:
    short = 0
    for seed in range(4):
        match = finish(flambeur.new("las-vegas", players=5, seed=seed, rounds=8, minimum=90), seed)
        short += sum(sum(laid) < 90 for laid in funded(match))
        assert len(funded(match)) == 48
    assert short > 0


@pytest.mark.rule("LV-03", "LV-16")
def test_the_longest_row_of_notes_finds_its_place() -> None:
    s = table(minimum=90)
    pile(s, 10, 10, 10, 10, 10, 10, 20, 90)
    notes.fund_casinos(s, chance())
    assert notes_at(s, 1) == [90, 20, 10, 10, 10, 10, 10, 10]
    assert len(notes_at(s, 1)) == CASINO_NOTES
    s.dice[0, 1] = 1
    rules.end_round(s, chance())
    assert money(s) == {"Benno": 90}
    assert notes_at(s, 1) == [20, 10, 10, 10, 10, 10, 10]


@pytest.mark.rule("LV-01", "LV-14")
@pytest.mark.parametrize("rounds", [1, 2, 8])
def test_so_many_rounds_are_played_as_agreed(rounds: int) -> None:
    match = finish(flambeur.new("las-vegas", players=2, seed=rounds, rounds=rounds))
    began = [event.facts["round"] for event in story(match) if event.kind == "round-began"]
    assert began == list(range(1, rounds + 1))


@pytest.mark.rule("LV-03")
@pytest.mark.parametrize("minimum", [10, 30, 70, 90])
def test_casinos_are_funded_up_to_the_minimum_agreed(minimum: int) -> None:
    for seed in range(10):
        for laid in funded(flambeur.new("las-vegas", players=2, seed=seed, minimum=minimum)):
            assert sum(laid) >= minimum > sum(laid) - max(laid)


@pytest.mark.parametrize(("printing", "names"), [("first", FIRST), ("later", LATER)])
def test_casinos_bear_the_names_of_the_printing(printing: str, names: tuple[str, ...]) -> None:
    teller = LasVegasTeller(flambeur.new("las-vegas", players=2, seed=1, printing=printing), "en")
    assert tuple(teller.casino(casino) for casino in range(CASINOS)) == names


def test_the_printing_changes_nothing_but_names() -> None:
    first, later = (flambeur.new("las-vegas", players=3, seed=6, printing=p) for p in ("first", "later"))
    assert story(finish(first)) == story(finish(later))
    assert first.seen().tobytes() == later.seen().tobytes()


def test_house_rules_may_be_mixed_with_white_dice() -> None:
    match = flambeur.new("las-vegas", players=3, seed=3, neutral_dice=True, rounds=8, minimum=90)
    luck = Random(3)
    while not match.is_over:
        play_on(match, luck)
    assert match.view()["round_number"] == 8
