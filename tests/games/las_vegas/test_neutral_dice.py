"""The variant with neutral dice."""

from collections import Counter
from random import Random

import pytest

import flambeur
from flambeur import Match
from flambeur.games.las_vegas import rules, turns
from flambeur.games.las_vegas.payment import pay_casino, pay_casinos
from flambeur.games.las_vegas.state import NEUTRAL, OWN, WHITE
from tests.games.las_vegas.tables import (
    chance,
    choices,
    dice,
    dice_at,
    finish,
    hand,
    lay,
    money,
    pile,
    place,
    play_on,
    rolls,
    table,
    told,
    under,
)


def neutral_match(players: int, seed: int) -> Match:
    """A match of the variant."""
    return flambeur.new("las-vegas", players=players, seed=seed, neutral_dice=True)


@pytest.mark.rule("LV-20")
@pytest.mark.parametrize(("players", "whites"), [(2, 4), (3, 2), (4, 2)])
def test_everybody_gets_white_dice_besides_their_own(players: int, whites: int) -> None:
    view = neutral_match(players, seed=1).view()
    assert view["supply"] == [[8, whites]] * players
    assert [sum(kind) for kind in view["rolled"]] == [8, whites]


@pytest.mark.rule("LV-20", "LV-13")
@pytest.mark.parametrize(("players", "whites"), [(2, 4), (3, 2), (4, 2)])
def test_white_dice_come_back_every_round(players: int, whites: int) -> None:
    s = table(players, neutral_dice=True)
    dice(s, 1, White=5)
    rules.end_round(s, chance())
    assert s.supply[:players].tolist() == [[8, whites]] * players


@pytest.mark.rule("LV-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_without_the_variant_there_are_no_white_dice(players: int) -> None:
    match, luck = flambeur.new("las-vegas", players=players, seed=1), Random(1)
    while not match.is_over:
        s = match.seen()
        assert not s.rolled[WHITE].any()
        assert not s.dice[:, NEUTRAL].any()
        play_on(match, luck)


@pytest.mark.rule("LV-21")
@pytest.mark.parametrize(("players", "spare"), [(2, 0), (3, 2), (4, 0)])
def test_two_white_dice_lie_in_casinos_at_the_start_of_every_round_of_three(players: int, spare: int) -> None:
    match, luck = neutral_match(players, seed=5), Random(5)
    lying: list[int] = []
    while not match.is_over:
        s = match.seen()
        if s.round_number > len(lying):
            assert not s.dice[:, :NEUTRAL].any()
            lying.append(int(s.dice[:, NEUTRAL].sum()))
        play_on(match, luck)
    assert lying == [spare] * 4


@pytest.mark.rule("LV-21")
def test_spare_white_dice_are_rolled() -> None:
    s, luck = table(3, neutral_dice=True), chance()
    lying: Counter[int] = Counter()
    for _ in range(600):
        s.dice[:] = 0
        turns.place_spare_whites(s, luck)
        lying.update(dict(enumerate(s.dice[:, NEUTRAL].tolist())))
    assert lying.total() == 1200
    assert all(140 < lying[casino] < 260 for casino in range(6))


@pytest.mark.rule("LV-21")
def test_spare_white_dice_are_told() -> None:
    s = table(3, neutral_dice=True)
    events = told(turns.place_spare_whites, s, chance())
    assert {event.kind for event in events} == {"white-placed"}
    for event in events:
        assert s.dice[event.facts["casino"], NEUTRAL] == event.facts["white"] > 0


@pytest.mark.rule("LV-20", "LV-21")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_eight_white_dice_are_in_play_at_any_time(players: int) -> None:
    match, luck = neutral_match(players, seed=9), Random(9)
    while not match.is_over:
        s = match.seen()
        assert s.dice[:, NEUTRAL].sum() + s.supply[:, WHITE].sum() == 8
        play_on(match, luck)


@pytest.mark.rule("LV-22")
def test_white_dice_are_rolled_together_with_ones_own() -> None:
    s = table(2, neutral_dice=True)
    hand(s, "Benno", own=5, white=3)
    turns.begin_turn(s, chance(), 1)
    assert [s.rolled[kind].sum() for kind in (OWN, WHITE)] == [5, 3]


@pytest.mark.rule("LV-22", "LV-07")
def test_a_value_takes_all_its_dice_own_and_white() -> None:
    s = table(2, neutral_dice=True)
    dice(s, "Mirage", Benno=1, White=1)
    rolls(s, "Benno", own=[3, 3, 5], white=[3, 3, 6])
    turns.place(s, 1, 2)
    assert dice_at(s, "Mirage") == {"Benno": 3, "White": 3}
    assert s.supply[1].tolist() == [1, 1]


@pytest.mark.rule("LV-23")
def test_a_value_shown_by_white_dice_alone_may_be_chosen() -> None:
    s = table(4, neutral_dice=True)
    rolls(s, "Denny", own=[2, 2], white=[6])
    assert choices(s) == [2, 6]
    turns.place(s, 3, 5)
    assert dice_at(s, "Circus Circus") == {"White": 1}
    assert s.supply[3].tolist() == [2, 0]


@pytest.mark.rule("LV-24")
def test_white_dice_of_all_players_count_as_one_player() -> None:
    s = table(2, neutral_dice=True)
    rolls(s, "Anna", own=[1, 1, 1], white=[1, 1])
    turns.place(s, 0, 0)
    rolls(s, "Benno", own=[1], white=[1, 1])
    turns.place(s, 1, 0)
    lay(s, 1, 90, 30, 20, 10)
    pay_casino(s, 0)
    assert money(s) == {"Anna": 30, "Benno": 20}


@pytest.mark.rule("LV-24", "LV-12")
def test_notes_of_white_go_under_the_pile_with_those_left() -> None:
    s = table(2, neutral_dice=True)
    lay(s, 1, 90, 40, 20)
    lay(s, 2, 50)
    dice(s, 1, White=3, Anna=2)
    dice(s, 2, White=1)
    pay_casinos(s)
    assert money(s) == {"Anna": 40}
    assert under(s) == [90, 20, 50]
    assert s.won.tolist() == [1, 0, 0, 0, 0]


@pytest.mark.rule("LV-24", "LV-10")
def test_white_ties_like_anyone() -> None:
    s = table(4, neutral_dice=True)
    lay(s, 1, 60, 50)
    dice(s, 1, White=3, Anna=3, Benno=1)
    pay_casino(s, 0)
    assert money(s) == {"Benno": 60}
    assert under(s) == [50]


@pytest.mark.rule("LV-25")
def test_a_player_with_only_white_dice_still_takes_turns() -> None:
    s = table(4, neutral_dice=True)
    rolls(s, "Anna", own=[2])
    hand(s, "Carla", own=0, white=2)
    place(s, 2)
    assert s.turn == 2
    assert [s.rolled[kind].sum() for kind in (OWN, WHITE)] == [0, 2]
    assert s.round_number == 1


@pytest.mark.rule("LV-25", "LV-09")
def test_the_round_ends_only_when_white_dice_are_placed_too() -> None:
    s = table(4, neutral_dice=True)
    lay(s, 5, 80)
    pile(s, 50, 50, 50, 50, 50, 50)
    rolls(s, "Anna", own=[], white=[5])
    assert choices(s) == [5]
    place(s, 5)
    assert s.round_number == 2
    assert under(s) == [80]


@pytest.mark.rule("LV-20")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_matches_with_white_dice_come_to_an_end(players: int) -> None:
    match = finish(neutral_match(players, seed=2))
    assert match.standing is not None
    assert len(match.standing) == players
