"""`flambeur watch`: a game between bots, told in words."""

import secrets
import sys
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from flambeur.bots import Bot, bot_of, warmup
from flambeur.commands.common import (
    GameName,
    Json,
    Lang,
    Players,
    Settings,
    check_language,
    clear_errors,
    note,
    out,
    print_json,
    settings_of,
)
from flambeur.core.errors import BadBot
from flambeur.core.fairness import luck_of_seed
from flambeur.core.match import Match
from flambeur.core.registry import find_game
from flambeur.core.story import EVERYONE, Event
from flambeur.telling.teller import Teller
from flambeur.telling.tellers import standing_table, teller_of
from flambeur.words import say

Seed = Annotated[int | None, typer.Option("--seed", help="Makes the game repeatable.", show_default="fresh")]
Bots = Annotated[
    list[str] | None,
    typer.Option(
        "--bot", help="shark, greedy, search:1000, search:50ms or another; one for all or one per seat."
    ),
]
Pace = Annotated[
    float | None, typer.Option("--pace", min=0, max=60, help="Seconds between turns.", show_default="0.2")
]
Save = Annotated[Path | None, typer.Option("--save", help="Save the record of the game to this file.")]

PACE = 0.2  # seconds between turns when a person looks on
DEFAULT_BOT = "sampler:100"


@clear_errors
def watch(
    game: GameName,
    players: Players = 4,
    seed: Seed = None,
    lang: Lang = "en",
    bot: Bots = None,
    pace: Pace = None,
    save: Save = None,
    option: Settings = None,
    as_json: Json = False,
) -> None:
    """Watch a game between bots, told in words.

    Example: flambeur watch las-vegas --players 4 --seed 7 --lang fr -o neutral_dice=true
    """
    check_language(lang)
    chosen = find_game(game)
    seed = secrets.randbits(32) if seed is None else seed
    match = Match(chosen, players, settings_of(chosen, option), luck_of_seed(seed))
    bots = _seat_bots(bot or [DEFAULT_BOT], match, seed)
    kinds = {bot.kind for bot in bots if bot.kind}
    warming = [warmup.begin(chosen, kind=kind) for kind in sorted(kinds)]
    try:
        console, teller = out(), teller_of(match, lang)
        if not as_json:
            _greet(console, match, seed, lang)
        _play(match, bots, _Stage(console, teller, _pace(pace, console), as_json))
    finally:
        for one in bots:
            one.close()
        for process in filter(None, warming):
            process.terminate()
            process.wait()
    if not as_json:
        console.print(standing_table(match, lang))
    if save:
        match.record().save(save)
        note(say("saved", lang, file=str(save)))


class _Stage:
    """Where the story is told, and how fast."""

    def __init__(self, console: Console, teller: Teller, pace: float, as_json: bool) -> None:
        self._console, self._teller, self._pace, self._as_json = console, teller, pace, as_json

    def show(self, events: tuple[Event, ...] | list[Event]) -> None:
        for event in (event for event in events if event.is_for(EVERYONE)):
            if self._as_json:
                print_json(event.to_json(), indent=None)
            else:
                self._console.print(self._teller.tell(event))
        time.sleep(self._pace)


def _play(match: Match, bots: list[Bot], stage: _Stage) -> None:
    stage.show(match.opening)
    while not match.is_over:
        seat = match.waiting[0]
        move = bots[seat].choose(match.game, match.seen(seat), seat)
        stage.show(match.play(seat, move))


def _seat_bots(texts: list[str], match: Match, seed: int) -> list[Bot]:
    players = match.players
    if len(texts) not in (1, players):
        raise BadBot("bots-and-seats", bots=len(texts), players=players)
    spread = texts * players if len(texts) == 1 else texts
    bots = [bot_of(text, seed, wait=False, seat=seat) for seat, text in enumerate(spread)]
    for one in bots:
        one.check(match.game, players)
    return bots


def _greet(console: Console, match: Match, seed: int, lang: str) -> None:
    title = say(f"{match.game.name}-title", lang)
    console.print(f"[bold]{say('told-by', lang, game=title, players=match.players, seed=str(seed))}[/]")
    console.print(say("commitment", lang, commitment=match.luck.commitment), style="dim")


def _pace(asked: float | None, console: Console) -> float:
    if asked is not None:
        return asked
    return PACE if console.is_terminal and sys.stdin.isatty() else 0
