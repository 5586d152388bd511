"""Easy Come Easy Go as a game of the house: options, moves, and why a move is refused."""

from collections.abc import Iterator, Mapping

from flambeur.core.contract import Game, Refusal
from flambeur.core.errors import BadOption
from flambeur.core.layout import State
from flambeur.core.moves import Move, MoveTable
from flambeur.core.options import Option, OptionTable, Value
from flambeur.core.registry import register
from flambeur.games import bits, seating
from flambeur.games.easy_come import countdown, dice, opening, prizes, rules, turns
from flambeur.games.easy_come.dice import HANDS, hand_of
from flambeur.games.easy_come.heuristics import features, policy
from flambeur.games.easy_come.preview import preview
from flambeur.games.easy_come.state import CENTRE, NOBODY, PRIZES, SEATS, STATE
from flambeur.games.easy_come.story import STORY

OPTIONS = OptionTable(
    fewest=2,
    most=SEATS,
    rule="EC-01",
    options=(
        Option("all_others", False, "EC-13"),
        Option("first", None, "EC-02", is_seat=True),
    ),
)


def moves() -> Iterator[tuple[str, dict[str, int]]]:
    """Nine claims, then a hand to keep: `claim 8`, `keep 0`, … `keep 5 5 5 5`."""
    yield from (("claim", {"prize": prize}) for prize in range(PRIZES))
    for hand in HANDS[1:]:
        yield "keep", {f"die{i}": face for i, face in enumerate(hand, 1)}


def agree(s: State, players: int, options: Mapping[str, Value]) -> None:
    """Write what was agreed into a blank state; only among four are there three others (EC-13)."""
    if options["all_others"] and players != SEATS:
        raise BadOption("all-others-players", "EC-13", players=players)
    s.players = players
    s.all_others = options["all_others"]
    s.first = NOBODY if options["first"] is None else options["first"]


def refuse(s: State, seat: int, move: Move) -> Refusal:
    """Why a prize cannot be claimed or dice cannot be set aside now."""
    if move.kind == "keep":
        return Refusal("dice-not-rolled", "EC-04", {"rolled": faces(s.rolled)})
    if s.owner[move.prize] == seat:
        return Refusal("own-prize", "EC-07", {})
    if s.owner[move.prize] == CENTRE and prizes.is_centre_closed(s):
        return Refusal("centre-closed", "EC-11", {})
    shown = faces(s.kept + s.rolled)
    return Refusal("prize-does-not-fit", "EC-08", {"prize": move.prize, "dice": shown})


def faces(tally: int) -> str:
    """Dice as people read them: `0 2 2 5`."""
    return " ".join(map(str, HANDS[hand_of(tally)]))


EASY_COME = register(
    Game(
        name="easy-come",
        version=2,
        rules=rules,
        sources=(bits, seating, dice, prizes, countdown, opening, turns, rules, policy, features),
        state=STATE,
        moves=MoveTable(moves()),
        story=STORY,
        options=OPTIONS,
        agree=agree,
        refuse=refuse,
        result_step=1,
        preview=preview,
        has_secrets=False,
    )
)
