"""A first game of Easy Come Easy Go, against one bot."""

from flambeur.core.first_game import FirstGame, Hint

FIRST_GAME = FirstGame(
    options={"first": 0},
    bots=("novice",),
    seed=52,
    hints=(
        Hint("claim", move="claim"),  # first, for dice that fit need not be rolled again
        Hint("keep", move="keep"),
        Hint("rob", move="keep", event="claimed", facts={"seat": 1}),
        Hint("stolen", event="stolen"),
        Hint("count", event="count-began"),
    ),
)
