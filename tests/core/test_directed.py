"""A game whose luck is handed in is the same game: every draw is asked for, and nothing else differs."""

import pickle
import random
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

import flambeur
from flambeur.core.asked_chance import Draw
from flambeur.core.chance import new_chance
from flambeur.core.directed import Directed
from flambeur.core.errors import IllegalMove
from flambeur.core.fairness import luck_of_seed
from flambeur.core.observation import observe
from flambeur.core.registry import find_game
from tests.core.answering import answer

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("las-vegas", 3, {"neutral_dice": True}),
    ("las-vegas", 5, {}),
    ("royale", 2, {"unique": True}),
    ("royale", 4, {"boards": 0, "neutral_dice": False}),
    ("easy-come", 3, {}),
    ("all-or-nothing", 4, {"deals": 2}),
)
EVERY = pytest.mark.parametrize(("game", "players", "options"), GAMES)
SEVERAL = 4000  # draws of each kind, compared with what is expected of them


def begun(game: str, players: int, seed: int = 1, **options: Any) -> Directed:
    """A directed game at its first decision."""
    return drawn(Directed(find_game(game), players, options), random.Random(seed))


def drawn(table: Directed, dice: random.Random) -> Directed:
    """The game at the next decision or its end, with draws by their probabilities."""
    while table.draw:
        outcomes, weights = zip(*table.draw.outcomes, strict=True)
        table = table.draw_is(dice.choices(outcomes, weights)[0])
    return table


@EVERY
def test_with_the_draws_of_a_match_it_is_that_match(game: str, players: int, options: dict[str, Any]) -> None:
    match = flambeur.new(game, players=players, seed=7, options=options)
    table, chance = Directed(find_game(game), players, options), luck_of_seed(7).chance()
    moves = random.Random(7)
    while not table.is_over:
        if table.draw:
            assert sum(probability for _, probability in table.draw.outcomes) == pytest.approx(1)
            table = table.draw_is(answer(table.draw, chance))
            continue
        assert table.open_view() == match.open_view()
        seat = match.waiting[0]
        assert table.waiting == match.waiting
        assert table.information_state(seat) == match.information_state(seat)
        move = moves.choice(match.legal(seat))
        match.play(seat, move)
        table = table.play(seat, move)
    assert (table.opening, table.turns, table.standing) == (match.opening, match.turns, match.standing)


@pytest.mark.parametrize("count", [2, 7, 48])
def test_numbers_and_dice_and_kinds_are_as_likely_as_chance_draws_them(count: int) -> None:
    weights = tuple(range(count))
    kinds = Draw("kind", weights, range(count))
    for draw in (Draw("number", (1,) * count, range(count)), kinds, dice_of(1 + count % 3)):
        chance = new_chance(bytes(range(32)), count)
        seen = Counter(answer(draw, chance) for _ in range(SEVERAL))
        assert seen.keys() <= {outcome for outcome, _ in draw.outcomes}
        expected = {outcome: SEVERAL * probability for outcome, probability in draw.outcomes}
        distance = sum((seen[outcome] - mean) ** 2 / mean for outcome, mean in expected.items())
        freedom = len(expected) - 1
        assert distance <= freedom + 4 * (2 * freedom) ** 0.5  # chi-square, four deviations above its mean


def dice_of(count: int) -> Draw:
    """The draw of the last dice of a turn of Easy Come Easy Go, with so many set aside before."""
    table = begun("easy-come", 2, first=0)
    keep = next(move for move in table.legal(0) if move.kind == "keep" and len(move.args) == 4 - count)
    draw = table.play(0, keep).draw
    assert draw
    assert draw.kind == "dice"
    return draw


def test_dice_that_look_alike_are_one_outcome() -> None:
    draw = dice_of(2)
    assert len(draw.outcomes) == 21
    assert sorted(draw.weights) == [1] * 6 + [2] * 15
    assert [draw.text(0), draw.text(1)] == ["dice 2 0 0 0 0 0", "dice 1 1 0 0 0 0"]


def test_notes_of_a_value_are_one_outcome() -> None:
    draw = Directed(find_game("las-vegas"), 2, {"first": 0}).draw
    assert draw
    assert draw.weights == (6, 8, 8, 6, 6, 5, 5, 5, 5)
    assert draw.text(2) == "kind 2 of 9"


def test_it_never_changes() -> None:
    table = begun("las-vegas", 2)
    before, text = table.open_view(), table.text()
    after = table.play(table.waiting[0], table.legal(table.waiting[0])[0])
    assert after.draw
    after.draw_is(after.draw.outcomes[0][0])
    assert (table.open_view(), table.text(), table.draw) == (before, text, None)
    assert after.text() != text
    assert deepcopy(table) is table


def test_while_chance_is_asked_nobody_may_act_and_the_table_is_as_before() -> None:
    table = begun("las-vegas", 2)
    seat = table.waiting[0]
    after = table.play(seat, table.legal(seat)[0])
    assert (after.waiting, after.acting, after.legal(seat), after.is_over) == ((), (), [], False)
    assert after.open_view() == table.open_view()
    assert repr(after) == "<las-vegas, 2 players, 0 moves, waiting for chance>"


def test_it_travels_as_bytes_in_the_middle_of_a_draw_too() -> None:
    table = begun("all-or-nothing", 3, deals=1)
    under_way = Directed(find_game("royale"), 2, {}).draw_is(0)
    for kept in (table, under_way, table.imagine(0, seed=1)):
        again = pickle.loads(pickle.dumps(kept))
        assert (again.text(), again.options, repr(again)) == (kept.text(), kept.options, repr(kept))
        assert (again.game, again.draw) == (kept.game, kept.draw)


def test_an_imagined_world_is_one_that_the_seat_cannot_tell_from_this_one() -> None:
    table = begun("all-or-nothing", 3)
    for seat, bid in enumerate(("bid 1", "bid 2")):
        table = table.play(seat, bid)
    world = table.imagine(1, seed=5)
    assert world.is_imagined
    assert world.information_state(1) == table.information_state(1)
    assert world.open_view()["hands"] != table.open_view()["hands"]
    assert world.open_view() == table.imagine(1, seed=5).open_view()
    assert world.play(2, "bid 0").turns[0].seat == 2


def test_a_game_begins_where_a_record_of_it_stands() -> None:
    """So a bot that is given what its seat may know can go on from there; the past is not known."""
    table = begun("all-or-nothing", 3).play(0, "bid 1").play(1, "bid 2")
    there = Directed.at(table.game, table.seen(2), table.options)
    assert (there.waiting, there.turns, there.draw) == ((2,), [], None)
    assert there.view(2) == table.view(2)
    assert there.truth().tobytes() == table.seen(2).tobytes() != table.truth().tobytes()
    assert (
        there.play(2, "bid 0").truth()["tricks"].tolist() == table.play(2, "bid 0").truth()["tricks"].tolist()
    )


def test_the_truth_is_a_copy() -> None:
    table = begun("all-or-nothing", 3)
    before = table.text()
    table.truth()["hands"][:] = 0
    assert table.text() == before


def test_what_a_seat_saw_when_it_decided_is_kept_for_it_alone() -> None:
    table = begun("all-or-nothing", 3)
    seen = observe(table.game, table.seen(1), 1)
    table = table.play(1, "bid 4").play(0, "bid 1")
    (before, move), *others = table.decided(1, 8)
    assert not others
    assert (before.tolist(), move) == (seen.tolist(), 4)
    world = table.imagine(1, seed=2)
    assert world.decided(1, 8)[0][0].tolist() == seen.tolist()
    assert world.decided(0, 8) == []


def test_what_cannot_be_is_refused_and_nothing_changes() -> None:
    table = begun("las-vegas", 2)
    seat = table.waiting[0]
    after = table.play(seat, table.legal(seat)[0])
    with pytest.raises(IllegalMove, match="Chance comes first"):
        after.play(seat, "place 1")
    with pytest.raises(IllegalMove, match="Chance comes first"):
        after.imagine(0)
    for outcome in (-1, 1287, 0.5, None, "0", True):
        with pytest.raises(IllegalMove, match="Possible: 0, 1, 2, 3, 4, 5, 6"):
            after.draw_is(outcome)  # type: ignore[arg-type]
    with pytest.raises(IllegalMove, match="Possible: –"):
        table.draw_is(0)
    with pytest.raises(IllegalMove):
        table.play(1 - seat, "place 1")


@EVERY
def test_a_game_has_secrets_if_something_is_ever_hidden(
    game: str, players: int, options: dict[str, Any]
) -> None:
    if game == "royale":
        options = {"board_1": "a1"}  # Lucky Punch
    dice, hidden = random.Random(3), False
    table = drawn(Directed(find_game(game), players, options), dice)
    while not table.is_over:
        seat = table.waiting[0]
        hidden |= any(table.seen(other) != table._state for other in range(-1, players))
        table = drawn(table.play(seat, dice.choice(table.legal(seat))), dice)
    assert hidden == table.game.has_secrets
