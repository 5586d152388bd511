"""Whether what a person asks of a table can be done: the answer is an entry or a refusal."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta

from flambeur.core.errors import Refused
from flambeur.house import hosting, rematches
from flambeur.house.commands import (
    LONGEST_TEXT,
    Again,
    AnyCommand,
    ComeBack,
    Contribute,
    Hint,
    Move,
    Ping,
    Plan,
    Replace,
    Resign,
    Say,
    Sit,
    Stand,
    Start,
    Swap,
    TakeBack,
    WantCoach,
    new_secret,
)
from flambeur.house.entries import (
    AnyEntry,
    BotTook,
    CameBack,
    Coached,
    Contributed,
    Moved,
    Resigned,
    Said,
    Sat,
    Stood,
    TookBack,
    Voted,
)
from flambeur.house.moment import NO_NEWS, Moment
from flambeur.house.requirements import check_own, check_seat, require
from flambeur.house.table import GATHERING, OVER, PLAYING, STAND_IN, Table

# In so much time a person may say so many things, and all those together who only look on.
TALK_TIME, MOST_SAID, MOST_SAID_BY_WATCHERS = timedelta(seconds=10), 5, 10
MOST_MINDS = 2  # so often a person may change their mind about the coach in the same time: also back again
ARRANGED = (Stand, Plan, Swap, Start, Again, WantCoach)  # at the tables of a tournament, which seats people
MOST_MOVES = 1_000  # of a game, after which nobody changes a decision that the game does not wait for


@dataclass(frozen=True)
class Asking:
    """Who asks, and what is so at that moment."""

    person: str
    name: str
    may_enter: bool = True
    moment: Moment = NO_NEWS
    levels: Sequence[str] = ()  # of the bots that can be had here


def decide(
    table: Table, asking: Asking, command: AnyCommand, new_secret: Callable[[], str] = new_secret
) -> AnyEntry | None:
    """The entry that carries the command out; None if there is nothing to do. Raises a FlambeurError."""
    person, name = asking.person, asking.name
    is_arranged = table.made.tournament is not None and isinstance(command, ARRANGED)
    require(not is_arranged, Refused("tournament-table"))
    match command:
        case Sit():
            return _sit(table, asking, command)
        case Contribute():
            return _contribute(table, person, command)
        case Stand():
            check_own(table, person, command.seat)
            require(table.phase == GATHERING, Refused("already-begun"))
            return Stood(seat=command.seat, name=name, person=person, id=command.id)
        case Plan():
            return hosting.plan(table, person, asking.levels, command)
        case Swap():
            return hosting.swap(table, person, command)
        case Start():
            return rematches.start(table, person, asking.moment, command, new_secret)
        case Again():
            return rematches.agree(table, person, name, command, new_secret)
        case Say():
            return _say(table, asking, command)
        case WantCoach():
            return _want_coach(table, asking, command)
        case Ping() | Hint():
            return None
        case _:
            return _during_the_game(table, asking, command)


def _sit(table: Table, asking: Asking, command: Sit) -> AnyEntry:
    check_seat(table, command.seat)
    require(asking.may_enter, Refused("need-invite"))
    require(table.phase == GATHERING, Refused("already-begun"))
    require(table.seats[command.seat].kind == "open", Refused("seat-taken", seat=command.seat))
    is_asked = not table.seats_of(asking.person) or table.host == asking.person
    require(is_asked, Refused("one-seat"))
    is_second = bool(table.seats_of(asking.person))
    require(not (table.made.rated and is_second), Refused("rated-shared"))
    who = {"person": asking.person, "id": command.id}
    return Sat(seat=command.seat, name=asking.name, luck=command.luck, **who)


def _contribute(table: Table, person: str, command: Contribute) -> AnyEntry | None:
    """The first contribution counts: the house must not be able to wish for another."""
    seats = table.seats_of(person)
    require(bool(seats), Refused("not-at-the-table"))
    if set(seats) & set(table.owes_luck):
        return Contributed(luck=command.luck, person=person, id=command.id)
    require(table.seats[seats[0]].luck == command.luck, Refused("luck-given"))
    return None


def _want_coach(table: Table, asking: Asking, command: WantCoach) -> AnyEntry | None:
    require(bool(table.seats_of(asking.person)), Refused("not-at-the-table"))
    require(not (table.made.rated and command.wants), Refused("rated-coach"))
    if command.wants == (asking.person in table.coached):
        return None
    since = asking.moment.at - TALK_TIME
    coached = (told for told in table.story if isinstance(told.entry, Coached))
    recent = [told.entry.person for told in coached if since < told.at <= asking.moment.at]
    require(recent.count(asking.person) < MOST_MINDS, Refused("just-changed-mind"))
    return Coached(wants=command.wants, name=asking.name, person=asking.person, id=command.id)


def _say(table: Table, asking: Asking, command: Say) -> AnyEntry:
    require(asking.may_enter or bool(table.seats_of(asking.person)), Refused("need-invite"))
    text = command.text.strip()
    require(0 < len(text) <= LONGEST_TEXT, Refused("bad-text", most=LONGEST_TEXT))
    _check_talk(table, asking)
    return Said(name=asking.name, text=text, person=asking.person, id=command.id)


def _check_talk(table: Table, asking: Asking) -> None:
    """Nobody talks all the time; and however many look on, those who sit can follow what is said."""
    now, since = asking.moment.at, asking.moment.at - TALK_TIME
    recent = [told.entry.person for told in table.talk if since < told.at <= now]
    sitting = table.persons
    watching = sum(person not in sitting for person in recent)
    is_calm = asking.person in sitting or watching < MOST_SAID_BY_WATCHERS
    require(is_calm and recent.count(asking.person) < MOST_SAID, Refused("too-much-talk"))


def _during_the_game(
    table: Table, asking: Asking, command: Move | TakeBack | Resign | Replace | ComeBack
) -> AnyEntry | None:
    if isinstance(command, Replace):
        return _replace(table, asking, command)
    check_own(table, asking.person, command.seat)
    seat = table.seats[command.seat]
    match command:
        case Move():
            return _move(table, asking.person, command)
        case TakeBack():
            return _take_back(table, asking, command)
        case Resign():
            require(table.phase == PLAYING, Refused("not-playing"))
            if seat.has_resigned:
                return None
            who = {"person": asking.person, "id": command.id}
            return Resigned(seat=command.seat, name=seat.name, bot=STAND_IN, **who)
        case ComeBack():
            require(not seat.has_resigned, Refused("has-resigned"))
            back = CameBack(seat=command.seat, name=asking.name, person=asking.person, id=command.id)
            return back if seat.bot else None


def _move(table: Table, person: str, command: Move) -> AnyEntry:
    require(table.match is not None and table.phase in (PLAYING, OVER), Refused("not-begun"))
    require(not table.seats[command.seat].has_resigned, Refused("has-resigned"))
    assert table.match is not None
    move = table.match.check(command.seat, command.move)
    may_revise = len(table.match.turns) < MOST_MOVES or command.seat in table.match.waiting
    require(may_revise, Refused("no-more-changes", most=MOST_MOVES))
    return Moved(seat=command.seat, move=str(move), person=person, id=command.id)


def _take_back(table: Table, asking: Asking, command: TakeBack) -> AnyEntry:
    require(table.made.takeback, Refused("no-take-back"))
    require(command.seat in table.may_take_back, Refused("too-late-to-take-back"))
    return TookBack(seat=command.seat, name=asking.name, person=asking.person, id=command.id)


def _replace(table: Table, asking: Asking, command: Replace) -> AnyEntry | None:
    """More than half of the others who are here are enough; who was replaced can come back at any time."""
    check_seat(table, command.seat)
    stalling, moment = table.seats[command.seat], asking.moment
    require(bool(table.seats_of(asking.person)), Refused("not-at-the-table"))
    require(command.seat in table.waiting, Refused("not-waited-for", seat=command.seat))
    require(stalling.person not in (None, asking.person), Refused("not-a-person", seat=command.seat))
    require(moment.waited >= moment.patience, Refused("not-stalling", seconds=moment.patience))
    if stalling.bot:
        return None
    voted = table.votes.get(command.seat, set())
    others = (table.persons & moment.here | {asking.person}) - {stalling.person}
    who = {"person": asking.person, "id": command.id}
    if 2 * len((voted | {asking.person}) & others) > len(others):
        return BotTook(seat=command.seat, bot=STAND_IN, **who)
    return None if asking.person in voted else Voted(seat=command.seat, name=asking.name, **who)
