"""An analysis at the terminal: the accounts, the turning points, and one seat's decisions."""

from rich.console import Console
from rich.table import Table

from flambeur.analysis import Analysis, JudgedMove
from flambeur.commands.account_figures import PARTS, figure, loss_words, luck_words, points, stretches
from flambeur.commands.told_moves import Told, moment_words, swing_words, told_moves, told_swing
from flambeur.core.match import Match
from flambeur.telling.people import name_of, player
from flambeur.words import say

SIGNS = {"only": "!!", "best": "!", "doubtful": "?!", "mistake": "?", "blunder": "??"}
STYLES = {
    "only": "bold green",
    "best": "green",
    "doubtful": "yellow",
    "mistake": "red",
    "blunder": "bold red",
}


def show_text(analysis: Analysis, match: Match, seat: int | None, console: Console, lang: str) -> None:
    """Print it all."""
    console.print(headline(analysis, lang), style="bold")
    if unjudged := stopped(analysis, match, lang):
        console.print(unjudged, style="bold yellow")
    console.print(_accounts(analysis, lang))
    console.print(say("analysis-account-hint", lang), style="dim")
    _show_skill(analysis, console, lang)
    _show_swings(analysis, match, console, lang)
    if seat is not None:
        console.print(_decisions(decisions_of(analysis, seat), match, player(seat, lang), lang))


def headline(analysis: Analysis, lang: str) -> str:
    """What was analysed, and how."""
    game = say(f"{analysis.game}-title", lang)
    facts = {"players": analysis.players, "seed": str(analysis.seed)}
    return say("analyse-told", lang, game=game, quality=say(f"analyse-{analysis.quality}", lang), **facts)


def stopped(analysis: Analysis, match: Match, lang: str) -> str:
    """That not all moves are judged, if so."""
    at, moves = len(analysis.moves), len(match.turns)
    return "" if at == moves else say("analyse-stopped", lang, at=at, moves=moves)


def decisions_of(analysis: Analysis, seat: int) -> list[JudgedMove]:
    """The moves of a seat that had a choice."""
    return [move for move in analysis.moves if move.seat == seat and move.label != "forced"]


def label_words(label: str, lang: str) -> str:
    """What a move is called, with the sign of chess players."""
    return f"{say(f'analysis-label-{label}', lang)} {SIGNS.get(label, '')}".strip()


def _accounts(analysis: Analysis, lang: str) -> Table:
    shown = Table(say("standing-player", lang), title=say("analysis-account", lang))
    for part in PARTS:
        equals = "= " if part == "end" else ""
        shown.add_column(equals + say(f"analysis-part-{part}", lang), justify="right")
    for account in analysis.accounts:
        parts = (figure(part, lang) for part in stretches(account))
        shown.add_row(player(account.seat, lang), *parts)
    return shown


def _show_skill(analysis: Analysis, console: Console, lang: str) -> None:
    for account in analysis.accounts:
        luck, loss = luck_words(account, analysis.players, lang), loss_words(account, lang)
        console.print(f"{player(account.seat, lang)} · {luck}. {loss}")


def _show_swings(analysis: Analysis, match: Match, console: Console, lang: str) -> None:
    console.print(say("analysis-swings", lang), style="bold")
    for swing in analysis.swings:
        words = swing_words(swing, name_of(swing.seat, lang), lang)
        moment = moment_words(swing.number, lang)
        console.print(f"[dim]{moment}[/] · {told_swing(match, swing, lang)} · [bold]{words}[/]")


def _decisions(moves: list[JudgedMove], match: Match, name: str, lang: str) -> Table:
    told = told_moves(match, moves, lang)
    headings = ("analysis-move", "analyse-made", "analyse-verdict", "analysis-loses", "analyse-better")
    shown = Table(
        *(say(heading, lang) for heading in headings), title=say("analyse-decisions", lang, name=name)
    )
    for move in moves:
        label = f"[{STYLES.get(move.label, 'default')}]{label_words(move.label, lang)}[/]"
        made = told[move.number, move.move]
        shown.add_row(str(move.number), made, label, points(move.lost, lang), better(move, told))
    return shown


def better(move: JudgedMove, told: Told) -> str:
    """The best move, where another one was made."""
    return "" if move.best.move == move.move else told[move.number, move.best.move]
