"""The report of an arena as one HTML file that needs nothing else."""

from pathlib import Path

from flambeur.arena.charts import legend
from flambeur.arena.downloads import download_links
from flambeur.arena.markup import Markup, join, tag
from flambeur.arena.number_format import (
    UNKNOWN,
    number,
    percent,
    results,
    rounded,
    shares,
)
from flambeur.arena.page import whole_page
from flambeur.arena.plots import look_of, mark_of, rating_plot, time_plot, win_plot
from flambeur.arena.sentences import incidents_of, meaning_of, origin_of, rating_of, speed_of, state_of
from flambeur.arena.standings import Placed, Standings
from flambeur.words import say

SIGNS = {1: "▲", -1: "▼", 0: ""}
VERDICTS = {1: "arena-verdict-above", -1: "arena-verdict-below", 0: "arena-verdict-equal"}
HALF = 0.5
ADJUSTED = (
    "arena-bot",
    "arena-wins",
    "arena-adjusted-wins",
    "arena-result",
    "arena-adjusted-result",
)


def save_page(standings: Standings, path: Path, command: str, lang: str) -> None:
    """Write the report to a file."""
    path.write_text(page_of(standings, command, lang), encoding="utf-8")


def page_of(standings: Standings, command: str, lang: str) -> str:
    """The whole page."""
    game = say(f"{standings.plan.game_name}-title", lang)
    title = say("arena-title", lang, game=game)
    return whole_page(title, lang, _header(standings, title, lang), *_sections(standings, command, lang))


def _header(standings: Standings, title: str, lang: str) -> Markup:
    plan = standings.plan
    game = say(f"{plan.game_name}-title", lang)
    facts = {"players": plan.players, "games": number(standings.games, lang), "seed": str(plan.seed)}
    told = [tag("p", say("arena-played", lang, game=game, **facts), class_="lead")]
    told.append(tag("p", origin_of(standings, lang), class_="hint"))
    told += [tag("p", sentence, class_="state") for sentence in state_of(standings, lang)]
    told.append(download_links(standings, lang))
    return tag("header", tag("h1", title), *told)


def _sections(standings: Standings, command: str, lang: str) -> list[Markup]:
    sections = [
        tag(
            "section",
            _table(standings, lang),
            tag("p", f"{meaning_of(standings, lang)} {say('arena-table-hint', lang)}", class_="hint"),
        ),
        *([_adjusted_section(standings, lang)] if standings.is_adjusted else []),
        _section("arena-wins", win_plot(standings, lang), lang, hint="arena-wins-hint"),
        _section("arena-pairs", _pairs(standings, lang), lang, hint="arena-pairs-hint"),
        _section(
            "arena-ratings",
            join(rating_plot(standings, lang), _legend(standings, lang)),
            lang,
            hint="arena-ratings-hint",
        ),
        _section("arena-times", time_plot(standings, lang), lang, hint="arena-times-hint"),
    ]
    if standings.incidents:
        sections.append(_section("arena-incidents", _incidents(standings, lang), lang))
    return [*sections, _section("arena-how", _how(standings, command, lang), lang)]


def _section(title: str, content: Markup, lang: str, hint: str = "") -> Markup:
    said = [tag("p", say(hint, lang), class_="hint")] if hint else []
    return tag("section", tag("h2", say(title, lang)), *said, content)


def _table(standings: Standings, lang: str) -> Markup:
    names = ["arena-bot", "arena-wins", "arena-result", "arena-rating", "arena-time", "arena-blunders"]
    names += ["arena-faults"] if any(bot.faults for bot in standings.bots) else []
    labels = [say(name, lang) for name in names]
    head = tag("thead", tag("tr", *(tag("th", label, scope="col") for label in labels)))
    rows = [_table_row(bot, labels, standings, lang) for bot in standings.bots]
    return tag("table", head, tag("tbody", *rows), class_="standings")


def _table_row(bot: Placed, labels: list[str], standings: Standings, lang: str) -> Markup:
    verdict = bot.verdict(standings.expected)
    sign = tag("span", SIGNS[verdict], class_=f"sign sign{verdict}", title=say(VERDICTS[verdict], lang))
    cells = [
        join(tag("b", percent(bot.wins.mean, lang)), sign, tag("small", shares(bot.wins, lang))),
        join(number(bot.result.mean, lang, 2), tag("small", results(bot.result, lang))),
        join(number(bot.rating.mu, lang, 1), tag("small", f"± {number(2 * bot.rating.sigma, lang, 1)}")),
        join(rounded(bot.milliseconds, lang) if bot.moves else UNKNOWN),
        join(number(bot.blunder_rate, lang, 1)),
        join(number(bot.faults, lang)),
    ]
    name = tag("th", named(bot), scope="row")
    return tag(
        "tr",
        name,
        *(
            tag("td", tag("div", cell), data_label=label)
            for label, cell in zip(labels[1:], cells, strict=False)
        ),
    )


def named(bot: Placed) -> Markup:
    """The sign of a bot and its name, side by side."""
    return tag("span", mark_of(bot), tag("span", bot.name), class_="named")


def _adjusted_section(standings: Standings, lang: str) -> Markup:
    """Every bot with its raw win share and the one less luck."""
    labels = [say(name, lang) for name in ADJUSTED]
    head = tag("thead", tag("tr", *(tag("th", label, scope="col") for label in labels)))
    body = [_adjusted_row(bot, labels, lang) for bot in standings.bots]
    table = tag("table", head, tag("tbody", *body), class_="standings")
    return _section("arena-adjusted", table, lang, hint="arena-adjusted-hint")


def _adjusted_row(bot: Placed, labels: list[str], lang: str) -> Markup:
    won, gained = (bot.wins, bot.adjusted_wins), (bot.result, bot.adjusted_result)
    cells = [
        *(join(percent(e.mean, lang), tag("small", shares(e, lang))) for e in won if e),
        *(join(number(e.mean, lang, 2), tag("small", results(e, lang))) for e in gained if e),
    ]
    values = (
        tag("td", tag("div", cell), data_label=label) for label, cell in zip(labels[1:], cells, strict=True)
    )
    return tag("tr", tag("th", named(bot), scope="row"), *values)


def _pairs(standings: Standings, lang: str) -> Markup:
    marks = [tag("th", mark_of(bot), tag("span", bot.name), scope="col") for bot in standings.bots]
    head = tag("thead", tag("tr", tag("td"), *marks))
    rows = [
        tag(
            "tr",
            tag("th", named(row), scope="row"),
            *(_pair(standings, row, bot, lang) for bot in standings.bots),
        )
        for row in standings.bots
    ]
    return tag("div", tag("table", head, tag("tbody", *rows), class_="pairs"), class_="wide", tabindex="0")


def _pair(standings: Standings, row: Placed, column: Placed, lang: str) -> Markup:
    if row is column:
        return tag("td", class_="self")
    pair = standings.pairs[row.number, column.number]
    sign = (pair.low > HALF) - (pair.high < HALF)
    depth = f"--depth:{min(100, round(200 * abs(pair.mean - HALF)))}%"
    interval = f"{percent(pair.low, lang, 0)} – {percent(pair.high, lang, 0)}"
    value = join(
        tag("b", percent(pair.mean, lang, 0)), tag("span", SIGNS[sign], class_="sign"), tag("small", interval)
    )
    return tag("td", value, class_="ahead" if pair.mean >= HALF else "behind", style=depth)


def _legend(standings: Standings, lang: str) -> Markup:
    by_rating = sorted(standings.bots, key=lambda bot: -bot.rating.mu)
    return legend((look_of(bot), bot.name, rating_of(bot, lang)) for bot in by_rating)


def _incidents(standings: Standings, lang: str) -> Markup:
    lines = [tag("li", line) for line in incidents_of(standings, lang)]
    return tag("ul", *lines, class_="incidents")


def _how(standings: Standings, command: str, lang: str) -> Markup:
    plan = standings.plan
    usual = {option.name: option.default for option in plan.game.options.options}
    agreed = ", ".join(f"{name}={value}".lower() for name, value in plan.options if value != usual[name])
    length = plan.pairings.round_length
    facts = [
        ("arena-command", tag("code", command)),
        ("arena-options", agreed or say("arena-options-none", lang)),
        ("arena-seed", str(plan.seed)),
        ("arena-checksum", tag("code", standings.checksum)),
    ]
    rounds = say("arena-rounds", lang, rounds=number(standings.rounds, lang), length=number(length, lang))
    listed = tag("dl", *(join(tag("dt", say(name, lang)), tag("dd", value)) for name, value in facts))
    return join(tag("p", rounds), tag("p", speed_of(standings, lang)), listed)
