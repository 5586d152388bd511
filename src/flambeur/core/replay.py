"""Playing a record again: every part is checked on the way, and a change is named where it was made."""

import copyreg
from collections.abc import Callable, Iterator
from types import MappingProxyType
from typing import Any, TypeVar

from flambeur.core.errors import BadRecord, FlambeurError
from flambeur.core.fairness import Luck
from flambeur.core.match import Match, Turn
from flambeur.core.position import Position
from flambeur.core.record import Branch, ChancePart, Record, Step, agreed, check_of, proof, told
from flambeur.core.registry import find_game

T = TypeVar("T")


def replay(record: Record, at: int | None = None) -> Match:
    """Play the recorded moves again, all or only the first `at` of them."""
    count = len(record.moves) if at is None else at
    if not 0 <= count <= len(record.moves):
        raise BadRecord("record-no-such-move", at=count, most=len(record.moves))
    match, chain = _begin(record)
    branches = {branch.at: branch for branch in record.branches}
    for number in range(count + 1):
        if number in branches:
            chain = _branch(match, branches[number], chain)
        for step in record.moves[number:count][:1]:
            chain = _play(match, step, number + 1, chain)
    return match


def steps(match: Match) -> Iterator[tuple[Match, Turn]]:
    """Every turn of a match once more, each with the match as it stood before it."""
    again = Match(match.game, match.players, match.options, match.luck)
    for number, turn in enumerate(match.turns):
        if number in match.branched:
            again.go_on_with(match.branched[number])
        yield again, turn
        again.play(turn.seat, turn.move)


def verify(record: Record) -> Match:
    """Check every part; returns the match at its end, or raises BadRecord that names the place."""
    match = replay(record)
    made = match.record()
    if record != made:
        place = "end" if record.set_up == made.set_up else "set-up"
        raise BadRecord("record-differs", place=place, number=0)
    return match


def _begin(record: Record) -> tuple[Match, str]:
    set_up, chance = record.set_up, record.chance
    newest = _agreed(lambda: find_game(set_up.game))
    if not 1 <= set_up.rules <= newest.version:
        raise BadRecord("record-other-rules", theirs=set_up.rules, ours=newest.version)
    game = newest.by_version(set_up.rules)
    _compare("set-up", set_up.check, check_of("", agreed(set_up)))
    luck = _luck(chance, "chance", set_up.check)
    match = _agreed(lambda: Match(game, set_up.players, set_up.options, luck))
    match.has_coach, match.is_rated = set_up.coach, set_up.rated
    chain = check_of(chance.check, told(match.opening))
    _compare("opening", record.opening, chain)
    return match, chain


def _agreed(make: Callable[[], T]) -> T:
    """What the set-up asks for, if there is such a thing."""
    try:
        return make()
    except FlambeurError as error:
        raise BadRecord("record-bad-set-up", reason=str(error)) from None


def _luck(part: ChancePart | Branch, place: str, chain: str) -> Luck:
    """The luck of a part that is as it should be."""
    try:
        is_shared = isinstance(part, ChancePart) and part.shared
        luck = Luck(bytes.fromhex(part.secret), part.contributions, is_shared)
    except ValueError:
        raise BadRecord("record-differs", place=place, number=0) from None
    _compare(place, part.secret, luck.secret.hex())
    _compare(place, part.commitment, luck.commitment)
    _compare(place, part.check, check_of(chain, proof(luck)))
    return luck


def _branch(match: Match, branch: Branch, chain: str) -> str:
    match.go_on_with(_luck(branch, "branch", chain))
    return branch.check


def _play(match: Match, step: Step, number: int, chain: str) -> str:
    try:
        events = match.play(step.seat, step.move)
    except FlambeurError as error:
        raise BadRecord("record-illegal-move", number=number, reason=str(error)) from None
    chain = check_of(chain, [step.seat, step.move, told(events)])
    _compare("move", step.check, chain, number)
    return chain


def _compare(place: str, recorded: str, expected: str, number: int = 0) -> None:
    if recorded != expected:
        raise BadRecord("record-differs", place=place, number=number)


def _packed(match: Match) -> tuple[Any, ...]:
    """A match travels as its record; one that was imagined has none, and travels as it is."""
    if not match.is_imagined:
        return replay, (match.record(),)
    fields = vars(match) | {"game": None, "options": dict(match.options), "_known": None}
    return _unpacked, (match.game.name, match.game.version, fields)


def _unpacked(name: str, version: int, fields: dict[str, Any]) -> Match:
    """An imagined match that has travelled."""
    game, match = find_game(name).by_version(version), object.__new__(Match)
    vars(match).update(fields | {"game": game, "options": MappingProxyType(fields["options"])})
    match._known = Position(game, match._state, match.players, match.options)
    return match


copyreg.pickle(Match, _packed)
