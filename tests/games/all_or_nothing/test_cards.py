"""Cards and sets of cards: 48 of them in either deck, counted and picked by position."""

from random import Random

import pytest

from flambeur.games.all_or_nothing import cards
from flambeur.games.all_or_nothing.game import ALL_OR_NOTHING
from flambeur.games.all_or_nothing.state import CARDS, EVERY_CARD, FIRST_CARD
from tests.games.all_or_nothing.tables import SONGS, SUNS, WAVES, number, table

DECKS = pytest.mark.parametrize(("deck", "suits", "ranks"), [("4x12", 4, 12), ("6x8", 6, 8)])


def some_sets() -> list[int]:
    """Sets of all sizes, the empty one and the whole pack among them."""
    luck = Random(4)
    mixed = [sum(1 << card for card in luck.sample(range(CARDS), size)) for size in range(CARDS + 1)]
    return [*mixed, *(1 << card for card in range(CARDS))]


@pytest.mark.rule("AN-01")
@DECKS
def test_the_pack_has_48_cards_of_either_deck(deck: str, suits: int, ranks: int) -> None:
    s = table(deck=deck)
    faces = [(cards.suit_of(s, card), cards.rank_of(s, card)) for card in range(CARDS)]
    assert faces == [(suit, rank) for suit in range(suits) for rank in range(ranks)]


@pytest.mark.rule("AN-01")
@DECKS
def test_the_suits_share_out_the_pack(deck: str, suits: int, ranks: int) -> None:
    s = table(deck=deck)
    sets = [cards.suit_cards(s, suit) for suit in range(suits)]
    assert sum(sets) == EVERY_CARD
    assert {cards.count_cards(suit) for suit in sets} == {ranks}
    assert all(sets[cards.suit_of(s, card)] >> card & 1 for card in range(CARDS))


@pytest.mark.parametrize("deck", ["4x12", "6x8"])
def test_a_card_and_its_move_name_each_other(deck: str) -> None:
    s = table(deck=deck)
    for card in range(CARDS):
        move = ALL_OR_NOTHING.moves[cards.move_of(s, card)]
        assert number(s, (move.suit, move.rank)) == card == cards.card_of(s, move.id)


def test_moves_keep_their_numbers() -> None:
    moves = ALL_OR_NOTHING.moves
    assert [str(moves[i]) for i in (0, 6, 7, 8)] == ["bid 0", "bid 6", "open", "secret"]
    assert moves.find(f"play {SUNS} 1").id == FIRST_CARD == 9
    assert moves.find(f"play {WAVES} 12").id == 9 + 2 * 12 + 11
    assert moves.find(f"play {SONGS} 12").id == len(moves) - 1 == 80


def test_cards_are_counted() -> None:
    assert [cards.count_cards(chosen) for chosen in some_sets()] == [set_.bit_count() for set_ in some_sets()]


def test_a_card_is_found_by_how_many_are_lower() -> None:
    for chosen in some_sets():
        held = [card for card in range(CARDS) if chosen >> card & 1]
        assert [cards.nth_card(chosen, rank) for rank in range(len(held))] == held
