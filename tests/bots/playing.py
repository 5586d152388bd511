"""Bots at a table."""

import flambeur
from flambeur.bots import Bot, bot_of
from flambeur.core.match import Match


def play_bots(bots: list[Bot], seed: int, rounds: int = 1) -> Match:
    """A game between bots, one per seat."""
    match = flambeur.new("las-vegas", players=len(bots), seed=seed, rounds=rounds)
    while not match.is_over:
        seat = match.waiting[0]
        match.play(seat, bots[seat].choose(match.game, match.seen(seat), seat))
    return match


def moves_of(match: Match) -> list[str]:
    """All moves as texts."""
    return [str(turn.move) for turn in match.turns]


def choice(bot: Bot, match: Match) -> int:
    """The move that a bot makes for the seat whose turn it is."""
    seat = match.waiting[0]
    return bot.choose(match.game, match.seen(seat), seat)


def share_won(bot: str, rival: str, rivals: int, games: int) -> float:
    """The share of games that a bot wins against rivals."""
    won = 0.0
    for seed in range(games):
        others = [bot_of(rival, 100 * seed + seat) for seat in range(rivals)]
        match = play_bots([*others, bot_of(bot, seed)], seed, rounds=2)
        winners = [place.seat for place in match.standing or () if place.place == 1]
        won += (rivals in winners) / len(winners)
    return won / games
