"""A finished game and its analysis, both made without a house: nothing depends on dice, bots or speed."""

from collections.abc import Iterator
from typing import Any

import flambeur
from flambeur.core.replay import steps
from flambeur.house.clock import now
from flambeur.house.past_games import replay_of
from flambeur.house.past_moments import past_moment
from flambeur.house.seat import Seat
from flambeur.house.table import Finished

PLAYERS = 3
OPTIONS: dict[str, dict[str, Any]] = {
    "las-vegas": {"rounds": 1, "first": 0},
    "easy-come": {"first": 0},
    "all-or-nothing": {"deals": 1, "dealer": 2},
    "royale": {"rounds": 1, "first": 0},
}
MISTAKES = (2, 3)  # of the decisions of the first seat: it makes the last of the legal moves, else the first
POINTS = 6.0  # that each legal move is said to be worth less than the one before


class PastGame:
    """A game that was played by simple rules, and what the house would say of it."""

    def __init__(self, game: str) -> None:
        self.match = flambeur.new(game, players=PLAYERS, seed=7, **OPTIONS[game])
        self.mistakes: list[int] = []  # the numbers of these moves in the record
        decisions = 0
        while not self.match.is_over:
            seat = self.match.waiting[0]
            legal = self.match.legal(seat)
            is_decision = seat == 0 and len(legal) > 1
            decisions += is_decision
            is_mistake = is_decision and decisions in MISTAKES
            self.match.play(seat, legal[-1 if is_mistake else 0])
            if is_mistake:
                self.mistakes.append(len(self.match.turns))

    def replay(self) -> dict[str, Any]:
        """Every step of it."""
        seats = (Seat(person="ada", name="Ada"), Seat(bot="novice"), Seat(bot="novice"))
        return replay_of(Finished(1, self.match, seats, 1, now()))

    def moment(self, moves: int, seat: int) -> dict[str, Any]:
        """What a seat saw after so many moves."""
        return past_moment(self.match, moves, seat)

    def analysis(self) -> dict[str, Any]:
        """The account of it, in which chances go straight to their end."""
        moves = list(self._judged())
        ends = [self._end(seat) for seat in range(PLAYERS)]
        parts = [at / len(moves) for at in range(len(moves) + 1)]
        chances = [[100 / PLAYERS * (1 - part) + end * part for end in ends] for part in parts]
        turned = self.mistakes[0]
        swings = [{"number": turned, "seat": 0, "kind": "error", "points": -21.0}]
        swings += [{"number": turned + 1, "seat": 0, "kind": "luck", "points": 12.0}]
        accounts = [self._account(seat, moves) for seat in range(PLAYERS)]
        rest = {"players": PLAYERS, "quality": "good", "luck": chances, "swings": swings}
        return rest | {"accounts": accounts, "moves": moves, "chances": chances}

    def _judged(self) -> Iterator[dict[str, Any]]:
        for number, (before, turn) in enumerate(steps(self.match), 1):
            legal = before.legal(turn.seat)
            values = [60 - POINTS * place for place in range(len(legal))]
            candidates = [
                {"move": str(move), "value": value, "error": 0.5, "shares": []}
                for move, value in zip(legal, values, strict=True)
            ]
            lost = POINTS * legal.index(turn.move)
            label = "forced" if len(legal) == 1 else "blunder" if lost else "best"
            judged = {"number": number, "seat": turn.seat, "move": str(turn.move), "lost": lost}
            yield judged | {"candidates": candidates, "label": label}

    def _end(self, seat: int) -> float:
        places = {place.seat: place.place for place in self.match.standing or ()}
        winners = sum(place == 1 for place in places.values())
        return 100 / winners if places[seat] == 1 else 0.0

    def _account(self, seat: int, moves: list[dict[str, Any]]) -> dict[str, Any]:
        start, end = 100 / PLAYERS, self._end(seat)
        errors = sum(judged["lost"] for judged in moves if judged["seat"] == seat)
        account = {"seat": seat, "start": start, "luck": end - start + errors, "errors": errors, "end": end}
        return account | {"from_others": 0.0, "loss": 12.5, "decisions": 8}
