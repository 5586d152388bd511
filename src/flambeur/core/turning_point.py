"""The move with which a game turned: the greatest gain of the winner, who has been ahead ever since."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from flambeur.core.match import Match
from flambeur.core.story import EVERYONE, Event


@dataclass(frozen=True)
class Gain:
    """A kind of event that brings somebody something, and the deed that it is the reward of."""

    event: str
    who: str  # the fact that names the seat
    worth: str = ""  # the fact that says how much; each counts alike without it
    deed: str = ""  # an earlier event of the same seat,
    at: str = ""  # which has this fact in common with the reward,
    since: str = ""  # and has not been cleared away by an event of this kind


@dataclass(frozen=True)
class TurningPoint:
    """When the game turned, and what happened."""

    move: int  # the number of the deed in the record; 1 is the first
    seat: int
    events: tuple[Event, ...]  # the deed and its reward, or only the latter

    def to_json(self) -> dict[str, Any]:
        """As JSON-ready fields."""
        return {"move": self.move, "seat": self.seat, "events": [event.to_json() for event in self.events]}


@dataclass(frozen=True)
class _Moment:
    """An event and the number of the move that it followed."""

    move: int
    event: Event


def turning_point(match: Match) -> TurningPoint | None:
    """Where a finished game turned; None if several have won, or if the game has no `gains.py`."""
    module = match.game.companion("gains")
    winners = [place.seat for place in match.standing or () if place.place == 1]
    if module is None or len(winners) != 1:
        return None
    return _find(match, winners[0], module.GAINS)


def _find(match: Match, winner: int, gains: tuple[Gain, ...]) -> TurningPoint | None:
    story = list(_moments(match))
    won = [(one, gain) for one in story for gain in gains if _is_by(one.event, gain.event, gain.who, winner)]
    lead = _took_the_lead(match, winner)
    candidates = [pair for pair in won if pair[0].move >= lead] or won
    if not candidates:
        return None
    reward, gain = max(candidates, key=lambda pair: int(pair[0].event.facts.get(pair[1].worth, 1)))
    deed = _deed_of(story[: story.index(reward)], reward.event, gain, winner)
    told = (deed.event, reward.event) if deed else (reward.event,)
    return TurningPoint(deed.move if deed else reward.move, winner, told)


def _moments(match: Match) -> Iterator[_Moment]:
    for number, turn in enumerate(match.turns, 1):
        yield from (_Moment(number, event) for event in turn.events if event.audience is EVERYONE)


def _took_the_lead(match: Match, winner: int) -> int:
    """The number of the move since which the winner has had most; the last move if there is none."""
    number = len(match.turns)
    for turn in reversed(match.turns):
        if turn.results[winner] <= max(turn.results[:winner] + turn.results[winner + 1 :]):
            break
        number -= 1
    return min(number + 1, len(match.turns))


def _deed_of(before: list[_Moment], reward: Event, gain: Gain, seat: int) -> _Moment | None:
    """The last deed of the seat that led to the reward, if the game says which deeds do."""
    for moment in reversed(before if gain.deed else []):
        event = moment.event
        if event.kind == gain.since:
            return None
        if _is_by(event, gain.deed, "seat", seat) and event.facts.get(gain.at) == reward.facts.get(gain.at):
            return moment
    return None


def _is_by(event: Event, kind: str, who: str, seat: int) -> bool:
    return event.kind == kind and event.facts[who] == seat
