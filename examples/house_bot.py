"""A bot of your own that plays at a house: `python examples/house_bot.py http://127.0.0.1:8377`.

It makes a table with the house's bots, sits down, and always places the largest group of dice.
"""

import asyncio
import json
import sys
import urllib.request
from typing import Any

import websockets

SEATS = ["me", "novice", "novice"]


def ask(house: str, path: str, cookie: str = "", body: Any = None) -> tuple[Any, str]:
    """One request; the answer, and the cookie that says who we are."""
    headers = {"Content-Type": "application/json", "Cookie": cookie}
    content = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(house + path, content, headers)) as answer:
        return json.load(answer), cookie or answer.headers["Set-Cookie"].partition(";")[0]


def choose(view: dict[str, Any], moves: list[dict[str, Any]]) -> dict[str, Any]:
    """The move that places most dice."""
    own, white = view["rolled"]
    return max(moves, key=lambda move: own[move["value"] - 1] + white[move["value"] - 1])


async def play(house: str, table: str, cookie: str) -> list[dict[str, int]]:
    """Play to the end; returns the standing."""
    address = f"{house.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with websockets.connect(address, additional_headers={"Cookie": cookie}) as socket:
        await socket.send(json.dumps({"do": "enter"}))
        async for text in socket:
            message = json.loads(text)
            now = message.get("situation", {})
            if now.get("standing"):
                return list(now["standing"])
            for seat, moves in now.get("legal", {}).items():
                move = choose(now["views"][seat], moves)["id"]
                turn = {"do": "move", "id": f"move {message['number']}", "seat": int(seat), "move": move}
                await socket.send(json.dumps(turn))
    raise ConnectionError("the house has closed")


def main(house: str) -> None:
    """Make a table and play there."""
    _, cookie = ask(house, "/api/me")
    made, _ = ask(house, "/api/tables", cookie, {"game": "las-vegas", "players": len(SEATS), "seats": SEATS})
    print(asyncio.run(play(house, made["table"]["table"], cookie)))


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
