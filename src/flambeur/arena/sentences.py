"""What is said of an arena in words, in a terminal as in a report."""

from flambeur.arena.number_format import moment, number, percent
from flambeur.arena.standings import Placed, Standings
from flambeur.core.units import unit_of
from flambeur.words import say


def origin_of(standings: Standings, lang: str) -> str:
    """What played when: both change figures."""
    rules = standings.plan.game.version
    date = moment(standings.ended, lang)
    return say("arena-origin", lang, version=standings.version, rules=rules, date=date)


def state_of(standings: Standings, lang: str) -> list[str]:
    """What must be known of an arena that was not played to its end as planned."""
    games, planned = number(standings.games, lang), number(standings.plan.games, lang)
    if standings.is_settled:
        return [say("arena-settled", lang, games=games)]
    return [] if standings.is_complete else [say("arena-interrupted", lang, games=games, planned=planned)]


def meaning_of(standings: Standings, lang: str) -> str:
    """What the table is measured against, and in what."""
    equal = say("arena-equal", lang, share=percent(standings.expected, lang))
    unit = unit_of(standings.plan.game_name, lang)
    return f"{equal} {say('arena-unit', lang, unit=unit)}" if unit else equal


def rating_of(bot: Placed, lang: str) -> str:
    """The rating and twice its error."""
    return f"{number(bot.rating.mu, lang, 1)} ± {number(2 * bot.rating.sigma, lang, 1)}"


def speed_of(standings: Standings, lang: str) -> str:
    """How long it took."""
    speed = number(standings.games / max(standings.seconds, 1e-9), lang)
    told = {
        "games": number(standings.games, lang),
        "seconds": number(standings.seconds, lang, 1),
        "speed": speed,
    }
    return say("arena-speed", lang, workers=standings.workers, **told)


def incidents_of(standings: Standings, lang: str) -> list[str]:
    """What went wrong, a line each."""
    lines = [
        say(
            "arena-incident",
            lang,
            game=str(incident.game),
            seat=incident.seat,
            bot=standings.plan.names[incident.bot],
            what=incident.fault.sentence(lang),
        )
        for incident in standings.incidents
    ]
    more = sum(bot.faults for bot in standings.bots) - len(lines)
    return [*lines, say("arena-incidents-more", lang, more=number(more, lang))] if more > 0 else lines
