"""What the browser client takes from the rules when it is built."""

import importlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

import flambeur
from flambeur.core.registry import find_game
from flambeur.games.royale.state import LUCKY_PUNCH

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
GAMES = [path.parent.name for path in sorted(WEB.glob("games/*/index.ts"))]


def constants_of(game: str) -> dict[str, Any]:
    """What a game's client is told."""
    module = importlib.import_module(f"flambeur.games.{game.replace('-', '_')}.client_constants")
    constants: dict[str, Any] = json.loads(json.dumps(module.CONSTANTS))
    return constants


@pytest.mark.parametrize("game", GAMES)
def test_every_constant_is_used_by_the_client(game: str) -> None:
    sources = [path for path in (WEB / "games" / game).rglob("*") if path.suffix in {".ts", ".svelte"}]
    text = "".join(path.read_text(encoding="utf-8") for path in sources if path.name != "constants.ts")
    assert set(constants_of(game)) <= set(re.findall(r"\b[A-Z][A-Z_]+\b", text))


@pytest.mark.rule("LV-02")
@pytest.mark.rule("LR-02")
@pytest.mark.parametrize("game", ["las-vegas", "royale"])
def test_the_rules_show_the_notes_that_are_played_with(game: str) -> None:
    view = flambeur.new(game, players=3, seed=1).view()
    laid = [note for row in view["notes"] for note in row]
    bank = view.get("bank", [0] * len(view["unseen"]))
    for place, (value, count) in enumerate(constants_of(game)["NOTES"]):
        assert view["unseen"][place] + bank[place] + laid.count(value) == count


@pytest.mark.rule("LR-A1")
@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_a_fist_shows_what_it_pays(tokens: int) -> None:
    match = flambeur.new(
        "royale",
        players=2,
        seed=1,
        options={f"board_{casino}": "none" for casino in range(2, 7)},
        board_1="a1",
    )
    while not any(move.kind == "hold" for move in match.legal(match.waiting[0])):
        legal = match.legal(match.waiting[0])
        match.play(match.waiting[0], next((move for move in legal if str(move) == "place 1"), legal[-1]))
    match.play(match.waiting[0], f"hold {tokens}")
    told = match.play(match.waiting[0], f"guess {tokens % 3 + 1}")
    paid = [event.facts["amount"] for event in told if event.facts.get("board") == LUCKY_PUNCH]
    assert paid == [constants_of("royale")["PUNCH_AMOUNTS"][tokens]]


def test_a_decision_is_named_by_its_first_move() -> None:
    moves = find_game("royale").moves
    assert constants_of("royale")["MOVE_KINDS"] == [moves[number].kind for number in range(len(moves))]
