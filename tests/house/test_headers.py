"""What goes with every answer, and what is written into the log."""

import asyncio
import json

import httpx
import pytest

from tests.house.guests import Guest, NewGuest
from tests.house.houses import House

PAGES = ["/", "/t/abc", "/rules/las-vegas", "/api/me", "/api/games", "/api/tables", "/api/tables/none",
         "/nowhere", "/schema", "/healthz", "/metrics", "/assets/nothing.js"]  # fmt: skip


@pytest.mark.parametrize("page", PAGES)
def test_every_answer_tells_the_browser_to_trust_this_house_only(house: House, page: str) -> None:
    headers = httpx.get(house.url + page, trust_env=False).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["script-src"] == policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["object-src"] == policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize("page", ["/api/tables/none", "/nowhere", "/assets/nothing.js"])
def test_what_is_not_there_is_told_in_the_one_shape(house: House, page: str) -> None:
    answer = httpx.get(house.url + page, trust_env=False)
    assert answer.status_code == 404
    assert set(answer.json()["error"]) == {"code", "words", "sentence", "rule"}


def test_the_description_is_a_page_that_the_policy_lets_a_browser_show(house: House) -> None:
    page = httpx.get(house.url + "/schema", trust_env=False, headers={"accept": "text/html"}).text
    assert "<code>POST /api/tables</code>" in page
    assert not [word for word in ("<script", "<style", "style=", "://") if word in page]
    assert "paths" in httpx.get(house.url + "/schema/openapi.json", trust_env=False).json()


def test_the_house_says_that_it_is_well(house: House) -> None:
    assert httpx.get(house.url + "/healthz", trust_env=False).json() == {"is": "well"}


async def play_and_talk(anna: Guest, ben: Guest) -> tuple[int, list[str]]:
    """A game with a refusal and some rubbish; returns the number of moves, and what is secret."""
    place = await anna.make_table("me", "open")
    await anna.http.get(f"/t/{place.table}?invite={place.invite}")
    first, second = await anna.enter(place), await ben.enter(place)
    await second.done("sit", seat=1, luck="luck-of-ben")
    await second.done("say", text="spoken-in-confidence")
    await asyncio.gather(first.play(), second.play())
    await first.refused("start")
    await second.socket.close()
    await first.send("rubbish")
    await first.hear()
    tokens = [place.invite, anna.person, anna.cookie, ben.person, ben.cookie]
    moves = sum(entry["kind"] == "moved" for entry in first.entries)
    return moves, [*tokens, "luck-of-ben", "spoken-in-confidence"]


@pytest.mark.anyio
async def test_the_house_counts_and_its_log_is_json_without_tokens(
    own_house: House, new_guest: NewGuest
) -> None:
    anna, ben = await new_guest(own_house.url), await new_guest(own_house.url)
    moves, secrets = await play_and_talk(anna, ben)
    counted = (await anna.http.get("/metrics")).text
    assert f'flambeur_entries_total{{kind="moved"}} {moves}.0' in counted
    assert f"flambeur_durable_seconds_count {moves + 4}.0" in counted
    assert "flambeur_connections 1.0" in counted
    assert 'flambeur_refusals_total{code="not-agreed"} 1.0' in counted
    own_house.stop()
    lines = own_house.log.read_text().splitlines()
    logged = [json.loads(line) for line in lines if line.startswith("{")]
    assert all(set(line) >= {"at", "level", "from", "message"} for line in logged)
    assert len(lines) <= len(logged) + 2, "besides the log there is only where the house is"
    assert not [secret for secret in secrets if secret in "\n".join([*lines, counted])]
