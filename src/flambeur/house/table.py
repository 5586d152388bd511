"""A table: what its log says. Pure: it neither reads, writes nor waits."""

from collections import deque
from collections.abc import Mapping, Set
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from functools import cached_property, lru_cache
from typing import Any

from msgspec import structs

from flambeur.core.contract import Game
from flambeur.core.fairness import Luck
from flambeur.core.match import Match
from flambeur.core.registry import find_game
from flambeur.core.replay import replay
from flambeur.core.story import Event
from flambeur.core.turning_point import turning_point
from flambeur.house.done import Done
from flambeur.house.entries import (
    Agreed,
    AnyEntry,
    BotTook,
    CameBack,
    Coached,
    Contributed,
    Created,
    Moved,
    Planned,
    Rematch,
    Resigned,
    Said,
    Sat,
    Started,
    Stood,
    Swapped,
    TookBack,
    Unsealed,
    Voted,
)
from flambeur.house.seat import Seat, planned
from flambeur.house.told import Told, places_of

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
MOST_TALK = 50  # things said that somebody who comes is told
LONGEST_STORY = 2_000  # entries of the present game that somebody who comes is told; more than any game has
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
STAND_IN = "regular"  # the level of the bot that plays for a person who left, or in a seat nobody took


@dataclass(frozen=True)
class Finished:
    """A game that was played here, and who sat where at its end."""

    number: int
    match: Match
    seats: tuple[Seat, ...]
    entry: int  # the number of the entry that ended it
    at: datetime
    is_first_game: bool = False

    @cached_property
    def turned(self) -> dict[str, Any] | None:
        """The move with which the game turned, if there is one."""
        turned = turning_point(self.match)
        return turned.to_json() if turned else None


@dataclass
class Table:
    """The sum of a log; of what was told, only the present game and the latest talk."""

    id: str
    known_as: Mapping[str, str] = field(default_factory=dict)  # who an id in the log is now
    number: int = 0  # of the last entry
    made_at: datetime | None = None
    taken_at: datetime = LONG_AGO  # when the entry was made that is being taken
    story: deque[Told] = field(default_factory=lambda: deque(maxlen=LONGEST_STORY))  # of the present game
    talk: deque[Told] = field(default_factory=lambda: deque(maxlen=MOST_TALK))  # of all games
    changed: int = 0  # the number of the last entry that was more than talk, or whether to have a coach
    seats: list[Seat] = field(default_factory=list)
    done: Done = field(default_factory=Done)
    phase: str = GATHERING
    game_number: int = 1
    secret: str = ""  # of the luck of the present game
    match: Match | None = None
    finished: Finished | None = None  # the present game, once it is over; those before are in the store
    created: Created | None = None
    played: list[Moved] = field(default_factory=list)  # the moves of the present game that stand
    began: list[float | None] = field(default_factory=list)  # for each of these, when its turn had begun
    won_by: list[tuple[int, ...]] = field(default_factory=list)  # by present seats, for each finished game
    sat_in: list[tuple[str | None, ...]] = field(default_factory=list)  # who sat where, in each of these
    asks_luck: bool = False  # whether the present game waits for what all add to its luck
    have_played: set[str] = field(default_factory=set)  # persons who sat here at the end of a game
    agreed: set[str] = field(default_factory=set)  # persons who want another game
    coached: set[str] = field(default_factory=set)  # persons who agree to a coach
    votes: dict[int, set[str]] = field(default_factory=dict)  # for each seat, who wants a bot there
    is_unsealed: bool = False
    turn_at: float | None = None  # since when those are waited for who are, by the ticks of this process

    @property
    def made(self) -> Created:
        """How the table was made."""
        assert self.created is not None, "the log of a table begins with its creation"
        return self.created

    @property
    def game(self) -> Game:
        """The game that is played here, by the rules of the day when the table was made."""
        return find_game(self.made.game).by_version(self.made.rules)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self.match.waiting if self.match and self.phase == PLAYING else ()

    @property
    def commitment(self) -> str:
        """What is published of the luck of the present game before it begins."""
        return commitment_of(self.secret)

    @property
    def is_first_game(self) -> bool:
        """Whether the luck of the present game is prepared and hints are given; not so in a rematch."""
        return self.made.is_first_game and self.game_number == 1

    @property
    def persons(self) -> frozenset[str]:
        """Everybody who sits here."""
        return frozenset(seat.person for seat in self.seats if seat.person is not None)

    @property
    def has_coach(self) -> bool:
        """Whether people may ask what their moves are worth: all who sit here agree to it."""
        return bool(self.coached) and bool(self.persons) and self.persons <= self.coached

    @property
    def owes_luck(self) -> list[int]:
        """The seats whose persons have not added to the luck of the game to come; stand-ins add none."""
        if self.phase != GATHERING or not self.asks_luck:
            return []
        seats = enumerate(self.seats)
        return [number for number, seat in seats if seat.person and not seat.bot and seat.luck is None]

    @property
    def is_full(self) -> bool:
        """Whether no seat is open any more."""
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def is_sealed(self) -> bool:
        """Whether others still play with the luck of this table, so that only those who sit may see it."""
        return self.made.tournament is not None and self.made.tournament.seals and not self.is_unsealed

    @property
    def is_open(self) -> bool:
        """Whether anybody may look, and come if a seat is open."""
        return self.made.is_open and not self.is_sealed

    @property
    def host(self) -> str | None:
        """Who may arrange the seats: who made the table, or the first who sits if that person has left."""
        if self.made.tournament:
            return None
        made = self.made.person
        return made if self.seats_of(made) else next((s.person for s in self.seats if s.person), None)

    @property
    def may_take_back(self) -> list[int]:
        """The seat whose person may take its last move back, if there is one."""
        if not self.made.takeback or self.match is None or not self.played:
            return []
        last = self.played[-1]
        return [last.seat] if last.by is None and self.match.may_take_back else []

    def seats_of(self, person: str | None) -> list[int]:
        """The seats of a person; several if several people share a device."""
        return places_of(person, [seat.person for seat in self.seats])

    def add(self, entry: AnyEntry, at: datetime, ticks: float = 0.0) -> Told:
        """Add an entry that was found possible, and return what it told; clocks may be set, ticks go on."""
        if entry.person is not None and entry.person in self.known_as:
            entry = structs.replace(entry, person=self.known_as[entry.person])
        self.taken_at = at
        phase, had_votes = self.phase, bool(self.votes)
        is_awaited = isinstance(entry, Moved | CameBack) and entry.seat in self.waiting
        events = self._take(entry)
        if self.match is not None and self.phase == PLAYING and self.has_coach:
            self.match.has_coach = True  # and the record says so, whatever they agree on later
        is_quiet = isinstance(entry, Moved | Said) and self.phase == phase and not had_votes
        if self.phase != phase or is_awaited:
            self.votes.clear()
            self.turn_at = ticks if self.phase == PLAYING else None
        self.made_at = self.made_at or at
        told = Told(self.number + 1, at, entry, events, self._sitting(), is_quiet)
        self._keep(told)
        if entry.person is not None and entry.id is not None:
            self.done.note(entry.person, entry.id, told.number, told.persons)
        return told

    def become(self, read_again: "Table") -> None:
        """The same log, read by who its people are now; only how long is waited stands in no log."""
        read_again.turn_at, read_again.began = self.turn_at, self.began
        vars(self).update(vars(read_again))

    def speaks_of(self, persons: Set[str]) -> bool:
        """Whether anybody of these has done something here that is still told."""
        told = {told.entry.person for told in (*self.story, *self.talk)}
        return not persons.isdisjoint({self.made.person, *self.persons, *self.have_played, *told})

    def _sitting(self) -> tuple[str | None, ...]:
        """Who sits where; the same tuple for as long as nobody else does, as it is kept with every entry."""
        persons = tuple(seat.person for seat in self.seats)
        return self.story[-1].persons if self.story and self.story[-1].persons == persons else persons

    def _keep(self, told: Told) -> None:
        """What was said changes no game, and is kept apart: talk grows for as long as people like."""
        self.number = told.number
        if isinstance(told.entry, Said):
            self.talk.append(told)
            return
        if isinstance(told.entry, Rematch):
            self.story.clear()
        self.story.append(told)
        if not isinstance(told.entry, Coached):  # what a bot thinks of meanwhile still holds
            self.changed = told.number

    def told_after(self, number: int) -> list[Told]:
        """The story of the present game and the latest talk, as far as they came after an entry."""
        missed = [told for told in (*self.story, *self.talk) if told.number > number]
        return sorted(missed, key=lambda told: told.number)

    def _take(self, entry: AnyEntry) -> tuple[Event, ...]:
        match entry:
            case Created():
                self._create(entry)
            case Sat():
                self.seats[entry.seat] = Seat(entry.person, entry.name, luck=entry.luck)
            case Contributed():
                self._add_luck(entry)
            case Stood():
                self.seats[entry.seat] = Seat()
            case Planned():
                self.seats[entry.seat] = planned(entry.plan, self.made)
            case Swapped():
                pair = self.seats[entry.seat], self.seats[entry.other]
                self.seats[entry.other], self.seats[entry.seat] = pair
            case Started():
                self._fill_with_bots(entry)
            case Rematch():
                self._set_up_again(entry)
            case Agreed():
                self.agreed.add(str(entry.person))
            case Coached():
                (self.coached.add if entry.wants else self.coached.discard)(str(entry.person))
            case Said():
                return ()
            case Unsealed():
                self.is_unsealed = True
            case _:
                return self._play(entry)
        return self._begin_if_full()

    def _play(self, entry: Moved | TookBack | BotTook | Voted | Resigned | CameBack) -> tuple[Event, ...]:
        seat = self.seats[entry.seat]
        match entry:
            case Moved():
                return self._move(entry)
            case TookBack():
                assert self.match is not None, "only what was done can be taken back"
                self.match.take_back()
                self.played.pop()
                self.turn_at = self.began.pop()  # or taking back would gain time
            case BotTook():
                seat.bot = entry.bot
            case Voted():
                self.votes.setdefault(entry.seat, set()).add(str(entry.person))
            case Resigned():
                seat.bot, seat.has_resigned = entry.bot, True
            case CameBack():
                seat.bot = None
        return ()

    def _create(self, entry: Created) -> None:
        self.created, self.secret = entry, entry.secret
        self.asks_luck = entry.asks_luck
        if entry.coach:
            self.coached.add(str(entry.person))
        self.seats.extend(planned(plan, entry) for plan in entry.seats)
        for seat, sitter in enumerate(entry.secret_sitters):
            if sitter:
                person = self.known_as.get(sitter.person, sitter.person)
                self.seats[seat] = Seat(person, sitter.name, luck=None if entry.luck is None else "")

    def _add_luck(self, entry: Contributed) -> None:
        """People who share a device add to the luck together."""
        mine = self.seats_of(entry.person)
        for nth, seat in enumerate([seat for seat in self.owes_luck if seat in mine]):
            self.seats[seat].luck = "" if nth else entry.luck

    def _fill_with_bots(self, entry: Started) -> None:
        for seat in self.seats:
            if seat.kind == "open":
                seat.bot = STAND_IN
            if entry.ends_luck and seat.luck is None:
                seat.luck = ""

    def _begin_if_full(self) -> tuple[Event, ...]:
        if self.phase != GATHERING or not self.is_full or self.owes_luck:
            return ()
        added = tuple(seat.luck or "" for seat in self.seats if seat.person)
        luck = Luck(bytes.fromhex(self.secret), added)
        if self.made.luck is not None:
            luck = Luck(bytes.fromhex(self.secret), self.made.luck, is_shared=True)
        self.phase = PLAYING
        if self.made.secret_past:
            self.match = replay(self.made.secret_past)
            self.match.go_on_with(luck)
            self.match.is_rated = False  # whatever the game was that is left
            return ()
        self.match = Match(self.game, self.made.players, self.made.options, luck)
        self.match.is_rated = self.made.rated
        return self.match.opening

    def _move(self, entry: Moved) -> tuple[Event, ...]:
        assert self.match is not None, "moves come after the beginning"
        self.match.play(entry.seat, entry.move)
        self.played.append(entry)
        self.began.append(self.turn_at)
        if self.match.is_over:
            self.phase = OVER
            seats = tuple(map(replace, self.seats))
            self.finished = Finished(
                self.game_number, self.match, seats, self.number + 1, self.taken_at, self.is_first_game
            )
            self.have_played |= self.persons
            self.sat_in.append(self._sitting())
            standing = self.match.standing or ()
            self.won_by.append(tuple(sorted(place.seat for place in standing if place.place == 1)))
        return self.match.turns[-1].events

    def _set_up_again(self, entry: Rematch) -> None:
        self.secret = entry.secret
        if not entry.keeps_seats:
            self._move_on()
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                seat.bot = STAND_IN if number in entry.stand_ins else None
                seat.has_resigned = False
                seat.luck = None if entry.asks_luck else seat.luck
        self.asks_luck = entry.asks_luck
        self.game_number += 1
        self.phase, self.match, self.finished = GATHERING, None, None
        self.agreed.clear()
        self.played.clear()
        self.began.clear()

    def _move_on(self) -> None:
        """Everybody one seat further, as it was once done for a rematch."""
        self.seats = self.seats[1:] + self.seats[:1]
        self.won_by = [tuple((seat - 1) % len(self.seats) for seat in winners) for winners in self.won_by]


def standing_of(match: Match | None) -> list[dict[str, Any]] | None:
    """Who came where, once it is known."""
    if match is None or match.standing is None:
        return None
    return [asdict(place) for place in match.standing]


@lru_cache(10_000)
def commitment_of(secret: str) -> str:
    """What is published of a secret, which is asked for with every message."""
    return Luck(bytes.fromhex(secret)).commitment
