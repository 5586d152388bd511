"""From round to round: when casinos pay, what passes on, and how the pile goes round."""

from collections import Counter
from random import Random

import pytest

import flambeur
from flambeur.games.las_vegas import notes, rules
from tests.games.las_vegas.tables import (
    NOTE_TABLE,
    chance,
    dice,
    finish,
    hand,
    lay,
    leave_unseen,
    money,
    notes_at,
    pile,
    place,
    play_on,
    rolls,
    story,
    table,
    under,
    unseen,
)


@pytest.mark.rule("LV-09")
def test_casinos_pay_when_the_last_die_is_placed() -> None:
    s = table()
    lay(s, 4, 70)
    rolls(s, "Carla", [4])
    place(s, 4)
    assert money(s) == {"Carla": 70}
    assert s.round_number == 2


@pytest.mark.rule("LV-09")
def test_casinos_do_not_pay_while_anybody_has_dice() -> None:
    s = table()
    lay(s, 4, 70)
    rolls(s, "Carla", [4])
    hand(s, "Benno", 1)
    place(s, 4)
    assert money(s) == {}
    assert notes_at(s, 4) == [70]
    assert s.round_number == 1


@pytest.mark.rule("LV-09")
@pytest.mark.parametrize("players", [2, 5])
def test_in_a_match_casinos_pay_exactly_when_the_last_die_falls(players: int) -> None:
    match, luck = flambeur.new("las-vegas", players=players, seed=21), Random(2)
    while not match.is_over:
        before = sum(map(sum, match.view()["supply"]))
        events = {event.kind: event.facts for event in play_on(match, luck)}
        is_last = before == events["placed"]["own"]
        assert is_last == bool(events.keys() & {"paid", "left-over", "round-began", "game-ended"})


@pytest.mark.rule("LV-13")
@pytest.mark.parametrize(("first", "following"), [(0, 1), (1, 2), (2, 0)])
def test_the_first_player_card_passes_to_the_left(first: int, following: int) -> None:
    s = table(players=3, first=first)
    rules.end_round(s, chance())
    assert s.first == s.turn == following
    assert s.round_number == 2


@pytest.mark.rule("LV-13")
def test_in_a_match_every_round_begins_one_seat_further() -> None:
    match = finish(flambeur.new("las-vegas", players=3, seed=4, first=1))
    assert [event.facts["first"] for event in story(match) if event.kind == "round-began"] == [1, 2, 0, 1]


@pytest.mark.rule("LV-13")
def test_all_take_their_dice_back() -> None:
    s = table(players=3)
    dice(s, 1, Anna=8, Benno=5)
    dice(s, 2, Benno=3, Carla=8)
    rules.end_round(s, chance())
    assert not s.dice.any()
    assert s.supply[:, 0].tolist() == [8, 8, 8, 0, 0]
    assert s.rolled.sum() == 8


@pytest.mark.rule("LV-13", "LV-03")
def test_casinos_are_funded_again_with_new_notes_only() -> None:
    s = table()
    lay(s, 1, 30, 20)
    pile(s, 90, 80, 70, 60, 50, 40, 40)
    rules.end_round(s, chance())
    assert [notes_at(s, casino) for casino in range(1, 7)] == [[90], [80], [70], [60], [50], [40, 40]]
    assert under(s) == [30, 20]


@pytest.mark.rule("LV-13")
def test_won_money_stays_won() -> None:
    s = table(players=2)
    s.money[:2], s.won[:2] = (120, 90), (3, 1)
    lay(s, 5, 60)
    dice(s, 5, Benno=1)
    rules.end_round(s, chance())
    assert money(s) == {"Anna": 120, "Benno": 150}
    assert s.won[:2].tolist() == [3, 2]


@pytest.mark.rule("LV-12")
def test_notes_under_the_pile_are_drawn_after_all_unseen_ones_in_the_order_put_back() -> None:
    for seed in range(20):
        s, luck = table(), chance(seed)
        leave_unseen(s, {60: 2, 70: 1})
        for note in (20, 90, 10):
            notes.put_under(s, note)
        drawn = [notes.draw_note(s, luck) for _ in range(6)]
        assert sorted(drawn[:3]) == [60, 60, 70]
        assert drawn[3:] == [20, 90, 10]


@pytest.mark.rule("LV-12")
def test_a_note_put_under_while_others_are_drawn_comes_last() -> None:
    s = table()
    pile(s, 20, 90)
    assert notes.draw_note(s, chance()) == 20
    notes.put_under(s, 50)
    assert under(s) == [90, 50]


@pytest.mark.rule("LV-02", "LV-12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_note_is_lost_or_made_in_a_match(players: int) -> None:
    match, luck = flambeur.new("las-vegas", players=players, seed=13), Random(3)
    won: Counter[int] = Counter()
    while not match.is_over:
        won.update(event.facts["note"] for event in play_on(match, luck) if event.kind == "paid")
        s = match.seen()
        laid = Counter(note for note in s.notes.ravel().tolist() if note)
        assert won + laid + unseen(s) + Counter(under(s)) == NOTE_TABLE
    assert sum(value * count for value, count in won.items()) == match.seen().money.sum()
    assert won.total() == match.seen().won.sum()
