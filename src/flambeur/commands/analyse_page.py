"""An analysis as one HTML file that needs nothing else."""

from collections.abc import Iterable
from pathlib import Path

from rich.text import Text

from flambeur.analysis import Account, Analysis, Candidate, JudgedMove
from flambeur.arena.charts import DASHES, Curve, Look, chart, curve_chart, legend, row, stroke, ticks
from flambeur.arena.markup import Markup, join, tag
from flambeur.arena.number_format import percent, short
from flambeur.arena.page import whole_page
from flambeur.commands.account_figures import Stretch, figure, loss_words, luck_words, points, stretches
from flambeur.commands.analyse_text import decisions_of, headline, label_words, stopped
from flambeur.commands.told_moves import Told, moment_words, swing_words, told_moves, told_swing
from flambeur.core.match import Match
from flambeur.telling.people import SHAPES, name_of
from flambeur.words import say

WHOLE = 100.0


def save_page(
    analysis: Analysis, match: Match, seats: Iterable[int], path: Path, command: str, lang: str
) -> None:
    """Write the report to a file."""
    path.write_text(page_of(analysis, match, seats, command, lang), encoding="utf-8")


def page_of(analysis: Analysis, match: Match, seats: Iterable[int], command: str, lang: str) -> str:
    """The whole page, with the decisions of some seats."""
    title = f"{say('analysis-title', lang)}: {say(f'{analysis.game}-title', lang)}"
    told = [tag("p", headline(analysis, lang), class_="lead")]
    if unjudged := stopped(analysis, match, lang):
        told.append(tag("p", unjudged, class_="state"))
    sections = [
        _section("analysis-chances", "analysis-chances-hint", lang, _chances(analysis, lang)),
        _section("analysis-account", "analysis-account-hint", lang, *_accounts(analysis, lang)),
        _section("analysis-swings", "", lang, _swings(analysis, match, lang)),
        *(_decisions(analysis, match, seat, lang) for seat in seats),
        _section("analyse-how", "", lang, _how(analysis, command, lang)),
    ]
    return whole_page(title, lang, tag("header", tag("h1", title), *told), *sections)


def _section(title: str, hint: str, lang: str, *content: Markup) -> Markup:
    said = [tag("p", say(hint, lang), class_="hint")] if hint else []
    return tag("section", tag("h2", say(title, lang)), *said, *content)


def _look(seat: int) -> Look:
    return Look(f"hue-{seat}", DASHES[seat % len(DASHES)])


def _name(seat: int, lang: str) -> str:
    return f"{SHAPES[seat]} {name_of(seat, lang)}"


def _plain(markup: str) -> str:
    return Text.from_markup(markup).plain


def _chances(analysis: Analysis, lang: str) -> Markup:
    seats = range(analysis.players)
    curves = [
        Curve(_name(seat, lang), _look(seat), [(at, now[seat]) for at, now in enumerate(analysis.chances)])
        for seat in seats
    ]
    end = analysis.chances[-1]
    named = [(_look(seat), _name(seat, lang), percent(end[seat] / WHOLE, lang, 0)) for seat in seats]
    end_at = max(1, len(analysis.chances) - 1)
    drawn = curve_chart(curves, (0.0, WHOLE), end_at, say("analysis-move", lang), lang)
    return join(drawn, legend(named), _chances_table(analysis, lang))


def _chances_table(analysis: Analysis, lang: str) -> Markup:
    """The same for whoever does not see the picture."""
    head = [say("analysis-after", lang), *(_name(seat, lang) for seat in range(analysis.players))]
    rows = [
        (moment_words(at, lang), *(percent(share / WHOLE, lang, 1) for share in now))
        for at, now in enumerate(analysis.chances)
    ]
    return tag("details", tag("summary", say("analysis-as-table", lang)), _table(head, rows, "figures-table"))


def _table(head: list[str], rows: Iterable[Iterable[object]], kind: str) -> Markup:
    """A table whose first column names the row."""
    top = tag("thead", tag("tr", *(tag("th", heading, scope="col") for heading in head)))
    body = [_row(head, *cells) for cells in rows]
    return tag("div", tag("table", top, tag("tbody", *body), class_=kind), class_="wide", tabindex="0")


def _row(head: list[str], first: object, *cells: object) -> Markup:
    labelled = zip(head[1:], cells, strict=True)
    return tag(
        "tr",
        tag("th", first, scope="row"),
        *(tag("td", tag("div", cell), data_label=label) for label, cell in labelled),
    )


def _accounts(analysis: Analysis, lang: str) -> list[Markup]:
    ends = [
        end for account in analysis.accounts for part in stretches(account) for end in (part.begin, part.end)
    ]
    reach = min(0.0, *ends), max(WHOLE, *ends)
    return [_account(account, analysis.players, reach, lang) for account in analysis.accounts]


def _account(account: Account, players: int, reach: tuple[float, float], lang: str) -> Markup:
    low, high = reach
    hue = f"hue-{account.seat}"
    rows = [
        row(
            tag("b", say(f"analysis-part-{part.part}", lang)),
            figure(part, lang),
            "",
            hue,
            _bar(part, low, high),
        )
        for part in stretches(account)
    ]
    marks = [((tick - low) / (high - low), short(tick, lang)) for tick in ticks(low, high)]
    name = tag("h3", tag("span", _name(account.seat, lang), class_=hue))
    said = tag("p", f"{luck_words(account, players, lang)}. {loss_words(account, lang)}", class_="hint")
    return tag("div", name, said, chart(rows, marks), class_="account")


def _bar(part: Stretch, low: float, high: float) -> Markup:
    begin, end, zero = (100 * (value - low) / (high - low) for value in (part.begin, part.end, 0.0))
    kind = "bar" if part.part in ("start", "end") else "bar gain" if part.points > 0 else "bar loss"
    return join(stroke(f"M{zero:.3f} 0V100", "equal"), stroke(f"M{begin:.3f} 50H{end:.3f}", kind))


def _swings(analysis: Analysis, match: Match, lang: str) -> Markup:
    entries = [
        tag(
            "li",
            tag("small", moment_words(swing.number, lang)),
            f" {_plain(told_swing(match, swing, lang))} ",
            tag("b", swing_words(swing, name_of(swing.seat, lang), lang)),
        )
        for swing in analysis.swings
    ]
    return tag("ul", *entries, class_="incidents")


def _decisions(analysis: Analysis, match: Match, seat: int, lang: str) -> Markup:
    moves = decisions_of(analysis, seat)
    told = told_moves(match, moves, lang)
    title = tag("h2", say("analyse-decisions", lang, name=_name(seat, lang)))
    names = ("analysis-move", "analyse-made", "analyse-verdict", "analysis-loses", "analyse-choice")
    rows = [_decision(move, told, lang) for move in moves]
    return tag("section", title, _table([say(name, lang) for name in names], rows, "decisions"))


def _decision(move: JudgedMove, told: Told, lang: str) -> tuple[object, ...]:
    label = tag("span", label_words(move.label, lang), class_=f"label {move.label}")
    choice = [_candidate(candidate, move, told, lang) for candidate in move.candidates]
    made = _plain(told[move.number, move.move])
    lost = points(move.lost, lang)
    best, *others = choice
    more = tag("details", tag("summary", best), tag("ul", *(tag("li", other) for other in others)))
    return move.number, made, label, lost, more


def _candidate(candidate: Candidate, move: JudgedMove, told: Told, lang: str) -> Markup:
    """A move with its chance, and how sure that is."""
    error = f" ± {points(candidate.error, lang)}" if candidate.error else ""
    kind = "b" if candidate.move == move.move else "span"
    return join(
        tag("b", points(candidate.value, lang)),
        error,
        " ",
        tag(kind, _plain(told[move.number, candidate.move])),
    )


def _how(analysis: Analysis, command: str, lang: str) -> Markup:
    facts = [
        ("arena-command", tag("code", command)),
        ("analyse-quality", say(f"analyse-{analysis.quality}", lang)),
        ("arena-seed", str(analysis.seed)),
        ("analyse-version", str(analysis.version)),
    ]
    return tag("dl", *(join(tag("dt", say(name, lang)), tag("dd", value)) for name, value in facts))
