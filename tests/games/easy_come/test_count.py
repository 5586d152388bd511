"""Three prizes, and the turns that others have to steal one of them."""

import pytest

from flambeur.games.easy_come import rules
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.prizes import FOUR, HIGH, LOW, SEVEN, STRAIGHT, THIRTEEN, TWO_PAIRS
from tests.games.easy_come.tables import (
    choices,
    claim,
    claims,
    gives,
    kinds,
    miss,
    rolls,
    table,
    whose_turn,
    winner,
)


@pytest.mark.rule("EC-10")
@pytest.mark.parametrize("players", [3, 4])
def test_three_prizes_win_after_the_turns_of_the_next_two(players: int) -> None:
    s = table(players)
    gives(s, "Anna", FOUR, LOW)
    assert kinds(claim(s, HIGH)) == ["claimed", "count-began", "rolled"]
    assert kinds(miss(s)) == ["set-aside", "missed", "counted", "rolled"]
    assert (winner(s), whose_turn(s)) == (None, "Carla")
    assert kinds(miss(s)) == ["set-aside", "missed", "won"]
    assert (winner(s), whose_turn(s)) == ("Anna", None)
    assert (s.kept, s.rolled) == (0, 0)


@pytest.mark.rule("EC-12")
@pytest.mark.parametrize(("version", "told"), [(1, ["won", "counted"]), (2, ["won"])])
def test_after_a_win_no_other_count_is_told(version: int, told: list[str]) -> None:
    s = table(4, turn="Anna")
    s.version = version
    gives(s, "Carla", FOUR, LOW, HIGH)
    gives(s, "Denny", SEVEN, THIRTEEN, STRAIGHT)
    s.countdown[2], s.countdown[3] = 1, 2
    assert kinds(miss(s))[2:] == told
    assert (winner(s), s.countdown.any()) == ("Carla", version == 1)


@pytest.mark.rule("EC-10")
def test_two_prizes_do_not_count() -> None:
    s = table()
    gives(s, "Anna", FOUR)
    assert kinds(claim(s, HIGH)) == ["claimed", "rolled"]
    assert not s.countdown.any()


@pytest.mark.rule("EC-10")
def test_a_prize_from_the_centre_does_not_stop_the_count_of_another() -> None:
    s = table(3)
    gives(s, "Anna", FOUR, LOW)
    claim(s, HIGH)
    claim(s, SEVEN)
    claim(s, THIRTEEN)
    assert winner(s) == "Anna"


@pytest.mark.rule("EC-12")
@pytest.mark.parametrize("thief_turn", [1, 2])
def test_a_theft_cancels_the_count(thief_turn: int) -> None:
    s = table(3)
    gives(s, "Anna", FOUR, LOW)
    claim(s, HIGH)
    for _ in range(thief_turn - 1):
        miss(s)
    assert kinds(claim(s, LOW)) == ["stolen", "cancelled", "rolled"]
    assert not s.countdown.any()
    for _ in range(4):
        miss(s)
    assert winner(s) is None


@pytest.mark.rule("EC-12")
def test_a_new_third_prize_starts_a_new_count() -> None:
    s = table(3)
    gives(s, "Anna", FOUR, LOW)
    claim(s, HIGH)
    miss(s)
    claim(s, LOW)  # Carla
    claim(s, SEVEN)  # Anna again has three
    assert s.countdown[0] == 2
    miss(s)
    assert winner(s) is None
    miss(s)
    assert winner(s) == "Anna"


@pytest.mark.rule("EC-12")
def test_a_third_prize_stolen_from_one_who_counts_starts_the_thiefs_count() -> None:
    s = table(3)
    gives(s, "Anna", FOUR, LOW)
    gives(s, "Benno", SEVEN, THIRTEEN)
    claim(s, HIGH)
    assert kinds(claim(s, HIGH)) == ["stolen", "cancelled", "count-began", "rolled"]
    assert s.countdown.tolist() == [0, 2, 0, 0]
    miss(s)
    miss(s)
    assert winner(s) == "Benno"


@pytest.mark.rule("EC-12")
@pytest.mark.parametrize("players", [3, 4])
def test_of_two_who_count_the_earlier_wins(players: int) -> None:
    s = table(players)
    gives(s, "Anna", FOUR, LOW)
    gives(s, "Benno", SEVEN, THIRTEEN)
    claim(s, HIGH)
    claim(s, STRAIGHT)
    assert s.countdown.tolist() == [1, 2, 0, 0]
    miss(s)
    assert winner(s) == "Anna"


@pytest.mark.rule("EC-12")
def test_if_the_earlier_count_is_cancelled_the_later_goes_on() -> None:
    s = table(3)
    gives(s, "Anna", FOUR, LOW)
    gives(s, "Benno", SEVEN, THIRTEEN)
    claim(s, HIGH)
    claim(s, STRAIGHT)
    claim(s, HIGH)  # Carla robs Anna, not Benno
    assert s.countdown.tolist() == [0, 1, 0, 0]
    claim(s, TWO_PAIRS)  # Anna has three again, too late
    assert winner(s) == "Benno"


@pytest.mark.rule("EC-13")
def test_in_the_variant_all_three_others_get_a_turn() -> None:
    s = table(4, all_others=True)
    gives(s, "Anna", FOUR, LOW)
    claim(s, HIGH)
    miss(s)
    miss(s)
    assert (winner(s), whose_turn(s)) == (None, "Denny")
    miss(s)
    assert winner(s) == "Anna"


@pytest.mark.rule("EC-13")
def test_in_the_variant_the_third_of_the_others_may_still_steal() -> None:
    s = table(4, all_others=True)
    gives(s, "Anna", FOUR, LOW)
    claim(s, HIGH)
    miss(s)
    miss(s)
    claim(s, FOUR)
    assert (winner(s), whose_turn(s)) == (None, "Anna")


@pytest.mark.rule("EC-11")
def test_of_two_players_the_other_has_two_turns_in_a_row() -> None:
    s = table(2)
    gives(s, "Anna", FOUR, LOW)
    claim(s, HIGH)
    assert whose_turn(s) == "Benno"
    miss(s)
    assert whose_turn(s) == "Benno"
    miss(s)
    assert winner(s) == "Anna"


@pytest.mark.rule("EC-11")
@pytest.mark.parametrize("turn", [1, 2])
def test_of_two_players_the_other_may_only_steal(turn: int) -> None:
    s = table(2)
    gives(s, "Anna", FOUR, LOW)
    claim(s, HIGH)
    for _ in range(turn - 1):
        miss(s)
    rolls(s, 1, 2, 3, 4)
    assert claims(s) == set()
    rolls(s, 0, 0, 0, 0)
    assert claims(s) == {FOUR, LOW}


@pytest.mark.rule("EC-11")
@pytest.mark.parametrize("players", [3, 4])
def test_among_more_players_the_centre_stays_open(players: int) -> None:
    s = table(players)
    gives(s, "Anna", FOUR, LOW)
    claim(s, HIGH)
    rolls(s, 1, 2, 3, 4)
    assert claims(s) == {STRAIGHT}


@pytest.mark.rule("EC-11")
@pytest.mark.parametrize("turn", [1, 2])
def test_after_a_theft_the_robbed_player_has_a_normal_turn(turn: int) -> None:
    s = table(2)
    gives(s, "Anna", FOUR, LOW)
    claim(s, HIGH)
    for _ in range(turn - 1):
        miss(s)
    claim(s, LOW)
    assert whose_turn(s) == "Anna"
    rolls(s, 1, 2, 3, 4)
    assert claims(s) == {STRAIGHT}
    miss(s)
    assert whose_turn(s) == "Benno"


@pytest.mark.rule("EC-11")
def test_if_the_thief_now_has_three_the_robbed_player_has_two_turns_to_steal() -> None:
    s = table(2)
    gives(s, "Anna", FOUR, LOW)
    gives(s, "Benno", SEVEN, THIRTEEN)
    claim(s, HIGH)
    claim(s, HIGH)
    assert (whose_turn(s), s.countdown.tolist()) == ("Anna", [0, 2, 0, 0])
    rolls(s, 1, 2, 3, 4)
    assert not any(move.startswith("claim") for move in choices(s))
    miss(s)
    miss(s)
    assert winner(s) == "Benno"


def places(players: int, prizes: dict[str, tuple[int, ...]], who_won: str) -> list[int]:
    """The final places of a table at which these prizes are held."""
    s = table(players)
    for name, held in prizes.items():
        gives(s, name, *held)
    s.winner = ("Anna", "Benno", "Carla", "Denny").index(who_won)
    standing = EASY_COME.room.blank().places
    rules.standing(s, standing)
    return [int(place) for place in standing[:players]]


@pytest.mark.rule("EC-10")
def test_the_winner_is_first_and_the_others_follow_by_prizes() -> None:
    held = {"Anna": (0,), "Benno": (1, 2, 3), "Carla": (4, 5), "Denny": (6,)}
    assert places(4, held, "Benno") == [3, 1, 2, 3]


@pytest.mark.rule("EC-12")
def test_who_comes_to_three_prizes_too_late_is_second() -> None:
    held = {"Anna": (0, 6, 8), "Benno": (1, 2, 3), "Carla": (4, 5)}
    assert places(3, held, "Benno") == [2, 1, 3]


def test_a_result_is_the_number_of_prizes() -> None:
    s = table(3)
    gives(s, "Carla", FOUR, LOW)
    assert [rules.result(s, seat) for seat in range(3)] == [0, 0, 2]
