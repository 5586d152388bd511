"""Feelings for Alles oder Nichts: what greedy and quick players do, how a deal is judged, what is foolish."""

from random import Random

import pytest

from flambeur.core.layout import State
from flambeur.games.all_or_nothing.game import ALL_OR_NOTHING
from flambeur.games.all_or_nothing.heuristics import outlook, policy
from flambeur.games.all_or_nothing.state import (
    ANNOUNCING,
    BIDDING,
    OPEN,
    SECRET,
)
from tests.games.all_or_nothing.tables import (
    CROWNS,
    MOONS,
    SUNS,
    WAVES,
    Card,
    chance,
    hold,
    in_play,
    new,
    number,
    play,
    play_on,
    table,
    turn,
)
from tests.games.judging import chance_to_win, lead

MASK = ALL_OR_NOTHING.room.blank().mask
ANNA, BENNO, CARLA, DENNY = range(4)
STRONG = [(CROWNS, 12), (CROWNS, 11), (SUNS, 12), (SUNS, 1), (MOONS, 1), (WAVES, 2)]
WEAK = [(SUNS, 1), (SUNS, 2), (MOONS, 1), (MOONS, 3), (WAVES, 2), (WAVES, 4)]
CLEAR = [(CROWNS, 12), (SUNS, 1), (MOONS, 1)]
MIDDLING = [(CROWNS, 7), (SUNS, 10), (SUNS, 3), (MOONS, 9), (WAVES, 2), (WAVES, 7)]


def before_bids(hand: list[Card], players: int = 4, trump: Card = (CROWNS, 1)) -> State:
    """A table where everybody has as many cards and Anna has these; crowns are trumps, and nobody has bid."""
    s = table(players)
    s.phase, s.trump, s.awaited = BIDDING, number(s, trump), 1
    hold(s, Anna=hand)
    s.held[:players] = len(hand)
    return s


def before_words(hand: list[Card], bid: int) -> State:
    """The same table when Anna, who has bid this, says open or secret."""
    s = before_bids(hand)
    s.phase = ANNOUNCING
    s.bids[ANNA] = bid
    return s


def to_play(hand: list[Card], *laid: Card, bid: int, taken: int = 0, said: int = SECRET) -> State:
    """A trick of four in which these cards are laid and Anna, with this bid and hand, is next."""
    first = (4 - len(laid)) % 4
    s = in_play(leader=("Anna", "Benno", "Carla", "Denny")[first])
    hold(s, Anna=hand)
    s.held[:4] = len(hand)
    for step, card in enumerate(laid):
        hold(s, **{("Anna", "Benno", "Carla", "Denny")[first + step]: [card, *WEAK[: len(hand) - 1]]})
    play(s, *laid)
    s.bids[ANNA], s.tricks[ANNA], s.said[ANNA] = bid, taken, said
    assert turn(s) == ANNA
    return s


def greedy(s: State) -> str:
    """What the greedy player does."""
    return str(ALL_OR_NOTHING.moves[policy.greedy_move(s, chance(), ANNA, MASK)])


def quick(s: State) -> str:
    """What the quick player does."""
    return str(ALL_OR_NOTHING.moves[policy.quick_move(s, chance(), ANNA, MASK)])


def is_foolish(s: State, move: str) -> bool:
    """Whether a move is a blunder of Anna's."""
    return policy.blunder(s, ANNA, ALL_OR_NOTHING.moves.find(move).id)


@pytest.mark.parametrize(("hand", "bid"), [(STRONG, 3), (WEAK, 0), (MIDDLING, 1)])
def test_greedy_bids_its_high_cards(hand: list[Card], bid: int) -> None:
    assert greedy(before_bids(hand)) == f"bid {bid}"


@pytest.mark.parametrize(
    ("hand", "bid", "said"),
    [(STRONG, 3, "open"), (MIDDLING, 1, "secret"), (WEAK, 0, "secret")],
)
def test_greedy_is_open_about_a_bid_without_doubtful_cards(hand: list[Card], bid: int, said: str) -> None:
    assert greedy(before_words(hand, bid)) == said


@pytest.mark.parametrize("laid", [[], [(SUNS, 5)], [(SUNS, 5), (SUNS, 7)]])
def test_greedy_plays_high_for_a_trick_that_it_wants(laid: list[Card]) -> None:
    s = to_play([(SUNS, 12), (SUNS, 9), (SUNS, 2)], *laid, bid=1)
    assert greedy(s) == "play 1 12"


def test_greedy_takes_a_sure_trick_as_low_as_it_can() -> None:
    s = to_play([(SUNS, 12), (SUNS, 9), (SUNS, 2)], (SUNS, 5), (SUNS, 7), (MOONS, 12), bid=1)
    assert greedy(s) == "play 1 9"


def test_greedy_saves_its_high_cards_when_it_cannot_take_the_trick() -> None:
    s = to_play([(SUNS, 10), (SUNS, 9), (SUNS, 2)], (SUNS, 11), bid=1)
    assert greedy(s) == "play 1 2"


def test_greedy_thinks_of_this_trick_only() -> None:
    s = to_play([(SUNS, 10), (SUNS, 9), (SUNS, 2)], (SUNS, 11), bid=0)
    assert greedy(s) == "play 1 2"  # the ten could have gone for nothing


def test_greedy_plays_low_where_it_may_have_to_take_the_trick() -> None:
    s = to_play([(SUNS, 10), (SUNS, 9), (CROWNS, 1)], bid=0)
    assert greedy(s) == "play 1 9"


def test_greedy_takes_what_it_can_when_the_bid_is_missed() -> None:
    s = to_play([(SUNS, 12), (SUNS, 2)], (SUNS, 3), bid=0, taken=1)
    assert greedy(s) == "play 1 12"


@pytest.mark.parametrize(("hand", "bid"), [(STRONG, 3), (WEAK, 0), (MIDDLING, 1)])
def test_quick_bids_what_the_hand_should_take(hand: list[Card], bid: int) -> None:
    assert quick(before_bids(hand)) == f"bid {bid}"


@pytest.mark.parametrize(
    ("hand", "bid", "said"),
    [(CLEAR, 1, "open"), (CLEAR, 3, "secret"), (STRONG, 1, "secret"), (WEAK, 0, "secret")],
)
def test_quick_is_open_about_a_bid_that_should_be_made(hand: list[Card], bid: int, said: str) -> None:
    assert quick(before_words(hand, bid)) == said


def test_rivals_are_thought_to_be_greedy() -> None:
    s = to_play([(SUNS, 10), (SUNS, 9), (SUNS, 2)], (SUNS, 11), bid=0)
    assert str(ALL_OR_NOTHING.moves[policy.rival_move(s, chance(), ANNA, MASK)]) == greedy(s) != quick(s)


def test_quick_plays_the_only_card_that_it_may() -> None:
    s = to_play([(SUNS, 12), (MOONS, 3)], (SUNS, 11), bid=0)
    assert quick(s) == "play 1 12"


def test_quick_ducks_when_it_wants_no_trick_and_rids_itself_of_what_is_dangerous() -> None:
    s = to_play([(SUNS, 12), (SUNS, 9), (SUNS, 2)], (SUNS, 10), bid=0)
    assert quick(s) == "play 1 9"
    s = to_play([(SUNS, 1), (MOONS, 12), (WAVES, 1)], (CROWNS, 5), bid=0)
    assert quick(s) == "play 2 12"


def test_quick_takes_a_sure_trick_that_it_needs() -> None:
    s = to_play([(SUNS, 8), (SUNS, 2)], (SUNS, 5), (SUNS, 7), (MOONS, 12), bid=1, said=OPEN)
    assert quick(s) == "play 1 8"


@pytest.mark.parametrize(("bid", "taken"), [(0, 1), (5, 0)])
def test_quick_takes_what_it_can_when_the_bid_is_out_of_reach(bid: int, taken: int) -> None:
    s = to_play([(SUNS, 12), (SUNS, 2)], (SUNS, 3), (SUNS, 4), (SUNS, 5), bid=bid, taken=taken)
    assert quick(s) == "play 1 12"


def promised(s: State, *cards: Card) -> list[float]:
    """The chance of each of Anna's cards to take a trick."""
    unknown = outlook.unknown_cards(s, ANNA)
    density = outlook.against(s, ANNA, unknown)
    return [outlook.promise(s, number(s, card), unknown, density) for card in cards]


def test_trumps_and_high_cards_promise_more() -> None:
    s = before_bids(STRONG)
    chances = promised(s, (CROWNS, 12), (SUNS, 12), (CROWNS, 6), (SUNS, 6), (SUNS, 1))
    assert 0.8 < chances[0] < 1
    assert 0 < chances[-1] < 0.05
    assert chances == sorted(chances, reverse=True)


def test_a_card_promises_more_when_higher_ones_are_gone() -> None:
    s = before_bids(MIDDLING)
    before = promised(s, (SUNS, 10))
    s.played = 1 << number(s, (SUNS, 12)) | 1 << number(s, (SUNS, 11))
    assert promised(s, (SUNS, 10)) > before


def test_a_hand_should_take_what_its_cards_promise() -> None:
    mean, spread = outlook.outlook(before_bids(STRONG), ANNA)
    assert 2 < mean < 3.5
    assert 0 < spread < 1.5
    assert mean == pytest.approx(sum(promised(before_bids(STRONG), *STRONG)))


def test_the_best_card_of_a_trick_is_the_safer_the_fewer_come_after_it() -> None:
    s = to_play([(SUNS, 10), (SUNS, 2)], (SUNS, 5), bid=1)
    unknown, card = outlook.unknown_cards(s, ANNA), number(s, (SUNS, 10))
    chances = [outlook.promise_now(s, card, unknown, 0.1 * behind, behind) for behind in (3, 2, 1, 0)]
    assert chances == sorted(chances)
    assert chances[-1] == 1
    trump = number(s, (CROWNS, 10))
    assert chances[1] < outlook.promise_now(s, trump, unknown, 0.2, 2) < 1


def test_only_those_who_come_later_can_be_against_a_card_now() -> None:
    s = to_play([(SUNS, 10), (SUNS, 2)], (SUNS, 5), (SUNS, 6), bid=1)
    unknown = outlook.unknown_cards(s, ANNA)
    assert outlook.seats_behind(s) == 1
    assert outlook.against_now(s, ANNA, unknown) == pytest.approx(2 / unknown.bit_count())
    assert outlook.against(s, ANNA, unknown) == pytest.approx(4 / unknown.bit_count())


def chances_to_win(points: list[int], deal: int = 2, **options: int) -> list[float]:
    """How a table is judged that begins this deal with these points."""
    s = table(len(points), **options)
    s.deal_number = deal
    s.points[: len(points)] = points
    return [chance_to_win(ALL_OR_NOTHING, s, seat) for seat in range(len(points))]


def test_who_plays_for_points_counts_the_lead_over_the_others() -> None:
    s = table(4)
    s.points[:4] = 3, 18, 9, 10
    assert lead(ALL_OR_NOTHING, s, BENNO) == pytest.approx(0.5 + (18 - 22 / 3) / 40)
    assert sum(lead(ALL_OR_NOTHING, s, seat) for seat in range(4)) == pytest.approx(2)


@pytest.mark.parametrize("options", [{}, {"deals": 28}, {"target": 40}])
def test_chances_to_win_add_up_and_follow_the_points(options: dict[str, int]) -> None:
    chances = chances_to_win([3, 18, 9, 9], 4, **options)
    assert sum(chances) == pytest.approx(1)
    assert chances[0] < chances[2] == chances[3] < chances[1]


def test_a_lead_is_worth_more_when_less_is_to_come() -> None:
    early, late = chances_to_win([12, 9, 9], 2), chances_to_win([12, 9, 9], 7)
    assert early[0] < late[0]
    far, near, reached = (chances_to_win([12, 9, 9], target=target) for target in (100, 20, 13))
    assert far[0] < near[0] < reached[0]


def test_a_deal_is_a_stage() -> None:
    match, luck = new(4, deals=2), Random(3)
    stages = []
    while not match.is_over:
        s = match.seen(ANNA)
        stages.append((policy.stage(s), int(s.deal_number)))
        play_on(match, luck)
    assert set(stages) == {(1, 1), (2, 2)}


def test_a_bid_far_beyond_the_hand_is_foolish() -> None:
    s = before_bids(WEAK)
    assert [bid for bid in range(7) if is_foolish(s, f"bid {bid}")] == [3, 4, 5, 6]
    s = before_bids([(CROWNS, 12), (CROWNS, 11), (CROWNS, 10)])
    assert [bid for bid in range(7) if is_foolish(s, f"bid {bid}")] == [4, 5, 6]


def test_it_is_foolish_to_be_open_where_nothing_can_be_gained_by_it() -> None:
    assert is_foolish(before_words(WEAK, 0), "open")
    assert not is_foolish(before_words(WEAK, 0), "secret")
    assert not is_foolish(before_words(STRONG, 3), "open")
    assert is_foolish(before_words(STRONG[:3], 4), "open")


LOW = [(SUNS, 9), (SUNS, 2)]
LED = [(SUNS, 5), (SUNS, 7), (MOONS, 12)]


def test_it_is_foolish_to_take_a_trick_too_many_that_can_be_left() -> None:
    s = to_play([*LOW, (WAVES, 1)], *LED, bid=0)
    assert is_foolish(s, "play 1 9")
    assert not is_foolish(s, "play 1 2")


def test_it_is_not_foolish_to_take_it_if_the_bid_is_lost_anyway_or_another_may_have_it() -> None:
    assert not is_foolish(to_play([*LOW, (CROWNS, 12)], *LED, bid=0), "play 1 9")
    assert not is_foolish(to_play([*LOW, (WAVES, 1)], *LED[:2], bid=0), "play 1 9")
    assert not is_foolish(to_play([(SUNS, 9), (SUNS, 8)], *LED, bid=0), "play 1 9")


def test_it_is_foolish_to_leave_a_sure_trick_if_all_are_needed() -> None:
    s = to_play(LOW, *LED, bid=2)
    assert is_foolish(s, "play 1 2")
    assert not is_foolish(s, "play 1 9")
    assert not is_foolish(to_play(LOW, *LED, bid=1), "play 1 2")
    assert not is_foolish(to_play(LOW, (SUNS, 10), (SUNS, 7), (MOONS, 12), bid=2), "play 1 2")


@pytest.mark.parametrize(("players", "deck"), [(3, "4x12"), (4, "6x8"), (6, "4x12")])
def test_feelings_lead_to_legal_moves_and_leave_the_table_as_it_is(players: int, deck: str) -> None:
    match, luck = new(players, deck=deck, deals=3), Random(players)
    while not match.is_over:
        for seat in match.waiting:
            s = match.seen(seat)
            before, legal = s.tobytes(), [move.id for move in match.legal(seat)]
            assert policy.greedy_move(s, chance(), seat, MASK) in legal
            assert policy.quick_move(s, chance(), seat, MASK) in legal
            assert {policy.blunder(s, seat, move) for move in legal} <= {False, True}
            chances = [chance_to_win(ALL_OR_NOTHING, s, other) for other in range(players)]
            assert sum(chances) == pytest.approx(1)
            assert s.tobytes() == before
        play_on(match, luck)
