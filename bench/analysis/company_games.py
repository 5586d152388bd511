"""Games between players of all manners, from which a network learns what comes of them; a template."""

import math
from typing import NamedTuple, TypeAlias, cast

import numpy as np
import numpy.typing as npt

from flambeur.arena.manners_kernel import (
    AT_RANDOM,
    COMPANY,
    GREEDILY,
    ROUGHLY,
    WELL,
    Manners,
    chance_among,
    describe_among,
)
from flambeur.bots.kernels.network import Network, NetworkRules, chance_to_win, learned_move
from flambeur.core.chance import WORD, Chance, begin_stream, below, word
from flambeur.core.layout import Batch, Numbers, Places, Room, State
from flambeur.core.playout import SHARES, first_waiting, win_share

rules: NetworkRules = cast(NetworkRules, None)

Coolness: TypeAlias = npt.NDArray[np.float64]

HERE, SEEN, TRIED, AHEAD, TABLES = 0, 1, 2, 3, 4
DRAWN = 6  # whose manners are drawn: one at random, one greedy, two who think and two who do so roughly


class Teachers(NamedTuple):
    """Who plays, and who is asked what will come of it."""

    player: Network
    pupil: Network
    manners: Manners
    coolness: Coolness  # of rough players, by their number: how much more often they choose what is better


def play_games(
    blanks: Batch,
    tables: Batch,
    chance: Chance,
    room: Room,
    who: Teachers,
    rows: tuple[Numbers, Numbers],
    games: tuple[int, int],
    samples: int,
    horizon: int,
) -> None:
    """Play games first to last; note some tables of each, and what the pupil says some decisions on."""
    s, (inputs, shares), (first, last) = tables[HERE], rows, games
    for game in range(first, last):
        tables[HERE] = blanks[game % len(blanks)]
        begin_stream(chance, game)
        draw_manners(s, chance, who.manners)
        rules.start(s, chance)
        seen, row = 0, (game - first) * samples
        while not rules.is_over(s):
            if rules.ripe(s):
                slot = seen if seen < samples else below(chance, seen + 1)
                seen += 1
                if slot < samples:
                    seat = below(chance, int(s.players))
                    describe_among(s, seat, who.manners, COMPANY, inputs[row + slot])
                    shares[row + slot] = foreseen(tables, chance, room, seat, 1 + below(chance, horizon), who)
            make_move(tables, HERE, chance, room, who)


def draw_manners(s: State, chance: Chance, manners: Manners) -> None:
    """Two of all manners, and for each seat one of the two."""
    one, other = drawn_manner(chance), drawn_manner(chance)
    for seat in range(s.players):
        manners[seat] = one if below(chance, 2) == 0 else other


def drawn_manner(chance: Chance) -> int:
    """More often that of somebody who thinks, for luck is told where bots do."""
    drawn = below(chance, DRAWN)
    return drawn if drawn <= ROUGHLY else (WELL if drawn % 2 == 0 else ROUGHLY)


def foreseen(tables: Batch, chance: Chance, room: Room, seat: int, ahead: int, who: Teachers) -> float:
    """The share of the win that a seat has after so many decisions, by the pupil's own word."""
    tables[AHEAD] = tables[HERE]
    s = tables[AHEAD]
    for _ in range(ahead):
        if not rules.is_over(s):
            make_move(tables, AHEAD, chance, room, who)
    if rules.is_over(s):
        return share_of(s, room.places, seat)
    own, total = 0.0, 0.0
    for other in range(s.players):
        hope = chance_among(s, other, who.manners, COMPANY, who.pupil)
        own += hope * (other == seat)
        total += hope
    return own / total


def share_of(s: State, places: Places, seat: int) -> float:
    """Of the win, when the game is over."""
    rules.standing(s, places)
    return win_share(s, places, seat) / SHARES


def make_move(tables: Batch, here: int, chance: Chance, room: Room, who: Teachers) -> None:
    """Whoever is to move does so in their manner."""
    s = tables[here]
    seat = first_waiting(s)
    tables[SEEN] = s
    rules.hide(tables[SEEN], seat)
    rules.guess(tables[SEEN], chance, seat)
    rules.apply(s, chance, seat, move_of(tables, chance, room, seat, who))


def move_of(tables: Batch, chance: Chance, room: Room, seat: int, who: Teachers) -> int:
    """A move on what the seat sees."""
    seen, manner = tables[SEEN], who.manners[seat]
    if manner == AT_RANDOM:
        return rules.random_move(seen, chance, seat, room.mask)
    if manner == GREEDILY:
        return rules.greedy_move(seen, chance, seat, room.mask)
    if manner == ROUGHLY:
        return rough_move(tables, chance, room, seat, who)
    assert manner == WELL
    if below(chance, 2) == 0:
        return rules.quick_move(seen, chance, seat, room.mask)
    return learned_move(tables, SEEN, TRIED, chance, seat, room, who.player)


def rough_move(tables: Batch, chance: Chance, room: Room, seat: int, who: Teachers) -> int:
    """Better moves more often, as a sampler finds them that has little time (Gumbel)."""
    rules.legal(tables[SEEN], seat, room.mask)
    best, most = -1, -math.inf
    for move in range(len(room.mask)):
        if room.mask[move] == 1:
            tables[TRIED] = tables[SEEN]
            rules.apply(tables[TRIED], chance, seat, move)
            s = tables[TRIED]
            over = rules.is_over(s)
            hope = share_of(s, room.places, seat) if over else chance_to_win(s, seat, who.player)
            noise = -math.log(-math.log((word(chance) + 0.5) / (WORD + 1)))
            if who.coolness[s.players] * hope + noise > most:
                best, most = move, who.coolness[s.players] * hope + noise
    return best
