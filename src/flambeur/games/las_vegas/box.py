"""Las Vegas as it stands on a shelf: how many can play, what can be agreed, the moves."""

from dataclasses import replace

from flambeur.core.box import Box
from flambeur.core.moves import MoveTable
from flambeur.core.options import Option, OptionTable

MOST_PLAYERS = 5
CASINOS = 6
NOTE_STEP = 10  # money is in thousands

MINIMUM = Option("minimum", 50, "LV-03", low=NOTE_STEP, high=9 * NOTE_STEP, step=NOTE_STEP)
BOX = Box(
    "las-vegas",
    OptionTable(
        fewest=2,
        most=MOST_PLAYERS,
        rule="LV-01",
        options=(
            Option("neutral_dice", False, "LV-20"),
            Option("rounds", 4, "LV-01", low=1, high=8),
            MINIMUM,
            Option("first", None, "LV-05", is_seat=True),
            Option("open_money", False, "LV-15"),
            Option("printing", "first", choices=("first", "later")),
        ),
    ),
    MoveTable(("place", {"value": value}) for value in range(1, CASINOS + 1)),
)
# In version 1 any number would do, though notes made 60 of a 55.
OPTIONS_1 = tuple(replace(option, step=1) if option is MINIMUM else option for option in BOX.options.options)
