"""What is refused: each time with the rule and with what is allowed, and nothing changes."""

from random import Random
from typing import Any

import pytest

from flambeur import BadOption, IllegalMove, Match
from flambeur.core.fairness import luck_of_seed
from flambeur.games.all_or_nothing.game import ALL_OR_NOTHING
from flambeur.words import LANGUAGES
from tests.games.all_or_nothing.tables import finish, lay_bids, new, play_on


def refusal(match: Match, seat: int, move: Any) -> IllegalMove:
    """The error that a move meets; the match stays as it was."""
    before, turns = match.seen().tobytes(), list(match.turns)
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert match.seen().tobytes() == before
    assert match.turns == turns
    return caught.value


def playing(**options: Any) -> Match:
    """A match of three in which Benno is to lead."""
    match = lay_bids(new(3, dealer=0, **options), 1, 2, 3)
    for seat in (1, 2, 0):
        match.play(seat, "open")
    return match


@pytest.mark.rule("AN-06")
def test_open_or_secret_is_not_said_before_all_have_bid() -> None:
    error = refusal(new(3), 0, "open")
    assert (error.code, error.rule) == ("bid-first", "AN-06")


@pytest.mark.rule("AN-06")
def test_open_or_secret_is_said_once() -> None:
    error = refusal(playing(), 1, "secret")
    assert (error.code, error.rule) == ("all-have-spoken", "AN-06")
    assert "play " in error.facts["allowed"]


@pytest.mark.rule("AN-07")
def test_no_card_is_played_before_the_bids() -> None:
    match = new(3, dealer=0)
    assert refusal(match, 0, "play 1 1").code == "no-trick-yet"
    lay_bids(match, 1, 2, 3)
    error = refusal(match, 1, "play 1 1")
    assert (error.code, error.rule) == ("no-trick-yet", "AN-07")
    assert "open, secret" in str(error)


@pytest.mark.rule("AN-01")
@pytest.mark.parametrize(
    ("deck", "card", "has"), [("4x12", "5 1", "4 suits with the ranks 1 to 12"), ("6x8", "1 9", "6 suits")]
)
def test_a_card_of_another_deck_is_refused(deck: str, card: str, has: str) -> None:
    error = refusal(playing(deck=deck), 1, f"play {card}")
    assert (error.code, error.rule) == ("not-in-deck", "AN-01")
    assert has in str(error)


@pytest.mark.rule("AN-08")
def test_a_card_that_is_not_in_hand_is_refused() -> None:
    match = playing()
    legal = {str(move) for move in match.legal(1)}
    missing = next(f"play 1 {rank}" for rank in range(1, 13) if f"play 1 {rank}" not in legal)
    error = refusal(match, 1, missing)
    assert (error.code, error.rule) == ("not-in-hand", "AN-08")


@pytest.mark.rule("AN-08")
@pytest.mark.parametrize("deck", ["4x12", "6x8"])
def test_who_can_follow_suit_must(deck: str) -> None:
    for seed in range(100):
        match = playing(seed=seed, deck=deck)
        match.play(1, match.legal(1)[0])
        view, legal = match.view(2), match.legal(2)
        hand = [card for card in range(48) if view["hands"][2] >> card & 1]
        if len(legal) < len(hand):
            allowed = {(move.suit - 1) * view["ranks"] + move.rank - 1 for move in legal}
            suit, rank = divmod(next(card for card in hand if card not in allowed), view["ranks"])
            error = refusal(match, 2, f"play {suit + 1} {rank + 1}")
            assert (error.code, error.rule) == ("must-follow", "AN-08")
            assert error.facts["suit"] == view["led"] + 1 == legal[0].suit
            assert str(legal[0]) in str(error)
            assert len({error.sentence(lang) for lang in LANGUAGES}) == 3
            return
    raise AssertionError("nobody ever had to follow")


@pytest.mark.rule("AN-08")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_suit_is_named_when_it_must_be_followed(lang: str) -> None:
    said = {
        IllegalMove("must-follow", "AN-08", move="", allowed="", suit=suit).sentence(lang)
        for suit in range(1, 7)
    }
    assert len(said) == 6


@pytest.mark.rule("AN-05", "AN-07")
def test_nobody_else_may_move() -> None:
    match = playing()
    assert match.legal(0) == match.legal(2) == match.legal(-1) == []
    assert refusal(match, 2, match.legal(1)[0]).code == "not-your-turn"


@pytest.mark.rule("AN-12")
def test_a_finished_game_takes_no_more_moves() -> None:
    assert refusal(finish(new(3, deals=1)), 0, "bid 1").code == "game-over"


@pytest.mark.parametrize(
    "move", ["bid", "bid 7", "bid -1", "play 1", "play 0 1", "play 7 1", "play 1 13", 81]
)
@pytest.mark.rule("AN-01")
def test_what_is_no_move_is_refused(move: Any) -> None:
    assert refusal(new(3), 0, move).code == "unknown-move"


@pytest.mark.rule("AN-01")
@pytest.mark.parametrize("players", [-1, 0, 1, 2, 7, "3", True, None])
def test_only_three_to_six_can_play(players: Any) -> None:
    with pytest.raises(BadOption) as caught:
        Match(ALL_OR_NOTHING, players, {}, luck_of_seed(1))
    assert (caught.value.code, caught.value.rule) == ("bad-players", "AN-01")


@pytest.mark.rule("AN-01", "AN-02", "AN-13", "AN-14")
@pytest.mark.parametrize(
    ("name", "value", "rule"),
    [
        ("deck", "5x10", "AN-01"),
        ("dealer", 3, "AN-02"),
        ("dealer", -1, "AN-02"),
        ("deals", 0, "AN-14"),
        ("deals", 29, "AN-14"),
        ("deals", None, "AN-14"),
        ("target", 9, "AN-13"),
        ("target", 301, "AN-13"),
        ("target", 0, "AN-13"),
    ],
)
def test_options_out_of_their_limits_are_refused(name: str, value: Any, rule: str) -> None:
    with pytest.raises(BadOption) as caught:
        new(3, **{name: value})
    assert (caught.value.code, caught.value.rule) == ("bad-option", rule)


@pytest.mark.rule("AN-08")
def test_every_refusal_of_a_game_has_a_sentence_in_every_language() -> None:
    match, luck = new(4, deals=2), Random(6)
    codes = set()
    while not match.is_over:
        (seat, *_) = match.waiting
        legal = match.legal(seat)
        for number in range(len(match.game.moves)):
            if match.game.moves[number] not in legal:
                error = refusal(match, seat, number)
                codes.add(error.code)
                assert len({error.sentence(lang) for lang in LANGUAGES}) == 3
        play_on(match, luck)
    assert codes == {
        *("bids-are-laid", "bid-first", "all-have-spoken"),
        *("no-trick-yet", "not-in-deck", "not-in-hand", "must-follow"),
    }
