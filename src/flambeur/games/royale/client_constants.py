"""What the browser must know to draw Las Vegas Royale: numbers of things, and amounts printed on boards."""

from flambeur.games.royale import state
from flambeur.games.royale.boards import fifty_fifty, jackpot, lucky_punch, nice_dice, no_entry
from flambeur.games.royale.moves import MOVES, TOKENS
from flambeur.games.royale.options import BOARD_IDS
from flambeur.games.royale.state import CASINOS, CHIP, NOTE_COUNTS, NOTE_VALUES

OWNERS = ("NEUTRAL", "GREY", "NOBODY", "UNKNOWN")
PLACES = ("SUPPLY", "KNOCKED_OUT", "DOUBLED", "GOLD_SPACE", "NICE_SPACE")
BOARDS = (
    *("LUCKY_PUNCH", "JACKPOT", "PRIME_TIME", "FIFTY_FIFTY", "HIGH_FIVE", "POWER_PLAY", "NO_ENTRY"),
    *("KNOCKOUT", "BLOCK_IT", "HANDICAP", "BLACK_BOX", "DOUBLE_DOWN", "NICE_DICE", "MY_CHOICE"),
)

CONSTANTS = {
    **{name: int(getattr(state, name)) for name in (*OWNERS, *PLACES, *BOARDS)},
    "CASINOS": CASINOS,
    "CHIP": CHIP,
    "SMALLEST_NOTE": NOTE_VALUES[0],
    "NOTES": list(zip(NOTE_VALUES, NOTE_COUNTS, strict=True)),
    "BOARD_IDS": BOARD_IDS,
    "MOVE_KINDS": [MOVES[number].kind for number in range(len(MOVES))],
    "PUNCH_AMOUNTS": [lucky_punch.amount(tokens) for tokens in range(lucky_punch.TOKENS + 1)],
    "JACKPOT_AMOUNTS": [jackpot.LOWEST + jackpot.STEP * step for step in range(jackpot.STEPS + 1)],
    "FIFTY_AMOUNTS": fifty_fifty.AMOUNTS,
    "LOOP_AMOUNTS": no_entry.LOOP,
    "BOX_TOKENS": TOKENS,
    "NICE_AMOUNTS": [nice_dice.EACH * value for value in range(1, CASINOS + 1)],
}
