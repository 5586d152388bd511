"""What can be agreed before a game of Las Vegas Royale."""

from flambeur.core.options import Option, OptionTable

MOST_PLAYERS = 5
CASINOS = 6

# The boards by what is printed on them, in the order of their numbers: a1, a2, … h2.
BOARD_IDS = tuple(f"{tile}{side}" for tile in "abcdefgh" for side in (1, 2))
PLANS = ("drawn", "none", *BOARD_IDS)

OPTIONS = OptionTable(
    fewest=2,
    most=MOST_PLAYERS,
    rule="LR-01",
    options=(
        Option("boards", 3, "LR-20", low=0, high=CASINOS),
        Option("unique", False, "LR-20"),
        *(Option(f"board_{casino}", "drawn", "LR-20", choices=PLANS) for casino in range(1, CASINOS + 1)),
        Option("rounds", 3, "LR-01", low=1, high=7),  # notes for more there are not (LR-02)
        Option("first", None, "LR-01", is_seat=True),
        Option("neutral_dice", True, "LR-12b"),
        Option("open_money", False, "LR-14"),
    ),
)
# In version 1 two players could not do without neutral dice, and all money was open.
SINCE_2 = ("neutral_dice", "open_money")
OPTIONS_1 = tuple(option for option in OPTIONS.options if option.name not in SINCE_2)
