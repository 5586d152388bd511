"""Records: named fields in one block of bytes."""

import json

import pytest

from flambeur.core.layout import Seats, Tally, layout

SEATS = Seats(4)
TABLE = layout(
    ("turn", "i1"),
    ("money", "i2", SEATS),
    ("dice", "i1", 3, SEATS),
    ("cards", "i1", SEATS, 2),
    ("trust", "i1", SEATS, SEATS),
    ("pile", "i8", 2),
)


def test_a_blank_record_is_all_zeros() -> None:
    assert not any(TABLE.blank().tobytes())


def test_fields_have_the_declared_shapes() -> None:
    record = TABLE.blank()
    shapes = [record[name].shape for name in ("turn", "money", "dice", "cards", "trust", "pile")]
    assert shapes == [(), (4,), (3, 4), (4, 2), (4, 4), (2,)]


def test_fields_are_aligned_for_the_gpu() -> None:
    assert TABLE.dtype.isalignedstruct
    assert TABLE.dtype.fields is not None
    assert [TABLE.dtype.fields[name][1] % size for name, size in (("money", 2), ("pile", 8))] == [0, 0]


def test_fields_can_be_set_as_attributes() -> None:
    record = TABLE.blank()
    record.turn = 3
    record.money[2] += 70
    assert (record.turn, record["money"].tolist()) == (3, [0, 0, 70, 0])


def test_a_number_is_read_as_a_plain_number() -> None:
    record = TABLE.blank()
    record.turn -= 1
    assert (record.turn, type(record.turn)) == (-1, int)


def test_a_field_that_is_not_declared_is_a_mistake() -> None:
    with pytest.raises(AttributeError):
        _ = TABLE.blank().stake
    with pytest.raises((KeyError, ValueError)):
        _ = TABLE.blank()["stake"]


@pytest.mark.parametrize("name", ["round", "copy", "sum"])
def test_a_field_cannot_have_the_name_of_something_that_records_do(name: str) -> None:
    with pytest.raises(ValueError, match=f"a field cannot be called '{name}'"):
        layout(("money", "i2"), (name, "i1"))


def test_records_of_a_batch_are_separate() -> None:
    batch = TABLE.batch(3)
    batch[1].money[0] = 5
    assert [record.money[0] for record in batch] == [0, 5, 0]


def test_two_blank_records_share_nothing() -> None:
    first, second = TABLE.blank(), TABLE.blank()
    first.pile[1] = -1
    assert not any(second.tobytes())


def test_a_copy_has_the_same_bytes_and_shares_nothing() -> None:
    record = TABLE.blank()
    record.money[1] = 90
    twin = TABLE.copy(record)
    assert twin.tobytes() == record.tobytes()
    twin.money[1] = 10
    twin.turn = 2
    assert (record.money[1], record.turn) == (90, 0)


def test_seat_axes_are_found_wherever_they_stand() -> None:
    assert TABLE.seat_axes == {"money": (0,), "dice": (1,), "cards": (0,), "trust": (0, 1)}


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_names_show_only_the_seats_in_play(players: int) -> None:
    named = TABLE.named(TABLE.blank(), players)
    assert list(named) == ["turn", "money", "dice", "cards", "trust", "pile"]
    assert named["money"] == [0] * players
    assert named["dice"] == [[0] * players] * 3
    assert named["cards"] == [[0, 0]] * players
    assert named["trust"] == [[0] * players] * players
    assert named["pile"] == [0, 0]


def test_names_hold_the_values_in_json_ready_form() -> None:
    record = TABLE.blank()
    record.turn, record.money[1], record.pile[0] = 4, -300, 2**40
    named = json.loads(json.dumps(TABLE.named(record, 2)))
    assert (named["turn"], named["money"], named["pile"]) == (4, [0, -300], [2**40, 0])


def test_a_tally_is_a_number_in_the_record_and_a_list_in_the_view() -> None:
    cup = layout(("rolled", "i4", Tally(6)), ("aside", "i4"))
    record = cup.blank()
    record.rolled = 2 << 4 | 1 << 20
    assert (record.rolled, record["rolled"].shape) == (2 << 4 | 1 << 20, ())
    assert cup.named(record, 2) == {"rolled": [0, 2, 0, 0, 0, 1], "aside": 0}
