"""Results less luck are as right as the raw ones, and surer."""

import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from flambeur.analysis.weights import weights_of
from flambeur.arena import _is_worth_it, luck, luck_kernel, table
from flambeur.arena.adjusted import Adjusted
from flambeur.arena.html_report import page_of
from flambeur.arena.manners import company_of, judging_weights, manner_of
from flambeur.arena.manners_kernel import AT_RANDOM, COMPANY, GREEDILY, MOST_SEATS, ROUGHLY, WELL
from flambeur.arena.spans import Span, leave_table, play_span
from flambeur.arena.standings import Standings, standings_of
from flambeur.arena.table_kernel import HANDICAPS, PARTS, SHEET
from flambeur.arena.tally import AS_TOLD, Tally
from flambeur.bots.kernels.network import network_of
from flambeur.bots.weights import NO_WEIGHTS
from flambeur.core.chance import new_chance
from flambeur.core.native import plain
from flambeur.games import ALL_OR_NOTHING, EASY_COME, LAS_VEGAS
from flambeur.words import LANGUAGES, say
from tests.arena.arenas import short_plan

RUNS = 400
WEAKER, EQUAL, STRONGER = range(len(HANDICAPS))


@pytest.fixture
def _in_python(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is compiled, and tables are judged by what everybody has, as in a game without a network."""
    monkeypatch.setattr(table, "lifted", plain)
    monkeypatch.setattr(luck, "lifted", plain)
    monkeypatch.setattr(luck, "judging_weights", lambda _: NO_WEIGHTS)
    yield
    leave_table()


def told(rounds: int = 2, **asked: Any) -> tuple[Any, Standings]:
    """The sheets and the standings of some short games, with luck."""
    plan = short_plan("greedy", "random", games=2 * rounds, **asked)
    plan = replace(plan, samples=plan.samples or 2)
    portion, tally = play_span(plan, Span(0, rounds)), Tally(plan)
    tally.add(portion)
    return portion.sheets, standings_of(tally, workers=1, seconds=1.0)


def made_up(dice: random.Random, rounds: int) -> tuple[Any, Any]:
    """What rounds brought, half of them luck, and what luck was told, of which one kind means nothing."""
    lucky = [dice.randint(-100, 100) for _ in range(rounds)]
    values = [500 + 2 * luck + dice.randint(-50, 50) for luck in lucky]
    return np.array(values), np.array([(0, luck, dice.randint(-9, 9)) for luck in lucky])


@pytest.mark.usefixtures("_in_python")
def test_what_luck_gives_to_one_it_takes_from_the_other() -> None:
    sheets, _ = told()
    given = sheets["luck"][:, :, :2]
    assert np.abs(given[:, EQUAL]).max() > PARTS // 100
    moves = int(sheets["moves"].sum(axis=1).max())
    assert np.abs(given[:, EQUAL].sum(axis=1)).max() <= moves  # each is rounded by itself
    assert np.abs(given[:, WEAKER, 0] + given[:, STRONGER, 1]).max() <= moves


@pytest.mark.usefixtures("_in_python")
def test_a_move_that_leaves_nothing_to_chance_is_no_luck() -> None:
    plan = replace(short_plan("greedy", "random", game="all-or-nothing", players=3), samples=1)
    arena_table = table.Table(plan)
    code = plain(plan.game, *luck.TEMPLATES)
    asked = SHEET.blank()
    tables, chances = plan.game.state.batch(luck_kernel.RECORDS), arena_table._chances[:2]
    tables[luck_kernel.HERE] = plan.game.blank(3, {})
    code.rules.start(tables[luck_kernel.HERE], chances[0])
    tables[luck_kernel.BEFORE] = tables[luck_kernel.HERE]
    code.rules.apply(tables[luck_kernel.HERE], chances[0], 0, 0)
    assert code.draw_again(tables, chances[1], 0, 0) == 0
    assert not code.is_open(tables[luck_kernel.IMAGINED], asked)


def test_the_kind_of_a_bot_tells_how_it_plays() -> None:
    kinds = "random", "greedy", "sampler", "sampler:50ms*2", "search:100", "python:package.module:Bot"
    assert [manner_of(bot) for bot in kinds] == [AT_RANDOM, GREEDILY, ROUGHLY, ROUGHLY, WELL, WELL]


def test_networks_are_told_who_plays_how_as_seen_from_a_seat() -> None:
    weights = judging_weights(LAS_VEGAS)
    assert company_of(weights, LAS_VEGAS) == company_of(judging_weights(EASY_COME), EASY_COME) == COMPANY
    assert company_of(weights_of(LAS_VEGAS), LAS_VEGAS) == company_of(NO_WEIGHTS, LAS_VEGAS) == 0
    assert judging_weights(ALL_OR_NOTHING) is weights_of(ALL_OR_NOTHING)
    code, s = plain(LAS_VEGAS, *luck.TEMPLATES), LAS_VEGAS.blank(3, {})
    code.rules.start(s, new_chance(bytes(32)))
    manners, inputs = np.zeros(MOST_SEATS, np.int8), np.ones(200, np.float32)
    manners[:3] = WELL, GREEDILY, AT_RANDOM
    code.describe_among(s, 2, manners, COMPANY, inputs)
    assert inputs[:COMPANY].nonzero()[0].tolist() == [AT_RANDOM - 1, 3 * 2 + GREEDILY - 1]
    for company, told in ((COMPANY, weights), (0, weights_of(LAS_VEGAS))):
        hopes = [code.chance_among(s, seat, manners, company, network_of(told)) for seat in range(3)]
        assert 0.8 < sum(hopes) < 1.2
        assert (hopes[0] > 2 * hopes[2]) == (company > 0)


@pytest.mark.usefixtures("_in_python")
def test_the_last_stage_is_played_to_its_end_when_it_is_nearly_over() -> None:
    plan = replace(short_plan("greedy", "sampler:1", players=2, options={"rounds": 2}), samples=1)
    teller, code = luck.LuckTeller(plan), plain(plan.game, *luck.TEMPLATES)
    tables, chance, room, judge = teller._tables, teller._chances[1], teller._room, teller._judge
    s = tables[luck_kernel.BEFORE]
    judge.manners[:2] = GREEDILY, ROUGHLY
    soon = []
    for stage in (1, 2):
        for dice in (8, 1):
            tables[luck_kernel.BEFORE] = teller._blank[0]
            code.rules.start(s, chance)
            s.round_number, s.supply[:2, 0] = stage, dice
            s.rolled[0] = np.eye(6)[0] * dice
            soon.append(code.ends_soon(tables, chance, room, SHEET.blank(), judge))
    assert soon == [False, False, False, True]
    tables[luck_kernel.IMAGINED] = s
    code.foresee(tables, chance, room, SHEET.blank(), 0, True, judge)
    assert code.rules.is_over(tables[luck_kernel.IMAGINED])
    assert judge.shares[luck_kernel.JUDGED, :, :2].sum(axis=1).tolist() == [1.0, 1.0, 1.0]
    assert code.times_to_judge(s, True, judge) == luck_kernel.OFTENER


@pytest.mark.usefixtures("_in_python")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_results_are_shown_with_their_intervals(lang: str) -> None:
    _, standings = told()
    page = page_of(standings, "flambeur arena", lang)
    assert say("arena-adjusted-hint", lang) in page
    names = ["adjusted_share", "adjusted_low", "adjusted_high"]
    names += ["adjusted_result", "adjusted_result_low", "adjusted_result_high"]
    assert list(standings.to_json()["bots"][0])[-len(names) :] == names


def test_luck_is_told_where_bots_think() -> None:
    assert _is_worth_it(["greedy", "search:10"])
    assert not _is_worth_it(["greedy", "random"])


def test_adjusting_favours_nothing_and_makes_surer() -> None:
    dice, means, widths, covered = random.Random(1), [], [], 0
    for _ in range(RUNS):
        adjusted, raw = Adjusted(AS_TOLD), Adjusted(AS_TOLD)
        values, lucky = made_up(dice, 20)
        adjusted.add(0, values, lucky)
        raw.add(0, values, 0 * lucky)
        estimate, before = adjusted.mean(10), raw.mean(10)
        means.append(estimate.mean)
        covered += estimate.low <= 50 <= estimate.high
        widths.append((estimate.high - estimate.low, before.high - before.low))
    assert abs(np.mean(means) - 50) < 3 * np.std(means) / RUNS**0.5
    assert np.divide(*np.mean(widths, axis=0)) < 0.4
    assert 0.91 * RUNS < covered < 0.99 * RUNS


def test_rounds_that_were_all_alike_do_not_make_certain() -> None:
    adjusted = Adjusted(AS_TOLD)
    adjusted.add(0, np.full(10, 100), np.zeros((10, len(HANDICAPS)), np.int64))
    share = adjusted.share(100)
    assert (share.mean, share.high) == (1.0, 1.0)
    assert 0.6 < share.low < 0.95
    assert adjusted.mean(100).low == 1.0


def test_rounds_that_are_added_for_the_interval_do_not_draw_it_away_from_the_mean() -> None:
    adjusted = Adjusted(AS_TOLD)
    adjusted.add(0, np.array([80, 90] * 50), np.zeros((100, len(HANDICAPS)), np.int64))
    share, plain = adjusted.share(100), adjusted.mean(100)
    assert share.high - share.mean == pytest.approx(share.mean - share.low)
    assert 0 < plain.mean - plain.low < share.mean - share.low < 3 * (plain.mean - plain.low)


def test_portions_do_not_matter_to_what_is_adjusted() -> None:
    values, lucky = made_up(random.Random(2), 9)
    whole, parts = Adjusted(AS_TOLD), Adjusted(AS_TOLD)
    whole.add(0, values, lucky)
    for first, last in ((0, 1), (1, 4), (4, 9)):
        parts.add(first, values[first:last], lucky[first:last])
    assert whole.mean(1) == parts.mean(1)
