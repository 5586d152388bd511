"""What is refused: each time with the rule and with what is allowed, and nothing changes."""

import pytest

import flambeur
from flambeur import BadOption, IllegalMove, Match
from flambeur.games.easy_come.prizes import FOUR, HIGH, LOW, STRAIGHT, THREE_EVEN
from flambeur.words import LANGUAGES
from tests.games.easy_come.tables import gives, tally


def match_with(*faces: int, players: int = 2) -> Match:
    """A match in which seat 0 has just rolled these dice."""
    match = flambeur.new("easy-come", players=players, seed=1, first=0)
    match._state.rolled = tally(faces)
    return match


def refusal(match: Match, move: str) -> IllegalMove:
    """The error that a move of seat 0 meets; the match stays as it was."""
    before = match.seen().tobytes()
    with pytest.raises(IllegalMove) as caught:
        match.play(0, move)
    assert (match.seen().tobytes(), match.turns) == (before, [])
    return caught.value


@pytest.mark.rule("EC-08")
def test_a_prize_that_does_not_fit_is_refused() -> None:
    error = refusal(match_with(0, 2, 2, 2), f"claim {STRAIGHT}")
    assert (error.code, error.rule) == ("prize-does-not-fit", "EC-08")
    assert error.words("en") == "The dice 0 2 2 2 are not a straight."
    assert str(error).startswith(f"{error.words('en')} Allowed now: claim {THREE_EVEN}, keep 0,")
    assert str(error).endswith("(EC-08)")


@pytest.mark.rule("EC-08")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_prize_is_refused_by_its_own_name(lang: str) -> None:
    match = match_with(0, 0, 1, 3)
    assert len({refusal(match, f"claim {prize}").sentence(lang) for prize in range(9)}) == 9


@pytest.mark.rule("EC-07")
def test_ones_own_prize_is_refused_even_if_it_fits() -> None:
    match = match_with(1, 2, 3, 4)
    gives(match._state, "Anna", STRAIGHT)
    error = refusal(match, f"claim {STRAIGHT}")
    assert (error.code, error.rule) == ("own-prize", "EC-07")


@pytest.mark.rule("EC-11")
def test_the_centre_is_closed_while_the_other_of_two_counts() -> None:
    match = match_with(1, 2, 3, 4)
    gives(match._state, "Benno", FOUR, LOW, HIGH)
    match._state.countdown[1] = 2
    error = refusal(match, f"claim {STRAIGHT}")
    assert (error.code, error.rule) == ("centre-closed", "EC-11")
    assert refusal(match, f"claim {FOUR}").code == "prize-does-not-fit"


@pytest.mark.rule("EC-04")
@pytest.mark.parametrize("move", ["keep 4", "keep 2 2 2", "keep 0 5 5"])
def test_dice_that_were_not_rolled_cannot_be_set_aside(move: str) -> None:
    error = refusal(match_with(0, 2, 2, 5), move)
    assert (error.code, error.rule) == ("dice-not-rolled", "EC-04")
    assert error.words("en") == "You rolled 0 2 2 5, which does not hold all these dice."
    assert str(error).startswith(f"{error.words('en')} Allowed now: keep 0,")


@pytest.mark.rule("EC-04")
def test_setting_nothing_aside_is_no_move() -> None:
    assert refusal(match_with(0, 2, 2, 5), "keep").code == "unknown-move"


@pytest.mark.rule("EC-13")
@pytest.mark.parametrize("players", [2, 3])
def test_the_variant_is_for_four(players: int) -> None:
    with pytest.raises(BadOption, match="variant for four players") as caught:
        flambeur.new("easy-come", players=players, all_others=True)
    assert (caught.value.code, caught.value.rule) == ("all-others-players", "EC-13")
