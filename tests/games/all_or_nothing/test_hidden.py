"""What a seat may not know, and that guesses are fair and fit all that was seen."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from flambeur.core.layout import State
from flambeur.games.all_or_nothing import hidden
from flambeur.games.all_or_nothing.game import ALL_OR_NOTHING
from flambeur.games.all_or_nothing.state import CARDS, EVERY_CARD, FACE_DOWN
from tests.games.all_or_nothing.tables import (
    CROWNS,
    MOONS,
    SUNS,
    WAVES,
    Card,
    cards_in,
    chance,
    hold,
    in_play,
    lay_bids,
    new,
    number,
    play,
    play_on,
    story,
)


@pytest.mark.rule("AN-05")
def test_everybody_sees_only_their_own_hand_and_a_watcher_none() -> None:
    match = new(4)
    held = [event for event in story(match) if event.kind == "dealt"]
    assert [event.audience for event in held] == [0, 1, 2, 3]
    for seat in range(4):
        hands = match.view(seat)["hands"]
        assert hands[seat] == held[seat].facts["hand"]
        assert [hand for other, hand in enumerate(hands) if other != seat] == [0, 0, 0]
    assert match.view()["hands"] == [0, 0, 0, 0]
    assert match.view()["held"] == [6, 6, 6, 6]


@pytest.mark.rule("AN-06")
def test_secret_bids_stay_hidden_through_the_play() -> None:
    match = lay_bids(new(3, dealer=0), 1, 2, 3)
    for seat, said in ((1, "open"), (2, "secret"), (0, "secret")):
        match.play(seat, said)
    luck = Random(3)
    while match.view()["deal_number"] == 1:
        assert match.view()["bids"] == [FACE_DOWN, 2, FACE_DOWN]
        assert match.view(2)["bids"] == [FACE_DOWN, 2, 3]
        play_on(match, luck)


def guesses(s: State, seat: int, count: int) -> Counter[tuple[int, ...]]:
    """How often each combination of hands is guessed by a seat."""
    luck, counts = chance(5), Counter[tuple[int, ...]]()
    hidden.hide(s, seat)
    for _ in range(count):
        guess = ALL_OR_NOTHING.state.copy(s)
        hidden.guess(guess, luck, seat)
        counts[tuple(int(hand) for hand in guess.hands[: s.players])] += 1
    return counts


def all_but(s: State, *unseen: Card) -> int:
    """All cards but these and the trump, as if they had been played."""
    return EVERY_CARD & ~sum(1 << number(s, card) for card in unseen) & ~(1 << int(s.trump))


@pytest.mark.rule("AN-08")
def test_guesses_are_equally_likely_among_all_hands_that_fit() -> None:
    """Six unseen cards for two hands of two, where Benno has no suns and Carla no moons."""
    s = in_play(3, trump=(CROWNS, 1), leader="Anna")
    cards = [(SUNS, 1), (SUNS, 2), (MOONS, 1), (MOONS, 2), (WAVES, 1), (WAVES, 2)]
    hold(s, Anna=[(CROWNS, 2), (CROWNS, 3)], Benno=cards[2:4], Carla=cards[:2])
    s.played = all_but(s, *cards, (CROWNS, 2), (CROWNS, 3))
    s.lacks[1] = sum(1 << number(s, (SUNS, rank)) for rank in range(1, 13))
    s.lacks[2] = sum(1 << number(s, (MOONS, rank)) for rank in range(1, 13))
    fitting = {
        (frozenset(dealt[:2]), frozenset(dealt[2:]))
        for dealt in permutations(cards, 4)
        if SUNS not in (dealt[0][0], dealt[1][0]) and MOONS not in (dealt[2][0], dealt[3][0])
    }
    own = int(s.hands[0])
    guessed = guesses(s, 0, 200 * len(fitting))
    assert all(hands[0] == own for hands in guessed)
    named = {(frozenset(cards_in(s, h[1])), frozenset(cards_in(s, h[2]))): n for h, n in guessed.items()}
    assert named.keys() == fitting
    assert all(140 < count < 260 for count in named.values())


@pytest.mark.rule("AN-08")
def test_where_only_one_deal_fits_it_is_found() -> None:
    """A chain of needs: Carla can only have the wave, so Benno has the moon, and Denny the sun."""
    s = in_play(4, trump=(CROWNS, 1), leader="Anna")
    hold(s, Anna=[(CROWNS, 2)], Benno=[(MOONS, 1)], Carla=[(WAVES, 1)], Denny=[(SUNS, 1)])
    s.played = all_but(s, (CROWNS, 2), (MOONS, 1), (WAVES, 1), (SUNS, 1))
    for seat, suits in ((1, (SUNS, CROWNS)), (2, (SUNS, MOONS, CROWNS)), (3, ())):
        s.lacks[seat] = sum(1 << number(s, (suit, rank)) for suit in suits for rank in range(1, 13))
    truth = tuple(int(hand) for hand in s.hands[:4])
    assert guesses(s, 0, 50) == {truth: 50}


@pytest.mark.rule("AN-04", "AN-08")
def test_a_guess_never_gives_out_cards_that_were_seen_or_suits_that_are_lacking() -> None:
    match, luck, dream = new(6, seed=4, deck="6x8"), Random(4), chance(9)
    while not match.is_over:
        for seat in (-1, 0, 5):
            seen = match.seen(seat)
            hidden.guess(seen, dream, seat)
            hands = [int(hand) for hand in seen.hands]
            assert [hand.bit_count() for hand in hands] == match.view()["held"]
            assert sum(hands) & (int(seen.played) | 1 << seen.trump) == 0
            assert sum(hands).bit_count() == sum(hand.bit_count() for hand in hands)
            assert not any(hand & int(lacks) for hand, lacks in zip(hands, seen.lacks, strict=True))
            assert all(-1 <= bid <= 6 for bid in seen.bids)
        play_on(match, luck)


@pytest.mark.rule("AN-04")
def test_a_card_that_nobody_holds_may_be_guessed_in_any_hand() -> None:
    """The seat does not know which cards were not dealt: each unseen card is as likely."""
    match, dream = new(3, seed=8), chance(2)
    held: Counter[int] = Counter()
    for _ in range(2050):
        seen = match.seen(0)
        hidden.guess(seen, dream, 0)
        held.update(card for card in range(CARDS) if int(seen.hands[1]) >> card & 1)
    assert len(held) == CARDS - 6 - 1
    assert all(220 < count < 390 for count in held.values())


@pytest.mark.rule("AN-05")
def test_any_bid_is_guessed_for_those_who_have_bid_and_none_for_the_others() -> None:
    match, dream = new(3, seed=8), chance(2)
    match.play(1, "bid 6")
    guessed: Counter[int] = Counter()
    for _ in range(700):
        seen = match.seen(0)
        hidden.guess(seen, dream, 0)
        assert (seen.bids[0], seen.bids[2]) == (-1, -1)
        guessed[int(seen.bids[1])] += 1
    assert guessed.keys() == set(range(7))
    assert all(60 < count < 140 for count in guessed.values())


@pytest.mark.rule("AN-08")
def test_the_owner_of_a_hand_guesses_around_it() -> None:
    s = in_play(3, leader="Benno")
    hold(s, Anna=[(SUNS, 9), (WAVES, 1)], Benno=[(SUNS, 3), (MOONS, 2)], Carla=[(MOONS, 4), (MOONS, 3)])
    play(s, (SUNS, 3), (MOONS, 4))
    guessed = guesses(s, 1, 300)
    assert {hands[1] for hands in guessed} == {1 << number(s, (MOONS, 2))}
    assert not any(suit == SUNS for hands in guessed for suit, _ in cards_in(s, hands[2]))
    assert all(len(cards_in(s, hands[0])) == 2 and len(cards_in(s, hands[2])) == 1 for hands in guessed)
