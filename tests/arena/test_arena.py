"""Whole arenas: the same result for the same seed, whoever plays, and whatever is killed on the way."""

import os
import signal
from multiprocessing import active_children
from typing import Any

import pytest

from flambeur.arena import arena, processes
from flambeur.arena.spans import DEATHS, Portion, Span, SpanQueue, WorkerLost, in_order, play_here, play_span
from flambeur.arena.tally import Tally
from flambeur.core.errors import BadBot, BadOption
from tests.arena.arenas import repeatable, short_arena, short_plan


def test_the_same_seed_gives_the_same_result_and_another_seed_another() -> None:
    once = repeatable(short_arena(games=100))
    assert once == repeatable(short_arena(games=100))
    assert once["checksum"] != repeatable(short_arena(games=100, seed=2))["checksum"]


def test_portions_do_not_matter() -> None:
    plan = short_plan("random", "random", "random", games=60)
    whole, parts = Tally(plan), Tally(plan)
    whole.add(play_span(plan, Span(0, 10)))
    for span in (Span(0, 1), Span(1, 7), Span(7, 10)):
        parts.add(play_span(plan, span))
    assert whole.digest.digest() == parts.digest.digest()
    assert whole.ratings.now() == parts.ratings.now()
    assert whole.curve == parts.curve
    assert [sums.share(1) for sums in whole.wins] == [sums.share(1) for sums in parts.wins]


def test_the_number_of_workers_does_not_matter() -> None:
    assert repeatable(short_arena(games=60, workers=3)) == repeatable(short_arena(games=60))


def test_a_worker_that_is_killed_loses_nothing_but_time(monkeypatch: pytest.MonkeyPatch) -> None:
    killed: list[int] = []

    class Doomed(processes._Worker):
        """The first worker of all is killed while it plays."""

        def give(self, span: Span) -> None:
            super().give(span)
            if not killed:
                killed.append(self._process.pid or 0)
                os.kill(killed[0], signal.SIGKILL)

    monkeypatch.setattr(processes, "_Worker", Doomed)
    assert repeatable(short_arena(games=60, workers=2)) == repeatable(short_arena(games=60))
    assert len(killed) == 1


def test_games_that_kill_every_worker_end_the_arena_with_a_reason() -> None:
    queue, span = SpanQueue(short_plan(), 2), Span(0, 1)
    for _ in range(DEATHS - 1):
        queue.died(span)
        assert queue.take() == span
    with pytest.raises(WorkerLost) as lost:
        queue.died(span)
    assert "Rounds 0 to 0 brought their worker down 3 times" in str(lost.value)


def test_all_rounds_are_handed_out_once() -> None:
    plan = short_plan(games=1000)
    queue = SpanQueue(plan, 3)
    spans = [portion.span for portion in play_here(plan, queue)]
    assert [span.first for span in spans] == [0, *(span.last for span in spans[:-1])]
    assert spans[-1].last == plan.rounds


def test_portions_are_put_in_order() -> None:
    spans = [Span(2, 5), Span(0, 2), Span(6, 7), Span(5, 6)]
    portions = [Portion(span, b"", (), 1.0) for span in spans]
    assert [portion.span.first for portion in in_order(portions)] == [0, 2, 5, 6]


def test_an_arena_stops_when_the_order_is_settled() -> None:
    standings = short_arena("greedy", "random", games=4000, settle=True)
    assert standings.is_settled
    assert standings.is_complete
    assert standings.games < standings.plan.games
    again = repeatable(short_arena("greedy", "random", games=4000, settle=True, workers=2))
    assert again == repeatable(standings)


def test_equals_are_not_settled() -> None:
    standings = short_arena(games=200, settle=True)
    assert (standings.is_settled, standings.games) == (False, 200)


def test_greedy_beats_random() -> None:
    standings = short_arena("random", "greedy", games=400)
    best, worst = standings.bots
    assert (best.name, best.verdict(standings.expected), worst.verdict(standings.expected)) == (
        "greedy",
        1,
        -1,
    )
    assert best.rating.mu > worst.rating.mu
    assert best.result.mean > worst.result.mean


def test_shares_add_up_and_pairs_mirror_each_other() -> None:
    standings = short_arena("random", "random", "greedy", players=3, games=60)
    assert sum(bot.wins.mean for bot in standings.bots) == pytest.approx(1)
    for (a, b), pair in standings.pairs.items():
        assert pair.mean + standings.pairs[b, a].mean == pytest.approx(1)


def test_one_plays_among_others() -> None:
    standings = short_arena("greedy", "random", players=4, games=80, is_versus=True)
    games = {bot.name: bot.games for bot in standings.bots}
    assert games == {"greedy": 80, "random": 240}
    assert sum(bot.games * bot.wins.mean for bot in standings.bots) == pytest.approx(80)


def test_bots_of_the_same_name_are_told_apart() -> None:
    assert sorted(bot.name for bot in short_arena().bots) == ["random", "random (2)"]


@pytest.mark.parametrize("game", ["all-or-nothing", "easy-come"])
def test_other_games_are_played_too(game: str) -> None:
    standings = short_arena("random", "random", game=game, games=12)
    assert sum(bot.moves for bot in standings.bots) > 12
    assert standings.plan.players == standings.plan.game.options.fewest


def test_bots_that_are_asked_are_timed_and_repeatable() -> None:
    standings = short_arena("sampler:8", "random", games=12)
    assert all(bot.milliseconds > 0 for bot in standings.bots)
    assert repeatable(standings) == repeatable(short_arena("sampler:8", "random", games=12))


def test_ctrl_c_gives_what_has_been_played_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Tally.add

    def interrupted(self: Tally, portion: Portion) -> None:
        whole(self, portion)
        if self.rounds >= 3:
            os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(Tally, "add", interrupted)
    standings = short_arena(games=100_000)
    assert not standings.is_complete
    assert 0 < standings.rounds < standings.plan.rounds


def test_ctrl_c_before_the_first_round_is_just_that(monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("flambeur.arena.play_here", lambda *_: (portion for portion in iter(pressed, 0)))
    with pytest.raises(KeyboardInterrupt):
        short_arena()


def test_no_worker_is_left_behind() -> None:
    short_arena(games=60, workers=2)
    assert active_children() == []


BAD: list[tuple[dict[str, Any], type[Exception], str]] = [
    ({"bots": ["random"]}, BadBot, "1 bots were named"),
    ({"bots": []}, BadBot, "0 bots were named"),
    ({"bots": ["random"] * 3, "is_versus": True}, BadBot, "Name 2 to 2"),
    ({"bots": ["random", "nobody"]}, BadBot, "no bot 'nobody'"),
    ({"bots": ["random", "exact"]}, BadBot, "exact"),
    ({"games": 0}, BadOption, "option games cannot be 0"),
    ({"players": 9}, BadOption, "2 to 5 players, not 9"),
    ({"workers": 0}, BadOption, "option workers cannot be 0"),
    ({"options": {"rounds": 99}}, BadOption, "option rounds cannot be 99"),
]


@pytest.mark.parametrize(("asked", "error", "sentence"), BAD)
def test_what_cannot_be_is_refused(asked: dict[str, Any], error: type[Exception], sentence: str) -> None:
    usual: dict[str, Any] = {"bots": ["random", "random"], "seed": 1}
    with pytest.raises(error, match=sentence):
        arena("las-vegas", **(usual | asked))
