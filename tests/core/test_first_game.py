"""Hints of a first game: when they are due, and for whom."""

from examples.high_card import HIGH_CARD
from flambeur.core.first_game import ME, FirstGame, Hint, first_game_of
from flambeur.core.registry import find_game

LAS_VEGAS = find_game("las-vegas")


def game_with(*hints: Hint) -> FirstGame:
    """A short first game in which the learner begins."""
    return FirstGame(options={"rounds": 1, "first": 0}, bots=("novice",), seed=1, hints=hints)


def test_a_hint_without_conditions_is_always_due() -> None:
    first_game = game_with(Hint("always"))
    assert first_game.hints_for(first_game.begin(LAS_VEGAS), 0) == ["always"]


def test_a_hint_about_a_move_is_due_while_such_a_move_is_offered() -> None:
    first_game = game_with(Hint("choose", move="place"), Hint("other", move="bid"))
    match = first_game.begin(LAS_VEGAS)
    assert [first_game.hints_for(match, seat) for seat in (0, 1)] == [["choose"], []]
    match.play(0, match.legal(0)[0])
    assert [first_game.hints_for(match, seat) for seat in (0, 1)] == [[], ["choose"]]


def test_a_hint_about_an_event_is_due_once_it_has_happened_to_those_meant() -> None:
    first_game = game_with(Hint("mine", event="placed", facts={"seat": ME}), Hint("any", event="placed"))
    match = first_game.begin(LAS_VEGAS)
    assert first_game.hints_for(match, 0) == []
    match.play(0, match.legal(0)[0])
    assert [first_game.hints_for(match, seat) for seat in (0, 1)] == [["mine", "any"], ["any"]]


def test_a_hint_with_two_conditions_waits_for_both() -> None:
    first_game = game_with(Hint("both", move="place", event="placed", facts={"seat": 1}))
    match = first_game.begin(LAS_VEGAS)
    match.play(0, match.legal(0)[0])
    assert first_game.hints_for(match, 1) == []
    match.play(1, match.legal(1)[0])
    assert first_game.hints_for(match, 0) == ["both"]


def test_the_luck_is_the_same_for_everybody_and_not_that_of_a_plain_seed() -> None:
    first_game = game_with()
    assert first_game.begin(LAS_VEGAS).view() == first_game.begin(LAS_VEGAS).view()
    assert first_game.luck.contributions == ("",)


def test_a_game_may_have_no_first_game() -> None:
    assert first_game_of(HIGH_CARD) is None
