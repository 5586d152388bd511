"""Records as files: what was saved can be loaded, anything else is refused as a whole."""

import json
import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import flambeur
from flambeur.core.errors import BadRecord, FlambeurError
from flambeur.core.record import FORMAT, Record, check_of
from flambeur.core.replay import verify
from tests.matches import begun, finished

WHOLE = finished().record()


def content_of(record: Record, folder: Path) -> bytes:
    record.save(folder / "game.json")
    return (folder / "game.json").read_bytes()


@contextmanager
def files_up_to(size: int) -> Iterator[None]:
    """No file can grow larger, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_no_part_of_a_record_can_be_changed() -> None:
    assert WHOLE.end is not None
    for part in (WHOLE, WHOLE.set_up, WHOLE.chance, WHOLE.moves[0], WHOLE.end):
        with pytest.raises(AttributeError):
            setattr(part, part.__struct_fields__[-1], None)


def test_where_the_disk_is_full_the_old_record_stays_and_nothing_else(tmp_path: Path) -> None:
    old = content_of(begun(1).record(), tmp_path)
    with files_up_to(100), pytest.raises(BadRecord) as raised:
        WHOLE.save(tmp_path / "game.json")
    assert raised.value.code == "record-unwritable"
    assert content_is(tmp_path, old)


def test_until_the_new_record_is_whole_on_disk_the_old_one_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, seen = content_of(begun(1).record(), tmp_path), []

    def looked(_: int) -> None:
        seen.append((tmp_path / "game.json").read_bytes())
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", looked)
    with pytest.raises(KeyboardInterrupt):
        WHOLE.save(tmp_path / "game.json")
    assert seen == [old]
    assert content_is(tmp_path, old)


def content_is(folder: Path, content: bytes) -> bool:
    """Whether the record is this one, and alone."""
    return [path.read_bytes() for path in folder.iterdir()] == [content]


@pytest.mark.parametrize("moves", [0, 1, 5, 1000])
def test_a_saved_record_is_loaded_as_it_was(moves: int, tmp_path: Path) -> None:
    match = begun(moves, players=3, neutral_dice=True)
    match.record().save(tmp_path / "game.json")
    assert Record.load(tmp_path / "game.json") == Record.load(str(tmp_path / "game.json")) == match.record()


def test_a_record_is_readable_json(tmp_path: Path) -> None:
    told = json.loads(content_of(WHOLE, tmp_path))
    assert list(told) == ["format", "set_up", "chance", "opening", "moves", "end"]
    assert (told["format"], told["set_up"]["game"], told["set_up"]["players"]) == (FORMAT, "las-vegas", 2)
    assert [step["move"] for step in told["moves"]] == [str(turn.move) for turn in finished().turns]


def test_the_end_is_recorded_only_when_it_has_come() -> None:
    assert begun(3).record().end is None
    assert WHOLE.end is not None
    standing = finished().standing or ()
    assert WHOLE.end.standing == tuple((place.seat, place.place, place.result) for place in standing)


def test_all_checks_differ() -> None:
    checks = [WHOLE.set_up.check, WHOLE.chance.check, WHOLE.opening, *(step.check for step in WHOLE.moves)]
    assert len(set(checks)) == len(checks) == 3 + len(WHOLE.moves)
    assert {len(check) for check in checks} == {12}


def test_a_check_depends_on_the_part_and_on_all_before_it() -> None:
    assert len({check_of("", [1]), check_of("", [2]), check_of("a", [1]), check_of("", ["1"])}) == 4


def test_a_truncated_file_is_refused(tmp_path: Path) -> None:
    content = content_of(WHOLE, tmp_path)
    for length in [*range(0, len(content) - 2, 50), len(content) - 2]:
        with pytest.raises(BadRecord) as refused:
            Record.parse(content[:length], "game.json")
        assert refused.value.code == "record-damaged"
        assert "game.json is damaged" in str(refused.value)


def outcome(content: bytes) -> Record | str:
    """The game that a file tells, or why it is refused."""
    try:
        return verify(Record.parse(content)).record()
    except FlambeurError as refused:
        return str(refused)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(position=st.integers(0, 10**6), byte=st.integers(0, 255))
def test_a_damaged_byte_is_found_or_does_not_matter(position: int, byte: int, tmp_path: Path) -> None:
    content = bytearray(content_of(WHOLE, tmp_path))
    content[position % len(content)] = byte
    read = outcome(bytes(content))
    assert read == WHOLE or (isinstance(read, str) and read.endswith((".", ").")))


@given(st.binary(max_size=300))
def test_rubbish_is_refused(content: bytes) -> None:
    with pytest.raises(BadRecord):
        Record.parse(content)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
)


@settings(max_examples=40)
@given(JSON)
def test_foreign_json_is_refused(content: object) -> None:
    with pytest.raises(BadRecord):
        Record.parse(json.dumps(content).encode())


@settings(max_examples=40)
@given(st.dictionaries(st.sampled_from(["set_up", "chance", "opening", "moves", "end", "x"]), JSON))
def test_json_that_claims_to_be_a_record_is_refused(content: dict[str, object]) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.parse(json.dumps({"format": FORMAT, **content}).encode())
    assert refused.value.code == "record-damaged"


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", "record-damaged"),
        (b"\n", "record-damaged"),
        (b"\xff\xfe\x00", "record-damaged"),
        (b'{"format": "\xff"}', "record-damaged"),
        (b"[" * 100_000, "record-damaged"),
        (b'{"format": "flambeur-record-1", "end": ' + b'{"a":' * 100_000, "record-damaged"),
        (b'{"format": "flambeur-record-1", "rules": ' + b"9" * 10_000 + b"}", "record-damaged"),
        (b"NaN", "record-damaged"),
        (b"[]", "record-foreign"),
        (b"7", "record-foreign"),
        (b'"flambeur-record-1"', "record-foreign"),
        (b'{"format": ["flambeur-record-1"]}', "record-foreign"),
        (b'{"format": "flambeur-record-2"}', "record-foreign"),
        (b'{"name": "package", "version": "1.0"}', "record-foreign"),
    ],
)
def test_other_content_is_refused_for_what_it_is(content: bytes, code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.parse(content)
    assert refused.value.code == code
    assert str(refused.value)


@pytest.mark.parametrize("name", ["missing.json", ".", "missing/game.json", "x" * 300])
def test_a_file_that_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    with pytest.raises(BadRecord) as refused:
        flambeur.load(tmp_path / name)
    assert refused.value.code == "record-unreadable"
    assert str(tmp_path / name) in str(refused.value)


def test_a_name_that_no_file_can_have_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadRecord):
        flambeur.load(f"{tmp_path}/game\0.json")
