"""The standings of an arena as tables for a terminal, of whatever width: no name and no figure is cut."""

from collections.abc import Callable, Iterator, Sequence
from textwrap import wrap
from typing import NamedTuple, TypeAlias

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from flambeur.arena import Standings
from flambeur.arena.html_report import ADJUSTED, SIGNS
from flambeur.arena.number_format import UNKNOWN, give_or_take, number, percent, rounded, spread
from flambeur.arena.sentences import incidents_of, meaning_of, origin_of, rating_of, speed_of, state_of
from flambeur.arena.standings import Placed
from flambeur.words import say

ENDLESS = 10_000  # columns


class Form(NamedTuple):
    """How the tables are written: what the bots are called, in their order, and whether heads are broken."""

    names: Sequence[str]
    is_tight: bool


Build: TypeAlias = Callable[[Standings, Form, str], Table]


def show(standings: Standings, settle: bool, console: Console, lang: str) -> None:
    """Who played, the tables, and what must be known of them."""
    plan = standings.plan
    facts = {"players": plan.players, "games": number(standings.games, lang), "seed": str(plan.seed)}
    game = say(f"{plan.game_name}-title", lang)
    _tell(console, say("arena-played", lang, game=game, **facts), "bold")
    form = _form(standings, console, lang)
    _print(_standings(standings, form, lang), console)
    _tell(console, meaning_of(standings, lang))
    if standings.is_adjusted:
        _print(_adjusted(standings, form, lang), console)
        _tell(console, say("arena-adjusted-hint", lang))
    if len(standings.bots) > 2:
        _print(_pairs(standings, form, lang), console)
    states = state_of(standings, lang)
    for sentence in [say("arena-not-settled", lang)] if settle and not states else states:
        _tell(console, sentence, "bold")
    for line in incidents_of(standings, lang):
        _tell(console, line, "red")
    checksum = f"{say('arena-checksum', lang)} {standings.checksum}"
    for line in (f"{speed_of(standings, lang)}, {checksum}", origin_of(standings, lang)):
        _tell(console, line, "dim")


def _tell(console: Console, sentence: str, style: str = "") -> None:
    """A sentence; a terminal breaks it between words, a file not at all."""
    console.print(sentence, style=style, markup=False, soft_wrap=not console.is_terminal)


def _form(standings: Standings, console: Console, lang: str) -> Form:
    """Names if every table has room for them, else numbers, which are told first."""
    names = [escape(bot.name) for bot in standings.bots]
    builds: list[Build] = [_standings, _pairs, *([_adjusted] if standings.is_adjusted else [])]
    for form in (Form(names, is_tight=False), Form(names, is_tight=True)):
        if all(_width(build(standings, form, lang), console) <= console.width for build in builds):
            return form
    numbers = [str(place) for place in range(1, len(names) + 1)]
    for place, name in zip(numbers, names, strict=True):
        console.print(f"{place:>3}  {name}")
    return Form(numbers, is_tight=True)


def _print(table: Table, console: Console) -> None:
    """Whole, also where lines are longer than the terminal is wide."""
    usual = console.width
    console.width = max(usual, _width(table, console))
    console.print(table)
    console.width = usual


def _width(table: Table, console: Console) -> int:
    """What it takes to cut nothing."""
    return console.measure(table, options=console.options.update(max_width=ENDLESS)).maximum


def _table(heads: Sequence[str], rows: Sequence[Sequence[str]], is_tight: bool, title: str = "") -> Table:
    """A column for each head, the first for the bots; tight, as wide as the longest figure or word."""
    shown = Table(title=title or None, title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    shown.padding = (0, 1, 0, 0)
    for i, (head, cells) in enumerate(zip(heads, zip(*rows, strict=True), strict=True)):
        width = max(map(cell_len, (*cells, *head.replace("-", "- ").split(), " ")))
        broken = "\n".join(wrap(head, width)) if is_tight else head
        shown.add_column(broken, justify="right" if i else "left", no_wrap=True)
    for row in rows:
        shown.add_row(*row)
    return shown


def _standings(standings: Standings, form: Form, lang: str) -> Table:
    heads = ["bot", "wins", "interval", "result", "rating", "time", "blunders"]
    heads += ["faults"] if any(bot.faults for bot in standings.bots) else []
    rows = [
        [name, *_figures(bot, standings, lang)][: len(heads)]
        for bot, name in zip(standings.bots, form.names, strict=True)
    ]
    return _table([say(f"arena-{head}", lang) for head in heads], rows, form.is_tight)


def _figures(bot: Placed, standings: Standings, lang: str) -> Iterator[str]:
    yield f"{percent(bot.wins.mean, lang)} {SIGNS[bot.verdict(standings.expected)] or ' '}"
    yield spread(bot.wins, lang)
    yield give_or_take(bot.result, lang)
    yield rating_of(bot, lang)
    yield rounded(bot.milliseconds, lang) if bot.moves else UNKNOWN
    yield number(bot.blunder_rate, lang, 1)
    yield number(bot.faults, lang)


def _adjusted(standings: Standings, form: Form, lang: str) -> Table:
    """Raw results, whose intervals stand above already, beside those less luck."""
    rows = [
        [
            name,
            percent(bot.wins.mean, lang),
            *(f"{percent(e.mean, lang)} ({spread(e, lang)})" for e in (bot.adjusted_wins,) if e),
            number(bot.result.mean, lang, 2),
            *(give_or_take(e, lang) for e in (bot.adjusted_result,) if e),
        ]
        for bot, name in zip(standings.bots, form.names, strict=True)
    ]
    return _table([say(head, lang) for head in ADJUSTED], rows, form.is_tight, say("arena-adjusted", lang))


def _pairs(standings: Standings, form: Form, lang: str) -> Table:
    """How often the bot of the row finished before that of the column."""
    rows = [
        [name, *("" if row is bot else _before(standings, row, bot, lang) for bot in standings.bots)]
        for row, name in zip(standings.bots, form.names, strict=True)
    ]
    return _table(["", *form.names], rows, form.is_tight, say("arena-pairs", lang))


def _before(standings: Standings, row: Placed, column: Placed, lang: str) -> str:
    return percent(standings.pairs[row.number, column.number].mean, lang)
