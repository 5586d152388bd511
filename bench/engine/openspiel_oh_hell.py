"""OpenSpiel's `oh_hell`: random playouts inside C++, whole games and hands already dealt.

The game starts with chance, and OpenSpiel's rollouts can only be reached from a decision. So whole
games are the sum of two measurements inside C++: the dealing, and the rollouts of dealt hands.
"""

import random
from time import process_time
from typing import Any

import pyspiel

from bench.engine.measure import Contender, Sample, timed
from bench.engine.openspiel_playouts import PEER, random_bots, rollouts, seconds_with_bots
from bench.engine.openspiel_stepping import chance_step, decisions_after

OH_HELL = "oh_hell(players=4)"  # all else as it comes: a hand of 1 to 12 tricks, each as likely
PLAYERS = 4
WHOLE_GAMES = "oh_hell"
PLAY_ONLY = "oh_hell, dealt"
WITH_BOTS = "oh_hell, bots"
DEALS_PER_SIZE = 16
# Enough per call that the call from Python (some microseconds) does not count.
MIN_ROLLOUTS = 50


def dealt_hands(game: Any) -> list[Any]:
    """Deal hands of every size in equal numbers, the mix that the game itself draws from."""
    rng, hands = random.Random(11), []
    for _ in range(DEALS_PER_SIZE):
        for tricks in game.new_initial_state().legal_actions():
            state = game.new_initial_state()
            state.apply_action(tricks)
            while state.is_chance_node():
                chance_step(state, rng)
            hands.append(state)
    return hands


class OhHell:
    """Three measurements on one set of dealt hands; a batch is a number of passes over the set."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game(OH_HELL)
        self.hands = dealt_hands(self.game)
        # Exact for whole games too: only the number of tricks decides how long a hand is, and
        # the dealt hands have every number equally often.
        self.decisions = decisions_after(self.hands)

    def passes(self, games: int) -> int:
        """The number of passes nearest to so many games."""
        return max(1, round(games / len(self.hands)))

    def roll_out_hands(self, each: int, seed: int) -> float:
        """Roll out every dealt hand `each` times and return the number of decisions."""
        for number, hand in enumerate(self.hands):
            rollouts(self.game, hand, each, seed * len(self.hands) + number)
        return each * len(self.hands) * self.decisions

    def bots_from_the_start(self, seed: int) -> float:
        """Seconds for one pass of bots playing whole games, dealing included."""
        states = [self.game.new_initial_state() for _ in self.hands]
        return seconds_with_bots(states, random_bots(PLAYERS, seed), seed)

    def bots_from_hands(self, seed: int) -> float:
        """Seconds for one pass of bots playing the dealt hands."""
        states = [hand.clone() for hand in self.hands]
        return seconds_with_bots(states, random_bots(PLAYERS, seed), seed)

    def play_only(self, games: int, seed: int) -> Sample:
        """Bidding and tricks alone, as rollouts: OpenSpiel at its fastest, dealing left out."""
        each = max(MIN_ROLLOUTS, self.passes(games))
        return timed(lambda: self.roll_out_hands(each, seed), each * len(self.hands))

    def with_bots(self, games: int, seed: int) -> Sample:
        """Whole games as they can be called, with what the bots cost on top of the game."""
        passes = self.passes(games)
        first = seed * passes
        seconds = sum(self.bots_from_the_start(first + number) for number in range(passes))
        games = passes * len(self.hands)
        return Sample(games, games * self.decisions, seconds)

    def whole_games(self, games: int, seed: int) -> Sample:
        """Whole games at the speed of rollouts: the dealing, plus the rollouts of dealt hands.

        Dealing is what bots need from the start less what they need from dealt hands, so that the
        cost of the bots themselves cancels.
        """
        passes, dealing = self.passes(games), 0.0
        for number in range(seed * passes, (seed + 1) * passes):
            dealing += self.bots_from_the_start(number) - self.bots_from_hands(number)
        start, each = process_time(), max(MIN_ROLLOUTS, passes)
        self.roll_out_hands(each, seed)
        seconds = dealing + (process_time() - start) * passes / each
        games = passes * len(self.hands)
        return Sample(games, games * self.decisions, seconds)

    def contenders(self) -> list[Contender]:
        """All three, the fair comparison first."""
        runs = {WHOLE_GAMES: self.whole_games, PLAY_ONLY: self.play_only, WITH_BOTS: self.with_bots}
        return [Contender(PEER, name, PLAYERS, run) for name, run in runs.items()]
