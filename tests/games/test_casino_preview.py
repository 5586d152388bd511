"""Payments are remembered for previews; they must be what the casinos would pay."""

from collections.abc import Callable
from typing import Any

import pytest

from flambeur.core.contract import Game
from flambeur.core.fairness import luck_of_seed
from flambeur.core.layout import State
from flambeur.core.match import Match
from flambeur.games import LAS_VEGAS, ROYALE
from flambeur.games.las_vegas import payment as vegas_payment
from flambeur.games.las_vegas import turns as vegas_turns
from flambeur.games.royale import payment as royale_payment
from flambeur.games.royale import turns as royale_turns

CASES = [
    (LAS_VEGAS, vegas_turns.place, vegas_payment.pay_casino),
    (ROYALE, royale_turns.place, royale_payment.pay_casino),
]


@pytest.mark.parametrize(("game", "place", "pay"), CASES)
def test_previews_of_a_whole_game_are_what_all_casinos_would_pay(
    game: Game, place: Callable[[State, int, int], Any], pay: Callable[[State, int], Any]
) -> None:
    match, compared = Match(game, 3, {}, luck_of_seed(7)), 0
    while not match.is_over:
        seat = match.waiting[0]
        legal = match.legal(seat)
        for move, shown in zip(legal, match.position.offered(seat), strict=True):
            if move.kind == "place":
                s = match.seen(seat)
                before = s.money.tolist()
                place(s, seat, next(iter(move.args.values())) - 1)
                for casino in range(6):
                    pay(s, casino)
                gains = [after - had for had, after in zip(before, s.money.tolist(), strict=True)]
                assert shown["preview"]["gains"] == gains[:3]
                compared += 1
        match.play(seat, legal[len(match.turns) % len(legal)])
    assert compared > 50
