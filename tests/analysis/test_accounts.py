"""The account of every seat adds up, whatever the values are, and what is said of moves follows from them."""

from typing import Any

import numpy as np
import pytest

import flambeur
from flambeur.analysis import Analysis, whole_game
from flambeur.analysis.labels import LABELS, label_of, luck_label_of
from flambeur.core.contract import Game
from flambeur.core.errors import BadOption, BadRecord
from flambeur.core.registry import all_games, find_game
from flambeur.core.replay import steps
from tests.analysis.fanciful import Fanciful
from tests.matches import begun, finished, play_on

SEATS = 3


def played(game: Game) -> Any:
    return play_on(flambeur.new(game.name, players=SEATS, seed=2))


@pytest.fixture(autouse=True)
def _fanciful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whole_game, "valuer_for", Fanciful)


def analysed(game: Game) -> Analysis:
    return flambeur.analyse(played(game).record())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_the_account_of_every_seat_closes_in_every_game(game: Game) -> None:
    match = played(game)
    analysis = flambeur.analyse(match.record())
    winners = [place.seat for place in match.standing if place.place == 1]
    assert len(analysis.accounts) == SEATS
    for account in analysis.accounts:
        total = account.start + account.luck - account.errors + account.from_others
        assert total == pytest.approx(account.end, abs=1e-9)
        assert account.end == pytest.approx(100 / len(winners) if account.seat in winners else 0)
        assert account.errors >= 0
    assert sum(account.luck for account in analysis.accounts) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_every_move_of_the_record_is_judged_among_all_that_were_legal(game: Game) -> None:
    match, analysis = played(game), analysed(game)
    assert [(move.seat, move.move) for move in analysis.moves] == [
        (turn.seat, str(turn.move)) for turn in match.turns
    ]
    assert len(analysis.chances) == len(analysis.luck) == len(match.turns) + 1
    for move in analysis.moves:
        values = [candidate.value for candidate in move.candidates]
        assert values == sorted(values, reverse=True)
        assert move.lost == pytest.approx(move.best.value - move.made.value)
        assert (move.label == "forced") == (len(values) == 1)
        assert move.label in LABELS


def test_luck_and_errors_lead_from_each_chance_to_the_next() -> None:
    analysis = flambeur.analyse(finished().record())
    before = np.array([move.best.shares for move in analysis.moves])
    after = np.array([move.made.shares for move in analysis.moves])
    chances, luck = np.array(analysis.chances), np.array(analysis.luck)
    assert np.allclose(chances[:-1], before)
    assert np.allclose(chances[1:], after + luck[1:])


def test_what_was_hidden_from_the_mover_is_luck_and_no_error() -> None:
    match = played(find_game("all-or-nothing"))
    analysis = flambeur.analyse(match.record())
    chances, luck, hidden = np.array(analysis.chances), np.array(analysis.luck), 0
    for number, ((again, turn), move) in enumerate(zip(steps(match), analysis.moves, strict=True)):
        legal = again.legal(turn.seat, revising=True)
        best = next(one.id for one in legal if str(one) == move.best.move)
        known = Fanciful(match.game, again.truth).foresee(again.truth, turn.seat, best, number)
        is_hidden = again.seen(turn.seat).tobytes() != again.truth.tobytes()
        hidden += is_hidden
        assert chances[number] == pytest.approx(known if is_hidden else move.best.shares)
        error = np.array(move.best.shares) - move.made.shares
        assert chances[number + 1] == pytest.approx(chances[number] - error + luck[number + 1])
        assert move.lost == pytest.approx(error[move.seat])
    assert 0 < hidden < len(analysis.moves), "the last card of a deal is no secret"


def test_loss_is_what_an_unforced_decision_costs_in_thousandths_of_a_win() -> None:
    analysis = flambeur.analyse(finished().record())
    for account in analysis.accounts:
        own = [move for move in analysis.moves if move.seat == account.seat and move.label != "forced"]
        assert account.decisions == len(own)
        assert account.loss == pytest.approx(10 * sum(move.lost for move in own) / len(own))


def test_the_greatest_swings_come_first_and_are_what_the_account_says() -> None:
    analysis = flambeur.analyse(finished().record())
    sizes = [abs(swing.points) for swing in analysis.swings]
    assert sizes == sorted(sizes, reverse=True)
    assert len(sizes) == 8
    for swing in analysis.swings:
        luck, lost = analysis.luck[swing.number], {move.number: -move.lost for move in analysis.moves}
        assert swing.points == (luck[swing.seat] if swing.kind == "luck" else lost[swing.number])


def test_progress_is_told_after_every_move() -> None:
    told: list[tuple[int, int]] = []
    moves = len(finished().turns)
    flambeur.analyse(finished().record(), report=lambda done, total: told.append((done, total)))
    assert told == [(done, moves) for done in range(1, moves + 1)]


@pytest.mark.parametrize(
    ("lost", "values", "label"),
    [
        (0.0, [40.0], "forced"),
        (0.0, [40.0, 37.4], "only"),
        (0.0, [40.0, 37.6], "best"),
        (0.9, [40.0, 39.1], "fine"),
        (2.4, [40.0, 37.6], "doubtful"),
        (5.9, [40.0, 34.1], "mistake"),
        (6.1, [40.0, 33.9], "blunder"),
    ],
)
def test_a_move_is_called_by_what_it_lost(lost: float, values: list[float], label: str) -> None:
    assert label_of(lost, values, players=2) == label
    scaled = [value / 2 for value in values]
    assert label_of(lost / 2, scaled, players=4) == label  # the more play, the less is a share


@pytest.mark.parametrize(
    ("luck", "label"), [(61, "darling"), (21, "smile"), (0, "even"), (-21, "frown"), (-41, "cursed")]
)
def test_luck_has_a_name(luck: float, label: str) -> None:
    assert luck_label_of(luck, players=2) == label
    assert luck_label_of(luck / 2, players=4) == label


def test_only_finished_games_are_analysed_and_only_by_a_known_quality() -> None:
    with pytest.raises(BadRecord, match="stops after 3 moves"):
        flambeur.analyse(begun(3).record())
    with pytest.raises(BadOption, match="quick, good, deep"):
        flambeur.analyse(finished().record(), "best")
