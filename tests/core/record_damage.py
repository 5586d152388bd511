"""Ways to change a record: every value in it, one at a time."""

import copy
import json
from collections.abc import Iterator
from typing import Any

from flambeur.core.record import Record

Path = tuple[str | int, ...]


def as_json(record: Record, folder: Any) -> Any:
    """The record as its file has it."""
    record.save(folder / "whole.json")
    return json.loads((folder / "whole.json").read_bytes())


def inside(node: Any) -> list[tuple[str | int, Any]]:
    """What a value holds."""
    if isinstance(node, dict):
        return list(node.items())
    return list(enumerate(node)) if isinstance(node, list) else []


def leaves(node: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every value that holds no others, with the way to it; an empty list is one."""
    if not inside(node):
        yield path, node
    for key, value in inside(node):
        yield from leaves(value, (*path, key))


def branches(node: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every object and list, with the way to it."""
    if isinstance(node, dict | list):
        yield path, node
    for key, value in inside(node):
        yield from branches(value, (*path, key))


def other_values(value: Any) -> list[Any]:
    """What somebody might put in the place of a value."""
    if isinstance(value, bool):
        return [not value, int(value), None]
    if isinstance(value, int):
        return [value + 1, value - 1, -value - 1, value + 10**6, str(value), float(value), None]
    if isinstance(value, str):
        return ["", value[:-1], value + "0", _next_letter(value), value.upper() + " ", 0, None]
    if value is None:
        return [0, 1, False, "", []]
    return [["x"], [""], {}, None, 0]


def _next_letter(text: str) -> str:
    """The last letter changed so that hexadecimal stays hexadecimal and place 1 becomes place 2."""
    return text[:-1] + ("1" if text[-1:] == "0" else "2" if text[-1:] == "1" else "0")


def changed(record: Any, path: Path, value: Any) -> bytes:
    """The record with another value at one place."""
    twin = copy.deepcopy(record)
    place = twin
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return json.dumps(twin).encode()


def without(record: Any, path: Path) -> bytes:
    """The record with one value left out."""
    twin = copy.deepcopy(record)
    place = twin
    for key in path[:-1]:
        place = place[key]
    del place[path[-1]]
    return json.dumps(twin).encode()
