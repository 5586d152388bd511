"""The moves of a finished game in its own words, also those that could have been made instead."""

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from flambeur.analysis import JudgedMove, Swing
from flambeur.core.match import Match
from flambeur.core.replay import steps
from flambeur.core.story import Event
from flambeur.telling.teller import Teller
from flambeur.telling.tellers import teller_of
from flambeur.words import say

MOST_EVENTS = 3  # of a turning point
WHO = ("seat", "owner", "winner")  # the facts that name somebody

Told: TypeAlias = Mapping[tuple[int, str], str]  # by number and text of the move, as Rich markup


def told_moves(match: Match, moves: Iterable[JudgedMove], lang: str) -> Told:
    """What each of the moves is, made or not."""
    wanted = {move.number: move for move in moves}
    teller, told = teller_of(match, lang), {}
    for number, (again, turn) in enumerate(steps(match), 1):
        for candidate in wanted[number].candidates if number in wanted else ():
            told[number, candidate.move] = _tried(again, turn.seat, candidate.move, teller)
    return told


def _tried(match: Match, seat: int, move: str, teller: Teller) -> str:
    return _deed(match.copy(same_luck=True).play(seat, move), seat, move, teller)


def _deed(events: Sequence[Event], seat: int, move: str, teller: Teller) -> str:
    """What is told of the move itself; one that says nothing is shown as the record has it."""
    return " ".join(map(teller.tell, _split(events, seat)[0])) or move


def _split(events: Sequence[Event], seat: int) -> tuple[list[Event], list[Event]]:
    """A move, which is told first, with what only the mover hears of it; and what came of it."""
    heard = [event for event in events if event.is_for(seat)]
    size = 2 if len(heard) > 1 and heard[1].audience is not None else 1
    return heard[:size], heard[size:]


def told_swing(match: Match, swing: Swing, lang: str) -> str:
    """What happened when the game turned: the move itself, or the luck that came with it."""
    teller = teller_of(match, lang)
    if swing.kind == "error":
        turn = match.turns[swing.number - 1]
        return _deed(turn.events, turn.seat, str(turn.move), teller)
    return " ".join(map(teller.tell, _luck(match, swing)))


def _luck(match: Match, swing: Swing) -> list[Event]:
    """What chance did then, above all to that seat."""
    if swing.number == 0:
        heard = [event for event in match.opening if event.is_for(swing.seat)]
    else:
        made, heard = _split(match.turns[swing.number - 1].events, swing.seat)
        heard = heard or made
    own = [event for event in heard if any(event.facts.get(who) == swing.seat for who in WHO)]
    return (own or heard)[-MOST_EVENTS:]


def swing_words(swing: Swing, name: str, lang: str) -> str:
    """What a turning point was worth to whom."""
    kind = "error" if swing.kind == "error" else "gain" if swing.points > 0 else "loss"
    points = say("analysis-points", lang, points=round(abs(swing.points)))
    return say(f"analysis-swing-{kind}", lang, name=name, points=points)


def moment_words(number: int, lang: str) -> str:
    """After which move something was."""
    return say("analysis-number", lang, number=number) if number else say("analysis-opening", lang)
