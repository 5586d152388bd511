"""The play: follow suit if you can, and the best card takes the trick."""

from random import Random

import pytest

from flambeur.games.all_or_nothing.state import CARDS, NO_SUIT
from tests.games.all_or_nothing.tables import (
    CROWNS,
    FLOWERS,
    MOONS,
    PEOPLE,
    SONGS,
    SUNS,
    WAVES,
    cards_in,
    choices,
    hold,
    in_play,
    lay_bids,
    new,
    number,
    play,
    play_on,
    table,
    taken_by,
    turn,
)


@pytest.mark.rule("AN-07")
@pytest.mark.parametrize("dealer", [0, 1, 2, 3, 4])
def test_the_dealers_left_leads_and_the_others_follow_clockwise(dealer: int) -> None:
    match = lay_bids(new(5, dealer=dealer), 0, 0, 0, 0, 0)
    for _ in range(5):
        match.play(match.waiting[0], "secret")
    played = []
    for _ in range(5):
        (seat,) = match.waiting
        match.play(seat, match.legal(seat)[0])
        played.append(seat)
    assert played == [(dealer + step) % 5 for step in (1, 2, 3, 4, 5)]


@pytest.mark.rule("AN-07")
def test_who_takes_a_trick_leads_the_next() -> None:
    s = in_play(3, leader="Benno")
    hold(s, Anna=[(SUNS, 9), (MOONS, 1)], Benno=[(SUNS, 3), (MOONS, 2)], Carla=[(SUNS, 4), (MOONS, 3)])
    play(s, (SUNS, 3), (SUNS, 4), (SUNS, 9))
    assert s.tricks.tolist()[:3] == [1, 0, 0]
    assert (turn(s), s.leader, s.led) == (0, 0, NO_SUIT)
    assert s.trick.tolist()[:3] == [-1, -1, -1]
    assert cards_in(s, s.played) == {(SUNS, 3), (SUNS, 4), (SUNS, 9)}
    assert s.held.tolist()[:3] == [1, 1, 1]


@pytest.mark.rule("AN-08")
def test_the_leader_may_play_any_card() -> None:
    s = in_play(3, leader="Carla")
    hand = [(SUNS, 1), (SUNS, 12), (CROWNS, 5), (WAVES, 7)]
    hold(s, Carla=hand)
    assert choices(s) == set(hand)


@pytest.mark.rule("AN-08")
def test_the_suit_led_must_be_followed() -> None:
    s = in_play(3)
    hold(s, Benno=[(SUNS, 6), (MOONS, 1)], Carla=[(SUNS, 1), (SUNS, 12), (CROWNS, 5), (WAVES, 7)])
    play(s, (SUNS, 6))
    assert choices(s) == {(SUNS, 1), (SUNS, 12)}


@pytest.mark.rule("AN-08")
def test_trump_led_must_be_followed_too() -> None:
    s = in_play(3, trump=(CROWNS, 1))
    hold(s, Benno=[(CROWNS, 6), (MOONS, 1)], Carla=[(SUNS, 1), (CROWNS, 5), (WAVES, 7)])
    play(s, (CROWNS, 6))
    assert choices(s) == {(CROWNS, 5)}


@pytest.mark.rule("AN-08")
def test_who_cannot_follow_may_trump_or_discard() -> None:
    s = in_play(3, trump=(CROWNS, 1))
    hold(s, Benno=[(SUNS, 6), (MOONS, 1)], Carla=[(CROWNS, 5), (WAVES, 7), (MOONS, 2)])
    play(s, (SUNS, 6))
    assert choices(s) == {(CROWNS, 5), (WAVES, 7), (MOONS, 2)}


@pytest.mark.rule("AN-08")
def test_without_trumps_a_trump_led_is_answered_with_any_card() -> None:
    s = in_play(3, trump=(CROWNS, 1))
    hold(s, Benno=[(CROWNS, 6), (MOONS, 1)], Carla=[(WAVES, 7), (MOONS, 2)])
    play(s, (CROWNS, 6))
    assert choices(s) == {(WAVES, 7), (MOONS, 2)}


@pytest.mark.rule("AN-08")
@pytest.mark.parametrize("deck", ["4x12", "6x8"])
def test_who_does_not_follow_has_shown_to_lack_the_suit(deck: str) -> None:
    s = in_play(3, deck=deck)
    hold(s, Benno=[(MOONS, 6), (SUNS, 1)], Carla=[(MOONS, 7), (WAVES, 7)], Anna=[(WAVES, 3), (SUNS, 2)])
    play(s, (MOONS, 6), (MOONS, 7), (WAVES, 3))
    lacking = {(MOONS, rank) for rank in range(1, s.ranks + 1)}
    assert [cards_in(s, s.lacks[seat]) for seat in range(3)] == [lacking, set(), set()]


@pytest.mark.rule("AN-09")
def test_without_trumps_the_highest_card_of_the_suit_led_wins() -> None:
    assert taken_by(table(), (CROWNS, 1), (SUNS, 4), (SUNS, 9), (SUNS, 11), (SUNS, 2)) == "Carla"
    assert taken_by(table(), (CROWNS, 1), (SUNS, 12), (SUNS, 9), (SUNS, 11), (SUNS, 2)) == "Anna"


@pytest.mark.rule("AN-09")
def test_a_discard_never_wins() -> None:
    assert taken_by(table(), (CROWNS, 1), (SUNS, 2), (MOONS, 12), (WAVES, 12), (SUNS, 1)) == "Anna"
    assert taken_by(table(), (SUNS, 1), (WAVES, 1), (CROWNS, 12), (MOONS, 12), (CROWNS, 11)) == "Anna"


@pytest.mark.rule("AN-09")
def test_the_lowest_trump_beats_the_highest_card_of_the_suit_led() -> None:
    for trump, led in ((SUNS, CROWNS), (CROWNS, SUNS)):
        assert taken_by(table(), (trump, 5), (led, 12), (led, 11), (trump, 1), (led, 10)) == "Carla"


@pytest.mark.rule("AN-09")
def test_the_highest_of_several_trumps_wins() -> None:
    assert taken_by(table(), (MOONS, 5), (WAVES, 12), (MOONS, 3), (MOONS, 10), (MOONS, 9)) == "Carla"
    assert taken_by(table(), (MOONS, 5), (MOONS, 2), (MOONS, 3), (WAVES, 12), (MOONS, 1)) == "Benno"


@pytest.mark.rule("AN-09")
def test_suits_of_eight_are_told_apart() -> None:
    s = table(deck="6x8")
    assert taken_by(s, (SONGS, 5), (FLOWERS, 7), (FLOWERS, 8), (SONGS, 1), (CROWNS, 8)) == "Carla"
    assert taken_by(s, (SUNS, 5), (FLOWERS, 7), (FLOWERS, 8), (SONGS, 8), (CROWNS, 8)) == "Benno"


@pytest.mark.rule("AN-09")
def test_it_does_not_matter_who_led_when_trumps_are_compared() -> None:
    for leader in PEOPLE[:4]:
        winner = taken_by(table(), (MOONS, 5), (WAVES, 12), (MOONS, 3), (WAVES, 1), (SUNS, 12), leader=leader)
        assert PEOPLE.index(winner) == (PEOPLE.index(leader) + 1) % 4


@pytest.mark.rule("AN-07", "AN-08", "AN-09")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("deck", ["4x12", "6x8"])
def test_every_trick_of_a_match_is_taken_by_the_rules(players: int, deck: str) -> None:
    """The tricks are judged here by the events alone, in words of their own."""
    match, luck = new(players, seed=players, deck=deck), Random(players)
    ranks, trick, trump = match.view()["ranks"], dict[int, int](), 0
    events = list(match.opening)
    while events:
        for event in events:
            card = event.facts.get("card", 0)
            if event.kind == "trump-turned":
                trump = card // ranks
            if event.kind == "played":
                trick[card] = event.facts["seat"]
            if event.kind == "trick-taken":
                led = next(iter(trick)) // ranks
                best = [c for c in trick if c // ranks == trump] or [c for c in trick if c // ranks == led]
                assert (card, event.facts["seat"]) == (max(best), trick[max(best)])
                trick = {}
        events = [] if match.is_over else play_on(match, luck)


@pytest.mark.rule("AN-08")
def test_nobody_ever_plays_a_suit_that_was_shown_to_be_lacking() -> None:
    match, luck = new(6, seed=9), Random(9)
    lacking = 0
    while not match.is_over:
        view = match.view()
        for event in play_on(match, luck):
            if event.kind == "played":
                lacks = view["lacks"][event.facts["seat"]]
                assert not lacks >> event.facts["card"] & 1
                lacking += lacks > 0
    assert lacking > 20


def test_numbers_of_cards_are_those_of_the_page() -> None:
    s = table(deck="6x8")
    assert number(s, (MOONS, 3)) == 1 * 8 + 3 - 1
    assert {number(s, (suit, rank)) for suit in range(1, 7) for rank in range(1, 9)} == set(range(CARDS))
