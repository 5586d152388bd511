"""Set-up: players, notes, funding, dice, and who begins."""

from collections import Counter

import pytest

import flambeur
from flambeur.core.chance import kind_at
from flambeur.core.layout import State
from flambeur.games.las_vegas import notes, rules
from flambeur.games.las_vegas.state import CASINOS, NOBODY, NOTE_VALUES
from tests.games.las_vegas.tables import (
    NOTE_TABLE,
    chance,
    finish,
    leave_unseen,
    notes_at,
    pile,
    story,
    table,
    under,
    unseen,
)


def full_pile() -> State:
    """A table on which the notes have just been shuffled."""
    s = table()
    notes.shuffle_notes(s)
    return s


@pytest.mark.rule("LV-01")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play_four_rounds(players: int) -> None:
    match = finish(flambeur.new("las-vegas", players=players, seed=players))
    rounds = [event.facts["round"] for event in story(match) if event.kind == "round-began"]
    assert rounds == [1, 2, 3, 4]
    assert {turn.seat for turn in match.turns} == set(range(players))


@pytest.mark.rule("LV-02")
def test_there_are_54_notes() -> None:
    s = full_pile()
    assert unseen(s) == NOTE_TABLE
    assert unseen(s).total() == 54
    assert under(s) == []


@pytest.mark.rule("LV-02")
def test_each_place_in_the_pile_holds_one_note() -> None:
    pile = full_pile().unseen
    drawn: Counter[int] = Counter(10 * (kind_at(pile, position) + 1) for position in range(54))
    assert drawn == NOTE_TABLE


@pytest.mark.rule("LV-02")
def test_every_unseen_note_is_as_likely_on_top() -> None:
    luck, pile_of_54 = chance(), full_pile()
    drawn: Counter[int] = Counter()
    for _ in range(5400):
        notes.shuffle_notes(pile_of_54)
        drawn[notes.draw_note(pile_of_54, luck)] += 1
    for value, count in NOTE_TABLE.items():
        assert 0.75 < drawn[value] / (100 * count) < 1.25


@pytest.mark.rule("LV-02")
def test_only_notes_that_are_left_are_drawn() -> None:
    luck, s = chance(), table()
    drawn: Counter[int] = Counter()
    for _ in range(2000):
        leave_unseen(s, {10: 1, 90: 3})
        drawn[notes.draw_note(s, luck)] += 1
    assert drawn.keys() == {10, 90}
    assert 400 < drawn[10] < 600


@pytest.mark.rule("LV-02")
def test_drawing_takes_the_note_out_of_the_pile() -> None:
    s, luck = full_pile(), chance()
    drawn = Counter(notes.draw_note(s, luck) for _ in range(20))
    assert drawn + unseen(s) == NOTE_TABLE


@pytest.mark.rule("LV-03")
def test_casinos_in_order_get_notes_from_the_top_until_they_hold_50() -> None:
    s = table()
    pile(s, 10, 20, 20, 50, 40, 90, 60, 30, 10, 10, 80, 10, 10, 10, 10, 10, 70)
    notes.fund_casinos(s, chance())
    funded = [notes_at(s, casino) for casino in range(1, CASINOS + 1)]
    assert funded == [[20, 20, 10], [50], [90, 40], [60], [30, 10, 10], [80]]
    assert under(s) == [10, 10, 10, 10, 10, 70]


@pytest.mark.rule("LV-03")
@pytest.mark.parametrize("seed", range(30))
def test_every_casino_holds_50_and_would_not_without_its_last_note(seed: int) -> None:
    match = flambeur.new("las-vegas", players=4, seed=seed)
    for laid in match.view()["notes"]:
        assert sum(laid) >= 50
        assert sum(laid) - max(laid) < 50
        assert laid == sorted(laid, reverse=True)


@pytest.mark.rule("LV-03")
def test_notes_at_casinos_come_out_of_the_pile() -> None:
    view = flambeur.new("las-vegas", players=4, seed=7).view()
    laid = Counter(note for casino in view["notes"] for note in casino if note)
    assert laid + Counter(dict(zip(NOTE_VALUES, view["unseen"], strict=True))) == NOTE_TABLE


@pytest.mark.rule("LV-04")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_eight_dice(players: int) -> None:
    view = flambeur.new("las-vegas", players=players, seed=1).view()
    assert view["supply"] == [[8, 0]] * players
    assert [sum(kind) for kind in view["rolled"]] == [8, 0]
    assert not any(map(any, view["dice"]))


@pytest.mark.rule("LV-05")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_seat_begins_about_equally_often(players: int) -> None:
    begins = Counter(
        flambeur.new("las-vegas", players=players, seed=seed).waiting for seed in range(100 * players)
    )
    assert begins.keys() == {(seat,) for seat in range(players)}
    assert all(65 < count < 135 for count in begins.values())


@pytest.mark.rule("LV-05")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_chosen_seat_begins(first: int) -> None:
    matches = [flambeur.new("las-vegas", players=3, seed=seed, first=first) for seed in range(20)]
    assert {match.waiting for match in matches} == {(first,)}


@pytest.mark.rule("LV-05")
def test_lots_are_drawn_only_if_nobody_was_chosen() -> None:
    s = table(players=5, first=None)
    assert s.first == NOBODY
    rules.start(s, chance())
    assert 0 <= s.first < 5
    assert rules.waiting(s) == 1 << s.first
