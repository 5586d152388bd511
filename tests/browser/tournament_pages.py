"""Tournaments, as guests make them."""

from tests.browser.guests import Guest

SHORT = {"title": "Evening cup", "game": "las-vegas", "players": 4, "options": {"rounds": 1}, "clock": 0}


def make(guest: Guest, format: str, bots: int = 0, **wishes: object) -> str:
    """A tournament of the guest's; the path of its page."""
    order = SHORT | {"format": format, "rounds": 1} | wishes
    made = guest.context.request.post("/api/tournaments", data=order).json()
    path = f"/api/tournaments/{made['tournament']}"
    if bots:
        assert guest.context.request.post(f"{path}/bots", data={"level": "novice", "count": bots}).ok
    return f"/tournaments/{made['tournament']}"


def played(guest: Guest, format: str, bots: int = 8, **wishes: object) -> str:
    """One of bots that is over: the path of its page."""
    path = make(guest, format, bots, **wishes)
    assert guest.context.request.post(f"/api{path}/begin").ok
    guest.wait_until(lambda: guest.ask(f"/api{path}")["phase"] == "over")
    return path
