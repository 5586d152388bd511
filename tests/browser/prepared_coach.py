"""A coach whose answers are prepared: of the moves of a seat each is worth less than the one before."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

from tests.browser.guests import Guest

BEST, POINTS = 60.0, 6.0


def hints_for(legal: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the house would say, the best first."""
    return [_hint(move, place) for place, move in enumerate(legal)]


def _hint(move: dict[str, Any], place: int) -> dict[str, Any]:
    facts = [str(fact) for name, fact in move.items() if name != "id" and isinstance(fact, int)]
    worth = {"value": BEST - POINTS * place, "error": 0.5, "shares": [], "lost": POINTS * place}
    return {"move": " ".join([move["kind"], *facts]), "label": "blunder" if place else "only"} | worth


def coach(guest: Guest) -> list[int]:
    """From now on hints come from here, and everything else from the house; the questions answered so far."""
    legal: dict[str, list[dict[str, Any]]] = {}
    answered: list[int] = []

    def connect(socket: WebSocketRoute) -> None:
        house = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            legal.update((json.loads(text).get("situation") or {}).get("legal", {}))
            socket.send(text)

        def say(text: str | bytes) -> None:
            said = json.loads(text)
            if said["do"] != "hint":
                house.send(text)
                return
            asked = {"is": "hint", "id": said["id"], "number": 1, "seat": said["seat"]}
            socket.send(json.dumps(asked | {"candidates": hints_for(legal[str(said["seat"])])}))
            answered.append(said["id"])

        house.on_message(hear)
        socket.on_message(say)

    guest.page.route_web_socket("**/live", connect)
    return answered
