"""What every game must keep to as people meet it: in matches, records and playthroughs."""

import json
from pathlib import Path

import msgspec
import pytest

from flambeur.core import registry
from flambeur.core.contract import Game
from flambeur.core.errors import FlambeurError, IllegalMove
from flambeur.core.fairness import luck_of_seed
from flambeur.core.match import Match, Turn
from flambeur.core.record import Record
from flambeur.core.replay import replay, verify
from tests.conformance import golden
from tests.conformance.set_ups import OLDER, SET_UPS, SetUp

RUBBISH: tuple[object, ...] = ("", "place", -1, 10**9, "place 99", None, 2.5, [], True)
REPLAYS = 6  # of one record: each plays all moves again up to its place
REFUSALS = 1500  # asked for in one game, over as many of its decisions as that makes
each_set_up = pytest.mark.parametrize("set_up", SET_UPS, ids=str)
also_older = pytest.mark.parametrize("set_up", [*SET_UPS, *OLDER], ids=str)
RECORDS = sorted(golden.FOLDER.glob("rules-*/*.json"))  # saved when those rules were the newest


@pytest.fixture(autouse=True)
def _known_to_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records name their game, so the games of examples must be known here too."""
    games = {set_up.subject.game.name: set_up.subject.game for set_up in SET_UPS}
    monkeypatch.setattr(registry, "_games", games)


@also_older
def test_a_playthrough_is_what_it_was(set_up: SetUp) -> None:
    kept = golden.path_of(set_up).read_text()
    assert golden.playthrough(set_up) == kept, "changed on purpose? python -m tests.conformance.golden"


@also_older
def test_a_record_replays_to_the_same_end(set_up: SetUp) -> None:
    match = golden.play(set_up, seed=11)
    record = Record.parse(msgspec.json.encode(match.record()))
    again = verify(record)
    assert again.standing == match.standing
    assert again.seen().tobytes() == match.seen().tobytes()
    assert again.game is set_up.game


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_older_rules_is_still_true(path: Path) -> None:
    record = Record.load(path)
    assert verify(record).game.version == record.set_up.rules == int(path.parent.name.removeprefix("rules-"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_older_rules_would_not_be_true_by_newer_ones(path: Path) -> None:
    """So the files show what has changed; without the version of the rules they would be lost."""
    record = Record.load(path)
    assert turns_by(registry.find_game(record.set_up.game), record) != verify(record).turns


def turns_by(game: Game, record: Record) -> list[Turn] | None:
    """What would come of the recorded moves in this game, if they are possible."""
    try:
        match = Match(game, record.set_up.players, record.set_up.options, verify(record).luck)
        for step in record.moves:
            match.play(step.seat, step.move)
    except FlambeurError:
        return None
    return match.turns


@each_set_up
def test_a_record_replays_to_any_move(set_up: SetUp) -> None:
    record = golden.play(set_up, seed=12).record()
    match, stride = replay(record, at=0), 1 + len(record.moves) // REPLAYS
    for at, step in enumerate(record.moves):
        if at % stride == 0:
            assert replay(record, at=at).seen().tobytes() == match.seen().tobytes()
        match.play(step.seat, step.move)


@each_set_up
def test_an_illegal_move_is_refused_with_its_reason_and_changes_nothing(set_up: SetUp) -> None:
    match = golden.play(set_up, seed=13)
    fresh = Match(match.game, match.players, match.options, luck_of_seed(13))
    asked = (len(match.game.moves) + len(RUBBISH)) * (match.players + 2)
    stride = 1 + len(match.turns) * asked // REFUSALS
    for at, turn in enumerate(match.turns):
        for seat in range(-1, match.players + 1) if at % stride == 0 else ():
            legal = fresh.legal(seat, revising=True)
            for move in (fresh.game.moves[number] for number in range(len(fresh.game.moves))):
                if move not in legal:
                    assert_refused(fresh, seat, move.id)
            for rubbish in RUBBISH:
                assert_refused(fresh, seat, rubbish)
        fresh.play(turn.seat, turn.move)


def assert_refused(match: Match, seat: int, move: object) -> None:
    """The move raises IllegalMove with a sentence, and neither state, chance nor story change."""
    before = (match._state.tobytes(), match._chance.tobytes(), len(match.turns))
    with pytest.raises(IllegalMove) as refusal:
        match.play(seat, move)  # type: ignore[arg-type]
    assert len(str(refusal.value)) > 20
    assert (match._state.tobytes(), match._chance.tobytes(), len(match.turns)) == before


@each_set_up
def test_views_and_events_are_ready_for_json(set_up: SetUp) -> None:
    match = golden.play(set_up)
    for seat in range(-1, set_up.players):
        assert json.loads(json.dumps(match.view(seat))) == match.view(seat)
    for turn in match.turns:
        for event in turn.events:
            assert json.loads(json.dumps(event.to_json())) == event.to_json()


@each_set_up
def test_nobody_hears_what_is_meant_for_another_seat(set_up: SetUp) -> None:
    match = golden.play(set_up)
    whispered = [event for event in match.opening if event.audience is not None]
    for event in whispered:
        others = [seat for seat in (None, *range(set_up.players)) if seat != event.audience]
        assert event.is_for(event.audience)
        assert not any(event.is_for(seat) for seat in others)
