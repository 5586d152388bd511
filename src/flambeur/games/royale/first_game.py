"""A first game of Las Vegas Royale: one round with two easy boards against two bots."""

from flambeur.core.first_game import ME, FirstGame, Hint

FIRST_GAME = FirstGame(
    options={"rounds": 1, "first": 0, "boards": 0, "board_2": "d1", "board_5": "a2"},
    bots=("novice", "novice"),
    seed=63,
    hints=(
        Hint("choose", move="place"),
        Hint("pass", move="pass", event="placed", facts={"seat": ME}),
        Hint("board", event="rewarded", facts={"seat": ME}),
        Hint("tie", move="place", event="placed", facts={"seat": 1}),
    ),
)
