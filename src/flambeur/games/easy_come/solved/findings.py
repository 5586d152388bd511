"""What the solution of Easy Come Easy Go says about playing it."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from flambeur.core.layout import State
from flambeur.core.native import lifted
from flambeur.games.easy_come.box import HANDS
from flambeur.games.easy_come.game import EASY_COME
from flambeur.games.easy_come.preview import REACH
from flambeur.games.easy_come.solved import declined_prizes
from flambeur.games.easy_come.solved.model import LAYOUTS, PLACES
from flambeur.games.easy_come.solved.two_players import TEMPLATES, Solved, start_of_game
from flambeur.games.easy_come.state import CENTRE, PRIZES


@dataclass(frozen=True)
class PrizeFinding:
    """What a prize is worth."""

    prize: int
    worth: float  # how much more often the player to move wins who has it from the start
    chance: float  # to get it in a turn that aims at nothing else
    refusals: int  # situations in which it is the best claim, and yet better left


@dataclass(frozen=True)
class Refusal:
    """A situation in which a prize should be left."""

    owners: tuple[int, ...]  # of the prizes: -1 the centre, 0 the player to move, 1 the other
    count: int  # turns after which the other wins, or 0
    kept: tuple[int, ...]
    rolled: tuple[int, ...]
    prize: int
    gain: float  # in winning chance, against the claim


@dataclass(frozen=True)
class Findings:
    """What is known of a solved game."""

    prizes: tuple[PrizeFinding, ...]
    fitting: int  # situations in which a prize may be claimed
    refused: int  # in which it is better to leave it
    unwanted: int  # in which even a turn without a prize is better
    clearest: Refusal

    def to_json(self) -> dict[str, Any]:
        """Everything, JSON-ready."""
        return {
            "prizes": [vars(prize) for prize in self.prizes],
            "refusals": {
                "fitting": self.fitting,
                "refused": self.refused,
                "unwanted": self.unwanted,
                "clearest": vars(self.clearest),
            },
        }


def findings(solved: Solved) -> dict[str, Any]:
    """What the solution says, JSON-ready."""
    return look_into(solved).to_json()


def look_into(solved: Solved) -> Findings:
    """Find out what prizes are worth and when to refuse them."""
    counted = declined_prizes.REFUSALS.blank()
    code = lifted(EASY_COME, *TEMPLATES, declined_prizes)
    code.count_refusals(solved.values, solved.links, np.zeros((3, len(HANDS))), counted)
    prizes = tuple(_prize(solved, prize, int(counted.by_prize[prize])) for prize in range(PRIZES))
    counts = (int(counted.fitting), int(counted.refused), int(counted.unwanted))
    return Findings(prizes, *counts, _clearest(solved, counted))


def _prize(solved: Solved, prize: int, refusals: int) -> PrizeFinding:
    s = start_of_game()
    s.owner[prize] = s.turn
    worth = solved.value_of(s) - solved.solution.first_player_wins
    return PrizeFinding(prize, worth, float(REACH[0, prize]), refusals)


def _clearest(solved: Solved, counted: State) -> Refusal:
    key = int(np.flatnonzero(solved.numbers == counted.state)[0])
    places = [key % LAYOUTS // PLACES ** (PRIZES - 1 - prize) % PLACES for prize in range(PRIZES)]
    owners = tuple((CENTRE, 0, 1)[place] for place in places)
    hands = (HANDS[counted.kept], HANDS[counted.rolled])
    return Refusal(owners, key // LAYOUTS, *hands, int(counted.prize), float(counted.gain))
