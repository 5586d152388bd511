"""A bot of your own that plays at a house: `python examples/house_bot.py http://127.0.0.1:8377 [GAME]`."""

import asyncio
import json
import random
import secrets
import sys
import urllib.request
from typing import Any

import websockets

SEATS = ["me", "novice", "novice"]


def ask(
    house: str, path: str, cookie: str = "", body: Any = None, method: str | None = None
) -> tuple[Any, str]:
    """One request; the answer, and the cookie that says who we are."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    content = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(house + path, content, headers, method=method)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer), cookie or answer.headers["Set-Cookie"].partition(";")[0]


async def play(house: str, game: str) -> Any:
    """Make a table, sit down with bots of the house and play to the end; returns the standing."""
    _, cookie = ask(house, "/api/me")
    made, _ = ask(house, "/api/tables", cookie, {"game": game, "players": len(SEATS), "seats": SEATS})
    luck = {"luck": secrets.token_hex(8)}  # after the house has shown its commitment, and before any roll
    ask(house, f"/api/tables/{made['table']['table']}/luck", cookie, luck, "PUT")
    address = f"{house.replace('http', 'ws', 1)}/api/tables/{made['table']['table']}/live"
    async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"do": "enter"}))
        now: dict[str, Any] = {"standing": None}
        while not now["standing"]:
            message = json.loads(await socket.recv())
            now = message.get("situation", now)
            if message["is"] in ("welcome", "entry") and 0 in now["waiting"]:
                move = random.choice(now["legal"]["0"])[
                    "id"
                ]  # now["views"]["0"] is what we see: choose better
                id = f"{message['number']}"  # sent again with this id, it would still be one move
                await socket.send(json.dumps({"do": "move", "id": id, "seat": 0, "move": move}))
        return now["standing"]


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1].rstrip("/"), *sys.argv[2:] or ["las-vegas"])))
