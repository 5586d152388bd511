"""A game being played through the Python interface."""

import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

import flambeur
from examples.high_card import HIGH_CARD
from flambeur.core.contract import Rules
from flambeur.core.fairness import Luck, luck_of_seed
from flambeur.core.layout import State
from flambeur.core.match import Match, Place
from flambeur.games import LAS_VEGAS
from tests.matches import begun, finished


def everything(match: Match) -> tuple[Any, ...]:
    """All that a move could change, true state and chance included."""
    return match.seen().tobytes(), match._state.tobytes(), match._chance.tobytes(), tuple(match.turns)


def not_rolled(match: Match) -> int:
    """A move of the table that is not legal now."""
    legal = match.legal(match.waiting[0])
    return next(move.id for move in map(match.game.moves.find, range(6)) if move not in legal)


def test_a_new_game_waits_for_one_seat_and_has_an_opening() -> None:
    match = flambeur.new("las-vegas", players=3, seed=1)
    assert (len(match.waiting), match.is_over, match.standing, match.turns) == (1, False, None, [])
    assert [event.kind for event in match.opening] == ["round-began", *["funded"] * 6, "rolled"]


def test_the_same_seed_and_moves_give_the_same_game() -> None:
    assert finished(seed=3).record() == finished(seed=3).record()
    assert finished(seed=3).opening != finished(seed=4).opening


def test_games_without_a_seed_differ() -> None:
    secrets = {flambeur.new("las-vegas", players=2).luck.secret for _ in range(5)}
    assert len(secrets) == 5


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(flambeur.UnknownGame, match=r"no game called 'poker'\. The games are: las-vegas"):
        flambeur.new("poker", players=2)


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 6}, {"rounds": 0}, {"colour": "red"}])
def test_a_game_that_cannot_be_is_refused(options: dict[str, Any]) -> None:
    with pytest.raises(flambeur.BadOption):
        flambeur.new("las-vegas", **{"players": 2, **options})


def test_options_are_completed_with_defaults() -> None:
    match = begun(0, rounds=2, first=1)
    assert match.options == {**LAS_VEGAS.options.check(2, {}), "rounds": 2, "first": 1}
    assert match.waiting == (1,)


def test_only_the_seat_waited_for_has_legal_moves() -> None:
    match = begun(3)
    seat = match.waiting[0]
    assert match.legal(seat)
    assert [match.legal(other) for other in (-1, 1 - seat, 2, 99)] == [[]] * 4


@pytest.mark.parametrize("form", ["move", "number", "text", "loud text"])
def test_a_move_is_played_by_itself_its_number_or_its_text(form: str) -> None:
    match = begun(0)
    seat, move = match.waiting[0], match.legal(match.waiting[0])[0]
    forms: dict[str, Any] = {
        "move": move,
        "number": move.id,
        "text": str(move),
        "loud text": f" {move} ".upper(),
    }
    events = match.play(seat, forms[form])
    assert (match.turns[-1].seat, match.turns[-1].move) == (seat, move)
    assert match.turns[-1].events == tuple(events)
    assert match.seen().tobytes() == begun(1).seen().tobytes()


def test_a_move_returns_what_came_of_it() -> None:
    match = begun(0)
    seat = match.waiting[0]
    placed, rolled = match.play(seat, match.legal(seat)[0])
    assert (placed.kind, placed.facts["seat"]) == ("placed", seat)
    assert (rolled.kind, rolled.facts["seat"]) == ("rolled", match.waiting[0])


def refused(match: Match, seat: Any, move: Any) -> flambeur.IllegalMove:
    """Try the move, and see that nothing has changed."""
    before = everything(match)
    with pytest.raises(flambeur.IllegalMove) as refusal:
        match.play(seat, move)
    assert everything(match) == before
    return refusal.value


@pytest.mark.parametrize("moves", [0, 4])
def test_a_move_out_of_turn_changes_nothing(moves: int) -> None:
    match = begun(moves)
    move = match.legal(match.waiting[0])[0]
    for seat in (1 - match.waiting[0], -1, 2, "0", None):
        assert refused(match, seat, move).facts == {"seat": repr(seat), "waiting": str(match.waiting[0])}


def test_only_a_whole_number_is_a_seat() -> None:
    match = begun(0, first=1)
    for seat in (True, 1.0):
        assert refused(match, seat, match.legal(1)[0]).code == "not-your-turn"


def test_the_open_view_shows_what_each_seat_may_not_see() -> None:
    match = Match(HIGH_CARD, 2, {"rounds": 1}, Luck(bytes(32)))
    cards = match.open_view()["cards"]
    assert [match.view(seat)["cards"][seat] for seat in (0, 1)] == cards
    assert match.view()["cards"] == [0, 0] != cards


def test_a_decision_may_be_changed_until_the_game_goes_on() -> None:
    match = Match(HIGH_CARD, 2, {"rounds": 1}, Luck(bytes(32)))
    match.play(1, "bet 1")
    match.play(1, "bet 3")
    assert (match.waiting, match.acting, match.view(1)["bets"]) == ((0,), (0, 1), [0, 3])
    shown = match.play(0, "bet 2")[-1]
    assert shown.facts["bets"][:2] == [2, 3]
    assert (match.acting, refused(match, 1, "bet 1").code) == ((), "game-over")


@pytest.mark.parametrize("move", ["place 7", "fold", 6, -1, None, True, 2.5, b"place 1"])
def test_an_unknown_move_changes_nothing(move: Any) -> None:
    match = begun(2)
    assert refused(match, match.waiting[0], move).code == "unknown-move"


def test_a_value_that_was_not_rolled_changes_nothing() -> None:
    match = begun(8)
    seat = match.waiting[0]
    refusal = refused(match, seat, not_rolled(match))
    rolled = ", ".join(str(move.value) for move in match.legal(seat))
    assert (refusal.code, refusal.rule, refusal.facts["rolled"]) == ("not-rolled", "LV-06", rolled)
    assert refusal.facts["allowed"] == ", ".join(map(str, match.legal(seat)))


def test_a_move_after_the_end_changes_nothing() -> None:
    match = finished()
    assert {refused(match, seat, 0).code for seat in (0, 1)} == {"game-over"}


def test_there_is_a_standing_only_at_the_end() -> None:
    match = finished(players=4)
    assert begun(5, players=4).standing is None
    assert match.standing is not None
    assert sorted(place.seat for place in match.standing) == [0, 1, 2, 3]
    assert [place.place for place in match.standing] == sorted(place.place for place in match.standing)
    assert {place.seat: place.result for place in match.standing} == dict(enumerate(match.view()["money"]))


def test_equals_share_a_place_in_the_order_of_their_seats() -> None:
    match = finished(players=3)
    match._state.money[:3] = match._state.won[:3] = 1
    assert match.standing == (Place(0, 1, 1), Place(1, 1, 1), Place(2, 1, 1))


@pytest.mark.parametrize("players", [2, 5])
def test_a_view_is_json_ready_and_has_only_the_seats_in_play(players: int) -> None:
    view = begun(3, players=players).view()
    assert json.loads(json.dumps(view)) == view
    assert (len(view["money"]), len(view["won"]), len(view["supply"])) == (players,) * 3
    assert view["players"] == players


def test_what_is_seen_is_a_copy() -> None:
    match = begun(3)
    before = everything(match)
    match.seen(0).money[:] = 99
    match.view()["dice"].clear()
    assert everything(match) == before


def hide_money(s: State, seat: int) -> None:
    for other in range(s.players):
        if other != seat:
            s.money[other] = -1


def test_what_a_seat_may_not_know_is_hidden_from_it() -> None:
    rules = cast(Rules, SimpleNamespace(**{**vars(LAS_VEGAS.rules), "hide": hide_money}))
    match = Match(replace(LAS_VEGAS, rules=rules), 3, {}, luck_of_seed(1))
    match._state.money[:3] = 50
    assert match.seen(1).money.tolist() == [-1, 50, -1, 0, 0]
    assert match.view(0)["money"] == [50, -1, -1]
    assert match.view()["money"] == [-1, -1, -1]
    assert match._state.money[:3].tolist() == [50, 50, 50]
