"""Before the bids: the dealer, the hands and the trump."""

from collections import Counter
from random import Random

import pytest

from flambeur.games.all_or_nothing import deal, rules
from flambeur.games.all_or_nothing.state import CARDS, EVERY_CARD, NOBODY
from tests.games.all_or_nothing.tables import chance, facts, finish, new, play_on, table, told

PLAYERS = pytest.mark.parametrize("players", [3, 4, 5, 6])


def ranks_drawn(seed: int, deck: str = "6x8") -> tuple[list[dict[int, int]], int]:
    """The ranks drawn in each round of the draw, by seat, and who deals then."""
    s = table(players=6, dealer=None, deck=deck)
    draws: list[dict[int, int]] = []
    for event in told(deal.draw_dealer, s, chance(seed)):
        if not draws or event.facts["seat"] <= max(draws[-1]):
            draws.append({})
        draws[-1][event.facts["seat"]] = event.facts["card"] % s.ranks
    return draws, int(s.dealer)


@pytest.mark.rule("AN-02")
def test_the_highest_card_deals_and_only_the_tied_draw_again() -> None:
    again = 0
    for seed in range(60):
        draws, dealer = ranks_drawn(seed)
        drawing = set(range(6))
        for drawn in draws:
            assert set(drawn) == drawing
            drawing = {seat for seat, rank in drawn.items() if rank == max(drawn.values())}
        assert drawing == {dealer}
        again += len(draws) > 1
    assert again > 5


@pytest.mark.rule("AN-02")
def test_no_card_is_drawn_twice_at_once() -> None:
    for seed in range(60):
        s = table(players=6, dealer=None)
        first = told(deal.highest_drawers, s, chance(seed), 0b111111)
        assert len({event.facts["card"] for event in first}) == 6


@pytest.mark.rule("AN-02")
@PLAYERS
def test_every_seat_deals_first_about_equally_often(players: int) -> None:
    dealers = Counter(new(players, seed).view()["dealer"] for seed in range(100 * players))
    assert dealers.keys() == set(range(players))
    assert all(65 < count < 135 for count in dealers.values())


@pytest.mark.rule("AN-02")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_a_chosen_dealer_deals_and_nobody_draws(dealer: int) -> None:
    match = new(3, seed=dealer, dealer=dealer)
    assert match.view()["dealer"] == dealer
    assert facts(match, "drew") == []


@pytest.mark.rule("AN-02")
@PLAYERS
def test_the_deal_passes_clockwise(players: int) -> None:
    match = finish(new(players, dealer=players - 1))
    dealers = [began["dealer"] for began in facts(match, "deal-began")]
    assert dealers == [(players - 1 + step) % players for step in range(7)]


@pytest.mark.rule("AN-03")
@PLAYERS
def test_seven_deals_of_6_5_4_3_4_5_6_cards(players: int) -> None:
    match = finish(new(players))
    assert [began["cards"] for began in facts(match, "deal-began")] == [6, 5, 4, 3, 4, 5, 6]
    sizes = [dealt["hand"].bit_count() for dealt in facts(match, "dealt")]
    assert sizes == [size for size in (6, 5, 4, 3, 4, 5, 6) for _ in range(players)]


@pytest.mark.rule("AN-01", "AN-04")
@PLAYERS
@pytest.mark.parametrize("deck", ["4x12", "6x8"])
def test_everybody_gets_cards_of_their_own_and_the_next_is_turned_up(players: int, deck: str) -> None:
    s = table(players, deck=deck)
    for seed in range(30):
        deal.deal_cards(s, chance(seed), 6)
        dealt = [*(int(hand) for hand in s.hands[:players]), 1 << s.trump]
        assert sum(dealt) & EVERY_CARD == sum(dealt)
        assert sum(dealt).bit_count() == 6 * players + 1 == sum(hand.bit_count() for hand in dealt)
        assert s.held[:players].tolist() == [6] * players


@pytest.mark.rule("AN-01")
def test_every_card_is_dealt_and_turned_up_about_equally_often() -> None:
    s, luck = table(players=3), chance()
    held: Counter[int] = Counter()
    turned: Counter[int] = Counter()
    for _ in range(4800):
        deal.deal_cards(s, luck, 3)
        held.update(card for card in range(CARDS) if int(s.hands[2]) >> card & 1)
        turned[int(s.trump)] += 1
    assert all(230 < held[card] < 370 for card in range(CARDS))
    assert all(60 < turned[card] < 140 for card in range(CARDS))


@pytest.mark.rule("AN-04")
@PLAYERS
def test_the_card_turned_up_is_never_played(players: int) -> None:
    match = finish(new(players))
    turned = iter(facts(match, "trump-turned"))
    trump = next(turned)["card"]
    for turn in match.turns:
        for event in turn.events:
            if event.kind == "trump-turned":
                trump = event.facts["card"]
            assert event.kind != "played" or event.facts["card"] != trump


@pytest.mark.rule("AN-04")
def test_the_undealt_cards_are_nowhere_in_the_state() -> None:
    """Only hands, trump and cards played hold cards, and after a deal all are shuffled again."""
    match, luck = new(3), Random(2)
    while match.view()["deal_number"] < 2:
        play_on(match, luck)
    assert match.view()["played"] == 0
    views = [match.view(seat) for seat in range(3)]
    known = {card for view in views for hand in view["hands"] for card in range(CARDS) if hand >> card & 1}
    assert len(known) == 3 * 5
    assert views[0]["lacks"] == [0, 0, 0]
    assert views[0]["trick"] == [-1, -1, -1]


@pytest.mark.rule("AN-02")
def test_cards_are_drawn_only_if_nobody_was_chosen() -> None:
    s = table(players=5, dealer=None)
    assert s.dealer == NOBODY
    rules.start(s, chance())
    assert 0 <= s.dealer < 5
