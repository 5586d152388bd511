"""A first game of Las Vegas: two short rounds against two bots."""

from flambeur.core.first_game import ME, FirstGame, Hint

FIRST_GAME = FirstGame(
    options={"rounds": 2, "first": 0},
    bots=("novice", "novice"),
    seed=128,
    hints=(
        Hint("choose", move="place"),
        Hint("majority", move="place", event="placed", facts={"seat": ME}),
        Hint("tie", event="tied"),
        Hint("paid", event="paid", facts={"owner": ME}),
        Hint("again", move="place", event="round-began", facts={"round": 2}),
    ),
)
