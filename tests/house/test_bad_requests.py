"""Rubbish over HTTP: every answer is a good one, or an error in the one shape."""

import json
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok

from tests.house.houses import PATIENCE, House
from tests.house.rubbish import json_values

QUIET = [HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much]
JSON = {"Content-Type": "application/json"}
WRITING = [("PUT", "/api/me"), ("POST", "/api/tables")]
ORDER = {
    "game": st.just("las-vegas") | json_values,
    "players": st.integers() | json_values,
    "seats": st.lists(st.sampled_from(["me", "open", "novice"]), max_size=6) | json_values,
    "options": st.dictionaries(st.sampled_from(["rounds", "first", "x"]), json_values) | json_values,
    "is_open": json_values,
    "bot_after": json_values,
    "clock": json_values,
    "name": json_values,
    "lang": json_values,
}
bodies = (json_values | st.fixed_dictionaries({}, optional=ORDER)).map(json.dumps) | st.text()


def check_answer(house: House, method: str, path: str, body: bytes) -> httpx.Response:
    """Ask, and check the shape of the answer."""
    answer = httpx.request(
        method, house.url + path, content=body, headers=JSON, trust_env=False, timeout=PATIENCE
    )
    assert answer.status_code < 500
    if answer.status_code >= 400:
        assert set(answer.json()["error"]) == {"code", "words", "sentence", "rule"}
    return answer


@settings(max_examples=60, suppress_health_check=QUIET)
@given(where=st.sampled_from(WRITING), body=bodies)
def test_whatever_is_sent_is_answered(house: House, where: tuple[str, str], body: str) -> None:
    check_answer(house, *where, body.encode("utf-8", "replace"))


@pytest.mark.parametrize(("method", "path"), WRITING)
@pytest.mark.parametrize(
    "body",
    ["", "{", "[" * 30_000, '{"a":' * 10_000, '{"options": ' + "[" * 20_000 + "]" * 20_000 + "}", "\x00\xff",
     '{"name": "' + "x" * 1_000_000 + '"}', '{"name": "a", "name": NaN}', '{"name": "\\ud800"}'],
    ids=["nothing", "half", "deep", "deep objects", "deep field", "bytes", "huge", "NaN", "half a character"],
)  # fmt: skip
def test_rubbish_is_refused(house: House, method: str, path: str, body: str) -> None:
    answer = check_answer(house, method, path, body.encode("latin-1"))
    assert answer.status_code in (400, 413)
    assert answer.json()["error"]["sentence"]


@pytest.mark.parametrize("game", ["0", "-1", "2", "99999999999999999999", "one", "", "1.5"])
def test_a_game_that_is_not_there_is_refused(house: House, game: str) -> None:
    assert check_answer(house, "GET", f"/api/tables/none/record?game={game}", b"").status_code in (400, 404)


@pytest.mark.parametrize(
    "path",
    ["/api/tables/%00", "/api/tables/%ff", "/api/tables/ABC", "/api/tables/" + "a" * 5000, "/assets/%00",
     "/assets/a%0a.js", "/assets/" + "a" * 300, "/assets/%2e%2e/%2e%2e/app.py"],
)  # fmt: skip
def test_what_cannot_be_a_name_is_not_there(house: House, path: str) -> None:
    assert check_answer(house, "GET", path, b"").status_code == 404


@pytest.mark.parametrize("method", ["DELETE", "PATCH", "TRACE", "NONSENSE"])
def test_methods_that_mean_nothing_here_are_refused(house: House, method: str) -> None:
    assert check_answer(house, method, "/api/house", b"").status_code in (404, 405)


def test_every_described_request_is_answered_without_a_mistake_of_ours(house: House) -> None:
    schema = schemathesis.openapi.from_url(f"{house.url}/schema/openapi.json")
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) >= 8
    for operation in operations:

        @settings(max_examples=8, suppress_health_check=QUIET, database=None)
        @given(case=operation.as_strategy())
        def ask(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(checks=[not_a_server_error])

        ask()
