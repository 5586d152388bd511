"""A first game of Alles oder Nichts: two deals against two bots."""

from flambeur.core.first_game import ME, FirstGame, Hint

FIRST_GAME = FirstGame(
    options={"deals": 2, "dealer": 2},  # so the learner speaks and leads first
    bots=("novice", "novice"),
    seed=11,
    hints=(
        Hint("bid", move="bid"),
        Hint("say", move="open"),
        Hint("play", move="play"),
        Hint("trick", event="trick-taken", facts={"seat": ME}),
        Hint("scored", event="scored"),
    ),
)
