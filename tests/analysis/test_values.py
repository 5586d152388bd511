"""Values by rollouts: the same comes to the same, and nothing is known that the mover could not know."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import numpy as np
import pytest

import flambeur
from flambeur.analysis import judge, prepare, quality, rollouts, weights, whole_game
from flambeur.analysis.kernels.rollouts import TABLES, Reference
from flambeur.bots.kernels.network import network_of
from flambeur.bots.weights import NO_WEIGHTS
from flambeur.core.chance import KEY_BYTES, new_chance
from flambeur.core.contract import Game
from flambeur.core.match import Match
from flambeur.core.native import plain
from flambeur.core.registry import all_games, find_game
from flambeur.core.replay import steps
from tests.analysis.fanciful import Fanciful
from tests.matches import begun, finished, play_on

FEW = 4  # samples


@pytest.fixture
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few samples in plain Python: nothing is compiled."""
    monkeypatch.setattr(rollouts, "lifted", plain)
    for name in quality.QUALITIES:
        monkeypatch.setitem(quality._ALL, name, replace(quality._ALL[name], samples=FEW))


@pytest.mark.usefixtures("_quick")
def test_the_same_record_quality_and_seed_give_the_same_bytes() -> None:
    first, again, other = (
        msgspec.json.encode(flambeur.analyse(finished().record(), "quick", seed)) for seed in (1, 1, 2)
    )
    assert first == again
    assert first != other


@pytest.mark.usefixtures("_quick")
def test_shares_of_every_move_are_one_win() -> None:
    analysis = flambeur.analyse(finished().record(), "quick")
    for move in analysis.moves:
        shares = np.array([candidate.shares for candidate in move.candidates])
        assert np.allclose(shares.sum(axis=1), 100)
        assert shares.min() >= 0
        assert [candidate.value for candidate in move.candidates] == list(shares[:, move.seat])
        assert all(candidate.error >= 0 for candidate in move.candidates)
    assert sum(analysis.chances[-1]) == pytest.approx(100)


@pytest.mark.usefixtures("_quick")
def test_a_position_is_judged_like_a_move_that_was_made_there() -> None:
    match = finished()
    again, turn = next(steps(match))
    judged = judge(match.game, again.seen(turn.seat), turn.seat)
    assert {candidate.move for candidate in judged} == set(map(str, again.legal(turn.seat)))
    assert [one.value for one in judged] == sorted((one.value for one in judged), reverse=True)


@pytest.mark.usefixtures("_quick")
def test_what_an_analysis_needs_can_be_had_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    had: list[str] = []

    def noted(game: Game, *templates: Any) -> Any:
        had.append(game.name)
        return plain(game, *templates)

    monkeypatch.setattr(rollouts, "lifted", noted)
    prepare(find_game("las-vegas"), 2)
    assert set(had) == {"las-vegas"}


def first_shares(quality_name: str) -> set[float]:
    """What the moves of the first decision of a short game may bring to anybody."""
    match = begun(0)
    judged = judge(match.game, match.seen(match.waiting[0]), match.waiting[0], quality_name)
    return {share for candidate in judged for share in candidate.shares}


@pytest.mark.usefixtures("_quick")
def test_a_better_quality_plays_on_before_it_judges() -> None:
    assert first_shares("quick") != first_shares("good")


@pytest.mark.usefixtures("_quick")
def test_without_a_network_games_are_played_to_their_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollouts, "weights_of", lambda _: NO_WEIGHTS)
    whole = 100 / FEW  # a win or half of one in each sample
    assert all(round(2 * share / whole, 6).is_integer() for share in first_shares("good"))


@pytest.mark.usefixtures("_quick")
def test_of_differences_between_moves_so_much_is_believed_as_has_come_true(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def judged(belief: float) -> list[list[float]]:
        monkeypatch.setattr(rollouts, "belief_in", lambda *_: belief)
        moves = flambeur.analyse(finished().record(), "quick").moves
        return [[move.best.value - candidate.value for candidate in move.candidates] for move in moves]

    wholly, half = judged(1.0), judged(0.5)
    assert any(gap > 0 for gaps in wholly for gap in gaps)
    for gaps, halves in zip(wholly, half, strict=True):
        assert halves == pytest.approx([gap / 2 for gap in gaps])


def test_what_is_believed_goes_by_the_number_of_players_that_is_nearest(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "belief.json").write_text('{"royale": {"2": 1.1, "4": 0.9}}')
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    weights.belief_in.cache_clear()
    told = [weights.belief_in(find_game("royale"), players) for players in (2, 4, 5)]
    assert told == [1.1, 0.9, 0.9]
    assert weights.belief_in(find_game("las-vegas"), 4) == 1.0
    weights.belief_in.cache_clear()


class Spy(Fanciful):
    """Keeps what it is shown."""

    shown: ClassVar[list[tuple[Any, int]]] = []

    def judge(self, seen: Any, seat: int, *more: Any) -> Any:
        """Judge as ever."""
        self.shown.append((seen, seat))
        return super().judge(seen, seat, *more)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_whoever_judges_is_shown_only_what_the_mover_could_know(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Spy, "shown", [])
    monkeypatch.setattr(whole_game, "valuer_for", Spy)
    match = play_on(flambeur.new(game.name, players=3, seed=5))
    flambeur.analyse(match.record())
    assert len(Spy.shown) == len(match.turns)
    for seen, seat in Spy.shown:
        hidden = game.state.copy(seen)
        game.rules.hide(hidden, seat)
        assert hidden.tobytes() == seen.tobytes()


def hidden_worlds(match: Match, seat: int) -> Iterator[Match]:
    """Matches that differ from one another only in what the seat cannot know."""
    for seed in range(3):
        world = match.copy()
        world._state = match.seen(seat)
        match.game.rules.guess(world._state, new_chance(seed.to_bytes(KEY_BYTES, "big")), seat)
        yield world


@pytest.mark.usefixtures("_quick")
def test_worlds_that_differ_only_in_what_is_hidden_have_the_same_candidates_to_the_byte() -> None:
    match = play_on(flambeur.new("all-or-nothing", players=3, seed=3), moves=14)
    seat = match.waiting[0]
    worlds = list(hidden_worlds(match, seat))
    assert len({world._state.tobytes() for world in worlds}) == len(worlds)
    told = {msgspec.json.encode(judge(world.game, world.seen(seat), seat)) for world in worlds}
    assert len(told) == 1


def test_who_moves_on_the_way_goes_by_what_that_seat_can_know() -> None:
    match = play_on(flambeur.new("all-or-nothing", players=3, seed=3), moves=6)
    seat, game = match.waiting[0], match.game
    code, judge_of_tables = plain(game, *rollouts.TEMPLATES), network_of(weights.weights_of(game))
    chosen, hoped = set(), set()
    for world in hidden_worlds(match, seat):
        tables, hopes = game.state.batch(TABLES), np.zeros(len(game.moves), np.float32)
        tables[0] = world._state
        luck, trial = (new_chance(bytes(KEY_BYTES)) for _ in range(2))
        who = Reference(judge_of_tables, 4, luck, trial, game.room.blank(), hopes)
        chosen.add(code.best_move(tables, seat, who))
        hoped.add(hopes.tobytes())
    assert len(chosen) == len(hoped) == 1
    assert (hopes > 0).sum() == len(match.legal(seat)) > 1
