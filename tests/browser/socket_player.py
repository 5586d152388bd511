"""Playing without the page: over the socket, as quickly as the house lets anybody."""

import json
import secrets
import time
from collections.abc import Callable, Iterator
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.guests import Guest, Place

PATIENCE = 60.0  # seconds; no test depends on speed
BURST, PACE = 30, 0.05  # so many moves at once, then one in so many seconds; the house would allow a few more
Situation = dict[str, Any]
Move = dict[str, Any]


def first(moves: list[Move]) -> Move:
    """The simplest way to choose."""
    return moves[0]


def play_unseen(
    guest: Guest,
    place: Place,
    until: Callable[[Situation], bool] = lambda _: False,
    pick: Callable[[list[Move]], Move] = first,
) -> Situation:
    """Move for the seats of a guest until one is asked and it looks so, or to the end; how it looks then."""
    with socket_of(guest, place) as socket:
        for made, situation in enumerate(moments(socket)):
            if situation["phase"] == "over" or until(situation):
                return situation
            time.sleep(PACE if made > BURST else 0)
            seat = seats_asked(situation)[0]
            order = {"do": "move", "id": secrets.token_hex(8), "seat": seat}
            socket.send(json.dumps(order | {"move": pick(situation["legal"][str(seat)])["id"]}))
    raise AssertionError("the house has closed the connection")


def socket_of(guest: Guest, place: Place) -> ClientConnection:
    """Another connection of the same person to a table."""
    cookie = next(c for c in guest.context.cookies() if c["name"] == "flambeur")
    address = f"{guest.url.replace('http', 'ws', 1)}/api/tables/{place.table}/live"
    headers = {"Cookie": f"flambeur={cookie['value']}"}
    return connect(
        address,
        additional_headers=headers,
        open_timeout=PATIENCE,
        ping_interval=None,
        proxy=None,
        max_size=None,
    )


def moments(socket: ClientConnection) -> Iterator[Situation]:
    """The table whenever it waits for a move of ours and none is on its way, and at the end."""
    situation: Situation = {"phase": "", "waiting": [], "legal": {}}
    is_answered = True
    socket.send(json.dumps({"do": "enter", "from": 0}))
    for text in socket:
        message = json.loads(text)
        assert message["is"] != "refused", message
        situation = message.get("situation", situation)
        is_answered = is_answered or message["is"] == "done"
        if is_answered and (situation["phase"] == "over" or seats_asked(situation)):
            yield situation
            is_answered = False


def seats_asked(situation: Situation) -> list[int]:
    """Our seats that the game waits for; others may change their minds, but need not."""
    return [seat for seat in situation["waiting"] if str(seat) in situation["legal"]]
