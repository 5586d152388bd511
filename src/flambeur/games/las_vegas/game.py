"""Las Vegas as a game of the house: what is agreed, and why a move is refused."""

from collections.abc import Mapping

from flambeur.core.contract import Game, Refusal
from flambeur.core.errors import BadOption
from flambeur.core.layout import State
from flambeur.core.moves import Move
from flambeur.core.options import Value
from flambeur.games import bits, note_piles, seating, ties
from flambeur.games.face_down import cover_money
from flambeur.games.las_vegas import notes, payment, rules, turns
from flambeur.games.las_vegas.box import BOX, OPTIONS_1
from flambeur.games.las_vegas.heuristics import features, policy, rolls
from flambeur.games.las_vegas.preview import preview
from flambeur.games.las_vegas.state import CASINOS, NOBODY, OWN, STATE, WHITE
from flambeur.games.las_vegas.story import STORY


def agree(s: State, players: int, options: Mapping[str, Value]) -> None:
    """Write what was agreed into a blank state; white dice are for two to four players (LV-20)."""
    if options["neutral_dice"] and players > 4:
        raise BadOption("neutral-dice-players", "LV-20", players=players)
    s.players = players
    s.neutral_dice = options["neutral_dice"]
    s.rounds = options["rounds"]
    s.minimum = options["minimum"]
    s.first = NOBODY if options["first"] is None else options["first"]


def refuse(s: State, seat: int, move: Move) -> Refusal:
    """The only reason in Las Vegas: no die shows that value."""
    rolled = [value + 1 for value in range(CASINOS) if s.rolled[OWN, value] + s.rolled[WHITE, value] > 0]
    return Refusal("not-rolled", "LV-06", {"value": move.value, "rolled": ", ".join(map(str, rolled))})


def reckon(s: State, seat: int) -> dict[str, int]:
    """In how many notes the money lies: of equal sums the one in more notes wins (LV-14)."""
    return {"won": int(s.won[seat])}


LAS_VEGAS = Game(
    name=BOX.name,
    version=2,
    older_options={1: OPTIONS_1},
    rules=rules,
    sources=(bits, ties, note_piles, seating, notes, turns, payment, rules, rolls, policy, features),
    state=STATE,
    moves=BOX.moves,
    story=STORY,
    options=BOX.options,
    agree=agree,
    refuse=refuse,
    result_step=20,
    preview=preview,
    cover=cover_money,
    reckon=reckon,
    has_secrets=False,
)
